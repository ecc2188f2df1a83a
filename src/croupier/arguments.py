"""What a program hands to the library: what it should be, or a TypeError that says what that is."""

from collections.abc import Mapping, Sequence
from decimal import Decimal
from math import isfinite
from os import PathLike
from pathlib import Path

from croupier.roulette.bets import Bet, BetName
from croupier.roulette.calls import Call
from croupier.roulette.game import Game
from croupier.roulette.wheel import Wheel

Amount = int | str | float | Decimal


def a_game(given: object) -> Game:
    """A game with its options chosen."""
    if not isinstance(given, Game):
        raise TypeError(f"a Game is wanted, as croupier.game(...) gives it, not {given!r}")
    return given


def a_wheel(given: object) -> Wheel:
    """A wheel, of a game or on its own."""
    if not isinstance(given, Wheel):
        raise TypeError(f"a Wheel is wanted, as croupier.game(...).wheel is one, not {given!r}")
    return given


def text(given: object, what: str) -> str:
    """A name or a word."""
    if not isinstance(given, str):
        raise TypeError(f"{what} is text, not {given!r}")
    return given


def player(given: object) -> str:
    """Somebody at a table, by name."""
    if not isinstance(given, str):
        raise TypeError(f"a player is named by text, such as 'ann', not by {given!r}")
    return given


def notation(given: object) -> BetName:
    """A bet by its notation, from text or from a bet."""
    if isinstance(given, Bet | Call):
        return given.name
    if not isinstance(given, str):
        raise TypeError(f"a bet is text, such as 'red' or 'split:14-17', not {given!r}")
    return given


def number(given: object) -> str | int:
    """A number of the wheel; whether it is on this one, the table says."""
    if isinstance(given, bool) or not isinstance(given, int | str):
        raise TypeError(f"a number of the wheel is wanted, such as 17 or '00', not {given!r}")
    return given


def amount(given: object) -> Amount:
    """An amount of dollars by its type; whether it is in whole cents, the table says."""
    if isinstance(given, bool) or not isinstance(given, int | str | float | Decimal):
        raise TypeError(f"an amount is dollars, such as 10 or '12.50', not {given!r}")
    return given


def limits(given: object) -> tuple[Amount, Amount]:
    """The least and the most of a bet."""
    if not isinstance(given, Sequence) or isinstance(given, str | bytes) or len(given) != 2:
        raise TypeError(
            f"limits are the least and the most of a bet, such as (5, 500), not {given!r}"
        )
    return amount(given[0]), amount(given[1])


def wagers(given: object) -> Mapping[BetName, Amount]:
    """Stakes by bet."""
    if not isinstance(given, Mapping):
        raise TypeError(f"wagers are stakes by bet, such as {{'red': 10}}, not {given!r}")
    return {notation(bet): amount(stake) for bet, stake in given.items()}


def stacks(given: object) -> Mapping[BetName, int]:
    """Chips in whole cents by bet."""
    if not isinstance(given, Mapping):
        raise TypeError(f"chips are cents by bet, such as {{'red': 1000}}, not {given!r}")
    return {notation(bet): whole(cents, "a stack in cents") for bet, cents in given.items()}


def whole(given: object, what: str) -> int:
    """How many, or a seed."""
    if isinstance(given, bool) or not isinstance(given, int):
        raise TypeError(f"{what} is a whole number, not {given!r}")
    return given


def milliseconds(given: object) -> int:
    """A time that passes, from its seconds; ValueError where it cannot."""
    if isinstance(given, bool) or not isinstance(given, int | float):
        raise TypeError(f"time passes in seconds, such as 30 or 0.5, not {given!r}")
    if not isfinite(given) or given < 0:
        raise ValueError(f"{given} seconds cannot pass")
    return round(1000 * given)


def file_or_text(given: object, what: str) -> Path | str:
    """A file by its path, or a text of several lines in its place."""
    if isinstance(given, str) and "\n" in given:
        return given
    if not isinstance(given, str | PathLike):
        raise TypeError(f"{what} is the path of a file or the text itself, not {given!r}")
    return Path(given)
