"""Getting on with it: what people at a table usually do next."""

from croupier.core.money import Money
from croupier.core.roles import Role, lowest
from croupier.roulette.bets import LUCKY_COLOURS
from croupier.roulette.game import Warn
from croupier.roulette.pockets import ZERO, Pocket
from croupier.scenario.steps import usual_role
from croupier.table.answer import Decision
from croupier.table.betting import CallFinalBets, CloseBetting, OpenBetting
from croupier.table.declare import Command
from croupier.table.faults import RestoreEquipment
from croupier.table.lucky import DrawLuckyBoost, DrawLuckyNumbers
from croupier.table.no_spin import CallNoSpin
from croupier.table.phases import Phase
from croupier.table.result import EnterResult
from croupier.table.seats import BuyIn
from croupier.table.spin import SpinBall
from croupier.table.state import Table
from croupier.table.tasks import ConfirmTask
from croupier.table.wagers import PlaceWager
from tests.properties.invariants import Play

STEPS_OF_A_ROUND = 16
_NAMED_IN_STEPS = ("player", "bet", "to", "reason", "scope", "task", "final")


def by_usual_role(command: Command, table: Table) -> Command:
    """The command by the lowest role that the book lets give it."""
    words = {name: getattr(command, name) for name in _NAMED_IN_STEPS if hasattr(command, name)}
    return command.but(by=usual_role(command.action, words, table))


def deal_to(play: Play, *phases: Phase, pocket: Pocket = ZERO) -> None:
    """Deal until the table is in one of some phases, or can get no further."""
    for _ in range(STEPS_OF_A_ROUND):
        table = play.table
        command = next_step(table, pocket)
        if command is None or table.phase in phases:
            return
        if isinstance(command, CloseBetting) and table.closes_at is not None:
            play.wait(max(0, table.closes_at - play.now))
        if play.table is table:
            play.submit(by_usual_role(command, table).but(at=play.now))


def buy_in(play: Play, player: str, amount: int) -> Decision:
    """Turn the first tender that a game takes into chips or credits."""
    tender = next(iter(play.table.game.tenders))
    command = BuyIn(by=Role.DEALER, player=player, amount=Money(amount), tender=tender)
    return play.submit(by_usual_role(command, play.table).but(at=play.now))


def place(play: Play, player: str, bet: str, stake: int) -> Decision:
    """Lay a wager by the one who may lay it."""
    command = PlaceWager(by=Role.PLAYER, player=player, bet=bet, stake=Money(stake))
    return play.submit(by_usual_role(command, play.table).but(at=play.now))


def next_step(table: Table, pocket: Pocket) -> Command | None:
    """What brings a round to its end; None at a table that deals no more."""
    if waiting := [w for w in table.tasks if w.task.blocks]:
        first = waiting[0]
        by = lowest(first.task.roles)
        return ConfirmTask(by=by, task=first.task.name, player=first.player)
    match table.phase:
        case Phase.IDLE | Phase.SETTLED | Phase.VOID:
            return OpenBetting(by=Role.DEALER)
        case Phase.BETTING | Phase.FINAL_BETS:
            return _towards_close(table)
        case Phase.NO_MORE_BETS:
            return _towards_result(table, pocket)
        case Phase.HELD if table.faults:
            scope, player = min(table.faults, key=str)
            by = lowest(table.game.malfunctions[scope].restore_roles or {Role.DEALER})
            return RestoreEquipment(by=by, scope=scope, player=player)
    return None


def _towards_close(table: Table) -> Command:
    by = Role.DEALER
    if table.spin is None:
        return SpinBall(by=by)
    if table.game.lucky and not table.lucky_numbers and not table.is_faulty("lucky-display"):
        drawn = dict(zip(LUCKY_COLOURS, table.game.wheel.order, strict=False))
        return DrawLuckyNumbers(by=Role.SYSTEM, numbers=drawn)
    if table.game.close.warn is not Warn.NEVER and table.phase is Phase.BETTING:
        return CallFinalBets(by=by)
    return CloseBetting(by=by)


def _towards_result(table: Table, pocket: Pocket) -> Command:
    by, order = Role.DEALER, table.game.wheel.order
    if table.spin is None or table.spin.void:
        return SpinBall(by=by)
    if table.spin.faults:
        return by_usual_role(CallNoSpin(by=by, reason=table.spin.faults[0]), table)
    if table.lucky_numbers and not table.lucky_boost:
        return DrawLuckyBoost(by=Role.SYSTEM, colour="red", odds="super")
    return EnterResult(by=by, pocket=pocket if pocket in order else order[0])
