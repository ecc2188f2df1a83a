"""Terminals, displays and sensors, each with a key of its own."""

from croupier.core.declarations import HouseText
from croupier.core.roles import Role
from croupier.people.declare import (
    ADMINISTRATORS,
    PEOPLE,
    Decision,
    Known,
    PersonCommand,
    PersonEvent,
    refuse_enrolment,
)


@PEOPLE.command("enrol-device", roles=ADMINISTRATORS)
class EnrolDevice(PersonCommand):
    """Enrol a terminal, display or sensor."""

    key_digest: HouseText
    device_roles: frozenset[Role]
    players: frozenset[str] | None
    serves: str = ""
    notes: frozenset[int] = frozenset()
    cap: int = 0
    commands: frozenset[str] = frozenset()

    def decide(self, known: Known, twin: str) -> Decision:
        """Under a name of its own."""
        if refusal := refuse_enrolment(known, twin):
            return refusal
        return (
            DeviceEnrolled(
                name=self.name,
                roles=self.device_roles,
                players=self.players,
                key_digest=self.key_digest,
                serves=self.serves,
                notes=self.notes,
                cap=self.cap,
                commands=self.commands,
            ),
        )


@PEOPLE.event
class DeviceEnrolled(PersonEvent):
    """A terminal, display or sensor; the digest is that of a long random key."""

    roles: frozenset[Role]
    players: frozenset[str] | None
    key_digest: str
    #: What a driver is for: `wheel:SERIAL`, or `station:TABLE/PLAYER`.
    serves: str = ""
    #: Which notes a note reader may credit, in cents, and up to which balance.
    notes: frozenset[int] = frozenset()
    cap: int = 0
    #: Which commands its key may be used for at a table.
    commands: frozenset[str] = frozenset()

    def evolve(self, known: Known) -> Known:
        """Known anew, whatever stood under the name before."""
        return Known(
            name=known.name,
            stands=True,
            roles=self.roles,
            players=self.players,
            key_digest=self.key_digest,
            serves=self.serves,
            notes=self.notes,
            cap=self.cap,
            commands=self.commands,
        )
