"""Reading the log of a house for the audits: tables as narrated, and contests as recorded."""

from croupier.cli.house_log import run_on
from croupier.cli.output import UsageError
from croupier.house.codecs import TABLE_CODEC
from croupier.house.log.record import Record
from croupier.house.log.store import Store
from croupier.lab.audits.house import Placed, TableFact, read_placed
from croupier.roulette.catalogue import find_book
from croupier.roulette.game import Game
from croupier.table.opening import TableOpened

TABLE = "table:"
EQUIPMENT = "equipment:"
CONTESTS = ("tournament:", "promotion:")


def read_records(data: str) -> list[Record]:
    """Every record of tables, equipment and contests, in order."""

    async def work(store: Store) -> list[Record]:
        wanted = (TABLE, EQUIPMENT, *CONTESTS)
        return [record async for record in store.read() if record.stream.startswith(wanted)]

    return run_on(data, work)


def placed_of(records: list[Record]) -> list[Placed]:
    """Which wheel and which ball was at which table, from which record on."""
    return read_placed(
        (record.number, record.stream.removeprefix(EQUIPMENT), record.kind, record.payload)
        for record in records
        if record.stream.startswith(EQUIPMENT)
    )


def tables_of(records: list[Record]) -> dict[str, list[TableFact]]:
    """The history of every table; a record that cannot be read is named."""
    found: dict[str, list[TableFact]] = {}
    for record in records:
        if not record.stream.startswith(TABLE):
            continue
        try:
            event = TABLE_CODEC.decode(record.kind, record.payload)
        except ValueError as error:
            message = f"record {record.number} ({record.stream}) cannot be read: {error}"
            raise UsageError(f"{message}; croupier verify says more", code=1) from error
        fact = TableFact(record=record.number, actor=record.actor, event=event)
        found.setdefault(record.stream.removeprefix(TABLE), []).append(fact)
    return found


def game_of(table: str, history: list[TableFact]) -> Game:
    """The game that a table was opened with."""
    for message in history:
        if isinstance(message.event, TableOpened):
            return find_book(message.event.book).game(
                message.event.game, dict(message.event.options)
            )
    raise UsageError(f"the log does not say with which game {table} was opened", code=1)
