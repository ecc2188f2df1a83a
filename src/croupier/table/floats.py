"""The float: counted, filled from the cage and credited to it."""

from collections.abc import Mapping

import msgspec

from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import SUPERVISORS
from croupier.roulette.floor import FloatRule
from croupier.table.answer import Decision, refuse
from croupier.table.declare import Command, Event, command, event
from croupier.table.phases import EVER, WHILE_OPEN
from croupier.table.state import Table

Counts = Mapping[int, int]
"""How many chips of each denomination, in cents."""


@command("count-float", phases=EVER, roles=SUPERVISORS)
class CountFloat(Command):
    """Count the float: the opener before play, or the closer at its end."""

    moment: str
    amount: Money
    counts: Counts = msgspec.field(default_factory=dict)

    def decide(self, table: Table) -> Decision:
        """The opener sets the float; the closer is compared with what the books say."""
        if self.moment not in ("opener", "closer"):
            return refuse(
                Reason.INVALID, say("table-neither-opener-nor-closer", moment=self.moment)
            )
        if refusal := _refuse_counts(self.amount, self.counts, least=0):
            return refusal
        if self.moment == "opener" and (table.opened_float or table.float):
            return refuse(Reason.WRONG_PHASE, say("table-opener-counted-once-before-any"))
        rule = table.game.float_rule
        if rule and self.moment == "opener" and self.amount < least_float(table, rule):
            least = least_float(table, rule)
            detail = say("table-float-below-minimum", asked=self.amount, least=least)
            return refuse(Reason.BELOW_MINIMUM, detail, rule.clauses)
        difference = self.amount - table.float if self.moment == "closer" else 0
        warnings = (say("warning-count-differs", difference=difference),) if difference else ()
        return (
            FloatCounted(
                at=self.at,
                by=self.by,
                moment=self.moment,
                amount=self.amount,
                difference=difference,
                counts=dict(self.counts),
                clauses=rule.clauses if rule else (),
                warnings=warnings,
            ),
        )


@event()
class FloatCounted(Event):
    """The float was counted; `difference` is what the count has more than the books."""

    moment: str
    amount: Money
    difference: int
    counts: Counts = msgspec.field(default_factory=dict)

    def evolve(self, table: Table) -> Table:
        opener = self.amount if self.moment == "opener" else table.opener
        return table.but(banked=self.amount - table.house, opened_float=True, opener=opener)


def least_float(table: Table, rule: FloatRule) -> int:
    """The least float that a table opens with: so many of its minima."""
    return rule.minima * table.limits.table.min


@command("fill", phases=WHILE_OPEN, roles=SUPERVISORS)
class FillFloat(Command):
    """Chips come from the cage."""

    amount: Money
    counts: Counts = msgspec.field(default_factory=dict)
    slip: str = ""

    def decide(self, table: Table) -> Decision:
        """Chips come from the cage."""
        if refusal := _refuse_counts(self.amount, self.counts):
            return refusal
        rule = table.game.float_rule
        if rule and rule.equal_fills and table.opener not in (0, self.amount):
            detail = say("table-advance-differs", amount=self.amount, first=table.opener)
            return refuse(Reason.INVALID, detail, rule.clauses)
        return (
            FloatFilled(
                at=self.at,
                by=self.by,
                amount=self.amount,
                counts=dict(self.counts),
                slip=self.slip,
                clauses=rule.clauses if rule else (),
            ),
        )


@event()
class FloatFilled(Event):
    """Chips came from the cage."""

    amount: Money
    counts: Counts = msgspec.field(default_factory=dict)
    slip: str = ""

    def evolve(self, table: Table) -> Table:
        return table.but(banked=table.banked + self.amount)


@command("credit", phases=EVER, roles=SUPERVISORS)
class CreditFloat(Command):
    """Chips go to the cage."""

    amount: Money
    counts: Counts = msgspec.field(default_factory=dict)
    slip: str = ""

    def decide(self, table: Table) -> Decision:
        """Chips go back to the cage; never more than the float holds."""
        if refusal := _refuse_counts(self.amount, self.counts):
            return refusal
        if self.amount > table.float:
            return refuse(
                Reason.INSUFFICIENT_CREDIT, say("table-float-too-small", float=table.float)
            )
        return (
            FloatCredited(
                at=self.at,
                by=self.by,
                amount=self.amount,
                counts=dict(self.counts),
                slip=self.slip,
            ),
        )


@event()
class FloatCredited(Event):
    """Chips went to the cage."""

    amount: Money
    counts: Counts = msgspec.field(default_factory=dict)
    slip: str = ""

    def evolve(self, table: Table) -> Table:
        return table.but(banked=table.banked - self.amount)


def _refuse_counts(amount: int, counts: Counts, *, least: int = 1) -> Refusal | None:
    if amount < least or any(size <= 0 or count < 0 for size, count in counts.items()):
        return refuse(Reason.INVALID, say("table-no-amount-chips", amount=amount))
    counted = sum(size * count for size, count in counts.items())
    if counts and counted != amount:
        return refuse(Reason.INVALID, say("table-chips-make-not", counted=counted, amount=amount))
    return None
