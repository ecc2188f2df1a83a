import pytest

from croupier.roulette.catalogue import find_book
from croupier.roulette.pockets import Colour, Pocket, colour_of
from croupier.roulette.wheel import (
    DOUBLE_ZERO_WHEEL,
    SINGLE_ZERO,
    Wheel,
    parse_order,
    wheel_faults,
)

NUMBERS = " ".join(str(n) for n in range(1, 37))


def faults(text: str, *, double_zero: bool = False, alternate: bool = True) -> str:
    return "; ".join(wheel_faults(parse_order(text), double_zero=double_zero, alternate=alternate))


@pytest.mark.parametrize("wheel", [SINGLE_ZERO, DOUBLE_ZERO_WHEEL], ids=lambda wheel: wheel.name)
def test_the_wheels_of_the_field_have_no_fault(wheel: Wheel) -> None:
    assert wheel_faults(wheel.order, double_zero=wheel.has_double_zero) == []


def test_the_double_zero_wheel_puts_each_pair_of_numbers_opposite() -> None:
    order = DOUBLE_ZERO_WHEEL.order
    for place, pocket in enumerate(order):
        if colour_of(pocket) is not Colour.GREEN and int(pocket) % 2:
            assert order[(place + 19) % 38] == str(int(pocket) + 1)
    assert order[19] == "00"


@pytest.mark.clause("crown", "8.2.2", "Diagram N")
def test_the_unsigned_wheel_keeps_the_zeros_opposite_and_waits_for_a_signature() -> None:
    wheel = find_book("crown").game("double-zero", {"wheel": "diagram-n"}).wheel
    assert wheel.order[19] == "00"
    assert wheel_faults(wheel.order, double_zero=True) == []
    assert not wheel.signed


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (f"0 {NUMBERS[2:]}", "36 pockets, 37 wanted; missing: 1"),
        (f"0 1 {NUMBERS}", "38 pockets, 37 wanted; more than once: 1"),
        (f"00 {NUMBERS}", "missing: 0; not on this wheel: 00"),
        (f"0 {NUMBERS}", "10 and 11 lie side by side and are both black"),
    ],
)
def test_a_faulty_wheel_is_told_everything_that_is_wrong(text: str, complaint: str) -> None:
    assert complaint in faults(text)


def test_colours_need_not_alternate_where_the_book_does_not_ask() -> None:
    assert faults(f"0 {NUMBERS}", alternate=False) == ""


def test_a_double_zero_wheel_without_00_is_told_so() -> None:
    assert "missing: 00" in faults(f"0 {NUMBERS}", double_zero=True)


def test_an_order_may_be_written_with_commas_or_dashes() -> None:
    assert parse_order("0, 32-15 double-zero".replace("double-zero", "00")) == (
        "0",
        "32",
        "15",
        "00",
    )


def test_a_pocket_that_is_on_no_wheel_is_named() -> None:
    with pytest.raises(ValueError, match="no such pocket on any wheel: 37, x"):
        parse_order("0 37 1 x")


@pytest.mark.clause("adelaide", "5.1(a)")
def test_neighbours_go_round_past_the_zero() -> None:
    assert SINGLE_ZERO.neighbours(Pocket("0")) == ("3", "26", "0", "32", "15")
    assert SINGLE_ZERO.neighbours(Pocket("26"), 1) == ("3", "26", "0")
    assert len(SINGLE_ZERO.neighbours(Pocket("5"), 18)) == 37


@pytest.mark.parametrize("distance", [-1, 19])
def test_a_distance_that_would_go_round_twice_is_an_error(distance: int) -> None:
    with pytest.raises(ValueError, match="0 to 18"):
        SINGLE_ZERO.neighbours(Pocket("0"), distance)


def test_a_sector_runs_clockwise() -> None:
    assert SINGLE_ZERO.sector(Pocket("3"), Pocket("32")) == ("3", "26", "0", "32")
    assert SINGLE_ZERO.sector(Pocket("5"), Pocket("5")) == ("5",)
