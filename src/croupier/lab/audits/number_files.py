"""Outcomes written as numbers, read in one pass and in bounded memory, whatever the file's size.

What is kept are counts: of outcomes, of their pairs and triples where there are few enough kinds,
of the steps from one to the next, and of outcomes that are the same some way apart. Each gives a
p-value at the end, as sharp as the whole file allows; and some stretches are kept whole, for the
battery.
"""

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
from scipy import special

from croupier.core.messages import say
from croupier.lab.audits.sources import KINDS_MAX, BadOutcomes, Written
from croupier.lab.audits.stream import even_p
from croupier.lab.compiled import compiled

#: Pairs and triples are counted where there are no more classes of them than these.
_CLASSES_MAX: Final = 1 << 18
#: Outcomes so far apart are compared.
LAGS: Final = (1, 2, 3, 4, 5, 7, 10, 16, 32, 64)
#: A number past this is no outcome of a game, whatever it is.
_VALUE_MAX: Final = 1 << 31
_SHOWN: Final = 20
#: How 00 is kept while it is read, and the outcome that a double zero stands for.
_DOUBLED: Final = -1
DOUBLE_ZERO: Final = 37

Progress = Callable[[int], None]
Pieces = Callable[[], Iterable[bytes]]
"""The file from its beginning, piece by piece; it is read twice."""


@compiled
def parse_piece(data: Any, state: Any, out: Any) -> Any:
    """Numbers of a piece, and how many. `state` carries a number that a piece ends in.

    It holds the number so far, its digits, how many of them are noughts, where a sign stands that
    has no place in a number, below zero while there is none; and it counts numbers that are
    written with one digit.
    """
    value, digits, zeros = state[0], state[1], state[2]
    count = 0
    for place in range(data.shape[0]):
        byte = data[place]
        if 48 <= byte <= 57:
            value = min(value * 10 + (byte - 48), _VALUE_MAX)
            digits += 1
            zeros += byte == 48
        elif byte == 32 or byte == 44 or byte == 59 or 9 <= byte <= 13:
            state[4] += digits == 1
            if digits:
                out[count] = _DOUBLED if digits == 2 and zeros == 2 else value
                count += 1
            value, digits, zeros = 0, 0, 0
        else:
            state[3] = place
            return count
    state[0], state[1], state[2] = value, digits, zeros
    return count


def _new_state() -> Any:
    return np.array([0, 0, 0, -1, 0], np.int64)


