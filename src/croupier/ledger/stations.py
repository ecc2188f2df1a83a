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
from croupier.roulette.game import Game
from croupier.roulette.lines import Line
from croupier.table.claims import ClaimReleased
from croupier.table.corrections import MistakeRecorded
from croupier.table.declare import Event
from croupier.table.foreign import ChecksGone, ForeignColourRedeemed
from croupier.table.no_spin import NoSpinCalled
from croupier.table.past_rounds import RoundResettled
from croupier.table.prison import StakeShared
from croupier.table.result import RoundSettled
from croupier.table.seats import BoughtIn, CashedOut
from croupier.table.state import Seat, Table
from croupier.table.tips import TipGiven
from croupier.table.wagers import WagersChanged, WagersReturned

Amounts = dict[str, int]
#: What an event does to the meters: the credit of each player, and under the empty name the house.
_Credits = dict[str, int]

#: Keys of the meters among the accounts: what a player must hold, and what the house has won.
_CREDIT: Final = "credit:"
_WIN: Final = "win"


class StationBook:
    """What ledger and meters say of one table, up to the last event that was stored."""

    def __init__(self, table: Table) -> None:
        #: The table that the book is of; another one means that events were missed.
        self.table = table
        self.amounts: Amounts = _opening(table)

    def enter(self, bookings: Iterable[Amounts], after: Table) -> None:
        """Take up what has been stored; an account that comes to nothing is forgotten."""
        amounts = self.amounts
        for booking in bookings:
            for account, amount in booking.items():
                if amount:
                    amounts[account] = amount
                else:
                    amounts.pop(account, None)
        self.table = after


class Page:
    """Events on top of a book, of which any may still come to nothing.

    The booking of a command has what each account that it touches comes to.
    """

    def __init__(self, book: StationBook) -> None:
        self._book = book.amounts
        self._pending: Amounts = {}

    def begin(self) -> Amounts:
        """Nothing is booked yet."""
        return {}

    def expect(self, booking: Amounts) -> None:
        """Count on this from here on."""
        self._pending.update(booking)

    def follow(self, booking: Amounts, event: Event, before: Table, after: Table) -> None:
        """Add an event to a booking; InvariantBroken, with its name, where it does not add up."""
        postings = post_event(after.id, event)
        self._book_all(booking, postings)
        if type(event) is WagersChanged and _is_one_in_chips(event, postings):
            player = event.player
            seats = (before.seats[player], after.seats[player])
            wrong = self._wrong_wager(event, after.game, *seats, booking, postings)
        else:
            wrong = self._wrong(after, self._touched(event, after, booking), booking)
        if wrong:
            raise InvariantBroken(f"{type(event).__name__} at {event.at}, {after.id}: {wrong}")

    def follow_wager(
        self, event: WagersChanged, table: Table, before: Seat, after: Seat
    ) -> Amounts:
        """The booking of a wager by its seat before and after it, for a run of them at a table.

        The table stands as before the run, but for its seats. The same checks, and from here on
        the booking is counted on.
        """
        booking: Amounts = {}
        postings = post_event(table.id, event)
        self._book_all(booking, postings)
        wrong = (
            self._wrong_wager(event, table.game, before, after, booking, postings)
            if _is_one_in_chips(event, postings)
            else "more than one bet in chips"
        )
        if wrong:
            raise InvariantBroken(f"{type(event).__name__} at {event.at}, {table.id}: {wrong}")
        self._pending.update(booking)
        return booking

    def _book_all(self, booking: Amounts, postings: tuple[Posting, ...]) -> None:
        book, pending = self._book, self._pending
        for account, amount in postings:
            booked = booking.get(account)
            if booked is None:
                booked = pending.get(account)
                if booked is None:
                    booked = book.get(account, 0)
            booking[account] = booked + amount

    def _wrong_wager(
        self,
        event: WagersChanged,
        game: Game,
        before: Seat,
        after: Seat,
        booking: Amounts,
        postings: tuple[Posting, ...],
    ) -> str:
        """A wager on one bet in chips moves them from stack to layout and touches nothing else.

        By far the most frequent event of all. What lay there before was checked when it was laid,
        so that only the bet that changed is checked.
        """
        bet, stake, cost, _ = event.changes[0]
        (on_hand, _), (on_layout, _) = postings
        balance = after.balance
        if booking[on_hand] != balance - after.tokens:
            return f"{on_hand} is {balance - after.tokens}, in the ledger {booking[on_hand]}"
        laid = after.wagers.get(bet, 0) - before.wagers.get(bet, 0)
        due = stake * game.costs[bet] if game.calls else stake
        if laid != stake or cost != due:
            return f"{laid} was laid on {bet} for {cost}, the event says {stake}"
        holds = balance + booking[on_layout] + after.held - after.owed
        if after.token_wagers:
            holds += sum(after.token_wagers.values())
        metered = self._booked(_CREDIT + event.player, booking)
        if metered != holds:
            return f"the meters of {event.player} give {metered}, the player holds {holds}"
        return ""

    def _touched(self, event: Event, after: Table, booking: Amounts) -> Iterable[str]:
        """Enter an event in the meters; the players whom it concerns."""
        meter = _METERS.get(type(event))
        if meter is not None:
            return self._meter(booking, meter(event))
        named = getattr(event, "player", "")
        return (named,) if named in after.seats else ()

    def _meter(self, booking: Amounts, credits: _Credits) -> Iterable[str]:
        won = credits.pop("", 0)
        booking[_WIN] = self._booked(_WIN, booking) + won
        for player, amount in credits.items():
            account = _CREDIT + player
            booking[account] = self._booked(account, booking) + amount
        return credits

    def _wrong(self, after: Table, players: Iterable[str], booking: Amounts) -> str:
        booked = self._booked(float_of(after.id), booking)
        if booked != after.float:
            return f"the float is {after.float}, in the ledger {booked}"
        metered = self._booked(_WIN, booking)
        if metered != after.house:
            return f"the house has won {after.house}, by its meters {metered}"
        for player in players:
            seat = after.seats.get(player)
            if seat is None:
                continue
            staked = after.staked(seat)
            held = _accounts(after.id, seat, staked)
            if wrong := self._wrong_seat(seat, staked, booking, held):
                return wrong
        return ""

    def _wrong_seat(self, seat: Seat, staked: int, booking: Amounts, held: Amounts) -> str:
        for account, there in held.items():
            if self._booked(account, booking) != there:
                return f"{account} is {there}, in the ledger {self._booked(account, booking)}"
        holds = seat.balance + staked + seat.held - seat.owed
        metered = self._booked(_CREDIT + seat.player, booking)
        if metered != holds:
            return f"the meters of {seat.player} give {metered}, the player holds {holds}"
        return ""

    def _booked(self, account: str, booking: Amounts) -> int:
        booked = booking.get(account)
        if booked is None:
            booked = self._pending.get(account)
        return self._book.get(account, 0) if booked is None else booked


def _is_one_in_chips(event: WagersChanged, postings: tuple[Posting, ...]) -> bool:
    """Whether a wager on one bet was laid or lifted, in chips alone."""
    changes = event.changes
    return len(postings) == 2 and len(changes) == 1 and not changes[0].token


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
    ChecksGone: lambda event: {player: -amount for player, amount in event.amounts.items()},
    MistakeRecorded: _mistake,
    StakeShared: lambda event: {event.player: -event.lost, "": event.lost},
    TipGiven: lambda event: {event.player: -event.amount},
}
