import pytest

from croupier.core.ensure import InvariantBroken, ensure


def test_what_holds_passes() -> None:
    ensure(True, "never seen")


def test_what_does_not_hold_stops_at_once_and_says_what() -> None:
    with pytest.raises(InvariantBroken, match="seat 3 staked more than its stack"):
        ensure(False, "seat 3 staked more than its stack")
