"""Order and time of wagers: the marker, whose turn it is, and who is late."""

from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.tournament import Topic
from croupier.tournament import round_commands as c
from croupier.tournament import round_events as r
from croupier.tournament.answer import Decision, find_entered, refuse
from croupier.tournament.state import Entrant, Session, Tournament


def place_marker(tournament: Tournament, command: c.PlaceMarker) -> Decision:
    found = find_entered(tournament, command.player)
    if isinstance(found, Refusal):
        return found
    entrant, session = found
    if not tournament.agreed.ordered:
        detail = say("tournament-no-order")
        return refuse(tournament, Reason.NOT_OFFERED, detail, Topic.ORDER)
    if session.acted:
        detail = say("tournament-other-first")
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.ORDER)
    return (
        r.MarkerPlaced(
            at=command.at,
            by=command.by,
            table=session.table,
            player=entrant.name,
            clauses=tournament.cite(Topic.ORDER),
        ),
    )


def next_player(tournament: Tournament, session: Session, present: str = "") -> str:
    """Whose turn it is where there is an order: from the marker on, round the table.

    Somebody whose time ran out, or who is not there, holds nobody up.
    """
    seats = session.seats
    start = seats.index(session.marker) if session.marker in seats else 0
    wagering = {entrant.name: entrant for entrant in tournament.wagering(session)}
    for name in seats[start:] + seats[:start]:
        entrant = wagering.get(name)
        if entrant is None or entrant.has_acted or entrant.late:
            continue
        if entrant.absent and name != present:
            continue
        return name
    return ""


def refuse_turn(
    tournament: Tournament, session: Session, entrant: Entrant, *, alters: bool = False
) -> Refusal | None:
    """Why a player may not wager now, or not alter a wager, where there is an order."""
    if not tournament.agreed.ordered:
        return None
    if entrant.has_acted:
        if session.acted[-1:] == (entrant.name,) and not alters:
            return None
        detail = say("tournament-wagered-in-turn", player=entrant.name)
        return refuse(tournament, Reason.LOCKED, detail, Topic.LOCKED)
    first = next_player(tournament, session, entrant.name)
    if entrant.late or first == entrant.name:
        return None
    detail = say("tournament-before", first=first, player=entrant.name)
    return refuse(tournament, Reason.OUT_OF_TURN, detail, Topic.OUT_OF_TURN)


def is_late(tournament: Tournament, session: Session, at: int) -> bool:
    """Whether the time for a wager has run out."""
    seconds = tournament.agreed.wager_seconds
    return seconds is not None and at > session.turn_at + seconds * 1000
