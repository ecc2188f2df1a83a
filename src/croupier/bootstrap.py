"""The composition root: the one place that chooses store, clock, chance and people."""

import asyncio
import contextlib
import gc
import logging
import secrets
import signal
import socket
import ssl
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, Protocol, runtime_checkable

import structlog
import uvicorn
from starlette.applications import Starlette

from croupier import __version__
from croupier.cage.declare import PAYERS
from croupier.cage.numbers import KEY_BYTES_MIN, NONCE_BYTES_MIN, make_number
from croupier.core.money import CENTS_PER_DOLLAR, Money
from croupier.core.roles import Role
from croupier.house.amounts import thresholds
from croupier.house.approvals import Approvals
from croupier.house.compliance import ComplianceDesk
from croupier.house.entrants import people_of
from croupier.house.foreign_colours import look_up_colours
from croupier.house.house import House
from croupier.house.let_in import LetIn
from croupier.house.log.facts import MACHINE, LogBegun, read_facts, record_fact
from croupier.house.log.keeping import make_sealer, snapshot_key
from croupier.house.log.note import BadNote
from croupier.house.log.opening import HouseRecord, Reports, last_record_at
from croupier.house.log.program import program_digests
from croupier.house.log.sealing import Sealer
from croupier.house.log.sqlite import SqliteStore
from croupier.house.log.store import Store, StoreUnavailable
from croupier.house.nodes.bus import BusAway
from croupier.house.nodes.versions import VersionsApart
from croupier.house.occupancy import Occupancy, Occupied
from croupier.house.pacing import Cadence, Pacer
from croupier.house.pads import demand_pads
from croupier.house.people import DEVICES, STAFF, Register, house_itself
from croupier.house.ports import Clock, Entropy, SharedClock, machine_ahead
from croupier.house.printer_faults import require_printer_fault
from croupier.house.promotions import Promotions
from croupier.house.recovery import recover
from croupier.house.second_counts import SecondCounts
from croupier.house.session_past import SessionPast
from croupier.house.station_beats import StationBeats
from croupier.house.table_rules import (
    draw_tickets,
    lock_up_wins,
    name_known_staff,
    part_dealers_and_players,
    refuse_unpaid,
)
from croupier.house.tills import Tills
from croupier.house.tournaments import Tournaments
from croupier.house.wheel import VirtualWheel
from croupier.house.world import DrilledWall, SystemClock, SystemEntropy
from croupier.server.app import make_app
from croupier.server.bounds import CROWD
from croupier.server.demo import load_demo, open_demo, open_wheel_table
from croupier.server.demo_wheel import open_demo_wheel, run_demo_wheel
from croupier.server.desks import Desks
from croupier.server.feed import Feed
from croupier.server.gateway import HttpGateway
from croupier.server.hosts import answers_to
from croupier.server.integration import Integration
from croupier.server.limits import Buckets
from croupier.server.metrics import NODE_TALLY, PHASES, STORE_ERRORS, TABLES, TABLES_OWNED
from croupier.server.notify import ALIVE, READY, STOPPING, notify
from croupier.server.provider import Provider
from croupier.server.sessions import Sessions, hash_password
from croupier.server.settings import (
    Everything,
    branding_of,
    demands_equipment,
    demands_reports,
    factor_roles,
    has_lasting_key,
    money_settings,
    play_rules,
    reach_of,
    show_settings,
    signing_of,
)
from croupier.server.standing import resolver
from croupier.server.tracing import start_tracing
from croupier.server.upgrade import HouseHttp

if TYPE_CHECKING:
    from croupier.house.nodes.sharing import Shared

TICK: Final = 0.1
LOG_FILE: Final = "house.db"
FIRST: Final = "admin"
_DRAIN_SECONDS: Final = 5
#: So long a stop may take after that, and then to let go of everything.
_STOP_SECONDS: Final = 5.0
_CLOSE_SECONDS: Final = 3.0
_DOUBTS_SHOWN: Final = 20
#: A connection without a request ends after this long. Proxies and clients keep theirs for up to a
#: minute, and the server must not be the one that ends it first, just as a request arrives.
_IDLE_SECONDS: Final = 75
COMPARE_SECONDS: Final = 3600
_SWITCH_SECONDS: Final = 0.0005
#: A clock that is off by more than this many milliseconds is worth a line in the log.
_LEAP_MS_MAX: Final = 1000

