"""Settlement against the oracle: every bet of every game at once, on every pocket."""

import pytest

from croupier.core.money import Money
from croupier.roulette.calls import CallKind
from croupier.roulette.catalogue import find_book
from croupier.roulette.game import Game
from croupier.roulette.limits import Limits, Range
from croupier.roulette.lines import Line, Result, Wagerer
from croupier.roulette.pockets import Pocket
from croupier.roulette.settlement import settle
from tests.oracle import oracle
from tests.oracle.test_bets import CHOICES, NAMES, Choice, deal
from tests.oracle.test_calls import PUBLISHED, published

STAKE = 800
LIMITS = Limits(table=Range(Money(100), Money(1_000_000)))


def settled(game: Game, wagers: dict[str, int], pocket: str) -> dict[str, Line]:
    wagerer = Wagerer("ann", wagers, {}, False, None)
    # On the last spin of a session nothing waits in prison: what a zero halves is shared.
    result = Result(game=game, limits=LIMITS, pocket=Pocket(pocket), is_last=True)
    return {line.bet: line for line in settle(result, wagerer)}


@pytest.mark.parametrize("choice", CHOICES, ids=NAMES)
def test_every_bet_is_settled_as_the_oracle_says(choice: Choice) -> None:
    game, expected = deal(choice)
    wagers = dict.fromkeys(game.bets, STAKE)
    for pocket in game.wheel.order:
        for bet, line in settled(game, wagers, pocket).items():
            numbers, odds = expected[bet]
            kept = oracle.kept_on_zero(choice[0], choice[1], dict(choice[2]), bet)
            lost = (0, kept * STAKE if pocket in ("0", "00") else 0)
            won = pocket in numbers
            assert (line.win, line.returned) == ((odds * STAKE, STAKE) if won else lost), bet
            assert not line.void
            assert line.clauses


@pytest.mark.parametrize("choice", CHOICES, ids=NAMES)
def test_winners_stand_on_a_live_table_and_go_home_on_an_electronic_one(choice: Choice) -> None:
    game, _ = deal(choice)
    pocket = game.wheel.order[1]
    for line in settled(game, dict.fromkeys(game.bets, STAKE), pocket).values():
        standing = 0 if game.electronic or not line.win else STAKE
        assert line.standing == standing
        assert line.credit == line.win + line.returned - standing
        assert line.lost == (0 if line.win else STAKE)


@pytest.mark.clause("new-zealand", "3.2A(a)", "3.2A(b)", "3.2A(c)", "4.5A")
@pytest.mark.parametrize("call", ["tier", "orphelins", "voisins"])
def test_a_held_series_is_settled_piece_by_piece(call: str) -> None:
    game = find_book("new-zealand").game("table")
    assert call in PUBLISHED
    net = {pocket: _net(settled(game, {call: STAKE}, pocket)[call]) for pocket in game.wheel.order}
    assert net == {number: amount * STAKE for number, amount in published(call).items()}


def _net(line: Line) -> int:
    return line.win + line.returned - line.stake


@pytest.mark.clause("adelaide", "6(j)#2", "6(j)#3")
@pytest.mark.clause("new-zealand", "3.2A(d)")
@pytest.mark.clause("crown", "9.4.2", "9.4.2(a)")
@pytest.mark.parametrize(
    ("book", "name", "stake", "won", "lost"),
    [
        ("adelaide", "table", 2500, 15_500, -2500),
        ("new-zealand", "table", 500, 15_500, -2500),
        ("crown", "french", 500, 15_500, -2500),
    ],
)
def test_held_neighbours_win_on_five_numbers(
    book: str, name: str, stake: int, won: int, lost: int
) -> None:
    game = find_book(book).game(name)
    assert game.calls[CallKind.NEIGHBOURS].held
    for centre in ("0", "17", "26"):
        bet, five = f"neighbours:{centre}", oracle.around(centre)
        for pocket in game.wheel.order:
            line = settled(game, {bet: stake}, pocket)[bet]
            assert _net(line) == (won if pocket in five else lost)
            assert bool(line.stands) is (pocket in five)
