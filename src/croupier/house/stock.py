"""The equipment register of a house: kept in the log, and asked before a table is dealt.

Each thing has a stream of its own. Where the house demands it, a table needs everything that its
book asks for; elsewhere only what has been entered is held against the book.
"""

from collections.abc import Callable, Iterator
from typing import Final

from croupier.core.refusal import Reason, Refusal
from croupier.equipment import commands as c
from croupier.equipment import events as e
from croupier.equipment.checks import refuse_table
from croupier.equipment.decide import decide
from croupier.equipment.evolve import evolve
from croupier.equipment.items import Kept
from croupier.house.actors import Actor, refuse_actor
from croupier.house.log.codec import Codec
from croupier.house.log.record import Record
from croupier.house.log.store import Store
from croupier.house.noting import Notes
from croupier.house.policies import Policies, Request
from croupier.house.watches import WheelMove
from croupier.roulette.book import NotOffered
from croupier.roulette.catalogue import find_book
from croupier.roulette.game import Game
from croupier.table.betting import OpenBetting
from croupier.table.declare import Event
from croupier.table.opening import OpenTable
from croupier.table.state import Table

PREFIX: Final = "equipment:"
#: No house has more things under its own marks.
ITEMS_MAX: Final = 100_000
STOCK_CODEC: Codec[e.Event] = Codec((e.ItemEntered, e.ItemInspected, e.ItemPlaced, e.ItemRetired))


class Stock:
    """Everything the house has, by its mark; rebuilt from the log at every start."""

    def __init__(
        self,
        store: Store,
        *,
        complete: bool = False,
        moved: Callable[[WheelMove], None] = lambda move: None,
    ) -> None:
        """`moved` hears of every wheel that comes, goes or is repaired, also from the log."""
        self.kept: dict[str, Kept] = {}
        self.complete = complete
        self._moved = moved
        self._versions: dict[str, int] = {}
        self._notes = Notes(store, STOCK_CODEC)

    async def start(self) -> None:
        """Read the log."""
        for noted in await self._notes.read(streams=PREFIX):
            mark = noted.stream.removeprefix(PREFIX)
            self._apply(mark, noted.event, noted.version, noted.number)

    def learn(self, record: Record) -> None:
        """Take up what was entered, found, moved or retired at another node."""
        mark = record.stream.removeprefix(PREFIX)
        fresh = record.version > self._versions.get(mark, 0)
        if record.stream.startswith(PREFIX) and fresh:
            event = STOCK_CODEC.decode(record.kind, record.payload)
            self._apply(mark, event, record.version, record.number)

    async def ask(
        self, command: c.Command, actor: Actor, game: Game | None = None
    ) -> Kept | Refusal:
        """Put an ask about a thing; `game` is the one dealt where it is to be brought."""
        if refusal := refuse_actor(actor, command.by, None):
            return refusal
        if len(self.kept) >= ITEMS_MAX and command.id not in self.kept:
            return Refusal(Reason.INVALID, f"the register holds {ITEMS_MAX} things already")
        others = [kept for kept in self.kept.values() if kept.id != command.id]
        decided = decide(self.kept.get(command.id), command, game=game, others=others)
        if isinstance(decided, Refusal):
            return decided
        version = await self._notes.write(
            f"{PREFIX}{command.id}",
            decided,
            expected=self._versions.get(command.id, 0),
            at=command.at,
            by=actor.id,
            cause=f"equipment {command.action}",
        )
        if version is None:
            return Refusal(Reason.INVALID, f"{command.id} was changed at the same time; look again")
        self._apply(command.id, decided, version)
        return self.kept[command.id]

    def at_table(self, table: str) -> list[Kept]:
        """What is at a table."""
        return [kept for kept in self.kept.values() if kept.table == table and kept.in_use]

    def faults(self, table: str, game: Game) -> list[Refusal]:
        """All that is wrong with the equipment of a table."""
        here = self.at_table(table)
        return list(refuse_table(here, game, complete=self.complete))

    def refuse(self, table: str, game: Game) -> Refusal | None:
        """Why a table may not be opened or dealt with what is there; None where it may."""
        return next(iter(self.faults(table, game)), None)

    def watch(self, policies: Policies) -> None:
        """Hold the equipment of tables against their books."""
        policies.review(self._refuse_opening, OpenTable.action)
        policies.review(self._refuse_round, OpenBetting.action)

    def _refuse_opening(
        self, table: Table, request: Request, events: tuple[Event, ...]
    ) -> Refusal | None:
        """No table is opened with what its book refuses."""
        command = request.command
        try:
            game = find_book(command.book).game(command.game, command.options)
        except NotOffered:
            # That is for the opening itself to say.
            return None
        return self.refuse(command.table, game)

    def _refuse_round(
        self, table: Table, request: Request, events: tuple[Event, ...]
    ) -> Refusal | None:
        """No round begins with what the book refuses; one that has begun is finished."""
        return self.refuse(table.id, table.game)

    def _apply(self, id: str, event: e.Event, version: int, number: int = 0) -> None:
        before = self.kept.get(id)
        self.kept[id] = after = evolve(id, before, event)
        self._versions[id] = version
        for table, away in _wheel_moves(before, after):
            order = after.item.wheel.order if after.item.wheel is not None else ()
            self._moved(WheelMove(table, id, order, away, f"{id}.{version}", number))


def _wheel_moves(before: Kept | None, after: Kept) -> Iterator[tuple[str, bool]]:
    """At which tables a wheel is another than before, and whether it was taken away from there."""
    if before is None or after.item.wheel is None:
        return
    if before.table and before.table != after.table:
        yield before.table, True
    if after.table and (before.table != after.table or (before.unfit and not after.unfit)):
        yield after.table, False
