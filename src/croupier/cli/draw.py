"""`croupier layout` and `croupier wheel`: the cloth and the ring, drawn in the terminal."""

from typing import Annotated, Any

from cyclopts import Parameter

from croupier.cli.output import coloured, print_drawn, print_json
from croupier.cli.selection import Selection, chosen_game, described
from croupier.drawing import MARKS, draw_cloth, draw_ring
from croupier.roulette.game import Game
from croupier.roulette.layout import Layout

Json = Annotated[bool, Parameter(negative="", help="print JSON")]


def layout(selection: Selection | None = None, *, json: Json = False) -> int:
    """Draw the layout: squares and the areas around them. Chips also stand on lines and corners."""
    game = chosen_game(selection or Selection())
    if json:
        print_json(_spot_rows(game.layout))
    else:
        print_drawn(described(game), coloured(draw_cloth(game.layout)), _signature(game))
    return 0


def wheel(selection: Selection | None = None, *, json: Json = False) -> int:
    """Draw the wheel: pockets clockwise from the first."""
    game = chosen_game(selection or Selection())
    if json:
        print_json([{"pocket": pocket, "place": n} for n, pocket in enumerate(game.wheel.order)])
    else:
        print_drawn(game.wheel.title, coloured(draw_ring(game.wheel)), _signature(game))
    return 0


def _spot_rows(cloth: Layout) -> list[dict[str, Any]]:
    return [{"bet": spot.bet.name, "x": spot.x, "y": spot.y} for spot in cloth.spots]


def _signature(game: Game) -> str:
    """The key to the marks, and what somebody must still sign."""
    key = ", ".join(f"{mark} {colour}" for colour, mark in MARKS.items())
    if not game.unsigned:
        return key
    return f"{key}\nNot confirmed by a drawing; an operator must sign: {', '.join(game.unsigned)}"
