"""Amounts in small parts: what is moved in several goes counts together, for an hour.

Else nobody would need a second person who takes the same sum in two: one after the other or at one
moment, at several tables or tills, or for one player under several spellings of the name.
"""

from collections import deque
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from croupier.cage.spoilt import PayByHand, TicketPaidByHand, TicketReprinted
from croupier.cage.till import HOLDERS, TILLS, TillClosed, TillDropped, TillOpened
from croupier.cage.value_chips import CashChips, ChipsCashed, ChipsSold, SellChips
from croupier.core.names import alike
from croupier.core.roles import PIT
from croupier.house.actors import first_of, is_of_two
from croupier.house.amounts import COUNT_TILL, COUNTS_AS, MADE_GOOD, OPENER, miscounted, moved
from croupier.house.answers import Answer
from croupier.house.codecs import TABLE_CODEC, TICKET_CODEC
from croupier.house.house import House
from croupier.house.log.codec import Codec
from croupier.house.log.record import Record
from croupier.house.log.store import Sought, find_all
from croupier.house.policies import Answered, Policies, Request
from croupier.house.tables import PREFIX
from croupier.house.tickets import TICKETS
from croupier.house.tills import PREFIX as TILL_PREFIX
from croupier.house.tills import TILL_CODEC
from croupier.table.changing import RepositionWager
from croupier.table.floats import CountFloat, FloatCounted, FloatCredited, FloatFilled
from croupier.table.seats import BoughtIn
from croupier.table.tips import TipGiven
from croupier.table.wagers import WagersChanged

WINDOW_MS: Final = 3_600_000
_KINDS: Final = (BoughtIn, FloatFilled, FloatCredited, FloatCounted, TipGiven)
#: What a wager that was put elsewhere has in its record, and no other.
_REPOSITIONED: Final = f'"cause":"{RepositionWager.action}"'.encode()
_TILL_KINDS: Final = (TillOpened, TillDropped, TillClosed, ChipsSold, ChipsCashed)
_TICKET_KINDS: Final = (TicketReprinted, TicketPaidByHand)
#: Whose doings count; a player's own and a machine's do not.
_STAFF: Final = PIT | HOLDERS
#: What rests on one person's word, no matter at which table or till they give it.
_OF_PERSONS: Final = (
    TILLS.commands.keys() | {COUNT_TILL, CountFloat.action, RepositionWager.action} | MADE_GOOD
)
#: Chips of somebody without a name count together from this share of the limit on. A counter has
#: many such guests, and their small change comes to any sum within an hour.
_NAMELESS_PARTS: Final = 10


class _Place(NamedTuple):
    """Where an amount counts: with all of its action at a table or till, or of somebody."""

    action: str
    table: str = ""
    #: Whom it is about, in no spelling of their own.
    player: str = ""
    #: Whose doing it is.
    person: str = ""


class Part(NamedTuple):
    """An amount that a command moves: as which action it counts, and what one person may move."""

    action: str
    amount: int
    limit: int


