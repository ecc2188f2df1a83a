"""Whose line is whose: a settlement of thousands of lines is sorted once, not once per seat."""

from collections.abc import Mapping
from functools import lru_cache

from croupier.core.by_identity import Same
from croupier.roulette.lines import Line

#: Settlements of so many tables are kept sorted at a time.
_KEPT_MAX = 64


def own_lines(lines: tuple[Line, ...], player: str) -> tuple[Line, ...]:
    """A player's own lines, in their order."""
    return _by_player(Same(lines)).get(player, ()) if lines else ()


@lru_cache(maxsize=_KEPT_MAX)
def _by_player(lines: Same[tuple[Line, ...]]) -> Mapping[str, tuple[Line, ...]]:
    found: dict[str, list[Line]] = {}
    for line in lines.value:
        found.setdefault(line.player, []).append(line)
    return {player: tuple(own) for player, own in found.items()}
