"""The reports of a house: shifts, days, kinds of bet, tickets, and payments that went wrong."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from fractions import Fraction

from croupier.cage.declare import TicketEvent, replay
from croupier.cage.state import Cage, Status, Ticket
from croupier.core.ensure import ensure
from croupier.core.money import show_dollars
from croupier.house.views.figures import ALWAYS, Window, figures_of, hold_of
from croupier.house.views.report import Column, Kind, Report, Row, sum_rows
from croupier.ledger.balances import balances_of
from croupier.ledger.meters import TableMeters
from croupier.table.corrections import MistakeRecorded
from croupier.table.declare import Event

Histories = Mapping[str, Sequence[Event]]
"""The events of each table."""

DAY = 86_400_000
#: Mistakes of no more than this are left to the table.
MISTAKE_LEAST = 100_000

_MONEY, _COUNT, _PERCENT, _TIME = Kind.MONEY, Kind.COUNT, Kind.PERCENT, Kind.TIME
_TABLE_COLUMNS = (
    Column("Table"),
    Column("Opener", _MONEY),
    Column("Fills", _MONEY),
    Column("Credits", _MONEY),
    Column("Closer", _MONEY),
    Column("Drop", _MONEY),
    Column("Turnover", _MONEY),
    Column("Win", _MONEY),
    Column("Hold", _PERCENT),
    Column("Games", _COUNT),
    Column("No-spins", _COUNT),
    Column("Tickets out", _MONEY),
)


def show_time(at: int) -> datetime:
    """An instant of the log as a time of day, UTC."""
    return datetime.fromtimestamp(at / 1000, UTC)


def shift_report(histories: Histories, window: Window = ALWAYS) -> Report:
    """One row for each table, with all its figures in the window."""
    rows = [_table_row(figures_of(name, history, window)) for name, history in histories.items()]
    return _headed("Shift", _TABLE_COLUMNS, rows, window)


def day_report(histories: Histories, window: Window = ALWAYS) -> Report:
    """One row for each day and table on which something happened; a day is one of UTC."""
    rows: list[Row] = []
    for name, history in histories.items():
        days = sorted({event.at // DAY for event in history if window.holds(event.at)})
        for day in days:
            mine = [event for event in history if event.at // DAY == day]
            figures = figures_of(name, mine, window)
            rows.append((f"{show_time(day * DAY):%Y-%m-%d}", *_table_row(figures)))
    columns = (Column("Day"), *_TABLE_COLUMNS)
    return _headed("Day", columns, sorted(rows, key=lambda row: str(row[:2])), window)


def table_report(histories: Histories, window: Window = ALWAYS) -> Report:
    """Turnover and win of every kind of bet that was played, table by table."""
    columns = (
        Column("Table"),
        Column("Bet"),
        Column("Turnover", _MONEY),
        Column("Win", _MONEY),
        Column("Kept of turnover", _PERCENT),
    )
    rows: list[Row] = []
    notes = []
    for name, history in histories.items():
        meters = figures_of(name, history, window)
        rows += _kind_rows(meters)
        notes.append(_in_words(meters))
    return _headed("Kinds of bet", columns, rows, window, notes)


def _kind_rows(meters: TableMeters) -> Iterable[Row]:
    for kind, turnover in sorted(meters.turnover_by_kind.items()):
        win = meters.win_by_kind[kind]
        yield meters.table, kind, turnover, win, _ratio(win, turnover)


def _table_row(meters: TableMeters) -> Row:
    return (
        meters.table,
        meters.opener,
        meters.fills,
        meters.credits,
        meters.closer,
        meters.drop_total,
        meters.turnover,
        meters.win,
        hold_of(meters),
        meters.games,
        meters.void_spins,
        meters.tickets_out,
    )


def _in_words(meters: TableMeters) -> str:
    adjusted = meters.win - meters.win_by_kind.total()
    return (
        f"{meters.table}: drop {show_dollars(meters.drop_total)}, win {show_dollars(meters.win)}"
        f" ({show_dollars(adjusted)} of it from payments put right and claims refused),"
        f" {meters.games} games, {meters.void_spins} no-spins"
    )


def tickets_report(
    histories: Histories, ticket_events: Iterable[TicketEvent], now: int, window: Window = ALWAYS
) -> Report:
    """Every ticket issued in the window and where it stands; the note is what the house owes."""
    events = list(ticket_events)
    cage = replay(events)
    _ensure_liability(cage, histories, events)
    columns = (
        Column("Ticket"),
        Column("Table"),
        Column("Issued", _TIME),
        Column("Amount", _MONEY),
        Column("Stands as"),
        Column("Since", _TIME),
        Column("Owed", _MONEY),
    )
    issued = [ticket for ticket in cage.tickets.values() if window.holds(ticket.issued_at)]
    late = cage.unclaimed(now)
    notes = [
        f"{len(cage.standing())} tickets stand, {show_dollars(cage.liability)} is owed on them",
        f"{len(late)} tickets are unclaimed, {show_dollars(sum(t.amount for t in late))} in all",
    ]
    return _headed("Tickets", columns, [_ticket_row(ticket) for ticket in issued], window, notes)


def _ticket_row(ticket: Ticket) -> Row:
    ended = None if ticket.ended_at is None else show_time(ticket.ended_at)
    owed = ticket.amount if ticket.status is Status.ISSUED else 0
    issued = show_time(ticket.issued_at)
    return ticket.number, ticket.table, issued, ticket.amount, str(ticket.status), ended, owed


def _ensure_liability(cage: Cage, histories: Histories, events: Sequence[TicketEvent]) -> None:
    """Ticket by ticket, the cage owes what the ledger says."""
    posted = balances_of("", (), events)
    for table, history in histories.items():
        posted.update(balances_of(table, history))
    ledger = {name: amount for name, amount in posted.items() if name.startswith("ticket:")}
    owed = {f"ticket:{ticket.number}": ticket.amount for ticket in cage.standing()}
    for account in {*ledger, *owed}:
        in_ledger, in_cage = ledger.get(account, 0), owed.get(account, 0)
        ensure(in_ledger == in_cage, f"{account}: ledger {in_ledger}, cage {in_cage}")


def mistakes_report(
    histories: Histories, window: Window = ALWAYS, least: int = MISTAKE_LEAST
) -> Report:
    """Over- and underpayments above an amount, month by month and table by table."""
    columns = (
        Column("Month"),
        Column("Table"),
        Column("Overpaid", _COUNT),
        Column("Overpaid by", _MONEY),
        Column("Underpaid", _COUNT),
        Column("Underpaid by", _MONEY),
        Column("Put right", _MONEY),
    )
    found: dict[tuple[str, str], list[MistakeRecorded]] = {}
    for name, history in histories.items():
        for event in history:
            if not isinstance(event, MistakeRecorded) or abs(event.amount) <= least:
                continue
            if window.holds(event.at):
                month = f"{show_time(event.at):%Y-%m}"
                found.setdefault((month, name), []).append(event)
    rows = [(*key, *_mistake_cells(mistakes)) for key, mistakes in sorted(found.items())]
    note = f"Mistakes of more than {show_dollars(least)} each."
    cited = sorted({clause for group in found.values() for x in group for clause in x.clauses})
    notes = [note, f"Recorded under {', '.join(cited)}."] if cited else [note]
    return _headed("Over- and underpayments", columns, rows, window, notes)


def _mistake_cells(mistakes: Sequence[MistakeRecorded]) -> tuple[int, int, int, int, int]:
    over = [mistake.amount for mistake in mistakes if mistake.amount > 0]
    under = [-mistake.amount for mistake in mistakes if mistake.amount < 0]
    righted = sum(mistake.rectified for mistake in mistakes)
    return len(over), sum(over), len(under), sum(under), righted


def _headed(
    title: str,
    columns: tuple[Column, ...],
    rows: Sequence[Row],
    window: Window,
    notes: Sequence[str] = (),
) -> Report:
    ends = (window.start, window.end)
    start, end = ("" if at is None else f"{show_time(at):%Y-%m-%d %H:%M} UTC" for at in ends)
    span = f"{f'from {start} ' * bool(start)}{f'to {end}' * bool(end)}".strip() or "all of the log"
    return Report(
        title=title,
        subtitle=(span,),
        columns=columns,
        rows=tuple(rows),
        totals=_totals(columns, rows) if rows else None,
        notes=tuple(notes),
    )


def _totals(columns: tuple[Column, ...], rows: Sequence[Row]) -> Row:
    """Sums, and percentages anew from the sums they are shares of."""
    totals = list(sum_rows(columns, rows))
    names = [column.name for column in columns]
    for share, whole in (("Hold", "Drop"), ("Kept of turnover", "Turnover")):
        if share in names:
            win, of = totals[names.index("Win")], totals[names.index(whole)]
            if isinstance(win, int) and isinstance(of, int):
                totals[names.index(share)] = _ratio(win, of)
    return tuple(totals)


def _ratio(part: int, whole: int) -> Fraction | None:
    return Fraction(part, whole) if whole else None
