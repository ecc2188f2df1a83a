"""Help at the table: an attendant, a supervisor, words on terminals, another dealer."""

from croupier.core.declarations import PlayerName
from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import ANYONE, MACHINE, PIT
from croupier.table.answer import Decision, refuse
from croupier.table.declare import Command, Event, command, event
from croupier.table.lookup import find_seat
from croupier.table.phases import EVER
from croupier.table.state import Table, Words

#: How long words for terminals may be, and how many of them stand at a time.
MESSAGE_MAX = 160


MESSAGES_KEPT = 5


@command("call-attendant", phases=EVER, roles=ANYONE)
class CallAttendant(Command):
    """Call somebody to a player's terminal; `on` is false once nobody is wanted any more."""

    player: PlayerName
    on: bool = True

    def decide(self, table: Table) -> Decision:
        """Note that a player wants somebody, or no longer does; to call twice is to call once."""
        clauses = self.clauses_in(table.game)
        seat = find_seat(table, self.player)
        if isinstance(seat, Refusal):
            return seat
        if self.on is (seat.calling is not None):
            detail = say("table-called-already-or-not", player=self.player, on=self.on)
            return refuse(Reason.INVALID, detail, clauses)
        return (
            AttendantCalled(
                at=self.at, by=self.by, player=self.player, on=self.on, clauses=clauses
            ),
        )


@event()
class AttendantCalled(Event):
    """A player wants somebody to come; `on` is false once that is over."""

    player: str
    on: bool

    def evolve(self, table: Table) -> Table:
        seat = table.seats[self.player].but(calling=self.at if self.on else None)
        return table.but(seats={**table.seats, self.player: seat})


@command("call-supervisor", phases=EVER, roles=PIT)
class CallSupervisor(Command):
    """Call a supervisor to the table; `text` may say what for."""

    text: str = ""

    def decide(self, table: Table) -> Decision:
        """Somebody is called; the pit's wall shows it until it is acknowledged."""
        clauses = self.clauses_in(table.game)
        text = " ".join(self.text.split())[:MESSAGE_MAX]
        return (SupervisorCalled(at=self.at, by=self.by, text=text, clauses=clauses),)


@event()
class SupervisorCalled(Event):
    """The dealer wants a supervisor at the table."""

    text: str


@command("message", phases=EVER, roles=MACHINE)
class TellPlayers(Command):
    """Put a few words on the players' terminals, or on one of them; no words take them away."""

    text: str
    player: PlayerName = ""

    def decide(self, table: Table) -> Decision:
        """Words for every terminal or for one, apart from what a screen owes its player."""
        clauses = self.clauses_in(table.game)
        if self.player:
            seat = find_seat(table, self.player)
            if isinstance(seat, Refusal):
                return seat
        text = " ".join(self.text.split())
        if len(text) > MESSAGE_MAX:
            detail = say("table-signs-message-at-most", count=len(text), most=MESSAGE_MAX)
            return refuse(Reason.INVALID, detail, clauses)
        return (
            PlayersTold(at=self.at, by=self.by, text=text, player=self.player, clauses=clauses),
        )


@event()
class PlayersTold(Event):
    """Words for the players' terminals, or for one of them; none take away what stood there."""

    text: str
    player: str = ""

    def evolve(self, table: Table) -> Table:
        """The newest first; without words, those for the same readers go."""
        if not self.text:
            kept = tuple(each for each in table.messages if each.player != self.player)
            return table.but(messages=kept)
        words = Words(text=self.text, player=self.player, at=self.at, round_no=table.round_no)
        return table.but(messages=(words, *table.messages[: MESSAGES_KEPT - 1]))


@command("handover", phases=EVER, roles=PIT)
class HandOver(Command):
    """Say who deals from now on."""

    dealer: str

    def decide(self, table: Table) -> Decision:
        """Put on record who deals."""
        clauses = self.clauses_in(table.game)
        dealer = self.dealer.strip()
        if not dealer:
            return refuse(Reason.INVALID, say("table-say-who-deals"), clauses)
        if dealer == table.dealer:
            return refuse(Reason.INVALID, say("table-deals-already", dealer=dealer), clauses)
        return (
            DealerChanged(
                at=self.at, by=self.by, dealer=dealer, before=table.dealer, clauses=clauses
            ),
        )


@event()
class DealerChanged(Event):
    """Somebody else deals."""

    dealer: str
    before: str

    def evolve(self, table: Table) -> Table:
        return table.but(dealer=self.dealer)