_log = structlog.get_logger("croupier.house")


async def open_store(settings: Everything) -> Store:
    """The log: PostgreSQL where a database is named, and else a file in the data folder."""
    if settings.database:
        from croupier.house.log.postgres import PostgresStore

        return await PostgresStore.open(settings.database)
    folder = Path(settings.data)
    # What is in it concerns nobody else on the machine.
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    # Not even where somebody else has made the folder, and let others into it.
    (folder / LOG_FILE).touch(mode=0o600)
    return await SqliteStore.open(folder / LOG_FILE)


def ticket_numbers(settings: Everything, entropy: Entropy) -> Callable[[], str]:
    """Draws numbers of tickets. The key is drawn with the house and never leaves it.

    A number that has been drawn before meets the ticket's own stream, whose first version is
    taken, so that two tickets never share one.
    """
    key, count = entropy.bytes(KEY_BYTES_MIN), iter(range(2**63))

    def draw() -> str:
        nonce = entropy.bytes(NONCE_BYTES_MIN)
        return make_number(key, settings.house.ticket_system, next(count), nonce)

    return draw


@runtime_checkable
class _WithRole(Protocol):
    """A log in a database, to which a house comes as somebody."""

    async def role_faults(self) -> list[str]:
        """What the role may do beyond its work."""
        ...


@dataclass(slots=True, kw_only=True)
class Running:
    """A house at work: what must be stopped when it ends."""

    gateway: HttpGateway
    store: Store
    ticking: "asyncio.Task[None]"
    #: The wheel of a demo house.
    spinning: "asyncio.Task[None] | None" = None
    #: What compares the clock with another.
    comparing: "asyncio.Task[None] | None" = None
    #: The first administrator's password, on the first start of a house without anybody.
    first_password: str = ""
    #: What binds it to the other nodes, where there are any.
    shared: "Shared | None" = None
    #: What signs the log, where anybody does.
    sealer: Sealer | None = None


