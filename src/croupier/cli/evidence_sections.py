"""What a bundle of evidence says of the program: digests, settings, books, figures, chance."""

import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

from croupier import __version__
from croupier.cli.clauses import lacks_house
from croupier.cli.matrix import TESTS, Matrix, collect_matrix
from croupier.roulette.catalogue import all_books
from croupier.roulette.clauses import load_clauses
from croupier.roulette.game import Game
from croupier.roulette.proofs import DONE_BY_HOUSE, in_house, proof_of

#: A standard and the heading of it that a section is for.
Standard = tuple[str, str]


class Plan(NamedTuple):
    """How much is drawn, played and interrupted."""

    bits: int
    outcomes: int
    rounds: int
    kills: int
    #: Every n-th story is played.
    story_step: int = 1


@dataclass(slots=True, kw_only=True)
class Grid:
    """A table of a section."""

    title: str
    names: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(slots=True, kw_only=True)
class Section:
    """One section: for which headings of which standards, what was found, and how it ended."""

    name: str
    title: str
    standards: tuple[Standard, ...] = ()
    status: str = "passed"
    says: tuple[str, ...] = ()
    grids: tuple[Grid, ...] = ()
    data: dict[str, Any] = field(default_factory=dict)
    seconds: float = 0

    def as_json(self) -> dict[str, Any]:
        """Everything, for programs."""
        return {
            "name": self.name,
            "title": self.title,
            "standards": [list(each) for each in self.standards],
            "status": self.status,
            "says": list(self.says),
            "tables": [
                {"title": grid.title, "columns": list(grid.names), "rows": list(grid.rows)}
                for grid in self.grids
            ],
            "data": self.data,
            "seconds": self.seconds,
        }


Collect = Callable[[Path, Plan], Section]
#: Tables of sections that list what is missed or open.
_OPEN_GRIDS: Final = frozenset({"Misses", "Open rows"})


def deviations(sections: Sequence[Section]) -> Section:
    """All that failed, was not run or is open, gathered from the sections of a bundle."""
    rows: list[tuple[str, str, str]] = []
    for section in sections:
        if section.status != "passed":
            rows.append((section.title, section.status, " ".join(section.says)))
        rows += [
            (section.title, grid.title, ": ".join(row))
            for grid in section.grids
            if grid.title in _OPEN_GRIDS
            for row in grid.rows
        ]
    ended = Counter(section.status for section in sections)
    said = ", ".join(f"{count} {status}" for status, count in sorted(ended.items()))
    return Section(
        name="deviations",
        title="Open deviations",
        status="see below" if rows else "passed",
        says=(f"{len(sections)} sections: {said}. Open: {len(rows)}.",),
        grids=(Grid(title="Deviations", names=("Section", "Kind", "What"), rows=tuple(rows)),),
        data={"sections": dict(ended), "open": len(rows)},
    )


def program(folder: Path, plan: Plan) -> Section:
    """Program and digests"""
    from croupier.house.log.program import program_digests, program_files

    digests, files = program_digests(), program_files()
    rows = tuple((part, str(len(files[part])), digest) for part, digest in digests.items())
    return Section(
        name="program",
        title="Program and digests",
        standards=(
            ("GLI-24", "2.10 program storage"),
            ("GLI-19", "2.3 control program verification"),
            ("GLI-11", "program identification"),
            ("GMNS", "1.17.5 program check"),
        ),
        says=(f"Version {__version__}. Digests are SHA-256 over the files that run here.",),
        grids=(Grid(title="Parts", names=("Part", "Files", "Digest"), rows=rows),),
        data={"version": __version__, "digests": digests, "files": files},
    )


