"""Promotional tokens computed again: who holds how many, where they lie, what the house took in."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from croupier.audit.keeping import AuditFailure, Purse, claim
from croupier.audit.lines import Line
from croupier.table.no_spin import NoSpinCalled
from croupier.table.past_rounds import RoundResettled
from croupier.table.result import RoundSettled
from croupier.table.state import Change, TokenMove
from croupier.table.wagers import WagersReturned


@dataclass(slots=True)
class TokenPurse:
    """One player's promotional tokens: in hand, and on each bet."""

    hand: int = 0
    laid: dict[str, int] = field(default_factory=dict)

    @property
    def on_layout(self) -> int:
        """All that lies on the layout."""
        return sum(self.laid.values())


def lay_tokens(purse: TokenPurse, change: Change, *, chips: int) -> None:
    """Enter what of a wager is tokens; what is not must be there in chips."""
    token, cost = change.token, change.cost
    if cost - token > chips:
        raise AuditFailure(f"{cost - token} in chips is laid of {chips}")
    if not token:
        return
    within = 0 <= token <= cost if cost > 0 else cost <= token <= 0
    claim(within, f"{token} of {cost} on {change.bet} is said to be tokens")
    claim(token <= purse.hand, f"{token} in tokens is laid of {purse.hand} in hand")
    lies = purse.laid.get(change.bet, 0) + token
    claim(lies >= 0, f"more tokens come up from {change.bet} than lay there")
    purse.hand -= token
    purse.laid[change.bet] = lies
    purse.laid = {bet: amount for bet, amount in purse.laid.items() if amount}


def after_lines(laid: Mapping[str, int], lines: Iterable[Line]) -> tuple[int, dict[str, int]]:
    """Tokens that come back, and those that stay: with a winner that stays up, and no other."""
    back, left = 0, dict(laid)
    for line in lines:
        lay = left.pop(line.bet, 0)
        stays = sum(amount for bet, amount in line.stands if bet == line.bet)
        if line.void:
            back += min(lay, line.returned)
        elif min(lay, stays):
            left[line.bet] = min(lay, stays)
    return back, left


def claim_moves(said: Iterable[TokenMove], due: Mapping[str, tuple[int, int]]) -> int:
    """The tokens an event says it moves are those that are due; what the house took in."""
    stated = {move.player: (move.hand, move.layout) for move in said}
    right = {player: move for player, move in due.items() if any(move)}
    claim(stated == right, f"it moves tokens {stated}, and {right} is right")
    return -sum(hand + layout for hand, layout in right.values())


def settle_tokens(
    purses: Mapping[str, TokenPurse], lines: Iterable[Line]
) -> dict[str, tuple[int, int]]:
    """Enter what lines do to everybody's tokens; the moves of each."""
    moves = {}
    every = list(lines)
    for player, purse in purses.items():
        if not purse.laid:
            continue
        back, left = after_lines(purse.laid, [line for line in every if line.player == player])
        moves[player] = (back, sum(left.values()) - purse.on_layout)
        purse.hand, purse.laid = purse.hand + back, left
    return moves


def settle_tokens_again(
    purse: TokenPurse, lay: Mapping[str, int], old: Iterable[Line], new: Iterable[Line]
) -> None:
    """New lines in place of old ones: a token that was taken down since is taken from the hand."""
    (was, stood), (now, stands) = after_lines(lay, old), after_lines(lay, new)
    gained = now + sum(stands.values()) - was - sum(stood.values())
    whole = purse.hand + purse.on_layout + gained
    purse.hand, purse.laid = max(0, whole - sum(stands.values())), stands


class TokenBook:
    """Everybody's promotional tokens at a table."""

    def __init__(self, tenders: frozenset[str]) -> None:
        self.tenders = tenders
        self.purses: dict[str, TokenPurse] = {}

    def of(self, player: str) -> TokenPurse:
        """A player's tokens; an empty purse that nobody keeps where there never were any."""
        return self.purses.get(player) or TokenPurse()

    def lying(self) -> dict[str, dict[str, int]]:
        """The tokens on the layout, by player and bet."""
        return {player: dict(purse.laid) for player, purse in self.purses.items()}

    def buy(self, player: str, amount: int) -> None:
        """Tokens came in."""
        self.purses.setdefault(player, TokenPurse()).hand += amount

    def settle(self, event: RoundSettled | WagersReturned | NoSpinCalled) -> int:
        """Tokens move as the lines have it; what the house took in."""
        return claim_moves(event.tokens, settle_tokens(self.purses, event.lines))

    def settle_again(
        self,
        event: RoundResettled,
        lay: Mapping[str, Mapping[str, int]],
        holding: Mapping[str, Purse],
    ) -> int:
        """New lines in place of old ones, from the tokens that lay there then."""
        due = {}
        for player in {line.player for line in (*event.before, *event.lines)} & set(self.purses):
            if player not in holding:
                continue
            tokens, purse = self.purses[player], holding[player]
            hand, laid = tokens.hand, tokens.on_layout
            if player in lay and lay[player]:
                old = [line for line in event.before if line.player == player]
                new = [line for line in event.lines if line.player == player]
                settle_tokens_again(tokens, lay[player], old, new)
            keep_within(tokens, purse.balance, purse.wagers)
            due[player] = (tokens.hand - hand, tokens.on_layout - laid)
        return claim_moves(event.tokens, due)

    def settle_past(
        self,
        event: RoundResettled,
        lay: Mapping[str, Mapping[str, int]],
        holding: Mapping[str, Purse],
    ) -> int:
        """A round of before is settled anew: tokens come to hand or are taken from it."""
        due = {}
        for player in {line.player for line in (*event.before, *event.lines)} & set(holding):
            tokens, laid = self.purses.get(player), lay.get(player) or {}
            if tokens is None and not laid:
                continue
            tokens = self.purses.setdefault(player, TokenPurse())
            old = [line for line in event.before if line.player == player]
            new = [line for line in event.lines if line.player == player]
            (was, stood), (now, stands) = after_lines(laid, old), after_lines(laid, new)
            gained = now + sum(stands.values()) - was - sum(stood.values())
            hand = tokens.hand
            tokens.hand = min(max(0, hand + gained), holding[player].balance)
            due[player] = (tokens.hand - hand, 0)
        return claim_moves(event.tokens, due)


def keep_within(purse: TokenPurse, balance: int, wagers: Mapping[str, int]) -> None:
    """Tokens are part of what a player holds, and cannot be more than that."""
    purse.hand = min(purse.hand, balance)
    laid = {bet: min(amount, wagers.get(bet, 0)) for bet, amount in purse.laid.items()}
    purse.laid = {bet: amount for bet, amount in laid.items() if amount}
