"""On what terms a progression is played: how stakes grow, and where the table stops them.

A strategy stakes units, whole multiples of its wagers. Up to a number of units the table takes
them all and pays them in proportion; where it does not (a wager is cut, or a win is rounded), a
table of every possible step takes the place of the multiplication.
"""

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from math import gcd

from croupier.core.refusal import Refusal
from croupier.lab.streams import TOTAL_MAX
from croupier.lab.wagers import CannotLay, Laid, Outcome, Wagers

#: More steps than these are not tabled.
STEPS_MAX = 4096
UNITS_MAX = 1 << 30


class AtLimit(StrEnum):
    """What a player does whose next stake the table refuses."""

    RESTART = "restart"
    """Begin the progression anew."""
    MOST = "most"
    """Lay the most that the table takes."""
    STOP = "stop"
    """Leave the table."""


@dataclass(frozen=True)
class Terms:
    """Wagers, and everything about them that a session needs to know."""

    wagers: Wagers
    at_limit: AtLimit = AtLimit.RESTART

    def __post_init__(self) -> None:
        if self.wagers.spectrum.total > TOTAL_MAX:
            raise CannotLay(
                f"a spin of these wagers has {self.wagers.spectrum.total} ways to end, more than "
                f"{TOTAL_MAX}; a Mega chance with a smaller denominator has fewer"
            )

    @cached_property
    def is_linear(self) -> bool:
        """Whether the table takes and pays every number of units in proportion, up to the most."""
        return self._pays_in_proportion and self._beyond_is_plain

    @cached_property
    def most(self) -> int:
        """The most units that the table takes as they are asked for."""
        if self._takes(UNITS_MAX):
            return UNITS_MAX
        low, high = 1, 2
        while high < UNITS_MAX and self._takes(high):
            low, high = high, high * 2
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if self._takes(middle) else (low, middle)
        return low

    @cached_property
    def limit_rule(self) -> AtLimit:
        """What comes of a larger stake: the table's own cut, or else what the player does."""
        beyond = self.wagers.lay(self.most + 1)
        return self.at_limit if isinstance(beyond, Refusal) else AtLimit.MOST

    @cached_property
    def ordered(self) -> tuple[tuple[Outcome, int], ...]:
        """Outcomes with the class of each: those that come to the same, best first."""
        if self.is_linear:
            nets = self.wagers.spectrum.nets
            place = {net: number for number, net in enumerate(nets)}
            found = [(each, place[self.wagers.net(self._one, each)]) for each in self._outcomes]
        else:
            columns = self._columns
            kinds = sorted(set(columns.values()), reverse=True)
            place_of = {column: number for number, column in enumerate(kinds)}
            found = [(each, place_of[columns[n]]) for n, each in enumerate(self._outcomes)]
        return tuple(sorted(found, key=lambda pair: pair[1]))

    @cached_property
    def cuts(self) -> tuple[int, ...]:
        """Draws below the first cut are of the best class, and so on; the last class has none."""
        ends = [0] * (1 + max(number for _, number in self.ordered))
        for outcome, number in self.ordered:
            ends[number] += outcome.weight
        for number in range(1, len(ends)):
            ends[number] += ends[number - 1]
        return tuple(ends[:-1])

    @cached_property
    def steps(self) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """For each number of units from zero: what it costs (zero where refused), and what it
        comes to in each class."""
        kinds = {number: outcome for outcome, number in self.ordered}
        rows = []
        for laid in self._laid:
            nets = tuple(self.wagers.net(laid, kinds[n]) if laid else 0 for n in sorted(kinds))
            rows.append((laid.cost if laid else 0, nets))
        return tuple(rows)

    @cached_property
    def grain(self) -> int:
        """The largest amount of which the cost and every result is a multiple."""
        if self.is_linear:
            return gcd(self.wagers.cost, self.wagers.spectrum.grain)
        return gcd(*(amount for cost, nets in self.steps for amount in (cost, *nets))) or 1

    @property
    def _outcomes(self) -> tuple[Outcome, ...]:
        return self.wagers.outcomes

    @cached_property
    def _one(self) -> Laid:
        laid = self.wagers.lay(1)
        assert isinstance(laid, Laid)
        return laid

    def _takes(self, units: int) -> bool:
        laid = self.wagers.lay(units)
        if isinstance(laid, Refusal) or laid.warnings:
            return False
        return dict(laid.wagers) == {bet: units * s for bet, s in self._one.wagers.items()}

    @cached_property
    def _pays_in_proportion(self) -> bool:
        """Two units decide it: a stake off its unit, or a win off its chip, shows at the second."""
        if self.most == 1:
            return True
        for units in (2, min(3, self.most), self.most):
            laid = self.wagers.lay(units)
            if isinstance(laid, Refusal) or not self._takes(units):
                return False
            net = self.wagers.net
            if any(net(laid, each) != units * net(self._one, each) for each in self._outcomes):
                return False
        return True

    @cached_property
    def _beyond_is_plain(self) -> bool:
        """Whether more units than the most are refused, or come to the same as the most."""
        if self.most >= UNITS_MAX:
            return True
        beyond, most = self.wagers.lay(self.most + 1), self.wagers.lay(self.most)
        if isinstance(beyond, Refusal):
            return not any(self._takes(units) for units in (self.most + 2, self.most + 3))
        assert isinstance(most, Laid)
        return beyond == most

    @cached_property
    def _laid(self) -> tuple[Laid | None, ...]:
        """What lies there at each number of units, until more of them change nothing."""
        rows: list[Laid | None] = [None]
        for units in range(1, STEPS_MAX + 1):
            laid = self.wagers.lay(units)
            rows.append(None if isinstance(laid, Refusal) else laid)
            if units >= self._last_step:
                return tuple(rows)
        raise CannotLay(
            f"under these limits the wagers have more than {STEPS_MAX} different steps; "
            "stakes in units that the table takes without a cut have no such bound"
        )

    @cached_property
    def _last_step(self) -> int:
        """From here on every wager is at its maximum or refused."""
        most = [
            -(-self.wagers.limits.of(_kind(name)).max // stake)
            for name, stake in self.wagers.stakes.items()
        ]
        return max(1, *most) + 1

    @cached_property
    def _columns(self) -> dict[int, tuple[int, ...]]:
        rows = [laid for laid in self._laid if laid is not None]
        return {
            number: tuple(self.wagers.net(laid, each) for laid in rows)
            for number, each in enumerate(self._outcomes)
        }


def _kind(name: str) -> str:
    return name.partition(":")[0]
