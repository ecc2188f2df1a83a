"""The engine's own figures held against the auditor's, event by event, wagers a run at a time.

The auditor derives everything from the facts with arithmetic of its own. Here the program that
runs the house folds the same events: its tables, its postings and its meters must come to the
same amounts. A sign, an account or an amount that is wrong in any of them shows at its first use.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from croupier.audit.keeping import claim
from croupier.audit.table import TableBook
from croupier.audit.tickets import TicketBook
from croupier.audit.verify import Verdict
from croupier.cage.declare import TicketEvent
from croupier.ledger import postings as p
from croupier.ledger.meters import TableMeters, meter_event
from croupier.table.evolve import evolve_all
from croupier.table.opening import TableOpened, open_table
from croupier.table.state import Seat, Table
from croupier.table.wagers import WagersChanged

#: So many wagers in a row are compared at once.
_RUN_MAX: Final = 1000
#: Accounts of single players are compared after each event, the others once all are in.
_ENDED: Final = {"TicketVoided": "voided", "TicketExpired": "unclaimed"}


@dataclass(slots=True)
class EngineTable:
    """One table as the engine has it."""

    table: Table
    meters: TableMeters
    balances: Counter[str] = field(default_factory=Counter)
    #: Events that the engine has yet to fold: wagers, up to the next that is none.
    waiting: list[Any] = field(default_factory=list)


class EngineCheck:
    """Follows the auditor with the engine; Wrong at the first difference."""

    def __init__(self) -> None:
        self.tables: dict[str, EngineTable] = {}
        self.cage: Counter[str] = Counter()
        #: What tables have posted on accounts outside of them, once all their records are in.
        self.outside: Counter[str] = Counter()

    def take_table(self, event: Any, name: str, book: TableBook) -> None:
        """One more event of a table, which the auditor has entered."""
        if type(event) is TableOpened:
            self.tables[name] = EngineTable(open_table(event), TableMeters(name))
            return
        own = self.tables[name]
        waiting = own.waiting
        waiting.append(event)
        if type(event) is not WagersChanged or len(waiting) >= _RUN_MAX:
            self._take_run(own, book)

    def _take_run(self, own: EngineTable, book: TableBook) -> None:
        """Fold events that the auditor has entered, and compare everybody whom they concern."""
        run, own.waiting = own.waiting, []
        if not run:
            return
        own.table = evolve_all(own.table, run)
        balances, name, post_event = own.balances, book.name, p.post_event
        players: set[str] = set()
        for event in run:
            for account, amount in post_event(name, event):
                balances[account] = balances.get(account, 0) + amount
            meter_event(own.meters, event)
            players.update(_players(event))
        for player in players:
            self._compare_player(own, player, book)
        self._compare_table(own, book)

    def take_ticket(self, event: TicketEvent) -> None:
        """One more event of a ticket."""
        for account, amount in p.post_cage_event(event):
            self.cage[account] += amount

    def _compare_player(self, own: EngineTable, player: str, book: TableBook) -> None:
        seat, purse = own.table.seats.get(player), book.purses.get(player)
        if purse is None:
            claim(seat is None, f"the engine still has a seat for {player}")
            return
        claim(seat is not None, f"the engine has no seat for {player}")
        assert seat is not None
        _agree(f"{player}'s seat", _seat_figures(own.table, seat), _purse_figures(book, player))
        name, tokens = own.table.id, book.tokens.of(player)
        accounts = {
            p.stack(name, player): purse.balance - tokens.hand,
            p.layout(name, player): book.staked(purse) - tokens.on_layout,
            p.tokens_in_hand(name, player): tokens.hand,
            p.tokens_laid(name, player): tokens.on_layout,
            p.owed(name, player): -purse.owed,
            p.suspense(name, player): purse.held,
        }
        posted = {account: own.balances[account] for account in accounts}
        _agree("postings", posted, accounts)
        meters, station = own.meters.station(player), book.station(player)
        metered = {
            "in": meters.tenders_in.total(),
            "out": meters.tickets_out + meters.chips_out,
            "turnover": meters.turnover,
            "wins": meters.wins,
            "adjusted": meters.adjusted,
            "tickets": meters.tickets_out,
            "credit": meters.credit,
        }
        due = {
            "in": station.came_in,
            "out": station.went_out,
            "turnover": station.turnover,
            "wins": station.wins,
            "adjusted": station.adjusted,
            "tickets": station.tickets_out,
            "credit": station.came_in + station.wins + station.adjusted,
        }
        due["credit"] -= station.went_out + station.turnover
        _agree(f"meters of {player}", metered, due)

    def _compare_table(self, own: EngineTable, book: TableBook) -> None:
        totals, table, meters = book.totals, own.table, own.meters
        name = table.id
        figures = {
            "float": table.float,
            "house win": table.house,
            "posted float": own.balances[p.float_of(name)],
            "metered win": meters.win,
            "fills": meters.fills,
            "credits": meters.credits,
            "tickets out": meters.tickets_out,
            "over and short": meters.over_short,
            "void spins": meters.void_spins,
            "games": meters.games,
            "tokens": meters.tokens_taken,
            "token stock": own.balances[p.token_stock(name)],
        }
        due = {
            "float": book.float,
            "house win": totals.house_win,
            "posted float": book.float,
            "metered win": totals.house_win,
            "fills": totals.fills,
            "credits": totals.credits,
            "tickets out": totals.tickets_out,
            "over and short": totals.over_short,
            "void spins": totals.void_spins,
            "games": totals.settled,
            "tokens": totals.tokens_taken,
            "token stock": totals.tokens_taken,
        }
        _agree(f"table {name}", figures, due)

    def finish(self, verdict: Verdict) -> None:
        """The accounts of whole tables and of the house, once all records are in."""
        self.finish_tables(verdict.tables)
        self._compare_house(verdict)

    def finish_tables(self, books: Mapping[str, TableBook]) -> None:
        """The accounts of whole tables."""
        for name, own in self.tables.items():
            book = books[name]
            self._take_run(own, book)
            due = dict(_table_accounts(name, book))
            players = _players_of(own.balances, name)
            shared = {a: n for a, n in own.balances.items() if a not in players and n}
            outside = ("world:", "ticket:", p.CAGE, "float:", "token-stock:")
            shared = {a: n for a, n in shared.items() if not a.startswith(outside)}
            _agree(f"accounts of {name}", shared, {a: n for a, n in due.items() if n})
            _agree(f"drop of {name}", _plain(own.meters.drop), _plain(book.totals.drop))
            kinds = own.meters.turnover_by_kind
            _agree(f"turnover of {name}", _plain(kinds), _plain(book.totals.turnover))
            won = own.meters.win_by_kind
            _agree(f"win of {name} by bet", _plain(won), _plain(book.totals.won))
            beyond = (p.CAGE, "world:", "ticket:")
            posted = {a: n for a, n in own.balances.items() if a.startswith(beyond)}
            self.outside.update(posted)

    def _compare_house(self, verdict: Verdict) -> None:
        posted = Counter(self.cage)
        posted.update(self.outside)
        due: Counter[str] = Counter()
        for book in verdict.tables.values():
            due.update(_outside_accounts(book))
        due.update(_cage_accounts(verdict.tickets))
        _agree("accounts of the house", _plain(posted), _plain(due))


def _agree(what: str, engine: dict[str, int], auditor: dict[str, int]) -> None:
    if engine == auditor:
        return
    apart = sorted(name for name in {**engine, **auditor} if engine.get(name) != auditor.get(name))
    parts = (f"{name}: engine {engine.get(name)}, auditor {auditor.get(name)}" for name in apart)
    claim(False, f"{what}: {'; '.join(parts)}")


def _plain(counter: Counter[str]) -> dict[str, int]:
    return {str(name): amount for name, amount in counter.items() if amount}


def _players(event: Any) -> Iterable[str]:
    if type(event) is WagersChanged:
        return (event.player,)
    named = getattr(event, "player", None)
    if not isinstance(getattr(event, "lines", None), tuple):
        return [named] if named else []
    lines = (*event.lines, *getattr(event, "before", ()))
    return {*([named] if named else []), *(line.player for line in lines)}


def _seat_figures(table: Table, seat: Seat) -> dict[str, int]:
    return {
        "balance": seat.balance,
        "layout": table.staked(seat),
        "owed": seat.owed,
        "held": seat.held,
        "tokens": seat.tokens,
        "tokens laid": sum(seat.token_wagers.values()),
    }


def _purse_figures(book: TableBook, player: str) -> dict[str, int]:
    purse, tokens = book.purses[player], book.tokens.of(player)
    return {
        "balance": purse.balance,
        "layout": book.staked(purse),
        "owed": purse.owed,
        "held": purse.held,
        "tokens": tokens.hand,
        "tokens laid": tokens.on_layout,
    }


def _players_of(balances: Iterable[str], name: str) -> set[str]:
    """Accounts of single players, which were compared as they moved."""
    kinds = ("stack", "layout", "tokens", "token-layout", "owed", "suspense")
    starts = tuple(f"{kind}:{name}:" for kind in kinds)
    return {account for account in balances if account.startswith(starts)}


def _table_accounts(name: str, book: TableBook) -> Iterator[tuple[str, int]]:
    for tender, amount in book.totals.drop.items():
        yield p.drop(name, tender), amount
    yield f"{p.OVER_SHORT}:{name}", -book.totals.over_short
    yield p.tips_of(name), book.totals.tips
    for player, amount in book.payable.items():
        yield p.payable(name, player), amount
    for (colour, value), amount in book.totals.colours_out.items():
        yield p.colour_out(name, colour, value), -amount
    for (player, colour), amount in book.totals.colours_held.items():
        yield p.colour_held(name, player, colour), amount


def _outside_accounts(book: TableBook) -> dict[str, int]:
    """What came from outside, and what the cage gave."""
    found: Counter[str] = Counter()
    for tender, amount in book.totals.tenders.items():
        found[p.world(tender)] -= amount
    found[p.world("chips")] += book.totals.chips_out - sum(book.payable.values())
    found[p.world(p.TOKEN)] += book.totals.tokens_out
    found[p.CAGE] -= book.totals.opened + book.totals.fills - book.totals.credits
    return dict(found)


def _cage_accounts(tickets: TicketBook) -> dict[str, int]:
    found: Counter[str] = Counter()
    for number, slip in tickets.slips.items():
        if not slip.ended:
            found[p.ticket_of(number)] += slip.amount
        elif slip.ended in ("TicketRedeemed", "TicketPaidByHand"):
            found[p.world("cash")] += slip.amount
        elif slip.ended == "TicketTakenIn":
            found[p.world("ticket")] += slip.amount
        elif slip.ended in _ENDED:
            found[f"{_ENDED[slip.ended]}:{number}"] += slip.amount
    return dict(found)
