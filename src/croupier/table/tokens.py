"""Promotional tokens: staked like chips, never cashed out, their winnings paid in chips.

Tokens in hand are part of a player's balance, and tokens on the layout part of the wagers there;
what is kept here is only which part. Chips go down first and tokens last, unless a player says
otherwise, and come up in the same order.
"""

from collections.abc import Iterable, Mapping

from croupier.equipment.bets import BetName
from croupier.rules.settle import Line
from croupier.table.events import Change
from croupier.table.state import Seat

Tokens = Mapping[BetName, int]


def chips_of(seat: Seat) -> int:
    """What of a balance is chips, and may be cashed out."""
    return max(0, seat.balance - seat.tokens)


def tokens_moved(seat: Seat, changes: Iterable[Change]) -> Seat:
    """The seat's tokens after changes; called with the seat as it was before them."""
    in_hand, lying, balance = seat.tokens, dict(seat.token_wagers), seat.balance
    wagers = dict(seat.wagers)
    for bet, stake, cost, token in changes:
        if cost > 0:
            used = max(token, cost - max(0, balance - in_hand))
            lying[bet] = lying.get(bet, 0) + min(used, in_hand)
            in_hand -= min(used, in_hand)
        else:
            chips = wagers.get(bet, 0) - lying.get(bet, 0)
            back = max(0, -stake - chips) if lying.get(bet) else 0
            lying[bet] = lying.get(bet, 0) - back
            in_hand += back
        wagers[bet] = wagers.get(bet, 0) + stake
        balance -= cost
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
    """The seat's tokens with new lines in place of old ones, from what lay there then."""
    if not lay:
        return seat
    was, now = tokens_settled(lay, old)[0], tokens_settled(lay, new)
    return seat.but(tokens=max(0, seat.tokens - was + now[0]), token_wagers=now[1])
