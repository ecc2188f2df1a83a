"""The auditor's own book of stakes in prison: what each zero makes of them, worked out anew."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import ceil, floor
from typing import Final, NamedTuple

from croupier.audit.coverage import covered, kind_of
from croupier.audit.keeping import Purse, Settled, claim
from croupier.audit.lines import Line, Span
from croupier.roulette.game import ZeroRule
from croupier.table.past_rounds import CORRECTION, RoundResettled
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
    #: The stakes that were shared before the next number.
    shared: frozenset[tuple[str, str]] = frozenset()
    #: Once the next number has fallen: the stakes that were in prison for it, and no others.
    held: frozenset[tuple[str, str]] | None = None

    def stays(self, player: str, bet: str) -> bool:
        """Whether a stake that a zero halves is left in prison."""
        if not self.rule.prison or self.is_last or (player, bet) in self.shared:
            return False
        return self.held is None or (player, bet) in self.held

    def span(self, player: str, bet: str, stake: int, pocket: str) -> Span | None:
        """What comes of a stake; None where neither a zero nor prison has a part in it."""
        met = self.zeros.get((player, bet), 0)
        if kind_of(bet) not in self.rule.kinds:
            return None
        if pocket in _ZEROS:
            if self.stays(player, bet):
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
        keys = ((x.player, x.bet) for x in lines if kind_of(x.bet) in self.rule.kinds and x.stands)
        return {key: self.zeros.get(key, 0) + 1 for key in keys}


def shared(stake: int, zeros: int, chip: int) -> int:
    """What sharing gives back: the part that counts, in whole chips, odd parts to the player."""
    return min(stake, ceil(Fraction(stake, 2**zeros * chip)) * chip)


class Lies(NamedTuple):
    """How a stake lies for a number: how much of it, after how many zeros."""

    stake: int
    zeros: int


class PrisonBook:
    """Which stakes are in prison at one table, now and before the last number."""

    def __init__(self, rule: ZeroRule | None, chip: int) -> None:
        self._rule, self._chip = rule, chip
        self.zeros: dict[tuple[str, str], int] = {}
        #: The stakes that were in prison before the number of each round, where there were any.
        self._before: dict[int, dict[tuple[str, str], int]] = {}
        #: Whether the next number is the last of a session, and the rounds whose number was.
        self.is_last = False
        self._last: set[int] = set()
        self._rounds = [0]

    @property
    def round_no(self) -> int:
        """The last round that has a number."""
        return self._rounds[-1]

    def round_of(self, event: RoundResettled) -> int:
        """The round that is settled anew."""
        return event.round_no or self.round_no

    def after(self, round_no: int) -> int:
        """The next round that has a number; 0 where there is none."""
        return next((each for each in self._rounds if each > round_no), 0)

    def sentence(self) -> Sentence | None:
        """What the next number does."""
        if self._rule is None:
            return None
        return Sentence(self._rule, self.zeros, self._chip, self.is_last)

    def sentence_again(self, event: RoundResettled) -> Sentence | None:
        """What a number does to a round that is settled anew; late, nothing goes to prison.

        Only what was in prison for the number after it is there again. A round that keeps its
        number follows from an earlier one, and goes as it went then.
        """
        if self._rule is None:
            return None
        round_no = self.round_of(event)
        zeros, was_last = self._before.get(round_no, {}), round_no in self._last
        next_no = self.after(round_no)
        if next_no:
            held = frozenset(self._before.get(next_no, {}))
            return Sentence(self._rule, zeros, self._chip, was_last, held=held)
        if not event.follows:
            return Sentence(self._rule, zeros, self._chip, was_last or bool(event.round_no))
        ended = frozenset((x.player, x.bet) for x in event.before if not x.stands)
        return Sentence(self._rule, zeros, self._chip, was_last, ended)

    def settle(self, event: RoundSettled, round_no: int) -> None:
        """Take up what a number left in prison."""
        due = self.sentence()
        left = due.left_by(event.lines, event.pocket) if due else {}
        _claim_same(event.prison, left)
        if self.zeros:
            self._before[round_no] = self.zeros
        self.zeros = left
        self._rounds.append(round_no)
        if self.is_last:
            self._last.add(round_no)
        self.is_last = False

    def settle_again(self, event: RoundResettled) -> dict[tuple[str, str], Lies]:
        """The same for a settlement that was undone: by another number, or without one.

        What comes back is how the stakes of those it touches lie for the number after it, where
        one has followed.
        """
        round_no = self.round_of(event)
        players = {line.player for line in (*event.before, *event.lines)}
        due, before = self.sentence_again(event), self._before.get(round_no, {})
        if due is None or event.pocket is None or event.cause != CORRECTION:
            left = {key: met for key, met in before.items() if met and key[0] in players}
        else:
            left = due.left_by(event.lines, event.pocket)
        next_no = self.after(round_no)
        if event.pocket is None:
            self._rounds.remove(round_no)
        if next_no:
            _claim_same(event.prison, {})
            stands = {(x.player, bet): stake for x in event.lines for bet, stake in x.stands}
            keys = (key for key in self._before.get(next_no, {}) if key[0] in players)
            lies = ((key, stands.get(key, 0)) for key in keys)
            return {key: Lies(lay, left.get(key, 0) if lay else 0) for key, lay in lies}
        _claim_same(event.prison, left)
        others = {key: met for key, met in self.zeros.items() if key[0] not in players}
        self.zeros = others | left
        return {}

    def differs(self, key: tuple[str, str], lies: "Lies", lay: int, round_no: int) -> bool:
        """Whether a stake lies otherwise for a number than it did."""
        return lies != Lies(lay, self._before[round_no][key])

    def lay_anew(self, key: tuple[str, str], lies: "Lies", round_no: int) -> None:
        """From now on a stake lay so before the number of a round: without zeros, not in prison."""
        self._before[round_no] = {**self._before[round_no], key: lies.zeros}

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
