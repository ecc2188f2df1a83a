import pytest

from croupier.core.refusal import Reason
from croupier.roulette.catalogue import find_book
from croupier.roulette.game import Game
from croupier.roulette.notation import parse_bet
from croupier.roulette.offered import beside_bets, layout_bets, offered_calls, refuse_bet


def deal(book: str, name: str, **options: str) -> Game:
    return find_book(book).game(name, options)


@pytest.mark.clause("star", "3.2", "7.1", "2.8")
@pytest.mark.clause("crown", "8.4.1#2", "8.4.3(b)(i)", "6.4#1")
@pytest.mark.clause("new-zealand", "3.2A", "3.2", "2.2(b)", "2.2(c)", "Appendix 3A")
@pytest.mark.clause("rapid", "8.4(1)#1", "8.4(1)#2", "8.4(1)#3")
@pytest.mark.parametrize(
    ("game", "bet", "reason", "clause", "says"),
    [
        (deal("star", "table"), "split:0-00", "no-such-bet", "3.2", "00 is not on layout A"),
        (deal("star", "table"), "tier", "not-offered", "3.2", "not offered"),
        (deal("star", "table"), "lucky-ball:red", "not-offered", "7.1", "not offered"),
        (
            deal("crown", "double-zero", layout="O"),
            "five-line:0-00-1-2-3",
            "no-such-bet",
            "8.4.1",
            "no five-number bet",
        ),
        (deal("crown", "double-zero"), "tier", "not-offered", "6.4", "not offered"),
        (deal("crown", "american", racetrack="false"), "tier", "not-offered", "6.4", "tier"),
        (deal("crown", "american"), "neighbours:00", "not-offered", "6.4", "00 is not on"),
        (deal("new-zealand", "table", racetrack="false"), "tier", "not-offered", "3.2A", "tier"),
        (deal("new-zealand", "table"), "zero-game", "not-offered", "3.1 tail", "zero-game"),
        (
            deal("new-zealand", "table"),
            "asian-neighbour:1-2-3",
            "no-such-bet",
            "3.2",
            "there is 32-15-19",
        ),
        (
            deal("new-zealand", "table", asian_racetrack="false"),
            "asian-neighbour:32-15-19",
            "not-offered",
            "3.2",
            "not offered",
        ),
        (deal("rapid", "rapid", max_bet="false"), "max:17", "not-offered", "8.4(1)", "max:17"),
    ],
)
def test_a_bet_that_is_not_taken_is_told_why_and_by_which_clause(
    game: Game, bet: str, reason: str, clause: str, says: str
) -> None:
    refusal = refuse_bet(game, parse_bet(bet))
    assert refusal is not None
    assert refusal.reason is Reason(reason)
    assert clause in refusal.clauses
    assert says in refusal.detail


@pytest.mark.parametrize(
    ("game", "bet"),
    [
        (deal("star", "table"), "red"),
        (deal("star", "table", layout="C"), "outside-zero"),
        (deal("star", "table", lucky_ball="mega"), "lucky-ball:red"),
        (deal("crown", "american"), "tier"),
        (deal("new-zealand", "table"), "asian-neighbour:32-15-19"),
    ],
)
def test_a_bet_that_is_taken_is_not_refused(game: Game, bet: str) -> None:
    assert refuse_bet(game, parse_bet(bet)) is None


def test_bets_beside_the_layout_are_told_apart() -> None:
    game = deal("new-zealand", "table")
    assert len(layout_bets(game)) == 157
    assert {bet.kind.value for bet in beside_bets(game)} == {"asian-neighbour"}


@pytest.mark.parametrize(
    ("game", "count"),
    [
        (deal("crown", "american"), 4 + 37),
        (deal("crown", "american", racetrack="false"), 0),
        (deal("crown", "double-zero"), 0),
        (deal("crown", "touchbet", wheel="double-zero"), 0),
        (deal("new-zealand", "table"), 3 + 37),
        (deal("adelaide", "table"), 37),
        (deal("adelaide", "terminal"), 0),
        (deal("star", "table"), 0),
        (deal("rapid", "rapid"), 4 + 37 + 37),
        (deal("rapid", "rapid", call_bets="false"), 37),
    ],
    ids=lambda each: f"{each.book} {each.name}" if isinstance(each, Game) else str(each),
)
def test_the_call_bets_that_are_taken(game: Game, count: int) -> None:
    assert len(offered_calls(game)) == count
