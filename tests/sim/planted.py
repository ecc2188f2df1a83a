"""Faults put into the house on purpose: what the simulator must find, or it is worth nothing.

Each is a change to one part of the house for the length of a run, made from outside; nothing in the
house knows of them.
"""

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final

from croupier.cage import paying, spoilt
from croupier.cage.state import Status
from croupier.cage.till import TillDropped
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house import approvals, decider, tables
from croupier.house.actors import refuse_actor
from croupier.house.answers import Accepted
from croupier.house.approvals import Approvals
from croupier.house.codecs import TABLE_CODEC
from croupier.house.decider import Decider, answer_request
from croupier.house.log import append as deciding
from croupier.house.log import postgres, sqlite
from croupier.house.log.group import GroupCommit
from croupier.house.log.postgres import PostgresStore
from croupier.house.log.record import Record
from croupier.house.log.sqlite import SqliteStore
from croupier.house.log.store import StoreUnavailable, StoreUnsure
from croupier.house.nodes.follow import Follower
from croupier.house.nodes.node import Node
from croupier.house.nodes.route import Route
from croupier.house.nodes.seal import NodeSeal
from croupier.house.snapshots import write_snapshot
from croupier.house.stream import Stream
from croupier.house.tables import TABLES, TableSnapshots, standing_of
from croupier.house.tills import Counter, Tills
from croupier.house.tournament_rounds import TournamentRounds
from croupier.house.wheels import Wheels
from croupier.house.world import SystemClock
from croupier.ledger.stations import Page
from croupier.promotion.state import Promotion
from croupier.server.feed import Feed, Viewer
from croupier.table import decide as deciding_tables
from croupier.table.result import EnterResult
from croupier.table.seats import BoughtIn, CashedOut
from croupier.table.wagers import WagersChanged
from tests.sim.disk import Disk

Patch = Callable[[Any, str, Any], None]
Plant = Callable[[Patch], None]
#: Every planted fault by name; those in the second need a house of several nodes.
PLANTED: Final[dict[str, Plant]] = {}
AMONG_NODES: Final[set[str]] = set()


def plant(name: str, *, nodes: bool = False) -> Callable[[Plant], Plant]:
    """Enter a fault under its name."""

    def enter(made: Plant) -> Plant:
        PLANTED[name] = made
        if nodes:
            AMONG_NODES.add(name)
        return made

    return enter


@contextlib.contextmanager
def planted(name: str) -> Iterator[None]:
    """The house with one fault in it."""
    before: list[tuple[Any, str, Any]] = []

    def patch(target: Any, attribute: str, value: Any) -> None:
        before.append((target, attribute, getattr(target, attribute)))
        _set(target, attribute, value)

    PLANTED[name](patch)
    try:
        yield
    finally:
        for target, attribute, value in reversed(before):
            _set(target, attribute, value)


def _set(target: Any, attribute: str, value: Any) -> None:
    # What a kind of stream is made of is frozen.
    if target is TABLES:
        object.__setattr__(target, attribute, value)
    else:
        setattr(target, attribute, value)


# ---- the store --------------------------------------------------------------------------------


@plant("a commit is not flushed")
def _not_flushed(patch: Patch) -> None:
    keep = Disk._keep

    def lazily(disk: Disk, group: Any) -> None:
        if group[-1].number % 3:
            keep(disk, group)

    patch(Disk, "_keep", lazily)


@plant("a key is not looked up")
def _no_key(patch: Patch) -> None:
    decide = deciding.decide_append

    def forgetful(append: Any, known: Any, *more: Any) -> Any:
        return decide(append, {}, *more)

    patch(sqlite, "decide_append", forgetful)
    patch(postgres, "decide_append", forgetful)


async def _do_nothing(*given: Any, **more: Any) -> None:
    return None


@plant("a record is chained to the wrong one")
def _wrong_chain(patch: Patch) -> None:
    seal = deciding.seal

    def careless(append: Any, number: int, previous: bytes) -> Any:
        return seal(append, number, previous if number % 50 else bytes(32))

    patch(deciding, "seal", careless)


