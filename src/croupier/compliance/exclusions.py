"""Staying away from play: by one's own word for a time, or by the house's."""

from dataclasses import replace
from typing import Annotated, Final

import msgspec

from croupier.compliance.declare import (
    PATRONS,
    Circumstances,
    PatronCommand,
    PatronDecision,
    PatronEvent,
)
from croupier.compliance.limits import DAY, HOUR, house_rule
from croupier.compliance.own_limits import SELF
from croupier.compliance.state import Exclusion, Patron
from croupier.core.declarations import Days, Milliseconds, TableName, Words
from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role, or_above

DAYS_MAX: Final = 36_500
_LIFTED: Final = ("house", "table")


@PATRONS.command("cool-off", roles=SELF)
class CoolOff(PatronCommand):
    """Stay away from play for some hours; it cannot be taken back."""

    hours: Annotated[int, msgspec.Meta(ge=1, le=10_000)]

    def decide(self, patron: Patron, about: Circumstances) -> PatronDecision:
        """Within what the house offers."""
        most = about.rules.cool_off_max
        if not 0 < self.hours * HOUR <= most:
            return self.invalid(say("compliance-cool-off-lasts-from-hour", most=most))
        return (_paused(self, "cool-off", self.at + self.hours * HOUR),)


@PATRONS.command("self-exclude", roles=SELF)
class SelfExclude(PatronCommand):
    """Stay away from play for some days, or without an end; it cannot be taken back before."""

    days: Days | None = None

    def decide(self, patron: Patron, about: Circumstances) -> PatronDecision:
        """Not for less than the house's least time."""
        least = about.rules.self_exclusion_min
        if self.days is None:
            return (_paused(self, "self-exclusion", None),)
        if not least <= self.days * DAY <= DAYS_MAX * DAY:
            return self.invalid(say("compliance-self-exclusion-lasts-at-least", least=least))
        return (_paused(self, "self-exclusion", self.at + self.days * DAY),)


@PATRONS.event
class PlayPaused(PatronEvent):
    """The patron stays away by their own word: a cool-off, or a self-exclusion."""

    kind: str
    until: Milliseconds | None

    def evolve(self, patron: Patron) -> Patron:
        """One exclusion more."""
        pause = Exclusion(kind=self.kind, since=self.at, until=self.until, clauses=self.clauses)
        return replace(patron, exclusions=(*patron.exclusions, pause))


def _paused(command: PatronCommand, kind: str, until: int | None) -> PlayPaused:
    return PlayPaused(
        at=command.at,
        by=command.by,
        patron=command.patron,
        kind=kind,
        until=until,
        clauses=house_rule(kind),
    )


@PATRONS.command("exclude-patron", roles=or_above(Role.CASINO_SUPERVISOR), grave=True)
class ExcludePatron(PatronCommand):
    """Keep somebody from every table of the house. A table names the book whose power it is."""

    reason: Words
    days: Days | None = None
    table: TableName = ""

    def decide(self, patron: Patron, about: Circumstances) -> PatronDecision:
        """For a reason, and for some days or without an end."""
        if not self.reason.strip():
            return self.invalid(say("compliance-say-why"))
        if self.days is not None and not 0 < self.days <= DAYS_MAX:
            return self.invalid(say("compliance-exclusion-days-none", days=self.days))
        return (
            PatronExcluded(
                at=self.at,
                by=self.by,
                patron=self.patron,
                reason=self.reason,
                until=None if self.days is None else self.at + self.days * DAY,
                law=about.law,
                table=self.table,
                clauses=about.power.clauses if about.power else house_rule("exclude-patron"),
            ),
        )


@PATRONS.event
class PatronExcluded(PatronEvent):
    """The house keeps somebody from every table; `law` is the power it stands on, where named."""

    reason: str
    until: Milliseconds | None
    law: str = ""
    table: str = ""

    def evolve(self, patron: Patron) -> Patron:
        """One exclusion more."""
        exclusion = Exclusion(
            kind="house",
            since=self.at,
            until=self.until,
            reason=self.reason,
            law=self.law,
            table=self.table,
            clauses=self.clauses,
        )
        return replace(patron, exclusions=(*patron.exclusions, exclusion))


@PATRONS.command("lift-exclusion", roles=or_above(Role.SHIFT_MANAGER), grave=True)
class LiftExclusion(PatronCommand):
    """Let somebody play again whom the house itself has excluded."""

    reason: Words

    def decide(self, patron: Patron, about: Circumstances) -> PatronDecision:
        """Nobody's own word is lifted."""
        if not self.reason.strip():
            return self.invalid(say("compliance-say-why"))
        standing = [each for each in patron.exclusions if each.holds(self.at)]
        own = next((each for each in standing if each.kind not in _LIFTED), None)
        if own is not None:
            return Refusal(
                Reason.NOT_PERMITTED,
                say(
                    "compliance-their-own-word-nobody-lifts",
                    patron=self.patron,
                    kind=own.kind,
                    until=own.until,
                ),
                house_rule(own.kind),
            )
        if not standing:
            return self.invalid(say("compliance-not-excluded", patron=self.patron))
        return (
            ExclusionLifted(
                at=self.at,
                by=self.by,
                patron=self.patron,
                reason=self.reason,
                clauses=house_rule(self.action),
            ),
        )


@PATRONS.event
class ExclusionLifted(PatronEvent):
    """What the house itself had excluded may play again."""

    reason: str

    def evolve(self, patron: Patron) -> Patron:
        """What stands by the house's word stands no more, also what a table said before."""
        exclusions = tuple(
            replace(each, lifted_at=self.at)
            if each.kind in _LIFTED and each.holds(self.at)
            else each
            for each in patron.exclusions
        )
        return replace(patron, exclusions=exclusions, lifts=(*patron.lifts, self.at))


def exclude_at_table(patron: Patron, exclusion: Exclusion, lifts: int | None = None) -> Patron:
    """The patron once a table has excluded them; the fact itself is on the table's stream.

    `lifts` is how often the house had lifted what stood by then; None if as often as by now.
    """
    later = () if lifts is None else patron.lifts[lifts:]
    if later:
        exclusion = replace(exclusion, lifted_at=later[0])
    return replace(patron, exclusions=(*patron.exclusions, exclusion))
