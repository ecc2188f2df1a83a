"""A rulebook: its games, the options each is offered with, and how to get a game from them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from croupier.core.messages import Message, MessageError, catalogue, say
from croupier.core.roles import Role
from croupier.core.suggestions import nearest
from croupier.roulette.game import Clauses, Game
from croupier.roulette.promotion import PromotionRules
from croupier.roulette.tournament import TournamentRules

Options = Mapping[str, str]
#: Cited beside or in place of a clause where a book is silent and the house has decided.
HOUSE: Final = "house"


class NotOffered(MessageError):
    """The book has no such game or option; the message lists what it has.

    `clauses` are those under which it has not, where it says so itself.
    """

    def __init__(self, message: Message, clauses: Clauses = ()) -> None:
        super().__init__(message)
        self.clauses = clauses


@dataclass(frozen=True, slots=True)
class Ended:
    """A value that the book allows no longer from a day on, as the house writes days."""

    value: str
    day: str
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """One choice an operator makes for a table. The first value is the default; no values: free."""

    name: str
    values: tuple[str, ...]
    says: str
    number: bool = False
    #: A value that is no longer to be had: from which day on, and by which clauses.
    ended: "Ended | None" = None

    @property
    def default(self) -> str:
        """What holds when nothing was chosen."""
        return self.values[0]

    def read(self, given: object) -> str:
        """The chosen value as text, or NotOffered with the values there are."""
        shown = str(given).lower() if isinstance(given, bool) else str(given)
        if self.number and shown not in self.values:
            if not shown.isascii() or not shown.isdigit() or int(shown) < 1:
                raise NotOffered(
                    say("game-option-whole-number-from-wanted", name=self.name, shown=shown)
                )
            return shown
        by_fold = {value.casefold(): value for value in self.values}
        if shown.casefold() not in by_fold:
            raise NotOffered(
                say("game-option-there", name=self.name, shown=shown, values=list(self.values))
            )
        return by_fold[shown.casefold()]


ON_OFF = ("true", "false")
OFF_ON = ("false", "true")


def is_on(options: Options, name: str) -> bool:
    """Whether a yes-or-no option was chosen."""
    return options[name] == "true"


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """A game as the book offers it: `deal` turns chosen options into the game itself."""

    name: str
    title: str
    options: tuple[Option, ...]
    deal: Callable[[Options], Game]


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Rulebook:
    """One edition of one body of rules."""

    code: str
    title: str
    edition: str
    offers: tuple[Offer, ...]
    #: The book's own words for people, each with the role it means.
    titles: Mapping[str, Role] = field(default_factory=dict)
    tournament: TournamentRules | None = None
    promotion: PromotionRules | None = None

    def __repr__(self) -> str:
        return f"<Rulebook {self.code}: {self.title}>"

    def offer(self, name: str) -> Offer:
        """The offer of a game, or NotOffered with the games there are."""
        for offer in self.offers:
            if offer.name == name:
                return offer
        games = [offer.name for offer in self.offers]
        near = nearest(name, games)
        raise NotOffered(
            say("game-book-no-game-there", code=self.code, name=name, games=games, near=near)
        )

    def game(self, name: str, given: Mapping[str, object] | None = None) -> Game:
        """The game with its options read, defaults filled in and everything checked."""
        offer = self.offer(name)
        given = given or {}
        known = {option.name: option for option in offer.options}
        if unknown := [option for option in given if option not in known]:
            there = list(known)
            near = nearest(unknown[0], known)
            raise NotOffered(
                say(
                    "game-game-no-option-there",
                    name=name,
                    unknown=unknown[0],
                    there=there,
                    near=near,
                )
            )
        chosen = {option: known[option].read(value) for option, value in given.items()}
        game = offer.deal({**_Defaults(offer.options), **chosen})
        _require_sentences(game)
        return game

    def role(self, word: str) -> Role:
        """A role by our name for it or by the book's own title."""
        folded = word.strip().casefold().replace(" ", "-")
        if folded in self.titles:
            return self.titles[folded]
        try:
            return Role(folded)
        except ValueError:
            known = [*Role, *self.titles]
            near = nearest(folded, known)
            detail = say("game-no-role-there", word=word, known=known, near=near)
            raise NotOffered(detail) from None


def _require_sentences(game: Game) -> None:
    """A task that nobody could read is found before a table is opened, not when it falls due."""
    known = catalogue("en").messages
    for each in (task for tasks in game.tasks.values() for task in tasks):
        if each.says not in known:
            code, name = each.says, each.name
            raise NotOffered(say("game-no-sentence", book=game.book, task=name, code=code))


class _Defaults(dict[str, str]):
    def __init__(self, options: tuple[Option, ...]) -> None:
        super().__init__({option.name: option.default for option in options})
