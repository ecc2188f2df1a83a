"""A house that keeps the register: a table opens with all that its book demands, not without."""

from dataclasses import replace
from decimal import Decimal

import pytest

from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.equipment.entering import EnterItem
from croupier.equipment.items import Item, Kept
from croupier.equipment.placing import PlaceItem
from croupier.equipment.template import Findings, conforming_findings, wanted_findings
from croupier.house.answers import Accepted
from croupier.house.pacing import hand
from croupier.roulette.book import Offer, Rulebook
from croupier.roulette.catalogue import all_books, find_book
from croupier.roulette.game import Game
from croupier.roulette.limits import Limits, Range
from croupier.roulette.register import Ball, Part, WheelEntry
from croupier.scenario.playing import ScenarioHouse, person
from croupier.table.betting import OpenBetting
from croupier.table.colours import ColourIssued, IssueColour
from croupier.table.opening import OpenTable
from croupier.table.seats import BuyIn, Join

KEEPER = person("pat", Role.PIT_BOSS)
SIGNED = frozenset({"wheel-order"})


class Room:
    """A house that demands the register, with one table that is to be opened."""

    def __init__(self, book: str, name: str = "", **options: str) -> None:
        found = find_book(book)
        self.game = found.game(name or found.offers[0].name, options)
        self.options = options
        self.house = ScenarioHouse()
        self.house.stock.complete = True

    @property
    def kept(self) -> dict[str, Kept]:
        return self.house.stock.kept

    def fill(self, found: Findings | None = None, by: Role = Role.PIT_BOSS) -> object:
        found = found or conforming_findings(self.game, "A1")
        stock, actor = self.house.stock, person("pat", by)
        return self.house.run(stock.fill("T1", self.game, found, actor, by=by, at=0))

    def open(self) -> Refusal | None:
        limits = Limits(table=Range(Money(100), Money(50_000)))
        if self.game.limits.aggregate:
            limits = replace(limits, aggregate_max=Money(1_000_000))
        return self.house.open_table(
            OpenTable(
                by=Role.OPERATOR,
                table="T1",
                book=self.game.book,
                game=self.game.name,
                options=self.options,
                limits=limits,
                signed=SIGNED,
            )
        )

    def bring(self, mark: str, table: str = "T1", by: Role = Role.PIT_BOSS) -> object:
        command = PlaceItem(by=by, id=mark, table=table)
        return self.house.run(self.house.stock.submit(command, person("pat", by)))

    def enter(self, mark: str, item: Item) -> object:
        command = EnterItem(by=Role.PIT_BOSS, id=mark, item=item)
        return self.house.run(self.house.stock.submit(command, KEEPER))

    def mark(self, name: str) -> str:
        return f"T1-{name}".replace(" ", "-")

    def bet(self) -> object:
        by = hand(self.house.table("T1"), "open-betting")
        return self.house.submit("T1", OpenBetting(by=by), person(by.value, by))


def offers() -> list[tuple[str, str, dict[str, str]]]:
    """Every game of every book, and what options add to its equipment."""
    found: list[tuple[str, str, dict[str, str]]]
    found = [(book.code, offer.name, {}) for book, offer in _offered()]
    return [
        *found,
        ("star", "table", {"wheel": "double-zero"}),
        ("star", "table", {"lucky_ball": "standard"}),
        ("crown", "touchbet", {"wheel": "double-zero"}),
        ("crown", "touchtable", {"wheel": "double-zero"}),
    ]


def _offered() -> list[tuple[Rulebook, Offer]]:
    return [(book, offer) for book in all_books() for offer in book.offers]


def named(case: tuple[str, str, dict[str, str]]) -> str:
    return " ".join((*case[:2], *case[2].values()))


def cited(answer: object) -> tuple[str, ...]:
    assert isinstance(answer, Refusal), answer
    assert answer.reason is Reason.EQUIPMENT_FAULT
    return answer.clauses


def required(game: Game) -> list[str]:
    rules = game.equipment
    own = [name for name in ("wheel", "ball") if getattr(rules, name) is not None]
    parts = [rule.name for rule in rules.parts if rule.required and rule.name not in own]
    return [*own, *parts]


