"""Undoing a settlement: what new lines in place of old ones mean for a player."""

from collections.abc import Iterable
from dataclasses import replace

from croupier.core.money import show_dollars
from croupier.roulette.game import Game
from croupier.roulette.held import wager_cost
from croupier.roulette.settle import Line, Wagerer
from croupier.table.state import Move, Seat, Settlement, Table
from croupier.table.tokens import has_tokens, tokens_again, tokens_within


def lines_by_player(lines: Iterable[Line]) -> dict[str, list[Line]]:
    """The lines of each player."""
    by_player: dict[str, list[Line]] = {}
    for line in lines:
        mine = by_player.get(line.player)
        if mine is None:
            by_player[line.player] = [line]
        else:
            mine.append(line)
    return by_player


def standing(lines: Iterable[Line]) -> dict[str, int]:
    """What lines leave on the layout, by bet."""
    wagers: dict[str, int] = {}
    for line in lines:
        for bet, stake in line.stands:
            wagers[bet] = wagers.get(bet, 0) + stake
    return wagers


def resettle_seat(seat: Seat, old: Iterable[Line], new: Iterable[Line]) -> Seat:
    """The seat with new lines in place of old ones.

    A player's worth changes by what the new lines give less what the old ones gave, wherever the
    chips have gone since; what the balance cannot cover is owed.
    """
    old, new = tuple(old), tuple(new)
    worth = seat.balance + sum(seat.wagers.values()) - seat.owed
    worth += sum(line.win + line.returned for line in new)
    worth -= sum(line.win + line.returned for line in old)
    touched = {bet for line in old for bet, _ in line.stands}
    wagers = {bet: stake for bet, stake in seat.wagers.items() if bet not in touched}
    for bet, stake in standing(new).items():
        wagers[bet] = wagers.get(bet, 0) + stake
    balance = worth - sum(wagers.values())
    owed = max(0, -balance)
    return replace(seat, wagers=wagers, balance=balance + owed, owed=owed)


def resettled_seat(table: Table, player: str, old: Iterable[Line], new: Iterable[Line]) -> Seat:
    """A seat with new lines in place of old ones, its tokens included."""
    after = resettle_seat(table.seats[player], old, new)
    if table.settlement is not None and player in table.settlement.wagerers:
        after = tokens_again(after, table.settlement.wagerers[player].tokens, old, new)
    return tokens_within(after) if has_tokens(after) else after


def moved_wagerers(settlement: Settlement, lines: Iterable[Line], game: Game) -> dict[str, Wagerer]:
    """Players whose wagers count from now on where new lines have them."""
    moved = {}
    for player, mine in lines_by_player(lines).items():
        wagerer = settlement.wagerers[player]
        # The lines of wagers come first, those of strays after them.
        laid = mine[: len(mine) - len(wagerer.strays)]
        wagers = {line.bet: line.stake // wager_cost(game, line.bet) for line in laid}
        moved[player] = wagerer._replace(wagers=wagers)
    return moved


def resettle_move(before: Seat, after: Seat) -> Move:
    """The difference between a seat before and after."""
    return Move(
        before.player,
        after.balance - before.balance,
        sum(after.wagers.values()) - sum(before.wagers.values()),
        after.owed - before.owed,
    )


def split_off_absent(
    table: Table, old: tuple[Line, ...], new: tuple[Line, ...]
) -> tuple[tuple[Line, ...], tuple[Line, ...], tuple[str, ...]]:
    """The old and new lines of players still here, and a warning for each who has left.

    Somebody who has left has no seat to move money to or from; the pit is told the difference.
    """
    gone: dict[str, int] = {}
    for sign, lines in ((-1, old), (1, new)):
        for line in lines:
            if line.player not in table.seats:
                owed = gone.get(line.player, 0)
                gone[line.player] = owed + sign * (line.win + line.returned)
    told = (
        f"{player} has left: {show_dollars(abs(due))} due {'to' if due > 0 else 'from'} {player}"
        for player, due in gone.items()
        if due
    )
    here = [tuple(line for line in lines if line.player in table.seats) for lines in (old, new)]
    return here[0], here[1], tuple(told)


def told_owed(moves: Iterable[Move]) -> tuple[str, ...]:
    """What players had to give back and had not; nobody is taken below nought."""
    return tuple(
        f"{move.player} owes {show_dollars(move.owed)}: ask for it back"
        for move in moves
        if move.owed > 0
    )


def resettle_moves(table: Table, old: tuple[Line, ...], new: tuple[Line, ...]) -> tuple[Move, ...]:
    """The moves of all players that old and new lines touch."""
    before, after = lines_by_player(old), lines_by_player(new)
    return tuple(
        resettle_move(
            table.seats[player],
            resettle_seat(table.seats[player], before.get(player, ()), after.get(player, ())),
        )
        for player in {**before, **after}
    )
