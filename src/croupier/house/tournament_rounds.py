"""Rounds of a tournament are rounds of its tables: opened, spun, closed and settled there.

A table that serves a session runs like any table of its book. What is done with its players' wagers
goes to the tournament, which has the table's own rules decide it, in tournament chips. What the
table then did (a number, no spin, another number, no outcome) is sent to the tournament under a key
that the table's history fixes, so that a stop in between does it once.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.answers import Accepted, Answer
from croupier.house.house import House
from croupier.house.log.record import Record
from croupier.house.people import house_itself
from croupier.house.policies import Policies, Request
from croupier.house.stream import Stream
from croupier.roulette.game import Stakes
from croupier.roulette.tournament import Topic
from croupier.table import (
    betting,
    changing,
    corrections,
    faults,
    no_spin,
    past_rounds,
    result,
    spin,
    voiding,
)
from croupier.table.declare import Command as TableCommand
from croupier.table.declare import Event as TableEvent
from croupier.table.phases import BALL_ROLLING
from croupier.table.state import Settlement, Table
from croupier.table.tasks import ConfirmTask
from croupier.tournament.allotments import BuyAddOn
from croupier.tournament.answer import refuse_play
from croupier.tournament.at_table import PlayAtTable
from croupier.tournament.buy_backs import BuyBack
from croupier.tournament.cancelling import TournamentCancelled
from croupier.tournament.corrections import SettleAnew
from croupier.tournament.declare import AtTable, Command, Event, decide
from croupier.tournament.duties import DUTIES, DoDuty
from croupier.tournament.ending import SessionEnded
from croupier.tournament.forms import PassForm
from croupier.tournament.passes import PlayPassCard
from croupier.tournament.play_offs import PlayOffEnded, PlayOffStarted
from croupier.tournament.reinstatement import Reinstate
from croupier.tournament.reopening import ReopenSession, SessionReopened
from croupier.tournament.rounds import OpenRound, SettleRound
from croupier.tournament.session_table import seated
from croupier.tournament.starting import SessionStarted
from croupier.tournament.state import Session, Tournament
from croupier.tournament.undoing import VoidRound
from croupier.tournament.wagers import LayWager, RemoveWager

PREFIX: Final = "tournament:"
TABLES: Final = "table:"
#: What is decided on the table as it stands.
_AT_TABLE: Final = (
    LayWager.action,
    RemoveWager.action,
    PlayAtTable.action,
    PlayPassCard.action,
    PassForm.action,
)
#: By which somebody comes in, or comes in again, between rounds.
_COMING_IN: Final = (BuyBack.action, BuyAddOn.action, Reinstate.action)
#: By which a session begins or ends, and its table serves it or no more.
_SERVING: Final = (
    SessionStarted,
    SessionEnded,
    SessionReopened,
    PlayOffStarted,
    PlayOffEnded,
    TournamentCancelled,
)
#: What staff do about one player's wagers or station, beside laying and lifting.
_OF_PLAYER: Final = frozenset(
    {
        voiding.VoidWagers.action,
        corrections.OverrideSettlement.action,
        corrections.RecordMistake.action,
        changing.RepositionWager.action,
        faults.ReportMalfunction.action,
        faults.RestoreEquipment.action,
    }
)
#: What brings money or people to a table, and what takes money from it.
_TAKING: Final = frozenset({"join", "buy-in", "ticket-in", "colour"})
_GIVING: Final = frozenset({"cash-out", "leave", "tip", "colour-out"})
#: What waits at a table while its session does.
_HALTED: Final = (
    spin.SpinBall.action,
    betting.CloseBetting.action,
    result.EnterResult.action,
)
#: What a table does only if its tournament can follow.
_FOLLOWED: Final = (
    no_spin.CallNoSpin.action,
    corrections.CorrectResult.action,
    voiding.InvalidateOutcome.action,
    faults.ReportMalfunction.action,
)
#: What of a table's events the tournament follows.
_DID: Final = (
    betting.BettingOpened,
    result.RoundSettled,
    no_spin.NoSpinCalled,
    past_rounds.RoundResettled,
    voiding.OutcomeInvalidated,
    faults.MalfunctionReported,
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
        policies.fill(self._stand, *_AT_TABLE)
        policies.review(self._refuse_rolling, *_COMING_IN)
        policies.review(self._refuse_in_play, ReopenSession.action)
        policies.trace(lambda name, record, event: self._serve(name), *_SERVING)
        house.gateway.hold(self._catch_up, betting.OpenBetting.action)
        house.gateway.stands = self._as_played
        house.policies.review(self._refuse_unchecked, spin.SpinBall.action)
        house.policies.review(self._refuse_halted, *_HALTED)
        house.policies.review(self._refuse_unfollowed, *_FOLLOWED)
        house.policies.trace(self._follow, *_DID)

    async def start(self) -> None:
        """Send tournaments once more what their tables did last."""
        for stream in self._streams.values():
            self._serve(stream.id)
            for session in stream.state.sessions.values():
                table = self._house.tables.get(session.table)
                if session.is_open and table is not None:
                    await self._follow_again(table, session)

    async def _follow_again(self, table: Stream[Table, Any], session: Session) -> None:
        stood = table.state
        async for record, event in table.history(max(0, table.version - _RECENT)):
            if isinstance(event, betting.BettingOpened):
                stood = stood.but(round_no=event.round_no)
            if record.at >= max(session.started_at, session.reopened_at):
                self._send(stood, record, event)
        await self.settled(table.id)

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

    def playing(self, table: str, round_no: int) -> str:
        """The tournament in whose chips a round of a table is played; empty where it is money."""
        found = self.session_at(table)
        if found is None:
            return ""
        (tournament, session), stood = found, self._house.tables[table].state
        is_now = stood.settlement is None and stood.round_no == round_no
        return tournament.id if is_now or round_no in session.settlements else ""

    def settled_at(self, table: str) -> dict[int, tuple[str, Settlement]]:
        """How rounds of a table came out in chips, by their numbers, each with its tournament."""
        return {
            number: (stream.id, settled)
            for stream in self._streams.values()
            if (session := stream.state.sessions.get(table)) is not None
            for number, settled in session.settlements.items()
        }

    def _as_played(self, stream: Stream[Any, Any]) -> Any:
        """A table as what is asked of it is decided: with the chips of the session it serves."""
        found = self.session_at(stream.id) if stream.kind.prefix == TABLES else None
        return stream.state if found is None else seated(stream.state, *found, with_those_out=True)

    # ---- from the table to the tournament -----------------------------------------------------

    def _follow(self, table: str, record: Record, event: TableEvent) -> None:
        stream = self._house.tables[table]
        if stream.owned:
            self._send(stream.state, record, event)

    def _send(self, table: Table, record: Record, event: TableEvent) -> None:
        found, command = self.session_at(table.id), _meaning(table, event)
        if found is None or command is None or _is_needless(*found, command):
            return
        name = f"{PREFIX}{found[0].id}"
        key = f"table/{table.id}/{record.version}"

        def send() -> Awaitable[Answer]:
            return self._house.gateway.submit(_HOUSE, name, command, key, approved=True)

        before = self._following.get(table.id)
        self._following[table.id] = asyncio.create_task(_after(before, send))

    async def _catch_up(self, table: Stream[Any, Any], request: Request) -> None:
        """No round begins before the tournament has what became of the last."""
        task = self._following.get(table.id)
        if table.kind.prefix == TABLES and task is not None:
            await asyncio.wait([task])

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
        found = self.session_at(table.id)
        player = getattr(move, "player", None)
        if found is not None and isinstance(move, faults.ReportMalfunction) and player is None:
            request.refused = request.refused or _refuse_unnamed(*found, table.state, move)
        if found is None or player is None:
            return None
        if isinstance(move, ConfirmTask) and move.task in DUTIES:
            done = DoDuty(by=move.by, at=move.at, table=table.id, player=player, duty=move.task)
            return self._sent(table, request, found[0].id, done)
        meant = type(move).bets or move.action in _OF_PLAYER
        if not meant or player not in found[1].seats:
            request.refused = request.refused or _refuse_money(*found, table.state, move)
            return None

        sent = PlayAtTable(by=move.by, at=move.at, player=move.player, move=move.but(at=0))
        return self._sent(table, request, found[0].id, sent)

    def _sent(
        self, table: Stream[Any, Any], request: Request, tournament: str, command: Command
    ) -> tuple[Stream[Tournament, Event], Request]:
        """A request to a table as its tournament gets it."""

        def answered(answer: Answer | Exception) -> None:
            # Who plays at a table counts by its versions.
            if isinstance(answer, Accepted):
                answer = msgspec.structs.replace(answer, version=table.version)
            request.answered(answer)

        sent = Request(
            command,
            request.identity,
            request.key,
            answered,
            round_no=0 if request.round_no == table.state.round_no else request.round_no,
            deadline=request.deadline,
            waited_for=request.waited_for,
        )
        return self._streams[tournament], sent

    def _stand(self, state: Tournament, command: AtTable) -> AtTable:
        """A player's round is decided on the table as it stands."""
        entrant = state.entrants.get(command.player)
        table = self._house.tables.get(entrant.table) if entrant is not None else None
        return command if table is None else command.but(stands=table.state)

    # ---- what is refused meanwhile ------------------------------------------------------------

    def _refuse_halted(
        self, table: Table, request: Request, events: tuple[TableEvent, ...]
    ) -> Refusal | None:
        """No ball decides anything while the session waits for its manager.

        Nor does a number that the table's own rules refuse for what the session's players wagered.
        """
        found = self.session_at(table.id)
        if found is None:
            return None
        if refusal := refuse_play(*found, request.command.at):
            return refusal
        if request.command.action != result.EnterResult.action:
            return None
        decided = request.command.decide(seated(table, *found))
        return decided if isinstance(decided, Refusal) else None

    def _refuse_rolling(
        self, state: Tournament, request: Request, events: tuple[Event, ...]
    ) -> Refusal | None:
        """Nobody comes into a round in which it is too late to wager."""
        player = request.command.player
        table = self._house.tables.get(state.entrants[player].table)
        if table is None or table.state.phase not in BALL_ROLLING:
            return None
        detail = say("house-ball-decides-first", table=table.id, player=player)
        clauses = dict.fromkeys(clause for event in events for clause in event.clauses)
        return Refusal(Reason.WRONG_PHASE, detail, tuple(clauses))

    def _refuse_in_play(
        self, state: Tournament, request: Request, events: tuple[Event, ...]
    ) -> Refusal | None:
        """No end is taken back while a ball of the play-off after it is in play."""
        name = request.command.table
        table = self._house.tables.get(name)
        if not state.sessions[name].is_open or table is None:
            return None
        return _refuse_anew(state, table.state)

    def _refuse_unfollowed(
        self, table: Table, request: Request, events: tuple[TableEvent, ...]
    ) -> Refusal | None:
        """A table takes no outcome back that its tournament has built on."""
        for event in events:
            command = _meaning(table, event)
            if not isinstance(command, SettleAnew):
                continue
            state = self._played_by(table.id, command.round_no)
            if state is None:
                continue
            if refusal := _refuse_anew(state, table):
                return refusal
            decided = decide(state, command)
            if isinstance(decided, Refusal):
                return decided
        return None

    def _played_by(self, table: str, round_no: int) -> Tournament | None:
        """The tournament whose session a round of a table is in, or was."""
        for stream in self._streams.values():
            session = stream.state.sessions.get(table)
            if session is not None and round_no in session.settlements:
                return stream.state
        return None

    def _refuse_unchecked(
        self, table: Table, request: Request, events: tuple[TableEvent, ...]
    ) -> Refusal | None:
        """No ball is spun before a supervisor has seen every undisclosed wager."""
        found = self.session_at(table.id)
        unseen = forms_unseen(*found) if found is not None else ()
        if found is None or not unseen:
            return None
        return Refusal(
            Reason.WRONG_PHASE,
            say("house-forms-have-not-checked", unseen=list(unseen)),
            found[0].cite(Topic.FORM_CHECK),
        )


