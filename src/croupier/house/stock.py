"""The equipment register of a house: kept in the log, and checked before a table is dealt.

Each thing has a stream of its own. Where the house demands it, a table needs everything that its
book requires; elsewhere only what has been entered is held against the book.
"""

from collections.abc import Callable, Iterator
from typing import Final

from croupier.core.messages import Message, say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.equipment.catalogue import EVENTS
from croupier.equipment.declare import (
    Decision,
    ItemCommand,
    ItemEvent,
    Surroundings,
    decide,
    evolve,
)
from croupier.equipment.entering import EnterItem
from croupier.equipment.items import Item, Kept
from croupier.equipment.needs import Need, needs_of, refuse_table
from croupier.equipment.placing import PlaceItem
from croupier.equipment.template import (
    Findings,
    fill_template,
    missing_findings,
    refuse_entries,
)
from croupier.house.actors import Actor
from croupier.house.house import House
from croupier.house.log.codec import Codec
from croupier.house.log.record import Record
from croupier.house.policies import Policies, Request
from croupier.house.stream_kind import StreamKind
from croupier.house.wheel_monitors import WheelMove
from croupier.roulette.book import NotOffered
from croupier.roulette.catalogue import find_book
from croupier.roulette.game import Game
from croupier.roulette.register import MARKER_BUTTONS
from croupier.table.betting import OpenBetting
from croupier.table.colours import IssueColour
from croupier.table.declare import Event
from croupier.table.opening import OpenTable
from croupier.table.state import Table

PREFIX: Final = "equipment:"
#: No house has more things under its own marks.
ITEMS_MAX: Final = 100_000
STOCK_CODEC: Codec[ItemEvent] = Codec(EVENTS.values())


class Stock:
    """Everything the house has, by its mark; rebuilt from the log at every start."""

    def __init__(
        self,
        house: House,
        *,
        complete: bool = False,
        moved: Callable[[WheelMove], None] = lambda move: None,
    ) -> None:
        """`moved` hears of every wheel that comes, goes or is repaired, also from the log."""
        self.kept: dict[str, Kept] = {}
        self.complete = complete
        self._house = house
        self._moved = moved
        kind = StreamKind(
            prefix=PREFIX,
            codec=STOCK_CODEC,
            decide=self._decide,
            evolve=evolve,
            empty=lambda mark: Kept(id=mark, item=Item()),
        )
        house.streams.add(kind).policies.follow(self._follow)

    async def start(self) -> None:
        """Read the log."""
        await self._house.streams.start(PREFIX)

    async def submit(self, command: ItemCommand, actor: Actor) -> Kept | Refusal:
        """Have a command about a thing decided: the thing afterwards, or why it is refused."""
        name = f"{PREFIX}{command.id}"
        answer = await self._house.gateway.submit(actor, name, command)
        return answer if isinstance(answer, Refusal) else self.kept[command.id]

    def _decide(self, kept: Kept, command: ItemCommand) -> Decision:
        if len(self.kept) >= ITEMS_MAX and command.id not in self.kept:
            return Refusal(
                Reason.INVALID, say("house-register-holds-things-already", items_max=ITEMS_MAX)
            )
        others = [other for other in self.kept.values() if other.id != command.id]
        return decide(kept, command, Surroundings(self.game_at, others))

    def game_at(self, table: str) -> Game | None:
        """The game of an open table."""
        stream = self._house.tables.get(table)
        return stream.state.game if stream is not None else None

    def _follow(
        self, mark: str, record: Record, event: ItemEvent, before: Kept, after: Kept
    ) -> None:
        self.kept[mark] = after
        for table, away in _wheel_moves(before, after):
            order = after.item.wheel.order if after.item.wheel is not None else ()
            key = f"{mark}.{record.version}"
            self._moved(WheelMove(table, mark, order, away, key, record.number))

    def at_table(self, table: str) -> list[Kept]:
        """What is at a table."""
        return [kept for kept in self.kept.values() if kept.table == table and kept.in_use]

    def faults(self, table: str, game: Game) -> list[Refusal]:
        """All that is wrong with the equipment of a table."""
        here = self.at_table(table)
        return list(refuse_table(here, game, complete=self.complete))

    def refuse(self, table: str, game: Game) -> Refusal | None:
        """Why a table may not be opened or dealt with what is there; None where it may."""
        faults = self.faults(table, game)
        if not faults:
            return None
        clauses = dict.fromkeys(clause for fault in faults for clause in fault.clauses)
        detail = say("house-equipment-faults", faults=[fault.message for fault in faults])
        return Refusal(Reason.EQUIPMENT_FAULT, detail, tuple(clauses))

    def needs(self, table: str, game: Game) -> tuple[Need, ...]:
        """Everything that the book demands of a table's equipment, and how far it is there."""
        return needs_of(self.at_table(table), game)

    async def fill(
        self, table: str, game: Game, found: Findings, actor: Actor, *, by: Role, at: int
    ) -> tuple[Kept, ...] | Refusal:
        """Enter and bring what a table lacks: all that is new there, or why there is none.

        What is there already is left alone, so that a second time enters nothing.
        """
        if missing := missing_findings(game, found):
            return Refusal(
                Reason.INVALID,
                say("house-somebody-find-out-first", missing=[_finding(each) for each in missing]),
            )
        here = self.at_table(table)
        entries = tuple(fill_template(table, game, here, found, frozenset(self.kept)))
        if refusal := refuse_entries(entries, here, game):
            return refusal
        for entry in entries:
            for command in (
                EnterItem(by=by, at=at, id=entry.mark, item=entry.item),
                PlaceItem(by=by, at=at, id=entry.mark, table=table),
            ):
                kept = await self.submit(command, actor)
                if isinstance(kept, Refusal):
                    return kept
        return tuple(self.kept[entry.mark] for entry in entries)

    def attach_to(self, policies: Policies) -> None:
        """Hold the equipment of tables against their books."""
        policies.review(self._refuse_opening, OpenTable.action)
        policies.review(self._refuse_round, OpenBetting.action)
        policies.fill(self._count_buttons, IssueColour.action)

    def _count_buttons(self, table: Table, command: IssueColour) -> IssueColour:
        """What the register has of the buttons that show the value of a colour."""
        if not self.complete:
            return command
        parts = [kept.item.part for kept in self.at_table(table.id) if kept.item.part is not None]
        return command.but(buttons=sum(p.count for p in parts if p.name == MARKER_BUTTONS))

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


def _wheel_moves(before: Kept, after: Kept) -> Iterator[tuple[str, bool]]:
    """At which tables a wheel is another than before, and whether it was taken away from there."""
    if not before.entered or after.item.wheel is None:
        return
    if before.table and before.table != after.table:
        yield before.table, True
    if after.table and (before.table != after.table or (before.unfit and not after.unfit)):
        yield after.table, False


def _finding(name: str) -> Message:
    """A finding that is wanted, such as "passed: level"."""
    what, _, of = name.partition(": ")
    return say("house-finding", name=what, of=of)
