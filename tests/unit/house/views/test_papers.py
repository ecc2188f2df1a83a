"""Every kind of paper in every language: nothing on it is left in English."""

import asyncio
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

import pytest

from croupier.cage.declare import TicketEvent
from croupier.compliance.exclusions import CoolOff, ExcludePatron
from croupier.compliance.limits import Limit
from croupier.compliance.own_limits import SetPlayLimit
from croupier.core.fluent import Choice, Pattern
from croupier.core.messages import Message, Saying, catalogue, languages, say
from croupier.core.money import Money
from croupier.core.roles import Role
from croupier.devices.paper import REPLACEMENT
from croupier.devices.report_pdf import report_as_pdf
from croupier.house.entries import read_entries
from croupier.house.views.cage_report import cage_report
from croupier.house.views.contest_folds import all_kept
from croupier.house.views.contest_statement import contest_statement
from croupier.house.views.dossier import dossier_report, find_dossier
from croupier.house.views.entries import Entry
from croupier.house.views.figures import ALWAYS
from croupier.house.views.house_reports import (
    day_report,
    mistakes_report,
    shift_report,
    table_report,
    tickets_report,
)
from croupier.house.views.register_names import REGISTERS
from croupier.house.views.report import Report, report_in
from croupier.house.views.statement import statement_report
from croupier.house.views.terms_report import promotion_terms, tournament_terms
from croupier.house.views.tournament_papers import PAPERS
from croupier.promotion.state import Promotion
from croupier.table.closing import AnnounceClose
from croupier.table.declare import Event
from croupier.table.disputes import OpenDispute
from croupier.table.faults import ReportMalfunction
from croupier.table.limits import AnnounceLimits
from tests.clauses.watched import Watched
from tests.unit.devices.reading import page_texts
from tests.unit.house.contests import Hall
from tests.unit.house.test_promotions import started
from tests.unit.house.test_tournaments import run_whole
from tests.unit.house.views.test_registers import JANUARY, disputed, mistake

MINUTE: Final = 60_000
#: Of contests, games and books, which are the same in every language.
_NAMES: Final = {"spring", "draw", "table", "star"}


async def _evening() -> tuple[list[Entry], int]:
    house = Watched()
    house.clock.time = JANUARY
    await house.start()
    await disputed(house)
    await mistake(house, 1_500, identified=True)
    await mistake(house, -1_001)
    await house.do("T1", OpenDispute, player="ann", text="it was 6", by=Role.PLAYER)
    await house.settle_tasks("T1")
    at = house.clock.now() + 20 * MINUTE
    await house.do("T1", AnnounceClose, effective_at=at)
    await house.do("T1", AnnounceLimits, min=Money(1_000), max=Money(50_000), effective_at=at)
    await house.open("T2", "crown", "touchbet")
    await house.do("T2", ReportMalfunction, scope="system", by=Role.DEALER)
    await house.patron(CoolOff, patron="ben", hours=2, by=Role.PLAYER)
    await house.patron(ExcludePatron, patron="cy", reason="threats", table="T1")
    for amount in (10_000, 20_000):
        await house.patron(SetPlayLimit, limit=Limit.LOSS_DAY, amount=amount)
    await house.case(kind="prohibited-device", text="a device", person="ann", table="T1")
    return await read_entries(house.store), house.clock.now()


async def _contests() -> tuple[list[Entry], Hall]:
    hall = Hall()
    await run_whole(hall, 12, 4, 2)
    await started(hall)
    return await read_entries(hall.store), hall


def _papers() -> Iterator[tuple[str, Report]]:
    entries, now = asyncio.run(_evening())
    contests, hall = asyncio.run(_contests())
    for name, build in REGISTERS.items():
        yield name, build(entries, now, ALWAYS)
        yield f"{name}-of-contests", build(contests, now, ALWAYS)
    histories: dict[str, list[Event]] = {}
    for entry in entries:
        if isinstance(entry.event, Event):
            histories.setdefault(entry.name, []).append(entry.event)
    for build_one in (shift_report, day_report, table_report, mistakes_report):
        yield build_one.__name__, build_one(histories)
    tickets = [entry.event for entry in entries if isinstance(entry.event, TicketEvent)]
    yield "tickets", tickets_report(histories, tickets, now)
    yield "cage", cage_report([("cass", event) for event in tickets], (), now)
    yield "statement", statement_report(entries, "ann")
    dossier = find_dossier(entries, "T1", 1)
    assert dossier is not None
    yield "dossier", _without_clauses(dossier_report(dossier))
    yield "terms", _without_answers(tournament_terms(hall.state))
    for name, made in PAPERS.items():
        yield name, made(hall.state)
    for kind, name, kept in all_kept(contests):
        yield f"statement-{kind}", contest_statement(kind, name, kept)
        if isinstance(kept.state, Promotion):
            yield "promotion-terms", _without_answers(promotion_terms(kept.state, name))