def forms_unseen(tournament: Tournament, session: Session) -> tuple[str, ...]:
    """Whose undisclosed wagers no supervisor has checked."""
    playing = tournament.wagering(session)
    return tuple(e.name for e in playing if e.form and not e.form_checked)


def _refuse_anew(state: Tournament, table: Table) -> Refusal | None:
    """Nothing that is settled is settled anew while a ball is in play."""
    if table.phase not in BALL_ROLLING:
        return None
    detail = say("house-ball-in-play-settle-anew", id=table.id)
    return Refusal(Reason.WRONG_PHASE, detail, state.cite(Topic.DISPUTE))


def _refuse_money(
    tournament: Tournament, session: Session, table: Table, move: TableCommand
) -> Refusal | None:
    """A session's table takes no money and no other players; who left some there may have it."""
    takes = type(move).lays_wagers or move.action in _TAKING
    gives = move.action in _GIVING and move.player not in table.seats  # type: ignore[attr-defined]
    if not takes and not gives:
        return None
    detail = say("house-table-set-aside-tournament-no", id=table.id, name=tournament.id)
    return Refusal(Reason.WRONG_PHASE, detail, tournament.cite(Topic.EXCLUSIVE, Topic.CHIPS_ONLY))


def _refuse_unnamed(
    tournament: Tournament, session: Session, table: Table, fault: faults.ReportMalfunction
) -> Refusal | None:
    """Single wagers of a session are void one player's station at a time, in chips."""
    theirs = sorted(set(fault.unconfirmed) & set(session.seats))
    rule = table.game.malfunctions.get(fault.scope)
    if not theirs or rule is None:
        return None
    detail = say("house-station-of-each-in-session", name=tournament.id, players=theirs)
    return Refusal(Reason.INVALID, detail, rule.void_clauses)