@plant("a failed group is taken for stored")
def _failed_is_stored(patch: Patch) -> None:
    take = Stream._take_unstored

    def hopeful(self: Any, one: Any, answer: Any, later: Any) -> bool:
        if isinstance(answer, StoreUnavailable) and not isinstance(one.outcome, Refusal):
            answer_request(one.request, Accepted(self.version, 0, one.outcome))
            return True
        return take(self, one, answer, later)

    patch(Stream, "_take_unstored", hopeful)


@plant("a flush in doubt is told as not done")
def _doubt_denied(patch: Patch) -> None:
    append = SqliteStore.append

    async def sure(self: Any, appends: Any) -> Any:
        try:
            return await append(self, appends)
        except StoreUnsure as error:
            raise StoreUnavailable(str(error)) from error

    patch(SqliteStore, "append", sure)


# ---- the stream -------------------------------------------------------------------------------


@plant("answered before it is stored")
def _early_answer(patch: Patch) -> None:
    submit = GroupCommit.submit

    def early(self: Any, appends: Any, stored: Any) -> None:
        cells = [cell.cell_contents for cell in stored.__closure__ or ()]
        for one in next((held for held in cells if isinstance(held, list)), ()):
            if one.append is not None and not isinstance(one.outcome, Refusal) and one.request.key:
                version = one.append.streams[0].expected + len(one.outcome)
                answer_request(one.request, Accepted(version, 0, one.outcome))
        submit(self, appends, stored)

    patch(GroupCommit, "submit", early)


@plant("published before it is stored")
def _early_publish(patch: Patch) -> None:
    submit = Stream.submit

    def early(self: Any, request: Any) -> None:
        if self.version > 40 and self.version % 7 == 0:
            fields = ("x", "x", "x", "x", b"{}", b"", b"", b"", b"")
            to_come = Record(self.last[0] + 1000, self.name, self.version + 1, 0, *fields)
            self._publisher.publish(self.name, (to_come,), (None,))
        submit(self, request)

    patch(Stream, "submit", early)
    patch(Feed, "publish", lambda self, name, records, events: None)


@plant("a stream hangs after its store has failed")
def _hangs(patch: Patch) -> None:
    fail = Stream._fail

    def hang(self: Any, answer: Any, failed: Any) -> None:
        fail(self, answer, failed)
        self._work = lambda: None

    patch(Stream, "_fail", hang)


@plant("answers of a batch go to the wrong requests")
def _swapped(patch: Patch) -> None:
    commit = Stream._commit

    def swap(self: Any, run: Any, after: Any = None) -> None:
        if len(run) > 1:
            first, second = run[0][0], run[1][0]
            first.request, second.request = second.request, first.request
        commit(self, run, after)

    patch(Stream, "_commit", swap)


@plant("the second of a batch is decided on the state before the first")
def _stale_state(patch: Patch) -> None:
    follow = Decider._follow

    def stale(self: Any, page: Any, state: Any, events: Any) -> Any:
        after, booking = follow(self, page, state, events)
        return (state if events and type(events[0]) is WagersChanged else after), booking

    patch(Decider, "_follow", stale)


@plant("refusals under a key are not kept")
def _no_refusals(patch: Patch) -> None:
    patch(Decider, "_keep_refusal", lambda self, request, refusal: None)


@plant("the round that a command was meant for is not looked at")
def _any_round(patch: Patch) -> None:
    patch(Decider, "_untimely", lambda self, state, request: None)


@plant("readings are said to be kept that are not")
def _readings_lost(patch: Patch) -> None:
    take = Wheels.take

    async def hopeful(self: Any, device: str, serial: str, readings: Any) -> Any:
        try:
            return await take(self, device, serial, readings)
        except StoreUnavailable:
            return readings[-1].seq, set()

    patch(Wheels, "take", hopeful)


# ---- who may ----------------------------------------------------------------------------------


@plant("a role is not checked")
def _any_role(patch: Patch) -> None:
    patch(decider, "refuse_actor", lambda *given: None)


