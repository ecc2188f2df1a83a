"""The house's equipment: who keeps it, and what a book lets come to a table."""

from decimal import Decimal

import pytest

from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.equipment.checks import parts_of, refuse_item
from croupier.equipment.declare import KEEPERS, Decision, ItemEvent, Surroundings, decide, evolve
from croupier.equipment.entering import EnterItem, ItemEntered, ItemRetired, RetireItem
from croupier.equipment.inspecting import InspectItem, ItemInspected
from croupier.equipment.items import Button, Item, Kept, Terminal
from croupier.equipment.needs import refuse_table
from croupier.equipment.placing import ItemPlaced, PlaceItem
from croupier.roulette.catalogue import find_book
from croupier.roulette.game import Game
from croupier.roulette.pockets import Pocket
from croupier.roulette.register import Ball, ChipSet, Part, WheelEntry
from croupier.roulette.wheel import SINGLE_ZERO

BALL = Item(ball=Ball(diameter_mm=Decimal(20), material="nylon", metallic=False))
STEEL = Item(ball=Ball(diameter_mm=Decimal(20), material="steel", metallic=True))
WHEEL = Item(wheel=WheelEntry(order=SINGLE_ZERO.order, diameter_m=Decimal("0.8")))

NONE = Kept(id="X", item=Item())


def game(book: str = "new-zealand", name: str = "table") -> Game:
    return find_book(book).game(name)


def is_fact(decided: Decision, kind: type[ItemEvent]) -> bool:
    return not isinstance(decided, Refusal) and [type(event) for event in decided] == [kind]


def entered(item: Item, *events: ItemEvent, id: str = "X") -> Kept:
    kept = evolve(Kept(id=id, item=Item()), ItemEntered(at=0, by=Role.PIT_BOSS, item=item))
    for event in events:
        kept = evolve(kept, event)
    return kept


@pytest.mark.parametrize("role", Role)
def test_only_keepers_change_the_register(role: Role) -> None:
    enter = EnterItem(by=role, id="B1", item=BALL)
    answer = decide(NONE, enter)
    assert is_fact(answer, ItemEntered) == (role in KEEPERS)
    observed = decide(entered(BALL), InspectItem(by=role, id="X"))
    assert is_fact(observed, ItemInspected) == (role in {*KEEPERS, Role.AUTHORISED_OFFICER})


def test_a_thing_is_entered_once_and_is_one_thing() -> None:
    enter = EnterItem(by=Role.PIT_BOSS, id="X", item=BALL)
    assert isinstance(decide(entered(BALL), enter), Refusal)
    for item in (Item(), Item(ball=BALL.ball, wheel=WHEEL.wheel)):
        assert isinstance(decide(NONE, EnterItem(by=Role.PIT_BOSS, id="X", item=item)), Refusal)
    for command in (
        PlaceItem(by=Role.PIT_BOSS, id="X", table="T1"),
        RetireItem(by=Role.PIT_BOSS, id="X", reason="worn"),
    ):
        assert isinstance(decide(NONE, command), Refusal)


def test_what_is_retired_is_gone_for_good_and_a_reason_is_given() -> None:
    kept = entered(BALL, ItemPlaced(at=1, by=Role.PIT_BOSS, table="T1"))
    no_reason = decide(kept, RetireItem(by=Role.PIT_BOSS, id="X", reason=" "))
    assert isinstance(no_reason, Refusal)
    gone = evolve(kept, ItemRetired(at=2, by=Role.PIT_BOSS, reason="worn"))
    assert (gone.in_use, gone.table) == (False, "")
    again = decide(gone, PlaceItem(by=Role.PIT_BOSS, id="X", table="T1"))
    assert isinstance(again, Refusal)


