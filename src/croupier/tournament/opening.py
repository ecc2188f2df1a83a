"""Opening a tournament: the one decision that is made before there is one."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import reduce
from typing import ClassVar

from croupier.core.ensure import InvariantBroken
from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.roulette.book import NotOffered
from croupier.roulette.catalogue import book_digest, find_book
from croupier.roulette.tournament import Topic
from croupier.tournament.declare import Event, event, evolve
from croupier.tournament.state import Tournament
from croupier.tournament.terms import Milliseconds


@event
class TournamentOpened(Event):
    """There is a tournament, under a book and on one of its games."""

    tournament: str
    book: str
    game: str
    options: Mapping[str, str]
    digest: str


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenTournament:
    """Set up a tournament under a book, on one of the games that it offers."""

    action: ClassVar[str] = "open-tournament"
    by: Role
    at: Milliseconds = 0
    tournament: str
    book: str
    game: str = ""
    options: Mapping[str, object] = field(default_factory=dict)


def decide_opening(command: OpenTournament) -> TournamentOpened | Refusal:
    """The opening event, or why no such tournament can be held."""
    try:
        book = find_book(command.book)
        if book.tournament is None:
            return Refusal(Reason.NOT_OFFERED, say("tournament-no-rules", book=book.code))
        name = command.game or book.tournament.offer
        game = book.game(name, command.options)
    except NotOffered as error:
        return Refusal(Reason.NOT_OFFERED, error.message)
    return TournamentOpened(
        at=command.at,
        by=command.by,
        tournament=command.tournament,
        book=command.book,
        game=name,
        options=dict(game.options),
        digest=book_digest(command.book),
        clauses=book.tournament.cite(Topic.ALLOTMENT),
    )


def open_tournament(event: TournamentOpened) -> Tournament:
    """The tournament that an opening gives."""
    book = find_book(event.book)
    rules = book.tournament
    if rules is None:
        raise InvariantBroken(f"book {event.book} has no tournaments")
    return Tournament(id=event.tournament, rules=rules, game=book.game(event.game, event.options))


def replay(events: Iterable[Event]) -> Tournament:
    """The tournament that a whole history gives."""
    opening, *rest = events
    if not isinstance(opening, TournamentOpened):
        raise InvariantBroken("a history begins with an opening")
    return reduce(evolve, rest, open_tournament(opening))
