"""`croupier equipment needs` and `fill`: what a table lacks, and a template that brings it."""

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from croupier.cli.actors import act
from croupier.cli.house_log import run_on
from croupier.cli.output import UsageError, print_json
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.equipment.declare import KEEPERS
from croupier.equipment.items import Kept
from croupier.equipment.needs import Need
from croupier.equipment.template import wanted_findings
from croupier.house.actors import Actor
from croupier.house.house import House
from croupier.house.log.store import Store
from croupier.house.stock import Stock
from croupier.house.world import Nobody, SystemClock
from croupier.roulette.book import NotOffered
from croupier.roulette.catalogue import find_book
from croupier.roulette.game import Game
from croupier.server.equipment_items import Filling, Found, TableNeeds, read_findings

if TYPE_CHECKING:
    from croupier.client import House as Client


async def open_stock(store: Store) -> Stock:
    """The register of a house on its own log."""
    house = House(store, SystemClock(), Nobody())
    stock = Stock(house)
    await house.start()
    await stock.start()
    return stock


def show_needs(data: str, table: str, book: str, game: str, *, as_json: bool) -> int:
    """Print what a table's book demands, line by line; 1 where something lacks."""

    async def work(store: Store) -> tuple[Game, tuple[Need, ...]]:
        stock = await open_stock(store)
        chosen = _chosen(stock, table, book, game)
        return chosen, stock.needs(table, chosen)

    chosen, needs = run_on(data, work)
    if as_json:
        print_json([msgspec.to_builtins(need) for need in needs])
    else:
        for need in needs:
            said = "; ".join(map(str, need.lacks)) or ("there" if need.here else "may be there")
            print(f"{need.name}  {said}  ({', '.join(need.clauses)})")
        if not all(need.is_met for need in needs):
            print(f"to fill it in, find out: {', '.join(wanted_findings(chosen)) or 'nothing'}")
    return 0 if all(need.is_met for need in needs) else 1


def fill_table(data: str, table: str, book: str, game: str, *, by: str, found: Path | None) -> int:
    """Enter what a table lacks from the template of its game."""
    reply = _read(found)

    def here(actor: Actor, role: Role) -> str:
        async def work(store: Store) -> tuple[Kept, ...] | Refusal:
            stock = await open_stock(store)
            chosen, at = _chosen(stock, table, book, game), SystemClock().now()
            findings = read_findings(reply)
            return await stock.fill(table, chosen, findings, actor, by=role, at=at)

        filled = run_on(data, work, writes=True)
        if isinstance(filled, Refusal):
            raise UsageError(str(filled), code=1)
        return f"{len(filled)} entered at {table}: {', '.join(kept.id for kept in filled)}"

    async def served(client: "Client") -> str:
        given = msgspec.structs.asdict(reply)
        body = msgspec.to_builtins(Filling(book=book, game=game, **given))
        answer = await client.request("POST", f"/v1/tables/{table}/equipment", TableNeeds, body)
        return f"{table} is {'ready' if answer.ready else 'not ready'}"

    print(act(data, by, KEEPERS, here=here, served=served))
    return 0


def _chosen(stock: Stock, table: str, book: str, name: str) -> Game:
    if game := stock.game_at(table):
        return game
    if not book:
        raise UsageError(f"there is no table {table}; --book and --game say what it is to be")
    try:
        found = find_book(book)
        return found.game(name or found.offers[0].name)
    except NotOffered as error:
        raise UsageError(str(error)) from error


def _read(file: Path | None) -> Found:
    """What a file says was found."""
    if file is None:
        return Found()
    try:
        text = file.read_text("utf-8")
        plain = msgspec.json.decode(text) if file.suffix == ".json" else tomllib.loads(text)
        return msgspec.convert(plain, Found, strict=False)
    except OSError as error:
        raise UsageError(f"{file}: {error.strerror}") from error
    except (msgspec.MsgspecError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise UsageError(f"{file}: {error}") from error
