"""The auditor's own book of stakes in prison: what each zero makes of them, worked out anew."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import ceil, floor
from typing import Final, NamedTuple

from croupier.audit.coverage import covered, kind_of
from croupier.audit.keeping import Purse, Settled, claim
from croupier.audit.lines import Line, Span
from croupier.roulette.game import ZeroRule
from croupier.table.prison import StakeShared
from croupier.table.resettle import CORRECTION, RoundResettled
from croupier.table.result import RoundSettled
from croupier.table.state import Prisoner

Zeros = Mapping[tuple[str, str], int]
"""How many zeros the stake of a player on a bet has met."""
_ZEROS: Final = ("0", "00")


class Sentence(NamedTuple):
    """What settles a stake that a zero has halved, or halves now."""

    rule: ZeroRule
    zeros: Zeros
    chip: int
    is_last: bool

    def span(self, player: str, bet: str, stake: int, pocket: str) -> Span | None:
        """What comes of a stake; None where neither a zero nor prison has a part in it."""
        met = self.zeros.get((player, bet), 0)
        if kind_of(bet) not in self.rule.kinds:
            return None
        if pocket in _ZEROS:
            if self.rule.prison and not self.is_last:
                return Span(returned=(stake, stake), stands=((bet, stake),))
            back = shared(stake, met + 1, self.chip)
            return Span(returned=(back, back))
        if not met:
            return None
        if pocket not in covered(bet):
            return Span()
        free = floor(Fraction(stake, 2 ** (met - 1) * self.chip)) * self.chip if met > 1 else stake
        return Span(returned=(free, free), stands=((bet, free),) if free else ())

    def left_by(self, lines: Iterable[Line], pocket: str) -> dict[tuple[str, str], int]:
        """The stakes that a number leaves in prison, with their zeros."""
        if pocket not in _ZEROS or not self.rule.prison or self.is_last:
            return {}
        keys = ((x.player, x.bet) for x in lines if kind_of(x.bet) in self.rule.kinds)
        return {key: self.zeros.get(key, 0) + 1 for key in keys}


def shared(stake: int, zeros: int, chip: int) -> int:
    """What sharing gives back: the part that counts, in whole chips, odd parts to the player."""
    return min(stake, ceil(Fraction(stake, 2**zeros * chip)) * chip)


class PrisonBook:
    """Which stakes are in prison at one table, now and before the last number."""

    def __init__(self, rule: ZeroRule | None, chip: int) -> None:
        self._rule, self._chip = rule, chip
        self.zeros: dict[tuple[str, str], int] = {}
        self._before: dict[tuple[str, str], int] = {}
        #: Whether the next number is the last of the session, and whether the last one was.
        self.is_last = self._was_last = False

    def sentence(self, *, again: bool = False) -> Sentence | None:
        """What the next number does, or what the last one does if it is settled again."""
        if self._rule is None:
            return None
        zeros, last = (self._before, self._was_last) if again else (self.zeros, self.is_last)
        return Sentence(self._rule, zeros, self._chip, last)

    def settle(self, event: RoundSettled) -> None:
        """Take up what a number left in prison."""
        due = self.sentence()
        left = due.left_by(event.lines, event.pocket) if due else {}
        _claim_same(event.prison, left)
        self._before, self.zeros = self.zeros, left
        self._was_last, self.is_last = self.is_last, False

    def settle_again(self, event: RoundResettled) -> None:
        """The same for a settlement that was undone: by another number, or without one."""
        players = {line.player for line in (*event.before, *event.lines)}
        due = self.sentence(again=True)
        if due is None or event.pocket is None or event.cause != CORRECTION:
            left = {key: met for key, met in self._before.items() if key[0] in players}
        else:
            left = due.left_by(event.lines, event.pocket)
        _claim_same(event.prison, left)
        others = {key: met for key, met in self.zeros.items() if key[0] not in players}
        self.zeros = others | left

    def share(self, event: StakeShared, purse: Purse, settled: Settled | None) -> int:
        """Check that a shared stake gives back what it counts as; what the house takes."""
        key = (event.player, event.bet)
        met, lies = self.zeros.get(key), purse.wagers.get(event.bet, 0)
        claim(met == event.zeros, f"{key} has met {met} zeros, not {event.zeros}")
        claim(lies == event.stake, f"{event.stake} is shared, and {lies} lies on {event.bet}")
        due = shared(event.stake, event.zeros, self._chip)
        claim(event.returned == due, f"{event.returned} goes back of {lies}; {due} is right")
        del self.zeros[key], purse.wagers[event.bet]
        purse.balance += event.returned
        kept = event.stake - event.returned
        # The zero itself was metered with the whole stake kept.
        purse.wins -= kept
        if settled is not None:
            settled.lines = [
                event.line if (old.player, old.bet) == key else old for old in settled.lines
            ]
        return kept


def _claim_same(said: Iterable[Prisoner], due: Zeros) -> None:
    claim(
        {(each.player, each.bet): each.zeros for each in said} == due,
        f"other stakes are said to be in prison than {sorted(due)}",
    )
