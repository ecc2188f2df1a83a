"""What the house puts before a table's own decision: second eyes, second sources, ticket numbers.

None of it is a rule of any game. It is what an operator configures about its own people.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from typing import Final

from croupier.desk.actors import Actor, refuse_actor
from croupier.desk.host import Told
from croupier.desk.house import House
from croupier.kernel.refusal import Reason, Refusal
from croupier.kernel.roles import Role
from croupier.table.commands import BuyIn, CashOut, Command, EnterResult, Leave
from croupier.table.decide import decide

#: What may be configured to need a second person.
FOUR_EYES: Final = frozenset({"correct-result", "invalidate", "void-wagers"})
WAITING_MAX: Final = 1000


@dataclass(frozen=True, slots=True)
class Waiting:
    """An ask that a second person must confirm. Nothing has changed; a restart forgets it."""

    number: int
    table: str
    command: Command
    actor: Actor
    key: str


@dataclass(frozen=True, slots=True)
class SourceHeard:
    """One source has named the number; the result waits for a second one that agrees."""

    table: str
    pocket: str


Answered = Told | Waiting | SourceHeard


class Counter:
    """Takes asks in front of the house. Every ask of a person or device goes through here."""

    def __init__(
        self,
        house: House,
        *,
        four_eyes: Collection[str] = (),
        two_sources: Collection[str] = (),
        terminals_buy_in: bool = False,
        draw_ticket: Callable[[], str] = str,
    ) -> None:
        self.house = house
        self.waiting: dict[int, Waiting] = {}
        self._four_eyes = frozenset(four_eyes)
        self._two_sources = frozenset(two_sources)
        self._terminals_buy_in = terminals_buy_in
        self._draw_ticket = draw_ticket
        self._heard: dict[str, tuple[int, str, str]] = {}
        self._last = 0

    async def ask(self, table: str, command: Command, actor: Actor, key: str = "") -> Answered:
        """The answer to an ask, or that it waits for a second person or source."""
        unpaid = isinstance(command, BuyIn) and actor.roles == {Role.PLAYER}
        if unpaid and not self._terminals_buy_in:
            detail = "a terminal takes no money itself; the dealer or a note reader does"
            return Refusal(Reason.NOT_PERMITTED, detail)
        if isinstance(command, CashOut | Leave):
            command = replace(command, ticket=self._draw_ticket())
        if command.action in self._four_eyes:
            return self._wait(table, command, actor, key)
        if isinstance(command, EnterResult) and table in self._two_sources:
            heard = self._hear(table, command, actor)
            if heard is not None:
                return heard
        return await self.house.ask(table, command, actor, key)

    def _wait(self, table: str, command: Command, actor: Actor, key: str) -> Answered:
        """Keep an ask for a second person, unless it would be refused anyway."""
        if refusal := self._refusal(table, command, actor):
            return refusal
        if len(self.waiting) >= WAITING_MAX:
            return Refusal(Reason.INVALID, f"{WAITING_MAX} asks wait for a second person already")
        for waiting in self.waiting.values():
            if waiting.key and waiting.key == key and waiting.actor.id == actor.id:
                return waiting
        self._last += 1
        waiting = Waiting(self._last, table, command, actor, key)
        self.waiting[waiting.number] = waiting
        return waiting

    def _refusal(self, table: str, command: Command, actor: Actor) -> Refusal | None:
        host = self.house.tables.get(table)
        if host is None:
            return Refusal(Reason.INVALID, f"there is no table {table!r}")
        if refusal := refuse_actor(actor, command.by, getattr(command, "player", None)):
            return refusal
        decision = decide(host.table, command)
        return decision if isinstance(decision, Refusal) else None

    async def second(self, number: int, actor: Actor, *, agrees: bool, at: int) -> Answered:
        """A second person agrees, and it is done in the name of both; or does not, and it is off.

        The second person must hold a role in which the same could have been asked.
        """
        waiting = self.waiting.get(number)
        if waiting is None:
            return Refusal(Reason.INVALID, f"nothing waits under {number}")
        if waiting.actor.id == actor.id:
            return Refusal(Reason.NOT_PERMITTED, "the second pair of eyes is another person's")
        command = replace(waiting.command, at=at)
        tried = [
            self._refusal(waiting.table, replace(command, by=role), actor)
            for role in sorted(actor.roles)
        ]
        if None not in tried:
            nobody = Refusal(Reason.NOT_PERMITTED, f"{actor.id} has no role to agree in")
            return next((refusal for refusal in tried if refusal is not None), nobody)
        del self.waiting[number]
        if not agrees:
            return Refusal(Reason.NOT_PERMITTED, f"{actor.id} did not agree to {command.action}")
        both = replace(waiting.actor, id=f"{waiting.actor.id} and {actor.id}")
        return await self.house.ask(waiting.table, command, both, waiting.key)

    def _hear(self, table: str, command: EnterResult, actor: Actor) -> Answered | None:
        """Compare what two sources say of a spin; None once both have said the same."""
        host = self.house.tables.get(table)
        if host is None:
            return None
        if refusal := self._refusal(table, command, actor):
            return refusal
        spin, heard = host.table.spin_no, self._heard.get(table)
        if heard is None or heard[0] != spin or heard[2] == actor.id:
            self._heard[table] = (spin, command.pocket, actor.id)
            return SourceHeard(table, command.pocket)
        del self._heard[table]
        if heard[1] != command.pocket:
            detail = f"{heard[2]} saw {heard[1]} and {actor.id} {command.pocket}: look again"
            return Refusal(Reason.EQUIPMENT_FAULT, detail)
        return None
