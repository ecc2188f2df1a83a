"""What a bundle of evidence says of a house that was played for it: verified, metered, recalled."""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from croupier.audit.verify import Verdict
from croupier.cli.evidence_parts import Collector, Grid, Plan, Section, Status, passed
from croupier.cli.house_log import Histories, read_histories, run_on
from croupier.cli.matrix import TESTS
from croupier.cli.replay import with_rounds
from croupier.cli.verify import check, verdict_json
from croupier.core.messages import Message, Saying, say
from croupier.house.views.figures import figures_of
from croupier.house.views.house_reports import shift_report
from croupier.house.views.report import FIGURES, Kind, Report, as_json, show_cell
from croupier.ledger.meters import TableMeters
from croupier.table.describe import cited

#: Where the played house lies in the bundle, and its log as others read it.
_HOUSE: Final = "house"
_LOG: Final = "log.jsonl"
#: The verifier that stands alone, beside the source tree.
_VERIFIER: Final = TESTS.parent / "verifier" / "verify_log.py"
#: So many games of each table are read back.
_GAMES: Final = 10


class Identity(NamedTuple):
    """What must come to the same on two ways."""

    what: Message
    one: int
    other: int
    kind: Kind = Kind.MONEY

    @property
    def row(self) -> tuple[Saying, ...]:
        """Both sides, and whether they agree."""
        sides = (self._shown(side) for side in (self.one, self.other))
        return (self.what, *sides, passed(self.one == self.other))

    def _shown(self, figure: int) -> Saying:
        return say("evidence-amount", cents=figure) if self.kind is Kind.MONEY else str(figure)


def _verification(folder: Path, plan: Plan, section: Section) -> None:
    house = folder / _HOUSE
    must(run_croupier("demo", str(house), "--rounds", str(plan.rounds)))
    must(run_croupier("proof", "export", str(house), str(folder / _LOG)))
    heads = [json.loads(line) for line in _lines(house / "anchors.jsonl")]
    verdict = check(str(house))
    histories = run_on(str(house), read_histories, read_only=True)
    report = shift_report(histories.events())
    identities = find_identities(verdict, meters_in(histories), report, heads)
    alone = _stands_alone(folder, verdict.proven.keys)
    holds = all(each.one == each.other for each in identities)
    section.status = Status.PASSED
    if not (verdict.is_clean and holds and alone in (None, "")):
        section.status = Status.FAILED
    section.says = (
        say("evidence-says-played", rounds=verdict.rounds, records=f"{verdict.records:,}"),
        say("evidence-says-heads", count=len(heads), keys=list(verdict.proven.keys)),
        *(() if verdict.is_clean else (str(verdict.fault),)),
        *((say("evidence-says-alone"),) if alone == "" else ()),
        *((say("evidence-says-alone-fails", why=alone),) if alone else ()),
    )
    section.left_out = (say("evidence-left-alone"),) if alone is None else ()
    section.grids = (
        _report_grid(report),
        Grid(
            title=say("evidence-identities"),
            names=(
                say("column-what"),
                say("evidence-column-one-way"),
                say("evidence-column-other-way"),
                say("evidence-column-holds"),
            ),
            rows=tuple(each.row for each in identities),
        ),
        Grid(
            title=say("evidence-heads"),
            names=(
                say("evidence-column-records"),
                say("evidence-column-root"),
                say("evidence-column-last-hash"),
                say("evidence-column-signed-at"),
            ),
            rows=tuple(map(_head, heads)),
        ),
    )
    section.data = {
        "verdict": verdict_json(verdict),
        "meters": json.loads(as_json(report)),
        "identities": [[str(cell) for cell in each.row] for each in identities],
        "heads": heads,
    }


def _lines(file: Path) -> list[str]:
    return file.read_text("utf-8").splitlines() if file.is_file() else []


def _stands_alone(folder: Path, keys: Sequence[str]) -> str | None:
    """What the verifier that shares no line with the program complains of; None if it is not here.

    It goes into the bundle, so that a laboratory can run it too.
    """
    if not _VERIFIER.is_file():
        return None
    copy = shutil.copy(_VERIFIER, folder / _VERIFIER.name)
    given = [word for key in keys for word in ("--key", key)]
    command = [sys.executable, "-I", str(copy), str(folder / _LOG), *given]
    done = subprocess.run(command, capture_output=True, text=True, timeout=1800, check=False)
    return (done.stdout + done.stderr).strip()[-400:] if done.returncode else ""


def meters_in(histories: Histories) -> dict[str, TableMeters]:
    """The meters of each table, as the house keeps them."""
    return {name: figures_of(name, events) for name, events in histories.events().items()}


def find_identities(
    verdict: Verdict, meters: Mapping[str, TableMeters], report: Report, heads: Sequence[Any]
) -> list[Identity]:
    """What the house's meters say and what the auditor computes again, and sums of both."""
    found = [each for name in meters for each in _of_table(name, meters[name], verdict)]
    for place, column in enumerate(report.columns):
        if column.kind in (Kind.MONEY, Kind.COUNT) and report.totals is not None:
            parts, total = (_sum(report.rows, place), _sum((report.totals,), place))
            what = say("evidence-same-total", column=column.name)
            found.append(Identity(what, parts, total, column.kind))
    if heads:
        last = max(int(str(_head(each)[0])) for each in heads)
        what = say("evidence-same-records")
        found.append(Identity(what, verdict.records, last, Kind.COUNT))
    return found


def _sum(rows: Sequence[Sequence[Any]], place: int) -> int:
    return sum(row[place] or 0 for row in rows)


