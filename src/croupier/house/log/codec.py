"""Events as bytes and back. Kinds are names that stay; old shapes are brought up on reading."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from croupier.core.declarations import stored_kind
from croupier.house.log.record import Draft

E = TypeVar("E")
Upcast = Callable[[dict[str, Any]], dict[str, Any]]


class UnknownKind(ValueError):
    """A record is of a kind that this program does not know."""


class Codec(Generic[E]):
    """Encodes some kinds of event. A kind is the name of its class, or what it is stored as.

    `upcasts` maps a kind to functions, oldest shape first, that turn the payload of an earlier
    version into the next; a payload says its version under `v` when it is not the first.
    """

    def __init__(
        self, kinds: Iterable[type[E]], upcasts: Mapping[str, tuple[Upcast, ...]] | None = None
    ) -> None:
        self._kinds = {stored_kind(kind): kind for kind in kinds}
        self._names = {kind: name for name, kind in self._kinds.items()}
        self._upcasts = dict(upcasts or {})
        self._encode = msgspec.json.Encoder(order="deterministic").encode
        self._decoders: dict[str, Callable[[bytes], E]] = {
            name: msgspec.json.Decoder(kind).decode for name, kind in self._kinds.items()
        }

    @property
    def kinds(self) -> frozenset[str]:
        """The names of all kinds of event that it knows."""
        return frozenset(self._kinds)

    @property
    def decoders(self) -> Mapping[str, Callable[[bytes], E]]:
        """What reads each kind whose shape has never changed."""
        return {n: d for n, d in self._decoders.items() if not self._upcasts.get(n)}

    def encode(self, event: E) -> Draft:
        """The draft of an event."""
        kind = self._names.get(type(event))
        if kind is None:
            raise UnknownKind(f"{type(event).__name__} is no kind of event of this log")
        try:
            payload = self._encode(event)
        except TypeError:
            # Keys that are whole numbers, such as denominations, are ordered as text.
            payload = self._encode(msgspec.to_builtins(event, str_keys=True))
        if kind in self._upcasts and (version := len(self._upcasts[kind])):
            raw = msgspec.json.decode(payload)
            payload = self._encode({**raw, "v": version})
        return Draft(kind, payload)

    def decode(self, kind: str, payload: bytes) -> E:
        """The event of a record, brought up to its present shape."""
        decoder = self._decoders.get(kind)
        if decoder is None:
            raise UnknownKind(f"{kind} is no kind of event that this program knows")
        steps = self._upcasts.get(kind)
        if not steps:
            return decoder(payload)
        raw = msgspec.json.decode(payload)
        for step in steps[raw.pop("v", 0) :]:
            raw = step(raw)
        return msgspec.convert(raw, self._kinds[kind])
