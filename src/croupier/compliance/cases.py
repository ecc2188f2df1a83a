"""The one door for incidents, and for what the office keeps: facts or a refusal."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any, Final

from croupier.compliance import commands as c
from croupier.compliance import events as e
from croupier.compliance.limits import house_rule
from croupier.compliance.state import CASES, Case, Office
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role, or_above, told_roles
from croupier.roulette.common import PIT, SUPERVISORS
from croupier.roulette.game import Clauses, Power

Decision = tuple[e.CaseEvent, ...] | Refusal

_WATCHERS: Final = PIT | {Role.CASHIER, Role.SURVEILLANCE}
_CLOSERS: Final = or_above(Role.PIT_BOSS)
_OFFICERS: Final = or_above(Role.MANAGEMENT_REPRESENTATIVE)
MATTERS: Final = ("mistakes",)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ground:
    """What a decision about an incident takes from the table it happened at.

    `powers` are those of the table's book. `spinning` says that a ball is on its way, and
    `void_clauses` under what such a spin is void.
    """

    powers: Mapping[str, Power] = field(default_factory=dict)
    spinning: bool = False
    spin_no: int = 0
    round_no: int = 0
    void_clauses: Clauses = ()


def decide_case(case: Case, command: c.CaseCommand, ground: Ground) -> Decision:
    """What a command leads to. Changes nothing itself."""
    roles, handler = _HANDLERS[type(command)]
    power = ground.powers.get(command.action)
    if command.action in BOOKS_OWN and power is None:
        detail = f"the book of this table gives nobody the power to {command.action}"
        return Refusal(Reason.NOT_OFFERED, detail, house_rule(command.action))
    allowed, clauses = (power.roles, power.clauses) if power else (roles, ())
    if command.by not in allowed:
        detail = told_roles(command.by, command.action, allowed)
        return Refusal(Reason.NOT_PERMITTED, detail, clauses or house_rule(command.action))
    if not isinstance(command, c.OpenCase) and not case.is_open:
        what = f"case {command.case} is closed" if case.closed else f"there is no {command.case}"
        return Refusal(Reason.WRONG_PHASE, what, clauses or house_rule(command.action))
    return handler(case, command, ground)


#: What only a book can allow: such powers over people are not a house's to give itself.
BOOKS_OWN: Final = frozenset({"confiscate", "detain"})


def roles_for(kind: type[c.CaseCommand]) -> frozenset[Role]:
    """Who may ask for something where no book says otherwise."""
    return _HANDLERS[kind][0]


def _open(case: Case, command: c.OpenCase, ground: Ground) -> Decision:
    clauses = house_rule("incident")
    if command.kind not in CASES:
        detail = f"{command.kind!r} is no kind of incident; there is {', '.join(CASES)}"
        return Refusal(Reason.INVALID, detail, clauses)
    if not command.text.strip():
        return Refusal(Reason.INVALID, "say what happened", clauses)
    if command.held_from is not None and command.held_from > command.at:
        return Refusal(Reason.INVALID, "a device was held before it was found", clauses)
    interferes = command.kind == "interference"
    if interferes and not command.person.strip():
        return Refusal(Reason.INVALID, "say who interfered, or that nobody knows", clauses)
    power = ground.powers.get(command.kind)
    voids = interferes and ground.spinning and ground.void_clauses
    return (
        e.CaseOpened(
            at=command.at,
            by=command.by,
            case=command.case,
            kind=command.kind,
            text=command.text,
            person=command.person,
            table=command.table,
            round_no=command.round_no or ground.round_no,
            spin_no=command.spin_no or ground.spin_no,
            held_from=command.held_from,
            then="call no spin: the spin is void" if voids else "",
            clauses=(*(power.clauses if power else clauses), *(ground.void_clauses * bool(voids))),
        ),
    )


def _note(case: Case, command: c.NoteCase, ground: Ground) -> Decision:
    if not command.text.strip():
        return Refusal(Reason.INVALID, "say what was found or done", house_rule("incident"))
    return (e.CaseNoted(at=command.at, by=command.by, case=command.case, text=command.text),)


def _confiscate(case: Case, command: c.ConfiscateDevice, ground: Ground) -> Decision:
    clauses = ground.powers[command.action].clauses
    if not command.description.strip() or not command.holder.strip():
        return Refusal(Reason.INVALID, "say which device, and who held it", clauses)
    return (
        e.DeviceConfiscated(
            at=command.at,
            by=command.by,
            case=command.case,
            description=command.description,
            holder=command.holder,
            clauses=clauses,
        ),
    )


def _detain(case: Case, command: c.DetainPerson, ground: Ground) -> Decision:
    clauses = ground.powers[command.action].clauses
    if not command.person.strip():
        return Refusal(Reason.INVALID, "say who is detained", clauses)
    if case.detained and not case.handed_to:
        return Refusal(Reason.WRONG_PHASE, f"{case.detained} is detained already", clauses)
    return (
        e.PersonDetained(
            at=command.at,
            by=command.by,
            case=command.case,
            person=command.person,
            clauses=clauses,
        ),
    )


def _hand_over(case: Case, command: c.HandOverPerson, ground: Ground) -> Decision:
    power = ground.powers.get("detain")
    clauses = power.clauses if power else ()
    if not case.detained or case.handed_to:
        return Refusal(Reason.WRONG_PHASE, "nobody is detained in this case", clauses)
    if not command.to.strip():
        return Refusal(Reason.INVALID, "say which authorised person took over", clauses)
    if not case.opened_at <= command.handed_at <= command.at:
        return Refusal(Reason.INVALID, "say when the authorised person took over", clauses)
    return (
        e.PersonHandedOver(
            at=command.at,
            by=command.by,
            case=command.case,
            to=command.to,
            handed_at=command.handed_at,
            clauses=clauses,
        ),
    )


def _close(case: Case, command: c.CloseCase, ground: Ground) -> Decision:
    power = ground.powers.get("detain")
    if case.detained and not case.handed_to:
        detail = f"{case.detained} has not been handed over to an authorised person"
        return Refusal(Reason.WRONG_PHASE, detail, power.clauses if power else ())
    if not command.decision.strip():
        return Refusal(Reason.INVALID, "say what was decided", house_rule("incident"))
    return (
        e.CaseClosed(
            at=command.at,
            by=command.by,
            case=command.case,
            decision=command.decision,
            give_back=command.give_back,
        ),
    )


Handler = Callable[[Case, Any, Ground], Decision]
_HANDLERS: Final[Mapping[type[c.CaseCommand], tuple[frozenset[Role], Handler]]] = {
    c.OpenCase: (_WATCHERS, _open),
    c.NoteCase: (_WATCHERS, _note),
    c.ConfiscateDevice: (_CLOSERS, _confiscate),
    c.DetainPerson: (_CLOSERS, _detain),
    c.HandOverPerson: (_CLOSERS, _hand_over),
    c.CloseCase: (_CLOSERS, _close),
}


def decide_office(
    office: Office, command: c.ActivateEdition | c.TellRegulator
) -> tuple[e.Event, ...] | Refusal:
    """What the office notes: from when an edition holds, and what the regulator was told."""
    wanted = _OFFICERS if isinstance(command, c.ActivateEdition) else SUPERVISORS
    if command.by not in wanted:
        detail = told_roles(command.by, command.action, wanted)
        return Refusal(Reason.NOT_PERMITTED, detail, house_rule(command.action))
    if isinstance(command, c.ActivateEdition):
        return _activate(command)
    if command.matter not in MATTERS or not _is_day(f"{command.month}-01"):
        detail = f"name a matter ({', '.join(MATTERS)}) and a month, such as 2026-01"
        return Refusal(Reason.INVALID, detail, house_rule(command.action))
    if (command.matter, command.month) in office.told:
        detail = f"{command.matter} of {command.month} has been told already"
        return Refusal(Reason.INVALID, detail, house_rule(command.action))
    told = e.RegulatorTold(at=command.at, by=command.by, matter=command.matter, month=command.month)
    return (told,)


def _activate(command: c.ActivateEdition) -> tuple[e.Event, ...] | Refusal:
    if not (_is_day(command.signed_on) and _is_day(command.effective_from)):
        detail = "the days of signing and of taking effect are wanted, such as 2024-08-16"
        return Refusal(Reason.INVALID, detail, house_rule(command.action))
    if command.effective_from < command.signed_on:
        detail = f"it was signed on {command.signed_on} and cannot hold before"
        return Refusal(Reason.INVALID, detail, house_rule(command.action))
    return (
        e.EditionActivated(
            at=command.at,
            by=command.by,
            book=command.book,
            edition=command.edition,
            signed_on=command.signed_on,
            effective_from=command.effective_from,
        ),
    )


def _is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
