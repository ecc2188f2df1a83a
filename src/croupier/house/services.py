"""Service accounts: other systems with a key, and what each of them may do.

A key is shown once and kept as a digest. A new key takes the place of the old one, which may go on
for a while, so that a system can be given the new one without a gap.
"""

import hmac
import secrets
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from croupier.core.names import why_not_a_name
from croupier.core.refusal import Reason, Refusal
from croupier.house.log.codec import Codec
from croupier.house.log.record import Record
from croupier.house.log.store import Store
from croupier.house.noting import Notes
from croupier.house.people import digest_key

PREFIX: Final = "service:"
#: An old key goes on at most for so long, in milliseconds: a week.
OVERLAP_MAX: Final = 7 * 24 * 3_600_000


class Scope(StrEnum):
    """One thing that a service may do."""

    #: Read the event feed; what is on every display anyway.
    EVENTS = "events"
    #: In the feed: amounts, wagers and settlements.
    MONEY = "events:money"
    #: In the feed: who played, and whose ticket it was.
    IDENTITIES = "events:identities"
    #: Have the feed brought to an address of its own, as webhooks.
    WEBHOOKS = "webhooks"
    #: Read what is counted, for Prometheus.
    METRICS = "metrics"


@dataclass(frozen=True, slots=True, kw_only=True)
class ServiceEvent:
    """A fact about a service."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ServiceEnrolled(ServiceEvent):
    """A service was let in."""

    scopes: frozenset[Scope]
    key_digest: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ServiceKeyRotated(ServiceEvent):
    """A new key; the one before goes on until an instant."""

    key_digest: str
    until: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ServiceStruck(ServiceEvent):
    """Its keys open nothing any more."""


SERVICE_CODEC: Codec[ServiceEvent] = Codec((ServiceEnrolled, ServiceKeyRotated, ServiceStruck))


@dataclass(frozen=True, slots=True, kw_only=True)
class Service:
    """A service as the house knows it now."""

    name: str
    scopes: frozenset[Scope]
    key_digest: str
    #: The key before, and until when it goes on.
    old_digest: str = ""
    old_until: int = 0
    struck: bool = False
    version: int = 1


@dataclass(slots=True)
class Services:
    """Every service by name, rebuilt from the log at every start."""

    store: Store
    known: dict[str, Service] = field(default_factory=dict)

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

    def find(self, key: str, now: int) -> Service | None:
        """The service that a key opens for, compared in constant time."""
        name, _, secret = key.partition(".")
        known = self.known.get(name)
        if known is None or known.struck or not secret:
            return None
        digest = digest_key(key)
        if hmac.compare_digest(known.key_digest, digest):
            return known
        goes_on = now < known.old_until and hmac.compare_digest(known.old_digest, digest)
        return known if goes_on else None

    async def enrol(
        self, name: str, scopes: frozenset[Scope], *, at: int, by: str
    ) -> str | Refusal:
        """Let a service in; its key, which is shown this once."""
        if reason := why_not_a_name(name) or ("." in name and "a service's name has no dot"):
            return Refusal(Reason.INVALID, str(reason))
        before = self.known.get(name)
        if before is not None and not before.struck:
            return Refusal(Reason.INVALID, f"service {name} is enrolled already")
        key = _new_key(name)
        event = ServiceEnrolled(name=name, scopes=scopes, key_digest=digest_key(key))
        return key if await self._write(event, at=at, by=by) else _CHANGED

    async def rotate(self, name: str, overlap: int, *, at: int, by: str) -> str | Refusal:
        """A new key for a service; the present one goes on for `overlap` milliseconds."""
        if self._standing(name) is None:
            return Refusal(Reason.INVALID, f"there is no service {name}")
        key = _new_key(name)
        until = at + min(overlap, OVERLAP_MAX)
        event = ServiceKeyRotated(name=name, key_digest=digest_key(key), until=until)
        return key if await self._write(event, at=at, by=by) else _CHANGED

    async def strike(self, name: str, *, at: int, by: str) -> Refusal | None:
        """Let a service in no more."""
        if self._standing(name) is None:
            return Refusal(Reason.INVALID, f"there is no service {name}")
        return None if await self._write(ServiceStruck(name=name), at=at, by=by) else _CHANGED

    def _standing(self, name: str) -> Service | None:
        known = self.known.get(name)
        return None if known is None or known.struck else known

    @property
    def _notes(self) -> Notes[ServiceEvent]:
        return Notes(self.store, SERVICE_CODEC)

    async def _write(self, event: ServiceEvent, *, at: int, by: str) -> bool:
        before = self.known.get(event.name)
        expected = before.version if before is not None else 0
        stream = f"{PREFIX}{event.name}"
        version = await self._notes.write(
            stream, event, expected=expected, at=at, by=by, cause="services"
        )
        if version is None:
            return False
        self._apply(event, version)
        return True

    def _apply(self, event: ServiceEvent, version: int) -> None:
        match event:
            case ServiceEnrolled():
                self.known[event.name] = Service(
                    name=event.name,
                    scopes=event.scopes,
                    key_digest=event.key_digest,
                    version=version,
                )
            case ServiceKeyRotated():
                known = self.known[event.name]
                self.known[event.name] = replace(
                    known,
                    key_digest=event.key_digest,
                    old_digest=known.key_digest,
                    old_until=event.until,
                    version=version,
                )
            case ServiceStruck():
                self.known[event.name] = replace(
                    self.known[event.name], struck=True, version=version
                )


_CHANGED: Final = Refusal(Reason.INVALID, "it was changed at the same time; look again")


def _new_key(name: str) -> str:
    return f"{name}.{secrets.token_urlsafe(32)}"
