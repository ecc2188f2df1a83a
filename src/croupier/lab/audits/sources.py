"""What a file of randomness holds: outcomes written as numbers, or bytes."""

import re
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from croupier.lab.audits.symbols import Outcomes

#: With more different outcomes than these, what is written are not outcomes of a game.
KINDS_MAX: Final = 4096
_SNIFFED: Final = 4096
_WRITTEN: Final = re.compile(rb"[\d\s,;]*")


class BadOutcomes(ValueError):
    """Written outcomes that cannot be tested; the message says why."""


@dataclass(frozen=True, slots=True)
class Written:
    """Outcomes that were written as numbers, counted from nought, and how they were read."""

    outcomes: Outcomes
    kinds: int
    how: str

    def parts(self, count: int) -> list[Outcomes]:
        """The same in so many sequences, as equal as they can be."""
        return np.array_split(self.outcomes, count)


def is_written(raw: bytes) -> bool:
    """Whether a file holds numbers written out, and not bytes of a source."""
    head = raw[:_SNIFFED]
    return bool(head.strip()) and _WRITTEN.fullmatch(head) is not None


def read_written(raw: bytes, bounds: tuple[int, int] | None = None) -> Written:
    """Outcomes from text. Without bounds, the least and the greatest that came are the bounds."""
    words = raw.replace(b",", b" ").replace(b";", b" ").split()
    if wrong := next((word for word in words if not word.isdigit()), None):
        raise BadOutcomes(f"{wrong[:20].decode('utf-8', 'replace')!r} is no outcome")
    doubled = b"00" in words
    values: Any = np.array([38 if word == b"00" else int(word) for word in words], np.int64)
    if doubled:
        # A double zero has the place after the last number.
        values = np.where(values == 38, 37, values)
    least, most = bounds or (int(values.min()), int(values.max()))
    if outside := int(((values < least) | (values > most)).sum()):
        raise BadOutcomes(f"{outside:,} outcomes lie outside of {least} to {most}")
    kinds = most - least + 1
    if not 2 <= kinds <= KINDS_MAX:
        raise BadOutcomes(f"{least} to {most} are {kinds:,} outcomes; 2 to {KINDS_MAX:,} are taken")
    shown = "0 to 36 and 00" if doubled else f"{least} to {most}"
    said = "as given" if bounds else "the least and the greatest that came"
    how = f"recorded outcomes, read as text: {shown} ({said})"
    return Written(values - least, kinds, how)