def _is_needless(tournament: Tournament, session: Session, command: Command) -> bool:
    """When betting opened is put on record only if the terms have a clock.

    What is put right of other rounds than the session's is the table's alone.
    """
    if isinstance(command, SettleAnew):
        return command.round_no not in session.settlements
    return isinstance(command, OpenRound) and tournament.agreed.wager_seconds is None


def _meaning(table: Table, event: TableEvent) -> Command | None:
    """What something that a table did is to the tournament."""
    of: dict[str, Any] = {"by": Role.SYSTEM, "at": event.at, "table": table.id}
    stakes = table.game.no_spin_stakes
    match event:
        case betting.BettingOpened():
            return OpenRound(**of)
        case result.RoundSettled():
            drawn = event.frozen
            return SettleRound(
                **of,
                pocket=event.pocket,
                round_no=table.round_no,
                lucky_numbers=drawn.lucky_numbers if drawn else {},
                lucky_boost=drawn.lucky_boost if drawn else None,
            )
        case past_rounds.RoundResettled() if not event.follows:
            then = event.revised or table.settlement
            return SettleAnew(
                **of,
                pocket=event.pocket,
                round_no=event.round_no or table.round_no,
                reason=event.reason or event.cause,
                lucky_numbers=then.lucky_numbers if then else {},
                lucky_boost=then.lucky_boost if then else None,
            )
        case no_spin.NoSpinCalled() if not event.round_no and stakes is Stakes.STAND:
            return None
        case no_spin.NoSpinCalled() | voiding.OutcomeInvalidated():
            return VoidRound(**of, reason=event.reason)
        case faults.MalfunctionReported() if event.voids and not event.hold:
            return VoidRound(**of, reason=event.scope)
    return None


async def _after(
    before: "asyncio.Task[Answer] | None", send: Callable[[], Awaitable[Answer]]
) -> Answer:
    """One after the other, in the order in which the table did it."""
    if before is not None:
        await before
    return await send()
