"""A table in play under watch: its events go in, and now and then an alert comes out.

Nothing here needs more than the standard library. A house keeps one `TableWatch` for each table,
gives it every event that was stored, and shows the alert where the pit sees it.
"""

from croupier.equipment.pockets import Pocket
from croupier.equipment.wheel import Wheel
from croupier.lab.audits.monitor import ALPHA, Alert, MonitorState, WheelMonitor
from croupier.table import events as e


class TableWatch:
    """The monitor of the wheel at one table.

    A result counts when the next round opens: until then it may be corrected or voided.
    """

    def __init__(
        self, wheel: Wheel, *, alpha: float = ALPHA, state: MonitorState | None = None
    ) -> None:
        self._alpha = alpha
        self._waiting: Pocket | None = None
        self._follows = state is not None
        self.monitor = (
            WheelMonitor(wheel.order, alpha=alpha)
            if state is None
            else WheelMonitor.resume(wheel.order, state, alpha=alpha)
        )

    def see(self, event: e.Event) -> Alert | None:
        """Take an event; an alert the first time that the evidence reaches the level."""
        match event:
            case e.RoundSettled(pocket=pocket):
                self._waiting = pocket
            case e.RoundResettled(pocket=pocket):
                self._waiting, self._follows = pocket, self._follows and pocket is not None
            case e.BettingOpened(respin=False) | e.TableClosed():
                return self._count()
        return None

    def _count(self) -> Alert | None:
        waiting, self._waiting = self._waiting, None
        if waiting is None:
            return None
        follows, self._follows = self._follows, True
        return self.monitor.see(waiting, follows=follows)

    def change_wheel(self, wheel: Wheel) -> None:
        """Another wheel is at the table, or this one was repaired: evidence starts anew."""
        self.monitor = WheelMonitor(wheel.order, alpha=self._alpha)
        self._waiting, self._follows = None, False
