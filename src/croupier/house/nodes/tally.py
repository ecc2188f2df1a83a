"""What a node counts of its own work, for the one who watches the house."""

from typing import Protocol


class Tally(Protocol):
    """Counts what happens between nodes."""

    def took(self) -> None:
        """A table was taken that another node, or an earlier life of this one, had before."""
        ...

    def lost(self) -> None:
        """A lease ran out or went to another node before it was given back."""
        ...

    def forwarded(self) -> None:
        """A command went to the node that owns its table."""
        ...

    def unread(self) -> None:
        """A record could not be read: a newer program wrote it."""
        ...


class NoTally:
    """Counts nothing."""

    def took(self) -> None:
        """Not counted."""

    def lost(self) -> None:
        """Not counted."""

    def forwarded(self) -> None:
        """Not counted."""

    def unread(self) -> None:
        """Not counted."""
