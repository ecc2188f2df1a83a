"""Evidence against the wheels of the house, gathered spin by spin from what the log has.

A monitor stands at every table that is dealt. What it has seen is kept beside the snapshots of
the tables and is a cache like them: where it is missing, damaged, of another log or of a program
that would have computed otherwise, results are read from the log again. Evidence starts anew when
the register says that another wheel is at the table, or that one that was unfit is fit again.
"""

import hashlib
from collections import defaultdict, deque
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

import msgspec

from croupier.core.messages import say
from croupier.house.codecs import TABLE_CODEC
from croupier.house.house import House
from croupier.house.log.record import Record
from croupier.house.log.store import Snapshot, Sought, Store, find_all
from croupier.house.views.alerts import ACKNOWLEDGERS
from croupier.house.views.wall import AlertShown, WheelEvidence
from croupier.lab.audits.monitor import OVERWHELMING, Alert
from croupier.lab.audits.table_monitor import MONITORED, TableMonitor, TableMonitorState
from croupier.roulette.pockets import Pocket
from croupier.table.declare import Event

MONITORED_KINDS: Final = tuple(kind.__name__ for kind in MONITORED)
#: What is kept is written again after so many results of a table.
KEEP_EVERY: Final = 250
_PREFIX: Final = "watch:"
_DIGEST_BYTES: Final = 32
_PROGRAM: Final = (
    "lab/audits/guesses.py",
    "lab/audits/labels.py",
    "lab/audits/monitor.py",
    "lab/audits/table_monitor.py",
    "house/wheel_monitors.py",
)


class WheelMove(NamedTuple):
    """A wheel came to a table, fit to be used, or was taken `away` from it.

    The key identifies the move; the number is its record's, where it came from the log.
    """

    table: str
    wheel: str
    order: tuple[Pocket, ...]
    away: bool
    key: str
    number: int


class _Raised(msgspec.Struct, frozen=True, array_like=True):
    """An alert that came up at a table: since which move, on which wheel, and when."""

    since: str
    wheel: str
    at: int
    alert: Alert


class _Monitored(msgspec.Struct, array_like=True):
    """What a table's monitor has to keep."""

    order: tuple[Pocket, ...]
    state: TableMonitorState
    #: The last record it has seen, by stream version, number in the log and hash.
    version: int = 0
    number: int = 0
    digest: bytes = b""
    #: The wheel at the table, where the register knows it.
    wheel: str = ""
    #: The last move that was heard of, and that with which this evidence began.
    move: str = ""
    since: str = ""
    raised: tuple[_Raised, ...] = ()
    mark: bytes = b""


_ENCODE: Final = msgspec.msgpack.Encoder().encode
_DECODE: Final = msgspec.msgpack.Decoder(_Monitored).decode


@cache
def _program_mark() -> bytes:
    """A hash over the text of all that has a part in the evidence."""
    texts = (resources.files("croupier").joinpath(name).read_bytes() for name in _PROGRAM)
    return hashlib.sha256(b"".join(hashlib.sha256(text).digest() for text in texts)).digest()


class _Place:
    """The monitor of one table and what is remembered with it."""

    def __init__(self, kept: _Monitored) -> None:
        self.kept = kept
        self.kept_spins = kept.state.monitor.spins
        self.monitor = TableMonitor(kept.order, state=kept.state)

    def see(self, record: Record, event: Event) -> None:
        """Take an event of the table."""
        kept = self.kept
        kept.version, kept.number, kept.digest = record.version, record.number, record.digest
        if alert := self.monitor.see(event, actor=record.actor):
            raised = _Raised(since=kept.since, wheel=kept.wheel, at=event.at, alert=alert)
            kept.raised = (*kept.raised, raised)

    def change(self, move: WheelMove) -> None:
        """Another wheel is here, or the same one after a repair."""
        kept, known = self.kept, set(self.kept.order)
        kept.move = move.key
        if move.away and move.wheel != kept.wheel:
            return
        kept.since, kept.wheel = move.key, "" if move.away else move.wheel
        if set(move.order) == known:
            kept.order = move.order
        self.monitor.change_wheel(kept.order)
        self.kept_spins = 0

    def snapshot(self, table: str) -> Snapshot:
        """What is kept of it."""
        kept = self.kept
        kept.state, kept.mark = self.monitor.state(), _program_mark()
        body = _ENCODE(kept)
        self.kept_spins = self.monitor.monitor.spins
        payload = hashlib.sha256(body).digest() + body
        stream = f"{_PREFIX}{table}"
        return Snapshot(stream=stream, version=kept.version, number=kept.number, payload=payload)


