"""The checks themselves; what each book demands is in tests/clauses/test_equipment.py."""

from decimal import Decimal

from croupier.roulette.pockets import Pocket
from croupier.roulette.register import (
    Ball,
    BallRule,
    EquipmentRules,
    Part,
    PartRule,
    WheelEntry,
    WheelRule,
    refuse_ball,
    refuse_button,
    refuse_parts,
    refuse_wheel,
)
from croupier.roulette.wheel import SINGLE_ZERO


def test_a_refusal_says_what_was_entered_and_what_is_allowed() -> None:
    rule = BallRule(
        mm_min=Decimal(17), mm_max=Decimal(22), size_clauses=("9(a)",), material_clauses=("9(b)",)
    )
    large = Ball(diameter_mm=Decimal("22.1"), material="ivorine", metallic=False)
    assert str(refuse_ball(large, rule)) == "ball of 22.1 mm, allowed 17 to 22 mm (9(a))"
    steel = Ball(diameter_mm=Decimal(20), material="steel", metallic=True)
    assert str(refuse_ball(steel, rule)) == "a ball of steel holds metal (9(b))"


def test_the_first_pocket_out_of_place_is_named() -> None:
    rule = WheelRule(
        wheels=(SINGLE_ZERO,), pocket_clauses=("1",), order_clauses=("2",), colour_clauses=("3",)
    )
    order = list(SINGLE_ZERO.order)
    order[1], order[5] = order[5], order[1]
    entry = WheelEntry(order=tuple(order))
    assert str(refuse_wheel(entry, rule, SINGLE_ZERO)) == "pocket 2 is 21, 32 wanted (2)"


def test_a_wrong_button_is_told_its_right_rim() -> None:
    rim = frozenset(map(Pocket, ("3", "26", "32", "19")))
    refusal = refuse_button(rim, Pocket("0"), SINGLE_ZERO, ("5.2",))
    assert str(refusal) == "button 0 carries 3, 19, 26, 32, 3, 15, 26, 32 wanted (5.2)"


def test_a_part_that_is_there_but_counts_zero_is_missing() -> None:
    rules = EquipmentRules(parts=(PartRule(name="bell", clauses=("2.6",)),))
    assert str(refuse_parts((Part(name="bell", count=0),), rules)) == "bell is missing (2.6)"


def test_parts_that_no_rule_speaks_of_are_nobodys_business() -> None:
    assert refuse_parts((Part(name="ashtray"),), EquipmentRules()) is None
