"""Which commands could be taken up at a table now, and by whom."""

from functools import lru_cache
from typing import Final

from croupier.core.by_identity import Same
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.roulette.game import Game
from croupier.table.catalogue import COMMANDS as ALL_COMMANDS
from croupier.table.decide import closed_to
from croupier.table.lucky import CHANCE
from croupier.table.phases import Phase
from croupier.table.state import Table
from croupier.table.tasks import awaits_payment

#: What somebody can send: all but what chance alone decides.
COMMANDS: Final = {name: kind for name, kind in ALL_COMMANDS.items() if kind.roles != CHANCE}
#: Of so many games, each in its phases, it is remembered what a player may do.
_GAMES_MAX: Final = 1024
#: Of so many tables as they stand.
_TABLES_MAX: Final = 128


def possible(
    table: Table, by: Role, at: int, player: str | None = None
) -> dict[str, Refusal | None]:
    """Every action that this role has in the game, with why it is closed now; None if it is open.

    What a command's own rules decide, such as the size of a stake, is left out here.
    """
    return {
        action: closed_to(table, kind, by, at, player or "")
        for action, kind in sorted(COMMANDS.items())
        if by in kind.holders(table)
    }


def open_to_player(table: Table, at: int, player: str) -> tuple[str, ...]:
    """The actions of a player's own that are open now.

    Where nothing waits and nothing is out of order, time alone decides, and that is looked up: a
    seat is shown after each of its wagers. Else it is found once for all seats that are like any
    other: after a call of the dealer every seat of the room is shown.
    """
    seat = table.seats.get(player)
    late = table.closes_at is not None and at >= table.closes_at
    odd = seat is not None and (seat.guest or not seat.carded)
    if odd or player in table.leaving or player in table.excluded or _has_own_task(table, player):
        return _open(table, at, player)
    # Time alone does not say whether there is a choice after a zero.
    if late or table.tasks or table.faults or table.game.at_zero is not None:
        return _open_to_any(Same(table), late=late)
    return _timely(Same(table.game), table.phase)


def _open(table: Table, at: int, player: str) -> tuple[str, ...]:
    may = possible(table, Role.PLAYER, at, player)
    return tuple(action for action, refusal in may.items() if refusal is None)


def _has_own_task(table: Table, player: str) -> bool:
    return any(
        waiting.player == player
        if waiting.task.own
        else awaits_payment(table, waiting.task, player)
        for waiting in table.tasks
    )


@lru_cache(maxsize=_TABLES_MAX)
def _open_to_any(table: Same[Table], *, late: bool) -> tuple[str, ...]:
    """What is open to a player with nothing special about them, at a table as it stands."""
    at = table.value.closes_at if late else None
    return _open(table.value, at or 0, "")


@lru_cache(maxsize=_GAMES_MAX)
def _timely(game: Same[Game], phase: Phase) -> tuple[str, ...]:
    """What a player may do in a phase, as far as the game says."""
    return tuple(
        action
        for action, kind in sorted(COMMANDS.items())
        if phase in kind.phases and Role.PLAYER in kind.holders_in(game.value)
    )


def holders(table: Table, action: str) -> frozenset[Role]:
    """Who may ever do something at a table, whatever its phase."""
    return COMMANDS[action].holders(table)
