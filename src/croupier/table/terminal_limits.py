"""Limits of one terminal: set for the station of a player, beside those on the table's sign."""

from croupier.core.declarations import Instant, Milliseconds, PlayerName
from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.limits import Range
from croupier.table.answer import Decision, cited, refuse
from croupier.table.declare import Command, Event, Heard, command, event
from croupier.table.limits import MINUTE
from croupier.table.lookup import find_seat
from croupier.table.phases import WHILE_OPEN
from croupier.table.state import Notice, Table


@command("terminal-limits", phases=WHILE_OPEN, words={"effective_at": "at"})
class SetTerminalLimits(Command):
    """Set the minimum and maximum of one terminal, now or from an instant that it announces."""

    player: PlayerName
    min: Money
    max: Money
    unit: Money | None = None
    effective_at: Instant | None = None

    def decide(self, table: Table) -> Decision:
        """At once, except a higher minimum, which that terminal must have announced before."""
        clauses = self.clauses_in(table.game)
        seat = find_seat(table, self.player)
        if isinstance(seat, Refusal):
            return seat
        if seat.guest:
            return refuse(Reason.INVALID, say("table-no-terminal", player=seat.player), clauses)
        new = Range(self.min, self.max, self.unit)
        if not new.is_sound:
            return refuse(Reason.INVALID, say("table-minimum-unit-above-nothing-minimum"), clauses)
        if self.effective_at is not None:
            return _announced(table, self, new)
        if refusal := _refuse_unannounced(table, self, new):
            return refusal
        if seat.wagers:
            return refuse(Reason.WRONG_PHASE, say("table-wagers-lie-there-next-round"), clauses)
        return (
            TerminalLimitsSet(
                at=self.at, by=self.by, player=seat.player, range=new, clauses=clauses
            ),
        )


@event(heard=Heard.SEEN)
class TerminalLimitsAnnounced(Event):
    """A terminal shows limits of its own and the time from which they may hold."""

    player: str
    range: Range
    effective_at: Milliseconds

    def evolve(self, table: Table) -> Table:
        notice = Notice(posted_at=self.at, effective_at=self.effective_at, range=self.range)
        return table.but(terminal_notices={**table.terminal_notices, self.player: notice})


@event(heard=Heard.SEEN)
class TerminalLimitsSet(Event):
    """A terminal has limits of its own, which stay with it."""

    player: str
    range: Range

    def evolve(self, table: Table) -> Table:
        notices = {who: n for who, n in table.terminal_notices.items() if who != self.player}
        seat = table.seats[self.player].but(personal=self.range)
        limits = {**table.terminal_limits, self.player: self.range}
        return table.with_seat(seat, terminal_limits=limits, terminal_notices=notices)


def _minimum(table: Table, player: str) -> int:
    return table.terminal_limits.get(player, table.limits.table).min


def _announced(table: Table, command: SetTerminalLimits, new: Range) -> Decision:
    rule, effective_at = table.game.raise_minimum, command.effective_at or 0
    raised = rule is not None and new.min > _minimum(table, command.player)
    if rule is not None and raised and effective_at < command.at + rule.minutes * MINUTE:
        return refuse(
            Reason.NOTICE_REQUIRED,
            say("table-higher-minimum-needs-minutes-on-terminal", minutes=rule.minutes),
            cited(command.clauses_in(table.game), rule.clauses),
        )
    return (
        TerminalLimitsAnnounced(
            at=command.at,
            by=command.by,
            player=command.player,
            range=new,
            effective_at=effective_at,
            clauses=cited(command.clauses_in(table.game), rule.clauses if rule and raised else ()),
        ),
    )


def _refuse_unannounced(table: Table, command: SetTerminalLimits, new: Range) -> Refusal | None:
    rule, notice = table.game.raise_minimum, table.terminal_notices.get(command.player)
    if rule is None or new.min <= _minimum(table, command.player):
        return None
    announced = (
        notice is not None
        and notice.range is not None
        and notice.range.min == new.min
        and command.at >= notice.effective_at
        and command.at >= notice.posted_at + rule.minutes * MINUTE
    )
    if announced:
        return None
    return refuse(
        Reason.NOTICE_REQUIRED,
        say("table-higher-minimum-needs-minutes-on-terminal-own", minutes=rule.minutes),
        cited(command.clauses_in(table.game), rule.clauses),
    )
