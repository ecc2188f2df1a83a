"""`croupier audit wheel`: whether recorded numbers are what a fair wheel gives."""

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from croupier.cli import audit_output as output
from croupier.cli.audit_output import OnError
from croupier.cli.output import Stop
from croupier.cli.selection import Selection, chosen_game
from croupier.lab.audits.document import Document, findings_grid
from croupier.lab.audits.house import table_notes, table_spins
from croupier.lab.audits.monitor import watch
from croupier.lab.audits.spins import NoNumbers, Reading, read_spins
from croupier.lab.audits.wheel import TooFewSpins, WheelAudit, audit_wheel
from croupier.roulette.wheel import DOUBLE_ZERO_WHEEL, SINGLE_ZERO, Wheel

_WHEELS = {wheel.name: wheel for wheel in (SINGLE_ZERO, DOUBLE_ZERO_WHEEL)}
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
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Test recorded numbers for bias; the exit code is 1 where chance is ruled out at 99 %.

    Parameters
    ----------
    file
        Numbers as plain text, or CSV with columns such as number, dealer, direction, ball, wheel,
        table and time. Name its wheel with --wheel single-zero or double-zero, or the game with
        --book and --game.
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
    json
        Everything as one JSON object.
    """
    output.check_new(picture, pdf)
    if picture is not None and picture.suffix.lower() not in _PICTURES:
        raise Stop(f"{picture} must end in .png or .svg")
    reading, ring = _read(file, selection or Selection(), table, data)
    output.check_faults(reading.source, reading.faults, on_error)
    try:
        audit = audit_wheel(reading.spins, ring)
    except TooFewSpins as error:
        raise Stop(f"{reading.source}: {error}") from None
    if picture is not None:
        from croupier.lab.audits.picture import draw_wheel

        picture.write_bytes(draw_wheel(audit, kind=_PICTURES[picture.suffix.lower()]))
    _tell(reading, audit, picture, pdf, as_json=json)
    return output.exit_code(audit.verdict)


def _read(
    file: Path | None, selection: Selection, table: str | None, data: str | None
) -> tuple[Reading, Wheel]:
    if (file is None) == (table is None):
        raise Stop("name a file of numbers, or a table with --table T --data DATA")
    if table is not None:
        if data is None:
            raise Stop("--data says which house has the table")
        return _read_table(data, table)
    if file is None or data is not None:
        raise Stop("--data goes with --table")
    ring = _ring(selection)
    try:
        return read_spins(output.read_bytes(file), ring, source=str(file)), ring
    except NoNumbers as error:
        raise Stop(str(error)) from None


def _ring(selection: Selection) -> Wheel:
    if selection.book is not None:
        return chosen_game(selection).wheel
    found = _WHEELS.get(selection.wheel or "")
    if found is None:
        raise Stop(f"which wheel? --wheel takes {' or '.join(_WHEELS)}, or name a --book")
    return found


def _read_table(data: str, table: str) -> tuple[Reading, Wheel]:
    from croupier.cli.audit_log import game_of, placed_of, read_records, tables_of

    records = read_records(data)
    tables = tables_of(records)
    if table not in tables:
        raise Stop(f"there is no table {table!r}; there is {', '.join(tables) or 'none'}")
    history = tables[table]
    found = table_spins(table, history, placed_of(records))
    numbers = " ".join(spin.pocket for spin in found.spins)
    reading = Reading(
        source=f"table {table}",
        digest=hashlib.sha256(numbers.encode()).hexdigest(),
        spins=tuple(found.spins),
        notes=tuple(table_notes(table, found)),
    )
    return reading, game_of(table, history).wheel


def _tell(
    reading: Reading, audit: WheelAudit, picture: Path | None, pdf: Path | None, *, as_json: bool
) -> None:
    monitored = _monitored(reading, audit)
    sentences = [*audit.sentences(), monitored["says"]]
    notes = [*reading.notes, *output.fault_notes(reading.faults)]
    notes += [f"too few to test: {name}, {spins} spins" for name, spins in audit.too_small]
    facts = {
        "source": reading.source,
        "sha256": reading.digest,
        "wheel": audit.wheel.title,
        "spins": f"{audit.spins:,}",
        "made with": output.shown_versions(),
    }
    title = f"Audit of a wheel: {audit.verdict}"
    if pdf is not None:
        output.write_pdf(pdf, _document(audit, facts, sentences, notes))
    if as_json:
        about = {"source": reading.source, "sha256": reading.digest, **audit.as_json()}
        about |= {"monitor": monitored, "made_with": output.versions(), "notes": notes}
        output.print_object(about)
    else:
        table = output.findings_table(audit.findings)
        output.print_audit(title, facts, sentences, table, notes)
        for path in filter(None, (picture, pdf)):
            print(f"written: {path}")


def _monitored(reading: Reading, audit: WheelAudit) -> dict[str, Any]:
    """What somebody would have seen who had looked at this wheel all the time."""
    monitor, alert = watch([spin.pocket for spin in reading.spins], audit.wheel.order)
    says = f"Watched spin by spin, the evidence never rose above {monitor.peak:.3g} to 1."
    if alert is not None:
        says = f"Watched spin by spin: {alert}."
    return {
        "says": says,
        "evidence": monitor.evidence,
        "peak": monitor.peak,
        "alerted_after": monitor.alerted,
        "alpha": monitor.alpha,
    }


def _document(
    audit: WheelAudit, facts: dict[str, str], sentences: Sequence[str], notes: Sequence[str]
) -> Document:
    from croupier.lab.audits.picture import draw_wheel

    method = (
        "All tests are corrected together by Holm's method: of fair wheels, at most 5 in 100 are "
        "suspect and at most 1 in 100 is flagged. The last column states the smallest bias that a "
        "test finds with a chance of at least 80 %, at the level left after correction. Waves are "
        "harmonics of the ring of pockets; the sector is the worst of all runs of neighbours, held "
        "against simulated fair wheels; distances are steps clockwise from one result to the next."
    )
    return Document(
        title="Audit of a wheel",
        verdict=audit.verdict,
        sentences=tuple(sentences),
        facts=tuple(facts.items()),
        picture=draw_wheel(audit),
        grids=(findings_grid("Tests", audit.findings),),
        notes=(method, *notes),
    )
