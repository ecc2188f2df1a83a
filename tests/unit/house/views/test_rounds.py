"""Past rounds in outline: what came of each, also after no-spins and corrections."""

from croupier.core.roles import Role
from croupier.house.views.rounds import rounds_of
from croupier.roulette.lines import Line, void_line
from croupier.roulette.pockets import Pocket
from croupier.table.betting import BettingOpened
from croupier.table.faults import MalfunctionReported
from croupier.table.no_spin import NoSpinCalled
from croupier.table.past_rounds import RoundResettled
from croupier.table.result import RoundSettled
from croupier.table.voiding import OutcomeInvalidated

BY = Role.DEALER
LOST = Line("ann", "straight:3", 1000, 0, 0, (), False, 0, ("6.1",))
WON = Line("ann", "straight:3", 1000, 35_000, 1000, (), False, 35, ("6.1",))
BEN = Line("ben", "red", 500, 0, 0, (), False, 0, ("6.1",))
VOID = void_line("ann", "straight:3", 1000, ())


def opened(round_no: int, at: int, *, respin: bool = False) -> BettingOpened:
    return BettingOpened(at=at, by=BY, round_no=round_no, respin=respin)


def settled(at: int, pocket: str, *lines: Line) -> RoundSettled:
    return RoundSettled(at=at, by=BY, pocket=Pocket(pocket), lines=lines)


NO_SPIN = NoSpinCalled(at=2, by=BY, reason="x", text="", lines=(VOID,), returned=False)
CORRECTED = RoundResettled(
    at=5, by=BY, cause="correction", pocket=Pocket("3"), before=(LOST,), lines=(WON,), moves=()
)
STRUCK = RoundResettled(
    at=9, by=BY, cause="invalidated", pocket=None, before=(LOST,), lines=(VOID,), moves=()
)
HISTORY = list(
    enumerate(
        (
            opened(1, 1),
            NO_SPIN,
            opened(1, 3, respin=True),
            settled(4, "4", LOST, BEN),
            CORRECTED,
            opened(2, 6),
            settled(7, "0", LOST),
            STRUCK,
            OutcomeInvalidated(at=9, by=BY, reason="fire"),
            opened(3, 10),
        ),
        start=20,
    )
)


def test_each_round_says_what_came_of_it() -> None:
    first, second, third = rounds_of(HISTORY, whole=True)
    assert (first.outcome, first.pocket, first.colour) == ("settled", "3", "red")
    assert (first.no_spins, first.corrections, first.ended_at) == (1, 1, 5)
    # Who has left before a correction keeps the line of the first settlement.
    assert (first.staked, first.paid, first.wagers, first.players) == (1500, 35_000, 2, 2)
    assert (first.number, first.opened_at) == (20, 1)
    assert (second.outcome, second.pocket, second.staked) == ("void", None, 0)
    assert (third.outcome, third.pocket, third.ended_at) == ("open", None, None)


def test_a_page_that_begins_inside_a_round_leaves_that_round_out() -> None:
    for start in (1, 2, 3, 4):
        seen = rounds_of(HISTORY[start:], whole=False)
        assert [one.round_no for one in seen] == [2, 3], start


def test_a_malfunction_voids_a_round_only_where_it_says_so() -> None:
    fault = MalfunctionReported(
        at=2, by=BY, scope="station", player="ann", confirmed=True, gate=False
    )
    (stands,) = rounds_of([(1, opened(1, 1)), (2, fault)], whole=True)
    assert stands.outcome == "open"
    whole = MalfunctionReported(
        at=2, by=BY, scope="system", player=None, confirmed=True, gate=False, voids=True
    )
    (void,) = rounds_of([(1, opened(1, 1)), (2, whole)], whole=True)
    assert (void.outcome, void.ended_at) == ("void", 2)
