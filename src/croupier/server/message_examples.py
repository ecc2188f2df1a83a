"""Examples of the socket's messages, made from their declarations."""

from collections.abc import Mapping
from typing import Any, Final

from msgspec import inspect

from croupier.server.examples import EXAMPLES, GAME
from croupier.server.wire import Submit

#: What stands in a field of such a name, where its type allows it.
_SAMPLES: Final[Mapping[str, Any]] = {
    **{"id": "2", "key": "7f3a", "table": "T1", "player": "ann", "name": "terminal-1"},
    **{"time": 1794784481392, "at": 1794784481392, "sent": 1794784481350},
    **{"seq": 42, "after": 41, "round_no": 12, "number": 3, "version": 1, "pocket": "17"},
    **GAME,
    **{"title": GAME["game"], "phase": "betting", "text": "$5 to $500, in steps of $5"},
    **{"detail": "$10 is more than the $5 at this seat"},
    **{"max": 50_000, "min": 500, "unit": 500, "balance": 9000, "staked": 1000},
}


def examples_of(kind: type[Any]) -> dict[str, Any]:
    """Examples of a message by their titles: its fields without those that may be left out."""
    made = _of_type(inspect.type_info(kind), "")
    if kind is Submit:
        return {
            title: {**made, "command": command}
            for title, command in EXAMPLES["submit_to_table"].items()
        }
    return {"with all that it must have": made}


def _of_type(kind: inspect.Type, name: str) -> Any:
    """A value of a type for a field of that name."""
    sample = _SAMPLES.get(name)
    match kind:
        case inspect.StructType():
            tag = {} if kind.tag is None else {str(kind.tag_field): kind.tag}
            own = [each for each in kind.fields if each.required]
            return tag | {each.encode_name: _of_type(each.type, each.name) for each in own}
        case inspect.UnionType():
            return None if kind.includes_none else _of_type(kind.types[0], name)
        case inspect.EnumType():
            return next(iter(kind.cls)).value
        case inspect.LiteralType():
            return kind.values[0]
        case inspect.StrType():
            return sample if isinstance(sample, str) else name
        case inspect.IntType():
            return sample if isinstance(sample, int) else kind.ge or 0
        case inspect.BoolType():
            return False
        case inspect.VarTupleType() | inspect.ListType():
            return [_of_type(kind.item_type, name)] if kind.min_length else []
        case inspect.DictType():
            return {}
    raise TypeError(f"{name or 'a message'} is of a type that has no example: {kind}")
