"""What a line of a settlement may say, computed from the wager, the number and the limits.

A wager within its limits has one right line. Where a limit or a rounding plays a part the auditor
takes the line's word within bounds: no more than the whole stake earns, rounded up to a chip.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from math import ceil
from typing import Final, Protocol

from croupier.audit.coverage import LUCKY, Cloth, Odds, kind_of
from croupier.roulette.limits import Limits, Range, Rounding


class Line(Protocol):
    """A line as events carry it."""

    @property
    def player(self) -> str:
        """Whose wager."""

    @property
    def bet(self) -> str:
        """On what."""

    @property
    def stake(self) -> int:
        """The whole stake."""

    @property
    def win(self) -> int:
        """What is paid on top."""

    @property
    def returned(self) -> int:
        """What of the stake is not lost."""

    @property
    def stands(self) -> tuple[tuple[str, int], ...]:
        """What of that stays on the layout."""

    @property
    def void(self) -> bool:
        """Whether it had no result."""

    @property
    def odds(self) -> int | float:
        """At which odds it won."""


@dataclass(slots=True)
class Drawn:
    """The side wager's numbers and boost of a spin."""

    numbers: dict[str, str] = field(default_factory=dict)
    boost: tuple[str, str] | None = None


def odds_on(cloth: Cloth, drawn: Drawn, pocket: str, spot: str) -> Odds:
    """The odds at which a spot wins on a number and what was drawn beside it; zero if it loses."""
    if kind_of(spot) != LUCKY:
        return cloth.odds_of(spot) if cloth.wins(spot, pocket) else 0
    colour, lucky = spot.partition(":")[2], cloth.game.lucky
    if lucky is None or drawn.numbers.get(colour) != pocket:
        return 0
    if drawn.boost and drawn.boost[0] == colour:
        return lucky.boosts[drawn.boost[1]][colour]
    return lucky.standard[colour]


@dataclass(slots=True)
class Span:
    """What may come of some stake: bounds of the win and of the part that is not lost."""

    win: tuple[int, int] = (0, 0)
    returned: tuple[int, int] = (0, 0)
    stands: tuple[tuple[str, int], ...] = ()
    odds: Odds = 0
    is_exact: bool = True
    may_void: bool = False


#: So many bets with their stakes are kept for a number.
_SPANS_MAX: Final = 5000
#: A wager that loses whole.
_NOTHING: Final = Span()


