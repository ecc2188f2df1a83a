"""The pit's wall: figures of the day and alerts, kept up to date as records are stored.

An alert stands until somebody with the right role acknowledges it. That is a fact of the house and
is written down like any other, so that a restart brings no alert back that was seen, and loses
none that was not.
"""

from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

import msgspec

from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role, lowest
from croupier.house.acknowledgement import (
    FLOOR_CODEC,
    FLOOR_STREAM,
    STREAM,
    AcknowledgeAlert,
    AlarmKey,
    AlarmNumber,
    AlertAcknowledged,
    FloorCommand,
    FloorEvent,
    KeyOutOfScope,
    NumberFromElsewhere,
    Seen,
)
from croupier.house.actors import Actor
from croupier.house.codecs import TABLE_CODEC
from croupier.house.decider import SYSTEM
from croupier.house.house import House
from croupier.house.log.record import Record
from croupier.house.log.store import Sought, Store, find_all
from croupier.house.views.alerts import (
    ACKNOWLEDGERS,
    ALERTING_KINDS,
    alert_of,
    is_over,
    state_alerts,
)
from croupier.house.views.figures import hold_of
from croupier.house.views.wall import AlertShown, FloorFigures
from croupier.house.wheel_monitors import MONITORED_KINDS, WheelMonitors
from croupier.ledger.meters import METERED_KINDS, TableMeters, meter_event
from croupier.table.declare import Event
from croupier.table.result import RoundSettled
from croupier.table.state import Table

DAY: Final = 86_400_000
HOUR: Final = 3_600_000
#: Of so many results the times are kept, for the number of games in an hour.
_TIMES_MAX: Final = 240
_KINDS: Final = frozenset((*METERED_KINDS, *ALERTING_KINDS, *MONITORED_KINDS))


#: No more acknowledgements are listed at once.
ACKNOWLEDGED_MAX: Final = 100
#: So many alarms of one key stand at once.
_ALARMS_MAX: Final = 20


@dataclass(slots=True)
class _Day:
    """One table's meters of one day, and when its last results came."""

    meters: TableMeters
    day: int = 0
    times: deque[int] = field(default_factory=lambda: deque(maxlen=_TIMES_MAX))


