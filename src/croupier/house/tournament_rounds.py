"""Rounds of a tournament are rounds of its tables: opened, spun, closed and settled there.

A table that serves a session runs like any table of its book, without money on it. Wagers in
tournament chips are taken while its betting is open; its number settles them, its no spin lets them
stand, and its correction settles them anew. What a table did is sent to the tournament under a key
that the table's history fixes, so that a stop in between does it once.
"""

import asyncio
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import PIT_LINE, Role, lowest
from croupier.house.actors import Actor
from croupier.house.answers import Accepted, Answer
from croupier.house.house import House
from croupier.house.log.record import Record
from croupier.house.pacing import confirm
from croupier.house.people import house_itself
from croupier.house.policies import Policies, Request
from croupier.house.stream import Stream
from croupier.roulette.game import Warn
from croupier.roulette.tournament import Topic
from croupier.table import betting, corrections, late, result, spin
from croupier.table.declare import Command as TableCommand
from croupier.table.declare import Event as TableEvent
from croupier.table.phases import BETTING, BETWEEN_ROUNDS, Phase
from croupier.table.state import Table
from croupier.tournament import commands as c
from croupier.tournament import events as e
from croupier.tournament import round_commands as rc
from croupier.tournament.answer import refuse_play
from croupier.tournament.decide import decide
from croupier.tournament.events import Event
from croupier.tournament.state import Session, Tournament

PREFIX: Final = "tournament:"
TABLES: Final = "table:"
#: What only counts while betting is open at the table.
_WAGERS: Final = (
    rc.LayWager.action,
    rc.RemoveWager.action,
    rc.PlayAtTable.action,
    rc.PlayPassCard.action,
    rc.PassForm.action,
)
#: By which a session begins or ends, and its table serves it or no more.
_SERVING: Final = (
    e.SessionStarted,
    e.SessionEnded,
    e.PlayOffStarted,
    e.PlayOffEnded,
    e.TournamentCancelled,
)
#: Chips on the layout begin a round where none is under way.
_BEGIN: Final = (rc.LayWager.action, rc.PlayPassCard.action, rc.PassForm.action)
_MOVES: Final = (rc.EnterResult.action, rc.CallNoSpin.action, rc.CorrectResult.action)
#: What waits at a table while its session does.
_HALTED: Final = (
    spin.SpinBall.action,
    betting.CloseBetting.action,
    result.EnterResult.action,
)
#: How far back what a table did last may lie in its stream.
_RECENT: Final = 50
_HOUSE: Final = house_itself("tournament")