async def start_house(settings: Everything, *, clock: SharedClock | None = None) -> Running:
    """Read the log, put right what a stop left behind, and let time pass."""
    entropy, first_password = SystemEntropy(), ""
    demo = load_demo() if settings.demo else None
    store = opened = await open_store(settings)
    last_at = await last_record_at(store)
    clock = clock or await _clock(settings, store)
    reports = Reports(clock.now, _warn)
    shared = await _share(settings, store) if settings.bus else None
    store = shared.store if shared is not None else store
    await _stamp(settings, store, clock)
    # The head that says that the house is open comes before anything is added to a closed log.
    sealer = await _seal(settings, store, clock, reports)
    record = HouseRecord(store, clock.now, reports.add, __version__)
    await record.clock(last_at)
    await record.clock_compared(MACHINE, machine_ahead(clock))
    if settings.time_source:
        await record.compare_clock(settings.time_source)
    await record.settings(money_settings(settings))
    await record.program(await asyncio.to_thread(program_digests))
    await record.start()
    await _check_derived(settings, store, reports)
    if not settings.demo and isinstance(opened, _WithRole):
        for fault in await opened.role_faults():
            reports.add("database-role", fault)
    if not settings.demo and (without := PAYERS - factor_roles(settings)):
        roles = ", ".join(sorted(without))
        reports.add("second-factor-off", f"{roles}: a password alone pays out money")
    feed = Feed(clock)
    house = House(store, clock, feed, shared=shared is not None)
    await house.start()
    for table in await recover(house, clock.now()):
        _log.warning("period-ran-out-while-down", table=table)
    register = Register(house)
    let_in = LetIn(lambda name: f"{STAFF}{name}" in register.known)
    let_in.watch(house, STAFF, DEVICES)
    await register.start()
    pacer = Pacer(house, VirtualWheel(entropy), _cadence(settings))
    for name in settings.house.virtual:
        pacer.take(name)
    # Before approvals: what needs a till is refused before anybody is called to agree.
    tills = Tills(house, required=settings.house.till_required)
    await tills.start()
    gateway = _gateway(
        settings, house, feed, register, pacer, clock, ticket_numbers(settings, entropy)
    )
    gateway.reports, gateway.record, gateway.tills = reports, record, tills
    gateway.let_in = let_in
    record.on_clock_set = gateway.sessions.clock_set
    gateway.sessions.clock_set_since = record.clock_set_since
    gateway.cash_denominations = settings.house.cash_denominations
    gateway.chip_denominations = settings.house.chip_denominations
    await gateway.sessions.start()
    await gateway.approvals.start()
    place = settings.database or settings.data
    gateway.desks = await Desks.open(
        store,
        house,
        clock.now(),
        place=place,
        register=demands_equipment(settings),
    )
    feed.floor = gateway.desks.floor
    gateway.integration = await Integration.open(
        store,
        gateway.desks.reader,
        house,
        clock,
        lasting_key=has_lasting_key(settings),
        let_in=let_in,
    )
    gateway.integration.deliveries.pauses = settings.webhooks.pauses
    gateway.integration.deliveries.outward.reach = reach_of(settings)
    gateway.desks.monitors.virtual = pacer.deals
    gateway.desks.stock.watch(house.policies)
    gateway.compliance = ComplianceDesk(store, house, play_rules(settings))
    await gateway.compliance.start(clock.now())
    feed.care = gateway.compliance.care
    people = people_of(gateway.compliance, register)
    gateway.tournaments = Tournaments(house, entropy, people)
    gateway.session_past = SessionPast(gateway.desks.reader, gateway.tournaments.streams)
    SecondCounts(house)
    feed.session_at = gateway.tournaments.rounds.session_at
    gateway.promotions = Promotions(house, entropy)
    gateway.promotions.patron = gateway.compliance.patron
    gateway.promotions.refuse_excluded = gateway.compliance.refuse_excluded
    tills.refuse_buyer = gateway.compliance.refuse_excluded
    gateway.promotions.is_staff = register.employs
    gateway.promotions.knows = lambda name: register.staff(name) is not None
    await gateway.wheels.start()
    await gateway.station_beats.start()
    await gateway.tournaments.start()
    await gateway.promotions.start()
    if shared is not None:
        await shared.join(
            house,
            (record.learn,),
            clock,
            resolve=resolver(gateway),
            second=gateway.approvals.second_here,
            report=gateway.station_beats.take_here,
        )
    if demo is not None:
        gateway.demo = demo
        await open_demo(demo, house, register, pacer, gateway.desks.stock, clock.now())
        if settings.house.demo_wheel:
            await open_wheel_table(demo, house, gateway.desks.stock, clock.now())
            await open_demo_wheel(gateway.wheels, register, demo.tables.by_wheel, clock.now())
    elif not register.known:
        first_password = await _enrol_first(register, clock.now())
    TABLES.set_function(lambda: len(house.tables))
    TABLES_OWNED.set_function(lambda: len(house.own()))
    PHASES.read = lambda: Counter(each.state.phase.value for each in house.tables.values())
    gateway.ready = True
    ticking = asyncio.create_task(_let_time_pass(gateway))
    spinning = None
    if demo is not None and shared is None and settings.house.demo_wheel:
        folder = Path(settings.data)
        spinning = asyncio.create_task(run_demo_wheel(gateway.wheels, folder, clock.now))
    comparing = None
    if settings.time_source:
        comparing = asyncio.create_task(_compare_clocks(record, settings.time_source))
    _log.info("house-open", tables=len(house.tables))
    return Running(
        gateway=gateway,
        store=store,
        ticking=ticking,
        spinning=spinning,
        comparing=comparing,
        first_password=first_password,
        shared=shared,
        sealer=sealer,
    )


async def _seal(
    settings: Everything, store: Store, clock: Clock, reports: Reports
) -> Sealer | None:
    """Have the log signed from now on."""
    if not settings.proof.sign:
        return None
    alone = not settings.bus
    try:
        signing = signing_of(settings)
        sealer = make_sealer(store, signing, now=clock.now, report=reports.add, alone=alone)
    except (BadNote, OSError) as error:
        raise CannotServe(f"the key that signs the log cannot be used: {error}") from error
    if sealer is None:
        reports.add("log-not-signed", "proof.key names no key")
    else:
        await sealer.start()
    return sealer


async def _stamp(settings: Everything, store: Store, clock: Clock) -> None:
    """A log is for demonstrations or for real play from its first record on."""
    mode: Literal["demo", "real"] = "demo" if settings.demo else "real"
    if not (await store.head())[0]:
        begun = LogBegun(mode=mode)
        await record_fact(store, begun, at=clock.now(), by="house", cause="begin")
    for _, fact in await read_facts(store):
        if isinstance(fact, LogBegun) and fact.mode != mode:
            wanted = "--demo" if fact.mode == "demo" else "--no-demo"
            raise CannotServe(f"this log was begun for {fact.mode} play; start it with {wanted}")


