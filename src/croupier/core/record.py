"""Values with many fields that are copied often, with a few of them changed."""

from typing import Any, Self

from croupier.core.ensure import InvariantBroken


class Record:
    """Mixed into frozen dataclasses without slots: `but` copies one far faster than `replace`.

    A table is copied for every wager. Copying the instance dictionary whole costs the same
    whatever the number of fields, where `dataclasses.replace` runs the constructor again.
    """

    def but(self, **changes: Any) -> Self:
        """The same value with some fields changed."""
        old = vars(self)
        fields = old | changes
        if len(fields) != len(old):
            raise InvariantBroken(f"no such field among {', '.join(changes)}")
        copy = object.__new__(type(self))
        object.__setattr__(copy, "__dict__", fields)
        return copy
