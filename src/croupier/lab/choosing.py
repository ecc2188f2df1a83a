"""Strategies that choose: what to lay, on which bets, from the last numbers and one's own state.

A file holds one of three forms.

    BETS = ("red", "black")

    def choose(last, balance, state, stakes):
        stakes[0] = 1000 * (last[0] in RED)

`last` has the last numbers, newest first, 37 for a double zero and -1 for none yet; `balance` is in
cents; `state` has sixteen numbers of one's own; `stakes` has one amount in cents for each of BETS,
all zero before the call. A fifth argument `chance` is a number from the seeded stream, from 0 to 1.
Where Numba can compile it, it is; else it is interpreted, and one line says why.

    def choose(last, balance, state):           # state is a dictionary
        return {"red": 1000}                    # or None: to sit out

    class Choice:
        def choose(self, last, balance): ...    # a new one for each session

These two are interpreted, and may take `chance` as their last argument too. Randomness of a
file's own is refused: no result could be made again. For the same reason an interpreted file is
run anew for each session: what it keeps outside of `state` would depend on which sessions the
same worker had before.
"""

import ast
import inspect
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from types import CodeType
from typing import Any, Final, Literal, cast

from croupier.lab.strategies import BadStrategy, first_line, refuse_randomness

DEPTH: Final = 16
STATE_SIZE: Final = 16
_STAKED: Final = ("last", "balance", "state", "stakes")
_RETURNED: Final = ("last", "balance", "state")
_METHOD: Final = ("self", "last", "balance")
_CHANCE: Final = "chance"
Form = Literal["stakes", "returned", "class"]


@dataclass(frozen=True)
class Choice:
    """A strategy that chooses, as it was read."""

    name: str
    text: str
    form: Form
    call: Callable[..., Any]
    code: CodeType
    #: The bets that stakes are for; empty where the bets are returned.
    bets: tuple[str, ...] = ()
    takes_chance: bool = False

    def begin(self) -> Callable[..., Any]:
        """What is called in one session, with nothing left in it of another."""
        call: Callable[..., Any] = _found(_run(self.code))[1]
        return call


