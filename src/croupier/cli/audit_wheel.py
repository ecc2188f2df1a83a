"""`croupier audit wheel`: whether recorded numbers are what a fair wheel gives."""

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from croupier.cli import audit_output as output
from croupier.cli.audit_output import OnError
from croupier.cli.output import UsageError
from croupier.cli.paper_language import PaperLanguage
from croupier.cli.selection import Selection, chosen_game
from croupier.core.messages import ENGLISH, Saying, say
from croupier.lab.audits.evidence import monitor
from croupier.lab.audits.findings import Verdict
from croupier.lab.audits.house import table_notes, table_spins
from croupier.lab.audits.location import WHERE
from croupier.lab.audits.monitor import ALPHA
from croupier.lab.audits.recording import record
from croupier.lab.audits.spins import NoNumbers, Reading, read_files, read_spins
from croupier.lab.audits.wheel import TooFewSpins, WheelAudit, audit_wheel
from croupier.roulette.wheel import DOUBLE_ZERO_WHEEL, SINGLE_ZERO, Wheel

if TYPE_CHECKING:
    from croupier.lab.audits.document import Document

_WHEELS = {wheel.name: wheel for wheel in (SINGLE_ZERO, DOUBLE_ZERO_WHEEL)}
STRAIGHT_ODDS = 35
#: So many standard deviations leave one in twenty on one side.
_ONE_SIDED = 1.6448536269514722
_PICTURES = {".png": "png", ".svg": "svg"}


