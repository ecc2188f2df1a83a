"""The composition root: the one place that chooses store, clock, chance and people."""

import asyncio
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

import structlog

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
from croupier.house.fraud import FraudIncidents
from croupier.house.house import House
from croupier.house.let_in import LetIn
from croupier.house.log.copies import notes_left
from croupier.house.log.facts import MACHINE
from croupier.house.log.opening import HouseRecord, Reports, last_record_at
from croupier.house.log.program import program_digests
from croupier.house.log.sealing import Sealer
from croupier.house.log.store import Store, StoreUnavailable
from croupier.house.pacing import Cadence, Pacer
from croupier.house.pads import demand_pads
from croupier.house.past_sessions import SessionPast
from croupier.house.people import DEVICES, STAFF, Register, house_itself
from croupier.house.ports import Clock, Entropy, SharedClock, machine_ahead
from croupier.house.printer_faults import PrinterFaults
from croupier.house.promotions import Promotions
from croupier.house.recovery import recover
from croupier.house.second_counts import SecondCounts
from croupier.house.station_beats import StationBeats
from croupier.house.table_rules import (
    draw_tickets,
    lock_up_wins,
    name_known_staff,
    part_dealers_and_players,
    refuse_unpaid,
)
from croupier.house.tills import Tills
from croupier.house.tournaments import TOURNAMENTS, Tournaments
from croupier.house.unissued_tickets import cite_for_unissued
from croupier.house.wheel import VirtualWheel
from croupier.house.world import SystemEntropy
from croupier.ledger.tournaments import CASH_EVENTS
from croupier.log_opening import (
    WithRole,
    check_derived,
    compare_clocks,
    open_clock,
    open_store,
    seal_log,
    stamp_log,
)
from croupier.server.demo import load_demo, open_demo, open_wheel_table
from croupier.server.demo_wheel import open_demo_wheel, run_demo_wheel
from croupier.server.desks import Desks
from croupier.server.feed import Feed
from croupier.server.gateway import HttpGateway
from croupier.server.hosts import answers_to
from croupier.server.integration import Integration
from croupier.server.limits import Buckets
from croupier.server.metrics import NODE_TALLY, PHASES, STORE_ERRORS, TABLES, TABLES_OWNED
from croupier.server.notify import ALIVE, notify
from croupier.server.provider import Provider
from croupier.server.remote_actors import resolver
from croupier.server.sessions import Sessions, hash_password
from croupier.server.settings import (
    Everything,
    branding_of,
    demands_equipment,
    demands_reports,
    factor_roles,
    has_lasting_key,
    play_rules,
    reach_of,
    recorded_settings,
    show_settings,
)
from croupier.tournament.catalogue import COMMANDS

if TYPE_CHECKING:
    from croupier.house.nodes.sharing import Shared

TICK: Final = 0.1
#: At every so many of them it is checked what is to be kept for the next start.
_KEPT_EVERY: Final = 10
FIRST: Final = "admin"
#: So long a stop may take, and then to let go of everything.
_STOP_SECONDS: Final = 5.0
_CLOSE_SECONDS: Final = 3.0
_DOUBTS_SHOWN: Final = 20

_log = structlog.get_logger("croupier.house")


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
    clock = clock or await open_clock(settings, store)
    reports = Reports(clock.now, _warn)
    shared = await _share(settings, store) if settings.bus else None
    store = shared.store if shared is not None else store
    await stamp_log(settings, store, clock)
    # The head that says that the house is open comes before anything is added to a closed log.
    sealer = await seal_log(settings, store, clock, reports)
    record = HouseRecord(store, clock.now, reports.add, __version__)
    if sealer is not None:
        sealer.check = record.check_for_others
    await record.clock(last_at)
    await record.clock_compared(MACHINE, machine_ahead(clock))
    if settings.time_source:
        await record.compare_clock(settings.time_source)
    await record.settings(recorded_settings(settings))
    await record.program(await asyncio.to_thread(program_digests))
    await record.start()
    await check_derived(settings, store, reports)
    if not settings.demo and isinstance(opened, WithRole):
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
    let_in.follow(house, STAFF, DEVICES)
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
    gateway.approvals.follow_tills()
    gateway.let_in = let_in

    def set_clock(by: int) -> None:
        clock.shift(by)
        gateway.sessions.clock_set(by)

    record.on_clock_set = set_clock
    gateway.sessions.clock_set_since = record.clock_set_since
    gateway.cash_denominations = settings.house.cash_denominations
    gateway.chip_denominations = settings.house.chip_denominations
    gateway.sessions.alone = shared is None
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
    let_in.is_seen, feed.floor.refuse_seer = feed.floor.is_seen, let_in.refuse_seer
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
    gateway.desks.stock.attach_to(house.policies)
    gateway.compliance = ComplianceDesk(store, house, play_rules(settings))
    await gateway.compliance.start(clock.now())
    feed.care = gateway.compliance.care
    people = people_of(gateway.compliance, register)
    gateway.tournaments = Tournaments(house, entropy, people)
    of_sessions = house.streams.family(TOURNAMENTS.prefix).policies
    await FraudIncidents(gateway.compliance, of_sessions).start()
    gateway.session_past = SessionPast(gateway.desks.reader, gateway.tournaments.streams)
    SecondCounts(house)
    tills.follow_counter(of_sessions, COMMANDS, CASH_EVENTS)
    feed.session_at = gateway.tournaments.rounds.session_at
    gateway.recall.in_chips = gateway.tournaments.rounds.settled_at
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
        comparing = asyncio.create_task(compare_clocks(record, settings.time_source))
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
    PrinterFaults(house, register.has_printer)
    cite_for_unissued(house)
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
    away, ticks = False, 0
    while True:
        try:
            await gateway.house.tick()
            await gateway.record.settle_doubt()
            await gateway.pacer.step(gateway.clock.now())
            await gateway.station_beats.check(gateway.clock.now())
            if ticks % _KEPT_EVERY == 0:
                await gateway.house.keep_snapshots()
                await gateway.sessions.end_idle()
                await gateway.desks.monitors.keep(gateway.desks.store)
                await gateway.record.check_for_others()
                await _record_copies(gateway)
            ticks += 1
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


async def _record_copies(gateway: HttpGateway) -> None:
    """Put copies on record that were made from outside."""
    if gateway.backups is None:
        return
    for file, note in notes_left(gateway.backups.parent):
        # A house that stopped in between has it on record already.
        if all(fact != note.made for _, fact in gateway.record.facts):
            await gateway.record.say(note.made, by=note.by, cause="backup")
        file.unlink(missing_ok=True)


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