@plant("a terminal acts for any player")
def _any_player(patch: Patch) -> None:
    refuse = refuse_actor
    patch(
        decider, "refuse_actor", lambda actor, by, player, action: refuse(actor, by, None, action)
    )


@plant("a correction needs no second person")
def _one_person(patch: Patch) -> None:
    patch(approvals, "refuse_actor", lambda *given: None)
    patch(Approvals, "_hold", _do_nothing)


@plant("the owner of a table believes any sender", nodes=True)
def _believes(patch: Patch) -> None:
    answer = Route._answer

    async def trusting(self: Any, sent: Any) -> Any:
        patched = self._resolve

        async def resolve(standing: str, action: str) -> Any:
            found = await patched(standing, action)
            return found and replace(found, roles=frozenset(Role), players=None)

        self._resolve = resolve
        try:
            return await answer(self, sent)
        finally:
            self._resolve = patched

    patch(Route, "_answer", trusting)


# ---- the game and its money -------------------------------------------------------------------


@plant("bets are taken after the close")
def _no_close(patch: Patch) -> None:
    patch(deciding_tables, "_refuse_phase", lambda table, kind, at: None)


@plant("a period that has run out is not closed")
def _no_due(patch: Patch) -> None:
    patch(TABLES, "due", None)


@plant("a win is a dollar too much")
def _overpaid(patch: Patch) -> None:
    decide = EnterResult.decide

    def generous(self: Any, table: Any) -> Any:
        events: Any = decide(self, table)
        if isinstance(events, Refusal) or not getattr(events[0], "lines", ()):
            return events
        first, *others = events[0].lines
        if not first.win:
            return events
        more = first._replace(win=first.win + 100)
        return (events[0].but(lines=(more, *others)), *events[1:])

    patch(EnterResult, "decide", generous)


@plant("a buy-in is forgotten by the state")
def _forgotten(patch: Patch) -> None:
    patch(BoughtIn, "evolve", lambda self, table: table)


@plant("the self-audit sleeps, and a cash-out leaves the balance")
def _asleep(patch: Patch) -> None:
    patch(Page, "follow", lambda self, booking, event, before, after: None)
    patch(CashedOut, "evolve", lambda self, table: table)


@plant("a ticket that was paid is paid again")
def _paid_again(patch: Patch) -> None:
    find = paying.find_payable

    def generous(cage: Any, number: str, at: int) -> Any:
        ticket = cage.tickets.get(number)
        if ticket is not None and ticket.status is Status.REDEEMED:
            return ticket
        return find(cage, number, at)

    patch(paying, "find_payable", generous)


@plant("a promotion's prize that was given is given again")
def _prize_twice(patch: Patch) -> None:
    def won(self: Any, player: str) -> tuple[int, ...]:
        return tuple(prize for draw in self.draws if draw.winner == player for prize in draw.prizes)

    patch(Promotion, "won_by", won)


@plant("a ticket that was printed again is paid too")
def _reprint_stays(patch: Patch) -> None:
    patch(spoilt.TicketReprinted, "evolve", lambda self, cage: cage)


@plant("a cash-out owes a ticket that is never issued")
def _never_issued(patch: Patch) -> None:
    patch(tables, "issue_tickets", lambda table, events: ())


@plant("a till forgets what went to the vault")
def _forgetful_till(patch: Patch) -> None:
    patch(TillDropped, "evolve", lambda self, till: till)


@plant("a till is closed without looking up what was paid from it")
def _uncounted_till(patch: Patch) -> None:
    async def empty(self: Any, name: str, store: Any) -> Counter:
        return Counter(as_of=(await store.head())[0])

    patch(Tills, "counter", empty)


@plant("a tournament's round is settled by nobody after a stop")
def _unsettled(patch: Patch) -> None:
    patch(TournamentRounds, "start", _do_nothing)
    patch(TournamentRounds, "_follow", lambda self, table, record, event: None)


# ---- what is written and read -----------------------------------------------------------------


