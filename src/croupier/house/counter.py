"""What the house puts before a table's own decision: second eyes, second sources, ticket numbers.

None of it is a rule of any game. It is what an operator configures about its own people.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from typing import Final, Protocol

from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.actors import Actor, refuse_actor
from croupier.house.answers import Told
from croupier.house.asks import PREFIX as ASKS
from croupier.house.asks import AskNotes
from croupier.house.asks import Waiting as Waiting
from croupier.house.house import House
from croupier.house.log.record import Record
from croupier.table.decide import decide
from croupier.table.declare import Command
from croupier.table.result import EnterResult
from croupier.table.seats import BuyIn, CashOut, Leave

#: What may be configured to need a second person.
FOUR_EYES: Final = frozenset({"correct-result", "invalidate", "void-wagers"})
WAITING_MAX: Final = 1000


@dataclass(frozen=True, slots=True)
class SourceHeard:
    """One source has named the number; the result waits for a second one that agrees."""

    table: str
    pocket: str


Answered = Told | Waiting | SourceHeard


class Elsewhere(Protocol):
    """Takes an ask to the node that owns its table."""

    async def ask(
        self, table: str, command: Command, actor: Actor, key: str, *, seconded: bool
    ) -> Answered:
        """What the owner answers."""
        ...


class Counter:
    """Takes asks in front of the house. Every ask of a person or device goes through here."""

    def __init__(
        self,
        house: House,
        asks: AskNotes,
        *,
        four_eyes: Collection[str] = (),
        two_sources: Collection[str] = (),
        terminals_buy_in: bool = False,
        draw_ticket: Callable[[], str] = str,
    ) -> None:
        self.house = house
        self._asks = asks
        self.waiting: dict[int, Waiting] = {}
        self._four_eyes = frozenset(four_eyes)
        self._two_sources = frozenset(two_sources)
        self._terminals_buy_in = terminals_buy_in
        self.draw_ticket = draw_ticket
        self._heard: dict[str, tuple[int, str, str]] = {}
        #: Where the house has several nodes: the way to the others.
        self.elsewhere: Elsewhere | None = None

    async def start(self) -> None:
        """Go on with what waited when the house stopped."""
        self.waiting = await self._asks.standing()

    def learn(self, record: Record) -> None:
        """Take up what another node has noted of asks that wait."""
        if record.stream.startswith(ASKS):
            self._asks.learn(record, self.waiting)

    async def ask(
        self, table: str, command: Command, actor: Actor, key: str = "", *, seconded: bool = False
    ) -> Answered:
        """The answer to an ask, or that it waits for a second person or source.

        A table of another node is asked there, where all that is asked of it comes together.
        """
        if self.elsewhere is not None and table in self.house.tables:
            return await self.elsewhere.ask(table, command, actor, key, seconded=seconded)
        return await self.ask_here(table, command, actor, key, seconded=seconded)

    async def ask_here(
        self, table: str, command: Command, actor: Actor, key: str = "", *, seconded: bool = False
    ) -> Answered:
        """The same at a table of our own; `seconded` once a second person has agreed."""
        unpaid = isinstance(command, BuyIn) and actor.roles == {Role.PLAYER}
        if unpaid and not self._terminals_buy_in:
            detail = "a terminal takes no money itself; the dealer or a note reader does"
            return Refusal(Reason.NOT_PERMITTED, detail)
        if isinstance(command, CashOut | Leave):
            command = command.but(ticket=self.draw_ticket())
        if command.action in self._four_eyes and not seconded:
            return await self._wait(table, command, actor, key)
        if isinstance(command, EnterResult) and table in self._two_sources:
            heard = self._hear(table, command, actor)
            if heard is not None:
                return heard
        return await self.house.ask_own(table, command, actor, key)

    async def _wait(self, table: str, command: Command, actor: Actor, key: str) -> Answered:
        """Keep an ask for a second person, unless it would be refused anyway."""
        if refusal := self._refusal(table, command, actor):
            return refusal
        if len(self.waiting) >= WAITING_MAX:
            return Refusal(Reason.INVALID, f"{WAITING_MAX} asks wait for a second person already")
        for waiting in self.waiting.values():
            if waiting.key and waiting.key == key and waiting.actor.id == actor.id:
                return waiting
        waiting = await self._asks.wait(table, command, actor, key, at=command.at)
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
        command = waiting.command.but(at=at)
        if refusal := self._refuse_second(waiting, command, actor, agrees=agrees):
            return refusal
        if not agrees:
            told: Answered = Refusal(
                Reason.NOT_PERMITTED, f"{actor.id} did not agree to {command.action}"
            )
        else:
            both = replace(waiting.actor, id=f"{waiting.actor.id} and {actor.id}")
            told = await self.ask(waiting.table, command, both, waiting.own_key, seconded=True)
        outcome = str(told) if isinstance(told, Refusal) else "done"
        await self._asks.answer(number, agreed=agrees, outcome=outcome, at=at, by=actor.id)
        self.waiting.pop(number, None)
        return told

    def _refuse_second(
        self, waiting: Waiting, command: Command, actor: Actor, *, agrees: bool
    ) -> Refusal | None:
        """Why somebody may not answer: no role of theirs could have asked the same.

        An ask that the table has come to refuse can still be taken off by whoever could have
        asked it, so that it does not wait for ever.
        """
        tried = [
            self._refusal(waiting.table, command.but(by=role), actor)
            for role in sorted(actor.roles)
        ]
        if None in tried:
            return None
        refusals = [refusal for refusal in tried if refusal is not None]
        other = [refusal for refusal in refusals if refusal.reason is not Reason.NOT_PERMITTED]
        if other and not agrees:
            return None
        nobody = Refusal(Reason.NOT_PERMITTED, f"{actor.id} has no role to agree in")
        return next(iter((*other, *refusals)), nobody)

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
