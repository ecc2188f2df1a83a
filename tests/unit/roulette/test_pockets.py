import pytest

from croupier.roulette.pockets import (
    ALL_POCKETS,
    Colour,
    Pocket,
    colour_of,
    in_order,
    parse_pocket,
)


@pytest.mark.clause("star", "1.1#double-zero", "1.1#zero")
@pytest.mark.parametrize(
    ("text", "pocket"),
    [
        ("0", "0"),
        ("zero", "0"),
        ("Zero", "0"),
        ("00", "00"),
        ("double zero", "00"),
        ("double-zero", "00"),
        (17, "17"),
        (" 36 ", "36"),
    ],
)
def test_a_pocket_is_read_as_people_say_it(text: str | int, pocket: str) -> None:
    assert parse_pocket(text) == pocket


@pytest.mark.parametrize("text", ["37", "-1", "000", "01", "", "red", "1.0", 100])
def test_there_is_no_other_pocket(text: str | int) -> None:
    assert parse_pocket(text) is None


def test_eighteen_numbers_are_red_eighteen_black_and_the_zeros_green() -> None:
    colours = [colour_of(pocket) for pocket in ALL_POCKETS]
    assert [colours.count(colour) for colour in Colour] == [18, 18, 2]
    assert colour_of(Pocket("17")) is Colour.BLACK
    assert colour_of(Pocket("32")) is Colour.RED


def test_pockets_stand_in_ascending_order_with_the_zeros_first() -> None:
    mixed = [Pocket(text) for text in ("10", "2", "00", "0")]
    assert in_order(mixed) == ("0", "00", "2", "10")
