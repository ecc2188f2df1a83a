"""Values with many fields that are copied often, with a few of them changed."""

from collections.abc import Callable
from typing import Any, Self, TypeVar

from croupier.core.ensure import InvariantBroken

T = TypeVar("T", bound=tuple[Any, ...])

#: Makes a named tuple from all of its values, in a third of the time that its own constructor
#: takes: for those of which every wager has several.
make: Callable[[type[T], tuple[Any, ...]], T] = tuple.__new__
_new: Callable[[type[Any]], Any] = object.__new__
_set: Callable[[object, str, Any], None] = object.__setattr__


class Record:
    """Mixed into frozen dataclasses without slots: `but` copies one far faster than `replace`.

    A table is copied for every wager. Copying the instance dictionary whole costs the same
    whatever the number of fields, where `dataclasses.replace` runs the constructor again.
    """

    def but(self, **changes: Any) -> Self:
        """The same value with some fields changed."""
        old = self.__dict__
        fields = old | changes
        if len(fields) != len(old):
            raise InvariantBroken(f"no such field among {', '.join(changes)}")
        copy: Self = _new(type(self))
        _set(copy, "__dict__", fields)
        return copy
