"""What a wheel is, which tables are dealt from it, and whose readings count."""

from typing import Annotated

from croupier.core.declarations import FieldKind
from croupier.core.messages import say
from croupier.core.refusal import ApprovalNeeded, Reason, Refusal
from croupier.core.roles import Role, or_above
from croupier.wheel.declare import Command, Decision, Event, command, event
from croupier.wheel.state import Wheel

KEEPERS = or_above(Role.PIT_BOSS)
#: No wheel is read by more devices than these.
SOURCES_MAX = 2
#: How long the house may let bets be laid before it has the ball launched, at least and at most.
LAUNCH_SECONDS = (5, 600)
_ANOTHER_SOURCE = ApprovalNeeded(
    Reason.NOT_PERMITTED, say("wheel-second-person-must-agree-another"), roles=KEEPERS
)


@event()
class WheelEntered(Event):
    """The house has got a wheel."""

    serial: str
    maker: str
    pockets: int
    ball: str = ""
    certificates: tuple[str, ...] = ()

    def evolve(self, wheel: Wheel) -> Wheel:
        """It can be put to tables."""
        return wheel.but(
            maker=self.maker, pockets=self.pockets, ball=self.ball, certificates=self.certificates
        )


@command("enter-wheel", roles=KEEPERS)
class EnterWheel(Command):
    """Enter a wheel under its serial number, or what has changed about it."""

    maker: str
    pockets: int
    ball: str = ""
    certificates: tuple[str, ...] = ()

    def decide(self, wheel: Wheel) -> Decision:
        """Any wheel of 37 to 40 pockets."""
        if not 37 <= self.pockets <= 40:
            return Refusal(
                Reason.INVALID, say("wheel-no-roulette-wheel-pockets", pockets=self.pockets)
            )
        return (
            WheelEntered(
                at=self.at,
                by=self.by,
                serial=wheel.serial,
                maker=self.maker,
                pockets=self.pockets,
                ball=self.ball,
                certificates=self.certificates,
            ),
        )


@event()
class TableJoined(Event):
    """A table is dealt from this wheel from now on; `automatic` without a dealer."""

    table: str
    automatic: bool

    def evolve(self, wheel: Wheel) -> Wheel:
        """Its spins are this wheel's."""
        return wheel.but(tables={**wheel.tables, self.table: self.automatic})


@command("deal-table", roles=KEEPERS)
class DealTable(Command):
    """Deal a table from this wheel; the house fills in who agreed."""

    table: str
    automatic: bool = False
    agreed_by: Annotated[str, FieldKind("house")] = ""

    def decide(self, wheel: Wheel) -> Decision:
        """Between games only; where devices read the wheel, the table gets another source."""
        if refusal := refuse_in_game(wheel):
            return refusal
        if wheel.sources and not self.agreed_by and self.table not in wheel.tables:
            return _ANOTHER_SOURCE
        joined = TableJoined(at=self.at, by=self.by, table=self.table, automatic=self.automatic)
        return (joined,)


@event()
class TableLeft(Event):
    """A table is no longer dealt from this wheel."""

    table: str

    def evolve(self, wheel: Wheel) -> Wheel:
        """The history stays with the wheel."""
        return wheel.but(tables={n: how for n, how in wheel.tables.items() if n != self.table})


@command("release-table", roles=KEEPERS)
class ReleaseTable(Command):
    """Deal a table from this wheel no more; the house fills in who agreed."""

    table: str
    agreed_by: Annotated[str, FieldKind("house")] = ""

    def decide(self, wheel: Wheel) -> Decision:
        """Between games only; where devices read the wheel, the table gets another source."""
        if self.table not in wheel.tables:
            return Refusal(
                Reason.INVALID, say("wheel-not-dealt-from", table=self.table, serial=wheel.serial)
            )
        if refusal := refuse_in_game(wheel):
            return refusal
        if wheel.sources and not self.agreed_by:
            return _ANOTHER_SOURCE
        return (TableLeft(at=self.at, by=self.by, table=self.table),)


@event()
class SourcesChanged(Event):
    """Whose readings count from now on; `agreed_by` is the second person."""

    devices: tuple[str, ...]
    agreed_by: str

    def evolve(self, wheel: Wheel) -> Wheel:
        """What was read before counts no more."""
        return wheel.but(sources=self.devices, read={})


@command("change-sources", roles=KEEPERS)
class ChangeSources(Command):
    """Say whose readings count: one device, two that must agree, or none and a dealer does.

    The house fills in who agreed; without a second person it waits for one.
    """

    devices: tuple[str, ...]
    agreed_by: Annotated[str, FieldKind("house")] = ""

    def decide(self, wheel: Wheel) -> Decision:
        """Between games, with a second person."""
        if len(set(self.devices)) != len(self.devices) or len(self.devices) > SOURCES_MAX:
            return Refusal(
                Reason.INVALID, say("wheel-wheel-read-by-at-most", sources_max=SOURCES_MAX)
            )
        if refusal := refuse_in_game(wheel):
            return refusal
        if not self.agreed_by:
            return _ANOTHER_SOURCE
        changed = SourcesChanged(
            at=self.at, by=self.by, devices=self.devices, agreed_by=self.agreed_by
        )
        return (changed,)


@event()
class LaunchSet(Event):
    """Who launches the ball from now on: the house after so many seconds of betting, or not it."""

    seconds: int

    def evolve(self, wheel: Wheel) -> Wheel:
        """From the next game on."""
        return wheel.but(launch_seconds=self.seconds)


@command("set-launch", roles=KEEPERS)
class SetLaunch(Command):
    """Have the house launch the ball after so many seconds of betting; zero for never.

    The wheel itself must wait to be started: a wheel that deals by itself takes no notice.
    """

    seconds: int

    def decide(self, wheel: Wheel) -> Decision:
        """Long enough to bet, and short enough that a game goes on."""
        if self.seconds and not LAUNCH_SECONDS[0] <= self.seconds <= LAUNCH_SECONDS[1]:
            return Refusal(
                Reason.INVALID,
                say("wheel-launch-seconds", least=LAUNCH_SECONDS[0], most=LAUNCH_SECONDS[1]),
            )
        return (LaunchSet(at=self.at, by=self.by, seconds=self.seconds),)


@event()
class DeviceOrdered(Event):
    """A person had a device of the wheel do something: restart, self-test, start."""

    device: str
    order: str
    value: str = ""


@command("order-device", roles=or_above(Role.GAME_SUPERVISOR))
class OrderDevice(Command):
    """Have a device of the wheel do something; a spin may end by it, so that it is on record."""

    device: str
    order: str
    value: str = ""

    def decide(self, wheel: Wheel) -> Decision:
        """At any time: a wheel in trouble is in the middle of a spin."""
        given = DeviceOrdered(
            at=self.at, by=self.by, device=self.device, order=self.order, value=self.value
        )
        return (given,)


def refuse_in_game(wheel: Wheel) -> Refusal | None:
    """Why nothing may be changed while the ball runs or its number is open."""
    if wheel.course in ("running", "closed", "undecided"):
        return Refusal(
            Reason.WRONG_PHASE, say("wheel-ball-running-or-number-not", serial=wheel.serial)
        )
    return None
