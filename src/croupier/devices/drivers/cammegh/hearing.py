"""Whether every word of a wheel was heard: one that is heard to close may have closed before.

A wheel that speaks by itself does so twice a second; another answers every poll. Where such a line
did not come, was harmed, or lay unread, its close may have been in it.
"""

from typing import Final

#: A wheel that speaks by itself does so every 500 ms: in a longer gap a line of it was lost.
GAP_MS: Final = 600
#: One whose last statuses had all to be requested does not speak by itself.
REQUESTED: Final = 3
#: A driver that has not read its line for so long reads old words, all of them at once.
CHECK_MS: Final = 300
_AT_ONCE_MS: Final = 50


class Hearing:
    """What was heard of one wheel, and when."""

    def __init__(self) -> None:
        #: When it last said that betting is open; None for a driver that has not heard it yet.
        self._open_at: int | None = None
        #: How often it was polled since it last spoke; how many statuses came of that, running.
        self._polls = self._requested = 0
        #: Whether a line since then said what cannot be believed: it may have been the close.
        self._harmed = False
        #: When the driver last read its line, and from when on and until when it did not.
        self._checked_at: int | None = None
        self._unchecked = (0, -1)

    @property
    def must_be_polled(self) -> bool:
        """Whether the wheel says nothing to those who do not poll it."""
        return self._requested >= REQUESTED

    def polled(self) -> None:
        """The wheel has been sent for its status."""
        self._polls += 1

    def harmed(self) -> None:
        """A line has come of which nothing is believed."""
        self._harmed = True

    def check(self, at: int, *, ticked: bool = False) -> None:
        """The driver reads its line; the first time when its clock ticks."""
        if self._checked_at is not None and at - self._checked_at > CHECK_MS:
            self._unchecked = (self._checked_at, at)
        if ticked or self._checked_at is not None:
            self._checked_at = at

    def believed(self, at: int, *, is_open: bool) -> None:
        """A status has come that is believed."""
        self._requested = self._requested + 1 if self._polls else 0
        self._polls = 0
        if is_open:
            self._open_at, self._harmed = self._came(at), False

    def missed(self, at: int) -> int:
        """For how long a wheel that is heard to close may have closed already, in milliseconds."""
        if self._open_at is None:
            return 0
        lost = self._polls > 1 if self.must_be_polled else at - self._open_at > GAP_MS
        return max(0, at - (self._open_at if lost or self._harmed else self._came(at)))

    def _came(self, at: int) -> int:
        """The earliest instant at which a line that is read now may have come."""
        since, until = self._unchecked
        return since if 0 <= at - until <= _AT_ONCE_MS else at
