"""What a bundle of evidence says of a running house: interrupted, verified, recalled, metered."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from decimal import Decimal
from pathlib import Path
from typing import Any, Final, NamedTuple

from croupier.cli.evidence_sections import Collect, Grid, Plan, Section

Row = tuple[str, ...]
_IDENTITY: Final = ("What", "One way", "The other", "Holds")
_HEAD: Final = ("Records", "Root", "Hash of the last record", "At, milliseconds of Unix time")
_WAIT: Final = 120.0
#: A house is killed after so many more rounds.
_ROUNDS: Final = 20
#: The virtual dealer deals quickly, so that something is under way when the power goes.
_CADENCE: Final = {
    "CROUPIER_CADENCE_BETTING": "1",
    "CROUPIER_CADENCE_SPIN_BEFORE_CLOSE": "0.2",
    "CROUPIER_CADENCE_BALL": "0.2",
    "CROUPIER_CADENCE_REST": "0.2",
}


def interruption(folder: Path, plan: Plan) -> Section:
    """Interruption: a serving house is killed and started again"""
    data, rows, before = folder / "interrupted", [], dict[str, Published]()
    for number in range(plan.kills + 1):
        now, later = _serve_and_kill(data)
        verdict = json.loads(_croupier("verify", str(data), "--json").stdout)
        kept = all(goes_on(was, now[table]) for table, was in before.items())
        if number:
            results = sum(was.round_no for was in before.values())
            rows.append((str(number), str(results), _passed(kept), _passed(verdict["ok"])))
        before = later
    wrong = [row for row in rows if "FAILED" in row]
    return Section(
        name="interruption",
        title="Interruption: a serving house is killed and started again",
        standards=(
            ("GLI-24", "2.5 backup and recovery"),
            ("GLI-24", "2.9 critical memory"),
            ("GMNS", "1.15 and 1.17 interruption"),
            ("GLI-19", "4.16 interrupted games"),
        ),
        status="failed" if wrong else "passed",
        says=(
            "A house was started as a process, let play, and killed without warning. After each "
            "kill the log was verified, the house was started again, and every result that it had "
            "shown to anybody had to be shown again at every table.",
        ),
        grids=(
            Grid(
                title="Kills",
                names=("Kill", "Rounds shown before", "Shown again", "Verification of the log"),
                rows=tuple(rows),
            ),
        ),
        data={"kills": [list(row) for row in rows]},
    )


class Published(NamedTuple):
    """What anybody may see of a table: its round, and the last numbers, newest first."""

    round_no: int
    numbers: tuple[str, ...]


def goes_on(was: Published, now: Published) -> bool:
    """Whether a table shows everything that it showed before, and perhaps more."""
    shown = any(
        now.numbers[start:] == was.numbers[: len(now.numbers) - start]
        for start in range(len(now.numbers))
        if len(now.numbers) - start <= len(was.numbers)
    )
    return now.round_no >= was.round_no and (shown or not was.numbers)


def _serve_and_kill(data: Path) -> tuple[dict[str, Published], dict[str, Published]]:
    """Serve a house until more rounds were played, then kill it: what it showed first and last."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    env = {**os.environ, **_CADENCE, "CROUPIER_HOUSE_DEMO_WHEEL": "false"}
    command = [sys.executable, "-m", "croupier", "serve", "--data", str(data), "--port", str(port)]
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, env=env, stdout=quiet, stderr=quiet)
    try:
        first = _seen(process, port, 0)
        return first, _seen(process, port, _rounds(first) + _ROUNDS)
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait(10)


def _rounds(tables: dict[str, Published]) -> int:
    return sum(table.round_no for table in tables.values())


def _seen(process: "subprocess.Popen[bytes]", port: int, least: int) -> dict[str, Published]:
    """What the house shows to anybody, once so many rounds have been begun."""
    deadline = time.monotonic() + _WAIT
    while time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/v1/tables", timeout=5) as answer:
                reply = json.loads(answer.read())["tables"]
        except (OSError, ValueError):
            reply = []
        tables = {
            each["table"]: Published(each["round_no"], tuple(each["numbers"])) for each in reply
        }
        if tables and _rounds(tables) >= least:
            return tables
        if process.poll() is not None:
            raise RuntimeError(f"the house ended by itself with {process.returncode}")
        time.sleep(0.1)
    raise RuntimeError("the house did not play within its time")


