"""Note readers: one note at a time, of listed denominations, at one station, up to a cap.

A note is accepted while it is held if the table would take the money now; it is credited once it is
stacked, under its own number, so that a repeat is harmless.
"""

from collections.abc import Iterable
from typing import Final, Protocol

from croupier.core.money import Money
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.actors import Actor
from croupier.house.answers import Accepted
from croupier.house.house import House
from croupier.house.tables import stream_of
from croupier.people.declare import Known
from croupier.table.decide import decide
from croupier.table.seats import BuyIn

#: How other nodes know a note reader's machine.
NOTE_MACHINE: Final = "note-machine"


class NoteReading(Protocol):
    """What a driver says of a note."""

    @property
    def seq(self) -> int:
        """Its number in the driver's journal."""
        ...

    @property
    def kind(self) -> str:
        """What happened."""
        ...

    @property
    def note(self) -> int:
        """Which note of the device."""
        ...

    @property
    def amount(self) -> int:
        """What it is worth, in cents."""
        ...


async def take_notes(
    house: House, known: Known, station: str, readings: Iterable[NoteReading], now: int
) -> set[int]:
    """Take readings of a note reader up; the numbers of those that are refused.

    A station is a table and a player, `T1/ann`.
    """
    table, _, player = station.partition("/")
    refused = set()
    for reading in readings:
        command = BuyIn(
            by=Role.NOTE_READER, at=now, player=player, amount=Money(reading.amount), tender="note"
        )
        key = f"{known.name}/note/{reading.note}"
        if reading.kind == "note-escrowed":
            # A number that was credited before would credit this note no more: it goes back.
            used = await house.store.answers([key])
            if used or _why_not(house, known, table, command):
                refused.add(reading.seq)
        elif reading.kind == "note-stacked":
            if _not_its_own(house, known, table, command) and not await house.store.answers([key]):
                refused.add(reading.seq)
                continue
            machine = note_machine(known)
            answer = await house.gateway.submit(machine, stream_of(table), command, key)
            if not isinstance(answer, Accepted):
                refused.add(reading.seq)
    return refused


def note_machine(known: Known) -> Actor:
    """In whose name a note reader's money comes in: a machine's, which any node knows again."""
    name = known.name
    return Actor(id=name, roles=frozenset({Role.NOTE_READER}), standing=f"{NOTE_MACHINE}:{name}")


def _why_not(house: House, known: Known, table: str, command: BuyIn) -> str:
    """Why a note is handed back; empty if it may be stacked."""
    if why := _not_its_own(house, known, table, command):
        return why
    decision = decide(house.tables[table].state, command)
    return decision.detail if isinstance(decision, Refusal) else ""


def _not_its_own(house: House, known: Known, table: str, command: BuyIn) -> str:
    """Why this reader may not credit a note at all; empty if it is one that it is enrolled for."""
    stream = house.tables.get(table)
    if stream is None:
        return "no such table"
    if command.amount not in known.notes:
        return "not a listed denomination"
    seat = stream.state.seats.get(command.player)
    if known.cap and (seat.balance if seat is not None else 0) + command.amount > known.cap:
        return "above the cap"
    return ""
