"""Tips: chips that a player gives to the staff; colours among them are changed at once."""

from typing import Final

from croupier.core.declarations import PlayerName
from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import ANYONE, Role
from croupier.roulette.game import Game, Power
from croupier.table.answer import Decision, refuse
from croupier.table.colours import ColourRedeemed, RedeemColour
from croupier.table.declare import Command, Event, command, event
from croupier.table.lookup import find_seat
from croupier.table.phases import EVER
from croupier.table.state import Table
from croupier.table.tokens import chips_of

_OWN: Final = frozenset({Role.PLAYER})


@command("tip", phases=EVER, roles=ANYONE)
class GiveTip(Command):
    """Give chips to the staff: an amount, or some of the player's colour."""

    player: PlayerName
    amount: Money | None = None
    colour: str = ""
    count: int = 0

    def decide(self, table: Table) -> Decision:
        """The chips leave the player for good; a colour is changed with the tip."""
        seat = find_seat(table, self.player)
        if isinstance(seat, Refusal):
            return seat
        changed: tuple[Event, ...] = ()
        amount = self.amount or 0
        if self.colour:
            redeemed = RedeemColour(
                by=self.by, at=self.at, player=self.player, colour=self.colour, count=self.count
            ).decide(table)
            if isinstance(redeemed, Refusal):
                return redeemed
            changed = redeemed
            amount = sum(e.value * e.count for e in redeemed if isinstance(e, ColourRedeemed))
        if amount <= 0:
            return refuse(Reason.INVALID, say("table-say-how-much-given"), self._clauses(table))
        if amount > (chips := chips_of(seat)):
            detail = say("table-given-in-hand", asked=amount, balance=chips)
            return refuse(Reason.INSUFFICIENT_CREDIT, detail, self._clauses(table))
        given = TipGiven(
            at=self.at,
            by=self.by,
            player=seat.player,
            amount=Money(amount),
            colour=self.colour,
            count=self.count,
            clauses=self._clauses(table),
        )
        return (*changed, given)

    @classmethod
    def power(cls, game: Game) -> Power | None:
        """Who has a screen gives by it; the credits on it are not a dealer's to give."""
        power = super().power(game)
        return Power(_OWN, power.clauses) if power is not None and game.electronic else power

    def _clauses(self, table: Table) -> tuple[str, ...]:
        rule = table.game.colours
        own = rule.tip_clauses if rule and self.colour else ()
        return own or self.clauses_in(table.game)


@event()
class TipGiven(Event):
    """Chips went from a player to the staff; `colour` says which were changed for it."""

    player: str
    amount: Money
    colour: str = ""
    count: int = 0

    def evolve(self, table: Table) -> Table:
        seat = table.seats[self.player]
        return table.with_seat(seat.but(balance=seat.balance - self.amount))
