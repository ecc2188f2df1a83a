"""`croupier report`: what the house took, paid, won and owes."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from croupier.cage.declare import TicketEvent, replay
from croupier.cli.house_log import Histories, parse_time, read_histories, run_on
from croupier.cli.output import UsageError
from croupier.cli.paper_language import PaperLanguage
from croupier.core.ensure import InvariantBroken
from croupier.house.entries import NotReadable, read_entries
from croupier.house.views.cage_report import cage_report
from croupier.house.views.figures import Window
from croupier.house.views.house_reports import (
    day_report,
    mistakes_report,
    shift_report,
    table_report,
    tickets_report,
)
from croupier.house.views.register_names import REGISTERS
from croupier.house.views.report import Report, as_csv, as_json
from croupier.house.views.statement import statement_report
from croupier.house.world import SystemClock
from croupier.table.declare import Event

What = Literal[
    "table",
    "shift",
    "day",
    "tickets",
    "cage",
    "mistakes",
    "due",
    "exclusions",
    "patrons",
    "statement",
    "disputes",
    "incidents",
    "malfunctions",
    "mis-settled",
    "month-end",
    "staff",
    "wheel",
    "contests",
    "views",
    "denied-claims",
]
_BUILDERS: Mapping[str, Callable[[Mapping[str, Sequence[Event]], Window], Report]] = {
    "table": table_report,
    "shift": shift_report,
    "day": day_report,
    "mistakes": mistakes_report,
}


def report(
    what: What,
    data: str,
    *,
    table: str | None = None,
    player: str = "",
    start: Annotated[str | None, Parameter(name="--from")] = None,
    end: Annotated[str | None, Parameter(name="--to")] = None,
    csv: Annotated[bool, Parameter(negative="")] = False,
    json: Annotated[bool, Parameter(negative="")] = False,
    pdf: Path | None = None,
    language: PaperLanguage = "en",
) -> int:
    """Make a report; its totals are held against the ledger first, to the cent.

    Parameters
    ----------
    what
        table: kinds of bet; shift: all tables; day: by calendar day; tickets; mistakes: by month.
        cage: who paid what;
        due: what must be done when; exclusions; patrons: their cards and limits; statement: one
        player's play; disputes; incidents; malfunctions: with amounts withheld; mis-settled: each
        payment that went wrong; month-end: those of more than $1,000; staff: who did what; wheel:
        how evenly results fell; contests: tournaments and promotions in figures; denied-claims.
    data
        A folder with house.db, or a postgresql:// URL.
    table
        Only this table.
    player
        Whose statement.
    start
        From this time on, ISO 8601; UTC unless it says otherwise.
    end
        Up to this time.
    csv
        For a spreadsheet.
    json
        For a program.
    pdf
        To this new file.
    language
        With --pdf: the language of the paper.
    """
    if csv + json + (pdf is not None) > 1:
        raise UsageError("choose one of --csv, --json and --pdf")
    if pdf is not None and pdf.exists():
        raise UsageError(f"{pdf} is there already; it is left as it is")
    window = Window(*(None if text is None else parse_time(text) for text in (start, end)))
    if what in REGISTERS or what == "statement":
        made = _register(what, data, table, player, window)
    else:
        made = _make(what, run_on(data, read_histories), table, window)
    if pdf is not None:
        from croupier.devices.report_pdf import report_as_pdf

        pdf.write_bytes(report_as_pdf(made, language))
    elif csv or json:
        print(as_csv(made) if csv else as_json(made), end="")
    else:
        from croupier.cli.report_output import print_report

        print_report(made)
    return 0


def _register(what: str, data: str, table: str | None, player: str, window: Window) -> Report:
    try:
        entries = run_on(data, read_entries)
    except NotReadable as error:
        raise UsageError(f"{error}; croupier verify says more", code=1) from error
    if table is not None:
        entries = [entry for entry in entries if entry.stream == f"table:{table}"]
        if not entries:
            raise UsageError(f"there is no table {table!r}")
    if what != "statement":
        return REGISTERS[what](entries, SystemClock().now(), window)
    if not player:
        raise UsageError("a statement is of somebody: name them with --player")
    return statement_report(entries, player, window)


def _make(what: str, found: Histories, table: str | None, window: Window) -> Report:
    histories = found.events()
    if table is not None and table not in histories:
        there = ", ".join(histories) or "none"
        raise UsageError(f"there is no table {table!r}; there is {there}")
    chosen = histories if table is None else {table: histories[table]}
    tickets = found.tickets if table is None else _of_table(found, table)
    try:
        if what == "cage":
            slips = replay(found.tickets).tickets.values()
            return cage_report(found.handled, slips, SystemClock().now(), window)
        if what == "tickets":
            return tickets_report(chosen, tickets, SystemClock().now(), window)
        return _BUILDERS[what](chosen, window)
    except InvariantBroken as error:
        raise UsageError(f"the report is not made: {error}", code=1) from error


def _of_table(found: Histories, table: str) -> list[TicketEvent]:
    own = {t.number for t in replay(found.tickets).tickets.values() if t.table == table}
    return [event for event in found.tickets if event.number in own]
