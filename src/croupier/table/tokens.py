"""Promotional tokens: staked like chips, never cashed out, their winnings paid in chips.

A balance is all that a player may stake, chips and tokens; how much of it is tokens is kept here,
and the ledger keeps tokens on accounts of their own. Chips go down first and tokens last, unless a
player says otherwise, and come up in the same order.
"""

from collections.abc import Iterable, Mapping

from croupier.core.ensure import ensure
from croupier.roulette.bets import BetName
from croupier.roulette.lines import Line, lines_by_player
from croupier.table.state import Change, Seat, Table, TokenMove

Tokens = Mapping[BetName, int]


def chips_of(seat: Seat) -> int:
    """What of a balance is chips, and may be cashed out."""
    return max(0, seat.balance - seat.tokens)


def has_tokens(seat: Seat) -> bool:
    """Whether a player has tokens in hand or on the layout."""
    return bool(seat.tokens or seat.token_wagers)


def tokens_up(seat: Seat, bet: BetName, stake: int) -> int:
    """The tokens that come up with a stake taken off a bet: chips come up first."""
    lying = seat.token_wagers.get(bet, 0)
    return max(0, stake - (seat.wagers.get(bet, 0) - lying)) if lying else 0


def tokens_used(seat: Seat, changes: Iterable[Change]) -> tuple[Change, ...]:
    """Changes that say how many tokens each of them moves."""
    answer = []
    for change in changes:
        if change.cost > 0:
            token = min(max(change.token, change.cost - chips_of(seat)), seat.tokens)
        elif change.token < 0:
            token = -min(-change.token, seat.token_wagers.get(change.bet, 0))
        else:
            token = -tokens_up(seat, change.bet, -change.stake)
        answer.append(change._replace(token=max(token, 0) if change.cost > 0 else token))
        seat = _changed(seat, answer[-1])
    return tuple(answer)


def _changed(seat: Seat, change: Change) -> Seat:
    lies = seat.wagers.get(change.bet, 0) + change.stake
    moved = tokens_moved(seat, (change,))
    return moved.but(wagers={**seat.wagers, change.bet: lies}, balance=seat.balance - change.cost)


def tokens_moved(seat: Seat, changes: Iterable[Change]) -> Seat:
    """The seat's tokens after changes that say how many they move."""
    in_hand, lying = seat.tokens, dict(seat.token_wagers)
    for change in changes:
        in_hand -= change.token
        lying[change.bet] = lying.get(change.bet, 0) + change.token
    ensure(
        in_hand >= 0 and min(lying.values(), default=0) >= 0,
        f"{seat.player} moved more tokens than there were",
    )
    return seat.but(tokens=in_hand, token_wagers={bet: t for bet, t in lying.items() if t})


def tokens_settled(lying: Tokens, lines: Iterable[Line]) -> tuple[int, dict[BetName, int]]:
    """What lines do to tokens on the layout: those that come back in hand, and those that stay.

    A token on a winner stays up with it, one on a loser is collected, and one without a result
    goes back.
    """
    back, stays = 0, dict(lying)
    for line in lines:
        token = stays.pop(line.bet, 0)
        if not token:
            continue
        if line.void:
            back += min(token, line.returned)
        elif standing := dict(line.stands).get(line.bet, 0):
            stays[line.bet] = min(token, standing)
    return back, stays


def tokens_taken(seat: Seat, lines: Iterable[Line]) -> Seat:
    """The seat's tokens after lines for wagers that lie there now."""
    back, stays = tokens_settled(seat.token_wagers, lines)
    return seat.but(tokens=seat.tokens + back, token_wagers=stays)


def tokens_again(seat: Seat, lay: Tokens, old: Iterable[Line], new: Iterable[Line]) -> Seat:
    """The seat's tokens with new lines in place of old ones, from what lay there then.

    A token that stood and was taken down since is in hand, and is collected or given back there.
    """
    if not lay:
        return seat
    (was, stood), (now, stands) = tokens_settled(lay, old), tokens_settled(lay, new)
    gained = now + sum(stands.values()) - was - sum(stood.values())
    in_hand = seat.tokens + sum(seat.token_wagers.values()) + gained - sum(stands.values())
    return seat.but(tokens=max(0, in_hand), token_wagers=stands)


def tokens_within(seat: Seat) -> Seat:
    """No more tokens than the balance and the wagers that they are a part of."""
    lying = {bet: min(t, seat.wagers.get(bet, 0)) for bet, t in seat.token_wagers.items()}
    return seat.but(
        tokens=min(seat.tokens, seat.balance),
        token_wagers={bet: token for bet, token in lying.items() if token},
    )


def token_move(before: Seat, after: Seat) -> TokenMove:
    """What became of a player's tokens between two moments."""
    lay, lies = (sum(seat.token_wagers.values()) for seat in (before, after))
    return TokenMove(before.player, after.tokens - before.tokens, lies - lay)


def banked_after(table: Table, after: Mapping[str, Seat], moves: tuple[TokenMove, ...]) -> int:
    """What is banked at a table once tokens have moved as an event says.

    What the house wins in tokens it has not in chips: the float is left as it was.
    """
    if table.game.tokens is None:
        return table.banked
    _ensure_moves(table, after, moves)
    return table.banked - sum(move.collected for move in moves)


def _ensure_moves(before: Table, after: Mapping[str, Seat], moves: tuple[TokenMove, ...]) -> None:
    said = {move.player: move for move in moves}
    for player, seat in after.items():
        old = before.seats.get(player)
        if old is None or not (has_tokens(old) or player in said):
            continue
        move = token_move(old, seat)
        stated = said.get(player, TokenMove(player, 0, 0))
        ensure(move == stated, f"{player}'s tokens moved by {move}, the event says {stated}")


def token_moves(table: Table, lines: Iterable[Line]) -> tuple[TokenMove, ...]:
    """What lines do to the tokens of the players whom they name."""
    return moved_tokens(
        table,
        {
            player: tokens_taken(table.seats[player], mine)
            for player, mine in lines_by_player(lines).items()
            if table.seats[player].token_wagers
        },
    )


def moved_tokens(table: Table, after: Mapping[str, Seat]) -> tuple[TokenMove, ...]:
    """The tokens that moved between a table's seats and what came of them."""
    moves = (token_move(table.seats[player], seat) for player, seat in after.items())
    return tuple(move for move in moves if move.hand or move.layout)
