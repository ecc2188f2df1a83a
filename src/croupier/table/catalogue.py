"""Everything that is declared for a table, once every idea of this package is loaded."""

import importlib
import pkgutil
from typing import Final

import croupier.table
from croupier.table.declare import TABLE, Command, Event

for _module in pkgutil.iter_modules(croupier.table.__path__):
    importlib.import_module(f"croupier.table.{_module.name}")

#: Every command by its action, and every event by its kind.
COMMANDS: Final[dict[str, type[Command]]] = TABLE.commands
EVENTS: Final[dict[str, type[Event]]] = TABLE.events
#: Changing one's wagers: after the close these are refused as late, not as out of place.
WAGERING: Final = frozenset(action for action, kind in COMMANDS.items() if kind.betting)
