"""`croupier powers`: who may do what, and when, in a game."""

from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from croupier.cli.output import print_drawn, print_json
from croupier.cli.selection import Selection, chosen_game
from croupier.core.roles import Role
from croupier.roulette.game import Game
from croupier.table.catalogue import COMMANDS, powers_in
from croupier.table.phases import Phase

if TYPE_CHECKING:
    from rich.table import Table


def powers(
    *,
    selection: Selection | None = None,
    role: Annotated[Role | None, Parameter(help="only what this role may do")] = None,
    json: Annotated[bool, Parameter(negative="", help="for programs")] = False,
) -> int:
    """Print who may give each command of a game and in which phases: the book's word, or else the
    command's own declaration.
    """
    game = chosen_game(selection or Selection())
    rows = [row for row in matrix(game) if role is None or role in row["roles"]]
    if json:
        print_json(rows)
    else:
        print_drawn(_table(game, rows))
    return 0


def matrix(game: Game) -> list[dict[str, Any]]:
    """Each command that somebody may give: the roles, the phases, and the clauses behind it."""
    held = powers_in(game)
    return [
        {
            "action": action,
            "roles": [role for role in Role if role in kind.holders_in(game)],
            "phases": [phase for phase in Phase if phase in kind.phases],
            "clauses": list(held[action].clauses) if action in held else [],
        }
        for action, kind in sorted(COMMANDS.items())
        if kind.holders_in(game)
    ]


def _table(game: Game, rows: list[dict[str, Any]]) -> "Table":
    from croupier.cli.tables import new_table

    table = new_table(f"{game.title}: who may do what", "Command", "Roles", "Phases", "Clauses")
    for row in rows:
        every = len(row["phases"]) == len(Phase)
        phases = "at any time" if every else ", ".join(row["phases"])
        table.add_row(row["action"], ", ".join(row["roles"]), phases, ", ".join(row["clauses"]))
    return table