def verification(folder: Path, plan: Plan) -> Section:
    """Verification, meters and signed heads of a house that was played for this bundle"""
    house = folder / "house"
    _must(_croupier("demo", str(house), "--rounds", str(plan.rounds)))
    verdict = json.loads(_croupier("verify", str(house), "--json").stdout)
    tables = json.loads(_must(_croupier("report", "shift", str(house), "--json")).stdout)
    anchors = house / "anchors.jsonl"
    lines = anchors.read_text("utf-8").splitlines() if anchors.is_file() else []
    heads = [json.loads(line) for line in lines]
    _must(_croupier("proof", "export", str(house), str(folder / "log.jsonl")))
    columns, rows = _grid(tables)
    identities = find_identities(verdict, tables, heads)
    holds = verdict["ok"] and all(row[-1] == _passed(True) for row in identities)
    return Section(
        name="verification",
        title="Verification, meters and signed heads",
        standards=(
            ("GLI-24", "2.7 system integrity"),
            ("GLI-24", "3 metering"),
            ("GMNS", "1.25 meters and their identities"),
            ("GLI-13", "server and database"),
            ("AGCO", "accounting meters"),
        ),
        status="passed" if holds else "failed",
        says=(
            f"{plan.rounds} rounds were played at tables of every book; the auditor, who shares no "
            "arithmetic with the engine, computed every balance and meter again.",
            f"{len(heads)} signed heads cover the log. The same log is in log.jsonl, in the form "
            "that a verifier of somebody else's reads.",
        ),
        grids=(
            Grid(title="Meters by table", names=columns, rows=rows),
            Grid(title="Identities", names=_IDENTITY, rows=identities),
            Grid(title="Signed heads", names=_HEAD, rows=tuple(map(_head, heads))),
        ),
        data={
            "verdict": verdict,
            "meters": tables,
            "identities": [list(row) for row in identities],
            "heads": heads,
        },
    )


def find_identities(verdict: Any, report: Any, heads: Sequence[Any]) -> tuple[Row, ...]:
    """What must come to the same on two ways, each with both sides and whether it does."""
    names = [str(column["name"]) for column in report["columns"]]
    win, games = names.index("Win"), names.index("Games")
    found: list[tuple[str, Any, Any]] = []
    for row in report["rows"]:
        table, own = row[0], verdict["tables"][row[0]]
        found += [
            (f"{table}: win by meters, win computed again", row[win] or 0, own["house_win"]),
            (f"{table}: games by meters, games computed again", row[games], own["rounds"]),
        ]
    for place, column in enumerate(report["columns"]):
        if column["kind"] in ("money", "count"):
            parts = sum(Decimal(row[place] or 0) for row in report["rows"])
            found.append((f"{column['name']}: tables, total", parts, report["totals"][place] or 0))
    if heads:
        last = max(int(_head(each)[0]) for each in heads)
        found.append(("records in the log, records under signed heads", verdict["records"], last))
    return tuple(
        (what, str(one), str(other), _passed(Decimal(one) == Decimal(other)))
        for what, one, other in found
    )


def _head(anchor: Any) -> Row:
    """A signed head in its parts: records, root, the last record, when."""
    _, size, root, last, at, *_ = str(anchor["note"]).split("\n")
    return size, root, last.removeprefix("last "), at.removeprefix("at ")


def recall(folder: Path, plan: Plan) -> Section:
    """Recall of the last games"""
    house, grids, data = folder / "house", [], {}
    shift = json.loads(_must(_croupier("report", "shift", str(house), "--json")).stdout)
    for table in (str(row[0]) for row in shift["rows"]):
        found = _croupier("replay", str(house), "--table", table, "--json")
        if found.returncode:
            continue
        rows = json.loads(found.stdout)
        last = sorted({row["round"] for row in rows if row.get("round")})[-10:]
        kept = [row for row in rows if row.get("round") in last]
        data[table] = kept
        grids.append(
            Grid(
                title=f"Table {table}, last {len(last)} games",
                names=("Round", "What happened"),
                rows=tuple((str(row["round"]), str(row["says"])) for row in kept),
            )
        )
    return Section(
        name="recall",
        title="Recall of the last games",
        standards=(("GMNS", "1.25 recall"), ("AGCO", "13.1 game recall"), ("GLI-24", "3 recall")),
        status="passed" if grids else "failed",
        says=("The last ten games of each table, read back from the log.",),
        grids=tuple(grids),
        data=data,
    )


def _grid(report: Any) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]:
    """A report's own columns and rows."""
    columns = tuple(str(column["name"]) for column in report["columns"])
    return columns, tuple(tuple("" if v is None else str(v) for v in row) for row in report["rows"])


def _passed(ok: bool) -> str:
    return "passed" if ok else "FAILED"


def _croupier(*arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "croupier", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=1800, check=False)


def _must(done: "subprocess.CompletedProcess[str]") -> "subprocess.CompletedProcess[str]":
    if done.returncode:
        raise RuntimeError((done.stderr or done.stdout).strip()[-400:])
    return done


collect_house: Final[tuple[Collect, ...]] = (verification, recall, interruption)
