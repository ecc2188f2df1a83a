"""`croupier promotion`: terms checked and printed, a promotion of a house and what it owes."""

import time
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from croupier.cli.contest_output import (
    print_missing,
    print_or_write,
    read_stream,
    run_scenario,
    statement_of,
    stream_names,
)
from croupier.cli.house_log import run_on
from croupier.cli.output import UsageError, print_json
from croupier.cli.paper_language import PaperLanguage
from croupier.core.messages import say
from croupier.house.views.house_reports import show_time
from croupier.house.views.report import Column, Kind, Report
from croupier.promotion.declare import evolve
from croupier.promotion.opening import PromotionOpened, open_promotion
from croupier.promotion.state import Promotion, due
from croupier.promotion.terms import banned_prizes, missing_items
from croupier.roulette.catalogue import find_book

Action = Literal["check", "list", "show", "due", "terms", "statement", "export", "run"]


def promotion(
    action: Action,
    where: str,
    name: str = "",
    *,
    book: str = "",
    pdf: Path | None = None,
    language: PaperLanguage = "en",
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> int:
    """Check terms and prizes, show a promotion of a house, or run a scenario about one.

    Parameters
    ----------
    action
        check takes a file of terms and a book; run takes a scenario file; the others take a house.
    where
        The file, or a folder with house.db or a postgresql:// URL.
    name
        Which promotion; the only one where it is left out.
    book
        The book whose checklist the terms must answer.
    pdf
        Write terms, a statement or what is due to this file, for printing.
    language
        With --pdf: the language of the paper.
    as_json
        As JSON, for programs.
    """
    if action == "check":
        return _check(Path(where), book, as_json=as_json)
    if action == "run":
        return run_scenario(Path(where), "promotion", as_json=as_json)
    if action == "list":
        print("\n".join(stream_names(where, "promotion:")) or "no promotion")
        return 0
    name, records = run_on(where, lambda store: read_stream(store, "promotion:", name))
    if action == "export":
        print_json([record.shown for record in records])
        return 0
    if action == "statement":
        print_or_write(
            statement_of([record.record for record in records]),
            pdf=pdf,
            as_json=as_json,
            language=language,
        )
        return 0
    state = _replayed(name, [record.event for record in records])
    if action == "terms":
        from croupier.house.views.terms_report import promotion_terms

        print_or_write(promotion_terms(state, name), pdf=pdf, as_json=as_json, language=language)
    else:
        report = _due(state, name) if action == "due" else _shown(state, name)
        print_or_write(report, pdf=pdf, as_json=as_json, language=language)
    return 0


def _check(path: Path, book: str, *, as_json: bool) -> int:
    from croupier.cli.terms_file import promotion_terms

    rules = find_book(book).promotion if book else None
    if rules is None:
        raise UsageError("name a book that has promotions, with --book")
    terms, prizes = promotion_terms(path)
    banned = [one.kind for one in banned_prizes(prizes, rules, frozenset())]
    if banned:
        print(f"no prize may be or hold: {', '.join(banned)}")
    code = print_missing(missing_items(terms, prizes, rules), as_json=as_json)
    return 1 if banned else code


def _replayed(name: str, events: list[Any]) -> Promotion:
    opening, *rest = events
    if not isinstance(opening, PromotionOpened):
        raise UsageError(f"the history of {name} does not begin with its opening", code=1)
    state = open_promotion(opening)
    for event in rest:
        state = evolve(state, event)
    return state


def _due(state: Promotion, name: str) -> Report:
    now = int(time.time() * 1000)
    return Report(
        title=say("paper-promotion-due", name=name),
        columns=(
            Column(say("column-what")),
            Column(say("column-who")),
            Column(say("column-due"), Kind.TIME),
            Column(say("column-stands-as")),
            Column(say("column-clauses")),
        ),
        rows=tuple(
            (
                say("due-promotion", duty=duty.what),
                duty.to,
                None if duty.by is None else show_time(duty.by),
                say("paper-overdue")
                if duty.by is not None and now > duty.by
                else say("paper-outstanding"),
                ", ".join(duty.clauses),
            )
            for duty in due(state)
        ),
    )


def _shown(state: Promotion, name: str) -> Report:
    winners = {prize: draw.winner for draw in state.draws for prize in draw.prizes}
    return Report(
        title=say("paper-promotion-shown", name=name, stage=state.status),
        subtitle=(
            say("paper-promotion-entries", entries=len(state.entrants), denied=len(state.denied)),
        ),
        columns=(
            Column(say("column-prize")),
            Column(say("column-value"), Kind.MONEY),
            Column(say("column-winner")),
            Column(say("column-settled")),
        ),
        rows=tuple(
            (
                say("named-prize", value=prize.kind),
                prize.value,
                winners.get(n, ""),
                say("paper-yes") if n in state.settled else "",
            )
            for n, prize in enumerate(state.prizes)
        ),
        notes=tuple(
            say("paper-still-to-state", item=say("terms-item", key=item.key, says=item.heading))
            for item in state.missing
        ),
    )
