"""One banknote at a time: held, then stacked or handed back, and never both.

The house decides while the note is held; money is credited when the device says that the note is
in the stacker, whatever happened in between. A power cut therefore leaves a note returned, or
credited once.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from croupier.devices.readings import NoteEscrowed, NoteReturned, NoteStacked, Reading

#: A note that the house says nothing about is handed back after this long.
ANSWER_MS: Final = 15_000


def denominations(text: str) -> Mapping[int, int]:
    """What each channel of a validator is worth, in cents, from `1:500,2:1000`; or ValueError."""
    pairs = [each.partition(":") for each in text.split(",") if each]
    if not all(channel.isdecimal() and cents.isdecimal() for channel, _, cents in pairs):
        raise ValueError(f"{text!r} does not read as channel:cents,channel:cents")
    return {int(channel): int(cents) for channel, _, cents in pairs}


class Escrow:
    """Which note is held and what the house wants with it."""

    def __init__(self, history: Iterable[Reading]) -> None:
        self.held: NoteEscrowed | None = None
        self.accepted: bool | None = None
        self._count = 0
        for reading in history:
            if isinstance(reading, NoteEscrowed):
                self.held, self._count = reading, reading.note
            elif isinstance(reading, NoteStacked | NoteReturned):
                self.held, self._count = None, max(self._count, reading.note)

    def hold(self, amount: int, at: int, event: int = 0) -> list[Reading]:
        """A note is in escrow; one that was held before has gone back."""
        before = self.returned(at, event)
        # No number of before, even if the journal of before is lost.
        self._count = max(self._count + 1, at)
        self.held = NoteEscrowed(at=at, note=self._count, amount=amount, event=event)
        self.accepted = None
        return [*before, self.held]

    def answered(self, reading: Reading, *, accepted: bool) -> None:
        """The house has decided about the note that is held."""
        held = self.held
        if isinstance(reading, NoteEscrowed) and held is not None and reading.note == held.note:
            self.accepted = accepted

    def wants_back(self, at: int) -> bool:
        """Whether the note should go back to the player."""
        if self.held is None or self.accepted:
            return False
        # A clock that was set back between two starts is no reason to keep it.
        return self.accepted is False or abs(at - self.held.at) > ANSWER_MS

    def stacked(self, at: int, event: int = 0) -> list[Reading]:
        """The note that was held is in the stacker."""
        held, self.held, self.accepted = self.held, None, None
        if held is None:
            return []
        return [NoteStacked(at=at, note=held.note, amount=held.amount, event=event)]

    def returned(self, at: int, event: int = 0) -> list[Reading]:
        """The note that was held has gone back."""
        held, self.held, self.accepted = self.held, None, None
        return [] if held is None else [NoteReturned(at=at, note=held.note, event=event)]
