"""Strategies: settings of every game that is offered, and commands with good and bad input."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from functools import cache
from typing import Any, Final, get_args, get_type_hints

import msgspec
from hypothesis import strategies as st

from croupier.core.declarations import FieldKind
from croupier.core.money import Money
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.roulette.bets import LUCKY_COLOURS
from croupier.roulette.book import NotOffered
from croupier.roulette.calls import CallKind
from croupier.roulette.catalogue import all_books, find_book
from croupier.roulette.game import Game
from croupier.roulette.game_options import every_choice
from croupier.roulette.limits import Limits, Range
from croupier.roulette.pockets import ALL_POCKETS, Pocket
from croupier.roulette.register import Ball
from croupier.table.catalogue import COMMANDS
from croupier.table.declare import Command
from croupier.table.opening import OpenTable, TableOpened, decide_opening

#: A house whose operator has signed what the books leave to be signed.
SIGNED: Final = frozenset({"wheel-order", "asian-groups"})
#: The first three come and go; the last is hardly ever at the table.
PLAYERS: Final = ("ann", "bob", "cy", "nobody")
NOTATION: Final = (
    *("red", "odd", "column:2", "dozen:3", "straight:17", "straight:0", "straight:00", "plein:17"),
    *("split:14-17", "split:17-14", "street:0-2-3", "corner:0-1-2-3", "six-line:1-2-3-4-5-6"),
    *("five-line:0-00-1-2-3", "outside-zero", "tier", "voisins", "zero-game", "neighbours:17"),
    *("max:17", "max:0", "asian-neighbour:32-15-19", *(f"lucky-ball:{c}" for c in LUCKY_COLOURS)),
)
NONSENSE: Final = ("", ":", "straight:37", "split:1-36", "tier:1", "neighbours:00", "lucky-ball:")
STAKES: Final = (-500, 0, 1, 50, 250, 500, 1000, 1250, 2500, 6000, 100_000, 10**12)

STAKE: Final = st.one_of(st.sampled_from(STAKES), st.integers(1, 8000)).map(Money)
POCKET: Final = st.sampled_from([*ALL_POCKETS, Pocket("37"), Pocket("")])
_BALLS: Final = st.builds(
    Ball,
    diameter_mm=st.sampled_from((Decimal(12), Decimal(18), Decimal(20), Decimal(40))),
    material=st.just("ivorine"),
    metallic=st.booleans(),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """Everything that is chosen when a table opens."""

    book: str
    game: str
    options: Mapping[str, str]
    limits: Limits
    seats_max: int | None = None

    def open(self) -> TableOpened:
        """The opening of such a table, which no book refuses."""
        opening = decide_opening(
            OpenTable(
                by=Role.OPERATOR,
                table="T1",
                book=self.book,
                game=self.game,
                options=self.options,
                limits=self.limits,
                seats_max=self.seats_max,
                signed=SIGNED,
            )
        )
        assert not isinstance(opening, Refusal), opening
        return opening


def offered() -> list[tuple[str, str]]:
    """The book and name of every game in the catalogue."""
    return [(book.code, offer.name) for book in all_books() for offer in book.offers]


@cache
def dealt(book: str, game: str) -> tuple[Game, ...]:
    """The game under every choice of options that go together."""
    choices = every_choice(find_book(book).offer(game))
    return tuple(variant for options in choices for variant in _deal(book, game, options))


def _deal(book: str, game: str, options: Mapping[str, str]) -> Iterator[Game]:
    try:
        yield find_book(book).game(game, options)
    except NotOffered:
        return


@st.composite
def ranges(draw: st.DrawFn) -> Range:
    """A minimum, a maximum and perhaps a unit."""
    least = draw(st.sampled_from((100, 250, 500)))
    most = least * draw(st.sampled_from((1, 4, 20, 1000)))
    unit = draw(st.sampled_from((None, 50, 100, 500)))
    return Range(Money(least), Money(most), None if unit is None else Money(unit))


def limits() -> st.SearchStrategy[Limits]:
    """Signs with and without limits of their own for some bets, and for all of them together."""
    kinds = st.sampled_from(("straight", "red", "neighbours", "tier", "asian-neighbour"))
    return st.builds(
        Limits,
        table=ranges(),
        per_bet=st.dictionaries(kinds, ranges(), max_size=2),
        aggregate_min=st.sampled_from((None, Money(1000))),
        aggregate_max=st.sampled_from((None, Money(3000), Money(50_000))),
        smallest_chip=st.sampled_from((Money(50), Money(100), Money(250))),
    )


def settings_of(book: str, game: str) -> st.SearchStrategy[Setting]:
    """Settings of one game, with every choice of its options."""
    return st.builds(
        Setting,
        book=st.just(book),
        game=st.just(game),
        options=st.sampled_from([dict(variant.options) for variant in dealt(book, game)]),
        limits=limits(),
        seats_max=st.sampled_from((None, 2, 3)),
    )


def good_bets(game: Game) -> tuple[str, ...]:
    """All that a game takes, call bets included, in the notation."""
    kinds = [kind for kind in game.calls if isinstance(kind, CallKind)]
    centred = (CallKind.NEIGHBOURS, CallKind.MAX)
    named = [f"{kind}:17" if kind in centred else kind.value for kind in kinds]
    return (*game.bets, *game.areas, *named)


@cache
def bets(book: str, game: str) -> st.SearchStrategy[str]:
    """Often one of a few, so that wagers meet; now and then anything that a game takes, or none."""
    known = sorted({name for variant in dealt(book, game) for name in good_bets(variant)})
    return st.one_of(
        st.sampled_from(NOTATION[:8]),
        st.sampled_from(NOTATION),
        st.sampled_from(known),
        st.sampled_from(NONSENSE),
    )


@cache
def kinds_of_command() -> tuple[type[Command], ...]:
    """Every command that a table knows, by name: modules are imported in any order."""
    return tuple(COMMANDS[action] for action in sorted(COMMANDS))


def commands(
    book: str, game: str, actions: Collection[str] = (), roles: Collection[Role] = tuple(Role)
) -> st.SearchStrategy[Command]:
    """Commands of some kinds, or of all, by anybody, with words that the game knows or not."""
    kinds = [kind for kind in kinds_of_command() if not actions or kind.action in actions]
    vocabulary = _vocabulary(book, game)
    return st.one_of([_command(kind, vocabulary, roles) for kind in kinds])


def _command(
    kind: type[Command], vocabulary: Mapping[str, st.SearchStrategy[Any]], roles: Collection[Role]
) -> st.SearchStrategy[Command]:
    """One kind of command: each field by its name for this action, by its name, or by its type."""
    hints, annotated = get_type_hints(kind), get_type_hints(kind, include_extras=True)
    drawn = {"by": st.sampled_from(list(roles)), "at": st.just(0)}
    for field in msgspec.structs.fields(kind):
        if field.name not in drawn:
            if FieldKind("house") in getattr(annotated[field.name], "__metadata__", ()):
                continue  # The house looks it up.
            own = f"{kind.action}.{field.name}"
            strategy = vocabulary.get(own, vocabulary.get(field.name))
            drawn[field.name] = _typed(hints[field.name], strategy)
    return st.builds(kind, **drawn)


def _typed(hint: Any, named: st.SearchStrategy[Any] | None) -> st.SearchStrategy[Any]:
    options = get_args(hint)
    if type(None) in options:
        return st.none() | _typed(options[0], named)
    return named if named is not None else _BY_TYPE[hint]


_BY_TYPE: Final[Mapping[Any, st.SearchStrategy[Any]]] = {
    Money: STAKE,
    Pocket: POCKET,
    bool: st.booleans(),
    int: st.integers(-1, 3),
    str: st.sampled_from(("", " ", "as seen")),
    Ball: _BALLS,
    frozenset[str]: st.frozensets(st.sampled_from(PLAYERS), max_size=2),
    Mapping[str, tuple[str, ...]]: st.dictionaries(
        st.sampled_from(PLAYERS), st.tuples(st.sampled_from(NOTATION[:8])), max_size=2
    ),
    Mapping[str, int]: st.dictionaries(st.sampled_from(NOTATION[:8]), STAKE, max_size=3),
}


@cache
def _vocabulary(book: str, game: str) -> Mapping[str, st.SearchStrategy[Any]]:
    """What the fields of commands may hold, by name; `action.field` goes before `field`."""
    player, bet = st.sampled_from(PLAYERS), bets(book, game)
    colours = st.sampled_from((*LUCKY_COLOURS, "mauve"))
    scopes = _words(book, game, "malfunctions")
    tasks = {
        task.name for variant in dealt(book, game) for own in variant.tasks.values() for task in own
    }
    return {
        "player": player,
        "presser": player,
        "bet": bet,
        "to": bet,
        "unit": st.sampled_from((Money(-100), Money(0), Money(100), Money(250))),
        "no-spin.reason": _words(book, game, "no_spins"),
        "invalidate.reason": _words(book, game, "invalidations"),
        "void-wagers.reason": _words(book, game, "voids"),
        "scope": scopes,
        "ground": st.sampled_from(("", "", "whim", "testing")),
        "task": st.sampled_from([*sorted(tasks), "nothing"]),
        "tender": _words(book, game, "tenders"),
        "card": st.sampled_from(("valid", "valid", "expired", "borrowed", "none")),
        "direction": st.sampled_from(("opposite", "opposite", "same", "up")),
        "revolutions": st.integers(-1, 6),
        "source": st.sampled_from(("", "", "dealer", "uspin", "whim")),
        "means": st.sampled_from(("call", "hand", "whim")),
        "lucky-numbers.numbers": st.dictionaries(colours, POCKET, max_size=5),
        "colour": colours,
        "odds": st.sampled_from(("super", "mega", "ultra")),
        "moment": st.sampled_from(("opener", "closer", "noon")),
        "counts": st.sampled_from(({}, {500: 2}, {0: 1}, {100: -1})),
        "approved": st.sampled_from(("", "whim", "game-supervisor", "pit-boss")),
        "effective_at": st.sampled_from((-1, 0, 60_000, 1_200_000, 100_000_000)),
        "forfeit": st.frozensets(player, max_size=1),
        "kinds": st.frozensets(st.sampled_from(("red", "straight", "tier")), max_size=2),
        "ticket": st.just("000000000000000001"),
        "people": st.sampled_from(({}, {"croupier": ("luc",)}, {"whim": ("luc", "luc")})),
        "rotor": st.sampled_from(("", "clockwise", "anticlockwise", "up")),
        "take-break.float": st.sampled_from(("counted", "locked", "lost")),
        "chips": st.sampled_from(("", "", "value", "red", "mauve")),
    }


def _words(book: str, game: str, field: str) -> st.SearchStrategy[str]:
    """The keys of one of a game's tables of rules, and a word that is in none."""
    found = {str(key) for variant in dealt(book, game) for key in getattr(variant, field)}
    return st.sampled_from([*sorted(found), "whim"])
