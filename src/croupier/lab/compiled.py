"""Compiling with Numba: typed for the reader, and kept between runs where that can be.

Numba keeps what it compiled beside the source, or else in the user's own cache folder. Where
neither can be written, each process compiles anew.
"""

import hashlib
import sys
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar, cast

import numba
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F, *, part: bool = False) -> F:
    """The function as machine code that lets other threads run meanwhile; see `compiled_part`."""
    make: Any = numba.njit
    try:
        return cast(F, make(nogil=True, cache=True, error_model="numpy", _nrt=not part)(function))
    except RuntimeError:
        # No folder can be written to keep it in.
        return uncached(function)


def compiled_part(function: F) -> F:
    """The same for a function that compiled ones call often and that makes no array of its own.

    Numba counts who has an array, at each call and slice, and a count that other threads may see
    costs more than many spins. A part leaves that to its caller.
    """
    return compiled(function, part=True)


def uncached(function: F, *, checked: bool = False) -> F:
    """The same for a function whose source is in no file of ours, such as a user's strategy.

    Where it is `checked`, an index that is out of its array and a division by zero raise as they
    do in Python.
    """
    make: Any = numba.njit
    model = "python" if checked else "numpy"
    return cast(F, make(nogil=True, error_model=model, boundscheck=checked, _nrt=True)(function))


def can_be_kept(function: Callable[..., Any]) -> bool:
    """Whether what calls this function can be kept: another run must find its module again."""
    return getattr(function, "__module__", "") in sys.modules


def specialise(function: F, text: str, *, kept: bool, part: bool = False, **constants: Any) -> F:
    """A copy of a function, compiled with some of its globals fixed.

    What Numba kept of one copy must not serve another, so a digest of `text`, which says all that
    the constants stand for, becomes part of the copy's name.
    """
    digest = hashlib.sha256(f"{_sources()} {text}".encode()).hexdigest()[:16]
    pattern = cast(FunctionType, function)
    name = f"{pattern.__name__}_{digest}"
    code = pattern.__code__.replace(co_name=name, co_qualname=name)
    copy = FunctionType(code, {**pattern.__globals__, **constants}, name)
    copy.__qualname__ = name
    copy.__module__ = pattern.__module__
    return compiled(cast(F, copy), part=part) if kept else uncached(cast(F, copy))


@lru_cache(maxsize=1)
def _sources() -> str:
    """A digest of the lab's modules: Numba checks a caller's file only, not what it calls."""
    digest = hashlib.sha256()
    for path in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _high_half(_typing: Any, _one: Any, _other: Any) -> Any:
    """How the compiler is asked for it; see `high_half`."""

    def product(context: Any, builder: Any, _signature: Any, factors: Any) -> Any:
        wide, narrow = (context.get_value_type(kind) for kind in (types.uint32, types.uint16))
        whole = builder.mul(*(builder.zext(factor, wide) for factor in factors))
        return builder.trunc(builder.lshr(whole, context.get_constant(types.uint32, 16)), narrow)

    return types.uint16(types.uint16, types.uint16), product


#: The upper half of a product of two numbers of 16 bits, for compiled functions. Numba multiplies
#: in 64 bits; only of a product of 32 the compiler knows that vector registers have it whole.
high_half: Any = intrinsic(_high_half)


#: Types and constants of the compiler's own language, as Numba has them.
_ir = cast(Any, cgutils).ir
#: So many flags go into one word.
_FLAGS = 64


def _raised(_typing: Any, flags: Any, _start: Any) -> Any:
    """How the compiler is asked for it; see `raised`."""

    def bits(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, given[0])
        many = _ir.VectorType(_ir.IntType(8), _FLAGS)
        place = builder.bitcast(builder.gep(array.data, [given[1]]), many.as_pointer())
        read = builder.load(place, align=1)
        below = builder.icmp_signed("<", read, _ir.Constant(many, [0] * _FLAGS))
        return builder.bitcast(below, _ir.IntType(_FLAGS))

    return types.uint64(flags, types.int64), bits


#: Which of 64 flags of 8 bits, from a place on, are below zero: the bits of one word, the first
#: flag the lowest. Vector registers have instructions for it that no loop is taken for.
raised: Any = intrinsic(_raised)


def _lowest_bit(_typing: Any, _word: Any) -> Any:
    """How the compiler is asked for it; see `lowest_bit`."""

    def count(_context: Any, builder: Any, _signature: Any, given: Any) -> Any:
        return builder.cttz(given[0], _ir.Constant(_ir.IntType(1), 0))

    return types.uint64(types.uint64), count


#: Which is the lowest bit of a word; 64 where it has none.
lowest_bit: Any = intrinsic(_lowest_bit)
