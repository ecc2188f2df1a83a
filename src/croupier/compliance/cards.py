"""Who is in the house's register, and the cards that they hold."""

from dataclasses import replace
from typing import Final

from croupier.compliance.declare import (
    PATRONS,
    Circumstances,
    PatronCommand,
    PatronDecision,
    PatronEvent,
)
from croupier.compliance.state import FORMS, MEMBERS, Patron
from croupier.core.declarations import Words
from croupier.core.messages import say
from croupier.core.roles import SUPERVISORS, Role

REGISTRARS: Final = SUPERVISORS | {Role.CASHIER}


@PATRONS.command("enrol-patron", roles=REGISTRARS)
class EnrolPatron(PatronCommand):
    """Put somebody in the register: a club member, or a social one."""

    member: str

    def decide(self, patron: Patron, about: Circumstances) -> PatronDecision:
        """Nobody is in it twice."""
        if patron.member:
            return self.invalid(say("compliance-in-register-already", name=patron.name))
        if self.member not in MEMBERS:
            there = list(MEMBERS)
            return self.invalid(
                say("compliance-no-kind-member-there", member=self.member, there=there)
            )
        return (PatronEnrolled(at=self.at, by=self.by, patron=self.patron, member=self.member),)


@PATRONS.event
class PatronEnrolled(PatronEvent):
    """Somebody is in the register."""

    member: str

    def evolve(self, patron: Patron) -> Patron:
        """As which kind of member."""
        return replace(patron, member=self.member)


@PATRONS.command("issue-card", roles=REGISTRARS)
class IssueCard(PatronCommand):
    """Give a patron a card, in the hand or on a telephone."""

    card: Words
    form: str = "physical"

    def decide(self, patron: Patron, about: Circumstances) -> PatronDecision:
        """A number is one person's for ever."""
        if not patron.member:
            return self.invalid(say("compliance-not-in-register", patron=self.patron))
        if self.form not in FORMS:
            there = list(FORMS)
            return self.invalid(say("compliance-no-form-card-there", form=self.form, there=there))
        if about.card_of or not self.card.strip():
            return self.invalid(say("compliance-card-cannot-issued-in-use", card=self.card))
        return (
            CardIssued(at=self.at, by=self.by, patron=self.patron, card=self.card, form=self.form),
        )


@PATRONS.event
class CardIssued(PatronEvent):
    """A patron has a card."""

    card: str
    form: str

    def evolve(self, patron: Patron) -> Patron:
        """One card more, which stands."""
        return replace(patron, cards={**patron.cards, self.card: ""})


@PATRONS.command("end-card", roles=REGISTRARS)
class EndCard(PatronCommand):
    """A card opens nothing any more: lost, expired or withdrawn."""

    card: Words
    why: Words

    def decide(self, patron: Patron, about: Circumstances) -> PatronDecision:
        """One of theirs that stands."""
        if patron.cards.get(self.card) != "":
            return self.invalid(
                say("compliance-no-card-stands", patron=self.patron, card=self.card)
            )
        if not self.why.strip():
            return self.invalid(say("compliance-say-why-card-ends"))
        return (
            CardEnded(at=self.at, by=self.by, patron=self.patron, card=self.card, why=self.why),
        )


@PATRONS.event
class CardEnded(PatronEvent):
    """A card opens nothing any more."""

    card: str
    why: str

    def evolve(self, patron: Patron) -> Patron:
        """It is kept with why it ended."""
        return replace(patron, cards={**patron.cards, self.card: self.why})
