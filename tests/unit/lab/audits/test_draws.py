"""Draws from pools: fair ones, favoured ones, and records that cannot be."""

import json
import random
from collections.abc import Iterator, Mapping
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.core.money import Money
from croupier.core.roles import Role
from croupier.lab.audits.draws import Draw, Inconsistency, audit_draws, draw_faults, ranks
from croupier.lab.audits.findings import Verdict
from croupier.lab.audits.house import TableFact
from croupier.lab.audits.recorded_draws import (
    BOOST,
    COLOUR,
    LOTS,
    NUMBERS,
    SEATS,
    SEATS_GIVEN,
    WINNERS,
    Found,
    contest_draws,
    read_draws,
    table_draws,
)
from croupier.lab.audits.spins import NoNumbers
from croupier.roulette.catalogue import all_books
from croupier.roulette.game_options import every_game
from croupier.roulette.limits import Limits, Range
from croupier.table.betting import BetsClosed, BettingOpened
from croupier.table.declare import Event
from croupier.table.lucky import LuckyBoostDrawn, LuckyNumbersDrawn
from croupier.table.opening import TableOpened
from croupier.table.spin import BallSpun


def _seats(chance: random.Random, number: int, *, favoured: bool = False) -> Draw:
    pool = [f"player {each}" for each in range(chance.randint(5, 8))]
    drawn = sorted(pool, key=lambda player: chance.random())
    if favoured and chance.random() < 0.5:
        drawn = pool
    return Draw(kind=SEATS, where=f"{number}", pool=tuple(pool), drawn=tuple(drawn))


def _winner(chance: random.Random, number: int) -> Draw:
    pool = tuple(chance.choice("abcdefghij") for _ in range(20))
    return Draw(kind=WINNERS, where=f"{number}", pool=pool, drawn=(chance.choice(pool),))


def _boost(chance: random.Random, number: int, mega: float = 1 / 300) -> Draw:
    chances = {"x": Fraction(299, 600), "y": Fraction(299, 600), "mega": Fraction(1, 300)}
    drawn = chance.choices(("x", "y", "mega"), (1, 1, 2 * mega / (1 - mega)))
    return Draw(
        kind=BOOST, where=f"{number}", pool=tuple(chances), drawn=tuple(drawn), chances=chances
    )


def test_fair_draws_are_flagged_no_more_often_than_stated() -> None:
    chance, trials = random.Random(31), 150
    suspect = 0
    for _ in range(trials):
        draws = [
            each
            for number in range(80)
            for each in (_seats(chance, number), _winner(chance, number), _boost(chance, number))
        ]
        suspect += audit_draws(draws).verdict is not Verdict.FAIR
    # A binomial with 150 trials and a chance of 0.05 exceeds this once in a thousand times.
    assert suspect <= 16


def test_seats_that_follow_the_order_of_entry_are_found() -> None:
    chance = random.Random(2)
    audit = audit_draws([_seats(chance, number, favoured=True) for number in range(60)])
    assert audit.verdict is Verdict.FLAGGED
    assert "early or late" in {str(f.test) for f in audit.findings if f.verdict is Verdict.FLAGGED}


def test_odds_that_come_more_often_than_set_are_found() -> None:
    chance = random.Random(3)
    audit = audit_draws([_boost(chance, number, mega=0.02) for number in range(4000)])
    assert audit.verdict is Verdict.FLAGGED


def test_odds_that_are_switched_off_cannot_have_been_drawn() -> None:
    chances = {"x": Fraction(1), "mega": Fraction(0)}
    draw = Draw(kind=BOOST, where="r", pool=("x", "mega"), drawn=("mega",), chances=chances)
    assert [fault.why for fault in draw_faults(draw)] == ["'mega' was drawn against a chance of 0"]


