"""Amounts withheld: for a malfunction, for a case, and credits that a malfunction made."""

from typing import Final

from croupier.core.declarations import Milliseconds, PlayerName
from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.roulette.game import Clauses, Game
from croupier.table.answer import Decision, refuse
from croupier.table.declare import Command, Event, command, event
from croupier.table.lookup import find_seat
from croupier.table.phases import EVER, WHILE_OPEN
from croupier.table.state import Seat, Seizure, Table
from croupier.table.tokens import chips_of

#: A hold that no clock ends.
UNTIL_CLOSED: Final = 2**53 - 1
HOUR = 3_600_000


@command("hold", phases=WHILE_OPEN, grave=True, own_roles=True)
class HoldClaim(Command):
    """Withhold an amount while a malfunction is looked into."""

    player: PlayerName
    amount: Money

    def decide(self, table: Table) -> Decision:
        """Withhold an amount while a malfunction is looked into, for as long as the book allows."""
        seat = find_seat(table, self.player)
        if isinstance(seat, Refusal):
            return seat
        if refusal := refuse_seized(table, seat.player):
            return refusal
        rules = [rule for rule in table.game.malfunctions.values() if rule.hold_hours]
        if not rules:
            return refuse(Reason.NOT_OFFERED, say("table-book-no-power-withhold-amount"))
        if self.by is not Role.OPERATOR:
            every = (rule.hold_clauses for rule in rules)
            return refuse(Reason.NOT_PERMITTED, say("table-only-operator-may-withhold"), *every)
        if not seat.claim:
            detail = say("table-no-malfunction-after-close-left", player=seat.player)
            return refuse(Reason.WRONG_PHASE, detail, *(rule.hold_clauses for rule in rules))
        rule = table.game.malfunctions[seat.claim]
        if refusal := _refuse_amount(seat, self.amount, rule.hold_clauses):
            return refusal
        return (
            ClaimHeld(
                at=self.at,
                by=self.by,
                player=seat.player,
                amount=self.amount,
                until=self.at + rule.hold_hours * HOUR,
                clauses=rule.hold_clauses,
            ),
        )

    @classmethod
    def holders_in(cls, game: Game) -> frozenset[Role]:
        """The operator, where the book withholds at all."""
        return frozenset({Role.OPERATOR}) if game.withholds else frozenset()


@event()
class ClaimHeld(Event):
    """An amount is withheld until an instant."""

    player: str
    amount: Money
    until: Milliseconds

    def evolve(self, table: Table) -> Table:
        seat = table.seats[self.player]
        held = seat.but(
            balance=seat.balance - self.amount,
            held=seat.held + self.amount,
            claim="",
            held_until=self.until,
        )
        return table.with_seat(held)


@command("release", phases=EVER, own_roles=True)
class ReleaseClaim(Command):
    """End a hold: pay the amount, or refuse it as credited by the malfunction."""

    player: PlayerName
    pay: bool = True

    def decide(self, table: Table) -> Decision:
        """End a hold; the system ends it by paying when its time has passed."""
        seat = find_seat(table, self.player)
        if isinstance(seat, Refusal):
            return seat
        clauses = tuple(
            clause for rule in table.game.malfunctions.values() for clause in rule.hold_clauses
        )
        if refusal := refuse_seized(table, seat.player):
            return refusal
        if not seat.held:
            return refuse(
                Reason.INVALID, say("table-nothing-withheld", player=seat.player), clauses
            )
        if self.by is not Role.OPERATOR and not (
            self.by is Role.SYSTEM and self.pay and self.at >= seat.held_until
        ):
            return refuse(Reason.NOT_PERMITTED, say("table-only-operator-ends-hold-early"), clauses)
        return (
            ClaimReleased(
                at=self.at,
                by=self.by,
                player=seat.player,
                amount=Money(seat.held),
                paid=self.pay,
                clauses=clauses,
            ),
        )

    @classmethod
    def holders_in(cls, game: Game) -> frozenset[Role]:
        """The operator, where the book withholds at all."""
        return frozenset({Role.OPERATOR}) if game.withholds else frozenset()


@event()
class ClaimReleased(Event):
    """A hold ended: paid to the player, or refused."""

    player: str
    amount: Money
    paid: bool
    text: str = ""

    def evolve(self, table: Table) -> Table:
        seat = table.seats[self.player]
        paid = self.amount if self.paid else 0
        released = seat.but(held=seat.held - self.amount, balance=seat.balance + paid)
        return table.with_seat(released, house=table.house + self.amount - paid)


