"""Breaks in a session: the float is counted as at the end, or locked in."""

from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.refusal import Reason
from croupier.table.answer import Decision, refuse
from croupier.table.declare import Command, Event, Heard, command, event
from croupier.table.phases import BETWEEN_ROUNDS
from croupier.table.state import Table


@command("take-break", phases=BETWEEN_ROUNDS)
class TakeBreak(Command):
    """Stop play for a while; `float` is `counted`, with its amount, or `locked` in."""

    float: str = "counted"
    amount: Money | None = None

    def decide(self, table: Table) -> Decision:
        """Put on record what was done with the float, and by whom."""
        clauses = self.clauses_in(table.game)
        if table.on_break:
            return refuse(Reason.WRONG_PHASE, say("table-on-break-already"), clauses)
        if self.float not in ("counted", "locked"):
            return refuse(
                Reason.INVALID, say("table-float-counted-or-locked-in", float=self.float), clauses
            )
        if (self.amount is not None) != (self.float == "counted"):
            return refuse(Reason.INVALID, say("table-counted-float-amount"), clauses)
        difference = 0 if self.amount is None else self.amount - table.float
        warnings = (say("warning-count-differs", difference=difference),) if difference else ()
        return (
            BreakTaken(
                at=self.at,
                by=self.by,
                float=self.float,
                amount=self.amount,
                clauses=clauses,
                warnings=warnings,
            ),
        )


@event(heard=Heard.ROOM)
class BreakTaken(Event):
    """Play stopped for a while, with the float counted or locked in."""

    float: str
    amount: Money | None = None

    def evolve(self, table: Table) -> Table:
        return table.but(on_break=True)


@command("end-break", phases=BETWEEN_ROUNDS)
class EndBreak(Command):
    """Go on after a break."""

    def decide(self, table: Table) -> Decision:
        """The table is open again."""
        clauses = self.clauses_in(table.game)
        if not table.on_break:
            return refuse(Reason.WRONG_PHASE, say("table-not-on-break"), clauses)
        return (BreakEnded(at=self.at, by=self.by, clauses=clauses),)


@event(heard=Heard.ROOM)
class BreakEnded(Event):
    """Play goes on after a break."""

    def evolve(self, table: Table) -> Table:
        return table.but(on_break=False)
