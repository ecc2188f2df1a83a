"""Strategies: how many units to stake next, from what the last spin brought.

A strategy is one function. Its arguments are

    units   what was staked on the last spin, in multiples of the wagers; 0 before the first spin
    net     what that spin brought, in cents; below 0 where it lost
    stack   what the player has left, in cents
    one     what one unit costs, in cents
    a, b    two whole numbers of its own, both 0 before the first spin

and returns the units to stake next with its two numbers. It may instead take one `memory`, an
array of 64 whole numbers that starts with zeros, in place of `a, b`; then it changes that array
and returns the units alone. To return 0 units is to leave the table.

The strategies here are written without branches, so that the compiler can play many sessions in
one instruction: a comparison counts as 1 or 0, or chooses between two numbers of the same kind.
"""

import ast
import inspect
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

MEMORY: Final = 64
_MASK: Final = MEMORY - 1
#: The numbers of a Labouchere's first line, where it begins in the memory, and where a line ends at
#: the latest.
LINE: Final = (1, 2, 3, 4)
LINE_START: Final = 2
LINE_END: Final = MEMORY - 2
#: Past this no line of numbers grows; it is more than any table takes.
_LARGE: Final = 1 << 30
#: Modules that bring randomness or time into a file.
_REFUSED: Final = frozenset(("random", "secrets", "time", "datetime", "os", "uuid"))
#: Built-in functions whose results differ from one run of Python to the next.
_UNSTEADY: Final = frozenset(("hash", "id"))
_REGISTERS: Final = ("units", "net", "stack", "one", "a", "b")
_MEMORY: Final = ("units", "net", "stack", "one", "memory")

Step = Callable[..., Any]


class BadStrategy(ValueError):
    """The file or name is no strategy; the message says what is wanted."""


@dataclass(frozen=True)
class Strategy:
    """A strategy by name, with the text it was read from."""

    name: str
    step: Step
    #: Whether it keeps its numbers in `memory` rather than in `a` and `b`.
    has_memory: bool
    text: str

    @property
    def digest(self) -> str:
        """What the strategy is known by: another text, another digest."""
        return sha256(self.text.encode()).hexdigest()


def whole(number: int) -> int:
    """The number as it is. Where a strategy is compiled, in the kind of number it is compiled for:
    more bits than the amounts have would halve the sessions in one instruction."""
    return number


def quotient(amount: int, one: int) -> int:
    """How many whole units an amount holds; where it is below zero, some number below one."""
    return amount // one


def flat(units: int, net: int, stack: int, one: int, a: int, b: int) -> tuple[int, int, int]:
    """Always one unit."""
    return 1, a, b


def martingale(units: int, net: int, stack: int, one: int, a: int, b: int) -> tuple[int, int, int]:
    """Twice as much after a loss, one unit after anything else."""
    return whole(2 * units) if net < 0 else whole(1), a, b


def paroli(units: int, net: int, stack: int, one: int, a: int, b: int) -> tuple[int, int, int]:
    """Twice as much after a win, three wins at the most; one unit after a loss."""
    again = (net > 0) & (a < 2)
    return whole(2 * units) if again else whole(1), whole(a + 1) if again else whole(0), b


def dalembert(units: int, net: int, stack: int, one: int, a: int, b: int) -> tuple[int, int, int]:
    """One unit more after a loss, one less after a win, never less than one."""
    units_next = whole(units + (net < 0) - (net > 0))
    return units_next if units_next > 1 else whole(1), a, b


def fibonacci(units: int, net: int, stack: int, one: int, a: int, b: int) -> tuple[int, int, int]:
    """One number further along 1, 1, 2, 3, 5 … after a loss, two numbers back after a win.

    `a` is the number before the present one and `b` the present one.
    """
    now = whole(b + (b < 1))
    # Two back from x, y lies y - x, with 2x - y before it; from the first two, the first.
    further, back, first = (net < 0) & (b < _LARGE), (net > 0) & (b > 1), (net > 0) & (b < 2)
    next_now = whole(now + a) if further else whole(now - a) if back else now
    before = now if further else whole(2 * a - now) if back else whole(0) if first else a
    return next_now, before, next_now


def oscars_grind(
    units: int, net: int, stack: int, one: int, a: int, b: int
) -> tuple[int, int, int]:
    """One unit more after a win, but no more than brings the series one unit up; then anew.

    `a` is what the series has brought so far, in cents.
    """
    series, more = whole(a + net), whole(units + 1)
    enough, lacking = whole(more * one), whole(one - series)
    after_win = quotient(lacking if lacking < enough else enough, one)
    after_win = after_win if after_win > 1 else whole(1)
    otherwise = units if units > 1 else whole(1)
    units_next = after_win if net > 0 else otherwise
    return units_next, series if series < one else whole(0), b