class Floor:
    """Hears of every record after it is durable, and knows what the wall must show."""

    def __init__(self, monitors: WheelMonitors | None = None) -> None:
        #: Who watches the wheels, where somebody does.
        self.monitors = monitors
        self._days: dict[str, _Day] = {}
        #: Alerts that events raised, by table and by their names, with the event; oldest first.
        self._raised: defaultdict[str, dict[str, tuple[AlertShown, Event]]] = defaultdict(dict)
        self._acknowledged: set[str] = set()
        #: Keys out of their scope and numbers from elsewhere, by the names of their alerts.
        self._alarms: dict[str, AlertShown] = {}
        #: Those that are being written: who, with what, and where.
        self._ringing: list[tuple[str, str, str]] = []
        #: Why somebody does not take an alert off the wall, by its name and theirs.
        self.refuse_seer: Callable[[str, str], Refusal | None] = lambda alert, who: None
        self._house: House | None = None
        #: The last record that the start has read; None before it.
        self._read: int | None = None

    async def start(self, house: House, reader: Store, now: int) -> None:
        """Take up what the log has: today's figures, and every alert nobody has acknowledged."""
        store = house.store
        self._read = end = (await store.head())[0]
        self._house = house
        house.streams.add(FLOOR_STREAM).policies.follow(self._follow)
        await house.streams.start(STREAM)
        tables = Sought(streams="table:", before=end + 1)
        today = replace(tables, kinds=METERED_KINDS, since=now - now % DAY)
        async for record in find_all(reader, today):
            self._meter(_table_of(record), _event_of(record))
        async for record in find_all(reader, replace(tables, kinds=ALERTING_KINDS)):
            self._raise(record, _event_of(record))
        if self.monitors is not None:
            await self.monitors.start(store, reader, end)

    def _follow(
        self, name: str, record: Record, event: FloorEvent, before: Seen, after: Seen
    ) -> None:
        if isinstance(event, AlertAcknowledged):
            self._acknowledged.add(event.alert)
            self._raised[event.table].pop(event.alert, None)
            self._alarms.pop(event.alert, None)
        elif isinstance(event, KeyOutOfScope):
            alarm = _alarm_of(event, record)
            self._alarms[alarm.id] = alarm
        elif isinstance(event, NumberFromElsewhere):
            alarm = _number_alarm(event, record)
            self._alarms[alarm.id] = alarm

    def publish(self, stream: str, records: Sequence[Record], events: Sequence[Any]) -> None:
        """Take what has been stored."""
        if not stream.startswith("table:") or self._read is None:
            return
        for record, event in zip(records, events, strict=True):
            if record.kind in _KINDS and record.number > self._read:
                self._meter(_table_of(record), event)
                self._raise(record, event)
                if self.monitors is not None and record.kind in MONITORED_KINDS:
                    self.monitors.see(_table_of(record), record, event)

    def _meter(self, table: str, event: Event) -> None:
        day = event.at // DAY
        own = self._days.get(table)
        if own is None or own.day != day:
            times = own.times if own is not None else deque[int](maxlen=_TIMES_MAX)
            own = self._days[table] = _Day(TableMeters(table), day, times)
        meter_event(own.meters, event)
        if isinstance(event, RoundSettled):
            own.times.append(event.at)

    def _raise(self, record: Record, event: Event) -> None:
        alert = alert_of(_table_of(record), record.version, event)
        if alert is not None and alert.id not in self._acknowledged:
            self._raised[alert.table][alert.id] = (alert, event)

    def figures(self, table: str, now: int) -> FloorFigures:
        """A table's figures of today."""
        own = self._days.get(table)
        if own is None:
            return FloorFigures()
        pace = games_per_hour(own.times, now)
        if own.day != now // DAY:
            return FloorFigures(games_per_hour=pace)
        meters, hold = own.meters, hold_of(own.meters)
        return FloorFigures(
            games=meters.games,
            games_per_hour=pace,
            turnover=meters.turnover,
            drop=meters.drop_total,
            win=meters.win,
            hold=None if hold is None else round(hold * 10_000),
        )

    def alerts(self, table: Table, now: int) -> list[AlertShown]:
        """What stands at one table, newest first."""
        raised = (
            _but_over(alert, is_over(table, event, now))
            for alert, event in reversed(self._raised[table.id].values())
        )
        wheel = self.monitors.alerts(table.id) if self.monitors is not None else ()
        return [*raised, *self.unseen(wheel), *self.unseen(state_alerts(table, now))]

    async def alarm(self, command: AlarmKey) -> None:
        """Put on record that a key was used out of its scope; once until somebody has seen it."""
        await self._alarm(command.device, command.action_tried, command.table, command)

    async def alarm_number(self, command: AlarmNumber) -> None:
        """Put on record a number from elsewhere; once until somebody has seen it."""
        await self._alarm(command.who, command.pocket, command.place, command)

    async def _alarm(self, who: str, what: str, where: str, command: FloorCommand) -> None:
        standing = ((a.player, a.facts.get("action"), a.table) for a in self._alarms.values())
        own = sum(alarm.player == who for alarm in self._alarms.values())
        own += sum(each == who for each, *_ in self._ringing)
        rung = (who, what, where) in (*standing, *self._ringing)
        if self._house is None or rung or own >= _ALARMS_MAX:
            return
        self._ringing.append((who, what, where))
        try:
            await self._house.gateway.submit(SYSTEM, STREAM, command)
        finally:
            self._ringing.remove((who, what, where))

    def alarms(self) -> list[AlertShown]:
        """Keys out of their scope and numbers from elsewhere, until somebody acknowledges them."""
        return list(self._alarms.values())

    def is_seen(self, alert: str) -> bool:
        """Whether somebody has acknowledged an alert of this name."""
        return alert in self._acknowledged

    def unseen(self, alerts: Iterable[AlertShown]) -> Iterator[AlertShown]:
        """Those that nobody has acknowledged."""
        return (alert for alert in alerts if alert.id not in self._acknowledged)

    async def acknowledge(
        self, alert: AlertShown, actor: Actor, text: str, at: int, round_no: int = 0
    ) -> Refusal | None:
        """Note that somebody with the right role has seen an alert, and what they say to it."""
        may = frozenset(alert.roles)
        fitting = actor.roles & frozenset(map(Role, alert.roles))
        if not fitting:
            return Refusal(
                Reason.NOT_PERMITTED,
                say("house-may-not-acknowledge", id=actor.id, roles=list(alert.roles)),
                alert.clauses,
            )
        if refusal := self.refuse_seer(alert.id, actor.id):
            return refusal
        if self._house is None:
            raise RuntimeError("the floor has not been started")
        command = AcknowledgeAlert(
            by=lowest(fitting),
            at=at,
            alert=alert.id,
            table=alert.table,
            kind=alert.kind,
            says=alert.text,
            text=text,
            round_no=round_no,
            player=alert.player,
            facts=msgspec.to_builtins(alert.facts),
            may=may,
        )
        answer = await self._house.gateway.submit(actor, STREAM, command)
        return answer if isinstance(answer, Refusal) else None


