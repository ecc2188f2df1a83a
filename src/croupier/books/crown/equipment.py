"""What the register demands of wheel, ball, chips, stations and table parts."""

from decimal import Decimal

from croupier.books.crown.wheels import DIAGRAM_N
from croupier.roulette.register import (
    MARKER_BUTTONS,
    BallRule,
    Clauses,
    EquipmentRules,
    PartRule,
    WheelRule,
)
from croupier.roulette.wheel import DOUBLE_ZERO_WHEEL, SINGLE_ZERO

BALL = BallRule(
    mm_min=Decimal(17), mm_max=Decimal(22), size_clauses=("2.3",), material_clauses=("2.3",)
)
SINGLE_ZERO_RULE = WheelRule(
    wheels=(SINGLE_ZERO,),
    pocket_clauses=("2.2",),
    order_clauses=("2.2", "Diagram D"),
    colour_clauses=("2.2",),
)
DOUBLE_ZERO_RULE = WheelRule(
    wheels=(DOUBLE_ZERO_WHEEL, DIAGRAM_N),
    pocket_clauses=("8.2.2(a)",),
    order_clauses=("8.2.2", "Diagram G", "Diagram N"),
    colour_clauses=("8.2.2(a)",),
    alternate=False,
)
_MARKERS = (
    PartRule(name="distinctive marker", clauses=("1.1", "4.3"), required=False),
    PartRule(name=MARKER_BUTTONS, clauses=("1.1",), required=False, usual=8),
)
AMERICAN_EQUIPMENT = EquipmentRules(
    ball=BALL,
    wheel=SINGLE_ZERO_RULE,
    parts=(
        PartRule(name="layout cloth", clauses=("2.1",)),
        PartRule(name="dolly", clauses=("1.1",)),
        PartRule(name="limit sign", clauses=("4.1",)),
        *_MARKERS,
    ),
    chip_sets_clauses=("3.1.2(a)",),
    colours_clauses=("3.1.2(a)",),
)
DOUBLE_ZERO_EQUIPMENT = EquipmentRules(
    ball=BALL,
    wheel=DOUBLE_ZERO_RULE,
    parts=(
        PartRule(name="layout cloth", clauses=("8.2.1",)),
        PartRule(name="dolly", clauses=("1.1",)),
        PartRule(name="limit sign", clauses=("4.1",)),
        *_MARKERS,
    ),
    chip_sets_clauses=("3.1.2(a)",),
    colours_clauses=("3.1.2(a)",),
)
FRENCH_EQUIPMENT = EquipmentRules(
    ball=BALL,
    wheel=SINGLE_ZERO_RULE,
    parts=(
        PartRule(name="layout cloth", clauses=("9.3.1",)),
        PartRule(name="rateau", clauses=("9.2",)),
        PartRule(name="neighbours button", clauses=("9.2",)),
        PartRule(name="limit sign", clauses=("4.1",)),
        PartRule(name="jetons", clauses=("9.2",), required=False, materials=("value", "logo")),
        PartRule(name="plaques", clauses=("9.2",), required=False, materials=("value",)),
        *_MARKERS,
    ),
    chip_sets_clauses=("3.1.2(a)",),
    colours_clauses=("3.1.2(a)",),
    button_clauses=("9.2",),
)


def _screens(own: Clauses, extra: Clauses, *drawings: str) -> tuple[PartRule, PartRule]:
    """What the screens look like: somebody signs that it is like a drawing, and for any extras.

    No drawing survives but its title, so a signature that names one stands for the comparison.
    """
    return (
        PartRule(
            name="screen design",
            clauses=(*own, *drawings),
            materials=drawings,
            approved=True,
        ),
        PartRule(name="extra screen features", clauses=extra, required=False, approved=True),
    )


def touchbet_equipment(*, double_zero: bool) -> EquipmentRules:
    """Up to fifty approved stations, a game system with two sensors, cameras, wheel and ball."""
    return EquipmentRules(
        ball=BALL,
        wheel=DOUBLE_ZERO_RULE if double_zero else SINGLE_ZERO_RULE,
        parts=(
            PartRule(name="stations", clauses=("10.3.2(a)", "10.2"), most=50, approved=True),
            PartRule(name="game system", clauses=("10.3.2(b)", "10.2"), approved=True),
            PartRule(name="winning number sensors", clauses=("10.2",), least=2),
            PartRule(name="cameras", clauses=("10.3.2(c)",)),
            PartRule(name="wheel", clauses=("10.3.2(d)",)),
            PartRule(name="layout cloth", clauses=("10.3.2(e)",)),
            PartRule(name="ball", clauses=("10.3.2(f)",)),
            PartRule(name="winning number display", clauses=("10.3.2(g)",), required=False),
            PartRule(name="flying roulette display", clauses=("10.3.2(h)",), required=False),
            *_screens(("10.3.1(a)(iii)",), ("10.3.1(b)",), "Diagram L", "Diagram M", "Diagram Q"),
        ),
    )


def touchtable_equipment(*, double_zero: bool) -> EquipmentRules:
    """Approved systems and components, a wheel and a ball; at most 21 places."""
    return EquipmentRules(
        ball=BALL,
        wheel=DOUBLE_ZERO_RULE if double_zero else SINGLE_ZERO_RULE,
        parts=(
            PartRule(name="player displays", clauses=("11.3.1",), most=21),
            PartRule(name="game system", clauses=("11.3.1(a)", "11.2"), approved=True),
            PartRule(name="wheel", clauses=("11.3.1(b)",)),
            PartRule(name="ball", clauses=("11.3.1(c)",)),
            PartRule(name="winning number display", clauses=("11.3.1(d)",), required=False),
            *_screens(("11.3.2(a)(iii)",), ("11.3.2(b)",), "Diagram U"),
        ),
    )
