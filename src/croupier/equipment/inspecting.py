"""How a thing was found when somebody inspected it."""

from collections.abc import Mapping
from dataclasses import replace

import msgspec

from croupier.equipment.declare import (
    EQUIPMENT,
    INSPECTORS,
    Decision,
    ItemCommand,
    ItemEvent,
    Surroundings,
    refuse_unknown,
)
from croupier.equipment.items import Kept


@EQUIPMENT.command("inspect", roles=INSPECTORS)
class InspectItem(ItemCommand):
    """Say how a thing was found: which checks it passed, and why it is unfit where it is."""

    checks: Mapping[str, bool] = msgspec.field(default_factory=dict)
    unfit: str = ""

    def decide(self, kept: Kept, around: Surroundings) -> Decision:
        """Whatever was found is put on record."""
        if refusal := refuse_unknown(kept):
            return refusal
        return (
            ItemInspected(at=self.at, by=self.by, checks=self.checks, unfit=self.unfit.strip()),
        )


@EQUIPMENT.event
class ItemInspected(ItemEvent):
    """It was inspected, and this was found."""

    checks: Mapping[str, bool] = msgspec.field(default_factory=dict)
    unfit: str = ""

    def evolve(self, kept: Kept) -> Kept:
        """The newest result of each check holds."""
        checks = {**kept.checks, **self.checks}
        return replace(kept, checks=checks, inspected_at=self.at, unfit=self.unfit)
