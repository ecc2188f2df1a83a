"""A set of wagers as the lab sees it: what the table takes of it, and what a spin makes of it.

Every amount comes from the rulebook. The table's own check says what may lie on the layout, and
the settlement that pays real wagers says what each of them comes to.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from math import gcd, lcm
from typing import NamedTuple

from croupier.core.by_identity import Same
from croupier.core.messages import Saying
from croupier.core.money import Money, show_dollars
from croupier.core.refusal import Refusal
from croupier.roulette.bets import LUCKY_COLOURS, BetName, Kind
from croupier.roulette.chances import Chances
from croupier.roulette.game import Game, LuckyBall
from croupier.roulette.limits import Limits, Over, Range
from croupier.roulette.lines import Result, Wagerer
from croupier.roulette.lucky import boost_chances
from croupier.roulette.notation import parse_bet
from croupier.roulette.offered import refuse_bet
from croupier.roulette.pockets import DOUBLE_ZERO, ZERO, Pocket
from croupier.roulette.settlement import settle
from croupier.roulette.zero import imprisoned
from croupier.table.state import Seat, Table
from croupier.table.wager_limits import allow_wager

PLAYER = "player"
#: A sign that stops nobody, for questions that are not about limits.
OPEN_LIMITS = Limits(table=Range(Money(1), Money(10**15)), smallest_chip=Money(1))


class CannotLay(ValueError):
    """The table does not take these wagers; the message says which, and under which clause."""


class Laid(NamedTuple):
    """What lies on the layout once the table has had its say, and what it cost."""

    wagers: Mapping[BetName, int]
    cost: int
    warnings: tuple[Saying, ...]


class Outcome(NamedTuple):
    """One way a spin can end: so many of all equally probable ways are like it.

    Where stakes stay in prison after a zero, `later` are the numbers that decide them.
    """

    weight: int
    result: Result
    later: tuple[Result, ...] = ()


@dataclass(frozen=True)
class Wagers:
    """Stakes in cents on bets of a game, under the limits of a table."""

    game: Game
    stakes: Mapping[BetName, int]
    limits: Limits = OPEN_LIMITS
    #: Whether stakes that a zero halves stay in prison, rather than being shared at once.
    stays: bool = False

    def __post_init__(self) -> None:
        if not self.stakes:
            raise CannotLay("no wagers: name a bet and its stake")
        for name, stake in self.stakes.items():
            if refusal := refuse_bet(self.game, parse_bet(name)):
                raise CannotLay(str(refusal))
            if stake <= 0:
                raise CannotLay(f"a stake of {stake} cents on {name} is none")
            if self._sensible(name, stake) < stake:
                rule = self.game.limits
                raise CannotLay(
                    f"{show_dollars(stake)} on {name} is above the maximum "
                    f"({', '.join(rule.over_clauses)})"
                )
        laid = self.lay(1)
        if isinstance(laid, Refusal):
            raise CannotLay(str(laid))
        if laid.warnings:
            raise CannotLay("; ".join(map(str, laid.warnings)))

    def lay(self, units: int) -> Laid | Refusal:
        """What the table takes of so many times the stakes, or why it takes none."""
        table = Table(id="lab", game=self.game, limits=self.limits)
        seat = Seat(player=PLAYER, number=1, balance=10**18)
        cost = 0
        warnings: tuple[Saying, ...] = ()
        for name, stake in self.stakes.items():
            sensible = self._sensible(name, stake * units)
            allowed = allow_wager(table, seat, parse_bet(name), sensible)
            if isinstance(allowed, Refusal):
                return allowed
            wagers = dict(seat.wagers)
            for change in allowed.changes:
                wagers[change.bet] = wagers.get(change.bet, 0) + change.stake
                cost += change.cost
            seat = seat.but(wagers=wagers)
            warnings += allowed.warnings
        return Laid(seat.wagers, cost, warnings)

    def _sensible(self, name: BetName, stake: int) -> int:
        """Where only the maximum is paid and collected, a player lays no more than that."""
        bet = parse_bet(name)
        if self.game.limits.over is not Over.SETTLED_AT_MAX or bet.kind in self.game.calls:
            return stake
        return min(stake, self.limits.of(bet.kind).max)

    @cached_property
    def cost(self) -> int:
        """What the wagers cost at one unit."""
        laid = self.lay(1)
        assert isinstance(laid, Laid)
        return laid.cost

    @cached_property
    def outcomes(self) -> tuple[Outcome, ...]:
        """Every outcome of a spin that makes a difference to these wagers, on a fair wheel."""
        lucky = self.game.lucky
        colours = [name.partition(":")[2] for name in self.stakes if _is_lucky(name)]
        if self.stays and self.game.at_zero and self.game.at_zero.prison:
            return staying_outcomes(self.game, self.limits)
        if lucky is None or not colours:
            return _plain_outcomes(Same(self.game), Same(self.limits))
        ways = _lucky_ways(lucky, tuple(colours), len(self.game.wheel.order))
        scale = lcm(*(chance.denominator for chance, _, _ in ways))
        return tuple(
            Outcome(int(chance * scale), self._result(pocket, *self._lucky_draw(pocket, *way)))
            for pocket in self.game.wheel.order
            for chance, *way in ways
        )

    def _result(
        self, pocket: Pocket, numbers: Mapping[str, Pocket], boost: tuple[str, str] | None
    ) -> Result:
        return Result(
            game=self.game,
            limits=self.limits,
            pocket=pocket,
            lucky_numbers=numbers,
            lucky_boost=boost,
            is_last=True,
        )

    def _lucky_draw(
        self, pocket: Pocket, winner: str, boost: str
    ) -> tuple[dict[str, Pocket], tuple[str, str]]:
        """Some draw of numbers and a boost under which this colour, or none, wins on a pocket."""
        lucky = self.game.lucky
        assert lucky is not None
        others = iter(each for each in self.game.wheel.order if each != pocket)
        numbers = {c: pocket if c == winner else next(others) for c in LUCKY_COLOURS}
        if boost:
            return numbers, (winner, boost)
        not_the_winner = next(colour for colour in LUCKY_COLOURS if colour != winner)
        return numbers, (not_the_winner, next(iter(lucky.boosts)))

    def net(self, laid: Laid, outcome: Outcome) -> int:
        """What wagers that lie there come to, by the settlement that real wagers have."""
        wagerer = Wagerer(PLAYER, laid.wagers, {}, True, None)
        lines = settle(outcome.result, wagerer)
        net = sum(line.win + line.returned - line.stake for line in lines)
        last = outcome.result
        for result in outcome.later:
            prison = imprisoned(last, wagerer, lines)
            held = {bet: laid.wagers[bet] for bet in prison}
            wagerer, last = wagerer._replace(wagers=held, prison=prison), result
            lines = settle(result, wagerer)
            net -= sum(line.lost for line in lines)
        return net

    @cached_property
    def spectrum(self) -> "Spectrum":
        """What one spin of one unit comes to."""
        laid = self.lay(1)
        assert isinstance(laid, Laid)
        return make_spectrum([(each.weight, self.net(laid, each)) for each in self.outcomes])


@dataclass(frozen=True)
class Spectrum:
    """What one spin comes to, exactly: each net result in cents and its weight, best first."""

    nets: tuple[int, ...]
    weights: tuple[int, ...]

    @property
    def total(self) -> int:
        """The number of equally probable ways."""
        return sum(self.weights)

    @property
    def chances(self) -> Chances:
        """Each net result with its probability."""
        total = self.total
        pairs = zip(self.weights, self.nets, strict=True)
        return tuple((Fraction(weight, total), Fraction(net)) for weight, net in pairs)

    @property
    def mean(self) -> Fraction:
        """The expected result of a spin, in cents."""
        products = (net * weight for net, weight in zip(self.nets, self.weights, strict=True))
        return Fraction(sum(products), self.total)

    @property
    def variance(self) -> Fraction:
        """The variance of a spin, in square cents."""
        pairs = zip(self.nets, self.weights, strict=True)
        squares = Fraction(sum(net * net * weight for net, weight in pairs), self.total)
        return squares - self.mean**2

    @property
    def hit_rate(self) -> Fraction:
        """How often a spin brings more than it cost."""
        pairs = zip(self.nets, self.weights, strict=True)
        return Fraction(sum(weight for net, weight in pairs if net > 0), self.total)

    @property
    def grain(self) -> int:
        """The largest amount of which every result is a multiple."""
        return max(1, gcd(*self.nets))


@lru_cache(maxsize=16)
def _plain_outcomes(game: Same[Game], limits: Same[Limits]) -> tuple[Outcome, ...]:
    """One for each pocket; kept, since a result computes what every bet of the game pays.

    A spin stands for itself here, so that what a zero halves is shared at once.
    """
    return tuple(
        Outcome(1, Result(game=game.value, limits=limits.value, pocket=pocket, is_last=True))
        for pocket in game.value.wheel.order
    )


#: Stakes that stay are shared after so many zeros in a row, one in about two million.
ZEROS_MAX = 4


def staying_outcomes(game: Game, limits: Limits) -> tuple[Outcome, ...]:
    """Every way a spin can end with stakes left in prison, number by number until they are free."""
    order = game.wheel.order
    zeros = [pocket for pocket in order if pocket in (ZERO, DOUBLE_ZERO)]
    found: list[Outcome] = []
    paths: list[tuple[Pocket, ...]] = [()]
    for level in range(ZEROS_MAX):
        weight = len(order) ** (ZEROS_MAX - 1 - level)
        last = level == ZEROS_MAX - 1
        for path in paths:
            for pocket in order:
                if last or pocket not in zeros:
                    found.append(_chain(game, limits, weight, (*path, pocket)))
        paths = [(*path, zero) for path in paths for zero in zeros]
    return tuple(found)


def _chain(game: Game, limits: Limits, weight: int, pockets: tuple[Pocket, ...]) -> Outcome:
    ends = len(pockets) == ZEROS_MAX
    results = [
        Result(game=game, limits=limits, pocket=pocket, is_last=ends and place == ZEROS_MAX - 1)
        for place, pocket in enumerate(pockets)
    ]
    return Outcome(weight, results[0], tuple(results[1:]))


def make_spectrum(pairs: list[tuple[int, int]]) -> Spectrum:
    """A spectrum from weights and net results; equal results are joined."""
    weights: dict[int, int] = {}
    for weight, net in pairs:
        weights[net] = weights.get(net, 0) + weight
    nets = tuple(sorted(weights, reverse=True))
    return Spectrum(nets, tuple(weights[net] for net in nets))


def _is_lucky(name: BetName) -> bool:
    return name.partition(":")[0] == Kind.LUCKY_BALL


def _lucky_ways(
    lucky: LuckyBall, colours: tuple[str, ...], pockets: int
) -> list[tuple[Fraction, str, str]]:
    """How a wagered colour can win on a pocket, plainly or boosted, and how none of them does.

    A colour's number is any pocket, as probable as the next, and no two colours share one. So on
    each pocket a colour wins once in all pockets, and at most one of them does.
    """
    share, boosted = Fraction(1, pockets), Fraction(1, len(lucky.standard))
    ways: list[tuple[Fraction, str, str]] = []
    for colour in colours:
        ways.append((share * (1 - boosted), colour, ""))
        ways += [
            (share * boosted * chance, colour, boost)
            for boost, chance in boost_chances(lucky).items()
            if chance
        ]
    ways.append((1 - sum((chance for chance, _, _ in ways), Fraction(0)), "", ""))
    return ways
