"""Which commands there are, and which of them could be taken up at a table now."""

from collections.abc import Iterable
from typing import Final

from croupier.kernel.refusal import Refusal
from croupier.kernel.roles import Role
from croupier.table.commands import Command
from croupier.table.decide import why_not
from croupier.table.state import Table


def _every_command(base: type[Command] = Command) -> dict[str, type[Command]]:
    found = {base.action: base} if base.action else {}
    for kind in base.__subclasses__():
        found |= _every_command(kind)
    return found


#: Every command by its action. Importing `decide` has loaded all the modules they live in.
COMMANDS: Final[dict[str, type[Command]]] = dict(sorted(_every_command().items()))


def probe(action: str, by: Role, at: int, player: str | None = None) -> Command:
    """A command of which only the time, the role and perhaps the player are filled in.

    It serves to ask `why_not`, which looks at nothing else that is not a fact of the table.
    """
    kind = COMMANDS[action]
    command = object.__new__(kind)
    object.__setattr__(command, "by", by)
    object.__setattr__(command, "at", at)
    if player is not None and hasattr(kind, "player"):
        object.__setattr__(command, "player", player)
    return command


def possible(
    table: Table, by: Role, at: int, player: str | None = None
) -> dict[str, Refusal | None]:
    """Every action that this role has in the game, with why it cannot be asked now; None if it can.

    What the matter itself decides, such as the size of a stake, is not asked here.
    """
    return {
        action: why_not(table, probe(action, by, at, player))
        for action in COMMANDS
        if by in holders(table, action)
    }


def holders(table: Table, action: str) -> frozenset[Role]:
    """Who may ever ask something at a table, whatever its phase."""
    game = table.game
    match action:
        case "spin":
            return game.spin.roles
        case "no-spin":
            return _any(rule.roles for rule in game.no_spins.values())
        case "malfunction":
            return _any(rule.roles for rule in game.malfunctions.values())
        case "invalidate":
            return _any(power.roles for power in game.invalidations.values())
        case "void-wagers":
            return _any(rule.power.roles for rule in game.voids.values())
        case "confirm":
            return _any(waiting.task.roles for waiting in table.tasks)
        case "hold" | "release":
            held = any(rule.hold_hours for rule in game.malfunctions.values())
            return frozenset({Role.OPERATOR}) if held else frozenset()
    power = game.correction if action == "correct-result" else game.powers.get(action)
    return power.roles if power is not None else frozenset()


def _any(groups: Iterable[frozenset[Role]]) -> frozenset[Role]:
    return frozenset().union(*groups)
