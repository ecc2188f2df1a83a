"""What a line may say: one right answer within limits, bounds where a limit plays a part."""

from collections.abc import Callable

import pytest

from croupier.audit.coverage import Cloth
from croupier.audit.lines import Drawn, LineCheck
from croupier.core.money import Money
from croupier.roulette.calls import CallKind
from croupier.roulette.catalogue import all_books
from croupier.roulette.game import Game
from croupier.roulette.limits import Limits, Range, Rounding
from croupier.roulette.lines import Line

LIMITS = Limits(table=Range(Money(500), Money(50_000)))


def find_game(wanted: Callable[[Game], bool]) -> Game:
    """The first game as its book offers it of which something holds."""
    games = (book.game(offer.name) for book in all_books() for offer in book.offers)
    return next(game for game in games if wanted(game))


TABLE = find_game(lambda game: not game.electronic and game.limits.rounding is Rounding.UP)
TERMINAL = find_game(lambda game: game.electronic)


def check(game: Game, pocket: str, limits: Limits = LIMITS) -> LineCheck:
    return LineCheck(cloth=Cloth(game), limits=limits, pocket=pocket, drawn=Drawn())


def line(bet: str, stake: int, win: int, returned: int, *, stands: bool = False) -> Line:
    left = ((bet, stake),) if stands else ()
    odds = win // stake if stake else 0
    return Line("ann", bet, stake, win, returned, left, False, odds, ())


def test_a_right_line_has_no_fault() -> None:
    table = check(TABLE, "17")
    assert table.fault(line("straight:17", 500, 17_500, 500, stands=True)) is None
    assert table.fault(line("red", 500, 0, 0)) is None
    terminal = check(TERMINAL, "17")
    assert terminal.fault(line("straight:17", 500, 17_500, 500)) is None


@pytest.mark.parametrize(
    "wrong",
    [
        line("straight:17", 500, 18_000, 500, stands=True),
        line("straight:17", 500, 17_500, 400, stands=True),
        line("straight:17", 500, 17_500, 500),
        line("straight:18", 500, 17_500, 500, stands=True),
        line("red", 500, 500, 500, stands=True),
        line("red", 500, 0, 500),
        line("black", 500, 0, 0),
    ],
)
def test_a_wrong_line_is_told_what_is_wrong(wrong: Line) -> None:
    assert check(TABLE, "17").fault(wrong)


def test_a_wager_without_a_result_needs_a_cause() -> None:
    void = Line("ann", "red", 500, 0, 500, (), True, 0, ())
    table = check(TABLE, "17")
    assert table.fault(void) == "a wager within its limits has no result"
    assert table.fault(void, is_stray=True) is None
    assert table.fault(void._replace(stake=100, returned=100)) is None
    assert table.fault(void._replace(win=5)) == "a wager without a result is paid"
    assert table.fault(void._replace(returned=5)) == "a wager without a result is not given back"
    assert table.fault(line("red", 500, 0, 0), is_stray=True)


def test_over_a_maximum_no_more_is_won_than_the_whole_stake_earns() -> None:
    table = check(TABLE, "17", Limits(table=Range(Money(500), Money(1000))))
    assert table.fault(line("black", 2000, 1000, 2000, stands=True)) is None
    assert table.fault(line("black", 2000, 2000, 2000, stands=True)) is None
    assert table.fault(line("black", 2000, 2100, 2000, stands=True))


def test_a_payment_may_be_rounded_up_to_a_chip_and_no_further() -> None:
    limits = Limits(table=Range(Money(130), Money(50_000)), smallest_chip=Money(250))
    table = check(TABLE, "17", limits)
    assert table.fault(line("black", 130, 250, 130, stands=True)._replace(odds=1)) is None
    assert table.fault(line("black", 130, 500, 130, stands=True)._replace(odds=1))
    assert table.fault(line("black", 130, 130, 130, stands=True)._replace(odds=1))


def test_held_call_bets_are_settled_piece_by_piece() -> None:
    game = find_game(lambda g: CallKind.TIER in g.calls and g.calls[CallKind.TIER].held)
    table = check(game, "5")
    whole = 6 * 500
    right = Line("ann", "tier", whole, 17 * 500, 500, (("split:5-8", 500),), False, 17, ())
    assert table.fault(right) is None
    assert table.fault(right._replace(win=18 * 500))
    lost = Line("ann", "tier", whole, 0, 0, (), False, 0, ())
    assert check(game, "1").fault(lost) is None
    assert table.fault(lost)
