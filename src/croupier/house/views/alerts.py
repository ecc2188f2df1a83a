"""What somebody in the pit must know of: from what happened at a table, and from how it stands."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from croupier.core.messages import say
from croupier.core.money import show_dollars
from croupier.core.roles import Role, or_above
from croupier.house.views.wall import AlertFacts, AlertKind, AlertShown
from croupier.table.claims import ClaimHeld, WinningsSeized
from croupier.table.closing import CloseAnnounced
from croupier.table.conduct import PartnersFlagged, PlayerExcluded
from croupier.table.corrections import MistakeRecorded
from croupier.table.declare import Event
from croupier.table.describe import describe
from croupier.table.disputes import DisputeOpened
from croupier.table.faults import MalfunctionReported
from croupier.table.floats import FloatCounted
from croupier.table.help import AttendantCalled, SupervisorCalled
from croupier.table.limits import LimitsAnnounced
from croupier.table.past_rounds import RoundResettled
from croupier.table.phases import Phase
from croupier.table.result import ResultFlagged
from croupier.table.sources import NumberLeftOpen, ReadingsDiffered, SourceDeclared
from croupier.table.staff import lone_launcher, short_of
from croupier.table.state import Pending, Table
from croupier.table.voiding import CardLapsed, OutcomeInvalidated

#: Who may acknowledge an alert.
ACKNOWLEDGERS: Final = or_above(Role.GAME_SUPERVISOR)
_ROLES: Final = tuple(sorted(ACKNOWLEDGERS))

#: What each alerting kind of event is called on the wall.
ALERTING: Final[dict[type[Event], AlertKind]] = {
    MalfunctionReported: "malfunction",
    DisputeOpened: "dispute",
    OutcomeInvalidated: "invalidated",
    LimitsAnnounced: "notice",
    CloseAnnounced: "notice",
    ClaimHeld: "claim",
    ResultFlagged: "result-in-doubt",
    ReadingsDiffered: "result-in-doubt",
    NumberLeftOpen: "result-in-doubt",
    RoundResettled: "result-in-doubt",
    SourceDeclared: "notice",
    PlayerExcluded: "exclusion",
    AttendantCalled: "attendant",
    SupervisorCalled: "supervisor",
    PartnersFlagged: "conduct",
    WinningsSeized: "conduct",
    CardLapsed: "card",
    MistakeRecorded: "mistake",
    FloatCounted: "float",
}
ALERTING_KINDS: Final = tuple(kind.__name__ for kind in ALERTING)


def alert_id(table: str, seq: int) -> str:
    """How an alert is named that an event of a table raised."""
    return f"{table}:{seq}"


def _count_says(counted: FloatCounted) -> str:
    amount, more = show_dollars(counted.amount), counted.difference
    if more < 0:
        return str(say("alert-float-less", amount=amount, less=show_dollars(-more)))
    return str(say("alert-float", amount=amount, more=show_dollars(more)))


def alert_of(table: str, seq: int, event: Event) -> AlertShown | None:
    """The alert that an event raises, if it raises one."""
    kind = ALERTING.get(type(event))
    if kind is None or _is_quiet(event):
        return None
    text = _count_says(event) if isinstance(event, FloatCounted) else describe(event)
    if isinstance(event, RoundResettled):
        # Its wagers are in the record of the round.
        text = str(event.message())
    return AlertShown(
        id=alert_id(table, seq),
        table=table,
        kind=kind,
        text=text,
        at=event.at,
        roles=_ROLES,
        clauses=event.clauses,
        round_no=getattr(event, "round_no", 0),
        player=getattr(event, "player", None) or "",
        until=getattr(event, "effective_at", None) or getattr(event, "until", None),
        facts=_facts_of(event),
    )


def _is_quiet(event: Event) -> bool:
    """Whether an event of an alerting kind alarms nobody: a float that is right, a correction of a
    number that no wheel has given."""
    match event:
        case FloatCounted():
            return not event.difference
        case RoundResettled():
            return event.read in ("", event.pocket)
    return False


def _facts_of(event: Event) -> AlertFacts:
    """What the sentence of an alert is made of."""
    match event:
        case MalfunctionReported():
            return {"scope": event.scope}
        case DisputeOpened() | SupervisorCalled():
            return {"text": event.text}
        case OutcomeInvalidated() | PlayerExcluded() | CardLapsed():
            return {"reason": event.reason}
        case LimitsAnnounced(range=new):
            return {"least": new.min, "most": new.max, "unit": new.unit}
        case ClaimHeld():
            return {"amount": event.amount}
        case ResultFlagged():
            return {"recorded": event.recorded, "seen": event.seen}
        case ReadingsDiffered() | NumberLeftOpen() | RoundResettled():
            said = event.message()
            return {"code": said.code, "params": said.params}
        case AttendantCalled():
            return {} if event.on else {"action": "answered"}
        case PartnersFlagged():
            return {"players": tuple(sorted(event.players)), "text": event.done}
        case WinningsSeized():
            return {"amount": event.amount, "text": event.case}
        case MistakeRecorded():
            return {"amount": event.amount, "more": event.rectified}
        case FloatCounted():
            return {"amount": event.amount, "more": event.difference, "text": event.moment}
    return {}


def is_over(table: Table, event: Event, now: int) -> bool:
    """Whether what an alert was about has ended, although nobody has acknowledged it."""
    decide = _OVER.get(type(event))
    return decide is not None and decide(table, event, now)


def _dispute_over(table: Table, event: DisputeOpened, now: int) -> bool:
    """Disputes are kept in the order in which they came up."""
    same = [
        dispute
        for dispute in table.disputes
        if (dispute.player, dispute.text, dispute.round_no)
        == (event.player, event.text, event.round_no)
    ]
    return bool(same) and all(dispute.decision for dispute in same)


_OVER: Final[dict[type[Event], Callable[[Table, Any, int], bool]]] = {
    MalfunctionReported: lambda table, event, now: not table.is_faulty(event.scope, event.player),
    DisputeOpened: _dispute_over,
    LimitsAnnounced: lambda table, event, now: (
        table.limits_notice is None or table.limits_notice.posted_at != event.at
    ),
    CloseAnnounced: lambda table, event, now: (
        table.close_notice is None or table.close_notice.posted_at != event.at
    ),
    ClaimHeld: lambda table, event, now: (
        event.player not in table.seats or not table.seats[event.player].held
    ),
}


def state_alerts(table: Table, now: int) -> Iterator[AlertShown]:
    """What the state of a table alone says: tasks that supervisors owe, wagers over the maximum,
    places without staff and one croupier alone at the wheel."""
    for waiting in table.tasks:
        if waiting.task.roles and Role.DEALER not in waiting.task.roles:
            yield _task_alert(table, waiting, now)
    yield from _over_maximum(table, now)
    yield from _staff_alerts(table, now)


def _task_alert(table: Table, waiting: Pending, now: int) -> AlertShown:
    return AlertShown(
        id=f"{table.id}:task:{waiting.task.name}:{waiting.player}:{table.round_no}",
        table=table.id,
        kind="task",
        text=waiting.text,
        at=now,
        roles=tuple(sorted(waiting.task.roles)),
        clauses=waiting.task.clauses,
        round_no=table.round_no,
        player=waiting.player,
        facts={"code": waiting.task.says, "params": waiting.params},
    )


def _over_maximum(table: Table, now: int) -> Iterator[AlertShown]:
    """Wagers that lie above what the sign allows, where the book lets them lie."""
    game = table.game
    for seat in table.seats.values():
        for bet, stake in seat.wagers.items():
            known = game.bets.get(bet)
            if known is None or known.kind in game.calls:
                continue
            allowed = seat.personal or table.limits.of(known.kind)
            if stake <= allowed.max:
                continue
            over = say(
                "alert-over",
                player=seat.player,
                stake=show_dollars(stake),
                bet=bet,
                most=show_dollars(allowed.max),
            )
            yield AlertShown(
                id=f"{table.id}:over:{seat.player}:{bet}:{table.round_no}",
                table=table.id,
                kind="over-maximum",
                text=str(over),
                at=now,
                roles=_ROLES,
                clauses=game.limits.over_clauses,
                round_no=table.round_no,
                player=seat.player,
                facts={"bet": bet, "amount": stake, "most": allowed.max},
            )


def _staff_alerts(table: Table, now: int) -> Iterator[AlertShown]:
    """Fewer people than the book has places for, and a croupier who launches every ball."""
    rule = table.game.staff
    if rule is None or table.phase is Phase.CLOSED:
        return
    if missing := short_of(rule, table.staff):
        # Named anew with fewer, it is another alert than the one that was seen.
        named = sum(map(len, table.staff.values()))
        alert = say("alert-staff", missing=missing)
        yield AlertShown(
            id=f"{table.id}:staff:{named}",
            table=table.id,
            kind="staff",
            text=str(alert),
            at=now,
            roles=_ROLES,
            clauses=rule.clauses,
            facts={"code": alert.code, "params": alert.params},
        )
    if dealer := lone_launcher(table):
        yield AlertShown(
            id=f"{table.id}:launcher:{dealer}",
            table=table.id,
            kind="staff",
            text=str(say("alert-launcher", dealer=dealer)),
            at=now,
            roles=_ROLES,
            clauses=rule.turn_clauses,
            facts={"by": dealer},
        )
