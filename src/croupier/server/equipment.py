"""The equipment register over HTTP: what the house has, where it is, and what may not be used."""

from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.requests import Request

from croupier.core.messages import say
from croupier.core.refusal import Refusal
from croupier.core.roles import Role, lowest
from croupier.equipment.checks import refuse_item
from croupier.equipment.declare import INSPECTORS, ItemCommand
from croupier.equipment.entering import EnterItem, RetireItem
from croupier.equipment.inspecting import InspectItem
from croupier.equipment.items import Item, Kept
from croupier.equipment.placing import PlaceItem
from croupier.equipment.template import wanted_findings
from croupier.house.log.store import StoreUnavailable
from croupier.house.views.worded import all_worded, plain
from croupier.roulette.book import NotOffered
from croupier.roulette.catalogue import find_book
from croupier.roulette.game import Game
from croupier.server import equipment_items as w
from croupier.server.api import Parameter
from croupier.server.calling import API, gateway_of, known_caller
from croupier.server.compliance import fields_of
from croupier.server.floor import OBSERVERS
from croupier.server.gateway import HttpGateway
from croupier.server.problems import HttpError, Refused, not_written

_TABLE = Parameter(name="table", says="only what is at this table")
_BOOK = Parameter(name="book", says="the book of a table that is not open yet")
_GAME = Parameter(name="game", says="its game; the book's first where none is named")
_OPTIONS = Parameter(
    name="options",
    says="its options, such as wheel:double-zero,uspin:true",
    pattern=r"[A-Za-z0-9_-]+:[^,:]+(,[A-Za-z0-9_-]+:[^,:]+)*",
)
_REFUSES = (409, 503)
_MARK = msgspec.json.Decoder(w.Mark)


@API.operation(
    "GET",
    "/v1/equipment",
    out=w.EquipmentList,
    parameters=(_TABLE,),
    roles=OBSERVERS | INSPECTORS,
)
async def list_equipment(request: Request) -> w.EquipmentList:
    """Everything in the register, and what keeps which table from being dealt."""
    gateway, wanted = gateway_of(request), request.query_params.get("table", "")
    stock = gateway.desks.stock
    items = (kept for kept in stock.kept.values() if wanted in ("", kept.table))
    names = [name for name in gateway.house.tables if wanted in ("", name)]
    return w.EquipmentList(
        items=tuple(_details(gateway, kept) for kept in items),
        tables=tuple(
            w.TableEquipment(
                table=name,
                items=len(stock.at_table(name)),
                faults=tuple(
                    map(_fault, stock.faults(name, gateway.house.tables[name].state.game))
                ),
            )
            for name in names
        ),
        complete=stock.complete,
    )


@API.operation(
    "POST",
    "/v1/equipment/{mark}",
    body=w.ItemDescription,
    out=w.RegisteredItem,
    refuses=_REFUSES,
    roles=EnterItem.roles,
)
async def enter_item(request: Request, body: w.ItemDescription) -> w.RegisteredItem:
    """Enter a thing that the house has got, under its own mark."""
    item = msgspec.convert(msgspec.to_builtins(body), Item)
    return await _submit(request, EnterItem, item=item)


@API.operation(
    "POST",
    "/v1/equipment/{mark}/inspect",
    body=w.Inspecting,
    out=w.RegisteredItem,
    refuses=_REFUSES,
    roles=InspectItem.roles,
)
async def inspect_item(request: Request, body: Any) -> w.RegisteredItem:
    """Say how a thing was found. What is unfit keeps its table from the next round."""
    return await _submit(request, InspectItem, body.by, **fields_of(body))


@API.operation(
    "POST",
    "/v1/equipment/{mark}/place",
    body=w.Placing,
    out=w.RegisteredItem,
    refuses=_REFUSES,
    roles=PlaceItem.roles,
)
async def place_item(request: Request, body: Any) -> w.RegisteredItem:
    """Bring a thing to a table, whose book must allow it, or back to the store room."""
    return await _submit(request, PlaceItem, body.by, **fields_of(body))


@API.operation(
    "POST",
    "/v1/equipment/{mark}/retire",
    body=w.Retiring,
    out=w.RegisteredItem,
    refuses=_REFUSES,
    roles=RetireItem.roles,
)
async def retire_item(request: Request, body: Any) -> w.RegisteredItem:
    """Take a thing out of use for good."""
    return await _submit(request, RetireItem, body.by, **fields_of(body))


