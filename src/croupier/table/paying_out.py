"""Cash-outs that a dealer pays in chips: owed from the touch on the screen to the chips in hand."""

from collections.abc import Iterable
from typing import Final

from croupier.core.ensure import ensure
from croupier.core.money import Money
from croupier.core.roles import PIT
from croupier.roulette.chips import USUAL_CHIPS, cut_chips, show_cut
from croupier.roulette.game import Task
from croupier.table.declare import Event, event
from croupier.table.state import Pending, Table

NAME: Final = "pay-out"


@event()
class PaidOut(Event):
    """A dealer has put into a player's hand, in chips, what a cash-out left owed."""

    player: str
    amount: Money

    def evolve(self, table: Table) -> Table:
        left = table.payable.get(self.player, 0) - self.amount
        ensure(left >= 0, f"{self.player} is paid more than is owed")
        payable = {**table.payable, self.player: left}
        return table.but(payable={player: owed for player, owed in payable.items() if owed})


def owe(table: Table, player: str, amount: int) -> Table:
    """The table with more owed to a player in chips, and the dealer's task to pay it."""
    owed = table.payable.get(player, 0) + amount
    chips = show_cut(cut_chips(owed, _sizes(table)) or {})
    task = Task(
        name=NAME,
        says="duty-pay-out",
        roles=PIT,
        clauses=table.game.cash_out_clauses,
        lasting=True,
    )
    waiting = Pending.of(task, player, player=player, amount=owed, chips=chips)
    others = tuple(w for w in table.tasks if (w.task.name, w.player) != (NAME, player))
    return table.but(payable={**table.payable, player: owed}, tasks=(*others, waiting))


def paid_out(table: Table, task: str, player: str, done: Event) -> Iterable[PaidOut]:
    """The payment that a dealer confirms with the task, whole."""
    if task == NAME and player in table.payable:
        amount = Money(table.payable[player])
        yield PaidOut(at=done.at, by=done.by, player=player, amount=amount, clauses=done.clauses)


def _sizes(table: Table) -> set[int]:
    smallest = table.limits.smallest_chip
    return {smallest, *(size for size in USUAL_CHIPS if size > smallest)}
