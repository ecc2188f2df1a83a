"""The auditor's own book of stakes in prison: what each zero makes of them, worked out anew."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import ceil, floor
from typing import Final, NamedTuple

from croupier.audit.coverage import covered, kind_of
from croupier.audit.keeping import Purse, Settled, claim
from croupier.audit.lines import Line, Span
from croupier.roulette.game import ZeroRule
from croupier.table.late import CORRECTION, RoundResettled
from croupier.table.prison import StakeShared
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
        #: The stakes that were in prison before the number of each round, where there were any.
        self._before: dict[int, dict[tuple[str, str], int]] = {}
        #: Whether the next number is the last of the session, and whether the last one was.
        self.is_last = self._was_last = False
        self._rounds = [0]

    @property
    def round_no(self) -> int:
        """The last round that has a number."""
        return self._rounds[-1]

    def sentence(self) -> Sentence | None:
        """What the next number does."""
        if self._rule is None:
            return None
        return Sentence(self._rule, self.zeros, self._chip, self.is_last)

    def sentence_again(self, event: RoundResettled) -> Sentence | None:
        """What a number does to a round that is settled anew; late, nothing goes to prison."""
        if self._rule is None:
            return None
        zeros = self._before.get(event.round_no or self.round_no, {})
        return Sentence(self._rule, zeros, self._chip, self._was_last or bool(event.round_no))

    def settle(self, event: RoundSettled, round_no: int) -> None:
        """Take up what a number left in prison."""
        due = self.sentence()
        left = due.left_by(event.lines, event.pocket) if due else {}
        _claim_same(event.prison, left)
        if self.zeros:
            self._before[round_no] = self.zeros
        self.zeros = left
        self._rounds.append(round_no)
        self._was_last, self.is_last = self.is_last, False

    def settle_again(self, event: RoundResettled) -> None:
        """The same for a settlement that was undone: by another number, or without one."""
        if event.round_no not in (0, self.round_no):
            _claim_same(event.prison, {})
            return
        players = {line.player for line in (*event.before, *event.lines)}
        due, before = self.sentence_again(event), self._before.get(self.round_no, {})
        if due is None or event.pocket is None or event.cause != CORRECTION:
            left = {key: met for key, met in before.items() if key[0] in players}
        else:
            left = due.left_by(event.lines, event.pocket)
        _claim_same(event.prison, left)
        others = {key: met for key, met in self.zeros.items() if key[0] not in players}
        self.zeros = others | left
        if event.pocket is None:
            self._rounds.pop()

    def share(self, event: StakeShared, purse: Purse, settled: Settled) -> int:
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
        settled.lines = [
            event.line if (old.player, old.bet) == key else old for old in settled.lines
        ]
        return kept


def _claim_same(said: Iterable[Prisoner], due: Zeros) -> None:
    claim(
        {(each.player, each.bet): each.zeros for each in said} == due,
        f"other stakes are said to be in prison than {sorted(due)}",
    )
