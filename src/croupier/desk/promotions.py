"""The promotions of a house behind the desk, and what is owed to whom by when."""

from dataclasses import replace
from typing import Final, NamedTuple

from croupier.desk.actors import Actor, refuse_actor
from croupier.desk.codecs import PROMOTION_CODEC
from croupier.desk.event_host import EventHost, Matter, Told
from croupier.desk.ports import Entropy, Publisher
from croupier.kernel.refusal import Reason, Refusal
from croupier.ledger.promotions import PromotionLedger
from croupier.log.group import GroupCommit
from croupier.log.record import Record
from croupier.log.store import Append, Store, Stored, StreamAppend
from croupier.promotion import commands as c
from croupier.promotion.decide import decide
from croupier.promotion.events import Event, PromotionOpened
from croupier.promotion.evolve import evolve
from croupier.promotion.opening import OpenPromotion, decide_opening, open_promotion
from croupier.promotion.state import Duty, Promotion, due

STREAM: Final = "promotion:"
PromotionHost = EventHost[Promotion, c.Command, Event]
_MATTER: Final[Matter[Promotion, c.Command, Event]] = Matter(
    codec=PROMOTION_CODEC, decide=decide, evolve=evolve
)


class Owed(NamedTuple):
    """A duty of one promotion. Without a time it is owed as soon as it can be done."""

    promotion: str
    duty: Duty
    overdue: bool


class Promotions:
    """Promotions by name. `start` reads the log; everything after goes through `ask`."""

    def __init__(self, store: Store, entropy: Entropy, publisher: Publisher) -> None:
        self.hosts: dict[str, PromotionHost] = {}
        self.books: dict[str, str] = {}
        self._store = store
        self._entropy = entropy
        self._publisher = publisher
        self._log = GroupCommit(store)

    async def start(self) -> None:
        """Bring every promotion to where the log left it."""
        for stream in await self._store.streams(STREAM):
            async for record in self._store.read(stream=stream):
                self.learn(record)

    def learn(self, record: Record) -> None:
        """Take up a record of a promotion's stream, from the log or from another node."""
        if not record.stream.startswith(STREAM):
            return
        name = record.stream.removeprefix(STREAM)
        host = self.hosts.get(name)
        if host is not None:
            host.take_record(record)
        elif record.version == 1:
            self._host(PROMOTION_CODEC.decode(record.kind, record.payload), name)

    def _host(self, opening: Event, name: str) -> PromotionHost:
        if not isinstance(opening, PromotionOpened):
            raise TypeError(f"the history of promotion {name} starts with {opening}")
        state, ledger = open_promotion(opening), PromotionLedger(name)
        host: PromotionHost = EventHost(
            f"{STREAM}{name}", state, ledger, _MATTER, self._log, self._publisher
        )
        host.changed_at = opening.at
        self.hosts[name], self.books[name] = host, opening.book
        return host

    async def open(self, command: OpenPromotion, actor: Actor) -> PromotionHost | Refusal:
        """Begin a promotion that does not exist yet."""
        if refusal := refuse_actor(actor, command.by, None):
            return refusal
        taken = Refusal(Reason.INVALID, f"there is a promotion {command.promotion} already")
        if command.promotion in self.hosts:
            return taken
        opening = decide_opening(command)
        if isinstance(opening, Refusal):
            return opening
        stream = f"{STREAM}{command.promotion}"
        drafts = (PROMOTION_CODEC.encode(opening),)
        part = StreamAppend(stream=stream, expected=0, drafts=drafts)
        stored = await self._log.append(
            Append(streams=(part,), at=command.at, actor=actor.id, cause="open-promotion", key="")
        )
        if not isinstance(stored, Stored):
            return taken
        host = self._host(opening, command.promotion)
        self._publisher.publish(stream, stored.records)
        return host

    async def ask(self, name: str, command: c.Command, actor: Actor, key: str = "") -> Told[Event]:
        """Put a command to a promotion."""
        host = self.hosts.get(name)
        if host is None:
            known = ", ".join(self.hosts) or "none"
            return Refusal(Reason.INVALID, f"there is no promotion {name!r}; there is {known}")
        return await host.ask(command, actor, key, self._draw)

    def _draw(self, state: Promotion, command: c.Command) -> c.Command:
        """A lot among all entries, where nobody was drawn by hand."""
        if not isinstance(command, c.DrawWinner) or command.winner or not state.entrants:
            return command
        names = sorted(state.entrants)
        lot = self._entropy.below(len(names))
        return replace(command, winner=names[lot], lot=lot, among=len(names))

    def deadlines(self, now: int) -> list[Owed]:
        """Everything that is owed, what is due first at the top, and what has no time at the end.

        It follows from the log alone, so that no restart forgets any of it.
        """
        owed = [
            Owed(name, duty, duty.by is not None and now > duty.by)
            for name, host in self.hosts.items()
            for duty in due(host.state)
        ]
        return sorted(owed, key=lambda one: (one.duty.by is None, one.duty.by or 0))
