"""What each book's equipment register takes and refuses, at the very limits."""

from dataclasses import replace
from decimal import Decimal

import pytest

from croupier.core.refusal import Reason, Refusal
from croupier.equipment.items import Item, Kept
from croupier.equipment.needs import refuse_table
from croupier.roulette.catalogue import find_book
from croupier.roulette.game import Game
from croupier.roulette.pockets import Pocket
from croupier.roulette.register import (
    Ball,
    ChipSet,
    EquipmentRules,
    Part,
    WheelEntry,
    refuse_ball,
    refuse_button,
    refuse_chip_set,
    refuse_parts,
    refuse_wheel,
)
from croupier.roulette.wheel import SINGLE_ZERO, Wheel


def deal(book: str, name: str = "", **options: str) -> Game:
    found = find_book(book)
    return found.game(name or found.offers[0].name, options)


def refused(refusal: Refusal | None) -> tuple[str, ...]:
    """The clauses of a refusal; an entry that may stand is an error here."""
    assert refusal is not None
    assert refusal.reason is Reason.INVALID
    return refusal.clauses


def ball(mm: str, *, metallic: bool = False, sphere: bool = True) -> Ball:
    material = "steel" if metallic else "ivorine"
    return Ball(diameter_mm=Decimal(mm), material=material, metallic=metallic, sphere=sphere)


def ball_refusal(game: Game, entry: Ball) -> Refusal | None:
    assert game.equipment.ball is not None
    return refuse_ball(entry, game.equipment.ball)


@pytest.mark.clause("adelaide", "9(a)#2")
@pytest.mark.clause("new-zealand", "2.4~#2")
@pytest.mark.clause("star", "2.4#2")
@pytest.mark.clause("crown", "2.3#2")
@pytest.mark.parametrize(
    ("book", "largest", "too_large", "clause"),
    [
        ("adelaide", "22", "22.1", "9(a)"),
        ("new-zealand", "23", "23.1", "2.4"),
        ("rapid", "23", "23.1", "star 2.4"),
        ("star", "23", "23.1", "2.4"),
        ("crown", "22", "22.1", "2.3"),
    ],
)
def test_a_ball_has_17_millimetres_to_the_books_limit(
    book: str, largest: str, too_large: str, clause: str
) -> None:
    game = deal(book)
    assert ball_refusal(game, ball("17")) is None
    assert ball_refusal(game, ball(largest)) is None
    assert clause in refused(ball_refusal(game, ball("16.9")))
    assert clause in refused(ball_refusal(game, ball(too_large)))


@pytest.mark.clause("adelaide", "9(a)#1")
@pytest.mark.clause("new-zealand", "2.4~#1")
@pytest.mark.clause("star", "2.4#1")
@pytest.mark.clause("crown", "2.3#1")
@pytest.mark.parametrize("book", ["adelaide", "new-zealand", "star", "crown"])
def test_a_ball_holds_no_metal(book: str) -> None:
    assert refused(ball_refusal(deal(book), ball("20", metallic=True)))


@pytest.mark.clause("adelaide", "9(a)#1")
def test_only_some_books_ask_for_a_sphere() -> None:
    egg = ball("20", sphere=False)
    assert refused(ball_refusal(deal("adelaide"), egg)) == ("9(a)",)
    assert ball_refusal(deal("star"), egg) is None


CHECKS = ("vertical hazards", "horizontal hazards", "level", "free and even movement")


def entry(wheel: Wheel, metres: str = "0.8", signed_by: str = "") -> WheelEntry:
    return WheelEntry(
        order=wheel.order,
        diameter_m=Decimal(metres),
        checks=dict.fromkeys(CHECKS, True),
        signed_by=signed_by,
    )


def wheel_refusal(game: Game, entered: WheelEntry) -> Refusal | None:
    assert game.equipment.wheel is not None
    return refuse_wheel(entered, game.equipment.wheel, game.wheel)


GAMES = [
    deal("adelaide"),
    deal("new-zealand"),
    deal("rapid"),
    deal("star"),
    deal("star", wheel="double-zero"),
    deal("crown"),
    deal("crown", "double-zero"),
]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.book} {game.wheel.name}")
def test_the_approved_wheel_is_taken(game: Game) -> None:
    assert wheel_refusal(game, entry(game.wheel)) is None


@pytest.mark.clause("adelaide", "1", "5.2(b)#2")
@pytest.mark.clause("new-zealand", "2.3 tail")
@pytest.mark.clause("star", "2.3", "2.3.2", "2.3.4", "Diagram G", "Diagram H")
@pytest.mark.clause("crown", "2.2#1", "8.2.2", "Diagram D", "Diagram G")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.book} {game.wheel.name}")
def test_two_pockets_of_one_colour_may_not_change_places(game: Game) -> None:
    order = list(game.wheel.order)
    one, other = (order.index(Pocket(n)) for n in ("1", "3"))
    order[one], order[other] = order[other], order[one]
    assert game.equipment.wheel is not None
    cited = refused(wheel_refusal(game, replace(entry(game.wheel), order=tuple(order))))
    assert cited == game.equipment.wheel.order_clauses


