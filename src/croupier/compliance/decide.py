"""The one door for patrons: a patron and a command give facts or a refusal."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from croupier.compliance import commands as c
from croupier.compliance import events as e
from croupier.compliance.care import check_due, show_instant, show_limit
from croupier.compliance.limits import (
    DAY,
    HOUR,
    MINUTES_MAX,
    MONEY_MAX,
    TIMED,
    PlayRules,
    house_rule,
    show_span,
)
from croupier.compliance.play import Play
from croupier.compliance.state import FORMS, MEMBERS, Patron
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role, or_above, told_roles
from croupier.roulette.common import ANYONE, SUPERVISORS
from croupier.roulette.game import Power

Decision = tuple[e.PatronEvent, ...] | Refusal

#: A patron for themselves, or staff for somebody who asks them to.
_SELF: Final = ANYONE | {Role.CASHIER}
_REGISTRARS: Final = SUPERVISORS | {Role.CASHIER}
_EXCLUDERS: Final = or_above(Role.CASINO_SUPERVISOR)
_LIFTERS: Final = or_above(Role.SHIFT_MANAGER)
_DAYS_MAX: Final = 36_500


@dataclass(frozen=True, slots=True, kw_only=True)
class Circumstances:
    """What a decision about a patron looks at beside the patron."""

    rules: PlayRules = field(default_factory=PlayRules)
    play: Play | None = None
    #: What the book of the table that is named lets staff do, and the law it names for it.
    power: Power | None = None
    law: str = ""
    #: Kinds of bet to which the book lets an arrangement restrict somebody.
    kinds: frozenset[str] = frozenset()
    #: Whether the patron has wagered at the table that is named.
    started: bool = False
    #: Whose card it is already, where the number is known.
    card_of: str = ""


def decide_patron(patron: Patron, command: c.PatronCommand, about: Circumstances) -> Decision:
    """What a command leads to. Changes nothing itself."""
    roles, handler = _HANDLERS[type(command)]
    if about.power is not None:
        roles = about.power.roles
    if command.by not in roles:
        clauses = about.power.clauses if about.power else house_rule(command.action)
        detail = told_roles(command.by, command.action, roles)
        return Refusal(Reason.NOT_PERMITTED, detail, clauses)
    return handler(patron, command, about)


def roles_for(kind: type[c.PatronCommand]) -> frozenset[Role]:
    """Who may ask for something where no book says otherwise."""
    return _HANDLERS[kind][0]


def _enrol(patron: Patron, command: c.EnrolPatron, about: Circumstances) -> Decision:
    if patron.member:
        return _invalid(command, f"{patron.name} is in the register already")
    if command.member not in MEMBERS:
        there = ", ".join(MEMBERS)
        return _invalid(command, f"{command.member!r} is no kind of member; there is {there}")
    return (
        e.PatronEnrolled(
            at=command.at, by=command.by, patron=command.patron, member=command.member
        ),
    )


def _issue(patron: Patron, command: c.IssueCard, about: Circumstances) -> Decision:
    if not patron.member:
        return _invalid(command, f"{command.patron} is not in the register")
    if command.form not in FORMS:
        there = ", ".join(FORMS)
        return _invalid(command, f"{command.form!r} is no form of a card; there is {there}")
    if about.card_of or not command.card.strip():
        return _invalid(command, f"card {command.card!r} cannot be issued: it is in use or empty")
    return (
        e.CardIssued(
            at=command.at,
            by=command.by,
            patron=command.patron,
            card=command.card,
            form=command.form,
        ),
    )


def _end_card(patron: Patron, command: c.EndCard, about: Circumstances) -> Decision:
    if patron.cards.get(command.card) != "":
        return _invalid(command, f"{command.patron} has no card {command.card!r} that stands")
    if not command.why.strip():
        return _invalid(command, "say why the card ends")
    return (
        e.CardEnded(
            at=command.at,
            by=command.by,
            patron=command.patron,
            card=command.card,
            why=command.why,
        ),
    )


def _set_limit(patron: Patron, command: c.SetPlayLimit, about: Circumstances) -> Decision:
    """A tighter limit holds at once; a looser one, or none, only after the waiting time."""
    amount, now = command.amount, patron.limit(command.limit, command.at)
    most = MINUTES_MAX if command.limit in TIMED else MONEY_MAX
    if amount is not None and not 0 < amount <= most:
        shown = show_limit(command.limit, most)
        return _invalid(command, f"{amount} is no limit; it is more than nothing, at most {shown}")
    if amount == now and command.limit not in patron.waiting:
        shown = show_limit(command.limit, now)
        return _invalid(command, f"{command.limit} of {command.patron} is {shown} already")
    is_looser = now is not None and (amount is None or amount > now)
    return (
        e.PlayLimitSet(
            at=command.at,
            by=command.by,
            patron=command.patron,
            limit=command.limit,
            amount=amount,
            effective_at=command.at + (about.rules.raise_after if is_looser else 0),
            clauses=house_rule(command.limit),
        ),
    )


def _acknowledge(patron: Patron, command: c.AcknowledgeCheck, about: Circumstances) -> Decision:
    rules, play = about.rules, about.play
    if play is None or not check_due(rules, patron, play, command.at):
        return Refusal(
            Reason.WRONG_PHASE,
            f"nothing waits to be read by {command.patron}",
            house_rule("reality-check"),
        )
    return (
        e.CheckAcknowledged(
            at=command.at,
            by=command.by,
            patron=command.patron,
            played=play.played(rules, command.at),
            loss=play.loss(rules, command.at),
            clauses=house_rule("reality-check"),
        ),
    )


def _cool_off(patron: Patron, command: c.CoolOff, about: Circumstances) -> Decision:
    most = about.rules.cool_off_max
    if not 0 < command.hours * HOUR <= most:
        return _invalid(command, f"a cool-off lasts from an hour to {show_span(most)}")
    return (_paused(command, "cool-off", command.at + command.hours * HOUR),)


def _self_exclude(patron: Patron, command: c.SelfExclude, about: Circumstances) -> Decision:
    least = about.rules.self_exclusion_min
    if command.days is None:
        return (_paused(command, "self-exclusion", None),)
    if not least <= command.days * DAY <= _DAYS_MAX * DAY:
        return _invalid(command, f"a self-exclusion lasts {show_span(least)} at least")
    return (_paused(command, "self-exclusion", command.at + command.days * DAY),)


def _paused(command: c.PatronCommand, kind: str, until: int | None) -> e.PlayPaused:
    return e.PlayPaused(
        at=command.at,
        by=command.by,
        patron=command.patron,
        kind=kind,
        until=until,
        clauses=house_rule(kind),
    )


def _exclude(patron: Patron, command: c.ExcludePatron, about: Circumstances) -> Decision:
    if not command.reason.strip():
        return _invalid(command, "say why")
    if command.days is not None and not 0 < command.days <= _DAYS_MAX:
        return _invalid(command, f"an exclusion of {command.days} days is none")
    return (
        e.PatronExcluded(
            at=command.at,
            by=command.by,
            patron=command.patron,
            reason=command.reason,
            until=None if command.days is None else command.at + command.days * DAY,
            law=about.law,
            table=command.table,
            clauses=about.power.clauses if about.power else house_rule("exclude-patron"),
        ),
    )


def _lift(patron: Patron, command: c.LiftExclusion, about: Circumstances) -> Decision:
    if not command.reason.strip():
        return _invalid(command, "say why")
    standing = [each for each in patron.exclusions if each.holds(command.at)]
    own = next((each for each in standing if each.kind not in ("house", "table")), None)
    if own is not None:
        end = "without an end" if own.until is None else f"until {show_instant(own.until)}"
        detail = f"{command.patron}'s {own.kind} is their own word, {end}; nobody lifts it"
        return Refusal(Reason.NOT_PERMITTED, detail, house_rule(own.kind))
    if not standing:
        return _invalid(command, f"{command.patron} is not excluded")
    return (
        e.ExclusionLifted(
            at=command.at,
            by=command.by,
            patron=command.patron,
            reason=command.reason,
            clauses=house_rule(command.action),
        ),
    )


def _arrange(patron: Patron, command: c.MakeArrangement, about: Circumstances) -> Decision:
    """In writing, before the first bet, and with the inspectorate told: or not at all."""
    if about.power is None:
        detail = f"the book of table {command.table or '(none)'} knows no such arrangements"
        return Refusal(Reason.NOT_OFFERED, detail, house_rule(command.action))
    clauses = about.power.clauses
    if not command.document.strip():
        return Refusal(Reason.INVALID, "name the document it is written in", clauses)
    if command.told_at is None:
        detail = "the inspectorate has not been told of the arrangement"
        return Refusal(Reason.NOTICE_REQUIRED, detail, clauses)
    if about.started or max(command.made_at, command.told_at) > command.at:
        detail = f"it is made, and told, before {command.patron}'s first bet at {command.table}"
        return Refusal(Reason.WRONG_PHASE, detail, clauses)
    if foreign := command.kinds - about.kinds:
        there = ", ".join(sorted(about.kinds)) or "nothing"
        detail = f"no arrangement restricts to {', '.join(sorted(foreign))}; there is {there}"
        return Refusal(Reason.NOT_OFFERED, detail, clauses)
    return (
        e.ArrangementMade(
            at=command.at,
            by=command.by,
            patron=command.patron,
            table=command.table,
            document=command.document,
            made_at=command.made_at,
            told_at=command.told_at,
            kinds=command.kinds,
            clauses=clauses,
        ),
    )


def _invalid(command: c.Command, detail: str) -> Refusal:
    return Refusal(Reason.INVALID, detail, house_rule(command.action))


Handler = Callable[[Patron, Any, Circumstances], Decision]
_HANDLERS: Final[Mapping[type[c.PatronCommand], tuple[frozenset[Role], Handler]]] = {
    c.EnrolPatron: (_REGISTRARS, _enrol),
    c.IssueCard: (_REGISTRARS, _issue),
    c.EndCard: (_REGISTRARS, _end_card),
    c.SetPlayLimit: (_SELF, _set_limit),
    c.AcknowledgeCheck: (_SELF, _acknowledge),
    c.CoolOff: (_SELF, _cool_off),
    c.SelfExclude: (_SELF, _self_exclude),
    c.ExcludePatron: (_EXCLUDERS, _exclude),
    c.LiftExclusion: (_LIFTERS, _lift),
    c.MakeArrangement: (SUPERVISORS, _arrange),
}
