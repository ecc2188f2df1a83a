"""Each table has one source of its numbers; a number from anybody else is refused and alarmed."""

from collections.abc import Callable
from typing import Any

from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import PIT, Role
from croupier.house.acknowledgement import AlarmNumber
from croupier.house.actors import Actor
from croupier.house.pacing import VIRTUAL_DEALER
from croupier.house.policies import Policies, Request
from croupier.table.catalogue import COMMANDS
from croupier.table.governing import clauses_of_numbers
from croupier.table.result import EnterResult
from croupier.table.sources import DEALER, TWO_READERS, VIRTUAL, WHEEL, DeclareSource
from croupier.table.state import Table

#: Gets a number that does not count at a table, and who sent it.
Alarm = Callable[[AlarmNumber], None]


class Sources:
    """Holds numbers to the source that a table has."""

    def __init__(self, policies: Policies, alarm: Alarm) -> None:
        self._alarm = alarm
        #: The wheel whose devices are a table's source, by its serial number; empty if none is.
        self.wheel_of: Callable[[str], str] = lambda table: ""
        #: The wheel that a table is dealt from, whether or not devices read it; empty if none is.
        self.dealt_from: Callable[[str], str] = lambda table: ""
        #: Whether the virtual dealer deals a table.
        self.is_virtual: Callable[[str], bool] = lambda table: False
        #: Whether two readers must agree at a table.
        self.has_two_readers: Callable[[str], bool] = lambda table: False
        # A terminal that reads a wheel lays no plain wagers.
        policies.review(self._review_place, *COMMANDS, clears=lambda table: True)
        policies.review(self._review, EnterResult.action)
        policies.review(self._review_change, DeclareSource.action)

    def of(self, table: Table) -> str:
        """The source of a table: as it was declared, or as the house is set up."""
        wheel = self.wheel_of(table.id)
        if wheel:
            return f"{WHEEL}{wheel}"
        if table.source:
            return table.source
        if self.has_two_readers(table.id):
            return TWO_READERS
        return VIRTUAL if self.is_virtual(table.id) else DEALER

    def is_elsewhere(self, serves: str, table: str) -> bool:
        """Whether what a device serves is a wheel that a table is not dealt from."""
        return serves.startswith(WHEEL) and serves != f"{WHEEL}{self.dealt_from(table)}"

    def _review_place(
        self, table: Table, request: Request, events: tuple[Any, ...]
    ) -> Refusal | None:
        """What reads one wheel says nothing at a table of another."""
        identity = request.identity
        # Asked of every wager, and nearly everybody serves nothing.
        if not identity.serves or not self.is_elsewhere(identity.serves, table.id):
            return None
        detail = say("house-key-not-for-table", id=identity.id, table=table.id)
        return Refusal(Reason.NOT_PERMITTED, detail, clauses_of_numbers(table.game))

    def _review(self, table: Table, request: Request, events: tuple[Any, ...]) -> Refusal | None:
        source, identity = self.of(table), request.identity
        if self.wheel_of(table.id):
            # The wheel itself says which numbers are its own.
            return None
        if _counts(source, identity, request.command.by in PIT):
            return None
        self.alarm(table, request, source)
        return Refusal(
            Reason.NOT_PERMITTED,
            say("house-numbers-come-from-source", id=table.id, source=source),
            clauses_of_numbers(table.game),
        )

    def alarm(self, table: Table, request: Request, source: str) -> None:
        """Have a number that does not count put on record, and before the pit."""
        self._alarm(
            AlarmNumber(
                by=Role.SYSTEM,
                at=request.command.at,
                who=request.identity.id,
                place=table.id,
                source=source,
                pocket=str(request.command.pocket),
                round_no=table.round_no,
            )
        )

    def _review_change(
        self, table: Table, request: Request, events: tuple[Any, ...]
    ) -> Refusal | None:
        """What a wheel's devices read counts until the wheel itself is changed.

        No wheel is a source where it does not deal: nobody could say that a number was its own.
        """
        source, wheel = request.command.source, self.wheel_of(table.id)
        if not wheel and source.startswith(WHEEL):
            serial = source.removeprefix(WHEEL)
            if serial != self.dealt_from(table.id):
                return Refusal(
                    Reason.INVALID,
                    say("wheel-not-dealt-from", table=table.id, serial=serial),
                    clauses_of_numbers(table.game),
                )
        if not wheel or source == f"{WHEEL}{wheel}":
            return None
        return Refusal(
            Reason.WRONG_PHASE,
            say("house-dealt-from-wheel-whose-sources", id=table.id, wheel=wheel),
            clauses_of_numbers(table.game),
        )


def _counts(source: str, identity: Actor, is_pit: bool) -> bool:
    if source.startswith(WHEEL):
        return identity.id == source
    virtual = identity.id == VIRTUAL_DEALER.id
    if source == VIRTUAL:
        return virtual
    person = is_pit and not virtual and not identity.id.startswith(WHEEL)
    return person or source == TWO_READERS