async def _check_derived(settings: Everything, store: Store, reports: Reports) -> None:
    """Nothing that is derived from records is used before it is checked; say what is left aside."""
    try:
        store.snapshot_key = snapshot_key(signing_of(settings))
    except (BadNote, OSError) as error:
        raise CannotServe(f"the house's key cannot be used: {error}") from error
    await store.load_snapshots()
    for left in store.left_aside:
        reports.add("snapshot-left-aside", left)
    for fault in await store.quick_check():
        reports.add("log-out-of-order", fault)


def _warn(code: str, detail: str) -> None:
    _log.warning(code, detail=detail)


async def _share(settings: Everything, store: Store) -> "Shared":
    # The drivers of a database and a bus are loaded by houses that have them.
    from croupier.house.nodes.sharing import share

    address = f"{settings.host}:{settings.port}"
    return await share(
        store,
        database_url=settings.database,
        bus_url=settings.bus,
        name=settings.node,
        address=address,
        version=__version__,
        tally=NODE_TALLY,
    )


async def _clock(settings: Everything, store: Store) -> SystemClock:
    """The machine's clock, which goes on after the last record should it have been set back."""
    file = settings.drill.clock
    clock = SystemClock(DrilledWall(Path(file))) if file else SystemClock()
    clock.start_after(await last_record_at(store))
    if abs(leapt := clock.leapt()) > _LEAP_MS_MAX:
        _log.warning("clock-behind-the-log", milliseconds=leapt)
    return clock


async def _compare_clocks(record: HouseRecord, source: str) -> None:
    """Compare the machine's clock with another every so often."""
    while True:
        await asyncio.sleep(COMPARE_SECONDS)
        with contextlib.suppress(StoreUnavailable):
            await record.compare_clock(source)


def _cadence(settings: Everything) -> Cadence:
    cadence = settings.cadence
    return Cadence(
        betting=int(cadence.betting * 1000),
        spin_before_close=int(cadence.spin_before_close * 1000),
        ball=int(cadence.ball * 1000),
        rest=int(cadence.rest * 1000),
    )


async def _enrol_first(register: Register, now: int) -> str:
    """Somebody must let the others in: an administrator whose password is shown this once."""
    password = secrets.token_urlsafe(12)
    hashed = await asyncio.to_thread(hash_password, password)
    roles = frozenset({Role.ADMINISTRATOR})
    await register.enrol_staff(
        FIRST, roles, hashed, at=now, by=house_itself("house"), temporary=True
    )
    return password


def _gateway(
    settings: Everything,
    house: House,
    feed: Feed,
    register: Register,
    pacer: Pacer,
    clock: Clock,
    draw_ticket: Callable[[], str],
) -> HttpGateway:
    own, limits = settings.house, settings.limits
    feed.house = house
    feed.closes_at, feed.betting_ms = pacer.closes_at, pacer.betting_ms
    draw_tickets(house.policies, draw_ticket)
    require_printer_fault(house)
    look_up_colours(house)
    demand_pads(house.policies)
    if own.large_win_dollars:
        lock_up_wins(house.policies, Money(own.large_win_dollars * CENTS_PER_DOLLAR))
    if not (own.terminals_buy_in or settings.demo):
        refuse_unpaid(house.policies)
    part_dealers_and_players(house.policies)
    name_known_staff(house.policies, lambda name: register.staff(name) is not None)
    per_second = limits.requests_per_second
    return HttpGateway(
        house=house,
        approvals=Approvals(
            house,
            four_eyes=own.four_eyes,
            two_sources=own.two_sources,
            above=thresholds(own.second_person_above),
        ),
        draw_ticket=draw_ticket,
        feed=feed,
        pacer=pacer,
        register=register,
        sessions=Sessions(
            register,
            clock,
            idle_ms=own.idle_minutes * 60_000,
            factor_roles=factor_roles(settings),
        ),
        clock=clock,
        station_beats=StationBeats(
            house, int(own.station_beat_seconds * 1000), demands_reports(settings)
        ),
        name=own.name,
        currency=own.currency,
        branding=branding_of(settings),
        language=own.language,
        chinese_printers=own.chinese_printers,
        settings=show_settings(settings),
        backups=Path(settings.data) / "backups",
        opened_at=clock.now(),
        open_displays=own.open_displays,
        secure=bool(settings.tls.certificate),
        provider=Provider(settings.oidc) if settings.oidc.issuer else None,
        hosts=answers_to(settings.names, settings.host),
        messages_per_second=limits.messages_per_second,
        requests=Buckets(per_second=per_second, size=10 * per_second),
        commands_sent=Buckets(
            per_second=limits.commands_per_second, size=4 * limits.commands_per_second
        ),
    )


