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
from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import SUPERVISORS


@PATRONS.command("make-arrangement", roles=SUPERVISORS)
class MakeArrangement(PatronCommand):
    """Write down an arrangement made before play, and when the inspectorate was notified."""

    table: Named
    document: str
    made_at: Instant
    told_at: Instant | None = None
    kinds: frozenset[str] = frozenset()

    def decide(self, patron: Patron, about: Circumstances) -> PatronDecision:
        """In writing, before the first bet, and with notice to the inspectorate: or not at all."""
        if about.power is None:
            return Refusal(
                Reason.NOT_OFFERED,
                say("compliance-book-table-knows-no-such", table=self.table or "(none)"),
                house_rule(self.action),
            )
        clauses = about.power.clauses
        if not self.document.strip():
            return Refusal(Reason.INVALID, say("compliance-name-document-written-in"), clauses)
        if self.told_at is None:
            return Refusal(
                Reason.NOTICE_REQUIRED, say("compliance-inspectorate-not-told-arrangement"), clauses
            )
        if about.started or max(self.made_at, self.told_at) > self.at:
            return Refusal(
                Reason.WRONG_PHASE,
                say("compliance-made-told-before-first-bet", patron=self.patron, table=self.table),
                clauses,
            )
        if foreign := self.kinds - about.kinds:
            return Refusal(
                Reason.NOT_OFFERED,
                say(
                    "compliance-no-arrangement-restricts-there",
                    foreign=sorted(foreign),
                    there=sorted(about.kinds),
                ),
                clauses,
            )
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
    """An arrangement in writing, made before play, of which the inspectorate was notified."""

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
