"""Service accounts: other systems with a key, and what each of them may do.

A key is shown once and kept as a digest. A new key takes the place of the old one, which may go on
for a while, so that a system can be given the new one without a gap.
"""

import hmac
import secrets
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from croupier.core import declarations
from croupier.core.declarations import HouseText, Instant, Registry
from croupier.core.messages import say
from croupier.core.names import alike, why_not_a_name
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.actors import Actor
from croupier.house.house import House
from croupier.house.log.codec import Codec
from croupier.house.log.record import Record
from croupier.house.people import digest_key
from croupier.house.stream_kind import StreamKind

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
class Service:
    """A service as the house knows it now; a name that nothing was let in under is struck."""

    name: str
    scopes: frozenset[Scope] = frozenset()
    key_digest: str = ""
    #: The key before, and until when it goes on.
    old_digest: str = ""
    old_until: int = 0
    struck: bool = True


class ServiceEvent(declarations.Fact):
    """A fact about a service."""

    name: str

    def evolve(self, service: Service) -> Service:
        """The service after this fact."""
        raise NotImplementedError


Decision = tuple[ServiceEvent, ...] | Refusal


class ServiceCommand(declarations.Command):
    """A request about a service."""

    name: str

    def decide(self, service: Service) -> Decision:
        """What the command leads to, once the role lets it through."""
        raise NotImplementedError


#: Everything that is declared for services.
SERVICES: Final[Registry[ServiceCommand, ServiceEvent]] = Registry("service", ServiceCommand)
_ADMINISTRATORS: Final = frozenset({Role.ADMINISTRATOR})


@SERVICES.command("enrol-service", roles=_ADMINISTRATORS)
class EnrolService(ServiceCommand):
    """Let another system in, for some things."""

    scopes: frozenset[Scope]
    key_digest: HouseText

    def decide(self, service: Service) -> Decision:
        """Under a name of its own."""
        if reason := why_not_a_name(self.name):
            return Refusal(Reason.INVALID, reason)
        if "." in self.name:
            return Refusal(Reason.INVALID, say("house-service-name-no-dot"))
        if not service.struck:
            return Refusal(Reason.INVALID, say("house-service-enrolled-already", name=self.name))
        return (ServiceEnrolled(name=self.name, scopes=self.scopes, key_digest=self.key_digest),)


@SERVICES.event
class ServiceEnrolled(ServiceEvent):
    """A service was let in."""

    scopes: frozenset[Scope]
    key_digest: str

    def evolve(self, service: Service) -> Service:
        """Known anew, whatever was known under the name before."""
        return Service(name=self.name, scopes=self.scopes, key_digest=self.key_digest, struck=False)


@SERVICES.command("rotate-service-key", roles=_ADMINISTRATORS)
class RotateServiceKey(ServiceCommand):
    """Give a service a new key; the present one goes on until an instant."""

    key_digest: HouseText
    until: Instant

    def decide(self, service: Service) -> Decision:
        """One that is let in."""
        if service.struck:
            return Refusal(Reason.INVALID, say("house-there-no-service", name=self.name))
        until = min(self.until, self.at + OVERLAP_MAX)
        return (ServiceKeyRotated(name=self.name, key_digest=self.key_digest, until=until),)


@SERVICES.event
class ServiceKeyRotated(ServiceEvent):
    """A new key; the one before goes on until an instant."""

    key_digest: str
    until: int

    def evolve(self, service: Service) -> Service:
        """Two keys open for a while."""
        return replace(
            service,
            key_digest=self.key_digest,
            old_digest=service.key_digest,
            old_until=self.until,
        )


@SERVICES.command("strike-service", roles=_ADMINISTRATORS, grave=True)
class StrikeService(ServiceCommand):
    """Let a service in no more."""

    def decide(self, service: Service) -> Decision:
        """One that is let in."""
        if service.struck:
            return Refusal(Reason.INVALID, say("house-there-no-service", name=self.name))
        return (ServiceStruck(name=self.name),)


@SERVICES.event
class ServiceStruck(ServiceEvent):
    """Its keys open nothing any more."""

    def evolve(self, service: Service) -> Service:
        """Nothing is open to it."""
        return replace(service, struck=True)


SERVICE_CODEC: Codec[ServiceEvent] = Codec(SERVICES.events.values())


def decide(service: Service, command: ServiceCommand) -> Decision:
    """Events or a refusal. Changes nothing itself."""
    if command.by not in (command.roles or ()):
        return Refusal(Reason.NOT_PERMITTED, say("house-lets-no-services-in", by=command.by))
    return command.decide(service)


SERVICE_STREAMS: Final[StreamKind[Service, ServiceEvent]] = StreamKind(
    prefix=PREFIX,
    codec=SERVICE_CODEC,
    decide=decide,
    evolve=lambda service, event: event.evolve(service),
    empty=lambda name: Service(name=name),
)


class Services:
    """Every service by name, rebuilt from the log at every start."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.known: dict[str, Service] = {}
        house.streams.add(SERVICE_STREAMS).policies.follow(self._follow)

    async def start(self) -> None:
        """Read the log."""
        await self._house.streams.start(PREFIX)

    def _follow(
        self, name: str, record: Record, event: ServiceEvent, before: Service, after: Service
    ) -> None:
        self.known[name] = after

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

    def alike(self, name: str) -> str:
        """Another service whose name a person would take for this one."""
        others = (each.name for each in self.known.values() if not each.struck)
        return next((one for one in others if one != name and alike(one) == alike(name)), "")

    async def enrol(
        self, name: str, scopes: frozenset[Scope], *, at: int, by: Actor
    ) -> str | Refusal:
        """Let a service in; its key, which is shown this once."""
        key = _new_key(name)
        enrol = EnrolService(
            by=_ADMINISTRATOR, at=at, name=name, scopes=scopes, key_digest=digest_key(key)
        )
        return await self._submit(enrol, by) or key

    async def rotate(self, name: str, overlap: int, *, at: int, by: Actor) -> str | Refusal:
        """A new key for a service; the present one goes on for `overlap` milliseconds."""
        key = _new_key(name)
        rotate = RotateServiceKey(
            by=_ADMINISTRATOR, at=at, name=name, key_digest=digest_key(key), until=at + overlap
        )
        return await self._submit(rotate, by) or key

    async def strike(self, name: str, *, at: int, by: Actor) -> Refusal | None:
        """Let a service in no more."""
        return await self._submit(StrikeService(by=_ADMINISTRATOR, at=at, name=name), by)

    async def _submit(self, command: ServiceCommand, by: Actor) -> Refusal | None:
        stream = f"{PREFIX}{command.name}"
        answer = await self._house.gateway.submit(by, stream, command)
        return answer if isinstance(answer, Refusal) else None


_ADMINISTRATOR: Final = Role.ADMINISTRATOR


def _new_key(name: str) -> str:
    return f"{name}.{secrets.token_urlsafe(32)}"
