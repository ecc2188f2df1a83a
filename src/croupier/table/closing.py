"""The end of a table: announced, and closed."""

from collections.abc import Mapping
from typing import Any

from croupier.core.declarations import Instant, Milliseconds
from croupier.core.messages import Message, say
from croupier.core.refusal import Reason
from croupier.core.roles import SUPERVISORS, Role
from croupier.roulette.game import Clauses
from croupier.table.answer import Decision, refuse
from croupier.table.declare import Command, Event, Heard, command, event
from croupier.table.limits import MINUTE
from croupier.table.phases import BETWEEN_ROUNDS, WHILE_OPEN, Phase
from croupier.table.prison import free_wagers, share_all
from croupier.table.staff import lone_launcher
from croupier.table.state import Notice, Table
from croupier.table.tasks import raise_tasks
from croupier.table.voiding import returned, void_lines


@command("announce-close", phases=WHILE_OPEN, roles=SUPERVISORS, words={"effective_at": "at"})
class AnnounceClose(Command):
    """Put up a sign with the time at which the table closes, or notify whom the book names."""

    effective_at: Instant

    def decide(self, table: Table) -> Decision:
        """Put up the closing sign, or notify whom the book names."""
        rule = table.game.closing
        if rule and self.effective_at < self.at + rule.minutes * MINUTE and table.seats:
            detail = say("table-closing-time-shown-minutes", minutes=rule.minutes)
            return refuse(Reason.NOTICE_REQUIRED, detail, rule.clauses)
        clauses = rule.clauses if rule else self.clauses_in(table.game)
        return (
            CloseAnnounced(at=self.at, by=self.by, effective_at=self.effective_at, clauses=clauses),
        )

    @classmethod
    def spoken(cls, words: Mapping[str, Any], by: Role) -> Mapping[str, Any]:
        """Without a time the table closes at once."""
        return {"at": "0s"}


@event(heard=Heard.ROOM)
class CloseAnnounced(Event):
    """A sign shows when the table will close."""

    effective_at: Milliseconds

    def evolve(self, table: Table) -> Table:
        notice = Notice(posted_at=self.at, effective_at=self.effective_at)
        return table.but(close_notice=notice, tasks=raise_tasks(table, "close-announced"))


@command("close-table", phases=BETWEEN_ROUNDS, roles=SUPERVISORS, grave=True)
class CloseTable(Command):
    """Close the table."""

    def decide(self, table: Table) -> Decision:
        """Close the table; wagers still lying on the layout go back first."""
        rule, notice = table.game.closing, table.close_notice
        if rule and (table.seats or rule.always):
            given = (
                notice is not None
                and self.at >= notice.posted_at + rule.minutes * MINUTE
                and self.at >= notice.effective_at
            )
            if not given:
                detail = say("table-closes-after-sign", minutes=rule.minutes)
                return refuse(Reason.NOTICE_REQUIRED, detail, rule.clauses)
        clauses = rule.clauses if rule else self.clauses_in(table.game)
        ended = tuple(share_all(table, self))
        free = (seat.but(wagers=free_wagers(seat)) for seat in table.seats.values())
        given_back = returned(self, "table-closed", void_lines(table, free, clauses), clauses)
        closed = TableClosed(
            at=self.at, by=self.by, clauses=clauses, warnings=_launched_alone(table)
        )
        return (*ended, given_back, closed) if given_back else (*ended, closed)

    @classmethod
    def untimely_clauses(cls, table: Table) -> Clauses:
        """The book's rule for doing it says when."""
        return cls.clauses_in(table.game)


@event(heard=Heard.ROOM)
class TableClosed(Event):
    """The table is closed."""

    def evolve(self, table: Table) -> Table:
        closed = table.but(phase=Phase.CLOSED, tasks=())
        return closed.but(tasks=raise_tasks(closed, "closed"))


def _launched_alone(table: Table) -> tuple[Message, ...]:
    """Who had the ball from the first spin to the last, now that the session is over."""
    dealer = lone_launcher(table, spins_min=2)
    return (say("warning-launched-alone", dealer=dealer),) if dealer else ()
