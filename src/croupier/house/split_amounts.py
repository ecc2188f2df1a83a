"""Amounts in small parts: what is moved in several goes counts together, for an hour.

Else nobody would need a second person who takes the same sum in two.
"""

from collections import deque
from typing import Any, Final

from croupier.cage.till import HOLDERS, TillClosed, TillDropped, TillOpened
from croupier.cage.value_chips import CashChips, ChipsCashed, ChipsExchanged, ChipsSold, SellChips
from croupier.core.roles import PIT
from croupier.house.actors import is_of_two
from croupier.house.amounts import COUNT_TILL, COUNTS_AS, OPENER, miscounted, moved
from croupier.house.codecs import TABLE_CODEC
from croupier.house.house import House
from croupier.house.log.codec import Codec
from croupier.house.log.record import Record
from croupier.house.log.store import Sought, find_all
from croupier.house.policies import Policies
from croupier.house.tables import PREFIX
from croupier.house.tills import PREFIX as TILLS
from croupier.house.tills import TILL_CODEC
from croupier.table.changing import RepositionWager
from croupier.table.floats import FloatCounted, FloatCredited, FloatFilled
from croupier.table.seats import BoughtIn
from croupier.table.tips import TipGiven
from croupier.table.wagers import WagersChanged

WINDOW_MS: Final = 3_600_000
_KINDS: Final = (BoughtIn, FloatFilled, FloatCredited, FloatCounted, TipGiven)
#: What a wager that was put elsewhere has in its record, and no other.
_REPOSITIONED: Final = f'"cause":"{RepositionWager.action}"'.encode()
_TILL_KINDS: Final = (TillOpened, TillDropped, TillClosed, ChipsSold, ChipsCashed)
#: Whose doings count; a player's own and a machine's do not.
_STAFF: Final = PIT | HOLDERS
#: Chips of somebody without a name count together from this share of the limit on. A counter has
#: many such guests, and their small change comes to any sum within an hour.
_NAMELESS_PARTS: Final = 10
#: A table or till, an action, and the player whom it is about, if any.
_Place = tuple[str, str, str]


class SmallParts:
    """What one member of staff alone has moved lately, by place, action and player."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._parts: dict[_Place, deque[tuple[int, int]]] = {}
        house.policies.trace(self._take, *_KINDS)
        house.policies.trace(self._take_repositioned, WagersChanged)
        house.policies.noted_first.add(RepositionWager.action)

    async def start(self) -> None:
        """Know what was moved shortly before a restart."""
        since = max(0, self._house.clock.now() - WINDOW_MS)
        codecs: tuple[tuple[str, Codec[Any], tuple[type, ...], bytes], ...] = (
            (PREFIX, TABLE_CODEC, _KINDS, b""),
            (PREFIX, TABLE_CODEC, (WagersChanged,), _REPOSITIONED),
            (TILLS, TILL_CODEC, _TILL_KINDS, b""),
        )
        for prefix, codec, kinds, says in codecs:
            names = tuple(kind.__name__ for kind in kinds)
            sought = Sought(streams=prefix, kinds=names, since=since, says=says)
            async for record in find_all(self._house.store, sought):
                event = codec.decode(record.kind, record.payload)
                self._take(record.stream.removeprefix(prefix), record, event)

    def watch_tills(self, policies: Policies) -> None:
        """Know what is taken to the vault, and which chips are exchanged, from now on."""
        policies.trace(self._take, *_TILL_KINDS)

    def _take_repositioned(self, name: str, record: Record, event: WagersChanged) -> None:
        if event.cause == RepositionWager.action:
            self._take(name, record, event)

    def _take(self, name: str, record: Record, event: Any) -> None:
        # An opener is money that came with the table, and no difference of a count.
        if event.by not in _STAFF or getattr(event, "moment", "") == OPENER:
            return
        amounts = {_place(name, record.cause, event): moved(name, record.cause, (event,))}
        if off := miscounted((event,)):
            amounts[_place(name, COUNT_TILL, event)] = off
        for place, amount in amounts.items():
            if is_of_two(record.actor):
                # A second person has seen how much it comes to.
                self._parts.pop(place, None)
            else:
                self._parts.setdefault(place, deque()).append((record.at, amount))

    def lately(self, table: str, command: Any, amount: int, limit: int, *, action: str = "") -> int:
        """What was moved within the hour by commands as this one, in cents.

        `amount` is what this one moves, and `limit` what one person may. `action` is what else
        than itself the command counts as.
        """
        if command.by not in _STAFF:
            return 0
        least = 0
        if isinstance(command, SellChips | CashChips) and not command.player:
            least = limit // _NAMELESS_PARTS
            if amount < least:
                return 0
        place = _place(table, action or command.action, command)
        parts = self._parts.get(place, deque())
        while parts and parts[0][0] <= command.at - WINDOW_MS:
            parts.popleft()
        if not parts:
            self._parts.pop(place, None)
        return sum(part for _, part in parts if part >= least)


def _place(table: str, action: str, about: Any) -> _Place:
    """Where an amount counts: with all that is the same by another name.

    Who has a name is the same person at every till.
    """
    # A wager that a dealer puts elsewhere rests on the dealer's word, no matter whose it is.
    player = "" if action == RepositionWager.action else getattr(about, "player", "")
    exchange = isinstance(about, ChipsExchanged | SellChips | CashChips)
    place = "" if exchange and player else table
    return (place, COUNTS_AS.get(action, action), player)
