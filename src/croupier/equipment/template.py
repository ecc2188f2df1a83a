"""A template for the equipment of a game: what its book demands, entered in one go.

The book fixes names, numbers and orders. What somebody has to measure, read off or inspect comes
from that person, and where it is not given nothing is entered.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal

from croupier.core.refusal import Reason, Refusal
from croupier.equipment.items import Item, Kept
from croupier.equipment.needs import Need, needs_of
from croupier.roulette.game import Game
from croupier.roulette.register import Ball, Part, PartRule, WheelEntry


@dataclass(frozen=True, slots=True, kw_only=True)
class Findings:
    """What a person found at a table that is being fitted out."""

    #: Of the wheel: its diameter, who signed for its order, and the checks that it passed.
    diameter_m: Decimal | None = None
    signed_by: str = ""
    passed: tuple[str, ...] = ()
    ball_mm: Decimal | None = None
    ball_material: str = ""
    #: The regulator's reference for whatever needs one.
    approval: str = ""
    #: What a part is made of, by its name, where its book leaves a choice.
    materials: Mapping[str, str] = field(default_factory=dict)
    #: How many there are of a part, by its name; as few as the book allows else.
    counts: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A thing of the template under the mark that it is given."""

    mark: str
    item: Item


def wanted_findings(game: Game) -> tuple[str, ...]:
    """What somebody must find out before the template of a game can be entered."""
    rules, found = game.equipment, list[str]()
    if rules.wheel is not None:
        found += ["diameter_m"] if rules.wheel.metres_min is not None else []
        found += [] if game.wheel.signed else ["signed_by"]
        found += [f"passed: {check}" for check in rules.wheel.inspected]
    found += ["ball_mm", "ball_material"] if rules.ball is not None else []
    required = [rule for rule in rules.parts if rule.required]
    found += ["approval"] if any(rule.approved for rule in required) else []
    return (*found, *(f"materials: {r.name}" for r in required if len(r.materials) > 1))


def missing_findings(game: Game, found: Findings) -> tuple[str, ...]:
    """Which of them are not given."""
    return tuple(name for name in wanted_findings(game) if not _given(name, found))


def _given(name: str, found: Findings) -> bool:
    part, _, rest = name.partition(": ")
    if part == "passed":
        return rest in found.passed
    if part == "materials":
        return bool(found.materials.get(rest))
    return bool(getattr(found, part))


def conforming_findings(game: Game, reference: str) -> Findings:
    """Findings as the book wants them, which somebody declares under a reference."""
    rules = game.equipment
    return Findings(
        diameter_m=Decimal("0.80"),
        signed_by=reference,
        passed=rules.wheel.inspected if rules.wheel is not None else (),
        ball_mm=Decimal(20),
        ball_material="nylon",
        approval=reference,
        materials={rule.name: rule.materials[0] for rule in rules.parts if rule.materials},
    )


def fill_template(
    table: str, game: Game, here: Sequence[Kept], found: Findings, taken: frozenset[str]
) -> Iterator[Entry]:
    """What a table still lacks, as things to be entered under marks that are free."""
    used = set(taken)
    for need in needs_of(here, game):
        if need.required and need.here < need.least:
            mark = _free_mark(table, need.name, used)
            used.add(mark)
            yield Entry(mark=mark, item=_item(need, game, found))


def refuse_entries(entries: Sequence[Entry], here: Sequence[Kept], game: Game) -> Refusal | None:
    """Why the book would refuse things of a template, before any of them is entered."""
    new = [
        Kept(id=entry.mark, item=entry.item, checks=entry.item.wheel.checks)
        if entry.item.wheel is not None
        else Kept(id=entry.mark, item=entry.item)
        for entry in entries
    ]
    before = {str(lack) for need in needs_of(here, game) for lack in need.lacks}
    for need in needs_of((*here, *new), game):
        for lack in need.lacks:
            if str(lack) not in before:
                return Refusal(Reason.EQUIPMENT_FAULT, lack, need.clauses)
    return None


def _free_mark(table: str, name: str, used: set[str]) -> str:
    stem = f"{table}-{name}".replace(" ", "-")[:44]
    numbers = (f"{stem}-{n}" for n in range(2, len(used) + 3))
    return next(mark for mark in (stem, *numbers) if mark not in used)


def _item(need: Need, game: Game, found: Findings) -> Item:
    if need.name == "wheel" and game.equipment.wheel is not None:
        return Item(
            wheel=WheelEntry(
                order=game.wheel.order,
                diameter_m=found.diameter_m,
                checks=dict.fromkeys(found.passed, True),
                signed_by=found.signed_by,
                approval=found.approval,
            )
        )
    if need.name == "ball" and game.equipment.ball is not None:
        size, material = found.ball_mm or Decimal(0), found.ball_material
        return Item(ball=Ball(diameter_mm=size, material=material, metallic=False))
    rule = next(rule for rule in game.equipment.parts if rule.name == need.name)
    return Item(part=_part(rule, need, found))


def _part(rule: PartRule, need: Need, found: Findings) -> Part:
    only = rule.materials[0] if len(rule.materials) == 1 else ""
    return Part(
        name=rule.name,
        count=found.counts.get(rule.name, max(rule.least, rule.usual)) - need.here,
        material=found.materials.get(rule.name, only),
        approval=found.approval if rule.approved else "",
    )
