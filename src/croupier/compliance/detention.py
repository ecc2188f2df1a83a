"""Powers over people and their devices, which only a book gives: confiscate, detain, hand over."""

from dataclasses import replace

from croupier.compliance.declare import CASES, CaseCommand, CaseDecision, CaseEvent, Ground
from croupier.compliance.incidents import CLOSERS
from croupier.compliance.state import Case
from croupier.core.declarations import Instant, Milliseconds
from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal


@CASES.command("confiscate", roles=None, grave=True)
class ConfiscateDevice(CaseCommand):
    """Take a device away from its holder."""

    description: str
    holder: str

    def decide(self, case: Case, ground: Ground) -> CaseDecision:
        """Which device, and whose."""
        clauses = ground.clauses(self.action)
        if not self.description.strip() or not self.holder.strip():
            return Refusal(Reason.INVALID, say("compliance-say-which-device-who-held"), clauses)
        return (
            DeviceConfiscated(
                at=self.at,
                by=self.by,
                case=self.case,
                description=self.description,
                holder=self.holder,
                clauses=clauses,
            ),
        )


@CASES.event
class DeviceConfiscated(CaseEvent):
    """A device was taken away."""

    description: str
    holder: str

    def evolve(self, case: Case) -> Case:
        """One device more."""
        return replace(case, devices=(*case.devices, (self.description, self.holder)))


@CASES.command("detain", roles=None, grave=True)
class DetainPerson(CaseCommand):
    """Have somebody kept until an authorised person takes over."""

    person: str

    def decide(self, case: Case, ground: Ground) -> CaseDecision:
        """One person at a time."""
        clauses = ground.clauses(self.action)
        if not self.person.strip():
            return Refusal(Reason.INVALID, say("compliance-say-who-detained"), clauses)
        if case.detained and not case.handed_to:
            return Refusal(
                Reason.WRONG_PHASE,
                say("compliance-detained-already", detained=case.detained),
                clauses,
            )
        return (
            PersonDetained(
                at=self.at, by=self.by, case=self.case, person=self.person, clauses=clauses
            ),
        )


@CASES.event
class PersonDetained(CaseEvent):
    """Somebody is kept until an authorised person takes over."""

    person: str

    def evolve(self, case: Case) -> Case:
        """Nobody has taken over yet."""
        return replace(case, detained=self.person, handed_to="")


@CASES.command("hand-over-person", roles=CLOSERS)
class HandOverPerson(CaseCommand):
    """An authorised person has taken over somebody who was detained."""

    to: str
    handed_at: Instant

    def decide(self, case: Case, ground: Ground) -> CaseDecision:
        """To whom, and when."""
        clauses = ground.clauses("detain")
        if not case.detained or case.handed_to:
            return Refusal(Reason.WRONG_PHASE, say("compliance-nobody-detained-in-case"), clauses)
        if not self.to.strip():
            return Refusal(
                Reason.INVALID, say("compliance-say-which-authorised-person-took"), clauses
            )
        if not case.opened_at <= self.handed_at <= self.at:
            return Refusal(
                Reason.INVALID, say("compliance-say-when-authorised-person-took"), clauses
            )
        return (
            PersonHandedOver(
                at=self.at,
                by=self.by,
                case=self.case,
                to=self.to,
                handed_at=self.handed_at,
                clauses=clauses,
            ),
        )


@CASES.event
class PersonHandedOver(CaseEvent):
    """An authorised person took over."""

    to: str
    handed_at: Milliseconds

    def evolve(self, case: Case) -> Case:
        """Nobody is detained any more."""
        return replace(case, handed_to=self.to)