@pytest.mark.clause("adelaide", "5.2(b)#1")
@pytest.mark.clause("new-zealand", "2.3(a)~#1")
@pytest.mark.clause("star", "2.3.1#1", "2.3.3#1")
@pytest.mark.clause("crown", "2.2#2", "8.2.2(a)#1", "8.2.2(a)#2")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.book} {game.wheel.name}")
def test_a_wheel_with_a_pocket_too_few_is_refused(game: Game) -> None:
    short = replace(entry(game.wheel), order=game.wheel.order[:-1])
    assert game.equipment.wheel is not None
    assert refused(wheel_refusal(game, short)) == game.equipment.wheel.pocket_clauses


@pytest.mark.clause("adelaide", "5.2(b)#1")
@pytest.mark.clause("new-zealand", "2.3(a)~#2")
@pytest.mark.clause("star", "2.3.1#2", "2.3.3#2")
@pytest.mark.clause("crown", "2.2#3")
@pytest.mark.parametrize(
    "game",
    [
        deal("adelaide"),
        deal("new-zealand"),
        deal("star"),
        deal("star", wheel="double-zero"),
        deal("crown"),
    ],
    ids=lambda game: f"{game.book} {game.wheel.name}",
)
def test_colours_alternate(game: Game) -> None:
    zero, first, second, third, *rest = game.wheel.order
    swapped = replace(entry(game.wheel), order=(zero, second, first, third, *rest))
    assert game.equipment.wheel is not None
    assert refused(wheel_refusal(game, swapped)) == game.equipment.wheel.colour_clauses


@pytest.mark.clause("crown", "8.2.2(a)#3", "8.2.2", "Diagram N")
def test_an_unsigned_order_needs_a_signature_and_may_be_any_order() -> None:
    game = deal("crown", "double-zero", wheel="diagram-n")
    assert refused(wheel_refusal(game, entry(game.wheel)))[0] == "8.2.2"
    other = replace(entry(game.wheel, signed_by="ops"), order=game.wheel.order[::-1])
    assert wheel_refusal(game, other) is None


@pytest.mark.clause("star", "2.1#2")
@pytest.mark.clause("new-zealand", "2.1~#1")
@pytest.mark.parametrize(("book", "clause"), [("star", "2.1"), ("new-zealand", "2.1")])
def test_a_wheel_is_at_least_three_quarters_of_a_metre_across(book: str, clause: str) -> None:
    game = deal(book)
    assert wheel_refusal(game, entry(game.wheel, "0.75")) is None
    assert refused(wheel_refusal(game, entry(game.wheel, "0.749"))) == (clause,)
    unmeasured = replace(entry(game.wheel), diameter_m=None)
    assert refused(wheel_refusal(game, unmeasured)) == (clause,)


@pytest.mark.clause("new-zealand", "2.3(b)", "2.3(c)")
@pytest.mark.parametrize("check", CHECKS)
def test_every_inspection_must_be_confirmed(check: str) -> None:
    game = deal("new-zealand")
    checks = {name: name != check for name in CHECKS}
    cited = refused(wheel_refusal(game, replace(entry(game.wheel), checks=checks)))
    assert cited == ("2.3(b)", "2.3(c)")


@pytest.mark.clause("adelaide", "5.2(a)")
@pytest.mark.clause("crown", "9.2#1")
@pytest.mark.parametrize("game", [deal("adelaide"), deal("crown", "french")])
def test_a_neighbours_button_carries_the_four_numbers_beside_its_own(game: Game) -> None:
    clauses = game.equipment.button_clauses
    right, wrong = ({*map(Pocket, rim.split())} for rim in ("3 26 32 15", "3 26 32 19"))
    zero = Pocket("0")
    assert refuse_button(frozenset(right), zero, SINGLE_ZERO, clauses) is None
    assert refused(refuse_button(frozenset(wrong), zero, SINGLE_ZERO, clauses)) == clauses


@pytest.mark.clause("adelaide", "6(c)#2", "6(c)#3")
@pytest.mark.clause("star", "3.7#1", "3.7#2")
@pytest.mark.clause("crown", "3.1.2(a)#1", "3.1.2(a)#2")
@pytest.mark.parametrize("book", ["adelaide", "star", "crown"])
def test_a_set_of_chips_has_its_own_emblem_and_several_colours(book: str) -> None:
    rules = deal(book).equipment
    first = ChipSet(table="R1", emblem="sun", colours=frozenset({"red", "blue"}))
    assert refuse_chip_set(first, (first,), rules) is None
    same = replace(first, table="R2")
    assert refused(refuse_chip_set(same, (first,), rules)) == rules.chip_sets_clauses
    assert refuse_chip_set(replace(same, emblem="moon"), (first,), rules) is None
    plain = replace(first, colours=frozenset({"red"}))
    assert refused(refuse_chip_set(plain, (), rules)) == rules.colours_clauses


