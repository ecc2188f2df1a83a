"""The self-audit of every station, kept up event by event while a table is played.

Two figures are carried for each player: what the ledger says lies on the player's accounts, and
what the meters say the player must hold. After every event both must be what the table itself
says, to the cent. Nothing here is kept for good; it begins with a table as it stands.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from croupier.core.ensure import InvariantBroken
from croupier.ledger.postings import (
    Posting,
    float_of,
    layout,
    owed,
    post_event,
    stack,
    suspense,
    tokens_in_hand,
    tokens_laid,
)
from croupier.roulette.held import wager_cost
from croupier.roulette.settle import Line
from croupier.table.claims import ClaimReleased
from croupier.table.colours import ForeignColourRedeemed
from croupier.table.corrections import MistakeRecorded
from croupier.table.declare import Event
from croupier.table.late import RoundResettled
from croupier.table.prison import StakeShared
from croupier.table.result import RoundSettled
from croupier.table.seats import BoughtIn, CashedOut
from croupier.table.spin import NoSpinCalled
from croupier.table.state import Seat, Table
from croupier.table.tips import TipGiven
from croupier.table.wagers import WagersChanged, WagersReturned

Amounts = dict[str, int]

#: Keys of the meters among the accounts: what a player must hold, and what the house has won.
_CREDIT: Final = "credit:"
_WIN: Final = "win"


class StationBook:
    """What ledger and meters say of one table, up to the last event that was stored."""

    def __init__(self, table: Table) -> None:
        #: The table that the book is of; another one means that events were missed.
        self.table = table
        self.amounts: Amounts = _opening(table)

    def page(self) -> "Page":
        """Somewhere to enter events that are not stored yet."""
        return Page(self)

    def enter(self, changes: Amounts, after: Table) -> None:
        """Take up what has been stored."""
        _add(self.amounts, changes)
        self.table = after


class Page:
    """Events on top of a book, of which any may still come to nothing."""

    def __init__(self, book: StationBook) -> None:
        self._book = book.amounts
        self._pending: Amounts = {}

    def keep(self, changes: Amounts) -> None:
        """Count on these from here on."""
        _add(self._pending, changes)

    def follow(self, event: Event, before: Table, after: Table, changes: Amounts) -> None:
        """Add an event to `changes`; InvariantBroken, with its name, where it does not add up."""
        postings = post_event(after.id, event)
        for account, amount in postings:
            changes[account] = changes.get(account, 0) + amount
        if (
            type(event) is WagersChanged
            and len(postings) == 2
            and len(event.changes) == 1
            and not event.changes[0].token
        ):
            wrong = self._wrong_wager(event, before, after, changes, postings)
        else:
            wrong = self._wrong(after, self._touched(event, after, changes), changes)
        if wrong:
            raise InvariantBroken(f"{type(event).__name__} at {event.at}, {after.id}: {wrong}")

    def _wrong_wager(
        self,
        event: WagersChanged,
        before: Table,
        after: Table,
        changes: Amounts,
        postings: tuple[Posting, ...],
    ) -> str:
        """A wager on one bet in chips moves them from stack to layout and touches nothing else.

        By far the most frequent event of all. What lay there before was checked when it was laid,
        so that only the bet that changed is looked at.
        """
        player = event.player
        seat, (bet, stake, cost, _) = after.seats[player], event.changes[0]
        (on_hand, _), (on_layout, _) = postings
        balance, booked = seat.balance, self._booked
        if booked(on_hand, changes) != balance - seat.tokens:
            in_hand = balance - seat.tokens
            return f"{on_hand} is {in_hand}, in the ledger {booked(on_hand, changes)}"
        laid = seat.wagers.get(bet, 0) - before.seats[player].wagers.get(bet, 0)
        due = stake * wager_cost(after.game, bet) if after.game.calls else stake
        if laid != stake or cost != due:
            return f"{laid} was laid on {bet} for {cost}, the event says {stake}"
        holds = balance + booked(on_layout, changes) + seat.held - seat.owed
        if seat.token_wagers:
            holds += sum(seat.token_wagers.values())
        metered = booked(_CREDIT + player, changes)
        if metered != holds:
            return f"the meters of {player} give {metered}, the player holds {holds}"
        return ""

    def _touched(self, event: Event, after: Table, changes: Amounts) -> Iterable[str]:
        """Enter an event in the meters; the players whom it concerns."""
        meter = _METERS.get(type(event))
        if meter is not None:
            return _meter(changes, meter(event))
        named = getattr(event, "player", "")
        return (named,) if named in after.seats else ()

    def _wrong(self, after: Table, players: Iterable[str], changes: Amounts) -> str:
        booked = self._booked(float_of(after.id), changes)
        if booked != after.float:
            return f"the float is {after.float}, in the ledger {booked}"
        metered = self._booked(_WIN, changes)
        if metered != after.house:
            return f"the house has won {after.house}, by its meters {metered}"
        for player in players:
            seat = after.seats.get(player)
            if seat is None:
                continue
            staked = after.staked(seat)
            held = _accounts(after.id, seat, staked)
            if wrong := self._wrong_seat(seat, staked, changes, held):
                return wrong
        return ""

    def _wrong_seat(self, seat: Seat, staked: int, changes: Amounts, held: Amounts) -> str:
        for account, there in held.items():
            if self._booked(account, changes) != there:
                return f"{account} is {there}, in the ledger {self._booked(account, changes)}"
        holds = seat.balance + staked + seat.held - seat.owed
        metered = self._booked(_CREDIT + seat.player, changes)
        if metered != holds:
            return f"the meters of {seat.player} give {metered}, the player holds {holds}"
        return ""

    def _booked(self, account: str, changes: Amounts) -> int:
        booked = self._book.get(account, 0) + changes.get(account, 0)
        return booked + self._pending.get(account, 0) if self._pending else booked


def _accounts(table: str, seat: Seat, staked: int) -> Amounts:
    """Every account of a player's with what the table says is on it."""
    laid = sum(seat.token_wagers.values())
    return {
        stack(table, seat.player): seat.balance - seat.tokens,
        layout(table, seat.player): staked - laid,
        tokens_in_hand(table, seat.player): seat.tokens,
        tokens_laid(table, seat.player): laid,
        suspense(table, seat.player): seat.held,
        owed(table, seat.player): -seat.owed,
    }