def labouchere(units: int, net: int, stack: int, one: int, memory: Any) -> int:
    """The first and the last number of a line: struck out when won, their sum added when lost.

    The line is 1, 2, 3, 4 and begins anew once it is struck out or too long to keep.
    """
    # The mask assures the compiler that no place is counted from the end.
    first, last = memory[0] & _MASK, memory[1] & _MASK
    # A number past the end does not count, unless the line grows by it.
    memory[(last + 1) & _MASK] = units
    first, last = first + (net > 0), last + (net < 0) - (net > 0)
    if (last < first) | (last < LINE_START) | (last > LINE_END):
        first, last = LINE_START, LINE_START + len(LINE) - 1
        memory[2], memory[3], memory[4], memory[5] = LINE
    memory[0], memory[1] = first, last
    return int(memory[first & _MASK] + memory[last & _MASK] * (first < last))


LABOUCHERE: Final = "labouchere"
NAMED: Final[dict[str, Step]] = {
    "flat": flat,
    "martingale": martingale,
    "paroli": paroli,
    "dalembert": dalembert,
    "fibonacci": fibonacci,
    LABOUCHERE: labouchere,
    "oscars-grind": oscars_grind,
}


def find_strategy(name: str) -> Strategy:
    """A strategy by its name, or the one in a file."""
    if name in NAMED:
        step = NAMED[name]
        return Strategy(name, step, step is labouchere, inspect.getsource(step))
    path = Path(name)
    if path.suffix != ".py":
        raise BadStrategy(f"no strategy {name!r}; there is {', '.join(NAMED)}, or a file FILE.py")
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        raise BadStrategy(f"{name} cannot be read: {error.strerror}") from None
    return read_strategy(path.name, text)


@lru_cache(maxsize=16)
def read_strategy(name: str, text: str) -> Strategy:
    """The strategy in a text: one function whose arguments are named as this module says."""
    refuse_randomness(name, text)
    scope: dict[str, Any] = {"__name__": "strategy"}
    try:
        exec(compile(text, name, "exec"), scope)
    except Exception as error:
        raise BadStrategy(f"{name} is no Python that runs: {error}") from None
    wanted = {_REGISTERS, _MEMORY}
    found = [
        value
        for value in scope.values()
        if inspect.isfunction(value) and tuple(inspect.signature(value).parameters) in wanted
    ]
    if len(found) != 1:
        raise BadStrategy(
            f"{name} has {len(found)} strategies; one function is wanted, with the arguments "
            f"({', '.join(_REGISTERS)}) or ({', '.join(_MEMORY)})"
        )
    step: Step = found[0]
    has_memory = "memory" in inspect.signature(step).parameters
    _try_out(name, step, has_memory)
    return Strategy(name, step, has_memory, text)


def refuse_randomness(name: str, text: str) -> None:
    """Randomness of a file's own is refused: no result could be made again."""
    try:
        tree = ast.parse(text)
    except SyntaxError as error:
        raise BadStrategy(f"{name} is no Python that runs: {error}") from None
    for node in ast.walk(tree):
        modules = []
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            modules = [f"{node.module or ''}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Attribute) and node.attr == "random":
            modules = ["random"]
        elif isinstance(node, ast.Name) and node.id in _UNSTEADY:
            modules = [node.id]
        wrong = next((each for each in modules if _is_refused(each.split("."))), None)
        if wrong is not None:
            raise BadStrategy(
                f"{name}: {wrong} would make a result that cannot be made again; the argument "
                "`chance` of choose is a number from the seeded stream"
            )


def _is_refused(path: list[str]) -> bool:
    """Whether a module brings randomness or time; numpy has a part of its own for it."""
    return path[0] in _REFUSED | _UNSTEADY or "random" in path


@contextmanager
def failures_of(strategy: Strategy) -> Iterator[None]:
    """What fails in somebody's file, or does not compile, is said in one line with its name."""
    try:
        yield
    except Exception as error:
        if strategy.name in NAMED:
            raise
        what = f"{type(error).__name__}: {error}"
        if type(error).__module__.startswith("numba"):
            what = f"Numba does not compile it: {first_line(error)}"
        raise BadStrategy(f"{strategy.name}: {what}") from None


def first_line(error: Exception) -> str:
    """What a compiler says first."""
    lines = (line for line in str(error).splitlines() if line.strip())
    return next(lines, repr(error))[:120]


def _try_out(name: str, step: Step, has_memory: bool) -> None:
    """Compute a first stake, so that a mistake shows before a million sessions do."""
    try:
        answer = step(0, 0, 100, 1, [0] * MEMORY) if has_memory else step(0, 0, 100, 1, 0, 0)
        units = answer if has_memory else answer[0]
        if not has_memory and len(answer) != 3:
            raise BadStrategy(f"{name}: units, a and b are wanted, not {answer!r}")
        if int(units) != units or units < 0:
            raise BadStrategy(f"{name}: {units!r} is no number of units; 0 or more, whole")
    except BadStrategy:
        raise
    except Exception as error:
        raise BadStrategy(f"{name}: the first stake fails: {error!r}") from None
