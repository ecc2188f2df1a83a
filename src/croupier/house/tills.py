"""Tills of a house: who holds which, and what went over the counter from it."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from croupier.cage.declare import TicketEvent
from croupier.cage.paying import RedeemTicket, TicketRedeemed
from croupier.cage.spoilt import PayByHand, TicketPaidByHand
from croupier.cage.till import (
    TILLS,
    CloseTill,
    CounterCommand,
    DropTill,
    OpenTill,
    Till,
    TillClosed,
    TillCommand,
    TillEvent,
    TillOpened,
    decide,
)
from croupier.cage.value_chips import CashChips, ChipsCashed, ChipsExchanged, ChipsSold, SellChips
from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.actors import Actor, first_of
from croupier.house.answers import Answer
from croupier.house.codecs import TICKET_CODEC, TOURNAMENT_CODEC
from croupier.house.house import House
from croupier.house.log.codec import Codec
from croupier.house.log.record import Record
from croupier.house.log.store import Sought, Store, find_all
from croupier.house.policies import Policies, Request
from croupier.house.stream import Stream
from croupier.house.stream_kind import StreamKind
from croupier.house.tickets import TICKETS
from croupier.ledger.tournaments import CASH_EVENTS, cash_of

PREFIX: Final = "till:"
TILL_CODEC: Codec[TillEvent] = Codec(TILLS.events.values())
TILL_STREAMS: Final[StreamKind[Till, TillEvent]] = StreamKind(
    prefix=PREFIX,
    codec=TILL_CODEC,
    decide=decide,
    evolve=lambda till, event: event.evolve(till),
    empty=lambda name: Till(),
)
_PAID: Final = (TicketRedeemed, TicketPaidByHand)
_PAID_KINDS: Final = tuple(kind.__name__ for kind in _PAID)
#: What exchanges value chips.
EXCHANGE_KINDS: Final = (ChipsSold.__name__, ChipsCashed.__name__)
_CASH_KINDS: Final = tuple(kind.__name__ for kind in CASH_EVENTS)
#: What depends on all that went over the counter.
_COUNTED: Final = (DropTill.action, CloseTill.action, CashChips.action)
#: Longer nothing is being written.
_WRITING_MS: Final = 10_000
#: The register keeps so many closings of each till.
CLOSINGS_KEPT: Final = 30


@dataclass(frozen=True, slots=True, kw_only=True)
class Counter:
    """What somebody paid and took over the counter, up to a record."""

    paid: int = 0
    taken: int = 0
    as_of: int = 0


class Tills:
    """Every till by name, rebuilt from the log at every start."""

    def __init__(self, house: House, *, required: bool = False) -> None:
        """Where a till is `required`, a cashier without one pays nothing."""
        self._house = house
        self.known: dict[str, Till] = {}
        #: The closings of each till, newest first.
        self.closings: dict[str, list[TillClosed]] = {}
        #: The record with which each was opened.
        self._since: dict[str, int] = {}
        self._opening = asyncio.Lock()
        #: The record of what each person paid or took last, and when what is being written of it
        #: was decided: a till that closes at that moment would never lack it.
        self._last: dict[str, int] = {}
        self._paying: dict[str, deque[tuple[str, int]]] = {}
        #: Why somebody buys no chips, by name and instant; who is excluded does not.
        self.refuse_buyer: Callable[[str, int], Refusal | None] = lambda name, at: None
        family = house.streams.add(TILL_STREAMS)
        family.policies.follow(self._follow)
        family.policies.review(self._review_opening, OpenTill.action)
        family.policies.review(self._review_sale, SellChips.action)
        family.policies.review(self._review_count, *_COUNTED)
        house.gateway.look_up(self._look_up, *_COUNTED)
        self._required = required
        if required:
            house.gateway.hold(self._require, RedeemTicket.action, PayByHand.action)
        tickets = house.streams.family(TICKETS.prefix).policies
        self.follow_counter(tickets, (RedeemTicket.action, PayByHand.action), _PAID)

    def follow_counter(
        self, policies: Policies, actions: Iterable[str], kinds: tuple[type, ...]
    ) -> None:
        """Know what streams of a kind bring to the counter, or take from it."""

        def note_paying(state: Any, request: Request, events: tuple[Any, ...]) -> Refusal | None:
            if not any(isinstance(event, kinds) for event in events):
                return None
            who, at = first_of(request.identity.id), request.command.at
            if self._required and request.command.by is Role.CASHIER and not self.held_by(who):
                return Refusal(Reason.NOT_PERMITTED, say("cage-till-first"))
            # A ticket is paid once: what waited for a second person and is agreed to is no other.
            about = str(getattr(request.command, "number", ""))
            others = (e for e in self._being_written(who, at) if not about or e[0] != about)
            self._paying[who] = deque((*others, (about, at)))
            return None

        policies.review(note_paying, *actions)
        policies.trace(self._note_paid, *kinds)

    def _note_paid(self, name: str, record: Record, event: Any) -> None:
        who = first_of(record.actor)
        self._last[who] = record.number
        if paying := self._paying.get(who):
            paying.popleft()

    def _being_written(self, who: str, at: int) -> list[tuple[str, int]]:
        return [each for each in self._paying.get(who, ()) if at < each[1] + _WRITING_MS]

    async def start(self) -> None:
        """Read the log."""
        await self._house.streams.start(PREFIX)

    def _follow(
        self, name: str, record: Record, event: TillEvent, before: Till, after: Till
    ) -> None:
        self.known[name] = after
        if isinstance(event, ChipsExchanged):
            self._last[after.holder] = record.number
        if isinstance(event, TillOpened):
            self._since[name] = record.number
        if isinstance(event, TillClosed):
            kept = self.closings.setdefault(name, [])
            kept.insert(0, event)
            del kept[CLOSINGS_KEPT:]

    def held_by(self, person: str) -> str:
        """The till that somebody works at, if any."""
        return next((name for name, till in self.known.items() if till.holder == person), "")

    def _review_opening(
        self, till: Till, request: Request, events: tuple[TillEvent, ...]
    ) -> Refusal | None:
        """Nobody works at two."""
        held = self.held_by(request.command.sender)
        return Refusal(Reason.INVALID, say("cage-till-held-already", till=held)) if held else None

    def _review_count(
        self, till: Till, request: Request, events: tuple[TillEvent, ...]
    ) -> Refusal | None:
        """What crosses the counter while it is counted is in no count."""
        who, command = till.holder, request.command
        if self._last.get(who, 0) <= command.as_of and not self._being_written(who, command.at):
            return None
        return Refusal(Reason.WRONG_PHASE, say("cage-till-moved-meanwhile"))

    def _review_sale(
        self, till: Till, request: Request, events: tuple[TillEvent, ...]
    ) -> Refusal | None:
        """What is somebody's own is cashed all the same; chips to play with are another matter."""
        sale = request.command
        return self.refuse_buyer(sale.player, sale.at) if sale.player else None

    async def submit(self, by: Actor, command: TillCommand, key: str = "") -> Answer:
        """Have a command about a till decided; that nobody works at two is seen one by one."""
        stream = f"{PREFIX}{command.name}"
        async with self._opening if isinstance(command, OpenTill) else contextlib.nullcontext():
            return await self._house.gateway.submit(by, stream, command, key)

    async def _require(self, stream: Stream[Any, Any], request: Request) -> Answer | None:
        if request.command.by is not Role.CASHIER or self.held_by(request.identity.id):
            return None
        return Refusal(Reason.NOT_PERMITTED, say("cage-till-first"))

    async def _look_up(
        self, stream: Stream[Till, TillEvent], command: CounterCommand
    ) -> CounterCommand:
        found = await self.counter(stream.id, self._house.store)
        return command.but(paid=found.paid, taken=found.taken, as_of=found.as_of)

    async def counter(self, name: str, store: Store) -> Counter:
        """What the holder of a till paid and took since it was opened."""
        head = (await store.head())[0]
        till, after = self.known.get(name), self._since.get(name, head)
        if till is None or not till.holder:
            return Counter(as_of=head)
        paid = taken = 0
        for streams, kinds in (
            ("ticket:", _PAID_KINDS),
            ("tournament:", _CASH_KINDS),
            (f"{PREFIX}{name}", EXCHANGE_KINDS),
        ):
            sought = Sought(streams=streams, kinds=kinds, after=after, before=head + 1)
            async for record in find_all(store, sought):
                if is_by(record.actor, till.holder):
                    cash = _cash(record)
                    paid, taken = paid - min(cash, 0), taken + max(cash, 0)
        return Counter(paid=paid, taken=taken, as_of=head)


def decode_exchange(record: Record) -> ChipsExchanged:
    """The chips that a record of a till is about."""
    event = TILL_CODEC.decode(record.kind, record.payload)
    assert isinstance(event, ChipsExchanged)
    return event


def is_by(actor: str, holder: str) -> bool:
    """Whether a record is somebody's own, alone or with a second person who agreed."""
    return actor == holder or actor.startswith(f"{holder} and ")


def _cash(record: Record) -> int:
    """What a record brought to the counter, or took from it where it is below zero."""
    if record.kind in _PAID_KINDS:
        ticket: TicketEvent = TICKET_CODEC.decode(record.kind, record.payload)
        return -ticket.amount
    if record.kind in EXCHANGE_KINDS:
        exchanged = decode_exchange(record)
        return exchanged.amount if isinstance(exchanged, ChipsSold) else -exchanged.amount
    return cash_of(TOURNAMENT_CODEC.decode(record.kind, record.payload))
