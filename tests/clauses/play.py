"""A table to play at in tests: commands in, the next table or a refusal out, in a house."""

from collections.abc import Mapping

from croupier.core.money import parse_money
from croupier.core.roles import Role
from croupier.roulette.catalogue import find_book
from croupier.roulette.game import Warn
from croupier.roulette.limits import Limits, Range
from croupier.table.betting import CallFinalBets, CloseBetting, OpenBetting
from croupier.table.call_bets import CallBet
from croupier.table.opening import OpenTable
from croupier.table.seats import BuyIn
from croupier.table.spin import SpinBall
from croupier.table.state import Table
from croupier.table.tasks import ConfirmTask
from croupier.table.wagers import PlaceWager
from tests.clauses.in_house import after as after
from tests.clauses.in_house import events_of as events_of
from tests.clauses.in_house import open_in_house
from tests.clauses.in_house import refusal_of as refusal_of

LIMITS = Limits(table=Range(parse_money(1), parse_money(1000)))


def table_of(
    book: str,
    game: str = "",
    *,
    limits: Limits = LIMITS,
    options: Mapping[str, object] | None = None,
) -> Table:
    """An open table where everything is signed and ann holds ten thousand."""
    opened = open_in_house(
        OpenTable(
            by=Role.OPERATOR,
            table="T",
            book=book,
            game=game or find_book(book).offers[0].name,
            options=options or {},
            limits=limits,
            signed=frozenset({"wheel-order", "asian-groups"}),
        )
    )
    assert isinstance(opened, Table), opened
    return after(opened, buy_in("ann", 10_000))


def buy_in(player: str, dollars: int) -> BuyIn:
    """Somebody sits down with so much."""
    return BuyIn(by=Role.PLAYER, player=player, amount=parse_money(dollars))


def betting(table: Table) -> Table:
    """The table with betting open."""
    return after(table, OpenBetting(by=Role.DEALER))


def place(bet: str, stake: object, by: Role = Role.PLAYER, player: str = "ann") -> PlaceWager:
    """A wager in dollars."""
    return PlaceWager(by=by, player=player, bet=bet, stake=parse_money(str(stake)))


def call(bet: str, stake: object, player: str = "ann") -> CallBet:
    """A wager called to the dealer, in dollars."""
    return CallBet(by=Role.DEALER, player=player, bet=bet, stake=parse_money(str(stake)))


def spun(table: Table) -> Table:
    """The table with a good spin under way."""
    return after(table, SpinBall(by=Role.DEALER, direction="opposite", revolutions=6))


def closed(table: Table) -> Table:
    """The table with a good spin under way and betting closed, after the warning if it has one."""
    under_way = spun(table)
    if table.game.close.warn is not Warn.NEVER:
        under_way = after(under_way, CallFinalBets(by=Role.DEALER))
    return after(under_way, CloseBetting(by=Role.SYSTEM))


def done(table: Table, *tasks: str) -> Table:
    """The table once staff have done these tasks, each by the lowest who may."""
    for name in tasks:
        roles = next(waiting.task.roles for waiting in table.tasks if waiting.task.name == name)
        by = min(roles, key=list(Role).index)
        table = after(table, ConfirmTask(by=by, task=name))
    return table


def waiting(table: Table) -> list[str]:
    """The names of the tasks that wait, in their order."""
    return [task.task.name for task in table.tasks]
