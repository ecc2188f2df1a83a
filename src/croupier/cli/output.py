"""What commands print: JSON for programs, drawings for people, and why they stopped."""

import json
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import RenderableType

#: Numbers with their marks, in their colours where the terminal has them.
_STYLES = ((r"\d+◆", "red"), (r"\d+○", "green"), (r"\d+●", "bold"))


class UsageError(Exception):
    """A command cannot go on. The message is for the person who asked; 1 is a failed check."""

    def __init__(self, text: str, *, code: int = 2) -> None:
        super().__init__(text)
        self.code = code


def print_json(rows: Sequence[dict[str, Any]]) -> None:
    """A JSON array with one row to a line, so that it reads and compares well."""
    lines = ",\n ".join(json.dumps(row, ensure_ascii=False) for row in rows)
    print(f"[{lines}]")


def print_drawn(*drawings: "RenderableType", width_min: int = 0) -> None:
    """Tables and drawings, in colour where the output is a terminal.

    What needs more room than the terminal has says so by `width_min`: long lines then go on below
    themselves, where rich would cut them off.
    """
    from rich.console import Console

    console = Console(highlight=False)
    console.width = max(console.width, width_min)
    with console.capture() as captured:
        for drawing in drawings:
            console.print(drawing)
    # Printed by us, since rich would end the program itself when a reader goes away.
    sys.stdout.write(captured.get())


def coloured(text: str) -> "RenderableType":
    """Plain text with its numbers in their colours."""
    from rich.text import Text

    drawn = Text(text, no_wrap=True)
    for pattern, style in _STYLES:
        drawn.highlight_regex(pattern, style)
    return drawn