@command("refuse-credit", phases=WHILE_OPEN, grave=True)
class RefuseCredit(Command):
    """Refuse an amount that a malfunction put on a player's balance."""

    player: PlayerName
    amount: Money
    text: str = ""

    def decide(self, table: Table) -> Decision:
        """Take back what a malfunction credited, by the operator's opinion or before the repair."""
        seat = find_seat(table, self.player)
        if isinstance(seat, Refusal):
            return seat
        clauses = self.clauses_in(table.game)
        if not seat.faulted:
            return refuse(
                Reason.WRONG_PHASE, say("table-no-malfunction-reached", player=seat.player), clauses
            )
        if not table.faults and not self.text.strip():
            return refuse(Reason.INVALID, say("table-say-how-malfunction-credited-amount"), clauses)
        if refusal := _refuse_amount(seat, self.amount, clauses):
            return refusal
        held = ClaimHeld(
            at=self.at,
            by=self.by,
            player=seat.player,
            amount=self.amount,
            until=max(self.at, seat.held_until),
            clauses=clauses,
        )
        refused = ClaimReleased(
            at=self.at,
            by=self.by,
            player=seat.player,
            amount=self.amount,
            paid=False,
            text=self.text,
            clauses=clauses,
        )
        return held, refused


@command("seize", phases=WHILE_OPEN, grave=True)
class SeizeWinnings(Command):
    """Take winnings made with a prohibited device into keeping until a case is closed."""

    player: PlayerName
    amount: Money
    case: str

    def decide(self, table: Table) -> Decision:
        """Take winnings into keeping for a case; stakes and the rest of the balance stay."""
        seat = find_seat(table, self.player)
        if isinstance(seat, Refusal):
            return seat
        clauses = self.clauses_in(table.game)
        if not self.case.strip():
            return refuse(Reason.INVALID, say("table-name-case"), clauses)
        if seat.held or self.case in table.seizures:
            detail = say("table-amount-withheld-already", player=seat.player)
            return refuse(Reason.WRONG_PHASE, detail, clauses)
        if refusal := _refuse_amount(seat, self.amount, clauses):
            return refusal
        seized = WinningsSeized(
            at=self.at,
            by=self.by,
            player=seat.player,
            amount=self.amount,
            case=self.case,
            clauses=clauses,
        )
        held = ClaimHeld(
            at=self.at,
            by=self.by,
            player=seat.player,
            amount=self.amount,
            until=UNTIL_CLOSED,
            clauses=clauses,
        )
        return seized, held


@event()
class WinningsSeized(Event):
    """Winnings are in keeping until a case is closed; the hold itself follows."""

    player: str
    amount: Money
    case: str

    def evolve(self, table: Table) -> Table:
        seizure = Seizure(self.player, self.amount)
        return table.but(seizures={**table.seizures, self.case: seizure})


@command("end-seizure", phases=EVER, grave=True)
class EndSeizure(Command):
    """The case is closed: give the winnings back, or keep them."""

    case: str
    pay: bool
    text: str = ""

    def decide(self, table: Table) -> Decision:
        """Give seized winnings back, or keep them, once the case is closed."""
        clauses = self.clauses_in(table.game)
        seizure = table.seizures.get(self.case)
        if seizure is None:
            return refuse(Reason.INVALID, say("table-nothing-seized-here", case=self.case), clauses)
        ended = SeizureEnded(
            at=self.at,
            by=self.by,
            player=seizure.player,
            amount=seizure.amount,
            case=self.case,
            paid=self.pay,
            clauses=clauses,
        )
        released = ClaimReleased(
            at=self.at,
            by=self.by,
            player=seizure.player,
            amount=seizure.amount,
            paid=self.pay,
            text=self.text,
            clauses=clauses,
        )
        return ended, released


@event()
class SeizureEnded(Event):
    """The case is closed; the release of the hold follows."""

    player: str
    amount: Money
    case: str
    paid: bool

    def evolve(self, table: Table) -> Table:
        return table.but(seizures={c: s for c, s in table.seizures.items() if c != self.case})


def _refuse_amount(seat: Seat, amount: int, clauses: Clauses) -> Refusal | None:
    """Why an amount cannot be withheld: what is won or credited is chips, and no token is taken."""
    chips = chips_of(seat)
    if 0 < amount <= chips:
        return None
    detail = say("table-balance-too-small", player=seat.player, balance=chips)
    return refuse(Reason.INSUFFICIENT_CREDIT, detail, clauses)


def refuse_seized(table: Table, player: str) -> Refusal | None:
    """Why an amount that is seized is neither withheld again nor released otherwise."""
    for case, seizure in table.seizures.items():
        if seizure.player == player:
            detail = say(
                "table-seized-until-closed", amount=seizure.amount, player=player, case=case
            )
            return refuse(Reason.NOT_PERMITTED, detail, SeizeWinnings.clauses_in(table.game))
    return None