def _alarm_of(event: KeyOutOfScope, record: Record) -> AlertShown:
    said = say("alert-key", device=event.device, action=event.action)
    return AlertShown(
        id=f"key:{event.device}:{record.version}",
        table=event.table,
        kind="key",
        text=str(said),
        at=record.at,
        roles=tuple(sorted(ACKNOWLEDGERS)),
        player=event.device,
        facts={"action": event.action, "by": event.device, "scope": event.serves},
    )


def _number_alarm(event: NumberFromElsewhere, record: Record) -> AlertShown:
    said = say(
        "wheels-number-from-elsewhere",
        what=event.pocket,
        place=event.place,
        source=event.source or "–",
    )
    return AlertShown(
        id=f"number:{event.who}:{record.version}",
        table=event.place,
        kind="device",
        text=f"{event.who}: {said}",
        at=record.at,
        roles=tuple(sorted(ACKNOWLEDGERS)),
        player=event.who,
        facts={
            "action": event.pocket,
            "text": str(said),
            "code": said.code,
            "params": said.params,
        },
    )


async def find_acknowledged(
    store: Store, table: str = "", round_no: int | None = None, most: int = ACKNOWLEDGED_MAX
) -> list[tuple[Record, AlertAcknowledged]]:
    """What was acknowledged, newest first: of a table and a round, or anywhere."""
    # An alert's name begins with its table's.
    holds = msgspec.json.encode(f"{table}:")[:-1] if table else b""
    sought = Sought(stream=STREAM, kinds=(AlertAcknowledged.__name__,), holds=holds, newest=True)
    found: list[tuple[Record, AlertAcknowledged]] = []
    while len(found) < most:
        page = await store.find(sought)
        for record in page:
            event = FLOOR_CODEC.decode(record.kind, record.payload)
            if not isinstance(event, AlertAcknowledged):
                continue
            if table in ("", event.table) and round_no in (None, event.round_no):
                found.append((record, event))
        if len(page) < sought.count:
            break
        sought = replace(sought, before=page[-1].number)
    return found[:most]


def games_per_hour(times: "deque[int]", now: int) -> int:
    """The pace of the last hour; of a shorter time where the table has not been dealt for one."""
    recent = [at for at in times if at > now - HOUR]
    if len(recent) < 2:
        return len(recent)
    if times[0] <= now - HOUR:
        return len(recent)
    span = max(1, recent[-1] - recent[0])
    return round((len(recent) - 1) * HOUR / span)


def _but_over(alert: AlertShown, over: bool) -> AlertShown:
    return msgspec.structs.replace(alert, over=True) if over else alert


def _table_of(record: Record) -> str:
    return record.stream.partition(":")[2]


def _event_of(record: Record) -> Event:
    return TABLE_CODEC.decode(record.kind, record.payload)
