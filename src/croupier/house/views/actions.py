"""Which commands there are, and which of them could be taken up at a table now."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.core.same import Same
from croupier.roulette.game import Game
from croupier.table.decide import closed_to
from croupier.table.declare import Command
from croupier.table.phases import LEGAL, Phase
from croupier.table.state import Table

#: Of so many games, each in its phases, it is remembered what a player may ask.
_GAMES_MAX: Final = 1024


def _every_command(base: type[Command] = Command) -> dict[str, type[Command]]:
    found = {base.action: base} if base.action else {}
    for kind in base.__subclasses__():
        found |= _every_command(kind)
    return found


#: Every command by its action. Importing `decide` has loaded all the modules they live in.
COMMANDS: Final[dict[str, type[Command]]] = dict(sorted(_every_command().items()))


def possible(
    table: Table, by: Role, at: int, player: str | None = None
) -> dict[str, Refusal | None]:
    """Every action that this role has in the game, with why it cannot be asked now; None if it can.

    What the matter itself decides, such as the size of a stake, is not asked here.
    """
    return {
        action: closed_to(table, kind, by, at, player or "")
        for action, kind in COMMANDS.items()
        if by in holders(table, action)
    }


def open_to_player(table: Table, at: int, player: str) -> tuple[str, ...]:
    """The actions of a player's own that could be asked now.

    Where nothing waits, nothing is out of order and the seat is like any other, time alone decides,
    and that is looked up: a seat is shown after each of its wagers.
    """
    seat = table.seats.get(player)
    late = table.closes_at is not None and at >= table.closes_at
    odd = seat is not None and (seat.guest or not seat.carded)
    if late or odd or table.tasks or table.faults or table.excluded:
        may = possible(table, Role.PLAYER, at, player)
        return tuple(action for action, refusal in may.items() if refusal is None)
    return _timely(Same(table.game), table.phase)


@lru_cache(maxsize=_GAMES_MAX)
def _timely(game: Same[Game], phase: Phase) -> tuple[str, ...]:
    """What a player may ask in a phase, as far as the game says."""
    return tuple(
        action
        for action in COMMANDS
        if action in LEGAL[phase] and Role.PLAYER in _holders(game.value, action)
    )


def holders(table: Table, action: str) -> frozenset[Role]:
    """Who may ever ask something at a table, whatever its phase."""
    if action == "confirm":
        return _any(waiting.task.roles for waiting in table.tasks)
    return _holders(table.game, action)


def _holders(game: Game, action: str) -> frozenset[Role]:
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
        case "hold" | "release":
            return frozenset({Role.OPERATOR}) if game.withholds else frozenset()
    power = game.correction if action == "correct-result" else game.powers.get(action)
    return power.roles if power is not None else frozenset()


def _any(groups: Iterable[frozenset[Role]]) -> frozenset[Role]:
    return frozenset().union(*groups)