def _opening(table: Table) -> Amounts:
    """The book of a table as it stands: what the log led to is checked by those who verify it."""
    amounts: Amounts = {float_of(table.id): table.float, _WIN: table.house}
    for player, seat in table.seats.items():
        held = _accounts(table.id, seat, table.staked(seat))
        amounts |= held
        amounts[_CREDIT + player] = sum(held.values())
    for player, debt in table.owing.items():
        amounts[owed(table.id, player)] = amounts[_CREDIT + player] = -debt
    return amounts


def _add(amounts: Amounts, changes: Amounts) -> None:
    """Add changes; an account that comes to nothing is forgotten."""
    for account, amount in changes.items():
        left = amounts.get(account, 0) + amount
        if left:
            amounts[account] = left
        else:
            amounts.pop(account, None)


#: What an event does to the meters: the credit of each player, and under the empty name the house.
_Credits = dict[str, int]


def _meter(changes: Amounts, credits: _Credits) -> Iterable[str]:
    won = credits.pop("", 0)
    changes[_WIN] = changes.get(_WIN, 0) + won
    for player, amount in credits.items():
        changes[_CREDIT + player] = changes.get(_CREDIT + player, 0) + amount
    return credits


def _of_lines(credits: _Credits, lines: Iterable[Line], sign: int) -> _Credits:
    """Wins and what came back, less what was turned over."""
    won = 0
    for line in lines:
        got = sign * (line.win + line.returned - line.stake)
        credits[line.player] = credits.get(line.player, 0) + got
        won -= got
    credits[""] = credits.get("", 0) + won
    return credits


def _mistake(event: MistakeRecorded) -> _Credits:
    paid = -event.rectified if event.amount > 0 else event.rectified
    return {event.player: paid, "": -paid}


def _released(event: ClaimReleased) -> _Credits:
    kept = 0 if event.paid else event.amount
    return {event.player: -kept, "": kept}


_METERS: Final[dict[type[Event], Callable[[Any], _Credits]]] = {
    BoughtIn: lambda event: {event.player: event.amount},
    CashedOut: lambda event: {event.player: -event.amount},
    RoundSettled: lambda event: _of_lines({}, event.lines, 1),
    WagersReturned: lambda event: _of_lines({}, event.lines, 1),
    NoSpinCalled: lambda event: _of_lines({}, event.lines if event.returned else (), 1),
    RoundResettled: lambda event: _of_lines(_of_lines({}, event.before, -1), event.lines, 1),
    ClaimReleased: _released,
    ForeignColourRedeemed: lambda event: {event.player: event.value * event.count},
    MistakeRecorded: _mistake,
    StakeShared: lambda event: {event.player: -event.lost, "": event.lost},
    TipGiven: lambda event: {event.player: -event.amount},
}
