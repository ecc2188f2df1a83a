"""What everybody has wagered since an instant: read from the log once, then kept up to date."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Final

from croupier.core.money import Money
from croupier.house.codecs import TABLE_CODEC
from croupier.house.log.store import Sought, Store, find_all
from croupier.roulette.lines import Line
from croupier.table.past_rounds import RoundResettled
from croupier.table.result import RoundSettled

_KINDS: Final = (RoundSettled.__name__, RoundResettled.__name__)


class Turnover:
    """Everybody's decided wagers since an instant, by name."""

    def __init__(self, since: int) -> None:
        self._since = since
        self._read = 0
        #: How often each stake was wagered.
        self._stakes: defaultdict[str, Counter[int]] = defaultdict(Counter)

    async def read_on(self, store: Store) -> None:
        """Take up what the log has beyond what was read."""
        sought = Sought(streams="table:", kinds=_KINDS, since=self._since, after=self._read)
        async for record in find_all(store, sought):
            if record.number <= self._read:
                continue
            self._read = record.number
            event = TABLE_CODEC.decode(record.kind, record.payload)
            if isinstance(event, RoundResettled):
                self._count(event.before, -1)
            if isinstance(event, RoundSettled | RoundResettled):
                self._count(event.lines, 1)

    def _count(self, lines: Iterable[Line], times: int) -> None:
        for line in lines:
            # What stays up is wagered when it is decided, and a void wager never was.
            stake = 0 if line.void else line.stake - line.standing
            if stake > 0:
                self._stakes[line.player][stake] += times

    def total(self, player: str) -> Money:
        """What somebody has wagered altogether."""
        return Money(sum(stake * times for stake, times in self._stakes[player].items()))

    def largest(self, player: str) -> Money:
        """The largest single wager of somebody's."""
        stood = (stake for stake, times in self._stakes[player].items() if times > 0)
        return Money(max(stood, default=0))