class TournamentRounds:
    """Keeps the sessions of tournaments and the rounds of their tables together."""

    def __init__(
        self, house: House, streams: dict[str, Stream[Tournament, Event]], policies: Policies
    ) -> None:
        self._house = house
        self._streams = streams
        #: What tournaments have yet to be sent of what their tables did, by table.
        self._following: dict[str, asyncio.Task[Answer]] = {}
        #: Tables whose round is run from the tournament's desk at this moment.
        self._driven: set[str] = set()
        policies.review(self._refuse_closed, *_WAGERS)
        house.gateway.hold(self._begin, *_BEGIN)
        house.gateway.hold(self._run_at_table, *_MOVES)
        house.policies.review(self._refuse_unchecked, spin.SpinBall.action)
        house.policies.review(self._refuse_halted, *_HALTED)
        policies.trace(lambda name, record, event: self._serve(name), *_SERVING)
        did = (result.RoundSettled, spin.NoSpinCalled, late.RoundResettled)
        house.policies.trace(self._follow, *did)

    async def start(self) -> None:
        """Send tournaments once more what their tables did last."""
        for stream in self._streams.values():
            self._serve(stream.id)
            for session in stream.state.sessions.values():
                table = self._house.tables.get(session.table)
                if session.is_open and table is not None:
                    recent = table.history(max(0, table.version - _RECENT))
                    async for record, event in recent:
                        if record.at >= session.started_at:
                            self._follow(session.table, record, event)
                    await self.settled(session.table)

    async def settled(self, table: str) -> Answer | None:
        """Wait until the tournament has what a table did; what it answered."""
        task = self._following.pop(table, None)
        return await task if task is not None else None

    async def caught_up(self) -> None:
        """Wait until every tournament has what its tables did, whatever it answered."""
        waiting = [task for task in self._following.values() if not task.done()]
        if waiting:
            await asyncio.wait(waiting)

    def session_at(self, table: str) -> tuple[Tournament, Session] | None:
        """The session that is being played at a table."""
        for stream in self._streams.values():
            session = stream.state.sessions.get(table)
            if session is not None and session.is_open and not stream.state.cancelled:
                return stream.state, session
        return None

    # ---- from the table to the tournament -----------------------------------------------------

    def _follow(self, table: str, record: Record, event: TableEvent) -> None:
        found, command = self.session_at(table), _meaning(table, event)
        if found is None or command is None or not self._house.tables[table].owned:
            return
        name = f"{PREFIX}{found[0].id}"
        key = f"table/{table}/{record.version}"
        sent = self._house.gateway.submit(_HOUSE, name, command, key, approved=True)
        self._following[table] = asyncio.create_task(_after(self._following.get(table), sent))

    def _serve(self, name: str) -> None:
        """Have what is done with wagers at the tables of open sessions go to their tournament."""
        diverted, state = self._house.gateway.diverted, self._streams[name].state
        for session in state.sessions.values():
            if session.is_open and not state.cancelled:
                diverted[f"{TABLES}{session.table}"] = self._divert
            elif self.session_at(session.table) is None:
                diverted.pop(f"{TABLES}{session.table}", None)

    def _divert(
        self, table: Stream[Any, Any], request: Request
    ) -> tuple[Stream[Tournament, Event], Request] | None:
        """A wager of a session's player is the tournament's, in chips; the rest is the table's."""
        move = request.command
        found = self.session_at(table.id) if type(move).bets else None
        if found is None or move.player not in found[1].seats:
            return None

        def answered(answer: Answer | Exception) -> None:
            # Who plays at a table counts by its versions.
            if isinstance(answer, Accepted):
                answer = msgspec.structs.replace(answer, version=table.version)
            request.answered(answer)

        meant = Request(
            rc.PlayAtTable(by=move.by, at=move.at, player=move.player, move=move.but(at=0)),
            request.identity,
            request.key,
            answered,
            round_no=0 if request.round_no == table.state.round_no else request.round_no,
            deadline=request.deadline,
            waited_for=request.waited_for,
        )
        return self._streams[found[0].id], meant

    # ---- from the tournament to the table -----------------------------------------------------

    def _table(self, stream: Stream[Any, Any], request: Request) -> Stream[Table, Any] | None:
        """The table of a tournament's command; None for commands of others, and the house's."""
        if stream.kind.prefix != PREFIX or request.identity is _HOUSE:
            return None
        command, state = request.command, stream.state
        name = getattr(command, "table", "")
        if not name:
            entrant = state.entrants.get(getattr(command, "player", ""))
            name = entrant.table if entrant is not None else ""
        session = state.sessions.get(name)
        if session is None or not session.is_open:
            return None
        return self._house.tables.get(name)

    async def _begin(self, stream: Stream[Any, Any], request: Request) -> Answer | None:
        """The first chips of a round open its betting, unless the dealer has."""
        table = self._table(stream, request)
        if table is None or table.state.phase not in BETWEEN_ROUNDS:
            return None
        decided = decide(stream.state, request.command)
        if isinstance(decided, Refusal):
            return decided
        opening = betting.OpenBetting(by=Role.SYSTEM, at=request.command.at)
        opened = await self._house.gateway.submit(_HOUSE, table.name, opening)
        return opened if isinstance(opened, Refusal) else None

    async def _run_at_table(self, stream: Stream[Any, Any], request: Request) -> Answer | None:
        """A number, no spin or correction from the desk is the table's, and comes back from it."""
        table = self._table(stream, request)
        if table is None:
            return None
        last = f"{request.key}/table" if request.key else ""
        if last and await self._house.streams.log.answers([last]):
            return Accepted(stream.version, repeated=True)
        decided = decide(stream.state, request.command)
        if isinstance(decided, Refusal):
            return decided
        self._driven.add(table.id)
        try:
            refusal = await self._move(table, request, last)
            return refusal or await self.settled(table.id)
        finally:
            self._driven.discard(table.id)

    async def _move(self, table: Stream[Table, Any], request: Request, last: str) -> Refusal | None:
        """Do at a table all that leads to a command, as the one who sent it."""
        for _ in range(_STEPS_MAX):
            move = _next_move(table.state, request.command)
            final = isinstance(move, result.EnterResult | spin.CallNoSpin | late.LateAct)
            actor = Actor(id=request.identity.id, roles=frozenset({move.by}))
            answer = await self._house.gateway.submit(
                actor, table.name, move, last if final else "", approved=True
            )
            if isinstance(answer, Refusal):
                return answer
            if final:
                await self._do_duties(table, request)
                return None
        return Refusal(Reason.WRONG_PHASE, say("house-table-does-not-come-result", id=table.id))

    async def _do_duties(self, table: Stream[Table, Any], request: Request) -> None:
        """Who runs a round from the desk answers for what a dealer does after it."""
        for waiting in table.state.tasks:
            done = confirm(waiting, request.command.at)
            actor = Actor(id=request.identity.id, roles=frozenset({done.by}))
            await self._house.gateway.submit(actor, table.name, done, approved=True)

    # ---- what is refused meanwhile ------------------------------------------------------------

    def _refuse_closed(
        self, state: Tournament, request: Request, events: tuple[Event, ...]
    ) -> Refusal | None:
        """Wagers are taken while the table's betting is open."""
        entrant = state.entrants.get(request.command.player)
        table = self._house.tables.get(entrant.table) if entrant is not None else None
        if table is None or table.state.phase in BETTING:
            return None
        rule = table.state.game.close
        return Refusal(
            Reason.BETTING_CLOSED, say("house-betting-not-open-at-table", id=table.id), rule.clauses
        )

    def _refuse_halted(
        self, table: Table, request: Request, events: tuple[TableEvent, ...]
    ) -> Refusal | None:
        """No ball decides anything while the session waits for its manager."""
        found = self.session_at(table.id)
        return refuse_play(*found, request.command.at) if found is not None else None

    def _refuse_unchecked(
        self, table: Table, request: Request, events: tuple[TableEvent, ...]
    ) -> Refusal | None:
        """No ball is spun before a supervisor has seen every undisclosed wager."""
        found = self.session_at(table.id) if table.id not in self._driven else None
        if found is None:
            return None
        state, session = found
        unseen = [e.name for e in state.wagering(session) if e.form and not e.form_checked]
        if not unseen:
            return None
        return Refusal(
            Reason.WRONG_PHASE,
            say("house-forms-have-not-checked", unseen=list(unseen)),
            state.cite(Topic.FORM_CHECK),
        )