@dataclass(slots=True, kw_only=True)
class LineCheck:
    """The result of one spin at one table, with the limits that hold."""

    cloth: Cloth
    limits: Limits
    pocket: str
    drawn: Drawn
    #: Limits agreed with single players, any of which may be in force.
    personal: Mapping[str, Iterable[Range]] = field(default_factory=dict)
    #: What a zero, or prison after one, makes of a stake; None where it has no part in it.
    at_zero: Callable[[str, str, int, str], "Span | None"] | None = None
    _spans: dict[tuple[str, int], Span] = field(default_factory=dict)
    #: Bets and stakes that lose whole here, as far as they were looked up, for players without
    #: limits of their own; none where a zero may do something else to them.
    lost: set[tuple[str, int]] = field(default_factory=set)

    def fault(self, line: Line, *, is_stray: bool = False) -> str | None:
        """What is wrong with the line of a wager; None where it is right, or may be."""
        if line.void:
            return void_fault(line) or self._void_without_cause(line, is_stray=is_stray)
        if is_stray:
            return "a wager that lies where it is void has a result"
        return _outside(line, self.span(line.player, line.bet, line.stake))

    def _void_without_cause(self, line: Line, *, is_stray: bool) -> str | None:
        if is_stray or self.span(line.player, line.bet, line.stake).may_void:
            return None
        return "a wager within its limits has no result"

    def span(self, player: str, bet: str, whole: int) -> Span:
        """What may come of a wager, given its whole stake."""
        if self.at_zero and (halved := self.at_zero(player, bet, whole, self.pocket)):
            return halved
        if player in self.personal:
            return self._span(player, bet, whole)
        # Under the sign's own limits the same comes of the same stake, no matter who laid it.
        found = self._spans.get((bet, whole))
        if found is None:
            if len(self._spans) >= _SPANS_MAX:
                self._spans.clear()
            found = self._spans[bet, whole] = self._span(player, bet, whole)
            if self.at_zero is None and found == _NOTHING and len(self.lost) < _SPANS_MAX:
                self.lost.add((bet, whole))
        return found

    def _span(self, player: str, bet: str, whole: int) -> Span:
        rule = self.cloth.held(bet)
        if rule is None:
            return self._on_spot(player, bet, whole, self._ranges(player, bet))
        if rule.shares > 1:
            return self._shared(player, bet, whole)
        stake, cost = whole // max(1, self.cloth.cost(bet)), self.cloth.cost(bet)
        if rule.void_under_clauses:
            return self._racetrack(player, bet, stake, cost)
        spans = [
            self._on_spot(player, spot, count * stake, self._ranges(player, spot))
            for spot, count in self.cloth.pieces(bet)
        ]
        return _added(spans)

    def _ranges(self, player: str, bet: str) -> list[Range]:
        kind = kind_of(self.cloth.areas.get(bet, bet))
        return [self.limits.of(kind), *self.personal.get(player, ())]

    def _odds(self, spot: str) -> Odds:
        """The odds at which a spot wins here; zero where it loses."""
        return odds_on(self.cloth, self.drawn, self.pocket, spot)

    def _on_spot(self, player: str, spot: str, amount: int, ranges: list[Range]) -> Span:
        """A stake on one spot of the layout."""
        is_area = spot in self.cloth.areas
        under = is_area or any(amount < allowed.min for allowed in ranges)
        over = is_area or any(amount > allowed.max for allowed in ranges)
        odds = self._odds(spot)
        if not odds:
            most = amount if under or over else 0
            return Span(returned=(0, most), is_exact=not most, may_void=under)
        low, high = self._paid(amount, odds, ranges)
        if over:
            low = 0
        stands = () if self.cloth.game.electronic else ((spot, amount),)
        exact = not (under or over)
        return Span((low, high), (amount, amount), stands, odds, exact, under)

    def _paid(self, amount: int, odds: Odds, ranges: Iterable[Range]) -> tuple[int, int]:
        """The least and most that a winner is paid once it is made payable in chips."""
        rounding = self.cloth.game.limits.rounding
        chip = 1 if rounding is Rounding.EXACT else self.limits.smallest_chip
        full = ceil(amount * odds / Fraction(chip)) * chip
        if rounding is not Rounding.LOWER_MULTIPLE or full == amount * odds:
            return full, full
        return min(int(odds * (amount - amount % allowed.min)) for allowed in ranges), full

    def _shared(self, player: str, bet: str, whole: int) -> Span:
        """A part of the stake goes to the winning number, and the others are collected."""
        rule = self.cloth.held(bet)
        shares = rule.shares if rule else 1
        kind, table = kind_of(bet), self.limits.table
        own = self.limits.per_bet.get(kind)
        signs = [own] if own else [table, *self.personal.get(player, ())]
        under = any(whole < sign.min * (1 if own or not rule else rule.min_times) for sign in signs)
        straight = [self.limits.of("straight"), *self.personal.get(player, ())]
        most = [own.max] if own else [sign.max * shares for sign in straight]
        over = any(whole > each for each in most)
        spot = next((s for s, _ in self.cloth.pieces(bet) if self._odds(s)), None)
        if spot is None:
            return Span(returned=(0, whole if over else 0), is_exact=not over, may_void=under)
        share, odds = whole // shares, self._odds(spot)
        least = [Range(type(table.min)(max(1, sign.min // shares)), sign.max) for sign in signs]
        low, high = self._paid(share, odds, [*least, *signs])
        low = 0 if over or under else min(low, int(odds * share))
        stands = ((spot, share),)
        return Span((low, high), (share, whole if over else share), stands, odds, not over, under)

    def _racetrack(self, player: str, bet: str, stake: int, cost: int) -> Span:
        """Pieces that count only within limits of their own; winners move to the layout."""
        whole = stake * cost
        own = self.limits.per_bet.get(kind_of(bet))
        table = [self.limits.table, *self.personal.get(player, ())]
        signs = [(own, 1)] if own else [(sign, cost) for sign in table]
        under = any(whole < sign.min * times for sign, times in signs)
        odd = any(
            whole > sign.max * times
            or (sign.unit and (whole - sign.min * times) % (sign.unit * times))
            for sign, times in signs
        )
        won = [(spot, count * stake) for spot, count in self.cloth.pieces(bet) if self._odds(spot)]
        full = sum(int(self._odds(spot) * amount) for spot, amount in won)
        stood = sum(amount for _, amount in won)
        odds = self._odds(won[0][0]) if won else 0
        if under or odd:
            return Span((0, full), (0, whole), tuple(won), odds, False, True)
        return Span((full, full), (stood, stood), tuple(won), odds)


def void_fault(line: Line) -> str | None:
    """What is wrong with a line without a result."""
    if line.win or line.odds or line.stands:
        return "a wager without a result is paid"
    return None if line.returned == line.stake else "a wager without a result is not given back"


def _added(spans: list[Span]) -> Span:
    return Span(
        (sum(span.win[0] for span in spans), sum(span.win[1] for span in spans)),
        (sum(span.returned[0] for span in spans), sum(span.returned[1] for span in spans)),
        tuple(stand for span in spans for stand in span.stands),
        next((span.odds for span in spans if span.odds), 0),
        all(span.is_exact for span in spans),
        all(span.may_void for span in spans),
    )


def _outside(line: Line, span: Span) -> str | None:
    """Where a line leaves what may come of its wager."""
    if not span.win[0] <= line.win <= span.win[1]:
        return f"it wins {line.win}, and {_between(span.win)} is right"
    if not span.returned[0] <= line.returned <= span.returned[1]:
        return (
            f"{line.returned} of its stake is kept for it, and {_between(span.returned)} is right"
        )
    if span.is_exact and (line.odds, line.stands) != (span.odds, span.stands):
        return f"it says {line.odds} to 1 with {line.stands} left standing; {span.odds} is right"
    # Most lines leave nothing standing.
    if line.stands and sum(amount for _, amount in line.stands) > line.returned:
        return "more is left standing than was kept of the stake"
    return None


def _between(bounds: tuple[int, int]) -> str:
    low, high = bounds
    return str(low) if low == high else f"{low} to {high}"
