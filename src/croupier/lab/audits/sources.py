"""What a file of randomness holds: outcomes written as numbers, or bytes."""

import re
from dataclasses import dataclass
from typing import Final

from croupier.core.messages import Saying
from croupier.lab.audits.symbols import Outcomes

#: With more different outcomes than these, what is written are not outcomes of a game.
KINDS_MAX: Final = 4096
_SNIFFED: Final = 4096
_WRITTEN: Final = re.compile(rb"[\d\s,;]*")


class BadOutcomes(ValueError):
    """Written outcomes that cannot be tested; the message says why."""


@dataclass(frozen=True, slots=True)
class Written:
    """Outcomes that were written as numbers, counted from zero, and how they were read."""

    outcomes: Outcomes
    kinds: int
    how: Saying


def is_written(raw: bytes) -> bool:
    """Whether a file holds numbers written out, and not bytes of a source."""
    head = raw[:_SNIFFED]
    return bool(head.strip()) and _WRITTEN.fullmatch(head) is not None
