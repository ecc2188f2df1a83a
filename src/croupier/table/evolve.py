"""Fold: a table and an event give the next table. Never refuses; events are facts."""

from collections.abc import Iterable
from functools import reduce
from itertools import groupby

from croupier.core.ensure import ensure
from croupier.table.declare import Event
from croupier.table.opening import TableOpened, open_table
from croupier.table.state import Table
from croupier.table.wagers import WagersChanged, wagers_run


def evolve(table: Table, event: Event) -> Table:
    """The table after an event."""
    return event.evolve(table)


def replay(events: Iterable[Event]) -> Table:
    """The table that a whole history gives; the first event opens it."""
    history = iter(events)
    first = next(history)
    ensure(isinstance(first, TableOpened), "a table's history starts with its opening")
    assert isinstance(first, TableOpened)
    return evolve_all(open_table(first), history)


def evolve_all(table: Table, events: Iterable[Event]) -> Table:
    """The table after many events of which nobody wants to see what lies between."""
    for kind, run in groupby(events, type):
        fold = wagers_run if kind is WagersChanged else _fold_run
        table = fold(table, run)  # type: ignore[arg-type] # all in a run are of its kind
    return table


def _fold_run(table: Table, events: Iterable[Event]) -> Table:
    return reduce(evolve, events, table)
