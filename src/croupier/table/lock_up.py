"""Large wins: a station whose win is above the house's amount waits for a supervisor."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from croupier.core.messages import Message, say
from croupier.core.money import Money
from croupier.core.roles import SUPERVISORS
from croupier.roulette.game import Task
from croupier.roulette.lines import Line
from croupier.table.declare import Command, Event, event
from croupier.table.state import Pending, Table

LARGE_WIN: Final = Task(
    name="large-win",
    says="duty-large-win",
    roles=SUPERVISORS,
    clauses=(),
    blocks=frozenset({"cash-out", "leave", "place", "repeat", "move", "call-bet"}),
    lasting=True,
    judged=True,
    own=True,
)


@event()
class WinsLocked(Event):
    """Wins above the house's amount: their stations wait for a supervisor."""

    wins: dict[str, Money]

    def evolve(self, table: Table) -> Table:
        new = tuple(Pending.of(LARGE_WIN, player, player=player) for player in self.wins)
        known = {(waiting.task.name, waiting.player) for waiting in table.tasks}
        fresh = tuple(each for each in new if (each.task.name, each.player) not in known)
        return table.but(tasks=(*table.tasks, *fresh))


def large_wins(lines: Iterable[Line], above: int) -> dict[str, Money]:
    """What each player won with a number, where it is more than an amount."""
    won: Counter[str] = Counter()
    for line in lines:
        won[line.player] += line.win
    return {player: Money(amount) for player, amount in won.items() if amount > above}


def lock_corrected(
    table: Table, command: Command, above: int | None, resettled: Iterable[tuple[Line, ...]]
) -> Iterator[WinsLocked]:
    """A correction locks what has become a large win, as the number itself would have.

    `resettled` are the old lines and the new ones. Who has left is nobody's station to lock.
    """
    if not above or not table.game.electronic:
        return
    old, new = resettled
    before, after = (large_wins(lines, 0) for lines in (old, new))
    larger = {
        player: won
        for player, won in after.items()
        if won > max(above, before.get(player, 0)) and player in table.seats
    }
    if larger:
        yield WinsLocked(at=command.at, by=command.by, wins=larger, warnings=announce_wins(larger))


def is_locked(table: Table, player: str) -> bool:
    """Whether a player's station waits for a supervisor."""
    waiting = (each for each in table.tasks if each.task.name == LARGE_WIN.name)
    return any(each.player == player for each in waiting)


def announce_wins(wins: dict[str, Money]) -> tuple[Message, ...]:
    """What a supervisor should know along with the number."""
    return tuple(
        say("warning-won", player=player, amount=amount) for player, amount in wins.items()
    )
