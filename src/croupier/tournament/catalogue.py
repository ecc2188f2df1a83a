"""Everything that is declared for tournaments, once every idea is loaded."""

import importlib
import pkgutil
from typing import Final

import croupier.tournament
from croupier.tournament.declare import TOURNAMENTS as TOURNAMENTS
from croupier.tournament.declare import Command, Event

for _module in pkgutil.iter_modules(croupier.tournament.__path__):
    importlib.import_module(f"croupier.tournament.{_module.name}")

#: Every command that somebody can send by its action, and every event by its kind.
COMMANDS: Final[dict[str, type[Command]]] = {
    action: kind for action, kind in sorted(TOURNAMENTS.commands.items()) if not kind.from_table
}
EVENTS: Final[dict[str, type[Event]]] = TOURNAMENTS.events
