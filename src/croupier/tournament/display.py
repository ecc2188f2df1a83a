"""What others may see of a tournament: the terms as published, and a table's display."""

from typing import Final, NamedTuple

from croupier.core.money import show_dollars
from croupier.roulette.bets import BetName
from croupier.roulette.terms import TermLine
from croupier.roulette.tournament import TournamentRules
from croupier.tournament.counting import Stakes
from croupier.tournament.state import Tournament
from croupier.tournament.terms import Terms
from croupier.tournament.turns import next_player

#: Figures of the terms that are money, or chips by their value.
MONEY: Final = frozenset(
    {
        "entry_fee",
        "guarantee",
        "chips",
        "buy_in",
        "minimum",
        "maximum",
        "buy_back_fee",
        "add_on_fee",
        "add_on_chips",
    }
)


class PlaceShown(NamedTuple):
    """One position of a table. That there is a form shows, and nothing of what it says."""

    player: str
    chips: int
    pass_cards: int
    has_marker: bool
    has_turn: bool
    has_form: bool
    has_passed: bool
    wagers: Stakes


def table_display(tournament: Tournament, table: str) -> tuple[PlaceShown, ...]:
    """Every position of a table, as anyone who stands there sees it."""
    session = tournament.sessions[table]
    ordered = bool(tournament.agreed.ordered)
    turn = next_player(tournament, session) if ordered and session.is_open else ""
    return tuple(
        PlaceShown(
            player=entrant.name,
            chips=entrant.chips,
            pass_cards=entrant.pass_cards,
            has_marker=ordered and entrant.name == session.marker,
            has_turn=entrant.name == turn,
            has_form=entrant.form is not None,
            has_passed=entrant.passed,
            wagers=dict[BetName, int](entrant.wagers),
        )
        for entrant in tournament.at_table(session)
    )


def publishable(tournament: Tournament) -> tuple[str, ...]:
    """Entrants who let their name and likeness be used in advertising."""
    return tuple(name for name, entrant in tournament.entrants.items() if entrant.publicity)


def _in_words(value: object) -> str:
    """A figure of the terms as a patron reads it: dollars, yes or no, shares by place."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ", ".join(f"{show_ordinal(place)} {share} %" for place, share in enumerate(value, 1))
    return str(value)


def _money_in_words(amount: int | None) -> str:
    return "none" if amount is None else show_dollars(amount)


def show_ordinal(place: int) -> str:
    """A place as people say it.

    >>> [show_ordinal(place) for place in (1, 2, 3, 4, 11, 21)]
    ['1st', '2nd', '3rd', '4th', '11th', '21st']
    """
    teen = place % 100 in (11, 12, 13)
    return f"{place}{'th' if teen else {1: 'st', 2: 'nd', 3: 'rd'}.get(place % 10, 'th')}"


def terms_page(terms: Terms, rules: TournamentRules) -> tuple[TermLine, ...]:
    """The terms as people read them: one line for each thing that the book wants stated."""
    lines = []
    for item in rules.checklist:
        values = [
            (_money_in_words if name in MONEY else _in_words)(getattr(terms, name))
            for name in item.fields
        ]
        words = [terms.texts[key] for key in (item.key, *item.aliases) if key in terms.texts]
        said = words or values
        if said and not (item.when and not terms.provides(item.when)):
            stated = f"{', '.join(said)} ({item.clauses[0]})"
            lines.append(TermLine(item.key, item.says, stated))
    return tuple(lines)