@pytest.mark.clause("adelaide", "5.2(b)#1", "5.2(b)#3", "5.4(a)", "9(a)#2")
@pytest.mark.clause("crown", "2.1", "2.2#1", "8.2.1", "9.2#2", "9.3.1", "10.2#3", "10.3.2(b)")
@pytest.mark.clause("crown", "4.1")
@pytest.mark.clause("crown", "10.3.2(c)", "10.3.2(d)", "10.3.2(e)", "10.3.2(f)", "11.3.1(b)")
@pytest.mark.clause("crown", "11.3.1(c)", "10.3.1(a)(iii)", "11.3.2(a)(iii)")
@pytest.mark.clause("new-zealand", "2.1~#1", "2.1~#2", "2.2(a)", "2.6(a)~", "2.6(b)", "2.6(c)")
@pytest.mark.clause("new-zealand", "2.6(d)~", "2.6(g)~")
@pytest.mark.clause("rapid", "8.1 WND#1", "8.2(1) bullet 1", "8.2(1) bullet 2", "8.2(1) bullet 3")
@pytest.mark.clause("rapid", "8.2(1) bullet 4")
@pytest.mark.clause("star", "2.1#1", "2.1#2", "2.2", "2.5.1", "2.5.3", "2.5.4", "2.9#1")
@pytest.mark.parametrize("case", offers(), ids=named)
def test_a_table_is_dealt_with_all_that_its_book_demands_and_not_without(
    case: tuple[str, str, dict[str, str]],
) -> None:
    book, name, options = case
    room = Room(book, name, **options)
    refused = room.open()
    assert refused is not None
    needs = room.house.stock.needs("T1", room.game)
    lacking = [need.name for need in needs if need.lacks]
    assert lacking == required(room.game)
    for need in needs:
        if need.required:
            assert set(need.clauses) <= set(cited(refused))
            assert str(need.lacks[0]) in refused.detail
    filled = room.fill()
    assert not isinstance(filled, Refusal), filled
    assert room.fill() == ()
    assert room.open() is None
    before = len(room.house.events("T1"))
    for name in required(room.game):
        assert isinstance(room.bring(room.mark(name), ""), Kept)
        need = next(n for n in room.house.stock.needs("T1", room.game) if n.name == name)
        assert set(need.clauses) <= set(cited(room.bet()))
        assert len(room.house.events("T1")) == before
        assert isinstance(room.bring(room.mark(name)), Kept)
    assert isinstance(room.bet(), Accepted)
    assert room.house.last_fault() == ""


@pytest.mark.parametrize("case", offers(), ids=named)
def test_a_template_states_nothing_that_nobody_found(
    case: tuple[str, str, dict[str, str]],
) -> None:
    room = Room(case[0], case[1], **case[2])
    wanted = wanted_findings(room.game)
    answer = room.fill(Findings())
    if wanted:
        assert isinstance(answer, Refusal)
        for name in wanted:
            assert name in answer.detail
        assert room.kept == {}
    refused = room.fill(by=Role.DEALER)
    assert isinstance(refused, Refusal)
    assert room.kept == {}


@pytest.mark.parametrize("book", ["adelaide", "crown", "star", "new-zealand"])
def test_findings_that_the_book_refuses_enter_nothing(book: str) -> None:
    room = Room(book)
    found = conforming_findings(room.game, "A1")
    answer = room.fill(replace(found, ball_mm=Decimal("16.9")))
    assert "16.9 mm" in str(answer)
    assert cited(answer)
    assert room.kept == {}


@pytest.mark.clause("crown", "10.3.2(a)", "11.3.1#1")
@pytest.mark.parametrize(
    ("name", "part", "most"), [("touchbet", "stations", 50), ("touchtable", "player displays", 21)]
)
def test_more_stations_than_the_book_allows_are_not_entered(
    name: str, part: str, most: int
) -> None:
    room = Room("crown", name)
    found = conforming_findings(room.game, "A1")
    assert "at most" in str(room.fill(replace(found, counts={part: most + 1})))
    assert room.kept == {}
    room.fill(replace(found, counts={part: most}))
    assert room.open() is None


