"""Incidents: put on record, looked into, and closed."""

from dataclasses import replace
from typing import Annotated, Final

from croupier.compliance.declare import CASES, CaseCommand, CaseDecision, CaseEvent, Ground
from croupier.compliance.limits import house_rule
from croupier.compliance.state import CASES as KINDS
from croupier.compliance.state import Case
from croupier.core.declarations import FieldKind, Instant, Milliseconds, TableName, Words
from croupier.core.messages import Saying, say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import PIT, Role, or_above
from croupier.roulette.game import Clauses

#: Who sees incidents and puts them on record, and who ends them.
OBSERVERS: Final = PIT | {Role.CASHIER, Role.SURVEILLANCE}
CLOSERS: Final = or_above(Role.PIT_BOSS)


@CASES.command("open-case", roles=OBSERVERS)
class OpenCase(CaseCommand):
    """Put an incident on record. `held_from` is since when a device was held, where one was."""

    kind: Annotated[str, FieldKind("choice", tuple(KINDS))]
    text: Words
    person: str = ""
    table: TableName = ""
    round_no: int = 0
    spin_no: int = 0
    held_from: Instant | None = None

    def refuse_case(self, case: Case, clauses: Clauses) -> Refusal | None:
        """A number is used once."""
        return Refusal(Reason.INVALID, say("compliance-number-taken")) if case.kind else None

    def decide(self, case: Case, ground: Ground) -> CaseDecision:
        """What happened, to whom, where; interference with a spin says that the spin is void."""
        clauses = house_rule("incident")
        if self.kind not in KINDS:
            return Refusal(
                Reason.INVALID,
                say("compliance-no-kind-incident-there", kind=self.kind, kinds=list(KINDS)),
                clauses,
            )
        if not self.text.strip():
            return Refusal(Reason.INVALID, say("compliance-say-what-happened"), clauses)
        if self.held_from is not None and self.held_from > self.at:
            return Refusal(Reason.INVALID, say("compliance-device-held-before-found"), clauses)
        interferes = self.kind == "interference"
        if interferes and not self.person.strip():
            return Refusal(Reason.INVALID, say("compliance-say-who-interfered-or-nobody"), clauses)
        earlier = self.round_no not in (0, ground.round_no)
        voids = interferes and ground.spinning and ground.void_clauses
        return (
            CaseOpened(
                at=self.at,
                by=self.by,
                case=self.case,
                kind=self.kind,
                text=self.text,
                person=self.person,
                table=self.table,
                round_no=self.round_no or ground.round_no,
                spin_no=self.spin_no or (0 if earlier else ground.spin_no),
                held_from=self.held_from,
                voids_spin=bool(voids),
                clauses=(
                    *(ground.clauses(self.kind) or clauses),
                    *(ground.void_clauses * bool(voids)),
                ),
            ),
        )


@CASES.event
class CaseOpened(CaseEvent):
    """An incident is on record. `then` is what logs of before say of a spin that is void."""

    kind: str
    text: str
    person: str
    table: str
    round_no: int
    spin_no: int
    held_from: Milliseconds | None
    then: str = ""
    #: The book has staff call no spin at once.
    voids_spin: bool = False

    @property
    def next_act(self) -> Saying:
        """What staff do at once; empty where there is nothing."""
        return say("compliance-call-no-spin") if self.voids_spin else self.then

    def evolve(self, case: Case) -> Case:
        """What is known at first."""
        return replace(
            case,
            kind=self.kind,
            text=self.text,
            person=self.person,
            table=self.table,
            round_no=self.round_no,
            opened_at=self.at,
            held_from=self.held_from,
            clauses=self.clauses,
        )


@CASES.command("note-case", roles=OBSERVERS)
class NoteCase(CaseCommand):
    """Add what was found or done."""

    text: Words

    def decide(self, case: Case, ground: Ground) -> CaseDecision:
        """Something is said."""
        if not self.text.strip():
            return Refusal(
                Reason.INVALID, say("compliance-say-what-found-or-done"), house_rule("incident")
            )
        return (CaseNoted(at=self.at, by=self.by, case=self.case, text=self.text),)


@CASES.event
class CaseNoted(CaseEvent):
    """Something was found or done."""

    text: str

    def evolve(self, case: Case) -> Case:
        """One note more."""
        return replace(case, notes=(*case.notes, self.text))


@CASES.command("close-case", roles=CLOSERS, grave=True)
class CloseCase(CaseCommand):
    """End the investigation; `give_back` says what becomes of winnings that were seized."""

    decision: str
    give_back: bool = False

    def decide(self, case: Case, ground: Ground) -> CaseDecision:
        """Not while somebody is detained."""
        if case.detained and not case.handed_to:
            return Refusal(
                Reason.WRONG_PHASE,
                say("compliance-not-handed-over-authorised-person", detained=case.detained),
                ground.clauses("detain"),
            )
        if not self.decision.strip():
            return Refusal(
                Reason.INVALID, say("compliance-say-what-decided"), house_rule("incident")
            )
        return (
            CaseClosed(
                at=self.at,
                by=self.by,
                case=self.case,
                decision=self.decision,
                give_back=self.give_back,
            ),
        )


@CASES.event
class CaseClosed(CaseEvent):
    """The investigation ended."""

    decision: str
    give_back: bool

    def evolve(self, case: Case) -> Case:
        """It is closed for good."""
        return replace(case, closed=True, decision=self.decision, give_back=self.give_back)
