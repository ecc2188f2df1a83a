"""Roulette worked out a second time, from first principles, with no code of the system.

Numbers lie in rows of three: `n` is in row `(n - 1) // 3` and column `(n - 1) % 3`. What touches a
zero is written out by hand for each way of drawing the zeros, as the books' notes give it.
"""

from collections.abc import Mapping
from fractions import Fraction
from itertools import combinations
from typing import Final

Numbers = frozenset[str]
Bets = dict[str, tuple[Numbers, Fraction]]
"""A bet's notation, the numbers it wins on, and "x to 1"."""

#: What exists beyond the grid where zeros lie so: one, side by side, 00 above 0, and with a box.
ZEROS: Final = {
    "one": "0 0-1 0-2 0-3 0-1-2 0-2-3 0-1-2-3",
    "beside": "0 00 0-00 0-1 0-2 00-2 00-3 0-1-2 0-00-2 00-2-3 0-00-1-2-3",
    "above": "0 00 0-00 0-1 0-2 0-3 0-1-2 0-2-3 0-1-2-3",
    "above and box": "0 00 0-00 0-1 0-2 0-3 0-1-2 0-2-3 0-1-2-3 0-00-1-2-3",
}
NAMES: Final = ("straight", "split", "street", "corner", "five-line", "six-line")
_RING: Final = (
    "0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 "
    "35 3 26"
)
WHEEL: Final = _RING.split()
LUCKY: Final = {"red": 6, "green": 12, "blue": 20, "yellow": 25}


def pockets(zeros: str) -> list[str]:
    return ["0", *([] if zeros == "one" else ["00"]), *(str(n) for n in range(1, 37))]


def is_red(n: int) -> bool:
    """Odd numbers are red in the first and third stretch of the layout, even ones elsewhere."""
    return (n % 2 == 1) == (n <= 10 or 19 <= n <= 28)


def rank(number: str) -> int:
    return {"0": -2, "00": -1}.get(number, int(number))


def pays(count: int) -> Fraction:
    """36 / n - 1 to 1, save that five numbers pay 6."""
    return Fraction(6) if count == 5 else Fraction(36, count) - 1


def inside(numbers: Numbers) -> tuple[str, tuple[Numbers, Fraction]]:
    name = NAMES[len(numbers) - 1]
    return f"{name}:{'-'.join(sorted(numbers, key=rank))}", (numbers, pays(len(numbers)))


def touching(one: int, other: int) -> bool:
    rows = abs((one - 1) // 3 - (other - 1) // 3)
    columns = abs((one - 1) % 3 - (other - 1) % 3)
    return rows + columns == 1


def grid() -> list[Numbers]:
    numbers = range(1, 37)
    found: list[tuple[int, ...]] = [(n,) for n in numbers]
    found += [pair for pair in combinations(numbers, 2) if touching(*pair)]
    found += [(n, n + 1, n + 2) for n in numbers if n % 3 == 1]
    found += [(n, n + 1, n + 3, n + 4) for n in numbers if n % 3 and n + 4 <= 36]
    found += [tuple(range(n, n + 6)) for n in numbers if n % 3 == 1 and n + 5 <= 36]
    return [frozenset(map(str, group)) for group in found]


def outside() -> Bets:
    numbers = range(1, 37)
    won: dict[str, list[int]] = {
        **{f"column:{k}": [n for n in numbers if n % 3 == k % 3] for k in (1, 2, 3)},
        **{f"dozen:{k}": [n for n in numbers if 12 * k - 12 < n <= 12 * k] for k in (1, 2, 3)},
        "low": [n for n in numbers if n < 19],
        "high": [n for n in numbers if n > 18],
        "even": [n for n in numbers if n % 2 == 0],
        "odd": [n for n in numbers if n % 2 == 1],
        "red": [n for n in numbers if is_red(n)],
        "black": [n for n in numbers if not is_red(n)],
    }
    return {name: (frozenset(map(str, held)), pays(len(held))) for name, held in won.items()}


def layout_bets(zeros: str) -> Bets:
    """Every bet of a layout whose zeros lie so."""
    around = [frozenset(word.split("-")) for word in ZEROS[zeros].split()]
    return dict(inside(numbers) for numbers in [*grid(), *around]) | outside()


def groups_of_three() -> Bets:
    """The pockets after zero, clockwise, by threes."""
    threes = [WHEEL[place : place + 3] for place in range(1, 37, 3)]
    return {
        f"asian-neighbour:{'-'.join(three)}": (frozenset(three), Fraction(11)) for three in threes
    }


def twenty_fours() -> Bets:
    """Two adjoining columns or dozens as one bet."""
    thirds = outside()
    return {
        f"two-{third}s:{one}-{one + 1}": (numbers, pays(24))
        for third in ("column", "dozen")
        for one in (1, 2)
        for numbers in [thirds[f"{third}:{one}"][0] | thirds[f"{third}:{one + 1}"][0]]
    }


def kept_on_zero(book: str, game: str, options: Mapping[str, str], bet: str) -> Fraction:
    """What is left of an even chance on zero: half of it, shared, in two games of one book."""
    halves = book == "france" and game in ("french", "english")
    halves |= options.get("base") == "france"
    even = bet in ("low", "high", "even", "odd", "red", "black")
    return Fraction(1, 2) if halves and even else Fraction(0)


def lying(book: str, game: str, options: Mapping[str, str]) -> str:
    """How the zeros lie in a game of a book."""
    if book != "france" and options.get("wheel", "single-zero") == "single-zero":
        return "one"
    if book == "france":
        return "beside" if game == "american" else "one"
    if book == "crown" and game == "double-zero":
        return {"F": "beside", "O": "above", "V": "above and box"}[options["layout"]]
    return "above" if game == "touchtable" else "beside"


def expected_bets(book: str, game: str, options: Mapping[str, str]) -> Bets:
    """All that a game should offer."""
    bets = layout_bets(lying(book, game, options))
    if options.get("lucky_ball", "off") != "off":
        bets |= {f"lucky-ball:{colour}": (frozenset[str](), Fraction(0)) for colour in LUCKY}
    if options.get("asian_racetrack") == "true":
        bets |= groups_of_three()
    if (book == "france" and game != "american") or options.get("base") == "france":
        bets |= twenty_fours()
    return bets


def around(centre: str, wheel: list[str] = WHEEL) -> set[str]:
    """A number and two on either side of it."""
    twice = wheel * 3
    middle = wheel.index(centre) + len(wheel)
    return set(twice[middle - 2 : middle + 3])


def net_of(pieces: str) -> dict[str, int]:
    """What pieces such as `5-8 17*2` come to on each number, one unit a piece."""
    spread = []
    for word in pieces.split():
        numbers, _, times = word.partition("*")
        spread.append((numbers.split("-"), int(times or 1)))
    staked = sum(times for _, times in spread)
    return {
        number: sum(36 // len(held) * times for held, times in spread if number in held) - staked
        for number in pockets("one")
    }


def max_bet_cost(centre: int) -> int:
    """A number and everything round it, each spot at its count of numbers: zeros included."""
    around_it = [numbers for numbers in grid() if str(centre) in numbers]
    zeros = [frozenset(word.split("-")) for word in ZEROS["one"].split()]
    around_it += [numbers for numbers in zeros if str(centre) in numbers]
    return sum(map(len, around_it))
