"""What others may see of a tournament: the terms as published, and a table's display."""

from typing import NamedTuple

from croupier.roulette.bets import BetName
from croupier.roulette.tournament import TournamentRules
from croupier.tournament.counting import Stakes
from croupier.tournament.state import Tournament
from croupier.tournament.terms import Terms
from croupier.tournament.wagering import next_player


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


def terms_page(terms: Terms, rules: TournamentRules) -> tuple[str, ...]:
    """The terms as people read them: one line for each thing that the book wants stated."""
    lines = []
    for item in rules.checklist:
        values = [str(getattr(terms, name)) for name in item.fields]
        words = [terms.texts[key] for key in (item.key, *item.aliases) if key in terms.texts]
        said = words or values
        if said and not (item.when and not terms.provides(item.when)):
            lines.append(f"{item.says}: {', '.join(said)} ({item.clauses[0]})")
    return tuple(lines)
