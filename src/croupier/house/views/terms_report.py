"""Terms and conditions as a report: what an entrant is given to read, on screen or on paper."""

from croupier.house.views.report import Column, Report
from croupier.promotion.state import Promotion
from croupier.promotion.terms import terms_page as promotion_page
from croupier.tournament.display import terms_page
from croupier.tournament.state import Tournament


def tournament_terms(tournament: Tournament) -> Report:
    """The published terms of a tournament, a row for each thing that the book wants stated."""
    lines = terms_page(tournament.agreed, tournament.rules)
    return _report(f"Tournament {tournament.id}: terms and conditions", lines, tournament.version)


def promotion_terms(promotion: Promotion, name: str) -> Report:
    """The terms of a promotion with its prizes."""
    lines = promotion_page(promotion.terms, promotion.prizes, promotion.rules)
    return _report(f"Promotion {name}: terms and conditions", lines, 0)


def _report(title: str, lines: tuple[str, ...], version: int) -> Report:
    rows = tuple(_row(line) for line in lines)
    subtitle = (f"version {version}",) if version else ()
    return Report(
        title=title,
        subtitle=subtitle,
        columns=(Column("No."), Column("What the terms state"), Column("As published")),
        rows=tuple((str(number), *row) for number, row in enumerate(rows, start=1)),
    )


def _row(line: str) -> tuple[str, str]:
    says, _, said = line.partition(": ")
    return says[:1].upper() + says[1:], said
