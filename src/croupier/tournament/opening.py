"""Opening a tournament: the one decision that is made before there is one."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.roulette.book import NotOffered
from croupier.roulette.catalogue import book_digest, find_book
from croupier.roulette.tournament import Topic
from croupier.tournament.events import TournamentOpened
from croupier.tournament.terms import Milliseconds


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
