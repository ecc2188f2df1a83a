"""Keys for what is remembered of a large value: it is distinguished by being the same object."""

from typing import Generic, TypeVar

T = TypeVar("T")


class Same(Generic[T]):
    """A value that equals itself alone: to compare all that is in it would cost too much.

    The key holds the value, so no other can come to have its identity while the key is kept.
    """

    __slots__ = ("value",)

    def __init__(self, value: T) -> None:
        self.value = value

    def __hash__(self) -> int:
        return id(self.value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and other.value is self.value
