"""What people do at a session's table with a player's wagers or station."""

from typing import Any

from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.roulette.tournament import Topic
from croupier.table import corrections, faults
from croupier.table.declare import Command as TableCommand
from croupier.table.declare import Event as TableEvent
from croupier.table.fraud import FraudFound
from croupier.table.past_rounds import RoundResettled
from croupier.tournament.answer import find_open
from croupier.tournament.corrections import play_anew
from croupier.tournament.declare import AtTable, Decision, Event, command, event, evolve, refuse
from croupier.tournament.session_table import LAYING, PlayedOf
from croupier.tournament.state import Session, Stage, Tournament
from croupier.tournament.turns import find_at_table, refuse_closed
from croupier.tournament.undoing import undone
from croupier.tournament.wagers import change, decided_at, keep, lay


@command("play-at-table", roles=frozenset(Role), from_table=True)
class PlayAtTable(AtTable):
    """What is done at a session's table with a player's wagers, in the table's own words."""

    move: TableCommand

    def decide(self, tournament: Tournament) -> Decision:
        """Whatever a table of the book lets anybody do with a player's wagers."""
        move = self.move.but(at=self.at, by=self.by)
        if not move.bets:
            return _follow(tournament, self, move)
        found = find_at_table(tournament, self)
        if isinstance(found, Refusal):
            return found
        if refusal := refuse_closed(tournament, self.stands):
            return refusal
        if getattr(move, "tokens", False) or getattr(move, "tender", None) not in (None, "chips"):
            detail = say("tournament-chips-only")
            return refuse(tournament, Reason.INVALID, detail, Topic.CHIPS_ONLY)
        lays = move.action in LAYING
        return (lay if lays else change)(tournament, *found, self, move)


@event
class MistakePutRight(PlayedOf):
    """A player was paid too much or too little, and what of it was given back or paid."""

    played: corrections.MistakeRecorded


@event
class StationFaultReported(PlayedOf):
    """A player's station is out of order."""

    played: faults.MalfunctionReported


@event
class StationRestored(PlayedOf):
    """What had failed at a player's station works again."""

    played: faults.EquipmentRestored


@event
class FraudAtSession(PlayedOf):
    """A player's wagers of a session were struck for fraud: an incident is opened for it."""

    played: FraudFound


def _follow(tournament: Tournament, command: PlayAtTable, move: TableCommand) -> Decision:
    """What staff do about a player's wagers or station, as the table decides it.

    They may do it while play waits for its manager, after the last round, and for somebody whom a
    round has put out.
    """
    entrant = tournament.entrants[command.player]
    session = find_open(tournament, entrant.table)
    if isinstance(session, Refusal):
        return session
    decided = decided_at(tournament, session, entrant, command, move, with_those_out=True)
    if isinstance(decided, Refusal):
        return decided
    kept = (_keep(tournament, session, command, event) for event in decided)
    events = tuple(event for event in kept if event is not None)
    anew = [event for event in decided if isinstance(event, RoundResettled)]
    if not anew:
        return events
    if session.acted and session.stage is Stage.PLAY_OFF:
        # Who is still in it is counted again: what was laid since goes back first.
        back = undone(tournament, session, command, anew[0].cause)
        after = _follow(evolve(tournament, back), command, move)
        return after if isinstance(after, Refusal) else (back, *after)
    again = play_anew(tournament, session, command, anew[0], anew[0].cause)
    return again if isinstance(again, Refusal) else (*again, *events)


def _keep(
    tournament: Tournament, session: Session, command: AtTable, event: TableEvent
) -> Event | None:
    """What the tournament keeps of what its session's table decided."""
    of: dict[str, Any] = {
        "at": command.at,
        "by": command.by,
        "table": session.table,
        "player": command.player,
        "clauses": event.clauses,
    }
    match event:
        case corrections.MistakeRecorded():
            return MistakePutRight(**of, played=event)
        case faults.MalfunctionReported() if event.player:
            return StationFaultReported(**of, played=event)
        case faults.EquipmentRestored() if event.player:
            return StationRestored(**of, played=event)
        case FraudFound():
            return FraudAtSession(**of, played=event)
    return keep(tournament, session, command, event)
