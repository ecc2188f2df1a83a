"""Chips on the layout: laid for their owner, taken off, and put back."""

from dataclasses import replace
from typing import Annotated, Any

from croupier.core.declarations import BetText
from croupier.core.messages import Message, say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.roulette.tournament import Topic
from croupier.table import changing, wagers
from croupier.table.decide import decide as decide_at_table
from croupier.table.declare import Command as TableCommand
from croupier.table.declare import Event as TableEvent
from croupier.table.wagers import PlaceWager, StrayWagerLaid, WagersChanged, WagersReturned
from croupier.tournament.counting import count_wagers
from croupier.tournament.declare import (
    BY_PROGRAM,
    PLAYERS,
    AtTable,
    Chips,
    Decision,
    Event,
    command,
    event,
    refuse,
)
from croupier.tournament.entrant import Entrant
from croupier.tournament.session_table import (
    LAYING,
    UNDISCLOSED,
    PlayedOf,
    after_playing,
    gone_on,
    seated,
    spotted,
    table_of,
)
from croupier.tournament.state import Session, Tournament, with_entrant
from croupier.tournament.turns import (
    after_lifting,
    after_turn,
    find_in_round,
    is_late,
    refuse_passed,
    refuse_turn,
)

CHIPS = "tournament-chips"


@command("wager", roles=PLAYERS)
class LayWager(AtTable):
    """Put chips on a bet, from one's own position, for a player without a terminal."""

    bet: BetText
    stake: Chips
    tender: Annotated[str, BY_PROGRAM] = CHIPS
    position: int | None = None

    def decide(self, tournament: Tournament) -> Decision:
        """Chips on a bet, laid for their owner. A broken limit is put right at the result."""
        found = find_in_round(tournament, self)
        if isinstance(found, Refusal):
            return found
        if refusal := _refuse_chips(tournament, found[1], found[0], self):
            return refusal
        move = PlaceWager(
            by=_hand(tournament, PlaceWager),
            at=self.at,
            player=self.player,
            bet=self.bet,
            stake=self.stake,
        )
        return lay(tournament, *found, self, move)


@command("remove", roles=PLAYERS)
class RemoveWager(AtTable):
    """Take one's chips off a bet."""

    bet: BetText

    def decide(self, tournament: Tournament) -> Decision:
        """Chips off a bet, taken for their owner."""
        found = find_in_round(tournament, self)
        if isinstance(found, Refusal):
            return found
        by = _hand(tournament, changing.RemoveWager)
        move = changing.RemoveWager(by=by, at=self.at, player=self.player, bet=self.bet)
        return change(tournament, *found, self, move)


@event
class ChipsMoved(PlayedOf):
    """A player's wagers changed, as the session's table decided it."""

    played: wagers.WagersChanged
    #: Laid after the time for it: held to the minimum.
    late: bool = False

    def evolve(self, tournament: Tournament) -> Tournament:
        """Wagers as the table has them; what is put right before the number is nobody's turn."""
        old, cause = tournament.entrants[self.player], self.played.cause
        if old.seat.called and not old.wagers:
            # What was called aloud was called in the round before.
            tournament = with_entrant(tournament, old.but(seat=old.seat.but(called=frozenset())))
        tournament = PlayedOf.evolve(self, tournament)
        entrant = tournament.entrants[self.player]
        if cause == UNDISCLOSED:
            # What may be repeated is what lay there for all to see.
            shown = entrant.seat.but(last=old.wagers or old.seat.last)
            return with_entrant(tournament, entrant.but(seat=shown))
        if cause in LAYING:
            return after_turn(tournament, self, entrant.but(late=old.late or self.late))
        return after_lifting(tournament, self.table, entrant)


@event
class ChipsGivenBack(PlayedOf):
    """A player's stakes went back without a result."""

    played: wagers.WagersReturned

    def evolve(self, tournament: Tournament) -> Tournament:
        tournament = PlayedOf.evolve(self, tournament)
        return after_lifting(tournament, self.table, tournament.entrants[self.player])


def _hand(tournament: Tournament, move: type[TableCommand]) -> Role:
    """Whose hand lays chips: the dealer's, but at a station only its player's can."""
    holders = move.holders_in(tournament.game)
    return Role.DEALER if Role.DEALER in holders else Role.PLAYER


