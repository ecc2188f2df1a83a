"""The same sessions in plain Python: the table's own check and settlement, spin by spin.

Slow, and that is its use: it shares with the fast kernels only the definition of the streams, so
equal sessions from both show that the kernels play by the rules.
"""

from collections.abc import Iterator
from typing import Any

from croupier.core.refusal import Refusal
from croupier.lab.strategies import MEMORY, Strategy
from croupier.lab.streams import LANES, Batch, stream_key
from croupier.lab.terms import AtLimit, Terms
from croupier.lab.wagers import Laid, Outcome


class Player:
    """One session: a stack, a strategy and what it remembers."""

    def __init__(self, terms: Terms, strategy: Strategy, stack: int, goal: int) -> None:
        self.terms, self.strategy, self.goal = terms, strategy, goal
        self.stack, self.staked = stack, 0
        self._laid: Laid | None = None
        self._units = 0
        self._memory: Any = [0] * MEMORY if strategy.has_memory else (0, 0)
        self._request(0, 0)

    def spin(self, outcome: Outcome) -> None:
        """Settle what lies there, and lay the next wagers."""
        if self._laid is None:
            return
        net = self.terms.wagers.net(self._laid, outcome)
        self.staked += self._laid.cost
        self.stack += net
        self._request(self._units, net)

    def _request(self, units: int, net: int) -> None:
        wanted = self._step(units, net)
        top = self.terms.most if self.terms.is_linear else len(self.terms.steps) - 1
        laid = self._lay(wanted)
        if isinstance(laid, Refusal):
            if self.terms.at_limit is AtLimit.STOP:
                wanted = 0
            elif self.terms.at_limit is AtLimit.RESTART:
                self._memory = [0] * MEMORY if self.strategy.has_memory else (0, 0)
                wanted = self._step(0, 0)
        wanted = min(wanted, top)
        while wanted > 0:
            laid = self._lay(wanted)
            if isinstance(laid, Laid) and laid.cost <= self.stack:
                break
            wanted -= 1
        is_over = wanted <= 0 or (self.goal and self.stack >= self.goal)
        self._laid = None if is_over or isinstance(laid, Refusal) else laid
        self._units = wanted

    def _step(self, units: int, net: int) -> int:
        one = self.terms.wagers.cost
        if self.strategy.has_memory:
            return int(self.strategy.step(units, net, self.stack, one, self._memory))
        wanted, a, b = self.strategy.step(units, net, self.stack, one, *self._memory)
        self._memory = (int(a), int(b))
        return int(wanted)

    def _lay(self, units: int) -> Laid | Refusal:
        known: dict[int, Laid | Refusal] = self.terms.__dict__.setdefault("_known", {})
        if units not in known:
            known[units] = self.terms.wagers.lay(max(1, units))
        return known[units]


def play_batch(
    terms: Terms,
    strategy: Strategy,
    *,
    spins: int,
    stack: int,
    seed: int,
    number: int = 0,
    goal: int = 0,
    lanes: int = LANES,
) -> list[Player]:
    """The sessions of one batch, or the first so many of them."""
    players = [Player(terms, strategy, stack, goal) for _ in range(lanes)]
    by_draw = list(_outcomes(terms))
    rows = Batch(stream_key(seed, "sessions"), number, len(by_draw)).rows()
    for _ in range(spins):
        row = next(rows)
        for player, draw in zip(players, row, strict=False):
            player.spin(by_draw[draw])
    return players


def _outcomes(terms: Terms) -> Iterator[Outcome]:
    """The outcome of each draw."""
    for outcome, _ in terms.ordered:
        yield from (outcome for _ in range(outcome.weight))
