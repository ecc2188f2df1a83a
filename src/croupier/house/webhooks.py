"""Webhooks: addresses to which the event feed is brought, how far each has it, what did not arrive.

Each delivery is signed with a secret that is derived from the house's own key and kept nowhere.
"""

import asyncio
import base64
import hashlib
import hmac
from dataclasses import dataclass, field, replace
from typing import Final

from croupier.core.refusal import Reason, Refusal
from croupier.house.log.codec import Codec
from croupier.house.log.record import Record
from croupier.house.log.store import Store
from croupier.house.noting import Notes

PREFIX: Final = "webhook:"
SECRET_PREFIX: Final = "whsec_"
#: A list of what did not arrive keeps so many, the newest; older ones are in the feed all the same.
DEAD_MAX: Final = 1000
_TRIES_MAX: Final = 10


@dataclass(frozen=True, slots=True, kw_only=True)
class WebhookEvent:
    """A fact about a webhook."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WebhookAdded(WebhookEvent):
    """The feed is brought to an address from a number on, as a service may see it."""

    service: str
    url: str
    kinds: frozenset[str]
    tables: frozenset[str]
    after: int


@dataclass(frozen=True, slots=True, kw_only=True)
class WebhookRemoved(WebhookEvent):
    """Nothing is brought there any more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WebhookReached(WebhookEvent):
    """Everything up to a number has arrived or was given up."""

    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DeliveryGivenUp(WebhookEvent):
    """An event did not arrive however often it was tried."""

    number: int
    attempts: int
    error: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WebhookReplayed(WebhookEvent):
    """Everything after a number is brought again; what was given up is due again too."""

    after: int


WEBHOOK_CODEC: Codec[WebhookEvent] = Codec(
    (WebhookAdded, WebhookRemoved, WebhookReached, DeliveryGivenUp, WebhookReplayed)
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Webhook:
    """A webhook as it stands."""

    name: str
    service: str
    url: str
    kinds: frozenset[str]
    tables: frozenset[str]
    #: Everything up to here has arrived or was given up.
    reached: int
    dead: tuple[DeliveryGivenUp, ...] = ()
    removed: bool = False
    version: int = 1


@dataclass(slots=True)
class Webhooks:
    """Every webhook by name, rebuilt from the log at every start."""

    store: Store
    known: dict[str, Webhook] = field(default_factory=dict)
    _writing: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def start(self) -> None:
        """Read the log."""
        for noted in await self._notes.read(streams=PREFIX):
            self._apply(noted.event, noted.version)

    def learn(self, record: Record) -> None:
        """Take up what another node wrote."""
        if record.stream.startswith(PREFIX):
            known = self.known.get(record.stream.removeprefix(PREFIX))
            if known is None or record.version > known.version:
                self._apply(self._notes.noted(record).event, record.version)

    def standing(self) -> list[Webhook]:
        """Those that are served."""
        return [each for each in self.known.values() if not each.removed]

    def find(self, name: str) -> Webhook | None:
        """One that is served."""
        known = self.known.get(name)
        return None if known is None or known.removed else known

    def secret(self, name: str, url: str) -> str:
        """What deliveries are signed with, in the form of the Standard Webhooks."""
        about = f"webhook/{name}/{url}".encode()
        made = hmac.digest(self.store.snapshot_key, about, "sha256")
        return SECRET_PREFIX + base64.b64encode(made).decode()

    async def add(self, event: WebhookAdded, *, at: int, by: str) -> Refusal | None:
        """Bring the feed to an address from now on."""
        if self.find(event.name) is not None:
            return Refusal(Reason.INVALID, f"there is a webhook {event.name} already")
        return await self.note(event, at=at, by=by)

    async def note(self, event: WebhookEvent, *, at: int, by: str) -> Refusal | None:
        """Write down a fact about a webhook."""
        if not isinstance(event, WebhookAdded) and self.find(event.name) is None:
            return Refusal(Reason.INVALID, f"there is no webhook {event.name}")
        stream = f"{PREFIX}{event.name}"
        async with self._writing:
            for _ in range(_TRIES_MAX):
                before = self.known.get(event.name)
                expected = before.version if before is not None else 0
                version = await self._notes.write(
                    stream, event, expected=expected, at=at, by=by, cause="webhooks"
                )
                if version is not None:
                    self._apply(event, version)
                    return None
                # Another node wrote meanwhile: what it wrote comes first.
                for noted in await self._notes.read(stream):
                    if noted.version > expected:
                        self._apply(noted.event, noted.version)
        return Refusal(Reason.INVALID, "it is being changed all the time; try again")

    @property
    def _notes(self) -> Notes[WebhookEvent]:
        return Notes(self.store, WEBHOOK_CODEC)

    def _apply(self, event: WebhookEvent, version: int) -> None:
        if isinstance(event, WebhookAdded):
            self.known[event.name] = Webhook(
                name=event.name,
                service=event.service,
                url=event.url,
                kinds=event.kinds,
                tables=event.tables,
                reached=event.after,
                version=version,
            )
            return
        known = replace(self.known[event.name], version=version)
        match event:
            case WebhookRemoved():
                known = replace(known, removed=True)
            case WebhookReached():
                known = replace(known, reached=event.number)
            case DeliveryGivenUp():
                dead = (*known.dead, event)[-DEAD_MAX:]
                known = replace(known, dead=dead, reached=event.number)
            case WebhookReplayed():
                kept = tuple(each for each in known.dead if each.number <= event.after)
                known = replace(known, reached=event.after, dead=kept)
        self.known[event.name] = known


def signature(secret: str, message: str, timestamp: int, body: bytes) -> str:
    """What a receiver checks: version, and the code of id, time and body under the secret.

    >>> signature("whsec_c2VjcmV0", "evt-7", 1700000000, b"{}")[:12]
    'v1,QDWPbshOG'
    """
    key = base64.b64decode(secret.removeprefix(SECRET_PREFIX))
    signed = b".".join((message.encode(), str(timestamp).encode(), body))
    return "v1," + base64.b64encode(hmac.digest(key, signed, hashlib.sha256)).decode()
