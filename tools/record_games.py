"""Records games as the screens get them, for the tests of the screens' components.

    python -m tools.record_games     also run by `make web`

A table is opened for every game of every book; of those that look the same on a screen, one is
kept. What it says of its game goes to `web/tests/games`, and what is filled in for the commands of
a tournament to `web/tests/forms`.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from croupier.core.money import Money
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.views.contests import FORMS
from croupier.house.views.describe_game import describe_game
from croupier.house.views.game_description import GameDescription
from croupier.roulette.catalogue import all_books
from croupier.roulette.limits import Limits, Range
from croupier.table.opening import OpenTable, decide_opening, open_table
from tools.record_goldens import SIGNED, VARIANTS

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = Path("web") / "tests" / "games"
TOURNAMENT: Final = Path("web") / "tests" / "forms" / "tournament.json"
LIMITS: Final = Limits(table=Range(Money(500), Money(50_000)), aggregate_max=Money(1_000_000))


def games() -> dict[Path, str]:
    """The recordings by their files, as they come out now."""
    kept: dict[tuple[object, ...], GameDescription] = {}
    for game in _every_game():
        kept.setdefault(_kind_of_screen(game), game)
    return {_file(game): msgspec.json.encode(game).decode() + "\n" for game in kept.values()}


def _kind_of_screen(game: GameDescription) -> tuple[object, ...]:
    """What makes a game look different: the cloth, the wheel, and what lies beside them."""
    kinds = frozenset(call.kind for call in game.calls)
    beside = (bool(game.asian), game.lucky is not None)
    return (game.layout, len(game.wheel), kinds, game.neighbours_max, beside)


def _file(game: GameDescription) -> Path:
    lucky = "-lucky" if game.lucky else ""
    return FOLDER / f"{game.book}-{game.game}-{len(game.wheel)}-{game.layout}{lucky}.json"


def _every_game() -> Iterator[GameDescription]:
    for book in all_books():
        for offer in book.offers:
            for options in ({}, *VARIANTS.get((book.code, offer.name), ())):
                opening = decide_opening(
                    OpenTable(
                        by=Role.OPERATOR,
                        table="T1",
                        book=book.code,
                        game=offer.name,
                        options=options,
                        limits=LIMITS,
                        seats_max=7,
                        signed=SIGNED,
                    )
                )
                if isinstance(opening, Refusal):
                    raise ValueError(f"{book.code} {offer.name} does not open: {opening}")
                yield describe_game(open_table(opening))


def main() -> None:
    """Write all recordings, and remove those of games that are gone."""
    (ROOT / TOURNAMENT).parent.mkdir(parents=True, exist_ok=True)
    (ROOT / TOURNAMENT).write_bytes(msgspec.json.encode(FORMS) + b"\n")
    recorded = games()
    folder = ROOT / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for stale in {*folder.glob("*.json")} - {ROOT / path for path in recorded}:
        stale.unlink()
    for path, text in recorded.items():
        (ROOT / path).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
