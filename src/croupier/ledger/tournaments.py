"""The ledger of a tournament: fees, added value, the pool and prizes in cents, chips in their own.

Chips go out of the operator's stock and come back to it. What a player holds is known from the
postings before, so that chips given back need not be stated. After every event the accounts must
be what the tournament itself says.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from croupier.core.ensure import ensure
from croupier.ledger.postings import Posting, layout, post_event, stack, world
from croupier.ledger.units import CASH, CHIPS, ensure_balanced, unit_of
from croupier.tournament.allotments import AddOnBought, ChipsIssued
from croupier.tournament.at_table import MistakePutRight
from croupier.tournament.buy_backs import BoughtBack
from croupier.tournament.cancelling import TournamentCancelled
from croupier.tournament.corrections import RoundPlayedAnew
from croupier.tournament.declare import Event
from croupier.tournament.disqualification import EntrantDisqualified
from croupier.tournament.ending import SessionEnded
from croupier.tournament.entries import EntryAccepted
from croupier.tournament.old_rounds import RoundSettled, RoundTakenBack
from croupier.tournament.payment import PrizePaid
from croupier.tournament.play_offs import PlayOffEnded, PlayOffStarted
from croupier.tournament.pool import ValueAdded
from croupier.tournament.prizes import AwardTakenBack, PrizesAwarded
from croupier.tournament.reinstatement import EntrantReinstated
from croupier.tournament.reopening import SessionReopened
from croupier.tournament.rounds import RoundPlayed
from croupier.tournament.seating import PlayersSeated
from croupier.tournament.state import Tournament
from croupier.tournament.substitutes import EntrantSubstituted
from croupier.tournament.undoing import RoundUndone
from croupier.tournament.wagers import ChipsGivenBack
from croupier.tournament.withdrawal import EntrantWithdrew

CASH_TENDER: Final = "cash"


def chip_stock(tournament: str) -> str:
    """The operator's tournament chips, below zero by those that players have."""
    return f"{CHIPS}:{tournament}:stock"


def chips_of(tournament: str, player: str) -> str:
    """A player's tournament chips, those on the layout included."""
    return f"{CHIPS}:{tournament}:player:{player}"


def entry_fees(tournament: str) -> str:
    """Fees of all kinds that were paid and not given back."""
    return f"entry-fees:{tournament}"


def added_value(tournament: str) -> str:
    """What the operator has added for prizes."""
    return f"added-value:{tournament}"


def unclaimed_prizes(tournament: str) -> str:
    """Of the pool, what no place-getter could take: kept for what the terms say of it."""
    return f"unclaimed-prizes:{tournament}"


def goods_for(tournament: str, player: str = "") -> str:
    """Goods and services for prizes, at their value: those to be won, or a winner's."""
    return f"goods:{tournament}:{player}" if player else f"goods:{tournament}"


def prize_pool(tournament: str) -> str:
    """What is shared out; nothing is left on it once it is."""
    return f"prize-pool:{tournament}"


def prize_of(tournament: str, player: str) -> str:
    """What a player has won, or was given for chips, and has not been paid."""
    return f"prize:{tournament}:{player}"


def operator_of(tournament: str) -> str:
    """What the operator has put in from its own, below zero."""
    return f"operator:{tournament}"


