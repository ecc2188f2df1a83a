"""Things come into the house's register, and go out of use for good."""

from dataclasses import replace

from croupier.core.declarations import Words
from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.equipment.declare import (
    EQUIPMENT,
    KEEPERS,
    Decision,
    ItemCommand,
    ItemEvent,
    Surroundings,
    refuse_unknown,
)
from croupier.equipment.items import KINDS, Item, Kept


@EQUIPMENT.command("enter", roles=KEEPERS)
class EnterItem(ItemCommand):
    """Enter a thing that the house has got."""

    item: Item

    def decide(self, kept: Kept, around: Surroundings) -> Decision:
        """It is one thing, and new."""
        if kept.entered:
            return Refusal(Reason.INVALID, say("equipment-entered-already", id=self.id))
        if len(self.item.kinds) != 1:
            said, kinds = list(self.item.kinds), list(KINDS)
            return Refusal(
                Reason.INVALID, say("equipment-kind-unknown", id=self.id, said=said, kinds=kinds)
            )
        return (ItemEntered(at=self.at, by=self.by, item=self.item),)


@EQUIPMENT.event
class ItemEntered(ItemEvent):
    """The house has it."""

    item: Item

    def evolve(self, kept: Kept) -> Kept:
        """What it is, and the checks that it came with."""
        checks = self.item.wheel.checks if self.item.wheel is not None else {}
        return Kept(id=kept.id, item=self.item, checks=dict(checks))


@EQUIPMENT.command("retire", roles=KEEPERS, grave=True)
class RetireItem(ItemCommand):
    """Take a thing out of use for good."""

    reason: Words

    def decide(self, kept: Kept, around: Surroundings) -> Decision:
        """For a reason that is put on record."""
        if refusal := refuse_unknown(kept):
            return refusal
        if not self.reason.strip():
            return Refusal(Reason.INVALID, say("equipment-say-why-taken-out-use", id=kept.id))
        return (ItemRetired(at=self.at, by=self.by, reason=self.reason),)


@EQUIPMENT.event
class ItemRetired(ItemEvent):
    """It is not used any more."""

    reason: str

    def evolve(self, kept: Kept) -> Kept:
        """It is at no table any more."""
        return replace(kept, retired=self.reason, table="")
