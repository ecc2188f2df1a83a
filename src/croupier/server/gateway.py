"""What every endpoint stands on: the house, who is calling, and what they may see."""

import asyncio
import re
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Protocol
from urllib.parse import urlsplit

import structlog
from starlette.requests import HTTPConnection

from croupier.cage.state import Ticket
from croupier.core.messages import say
from croupier.core.refusal import Refusal
from croupier.core.roles import PIT_LINE, Role, lowest
from croupier.house.acknowledgement import AlarmKey
from croupier.house.actors import Actor
from croupier.house.answers import Accepted, Answer
from croupier.house.approvals import Approvals
from croupier.house.compliance import ComplianceDesk
from croupier.house.device_orders import DeviceOrders
from croupier.house.house import House
from croupier.house.let_in import LetIn
from croupier.house.log.opening import HouseRecord, Reports
from croupier.house.log.store import StoreUnavailable, StoreUnsure
from croupier.house.pacing import Pacer
from croupier.house.past_sessions import SessionPast
from croupier.house.people import Register, actor_of
from croupier.house.ports import Clock
from croupier.house.promotions import Promotions
from croupier.house.station_beats import StationBeats
from croupier.house.station_devices import StationDevices
from croupier.house.tables import stream_of
from croupier.house.tills import Tills
from croupier.house.tournaments import Tournaments
from croupier.house.views.actions import holders
from croupier.house.views.narration import Audience
from croupier.house.views.worded import all_worded, plain
from croupier.house.wheels import Wheels
from croupier.server import wire
from croupier.server.answering import UNWRITTEN, refuse_unready
from croupier.server.branding import Branding
from croupier.server.certificates import certificate_name
from croupier.server.command_messages import to_command
from croupier.server.demo import Demo
from croupier.server.desks import Desks
from croupier.server.feed import Feed, Viewer
from croupier.server.integration import Integration
from croupier.server.limits import Buckets
from croupier.server.metrics import STORE_ERRORS, count_command
from croupier.server.problems import HttpError
from croupier.server.provider import Provider
from croupier.server.rounds import Recall
from croupier.server.sessions import FIRST_SAID, First, OpenSession, Sessions
from croupier.server.verifying import Check
from croupier.table.declare import Command
from croupier.table.seats import CashedOut
from croupier.table.state import Table
from croupier.table.wagers import WagersChanged

COOKIE: Final = "croupier-session"
#: Which post of a browser calls: each has a session of its own, so that a player's, a dealer's
#: and a cashier's page in one browser do not disturb each other. A link says it in its address.
POST_HEADER: Final = "x-croupier-post"
POST_QUERY: Final = "post"
_POST: Final = re.compile(r"[a-z]{1,16}")
#: A page that nobody has touched for a while says so of what it requests by itself.
UNATTENDED_HEADER: Final = "x-croupier-unattended"
NOBODY: Final = Actor(id="nobody", roles=frozenset(), players=frozenset())
#: Who may see a dealer's view, and who the pit's.
_READERS: Final = frozenset(
    {Role.SURVEILLANCE, Role.AUTHORISED_OFFICER, Role.INSPECTOR, Role.TOURNAMENT_DIRECTOR}
)
AT_TABLE: Final = frozenset(PIT_LINE) | _READERS
IN_PIT: Final = AT_TABLE - {Role.DEALER}

#: What changes a result that players have seen.
_REVIEWS: Final = frozenset({"correct-result", "override", "invalidate", "void-wagers"})

_log = structlog.get_logger("croupier.server")


def cookie_of(connection: HTTPConnection) -> str:
    """The cookie of the post that calls; the browser's own where it names none."""
    query = connection.query_params.get(POST_QUERY, "")
    post = connection.headers.get(POST_HEADER, "") or query
    return f"{COOKIE}-{post}" if _POST.fullmatch(post) else COOKIE


