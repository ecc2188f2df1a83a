"""Layouts that players keep for themselves, wherever they sit down next."""

from collections.abc import Mapping
from typing import Annotated, Final

from croupier.core import declarations
from croupier.core.declarations import FieldKind, PlayerName, Registry
from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.log.codec import Codec
from croupier.house.stream_kind import StreamKind
from croupier.house.streams import Streams

PREFIX: Final = "favourites:"
#: A player keeps so many for each game.
FAVOURITES_MAX: Final = 8
#: Stakes by bet.
Layout = dict[str, int]
#: The layouts of each game, newest first.
Kept = Mapping[str, tuple[Layout, ...]]


class FavouriteEvent(declarations.Fact):
    """A fact about what a player keeps."""

    def evolve(self, kept: Kept) -> Kept:
        """What is kept after this fact."""
        raise NotImplementedError


class FavouriteCommand(declarations.Command):
    """A request about what a player keeps."""

    player: PlayerName

    def decide(self, kept: Kept) -> tuple[FavouriteEvent, ...] | Refusal:
        """What the command leads to."""
        raise NotImplementedError


FAVOURITES: Final[Registry[FavouriteCommand, FavouriteEvent]] = Registry(
    "favourites", FavouriteCommand
)


@FAVOURITES.command("favourites", roles=frozenset({Role.PLAYER}))
class KeepFavourites(FavouriteCommand):
    """Keep these layouts for a game, and no others."""

    game: str
    layouts: Annotated[tuple[Layout, ...], FieldKind("value")]

    def decide(self, kept: Kept) -> tuple[FavouriteEvent, ...] | Refusal:
        """The newest few."""
        return (FavouritesKept(game=self.game, layouts=self.layouts[:FAVOURITES_MAX]),)


@FAVOURITES.event
class FavouritesKept(FavouriteEvent):
    """All that a player keeps for one game from now on: stakes by bet, newest first."""

    game: str
    layouts: tuple[Layout, ...]

    def evolve(self, kept: Kept) -> Kept:
        """Of this game these, of others what was kept before."""
        return {**kept, self.game: self.layouts}


def decide(kept: Kept, command: FavouriteCommand) -> tuple[FavouriteEvent, ...] | Refusal:
    """Events or a refusal. Changes nothing itself."""
    if command.by not in (command.roles or ()):
        return Refusal(Reason.NOT_PERMITTED, say("house-players-keep-their-own-favourites"))
    return command.decide(kept)


FAVOURITES_CODEC: Codec[FavouriteEvent] = Codec(FAVOURITES.events.values())
FAVOURITE_STREAMS: Final[StreamKind[Kept, FavouriteEvent]] = StreamKind(
    prefix=PREFIX,
    codec=FAVOURITES_CODEC,
    decide=decide,
    evolve=lambda kept, event: event.evolve(kept),
    empty=lambda player: {},
    resident=False,
)


async def favourites_of(streams: Streams, player: str, game: str) -> tuple[Layout, ...]:
    """What a player keeps for a game."""
    stream = await streams.find(f"{PREFIX}{player}")
    kept: Kept = stream.state
    return kept.get(game, ())