def wheel(
    file: Path | None = None,
    selection: Selection | None = None,
    *,
    table: str | None = None,
    data: str | None = None,
    on_error: OnError = "stop",
    picture: Path | None = None,
    pdf: Path | None = None,
    language: PaperLanguage = ENGLISH,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Test recorded numbers for bias; the exit code is 1 where chance is ruled out at 99 %, and 3
    where the records themselves need attention and nothing else was found.

    Parameters
    ----------
    file
        Numbers as plain text, as CSV with or without a line of names (number, dealer, direction,
        ball, rotor, drop, wheel, table, time, spin no), or as the capture of a wheel's serial line;
        or a folder of such files, read in the order of their names. Name the wheel with --wheel
        single-zero or double-zero, or the game with --book and --game.
    table
        A table of a house instead of a file.
    data
        The house of that table: a folder with house.db, or a postgresql:// URL.
    on_error
        What to do where a line cannot be read: stop and name them all, or skip them and go on.
    picture
        Draw the wheel with each pocket's deviation to this new .png or .svg file.
    pdf
        Write the report to this new file.
    language
        With --pdf or --picture: the language of it.
    json
        Everything as one JSON object.
    """
    output.check_new(picture, pdf)
    if picture is not None and picture.suffix.lower() not in _PICTURES:
        raise UsageError(f"{picture} must end in .png or .svg")
    reading, ring = _read(file, selection or Selection(), table, data)
    output.check_faults(reading.source, reading.faults, on_error)
    try:
        audit = audit_wheel(reading.recording, ring, known=reading.records)
    except TooFewSpins as error:
        raise UsageError(f"{reading.source}: {error}") from None
    if picture is not None:
        from croupier.lab.audits.picture import draw_wheel

        kind = _PICTURES[picture.suffix.lower()]
        picture.write_bytes(draw_wheel(audit, kind=kind, language=language))
    _report(reading, audit, picture, pdf, language, as_json=json)
    return output.exit_code(audit.verdict)


def _read(
    file: Path | None, selection: Selection, table: str | None, data: str | None
) -> tuple[Reading, Wheel]:
    if (file is None) == (table is None):
        raise UsageError("name a file of numbers, or a table with --table T --data DATA")
    if table is not None:
        if data is None:
            raise UsageError("--data says which house has the table")
        return _read_table(data, table)
    if file is None or data is not None:
        raise UsageError("--data goes with --table")
    ring = _ring(selection)
    try:
        if file.is_dir():
            return _read_folder(file, ring), ring
        return read_spins(output.read_bytes(file), ring, source=str(file)), ring
    except NoNumbers as error:
        raise UsageError(str(error)) from None


def _read_folder(folder: Path, ring: Wheel) -> Reading:
    files = sorted(path for path in folder.iterdir() if path.is_file() and path.name[0] != ".")
    named = ((path.name, output.read_bytes(path)) for path in files)
    return read_files(named, ring, source=str(folder))


def _ring(selection: Selection) -> Wheel:
    if selection.book is not None:
        return chosen_game(selection).wheel
    found = _WHEELS.get(selection.wheel or "")
    if found is None:
        raise UsageError(f"which wheel? --wheel takes {' or '.join(_WHEELS)}, or name a --book")
    return found


def _read_table(data: str, table: str) -> tuple[Reading, Wheel]:
    from croupier.cli.audit_log import game_of, placed_of, read_records, tables_of

    records = read_records(data)
    tables = tables_of(records)
    if table not in tables:
        raise UsageError(f"there is no table {table!r}; there is {', '.join(tables) or 'none'}")
    history = tables[table]
    found = table_spins(table, history, placed_of(records))
    numbers = " ".join(spin.pocket for spin in found.spins)
    ring = game_of(table, history).wheel
    reading = Reading(
        source=f"table {table}",
        digest=hashlib.sha256(numbers.encode()).hexdigest(),
        recording=record(found.spins, ring),
        notes=tuple(table_notes(table, found)),
    )
    return reading, ring


def _report(
    reading: Reading,
    audit: WheelAudit,
    picture: Path | None,
    pdf: Path | None,
    language: str,
    *,
    as_json: bool,
) -> None:
    monitored = _monitored(audit)
    played = _played(audit)
    sentences = audit.messages()
    # Of what are no results of a wheel nothing is said as if they were.
    if audit.findings:
        sentences += filter(None, (monitored["says"], played["says"]))
    notes = [*reading.notes, *output.fault_notes(reading.faults)]
    notes += [
        say("lab-note-too-few", name=name, spins=f"{spins:,}") for name, spins in audit.too_small
    ]
    facts: dict[str, Saying] = {
        "source": reading.source,
        "sha256": reading.digest,
        "wheel": audit.wheel.title,
        "spins": f"{audit.spins:,}",
        "made with": output.shown_versions(),
    }
    title = f"Audit of a wheel: {audit.verdict}"
    if pdf is not None:
        output.write_pdf(pdf, _document(audit, facts, sentences, notes, language))
    if as_json:
        about = {"source": reading.source, "sha256": reading.digest, **audit.as_json()}
        about |= {
            "monitor": monitored | {"says": str(monitored["says"])},
            "kelly": played | {"says": str(played["says"])},
            "made_with": output.versions(),
            "notes": list(map(str, notes)),
        }
        output.print_object(about)
    else:
        table = output.findings_table(audit.findings)
        output.print_audit(title, facts, sentences, table, notes)
        for path in filter(None, (picture, pdf)):
            print(f"written: {path}")


def _monitored(audit: WheelAudit) -> dict[str, Any]:
    """What somebody would have seen who had followed this wheel all the time."""
    monitored = monitor(audit.kept)
    says = say("lab-watched-never", peak=f"{monitored.peak:.3g}")
    if monitored.alert is not None:
        says = monitored.alert.message
    return {
        "says": says,
        "evidence": monitored.evidence,
        "peak": monitored.peak,
        "alerted_after": monitored.alert and monitored.alert.spins,
        "alpha": ALPHA,
    }


def _played(audit: WheelAudit) -> dict[str, Any]:
    """What somebody who knew the bias could do with it, by the least that each number has."""
    # Where results lie can be played; throws, changes and copies say nothing of a number.
    worst = audit.worst
    if audit.verdict is not Verdict.FLAGGED or worst is None or worst.test not in WHERE:
        return {"says": "", "stakes": {}, "growth": 0.0}
    # What simulates takes longer to load than most audits take.
    from croupier.lab.figures import kelly
    from croupier.lab.sessions import wilson

    least = [wilson(int(count), audit.spins, _ONE_SIDED)[0] for count in audit.counts]
    stakes, growth = kelly(least, STRAIGHT_ODDS)
    laid = {p: stake for p, stake in zip(audit.wheel.order, stakes, strict=True) if stake > 0}
    if not laid:
        return {"says": "", "stakes": {}, "growth": 0.0}
    shown = [
        say("lab-kelly-stake", share=f"{stake:.2%}", pocket=pocket)
        for pocket, stake in laid.items()
    ]
    says = say("lab-kelly", stakes=shown, odds=STRAIGHT_ODDS, growth=f"{growth:.4%}")
    return {"says": says, "stakes": laid, "growth": growth}


def _document(
    audit: WheelAudit,
    facts: dict[str, Saying],
    sentences: Sequence[Saying],
    notes: Sequence[Saying],
    language: str,
) -> "Document":
    from croupier.lab.audits.document import Document, findings_grid
    from croupier.lab.audits.picture import draw_wheel

    tests = say("lab-tests")
    return Document(
        title=say("lab-title-wheel"),
        verdict=audit.verdict,
        sentences=tuple(sentences),
        facts=output.on_paper(facts),
        picture=draw_wheel(audit, language=language),
        grids=(findings_grid(tests, audit.findings),) if audit.findings else (),
        notes=(say("lab-method-wheel"), *notes),
        language=language,
    )