class TournamentLedger:
    """The accounts of one tournament."""

    def __init__(self, tournament: str, balances: dict[str, int] | None = None) -> None:
        self.tournament = tournament
        self.balances = {} if balances is None else balances

    def fork(self) -> "TournamentLedger":
        """A copy that may come to nothing."""
        return TournamentLedger(self.tournament, dict(self.balances))

    def follow(self, event: Event, after: Tournament) -> None:
        """Post an event, and stop with its name where the tournament says something else."""
        what = f"{type(event).__name__} at {event.at}, tournament {self.tournament}"
        postings = self.post(event)
        ensure_balanced(postings, what)
        for account, amount in postings:
            left = self.balances.get(account, 0) + amount
            if left:
                self.balances[account] = left
            else:
                self.balances.pop(account, None)
        self._ensure_state(after, postings, what)

    def post(self, event: Event) -> tuple[Posting, ...]:
        """The postings of an event; empty where it moves no value."""
        poster = _POSTERS.get(type(event))
        if poster is None:
            return ()
        return tuple(posting for posting in poster(self, event) if posting.amount)

    def held(self, player: str) -> int:
        """What the ledger says a player holds in chips."""
        return self.balances.get(chips_of(self.tournament, player), 0)

    def _on(self, account: str) -> int:
        return self.balances.get(account, 0)

    def _ensure_state(self, after: Tournament, postings: Iterable[Posting], what: str) -> None:
        touched = {posting.account for posting in postings}
        for account in touched:
            kind, _, player = account.partition(":player:")
            if not kind.startswith(CHIPS) or not player:
                continue
            entrant = after.entrants.get(player)
            holds = entrant.chips if entrant else 0
            booked = self._on(account)
            ensure(booked == holds, f"{what}: {player} has {holds} in chips, ledger {booked}")
            ensure(booked >= 0, f"{what}: {player} has {booked} in chips")
        if any(unit_of(account) == CASH for account in touched):
            self._ensure_cash(after, what)

    def _ensure_cash(self, after: Tournament, what: str) -> None:
        if not after.is_awarded and not after.cancelled:
            fees, added = self._on(entry_fees(after.id)), self._on(added_value(after.id))
            ensure(fees == after.fees, f"{what}: fees are {after.fees}, in the ledger {fees}")
            ensure(added == after.added, f"{what}: added {after.added}, in the ledger {added}")
        ensure(self._on(prize_pool(after.id)) == 0, f"{what}: part of the pool is left over")
        for player in {*after.prizes, *after.cash}:
            owed, booked = after.owed.get(player, 0), self._on(prize_of(after.id, player))
            ensure(owed == booked, f"{what}: {player} is owed {owed}, in the ledger {booked}")

    def chips(self, player: str, amount: int) -> Iterator[Posting]:
        """Chips to a player, or from one where the amount is below zero."""
        yield Posting(chip_stock(self.tournament), -amount)
        yield Posting(chips_of(self.tournament, player), amount)

    def cash(self, out: str, into: str, amount: int) -> Iterator[Posting]:
        """Cents from one account to another."""
        yield Posting(out, -amount)
        yield Posting(into, amount)

    def fee(self, amount: int) -> Iterator[Posting]:
        """A fee that is paid, or given back where it is below zero."""
        return self.cash(world(CASH_TENDER), entry_fees(self.tournament), amount)

    def pool(self, event: PrizesAwarded) -> Iterator[Posting]:
        """Fees, added value and what a guarantee lacks to the pool, and all of it to winners."""
        own, pool = self.tournament, prize_pool(self.tournament)
        fees, added = self._on(entry_fees(own)), self._on(added_value(own))
        yield from self.cash(entry_fees(own), pool, fees)
        yield from self.cash(added_value(own), pool, added)
        yield from self.cash(operator_of(own), pool, event.pool - fees - added)
        for player, prize in event.prizes.items():
            yield from self.cash(pool, prize_of(own, player), prize)
        yield from self.cash(pool, unclaimed_prizes(own), event.unclaimed)
        for player, value in event.goods.items():
            yield from self.cash(goods_for(own), goods_for(own, player), value)
        if event.chips_back:
            yield from self.take_back(self.holders())

    def pool_again(self, event: AwardTakenBack) -> Iterator[Posting]:
        """All that was awarded to where it came from."""
        own, pool = self.tournament, prize_pool(self.tournament)
        for player, prize in event.prizes.items():
            yield from self.cash(prize_of(own, player), pool, prize)
        yield from self.cash(unclaimed_prizes(own), pool, event.unclaimed)
        yield from self.cash(pool, entry_fees(own), event.fees)
        yield from self.cash(pool, added_value(own), event.added)
        yield from self.cash(pool, operator_of(own), event.pool - event.fees - event.added)
        for player, value in event.goods.items():
            yield from self.cash(goods_for(own, player), goods_for(own), value)

    def take_back(self, players: Iterable[str]) -> Iterator[Posting]:
        """All chips of some players to the operator's stock."""
        for player in players:
            yield from self.chips(player, -self.held(player))

    def holders(self) -> list[str]:
        """Everybody who holds chips."""
        start = chips_of(self.tournament, "")
        return [name.removeprefix(start) for name in self.balances if name.startswith(start)]


