"""Terms and conditions as a report: what an entrant is given to read, on screen or on paper."""

from croupier.core.messages import Message, say
from croupier.house.views.report import Column, Report
from croupier.promotion.state import Promotion
from croupier.promotion.terms import terms_page as promotion_page
from croupier.roulette.terms import TermLine
from croupier.tournament.display import terms_page
from croupier.tournament.state import Tournament


def tournament_terms(tournament: Tournament) -> Report:
    """The published terms of a tournament, a row for each thing that the book wants stated."""
    title = say("paper-tournament-terms", name=tournament.id)
    return _report(title, tournament_lines(tournament), tournament.version)


def tournament_lines(tournament: Tournament) -> tuple[TermLine, ...]:
    """The published terms of a tournament, line by line; none before they are published."""
    return terms_page(tournament.terms, tournament.rules) if tournament.terms else ()


def promotion_terms(promotion: Promotion, name: str) -> Report:
    """The terms of a promotion with its prizes."""
    return _report(say("paper-promotion-terms", name=name), promotion_lines(promotion), 0)


def promotion_lines(promotion: Promotion) -> tuple[TermLine, ...]:
    """The terms of a promotion with its prizes, line by line."""
    return promotion_page(promotion.terms, promotion.prizes, promotion.rules)


def _report(title: Message, lines: tuple[TermLine, ...], version: int) -> Report:
    rows = tuple((line.says, line.stated) for line in lines)
    subtitle = (say("paper-version", version=version),) if version else ()
    return Report(
        title=title,
        subtitle=subtitle,
        columns=(
            Column(say("column-number")),
            Column(say("column-what-the-terms-state")),
            Column(say("column-as-published")),
        ),
        rows=tuple((str(number), *row) for number, row in enumerate(rows, start=1)),
    )
