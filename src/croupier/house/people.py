"""Who is known to the house: staff with passwords, devices with keys, kept in the log.

Only hashes are kept. Nobody is ever removed from the log: who goes is struck off by a later event.
"""

import hashlib
import hmac
from dataclasses import dataclass, field, replace
from typing import Final

from croupier.core.names import alike, why_not_a_name
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import PIT_LINE, Role
from croupier.house.actors import Actor
from croupier.house.log.codec import Codec
from croupier.house.log.group import GroupCommit
from croupier.house.log.record import Record
from croupier.house.log.store import Append, Store, Stored, StreamAppend

#: How the streams of the known begin.
_KINDS: Final = ("staff:", "device:")
#: A person may not be both the house's machine and its people.
_NOBODYS: Final = frozenset({Role.SYSTEM, Role.PLAYER, Role.SENSOR, Role.NOTE_READER})
#: Who lets people in handles no money, and who watches the house does not work for it.
_APART: Final = (
    (frozenset({Role.ADMINISTRATOR}), frozenset({Role.CASHIER, Role.DEALER})),
    (
        frozenset({Role.INSPECTOR, Role.AUTHORISED_OFFICER}),
        frozenset({Role.ADMINISTRATOR, Role.CASHIER, *PIT_LINE}),
    ),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class PeopleEvent:
    """A fact about somebody or something known to the house."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StaffEnrolled(PeopleEvent):
    """A member of staff; the hash is argon2's, with its parameters and salt."""

    roles: frozenset[Role]
    password_hash: str
    #: Somebody else knows the password: it opens nothing but its own change.
    temporary: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class PasswordChanged(PeopleEvent):
    """A member of staff chose another password."""

    password_hash: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DeviceEnrolled(PeopleEvent):
    """A terminal, display or sensor; the digest is that of a long random key."""

    roles: frozenset[Role]
    players: frozenset[str] | None
    key_digest: str
    #: What a driver is for: `wheel:SERIAL`, or `station:TABLE/PLAYER`.
    serves: str = ""
    #: Which notes a note reader may credit, in cents, and up to which balance.
    notes: frozenset[int] = frozenset()
    cap: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Struck(PeopleEvent):
    """Somebody left or a key was revoked: the name opens nothing any more."""


PEOPLE_CODEC: Codec[PeopleEvent] = Codec((StaffEnrolled, PasswordChanged, DeviceEnrolled, Struck))


@dataclass(frozen=True, slots=True, kw_only=True)
class Known:
    """Somebody or something as the house knows it now."""

    actor: Actor
    password_hash: str = ""
    temporary: bool = False
    key_digest: str = ""
    serves: str = ""
    notes: frozenset[int] = frozenset()
    cap: int = 0
    struck: bool = False
    version: int = 1


@dataclass(slots=True)
class Register:
    """Everybody and everything known, by stream; rebuilt from the log at every start."""

    store: Store
    known: dict[str, Known] = field(default_factory=dict)

    async def start(self) -> None:
        """Read the log."""
        for kind in _KINDS:
            for stream in await self.store.streams(kind):
                async for record in self.store.read(stream=stream):
                    self.learn(record)

    def learn(self, record: Record) -> None:
        """Take up what the log has of somebody, whichever node wrote it."""
        known = self.known.get(record.stream)
        # What we wrote ourselves comes back to us later: it must not undo what we wrote after it.
        fresh = known is None or record.version > known.version
        if record.stream.startswith(_KINDS) and fresh:
            event = PEOPLE_CODEC.decode(record.kind, record.payload)
            self._apply(record.stream, event, record.version)

    def staff(self, name: str) -> Known | None:
        """A member of staff who has not been struck off."""
        return self._standing(f"staff:{name}")

    def device(self, key: str) -> Actor | None:
        """The device that a key opens for, compared in constant time."""
        name, _, secret = key.partition(".")
        known = self._standing(f"device:{name}")
        if known is None or not secret:
            return None
        return known.actor if hmac.compare_digest(known.key_digest, digest_key(key)) else None

    async def enrol_staff(
        self,
        name: str,
        roles: frozenset[Role],
        password_hash: str,
        *,
        at: int,
        by: str,
        temporary: bool = False,
    ) -> Refusal | None:
        """Take somebody on."""
        if wrong := roles & _NOBODYS:
            return Refusal(Reason.INVALID, f"no member of staff is {', '.join(sorted(wrong))}")
        for some, others in _APART:
            if roles & some and roles & others:
                pair = " and ".join(sorted((min(roles & some), min(roles & others))))
                return Refusal(Reason.INVALID, f"nobody is {pair} at once")
        event = StaffEnrolled(
            name=name, roles=roles, password_hash=password_hash, temporary=temporary
        )
        return await self._enrol(f"staff:{name}", event, at=at, by=by)

    async def enrol_device(
        self,
        key: str,
        roles: frozenset[Role],
        players: frozenset[str] | None,
        *,
        at: int,
        by: str,
        serves: str = "",
        notes: frozenset[int] = frozenset(),
        cap: int = 0,
    ) -> Refusal | None:
        """Enrol a device under a key whose first part, up to the dot, is its name."""
        event = DeviceEnrolled(
            name=key.partition(".")[0],
            roles=roles,
            players=players,
            key_digest=digest_key(key),
            serves=serves,
            notes=notes,
            cap=cap,
        )
        name = event.name
        return await self._enrol(f"device:{name}", event, at=at, by=by)

    async def change_password(
        self, name: str, password_hash: str, *, at: int, by: str
    ) -> Refusal | None:
        """Another password for a member of staff."""
        stream = f"staff:{name}"
        known = self._standing(stream)
        if known is None:
            return Refusal(Reason.INVALID, f"nobody stands under {stream}")
        event = PasswordChanged(name=name, password_hash=password_hash)
        return await self._append(stream, event, known.version, at=at, by=by)

    async def strike(self, stream: str, *, at: int, by: str) -> Refusal | None:
        """Strike a name off: its password or key opens nothing from now on."""
        known = self._standing(stream)
        if known is None:
            return Refusal(Reason.INVALID, f"nobody stands under {stream}")
        event = Struck(name=stream.partition(":")[2])
        return await self._append(stream, event, known.version, at=at, by=by)

    async def _enrol(self, stream: str, event: PeopleEvent, *, at: int, by: str) -> Refusal | None:
        if self._standing(stream) is not None:
            return Refusal(Reason.INVALID, f"{stream} is enrolled already")
        if reason := why_not_a_name(event.name):
            return Refusal(Reason.INVALID, reason)
        if twin := self._alike(event.name):
            return Refusal(Reason.INVALID, f"{event.name} would be taken for {twin}")
        before = self.known.get(stream)
        return await self._append(stream, event, before.version if before else 0, at=at, by=by)

    async def _append(
        self, stream: str, event: PeopleEvent, version: int, *, at: int, by: str
    ) -> Refusal | None:
        draft = PEOPLE_CODEC.encode(event)
        part = StreamAppend(stream=stream, expected=version, drafts=(draft,))
        append = Append(streams=(part,), at=at, actor=by, cause="people", key="")
        stored = await GroupCommit(self.store).append(append)
        if not isinstance(stored, Stored):
            return Refusal(Reason.INVALID, f"{stream} was changed at the same time; look again")
        self._apply(stream, event, version + 1)
        return None

    def _alike(self, name: str) -> str:
        """Somebody who stands under a name that a person would take for this one."""
        standing = (stream.partition(":")[2] for stream in self.known if self._standing(stream))
        return next((one for one in standing if one != name and alike(one) == alike(name)), "")

    def _standing(self, stream: str) -> Known | None:
        known = self.known.get(stream)
        return None if known is None or known.struck else known

    def _apply(self, stream: str, event: PeopleEvent, version: int) -> None:
        match event:
            case StaffEnrolled():
                actor = Actor(id=event.name, roles=event.roles)
                self.known[stream] = Known(
                    actor=actor,
                    password_hash=event.password_hash,
                    temporary=event.temporary,
                    version=version,
                )
            case PasswordChanged():
                self.known[stream] = replace(
                    self.known[stream],
                    password_hash=event.password_hash,
                    temporary=False,
                    version=version,
                )
            case DeviceEnrolled():
                actor = Actor(
                    id=event.name,
                    roles=event.roles,
                    players=event.players,
                    standing=stream,
                )
                self.known[stream] = Known(
                    actor=actor,
                    key_digest=event.key_digest,
                    serves=event.serves,
                    notes=event.notes,
                    cap=event.cap,
                    version=version,
                )
            case Struck():
                self.known[stream] = replace(self.known[stream], struck=True, version=version)


def digest_key(key: str) -> str:
    """What is kept of a key. Keys are long and random, so a plain hash gives nothing away."""
    return hashlib.sha256(key.encode()).hexdigest()