def _added(book: TournamentLedger, event: ValueAdded) -> Iterable[Posting]:
    own = book.tournament
    into = goods_for(own) if event.form != "cash" and event.what else added_value(own)
    return book.cash(operator_of(own), into, event.amount)


def _cancelled(book: TournamentLedger, event: TournamentCancelled) -> Iterable[Posting]:
    own = book.tournament
    yield from book.fee(event.for_chips - sum(event.refunds.values()))
    yield from book.cash(operator_of(own), world(CASH_TENDER), event.for_chips)
    yield from book.cash(added_value(own), operator_of(own), book._on(added_value(own)))
    if event.whole:
        yield from book.cash(goods_for(own), operator_of(own), book._on(goods_for(own)))
        yield from book.take_back(book.holders())


def _withdrew(book: TournamentLedger, event: EntrantWithdrew) -> Iterable[Posting]:
    yield from book.fee(event.for_chips - event.refund)
    yield from book.cash(operator_of(book.tournament), world(CASH_TENDER), event.for_chips)
    if event.whole:
        yield from book.take_back((event.player,))


def _substituted(book: TournamentLedger, event: EntrantSubstituted) -> Iterable[Posting]:
    held = book.held(event.player)
    yield from book.chips(event.player, -held)
    yield from book.chips(event.substitute, held)


def _seated(book: TournamentLedger, event: PlayersSeated) -> Iterable[Posting]:
    """Whatever was left of an earlier session has gone back to the operator."""
    for player in event.players:
        yield from book.chips(player, -book.held(player))


def _price(book: TournamentLedger, paid: int, *, pooled: bool) -> Iterable[Posting]:
    """What chips cost: for the pool, or against the cash that the operator owes for them."""
    if pooled:
        return book.fee(paid)
    return book.cash(world(CASH_TENDER), operator_of(book.tournament), paid)


def _issued(book: TournamentLedger, event: ChipsIssued) -> Iterable[Posting]:
    for player in event.players:
        yield from _price(book, event.paid, pooled=event.pooled)
        yield from book.chips(player, event.amount - book.held(player))


def _bought_back(book: TournamentLedger, event: BoughtBack) -> Iterable[Posting]:
    yield from _price(book, event.fee, pooled=event.pooled)
    yield from book.chips(event.player, event.chips - book.held(event.player))


def _add_on(book: TournamentLedger, event: AddOnBought) -> Iterable[Posting]:
    yield from _price(book, event.fee, pooled=event.pooled)
    yield from book.chips(event.player, event.chips)


def _played(book: TournamentLedger, event: Any) -> Iterable[Posting]:
    """The table's own postings, in chips: what is no player's, in hand or laid, is the stock's."""
    own = {
        account: name
        for name in {line.player for line in event.played.lines}
        for account in (stack(event.table, name), layout(event.table, name))
    }
    for account, amount in post_event(event.table, event.played):
        if account in own:
            yield from book.chips(own[account], amount)


def _mistaken(book: TournamentLedger, event: MistakePutRight) -> Iterable[Posting]:
    paid = event.played
    return book.chips(event.player, -paid.rectified if paid.amount > 0 else paid.rectified)


def _round_played(book: TournamentLedger, event: RoundPlayed) -> Iterable[Posting]:
    yield from _played(book, event)
    for player, deducted in event.deductions.items():
        yield from book.chips(player, -deducted)


def _played_anew(book: TournamentLedger, event: RoundPlayedAnew) -> Iterable[Posting]:
    yield from _played(book, event)
    for player, deducted in event.deductions.items():
        yield from book.chips(player, deducted)


def _settled(book: TournamentLedger, event: RoundSettled) -> Iterable[Posting]:
    """A round in logs from before."""
    won: dict[str, int] = {}
    for line in (*event.lines, *event.form_lines):
        won[line.player] = won.get(line.player, 0) + line.win + line.returned - line.stake
    for player, deducted in event.deductions.items():
        won[player] = won.get(player, 0) - deducted
    for player, amount in won.items():
        yield from book.chips(player, amount)


