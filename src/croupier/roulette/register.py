"""The equipment register: what a book demands of wheels, balls, chips and table parts.

Each check returns a refusal that names the clause, or None when the entry may stand.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Final

from croupier.core.messages import Message, say
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.pockets import Pocket
from croupier.roulette.wheel import Wheel, wheel_faults

Clauses = tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class BallRule:
    """The ball a book allows. Both ends of the range are allowed."""

    mm_min: Decimal
    mm_max: Decimal
    size_clauses: Clauses
    material_clauses: Clauses
    sphere: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class WheelRule:
    """The wheels a book allows."""

    wheels: tuple[Wheel, ...]
    pocket_clauses: Clauses
    order_clauses: Clauses
    colour_clauses: Clauses
    alternate: bool = True
    metres_min: Decimal | None = None
    diameter_clauses: Clauses = ()
    inspected: tuple[str, ...] = ()
    inspected_clauses: Clauses = ()


#: They show what colour checks are worth: one for each colour above the minimum.
MARKER_BUTTONS: Final = "marker buttons"


@dataclass(frozen=True, slots=True, kw_only=True)
class PartRule:
    """A part that a table must or may have, how many of it, and of which materials."""

    name: str
    clauses: Clauses
    required: bool = True
    least: int = 1
    most: int | None = None
    #: How many a table has as a rule, where the book says no more than "enough".
    usual: int = 1
    materials: tuple[str, ...] = ()
    approved: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class EquipmentRules:
    """All that a book says of the equipment of one game."""

    ball: BallRule | None = None
    wheel: WheelRule | None = None
    parts: tuple[PartRule, ...] = ()
    chip_sets_clauses: Clauses = ()
    colours_clauses: Clauses = ()
    button_clauses: Clauses = ()

    @property
    def wheel_order_clauses(self) -> Clauses:
        """The clauses that fix the order of the wheel."""
        return self.wheel.order_clauses if self.wheel else ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Ball:
    """A ball as entered in the register."""

    diameter_mm: Decimal
    material: str
    metallic: bool
    sphere: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class WheelEntry:
    """A wheel as entered in the register."""

    order: tuple[Pocket, ...]
    diameter_m: Decimal | None = None
    checks: Mapping[str, bool] = field(default_factory=dict)
    signed_by: str = ""
    #: The regulator's reference, where its book wants one.
    approval: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """A part of a table as entered in the register."""

    name: str
    count: int = 1
    material: str = ""
    approval: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipSet:
    """A set of chips without denominations, as entered in the register."""

    table: str
    emblem: str
    colours: frozenset[str]


def refuse_ball(ball: Ball, rule: BallRule) -> Refusal | None:
    """A ball must be of the right size and hold no metal."""
    if ball.metallic:
        return _invalid(say("game-ball-holds-metal", material=ball.material), rule.material_clauses)
    if rule.sphere and not ball.sphere:
        return _invalid(say("game-ball-no-sphere"), rule.material_clauses)
    if not rule.mm_min <= ball.diameter_mm <= rule.mm_max:
        allowed = f"{rule.mm_min} to {rule.mm_max} mm"
        return _invalid(
            say("game-ball-mm-allowed", diameter_mm=str(ball.diameter_mm), allowed=allowed),
            rule.size_clauses,
        )
    return None


def refuse_wheel(entry: WheelEntry, rule: WheelRule, wheel: Wheel) -> Refusal | None:
    """A wheel must hold each pocket once, in the approved order, and pass its inspection."""
    faults = wheel_faults(entry.order, double_zero=wheel.has_double_zero, alternate=False)
    if faults:
        return _invalid(say("game-wheel", faults=list(faults)), rule.pocket_clauses)
    if rule.alternate:
        faults = wheel_faults(entry.order, double_zero=wheel.has_double_zero)
        if faults:
            return _invalid(say("game-wheel", faults=list(faults)), rule.colour_clauses)
    if not wheel.signed and not entry.signed_by:
        return _invalid(
            say("game-order-wheel-needs-signature", title=wheel.title), rule.order_clauses
        )
    if wheel.signed and entry.order != wheel.order:
        place = next(
            n for n, (a, b) in enumerate(zip(entry.order, wheel.order, strict=True)) if a != b
        )
        return _invalid(
            say(
                "game-pocket-wanted",
                place=place + 1,
                order=entry.order[place],
                order_2=wheel.order[place],
            ),
            rule.order_clauses,
        )
    return _refuse_diameter(entry, rule) or _refuse_inspection(entry, rule)


def _refuse_diameter(entry: WheelEntry, rule: WheelRule) -> Refusal | None:
    if rule.metres_min is None:
        return None
    if entry.diameter_m is None or entry.diameter_m < rule.metres_min:
        shown = "" if entry.diameter_m is None else str(entry.diameter_m)
        return _invalid(
            say("game-wheel-at-least-m", shown=shown, metres_min=str(rule.metres_min)),
            rule.diameter_clauses,
        )
    return None


def _refuse_inspection(entry: WheelEntry, rule: WheelRule) -> Refusal | None:
    for check in rule.inspected:
        if not entry.checks.get(check, False):
            return _invalid(
                say("game-wheel-inspection-not-confirmed", check=check), rule.inspected_clauses
            )
    return None


def refuse_button(
    rim: frozenset[Pocket], centre: Pocket, wheel: Wheel, clauses: Clauses
) -> Refusal | None:
    """A neighbours button must carry the four numbers that lie beside its own on the wheel."""
    wanted = frozenset(wheel.neighbours(centre)) - {centre}
    if rim == wanted:
        return None
    return _invalid(
        say("game-button-carries-wanted", centre=centre, carried=_list(rim), wanted=_list(wanted)),
        clauses,
    )


def refuse_chip_set(
    new: ChipSet, others: tuple[ChipSet, ...], rules: EquipmentRules
) -> Refusal | None:
    """Each table's set has an emblem of its own and several colours."""
    if len(new.colours) < 2:
        return _invalid(say("game-set-needs-at-least-two"), rules.colours_clauses)
    taken = [
        other.table for other in others if other.emblem == new.emblem and other.table != new.table
    ]
    if taken:
        return _invalid(
            say("game-emblem-in-use-at", emblem=new.emblem, taken=taken[0]), rules.chip_sets_clauses
        )
    return None


