"""What the house notes of itself: from when editions hold, and what the regulator was notified."""

from dataclasses import replace
from datetime import date
from typing import Annotated, Final

from croupier.compliance.declare import OFFICE, OfficeCommand, OfficeDecision, OfficeEvent
from croupier.compliance.state import Office
from croupier.core.declarations import DayText, FieldKind, Named, Words, whole
from croupier.core.messages import say
from croupier.core.roles import SUPERVISORS, Role, or_above

MATTERS: Final = ("mistakes",)


@OFFICE.command("activate-edition", roles=or_above(Role.MANAGEMENT_REPRESENTATIVE), grave=True)
class ActivateEdition(OfficeCommand):
    """Note from which day an edition of a book holds, apart from the day it was signed."""

    book: Named
    edition: Words
    signed_on: DayText
    effective_from: DayText

    def decide(self, office: Office) -> OfficeDecision:
        """Not before the day it was signed."""
        if not (_is_day(self.signed_on) and _is_day(self.effective_from)):
            return self.invalid(say("compliance-days-signing-taking-effect-wanted"))
        if self.effective_from < self.signed_on:
            return self.invalid(
                say("compliance-signed-on-cannot-hold-before", signed_on=self.signed_on)
            )
        return (
            EditionActivated(
                at=self.at,
                by=self.by,
                book=self.book,
                edition=self.edition,
                signed_on=self.signed_on,
                effective_from=self.effective_from,
            ),
        )


@OFFICE.event
class EditionActivated(OfficeEvent):
    """An edition of a book holds from a day on; it was signed on another."""

    book: str
    edition: str
    signed_on: str
    effective_from: str

    def evolve(self, office: Office) -> Office:
        """The newest of a book holds."""
        held = (self.edition, self.effective_from)
        return replace(office, editions={**office.editions, self.book: held})


@OFFICE.command("tell-regulator", roles=SUPERVISORS)
class TellRegulator(OfficeCommand):
    """Note that a month's report has gone to the regulator."""

    matter: Annotated[str, FieldKind("choice", MATTERS)]
    month: Annotated[str, whole("[0-9]{4}-[0-9]{2}")]

    def decide(self, office: Office) -> OfficeDecision:
        """Each month's report once."""
        if self.matter not in MATTERS or not _is_day(f"{self.month}-01"):
            there = list(MATTERS)
            return self.invalid(say("compliance-name-matter-month-such-as", there=there))
        if (self.matter, self.month) in office.reported:
            return self.invalid(
                say("compliance-told-already", matter=self.matter, month=self.month)
            )
        return (RegulatorTold(at=self.at, by=self.by, matter=self.matter, month=self.month),)


@OFFICE.event
class RegulatorTold(OfficeEvent):
    """A month's report has gone to the regulator."""

    matter: str
    month: str

    def evolve(self, office: Office) -> Office:
        """It is shown once."""
        return replace(office, reported=office.reported | {(self.matter, self.month)})


def _is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
