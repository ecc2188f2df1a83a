"""Flat stakes without chance: a session is a walk of the stack, followed on a line of amounts.

Only amounts that are at all probable are followed. After n spins those lie within some square root
of n of each other, so a spin costs little however far the luckiest of players might have come.
"""

from typing import Any, Final

import numpy as np

from croupier.lab.compiled import compiled
from croupier.lab.sessions import Array

#: Amounts less probable than this are left out: the rounding of all others is far more.
_NEGLIGIBLE: Final = 1e-60
#: So near to certain is certain. Float sums of probabilities do not come nearer.
_CERTAIN: Final = 1 - 1e-15
_LINE_MAX: Final = 1 << 22
#: Additions after which a walk is given up: some seconds.
_WORK_MAX: Final = 1 << 33


def flat_ending(
    nets: Array, chances: Array, *, start: int, one: int, goal: int | None, spins: int
) -> tuple[Array, Array] | None:
    """Final stacks and how probable they are; None where there is too much to follow.

    Amounts are whole numbers of any unit. A spin costs `one` and brings each of `nets` with its
    chance; one who has less than `one`, or has reached the goal, stops.
    """
    furthest = start + max(int(nets.max()), 0) * spins
    ended = np.zeros(min(_LINE_MAX, furthest + 1))
    if not walk(nets, chances, start, one, furthest + 1 if goal is None else goal, spins, ended):
        return None
    stacks = np.flatnonzero(ended)
    return stacks, ended[stacks]


def flat_stack(
    nets: Array, chances: Array, *, one: int, most: int, spins: int, ruin: float
) -> int | None:
    """The smallest stack, in steps of `one`, that is ruined no more often than `ruin`.

    One walk backwards gives the ruin of every stack. None where even `most` does not do, or where
    there is too much to follow.
    """
    reach = int(nets.max() - nets.min())
    ruins = np.zeros(min(_LINE_MAX, most + reach * (spins + 1)))
    if not walk_back(nets, chances, one, spins, ruins):
        return None
    seldom = np.flatnonzero(ruins[::one] <= ruin) * one
    return int(seldom[0]) if len(seldom) and seldom[0] <= most else None


@compiled
def add_part(to: Any, part: Any, chance: Any) -> Any:
    """Add a part of one line to that of another. From zero on, places go through vectors."""
    for place in range(part.shape[0]):
        to[place] += part[place] * chance


@compiled
def walk(nets: Any, chances: Any, start: Any, one: Any, goal: Any, spins: Any, ended: Any) -> Any:
    """The probability of each amount that is held at the end; False where it is too much."""
    least, most = min(nets.min(), 0), max(nets.max(), 0)
    line, work = ended.shape[0], 0
    low, high = start, start + 1
    if high > line:
        return False
    now, then = np.zeros(line), np.zeros(line)
    now[start] = 1.0
    for _ in range(spins):
        work += (high - low) * nets.shape[0]
        if high + most > line or work > _WORK_MAX:
            return False
        for kind in range(nets.shape[0]):
            add_part(then[low + nets[kind] : high + nets[kind]], now[low:high], chances[kind])
        now[low:high] = 0.0
        now, then = then, now
        low, high = low + least, high + most
        while low < high and (low < one or now[low] < _NEGLIGIBLE):
            ended[low] += now[low] if low < one else 0.0
            now[low] = 0.0
            low += 1
        while low < high and (high > goal or now[high - 1] < _NEGLIGIBLE):
            high -= 1
            ended[high] += now[high] if high >= goal else 0.0
            now[high] = 0.0
        if low == high:
            break
    ended[low:high] += now[low:high]
    return True


@compiled
def walk_back(nets: Any, chances: Any, one: Any, spins: Any, ruins: Any) -> Any:
    """The ruin of each stack within so many spins; False where it is too much.

    Below `low` it is certain, from `high` on there is none.
    """
    least, most = min(nets.min(), 0), max(nets.max(), 0)
    line, work = ruins.shape[0], 0
    low, high = one, one
    if high > line:
        return False
    ruins[:low] = 1.0
    then = np.zeros(line)
    for _ in range(spins):
        low, high = max(one, low - most), high - least
        work += (high - low) * nets.shape[0]
        if high + most > line or work > _WORK_MAX:
            return False
        then[low:high] = 0.0
        for kind in range(nets.shape[0]):
            add_part(then[low:high], ruins[low + nets[kind] : high + nets[kind]], chances[kind])
        ruins[low:high] = then[low:high]
        while low < high and ruins[low] > _CERTAIN:
            ruins[low] = 1.0
            low += 1
        while low < high and ruins[high - 1] < _NEGLIGIBLE:
            high -= 1
            ruins[high] = 0.0
    return True
