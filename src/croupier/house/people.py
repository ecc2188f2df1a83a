"""Who is known to the house: staff with passwords, devices with keys, kept in the log."""

import hashlib
import hmac
from collections.abc import Callable
from functools import partial
from typing import Final

from croupier.core.messages import say
from croupier.core.names import alike
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import DRIVERS, Role, lowest
from croupier.house.actors import Actor
from croupier.house.house import House
from croupier.house.log.codec import Codec
from croupier.house.log.record import Record
from croupier.house.policies import Request
from croupier.house.stream_kind import StreamKind
from croupier.people.catalogue import PEOPLE
from croupier.people.declare import Decision, Known, PersonCommand, PersonEvent, decide, evolve
from croupier.people.devices import EnrolDevice
from croupier.people.second_factor import ClearSecondFactor, SetSecondFactor
from croupier.people.staff import ChangePassword, EnrolStaff, StrikeOff

#: How the streams of the known begin.
STAFF: Final = "staff:"
DEVICES: Final = "device:"
#: How it begins what a device serves that stands at a player's station.
STATION: Final = "station:"
PEOPLE_CODEC: Codec[PersonEvent] = Codec(PEOPLE.events.values())
_NOT_YOURS: Final = say("people-own-password-only")


def house_itself(name: str) -> Actor:
    """The house, or a part of it, as somebody who acts."""
    return Actor(id=name, roles=frozenset({Role.SYSTEM}))


def actor_of(known: Known) -> Actor:
    """Somebody known as somebody who acts; a device is found by its name at any node."""
    standing = f"{DEVICES}{known.name}" if known.key_digest else ""
    # A driver sends readings, and at a table nothing but what it was enrolled for.
    listed = known.commands if known.roles & DRIVERS else known.commands or None
    return Actor(
        id=known.name,
        roles=known.roles,
        players=known.players,
        commands=listed,
        serves=known.serves,
        standing=standing,
    )


