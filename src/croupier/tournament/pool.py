"""What the operator adds to the prize pool."""

from typing import Annotated

from croupier.core.declarations import FieldKind
from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.refusal import Reason
from croupier.roulette.tournament import Topic
from croupier.tournament.declare import OPERATORS, Command, Decision, Event, command, event, refuse
from croupier.tournament.state import Tournament, Value

FORMS = ("cash", "goods", "services")


@command("add-value", roles=OPERATORS)
class AddValue(Command):
    """The operator adds to the prize pool: cash, goods or services."""

    amount: Money
    form: Annotated[str, FieldKind("choice", FORMS)] = "cash"
    #: What it is, and the place it is for, where it is no cash.
    what: str = ""
    place: int = 1

    def decide(self, tournament: Tournament) -> Decision:
        if self.amount <= 0 or self.form not in FORMS:
            detail = say("tournament-value-forms", forms=FORMS)
            return refuse(tournament, Reason.INVALID, detail, Topic.ADDED_VALUE)
        if self.place < 1:
            detail = say("tournament-goods-for-place")
            return refuse(tournament, Reason.INVALID, detail, Topic.ADDED_VALUE)
        what = "" if self.form == "cash" else self.what.strip() or self.form
        return (
            ValueAdded(
                at=self.at,
                by=self.by,
                amount=self.amount,
                form=self.form,
                what=what,
                place=self.place,
                clauses=tournament.cite(Topic.ADDED_VALUE, Topic.POOL),
            ),
        )


@event
class ValueAdded(Event):
    """The pool grew by what the operator put in."""

    amount: Money
    form: str
    #: What it is, and the place it is for, where it is no cash.
    what: str = ""
    place: int = 1

    def evolve(self, tournament: Tournament) -> Tournament:
        # Logs from before goods had a name shared them out as money.
        if self.form == "cash" or not self.what:
            return tournament.but(added=Money(tournament.added + self.amount))
        value = Value(amount=self.amount, what=self.what, place=self.place)
        return tournament.but(goods=(*tournament.goods, value))
