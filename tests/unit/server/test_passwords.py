"""Passwords that are tried first are not taken."""

import pytest

from croupier.server.passwords import why_not


@pytest.mark.parametrize(
    "password",
    [
        "short",
        "123456789012",
        "aaaaaaaaaaaaaaaa",
        "password1234",
        "Password!2026",
        "qwertyuiop123",
        "Welcome-Casino-1",
        "dora-dora-dora-1",
        "adminadminadmin1",
        "summer2026!!!",
        "correct\thorse battery",
        "314159265358979",
    ],
)
def test_a_password_that_is_tried_first_is_not_taken(password: str) -> None:
    assert why_not(password, "dora")


@pytest.mark.parametrize(
    "password",
    [
        "four green zeros at dawn",
        "xK9#mQ2$vL7!",
        "zéro-vert-à-l'aube",
        "赤と黒と緑のルーレットの夜明け",
    ],
)
def test_a_long_password_of_one_s_own_is_taken(password: str) -> None:
    assert why_not(password, "dora") is None