def refuse_parts(parts: tuple[Part, ...], rules: EquipmentRules) -> Refusal | None:
    """A table opens only with every required part, in number, material and approval."""
    by_name = {part.name: part for part in parts}
    for rule in rules.parts:
        part = by_name.get(rule.name)
        if part is None or part.count < 1:
            if rule.required:
                return _invalid(say("game-missing", name=rule.name), rule.clauses)
            continue
        if refusal := _refuse_part(part, rule):
            return refusal
    return None


def _refuse_part(part: Part, rule: PartRule) -> Refusal | None:
    if part.count < rule.least:
        return _invalid(
            say("game-at-least", count=part.count, name=part.name, least=rule.least), rule.clauses
        )
    if rule.most is not None and part.count > rule.most:
        return _invalid(
            say("game-at-most", count=part.count, name=part.name, most=rule.most), rule.clauses
        )
    if rule.materials and part.material not in rule.materials:
        return _invalid(
            say(
                "game-wanted",
                name=part.name,
                material=part.material,
                allowed=list(rule.materials),
            ),
            rule.clauses,
        )
    if rule.approved and not part.approval:
        return _invalid(say("game-no-approval-reference", name=part.name), rule.clauses)
    return None


def _list(pockets: frozenset[Pocket]) -> str:
    return ", ".join(sorted(pockets, key=int))


def _invalid(detail: Message, clauses: Clauses) -> Refusal:
    return Refusal(Reason.INVALID, detail, clauses)
