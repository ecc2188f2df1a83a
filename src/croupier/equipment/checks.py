"""Holding what is at a table against what its book demands of the equipment of the game."""

from collections.abc import Iterable
from dataclasses import replace

from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.equipment.items import Kept
from croupier.roulette.game import Game
from croupier.roulette.register import (
    ChipSet,
    Part,
    refuse_ball,
    refuse_button,
    refuse_chip_set,
    refuse_parts,
    refuse_wheel,
)


def refuse_item(kept: Kept, game: Game, others: Iterable[Kept] = ()) -> Refusal | None:
    """Why a thing may not be used in a game; `others` are those at other tables."""
    if kept.unfit:
        return Refusal(
            Reason.EQUIPMENT_FAULT, say("equipment-found-unfit", id=kept.id, unfit=kept.unfit)
        )
    rules, item = game.equipment, kept.item
    if item.ball is not None and rules.ball is not None:
        return _named(kept, refuse_ball(item.ball, rules.ball))
    if item.wheel is not None and rules.wheel is not None:
        entry = replace(item.wheel, checks=dict(kept.checks))
        return _named(kept, refuse_wheel(entry, rules.wheel, game.wheel))
    if item.chips is not None:
        return _named(kept, refuse_chip_set(item.chips, _chip_sets(others), rules))
    if item.button is not None:
        rim, centre = item.button.rim, item.button.centre
        if centre not in game.wheel.place:
            return Refusal(
                Reason.EQUIPMENT_FAULT, say("equipment-not-on-wheel", id=kept.id, centre=centre)
            )
        return _named(kept, refuse_button(rim, centre, game.wheel, rules.button_clauses))
    if item.part is not None:
        own = replace(rules, parts=tuple(r for r in rules.parts if r.name == item.part.name))
        return _named(
            kept, refuse_parts((replace(item.part, count=_enough(game, item.part)),), own)
        )
    return None


def parts_of(items: Iterable[Kept]) -> tuple[Part, ...]:
    """The parts of a table, counted: wheels, balls and terminals are parts of it too."""
    found: dict[str, Part] = {}
    for kept in items:
        part = _as_part(kept)
        if part is None:
            continue
        before = found.get(part.name)
        if before is None:
            found[part.name] = part
            continue
        # One machine without an approval leaves all of its kind without.
        approval = before.approval if part.approval else ""
        found[part.name] = replace(before, count=before.count + part.count, approval=approval)
    return tuple(found.values())


def _as_part(kept: Kept) -> Part | None:
    item = kept.item
    if item.part is not None:
        return item.part
    if item.terminal is not None:
        return Part(name=item.terminal.part, approval=item.terminal.approval)
    if item.button is not None:
        return Part(name="neighbours button")
    if item.wheel is not None:
        return Part(name="wheel", approval=item.wheel.approval)
    return Part(name="ball") if item.ball is not None else None


def _chip_sets(others: Iterable[Kept]) -> tuple[ChipSet, ...]:
    return tuple(kept.item.chips for kept in others if kept.item.chips is not None and kept.in_use)


def _enough(game: Game, part: Part) -> int:
    """A number that its rule allows: how many there are is a matter of the whole table."""
    rule = next((r for r in game.equipment.parts if r.name == part.name), None)
    return max(part.count, rule.least) if rule is not None else part.count


def _named(kept: Kept, refusal: Refusal | None) -> Refusal | None:
    if refusal is None:
        return None
    return Refusal(
        Reason.EQUIPMENT_FAULT,
        say("equipment-item-refused", id=kept.id, detail=refusal.message),
        refusal.clauses,
    )
