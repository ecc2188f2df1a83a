"""`croupier dispute`: the disputes of a house, and one of them with all that belongs to it."""

from pathlib import Path
from typing import Literal

from croupier.cli.house_log import run_on
from croupier.cli.output import UsageError
from croupier.cli.paper_language import PaperLanguage
from croupier.house.dossiers import make_dossier
from croupier.house.entries import NotReadable, read_entries
from croupier.house.log.store import Store
from croupier.house.views.dossier import Dossier, dossier_files, dossier_report
from croupier.house.views.registers import disputes_report
from croupier.house.world import SystemClock


def dispute(
    action: Literal["list", "export"],
    data: str,
    *,
    table: str = "",
    number: int = 0,
    to: Path | None = None,
    pdf: Path | None = None,
    language: PaperLanguage = "en",
) -> int:
    """List disputes, or write one with its receipt, its replay and its records.

    Parameters
    ----------
    action
        list shows all; export writes one.
    data
        A folder with house.db, or a postgresql:// URL.
    table
        The table of the dispute.
    number
        Its number there, from 1.
    to
        A new folder: summary, receipt, replay, records and a PDF.
    pdf
        A new file with all of it on paper.
    language
        The language of the paper, of the receipt and of the replay.
    """
    if action == "list":
        return _list(data)
    if not table or number < 1 or (to is None) is (pdf is None):
        raise UsageError("export wants --table, --number and one of --to FOLDER and --pdf FILE")
    target = to or pdf
    if target is not None and target.exists():
        raise UsageError(f"{target} is there already; it is left as it is")
    dossier, records = _find(data, table, number)
    from croupier.devices.report_pdf import report_as_pdf

    drawn = report_as_pdf(dossier_report(dossier), language)
    if pdf is not None:
        pdf.write_bytes(drawn)
    elif to is not None:
        to.mkdir(parents=True)
        for name, content in dossier_files(dossier, records, drawn, language).items():
            (to / name).write_bytes(content)
    print(f"{dossier.title}: {len(records)} records, written to {target}")
    return 0


def _list(data: str) -> int:
    from croupier.cli.report_output import print_report

    try:
        entries = run_on(data, read_entries)
    except NotReadable as error:
        raise UsageError(f"{error}; croupier verify says more", code=1) from error
    print_report(disputes_report(entries, SystemClock().now()))
    return 0


def _find(data: str, table: str, number: int) -> tuple[Dossier, list[str]]:
    async def work(store: Store) -> tuple[Dossier, list[str]] | None:
        return await make_dossier(store, table, number)

    try:
        found = run_on(data, work)
    except NotReadable as error:
        raise UsageError(f"{error}; croupier verify says more", code=1) from error
    if found is None:
        raise UsageError(f"table {table} has no dispute {number}; croupier dispute list shows them")
    return found