def settings(folder: Path, plan: Plan) -> Section:
    """Settings"""
    from croupier.server.settings import load_settings, show_settings

    shown = show_settings(load_settings(None, os.environ, {}))
    rows = tuple((name, str(value)) for name, value in _flat(shown))
    return Section(
        name="settings",
        title="Settings",
        standards=(("GLI-24", "2.2 table game system"), ("GMNS", "1.15 configuration")),
        says=("As they hold in this environment, with secrets covered.",),
        grids=(Grid(title="Settings", names=("Name", "Value"), rows=rows),),
        data=dict(_flat(shown)),
    )


def _flat(values: dict[str, Any], above: str = "") -> Iterator[tuple[str, Any]]:
    for name, value in values.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{above}{name}.")
        else:
            yield f"{above}{name}", value if isinstance(value, int | str | bool) else str(value)


def clauses(folder: Path, plan: Plan) -> Section:
    """Rulebooks: every clause and its proof"""
    matrix = collect_matrix() if TESTS.is_dir() else Matrix({}, {})
    prove = matrix.proof if matrix.cited else proof_of
    counted, lacking, rows = [], [], {}
    for book in all_books():
        found = [(clause, prove(clause)) for clause in load_clauses(book.code)]
        owed = [(clause, proof) for clause, proof in found if clause.fate in DONE_BY_HOUSE]
        proven = sum(in_house(proof) for _, proof in owed)
        counted.append((book.title, str(len(found)), str(len(owed)), str(proven)))
        lacking += [
            (book.code, clause.clause, clause.says) for clause, p in found if lacks_house(clause, p)
        ]
        rows[book.code] = [
            {
                "clause": clause.clause,
                "fate": clause.fate.value,
                "says": clause.says,
                "where": list(clause.targets),
                "proof": {level.value: count for level, count in proof.items()},
                "tests": [test for names in matrix.tests(clause).values() for test in names],
            }
            for clause, proof in found
        ]
    names = ("Book", "Rows", "Done by a house", "Proven in a house")
    return Section(
        name="clauses",
        title="Rulebooks: every clause and its proof",
        standards=(("GLI-24", "3 rules of play"), ("GMNS", "conformity with the gaming rule")),
        says=(
            "Levels of proof come from the recorded runs of the project's own tests, not from this "
            "run; the section on stories is from this run.",
            f"{len(lacking)} rows are open: no test that went through a house proves them.",
        ),
        grids=(
            Grid(title="Books", names=names, rows=tuple(counted)),
            Grid(title="Open rows", names=("Book", "Clause", "Says"), rows=tuple(lacking)),
        ),
        data=rows,
    )


def stories(folder: Path, plan: Plan) -> Section:
    """Stories played in a house for this bundle"""
    from croupier.scenario.read import read_scenario
    from croupier.scenario.run import run_scenario

    files = sorted((TESTS / "scenarios").rglob("*.yaml")) if TESTS.is_dir() else []
    if not files:
        why = ("Not run: this installation has no stories beside it.",)
        return Section(name="stories", title="Stories", status="not run", says=why)
    missed: list[tuple[str, str]] = []
    books: Counter[str] = Counter()
    for file in files[:: plan.story_step]:
        scenario = read_scenario(file)
        books[scenario.book] += 1
        for outcome in run_scenario(scenario):
            missed += [(file.stem, line) for line in outcome.missed]
    played = sum(books.values())
    return Section(
        name="stories",
        title="Stories played in a house for this bundle",
        standards=(("GLI-24", "3 rules of play"), ("AGCO", "game rules")),
        status="failed" if missed else "passed",
        says=(f"{played} of {len(files)} stories were played, {len(missed)} misses.",),
        grids=(
            Grid(
                title="Stories",
                names=("Book", "Stories"),
                rows=tuple((book, str(count)) for book, count in sorted(books.items())),
            ),
            Grid(title="Misses", names=("Story", "Missed"), rows=tuple(missed)),
        ),
        data={"played": dict(books), "missed": [list(each) for each in missed]},
    )