def test_nothing_comes_to_a_table_whose_book_refuses_it() -> None:
    place = PlaceItem(by=Role.PIT_BOSS, id="X", table="T1")
    refused = decide(entered(STEEL), place, Surroundings(lambda table: game()))
    assert isinstance(refused, Refusal)
    assert refused.reason is Reason.EQUIPMENT_FAULT
    assert refused.clauses
    assert is_fact(decide(entered(BALL), place, Surroundings(lambda table: game())), ItemPlaced)
    # Before the table is open nobody knows its book; its opening looks again.
    assert is_fact(decide(entered(STEEL), place), ItemPlaced)
    there = entered(BALL, ItemPlaced(at=1, by=Role.PIT_BOSS, table="T1"))
    assert isinstance(decide(there, place, Surroundings(lambda table: game())), Refusal)
    home = PlaceItem(by=Role.PIT_BOSS, id="X", table="")
    assert is_fact(decide(there, home, Surroundings(lambda table: game())), ItemPlaced)


def test_a_wheel_is_fit_once_every_check_of_the_book_is_passed_and_unfit_when_found_so() -> None:
    rule = game().equipment.wheel
    assert rule is not None
    first = refuse_item(entered(WHEEL), game())
    assert first is not None
    assert rule.inspected[0] in first.detail
    checks = dict.fromkeys(rule.inspected, True)
    passed = ItemInspected(at=1, by=Role.PIT_BOSS, checks=checks)
    assert refuse_item(entered(WHEEL, passed), game()) is None
    found = ItemInspected(at=2, by=Role.PIT_BOSS, unfit="a loose fret")
    unfit = refuse_item(entered(WHEEL, passed, found), game())
    assert unfit is not None
    assert "a loose fret" in unfit.detail


def test_a_neighbours_button_carries_its_own_neighbours() -> None:
    french = game("crown", "french")
    right = Button(centre=Pocket("0"), rim=frozenset(map(Pocket, ("3", "26", "32", "15"))))
    assert refuse_item(entered(Item(button=right)), french) is None
    wrong = Button(centre=Pocket("0"), rim=frozenset(map(Pocket, ("3", "26", "32", "1"))))
    assert refuse_item(entered(Item(button=wrong)), french) is not None
    foreign = Button(centre=Pocket("99"), rim=right.rim)
    assert refuse_item(entered(Item(button=foreign)), french) is not None


def test_each_table_has_chips_with_an_emblem_of_its_own() -> None:
    chips = ChipSet(table="T1", emblem="crown", colours=frozenset({"red", "blue"}))
    other = ChipSet(table="T2", emblem="crown", colours=frozenset({"red", "blue"}))
    mine, theirs = entered(Item(chips=chips)), entered(Item(chips=other), id="Y")
    assert refuse_item(mine, game(), ()) is None
    assert refuse_item(mine, game(), (theirs,)) is not None


def test_a_complete_table_has_every_part_in_number() -> None:
    book = game("crown", "touchbet")
    said = [refusal.detail for refusal in refuse_table((), book, complete=True)]
    assert said[:2] == ["wheel: none of the register is at the table"] + [
        "ball: none of the register is at the table"
    ]
    assert said[2].endswith("is missing")
    assert list(refuse_table((), book, complete=False)) == []
    machines = [entered(Item(terminal=Terminal(approval="A1"))) for _ in range(51)]
    others = [
        entered(Item(part=Part(name=name, count=count, approval="A1")))
        for name, count in (
            *(("game system", 1), ("winning number sensors", 2)),
            *(("cameras", 1), ("layout cloth", 1)),
        )
    ]
    drawn = Part(name="screen design", material="Diagram M", approval="A1")
    things = [entered(WHEEL), entered(BALL), entered(Item(part=drawn)), *others]
    crowded = list(refuse_table([*things, *machines], book, complete=True))
    assert ["51 of stations" in refusal.detail for refusal in crowded] == [True]
    assert list(refuse_table([*things, *machines[:50]], book, complete=True)) == []
    unapproved = entered(Item(terminal=Terminal()))
    (refusal,) = refuse_table([*things, *machines[:2], unapproved], book, complete=True)
    assert "no approval" in refusal.detail


def test_parts_are_counted_over_all_that_is_there() -> None:
    twice = [entered(Item(part=Part(name="dolly"))), entered(BALL), entered(BALL)]
    counted = {part.name: part.count for part in parts_of(twice)}
    assert counted == {"dolly": 1, "ball": 2}
