"""A player's wagers just before the number: within the limits of a round, with what a form says."""

from typing import Final, NamedTuple

from croupier.roulette.lines import void_line
from croupier.roulette.terms import Clauses
from croupier.roulette.tournament import Topic, UnderMinimum
from croupier.table.state import Change
from croupier.table.wagers import WagersChanged, WagersReturned
from croupier.tournament.counting import count_wagers, deem_form
from croupier.tournament.declare import Command, Event
from croupier.tournament.entrant import Entrant, Form
from croupier.tournament.session_table import LIMITS, UNDISCLOSED, changed_stakes
from croupier.tournament.state import Tournament
from croupier.tournament.wagers import ChipsGivenBack, ChipsMoved


class Player(NamedTuple):
    """One player's round, up to the number."""

    moved: tuple[Event, ...] = ()
    deducted: int = 0
    wagered: int = 0
    clauses: Clauses = ()
    void: bool = False
    advise: bool = False


NOBODY: Final = Player()


def put_right(tournament: Tournament, entrant: Entrant, command: Command) -> Player:
    """What a player has at stake: within the limits of a round, with what a form says."""
    if entrant.absent and not entrant.has_acted:
        return _missed(tournament, entrant)
    if not (entrant.wagers or entrant.form):
        return Player(clauses=tournament.cite(Topic.PASS_CARD) if entrant.passed else ())
    player = _put_wagers_right(tournament, entrant, command) if entrant.wagers else Player()
    if entrant.form is None:
        return player
    return _lay_form(tournament, entrant, entrant.form, command, player)


def _missed(tournament: Tournament, entrant: Entrant) -> Player:
    """The minimum for each round missed, as long as the book or the terms deduct it."""
    most = tournament.agreed.absences_max
    most = tournament.rules.absences_max if most is None else most
    clauses = tournament.cite(Topic.ABSENCE_DEDUCTED)
    if most is not None and entrant.absences >= most:
        return Player(clauses=clauses)
    return Player(deducted=min(tournament.minimum, entrant.chips), clauses=clauses)


def _put_wagers_right(tournament: Tournament, entrant: Entrant, command: Command) -> Player:
    counted = count_wagers(tournament, entrant)
    if counted.void:
        lines = tuple(
            void_line(entrant.name, bet, stake, counted.clauses)
            for bet, stake in counted.laid.items()
        )
        back = ChipsGivenBack(
            at=command.at,
            by=command.by,
            table=entrant.table,
            player=entrant.name,
            played=WagersReturned(
                at=command.at, by=command.by, cause=LIMITS, lines=lines, clauses=counted.clauses
            ),
            clauses=counted.clauses,
        )
        unable = tournament.rules.under is UnderMinimum.MADE_UP
        return Player(moved=(back,), clauses=counted.clauses, void=unable)
    changes = changed_stakes(entrant.wagers, counted.counts)
    moved = (_moved(entrant, command, LIMITS, changes, counted.clauses),) if changes else ()
    return Player(
        moved=moved, wagered=counted.total, clauses=counted.clauses, advise=counted.advise
    )


def _lay_form(
    tournament: Tournament, entrant: Entrant, form: Form, command: Command, player: Player
) -> Player:
    """The form is announced, laid and paid or taken with the rest."""
    # What was made up to the minimum is on the layout too, and no longer there for the form.
    lying = count_wagers(tournament, entrant).laid if entrant.wagers else {}
    hand = entrant.seat.but(wagers=lying, balance=entrant.chips - sum(lying.values()))
    deemed = deem_form(tournament, entrant.but(seat=hand), form)
    changes = changed_stakes({}, deemed.counts)
    laid = (_moved(entrant, command, UNDISCLOSED, changes, deemed.clauses),) if changes else ()
    return player._replace(
        moved=(*player.moved, *laid),
        deducted=deemed.deducted,
        wagered=player.wagered + deemed.total,
        clauses=(
            *player.clauses,
            *tournament.cite(Topic.FORM_ANNOUNCED),
            *deemed.clauses,
        ),
    )


def _moved(
    entrant: Entrant, command: Command, cause: str, changes: tuple[Change, ...], clauses: Clauses
) -> ChipsMoved:
    return ChipsMoved(
        at=command.at,
        by=command.by,
        table=entrant.table,
        player=entrant.name,
        played=WagersChanged(
            at=command.at,
            by=command.by,
            player=entrant.name,
            cause=cause,
            changes=changes,
            clauses=clauses,
        ),
        clauses=clauses,
    )
