"""Alerts that somebody has seen: a fact of the house as a whole, on a stream of its own."""

from typing import Final

from croupier.core import declarations
from croupier.core.declarations import Registry
from croupier.core.messages import Params, say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.log.codec import Codec
from croupier.house.stream_kind import StreamKind

STREAM: Final = "house"
#: The alerts that somebody has seen, by their names.
Seen = frozenset[str]


class FloorEvent(declarations.Fact):
    """A fact about the house as a whole."""

    def evolve(self, seen: Seen) -> Seen:
        """What has been seen after this fact."""
        raise NotImplementedError


class FloorCommand(declarations.Command):
    """A request to the house as a whole."""

    def decide(self, seen: Seen) -> tuple[FloorEvent, ...] | Refusal:
        """What the command leads to, once the role lets it through."""
        raise NotImplementedError


FLOOR: Final[Registry[FloorCommand, FloorEvent]] = Registry("floor", FloorCommand)


@FLOOR.command("acknowledge", roles=frozenset(Role) - {Role.PLAYER, Role.SYSTEM})
class AcknowledgeAlert(FloorCommand):
    """Say that one has seen an alert; the alert itself says which roles may."""

    alert: str
    table: str
    kind: str
    #: What the alert says.
    says: str
    text: str = ""
    round_no: int = 0
    #: Whom it is about, and what its sentence is made of.
    player: str = ""
    facts: Params | None = None
    may: frozenset[str] = frozenset()

    def decide(self, seen: Seen) -> tuple[FloorEvent, ...] | Refusal:
        """Once is enough."""
        if self.by not in self.may:
            who = sorted(self.may)
            return Refusal(
                Reason.NOT_PERMITTED, say("house-role-may-not-acknowledge", by=self.by, who=who)
            )
        if self.alert in seen:
            return ()
        return (
            AlertAcknowledged(
                alert=self.alert,
                table=self.table,
                kind=self.kind,
                says=self.says,
                text=self.text,
                round_no=self.round_no,
                player=self.player,
                facts=self.facts,
            ),
        )


@FLOOR.event
class AlertAcknowledged(FloorEvent):
    """Somebody has seen an alert; what it said is kept with it."""

    alert: str
    table: str
    kind: str
    says: str
    text: str = ""
    #: The round that it came up in.
    round_no: int = 0
    #: Whom it was about, and what its sentence is made of; unknown in logs of before.
    player: str = ""
    facts: Params | None = None

    def evolve(self, seen: Seen) -> Seen:
        """One more."""
        return seen | {self.alert}


@FLOOR.command("alarm-key", roles=frozenset({Role.SYSTEM}))
class AlarmKey(FloorCommand):
    """Put on record that a device's key was used for what it is not enrolled for."""

    device: str
    serves: str
    action_tried: str
    table: str = ""

    def decide(self, seen: Seen) -> tuple[FloorEvent, ...] | Refusal:
        """Whatever it was, it was refused already."""
        return (
            KeyOutOfScope(
                device=self.device,
                serves=self.serves,
                action=self.action_tried,
                table=self.table,
            ),
        )


@FLOOR.event
class KeyOutOfScope(FloorEvent):
    """A device's key was used for something that it is not enrolled for; it was refused."""

    device: str
    #: What the key is for, such as `wheel:SERIAL`.
    serves: str
    action: str
    #: The English text of it, in logs of before.
    says: str = ""
    table: str = ""

    def evolve(self, seen: Seen) -> Seen:
        """Nobody has seen it yet."""
        return seen


@FLOOR.command("alarm-number", roles=frozenset({Role.SYSTEM}))
class AlarmNumber(FloorCommand):
    """Put on record that a number came from somebody whose numbers do not count at a table."""

    who: str
    #: The table, or the wheel by its serial number.
    place: str
    #: Whose numbers count there.
    source: str
    #: The number, or what else was said of a spin.
    pocket: str = ""
    round_no: int = 0

    def decide(self, seen: Seen) -> tuple[FloorEvent, ...] | Refusal:
        """It was refused already."""
        return (
            NumberFromElsewhere(
                who=self.who,
                place=self.place,
                source=self.source,
                pocket=self.pocket,
                round_no=self.round_no,
            ),
        )


@FLOOR.event
class NumberFromElsewhere(FloorEvent):
    """Somebody sent a number to a table or wheel that has another source; it was refused."""

    who: str
    place: str
    source: str
    pocket: str = ""
    round_no: int = 0

    def evolve(self, seen: Seen) -> Seen:
        """Nobody has seen it yet."""
        return seen


FLOOR_CODEC: Codec[FloorEvent] = Codec(FLOOR.events.values())
FLOOR_STREAM: Final[StreamKind[Seen, FloorEvent]] = StreamKind(
    prefix=STREAM,
    codec=FLOOR_CODEC,
    decide=lambda seen, command: command.decide(seen),
    evolve=lambda seen, event: event.evolve(seen),
    empty=lambda name: frozenset(),
)