@given(st.permutations(range(7)))
def test_a_seating_comes_apart_into_ranks_that_give_it_back(order: list[int]) -> None:
    pool = tuple(map(str, range(7)))
    draw = Draw(kind=SEATS, where="", pool=pool, drawn=tuple(map(str, order)))
    rank, left = ranks([draw])
    assert left.tolist() == [7, 6, 5, 4, 3, 2]
    rest = list(pool)
    assert [rest.pop(place) for place in rank.tolist()] + rest == list(draw.drawn)


@pytest.mark.parametrize(
    ("pool", "drawn", "why"),
    [
        ("abc", "", "nothing was drawn"),
        ("abc", "d", "'d' was drawn and is not in the pool"),
        ("abc", "aa", "'a' was drawn 2 times and is in the pool 1 times"),
    ],
)
def test_a_draw_that_cannot_be_is_named(pool: str, drawn: str, why: str) -> None:
    draw = Draw(kind="draw", where="line 4", pool=tuple(pool), drawn=tuple(drawn))
    assert [str(fault) for fault in draw_faults(draw)] == [f"line 4: draw: {why}"]
    audit = audit_draws([draw])
    assert audit.verdict is Verdict.FLAGGED
    assert audit.as_json()["inconsistent"][0]["why"] == why


def test_too_few_draws_are_named() -> None:
    audit = audit_draws([_winner(random.Random(1), number) for number in range(5)])
    assert [str(each) for each in audit.too_few] == [f"{WINNERS}, 5 draws"]
    assert audit.verdict is Verdict.FAIR


def test_a_file_names_what_it_cannot_read() -> None:
    raw = b"kind,pool,drawn\nraffle,a;b;c,b\nraffle,a\n,a;b,a\n\xff,a,a\nraffle,x y z,y\n"
    draws, faults = read_draws(raw, source="draws.csv")
    assert [(draw.pool, draw.drawn) for draw in draws] == [
        (("a", "b", "c"), ("b",)),
        (("x", "y", "z"), ("y",)),
    ]
    assert [fault.line for fault in faults] == [3, 4, 5]


@pytest.mark.parametrize("raw", [b"", b"# nothing\n", b"kind,drawn\nx,y\n"])
def test_a_file_without_draws_is_refused(raw: bytes) -> None:
    with pytest.raises(NoNumbers, match="holds no draws|pool missing"):
        read_draws(raw, source="draws.csv")


def _contest(*facts: tuple[str, Mapping[str, object]]) -> Found:
    records = [
        (number, kind, json.dumps(payload).encode())
        for number, (kind, payload) in enumerate(facts, start=1)
    ]
    found = Found()
    contest_draws("tournament:X", records, found)
    return found


_ENTERED: tuple[tuple[str, dict[str, object]], ...] = (
    ("EntryAccepted", {"player": "dot"}),
    ("EntryAccepted", {"player": "ben"}),
    ("EntryAccepted", {"player": "cal"}),
    ("EntryAccepted", {"player": "dot"}),
    ("EntrantWithdrew", {"player": "ben"}),
    ("EntrantSubstituted", {"player": "cal", "substitute": "ann"}),
)


def test_winners_and_seats_are_read_in_the_order_of_entry() -> None:
    found = _contest(
        *_ENTERED,
        ("PlayersSeated", {"table": "T1", "players": ["ann", "dot"]}),
        ("WinnerDrawn", {"winner": "ann"}),
    )
    seats, winner = found.draws
    assert (seats.kind, seats.pool, seats.drawn) == (SEATS_GIVEN, ("dot", "ann"), ("ann", "dot"))
    assert (winner.kind, winner.pool, winner.drawn) == (WINNERS, ("dot", "ann"), ("ann",))


def test_a_lot_for_seats_is_one_draw_and_its_seats_must_follow_from_it() -> None:
    lot = ("SeatsDrawn", {"tables": ["T1", "T2"], "order": ["ann", "dot"]})
    first = ("PlayersSeated", {"table": "T1", "players": ["ann"]})
    found = _contest(*_ENTERED, lot, first, ("PlayersSeated", {"table": "T2", "players": ["dot"]}))
    assert [(draw.kind, draw.drawn) for draw in found.draws] == [(SEATS, ("ann", "dot"))]
    assert found.inconsistent == []
    swapped = _contest(*_ENTERED, lot, ("PlayersSeated", {"table": "T1", "players": ["dot"]}))
    assert [fault.why for fault in swapped.inconsistent] == ["the lot seats ann at T1"]


