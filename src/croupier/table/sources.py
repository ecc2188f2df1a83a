"""Where the numbers of a table come from: one declared source, and two readers who must agree.

What two readers say of a ball is on record whether they agree or not. If they do not, play stops
until a supervisor has checked the wheel and entered the number. Devices of a wheel that differ
leave its number open at every table of the wheel, and a person decides it there.
"""

from collections.abc import Mapping
from typing import Annotated, Final

from croupier.core.declarations import FieldKind, Milliseconds
from croupier.core.messages import Message, say
from croupier.core.refusal import ApprovalNeeded, Reason
from croupier.core.roles import Role, or_above
from croupier.roulette.pockets import Pocket
from croupier.roulette.wheel import SECOND_READING_MS
from croupier.table.answer import Decision, cited, refuse
from croupier.table.declare import Command, Event, Heard, command, event
from croupier.table.faults import MalfunctionReported
from croupier.table.governing import clauses_of_numbers
from croupier.table.phases import BALL_ROLLING, BETWEEN_ROUNDS, WHILE_OPEN, Phase
from croupier.table.state import Table

KEEPERS: Final = or_above(Role.PIT_BOSS)
DEALER: Final = "dealer"
VIRTUAL: Final = "virtual"
TWO_READERS: Final = "two-readers"
RED_LIGHT: Final = "red-light"
#: Followed by the serial number of a wheel.
WHEEL: Final = "wheel:"


@command("declare-source", phases=BETWEEN_ROUNDS, roles=KEEPERS | {Role.SYSTEM}, grave=True)
class DeclareSource(Command):
    """Say whose numbers count at this table: `dealer`, `virtual`, `two-readers` or `wheel:` and
    its serial number. A second person agrees; the house fills in who."""

    source: str
    approved: Annotated[str, FieldKind("house")] = ""

    def decide(self, table: Table) -> Decision:
        """Between rounds, with a second person; the house itself follows what it was set up as."""
        clauses = clauses_of_numbers(table.game)
        known = self.source in (DEALER, VIRTUAL, TWO_READERS)
        if not known and not self.source.removeprefix(WHEEL).strip(" ").isprintable():
            return refuse(
                Reason.INVALID, say("table-no-source-numbers", source=self.source), clauses
            )
        if not known and (not self.source.startswith(WHEEL) or self.source == WHEEL):
            return refuse(
                Reason.INVALID, say("table-no-source-numbers", source=self.source), clauses
            )
        if self.source == table.source:
            return refuse(Reason.INVALID, say("table-source-already", source=self.source), clauses)
        if self.by is not Role.SYSTEM and not self.approved:
            detail = say("table-second-person-agrees-another-source")
            roles = or_above(Role.GAME_SUPERVISOR)
            return ApprovalNeeded(Reason.NOT_PERMITTED, detail, clauses, roles=roles)
        return (
            SourceDeclared(
                at=self.at,
                by=self.by,
                source=self.source,
                before=table.source,
                agreed=self.approved,
                clauses=clauses,
            ),
        )


@event()
class SourceDeclared(Event):
    """Numbers come from here from now on, and from nobody else. `agreed` is the second's role."""

    source: str
    before: str = ""
    agreed: str = ""

    def evolve(self, table: Table) -> Table:
        return table.but(source=self.source)


@command("note-reading", phases=BALL_ROLLING, roles=frozenset({Role.SYSTEM}))
class NoteReading(Command):
    """What one of two readers says of the ball; the house sends it in the reader's name."""

    reader: str
    pocket: Pocket

    def decide(self, table: Table) -> Decision:
        """On record at once; a second reading that differs stops play."""
        clauses = clauses_of_numbers(table.game)
        if table.undecided:
            return refuse(Reason.WRONG_PHASE, say("table-supervisor-decides-number"), clauses)
        read = NumberRead(
            at=self.at, by=self.by, reader=self.reader, pocket=self.pocket, clauses=clauses
        )
        after = read.evolve(table)
        if not after.undecided:
            return (read,)
        differ = ReadingsDiffered(
            at=self.at, by=self.by, readings=dict(after.readings), clauses=clauses
        )
        read_by = [
            say("warning-read-by", pocket=pocket, reader=it)
            for it, pocket in after.readings.items()
        ]
        text = say("warning-two-readers-differ", read=read_by)
        return (read, differ, *_red_light(after, self, text))


def _red_light(table: Table, command: Command, text: Message) -> tuple[Event, ...]:
    """The light that stops the game, where its book has one; no stake is touched by it yet."""
    rule = table.game.malfunctions.get(RED_LIGHT)
    if rule is None or table.is_faulty(RED_LIGHT, None):
        return ()
    return (
        MalfunctionReported(
            at=command.at,
            by=command.by,
            scope=RED_LIGHT,
            player=None,
            confirmed=True,
            gate=rule.gate,
            text=text,
            clauses=cited(clauses_of_numbers(table.game), rule.gate_clauses),
        ),
    )


@event(heard=Heard.SEEN)
class NumberRead(Event):
    """A reader said where the ball rests; readers who differ leave it undecided."""

    reader: str
    pocket: Pocket

    def evolve(self, table: Table) -> Table:
        readings = {**table.readings, self.reader: self.pocket}
        read_at = table.read_at if table.readings else self.at
        return table.but(readings=readings, read_at=read_at, unread=False)


@event(heard=Heard.ROOM)
class ReadingsDiffered(Event):
    """Two readers differ: play stops until a supervisor has decided the number."""

    readings: Mapping[str, Pocket]


@command("note-undecided", phases=WHILE_OPEN, roles=frozenset({Role.SYSTEM}))
class NoteUndecided(Command):
    """Nobody can say where the ball rests: the house sends it, for the wheel of a table or where
    one of two readers is silent."""

    cause: str
    seen: str = ""

    def decide(self, table: Table) -> Decision:
        """On record at the table too, and its light is red until somebody has put that right."""
        left_open = NumberLeftOpen(
            at=self.at,
            by=self.by,
            cause=self.cause,
            seen=self.seen,
            clauses=clauses_of_numbers(table.game),
        )
        text = say("event-NumberLeftOpen", cause=self.cause, seen=self.seen)
        return (left_open, *_red_light(table, self, text))


@event(heard=Heard.ROOM)
class NumberLeftOpen(Event):
    """Devices of a wheel differ, or one has not read the number: a person decides it."""

    cause: str
    seen: str = ""

    def evolve(self, table: Table) -> Table:
        # What devices of a wheel have read is decided at the wheel.
        return table.but(unread=bool(table.readings))


def is_overdue(table: Table, now: Milliseconds) -> bool:
    """Whether one of two readers has been silent for too long after the other."""
    waits = bool(table.readings) and not table.undecided and table.phase is Phase.NO_MORE_BETS
    return waits and now >= table.read_at + SECOND_READING_MS


def give_up_reading(table: Table) -> NoteUndecided:
    """What the clock then demands: that nobody plays on one reading."""
    seen = ", ".join(f"{reader} {pocket}" for reader, pocket in table.readings.items())
    at = table.read_at + SECOND_READING_MS
    return NoteUndecided(by=Role.SYSTEM, at=at, cause="one-reader", seen=seen)
