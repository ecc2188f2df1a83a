"""`croupier powers`: who may do what, and when, in a game."""

from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import Parameter

from croupier.cli.output import print_drawn, print_json
from croupier.cli.selection import Selection, chosen_game
from croupier.compliance.declare import CASES, PATRONS
from croupier.core.roles import Role
from croupier.house.catalogue import REGISTRIES
from croupier.roulette.game import Game, Power
from croupier.table.catalogue import COMMANDS, TABLE, powers_in
from croupier.table.phases import Phase

if TYPE_CHECKING:
    from rich.table import Table

#: The streams beside tables in which books give powers.
_BOOKS_SAY: Final = frozenset({PATRONS.stream, CASES.stream})


def powers(
    *,
    selection: Selection | None = None,
    role: Annotated[Role | None, Parameter(help="only what this role may do")] = None,
    json: Annotated[bool, Parameter(negative="", help="print JSON")] = False,
) -> int:
    """Print who may give each command and in which phases: the book's word, or else the command's
    own declaration. Those of the game come first, then those of the house's other streams.
    """
    game = chosen_game(selection or Selection())
    found = [*matrix(game), *house_matrix(game)]
    rows = [row for row in found if role is None or role in row["roles"]]
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
            "stream": TABLE.stream,
            "action": action,
            "roles": [role for role in Role if role in kind.holders_in(game)],
            "phases": [phase for phase in Phase if phase in kind.phases],
            "clauses": list(held[action].clauses) if action in held else [],
        }
        for action, kind in sorted(COMMANDS.items())
        if kind.holders_in(game)
    ]


def house_matrix(game: Game) -> list[dict[str, Any]]:
    """The same of every other stream: cage, patrons, incidents, equipment, people and the rest."""
    return [
        {
            "stream": stream,
            "action": action,
            "roles": [role for role in Role if role in (power.roles if power else kind.roles)],
            "phases": [],
            "clauses": list(power.clauses) if power else [],
        }
        for stream, registry in REGISTRIES.items()
        if registry is not TABLE
        for action, kind in sorted(registry.commands.items())
        # What only a book can allow is nobody's where this one does not.
        if (power := _power(game, stream, action)) or kind.roles
    ]


def _power(game: Game, stream: str, action: str) -> Power | None:
    """What a book says of a command that is given to no table."""
    return game.powers.get(action) if stream in _BOOKS_SAY else None


def _table(game: Game, rows: list[dict[str, Any]]) -> "Table":
    from croupier.cli.tables import new_table

    table = new_table(
        f"{game.title}: who may do what", "Stream", "Command", "Roles", "Phases", "Clauses"
    )
    for row in rows:
        every = len(row["phases"]) == len(Phase)
        phases = "at any time" if every else ", ".join(row["phases"])
        table.add_row(
            row["stream"], row["action"], ", ".join(row["roles"]), phases, ", ".join(row["clauses"])
        )
    return table
