"""`croupier equipment`: the house's wheels, balls, parts, chips, buttons and terminals."""

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec
from cyclopts import Parameter

from croupier.cli.actors import act
from croupier.cli.equipment_needs import fill_table, open_stock, show_needs
from croupier.cli.house_log import run_on, show_instant
from croupier.cli.output import UsageError, print_json
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.equipment.declare import ItemCommand
from croupier.equipment.entering import EnterItem, RetireItem
from croupier.equipment.inspecting import InspectItem
from croupier.equipment.items import Item, Kept
from croupier.equipment.placing import PlaceItem
from croupier.house.actors import Actor
from croupier.house.log.store import Store
from croupier.house.world import SystemClock
from croupier.server.equipment_items import ItemDescription, RegisteredItem

if TYPE_CHECKING:
    from croupier.client import House as Client

_KINDS: Final[dict[str, type[ItemCommand]]] = {
    "enter": EnterItem,
    "inspect": InspectItem,
    "place": PlaceItem,
    "retire": RetireItem,
}
Action = Literal["list", "needs", "fill", "enter", "inspect", "place", "retire"]


def equipment(
    action: Action,
    data: str,
    mark: str = "",
    *,
    by: str = "",
    item: Path | None = None,
    table: str | None = None,
    passed: tuple[str, ...] = (),
    failed: tuple[str, ...] = (),
    unfit: str = "",
    reason: str = "",
    book: str = "",
    game: str = "",
    found: Path | None = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> int:
    """See what the house has, and enter, inspect, place or retire a thing.

    Parameters
    ----------
    action
        list takes no mark; needs and fill take a table; the others the mark of one thing.
    data
        A folder with house.db, or a postgresql:// URL.
    mark
        The mark of a thing, as it stands on it.
    by
        Who acts: a member of staff of this house, who signs in with a password.
    item
        With enter: a TOML or JSON file that says what it is, such as a [ball] with diameter_mm.
    table
        With place: to which table, none for the store room; with list: only what is there.
    passed
        With inspect: checks that were passed.
    failed
        With inspect: checks that were not.
    unfit
        With inspect: why it may not be used.
    reason
        With retire: why.
    book
        With needs and fill: the book of a table that is not open yet.
    game
        With needs and fill: its game; the book's first where none is named.
    found
        With fill: a TOML or JSON file that says what was found there, such as ball_mm = "20".
    as_json
        The things as rows.
    """
    if action == "list":
        return _list(data, table, as_json=as_json)
    if not mark:
        raise UsageError(f"which thing? croupier equipment {action} DATA MARK")
    if action == "needs":
        return show_needs(data, mark, book, game, as_json=as_json)
    if action == "fill":
        return fill_table(data, mark, book, game, by=by, found=found)
    kind = _KINDS[action]

    def here(actor: Actor, role: Role) -> str:
        fields = _fields(action, item, table, passed, failed, unfit, reason)
        kept = _submit(data, kind(by=role, at=SystemClock().now(), id=mark, **fields), actor)
        return _in_words(kept.id, kept.item.kind, kept)

    async def served(client: "Client") -> str:
        path = f"/v1/equipment/{mark}" + ("" if action == "enter" else f"/{action}")
        fields = _fields(action, item, table, passed, failed, unfit, reason)
        body = fields["item"] if action == "enter" else fields
        answer = await client.request("POST", path, RegisteredItem, body)
        return _in_words(answer.id, answer.kind, answer)

    print(act(data, by, kind.roles or frozenset(), here=here, served=served))
    return 0


def _fields(
    action: str,
    item: Path | None,
    table: str | None,
    passed: tuple[str, ...],
    failed: tuple[str, ...],
    unfit: str,
    reason: str,
) -> dict[str, Any]:
    """What a command says of a thing."""
    match action:
        case "enter":
            return {"item": _read(item)}
        case "inspect":
            checks = {**dict.fromkeys(passed, True), **dict.fromkeys(failed, False)}
            return {"checks": checks, "unfit": unfit}
        case "place":
            return {"table": table or ""}
    return {"reason": reason}


def _read(file: Path | None) -> Item:
    """What a file says a thing is."""
    if file is None:
        raise UsageError("what is it? --item FILE, as TOML or JSON")
    try:
        text = file.read_text("utf-8")
        plain = msgspec.json.decode(text) if file.suffix == ".json" else tomllib.loads(text)
        answer = msgspec.convert(plain, ItemDescription, strict=False)
    except OSError as error:
        raise UsageError(f"{file}: {error.strerror}") from error
    except (msgspec.MsgspecError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise UsageError(f"{file}: {error}") from error
    return msgspec.convert(msgspec.to_builtins(answer), Item)


def _submit(data: str, command: ItemCommand, actor: Actor) -> Kept:
    async def work(store: Store) -> Kept | Refusal:
        return await (await open_stock(store)).submit(command, actor)

    answer = run_on(data, work, writes=True)
    if isinstance(answer, Refusal):
        raise UsageError(str(answer), code=1)
    return answer


def _list(data: str, table: str | None, *, as_json: bool) -> int:
    async def work(store: Store) -> dict[str, Kept]:
        return (await open_stock(store)).kept

    found = [kept for kept in run_on(data, work).values() if table in (None, kept.table)]
    if as_json:
        print_json([_row(kept) for kept in found])
        return 0
    for kept in found:
        print(_in_words(kept.id, kept.item.kind, kept))
    print(f"{len(found)} in the register")
    return 0


def _row(kept: Kept) -> dict[str, Any]:
    return {
        "mark": kept.id,
        "kind": kept.item.kind,
        "item": msgspec.to_builtins(getattr(kept.item, kept.item.kind)),
        "table": kept.table or None,
        "checks": dict(kept.checks),
        "inspected": None if kept.inspected_at is None else show_instant(kept.inspected_at),
        "unfit": kept.unfit or None,
        "retired": kept.retired or None,
    }


def _in_words(mark: str, kind: str, kept: Kept | RegisteredItem) -> str:
    where = f"at {kept.table}" if kept.table else "in the store room"
    if kept.retired:
        where = f"retired: {kept.retired}"
    elif kept.unfit:
        where += f", unfit: {kept.unfit}"
    return f"{mark}  {kind}  {where}"