def _without_clauses(report: Report) -> Report:
    """What a rulebook says is on paper in the words of the book."""
    clause = say("named-dossier-part", value="clause")
    return replace(report, rows=tuple(row for row in report.rows if row[0] != clause))


def _without_answers(report: Report) -> Report:
    """What an operator wrote into terms is on paper as it was written; the rest is the house's."""

    def of_the_house(cell: Any) -> Any:
        if isinstance(cell, str):
            return "…"
        said = cell.params.get("said", ())
        kept = ["…" if isinstance(each, str) else each for each in said]
        return replace(cell, params={**cell.params, "said": kept}) if said else cell

    return replace(report, rows=tuple((*row[:2], of_the_house(row[2])) for row in report.rows))


@pytest.fixture(scope="module")
def papers() -> dict[str, Report]:
    return dict(_papers())


def test_all_that_the_house_says_on_paper_is_a_message(papers: dict[str, Report]) -> None:
    for name, report in papers.items():
        said = (report.title, *report.subtitle, *(c.name for c in report.columns), *report.notes)
        assert [each for each in said if not isinstance(each, Message)] == [], name


def _texts(pattern: Pattern) -> Iterator[str]:
    for part in pattern:
        if isinstance(part, str):
            yield part
        elif isinstance(part, Choice):
            for variant in part.variants.values():
                yield from _texts(variant)


def _messages(value: Any) -> Iterator[Message]:
    """A message, and those that it is made of."""
    match value:
        case Message(code, params):
            yield value
            yield from _messages(list(params.values()))
        case {"code": str(code), "params": dict(params)}:
            yield from _messages(Message(code, params))
        case list() | tuple():
            for each in value:
                yield from _messages(each)


def _english(report: Report, language: str) -> set[str]:
    """Sentences of the English catalogue in this report that the language says otherwise."""
    cells: list[Saying] = [report.title, *report.subtitle, *report.notes]
    cells += [column.name for column in report.columns]
    cells += [cell for row in report.all_rows for cell in row if isinstance(cell, Message)]
    codes = {message.code for cell in cells for message in _messages(cell)}
    own = " ".join(text for code in codes for text in _texts(catalogue(language).messages[code]))
    found = {
        text.strip()
        for code in codes
        for text in _texts(catalogue("en").messages[code])
        if len(re.findall("[A-Za-z]{2,}", text)) >= 2
    }
    return {text for text in found if text not in own}


@pytest.mark.parametrize("language", languages())
def test_every_paper_reads_back_in_its_language(papers: dict[str, Report], language: str) -> None:
    for name, report in papers.items():
        said = report_in(language, report)
        read = "".join(page_texts(report_as_pdf(report, language)))
        bare = re.sub(r"\s", "", read)
        assert re.sub(r"\s", "", str(said.title)) in bare, name
        assert REPLACEMENT not in read, name
        if language != "en":
            left = {each for each in _english(report, language) if re.sub(r"\s", "", each) in bare}
            assert left == set(), name


def test_papers_have_rows_to_be_read(papers: dict[str, Report]) -> None:
    filled = {name for name, report in papers.items() if report.rows}
    assert {"due", "exclusions", "patrons", "disputes", "incidents", "malfunctions"} <= filled
    assert {"mis-settled", "month-end", "staff", "dossier", "terms", "ranking"} <= filled
    assert {"results", "statement", "promotion-terms", "due-of-contests"} <= filled


def test_a_chinese_heading_has_no_english_word(papers: dict[str, Report]) -> None:
    """What is left in letters is the name of a contest."""
    for name, paper in papers.items():
        report = report_in("zh", paper)
        heads = (report.title, *report.subtitle, *(c.name for c in report.columns))
        words = [word for head in heads for word in re.findall("[A-Za-z]{4,}", str(head))]
        assert set(words) <= _NAMES, name