@pytest.mark.parametrize(
    ("winner", "lot", "among", "why"),
    [
        ("ann", 0, 2, []),
        ("dot", 1, 2, []),
        ("dot", 0, 2, ["lot 0 is not dot"]),
        ("dot", 7, 2, ["lot 7 is not dot"]),
        ("ann", 0, 3, ["a lot among 3, but 2 had entered"]),
    ],
)
def test_a_recorded_lot_must_give_the_winner(
    winner: str, lot: int, among: int, why: list[str]
) -> None:
    found = _contest(*_ENTERED, ("WinnerDrawn", {"winner": winner, "lot": lot, "among": among}))
    assert [fault.why for fault in found.inconsistent] == why
    assert found.draws[0].kind == LOTS


def _history(*events: Event) -> Iterator[TableFact]:
    for number, event in enumerate(events, start=1):
        yield TableFact(record=number, actor="dealer", event=event)


def _opened() -> TableOpened:
    games = (
        (book.code, game) for book in all_books() for game in every_game(book.offers) if game.lucky
    )
    book, game = next(games)
    sign = Range(Money(500), Money(50_000), None)
    return TableOpened(
        at=0,
        by=Role.OPERATOR,
        table="T1",
        book=book,
        game=game.name,
        options={name: str(value) for name, value in game.options.items()},
        limits=Limits(table=sign, smallest_chip=Money(250)),
        digest="",
    )


def _numbers(*numbers: str) -> LuckyNumbersDrawn:
    colours = ("red", "green", "blue", "yellow")
    drawn = dict(zip(colours, numbers, strict=False))
    return LuckyNumbersDrawn(at=0, by=Role.SYSTEM, numbers=drawn)  # type: ignore[arg-type]


_SPUN = BallSpun(
    at=0, by=Role.DEALER, spin_no=1, direction="opposite", revolutions=5, wheel_moving=True
)
_CLOSED = BetsClosed(at=0, by=Role.DEALER, means="call")
_BETTING = BettingOpened(at=0, by=Role.DEALER, round_no=1, respin=False)
_BOOSTED = LuckyBoostDrawn(at=0, by=Role.SYSTEM, colour="blue", odds="x")


def test_lucky_ball_draws_are_read_from_a_table() -> None:
    found = Found()
    events = (_opened(), _BETTING, _SPUN, _numbers("1", "2", "3", "4"), _CLOSED, _BOOSTED)
    table_draws("T1", _history(*events), found)
    assert [draw.kind for draw in found.draws] == [NUMBERS, COLOUR, BOOST]
    assert found.draws[0].drawn == ("1", "2", "3", "4")
    assert found.draws[1].drawn == ("blue",)
    assert sum(found.draws[2].chances.values()) == 1
    assert found.inconsistent == []


def test_draws_out_of_order_are_named() -> None:
    found = Found()
    four = _numbers("1", "2", "3", "4")
    events = (_opened(), _BETTING, _BOOSTED, _SPUN, four, four, _numbers("1", "2"))
    table_draws("T1", _history(*events), found)
    assert [str(each) for each in found.inconsistent] == [
        f"record 3 at T1: {BOOST}: it was drawn before no more bets",
        f"record 3 at T1: {BOOST}: it was drawn before its numbers",
        f"record 6 at T1: {NUMBERS}: a second set of numbers for one spin",
        f"record 7 at T1: {NUMBERS}: a second set of numbers for one spin",
        f"record 7 at T1: {NUMBERS}: numbers for green, red",
    ]
    assert isinstance(found.inconsistent[0], Inconsistency)
