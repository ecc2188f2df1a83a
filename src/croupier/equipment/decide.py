"""The one door to the house's equipment: what an ask about a thing leads to."""

from collections.abc import Iterable

from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role, or_above
from croupier.equipment import commands as c
from croupier.equipment import events as e
from croupier.equipment.checks import refuse_item
from croupier.equipment.items import Kept
from croupier.roulette.game import Game

Decision = e.Event | Refusal

#: Who keeps the register, and who else may say how a thing was found.
KEEPERS = or_above(Role.GAME_SUPERVISOR) | {Role.ADMINISTRATOR}
INSPECTORS = KEEPERS | {Role.AUTHORISED_OFFICER}


def decide(
    kept: Kept | None, command: c.Command, *, game: Game | None = None, others: Iterable[Kept] = ()
) -> Decision:
    """An event or a refusal. `game` is the one dealt where a thing is to be brought."""
    allowed = INSPECTORS if isinstance(command, c.InspectItem) else KEEPERS
    if command.by not in allowed:
        return Refusal(Reason.NOT_PERMITTED, f"a {command.by} does not keep the equipment")
    if isinstance(command, c.EnterItem):
        return _enter(kept, command)
    if kept is None or kept.retired:
        return Refusal(Reason.INVALID, f"the house has no {command.id}")
    match command:
        case c.InspectItem():
            return e.ItemInspected(
                at=command.at, by=command.by, checks=command.checks, unfit=command.unfit.strip()
            )
        case c.PlaceItem():
            return _place(kept, command, game, others)
        case c.RetireItem():
            if not command.reason.strip():
                return Refusal(Reason.INVALID, f"say why {kept.id} is taken out of use")
            return e.ItemRetired(at=command.at, by=command.by, reason=command.reason)
    raise TypeError(f"nothing decides {type(command).__name__}")


def _enter(kept: Kept | None, command: c.EnterItem) -> Decision:
    if kept is not None:
        return Refusal(Reason.INVALID, f"{command.id} is entered already")
    if len(command.item.kinds) != 1:
        said = ", ".join(command.item.kinds) or "nothing"
        detail = (
            f"{command.id} is said to be {said}: one of wheel, ball, part, chips, button, terminal"
        )
        return Refusal(Reason.INVALID, detail)
    return e.ItemEntered(at=command.at, by=command.by, item=command.item)


def _place(kept: Kept, command: c.PlaceItem, game: Game | None, others: Iterable[Kept]) -> Decision:
    """Nothing comes to a table whose book refuses it."""
    if command.table == kept.table:
        return Refusal(Reason.INVALID, f"{kept.id} is at {kept.table or 'no table'} already")
    if command.table and game is not None:
        elsewhere = [other for other in others if other.table not in ("", command.table)]
        if refusal := refuse_item(kept, game, elsewhere):
            return refusal
    return e.ItemPlaced(at=command.at, by=command.by, table=command.table)
