"""What a dealer does next: tasks first, then the round, one step at a time."""

from croupier.core.roles import Role, lowest
from croupier.evening.chance import Chance
from croupier.scenario.steps import usual_role
from croupier.table.betting import CallFinalBets, CloseBetting, OpenBetting
from croupier.table.declare import Command
from croupier.table.faults import RestoreEquipment
from croupier.table.no_spin import CallNoSpin
from croupier.table.phases import Phase
from croupier.table.result import EnterResult
from croupier.table.spin import SpinBall
from croupier.table.state import Table
from croupier.table.tasks import ConfirmTask

_WORDS = ("player", "bet", "to", "reason", "scope", "task")


def by_usual_role(command: Command, table: Table) -> Command:
    """The command as the lowest role that the book lets give it would give it."""
    words = {name: getattr(command, name) for name in _WORDS if hasattr(command, name)}
    return command.but(by=usual_role(command.action, words, table))


def next_step(table: Table, chance: Chance) -> Command | None:
    """What brings the round on; None where the table waits for something else."""
    if task := _task(table):
        return task
    match table.phase:
        case Phase.IDLE | Phase.SETTLED | Phase.VOID:
            return OpenBetting(by=Role.DEALER)
        case Phase.BETTING | Phase.FINAL_BETS:
            return _while_betting(table, chance)
        case Phase.NO_MORE_BETS:
            return _after_the_close(table, chance)
        case Phase.HELD if table.faults:
            scope, player = min(table.faults, key=str)
            return RestoreEquipment(by=Role.DEALER, scope=scope, player=player)
    return None


def _task(table: Table) -> ConfirmTask | None:
    """The task that stands first among those that others wait for."""
    waiting = [pending for pending in table.tasks if pending.task.blocks]
    if not waiting:
        return None
    first = waiting[0]
    return ConfirmTask(by=lowest(first.task.roles), task=first.task.name, player=first.player)


def _while_betting(table: Table, chance: Chance) -> Command:
    game = table.game
    if table.spin is None and not game.close.before_spin:
        return _spin(chance)
    if table.phase is Phase.BETTING and not table.warned and game.close.warn_clauses:
        return CallFinalBets(by=Role.DEALER)
    return CloseBetting(by=Role.DEALER)


def _after_the_close(table: Table, chance: Chance) -> Command:
    game = table.game
    if table.spin is None or table.spin.void:
        return _spin(chance)
    if table.spin.faults or (game.no_spins and chance.one_in(25)):
        return _no_spin(table, chance)
    return EnterResult(by=Role.DEALER, pocket=chance.pick(game.wheel.order))


def _spin(chance: Chance) -> SpinBall:
    """A launch; now and then one that the book does not take for a spin."""
    short = chance.one_in(20)
    turns = 1 if short else 5 + chance.below(4)
    return SpinBall(by=Role.DEALER, direction="opposite", revolutions=turns)


def _no_spin(table: Table, chance: Chance) -> CallNoSpin:
    faults = table.spin.faults if table.spin else ()
    reason = faults[0] if faults else chance.pick(tuple(table.game.no_spins))
    return CallNoSpin(by=Role.DEALER, reason=reason, text="seen by the dealer")