#: Opening, spinning, warning, closing, and the number.
_STEPS_MAX: Final = 6


def _meaning(table: str, event: TableEvent) -> c.Command | None:
    """What something that a table did is to the tournament."""
    match event:
        case result.RoundSettled():
            return rc.EnterResult(by=Role.SYSTEM, at=event.at, table=table, pocket=event.pocket)
        case spin.NoSpinCalled() if not event.round_no:
            return rc.CallNoSpin(by=Role.SYSTEM, at=event.at, table=table, reason=event.reason)
        case late.RoundResettled() if not event.round_no and not event.follows:
            return rc.CorrectResult(
                by=Role.SYSTEM,
                at=event.at,
                table=table,
                pocket=event.pocket,
                reason=event.reason or event.cause,
            )
    return None


def _next_move(table: Table, command: c.Command) -> TableCommand:
    """What a table has to do next on its way to a command."""
    return next(_moves(table, command))


def _moves(table: Table, command: c.Command) -> Iterator[TableCommand]:
    at, game, by = command.at, table.game, command.by
    if isinstance(command, rc.CorrectResult):
        power = game.correction
        roles = power.roles if power is not None else frozenset()
        role = by if by in roles else _least(roles)
        pocket = command.pocket
        if pocket is not None:
            yield corrections.CorrectResult(by=role, at=at, pocket=pocket, reason=command.reason)
        yield spin.CallNoSpin(by=role, at=at, reason="ball-out", text=command.reason)
    ready = table.phase is Phase.VOID and isinstance(command, rc.CallNoSpin)
    if table.phase in BETWEEN_ROUNDS and not ready:
        yield betting.OpenBetting(by=_least(game_roles(table, "open-betting")), at=at)
    spun = table.spin is not None and not table.spin.void
    if not spun and table.phase in BETTING | {Phase.VOID}:
        yield spin.SpinBall(by=_least(game.spin.roles), at=at)
    if isinstance(command, rc.CallNoSpin):
        ground = game.no_spins[command.reason]
        role = by if by in ground.roles else _least(ground.roles)
        yield spin.CallNoSpin(by=role, at=at, reason=command.reason, text=command.reason)
    if game.close.warn is not Warn.NEVER and not table.warned and table.phase in BETTING:
        yield betting.CallFinalBets(by=_least(game_roles(table, "final-bets")), at=at)
    if table.phase in BETTING:
        yield betting.CloseBetting(by=_least(game_roles(table, "no-more-bets")), at=at)
    assert isinstance(command, rc.EnterResult)
    role = by if by in game_roles(table, "result") else _least(game_roles(table, "result"))
    yield result.EnterResult(by=role, at=at, pocket=command.pocket)


def game_roles(table: Table, action: str) -> frozenset[Role]:
    """Who may do something at a table."""
    power = table.game.powers.get(action)
    return power.roles if power is not None else frozenset({Role.DEALER})


def _least(roles: frozenset[Role]) -> Role:
    return lowest(roles & {*PIT_LINE} or {Role.DEALER})


async def _after(before: "asyncio.Task[Answer] | None", sent: Any) -> Answer:
    """One after the other, in the order in which the table did it."""
    if before is not None:
        await before
    answer: Answer = await sent
    return answer