def _of_table(name: str, meters: TableMeters, verdict: Verdict) -> Iterator[Identity]:
    book = verdict.tables[name]
    own = book.totals

    def same(column: Message) -> Message:
        return say("evidence-same-meter", table=name, column=column)

    yield Identity(same(say("column-win")), meters.win, own.house_win)
    yield Identity(same(say("column-turnover")), meters.turnover, own.turnover.total())
    yield Identity(same(say("column-drop")), meters.drop_total, own.drop.total())
    yield Identity(same(say("column-fills")), meters.fills, own.fills)
    yield Identity(same(say("column-credits")), meters.credits, own.credits)
    yield Identity(same(say("column-tickets-out")), meters.tickets_out, own.tickets_out)
    yield Identity(same(say("column-games")), meters.games, own.settled, Kind.COUNT)
    yield Identity(same(say("column-no-spins")), meters.void_spins, own.void_spins, Kind.COUNT)
    # What a standard calls the self-audit: the meters of a place give what is held there.
    for player, purse in sorted(book.purses.items()):
        held = purse.balance + book.staked(purse) + purse.held - purse.owed
        what = say("evidence-same-credit", table=name, player=player)
        yield Identity(what, meters.station(player).credit, held)


def _head(anchor: Any) -> tuple[Saying, ...]:
    """A signed head in its parts: records, root, the last record, when."""
    _, size, root, last, at, *_ = str(anchor["note"]).split("\n")
    signed_at = say("evidence-moment", at=int(at.removeprefix("at ")))
    return size, root, last.removeprefix("last "), signed_at


def _report_grid(report: Report) -> Grid:
    """A report's own columns and rows."""
    kinds = [column.kind for column in report.columns]

    def cell(kind: Kind, value: Any) -> Saying:
        if isinstance(value, Message):
            return value
        shown = show_cell(kind, value)
        return say("lab-p", p=shown) if kind in FIGURES and shown else shown

    return Grid(
        title=say("evidence-meters"),
        names=tuple(column.name for column in report.columns),
        rows=tuple(tuple(map(cell, kinds, row)) for row in report.all_rows),
    )


def _recall(folder: Path, plan: Plan, section: Section) -> None:
    histories = run_on(str(folder / _HOUSE), read_histories, read_only=True)
    grids: list[Grid] = []
    for table, events in histories.tables.items():
        numbered = list(with_rounds(events))
        last = sorted({number for number, _, _ in numbered if number})[-_GAMES:]
        kept = [each for each in numbered if each[0] in last]
        section.data[table] = [
            {"round": number, "record": record, "at": event.at, "says": str(cited(event))}
            for number, record, event in kept
        ]
        grids.append(
            Grid(
                title=say("evidence-last-games", table=table, count=len(last)),
                names=(
                    say("evidence-column-round"),
                    say("evidence-column-record"),
                    say("evidence-column-at"),
                    say("column-what"),
                ),
                rows=tuple(
                    (str(number), str(record), say("evidence-moment", at=event.at), cited(event))
                    for number, record, event in kept
                ),
            )
        )
    section.grids = tuple(grids)
    section.status = Status.PASSED if grids else Status.FAILED
    section.says = (say("evidence-says-recall", count=_GAMES),)


def _backup(folder: Path, plan: Plan, section: Section) -> None:
    house, copy, restored = (folder / name for name in (_HOUSE, "copy", "restored"))
    steps: list[tuple[Message, bool]] = []
    try:
        made = run_croupier("backup", str(house), str(copy))
        steps.append((say("evidence-step-copied"), not made.returncode))
        back = run_croupier("restore", str(copy), str(restored))
        steps.append((say("evidence-step-restored"), not back.returncode))
        if not back.returncode:
            before, after = check(str(house)), check(str(restored))
            steps.append((say("evidence-step-verified"), after.is_clean))
            same = (before.records, before.root) == (after.records, after.root)
            steps.append((say("evidence-step-same", records=f"{after.records:,}"), same))
        steps += _without_its_end(copy, restored)
    finally:
        for each in (copy, restored):
            shutil.rmtree(each, ignore_errors=True)
    rows = tuple((what, passed(ok)) for what, ok in steps)
    section.status = Status.PASSED if all(ok for _, ok in steps) else Status.FAILED
    section.says = (say("evidence-says-backup"),)
    section.grids = (
        Grid(
            title=say("evidence-steps"),
            names=(say("column-what"), say("evidence-column-holds")),
            rows=rows,
        ),
    )
    section.data = {"steps": [[str(cell) for cell in row] for row in rows]}


def _without_its_end(copy: Path, restored: Path) -> Iterator[tuple[Message, bool]]:
    """A copy in which a byte was changed is not restored."""
    file = copy / "house.db"
    if file.is_file():
        shutil.rmtree(restored, ignore_errors=True)
        whole = bytearray(file.read_bytes())
        place = whole.find(b"BallSpun")
        whole[place : place + 1] = b"C"
        file.write_bytes(whole)
        refused = run_croupier("restore", str(copy), str(restored)).returncode != 0
        yield say("evidence-step-refused"), place > 0 and refused


def run_croupier(*arguments: str) -> "subprocess.CompletedProcess[str]":
    """Another command of this program, as a process of its own."""
    command = [sys.executable, "-m", "croupier", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=1800, check=False)


def must(done: "subprocess.CompletedProcess[str]") -> "subprocess.CompletedProcess[str]":
    """The same, or an error with what it said."""
    if done.returncode:
        raise RuntimeError((done.stderr or done.stdout).strip()[-400:])
    return done


PLAYED: Final = (
    Collector("verification", say("evidence-verification"), _verification),
    Collector("recall", say("evidence-recall"), _recall),
    Collector("backup", say("evidence-backup"), _backup),
)