class Register:
    """Everybody and everything known, by stream; rebuilt from the log at every start."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.known: dict[str, Known] = {}
        #: The wheel of which a device of this name is a source, if there is one.
        self.source_of: Callable[[str], str] = lambda name: ""
        #: Called when somebody or something was struck off, at whichever node.
        self.on_struck: Callable[[], None] = lambda: None
        for prefix in (STAFF, DEVICES):
            kind: StreamKind[Known, PersonEvent] = StreamKind(
                prefix=prefix,
                codec=PEOPLE_CODEC,
                decide=partial(self._decide, prefix),
                evolve=evolve,
                empty=lambda name: Known(name=name),
            )
            policies = house.streams.add(kind).policies
            policies.follow(self._follow)
            policies.review(_refuse_others, ChangePassword.action, SetSecondFactor.action)
            policies.review(self._refuse_source, EnrolDevice.action)

    async def start(self) -> None:
        """Read the log."""
        for prefix in (STAFF, DEVICES):
            await self.house.streams.start(prefix)

    def _follow(
        self, name: str, record: Record, event: PersonEvent, before: Known, after: Known
    ) -> None:
        self.known[record.stream] = after
        if before.stands and not after.stands:
            self.on_struck()

    def _decide(self, prefix: str, known: Known, command: PersonCommand) -> Decision:
        return decide(known, command, self.alike(f"{prefix}{command.name}"))

    def staff(self, name: str) -> Known | None:
        """A member of staff who has not been struck off."""
        return self._standing(f"{STAFF}{name}")

    def is_struck(self, name: str) -> bool:
        """Whether somebody or something of this name was known, and is no more."""
        known = [
            self.known[each]
            for each in (f"{STAFF}{name}", f"{DEVICES}{name}")
            if each in self.known
        ]
        return bool(known) and not any(each.stands for each in known)

    def employs(self, name: str) -> bool:
        """Whether a member of staff goes by this name, however it is spelt."""
        wanted = alike(name)
        return any(
            known.stands and stream.startswith(STAFF) and alike(known.name) == wanted
            for stream, known in self.known.items()
        )

    def has_printer(self, table: str, player: str = "") -> bool:
        """Whether a printer serves a player's station, or any station of a table."""
        place = f"{STATION}{table}/{player}"
        return any(
            known.stands
            and Role.PRINTER in known.roles
            and (known.serves == place if player else known.serves.startswith(place))
            for known in self.known.values()
        )

    def device(self, key: str) -> Actor | None:
        """The device that a key opens for, compared in constant time."""
        name, _, secret = key.partition(".")
        known = self._standing(f"{DEVICES}{name}")
        if known is None or not secret:
            return None
        return actor_of(known) if hmac.compare_digest(known.key_digest, digest_key(key)) else None

    async def enrol_staff(
        self,
        name: str,
        roles: frozenset[Role],
        password_hash: str,
        *,
        at: int,
        by: Actor,
        temporary: bool = False,
    ) -> Refusal | None:
        """Take somebody on."""
        command = EnrolStaff(
            by=_role(by, EnrolStaff),
            at=at,
            name=name,
            staff_roles=roles,
            password_hash=password_hash,
            temporary=temporary,
        )
        return await self._submit(f"{STAFF}{name}", command, by)

    async def enrol_device(
        self,
        key: str,
        roles: frozenset[Role],
        players: frozenset[str] | None,
        *,
        at: int,
        by: Actor,
        serves: str = "",
        notes: frozenset[int] = frozenset(),
        cap: int = 0,
        commands: frozenset[str] = frozenset(),
    ) -> Refusal | None:
        """Enrol a device under a key whose first part, up to the dot, is its name."""
        command = EnrolDevice(
            by=_role(by, EnrolDevice),
            at=at,
            name=key.partition(".")[0],
            device_roles=roles,
            players=players,
            key_digest=digest_key(key),
            serves=serves,
            notes=notes,
            cap=cap,
            commands=commands,
        )
        return await self._submit(f"{DEVICES}{command.name}", command, by)

    async def change_password(
        self, name: str, password_hash: str, *, at: int, by: Actor
    ) -> Refusal | None:
        """Another password for a member of staff."""
        role = _role(by, ChangePassword)
        command = ChangePassword(by=role, at=at, name=name, password_hash=password_hash)
        return await self._submit(f"{STAFF}{name}", command, by)

    async def set_second_factor(
        self, name: str, salt: str, check: str, *, at: int, by: Actor
    ) -> Refusal | None:
        """A second factor for a member of staff."""
        role = _role(by, SetSecondFactor)
        command = SetSecondFactor(by=role, at=at, name=name, salt=salt, check=check)
        return await self._submit(f"{STAFF}{name}", command, by)

    async def clear_second_factor(self, name: str, *, at: int, by: Actor) -> Refusal | None:
        """No second factor for a member of staff any more."""
        command = ClearSecondFactor(by=_role(by, ClearSecondFactor), at=at, name=name)
        return await self._submit(f"{STAFF}{name}", command, by)

    async def strike(self, stream: str, *, at: int, by: Actor) -> Refusal | None:
        """Strike a name off: its password or key opens nothing from now on."""
        command = StrikeOff(by=_role(by, StrikeOff), at=at, name=stream.partition(":")[2])
        return await self._submit(stream, command, by)

    async def _submit(self, stream: str, command: PersonCommand, by: Actor) -> Refusal | None:
        answer = await self.house.gateway.submit(by, stream, command)
        return answer if isinstance(answer, Refusal) else None

    def alike(self, stream: str) -> str:
        """Somebody else, or a device, whose name a person would take for this one."""
        name = alike(stream.partition(":")[2])
        standing = ((own, known.name) for own, known in self.known.items() if known.stands)
        return next((one for own, one in standing if own != stream and alike(one) == name), "")

    def _refuse_source(
        self, known: Known, request: Request, events: tuple[PersonEvent, ...]
    ) -> Refusal | None:
        """No new key takes the place of one whose numbers two people have said count."""
        if wheel := self.source_of(known.name):
            why = say("people-source-of-wheel", name=known.name, wheel=wheel)
            return Refusal(Reason.NOT_PERMITTED, why)
        return None

    def _standing(self, stream: str) -> Known | None:
        known = self.known.get(stream)
        return known if known is not None and known.stands else None


def _refuse_others(
    known: Known, request: Request, events: tuple[PersonEvent, ...]
) -> Refusal | None:
    """Nobody chooses a password or second factor for somebody else."""
    if request.identity.id == known.name:
        return None
    return Refusal(Reason.NOT_PERMITTED, _NOT_YOURS)


def _role(actor: Actor, kind: type[PersonCommand]) -> Role:
    """The least of somebody's roles in which they may; without one, whatever decides refuses."""
    return lowest(actor.roles & (kind.roles or frozenset()) or actor.roles or {Role.PLAYER})


def digest_key(key: str) -> str:
    """What is kept of a key. Keys are long and random, so a plain hash gives nothing away."""
    return hashlib.sha256(key.encode()).hexdigest()
