"""Chance of a simulation: each part has its own, so that a draw here changes nothing there."""

import hashlib

from croupier.evening.chance import Chance


def chance_of(seed: int, *parts: object) -> Chance:
    """The chance of one part of a simulation, by its name."""
    text = "/".join(map(str, (seed, *parts)))
    return Chance(int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big"))


def between(chance: Chance, least: float, most: float) -> float:
    """A number of seconds, to the microsecond."""
    return round(least + (most - least) * chance._random.random(), 6)