@dataclass(frozen=True, slots=True)
class Caller:
    """Who is calling, and whether a cookie said so, which a page elsewhere could have sent."""

    actor: Actor
    token: str = ""
    by_cookie: bool = False
    expires_at: int | None = None
    #: The cookie that said so.
    cookie: str = ""
    #: Whose session is locked; nobody acts in it then.
    locked: str = ""
    #: What must be done before anything else: another password, a second factor.
    first: First | None = None
    session: OpenSession | None = None

    @property
    def known(self) -> bool:
        """Whether this is anybody."""
        return self.actor is not NOBODY


class Socket(Protocol):
    """A socket, as far as its end concerns us."""

    def end_if_stranger(self) -> None:
        """Close where its session has ended or its key was revoked."""


@dataclass(slots=True, kw_only=True)
class HttpGateway:
    """The house as the server holds it."""

    house: House
    approvals: Approvals
    feed: Feed
    pacer: Pacer
    register: Register
    sessions: Sessions
    clock: Clock
    station_beats: StationBeats
    #: Draws the number of a ticket.
    draw_ticket: Callable[[], str] = str
    #: What the settings call the house, the money in which it deals, the language of its paper.
    name: str = "Croupier"
    currency: str = "AUD"
    branding: Branding = Branding()
    language: str = "en"
    #: Whether receipt printers have Chinese characters.
    chinese_printers: bool = False
    #: All settings as plain values, with secrets covered, and the folder for copies of the log.
    settings: dict[str, Any] = field(default_factory=dict)
    backups: Path | None = None
    #: The copy that is being made, or that failed last: where, and how far it is.
    copying: tuple[Path, Check] | None = None
    copier: "asyncio.Task[None] | None" = None
    opened_at: int = 0
    open_displays: bool = True
    secure: bool = False
    #: The names this house answers to; None where it answers to any.
    hosts: frozenset[str] | None = None
    messages_per_second: int = 100
    requests: Buckets = field(default_factory=lambda: Buckets(per_second=200, size=2000))
    commands_sent: Buckets = field(default_factory=lambda: Buckets(per_second=50, size=200))
    #: A shift of staff signs in at once, and behind one address.
    sign_ins: Buckets = field(default_factory=lambda: Buckets(per_second=1, size=60))
    guests: Buckets = field(default_factory=lambda: Buckets(per_second=2, size=120))
    #: Everybody who has a socket open.
    sockets: set["Socket"] = field(default_factory=set)
    #: Where staff sign in besides, if anywhere.
    provider: Provider | None = None
    #: The demo house's own description, where this is one.
    demo: Demo | None = None
    ready: bool = False
    tasks: "set[asyncio.Task[None]]" = field(default_factory=set)
    #: Who may play, and what is looked into; there from the house's start on.
    compliance: ComplianceDesk = field(init=False)
    wheels: Wheels = field(init=False)
    tills: Tills = field(init=False)
    #: Notes and coins that are counted, in cents.
    cash_denominations: tuple[int, ...] = ()
    chip_denominations: tuple[int, ...] = ()
    #: What devices have still to do, and how those beside players and cashiers are.
    orders: DeviceOrders = field(default_factory=DeviceOrders)
    station_devices: StationDevices = field(init=False)
    #: The pit's, the cashier's and the inspector's; there from the house's start on.
    desks: Desks = field(init=False)
    integration: Integration = field(init=False)
    recall: Recall = field(init=False)
    #: Whom and what administrators have let in.
    let_in: LetIn = field(init=False)
    #: What is played for besides; there from the house's start on.
    tournaments: Tournaments = field(init=False)
    session_past: SessionPast = field(init=False)
    promotions: Promotions = field(init=False)
    #: What the house says of itself, and what it records about itself.
    reports: Reports = field(init=False)
    record: HouseRecord = field(init=False)

    def __post_init__(self) -> None:
        self.sessions.on_end = self.end_strangers
        self.recall = Recall(self.house)
        self.feed.review = self.in_review
        self.wheels = Wheels(self.house, self.orders)
        self.wheels.may_read = self._may_read
        self.wheels.record_alarm = lambda command: self.start(
            self.desks.floor.alarm_number(command)
        )
        self.wheels.call, self.wheels.renew = self.feed.call, self.feed.renew
        self.approvals.decided = self.wheels.resume
        self.register.source_of = self.wheels.read_by
        self.register.on_struck = self.end_strangers
        self.approvals.is_struck = self.register.is_struck
        self.station_devices = StationDevices(
            self.house, self.register, self.orders, self.draw_paper
        )
        self.pacer.dealt_elsewhere = lambda table: self.wheels.serving(table) is not None
        self.wheels.sources.is_virtual = self.pacer.deals
        self.wheels.sources.has_two_readers = self.approvals.has_two_readers

    def caller(self, connection: HTTPConnection) -> Caller:
        """Who is calling: by bearer token or key, the session's cookie, or a certificate."""
        scheme, _, given = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer" and given:
            return self._bearer(given.strip())
        uses = UNATTENDED_HEADER not in connection.headers
        for cookie in (cookie_of(connection), COOKIE):
            token = connection.cookies.get(cookie, "")
            session = self.sessions.find(token, uses=uses) if token else None
            if session is not None:
                return Caller(
                    session.actor,
                    token,
                    by_cookie=True,
                    expires_at=session.expires_at,
                    cookie=cookie,
                    first=self.sessions.first(session),
                    session=session,
                )
            held = self.sessions.find_locked(token) if token else None
            if held is not None:
                return Caller(NOBODY, token, by_cookie=True, cookie=cookie, locked=held.actor.id)
        return self._certified(connection)

    def _bearer(self, given: str) -> Caller:
        session = self.sessions.find(given)
        if session is not None:
            first = self.sessions.first(session)
            return Caller(session.actor, given, expires_at=session.expires_at, first=first)
        held = self.sessions.find_locked(given)
        if held is not None:
            return Caller(NOBODY, given, locked=held.actor.id)
        device = self.register.device(given)
        known = device or self.integration.service_actor(given, self.clock.now())
        if known is None:
            raise HttpError(401, say("http-key-opens-nothing"))
        return Caller(known)

    def _certified(self, connection: HTTPConnection) -> Caller:
        """The enrolled device whose name stands on a certificate that the authority has signed.

        A browser sends its certificate with the requests of any page, as it does a cookie; what is
        no browser names no origin.
        """
        name = certificate_name(connection.scope)
        known = self.register.known.get(f"device:{name}") if name else None
        if known is None or not known.stands:
            return Caller(NOBODY)
        browser = any(header in connection.headers for header in ("origin", "sec-fetch-site"))
        return Caller(actor_of(known), by_cookie=browser)

    def still_known(self, caller: Caller) -> bool:
        """Whether a caller of before is still who they were: no session ended, no key revoked."""
        if not caller.known:
            return True
        if caller.token:
            return self.sessions.find(caller.token, uses=False) is not None
        known = self.register.known.get(f"device:{caller.actor.id}")
        return known is not None and known.stands

    def use(self, caller: Caller) -> None:
        """Something was asked in a session: it is not idle."""
        if caller.session is not None:
            caller.session.used_at = self.clock.now()

    def end_strangers(self) -> None:
        """End the sockets of everybody who is known no more, at once."""
        for client in [*self.sockets]:
            client.end_if_stranger()

    @property
    def house_name(self) -> str:
        """What the house is called: by its administrator, or else by its settings."""
        named = self.record.named
        return named.name if named is not None else self.name

    @property
    def house_currency(self) -> str:
        """The money in which the house deals, as ISO 4217 has it."""
        named = self.record.named
        return named.currency if named is not None else self.currency

    @property
    def house_language(self) -> str:
        """The language of what is printed where nobody has said in which they read it."""
        named = self.record.named
        return named.language if named is not None else self.language

    async def draw_paper(self, ticket: Ticket) -> bytes:
        """A ticket as the bytes that receipt printers take."""
        from croupier.devices.ticket import printed_ticket
        from croupier.devices.ticket_escpos import ticket_as_escpos

        language = ticket.language or self.house_language
        shown = printed_ticket(self.house_name, ticket, self.house_currency, language)
        return await asyncio.to_thread(ticket_as_escpos, shown, chinese=self.chinese_printers)

    def _may_read(self, device: str, serial: str) -> bool:
        """Whether a device is enrolled to read a wheel, and its key still stands."""
        known = self.register.known.get(f"device:{device}")
        return known is not None and known.stands and known.serves == f"wheel:{serial}"

    def alarm_key(self, actor: Actor, action: str, table: str = "") -> None:
        """Write down that a driver's key was used for what it is not enrolled for.

        People have roles instead, and their own page keeps a terminal to its player.
        """
        if actor.commands is None:
            return
        known = self.register.known.get(f"device:{actor.id}")
        if known is None or known.roles != actor.roles:
            return
        elsewhere = bool(table) and self.wheels.sources.is_elsewhere(known.serves, table)
        if action in known.commands and not elsewhere:
            return
        command = AlarmKey(
            by=Role.SYSTEM,
            at=self.clock.now(),
            device=actor.id,
            serves=known.serves,
            action_tried=action,
            table=table,
        )
        self.start(self.desks.floor.alarm(command))

    def closes_at(self, table: Table) -> int | None:
        """When betting ends: by the table's clock or by the virtual dealer's habit."""
        own = table.closes_at
        return own if own is not None else self.pacer.closes_at(table.id, self.clock.now())

    def viewer(self, caller: Caller, table: str, audience: str, player: str) -> Viewer:
        """What a caller may see of a table, or HttpError."""
        if table not in self.house.tables:
            raise HttpError(404, say("house-there-no-table", table=table))
        chosen = Audience(audience) if audience else self._own_audience(caller)
        roles = caller.actor.roles
        if chosen is Audience.DISPLAY:
            if not (self.open_displays or caller.known):
                raise HttpError(401, say("http-displays-enrolled"))
            return Viewer(table, chosen)
        if not caller.known:
            raise HttpError(401, say("http-sign-in-for-view", view=chosen))
        if caller.first:
            raise HttpError(403, FIRST_SAID[caller.first])
        if chosen is Audience.SEAT:
            own = caller.actor.players is not None
            return Viewer(table, chosen, player=self._own_player(caller, player), own=own)
        allowed = roles & (AT_TABLE if chosen is Audience.DEALER else IN_PIT)
        if not allowed:
            raise HttpError(403, say("http-view-denied", actor=caller.actor.id, view=chosen))
        return Viewer(table, chosen, role=lowest(allowed))

    def _own_audience(self, caller: Caller) -> Audience:
        if caller.actor.roles & IN_PIT:
            return Audience.PIT
        if caller.actor.roles & AT_TABLE:
            return Audience.DEALER
        return Audience.SEAT if Role.PLAYER in caller.actor.roles else Audience.DISPLAY

    def _own_player(self, caller: Caller, player: str) -> str:
        """Whose seat a caller sees: a terminal its own alone, staff any."""
        own = caller.actor.players
        if own is None:
            if caller.actor.roles & AT_TABLE and player:
                return player
            raise HttpError(403, say("http-name-player-seat"))
        if not player and len(own) == 1:
            return next(iter(own))
        if player in own:
            return player
        raise HttpError(403, say("http-not-this-seat", actor=caller.actor.id, player=player))

    def refuse_all(self, table: str) -> Refusal:
        """Why nothing is taken for a table at all."""
        return refuse_unready(table in self.house.tables, table)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that waits, beside everything else."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            # Nobody waits for it; the operator hears of it.
            _log.error("left-undone", error=str(error), exc_info=error)

    def accepted(
        self,
        id: str,
        table: str,
        answer: Accepted,
        now: int,
        changed: wire.SeatChanged | None = None,
    ) -> wire.Accepted:
        """That a command was accepted, as the wire has it."""
        events = answer.events
        one = events[0] if len(events) == 1 else None
        if type(one) is WagersChanged and not one.warnings and not answer.repeated:
            # By far the most frequent answer, with nothing but what every answer has.
            return wire.Accepted(
                id=id,
                table=table,
                round_no=answer.round_no,
                seq=answer.version,
                time=now,
                clauses=one.clauses,
                changed=changed,
            )
        warnings = (
            one.warnings
            if one is not None
            else [warning for event in events for warning in event.warnings]
        )
        return wire.Accepted(
            id=id,
            table=table,
            round_no=answer.round_no,
            seq=answer.version,
            time=now,
            clauses=one.clauses if one is not None else _each(each.clauses for each in events),
            warnings=plain(warnings) if warnings else (),
            warned=all_worded(warnings) if warnings else (),
            repeated=answer.repeated,
            ticket=_ticket(events) if one is None or type(one) is CashedOut else "",
            changed=changed,
        )

    async def submit(
        self,
        caller: Caller,
        table: str,
        key: str,
        request: object,
        id: str,
        *,
        again: bool = False,
        round_no: int = 0,
        deadline: int = 0,
        waited_for: Callable[[], bool] = lambda: True,
    ) -> wire.Answer:
        """Put a command to a table and say what came of it. Exactly one answer.

        StoreUnsure where it is not known whether it was done, now or when it was sent before.
        """
        began = time.perf_counter()
        action = str(type(request).__struct_config__.tag)  # type: ignore[attr-defined]
        if table not in self.house.tables or not self.ready:
            answered: Answer = self.refuse_all(table)
        else:
            try:
                answered = await self.house.gateway.submit(
                    caller.actor,
                    stream_of(table),
                    self._command(caller, table, request, action),
                    f"{caller.actor.id}/{table}/{key}" if key else "",
                    round_no=round_no,
                    deadline=deadline,
                    waited_for=waited_for,
                )
            except StoreUnsure:
                raise
            except StoreUnavailable as error:
                STORE_ERRORS.inc()
                _log.error("store-unavailable", table=table, action=action, error=str(error))
                if again:
                    raise StoreUnsure(str(error)) from error
                answered = UNWRITTEN
        answer = self.wire_answer(id, table, answered)
        outcome = str(answer.__struct_config__.tag)
        count_command(table, action, outcome, time.perf_counter() - began)
        return answer

    def _command(self, caller: Caller, table: str, request: object, action: str) -> Command:
        by = getattr(request, "by", None) or self.role_for(caller.actor, table, action)
        return to_command(request, by, self.clock.now())

    def role_for(self, actor: Actor, table: str, action: str) -> Role:
        """The least of one's roles that the game lets do this, or just the least."""
        if actor.only_role is not None:
            return actor.only_role
        fitting = actor.roles & holders(self.house.tables[table].state, action)
        return lowest(fitting or actor.roles or {Role.PLAYER})

    def in_review(self, table: str) -> bool:
        """Whether a change of a table's result waits for a second person."""
        waiting = self.approvals.waiting.values()
        return any(w.table == table and w.command.action in _REVIEWS for w in waiting)

    def show_review(self, table: str) -> None:
        """Show everybody in the room that a result is under review, or no longer is."""
        for audience in (Audience.SEAT, Audience.DISPLAY):
            self.feed.forget(table, audience)

    def wire_answer(self, id: str, table: str, answered: Answer) -> wire.Answer:
        """An answer as the wire has it."""
        stream = self.house.tables.get(table)
        round_no, seq = (stream.state.round_no, stream.version) if stream is not None else (0, 0)
        now = self.clock.now()
        match answered:
            case Accepted():
                return self.accepted(id, table, answered, now)
            case Refusal():
                return wire.Refused(
                    id=id,
                    table=table,
                    round_no=round_no,
                    seq=seq,
                    time=now,
                    reason=answered.reason,
                    detail=answered.detail,
                    clauses=answered.clauses,
                    facts=answered.facts,
                    code=answered.code,
                    params=answered.params,
                )
        self.show_review(table)
        return wire.Pending(
            id=id,
            table=table,
            round_no=round_no,
            seq=seq,
            time=now,
            number=answered.number,
            detail=answered.detail,
        )


def _ticket(events: Sequence[Any]) -> str:
    """The ticket that a player is paid by; of who is sent away, staff do not hear the number."""
    for event in reversed(events):
        if type(event) is CashedOut:
            return str(event.ticket) if event.by is Role.PLAYER else ""
    return ""


def _each(groups: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(one for group in groups for one in group))


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a request came from a page of our own, by the headers that no page can forge."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site") == "same-origin"
    return urlsplit(origin).netloc == connection.headers.get("host", "")
