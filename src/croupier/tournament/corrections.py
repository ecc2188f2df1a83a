"""A round of a session on another number, or on none: of the last round, or of an older one."""

from collections.abc import Mapping
from functools import reduce

from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.pockets import Pocket
from croupier.roulette.tournament import Topic
from croupier.table import past_rounds
from croupier.table.corrections import CorrectResult
from croupier.table.past_rounds import RoundResettled, settled_again
from croupier.table.resettle import moves_of
from croupier.table.state import Settlement
from croupier.table.voiding import InvalidateOutcome, void_settled
from croupier.tournament.answer import find_open
from croupier.tournament.declare import (
    HOUSE,
    Command,
    Decision,
    Event,
    command,
    event,
    evolve,
    refuse,
)
from croupier.tournament.entrant import GONE, Status
from croupier.tournament.rounds import SettleRound, go_out
from croupier.tournament.session_table import after_playing, gone_on, table_of
from croupier.tournament.state import Session, Stage, Tournament, with_entrants, with_session
from croupier.tournament.undoing import undone


@command("round-settled-anew", roles=HOUSE, from_table=True)
class SettleAnew(SettleRound):
    """The table settled a round on another number, or took its number back."""

    pocket: Pocket | None  # type: ignore[assignment]
    reason: str = ""

    def decide(self, tournament: Tournament) -> Decision:
        """A round of a session on another number, or on none, as its table settles it.

        What was laid since goes back, and may be laid again.
        """
        session = find_open(tournament, self.table)
        if isinstance(session, Refusal):
            return session
        number = self.round_no or session.table_round
        settled = session.settlements.get(number)
        if settled is None:
            detail = say("tournament-round-not-on-record", table=session.table, round_no=number)
            return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.DISPUTE)
        back = (undone(tournament, session, self, self.reason),) if session.acted else ()
        before = reduce(evolve, back, tournament)
        session = before.sessions[session.table]
        played = _resettled(before, session, settled, self)
        if isinstance(played, Refusal):
            return played
        again = play_anew(before, session, self, played, self.reason)
        return again if isinstance(again, Refusal) else (*back, *again)


@event
class RoundPlayedAnew(Event):
    """A round of a session was settled otherwise, or counts for nothing where there is no number.

    `again` are players whom the last round had put out and who are in again, and `deductions` what
    goes back with a last round that counts for nothing.
    """

    table: str
    table_round: int
    played: past_rounds.RoundResettled
    reason: str
    again: tuple[str, ...] = ()
    deductions: Mapping[str, Money] = {}

    def evolve(self, tournament: Tournament) -> Tournament:
        """New lines in place of old ones; by the last round's, others may have gone out."""
        tournament = after_playing(tournament, tournament.sessions[self.table], self.played)
        again = (tournament.entrants[name].but(status=Status.PLAYING) for name in self.again)
        tournament = with_entrants(tournament, tuple(again))
        exits = tuple(e for e in tournament.exits if e.player not in self.again)
        session = tournament.sessions[self.table]
        if self.table_round == session.table_round:
            advance, play_off, places = session.cut_before
            session = session.but(advance=advance, play_off=play_off, places=places, stood=None)
            if self.played.pocket is None:
                tournament, session = _uncounted(tournament, session, self)
        return with_session(tournament, session).but(exits=exits)


def play_anew(
    tournament: Tournament,
    session: Session,
    command: Command,
    played: RoundResettled,
    reason: str,
) -> Decision:
    """A round as its table settled it anew, and who is in or out by that.

    By the last round others go out, and who went out by what was wrong is in again; what followed
    from an older one is the manager's to decide.
    """
    number = played.round_no or session.table_round
    if number not in session.settlements or number <= session.ended_round:
        detail = say("tournament-round-before-play-off", table=session.table, round_no=number)
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.DISPUTE)
    played = _on_bare_cloth(tournament, session, played, session.settlements[number])
    is_last, counts = number == session.table_round, played.pocket is not None
    anew = RoundPlayedAnew(
        at=command.at,
        by=command.by,
        table=session.table,
        table_round=number,
        played=played,
        reason=reason,
        again=_put_out(tournament, session, played) if is_last else (),
        deductions={} if counts or not is_last else _deducted(session),
        clauses=tuple(dict.fromkeys((*tournament.cite(Topic.DISPUTE), *played.clauses))),
    )
    after = evolve(tournament, anew)
    moment = _moment(tournament, session) if is_last else tournament.moment + 1
    return (anew, *go_out(after, session, command, {}, moment, counts=is_last and counts))


def _on_bare_cloth(
    tournament: Tournament, session: Session, played: RoundResettled, settled: Settlement
) -> RoundResettled:
    """The same with every stake back in hand: no wager of a session stands for its next round."""
    lines = tuple(line._replace(stands=()) for line in played.lines)
    table, past = table_of(tournament, session), bool(played.round_no)
    bare = played.but(lines=lines, moves=moves_of(table, played.before, lines, past=past))
    return bare.but(revised=settled_again(settled, bare, table.game)) if past else bare


def _resettled(
    tournament: Tournament, session: Session, settled: Settlement, command: SettleAnew
) -> RoundResettled | Refusal:
    """What the session's own table makes of another number, or of none."""
    table = gone_on(table_of(tournament, session))
    game = tournament.game
    if command.pocket is None:
        struck = InvalidateOutcome(by=command.by, at=command.at, reason=command.reason)
        return void_settled(table, settled, struck, command.reason, game.refund_clauses)
    may = game.correction.roles if game.correction else frozenset()
    number = CorrectResult(
        by=min(may, default=command.by),
        at=command.at,
        pocket=command.pocket,
        reason=command.reason,
        round_no=settled.round_no,
    )
    decided = number.decide(table)
    if isinstance(decided, Refusal):
        return decided
    resettled = [event for event in decided if isinstance(event, RoundResettled)]
    return resettled[0].but(by=command.by)


def _put_out(tournament: Tournament, session: Session, played: RoundResettled) -> tuple[str, ...]:
    """Who went out by what is put right of the last round, or by all of it where nothing counts.

    In a play-off nobody is through or out by it any more.
    """
    if session.stage is Stage.PLAY_OFF:
        level = (tournament.entrants[name] for name in session.cut_before[1])
        return tuple(e.name for e in level if e.status not in GONE)
    moment = _moment(tournament, session)
    touched = {line.player for line in played.before}
    return tuple(
        exit.player
        for exit in tournament.exits
        if (exit.table, exit.session, exit.moment) == (session.table, session.number, moment)
        and not exit.disqualified
        and (played.pocket is None or exit.player in touched)
    )


def _moment(tournament: Tournament, session: Session) -> int:
    """When the last round of a session was."""
    return session.last_round.moment if session.last_round else tournament.moment


def _deducted(session: Session) -> Mapping[str, Money]:
    return session.last_round.deductions if session.last_round else {}


def _uncounted(
    tournament: Tournament, session: Session, event: RoundPlayedAnew
) -> tuple[Tournament, Session]:
    """A last round that counts for nothing: what was played in it may be played again."""
    absent = session.last_round.absent if session.last_round else ()
    back = [
        entrant.holding(entrant.chips + event.deductions.get(entrant.name, 0)).but(
            absences=entrant.absences - (entrant.name in absent),
            pass_cards=entrant.pass_cards + (entrant.name in session.passed),
            undisclosed_left=entrant.undisclosed_left + (entrant.name in session.forms),
        )
        for entrant in tournament.at_table(session)
    ]
    session = session.but(round_no=session.round_no - 1, forms={}, passed=(), last_round=None)
    return with_entrants(tournament, back), session
