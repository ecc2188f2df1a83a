"""What a table has missed of its wheel, from what both have on record."""

from dataclasses import dataclass
from typing import Any, Final

from croupier.house.log.store import Sought, Store
from croupier.house.stream import Stream
from croupier.house.tables import TableStream
from croupier.house.wheel_rounds import began
from croupier.table.betting import BetsClosed, BettingOpened, FinalBetsCalled
from croupier.table.no_spin import NoSpinCalled
from croupier.table.result import RoundSettled
from croupier.table.spin import BallSpun
from croupier.table.tasks import TaskDone
from croupier.wheel.decide import EVENTS
from croupier.wheel.declare import Event
from croupier.wheel.register import TableJoined
from croupier.wheel.spins import GameOpened, NumberCorrected
from croupier.wheel.state import Wheel

#: So many of its last moves a table may have missed: those of a game, and of the one before.
MOVES_MAX: Final = 12
_MOVES: Final = tuple(kind.__name__ for kind in EVENTS if kind.moves_tables)
#: What a wheel does at a table.
_DONE: Final = tuple(
    kind.__name__
    for kind in (
        *(BettingOpened, BallSpun, FinalBetsCalled, BetsClosed),
        *(RoundSettled, NoSpinCalled, TaskDone),
    )
)
#: Where play has gone on they are not made up for.
_IN_THEIR_TIME: Final = (GameOpened, NumberCorrected)


@dataclass(frozen=True, slots=True)
class Move:
    """A move of a wheel: which of all its moves, and the number of its record."""

    count: int
    number: int
    event: Event


async def last_moves(store: Store, wheel: Stream[Wheel, Event]) -> list[Move]:
    """The last moves of a wheel, oldest first, however much noise lies between them."""
    sought = Sought(stream=wheel.name, kinds=_MOVES, newest=True, count=MOVES_MAX)
    found = await store.find(sought)
    counts = range(wheel.state.moves, -1, -1)
    return [
        Move(count, record.number, wheel.kind.codec.decode(record.kind, record.payload))
        for count, record in zip(counts, found, strict=False)
    ][::-1]


async def missed_by(
    store: Store, wheel: Stream[Wheel, Event], table: TableStream, moves: list[Move]
) -> list[Move]:
    """Those that a table may not have followed, or not wholly.

    None from before it was dealt from the wheel, nor from before its round began: a number of a
    spin that it sat out must not decide what was laid since.
    """
    since = max(await _joined(store, wheel, table), await began(store, table))
    done = await _followed(store, wheel, table)
    begun = max((each.number for each in moves if each.number < done), default=0)
    return [
        each
        for each in moves
        if each.number > since
        and each.number >= begun
        and (each is moves[-1] or not isinstance(each.event, _IN_THEIR_TIME))
    ]


async def _joined(store: Store, wheel: Stream[Wheel, Event], table: TableStream) -> int:
    """The number of the record with which a table came to its wheel."""
    named = f'"table":"{table.id}"'.encode()
    joined: dict[str, Any] = {"kinds": (TableJoined.__name__,), "holds": named, "newest": True}
    found = await store.find(Sought(stream=wheel.name, count=1, **joined))
    return found[0].number if found else 0


async def _followed(store: Store, wheel: Stream[Wheel, Event], table: TableStream) -> int:
    """The number of the last record that the wheel made at a table."""
    sought = Sought(stream=table.name, kinds=_DONE, newest=True)
    found = await store.find(sought)
    return next((record.number for record in found if record.actor == wheel.name), 0)
