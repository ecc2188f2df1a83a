"""The table after a settlement was undone and done again."""

from croupier.core.ensure import ensure
from croupier.roulette.pockets import Pocket
from croupier.table import events as e
from croupier.table.late import last_result, settled_again
from croupier.table.resettle import (
    lines_by_player,
    owing_after,
    resettle_move,
    resettled_seat,
    settle_past_seat,
)
from croupier.table.state import Seat, Table
from croupier.table.tasks import renew_tasks
from croupier.table.tokens import banked_after


def round_resettled(table: Table, event: e.RoundResettled) -> Table:
    """Undo the old lines, do the new ones; what a balance cannot cover is owed."""
    seats = _resettled_seats(table, event)
    house = table.house + sum(new.lost - new.win for new in event.lines)
    house -= sum(old.lost - old.win for old in event.before)
    round_no = event.round_no or table.round_no
    numbers, results = _renumbered(table, round_no, event.pocket)
    settled = table.but(
        seats=seats,
        house=house,
        numbers=numbers,
        results=results,
        owing=owing_after(table, event.moves),
        banked=banked_after(table, seats, event.tokens),
    )
    if event.cause == e.CORRECTION and round_no == last_result(table):
        left = tuple(waiting for waiting in settled.tasks if not waiting.task.judged)
        settled = settled.but(tasks=left)
    own = table.settlement
    if event.round_no:
        if event.revised is not None:
            settled = settled.but(revised={**table.revised, round_no: event.revised})
        is_own = own is not None and own.round_no == round_no
        return settled.but(settlement=event.revised) if is_own else settled
    settled = settled.but(settlement=own and settled_again(own, event, table.game))
    if own and own.pocket == event.pocket:
        return settled
    # What is still to be done for the old number is done for the new one, if there is one.
    raised = event.pocket is not None
    return settled.but(tasks=renew_tasks(settled, "result", lines=event.lines, raised=raised))


def _resettled_seats(table: Table, event: e.RoundResettled) -> dict[str, Seat]:
    seats = dict(table.seats)
    before, after = lines_by_player(event.before), lines_by_player(event.lines)
    tokens = {move.player: move.hand for move in event.tokens}
    for player in {**before, **after}:
        if player not in seats:
            continue
        old, new = before.get(player, []), after.get(player, [])
        seat = seats[player]
        if event.round_no:
            seats[player] = settle_past_seat(seat, old, new).but(
                tokens=seat.tokens + tokens.get(player, 0)
            )
        else:
            seats[player] = resettled_seat(table, player, old, new)
        ensure(
            resettle_move(seat, seats[player]) in event.moves,
            f"undoing {player}'s settlement moved other amounts than the event says",
        )
    return seats


def _renumbered(
    table: Table, round_no: int, pocket: Pocket | None
) -> tuple[tuple[Pocket, ...], tuple[int, ...]]:
    """The last numbers, with one round's number replaced or struck out."""
    if round_no not in table.results:
        return table.numbers, table.results
    place = table.results.index(round_no)
    kept = () if pocket is None else (pocket,)
    numbers = (*table.numbers[:place], *kept, *table.numbers[place + 1 :])
    if kept:
        return numbers, table.results
    return numbers, (*table.results[:place], *table.results[place + 1 :])
