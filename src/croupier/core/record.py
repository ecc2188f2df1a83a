"""Values with many fields that are copied often, with a few of them changed."""

from collections.abc import Callable
from typing import Any, Self, TypeVar

import msgspec

T = TypeVar("T", bound=tuple[Any, ...])

#: Makes a named tuple from all of its values, in a third of the time that its own constructor
#: takes: for those of which every wager has several.
make: Callable[[type[T], tuple[Any, ...]], T] = tuple.__new__


class Record(msgspec.Struct, frozen=True):
    """A frozen struct, which is copied several times faster than a dataclass and takes a fifth of
    its memory: a seat is copied for every wager."""

    def but(self, **changes: Any) -> Self:
        """The same value with some fields changed."""
        return msgspec.structs.replace(self, **changes)
