"""Everything that is declared for a table, once every idea is loaded.

The ideas are the modules of this package, and those that installed packages name as entry points of
the group `croupier.table`: a house adds a command of its own with one module.
"""

import importlib
import pkgutil
from importlib.metadata import entry_points
from typing import Final

import croupier.table
from croupier.roulette.game import Game, Power
from croupier.table.declare import TABLE as TABLE
from croupier.table.declare import Command, Event
from croupier.table.opening import opening_power
from croupier.table.past_rounds import LateAct

for _module in pkgutil.iter_modules(croupier.table.__path__):
    importlib.import_module(f"croupier.table.{_module.name}")
for _entry in entry_points(group="croupier.table"):
    _entry.load()

#: Every command by its action, and every event by its kind.
COMMANDS: Final[dict[str, type[Command]]] = TABLE.commands
EVENTS: Final[dict[str, type[Event]]] = TABLE.events
#: Changing one's wagers: after the close these are refused as late, not as out of place.
WAGERING: Final = frozenset(action for action, kind in COMMANDS.items() if kind.betting)
#: What may be found of a round when play has gone on from it.
LATE_ACTS: Final = frozenset(a for a, kind in COMMANDS.items() if issubclass(kind, LateAct))


def powers_in(game: Game) -> dict[str, Power]:
    """Who may do what in a game: its book's word, and else that of the declarations."""
    usual = {action: kind.power(game) for action, kind in COMMANDS.items()}
    declared = {action: power for action, power in usual.items() if power is not None}
    return {"open-table": opening_power(game), **declared, **game.powers}
