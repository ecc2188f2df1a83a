"""Which clock a record was made by: one that was right, one that was set since, one in doubt."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from croupier.house.log.facts import (
    MACHINE,
    ClockCompared,
    ClockQuestioned,
    ClockSet,
    HouseFact,
)

#: Two clocks that differ by more than this many milliseconds cannot both be right.
APART_MS: Final = 2000


@dataclass(frozen=True, slots=True)
class WrongClock:
    """Records from `first` up to, and without, `end` were made by a clock that was not right.

    It was `ahead` by so many milliseconds, behind if negative; None while nobody has said so.
    Without an `end` it still goes.
    """

    first: int
    end: int | None
    ahead: int | None


def wrong_clocks(facts: Iterable[tuple[int, HouseFact]]) -> tuple[WrongClock, ...]:
    """Every stretch of the log under a clock that was not right, from numbered facts in order.

    A clock is in doubt from a start far ahead of the last record, or from another clock that
    differs, until another one agrees or an administrator sets it; by nothing, if it is right. The
    machine's own, by which the house goes, settles no doubt but its own. One that is set without
    such a sign was wrong since it was set before, as far as anybody knows.
    """
    found: list[WrongClock] = []
    doubt: int | None = None
    ahead: int | None = None
    by_machine = False
    settled = 0
    for number, fact in facts:
        match fact:
            case ClockQuestioned():
                doubt, by_machine = number if doubt is None else doubt, False
            case ClockCompared() if abs(fact.ahead) > APART_MS:
                by_machine = fact.source == MACHINE and (doubt is None or by_machine)
                doubt, ahead = number if doubt is None else doubt, -fact.ahead
            case ClockCompared() if fact.source != MACHINE or by_machine:
                if doubt is not None and ahead is not None:
                    found.append(WrongClock(doubt, number, ahead))
                doubt, ahead, settled = None, None, number
            case ClockSet():
                if fact.by:
                    first = settled if doubt is None else doubt
                    found.append(WrongClock(first, number, -fact.by))
                doubt, ahead, settled = None, None, number
    if doubt is not None:
        found.append(WrongClock(doubt, None, ahead))
    return tuple(found)


def clock_ahead(clocks: Iterable[WrongClock], number: int) -> int | None:
    """How far ahead the clock was that made a record; 0 if it was right, None if in doubt."""
    for each in clocks:
        if each.first <= number and (each.end is None or number < each.end):
            return each.ahead
    return 0


def set_since(facts: Iterable[tuple[int, HouseFact]], number: int) -> int:
    """By how much the clock was set behind a record, all in all."""
    return sum(fact.by for at, fact in facts if at > number and isinstance(fact, ClockSet))