def full(rules: EquipmentRules) -> dict[str, Part]:
    """Every part that a book knows, as it wants it."""
    return {
        rule.name: Part(
            name=rule.name,
            count=rule.least,
            material=rule.materials[0] if rule.materials else "",
            approval="A1" if rule.approved else "",
        )
        for rule in rules.parts
    }


EVERY = [
    deal("adelaide"),
    deal("adelaide", "terminal"),
    deal("new-zealand"),
    deal("rapid"),
    deal("star", lucky_ball="standard", uspin="true"),
    *(deal("crown", name) for name in ("american", "double-zero", "french")),
    *(deal("crown", name) for name in ("touchbet", "touchtable")),
]


@pytest.mark.clause("adelaide", "2", "5.2(b)#3", "5.4(a)")
@pytest.mark.clause("new-zealand", "2.1~#2", "2.2(a)", "2.6(a)", "2.6(b)", "2.6(c)", "2.6(d)")
@pytest.mark.clause("new-zealand", "2.6(e)", "2.6(f)", "2.6(g)", "Appendix 1", "Appendix 2")
@pytest.mark.clause("rapid", "8.1 ATS", "8.1 Game Hardware", "8.1 Game system#1", "8.1 WND#1")
@pytest.mark.clause("rapid", "8.2(1) bullet 1", "8.2(1) bullet 2", "8.2(1) bullet 3", "8.2(3)")
@pytest.mark.clause("rapid", "8.2(1) bullet 4")
@pytest.mark.clause("star", "2.1#1", "2.2", "2.5.1", "2.5.3", "2.5.4", "2.6.1", "2.6.2", "2.6.3")
@pytest.mark.clause("star", "2.7", "2.9#1", "1.1#uspin-1")
@pytest.mark.clause("crown", "1.1#2", "1.1#3", "1.1#5", "2.1", "8.2.1", "9.2#2", "9.2#6", "9.2#7")
@pytest.mark.clause("crown", "9.3.1", "4.1 fn1 s66(1)(c)", "10.2#3", "10.3.2(c)", "10.3.2(d)")
@pytest.mark.clause("crown", "10.3.2(e)", "10.3.2(f)", "10.3.2(g)", "10.3.2(h)", "11.3.1(b)")
@pytest.mark.clause("crown", "11.3.1(c)", "11.3.1(d)")
@pytest.mark.parametrize("game", EVERY, ids=lambda game: f"{game.book} {game.name}")
def test_a_table_opens_with_every_required_part_and_not_without(game: Game) -> None:
    rules = game.equipment
    parts = full(rules)
    assert refuse_parts(tuple(parts.values()), rules) is None
    for rule in rules.parts:
        without = tuple(part for name, part in parts.items() if name != rule.name)
        refusal = refuse_parts(without, rules)
        if rule.required:
            assert refused(refusal) == rule.clauses
        else:
            assert refusal is None


@pytest.mark.clause("crown", "10.3.2(g)", "10.3.2(h)", "11.3.1(d)")
@pytest.mark.clause("new-zealand", "2.6(e)", "2.6(f)")
@pytest.mark.clause("rapid", "8.1 WND#1", "8.2(1) bullet 4", "8.2(3)#2")
@pytest.mark.clause("star", "2.6.1", "2.6.2", "2.6.3")
@pytest.mark.parametrize(
    ("game", "names"),
    [
        (deal("new-zealand"), "winning number display, chipping machine"),
        (deal("rapid"), "station drop boxes, winning number display"),
        (deal("star"), "display rack, winning number display, uspin"),
        (deal("crown", "touchbet"), "winning number display, flying roulette display"),
        (deal("crown", "touchtable"), "winning number display"),
    ],
    ids=lambda value: "" if isinstance(value, str) else f"{value.book} {value.name}",
)
def test_a_table_opens_without_what_the_book_leaves_to_the_operator(game: Game, names: str) -> None:
    optional = names.split(", ")
    known = {rule.name for rule in game.equipment.parts}
    assert known.issuperset(optional)
    parts = [part for name, part in full(game.equipment).items() if name not in optional]
    assert refuse_parts(tuple(parts), game.equipment) is None


