"""Changes of wagers that came too late are undone: what lay at the close is what is played."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from croupier.core.messages import say
from croupier.roulette.game import Clauses, Game
from croupier.roulette.settlement import wager_cost
from croupier.table.declare import Command
from croupier.table.state import Change, Seat, Table
from croupier.table.wagers import WagersChanged

#: The cause of such a change.
LATE: Final = "late"


def strike_late(
    table: Table, command: Command, late: Mapping[str, tuple[Change, ...]], clauses: Clauses
) -> Iterator[WagersChanged]:
    """Give back what players laid too late, and lay down again what they took up too late."""
    for player, changes in late.items():
        seat = table.seats.get(player)
        undone = _undone(table.game, seat, changes) if seat is not None else ()
        if undone:
            yield WagersChanged(
                at=command.at,
                by=command.by,
                player=player,
                cause=LATE,
                changes=undone,
                clauses=clauses,
                warnings=(say("warning-changed-after-close"),),
            )


def _undone(game: Game, seat: Seat, changes: Iterable[Change]) -> tuple[Change, ...]:
    """The changes that undo others, as far as what lies and what is in hand allow."""
    moved = Counter[str]()
    for change in changes:
        moved[change.bet] += change.stake
    down = {bet: min(stake, seat.wagers.get(bet, 0)) for bet, stake in moved.items() if stake > 0}
    back = tuple(_change(game, bet, -stake) for bet, stake in down.items() if stake)
    again = tuple(_change(game, bet, -stake) for bet, stake in moved.items() if stake < 0)
    in_hand = seat.balance - sum(change.cost for change in back)
    # Who has left with the money cannot lay it down again.
    return back + again if sum(change.cost for change in again) <= in_hand else back


def _change(game: Game, bet: str, stake: int) -> Change:
    return Change(bet, stake, stake * wager_cost(game, bet))
