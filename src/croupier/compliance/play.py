"""How long and with what result somebody has played, over all tables, folded from their events.

A session is play without a break. It begins with a wager, and a wager after a break begins the
next one. Losses are what wagers lost less what they won; what lies on a layout is at risk.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from croupier.compliance.limits import Milliseconds, PlayRules
from croupier.table.declare import Event
from croupier.table.no_spin import NoSpinCalled
from croupier.table.past_rounds import RoundResettled
from croupier.table.result import RoundSettled
from croupier.table.wagers import StrayWagerLaid, StrayWagerLifted, WagersChanged, WagersReturned


@dataclass(slots=True)
class Play:
    """One person's play up to now."""

    session_from: Milliseconds = 0
    last_at: Milliseconds = 0
    session_loss: int = 0
    day: int = -1
    day_loss: int = 0
    day_time: Milliseconds = 0
    #: What lies on the layout of each table.
    at_risk: dict[str, int] = field(default_factory=dict)

    def in_session(self, rules: PlayRules, at: Milliseconds) -> bool:
        """Whether a wager at an instant would go on with the session."""
        return self.last_at > 0 and at - self.last_at < rules.pause

    def played(self, rules: PlayRules, at: Milliseconds) -> Milliseconds:
        """How long the session would have lasted with a wager at an instant."""
        return at - self.session_from if self.in_session(rules, at) else 0

    def loss(self, rules: PlayRules, at: Milliseconds) -> int:
        """What the session has lost."""
        return self.session_loss if self.in_session(rules, at) else 0

    def played_today(self, rules: PlayRules, at: Milliseconds) -> Milliseconds:
        """How long the day's play would have lasted with a wager at an instant."""
        if self.day != rules.day_of(at):
            return 0
        return self.day_time + (at - self.last_at if self.in_session(rules, at) else 0)

    def lost_today(self, rules: PlayRules, at: Milliseconds) -> int:
        """What the day has lost."""
        return self.day_loss if self.day == rules.day_of(at) else 0


class PlayBook:
    """Everybody's play, by name."""

    def __init__(self, rules: PlayRules) -> None:
        self.rules = rules
        self.players: dict[str, Play] = {}

    def take(self, table: str, events: Iterable[Event]) -> None:
        """Add what happened at a table."""
        for event in events:
            entry = _ENTRIES.get(type(event))
            if entry is not None:
                entry(self, table, event)

    def entries(self) -> Iterator[tuple[type[Event], Callable[[str, Any], None]]]:
        """What adds each kind of event that happened at a table."""
        for kind, entry in _ENTRIES.items():
            yield kind, partial(entry, self)

    def _changed(self, table: str, event: WagersChanged) -> None:
        cost = 0
        for _, _, paid, _ in event.changes:
            cost += paid
        self._wagered(table, event.player, event.at, cost)

    def _stray(self, table: str, event: StrayWagerLaid | StrayWagerLifted) -> None:
        self._wagered(table, event.player, event.at, event.change.cost)

    def _no_spin(self, table: str, event: NoSpinCalled) -> None:
        if event.returned:
            self._settled(table, event)

    def _of(self, player: str) -> Play:
        play = self.players.get(player)
        if play is None:
            play = self.players[player] = Play()
        return play

    def _wagered(self, table: str, player: str, at: Milliseconds, cost: int) -> None:
        play, rules = self.players.get(player), self.rules
        if play is None:
            play = self._of(player)
        play.at_risk[table] = play.at_risk.get(table, 0) + cost
        if cost <= 0:
            return
        if play.day != rules.day_of(at):
            self._turn_day(play, at)
        if play.last_at > 0 and at - play.last_at < rules.pause:
            play.day_time += at - play.last_at
        else:
            play.session_from, play.session_loss = at, 0
        play.last_at = at

    def _turn_day(self, play: Play, at: Milliseconds) -> None:
        day = self.rules.day_of(at)
        if play.day != day:
            play.day, play.day_loss, play.day_time = day, 0, 0

    def _settled(self, table: str, event: RoundSettled | WagersReturned | NoSpinCalled) -> None:
        for line in event.lines:
            play = self._of(line.player)
            play.at_risk[table] = play.at_risk.get(table, 0) + line.standing - line.stake
            self._lose(play, event.at, line.lost - line.win)

    def _lose(self, play: Play, at: Milliseconds, amount: int) -> None:
        self._turn_day(play, at)
        play.session_loss += amount
        play.day_loss += amount

    def _resettled(self, table: str, event: RoundResettled) -> None:
        for move in event.moves:
            play = self._of(move.player)
            play.at_risk[table] = play.at_risk.get(table, 0) + move.layout
        for sign, lines in ((-1, event.before), (1, event.lines)):
            for line in lines:
                self._lose(self._of(line.player), event.at, sign * (line.lost - line.win))


_ENTRIES: Final[dict[type[Event], Callable[[PlayBook, str, Any], None]]] = {
    WagersChanged: PlayBook._changed,
    StrayWagerLaid: PlayBook._stray,
    StrayWagerLifted: PlayBook._stray,
    RoundSettled: PlayBook._settled,
    WagersReturned: PlayBook._settled,
    NoSpinCalled: PlayBook._no_spin,
    RoundResettled: PlayBook._resettled,
}