@pytest.mark.clause("adelaide", "1", "5.2(b)#2")
@pytest.mark.clause("new-zealand", "2.3 tail", "2.1~#1")
@pytest.mark.clause("star", "2.1#2", "2.3", "2.3.2", "2.4#2")
@pytest.mark.clause("crown", "2.2#1", "Diagram D")
@pytest.mark.clause("adelaide", "9(a)#2")
@pytest.mark.parametrize("book", ["adelaide", "new-zealand", "star", "crown"])
def test_a_wheel_or_a_ball_of_another_kind_does_not_come_to_the_table(book: str) -> None:
    room = Room(book)
    room.fill()
    assert room.open() is None
    wheel = room.kept["T1-wheel"].item.wheel
    assert wheel is not None
    order = list(wheel.order)
    order[1], order[3] = order[3], order[1]
    entries: dict[str, Item] = {
        "swapped": Item(wheel=replace(wheel, order=tuple(order))),
        "large": Item(ball=Ball(diameter_mm=Decimal("23.1"), material="nylon", metallic=False)),
        "steel": Item(ball=Ball(diameter_mm=Decimal(20), material="steel", metallic=True)),
    }
    if room.game.equipment.wheel is not None and room.game.equipment.wheel.metres_min:
        entries["small"] = Item(wheel=replace(wheel, diameter_m=Decimal("0.749")))
    for mark, item in entries.items():
        assert isinstance(room.enter(mark, item), Kept)
        assert cited(room.bring(mark))
        assert room.kept[mark].table == ""
    assert isinstance(room.bet(), Accepted)


@pytest.mark.clause("star", "2.5.1")
def test_more_colours_than_marker_buttons_are_a_warning() -> None:
    room = Room("star")
    found = conforming_findings(room.game, "A1")
    room.fill(replace(found, counts={"marker buttons": 2}))
    assert room.open() is None
    dealer = person("dora", Role.DEALER)
    warned = []
    for number, (colour, value) in enumerate(
        {"blue": 500, "red": 500, "white": 100, "green": 500}.items()
    ):
        player = f"p{number}"
        room.house.submit("T1", Join(by=Role.DEALER, player=player), dealer)
        room.house.submit("T1", BuyIn(by=Role.DEALER, player=player, amount=Money(5000)), dealer)
        issue = IssueColour(
            by=Role.DEALER, player=player, colour=colour, value=Money(value), count=4
        )
        assert isinstance(room.house.submit("T1", issue, dealer), Accepted)
        (issued,) = [e for e in room.house.events("T1")[-1:] if isinstance(e, ColourIssued)]
        warned.append(list(map(str, issued.warnings)))
    assert warned == [[], [], [], ["3 colours need a marker button, the table has 2"]]


@pytest.mark.clause("star", "2.5.2")
def test_a_dolly_of_wood_is_refused_at_the_table() -> None:
    room = Room("star")
    found = conforming_findings(room.game, "A1")
    assert cited(room.fill(replace(found, materials={"dolly": "wood"}))) == ("2.5.2",)
    room.fill(replace(found, materials={"dolly": "brass"}))
    assert room.open() is None
    room.enter("D2", Item(part=Part(name="dolly", material="wood")))
    assert cited(room.bring("D2")) == ("2.5.2",)


@pytest.mark.clause("adelaide", "5.2(a)")
@pytest.mark.clause("crown", "9.2#1")
@pytest.mark.parametrize(("book", "name"), [("adelaide", "table"), ("crown", "french")])
def test_a_wrong_neighbours_button_does_not_come_to_the_table(book: str, name: str) -> None:
    from croupier.equipment.items import Button
    from croupier.roulette.pockets import Pocket

    room = Room(book, name)
    room.fill()
    assert room.open() is None
    for mark, rim in (("right", "3 26 32 15"), ("wrong", "3 26 32 19")):
        button = Button(centre=Pocket("0"), rim=frozenset(map(Pocket, rim.split())))
        room.enter(mark, Item(button=button))
    assert isinstance(room.bring("right"), Kept)
    assert cited(room.bring("wrong")) == room.game.equipment.button_clauses


def test_an_unsigned_wheel_does_not_do() -> None:
    room = Room("crown", "double-zero", wheel="diagram-n")
    found = conforming_findings(room.game, "A1")
    assert "signed_by" in str(room.fill(replace(found, signed_by="")))
    room.enter("W", Item(wheel=WheelEntry(order=room.game.wheel.order)))
    room.bring("W")
    assert "needs a signature" in str(room.open())
