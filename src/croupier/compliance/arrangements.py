"""What is arranged with a patron in writing before play."""

from dataclasses import replace

from croupier.compliance.declare import (
    PATRONS,
    Circumstances,
    PatronCommand,
    PatronDecision,
    PatronEvent,
)
from croupier.compliance.limits import house_rule
from croupier.compliance.state import Arrangement, Patron
from croupier.core.declarations import Instant, Milliseconds, Named
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import SUPERVISORS


@PATRONS.command("make-arrangement", roles=SUPERVISORS)
class MakeArrangement(PatronCommand):
    """Write down an arrangement made before play at a table, and when the inspectorate was told."""

    table: Named
    document: str
    made_at: Instant
    told_at: Instant | None = None
    kinds: frozenset[str] = frozenset()

    def decide(self, patron: Patron, about: Circumstances) -> PatronDecision:
        """In writing, before the first bet, and with the inspectorate told: or not at all."""
        if about.power is None:
            detail = f"the book of table {self.table or '(none)'} knows no such arrangements"
            return Refusal(Reason.NOT_OFFERED, detail, house_rule(self.action))
        clauses = about.power.clauses
        if not self.document.strip():
            return Refusal(Reason.INVALID, "name the document it is written in", clauses)
        if self.told_at is None:
            detail = "the inspectorate has not been told of the arrangement"
            return Refusal(Reason.NOTICE_REQUIRED, detail, clauses)
        if about.started or max(self.made_at, self.told_at) > self.at:
            detail = f"it is made, and told, before {self.patron}'s first bet at {self.table}"
            return Refusal(Reason.WRONG_PHASE, detail, clauses)
        if foreign := self.kinds - about.kinds:
            there = ", ".join(sorted(about.kinds)) or "nothing"
            detail = f"no arrangement restricts to {', '.join(sorted(foreign))}; there is {there}"
            return Refusal(Reason.NOT_OFFERED, detail, clauses)
        return (
            ArrangementMade(
                at=self.at,
                by=self.by,
                patron=self.patron,
                table=self.table,
                document=self.document,
                made_at=self.made_at,
                told_at=self.told_at,
                kinds=self.kinds,
                clauses=clauses,
            ),
        )


@PATRONS.event
class ArrangementMade(PatronEvent):
    """An arrangement in writing, made before play, of which the inspectorate was told."""

    table: str
    document: str
    made_at: Milliseconds
    told_at: Milliseconds
    kinds: frozenset[str]

    def evolve(self, patron: Patron) -> Patron:
        """One arrangement more."""
        made = Arrangement(
            table=self.table,
            document=self.document,
            made_at=self.made_at,
            told_at=self.told_at,
            kinds=self.kinds,
        )
        return replace(patron, arrangements=(*patron.arrangements, made))