def par_sheets(folder: Path, plan: Plan) -> Section:
    """PAR sheets of every game"""
    from croupier.lab.par import par_sheet

    grids, data = [], {}
    for game in every_default():
        lines = par_sheet(game)
        grids.append(
            Grid(
                title=f"{game.book} {game.name}: {game.title}",
                names=("Bet", "Bets", "Edge", "Hit rate", "Variance", "Volatility index"),
                rows=tuple(
                    (
                        line.name,
                        str(line.bets),
                        f"{float(line.edge):.4%}",
                        f"{float(line.hit_rate):.4%}",
                        f"{float(line.variance):.4f}",
                        f"{line.volatility:.4f}",
                    )
                    for line in lines
                ),
            )
        )
        data[f"{game.book}/{game.name}"] = [
            {
                "bet": line.name,
                "edge": str(line.edge),
                "hit_rate": str(line.hit_rate),
                "variance": str(line.variance),
            }
            for line in lines
        ]
    return Section(
        name="par-sheets",
        title="PAR sheets of every game",
        standards=(("GLI-11", "game fairness and PAR"), ("GLI-19", "4.7 return to player")),
        says=("Computed exactly for this bundle; fractions are in evidence.json.",),
        grids=tuple(grids),
        data=data,
    )


def every_default() -> Iterator[Game]:
    """Every game of every book, with its options at their defaults."""
    for book in all_books():
        for offer in book.offers:
            yield book.game(offer.name)


def randomness(folder: Path, plan: Plan) -> Section:
    """Randomness: the battery on raw and mapped output"""
    from croupier.cli.audit_randomness import system_samples
    from croupier.lab.audits.findings import Verdict
    from croupier.lab.audits.randomness import audit_randomness

    audit = audit_randomness(system_samples(plan.bits, plan.outcomes), lambda name: None)
    rows = tuple(
        (str(each.test), str(each.group), str(each.count), f"{each.p:.4f}", *_judged(each.p))
        for each in audit.findings
    )
    skipped = tuple(" ".join(each) for each in audit.skipped)
    return Section(
        name="randomness",
        title="Randomness: the battery on raw and mapped output",
        standards=(
            ("GLI-24", "2.8 RNG"),
            ("GLI-11", "RNG"),
            ("GMNS", "1.27 randomness"),
            ("GLI-19", "3 RNG"),
        ),
        status="passed" if audit.verdict is Verdict.FAIR else "failed",
        says=(
            f"{plan.bits} raw bits of the running source and {plan.outcomes} outcomes of the "
            "virtual wheel on each of 37 and 38 pockets, drawn for this bundle. "
            f"Verdict: {audit.verdict.value}.",
            *(f"Not run, the sample was too short: {each}" for each in skipped),
        ),
        grids=(
            Grid(
                title="Tests",
                names=("Test", "On", "Number", "p", "95 %", "99 %"),
                rows=rows,
            ),
        ),
        data={"findings": [each.as_json() for each in audit.findings]},
    )


def _judged(p: float) -> tuple[str, str]:
    """At 95 % and at 99 %."""
    return ("pass" if p > 0.05 else "FAIL", "pass" if p > 0.01 else "FAIL")


def access(folder: Path, plan: Plan) -> Section:
    """Access: who may do what"""
    from croupier.cli.powers import matrix

    grids, data = [], {}
    for game in every_default():
        rows = matrix(game)
        data[f"{game.book}/{game.name}"] = rows
        grids.append(
            Grid(
                title=f"{game.book} {game.name}",
                names=("Action", "Roles", "Clauses"),
                rows=tuple(
                    (row["action"], ", ".join(row["roles"]), ", ".join(row["clauses"]))
                    for row in rows
                ),
            )
        )
    return Section(
        name="access",
        title="Access: who may do what",
        standards=(("GLI-24", "2.3 system security"), ("GLI-19", "2.8 access control")),
        says=("Every command of every game: the roles, the phases, the clauses behind it.",),
        grids=tuple(grids),
        data=data,
    )


STATIC: Final[tuple[Collect, ...]] = (
    *(program, settings, clauses, stories, par_sheets, randomness, access),
)
