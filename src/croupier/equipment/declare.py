"""How commands and events about the house's equipment are declared, decided and folded."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from croupier.core import declarations
from croupier.core.declarations import Registry
from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role, or_above
from croupier.equipment.items import Kept
from croupier.roulette.game import Game

#: Who keeps the register, and who else may say how a thing was found.
KEEPERS: Final = or_above(Role.GAME_SUPERVISOR) | {Role.ADMINISTRATOR}
INSPECTORS: Final = KEEPERS | {Role.AUTHORISED_OFFICER}


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a decision about a thing needs beside the thing.

    `game` gives the game that is dealt at a table, by the table's name; None where there is none.
    """

    game: Callable[[str], Game | None] = lambda table: None
    others: Sequence[Kept] = ()


class ItemEvent(declarations.Event):
    """A fact about a thing."""

    def evolve(self, kept: Kept) -> Kept:
        """The thing after this fact."""
        raise NotImplementedError


Decision = tuple[ItemEvent, ...] | Refusal


class ItemCommand(declarations.Command):
    """A request about one thing, by its own mark."""

    id: str

    def decide(self, kept: Kept, around: Surroundings) -> Decision:
        """What the command leads to, once role and register let it through."""
        raise NotImplementedError


#: Everything that is declared for the equipment of a house.
EQUIPMENT: Final[Registry[ItemCommand, ItemEvent]] = Registry("equipment", ItemCommand)


def decide(kept: Kept, command: ItemCommand, around: Surroundings | None = None) -> Decision:
    """Events or a refusal. Changes nothing itself."""
    if command.by not in (command.roles or ()):
        return Refusal(
            Reason.NOT_PERMITTED, say("equipment-does-not-keep-equipment", by=command.by)
        )
    return command.decide(kept, around or Surroundings())


def evolve(kept: Kept, event: ItemEvent) -> Kept:
    """The thing after an event."""
    return event.evolve(kept)


def refuse_unknown(kept: Kept) -> Refusal | None:
    """Why nothing is done with a thing that the house has not, or has no more."""
    if kept.entered and kept.in_use:
        return None
    return Refusal(Reason.INVALID, say("equipment-house-no", id=kept.id))
