"""Whom a dealer pays, in which order and in which chips, as the house has it after a number."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from croupier.house.views.alerts import state_alerts
from croupier.house.views.paying import payments
from croupier.scenario.read import Scenario, Step, Words, read_limits
from croupier.scenario.run import set_up, take_step
from croupier.table.state import Table

ROUND: list[Mapping[str, Any]] = [{"spin": {}}, {"no-more-bets": {}}]


def played(game: str, steps: Sequence[Mapping[str, Any]], **options: Any) -> Table:
    """A French table after some steps in a house, none of which was refused."""
    limits = {"min": 5, "smallest_chip": 1}
    answer = Scenario(
        path=Path("paying"),
        name="paying",
        book="france",
        kind="table",
        game=game,
        options=options,
        limits=read_limits(limits),
        seats=None,
        steps=tuple(step_of(n, step) for n, step in enumerate(steps)),
        raw={},
    )
    play = set_up(answer)
    for step in answer.steps:
        outcome = take_step(play, step)
        assert outcome.report["ok"], outcome.report
    return play.table


def step_of(number: int, step: Mapping[str, Any]) -> Step:
    ((verb, words),) = step.items()
    return Step(number=number, verb=verb, words=Words(words))


def wagers(player: str, *bets: str, stake: int = 10) -> list[Mapping[str, Any]]:
    return [{"place": {"player": player, "bet": bet, "stake": stake}} for bet in bets]


def sit(*players: str) -> list[Mapping[str, Any]]:
    return [{"buy-in": {"player": player, "amount": 1000}} for player in players]


ALL = (
    *("straight:1", "split:1-2", "corner:1-2-4-5", "street:1-2-3", "six-line:1-2-3-4-5-6"),
    *("red", "odd", "low", "dozen:1", "column:1", "two-dozens:1-2"),
)


@pytest.mark.clause("france", "51#10")
def test_a_french_table_pays_kind_by_kind_over_all_players() -> None:
    steps = [*sit("ann", "bob"), {"open-betting": {}}, *wagers("bob", "straight:1", "column:1")]
    steps += [*wagers("ann", *ALL), *ROUND, {"result": {"number": 1}}]
    kinds = [
        (each.bet.partition(":")[0], each.player) for each in payments(played("french", steps))
    ]
    order = [kind for kind, _ in kinds]
    assert set(order[:4]) == {"dozen", "column", "two-dozens"}
    assert set(order[4:7]) == {"red", "odd", "low"}
    assert set(order[7:9]) == {"street", "six-line"}
    assert order[9:] == ["corner", "split", "straight", "straight"]
    assert ("column", "bob") in kinds[:4]


@pytest.mark.clause("france", "55-1#order")
def test_an_american_table_pays_player_by_player_in_the_winners_colour() -> None:
    steps = [
        *sit("ann", "bob"),
        {"colour": {"player": "bob", "colour": "green", "value": 5, "count": 20}},
        {"open-betting": {}},
        *wagers("bob", "straight:1", "split:1-2"),
        *wagers("ann", "corner:1-2-4-5", "street:1-2-3", "dozen:1", "low", "red", "odd"),
        *wagers("ann", "column:1", "straight:1", "split:1-4"),
        *ROUND,
        {"result": {"number": 1}},
    ]
    paid = payments(played("american", steps))
    assert [(each.player, each.bet.partition(":")[0]) for each in paid] == [
        *(("ann", kind) for kind in ("column", "odd", "red", "low", "dozen", "street", "corner")),
        *(("ann", "split"), ("ann", "straight"), ("bob", "split"), ("bob", "straight")),
    ]
    assert [each.colour for each in paid[-3:]] == ["", "green", "green"]


@pytest.mark.clause("france", "55-10#order")
def test_an_english_table_pays_player_by_player_in_measured_stacks() -> None:
    steps = [
        *sit("ann", "bob"),
        {"colour": {"player": "bob", "colour": "green", "value": 5, "count": 20}},
        {"open-betting": {}},
        *wagers("ann", "red", "low"),
        *wagers("bob", "straight:1", "split:1-2"),
        *ROUND,
        {"result": {"number": 1}},
    ]
    paid = payments(played("english", steps))
    assert [(each.player, each.bet) for each in paid] == [
        ("ann", "red"),
        ("ann", "low"),
        ("bob", "split:1-2"),
        ("bob", "straight:1"),
    ]
    assert (paid[2].colour, paid[2].chips) == ("green", "1 x 20 green, 14 green")
    assert paid[3].chips == "3 x 20 green, 10 green"
    assert paid[0].colour == ""


@pytest.mark.clause("france", "55-12#zero")
def test_on_zero_an_english_table_pays_half_back_to_each() -> None:
    steps = [*sit("ann", "bob"), {"open-betting": {}}, *wagers("ann", "red", stake=15)]
    steps += [*wagers("bob", "odd"), *ROUND, {"result": {"number": 0}}]
    assert [
        (each.player, each.bet, each.amount) for each in payments(played("english", steps))
    ] == [
        ("ann", "red", 800),
        ("bob", "odd", 500),
    ]


@pytest.mark.clause("france", "52#zero-2")
def test_a_stake_that_goes_to_prison_is_not_paid() -> None:
    steps = [*sit("ann"), {"open-betting": {}}, *wagers("ann", "red"), *ROUND]
    assert payments(played("french", [*steps, {"result": {"number": 0}}])) == ()


def alerts(table: Table) -> list[tuple[str, str]]:
    return [(each.text, each.clauses[0]) for each in state_alerts(table, 0) if each.kind == "staff"]


@pytest.mark.clause("france", "51#3")
def test_the_pit_sees_places_without_staff_until_all_are_named() -> None:
    none = played("french", sit("ann"))
    ((text, clause),) = alerts(none)
    assert clause == "51"
    assert "croupier: 0 of 2" in text
    people = {"chef de table": ["eva"], "croupier": ["max"], "bout de table": ["ida"]}
    ((text, _),) = alerts(played("french", [{"staff": {"people": people}}]))
    assert text.endswith("croupier: 1 of 2")
    whole = {**people, "croupier": ["max", "tom"]}
    assert alerts(played("french", [{"staff": {"people": whole}}])) == []


@pytest.mark.clause("france", "51#4")
def test_the_pit_sees_a_croupier_who_launches_every_ball() -> None:
    people = {"chef de table": ["eva"], "croupier": ["max", "tom"], "bout de table": ["ida"]}
    one: list[Mapping[str, Any]] = [{"open-betting": {}}, *ROUND, {"result": {"number": 1}}]
    steps: list[Mapping[str, Any]] = [{"staff": {"people": people}}]
    steps += [{"handover": {"dealer": "max"}}, *one * 20]
    assert alerts(played("french", steps)) == [("max has launched every ball of the session", "51")]
    shared = [*steps[:-4], {"handover": {"dealer": "tom"}}, *one]
    assert alerts(played("french", shared)) == []
