"""Limits that patrons set on their own play, and the checks that they read."""

from dataclasses import replace
from typing import Annotated, Final

from croupier.compliance.care import check_due, show_limit
from croupier.compliance.declare import (
    PATRONS,
    Circumstances,
    PatronCommand,
    PatronDecision,
    PatronEvent,
)
from croupier.compliance.limits import MINUTES_MAX, MONEY_MAX, TIMED, Limit, house_rule
from croupier.compliance.state import Patron, Waiting
from croupier.core.declarations import FieldKind, Milliseconds
from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import ANYONE, Role

#: A patron for themselves, or staff at a patron's request.
SELF: Final = ANYONE | {Role.CASHIER}


@PATRONS.command("set-play-limit", roles=SELF)
class SetPlayLimit(PatronCommand):
    """Limit one's play, in cents or minutes; without an amount one's own limit goes.

    A tighter limit holds at once, a looser one only after the house's waiting time.
    """

    limit: Annotated[Limit, FieldKind("choice", tuple(Limit))]
    amount: int | None = None

    def decide(self, patron: Patron, about: Circumstances) -> PatronDecision:
        """A tighter limit holds at once; a looser one, or none, only after the waiting time."""
        amount, now = self.amount, patron.limit(self.limit, self.at)
        most = MINUTES_MAX if self.limit in TIMED else MONEY_MAX
        if amount is not None and not 0 < amount <= most:
            shown = show_limit(self.limit, most)
            return self.invalid(
                say("compliance-no-limit-more-than-nothing", amount=amount, shown=shown)
            )
        if amount == now and self.limit not in patron.waiting:
            shown = show_limit(self.limit, now)
            return self.invalid(
                say(
                    "compliance-limit-set-already",
                    limit=self.limit,
                    patron=self.patron,
                    shown=shown,
                )
            )
        is_looser = now is not None and (amount is None or amount > now)
        return (
            PlayLimitSet(
                at=self.at,
                by=self.by,
                patron=self.patron,
                limit=self.limit,
                amount=amount,
                effective_at=self.at + (about.rules.raise_after if is_looser else 0),
                clauses=house_rule(self.limit),
            ),
        )


@PATRONS.event
class PlayLimitSet(PatronEvent):
    """A limit on play, which holds from an instant on; without an amount there is none."""

    limit: Limit
    amount: int | None
    effective_at: Milliseconds

    def evolve(self, patron: Patron) -> Patron:
        """What holds now, and what waits."""
        waiting = {limit: each for limit, each in patron.waiting.items() if limit is not self.limit}
        if self.effective_at > self.at:
            # What waited before and holds by now is what the new one waits behind.
            own = patron.limit(self.limit, self.at)
            waiting[self.limit] = Waiting(self.amount, self.effective_at)
        else:
            own = self.amount
        limits = {limit: value for limit, value in patron.limits.items() if limit is not self.limit}
        if own is not None:
            limits[self.limit] = own
        return replace(patron, limits=limits, waiting=waiting)


@PATRONS.command("acknowledge-check", roles=SELF)
class AcknowledgeCheck(PatronCommand):
    """The patron has read how long and with what result they have played."""

    def decide(self, patron: Patron, about: Circumstances) -> PatronDecision:
        """Only where a check waits to be read."""
        rules, play = about.rules, about.play
        if play is None or not check_due(rules, patron, play, self.at):
            return Refusal(
                Reason.WRONG_PHASE,
                say("compliance-nothing-waits-read-by", patron=self.patron),
                house_rule("reality-check"),
            )
        return (
            CheckAcknowledged(
                at=self.at,
                by=self.by,
                patron=self.patron,
                played=play.played(rules, self.at),
                loss=play.loss(rules, self.at),
                clauses=house_rule("reality-check"),
            ),
        )


@PATRONS.event
class CheckAcknowledged(PatronEvent):
    """The patron has read how long they have played, in milliseconds, and what they lost."""

    played: Milliseconds
    loss: int

    def evolve(self, patron: Patron) -> Patron:
        """When it was read."""
        return replace(patron, acknowledged_at=self.at)
