"""Rounds that play has gone on from: kept small, and unpacked when one of them is put right."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from croupier.audit.keeping import Lay, Purse, Settled, claim, line_key
from croupier.audit.lines import Drawn
from croupier.roulette.limits import Limits

_PACK = msgspec.msgpack.Encoder().encode


class PastLine(NamedTuple):
    """A line as it is kept: all of it but the clauses."""

    player: str
    bet: str
    stake: int
    win: int
    returned: int
    stands: tuple[tuple[str, int], ...]
    void: bool
    odds: int = 0
    clauses: tuple[str, ...] = ()


class _Packed(msgspec.Struct, array_like=True):
    """A settlement without its clauses; a log has millions of them and nearly all stay as is."""

    lines: list[PastLine]
    lays: dict[str, list[Lay]]
    tokens: dict[str, dict[str, int]]


_UNPACK = msgspec.msgpack.Decoder(_Packed).decode


@dataclass(slots=True)
class PastRounds:
    """Settlements by round: packed, or open once something in them was put right."""

    _packed: dict[int, tuple[bytes, Limits, Drawn]] = field(default_factory=dict)
    _open: dict[int, Settled] = field(default_factory=dict)

    def keep(self, round_no: int, settled: Settled) -> None:
        """Put a settlement away as play goes on."""
        if round_no in self._open:
            self._open[round_no] = settled
            return
        tokens = {player: laid for player, laid in settled.tokens.items() if laid}
        packed = _PACK((list(map(line_key, settled.lines)), settled.lays, tokens))
        self._packed[round_no] = (packed, settled.limits, settled.drawn)

    def find(self, round_no: int) -> Settled:
        """A settlement as it stands, to be worked on; a finding where there is none."""
        if round_no in self._open:
            return self._open[round_no]
        claim(round_no in self._packed, f"round {round_no} is settled anew and has no result")
        packed, limits, drawn = self._packed.pop(round_no)
        kept = _UNPACK(packed)
        self._open[round_no] = Settled([*kept.lines], kept.lays, limits, drawn, kept.tokens)
        return self._open[round_no]


def settle_past_purse(purse: Purse, gained: int, held: dict[str, int]) -> tuple[int, int, int]:
    """A round of before gives more, or less: the moves of balance, layout and debt.

    `held` are stakes that are in prison now, and lie there as the round leaves them.
    """
    balance, owed = purse.balance, purse.owed
    laid = sum(stake - purse.wagers.get(bet, 0) for bet, stake in held.items())
    purse.wagers |= held
    worth = balance - owed + gained - laid
    purse.balance, purse.owed = max(0, worth), max(0, -worth)
    return purse.balance - balance, laid, purse.owed - owed


def claim_revised(revised: Any, settled: Settled) -> None:
    """What an event says of how a round stands now is what its lines come to."""
    claim(revised is not None, "it does not say how the round stands now")
    said, stands = (Counter(map(line_key, each.lines)) for each in (revised, settled))
    claim(said == stands, "the round stands otherwise than the event says")
