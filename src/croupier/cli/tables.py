"""Tables for people, drawn by rich. Imported only by what is about to draw."""

from collections.abc import Sequence
from fractions import Fraction

from rich import box
from rich.console import JustifyMethod, RenderableType
from rich.table import Table

from croupier.cli.output import coloured
from croupier.drawing import marked
from croupier.roulette.pockets import Pocket


def new_table(title: str, *columns: str) -> Table:
    """An empty table; a column that begins with `>` is set to the right."""
    table = Table(
        title=title,
        box=box.SIMPLE_HEAD,
        title_justify="left",
        caption_justify="left",
        collapse_padding=True,
        pad_edge=False,
    )
    for column in columns:
        side: JustifyMethod = "right" if column.startswith(">") else "left"
        table.add_column(column.removeprefix(">"), justify=side, overflow="fold")
    return table


def numbers_cell(numbers: Sequence[Pocket]) -> RenderableType:
    """Numbers with the marks of their colours; Lucky Ball draws its number later."""
    return coloured(" ".join(map(marked, numbers)) or "drawn each round")


def percent(share: Fraction) -> str:
    """A share as people read it.

    >>> percent(Fraction(1, 37)), percent(Fraction(-2, 19))
    ('2.70 %', '-10.53 %')
    """
    return f"{float(share) * 100:.2f} %"
