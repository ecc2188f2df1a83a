"""Undoing a settlement: what new lines in place of old ones mean for a player."""

from collections.abc import Iterable

from croupier.core.messages import Message, say
from croupier.roulette.game import Game
from croupier.roulette.lines import Line, Wagerer, lines_by_player
from croupier.roulette.settlement import wager_cost
from croupier.table.checks import checks_standing
from croupier.table.state import Move, Prisoner, Seat, Settlement, Table
from croupier.table.tokens import Tokens, has_tokens, tokens_again, tokens_settled, tokens_within


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
    worth = seat.balance + sum(seat.wagers.values()) - seat.owed + gained(old, new)
    touched = {bet for line in old for bet, _ in line.stands}
    wagers = {bet: stake for bet, stake in seat.wagers.items() if bet not in touched}
    for bet, stake in standing(new).items():
        wagers[bet] = wagers.get(bet, 0) + stake
    balance = worth - sum(wagers.values())
    owed = max(0, -balance)
    return seat.but(wagers=wagers, balance=balance + owed, owed=owed)


def resettled_seat(table: Table, player: str, old: Iterable[Line], new: Iterable[Line]) -> Seat:
    """A seat with new lines in place of old ones, its tokens included."""
    old, new = tuple(old), tuple(new)
    after = resettle_seat(table.seats[player], old, new)
    if table.settlement is not None and player in table.settlement.wagerers:
        then = table.settlement.wagerers[player]
        after = tokens_again(after, then.tokens, old, new)
        if then.checks:
            # Until the next round is open nobody has laid any but those that stood.
            after = after.but(checks=checks_standing(then.checks, new))
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


def moves_of(
    table: Table,
    old: tuple[Line, ...],
    new: tuple[Line, ...],
    *,
    past: bool = False,
    prison: tuple[Prisoner, ...] = (),
) -> tuple[Move, ...]:
    """The moves of all players that old and new lines touch, also of those who have left."""
    before, after = lines_by_player(old), lines_by_player(new)
    moves = []
    for player in {**before, **after}:
        undone, done = before.get(player, ()), after.get(player, ())
        seat = table.seats.get(player)
        if seat is None:
            moves.append(Move(player, 0, 0, -gained(undone, done)))
        elif past:
            moves.append(resettle_move(seat, settle_past_seat(seat, undone, done, prison)))
        else:
            moves.append(resettle_move(seat, resettle_seat(seat, undone, done)))
    return tuple(moves)


def gained(old: Iterable[Line], new: Iterable[Line]) -> int:
    """What new lines give a player beyond the old ones, after what was staked on either."""
    given = sum(line.win + line.returned - line.stake for line in new)
    return given - sum(line.win + line.returned - line.stake for line in old)


def settle_past_seat(
    seat: Seat, old: Iterable[Line], new: Iterable[Line], prison: Iterable[Prisoner] = ()
) -> Seat:
    """The seat once a round of before is settled anew: what lies on the layout now stays there.

    Only stakes that are in prison now lie as the new lines have them.
    """
    old, new = tuple(old), tuple(new)
    stands = standing(new)
    held = {each.bet: stands[each.bet] for each in prison if each.player == seat.player}
    wagers = {**seat.wagers, **held}
    worth = seat.balance - seat.owed + gained(old, new)
    worth -= sum(wagers.values()) - sum(seat.wagers.values())
    after = seat.but(balance=max(0, worth), owed=max(0, -worth))
    # What was laid since cannot be undone from a stake that is in prison.
    return after if wagers == seat.wagers else after.but(wagers=wagers, past=None)


def settled_past(seat: Seat, lay: Tokens, old: Iterable[Line], new: Iterable[Line]) -> Seat:
    """The same with promotional tokens: `lay` is what of the wagers was tokens then."""
    after = settle_past_seat(seat, old, new)
    if not lay and not seat.tokens:
        return after
    (was, stood), (now, stands) = tokens_settled(lay, old), tokens_settled(lay, new)
    more = now + sum(stands.values()) - was - sum(stood.values())
    return after.but(tokens=min(max(0, seat.tokens + more), after.balance))


def owing_after(table: Table, moves: Iterable[Move]) -> dict[str, int]:
    """What players who have left owe, or below zero are owed, after some moves."""
    owing = dict(table.owing)
    for move in moves:
        if move.player not in table.seats:
            owing[move.player] = owing.get(move.player, 0) + move.owed
    return {player: amount for player, amount in owing.items() if amount}


def due_from_absent(table: Table, moves: Iterable[Move]) -> tuple[Message, ...]:
    """What is due to or from players who have left, for the pit."""
    return tuple(
        say("warning-left-with-due", player=m.player, owed=m.owed)
        for m in moves
        if m.owed and m.player not in table.seats
    )


def announce_owed(table: Table, moves: Iterable[Move]) -> tuple[Message, ...]:
    """What players had to give back and had not; nobody is taken below zero."""
    return tuple(
        say("warning-owes", player=move.player, owed=move.owed)
        for move in moves
        if move.owed > 0 and move.player in table.seats
    )
