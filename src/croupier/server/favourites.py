"""Favourites over HTTP: a player's own layouts, at whatever terminal they sit."""

from typing import Annotated

import msgspec
from starlette.requests import Request

from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.favourites import PREFIX, KeepFavourites, favourites_of
from croupier.house.log.store import StoreUnavailable
from croupier.house.views.own_play import CareShown as CareShown
from croupier.server.api import Parameter
from croupier.server.calling import API, gateway_of, known_caller
from croupier.server.command_messages import Message, Name
from croupier.server.compliance import PLAYERS, player_of, view_play
from croupier.server.problems import Refused, not_written

Bet = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Stake = Annotated[int, msgspec.Meta(gt=0, le=10**12)]
Layout = Annotated[dict[Bet, Stake], msgspec.Meta(min_length=1, max_length=100)]
GameKey = Annotated[str, msgspec.Meta(min_length=1, max_length=150)]


class FavouritesShown(Message, frozen=True, kw_only=True):
    """The layouts that a player keeps for a game: stakes in cents by bet, newest first."""

    game: str
    layouts: tuple[dict[str, int], ...]


class NewFavourites(Message, frozen=True, kw_only=True):
    """All that a player wants to keep for a game; what is not among them goes."""

    player: Name | None = None
    game: GameKey
    layouts: Annotated[tuple[Layout, ...], msgspec.Meta(max_length=8)]


_PLAYER = Parameter(name="player", says="whose favourites, where one may see several")
_GAME = Parameter(name="game", says="of which game: its book, name and layout")


@API.operation(
    "GET",
    "/v1/play/favourites",
    out=FavouritesShown,
    parameters=(_PLAYER, _GAME),
    refuses=(503,),
    roles=PLAYERS,
)
async def see_favourites(request: Request) -> FavouritesShown:
    """The layouts that a player keeps for a game, newest first."""
    player, game = player_of(request, None), request.query_params.get("game", "")
    await view_play(request, player)
    kept = await favourites_of(gateway_of(request).house.streams, player, game)
    return FavouritesShown(game=game, layouts=kept)


@API.operation(
    "POST",
    "/v1/play/favourites",
    body=NewFavourites,
    out=FavouritesShown,
    refuses=(503,),
    roles=KeepFavourites.roles,
)
async def keep_favourites(request: Request, body: NewFavourites) -> FavouritesShown:
    """Keep these layouts for a game, and no others."""
    gateway, player = gateway_of(request), player_of(request, body.player)
    command = KeepFavourites(
        by=Role.PLAYER,
        at=gateway.clock.now(),
        player=player,
        game=body.game,
        layouts=body.layouts,
    )
    actor, stream = known_caller(request).actor, f"{PREFIX}{player}"
    try:
        answer = await gateway.house.gateway.submit(actor, stream, command)
    except StoreUnavailable as error:
        raise not_written(error) from error
    if isinstance(answer, Refusal):
        raise Refused(answer)
    kept = await favourites_of(gateway.house.streams, player, body.game)
    return FavouritesShown(game=body.game, layouts=kept)