def is_choice(text: str) -> bool:
    """Whether a file holds a strategy that chooses, and not one that only sets the units."""
    try:
        tree = ast.parse(text)
    except SyntaxError:
        return False
    names = (node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    return "choose" in names


@lru_cache(maxsize=16)
def read_choice(name: str, text: str) -> Choice:
    """The strategy in a text, or BadStrategy with what is wrong."""
    refuse_randomness(name, text)
    try:
        code = compile(text, name, "exec")
        scope = _run(code)
    except Exception as error:
        raise BadStrategy(f"{name} is no Python that runs: {error}") from None
    form, call = _found(scope)
    if form == "class":
        taken = _arguments(name, call.choose, (_METHOD,))
        return Choice(name, text, form, call, code, takes_chance=_CHANCE in taken)
    if not inspect.isfunction(call):
        raise BadStrategy(f"{name}: a function or a class with `choose` is wanted")
    taken = _arguments(name, call, (_STAKED, _RETURNED))
    has_chance = _CHANCE in taken
    if "stakes" not in taken:
        return Choice(name, text, "returned", call, code, takes_chance=has_chance)
    bets = scope.get("BETS")
    if not isinstance(bets, tuple | list) or not bets:
        raise BadStrategy(f"{name}: BETS lists the bets that stakes are for, such as ('red',)")
    return Choice(name, text, form, call, code, tuple(map(str, bets)), has_chance)


def _run(code: CodeType) -> dict[str, Any]:
    """What a file comes to."""
    scope: dict[str, Any] = {"__name__": "strategy"}
    exec(code, scope)
    return scope


def _found(scope: dict[str, Any]) -> tuple[Form, Any]:
    """A class that has `choose`, or what is called so."""
    made = [each for each in scope.values() if inspect.isclass(each) and hasattr(each, "choose")]
    return ("class", made[0]) if made else ("stakes", scope.get("choose"))


def _arguments(
    name: str, call: Callable[..., Any], wanted: tuple[tuple[str, ...], ...]
) -> tuple[str, ...]:
    """The names of what a function takes: one of the wanted rows, with or without `chance`."""
    taken = tuple(inspect.signature(call).parameters)
    if taken not in wanted and taken not in tuple((*each, _CHANCE) for each in wanted):
        shown = " or ".join(f"({', '.join(each)})" for each in wanted)
        raise BadStrategy(f"{name}: choose takes {shown}, and `chance` at the end if it wants it")
    return taken


def compiled_choice(choice: Choice) -> tuple[Any, str]:
    """The function as machine code, or None with the reason in one line."""
    if choice.form != "stakes":
        what = "a class" if choice.form == "class" else "a function that returns its wagers"
        return None, f"{what} is interpreted; `choose(last, balance, state, stakes)` is compiled"
    import numpy as np

    from croupier.lab.compiled import uncached

    # A stake for a bet that is not there would be written over something else, and a division by
    # zero would be zero.
    step = uncached(_with_masks(choice), checked=True)
    last, state = np.full(DEPTH, -1, np.int64), np.zeros(STATE_SIZE)
    stakes = np.zeros(len(choice.bets), np.int64)
    try:
        step(last, 100_000, state, stakes, *((0.5,) if choice.takes_chance else ()))
    except Exception as error:
        return None, f"Numba does not compile it: {first_line(error)}"
    return step, ""


#: Numbers below this are tested for by one bit each.
_BITS: Final = 63
_TEST: Final = "is_in_mask"


def is_in_mask(number: Any, mask: Any) -> Any:
    """Whether a number is one of those whose bits are set."""
    whole = int(number)
    return (number == whole) & (whole >= 0) & (whole < _BITS) & ((mask >> (whole & 63)) & 1 == 1)


class _Masks(ast.NodeTransformer):
    """`number in RED` as a test of one bit.

    Numba knows no constant sets, and goes through a tuple number by number.
    """

    def __init__(self, scope: dict[str, Any]) -> None:
        self._scope = scope

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        self.generic_visit(node)
        if len(node.ops) != 1 or not isinstance(node.ops[0], ast.In | ast.NotIn):
            return node
        mask = _mask_of(self._members(node.comparators[0]))
        if mask is None:
            return node
        call = ast.Call(ast.Name(_TEST, ast.Load()), [node.left, ast.Constant(mask)], [])
        return ast.UnaryOp(ast.Not(), call) if isinstance(node.ops[0], ast.NotIn) else call

    def _members(self, node: ast.expr) -> object:
        if isinstance(node, ast.Name):
            return self._scope.get(node.id)
        try:
            return ast.literal_eval(node)
        except ValueError:
            return None


def _mask_of(members: object) -> int | None:
    """The bits of a constant collection of small whole numbers; None for anything else."""
    if not isinstance(members, tuple | list | set | frozenset | range) or not members:
        return None
    if not all(type(each) is int and 0 <= each < _BITS for each in members):
        return None
    mask = 0
    for each in members:
        mask |= 1 << each
    return mask


def _with_masks(choice: Choice) -> Callable[..., Any]:
    """The function, with what it looks up in constant collections put as tests of bits."""
    from croupier.lab.compiled import uncached

    scope = choice.call.__globals__
    stored = {
        node.id
        for node in ast.walk(ast.parse(choice.text))
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }
    inner = {
        node.id
        for function in ast.walk(ast.parse(choice.text))
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }
    constant = {name: scope[name] for name in stored - inner if name in scope}
    tree = ast.fix_missing_locations(_Masks(constant).visit(ast.parse(choice.text)))
    made: dict[str, Any] = {"__name__": "strategy", _TEST: uncached(is_in_mask)}
    exec(compile(tree, choice.name, "exec"), made)
    return cast(Callable[..., Any], made["choose"])
