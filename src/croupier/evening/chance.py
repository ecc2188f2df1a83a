"""Time and chance from a seed: the same seed gives the same house, record by record."""

import random
from collections.abc import Sequence
from typing import TypeVar

from croupier.cage.numbers import KEY_BYTES_MIN, NONCE_BYTES_MIN, make_number

T = TypeVar("T")

#: A Monday morning; every simulated house opens then.
OPENING = 1_767_607_200_000
_SYSTEM_ID = 42


class SteppedClock:
    """A clock that moves only when it is set."""

    def __init__(self, now: int = OPENING) -> None:
        self._now = now

    def now(self) -> int:
        """Milliseconds since the epoch."""
        return self._now

    def step(self, milliseconds: int) -> int:
        """Let time pass, and say what time it is then."""
        self._now += milliseconds
        return self._now


class Chance:
    """All that a simulated house leaves to chance. Nothing here is fit for play with real money."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._key = self._random.randbytes(KEY_BYTES_MIN)
        self._tickets = 0

    def below(self, count: int) -> int:
        """A whole number from 0 to one under `count`."""
        return self._random.randrange(count)

    def bytes(self, count: int) -> bytes:
        """Some bytes."""
        return self._random.randbytes(count)

    def one_in(self, count: int) -> bool:
        """Whether something comes to pass that does so once in `count` times."""
        return self.below(count) == 0

    def pick(self, choices: Sequence[T]) -> T:
        """One of some."""
        return choices[self.below(len(choices))]

    def sample(self, choices: Sequence[T], count: int) -> list[T]:
        """Some of many, all different."""
        return self._random.sample(choices, count)

    def ticket_number(self) -> str:
        """A well-formed ticket number that this house has not used."""
        self._tickets += 1
        nonce = self.bytes(NONCE_BYTES_MIN)
        return make_number(self._key, _SYSTEM_ID, self._tickets, nonce)