@plant("the codec loses a cent")
def _lossy(patch: Patch) -> None:
    encode = type(TABLE_CODEC).encode

    def lossy(self: Any, event: Any) -> Any:
        if type(event) is BoughtIn and event.amount > 100:
            event = event.but(amount=event.amount - 1)
        return encode(self, event)

    patch(type(TABLE_CODEC), "encode", lossy)


@plant("a snapshot has an older state than its version")
def _old_snapshot(patch: Patch) -> None:
    older: dict[str, Any] = {}

    def write(self: Any, stream: Any) -> Any:
        standing = standing_of(stream)
        before = older.get(stream.name, standing.table)
        older[stream.name] = standing.table
        return write_snapshot(stream.name, replace(standing, table=before))

    patch(TableSnapshots, "write", write)


@plant("the clock follows the machine's leaps")
def _leaping(patch: Patch) -> None:
    patch(SystemClock, "now", lambda self: self._wall() // 1_000_000)
    decide = Decider.decide
    patch(
        Decider,
        "decide",
        lambda self, batch, state, version, since=0: decide(self, batch, state, version),
    )


@plant("a view is made once and shown for ever")
def _stale_view(patch: Patch) -> None:
    made: dict[Any, Any] = {}
    view = Feed.view

    def stale(self: Any, viewer: Viewer) -> Any:
        key = (id(self), viewer)
        if key not in made or len(made) % 5 == 0:
            made[key] = view(self, viewer)
        return made[key]

    patch(Feed, "view", stale)


@plant("a player is shown somebody else's seat")
def _other_seat(patch: Patch) -> None:
    view = Feed.view

    def other(self: Any, viewer: Viewer) -> Any:
        seats = sorted(self._house().tables[viewer.table].state.seats)
        player = seats[0] if seats else viewer.player
        return view(self, Viewer(viewer.table, viewer.audience, player, viewer.role))

    patch(Feed, "view", other)


# ---- among nodes ------------------------------------------------------------------------------


@plant("no fence keeps a late node out", nodes=True)
def _no_fence(patch: Patch) -> None:
    patch(postgres, "_fenced", lambda append, epochs: None)
    patch(Node, "_beaten", lambda self, began, held: None)
    patch(Node, "_lose", _do_nothing)


@plant("a node takes tables without a lease", nodes=True)
def _no_lease(patch: Patch) -> None:
    async def claim(self: Any, stream: Any, over: int = 0) -> None:
        await self._take(stream, 0)

    async def share(self: Any) -> None:
        for each in list(self._house.tables.values()):
            if not each.owned:
                await claim(self, each)

    patch(Node, "share", share)


@plant("a lost commit is taken for done", nodes=True)
def _taken_for_done(patch: Patch) -> None:
    async def hopeful(self: Any, answers: Any) -> bool:
        return True

    patch(PostgresStore, "_are_stored", hopeful)


@plant("a lost commit is taken for not done", nodes=True)
def _taken_for_undone(patch: Patch) -> None:
    async def gloomy(self: Any, answers: Any) -> bool:
        return False

    patch(PostgresStore, "_are_stored", gloomy)


@plant("a record is lost on the way to the other nodes", nodes=True)
def _lost_read(patch: Patch) -> None:
    hand_on = Follower._hand_on

    def lossy(self: Any, records: Any) -> None:
        hand_on(self, [record for record in records if record.number % 40])
        if records:
            self.number, self.digest = records[-1].number, records[-1].digest

    patch(Follower, "_hand_on", lossy)
    patch(Stream, "learn", _learn_loosely)


def _learn_loosely(self: Any, records: Any) -> bool:
    """Take up what comes, whatever came before it."""
    unknown = [record for record in records if record.version > self.version]
    if (self.owned and self.kind.leased) or not unknown:
        return True
    if self._busy or self._behind:
        self._behind = True
        return False
    with contextlib.suppress(Exception):
        self._take_up(unknown)
    return True


@plant("a message between nodes is done again when it comes again", nodes=True)
def _again(patch: Patch) -> None:
    patch(NodeSeal, "_take_once", lambda self, content, now: None)
    _no_key(patch)
