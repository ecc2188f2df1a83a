"""What the register demands of wheel, ball, chips and table parts."""

from decimal import Decimal

from croupier.roulette.register import MARKER_BUTTONS, BallRule, EquipmentRules, PartRule, WheelRule
from croupier.roulette.wheel import SINGLE_ZERO

EQUIPMENT = EquipmentRules(
    ball=BallRule(
        mm_min=Decimal(17), mm_max=Decimal(23), size_clauses=("2.4",), material_clauses=("2.4",)
    ),
    wheel=WheelRule(
        wheels=(SINGLE_ZERO,),
        pocket_clauses=("2.3(a)",),
        order_clauses=("2.3 tail",),
        colour_clauses=("2.3(a)",),
        metres_min=Decimal("0.75"),
        diameter_clauses=("2.1",),
        inspected=("vertical hazards", "horizontal hazards", "level", "free and even movement"),
        inspected_clauses=("2.3(b)", "2.3(c)"),
    ),
    parts=(
        PartRule(name="layout cloth", clauses=("2.2(a)", "Appendix 1", "Appendix 2")),
        PartRule(name="drop box", clauses=("2.1",)),
        PartRule(name="display rack", clauses=("2.6(a)",)),
        PartRule(name=MARKER_BUTTONS, clauses=("2.6(b)",), usual=8),
        PartRule(name="change block", clauses=("2.6(c)",)),
        PartRule(name="dolly", clauses=("2.6(d)",)),
        PartRule(name="bell", clauses=("2.6(g)",)),
        PartRule(name="winning number display", clauses=("2.6(e)",), required=False),
        PartRule(name="chipping machine", clauses=("2.6(f)",), required=False),
    ),
)
