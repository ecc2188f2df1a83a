"""Settlement: what a result does to each wager, bet by bet, with the clauses that say so."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from croupier.roulette.bets import BetName, Kind
from croupier.roulette.game import Clauses, Game
from croupier.roulette.limits import Limits, Over, Range, Under, payable
from croupier.roulette.offered import spot_clauses
from croupier.roulette.payouts import Odds, plain_odds
from croupier.roulette.pockets import DOUBLE_ZERO, ZERO, Pocket


class Line(NamedTuple):
    """How one wager came out.

    `returned` is the part of the stake that is not lost: it goes back to the balance, except
    for `stands`, which stays on the layout.
    """

    player: str
    bet: BetName
    stake: int
    win: int
    returned: int
    stands: tuple[tuple[BetName, int], ...]
    void: bool
    odds: int | float
    clauses: Clauses

    @property
    def credit(self) -> int:
        """What goes to the player's balance."""
        return self.win + self.returned - self.standing

    @property
    def standing(self) -> int:
        """What stays on the layout."""
        return sum(stake for _, stake in self.stands)

    @property
    def lost(self) -> int:
        """What the house collects."""
        return self.stake - self.returned


#: A line without the Python function that a named tuple puts around its making: a close of a full
#: hall makes tens of thousands.
make_line: Callable[[type[Line], tuple[object, ...]], Line] = tuple.__new__


class Checks(NamedTuple):
    """Checks of one colour: what each is worth, and how many; below zero where they come up."""

    colour: str
    value: int
    number: int


class Wagerer(NamedTuple):
    """One player's wagers as settlement sees them. Strays lie where the rules make them void."""

    player: str
    wagers: Mapping[BetName, int]
    strays: Mapping[BetName, int]
    advised: bool
    personal: Range | None
    #: What of the wagers is promotional tokens.
    tokens: Mapping[BetName, int] = {}
    #: The wagers in prison, with the number of zeros that each has met. No zeros: it lay there
    #: when the round was played, and an earlier number that was put right has freed or lost it.
    prison: Mapping[BetName, int] = {}
    #: The colour checks that lie on each bet; the rest of it is chips that show their worth.
    checks: Mapping[BetName, tuple[Checks, ...]] = {}


@dataclass(frozen=True, kw_only=True)
class Result:
    """A pocket with everything that decides what it pays."""

    game: Game
    limits: Limits
    pocket: Pocket
    lucky_numbers: Mapping[str, Pocket] = field(default_factory=dict)
    lucky_boost: tuple[str, str] | None = None
    #: Whether it is the last spin of the session, after which nothing can wait in prison.
    is_last: bool = False

    @cached_property
    def pays(self) -> dict[BetName, Odds]:
        """Odds of every winning bet, the side wager's included."""
        return {**self.game.pays(self.pocket), **self._lucky_pays()}

    def _lucky_pays(self) -> dict[BetName, Odds]:
        lucky, boost = self.game.lucky, self.lucky_boost
        if lucky is None:
            return {}
        odds: dict[BetName, Odds] = {
            f"lucky-ball:{colour}": lucky.standard[colour]
            for colour, number in self.lucky_numbers.items()
            if number == self.pocket
        }
        if boost and f"lucky-ball:{boost[0]}" in odds:
            odds[f"lucky-ball:{boost[0]}"] = lucky.boosts[boost[1]][boost[0]]
        return odds

    @cached_property
    def ranges(self) -> dict[BetName, Range]:
        """The sign's limits for each spot, and for each area that stands for one."""
        spots = {
            name: self.limits.of(bet.kind)
            for name, bet in self.game.bets.items()
            if bet.kind not in self.game.calls
        }
        return spots | {area: spots[bet] for area, bet in self.game.areas.items()}

    @cached_property
    def losers(self) -> dict[BetName, tuple[int, int, Clauses]]:
        """The spots that lose, with their least and most and what decides that they do."""
        return {
            bet: (allowed.min, allowed.max, self.clauses[bet])
            for bet, allowed in self.ranges.items()
            if bet not in self.pays and bet not in self.halved
        }

    @cached_property
    def halved(self) -> frozenset[BetName]:
        """The bets that this number neither wins nor simply loses, because it is a zero."""
        rule = self.game.at_zero
        if rule is None or self.pocket not in (ZERO, DOUBLE_ZERO):
            return frozenset()
        return frozenset(name for name, bet in self.game.bets.items() if bet.kind in rule.kinds)

    @cached_property
    def clauses(self) -> dict[BetName, Clauses]:
        """The clauses for each bet's odds, with what the book says of a zero."""
        on_zero = self.game.result_clauses(self.pocket)
        cited = self.game.odds_clauses
        spots = {
            name: cited[bet.kind]
            + spot_clauses(self.game, bet)
            + (self.game.prevails if on_zero and bet.kind is Kind.LUCKY_BALL else on_zero)
            for name, bet in self.game.bets.items()
        }
        if self.game.lucky and self.lucky_boost:
            colour, odds = self.lucky_boost
            prevails = self.game.prevails if on_zero else ()
            spots[f"lucky-ball:{colour}"] = self.game.lucky.boost_clauses[odds] + prevails
        return spots | {area: spots[bet] for area, bet in self.game.areas.items()}