def _numbers(pieces: Iterable[bytes], size: int, state: Any) -> Iterable[Any]:
    """All numbers, in arrays; a double zero is below zero."""
    out = np.empty(size // 2 + 2, np.int64)
    for piece in pieces:
        data = np.frombuffer(piece, np.uint8)
        if data.size // 2 + 2 > out.size:
            out = np.empty(data.size // 2 + 2, np.int64)
        count = parse_piece(data, state, out)
        if state[3] >= 0:
            begin = max(piece.rfind(sign, 0, int(state[3])) for sign in (b" ", b"\n", b",", b";"))
            word = piece[begin + 1 :].split(None, 1)[0][:_SHOWN].decode("utf-8", "replace")
            raise BadOutcomes(f"{word!r} is no outcome")
        yield out[:count]
    count = parse_piece(np.frombuffer(b" ", np.uint8), state, out)
    yield out[:count]


@dataclass(frozen=True, slots=True)
class Extent:
    """What a file of outcomes holds: how many, and from where to where."""

    count: int
    least: int
    most: int
    #: Whether 00 stands for a double zero, and not for a zero that was filled up to two digits.
    doubled: bool

    @property
    def kinds(self) -> int:
        """How many different outcomes there can be."""
        return self.most - self.least + 1


def measure_extent(pieces: Pieces, bounds: tuple[int, int] | None, size: int) -> Extent:
    """The first pass: the least and the greatest outcome, and whether all lie within bounds."""
    count, least, most, zeros, outside = 0, _VALUE_MAX, 0, 0, 0
    state = _new_state()
    for numbers in _numbers(pieces(), size, state):
        if not numbers.size:
            continue
        count += numbers.size
        plain = numbers[numbers != _DOUBLED]
        zeros += numbers.size - plain.size
        if plain.size:
            least, most = min(least, int(plain.min())), max(most, int(plain.max()))
        if bounds is not None:
            outside += int(((plain < bounds[0]) | (plain > bounds[1])).sum())
    if not count:
        raise BadOutcomes("there are no outcomes")
    # Where no number has one digit all are filled up to two, so that 00 is a plain zero.
    doubled = zeros > 0 and state[4] > 0 and most < DOUBLE_ZERO
    if zeros:
        least, most = min(least, 0), max(most, DOUBLE_ZERO if doubled else 0)
    if bounds is not None and not bounds[0] <= (DOUBLE_ZERO if doubled else 0) <= bounds[1]:
        outside += zeros
    least, most = bounds or (least, most)
    if outside:
        raise BadOutcomes(f"{outside:,} outcomes lie outside of {least} to {most}")
    kinds = most - least + 1
    if not 2 <= kinds <= KINDS_MAX:
        raise BadOutcomes(f"{least} to {most} are {kinds:,} outcomes; 2 to {KINDS_MAX:,} are taken")
    return Extent(count, least, most, bool(doubled))


@compiled
def count_outcomes(
    numbers: Any,
    least: Any,
    zeros: Any,
    lags: Any,
    outcomes: Any,
    pairs: Any,
    triples: Any,
    steps: Any,
    equal: Any,
    last: Any,
    state: Any,
) -> None:
    """Count a piece. `last` is a ring of the latest outcomes, `state` how many came before."""
    kinds, room = outcomes.shape[0], last.shape[0]
    seen = state[0]
    for place in range(numbers.shape[0]):
        number = zeros if numbers[place] == _DOUBLED else numbers[place]
        outcome = number - least
        numbers[place] = outcome
        outcomes[outcome] += 1
        before = last[(seen - 1) & (room - 1)]
        if seen:
            step = outcome - before
            steps[step if step >= 0 else step + kinds] += 1
        for number_of in range(lags.shape[0]):
            lag = lags[number_of]
            equal[number_of] += (seen >= lag) & (last[(seen - lag) & (room - 1)] == outcome)
        if seen % 2 and pairs.shape[0]:
            pairs[before * kinds + outcome] += 1
        if seen % 3 == 2 and triples.shape[0]:
            triples[(last[(seen - 2) & (room - 1)] * kinds + before) * kinds + outcome] += 1
        last[seen & (room - 1)] = outcome
        seen += 1
    state[0] = seen


@dataclass
class OutcomeStream:
    """What all outcomes of a file came to."""

    extent: Extent
    outcomes: Any
    pairs: Any
    triples: Any
    steps: Any
    equal: Any = field(default_factory=lambda: np.zeros(len(LAGS), np.int64))
    digest: Any = field(default_factory=hashlib.sha256)
    unit: str = "outcomes"

    @property
    def count(self) -> int:
        """How many outcomes were read."""
        return self.extent.count

    def p_values(self) -> dict[str, float]:
        """A p-value for each thing that was counted."""
        kinds = self.extent.kinds
        found = {"outcomes": even_p(self.outcomes), "steps": even_p(self.steps)}
        if self.pairs.size:
            found["pairs"] = even_p(self.pairs)
        if self.triples.size:
            found["triples"] = even_p(self.triples)
        for lag, same in zip(LAGS, self.equal.tolist(), strict=True):
            compared = self.count - lag
            if compared >= 20 * kinds:
                spread = np.sqrt(compared * (1 / kinds) * (1 - 1 / kinds))
                off = (same - compared / kinds) / spread
                found[f"same {lag} apart"] = float(special.erfc(abs(off) / np.sqrt(2)))
        return found


def stream_written(
    pieces: Pieces,
    bounds: tuple[int, int] | None,
    windows: Callable[[int], list[tuple[int, int]]],
    *,
    size: int,
    report: Progress | None = None,
) -> tuple[Written, OutcomeStream, list[Any]]:
    """Both passes. `windows` says, of how many there are, which stretches are kept whole."""
    extent = measure_extent(pieces, bounds, size)
    kinds = extent.kinds
    sizes = [each if each <= _CLASSES_MAX else 0 for each in (kinds**2, kinds**3)]
    stream = OutcomeStream(
        extent=extent,
        outcomes=np.zeros(kinds, np.int64),
        pairs=np.zeros(sizes[0], np.int64),
        triples=np.zeros(sizes[1], np.int64),
        steps=np.zeros(kinds, np.int64),
    )
    wanted = windows(extent.count)
    kept = [np.empty(end - begin, np.int16) for begin, end in wanted]
    last, state = np.zeros(2 * LAGS[-1], np.int64), np.zeros(1, np.int64)
    counted = (stream.outcomes, stream.pairs, stream.triples, stream.steps, stream.equal)
    done = 0

    def read() -> Iterable[bytes]:
        nonlocal done
        for piece in pieces():
            stream.digest.update(piece)
            yield piece
            done += len(piece)
            if report is not None:
                report(done)

    lags, zeros = np.array(LAGS, np.int64), DOUBLE_ZERO if extent.doubled else 0
    for numbers in _numbers(read(), size, _new_state()):
        begin = int(state[0])
        count_outcomes(numbers, extent.least, zeros, lags, *counted, last, state)
        for own, (first, end) in zip(kept, wanted, strict=True):
            low, high = max(first, begin), min(end, begin + numbers.size)
            if low < high:
                own[low - first : high - first] = numbers[low - begin : high - begin]
    how = say(
        "lab-how-written",
        doubled=bool(extent.doubled),
        least=str(extent.least),
        most=str(extent.most),
        given=bool(bounds),
    )
    return Written(kept[0].astype(np.int64), kinds, how), stream, kept[1:]
