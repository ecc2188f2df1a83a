"""The equal allotment of chips for a session, and chips added on."""

from collections.abc import Mapping
from typing import Annotated

from croupier.core.declarations import FieldKind
from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.roulette.tournament import Topic
from croupier.tournament.answer import find_player, find_session, is_played_out
from croupier.tournament.declare import (
    CLERKS,
    STAFF,
    Chips,
    Decision,
    EntrantNames,
    Event,
    OfPlayer,
    OfTable,
    command,
    event,
    refuse,
)
from croupier.tournament.state import Stage, Tournament, with_entrant, with_entrants


@command("issue-chips", roles=STAFF | {Role.CASHIER})
class IssueChips(OfTable):
    """Give or sell the allotment of chips to players at a table."""

    players: EntrantNames
    amount: Chips
    #: What a chip of each colour is worth, where colours are used.
    colours: Annotated[Mapping[str, Money], FieldKind("colours")] = {}

    def decide(self, tournament: Tournament) -> Decision:
        """The same allotment for everyone, before the session."""
        session = find_session(tournament, self.table)
        if isinstance(session, Refusal):
            return session
        allotment = tournament.agreed.chips or Money(0)
        if self.amount != allotment:
            detail = say("tournament-other-allotment", amount=self.amount, allotment=allotment)
            return refuse(tournament, Reason.INVALID, detail, Topic.ALLOTMENT)
        here = {entrant.name for entrant in tournament.at_table(session) if entrant.is_playing}
        strangers = not here.issuperset(self.players)
        if session.stage is not Stage.SEATED or strangers:
            detail = say("tournament-chips-before-session")
            return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.ALLOTMENT)
        if len(set(self.colours.values())) > 1 and not tournament.rules.colours_may_differ:
            detail = say("tournament-one-value")
            return refuse(tournament, Reason.INVALID, detail, Topic.COLOURS)
        players = tuple(dict.fromkeys(self.players))
        if again := [player for player in players if tournament.entrants[player].has_allotment]:
            detail = say("tournament-chips-issued", players=again)
            return refuse(tournament, Reason.INVALID, detail, Topic.ALLOTMENT, Topic.BUY_IN)
        # Who had chips already and was then moved to another place has paid for them.
        paid = tuple(player for player in players if tournament.entrants[player].bought)
        buying = tuple(player for player in players if player not in paid)
        price = tournament.agreed.buy_in or Money(0)
        issues = [(buying, price), (paid, Money(0))] if paid else [(players, price)]
        return tuple(
            ChipsIssued(
                at=self.at,
                by=self.by,
                table=self.table,
                players=who,
                amount=self.amount,
                colours=self.colours,
                paid=each,
                pooled=not tournament.agreed.cash_chips,
                clauses=tournament.cite(
                    Topic.ALLOTMENT, Topic.BUY_IN, *([Topic.COLOURS] if self.colours else [])
                ),
            )
            for who, each in issues
            if who or not paid
        )


@command("add-on", roles=CLERKS)
class BuyAddOn(OfPlayer):
    """Buy more chips, where the terms sell them to everybody."""

    def decide(self, tournament: Tournament) -> Decision:
        """More chips between rounds: the same offer for every player."""
        terms = tournament.agreed
        entrant = find_player(tournament, self.player)
        if isinstance(entrant, Refusal):
            return entrant
        if entrant.add_ons >= terms.add_ons:
            detail = say("tournament-no-more-add-ons", count=terms.add_ons or 0)
            return refuse(tournament, Reason.NOT_OFFERED, detail, Topic.ADD_ON)
        session = tournament.sessions.get(entrant.table)
        if session is None or session.stage is not Stage.PLAY or entrant.has_acted:
            detail = say("tournament-add-on-between")
            return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.ADD_ON)
        if is_played_out(tournament, session, self.at):
            detail = say("tournament-add-on-late")
            return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.ADD_ON)
        return (
            AddOnBought(
                at=self.at,
                by=self.by,
                player=entrant.name,
                fee=terms.add_on_fee or Money(0),
                chips=terms.add_on_chips,
                pooled=not terms.cash_chips,
                clauses=tournament.cite(Topic.ADD_ON),
            ),
        )


@event
class ChipsIssued(Event):
    """Players at a table have their equal allotment."""

    table: str
    players: tuple[str, ...]
    amount: Money
    colours: Mapping[str, Money] = {}
    #: What each of them paid for it; into the pool, unless the chips turn into cash again.
    paid: Money = Money(0)
    pooled: bool = True

    def evolve(self, tournament: Tournament) -> Tournament:
        players = (tournament.entrants[player] for player in self.players)
        changed = (
            entrant.holding(self.amount)
            .but(has_allotment=True, bought=True)
            .having_paid(self.paid, pooled=self.pooled)
            for entrant in players
        )
        return with_entrants(tournament, changed)


@event
class AddOnBought(Event):
    """A player has more chips, as the terms sell them to everybody."""

    player: str
    fee: Money
    chips: Money
    #: As of a buy-back.
    pooled: bool = True

    def evolve(self, tournament: Tournament) -> Tournament:
        old = tournament.entrants[self.player]
        more = old.holding(old.chips + self.chips).but(add_ons=old.add_ons + 1)
        return with_entrant(tournament, more.having_paid(self.fee, pooled=self.pooled))
