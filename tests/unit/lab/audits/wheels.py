"""Wheels for tests: fair ones, and ones with a bias that was put there."""

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from croupier.lab.audits.spins import Spin
from croupier.roulette.wheel import SINGLE_ZERO, Wheel

POCKETS = 37


def generator(seed: int) -> np.random.Generator:
    return np.random.Generator(np.random.PCG64(seed))


def pocket_bias(size: float, pockets: int = POCKETS) -> NDArray[np.float64]:
    """One pocket above its share, the others sharing what is left."""
    shares = np.full(pockets, (1 - (1 + size) / pockets) / (pockets - 1))
    shares[11] = (1 + size) / pockets
    return shares


def wave_bias(size: float, number: int = 1, pockets: int = POCKETS) -> NDArray[np.float64]:
    turns = 2 * np.pi * number * (np.arange(pockets) - 4) / pockets
    shares: NDArray[np.float64] = (1 + size * np.cos(turns)) / pockets
    return shares


def sector_bias(size: float, length: int = 5, pockets: int = POCKETS) -> NDArray[np.float64]:
    shares = np.full(pockets, (1 - length * (1 + size) / pockets) / (pockets - length))
    shares[20 : 20 + length] = (1 + size) / pockets
    return shares


def as_spins(
    places: Sequence[int] | NDArray[np.int64],
    wheel: Wheel = SINGLE_ZERO,
    known: Mapping[str, Sequence[str]] | None = None,
) -> list[Spin]:
    """Places as recorded spins; `known` gives what is known of them, in turn."""
    spins: list[Spin] = []
    for number, place in enumerate(places):
        about = {kind: values[number % len(values)] for kind, values in (known or {}).items()}
        before = spins[-1].pocket if spins else None
        pocket = wheel.order[int(place)]
        spins.append(Spin(pocket=pocket, line=number + 1, known=about, before=before))
    return spins
