"""What staff report of a player's chips, and penalties short of going out."""

from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.roulette.common import MACHINE
from croupier.roulette.tournament import Topic
from croupier.tournament.answer import CHIPS_MAX, find_player
from croupier.tournament.declare import (
    DIRECTORS,
    PLAYERS,
    STAFF,
    Chips,
    Decision,
    EntrantName,
    Event,
    OfPlayer,
    command,
    event,
    refuse,
)
from croupier.tournament.disqualification import MANAGERS, breach, may_go, reported
from croupier.tournament.state import Tournament


@command("report-breach", roles=MACHINE - MANAGERS - {Role.SENSOR})
class ReportBreach(OfPlayer):
    """Staff have seen a player break a rule; the manager decides what comes of it."""

    ground: str = ""

    def decide(self, tournament: Tournament) -> Decision:
        """Of anybody who plays or has a place; the ground may be left for the manager to find."""
        entrant = tournament.entrants.get(self.player)
        if entrant is None or not may_go(entrant):
            detail = say("tournament-not-in-play", player=self.player)
            return refuse(tournament, Reason.NOT_PLAYING, detail, Topic.BREACH)
        ground = self.ground.strip() or say("breach-of-rules")
        return (breach(tournament, entrant, self, ground, Topic.BREACH),)


@command("add-chips", roles=STAFF)
class ReportChipsAdded(OfPlayer):
    """A player's chips grew, or were to grow, by something other than a win."""

    amount: Chips

    def decide(self, tournament: Tournament) -> Decision:
        entrant = find_player(tournament, self.player)
        if isinstance(entrant, Refusal):
            return entrant
        if not 0 < self.amount <= CHIPS_MAX:
            detail = say("tournament-count-none", players=[entrant.name])
            return refuse(tournament, Reason.INVALID, detail, Topic.CHIPS_ADDED)
        reason = say("breach-chips-from-elsewhere", amount=self.amount)
        return reported(tournament, entrant, self, reason, Topic.CHIPS_ADDED)


@command("hide-chips", roles=STAFF, grave=True)
class ReportChipsHidden(OfPlayer):
    """A player was found hiding chips on purpose."""

    def decide(self, tournament: Tournament) -> Decision:
        """No lesser choice is left to anybody."""
        entrant = find_player(tournament, self.player)
        if isinstance(entrant, Refusal):
            return entrant
        return reported(tournament, entrant, self, say("breach-hid-chips"), Topic.CHIPS_HIDDEN)


@command("exchange-chips", roles=PLAYERS)
class ExchangeChips(OfPlayer):
    """A player would hand chips to another."""

    to: EntrantName
    amount: Chips

    def decide(self, tournament: Tournament) -> Decision:
        detail = say("tournament-no-handing", player=self.player, to=self.to)
        return refuse(tournament, Reason.NOT_PERMITTED, detail, Topic.CHIPS_EXCHANGED)


@command("penalise", roles=DIRECTORS)
class Penalise(OfPlayer):
    """Impose a penalty that the terms list; a warning where they list none."""

    penalty: str
    reason: str

    def decide(self, tournament: Tournament) -> Decision:
        entrant = find_player(tournament, self.player)
        if isinstance(entrant, Refusal):
            return entrant
        listed = tournament.agreed.penalties or ("warning",)
        if self.penalty not in listed:
            detail = say("tournament-no-such-penalty", penalty=self.penalty, listed=listed)
            return refuse(tournament, Reason.NOT_PERMITTED, detail, Topic.PENALTY)
        return (
            PenaltyImposed(
                at=self.at,
                by=self.by,
                player=entrant.name,
                penalty=self.penalty,
                reason=self.reason,
                clauses=tournament.cite(Topic.PENALTY),
            ),
        )


@event
class PenaltyImposed(Event):
    """A player was penalised and plays on."""

    player: str
    penalty: str
    reason: str
