"""Things are brought to tables, whose books must allow them, and back to the store room."""

from dataclasses import replace

from croupier.core.declarations import TableName
from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.equipment.checks import refuse_item
from croupier.equipment.declare import (
    EQUIPMENT,
    KEEPERS,
    Decision,
    ItemCommand,
    ItemEvent,
    Surroundings,
    refuse_unknown,
)
from croupier.equipment.items import Kept


@EQUIPMENT.command("bring", roles=KEEPERS)
class PlaceItem(ItemCommand):
    """Bring a thing to a table, or with no table back to the store room."""

    table: TableName = ""

    def decide(self, kept: Kept, around: Surroundings) -> Decision:
        """Nothing comes to a table whose book refuses it."""
        if refusal := refuse_unknown(kept):
            return refusal
        if self.table == kept.table:
            return Refusal(
                Reason.INVALID,
                say("equipment-at-already", id=kept.id, table=kept.table),
            )
        game = around.game(self.table) if self.table else None
        if game is not None:
            elsewhere = [other for other in around.others if other.table not in ("", self.table)]
            if refusal := refuse_item(kept, game, elsewhere):
                return refusal
        return (ItemPlaced(at=self.at, by=self.by, table=self.table),)


@EQUIPMENT.event
class ItemPlaced(ItemEvent):
    """It was brought to a table, or back to the store room."""

    table: str
    clauses: tuple[str, ...] = ()

    def evolve(self, kept: Kept) -> Kept:
        """Where it is now."""
        return replace(kept, table=self.table)
