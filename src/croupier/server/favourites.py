"""Favourites over HTTP: a player's own layouts, at whatever terminal they sit."""

from starlette.requests import Request

from croupier.core.roles import Role
from croupier.house.favourites import Favourites
from croupier.server import wire_compliance as w
from croupier.server.api import Parameter
from croupier.server.calling import API, front_of, known_caller
from croupier.server.compliance import PLAYERS, player_of

_PLAYER = Parameter(name="player", says="whose favourites, where one may see several")
_GAME = Parameter(name="game", says="of which game: its book, name and layout")


@API.operation(
    "GET",
    "/v1/play/favourites",
    out=w.FavouritesShown,
    parameters=(_PLAYER, _GAME),
    roles=PLAYERS,
)
async def see_favourites(request: Request) -> w.FavouritesShown:
    """The layouts that a player keeps for a game, newest first."""
    player, game = player_of(request, None), request.query_params.get("game", "")
    kept = await Favourites(front_of(request).register.store).of(player, game)
    return w.FavouritesShown(game=game, layouts=kept)


@API.operation(
    "POST",
    "/v1/play/favourites",
    body=w.KeepFavourites,
    out=w.FavouritesShown,
    refuses=(503,),
    roles=frozenset({Role.PLAYER}),
)
async def keep_favourites(request: Request, body: w.KeepFavourites) -> w.FavouritesShown:
    """Keep these layouts for a game, and no others."""
    front, player = front_of(request), player_of(request, body.player)
    desk = Favourites(front.register.store)
    by = known_caller(request).actor.id
    await desk.keep(player, body.game, body.layouts, at=front.clock.now(), by=by)
    return w.FavouritesShown(game=body.game, layouts=await desk.of(player, body.game))
