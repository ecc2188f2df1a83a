"""The head of a log: how many records it has, and the hashes that bind all of them.

Written as a checkpoint of a transparency log (C2SP tlog-checkpoint): where it comes from, its size
and root, then lines of our own: the hash of the last record, when it was made, and, where the
house was opened or closed then, that.
"""

import base64
import binascii
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from croupier.house.log.merkle import ProofError, Tree
from croupier.house.log.note import BadNote, Note, Verifier, read_note

State = Literal["", "open", "closed"]
STATES: Final[tuple[State, ...]] = ("", "open", "closed")
KEY_NAME: Final = "croupier-house"
"""What the key of a house is called in its signatures."""
_ORIGIN: Final = "croupier/"
_ORIGIN_DIGITS: Final = 32


def origin_of(first: bytes) -> str:
    """How a log is called everywhere: by the hash of its first record."""
    return _ORIGIN + first.hex()[:_ORIGIN_DIGITS]


@dataclass(frozen=True, slots=True, kw_only=True)
class Head:
    """A log as it stood at an instant."""

    origin: str
    size: int
    root: bytes
    #: The hash of the last record.
    last: bytes
    at: int
    state: State = ""

    def text(self) -> str:
        """What is signed."""
        lines = [
            self.origin,
            str(self.size),
            base64.b64encode(self.root).decode(),
            f"last {self.last.hex()}",
            f"at {self.at}",
        ]
        return "\n".join([*lines, *([self.state] if self.state else []), ""])


@dataclass(frozen=True, slots=True)
class SignedHead:
    """A head with the note that carries it, and the peaks of its tree."""

    head: Head
    note: Note
    peaks: tuple[bytes, ...] = ()

    def fits(self) -> bool:
        """Whether its peaks, from which a start goes on, are those of the root that was signed."""
        try:
            return Tree(self.head.size, self.peaks).root() == self.head.root
        except ProofError:
            return False

    def signed_by(self, keys: Iterable[Verifier]) -> bool:
        """Whether one of some keys has signed it."""
        return any(self.note.signed_by(key) for key in keys)


def read_head(text: str) -> Head:
    """A head from what was signed."""
    lines = text.split("\n")
    try:
        origin, size, root, last, at, *more = lines
        state = more[0]
        if more[-1] or len(more) > 2 or state not in STATES:
            raise ValueError(f"{more} follows")
        head = Head(
            origin=origin,
            size=int(size),
            root=base64.b64decode(root, validate=True),
            last=bytes.fromhex(last.removeprefix("last ")),
            at=int(at.removeprefix("at ")),
            state=state,
        )
    except (ValueError, IndexError, binascii.Error) as error:
        raise BadNote(f"this is no head of a log: {error}") from None
    if head.text() != text:
        raise BadNote("this is no head of a log as one is written")
    return head


def read_signed_head(written: str, peaks: Iterable[bytes] = ()) -> SignedHead:
    """A signed head from its note."""
    note = read_note(written)
    return SignedHead(read_head(note.text), note, tuple(peaks))
