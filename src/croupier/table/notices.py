"""Signs and notices: personal limits, limits of the table, closing."""

from collections.abc import Callable
from typing import Any

from croupier.core.money import show_dollars
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.limits import Range
from croupier.table import commands as c
from croupier.table import events as e
from croupier.table.answer import Decision, cited, refuse
from croupier.table.phases import Phase
from croupier.table.state import Notice, Table
from croupier.table.voiding import returned, void_lines
from croupier.table.wagering import find_seat

MINUTE = 60_000


def set_personal_limits(table: Table, command: c.SetPersonalLimits) -> Decision:
    """Limits, or kinds of bet, agreed for one player."""
    seat = find_seat(table, command.player)
    if isinstance(seat, Refusal):
        return seat
    clauses = table.game.powers[command.action].clauses
    if command.kinds and not table.game.restricted_clauses:
        return refuse(Reason.NOT_OFFERED, "the book restricts nobody to kinds of bet", clauses)
    if foreign := command.kinds - (table.game.restricted_kinds or command.kinds):
        detail = f"nobody is restricted to {', '.join(sorted(foreign))} here"
        return refuse(Reason.NOT_OFFERED, detail, table.game.restricted_clauses)
    prior = table.game.prior_terms_clauses
    if prior and (seat.started or seat.wagers or seat.strays):
        detail = "such terms are made before the player's first bet"
        return refuse(Reason.WRONG_PHASE, detail, prior)
    limits = _own_range(table, command)
    if isinstance(limits, Refusal):
        return limits
    return (
        e.PersonalLimitsSet(
            at=command.at,
            by=command.by,
            player=seat.player,
            range=limits,
            kinds=command.kinds,
            clauses=cited(clauses, table.game.restricted_clauses if command.kinds else ()),
        ),
    )


def _own_range(table: Table, command: c.SetPersonalLimits) -> Range | Refusal | None:
    """The limits that were agreed; None where it was only about kinds of bet."""
    clauses, sign = table.game.powers[command.action].clauses, table.limits.table
    if command.min is None and command.max is None and command.kinds:
        return None
    both = command.min is not None and command.max is not None
    neither = command.min is None and command.max is None
    if neither or (table.game.both_limits_clauses and not both):
        needed = table.game.both_limits_clauses
        return refuse(Reason.INVALID, "both a minimum and a maximum are needed", clauses, needed)
    low = sign.min if command.min is None else command.min
    high = sign.max if command.max is None else command.max
    if not 0 < low <= high:
        detail = f"a minimum of {show_dollars(low)} and a maximum of {show_dollars(high)}"
        return refuse(Reason.INVALID, f"{detail} leave no room", clauses)
    return Range(low, high)


def announce_limits(table: Table, command: c.AnnounceLimits) -> Decision:
    """Put up the sign for new limits, early enough where the minimum goes up."""
    new = _new_range(table, command)
    if isinstance(new, Refusal):
        return new
    rule = table.game.raise_minimum
    raised = rule is not None and new.min > table.limits.table.min
    if rule and raised and command.effective_at < command.at + rule.minutes * MINUTE:
        detail = f"a higher minimum needs {rule.minutes} minutes on a sign"
        return refuse(Reason.NOTICE_REQUIRED, detail, rule.clauses)
    return (
        e.LimitsAnnounced(
            at=command.at,
            by=command.by,
            range=new,
            effective_at=command.effective_at,
            clauses=rule.clauses if rule else table.game.powers[command.action].clauses,
        ),
    )


def _new_range(table: Table, command: c.AnnounceLimits | c.ChangeLimits) -> Range | Refusal:
    unit = command.unit if command.unit is not None else table.limits.table.unit
    new = Range(command.min, command.max, unit)
    if new.is_sound:
        return new
    detail = "minimum and unit are above nothing, and the minimum is not above the maximum"
    return refuse(Reason.INVALID, detail, table.game.powers[command.action].clauses)


def change_limits(table: Table, command: c.ChangeLimits) -> Decision:
    """Change the sign: at once, except a higher minimum, which must have been announced."""
    new = _new_range(table, command)
    if isinstance(new, Refusal):
        return new
    rule, notice = table.game.raise_minimum, table.limits_notice
    if rule and new.min > table.limits.table.min:
        announced = (
            notice is not None
            and notice.range is not None
            and notice.range.min == new.min
            and command.at >= notice.effective_at
            and command.at >= notice.posted_at + rule.minutes * MINUTE
        )
        if not announced:
            detail = f"a higher minimum needs a sign for {rule.minutes} minutes first"
            return refuse(Reason.NOTICE_REQUIRED, detail, rule.clauses)
    clauses = table.game.powers[command.action].clauses
    return (e.LimitsChanged(at=command.at, by=command.by, range=new, clauses=clauses),)


def announce_close(table: Table, command: c.AnnounceClose) -> Decision:
    """Put up the closing sign, or notify whom the book names."""
    rule = table.game.closing
    if rule and command.effective_at < command.at + rule.minutes * MINUTE and table.seats:
        detail = f"a closing time is shown for {rule.minutes} minutes"
        return refuse(Reason.NOTICE_REQUIRED, detail, rule.clauses)
    clauses = rule.clauses if rule else table.game.powers[command.action].clauses
    return (
        e.CloseAnnounced(
            at=command.at, by=command.by, effective_at=command.effective_at, clauses=clauses
        ),
    )


def close_table(table: Table, command: c.CloseTable) -> Decision:
    """Close the table; wagers still lying on the layout go back first."""
    rule, notice = table.game.closing, table.close_notice
    if rule and (table.seats or rule.always):
        given = (
            notice is not None
            and command.at >= notice.posted_at + rule.minutes * MINUTE
            and (rule.minutes == 0 or command.at >= notice.effective_at)
        )
        if not given:
            detail = (
                f"an occupied table closes after a sign of {rule.minutes} minutes"
                if rule.minutes
                else "the table closes only after prior notification"
            )
            return refuse(Reason.NOTICE_REQUIRED, detail, rule.clauses)
    clauses = rule.clauses if rule else table.game.powers[command.action].clauses
    lines = void_lines(table, table.seats.values(), clauses)
    given_back = returned(command, "table-closed", lines, clauses)
    closed = e.TableClosed(at=command.at, by=command.by, clauses=clauses)
    return (given_back, closed) if given_back else (closed,)


def _limits_announced(table: Table, event: e.LimitsAnnounced) -> Table:
    notice = Notice(posted_at=event.at, effective_at=event.effective_at, range=event.range)
    return table.but(limits_notice=notice)


def _limits_changed(table: Table, event: e.LimitsChanged) -> Table:
    return table.but(limits=table.limits.with_table(event.range), limits_notice=None)


def _close_announced(table: Table, event: e.CloseAnnounced) -> Table:
    return table.but(close_notice=Notice(posted_at=event.at, effective_at=event.effective_at))


def _closed(table: Table, event: e.TableClosed) -> Table:
    return table.but(phase=Phase.CLOSED, tasks=())


NOTICE_FOLDS: dict[type[Any], Callable[[Table, Any], Table]] = {
    e.LimitsAnnounced: _limits_announced,
    e.LimitsChanged: _limits_changed,
    e.CloseAnnounced: _close_announced,
    e.TableClosed: _closed,
}
