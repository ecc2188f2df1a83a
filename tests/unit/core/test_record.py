import pytest

from croupier.core.record import Record


class Seat(Record, frozen=True):
    player: str
    balance: int = 0


def test_a_copy_differs_only_in_what_was_changed() -> None:
    seat = Seat("ann", 5)
    assert seat.but(balance=7) == Seat("ann", 7)
    assert seat == Seat("ann", 5)


def test_a_field_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(TypeError, match="stack"):
        Seat("ann").but(stack=3)
