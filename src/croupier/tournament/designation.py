"""Tables set aside for a tournament, spins for practice at them, and tables given back."""

from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.pockets import Pocket
from croupier.roulette.tournament import Topic
from croupier.tournament.declare import (
    DIRECTORS,
    EVER,
    STAFF,
    Command,
    Decision,
    Event,
    OfTable,
    TableNames,
    command,
    event,
    refuse,
)
from croupier.tournament.state import Tournament


@command("designate-tables", roles=DIRECTORS)
class DesignateTables(Command):
    """Set tables aside for tournament play alone."""

    tables: TableNames

    def decide(self, tournament: Tournament) -> Decision:
        clauses = tournament.cite(Topic.DESIGNATION, Topic.EXCLUSIVE)
        return (TablesDesignated(at=self.at, by=self.by, tables=self.tables, clauses=clauses),)


@command("release-tables", roles=DIRECTORS, after=EVER)
class ReleaseTables(Command):
    """Give tables back to ordinary play; all of them where none is named."""

    tables: TableNames = ()

    def decide(self, tournament: Tournament) -> Decision:
        """Tables without a session under way, and without players who have yet to play off.

        Once all is called off nothing is left to finish.
        """
        tables = self.tables or tuple(sorted(tournament.designated))
        for table in tables:
            session = tournament.sessions.get(table)
            busy = session is not None and (session.is_open or bool(session.play_off))
            busy = busy and not tournament.cancelled
            if table not in tournament.designated or busy:
                code = "tournament-table-busy" if busy else "tournament-table-not-designated"
                detail = say(code, table=table)
                return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.EXCLUSIVE)
        if not tables:
            detail = say("tournament-no-tables")
            return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.DESIGNATION)
        clauses = tournament.cite(Topic.EXCLUSIVE)
        return (TablesReleased(at=self.at, by=self.by, tables=tables, clauses=clauses),)


@command("practise", roles=STAFF)
class SpinForPractice(OfTable):
    """A spin that counts for nothing, to show how the game goes."""

    pocket: Pocket

    def decide(self, tournament: Tournament) -> Decision:
        session = tournament.sessions.get(self.table)
        if session is not None and session.is_open:
            detail = say("tournament-every-spin-counts")
            return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.PRACTICE)
        if self.pocket not in tournament.game.wheel.order:
            detail = say("tournament-not-on-wheel", pocket=self.pocket)
            return Refusal(Reason.INVALID, detail, tournament.game.settle_clauses)
        if self.table not in tournament.designated:
            detail = say("tournament-table-not-designated", table=self.table)
            return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.DESIGNATION, Topic.PRACTICE)
        return (
            PracticeSpun(
                at=self.at,
                by=self.by,
                table=self.table,
                pocket=self.pocket,
                clauses=tournament.cite(Topic.PRACTICE),
            ),
        )


@event
class TablesDesignated(Event):
    """Tables serve this tournament and nothing else."""

    tables: tuple[str, ...]

    def evolve(self, tournament: Tournament) -> Tournament:
        return tournament.but(designated=tournament.designated | set(self.tables))


@event
class TablesReleased(Event):
    """Tables serve ordinary play again."""

    tables: tuple[str, ...]

    def evolve(self, tournament: Tournament) -> Tournament:
        return tournament.but(designated=tournament.designated - set(self.tables))


@event
class PracticeSpun(Event):
    """A spin for practice; nothing follows from it."""

    table: str
    pocket: Pocket
