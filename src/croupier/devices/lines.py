"""Bytes into lines: a line ends with CR, LF or both, and may be torn anywhere."""

from collections.abc import Iterator
from typing import Final

#: No device of ours says more than this in one line; what is longer is noise.
LINE_MAX: Final = 512


class LineSplitter:
    """Collects bytes and gives back whole lines as text, without their ends."""

    def __init__(self) -> None:
        self._rest = bytearray()

    def feed(self, received: bytes) -> Iterator[str]:
        """The lines that these bytes complete. What overflows comes as a line of its own."""
        for byte in received:
            if byte in b"\r\n":
                if self._rest:
                    yield self._take()
            else:
                self._rest.append(byte)
                if len(self._rest) >= LINE_MAX:
                    yield self._take()

    def flush(self) -> str:
        """What has come of a line that has no end yet; it is forgotten."""
        return self._take()

    def _take(self) -> str:
        text = self._rest.decode("latin-1")
        self._rest.clear()
        return text
