"""Fold: a thing and a fact about it give the thing as it stands."""

from dataclasses import replace

from croupier.equipment import events as e
from croupier.equipment.items import Kept


def evolve(id: str, kept: Kept | None, event: e.Event) -> Kept:
    """The thing after an event; its first event is that it was entered."""
    if isinstance(event, e.ItemEntered):
        checks = event.item.wheel.checks if event.item.wheel is not None else {}
        return Kept(id=id, item=event.item, checks=dict(checks))
    if kept is None:
        raise TypeError(f"the history of {id} starts with {type(event).__name__}")
    match event:
        case e.ItemInspected():
            checks = {**kept.checks, **event.checks}
            return replace(kept, checks=checks, inspected_at=event.at, unfit=event.unfit)
        case e.ItemPlaced():
            return replace(kept, table=event.table)
        case e.ItemRetired():
            return replace(kept, retired=event.reason, table="")
    raise TypeError(f"nothing folds {type(event).__name__}")
