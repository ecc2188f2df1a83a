"""Going away: directed out with wagers down, gone with an amount withheld, and paid off in time.

A player who must leave lays nothing more from that moment. What lies is settled, and then the house
pays the balance by itself. An amount withheld stays behind and is paid at the cage.
"""

from croupier.core.declarations import HouseText, PlayerName
from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.roulette.game import Payment
from croupier.table.answer import Decision, cited, refuse
from croupier.table.colours import take_colours_back
from croupier.table.declare import Command, Event, command
from croupier.table.lock_up import is_locked
from croupier.table.lookup import find_seat
from croupier.table.phases import EVER
from croupier.table.seats import CashedOut, Leave, PlayerLeft, is_owed, tokens_taken_along
from croupier.table.state import Table
from croupier.table.tokens import chips_of


@command("pay-off", phases=EVER, roles=frozenset({Role.SYSTEM}))
class PayOff(Command):
    """Pay the balance of somebody who has to go, or has gone; the house does so by itself."""

    player: PlayerName
    ticket: HouseText = ""

    def decide(self, table: Table) -> Decision:
        """Pay what is free; the place is given up unless something is still withheld."""
        seat = find_seat(table, self.player)
        if isinstance(seat, Refusal):
            return seat
        clauses = leave_clauses(table)
        if not may_be_paid_off(table, seat.player):
            return refuse(
                Reason.WRONG_PHASE, say("table-not-paid-off-now", player=seat.player), clauses
            )
        cash, payment = table.game.cash_out_clauses, table.game.cash_out
        events: list[Event] = [*take_colours_back(table, self, seat.player)]
        if chips_of(seat):
            events.append(
                CashedOut(
                    at=self.at,
                    by=self.by,
                    player=seat.player,
                    amount=Money(chips_of(seat)),
                    payment=payment,
                    ticket=self.ticket if payment is Payment.TICKET else "",
                    owed=is_owed(table, self.by),
                    clauses=cash,
                )
            )
        if seat.tokens:
            events.append(tokens_taken_along(self, seat))
        if not seat.away or not seat.held:
            gone = PlayerLeft(at=self.at, by=self.by, player=seat.player, clauses=clauses)
            events.append(gone)
        return tuple(events)


def may_be_paid_off(table: Table, player: str) -> bool:
    """Whether nothing of a player who goes lies on the layout, and something is left to do."""
    seat = table.seats[player]
    if seat.wagers or seat.strays or is_locked(table, player):
        return False
    return not seat.away or not seat.held or chips_of(seat) > 0


def leave_clauses(table: Table) -> tuple[str, ...]:
    """What the book says of being directed out, and of leaving."""
    power = table.game.powers.get("direct-out")
    return cited(power.clauses if power is not None else (), Leave.clauses_in(table.game))


def refuse_leaving(table: Table, player: str) -> Refusal:
    """Why somebody who goes lays no further wager."""
    detail = say("table-leaves-game-lays-no-further", player=player)
    return refuse(Reason.NOT_PERMITTED, detail, leave_clauses(table))