async def _let_time_pass(gateway: HttpGateway) -> None:
    """Clocks, holds and the virtual dealer. A store that is away is tried again, not given up."""
    away = False
    while True:
        try:
            await gateway.house.tick()
            await gateway.pacer.step(gateway.clock.now())
            await gateway.station_beats.check(gateway.clock.now())
            await gateway.house.keep_snapshots()
            await gateway.desks.monitors.keep(gateway.desks.store)
            if gateway.record.program_is_due():
                await gateway.record.program(await asyncio.to_thread(program_digests))
            gateway.integration.deliveries.keep()
            notify(ALIVE)
            away = False
        except StoreUnavailable as error:
            STORE_ERRORS.inc()
            if not away:
                _log.error("store-unavailable", error=str(error))
            away = True
        except Exception:
            _log.exception("tick-failed")
        await asyncio.sleep(1.0 if away else TICK)


async def stop_house(running: Running) -> None:
    """Take nothing more, finish what is in flight, let go of the log; all of it within its time.

    A database that does not answer keeps nobody: what is not known of then is said to be so.
    """
    gateway = running.gateway
    gateway.ready = False
    until = asyncio.get_running_loop().time() + _STOP_SECONDS
    ending = (running.ticking, running.spinning, running.comparing, gateway.copier)
    for task in filter(None, ending):
        task.cancel()
        await _within(until, "ticking", asyncio.wait([task]))

    if gateway.tasks:
        # Alarms and the like, which nobody waits for, are on record before the log is signed.
        await _within(until, "what was begun", asyncio.wait(gateway.tasks))

    async def keep() -> None:
        # The next start goes on from here. Without these it only takes longer.
        await gateway.house.keep_snapshots(every=1)
        await gateway.desks.monitors.keep(running.store, every=1)

    await _within(until, "snapshots", keep())
    await _within(until, "deliveries", gateway.integration.deliveries.close())
    if running.sealer is not None:
        await _within(until, "seal", running.sealer.close())
    if running.shared is not None:
        await _within(until, "nodes", running.shared.leave())
    if in_doubt := gateway.house.streams.log.under_way:
        keys = [append.key for append in in_doubt if append.key]
        _log.warning("stopped-in-doubt", commands=len(in_doubt), keys=keys[:_DOUBTS_SHOWN])
    await _within(until + _CLOSE_SECONDS, "desks", gateway.desks.close())
    await _within(until + _CLOSE_SECONDS, "log", running.store.close())
    _log.info("house-closed")


async def _within(until: float, what: str, work: Awaitable[object]) -> None:
    """Do something that ends the house, unless it takes too long."""
    try:
        async with asyncio.timeout_at(until):
            await work
    except TimeoutError:
        _log.warning("left-undone", what=what, error="no answer in time")
    except StoreUnavailable as error:
        _log.warning("left-undone", what=what, error=str(error))


class CannotServe(Exception):
    """The house could not be opened; the text says why."""


Listening = Callable[[Running, str], None]