@pytest.mark.clause("crown", "10.3.2(a)", "11.3.1#1", "Diagram R", "Diagram S", "Diagram T")
@pytest.mark.clause("rapid", "8.2(1) bullet 2")
@pytest.mark.parametrize(
    ("game", "name", "most"),
    [
        (deal("crown", "touchbet"), "stations", 50),
        (deal("crown", "touchtable"), "player displays", 21),
        (deal("rapid"), "game console", 1),
    ],
)
def test_there_are_at_most_so_many(game: Game, name: str, most: int) -> None:
    parts = full(game.equipment)
    allowed = {**parts, name: replace(parts[name], count=most)}
    assert refuse_parts(tuple(allowed.values()), game.equipment) is None
    many = {**parts, name: replace(parts[name], count=most + 1)}
    assert refused(refuse_parts(tuple(many.values()), game.equipment))


@pytest.mark.clause("crown", "10.2#3")
def test_one_sensor_is_too_few() -> None:
    rules = deal("crown", "touchbet").equipment
    parts = full(rules)
    one = {**parts, "winning number sensors": Part(name="winning number sensors", count=1)}
    assert refused(refuse_parts(tuple(one.values()), rules)) == ("10.2",)


@pytest.mark.clause("star", "2.5.2")
def test_a_dolly_is_of_plastic_or_brass() -> None:
    rules = deal("star").equipment
    for material, is_taken in (("plastic", True), ("brass", True), ("wood", False), ("", False)):
        parts = {**full(rules), "dolly": Part(name="dolly", material=material)}
        assert (refuse_parts(tuple(parts.values()), rules) is None) is is_taken


@pytest.mark.clause("crown", "10.2#4", "10.2#7", "10.3.2(b)", "11.2#4", "11.2#5", "11.3.1(a)")
@pytest.mark.clause("adelaide", "5.4(a)")
@pytest.mark.parametrize(
    ("game", "name"),
    [
        (deal("crown", "touchbet"), "stations"),
        (deal("crown", "touchbet"), "game system"),
        (deal("crown", "touchtable"), "game system"),
        (deal("adelaide", "terminal"), "game system"),
    ],
)
def test_some_parts_need_an_approval(game: Game, name: str) -> None:
    parts = full(game.equipment)
    unapproved = {**parts, name: replace(parts[name], approval="")}
    assert refused(refuse_parts(tuple(unapproved.values()), game.equipment))


@pytest.mark.clause("crown", "10.3.1(a)(iii)", "Diagram L", "Diagram M", "Diagram Q")
@pytest.mark.clause("crown", "11.3.2(a)(iii)", "Diagram U")
@pytest.mark.parametrize(
    ("name", "drawings"), [("touchbet", ("L", "M", "Q")), ("touchtable", ("U",))]
)
def test_a_screen_design_is_signed_for_against_one_of_its_drawings(
    name: str, drawings: tuple[str, ...]
) -> None:
    rules = deal("crown", name).equipment
    parts = full(rules)

    def refusal(material: str, approval: str) -> Refusal | None:
        design = Part(name="screen design", material=material, approval=approval)
        return refuse_parts(tuple({**parts, design.name: design}.values()), rules)

    for drawing in drawings:
        assert refusal(f"Diagram {drawing}", "signed 1") is None
        assert f"Diagram {drawing}" in refused(refusal(f"Diagram {drawing}", ""))
    for other in ("", "Diagram A", "Diagram L" if name == "touchtable" else "Diagram U"):
        assert refused(refusal(other, "signed 1"))


@pytest.mark.clause("crown", "10.3.1(b)", "11.3.2(b)")
@pytest.mark.parametrize(
    ("name", "clause"), [("touchbet", "10.3.1(b)"), ("touchtable", "11.3.2(b)")]
)
def test_an_extra_on_a_screen_needs_a_check_on_record_and_none_is_needed(
    name: str, clause: str
) -> None:
    rules = deal("crown", name).equipment
    parts = full(rules)
    extra = parts.pop("extra screen features")
    assert refuse_parts(tuple(parts.values()), rules) is None
    assert refuse_parts((*parts.values(), extra), rules) is None
    unchecked = replace(extra, approval="")
    assert refused(refuse_parts((*parts.values(), unchecked), rules)) == (clause,)


@pytest.mark.clause("crown", "4.1")
@pytest.mark.parametrize("name", ["american", "double-zero", "french"])
def test_a_table_without_its_limit_sign_does_not_open(name: str) -> None:
    """The register is asked at every opening of a table and of betting."""
    game = deal("crown", name)
    here = [
        Kept(id="W", item=Item(wheel=entry(game.wheel, signed_by="ops"))),
        Kept(id="B", item=Item(ball=ball("20"))),
        *(Kept(id=part.name, item=Item(part=part)) for part in full(game.equipment).values()),
    ]
    assert list(refuse_table(here, game, complete=True)) == []
    bare = [kept for kept in here if kept.id != "limit sign"]
    (refusal,) = refuse_table(bare, game, complete=True)
    assert (refusal.detail, refusal.clauses) == ("limit sign is missing", ("4.1",))
