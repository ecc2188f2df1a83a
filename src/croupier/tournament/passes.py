"""Pass cards instead of wagers."""

from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.tournament import Topic
from croupier.tournament.declare import PLAYERS, AtTable, Decision, Event, command, event, refuse
from croupier.tournament.state import Tournament
from croupier.tournament.turns import after_turn, find_in_round, refuse_turn


@command("pass", roles=PLAYERS)
class PlayPassCard(AtTable):
    """Lay a pass card instead of a wager."""

    def decide(self, tournament: Tournament) -> Decision:
        """A pass card instead of a wager."""
        found = find_in_round(tournament, self)
        if isinstance(found, Refusal):
            return found
        entrant, session = found
        if entrant.pass_cards < 1:
            detail = say("tournament-no-pass-card", player=entrant.name)
            return refuse(tournament, Reason.NO_PASS_CARD, detail, Topic.PASS_CARD)
        if entrant.has_acted:
            detail = say("tournament-wagered", player=entrant.name)
            return refuse(tournament, Reason.INVALID, detail, Topic.PASS_CARD)
        if refusal := refuse_turn(tournament, session, entrant):
            return refusal
        return (
            PassCardPlayed(
                at=self.at,
                by=self.by,
                table=session.table,
                player=entrant.name,
                clauses=tournament.cite(Topic.PASS_CARD),
            ),
        )


@event
class PassCardPlayed(Event):
    """A pass card stands for this round's wager and is collected after it."""

    table: str
    player: str

    def evolve(self, tournament: Tournament) -> Tournament:
        old = tournament.entrants[self.player]
        return after_turn(tournament, self, old.but(passed=True, pass_cards=old.pass_cards - 1))
