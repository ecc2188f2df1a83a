"""What the audits print and write: tables, JSON, PDF. Imported only when an audit is asked for."""

import json
import platform
from collections.abc import Mapping, Sequence
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from rich.table import Table
from rich.text import Text

from croupier import __version__
from croupier.cli.output import UsageError, print_drawn
from croupier.cli.tables import new_table
from croupier.core.messages import Message, Saying, say
from croupier.house.views.report import show_text
from croupier.lab.audits.findings import Finding, Verdict
from croupier.lab.audits.spins import Fault
from croupier.lab.audits.wheel import show_p

if TYPE_CHECKING:
    from croupier.lab.audits.document import Document

OnError = Literal["stop", "skip"]
_FAULTS_SHOWN = 10
_NOTES_SHOWN = 50
_NOTES_PRINTED = 500
_WIDTH = 126


def versions() -> dict[str, str]:
    """What an audit was made with, so that it can be made again."""
    return {
        "croupier": __version__,
        "python": platform.python_version(),
        "numpy": version("numpy"),
        "scipy": version("scipy"),
    }


def shown_versions() -> str:
    """The same on one line."""
    return ", ".join(f"{name} {number}" for name, number in versions().items())


def check_new(*paths: Path | None) -> None:
    """Refuse to write over what is there."""
    for path in paths:
        if path is not None and path.exists():
            raise UsageError(f"{path} is there already; it is left as it is")
        if path is not None and not path.parent.is_dir():
            raise UsageError(f"there is no folder {path.parent}")


def read_bytes(path: Path) -> bytes:
    """The bytes of a file that somebody named."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise UsageError(f"{path} cannot be read: {error.strerror or error}") from None


def check_faults(source: str, faults: Sequence[Fault], on_error: OnError) -> None:
    """UsageError where something could not be read and nobody said to go on."""
    if not faults or on_error == "skip":
        return
    listed = [f"  {show_text(str(fault))}" for fault in faults[:_FAULTS_SHOWN]]
    if len(faults) > _FAULTS_SHOWN:
        listed.append(f"  and {len(faults) - _FAULTS_SHOWN} more")
    shown = (
        f"{source}: 1 entry cannot be read; --on-error skip goes on without it"
        if len(faults) == 1
        else f"{source}: {len(faults)} entries cannot be read; --on-error skip goes on without them"
    )
    raise UsageError("\n".join((shown, *listed)))


def fault_notes(faults: Sequence[Fault]) -> list[Message]:
    """Everything that was left out, each with its line."""
    return [say("lab-note-left-out", what=show_text(str(fault))) for fault in faults]


def on_paper(facts: Mapping[str, Saying]) -> tuple[tuple[Saying, Saying], ...]:
    """Facts with their names put for people."""
    return tuple((say("lab-fact-named", fact=name), value) for name, value in facts.items())


def findings_table(findings: Sequence[Finding], *, power: bool = True) -> Table:
    """Findings for a terminal, those beyond chance in red."""
    columns = ["Test", "On", ">Number", "Found", ">p", ">Corrected"]
    columns += ["Finds 4 times in 5"] if power else []
    table = new_table("", *columns)
    for found in findings:
        cells = [str(found.test), str(found.group), f"{found.count:,}", str(found.shown)]
        cells.append(show_p(found.p))
        cells.append(show_p(found.adjusted))
        if power:
            cells.append("" if found.power is None else str(found.power))
        style = "red" if found.verdict is not Verdict.FAIR else ""
        table.add_row(*(Text(show_text(cell)) for cell in cells), style=style)
    return table


def levels_table(findings: Sequence[Finding]) -> Table:
    """P-values against both levels, as a test laboratory reads them."""
    table = new_table("", "Test", "On", ">p", "95 %", "99 %", ">Corrected")
    for found in findings:
        cells = (
            str(found.test),
            str(found.group),
            show_p(found.p),
            "pass" if found.p > 0.05 else "FAIL",
            "pass" if found.p > 0.01 else "FAIL",
            show_p(found.adjusted),
        )
        style = "red" if found.verdict is not Verdict.FAIR else ""
        table.add_row(*(Text(cell) for cell in cells), style=style)
    return table


def print_audit(
    title: str,
    facts: Mapping[str, Saying],
    sentences: Sequence[Saying],
    table: Table,
    notes: Sequence[Saying],
) -> None:
    """An audit on the terminal: the verdict first, then the tests, then what else there is."""
    print_drawn(Text(title, style="bold"))
    wide = 2 + max(map(len, facts))
    for name, value in facts.items():
        print(f"{name:{wide}}{show_text(str(value))}")
    print()
    for line in sentences:
        print(show_text(str(line)))
    print_drawn(table, width_min=_WIDTH)
    for note in notes[:_NOTES_SHOWN]:
        print(f"note: {show_text(str(note))}")
    if len(notes) > _NOTES_SHOWN:
        print(f"note: and {len(notes) - _NOTES_SHOWN} more, which --json lists")


def print_object(about: Mapping[str, Any]) -> None:
    """One JSON object; the findings stand one to a line."""
    parts = []
    for name, value in about.items():
        if isinstance(value, list) and value:
            lines = ",\n  ".join(json.dumps(each, ensure_ascii=False) for each in value)
            parts.append(f"{json.dumps(name)}: [\n  {lines}]")
        else:
            parts.append(f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}")
    print("{" + ",\n ".join(parts) + "}")


def write_pdf(path: Path, document: "Document") -> None:
    """The audit on paper."""
    from croupier.lab.audits.document import as_pdf

    if (more := len(document.notes) - _NOTES_PRINTED) > 0:
        kept = (*document.notes[:_NOTES_PRINTED], say("lab-more-notes", count=more))
        document = replace(document, notes=kept)
    path.write_bytes(as_pdf(document))


def exit_code(verdict: Verdict) -> int:
    """1 where chance is ruled out at 99 %, corrected for all tests; 3 for the records alone."""
    return {Verdict.FLAGGED: 1, Verdict.RECORDS: 3}.get(verdict, 0)
