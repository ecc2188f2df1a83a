"""Hypothesis strategies for declared types, from the types alone."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from decimal import Decimal
from enum import Enum
from types import UnionType
from typing import Annotated, Any, Final, NewType, Union, get_args, get_origin, get_type_hints

import msgspec
from hypothesis import strategies as st

from croupier.table.state import Table

_TEXT: Final = st.text("abcäß€ 0:-", max_size=8)
_PLAIN: Final[Mapping[Any, st.SearchStrategy[Any]]] = {
    int: st.integers(-(2**53), 2**53),
    str: _TEXT,
    bool: st.booleans(),
    float: st.sampled_from([0.5, 1.5, 2.0]),
    Decimal: st.decimals(0, 100, places=2),
    type(None): st.none(),
    Any: _TEXT,
    # The house fills in a table as it stands; nobody sends one.
    Table: st.none(),
}


def values(hint: Any) -> st.SearchStrategy[Any]:
    """Any value of a type."""
    while isinstance(hint, NewType):
        hint = hint.__supertype__
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _bounded(inner[1:]) if inner[0] is int else values(inner[0])
    if origin in (Union, UnionType):
        return st.one_of([values(each) for each in inner])
    if origin is tuple and inner[-1] is ...:
        return st.lists(values(inner[0]), max_size=1).map(tuple)
    if origin is tuple:
        return st.tuples(*map(values, inner))
    if origin is frozenset:
        return st.frozensets(values(inner[0]), max_size=1)
    if origin is not None and issubclass(origin, Mapping):
        return st.dictionaries(values(inner[0]), values(inner[1]), max_size=1)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return st.sampled_from(list(hint))
    if hint in _PLAIN:
        return _PLAIN[hint]
    return st.deferred(lambda: _composed(hint))


def _bounded(notes: tuple[Any, ...]) -> st.SearchStrategy[int]:
    """Whole numbers within what a type says of them."""
    said = [note for note in notes if isinstance(note, msgspec.Meta)]
    least = max((note.ge for note in said if note.ge is not None), default=-(2**53))
    most = min((note.le for note in said if note.le is not None), default=2**53)
    return st.integers(int(least), int(most))


def _composed(kind: Any) -> st.SearchStrategy[Any]:
    hints = get_type_hints(kind, include_extras=True)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        names: tuple[str, ...] = kind.__struct_fields__
    elif is_dataclass(kind):
        names = tuple(each.name for each in fields(kind) if each.init)
    else:
        names = kind._fields
    return st.builds(kind, **{name: values(hints[name]) for name in names})