def lay(
    tournament: Tournament,
    entrant: Entrant,
    session: Session,
    command: AtTable,
    move: TableCommand,
) -> Decision:
    """More chips on the layout, as the table allows and the order and the time of wagers."""
    if entrant.passed:
        return refuse_passed(tournament, entrant)
    late = is_late(tournament, session, command.at)
    refusal = refuse_turn(tournament, session, entrant)
    refusal = refusal or _refuse_late(tournament, entrant, late=late)
    wagered = refusal or _wagered(tournament, session, entrant, command, move)
    if isinstance(wagered, Refusal):
        return wagered
    (moved,) = (event for event in wagered if isinstance(event, ChipsMoved))
    alters = any(change.bet in entrant.wagers for change in moved.played.changes)
    if refusal := refuse_turn(tournament, session, entrant, alters=alters):
        return refusal
    after = after_playing(tournament, session, moved.played).entrants[entrant.name]
    counted = count_wagers(tournament, after.but(late=entrant.late or late))
    clauses = (*tournament.cite(Topic.WAGER), *counted.clauses, *moved.clauses)
    return (
        moved.but(
            late=late,
            clauses=tuple(dict.fromkeys(clauses)),
            warnings=_warn(counted.total, after.laid),
        ),
    )


def change(
    tournament: Tournament,
    entrant: Entrant,
    session: Session,
    command: AtTable,
    move: TableCommand,
) -> Decision:
    """Chips taken off, moved or put back where they were."""
    wagered = _wagered(tournament, session, entrant, command, move)
    if isinstance(wagered, Refusal):
        return wagered
    own = move.by in (Role.PLAYER, Role.DEALER)
    if own and (refusal := refuse_turn(tournament, session, entrant, alters=True)):
        return refusal
    return wagered


def _wagered(
    tournament: Tournament,
    session: Session,
    entrant: Entrant,
    command: AtTable,
    move: TableCommand,
) -> tuple[Event, ...] | Refusal:
    """What the session's table makes of something that is done with wagers."""
    decided = decided_at(tournament, session, entrant, command, move)
    if isinstance(decided, Refusal):
        return decided
    stray = [event for event in decided if isinstance(event, StrayWagerLaid)]
    if stray:
        detail = say("tournament-called-bet")
        return Refusal(Reason.NOT_PERMITTED, detail, stray[0].clauses)
    kept = (keep(tournament, session, command, event) for event in decided)
    return tuple(event for event in kept if event is not None)


def keep(
    tournament: Tournament, session: Session, command: AtTable, event: TableEvent
) -> Event | None:
    """What the tournament keeps of what its session's table decided about wagers."""
    of: dict[str, Any] = {
        "at": command.at,
        "by": command.by,
        "table": session.table,
        "player": command.player,
        "clauses": tuple(dict.fromkeys((*tournament.cite(Topic.WAGER), *event.clauses))),
    }
    match event:
        case WagersChanged():
            return ChipsMoved(**of, played=spotted(tournament.game, event))
        case WagersReturned():
            return ChipsGivenBack(**of, played=event)
    return None


def decided_at(
    tournament: Tournament,
    session: Session,
    entrant: Entrant,
    command: AtTable,
    move: TableCommand,
    *,
    with_those_out: bool = False,
) -> tuple[TableEvent, ...] | Refusal:
    """What the session's table decides, with the tournament's own clauses if that is a no."""
    table = command.stands or gone_on(table_of(tournament, session))
    stands = seated(table, tournament, session, with_those_out=with_those_out)
    decided = decide_at_table(stands, move)
    return _cited(tournament, entrant, decided) if isinstance(decided, Refusal) else decided


def _cited(tournament: Tournament, entrant: Entrant, refusal: Refusal) -> Refusal:
    """A table's refusal with what the tournament's own rules say of it."""
    topic = Topic.WAGER
    if refusal.reason is Reason.INSUFFICIENT_CREDIT:
        topic = Topic.FORM_TOGETHER if entrant.form else Topic.CHIPS_ONLY
    clauses = dict.fromkeys((*refusal.clauses, *tournament.cite(topic)))
    return replace(refusal, clauses=tuple(clauses))


def _warn(counts: int, laid: int) -> tuple[Message, ...]:
    if counts == laid:
        return ()
    return (say("tournament-will-count", laid=laid, counts=counts),)


def _refuse_chips(
    tournament: Tournament, session: Session, entrant: Entrant, command: LayWager
) -> Refusal | None:
    if command.tender != CHIPS:
        detail = say("tournament-not-wagered", tender=command.tender)
        return refuse(tournament, Reason.INVALID, detail, Topic.CHIPS_ONLY)
    place = session.seats.index(entrant.name) + 1
    if command.position not in (None, place):
        detail = say(
            "tournament-position", player=entrant.name, place=place, position=command.position
        )
        return refuse(tournament, Reason.NOT_PERMITTED, detail, Topic.POSITION)
    if command.stake <= 0:
        detail = say("tournament-stake-none", stake=command.stake)
        return refuse(tournament, Reason.INVALID, detail, Topic.WAGER)
    return None


def _refuse_late(tournament: Tournament, entrant: Entrant, *, late: bool) -> Refusal | None:
    """After the time there is one wager at most, of the minimum; one made in time stands."""
    if not late or not entrant.wagers or entrant.late:
        return None
    detail = say("tournament-time-over", player=entrant.name)
    return refuse(tournament, Reason.BETTING_CLOSED, detail, Topic.TIME_LIMIT)
