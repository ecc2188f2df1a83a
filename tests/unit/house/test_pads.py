"""Whose touch a wager is where the game has pads."""

import pytest

from croupier.core.money import Money
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.actors import Actor
from croupier.house.answers import Accepted
from croupier.roulette.limits import Limits, Range
from croupier.scenario.playing import ScenarioHouse, person
from croupier.table.betting import OpenBetting
from croupier.table.opening import OpenTable
from croupier.table.seats import BuyIn
from croupier.table.wagers import PlaceWager


def layout_of(*players: str) -> Actor:
    return Actor(id="layout", roles=frozenset({Role.PLAYER}), players=frozenset(players))


@pytest.fixture
def house() -> ScenarioHouse:
    made = ScenarioHouse()
    opening = OpenTable(
        by=Role.OPERATOR,
        table="T1",
        book="crown",
        game="touchtable",
        limits=Limits(table=Range(Money(500), Money(50_000))),
    )
    assert made.open_table(opening) is None
    dealer = person("dora", Role.DEALER)
    for player in ("ann", "ben"):
        bought = BuyIn(by=Role.DEALER, player=player, amount=Money(10_000), tender="chips")
        assert isinstance(made.send(dealer, "table:T1", bought), Accepted)
    assert isinstance(made.send(dealer, "table:T1", OpenBetting(by=Role.DEALER)), Accepted)
    return made


@pytest.mark.parametrize(
    ("players", "pad", "taken"),
    [
        (("ann",), None, True),
        (("ann",), True, True),
        (("ann",), False, False),
        (("ann", "ben"), None, False),
        (("ann", "ben"), True, True),
    ],
)
def test_a_wager_is_of_whose_pad_it_came_with(
    house: ScenarioHouse, players: tuple[str, ...], pad: bool | None, taken: bool
) -> None:
    wager = PlaceWager(by=Role.PLAYER, player="ann", bet="red", stake=Money(500), pad=pad)
    answer = house.send(layout_of(*players), "table:T1", wager)
    if taken:
        assert isinstance(answer, Accepted)
    else:
        assert isinstance(answer, Refusal)
        assert "11.4.2(a)(i)" in answer.clauses
