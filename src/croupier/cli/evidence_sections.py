"""What a bundle of evidence says of the program: digests, settings, books, figures, chance."""

import os
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from croupier import __version__
from croupier.cli.clauses import lacks_house
from croupier.cli.evidence_headings import without_a_run
from croupier.cli.evidence_parts import Collector, Grid, Plan, Section, Status
from croupier.cli.matrix import TESTS, Matrix, collect_matrix
from croupier.core.messages import Saying, say
from croupier.roulette.book import NotOffered, Offer, Rulebook
from croupier.roulette.catalogue import all_books
from croupier.roulette.clauses import Clause, load_clauses
from croupier.roulette.game import Game
from croupier.roulette.game_options import every_choice
from croupier.roulette.proofs import DONE_BY_HOUSE, Level, Proof, in_house, proof_of

if TYPE_CHECKING:
    from croupier.lab.par import ParLine

Row = tuple[Saying, ...]


def deviations(sections: Sequence[Section]) -> Section:
    """All that failed, was not run or is open: of a bundle's sections, and headings without one."""
    rows: list[Row] = []
    for section in sections:
        if section.status is not Status.PASSED:
            said = "; ".join(map(str, section.says))
            what = section.says[0] if len(section.says) == 1 else said
            rows.append((section.title, section.status.message, what))
        rows += [(section.title, Status.NOT_RUN.message, each) for each in section.left_out]
        rows += [
            (section.title, grid.title, say("evidence-row", cells=list(row)))
            for grid in section.grids
            if grid.is_open
            for row in grid.rows
        ]
    rows += [
        (heading, Status.NOT_RUN.message, say("evidence-none-for-it"))
        for heading in without_a_run()
    ]
    ended = Counter(section.status for section in sections)
    counted = [
        say("evidence-counted", count=ended[status], status=status.message)
        for status in Status
        if ended[status]
    ]
    names = (
        say("evidence-column-section"),
        say("evidence-column-kind"),
        say("column-what"),
    )
    return Section(
        name="deviations",
        title=say("evidence-deviations"),
        status=Status.BELOW if rows else Status.PASSED,
        says=(say("evidence-says-ended", count=len(sections), ended=counted, open=len(rows)),),
        grids=(Grid(title=say("evidence-deviations"), names=names, rows=tuple(rows)),),
        data={
            "sections": {status.value: count for status, count in sorted(ended.items())},
            "open": len(rows),
        },
    )


def _program(folder: Path, plan: Plan, section: Section) -> None:
    from croupier.house.log.program import program_digests, program_files

    digests, files = program_digests(), program_files()
    section.says = (say("evidence-says-program", version=__version__),)
    section.grids = (
        Grid(
            title=say("evidence-parts"),
            names=(
                say("evidence-column-part"),
                say("evidence-column-files"),
                say("evidence-column-digest"),
            ),
            rows=tuple(
                (say("evidence-part-named", part=part), str(len(files[part])), digest)
                for part, digest in digests.items()
            ),
        ),
    )
    # A tree whose screens are not built yet has none to show, and an empty digest proves nothing.
    section.left_out = tuple(
        say("evidence-left-part", part=part) for part in files if not files[part]
    )
    section.data = {"version": __version__, "digests": digests, "files": files}


def _settings(folder: Path, plan: Plan, section: Section) -> None:
    from croupier.server.load_settings import load_settings
    from croupier.server.settings import show_settings

    shown = show_settings(load_settings(None, os.environ, {}))
    section.says = (say("evidence-says-settings"),)
    section.grids = (
        Grid(
            title=say("evidence-settings"),
            names=(say("column-name"), say("evidence-column-value")),
            rows=tuple((name, _value(value)) for name, value in _flat(shown)),
        ),
    )
    section.data = dict(_flat(shown))


def _flat(values: dict[str, Any], above: str = "") -> Iterator[tuple[str, Any]]:
    for name, value in values.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{above}{name}.")
        else:
            yield f"{above}{name}", value


def _value(value: Any) -> Saying:
    """A setting as people read it."""
    if isinstance(value, bool):
        return say("paper-yes" if value else "paper-no")
    if value is None or value in ("", [], ()):
        return say("evidence-not-set")
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value))
    return str(value)


