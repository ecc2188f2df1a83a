"""Chips: denominations, and which of them make up a payment."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from croupier.core.money import show_dollars

#: The value chips of a table in cents, largest first, unless the house says otherwise.
USUAL_CHIPS: Final = (1000_00, 500_00, 100_00, 25_00, 5_00, 2_50, 1_00)
#: The notes that an acceptor takes, in cents.
NOTES: Final = (100_00, 50_00, 20_00, 10_00, 5_00)


def cut_chips(
    amount: int, denominations: Iterable[int] = USUAL_CHIPS, tray: Mapping[int, int] | None = None
) -> dict[int, int] | None:
    """The fewest large chips that make an amount; None where the tray cannot make it exactly.

    `tray` says how many of each there are; without one, there is always enough.

    >>> cut_chips(170_00)
    {10000: 1, 2500: 2, 500: 4}
    """
    sizes = sorted(denominations, reverse=True)
    if tray is None and amount >= 0:
        # What a search would try first: as many as there can be of each, from the largest down.
        counts, left = {}, amount
        for size in sizes:
            if left >= size:
                counts[size], left = divmod(left, size)
        if not left:
            return counts
    found = _cut(amount, tuple(sizes), tray, {})
    return None if found is None else dict(found)


def _cut(
    amount: int,
    sizes: tuple[int, ...],
    tray: Mapping[int, int] | None,
    failed: dict[tuple[int, int], None],
) -> tuple[tuple[int, int], ...] | None:
    """Depth first from the largest chip; sums that cannot be finished are not tried twice."""
    if amount == 0:
        return ()
    if not sizes or (amount, len(sizes)) in failed:
        return None
    size, rest = sizes[0], sizes[1:]
    most = amount // size if tray is None else min(amount // size, tray.get(size, 0))
    for count in range(most, -1, -1):
        cut = _cut(amount - count * size, rest, tray, failed)
        if cut is not None:
            return ((size, count), *cut) if count else cut
    failed[(amount, len(sizes))] = None
    return None


def show_cut(cut: Mapping[int, int]) -> str:
    """Chips as a dealer hears them.

    >>> show_cut({10000: 1, 2500: 2})
    '1 x $100, 2 x $25'
    """
    return ", ".join([f"{count} x {_show_size(size)}" for size, count in cut.items()])


#: The few sizes of chips, as they are written.
_show_size = lru_cache(64)(show_dollars)