def _ended(book: TournamentLedger, event: SessionEnded) -> Iterable[Posting]:
    """Where the terms turn chips into cash, the operator owes it."""
    own = book.tournament
    for player, amount in event.cash.items():
        yield from book.cash(operator_of(own), prize_of(own, player), amount)
    if not event.chips_back:
        return
    for player, amount in event.scores.items():
        if player in event.play_off:
            yield from book.chips(player, amount - book.held(player))
        else:
            yield from book.take_back((player,))
    others = {*event.ranking, *event.gone} - set(event.scores)
    yield from book.take_back(sorted(others))


def _reopened(book: TournamentLedger, event: SessionReopened) -> Iterable[Posting]:
    own = book.tournament
    for player, amount in event.cash.items():
        yield from book.cash(prize_of(own, player), operator_of(own), amount)
    for player, amount in event.chips.items():
        yield from book.chips(player, amount - book.held(player))


def _play_off(book: TournamentLedger, event: PlayOffStarted) -> Iterable[Posting]:
    for player, amount in event.chips.items():
        yield from book.chips(player, amount - book.held(player))


def _disqualified(book: TournamentLedger, event: EntrantDisqualified) -> Iterable[Posting]:
    own = book.tournament
    yield from book.fee(-event.refund)
    if event.cash:
        yield from book.take_back((event.player,))
        yield from book.cash(operator_of(own), prize_of(own, event.player), event.cash)


def _reinstated(book: TournamentLedger, event: EntrantReinstated) -> Iterable[Posting]:
    own = book.tournament
    yield from book.fee(event.fee)
    if event.cash:
        yield from book.cash(prize_of(own, event.player), operator_of(own), event.cash)
        yield from book.chips(event.player, event.cash - book.held(event.player))


def _taken_back(book: TournamentLedger, event: RoundTakenBack) -> Iterable[Posting]:
    for player, amount in event.chips.items():
        yield from book.chips(player, amount - book.held(player))


def _paid(book: TournamentLedger, event: PrizePaid) -> Iterable[Posting]:
    own = book.tournament
    if event.method == "goods":
        return book.cash(goods_for(own, event.player), world(event.method), event.amount)
    return book.cash(prize_of(book.tournament, event.player), world(event.method), event.amount)


_POSTERS: Final[dict[type[Event], Callable[[TournamentLedger, Any], Iterable[Posting]]]] = {
    ValueAdded: _added,
    EntryAccepted: lambda book, event: book.fee(event.fee),
    EntrantWithdrew: _withdrew,
    EntrantSubstituted: _substituted,
    TournamentCancelled: _cancelled,
    PlayersSeated: _seated,
    ChipsIssued: _issued,
    BoughtBack: _bought_back,
    AddOnBought: _add_on,
    SessionEnded: _ended,
    SessionReopened: _reopened,
    PrizesAwarded: lambda book, event: book.pool(event),
    AwardTakenBack: lambda book, event: book.pool_again(event),
    PrizePaid: _paid,
    ChipsGivenBack: _played,
    RoundUndone: _played,
    MistakePutRight: _mistaken,
    RoundPlayed: _round_played,
    RoundPlayedAnew: _played_anew,
    RoundSettled: _settled,
    PlayOffStarted: _play_off,
    PlayOffEnded: lambda book, event: book.take_back(event.players),
    EntrantDisqualified: _disqualified,
    EntrantReinstated: _reinstated,
    RoundTakenBack: _taken_back,
}

#: All that moves money over the counter.
CASH_EVENTS: Final = (
    EntryAccepted,
    ChipsIssued,
    EntrantReinstated,
    EntrantWithdrew,
    EntrantDisqualified,
    TournamentCancelled,
    BoughtBack,
    AddOnBought,
    PrizePaid,
)


def cash_of(event: Event) -> int:
    """The cash that an event brought to the counter, or took from it where it is below zero."""
    postings = TournamentLedger("").post(event) if isinstance(event, CASH_EVENTS) else ()
    return -sum(amount for account, amount in postings if account == world(CASH_TENDER))
