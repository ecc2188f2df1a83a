"""Everything that is declared for the equipment of a house, once every idea is loaded."""

from typing import Final

from croupier.equipment import entering as entering
from croupier.equipment import inspecting as inspecting
from croupier.equipment import placing as placing
from croupier.equipment.declare import EQUIPMENT as EQUIPMENT
from croupier.equipment.declare import ItemCommand, ItemEvent

#: Every command by its action, and every event by its kind.
COMMANDS: Final[dict[str, type[ItemCommand]]] = EQUIPMENT.commands
EVENTS: Final[dict[str, type[ItemEvent]]] = EQUIPMENT.events
