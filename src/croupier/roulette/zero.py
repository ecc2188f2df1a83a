"""Zeros that halve a stake: sharing it with the house, or leaving it in prison.

After its k-th zero a stake is worth half to the power k if it is shared. If it stays and wins the
next spin it is free again: all of it after one zero, half after two, a quarter after three. Any
other number loses it, and another zero leaves the same choice.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from croupier.core.ensure import InvariantBroken
from croupier.roulette.bets import Bet, BetName
from croupier.roulette.game import Clauses, Game, ZeroRule
from croupier.roulette.lines import Line, Result, Wagerer
from croupier.roulette.pockets import DOUBLE_ZERO, ZERO


def shared_part(stake: int, zeros: int, chip: int) -> int:
    """What sharing gives back after some zeros; a part of a chip is the player's."""
    halves = chip << zeros
    return min(stake, -(-stake // halves) * chip)


def freed_part(stake: int, zeros: int, chip: int) -> int:
    """What a win sets free after some zeros; a part of a chip is the house's."""
    return stake if zeros == 1 else stake // (chip << zeros - 1) * chip


def shared_clauses(rule: ZeroRule, stake: int, zeros: int, chip: int) -> Clauses:
    """The clauses for a shared stake; a part of a chip has a rule of its own."""
    odd = stake % (chip << zeros) != 0
    return rule.clauses + (rule.odd_clauses if odd else ())


def zero_rule(game: Game) -> ZeroRule:
    """The rule of a game in which zeros halve stakes."""
    if game.at_zero is None:
        raise InvariantBroken(f"zero halves no stake in {game.name}")
    return game.at_zero


def share_line(game: Game, player: str, bet: BetName, stake: int, zeros: int, chip: int) -> Line:
    """A stake that is shared: its part goes back to the player and the rest to the house."""
    rule = zero_rule(game)
    part = shared_part(stake, zeros, chip)
    clauses = shared_clauses(rule, stake, zeros, chip)
    return Line(player, bet, stake, 0, part, (), False, 0, clauses)


def settle_halved(result: Result, wagerer: Wagerer, bet: BetName, stake: int) -> Line:
    """A zero: the stake stays in prison, or is shared at once where it cannot stay."""
    rule, zeros = zero_rule(result.game), wagerer.prison.get(bet, 0) + 1
    if not rule.prison or result.is_last:
        chip = result.limits.smallest_chip
        return share_line(result.game, wagerer.player, bet, stake, zeros, chip)
    stands = ((bet, stake),)
    return Line(wagerer.player, bet, stake, 0, stake, stands, False, 0, rule.clauses)


def settle_prisoner(result: Result, wagerer: Wagerer, bet: BetName, stake: int) -> Line:
    """A number after zero: a stake in prison is free again or lost; nothing is won."""
    rule, zeros = zero_rule(result.game), wagerer.prison[bet]
    if bet not in result.pays:
        return Line(wagerer.player, bet, stake, 0, 0, (), False, 0, rule.clauses)
    chip = result.limits.smallest_chip
    free = freed_part(stake, zeros, chip)
    odd = zeros > 1 and stake % (chip << zeros - 1) != 0
    clauses = rule.clauses + (rule.odd_clauses if odd else ())
    stands = ((bet, free),) if free else ()
    return Line(wagerer.player, bet, stake, 0, free, stands, False, 0, clauses)


def imprisoned(result: Result, wagerer: Wagerer, lines: Iterable[Line]) -> dict[BetName, int]:
    """The stakes of a player that a result leaves in prison, with their zeros."""
    return {
        line.bet: wagerer.prison.get(line.bet, 0) + 1
        for line in lines
        if line.bet in result.halved and line.stands
    }


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """What a stake of one is worth after some zeros, shared now or left in prison."""

    zeros: int
    share: Fraction
    #: Left in prison, with the better choice made at every later zero.
    stay: Fraction

    @property
    def better(self) -> str:
        """The choice worth more; `either` where they are worth the same."""
        if self.share == self.stay:
            return "either"
        return "share" if self.share > self.stay else "stay"

    @property
    def worth(self) -> Fraction:
        """What the better choice is worth."""
        return max(self.share, self.stay)


def choice_after(game: Game, bet: Bet, zeros: int = 1) -> Choice:
    """Both choices after some zeros, exact over every further zero.

    Each zero halves everything, so what is better after one is better after all.
    """
    hit, again = _chances(game, bet)
    scale, share = Fraction(2) / 2**zeros, Fraction(1, 2)
    stay = hit + again * max(share, always_staying(game, bet)) / 2
    return Choice(zeros=zeros, share=share * scale, stay=stay * scale)


def staying_is_worth(game: Game, bet: Bet, stake: int, zeros: int, chip: int) -> Fraction:
    """What a stake in prison is worth if it stays, in whole chips, with the better choice later.

    Once a win would free nothing any more, the next zero still leaves one chip to be shared.
    """
    hit, again = _chances(game, bet)
    free = freed_part(stake, zeros, chip)
    shared = Fraction(shared_part(stake, zeros + 1, chip))
    if free == 0:
        return again * shared
    later = staying_is_worth(game, bet, stake, zeros + 1, chip)
    return hit * free + again * max(shared, later)


def always_staying(game: Game, bet: Bet) -> Fraction:
    """What a stake of one is worth after a zero if it is never shared."""
    hit, again = _chances(game, bet)
    return hit / (1 - again / 2)


def edge_of_staying(game: Game, bet: Bet) -> Fraction:
    """The edge on an even chance of a player who never shares."""
    hit, again = _chances(game, bet)
    return 1 - 2 * hit - again * always_staying(game, bet)


def _chances(game: Game, bet: Bet) -> tuple[Fraction, Fraction]:
    """How probable a win is, and another zero."""
    order = game.wheel.order
    zeros = sum(pocket in (ZERO, DOUBLE_ZERO) for pocket in order)
    return Fraction(sum(map(bet.covers, order)), len(order)), Fraction(zeros, len(order))


def zero_worth(game: Game, bet: Bet) -> Fraction:
    """What is left of a stake of one on zero, under the better choice where there is one."""
    rule = game.at_zero
    if rule is None or bet.kind not in rule.kinds:
        return Fraction(0)
    return choice_after(game, bet).worth if rule.prison else Fraction(1, 2)