class SmallParts:
    """What one member of staff alone has moved lately, by place, action and player."""

    def __init__(self, house: House) -> None:
        self._house = house
        #: When each part was moved and how much it was; the place that was used last comes last.
        self._parts: dict[_Place, deque[tuple[int, int]]] = {}
        #: What was decided and is not answered yet: of what is sent to several tables at one moment
        #: each would else find the hour as it was before all of it.
        self._writing: dict[_Place, dict[Request, int]] = {}
        house.policies.trace(self._take, *_KINDS)
        house.policies.trace(self._take_repositioned, WagersChanged)
        house.streams.family(TICKETS.prefix).policies.trace(self._take, *_TICKET_KINDS)

    async def start(self) -> None:
        """Know what was moved shortly before a restart."""
        since = max(0, self._house.clock.now() - WINDOW_MS)
        codecs: tuple[tuple[str, Codec[Any], tuple[type, ...], bytes], ...] = (
            (PREFIX, TABLE_CODEC, _KINDS, b""),
            (PREFIX, TABLE_CODEC, (WagersChanged,), _REPOSITIONED),
            (TILL_PREFIX, TILL_CODEC, _TILL_KINDS, b""),
            (TICKETS.prefix, TICKET_CODEC, _TICKET_KINDS, b""),
        )
        for prefix, codec, kinds, holds in codecs:
            names = tuple(kind.__name__ for kind in kinds)
            sought = Sought(streams=prefix, kinds=names, since=since, holds=holds)
            async for record in find_all(self._house.store, sought):
                event = codec.decode(record.kind, record.payload)
                self._take(record.stream.removeprefix(prefix), record, event)

    def follow_tills(self, policies: Policies) -> None:
        """Know what is taken to the vault, and which chips are exchanged, from now on."""
        policies.trace(self._take, *_TILL_KINDS)

    def _take_repositioned(self, name: str, record: Record, event: WagersChanged) -> None:
        if event.cause == RepositionWager.action:
            self._take(name, record, event)

    def _take(self, name: str, record: Record, event: Any) -> None:
        # An opener is money that came with the table, and no difference of a count.
        if event.by not in _STAFF or getattr(event, "moment", "") == OPENER:
            return
        # A ticket counts where it came from, not as itself.
        name = getattr(event, "station", "") or name
        amounts = {record.cause: moved(name, record.cause, (event,))}
        if off := miscounted((event,)):
            amounts[COUNT_TILL] = off
        for action, amount in amounts.items():
            for place in _places(name, action, event, first_of(record.actor)):
                if is_of_two(record.actor):
                    # A second person has seen how much it comes to.
                    self._parts.pop(place, None)
                else:
                    self._note(place, record.at, amount)

    def _note(self, place: _Place, at: int, amount: int) -> None:
        parts = self._parts.pop(place, deque())
        parts.append((at, amount))
        self._parts[place] = parts
        while parts[0][0] <= at - WINDOW_MS:
            parts.popleft()
        # Where nothing was moved for an hour nothing is remembered.
        while self._parts[oldest := next(iter(self._parts))][-1][0] <= at - WINDOW_MS:
            del self._parts[oldest]

    def write(self, table: str, request: Request, parts: Iterable[Part]) -> None:
        """Know that amounts were decided, until their request is answered."""
        command, who = request.command, first_of(request.identity.id)
        if command.by not in _STAFF:
            return
        places = [
            (place, part.amount)
            for part in parts
            for place in _places(table, part.action, command, who)
        ]
        # What was decided before, and came to nothing, is decided anew.
        known = any(request in self._writing.get(place, ()) for place, _ in places)
        for place, amount in places:
            self._writing.setdefault(place, {})[request] = amount
        if places and not known:
            request.answered = self._until_answered(request, [place for place, _ in places])

    def _until_answered(self, request: Request, places: list[_Place]) -> Answered:
        answered = request.answered

        def answer(found: Answer | Exception) -> None:
            for place in places:
                writing = self._writing.get(place, {})
                writing.pop(request, None)
                if not writing:
                    self._writing.pop(place, None)
            answered(found)

        return answer

    def lately(self, table: str, request: Request, part: Part) -> int:
        """What was moved within the hour by others as this one, in cents."""
        command, who = request.command, first_of(request.identity.id)
        if command.by not in _STAFF:
            return 0
        least = 0
        if isinstance(command, SellChips | CashChips) and not command.player:
            least = part.limit // _NAMELESS_PARTS
            if part.amount < least:
                return 0
        places = _places(table, part.action, command, who)
        return max(self._at(place, request, least) for place in places)

    def _at(self, place: _Place, request: Request, least: int) -> int:
        """What has come together in a place, with what is being written but for this one."""
        since = request.command.at - WINDOW_MS
        known = (amount for at, amount in self._parts.get(place, ()) if at > since)
        written = (
            amount
            for other, amount in self._writing.get(place, {}).items()
            if other is not request and not (request.key and other.key == request.key)
        )
        return sum(amount for amount in (*known, *written) if amount >= least)


def _places(table: str, action: str, about: Any, person: str) -> tuple[_Place, ...]:
    """Where an amount counts: with all that is the same by another name.

    Who has a name is the same person at every table and till, however it is spelt.
    """
    counts_as = PayByHand.action if action in MADE_GOOD else COUNTS_AS.get(action, action)
    # A wager that a dealer puts elsewhere rests on the dealer's word, no matter whose it is.
    player = "" if action == RepositionWager.action else alike(getattr(about, "player", ""))
    if player:
        return (_Place(counts_as, player=player),)
    at_table = _Place(counts_as, table)
    return (at_table, _Place(counts_as, person=person)) if action in _OF_PERSONS else (at_table,)