@API.operation(
    "GET",
    "/v1/tables/{table}/equipment",
    out=w.TableNeeds,
    parameters=(_BOOK, _GAME, _OPTIONS),
    refuses=(404,),
    roles=OBSERVERS | INSPECTORS,
)
async def see_needs(request: Request) -> w.TableNeeds:
    """Everything that a table's book demands of its equipment, and what it still lacks.

    Of a table that is not open yet, `book`, `game` and `options` say what it is to be.
    """
    query = request.query_params
    options = dict(pair.split(":", 1) for pair in query.get("options", "").split(",") if pair)
    game = _chosen(request, query.get("book", ""), query.get("game", ""), options)
    return _needs(request, game)


@API.operation(
    "POST",
    "/v1/tables/{table}/equipment",
    body=w.Filling,
    out=w.TableNeeds,
    refuses=(404, 409, 503),
    roles=EnterItem.roles,
)
async def fill_table(request: Request, body: w.Filling) -> w.TableNeeds:
    """Enter and bring what a table lacks, from the template of its game and what one found.

    What is there already stays as it is, so a repeat enters nothing twice.
    """
    gateway, actor = gateway_of(request), known_caller(request).actor
    game = _chosen(request, body.book, body.game, body.options)
    try:
        filled = await gateway.desks.stock.fill(
            request.path_params["table"],
            game,
            w.read_findings(body),
            actor,
            by=lowest(actor.roles & (EnterItem.roles or actor.roles)),
            at=gateway.clock.now(),
        )
    except StoreUnavailable as error:
        raise not_written(error) from error
    if isinstance(filled, Refusal):
        raise Refused(filled)
    return _needs(request, game)


def _chosen(request: Request, book: str, name: str, options: Mapping[str, str]) -> Game:
    """The game of an open table, or the one that a table is to be opened for."""
    table = request.path_params["table"]
    if game := _game(gateway_of(request), table):
        return game
    if not book:
        raise HttpError(404, say("http-no-table-which-game", table=table))
    try:
        found = find_book(book)
        return found.game(name or found.offers[0].name, options)
    except NotOffered as error:
        raise HttpError(422, error.message) from error


def _needs(request: Request, game: Game) -> w.TableNeeds:
    table, stock = request.path_params["table"], gateway_of(request).desks.stock
    needs, faults = stock.needs(table, game), stock.faults(table, game)
    return w.TableNeeds(
        table=table,
        book=game.book,
        game=game.name,
        ready=not faults,
        complete=stock.complete,
        needs=tuple(
            w.NeedDetails(
                name=need.name,
                clauses=need.clauses,
                required=need.required,
                least=need.least,
                most=need.most,
                here=need.here,
                lacks=plain(need.lacks),
                lacking=all_worded(need.lacks),
            )
            for need in needs
        ),
        faults=tuple(map(_fault, faults)),
        findings=wanted_findings(game),
    )


async def _submit(
    request: Request, kind: type[ItemCommand], by: Role | None = None, **fields: Any
) -> w.RegisteredItem:
    """Have a command about the thing in the path decided: the thing as it stands then."""
    gateway, actor, mark = (
        gateway_of(request),
        known_caller(request).actor,
        request.path_params["mark"],
    )
    try:
        _MARK.decode(msgspec.json.encode(mark))
    except msgspec.ValidationError as error:
        raise HttpError(422, say("http-no-mark", mark=mark, why=str(error))) from error
    by = by or lowest(actor.roles & (kind.roles or actor.roles))
    try:
        kept = await gateway.desks.stock.submit(
            kind(by=by, at=gateway.clock.now(), id=mark, **fields), actor
        )
    except StoreUnavailable as error:
        raise not_written(error) from error
    if isinstance(kept, Refusal):
        raise Refused(kept)
    return _details(gateway, kept)


def _game(gateway: HttpGateway, table: str) -> Game | None:
    stream = gateway.house.tables.get(table)
    return stream.state.game if stream is not None else None


def _details(gateway: HttpGateway, kept: Kept) -> w.RegisteredItem:
    game = _game(gateway, kept.table)
    refused = refuse_item(kept, game) if game is not None and kept.in_use else None
    return w.RegisteredItem(
        id=kept.id,
        kind=kept.item.kind,
        item=msgspec.convert(msgspec.to_builtins(kept.item), w.ItemDescription),
        table=kept.table,
        checks=dict(kept.checks),
        inspected_at=kept.inspected_at,
        unfit=kept.unfit,
        retired=kept.retired,
        refused=None if refused is None else _fault(refused),
    )


def _fault(refusal: Refusal) -> w.FaultDetails:
    return w.FaultDetails(
        detail=refusal.detail,
        clauses=refusal.clauses,
        code=refusal.code,
        params=refusal.params,
    )
