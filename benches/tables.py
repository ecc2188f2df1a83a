"""Tables to measure at: one game of the catalogue, some players, and their wagers."""

from collections.abc import Iterable
from functools import reduce

from croupier.core.money import Money
from croupier.core.refusal import Refusal
from croupier.core.roles import Role, lowest
from croupier.roulette.catalogue import all_books
from croupier.roulette.limits import Limits, Range
from croupier.table.betting import CloseBetting
from croupier.table.decide import decide
from croupier.table.declare import Command, Event
from croupier.table.evolve import evolve
from croupier.table.opening import OpenTable, decide_opening, open_table
from croupier.table.result import EnterResult
from croupier.table.seats import BuyIn
from croupier.table.spin import SpinBall
from croupier.table.state import Table
from croupier.table.tasks import ConfirmTask
from croupier.table.wagers import PlaceWager

LIMITS = Limits(table=Range(Money(100), Money(10**12)))
STAKE = Money(500)
PURSE = Money(10**12)
WAGERS_EACH = 20


class Dealt:
    """A table with its history, moved on by commands that must not be refused."""

    def __init__(self) -> None:
        book, game = live_game()
        opening = decide_opening(
            OpenTable(by=Role.OPERATOR, table="T1", book=book, game=game, limits=LIMITS)
        )
        assert not isinstance(opening, Refusal), opening
        self.log: list[Event] = [opening]
        self.table: Table = open_table(opening)

    def submit(self, command: Command) -> None:
        """Decide and apply."""
        decision = decide(self.table, command)
        assert not isinstance(decision, Refusal), f"{command}: {decision}"
        self.log.extend(decision)
        self.table = reduce(evolve, decision, self.table)

    def seat(self, players: Iterable[str]) -> None:
        """Sit players down with more than they can lose."""
        for player in players:
            self.submit(BuyIn(by=Role.DEALER, player=player, amount=PURSE, tender="cash"))


def live_game() -> tuple[str, str]:
    """A live game whose winners stay on the layout: the longest way a wager can take."""
    for book in all_books():
        for offer in book.offers:
            game = book.game(offer.name)
            if not game.electronic and game.entry.players_max is None and not game.entry.card:
                return book.code, offer.name
    raise LookupError("no book has a live game")


def player(number: int) -> str:
    """The name of a player."""
    return f"player {number}"


def spots(table: Table) -> list[str]:
    """Twenty bets such as a player spreads over a layout: most of them inside."""
    bets = [bet.name for bet in table.game.layout.bets.values() if bet.kind in table.game.odds]
    return bets[:: len(bets) // WAGERS_EACH][:WAGERS_EACH]


def wagers(table: Table, players: int, each: int = WAGERS_EACH) -> list[PlaceWager]:
    """So many wagers of each player, one player after the other in turn."""
    bets = spots(table)
    return [
        PlaceWager(
            by=Role.PLAYER,
            at=1,
            player=player(number),
            bet=bets[(turn + number) % len(bets)],
            stake=STAKE,
        )
        for turn in range(each)
        for number in range(players)
    ]


def deal_out(dealt: Dealt, pocket: str) -> None:
    """Spin, close, settle, and do what staff must do before the next round."""
    dealt.submit(SpinBall(by=Role.DEALER, at=2))
    dealt.submit(CloseBetting(by=Role.DEALER, at=3))
    place = dealt.table.game.wheel.place
    dealt.submit(EnterResult(by=Role.DEALER, at=4, pocket=next(p for p in place if p == pocket)))
    while waiting := [w for w in dealt.table.tasks if w.task.blocks]:
        task, name = waiting[0].task, waiting[0].player
        dealt.submit(ConfirmTask(by=lowest(task.roles), at=5, task=task.name, player=name))
