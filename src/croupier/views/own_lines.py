"""Whose line is whose: a settlement of thousands of lines is sorted once, not once per seat."""

from collections.abc import Mapping
from functools import lru_cache

from croupier.rules.settle import Line

#: Settlements of so many tables are kept sorted at a time.
_KEPT_MAX = 64


class _Held:
    """Some lines, told apart by being the same object: to compare thousands would cost too much."""

    __slots__ = ("lines",)

    def __init__(self, lines: tuple[Line, ...]) -> None:
        self.lines = lines

    def __hash__(self) -> int:
        return id(self.lines)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Held) and other.lines is self.lines


def own_lines(lines: tuple[Line, ...], player: str) -> tuple[Line, ...]:
    """A player's own lines, in their order."""
    return _by_player(_Held(lines)).get(player, ()) if lines else ()


@lru_cache(maxsize=_KEPT_MAX)
def _by_player(held: _Held) -> Mapping[str, tuple[Line, ...]]:
    found: dict[str, list[Line]] = {}
    for line in held.lines:
        found.setdefault(line.player, []).append(line)
    return {player: tuple(own) for player, own in found.items()}
