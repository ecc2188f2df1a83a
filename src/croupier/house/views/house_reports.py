"""The reports of a house: shifts, days, kinds of bet, tickets, and payments that went wrong."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from fractions import Fraction

from croupier.cage.declare import TicketEvent, replay
from croupier.cage.masking import mask_number
from croupier.cage.state import Cage, Status, Ticket
from croupier.core.ensure import ensure
from croupier.core.messages import Message, Saying, say
from croupier.house.views.figures import ALWAYS, Window, figures_of, hold_of, span_of
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
_DROP = Column(say("column-drop"), _MONEY)
_TURNOVER = Column(say("column-turnover"), _MONEY)
_WIN = Column(say("column-win"), _MONEY)
_HOLD = Column(say("column-hold"), _PERCENT)
_KEPT = Column(say("column-kept-of-turnover"), _PERCENT)
_TABLE_COLUMNS = (
    Column(say("column-table")),
    Column(say("column-opener"), _MONEY),
    Column(say("column-fills"), _MONEY),
    Column(say("column-credits"), _MONEY),
    Column(say("column-closer"), _MONEY),
    _DROP,
    _TURNOVER,
    _WIN,
    _HOLD,
    Column(say("column-games"), _COUNT),
    Column(say("column-no-spins"), _COUNT),
    Column(say("column-tickets-out"), _MONEY),
)


def show_time(at: int) -> datetime:
    """An instant of the log as a time of day, UTC."""
    return datetime.fromtimestamp(at / 1000, UTC)


def shift_report(histories: Histories, window: Window = ALWAYS) -> Report:
    """One row for each table, with all its figures in the window."""
    rows = [_table_row(figures_of(name, history, window)) for name, history in histories.items()]
    return _headed(say("paper-shift"), _TABLE_COLUMNS, rows, window)


def day_report(histories: Histories, window: Window = ALWAYS) -> Report:
    """One row for each day and table on which something happened; a day is one of UTC."""
    rows: list[Row] = []
    for name, history in histories.items():
        days = sorted({event.at // DAY for event in history if window.holds(event.at)})
        for day in days:
            mine = [event for event in history if event.at // DAY == day]
            figures = figures_of(name, mine, window)
            rows.append((f"{show_time(day * DAY):%Y-%m-%d}", *_table_row(figures)))
    columns = (Column(say("column-day")), *_TABLE_COLUMNS)
    return _headed(say("paper-day"), columns, sorted(rows, key=lambda row: str(row[:2])), window)


def table_report(histories: Histories, window: Window = ALWAYS) -> Report:
    """Turnover and win of every kind of bet that was played, table by table."""
    columns = (
        Column(say("column-table")),
        Column(say("column-bet")),
        _TURNOVER,
        _WIN,
        _KEPT,
    )
    rows: list[Row] = []
    notes = []
    for name, history in histories.items():
        meters = figures_of(name, history, window)
        rows += _kind_rows(meters)
        notes.append(_in_words(meters))
    return _headed(say("paper-kinds-of-bet"), columns, rows, window, notes)


def _kind_rows(meters: TableMeters) -> Iterable[Row]:
    for kind, turnover in sorted(meters.turnover_by_kind.items()):
        win = meters.win_by_kind[kind]
        bet = say("named-bet", value=kind)
        yield meters.table, bet, turnover, win, _ratio(win, turnover)


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


def _in_words(meters: TableMeters) -> Message:
    return say(
        "paper-table-figures",
        table=meters.table,
        drop=meters.drop_total,
        win=meters.win,
        adjusted=meters.win - meters.win_by_kind.total(),
        games=meters.games,
        void=meters.void_spins,
    )


def tickets_report(
    histories: Histories, ticket_events: Iterable[TicketEvent], now: int, window: Window = ALWAYS
) -> Report:
    """Every ticket issued in the window and where it stands; the note is what the house owes."""
    events = list(ticket_events)
    cage = replay(events)
    _ensure_liability(cage, histories, events)
    columns = (
        Column(say("column-ticket")),
        Column(say("column-table")),
        Column(say("column-issued"), _TIME),
        Column(say("column-amount"), _MONEY),
        Column(say("column-stands-as")),
        Column(say("column-since"), _TIME),
        Column(say("column-owed"), _MONEY),
    )
    issued = [ticket for ticket in cage.tickets.values() if window.holds(ticket.issued_at)]
    late = cage.unclaimed(now)
    notes = [
        say("paper-tickets-stand", count=len(cage.standing()), amount=cage.liability),
        say("paper-tickets-unclaimed", count=len(late), amount=sum(t.amount for t in late)),
    ]
    rows = [_ticket_row(ticket) for ticket in issued]
    return _headed(say("paper-tickets"), columns, rows, window, notes)


def _ticket_row(ticket: Ticket) -> Row:
    ended = None if ticket.ended_at is None else show_time(ticket.ended_at)
    owed = ticket.amount if ticket.status is Status.ISSUED else 0
    issued = show_time(ticket.issued_at)
    status = say("named-ticket-status", value=str(ticket.status))
    # Who reads the report could else be paid in the place of the ticket's owner.
    number = mask_number(ticket.number) if ticket.status is Status.ISSUED else ticket.number
    return number, ticket.table, issued, ticket.amount, status, ended, owed


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
        Column(say("column-month")),
        Column(say("column-table")),
        Column(say("column-overpaid"), _COUNT),
        Column(say("column-overpaid-by"), _MONEY),
        Column(say("column-underpaid"), _COUNT),
        Column(say("column-underpaid-by"), _MONEY),
        Column(say("column-put-right"), _MONEY),
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
    note = say("paper-mistakes-above", amount=least)
    cited = sorted({clause for group in found.values() for x in group for clause in x.clauses})
    notes = [note, say("paper-recorded-under", clauses=cited)] if cited else [note]
    return _headed(say("paper-mistakes"), columns, rows, window, notes)


def _mistake_cells(mistakes: Sequence[MistakeRecorded]) -> tuple[int, int, int, int, int]:
    over = [mistake.amount for mistake in mistakes if mistake.amount > 0]
    under = [-mistake.amount for mistake in mistakes if mistake.amount < 0]
    righted = sum(mistake.rectified for mistake in mistakes)
    return len(over), sum(over), len(under), sum(under), righted


def _headed(
    title: Message,
    columns: tuple[Column, ...],
    rows: Sequence[Row],
    window: Window,
    notes: Sequence[Saying] = (),
) -> Report:
    return Report(
        title=title,
        subtitle=(span_of(window),),
        columns=columns,
        rows=tuple(rows),
        totals=_totals(columns, rows) if rows else None,
        notes=tuple(notes),
    )


def _totals(columns: tuple[Column, ...], rows: Sequence[Row]) -> Row:
    """Sums, and percentages anew from the sums they are shares of."""
    totals = list(sum_rows(columns, rows))
    for share, whole in ((_HOLD, _DROP), (_KEPT, _TURNOVER)):
        if share in columns:
            win, of = totals[columns.index(_WIN)], totals[columns.index(whole)]
            if isinstance(win, int) and isinstance(of, int):
                totals[columns.index(share)] = _ratio(win, of)
    return tuple(totals)


def _ratio(part: int, whole: int) -> Fraction | None:
    return Fraction(part, whole) if whole else None
