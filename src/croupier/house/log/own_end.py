"""Where a log ends by what this process has written, and what another hand has done behind it.

A house in a file is the only one that writes to it while it is open. A record that it finds and
has not written was put there by somebody who can write the file, and chains as well as any other.
"""

from collections import deque
from typing import NamedTuple, Protocol, runtime_checkable

from croupier.core.messages import Message, say

Head = tuple[int, bytes]


class OtherHand(NamedTuple):
    """The log ended with one record as far as we had written it, and was found to end otherwise."""

    own: int
    found: int


class OwnEnd:
    """The last record that is ours or was there before us."""

    def __init__(self) -> None:
        self._last: Head | None = None
        #: What was found and is on record nowhere yet.
        self.pending: deque[OtherHand] = deque()

    @property
    def number(self) -> int:
        """The number of that record."""
        return self._last[0] if self._last is not None else 0

    def meet(self, head: Head) -> None:
        """Compare with how the log ends now; that is where it goes on from."""
        own, self._last = self._last, head
        if own is not None and own != head:
            self.pending.append(OtherHand(own[0], head[0]))

    def write(self, head: Head) -> None:
        """We have written up to here."""
        self._last = head

    def forget(self) -> None:
        """Nobody can say whether what we wrote last is there: what is found next is believed."""
        self._last = None


@runtime_checkable
class OneWriter(Protocol):
    """A log to which nobody else writes while we have it open."""

    own: OwnEnd

    async def check_for_others(self) -> None:
        """See whether somebody did."""
        ...


def written_by_another(own: int, found: int) -> Message:
    """What another hand has done to the log behind the last record that was the house's.

    >>> str(written_by_another(200, 203))
    'records 201 to 203 are not from this house'
    >>> str(written_by_another(200, 198))
    'record 200 was the last, and then record 198: some were taken away or replaced'
    """
    if found > own:
        return say("house-records-of-another", first=own + 1, last=found)
    return say("house-records-gone", own=own, found=found)
