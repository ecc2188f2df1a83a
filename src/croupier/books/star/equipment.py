"""What the register demands of wheel, ball, chips and table parts."""

from decimal import Decimal

from croupier.roulette.register import MARKER_BUTTONS, BallRule, EquipmentRules, PartRule, WheelRule
from croupier.roulette.wheel import DOUBLE_ZERO_WHEEL, SINGLE_ZERO

_PARTS = (
    PartRule(name="layout cloth", clauses=("2.1", "2.2")),
    PartRule(name="wheel", clauses=("2.1",)),
    PartRule(name=MARKER_BUTTONS, clauses=("2.5.1",), usual=8),
    PartRule(name="dolly", clauses=("2.5.2",), materials=("plastic", "brass")),
    PartRule(name="float tray", clauses=("2.5.3",)),
    PartRule(name="limit sign", clauses=("2.5.4",)),
    PartRule(name="display rack", clauses=("2.6.1",), required=False),
    PartRule(name="winning number display", clauses=("2.6.2",), required=False),
    PartRule(name="uspin", clauses=("2.6.3", "1.1"), required=False, most=1),
    PartRule(name="drop box", clauses=("2.7", "2.7.1"), required=False),
)


def equipment(*, double_zero: bool, lucky_ball: bool) -> EquipmentRules:
    """The register's demands for the chosen wheel, with the side wager's screen or without."""
    screen = PartRule(name="lucky ball screen", clauses=("2.9",), required=lucky_ball)
    return EquipmentRules(
        ball=BallRule(
            mm_min=Decimal(17),
            mm_max=Decimal(23),
            size_clauses=("2.4",),
            material_clauses=("2.4",),
        ),
        wheel=WheelRule(
            wheels=(DOUBLE_ZERO_WHEEL if double_zero else SINGLE_ZERO,),
            pocket_clauses=("2.3.3",) if double_zero else ("2.3.1",),
            order_clauses=("2.3.4", "Diagram H") if double_zero else ("2.3.2", "Diagram G"),
            colour_clauses=("2.3.3",) if double_zero else ("2.3.1",),
            metres_min=Decimal("0.75"),
            diameter_clauses=("2.1",),
        ),
        parts=(*_PARTS, screen),
        chip_sets_clauses=("3.7",),
        colours_clauses=("3.7",),
    )
