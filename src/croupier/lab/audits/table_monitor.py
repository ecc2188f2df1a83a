"""The monitor of a table in play: its events go in, and now and then an alert comes out.

Nothing here needs more than the standard library. A house keeps one `TableMonitor` for each table,
gives it every event that was stored, and shows the alert where the pit sees it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from croupier.lab.audits.labels import with_launch, with_run
from croupier.lab.audits.monitor import ALPHA, Alert, MonitorState, WheelMonitor
from croupier.roulette.pockets import Pocket
from croupier.table.betting import BettingOpened
from croupier.table.closing import TableClosed
from croupier.table.declare import Event
from croupier.table.help import DealerChanged
from croupier.table.no_spin import NoSpinCalled
from croupier.table.past_rounds import RoundResettled
from croupier.table.result import RoundSettled, RunSeen
from croupier.table.spin import BallSpun
from croupier.table.supplies import BallChanged
from croupier.table.voiding import OutcomeInvalidated

#: The events that say something to a monitor; it may be spared all others.
MONITORED: Final = (
    BallSpun,
    BettingOpened,
    NoSpinCalled,
    OutcomeInvalidated,
    RoundResettled,
    RoundSettled,
    RunSeen,
    TableClosed,
    BallChanged,
    DealerChanged,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class TableMonitorState:
    """All that a monitor has to keep between events."""

    monitor: MonitorState
    #: The result that the next round will make count.
    waiting: Pocket | None = None
    #: Whether the next result comes right after the last that was counted.
    follows: bool = False
    #: What is known of the spins from here on: direction, dealer, ball, rotor, drop.
    known: Mapping[str, str] = field(default_factory=dict)
    #: What was known of the result that waits.
    waiting_known: Mapping[str, str] = field(default_factory=dict)
    #: Who was assigned to deal, if anybody was.
    assigned: str = ""
    #: The round that is open, or whose result waits.
    round_no: int = 0


class TableMonitor:
    """The monitor of the wheel at one table. `order` names its pockets clockwise.

    A result counts when the next round opens: until then it may be corrected or voided. One that is
    put right later stays as it was counted, since what was won and lost on it cannot be undone.
    """

    def __init__(
        self,
        order: Sequence[Pocket],
        *,
        alpha: float = ALPHA,
        state: TableMonitorState | None = None,
    ) -> None:
        self._alpha = alpha
        self._waiting = state.waiting if state is not None else None
        self._follows = state is not None and state.follows
        self._assigned = state.assigned if state is not None else ""
        self._round = state.round_no if state is not None else 0
        self._known = dict(state.known) if state is not None else {}
        self._waiting_known = dict(state.waiting_known) if state is not None else {}
        self.monitor = (
            WheelMonitor(order, alpha=alpha)
            if state is None
            else WheelMonitor.resume(order, state.monitor, alpha=alpha)
        )

    def see(self, event: Event, *, actor: str = "") -> Alert | None:
        """Take an event; an alert the first time that the evidence reaches the level.

        `actor` is who was behind it: of a launch, the dealer, where nobody was assigned.
        """
        match event:
            case RoundSettled(pocket=pocket):
                self._waiting, self._waiting_known = pocket, dict(self._known)
            case RoundResettled(pocket=pocket) if self._is_waiting(event.round_no):
                self._waiting, self._follows = pocket, self._follows and pocket is not None
            case BettingOpened(respin=False):
                self._round = event.round_no
                return self._count()
            case TableClosed():
                return self._count()
            case NoSpinCalled() | OutcomeInvalidated():
                # The ball came to rest where nobody says: no step leads from there.
                self._follows = False
            case BallSpun():
                self._known = with_launch(self._known, event, assigned=self._assigned, actor=actor)
            case RunSeen(run=run):
                self._known = with_run(self._known, run)
            case DealerChanged(dealer=dealer):
                self._assigned = dealer
            case BallChanged(ball=ball):
                self._known["ball"] = f"{ball.diameter_mm} mm {ball.material}"
        return None

    def _is_waiting(self, round_no: int) -> bool:
        """Whether the result that waits is that of a round; without a number, the last round's."""
        return self._waiting is not None and round_no in (0, self._round)

    def _count(self) -> Alert | None:
        waiting, self._waiting = self._waiting, None
        if waiting is None:
            return None
        follows, self._follows = self._follows, True
        return self.monitor.see(waiting, follows=follows, known=self._waiting_known)

    def change_wheel(self, order: Sequence[Pocket]) -> None:
        """Another wheel is at the table, or this one was repaired: evidence starts anew."""
        self.monitor = WheelMonitor(order, alpha=self._alpha)
        self._waiting, self._follows = None, False

    def state(self) -> TableMonitorState:
        """What to keep, so that a monitor made with it goes on from here."""
        return TableMonitorState(
            monitor=self.monitor.state(),
            waiting=self._waiting,
            follows=self._follows,
            known=dict(self._known),
            waiting_known=dict(self._waiting_known),
            assigned=self._assigned,
            round_no=self._round,
        )
