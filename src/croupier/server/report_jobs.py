"""What jobs do: each reads the log, and makes a report or a file of it."""

import io
import zipfile
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from croupier.cage.masking import mask_numbers
from croupier.compliance.limits import PlayRules
from croupier.core.ensure import InvariantBroken
from croupier.core.messages import say
from croupier.house.cage_book import CageBook
from croupier.house.codecs import TABLE_CODEC
from croupier.house.dossiers import make_dossier
from croupier.house.entries import NotReadable, read_entries, read_entry, read_play
from croupier.house.log.store import Store
from croupier.house.tables import stream_of
from croupier.house.views.cage_report import cage_report
from croupier.house.views.contest_folds import all_kept
from croupier.house.views.contest_statement import contest_statement
from croupier.house.views.dossier import dossier_files, dossier_report
from croupier.house.views.figures import Window
from croupier.house.views.house_reports import (
    day_report,
    mistakes_report,
    shift_report,
    table_report,
    tickets_report,
)
from croupier.house.views.register_names import REGISTERS
from croupier.house.views.report import Report, as_csv, as_json, report_in
from croupier.house.views.statement import statement_report
from croupier.server.problems import HttpError
from croupier.table.declare import Event

_OF_TABLES: Final[Mapping[str, Callable[[Mapping[str, Sequence[Event]], Window], Report]]] = {
    "table": table_report,
    "shift": shift_report,
    "day": day_report,
    "mistakes": mistakes_report,
}
#: Every report of the house.
KINDS: Final = (*_OF_TABLES, "tickets", "cage")
#: How a report is written, and what that is called.
MEDIA: Final = {"json": "application/json", "csv": "text/csv", "pdf": "application/pdf"}


async def house_report(
    store: Store, kind: str, names: list[str], now: int, window: Window, form: str, language: str
) -> bytes:
    """A report on tables or the cage."""
    try:
        return drawn(await _house_report(store, kind, names, now, window), form, language)
    except InvariantBroken as error:
        raise HttpError(409, say("http-figures-differ", why=str(error))) from error


async def _house_report(
    store: Store, kind: str, names: list[str], now: int, window: Window
) -> Report:
    cage = CageBook(store)
    done = [(one.actor, one.event) for one in await cage.handled()]
    slips = (await cage.slips()).values()
    if kind == "cage":
        cash = await cage.tournament_cash()
        chips = await cage.exchanged()
        return cage_report([*done, *cash, *chips], [slip.ticket for slip in slips], now, window)
    histories = {name: await _history(store, name) for name in names}
    if kind == "tickets":
        own = {slip.ticket.number for slip in slips if slip.ticket.table in names}
        events = [event for _, event in done if event.number in own]
        return tickets_report(histories, events, now, window)
    return _OF_TABLES[kind](histories, window)


async def _history(store: Store, table: str) -> list[Event]:
    records = store.read(stream=stream_of(table))
    return [TABLE_CODEC.decode(record.kind, record.payload) async for record in records]


async def statement(
    store: Store, player: str, window: Window, rules: PlayRules, form: str, language: str
) -> bytes:
    """A player's activity statement."""
    entries = await read_play(store, player)
    return drawn(statement_report(entries, player, window, rules), form, language)


async def register(
    store: Store, name: str, table: str, now: int, window: Window, form: str, language: str
) -> bytes:
    """A register of the house."""
    try:
        entries = await read_entries(store)
    except NotReadable as error:
        raise HttpError(409, str(error)) from error
    if table:
        entries = [entry for entry in entries if entry.stream == stream_of(table)]
    return drawn(REGISTERS[name](entries, now, window), form, language)


async def contest(store: Store, stream: str, form: str, language: str) -> bytes:
    """The statement of one tournament or promotion."""
    entries = [read_entry(record) async for record in store.read(stream=stream)]
    ((kind, name, kept),) = all_kept(entries)
    return drawn(contest_statement(kind, name, kept), form, language)


async def paper(store: Store, report: Report, form: str, language: str) -> bytes:
    """A report that was made of what is known without the log."""
    return drawn(report, form, language)


async def dispute(store: Store, table: str, number: int, form: str, language: str) -> bytes:
    """A dispute's dossier, as PDF or as an archive."""
    from croupier.devices.report_pdf import report_as_pdf

    found = await make_dossier(store, table, number)
    if found is None:
        raise HttpError(404, say("http-no-dispute", table=table, number=number))
    dossier, records = found[0], [*map(mask_numbers, found[1])]
    paper = report_as_pdf(dossier_report(dossier), language)
    if form == "pdf":
        return paper
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for file, content in dossier_files(dossier, records, paper, language).items():
            archive.writestr(f"dispute-{table}-{number}/{file}", content)
    return packed.getvalue()


def drawn(report: Report, form: str, language: str) -> bytes:
    """A report as json, csv or pdf; the first two are in plain English without a language."""
    if form == "pdf":
        from croupier.devices.report_pdf import report_as_pdf

        return report_as_pdf(report, language)
    if form == "csv":
        return as_csv(report_in(language, report) if language else report).encode()
    return as_json(report, language).encode()
