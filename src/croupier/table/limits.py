"""Limits: a player's own, those on the sign, and signs that announce others."""

from collections.abc import Mapping
from typing import Any

import msgspec

from croupier.core.declarations import Instant, Milliseconds, PlayerName
from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import SUPERVISORS, Role
from croupier.roulette.limits import Range
from croupier.table.answer import Decision, cited, refuse
from croupier.table.declare import Command, Event, Heard, command, event
from croupier.table.lookup import find_seat
from croupier.table.phases import WHILE_OPEN
from croupier.table.state import Notice, Table
from croupier.table.tasks import raise_tasks

MINUTE = 60_000


@command("personal-limits", phases=WHILE_OPEN, roles=SUPERVISORS, words={"kinds": "bets"})
class SetPersonalLimits(Command):
    """Limits agreed for one player; `kinds` restricts that player to some kinds of bet."""

    player: PlayerName
    min: Money | None = None
    max: Money | None = None
    kinds: frozenset[str] = msgspec.field(default_factory=frozenset)

    def decide(self, table: Table) -> Decision:
        """Limits, or kinds of bet, agreed for one player."""
        seat = find_seat(table, self.player)
        if isinstance(seat, Refusal):
            return seat
        clauses = self.clauses_in(table.game)
        if self.kinds and not table.game.restricted_clauses:
            return refuse(Reason.NOT_OFFERED, say("table-book-restricts-nobody-kinds-bet"), clauses)
        if foreign := self.kinds - (table.game.restricted_kinds or self.kinds):
            detail = say("table-nobody-restricted-here", foreign=sorted(foreign))
            return refuse(Reason.NOT_OFFERED, detail, table.game.restricted_clauses)
        prior = table.game.prior_terms_clauses
        if prior and (seat.started or seat.wagers or seat.strays):
            return refuse(Reason.WRONG_PHASE, say("table-such-terms-made-before-player"), prior)
        limits = _own_range(table, self)
        if isinstance(limits, Refusal):
            return limits
        return (
            PersonalLimitsSet(
                at=self.at,
                by=self.by,
                player=seat.player,
                range=limits,
                kinds=self.kinds,
                clauses=cited(clauses, table.game.restricted_clauses if self.kinds else ()),
            ),
        )


@event(heard=Heard.SEEN)
class PersonalLimitsSet(Event):
    """A player plays under limits agreed beforehand."""

    player: str
    range: Range | None
    kinds: frozenset[str] = msgspec.field(default_factory=frozenset)

    def evolve(self, table: Table) -> Table:
        seat, tasks = table.seats[self.player], table.game.tasks.get("personal-limits", ())
        if any(task.activates for task in tasks):
            limited = table.with_seat(seat.but(agreed=self.range, kinds=self.kinds))
        else:
            limited = table.with_seat(seat.but(personal=self.range, kinds=self.kinds))
        return limited.but(tasks=raise_tasks(limited, "personal-limits", player=self.player))


@command("announce-limits", phases=WHILE_OPEN, roles=SUPERVISORS, words={"effective_at": "at"})
class AnnounceLimits(Command):
    """Put up a sign with new limits and the time from which they hold."""

    min: Money
    max: Money
    unit: Money | None = None
    effective_at: Instant

    def decide(self, table: Table) -> Decision:
        """Put up the sign for new limits, early enough where the minimum goes up."""
        new = _new_range(table, self)
        if isinstance(new, Refusal):
            return new
        rule = table.game.raise_minimum
        raised = rule is not None and new.min > table.limits.table.min
        if rule and raised and self.effective_at < self.at + rule.minutes * MINUTE:
            detail = say("table-higher-minimum-needs-minutes-on", minutes=rule.minutes)
            return refuse(Reason.NOTICE_REQUIRED, detail, rule.clauses)
        return (
            LimitsAnnounced(
                at=self.at,
                by=self.by,
                range=new,
                effective_at=self.effective_at,
                clauses=rule.clauses if rule else self.clauses_in(table.game),
            ),
        )

    @classmethod
    def spoken(cls, words: Mapping[str, Any], by: Role) -> Mapping[str, Any]:
        """Without a time the sign holds at once."""
        return {"at": "0s"}


@event(heard=Heard.ROOM)
class LimitsAnnounced(Event):
    """A sign shows new limits and the time from which they hold."""

    range: Range
    effective_at: Milliseconds

    def evolve(self, table: Table) -> Table:
        notice = Notice(posted_at=self.at, effective_at=self.effective_at, range=self.range)
        return table.but(limits_notice=notice)


@command("change-limits", phases=WHILE_OPEN, roles=SUPERVISORS)
class ChangeLimits(Command):
    """Change the limits now."""

    min: Money
    max: Money
    unit: Money | None = None

    def decide(self, table: Table) -> Decision:
        """Change the sign: at once, except a higher minimum, which must have been announced."""
        new = _new_range(table, self)
        if isinstance(new, Refusal):
            return new
        rule, notice = table.game.raise_minimum, table.limits_notice
        if rule and new.min > table.limits.table.min:
            announced = (
                notice is not None
                and notice.range is not None
                and notice.range.min == new.min
                and self.at >= notice.effective_at
                and self.at >= notice.posted_at + rule.minutes * MINUTE
            )
            if not announced:
                detail = say("table-higher-minimum-needs-sign-minutes", minutes=rule.minutes)
                return refuse(Reason.NOTICE_REQUIRED, detail, rule.clauses)
        clauses = self.clauses_in(table.game)
        return (LimitsChanged(at=self.at, by=self.by, range=new, clauses=clauses),)


@event(heard=Heard.ROOM)
class LimitsChanged(Event):
    """The sign at the table changed."""

    range: Range

    def evolve(self, table: Table) -> Table:
        limits = table.limits.with_table(self.range)
        return table.but(limits=limits, limits_notice=_still_up(table.limits_notice, self.range))


def _still_up(notice: Notice | None, now: Range) -> Notice | None:
    """The sign for a higher minimum stays up as long as that minimum is not reached."""
    ahead = notice is not None and notice.range is not None and notice.range.min > now.min
    return notice if ahead else None


def _own_range(table: Table, command: SetPersonalLimits) -> Range | Refusal | None:
    """The limits that were agreed; None where it was only about kinds of bet."""
    clauses, sign = command.clauses_in(table.game), table.limits.table
    if command.min is None and command.max is None and command.kinds:
        return None
    both = command.min is not None and command.max is not None
    neither = command.min is None and command.max is None
    if neither or (table.game.both_limits_clauses and not both):
        needed = table.game.both_limits_clauses
        return refuse(Reason.INVALID, say("table-both-minimum-maximum-needed"), clauses, needed)
    low = sign.min if command.min is None else command.min
    high = sign.max if command.max is None else command.max
    if not 0 < low <= high:
        return refuse(Reason.INVALID, say("table-leave-no-room", least=low, most=high), clauses)
    return Range(low, high)


def _new_range(table: Table, command: AnnounceLimits | ChangeLimits) -> Range | Refusal:
    unit = command.unit if command.unit is not None else table.limits.table.unit
    new = Range(command.min, command.max, unit)
    if new.is_sound:
        return new
    detail = say("table-minimum-unit-above-nothing-minimum")
    return refuse(Reason.INVALID, detail, command.clauses_in(table.game))
