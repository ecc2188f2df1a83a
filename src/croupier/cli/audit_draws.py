"""`croupier audit draws`: Lucky Ball, tournament seats and promotion winners."""

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from croupier.cli import audit_output as output
from croupier.cli.audit_output import OnError
from croupier.cli.output import UsageError
from croupier.cli.paper_language import PaperLanguage
from croupier.core.messages import ENGLISH, Saying, say
from croupier.lab.audits.document import Document, findings_grid
from croupier.lab.audits.draws import DrawsAudit, audit_draws
from croupier.lab.audits.recorded_draws import Found, contest_draws, read_draws, table_draws
from croupier.lab.audits.spins import Fault, NoNumbers


def draws(
    file: Path | None = None,
    *,
    data: str | None = None,
    on_error: OnError = "stop",
    pdf: Path | None = None,
    language: PaperLanguage = ENGLISH,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Test what was drawn; the exit code is 1 where chance is ruled out or a record is impossible.

    Parameters
    ----------
    file
        CSV with the columns kind, pool and drawn; pool and drawn are lists parted by semicolons.
    data
        A house instead of a file: a folder with house.db, or a postgresql:// URL.
    on_error
        What to do where a line cannot be read: stop and name them all, or skip them and go on.
    pdf
        Write the report to this new file.
    language
        With --pdf: the language of the paper.
    json
        Everything as one JSON object.
    """
    output.check_new(pdf)
    if (file is None) == (data is None):
        raise UsageError("name a file of draws, or a house with --data DATA")
    faults: Sequence[Fault] = ()
    if file is not None:
        source, digest, found, faults = _from_file(file)
        output.check_faults(source, faults, on_error)
    else:
        source, digest, found = _from_house(data or "")
    if not found.draws and not found.inconsistent:
        raise UsageError(f"{source} holds no draws")
    audit = audit_draws(found.draws, found.inconsistent)
    facts: dict[str, Saying] = {
        "source": source,
        "sha256": digest,
        "made with": output.shown_versions(),
    }
    _report(audit, facts, faults, pdf, language, as_json=json)
    return output.exit_code(audit.verdict)


def _from_file(file: Path) -> tuple[str, str, Found, list[Fault]]:
    raw = output.read_bytes(file)
    try:
        read, faults = read_draws(raw, source=str(file))
    except NoNumbers as error:
        raise UsageError(str(error)) from None
    return str(file), hashlib.sha256(raw).hexdigest(), Found(draws=read), faults


def _from_house(data: str) -> tuple[str, str, Found]:
    from croupier.cli.audit_log import CONTESTS, read_records, tables_of

    records = read_records(data)
    found = Found()
    for table, history in tables_of(records).items():
        table_draws(table, history, found)
    for stream in dict.fromkeys(r.stream for r in records if r.stream.startswith(CONTESTS)):
        own = ((r.number, r.kind, r.payload) for r in records if r.stream == stream)
        contest_draws(stream, own, found)
    return f"house {data}", records[-1].digest.hex() if records else "", found


def _report(
    audit: DrawsAudit,
    facts: dict[str, Saying],
    faults: Sequence[Fault],
    pdf: Path | None,
    language: str,
    *,
    as_json: bool,
) -> None:
    drawn = ((kind, f"{count:,}") for kind, count in audit.counts.items())
    facts |= {kind: say("lab-draws-of-kind", count=count) for kind, count in drawn}
    notes = [say("lab-note-impossible", what=str(each)) for each in audit.inconsistent]
    notes += [say("lab-note-not-tested", what=each) for each in audit.too_few]
    notes += output.fault_notes(faults)
    if pdf is not None:
        output.write_pdf(pdf, _document(audit, facts, notes, language))
    if as_json:
        about = {"source": facts["source"], "sha256": facts["sha256"], **audit.as_json()}
        about |= {
            "made_with": output.versions(),
            "left_out": list(map(str, output.fault_notes(faults))),
        }
        output.print_object(about)
        return
    table = output.findings_table(audit.findings)
    title = f"Audit of draws: {audit.verdict}"
    output.print_audit(title, facts, audit.sentences(), table, notes)


def _document(
    audit: DrawsAudit, facts: dict[str, Saying], notes: Sequence[Saying], language: str
) -> Document:
    tests = say("lab-tests")
    return Document(
        title=say("lab-title-draws"),
        verdict=audit.verdict,
        sentences=tuple(audit.messages()),
        facts=output.on_paper(facts),
        grids=(findings_grid(tests, audit.findings),) if audit.findings else (),
        notes=(say("lab-method-draws"), *notes),
        language=language,
    )
