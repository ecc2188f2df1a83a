"""Taking a player out for a breach or for absence: the manager's decision."""

from collections.abc import Iterable
from typing import Final

from croupier.core.messages import Message, Saying, say
from croupier.core.money import NOTHING, Money
from croupier.core.refusal import Reason
from croupier.core.roles import Role
from croupier.roulette.tournament import Topic
from croupier.tournament.declare import (
    DIRECTORS,
    Command,
    Decision,
    Event,
    OfPlayer,
    command,
    event,
    refuse,
)
from croupier.tournament.elimination import gone_out
from croupier.tournament.entrant import STILL_IN, Entrant, Status
from croupier.tournament.play_offs import leave, leaving
from croupier.tournament.prizes import place_anew
from croupier.tournament.state import Exit, Tournament, added, with_entrant

#: Who decides about a player; others report what they have seen.
MANAGERS: Final = frozenset({Role.TOURNAMENT_DIRECTOR, Role.OPERATOR})

#: The matter behind a ground; any other is a breach of the rules.
GROUNDS: Final = {
    "absent": Topic.ABSENCE_DISQUALIFIED,
    "absence": Topic.ABSENCE_DISQUALIFIED,
    "late": Topic.ABSENCE_DISQUALIFIED,
    "no-wager": Topic.NO_WAGER,
    "added-chips": Topic.CHIPS_ADDED,
    "hidden-chips": Topic.CHIPS_HIDDEN,
    "exchanged-chips": Topic.CHIPS_EXCHANGED,
}


@command("disqualify", roles=DIRECTORS, grave=True)
class Disqualify(OfPlayer):
    """Take a player out for a breach, or for absence."""

    reason: str
    refund: bool = False

    def decide(self, tournament: Tournament) -> Decision:
        """The director's decision. Only an absent player can be given the fee back."""
        entrant = tournament.entrants.get(self.player)
        if entrant is None or not may_go(entrant):
            detail = say("tournament-not-in-play", player=self.player)
            return refuse(tournament, Reason.NOT_PLAYING, detail, Topic.BREACH)
        topic = GROUNDS.get(self.reason.strip().casefold(), Topic.BREACH)
        if not self.reason.strip():
            detail = say("tournament-ground-needed")
            return refuse(tournament, Reason.INVALID, detail, Topic.BREACH)
        listed = tournament.agreed.disqualified_for
        if listed and self.reason not in listed:
            detail = say("tournament-no-such-ground", ground=self.reason, listed=listed)
            return refuse(tournament, Reason.NOT_PERMITTED, detail, Topic.BREACH)
        if self.refund and topic is not Topic.ABSENCE_DISQUALIFIED:
            detail = say("tournament-no-fee-back")
            return refuse(tournament, Reason.NOT_PERMITTED, detail, topic, Topic.NO_REFUND)
        refund = Money(entrant.fee - entrant.refunded if self.refund else 0)
        return disqualified(tournament, entrant, self, self.reason, (topic,), refund)


@event
class EntrantDisqualified(Event):
    """A player is out for conduct, and is not placed."""

    table: str
    player: str
    moment: int
    reason: Saying
    refund: Money = Money(0)
    #: What the chips are turned into, after absence where the terms turn them into cash.
    cash: Money = Money(0)

    def evolve(self, tournament: Tournament) -> Tournament:
        tournament = leaving(tournament, self.player)
        session = tournament.sessions.get(self.table)
        old = tournament.entrants[self.player]
        refunded = old.but(refunded=Money(old.refunded + self.refund))
        if self.cash:
            refunded = refunded.lifted().holding(0).but(score=old.chips, counted=True)
            refunded = refunded.cashed(self.cash)
            cash = added(tournament.cash, {old.name: self.cash})
            tournament = tournament.but(cash=cash)
        exit = Exit(
            player=self.player,
            table=self.table,
            session=session.number if session else 0,
            moment=self.moment,
            disqualified=True,
        )
        tournament = tournament.but(reported=tournament.reported - {self.player})
        gone = gone_out(with_entrant(tournament, refunded), exit, Status.DISQUALIFIED)
        return place_anew(gone, self.table)


@event
class BreachReported(Event):
    """Staff have seen something that the tournament's manager must decide on."""

    table: str
    player: str
    ground: Saying

    def evolve(self, tournament: Tournament) -> Tournament:
        return tournament.but(reported=tournament.reported | {self.player})


def may_go(entrant: Entrant) -> bool:
    """Who still plays, and who has a place that a prize may follow from."""
    return entrant.status in STILL_IN or (entrant.status is Status.ELIMINATED and entrant.place > 0)


def reported(
    tournament: Tournament, entrant: Entrant, command: Command, ground: Message, topic: Topic
) -> tuple[Event, ...]:
    """The manager's word puts a player out; anybody else's is a report to the manager."""
    if command.by in MANAGERS:
        return disqualified(tournament, entrant, command, ground, (topic,))
    return (breach(tournament, entrant, command, ground, topic),)


def breach(
    tournament: Tournament, entrant: Entrant, command: Command, ground: Saying, topic: Topic
) -> BreachReported:
    """A report to the manager."""
    return BreachReported(
        at=command.at,
        by=command.by,
        table=entrant.table,
        player=entrant.name,
        ground=ground,
        clauses=tournament.cite(topic),
        warnings=(say("tournament-manager-decides", player=entrant.name, ground=ground),),
    )


def disqualified(
    tournament: Tournament,
    entrant: Entrant,
    command: Command,
    reason: Saying,
    topics: Iterable[Topic],
    refund: Money = NOTHING,
) -> tuple[Event, ...]:
    """A player is out for conduct; a play-off goes on among the others."""
    topics = tuple(topics)
    session = tournament.sessions.get(entrant.table)
    # The end of a session has turned chips into cash already; those of a play-off are worth none.
    ended = session is not None and session.before_end is not None
    kept = tournament.agreed.cash_chips and Topic.ABSENCE_DISQUALIFIED in topics and not ended
    event = EntrantDisqualified(
        at=command.at,
        by=command.by,
        table=entrant.table,
        player=entrant.name,
        moment=tournament.moment + 1,
        reason=reason,
        refund=refund,
        cash=Money(entrant.chips if kept else 0),
        clauses=tournament.cite(*topics, *([] if refund else [Topic.NO_REFUND])),
    )
    return leave(tournament, entrant, event, command)
