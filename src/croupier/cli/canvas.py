"""Boxes that share their edges, drawn with the right joints."""

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Final

_UP, _DOWN, _LEFT, _RIGHT = 1, 2, 4, 8
_JOINTS: Final = dict(
    zip(
        (3, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15),
        "│┘┐┤└┌├─┴┬┼",
        strict=True,
    )
)


@dataclass
class Canvas:
    """A grid of characters; boxes and texts may be put anywhere, also left of or above nought."""

    _edges: defaultdict[tuple[int, int], int] = field(default_factory=lambda: defaultdict(int))
    _signs: dict[tuple[int, int], str] = field(default_factory=dict)

    def box(self, left: int, top: int, right: int, bottom: int, text: str = "") -> None:
        """Draw a box with a text in its middle."""
        for x in range(left, right):
            for y in (top, bottom):
                self._edges[x, y] |= _RIGHT
                self._edges[x + 1, y] |= _LEFT
        for y in range(top, bottom):
            for x in (left, right):
                self._edges[x, y] |= _DOWN
                self._edges[x, y + 1] |= _UP
        start = left + (right - left + 1 - len(text)) // 2
        for offset, sign in enumerate(text):
            self._signs[start + offset, (top + bottom) // 2] = sign

    def __str__(self) -> str:
        shown = {place: _JOINTS[edges] for place, edges in self._edges.items()} | self._signs
        columns, lines = [x for x, _ in shown], [y for _, y in shown]
        return "\n".join(
            "".join(shown.get((x, y), " ") for x in range(min(columns), max(columns) + 1)).rstrip()
            for y in range(min(lines), max(lines) + 1)
        )