class WheelMonitors:
    """A monitor at every table of a house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._places: dict[str, _Place] = {}
        self._moves: defaultdict[str, list[WheelMove]] = defaultdict(list)
        #: Whether a table's wheel is virtual.
        self.virtual: Callable[[str], bool] = lambda table: False

    async def start(self, store: Store, reader: Store, end: int) -> None:
        """Take up what was seen before, up to a number of the log."""
        snapshots = await store.load_snapshots()
        for table in self._house.tables:
            place = _read(snapshots.get(f"{_PREFIX}{table}"))
            records = None
            if place is not None:
                records = reader.read(stream=f"table:{table}", version=place.kept.version - 1)
                first = await anext(records, None)
                if first is None or first.digest != place.kept.digest:
                    place = records = None
            if place is None or records is None:
                place = self._begin(table)
                sought = Sought(stream=f"table:{table}", kinds=MONITORED_KINDS)
                records = find_all(reader, sought)
            await self._catch_up(place, table, records, end)
            self._places[table] = place

    async def _catch_up(
        self, place: _Place, table: str, records: AsyncIterator[Record], end: int
    ) -> None:
        """Give a monitor what it has not seen: results, and between them what the register says."""
        moves = deque(_after(self._moves[table], place.kept.move))
        async for record in records:
            if record.number > end:
                break
            while moves and moves[0].number < record.number:
                place.change(moves.popleft())
            if record.kind in MONITORED_KINDS:
                place.see(record, TABLE_CODEC.decode(record.kind, record.payload))
        for move in moves:
            place.change(move)

    def _begin(self, table: str) -> _Place:
        order = self._house.tables[table].state.game.wheel.order
        return _Place(_Monitored(order, TableMonitor(order).state()))

    def see(self, table: str, record: Record, event: Event) -> None:
        """Take what has been stored."""
        if table not in self._places:
            # A table that was opened since the start, with what had been brought there before.
            self._places[table] = place = self._begin(table)
            for move in self._moves[table]:
                place.change(move)
        self._places[table].see(record, event)

    def hear(self, move: WheelMove) -> None:
        """A wheel was brought, taken away or repaired."""
        self._moves[move.table].append(move)
        if move.table in self._places:
            self._places[move.table].change(move)

    def alerts(self, table: str) -> Iterator[AlertShown]:
        """Alerts that ever came up at a table, newest first; `over` where its wheel changed."""
        place = self._places.get(table)
        if place is not None:
            for raised in reversed(place.kept.raised):
                over = raised.since != place.kept.since
                yield _shown(table, raised, over=over, virtual=self.virtual(table))

    async def keep(self, store: Store, every: int = KEEP_EVERY) -> None:
        """Keep the monitors of our own tables at which so many results came since."""
        for stream in self._house.own():
            place = self._places.get(stream.id)
            if place is not None and place.monitor.monitor.spins - place.kept_spins >= every:
                await store.save_snapshot(place.snapshot(stream.id))


def _read(snapshot: Snapshot | None) -> _Place | None:
    if snapshot is None:
        return None
    digest, body = snapshot.payload[:_DIGEST_BYTES], snapshot.payload[_DIGEST_BYTES:]
    if hashlib.sha256(body).digest() != digest:
        return None
    try:
        kept = _DECODE(body)
    except msgspec.DecodeError:
        return None
    return _Place(kept) if kept.mark == _program_mark() else None


def _after(moves: Iterable[WheelMove], key: str) -> list[WheelMove]:
    """The moves after the one with a key; all of them where none has it."""
    moves = list(moves)
    heard = [place for place, move in enumerate(moves) if move.key == key]
    return moves[heard[-1] + 1 :] if heard else moves


def _shown(table: str, raised: _Raised, *, over: bool, virtual: bool) -> AlertShown:
    alert, guess = raised.alert, raised.alert.guess
    found = WheelEvidence(
        serial=raised.wheel,
        virtual=virtual,
        spins=alert.spins,
        evidence=alert.evidence,
        level=alert.level,
        chance=alert.alpha,
        about=guess.about,
        shape=guess.shape,
        middle=guess.middle,
        pockets=guess.pockets,
        group=guess.group,
    )
    mark = hashlib.sha256(raised.since.encode()).hexdigest()[:12] if raised.since else "first"
    return AlertShown(
        id=f"{table}:wheel:{mark}",
        table=table,
        kind="wheel",
        text=_text(raised, virtual=virtual),
        at=raised.at,
        roles=tuple(sorted(ACKNOWLEDGERS)),
        over=over,
        facts={"wheel": found},
    )


def _text(raised: _Raised, *, virtual: bool) -> str:
    """What was found and what it means, no more and no less."""
    alert, guess = raised.alert, raised.alert.guess
    found = say(
        "alert-wheel",
        virtual=virtual,
        serial=raised.wheel,
        spins=f"{alert.spins:,}",
        odds=f"{alert.evidence:,.0f}" if alert.evidence < OVERWHELMING else "",
        about=guess.about,
        shape=guess.shape,
        middle=guess.middle,
        pockets=" ".join(guess.pockets),
        group=guess.group,
        level=f"{alert.level:,.0f}",
        chance=f"{100 * alert.alpha:g}",
    )
    return str(found)
