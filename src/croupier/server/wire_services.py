"""The shapes of services, the event feed and webhooks."""

from typing import Annotated, Any

import msgspec

from croupier.core.declarations import whole
from croupier.house.services import Scope
from croupier.server.wire_commands import Message, Name, Text

ServiceName = Annotated[str, whole("[A-Za-z0-9][A-Za-z0-9_-]{0,47}")]
Url = Annotated[str, whole(r"https?://[^\s]+", max_length=300)]


class NewService(Message, frozen=True, kw_only=True):
    """Another system that gets a key, and what it may do."""

    name: ServiceName
    scopes: Annotated[frozenset[Scope], msgspec.Meta(min_length=1)]


class ServiceKey(Message, frozen=True, kw_only=True):
    """A service's key. It is shown this once."""

    name: str
    key: str


class Rotation(Message, frozen=True, kw_only=True):
    """How long the present key goes on beside the new one; a week at most."""

    overlap_seconds: Annotated[int, msgspec.Meta(ge=0, le=604_800)] = 0


class ServiceLine(Message, frozen=True, kw_only=True):
    """A service that is let in. While two keys open, `old_key_until` says for how long."""

    name: str
    scopes: tuple[str, ...]
    old_key_until: int | None = None


class ServiceList(Message, frozen=True, kw_only=True):
    """Every service that is let in."""

    services: tuple[ServiceLine, ...]


class Happening(Message, frozen=True, kw_only=True):
    """One event of the log: its number, its stream such as `table:T1`, its kind and its fields."""

    number: int
    stream: str
    at: int
    kind: str
    event: dict[str, Any]


class EventPage(Message, frozen=True, kw_only=True):
    """Events in their order; the next page begins after `next`, also where this one is empty."""

    events: tuple[Happening, ...]
    next: int


class NewWebhook(Message, frozen=True, kw_only=True):
    """An address to which the feed is brought; without kinds or tables, all of them.

    It begins after `after`, or with what happens from now on.
    """

    name: ServiceName
    service: ServiceName
    url: Url
    kinds: Annotated[frozenset[Text], msgspec.Meta(max_length=100)] = frozenset()
    tables: Annotated[frozenset[Name], msgspec.Meta(max_length=100)] = frozenset()
    after: Annotated[int, msgspec.Meta(ge=0)] | None = None


class WebhookSecret(Message, frozen=True, kw_only=True):
    """What deliveries are signed with (Standard Webhooks, `v1`). It is shown this once."""

    name: str
    secret: str


class Undelivered(Message, frozen=True, kw_only=True):
    """An event that was given up, after so many tries."""

    number: int
    attempts: int
    error: str


class WebhookLine(Message, frozen=True, kw_only=True):
    """A webhook: everything up to `reached` has arrived, but for what is in `undelivered`."""

    name: str
    service: str
    url: str
    kinds: tuple[str, ...]
    tables: tuple[str, ...]
    reached: int
    undelivered: tuple[Undelivered, ...]


class WebhookList(Message, frozen=True, kw_only=True):
    """Every webhook."""

    webhooks: tuple[WebhookLine, ...]


class Replay(Message, frozen=True, kw_only=True):
    """Bring everything after a number again."""

    after: Annotated[int, msgspec.Meta(ge=0)]
