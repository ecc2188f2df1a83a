"""What the house says, as it is shown: a code for any language, and plain English beside it."""

from collections.abc import Iterable

import msgspec

from croupier.core.messages import Message, Params, Saying


class Worded(msgspec.Struct, frozen=True, kw_only=True):
    """A message. `text` is plain English; without a code it is all that there is."""

    text: str
    code: str = ""
    params: Params = {}


def worded(saying: Saying) -> Worded:
    """A message or an earlier text, as it is shown."""
    if isinstance(saying, Message):
        return Worded(text=str(saying), code=saying.code, params=saying.params)
    return Worded(text=saying)


def all_worded(sayings: Iterable[Saying]) -> tuple[Worded, ...]:
    """Several of them, each once."""
    return tuple({each.text: each for each in map(worded, sayings)}.values())


def plain(sayings: Iterable[Saying]) -> tuple[str, ...]:
    """The same in plain English, each once."""
    return tuple(dict.fromkeys(map(str, sayings)))