def _clauses(folder: Path, plan: Plan, section: Section) -> None:
    matrix = collect_matrix() if TESTS.is_dir() else Matrix({}, {})
    prove = matrix.proof if matrix.cited else proof_of
    counted: list[Row] = []
    lacking: list[Row] = []
    grids: list[Grid] = []
    for book in all_books():
        found = [(clause, prove(clause)) for clause in load_clauses(book.code)]
        owed = [(clause, proof) for clause, proof in found if clause.fate in DONE_BY_HOUSE]
        proven = sum(in_house(proof) for _, proof in owed)
        counted.append((book.title, str(len(found)), str(len(owed)), str(proven)))
        lacking += [
            (book.code, clause.clause, clause.says) for clause, p in found if lacks_house(clause, p)
        ]
        grids.append(_clause_grid(book, found))
        section.data[book.code] = [_clause_data(matrix, *each) for each in found]
    section.says = (say("evidence-says-levels"), say("evidence-says-open-rows", count=len(lacking)))
    books = Grid(
        title=say("evidence-books"),
        names=(
            say("evidence-column-book"),
            say("evidence-column-rows"),
            say("evidence-column-done-by-house"),
            say("evidence-column-proven"),
        ),
        rows=tuple(counted),
    )
    open_rows = Grid(
        title=say("evidence-open-rows"),
        names=(say("evidence-column-book"), say("column-clauses"), say("evidence-column-says")),
        rows=tuple(lacking),
        is_open=True,
    )
    section.grids = (books, open_rows, *grids)


def _clause_grid(book: Rulebook, found: Sequence[tuple[Clause, Proof]]) -> Grid:
    """Each row of a book: what became of it, and how many tests of each level prove it."""
    return Grid(
        title=book.title,
        names=(
            say("column-clauses"),
            say("evidence-column-says"),
            say("evidence-column-fate"),
            *(say("evidence-level", level=level.value) for level in Level),
        ),
        rows=tuple(
            (
                clause.clause,
                clause.says,
                say("evidence-fate", fate=clause.fate.value),
                *(str(proof.get(level, 0)) for level in Level),
            )
            for clause, proof in found
        ),
    )


def _clause_data(matrix: Matrix, clause: Clause, proof: Proof) -> dict[str, Any]:
    return {
        "clause": clause.clause,
        "fate": clause.fate.value,
        "says": clause.says,
        "where": list(clause.targets),
        "proof": {level.value: count for level, count in proof.items()},
        "tests": [test for names in matrix.tests(clause).values() for test in names],
    }


def _scenarios(folder: Path, plan: Plan, section: Section) -> None:
    from croupier.scenario.read import read_scenario
    from croupier.scenario.run import run_scenario

    files = sorted((TESTS / "scenarios").rglob("*.yaml")) if TESTS.is_dir() else []
    if not files:
        section.status, section.says = Status.NOT_RUN, (say("evidence-says-no-scenarios"),)
        return
    missed: list[tuple[str, str]] = []
    books: Counter[str] = Counter()
    for file in files[:: plan.scenario_step]:
        scenario = read_scenario(file)
        books[scenario.book] += 1
        for outcome in run_scenario(scenario):
            missed += [(file.stem, line) for line in outcome.missed]
    played = sum(books.values())
    section.status = Status.FAILED if missed else Status.PASSED
    section.says = (
        say("evidence-says-scenarios", played=played, count=len(files), missed=len(missed)),
    )
    if played < len(files):
        section.left_out = (say("evidence-left-scenarios", count=len(files) - played),)
    section.grids = (
        Grid(
            title=say("evidence-scenarios"),
            names=(say("evidence-column-book"), say("evidence-column-scenarios")),
            rows=tuple((book, str(count)) for book, count in sorted(books.items())),
        ),
        Grid(
            title=say("evidence-misses"),
            names=(say("evidence-column-scenario"), say("evidence-column-missed")),
            rows=tuple(missed),
            is_open=True,
        ),
    )
    section.data = {"played": dict(books), "missed": [list(each) for each in missed]}


def _par_sheets(folder: Path, plan: Plan, section: Section) -> None:
    grids: list[Grid] = []
    games = 0
    for book in all_books():
        for offer in book.offers:
            for game, lines, same in sheets_of(offer):
                games += len(same)
                grids.append(_sheet_grid(game, lines, same))
                section.data.setdefault(f"{book.code}/{offer.name}", []).append(
                    {"options": same, "lines": [_line_data(line) for line in lines]}
                )
    section.says = (say("evidence-says-par", games=games, sheets=len(grids)),)
    section.grids = tuple(grids)


#: What of a game decides which bets there are, and what each pays.
_PAID_BY: Final = (
    *("wheel", "layout", "odds", "at_zero", "calls", "asian_groups", "unsigned", "lucky", "limits"),
)
Sheet = tuple[Game, "tuple[ParLine, ...]", list[dict[str, str]]]
"""A game, its lines, and every choice of options that has the same lines."""