def lifespan_of(
    settings: Everything, place: str, listening: Listening | None, failures: list[Exception]
) -> Callable[[Starlette], contextlib.AbstractAsyncContextManager[dict[str, HttpGateway]]]:
    """The house's life around the application's. Why it could not begin goes to `failures`."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, HttpGateway]]:
        try:
            running = await start_house(settings)
        except Exception as error:
            failures.append(_said(error))
            raise
        app.state.gateway = running.gateway
        occupancy = _occupy(settings, place)
        prepare_to_serve()
        if listening is not None:
            listening(running, place)
        notify(READY)
        try:
            yield {"gateway": running.gateway}
        finally:
            notify(STOPPING)
            await stop_house(running)
            if occupancy is not None:
                occupancy.release()

    return lifespan


def _said(error: Exception) -> Exception:
    """Why a house does not open: in a sentence, or as it is where that is our own fault."""
    if isinstance(error, BusAway | VersionsApart):
        return CannotServe(str(error))
    if isinstance(error, StoreUnavailable | OSError):
        return CannotServe(f"the log cannot be opened: {error}")
    return error


def _occupy(settings: Everything, place: str) -> Occupancy | None:
    """Say in the house's folder where it is served, so that commands come to us."""
    if settings.database:
        return None
    try:
        return Occupancy(Path(settings.data), place)
    except Occupied as occupied:
        _log.warning("house-open-elsewhere", address=occupied.address)
        return None


def configure_logs(level: str) -> None:
    """One JSON object per line on standard error. Nothing that is secret is ever passed in."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=lambda *_: _Lines(),
        cache_logger_on_first_use=True,
    )


class _Lines:
    """Writes a line, and goes on where it cannot: a full disk must not stop play a second time."""

    def msg(self, message: str) -> None:
        """Write to standard error."""
        with contextlib.suppress(OSError):
            print(message, file=sys.stderr, flush=True)

    log = debug = info = warning = error = critical = exception = msg


#: A wager makes a hundred values and few cycles: collecting those at every 700 is a waste.
_GC_THRESHOLDS: Final = (50_000, 20, 50)


def prepare_to_serve() -> None:
    """Set the interpreter up for serving, once all that the start makes is made."""
    # What was made at the start stays for good; the collector need not visit it again.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_GC_THRESHOLDS)
    # The thread that waits for the disk gets its turn soon after the disk is done.
    sys.setswitchinterval(_SWITCH_SECONDS)


class _Server(uvicorn.Server):
    """Ends with its own exit code: the signal that stopped it is not raised again."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop gracefully on a signal; a second one stops at once."""
        signals = (signal.SIGINT, signal.SIGTERM)
        before = {number: signal.signal(number, self.handle_exit) for number in signals}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def serve(settings: Everything, answer: Listening | None = None) -> None:
    """Run the server until it is stopped, or CannotServe. `answer` gets the address it serves."""
    configure_logs(settings.log_level)
    CROWD.prepare(settings.proxies)
    listening = _listen(settings)
    scheme = "https" if settings.tls.certificate else "http"
    place = f"{scheme}://{settings.host}:{listening.getsockname()[1]}/"
    failures: list[Exception] = []
    config = uvicorn.Config(
        make_app(lifespan_of(settings, place, answer, failures)),
        http=HouseHttp,
        # Sockets are our own.
        ws="none",
        lifespan="on",
        # What goes wrong at the start is said by us, once and without a trace of the program.
        log_level="critical",
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=_DRAIN_SECONDS,
        timeout_keep_alive=_IDLE_SECONDS,
        ssl_certfile=settings.tls.certificate or None,
        ssl_keyfile=settings.tls.key or None,
        ssl_ca_certs=settings.tls.clients or None,
        ssl_cert_reqs=_shown(settings),
    )
    server = _Server(config)
    # Where the start fails, uvicorn ends the program; we end it with the reason.
    with listening, _traced(settings), contextlib.suppress(SystemExit):
        server.run(sockets=[listening])
    if not server.started:
        raise failures[0] if failures else CannotServe("the house could not be opened")


@contextlib.contextmanager
def _traced(settings: Everything) -> Iterator[None]:
    """Send spans to a collector meanwhile, if the settings name one."""
    own = settings.tracing
    if not own.endpoint:
        yield
        return
    stop = start_tracing(own.endpoint, __version__, settings.node, own.share)
    try:
        yield
    finally:
        stop()


def _shown(settings: Everything) -> ssl.VerifyMode:
    """Whether clients show a certificate: none, who has one, or nobody comes in without."""
    if not settings.tls.clients:
        return ssl.CERT_NONE
    return ssl.CERT_REQUIRED if settings.tls.clients_only else ssl.CERT_OPTIONAL


def _listen(settings: Everything) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=2048)
    except OSError as error:
        where = f"{settings.host} port {settings.port}"
        # Python adds to the system's words which address it was.
        why = (error.strerror or str(error)).partition(" (while")[0]
        raise CannotServe(f"cannot listen on {where}: {why}; --port takes another") from error
