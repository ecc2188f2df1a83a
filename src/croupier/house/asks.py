"""Asks that wait for a second person, as the log keeps them: a restart forgets none.

Each ask has a stream of its own, so that its number is nobody else's. It waits, and it is answered
once. What was agreed to is done under a key of the ask's own, so that a stop in between does it
once and not twice.
"""

from dataclasses import dataclass
from typing import Any, Final

import msgspec

from croupier.core.roles import Role
from croupier.house.actors import Actor
from croupier.house.log.codec import Codec
from croupier.house.log.record import Record
from croupier.house.log.store import Store
from croupier.house.noting import Noted, Notes
from croupier.house.views.actions import COMMANDS
from croupier.table.declare import Command

PREFIX: Final = "ask:"


@dataclass(frozen=True, slots=True, kw_only=True)
class AskEvent:
    """A fact about an ask that needs a second person."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AskWaits(AskEvent):
    """Somebody asked for something that a second person must agree to."""

    table: str
    action: str
    command: dict[str, Any]
    asked_by: str
    roles: frozenset[Role]
    players: frozenset[str] | None
    key: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AskAnswered(AskEvent):
    """A second person answered; `outcome` says what came of it."""

    agreed: bool
    outcome: str


ASK_CODEC: Codec[AskEvent] = Codec((AskWaits, AskAnswered))


@dataclass(frozen=True, slots=True)
class Waiting:
    """An ask that a second person must confirm. Nothing has changed."""

    number: int
    table: str
    command: Command
    actor: Actor
    key: str
    asked_at: int = 0

    @property
    def own_key(self) -> str:
        """The key under which it is done: the asker's, or else one that no client can send."""
        return self.key or f"{PREFIX}{self.number}"


class AskNotes:
    """Writes down what waits."""

    def __init__(self, store: Store) -> None:
        self._notes = Notes(store, ASK_CODEC)
        self._last = 0

    async def wait(
        self, table: str, command: Command, actor: Actor, key: str, *, at: int
    ) -> Waiting:
        """Keep an ask under a number of its own."""
        event = AskWaits(
            table=table,
            action=command.action,
            command=msgspec.to_builtins(command),
            asked_by=actor.id,
            roles=actor.roles,
            players=actor.players,
            key=key,
        )
        while True:
            self._last += 1
            stream = f"{PREFIX}{self._last}"
            done = await self._notes.write(
                stream, event, expected=0, at=at, by=actor.id, cause=f"ask {command.action}"
            )
            if done is not None:
                return Waiting(self._last, table, command, actor, key, at)

    async def answer(self, number: int, *, agreed: bool, outcome: str, at: int, by: str) -> bool:
        """Note the answer; False where somebody else has answered already."""
        event = AskAnswered(agreed=agreed, outcome=outcome)
        done = await self._notes.write(
            f"{PREFIX}{number}", event, expected=1, at=at, by=by, cause="second-eyes"
        )
        return done is not None

    async def standing(self) -> dict[int, Waiting]:
        """Every ask that has not been answered, by number."""
        waiting: dict[int, Waiting] = {}
        for noted in await self._notes.read(streams=PREFIX):
            self._take_up(noted, waiting)
        return await self._not_done(waiting)

    def learn(self, record: Record, waiting: dict[int, Waiting]) -> None:
        """Take up what another node has noted."""
        self._take_up(self._notes.noted(record), waiting)

    def _take_up(self, noted: "Noted[AskEvent]", waiting: dict[int, Waiting]) -> None:
        number = int(noted.stream.removeprefix(PREFIX))
        self._last = max(self._last, number)
        if isinstance(noted.event, AskWaits):
            waiting[number] = _waiting(number, noted.at, noted.event)
        else:
            waiting.pop(number, None)

    async def _not_done(self, waiting: dict[int, Waiting]) -> dict[int, Waiting]:
        """Without what was agreed to and done before a stop that came ahead of the note of it."""
        done = await self._notes.store.answers([each.own_key for each in waiting.values()])
        for number, each in waiting.items():
            if each.own_key in done:
                await self.answer(number, agreed=True, outcome="done", at=each.asked_at, by="house")
        return {number: each for number, each in waiting.items() if each.own_key not in done}


def _waiting(number: int, at: int, event: AskWaits) -> Waiting:
    command = msgspec.convert(event.command, COMMANDS[event.action])
    actor = Actor(id=event.asked_by, roles=event.roles, players=event.players)
    return Waiting(number, event.table, command, actor, event.key, at)
