"""What the register demands of wheel, ball, chips and terminals."""

from decimal import Decimal

from croupier.roulette.register import BallRule, EquipmentRules, PartRule, WheelRule
from croupier.roulette.wheel import SINGLE_ZERO

_BALL = BallRule(
    mm_min=Decimal(17),
    mm_max=Decimal(22),
    size_clauses=("9(a)",),
    material_clauses=("9(a)",),
    sphere=True,
)
_WHEEL = WheelRule(
    wheels=(SINGLE_ZERO,),
    pocket_clauses=("5.2(b)",),
    order_clauses=("5.2(b)", "1"),
    colour_clauses=("5.2(b)",),
)
_CLOTH = PartRule(name="layout cloth", clauses=("5.2(b)",))
_PICTURE = PartRule(name="approved picture", clauses=("2",), required=False)

TABLE_EQUIPMENT = EquipmentRules(
    ball=_BALL,
    wheel=_WHEEL,
    parts=(_CLOTH, _PICTURE, PartRule(name="dolly", clauses=("9(d)",))),
    chip_sets_clauses=("6(c)",),
    colours_clauses=("6(c)",),
    button_clauses=("5.2(a)",),
)
TERMINAL_EQUIPMENT = EquipmentRules(
    ball=_BALL,
    wheel=_WHEEL,
    parts=(_PICTURE, PartRule(name="game system", clauses=("5.4(a)",), approved=True)),
)
