"""Rounds of random wagers through the whole engine, against a loop that knows only the oracle."""

from collections.abc import Iterator
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.core.money import Money
from croupier.core.refusal import Refusal
from croupier.roulette.bets import LUCKY_COLOURS
from croupier.roulette.limits import Limits, Range
from croupier.table.describe import explain
from croupier.table.phases import Phase
from croupier.table.state import Table
from tests.oracle import oracle
from tests.oracle.test_bets import CHOICES, Choice
from tests.oracle.test_calls import PIECES
from tests.properties.invariants import Play
from tests.properties.rounds import buy_in, deal_to, place
from tests.properties.strategies import Setting, good_bets, offered

#: So wide that no wager is cut, and paid in cents so that none is rounded.
WIDE: Final = Limits(
    table=Range(Money(500), Money(10_000_000)),
    per_bet={"lucky-ball": Range(Money(100), Money(10_000_000))},
    smallest_chip=Money(1),
)
#: What the side wager pays: its own odds for each way of offering it, and the boost.
LUCKY: Final = {
    "standard": {"red": 6, "green": 12, "blue": 20, "yellow": 25},
    "mega": {"red": 5, "green": 12, "blue": 20, "yellow": 25},
}
SUPER: Final = {"red": 120, "green": 100, "blue": 75, "yellow": 60}
PURSE: Final = 100_000_000


def pieces_of(bet: str, stake: int, choice: Choice) -> Iterator[tuple[frozenset[str], int]]:
    """The numbers and the stake of each part of a bet; the stake of a call bet is for one piece."""
    book, game, chosen = choice
    name, _, centre = bet.partition(":")
    if bet in PIECES:
        for word in PIECES[bet].split():
            numbers, _, times = word.partition("*")
            yield frozenset(numbers.split("-")), stake * int(times or 1)
    elif name == "neighbours":
        each = stake // 5 if book == "adelaide" else stake
        yield from ((frozenset({number}), each) for number in oracle.around(centre))
    elif name == "max":
        zeros = oracle.lying(book, game, dict(chosen))
        inside = {numbers for numbers, _ in oracle.layout_bets(zeros).values() if len(numbers) <= 6}
        yield from ((spot, stake * len(spot)) for spot in inside if centre in spot)
    elif bet == "outside-zero":
        yield frozenset({"0"}), stake
    else:
        yield oracle.expected_bets(book, game, dict(chosen))[bet][0], stake


def net(wagers: dict[str, int], pocket: str, choice: Choice, boosted: str) -> int:
    """What wagers come to: "x to 1" and the stake back, or the stake gone."""
    total = 0
    lucky = LUCKY.get(dict(choice[2]).get("lucky_ball", "off"), {})
    drawn = dict(zip(LUCKY_COLOURS, ["0", *_after_zero(choice)], strict=False))
    for bet, stake in wagers.items():
        name, _, colour = bet.partition(":")
        if name == "lucky-ball":
            odds = SUPER[colour] if colour == boosted else lucky[colour]
            total += odds * stake if drawn[colour] == pocket else -stake
            continue
        kept = oracle.kept_on_zero(choice[0], choice[1], dict(choice[2]), bet)
        if kept and pocket == "0":
            # Where there is a choice all of it waits in prison; else half is gone at once.
            total -= 0 if choice[1] != "english" else int(kept * stake)
            continue
        for numbers, part in pieces_of(bet, stake, choice):
            total += int(oracle.pays(len(numbers)) * part) if pocket in numbers else -part
    return total


def _after_zero(choice: Choice) -> list[str]:
    """The three pockets after 0: with 0 itself these rounds draw them as the four numbers."""
    double = dict(choice[2]).get("wheel") == "double-zero"
    return ["28", "9", "26"] if double else ["32", "15", "19"]


def worth(table: Table, player: str) -> int:
    seat = table.seats[player]
    return seat.balance + table.staked(seat) - seat.owed


def opened(choice: Choice) -> Play:
    """A table with wide limits, ann at it, and betting open."""
    book, game, chosen = choice
    play = Play(Setting(book=book, game=game, options=dict(chosen), limits=WIDE).open())
    assert not isinstance(buy_in(play, "ann", PURSE), Refusal)
    deal_to(play, Phase.BETTING)
    return play


def lay(play: Play, wagers: dict[str, int]) -> None:
    for bet, stake in wagers.items():
        assert not isinstance(place(play, "ann", bet, stake), Refusal), f"{bet} {stake}"


@pytest.mark.parametrize(("book", "game"), offered())
@settings(max_examples=30, deadline=None, derandomize=True)
@given(data=st.data())
def test_a_round_pays_what_the_oracle_says(book: str, game: str, data: st.DataObject) -> None:
    choice = data.draw(st.sampled_from([each for each in CHOICES if each[:2] == (book, game)]))
    play = opened(choice)
    takes = st.sampled_from(good_bets(play.table.game))
    stakes = st.integers(1, 20).map(lambda parts: parts * 500)
    wagers = data.draw(st.dictionaries(takes, stakes, min_size=1, max_size=12))
    pocket = data.draw(st.sampled_from(play.table.game.wheel.order))
    lay(play, wagers)
    deal_to(play, Phase.SETTLED, pocket=pocket)
    boosted = play.table.lucky_boost[0] if play.table.lucky_boost else ""
    assert worth(play.table, "ann") - PURSE == net(wagers, pocket, choice, boosted)
    receipt = "\n".join(explain(play.log, play.table.round_no, "ann"))
    assert play.table.settlement is not None
    for line in play.table.settlement.lines:
        assert line.bet.replace(":", " ", 1) in receipt
        assert all(clause in receipt for clause in line.clauses)
    play.check_replay()


def test_the_oracle_of_these_rounds_knows_a_loss_from_a_win() -> None:
    choice: Choice = ("crown", "american", ())
    assert net({"straight:17": 500, "red": 500}, "17", choice, "") == 17_500 - 500
    assert net({"tier": 500}, "5", choice, "") == 12 * 500
    assert net({"tier": 500}, "17", choice, "") == -6 * 500
