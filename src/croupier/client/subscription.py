"""A table as a client sees it, kept current by what comes over the socket."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from typing import Final, Generic, TypeVar, cast

from msgspec.structs import replace

from croupier.client.errors import NotTaken
from croupier.house.views.audience_views import AnyView, DisplayView, SeatView, WagerShown
from croupier.house.views.narration import Audience
from croupier.server.wire import Accepted, Called, SeatChanged, Snapshot, Update

#: A reader that falls further behind misses the oldest: each message has the whole view.
KEPT_MAX: Final = 256
#: Phases as views name them.
_BETTING: Final = frozenset({"betting", "final-bets"})
_CLOSED: Final = "no-more-bets"

V = TypeVar("V", bound=AnyView)


class Subscription(Generic[V]):
    """One table for one audience. `view` is how it stands; iterating gives what comes.

    `async for seen in subscription` yields each snapshot and update from now on. What one's own
    wagers change comes with their answers, and what a wheel does before all that follows from it;
    both are in `view` at once, without a message.
    """

    def __init__(self, table: str, audience: Audience, player: str) -> None:
        self.table, self.audience, self.player = table, audience, player
        self.seq = 0
        self._view: V | None = None
        self._coming: deque[Snapshot | Update] = deque(maxlen=KEPT_MAX)
        self._changed = asyncio.Event()
        self._failed: Exception | None = None

    @property
    def view(self) -> V:
        """The table as it stands; there from the moment that `subscribe` has returned."""
        if self._view is None:
            raise NotTaken(f"nothing of {self.table} has been seen yet")
        return self._view

    def take(self, message: Snapshot | Update) -> None:
        """Take a message of the house."""
        if message.seq < self.seq and isinstance(message, Update):
            return
        self.seq, self._view = message.seq, cast(V, message.view)
        self._coming.append(message)
        self._changed.set()

    def fold(self, answer: Accepted) -> None:
        """Take what a wager of one's own changed at the seat."""
        view = self._view
        if answer.changed is None or not isinstance(view, SeatView) or answer.seq <= self.seq:
            return
        self.seq, self._view = answer.seq, cast(V, seat_after(view, answer.changed))
        self._changed.set()

    def hear(self, called: Called) -> None:
        """Take what the table's wheel has done: the update with what comes of it follows."""
        if (after := view_called(self._view, called)) is not self._view:
            self._view = cast(V, after)
            self._changed.set()

    def fail(self, error: Exception) -> None:
        """There will be nothing more to see."""
        self._failed = error
        self._changed.set()

    async def wait_for(self, fits: Callable[[V], bool]) -> V:
        """The view, as soon as it is as wanted."""
        while self._view is None or not fits(self._view):
            await self._next_change()
        return self._view

    async def __aiter__(self) -> AsyncIterator[Snapshot | Update]:
        while True:
            while self._coming:
                yield self._coming.popleft()
            await self._next_change()

    async def _next_change(self) -> None:
        if self._failed is not None:
            raise self._failed
        self._changed.clear()
        await self._changed.wait()
        if self._failed is not None and self._view is None:
            raise NotTaken(str(self._failed)) from self._failed


def seat_after(view: SeatView, changed: SeatChanged) -> SeatView:
    """A seat's view with a wager of its own folded in."""
    laid = {each.bet: each for each in view.wagers}
    for bet, stake in changed.wagers.items():
        if stake > 0:
            laid[bet] = WagerShown(bet=bet, stake=stake)
        else:
            laid.pop(bet, None)
    staked = view.staked + changed.cost
    return replace(
        view,
        balance=changed.balance,
        staked=staked,
        spin_staked=staked,
        wagers=tuple(laid.values()),
        can_undo=changed.can_undo,
    )


def view_called(view: AnyView | None, called: Called) -> AnyView | None:
    """A view with what the wheel has done folded in; the same view where that is known already."""
    if not isinstance(view, SeatView | DisplayView) or view.round_no != called.round_no:
        return view
    if view.phase in _BETTING:
        view = replace(view, phase=_CLOSED, closes_at=None)
        if isinstance(view, SeatView):
            view = replace(view, may=())
    if called.call == "result" and view.phase == _CLOSED and view.pocket is None:
        view = replace(view, pocket=called.pocket, landed_at=called.at)
    return view
