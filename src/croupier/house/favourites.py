"""Layouts that players keep for themselves, wherever they sit down next."""

from dataclasses import dataclass
from typing import Final

from croupier.house.log.codec import Codec
from croupier.house.log.store import Store
from croupier.house.noting import Notes

PREFIX: Final = "favourites:"
#: A player keeps so many for each game.
FAVOURITES_MAX: Final = 8


@dataclass(frozen=True, slots=True, kw_only=True)
class FavouritesKept:
    """All that a player keeps for one game from now on: stakes by bet, newest first."""

    game: str
    layouts: tuple[dict[str, int], ...]


FAVOURITES_CODEC: Codec[FavouritesKept] = Codec((FavouritesKept,))


class Favourites:
    """Writes down what players keep, and finds it again."""

    def __init__(self, store: Store) -> None:
        self._notes = Notes(store, FAVOURITES_CODEC)

    async def of(self, player: str, game: str) -> tuple[dict[str, int], ...]:
        """What a player keeps for a game."""
        noted = await self._notes.read(f"{PREFIX}{player}")
        return next((n.event.layouts for n in reversed(noted) if n.event.game == game), ())

    async def keep(
        self, player: str, game: str, layouts: tuple[dict[str, int], ...], *, at: int, by: str
    ) -> None:
        """From now on a player keeps these, and no others, for a game."""
        event = FavouritesKept(game=game, layouts=layouts[:FAVOURITES_MAX])
        await self._notes.add(f"{PREFIX}{player}", event, at=at, by=by, cause="favourites")