def sheets_of(offer: Offer) -> list[Sheet]:
    """The different PAR sheets of a game over all of its options."""
    from croupier.lab.par import par_sheet

    sheets: dict[Any, Sheet] = {}
    made: dict[str, tuple[ParLine, ...]] = {}
    for options in every_choice(offer):
        try:
            game = offer.deal(options)
        except NotOffered:
            continue
        paid_by = repr([getattr(game, name) for name in _PAID_BY])
        lines = made.get(paid_by) or par_sheet(game, ())
        made[paid_by] = lines
        key = tuple((line.name, line.edge, line.hit_rate, line.variance) for line in lines)
        chosen = {name: str(value) for name, value in options.items()}
        sheets.setdefault(key, (game, lines, []))[2].append(chosen)
    return list(sheets.values())


def _sheet_grid(game: Game, lines: "Sequence[ParLine]", same: Sequence[dict[str, str]]) -> Grid:
    title = f"{game.book} {game.name}: {game.title}, {game.wheel.title}"
    return Grid(
        title=say("evidence-sheet", game=title, options=_shared(same), count=len(same)),
        names=(
            say("par-column-bet"),
            say("par-column-bets"),
            say("par-column-edge"),
            say("par-column-hit-rate"),
            say("par-column-variance"),
            say("par-column-volatility"),
        ),
        rows=tuple(
            (
                line.called,
                str(line.bets),
                say("lab-p", p=f"{float(line.edge):.4%}"),
                say("lab-p", p=f"{float(line.hit_rate):.4%}"),
                say("lab-p", p=f"{float(line.variance):.4f}"),
                say("lab-p", p=f"{line.volatility:.4f}"),
            )
            for line in lines
        ),
    )


def _shared(same: Sequence[dict[str, str]]) -> str:
    """The options that every one of some choices has."""
    first = same[0].items()
    shared = [each for each in first if all(each in other.items() for other in same)]
    return ", ".join(f"{name}={value}" for name, value in shared)


def _line_data(line: "ParLine") -> dict[str, str]:
    return {
        "bet": line.name,
        "edge": str(line.edge),
        "hit_rate": str(line.hit_rate),
        "variance": str(line.variance),
    }


def _randomness(folder: Path, plan: Plan, section: Section) -> None:
    from croupier.cli.audit_randomness import system_samples
    from croupier.lab.audits.document import findings_grid
    from croupier.lab.audits.findings import Verdict
    from croupier.lab.audits.randomness import audit_randomness

    audit = audit_randomness(system_samples(plan.bits, plan.outcomes), lambda name: None)
    section.status = Status.PASSED if audit.verdict is Verdict.FAIR else Status.FAILED
    section.says = (
        say("evidence-says-drawn", bits=f"{plan.bits:,}", outcomes=f"{plan.outcomes:,}"),
        say("lab-verdict-is", verdict=audit.verdict.message),
        *audit.messages(),
    )
    section.left_out = tuple(
        say(
            "lab-note-not-run",
            test=say("lab-test-named", test=test),
            name=say("lab-sample-named", sample=name),
            why=why,
        )
        for name, test, why in audit.skipped
    )
    for sample in audit.samples:
        table = findings_grid(
            say("lab-sample-headed", name=sample.called, how=sample.how),
            audit.of(sample),
            power=False,
        )
        section.grids += (Grid(title=table.title, names=table.names, rows=table.rows),)
    section.data = audit.as_json()


def _access(folder: Path, plan: Plan, section: Section) -> None:
    from croupier.cli.powers import house_matrix, matrix

    section.says = (say("evidence-says-access"),)
    grids: list[Grid] = []
    for book in all_books():
        for offer in book.offers:
            game = book.game(offer.name)
            rows = [*matrix(game), *house_matrix(game)]
            section.data[f"{book.code}/{offer.name}"] = rows
            grids.append(_power_grid(f"{book.code} {offer.name}", rows))
    section.grids = tuple(grids)


def _power_grid(title: str, rows: Sequence[dict[str, Any]]) -> Grid:
    return Grid(
        title=title,
        names=(
            say("evidence-column-stream"),
            say("evidence-column-action"),
            say("evidence-column-roles"),
            say("evidence-column-phases"),
            say("column-clauses"),
        ),
        rows=tuple(
            (
                row["stream"],
                row["action"],
                say("evidence-roles", roles=[str(role) for role in row["roles"]]),
                say("evidence-phases", phases=[str(phase) for phase in row["phases"]]),
                ", ".join(row["clauses"]),
            )
            for row in rows
        ),
    )


STATIC: Final = (
    Collector("program", say("evidence-program"), _program),
    Collector("settings", say("evidence-settings"), _settings),
    Collector("clauses", say("evidence-clauses"), _clauses),
    Collector("scenarios", say("evidence-scenarios"), _scenarios),
    Collector("par-sheets", say("evidence-par-sheets"), _par_sheets),
    Collector("randomness", say("evidence-randomness"), _randomness),
    Collector("access", say("evidence-access"), _access),
)
