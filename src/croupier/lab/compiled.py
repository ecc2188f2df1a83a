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

F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """The function as machine code that lets other threads run meanwhile."""
    make: Any = numba.njit
    try:
        return cast(F, make(nogil=True, cache=True, error_model="numpy")(function))
    except RuntimeError:
        # No folder can be written to keep it in.
        return uncached(function)


def uncached(function: F) -> F:
    """The same for a function whose source is in no file of ours, such as a user's strategy."""
    make: Any = numba.njit
    return cast(F, make(nogil=True, error_model="numpy")(function))


def can_be_kept(function: Callable[..., Any]) -> bool:
    """Whether what calls this function can be kept: another run must find its module again."""
    return getattr(function, "__module__", "") in sys.modules


def specialise(function: F, text: str, *, kept: bool, **constants: object) -> F:
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
    return compiled(cast(F, copy)) if kept else uncached(cast(F, copy))


@lru_cache(maxsize=1)
def _sources() -> str:
    """A digest of the lab's modules: Numba looks at a caller's file only, not at what it calls."""
    digest = hashlib.sha256()
    for path in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()
