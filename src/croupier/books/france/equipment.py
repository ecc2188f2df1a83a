"""What the register demands of wheels, chips and table parts."""

from croupier.roulette.register import EquipmentRules, PartRule, WheelRule
from croupier.roulette.wheel import DOUBLE_ZERO_WHEEL, SINGLE_ZERO


def single_zero_equipment(*articles: str) -> EquipmentRules:
    """One zero, an approved wheel with a lid that locks."""
    return EquipmentRules(
        wheel=WheelRule(
            wheels=(SINGLE_ZERO,),
            pocket_clauses=articles,
            order_clauses=articles,
            colour_clauses=articles,
        ),
        parts=(
            PartRule(name="wheel", clauses=articles, approved=True),
            PartRule(name="wheel lid", clauses=articles),
            PartRule(name="layout cloth", clauses=articles),
            PartRule(name="rake", clauses=articles, required=False),
        ),
        chip_sets_clauses=("55-10",) if "55-10" in articles else (),
        colours_clauses=("55-10",) if "55-10" in articles else (),
    )


AMERICAN_EQUIPMENT = EquipmentRules(
    wheel=WheelRule(
        wheels=(DOUBLE_ZERO_WHEEL,),
        pocket_clauses=("55-1",),
        order_clauses=("55-1",),
        colour_clauses=("55-1",),
    ),
    parts=(
        PartRule(name="wheel", clauses=("55-1",), approved=True),
        PartRule(name="colour boxes", clauses=("55-1",), least=10, most=10, materials=("clear",)),
        PartRule(name="layout cloth", clauses=("55-1",)),
    ),
    chip_sets_clauses=("55-1",),
    colours_clauses=("55-1",),
)
