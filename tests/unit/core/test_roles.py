import pytest

from croupier.core.roles import PIT_LINE, Role, lowest, may_not, or_above


@pytest.mark.clause("crown", "1.2")
@pytest.mark.clause("star", "1.1#casino-supervisor")
def test_anyone_stands_above_a_role_has_its_powers() -> None:
    assert or_above(Role.DEALER) == set(PIT_LINE)
    assert Role.DEALER not in or_above(Role.GAME_SUPERVISOR)
    assert or_above(Role.PIT_BOSS) < or_above(Role.CASINO_SUPERVISOR)
    assert or_above(Role.OPERATOR) == {Role.OPERATOR}


def test_people_outside_the_pit_stand_above_nobody() -> None:
    assert Role.INSPECTOR not in or_above(Role.DEALER)
    with pytest.raises(ValueError, match="not in tuple"):
        or_above(Role.PLAYER)


def test_the_lowest_role_is_who_would_normally_do_it() -> None:
    assert lowest(or_above(Role.GAME_SUPERVISOR)) is Role.GAME_SUPERVISOR
    assert lowest({Role.SYSTEM, Role.DEALER, Role.OPERATOR}) is Role.DEALER


def test_a_role_that_may_not_learns_which_may() -> None:
    message = may_not(Role.INSPECTOR, "spin", {Role.PIT_BOSS, Role.DEALER})
    assert str(message) == "an inspector may not spin; a dealer may"
    assert str(may_not(Role.PLAYER, "spin", ())) == "a player may not spin"