def void_line(player: str, bet: BetName, stake: int, clauses: Clauses) -> Line:
    """A wager without a result: the whole stake goes back."""
    return Line(player, bet, stake, 0, stake, (), True, 0, clauses)


def settle_spot(result: Result, wagerer: Wagerer, bet: BetName, stake: int) -> Line:
    """A wager on one spot of the layout."""
    allowed = wagerer.personal or result.ranges[bet]
    if not allowed.min <= stake <= allowed.max or bet in result.game.areas:
        return _settle_outside_limits(result, wagerer, bet, stake, allowed)
    odds = result.pays.get(bet)
    clauses = result.clauses[bet]
    if odds is None:
        return Line(wagerer.player, bet, stake, 0, 0, (), False, 0, clauses)
    return _won(result, wagerer, bet, (stake, stake), odds, clauses)


def _settle_outside_limits(
    result: Result, wagerer: Wagerer, bet: BetName, stake: int, allowed: Range
) -> Line:
    """A wager under or over its limits, the way the book says."""
    rule, clauses = result.game.limits, result.clauses[bet]
    # An area that stands for another bet shares that bet's maximum.
    beside = wagerer.wagers.get(result.game.areas.get(bet, ""), 0)
    room = max(0, allowed.max - beside)
    counted = stake
    if stake + beside < allowed.min:
        if rule.under is Under.SETTLED_ONCE and wagerer.advised:
            return void_line(wagerer.player, bet, stake, rule.advised_clauses)
        clauses += rule.valid_clauses or rule.under_clauses
    if stake > room and rule.over is Over.SETTLED_AT_MAX:
        counted = room
        clauses += rule.over_clauses
    odds = result.pays.get(bet)
    if odds is None:
        return Line(wagerer.player, bet, stake, 0, stake - counted, (), False, 0, clauses)
    return _won(result, wagerer, bet, (stake, counted), odds, clauses)


def _won(
    result: Result,
    wagerer: Wagerer,
    bet: BetName,
    stakes: tuple[int, int],
    odds: Odds,
    clauses: Clauses,
) -> Line:
    """A winner: `stakes` are what lies there and what counts."""
    stake, counted = stakes
    rule = result.game.limits
    least = (wagerer.personal or result.ranges[bet]).min
    chip = result.limits.smallest_chip
    win = payable(counted, odds, least=least, chip=chip, rule=rule)
    if win != odds * counted:
        clauses += rule.rounding_clauses
    stands = () if result.game.electronic else ((bet, stake),)
    shown = plain_odds(odds)
    return Line(wagerer.player, bet, stake, win, stake, stands, False, shown, clauses)


def has_wager_to_advise(result: Result, lines: Iterable[Line]) -> bool:
    """Whether a settled wager was below its minimum, so that its owner must be advised."""
    rule = result.game.limits
    if rule.under is not Under.SETTLED_ONCE:
        return False
    cited = frozenset(rule.under_clauses)
    return any(not cited.isdisjoint(line.clauses) and not line.void for line in lines)


def lines_by_player(lines: Iterable[Line]) -> dict[str, list[Line]]:
    """The lines of each player."""
    by_player: dict[str, list[Line]] = {}
    for line in lines:
        mine = by_player.get(line.player)
        if mine is None:
            by_player[line.player] = [line]
        else:
            mine.append(line)
    return by_player
