"""What a move of the wheel means for one table, as commands that its book allows or refuses."""

from collections.abc import Iterator
from typing import Final

from croupier.core.roles import DEVICES, PIT_LINE, Role, lowest
from croupier.house.pacing import confirm, hand
from croupier.roulette.game import Warn
from croupier.table.betting import CallFinalBets, CloseBetting, OpenBetting
from croupier.table.catalogue import powers_in
from croupier.table.declare import Command
from croupier.table.no_spin import CallNoSpin
from croupier.table.phases import Phase
from croupier.table.result import EnterResult
from croupier.table.sources import NoteUndecided
from croupier.table.spin import SpinBall
from croupier.table.state import Table
from croupier.table.tasks import ConfirmTask
from croupier.wheel import spins
from croupier.wheel.declare import Event
from croupier.wheel.grounds import ground_of

#: Where no wagers lie that a spin could decide.
_OUT: Final = frozenset({Phase.CLOSED, Phase.IDLE, Phase.SETTLED})
_IN_A_ROUND: Final = (
    *(spins.BallRan, spins.WheelClosed, spins.NumberSpun, spins.SpinVoided),
    spins.NumberUndecided,
)


def moves_of(table: Table, event: Event, *, automatic: bool) -> list[Command]:
    """The commands for a table. Without a dealer the wheel also does what a dealer would.

    Beside a dealer it does what the book lets a machine do, and the rest is the dealer's. What a
    person has decided at the wheel is decided for its tables. A table that is not in a round sits
    this one out.
    """
    if table.phase in _OUT and isinstance(event, _IN_A_ROUND):
        return []
    commands = list(_moves(table, event, automatic=automatic))
    if automatic or event.by not in DEVICES:
        return commands
    return [each for each in commands if each.by in DEVICES]


def key_of(command: Command) -> str:
    """Which part of a move a command is, whatever else the table has still to do for it.

    Numbers and no-spins stand alone. They are called as in logs of before, where a place was part
    of the key: one that was sent then must not be taken for a new one.
    """
    if isinstance(command, ConfirmTask):
        return f"{command.action}/{command.task}/{command.player}"
    return "0" if isinstance(command, EnterResult | CallNoSpin) else command.action


def _moves(table: Table, event: Event, *, automatic: bool) -> Iterator[Command]:
    at, rule = event.at, table.game.close
    match event:
        case spins.GameOpened():
            if automatic:
                yield from _make_ready(table, at)
            yield OpenBetting(by=_hand(table, "open-betting"), at=at)
        case spins.BallRan():
            if table.spin is None or table.spin.void:
                yield _spin(table, at, rotor=event.rotor)
            if rule.warn is not Warn.NEVER and not table.warned:
                yield CallFinalBets(by=_hand(table, "final-bets"), at=at)
        case spins.WheelClosed():
            if table.spin is None:
                yield _spin(table, at)
            # A wheel that closes without having been seen to run has warned nobody: the close
            # says so, and no warning of the same instant is made up.
            yield CloseBetting(by=_hand(table, "no-more-bets"), at=at, sensed=True)
        case spins.NumberSpun():
            yield EnterResult(by=_hand(table, "result"), at=at, pocket=event.pocket)
        case spins.NumberUndecided():
            yield NoteUndecided(by=Role.SYSTEM, at=at, cause=event.cause, seen=event.seen)
        case spins.SpinVoided():
            yield from _no_spin(table, event.cause, at)


def _make_ready(table: Table, at: int) -> Iterator[Command]:
    """What a dealer would have done by now, in the machine's own name: there is no dealer.

    Whether something that failed works again, and what somebody must judge, is for people to say.
    """
    for waiting in table.tasks:
        if not waiting.task.judged:
            yield confirm(waiting, at).but(by=Role.SENSOR, machine=True)


def _spin(table: Table, at: int, rotor: str = "") -> Command:
    """The ball runs, against the rotor where the wheel has seen how that turns.

    A wheel that sees it reports a ball that runs with the rotor as no spin. Of a launch that
    nothing has read nobody knows the direction.
    """
    return SpinBall(by=_launcher(table), at=at, direction="opposite" if rotor else "")


def _hand(table: Table, action: str) -> Role:
    """In whose role a wheel acts: a sensor's, where the book lets one, and else a dealer's."""
    power = powers_in(table.game).get(action)
    return Role.SENSOR if power is not None and Role.SENSOR in power.roles else hand(table, action)


def _launcher(table: Table) -> Role:
    return _sensed(table.game.spin.roles)


def _sensed(roles: frozenset[Role]) -> Role:
    return Role.SENSOR if Role.SENSOR in roles else lowest(roles & {*PIT_LINE} or {Role.DEALER})


def _no_spin(table: Table, cause: str, at: int) -> Iterator[Command]:
    reason = ground_of(table.game, cause)
    if not reason:
        return
    by = _sensed(table.game.no_spins[reason].roles)
    yield CallNoSpin(by=by, at=at, reason=reason, cause=cause, running=True)
