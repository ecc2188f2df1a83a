"""Undoing a settlement: what new lines in place of old ones mean for a player."""

from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar, Final, Self

from croupier.core.ensure import ensure
from croupier.core.money import show_dollars
from croupier.roulette.game import Game
from croupier.roulette.held import wager_cost
from croupier.roulette.pockets import Pocket
from croupier.roulette.settle import Line, Wagerer, lines_by_player
from croupier.table.declare import Event, Heard, event
from croupier.table.prison import with_prison
from croupier.table.state import Move, Prisoner, Seat, Settlement, Table, TokenMove
from croupier.table.tasks import renew_tasks
from croupier.table.tokens import (
    banked_after,
    has_tokens,
    moved_tokens,
    tokens_again,
    tokens_within,
)

#: Why a settlement was done again: the number that was entered was not the one spun.
CORRECTION: Final = "correction"


@event(heard=Heard.ROOM)
class RoundResettled(Event):
    """A settlement was undone and done again from the same wagers; `before` is the old one."""

    cause: str
    pocket: Pocket | None
    before: tuple[Line, ...]
    lines: tuple[Line, ...]
    moves: tuple[Move, ...]
    tokens: tuple[TokenMove, ...] = ()
    #: The stakes of the players it touches that are in prison now.
    prison: tuple[Prisoner, ...] = ()
    moves_tokens: ClassVar[bool] = True

    def evolve(self, table: Table) -> Table:
        """Undo the old lines, do the new ones; what a balance cannot cover is owed."""
        seats = dict(table.seats)
        before, after = lines_by_player(self.before), lines_by_player(self.lines)
        house = table.house
        for player in {**before, **after}:
            old, new = before.get(player, []), after.get(player, [])
            house += sum(n.lost - n.win for n in new) - sum(o.lost - o.win for o in old)
            resettled = resettled_seat(table, player, old, new)
            seats[player] = with_prison(resettled, self.prison)
            ensure(
                resettle_move(table.seats[player], resettled) in self.moves,
                f"undoing {player}'s settlement moved other amounts than the self says",
            )
        numbers = (
            table.numbers[1:] if table.settlement and table.settlement.pocket else table.numbers
        )
        if self.pocket is not None:
            numbers = (self.pocket, *numbers)
        settlement = table.settlement and _settled_again(table.settlement, self, table.game)
        settled = table.but(seats=seats, house=house, numbers=numbers, settlement=settlement)
        settled = settled.but(banked=banked_after(table, seats, self.tokens))
        if table.settlement and table.settlement.pocket == self.pocket:
            return settled
        # What is still to be done for the old number is done for the new one, if there is one.
        raised = self.pocket is not None
        return settled.but(tasks=renew_tasks(settled, "result", lines=self.lines, raised=raised))

    def note_tokens(self, table: Table) -> Self:
        """What new lines in place of old ones do to tokens."""
        before, after = lines_by_player(self.before), lines_by_player(self.lines)
        seats = {
            player: resettled_seat(table, player, before.get(player, []), after.get(player, []))
            for player in {**before, **after}
        }
        moves = moved_tokens(table, seats)
        return self.but(tokens=moves) if moves else self


def _settled_again(settlement: Settlement, event: RoundResettled, game: Game) -> Settlement:
    """New lines in place of those undone; others' stand, and voided wagers take no more part."""
    undone = {line.player for line in event.before}
    lines = tuple(line for line in settlement.lines if line.player not in undone)
    voided = undone if event.cause != "correction" else set()
    wagerers = {name: w for name, w in settlement.wagerers.items() if name not in voided}
    if event.cause.startswith("override"):
        wagerers |= moved_wagerers(settlement, event.lines, game)
    return replace(settlement, pocket=event.pocket, lines=lines + event.lines, wagerers=wagerers)


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
