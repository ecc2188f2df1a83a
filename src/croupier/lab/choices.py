"""Sessions of strategies that choose: compiled where that can be, interpreted elsewhere.

Each session has a xoshiro256++ generator of its own, seeded by its number, so it is the same
session alone or among a million. A spin takes 16 bits of a word, the low ones first; a part that
would favour some pockets is thrown away. Both engines draw from the same streams, and recorded
spins may take their place.
"""

import traceback
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import numpy as np

from croupier.lab.arrays import bet_names, returns_of
from croupier.lab.choosing import DEPTH, STATE_SIZE, Choice, compiled_choice, read_choice
from croupier.lab.compiled import compiled, specialise
from croupier.lab.kernels import mix
from croupier.lab.sessions import Array, Tally, tally_of
from croupier.lab.strategies import BadStrategy
from croupier.lab.streams import stream_key
from croupier.lab.wagers import CannotLay
from croupier.roulette.game import Game
from croupier.roulette.limits import Limits

_CHUNK_SPINS: Final = 1 << 24
#: So many different wagers are remembered.
_ROWS_MAX: Final = 10_000
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_DOUBLE_ZERO: Final = 37
CHOOSE: Any = None
CHANCE: bool = False
BETS: int = 0


@dataclass(frozen=True)
class ChoicePlan:
    """All that a chunk must know, in values that travel."""

    name: str
    text: str
    seed: int
    sessions: int
    spins: int
    start: int
    goal: int
    #: The number on each pocket in the order of the wheel; 37 is a double zero.
    numbers: tuple[int, ...]
    #: The bets, the least and the most of each, and its unit, in cents.
    bets: tuple[str, ...]
    lows: tuple[int, ...]
    highs: tuple[int, ...]
    units: tuple[int, ...]
    #: What comes back of one unit, in parts of which `scale` make a whole: a row for each pocket.
    back: tuple[tuple[int, ...], ...]
    scale: int = 1
    #: Recorded places that are played back, session after session; none are drawn.
    recorded: tuple[int, ...] = ()

    @property
    def choice(self) -> Choice:
        """The strategy, read anew wherever a chunk is played."""
        return read_choice(self.name, self.text)


def plan_choices(
    game: Game,
    limits: Limits,
    choice: Choice,
    *,
    sessions: int,
    spins: int,
    stack: int,
    seed: int,
    goal: int = 0,
    recorded: Sequence[int] = (),
) -> ChoicePlan:
    """A plan, or CannotLay with what is wrong with it."""
    if sessions < 1 or spins < 1 or stack < 1:
        raise CannotLay("sessions, spins and the bankroll are at least 1")
    if recorded:
        sessions = min(sessions, len(recorded) // spins)
        if sessions < 1:
            raise CannotLay(f"{len(recorded)} recorded spins are no session of {spins:,}")
    known, returns = bet_names(game), returns_of(game)
    bets = choice.bets or known
    if unknown := next((bet for bet in bets if bet not in known), None):
        raise CannotLay(f"{unknown} is no bet of this layout")
    ranges = [limits.of(bet.partition(":")[0]) for bet in bets]
    columns = [known.index(bet) for bet in bets]
    return ChoicePlan(
        name=choice.name,
        text=choice.text,
        seed=seed,
        sessions=sessions,
        spins=spins,
        start=stack,
        goal=goal,
        numbers=tuple(_DOUBLE_ZERO if p == "00" else int(p) for p in game.wheel.order),
        bets=bets,
        lows=tuple(int(each.min) for each in ranges),
        highs=tuple(int(each.max) for each in ranges),
        units=tuple(int(each.unit or 1) for each in ranges),
        back=tuple(tuple(int(row[c]) for c in columns) for row in returns.by_pocket),
        scale=returns.scale,
        recorded=tuple(recorded),
    )


def choice_chunks(plan: ChoicePlan) -> Iterator[tuple[int, int]]:
    """First session and number of sessions of each chunk; the first is small, to be compiled."""
    size = max(1, min(4096, _CHUNK_SPINS // plan.spins))
    first = min(plan.sessions, 8)
    yield 0, first
    for start in range(first, plan.sessions, size):
        yield start, min(size, plan.sessions - start)


def play_choice_chunk(plan: ChoicePlan, first: int, count: int) -> Tally:
    """Some sessions of the plan."""
    final, staked, _ = play_choice_arrays(plan, first, count)
    return tally_of(final, staked, start=plan.start, least=min(plan.lows), width=choice_bin(plan))


def choice_bin(plan: ChoicePlan) -> int:
    """How many cents go into one bin of final stacks."""
    return max(1, plan.start // 500)


def play_choice_arrays(plan: ChoicePlan, first: int, count: int) -> tuple[Array, Array, Array]:
    """Final stacks, stakes and refused wagers of each session."""
    kernel, _ = engine_of(plan.name, plan.text)
    if kernel is None:
        return _interpreted(plan, first, count)
    found = tuple(np.zeros(count, np.int64) for _ in range(3))
    amounts = tuple(np.array(each, np.int64) for each in (plan.lows, plan.highs, plan.units))
    arguments = (
        np.uint64(stream_key(plan.seed, "choices")),
        first,
        plan.spins,
        np.array(plan.numbers, np.int64),
        np.array(plan.back, np.int64),
        plan.scale,
        *amounts,
        plan.start,
        plan.goal or 1 << 62,
        np.array(plan.recorded, np.int64),
    )
    try:
        kernel(*arguments, *found)
    except Exception as error:
        # Played again in plain Python, which knows the line and the session.
        _interpreted(plan, first, count)
        raise BadStrategy(f"{plan.name}: {type(error).__name__}: {error}") from None
    return found  # type: ignore[return-value]


@lru_cache(maxsize=16)
def engine_of(name: str, text: str) -> tuple[Any, str]:
    """The compiled engine for a strategy, or None with the reason why it is interpreted."""
    choice = read_choice(name, text)
    step, why = compiled_choice(choice)
    if step is None:
        return None, why
    fixed = {"CHOOSE": step, "CHANCE": choice.takes_chance, "BETS": len(choice.bets)}
    return specialise(play_choices, f"choices {text}", kept=False, **fixed), ""


@compiled
def draw_places(key: Any, session: Any, total: Any, chances: Any, out: Any) -> None:
    """The places of one session, and the chances that go with them where there is room."""
    counter = np.uint64(session * 4)
    s0 = mix(key + (counter + np.uint64(1)) * _GOLDEN)
    s1 = mix(key + (counter + np.uint64(2)) * _GOLDEN)
    s2 = mix(key + (counter + np.uint64(3)) * _GOLDEN)
    s3 = mix(key + (counter + np.uint64(4)) * _GOLDEN)
    low, by = np.uint64(0xFFFF), np.uint64(16)
    ways, threshold = np.uint64(total), np.uint64(65536 % total)
    parts, left, spin = np.uint64(0), 0, 0
    spins, has_chances = out.shape[0], chances.shape[0] > 0
    while spin < spins:
        if has_chances:
            word, s0, s1, s2, s3 = step_of(s0, s1, s2, s3)
            chances[spin] = np.float64(word >> np.uint64(11)) * (1.0 / (1 << 53))
        elif left == 0 and spin + 4 <= spins:
            # Four at once: of a word hardly ever anything is thrown away.
            word, n0, n1, n2, n3 = step_of(s0, s1, s2, s3)
            p0, p1 = (word & low) * ways, ((word >> by) & low) * ways
            p2, p3 = ((word >> np.uint64(32)) & low) * ways, (word >> np.uint64(48)) * ways
            lowest = min(min(p0 & low, p1 & low), min(p2 & low, p3 & low))
            if lowest >= threshold:
                s0, s1, s2, s3 = n0, n1, n2, n3
                out[spin], out[spin + 1] = np.int64(p0 >> by), np.int64(p1 >> by)
                out[spin + 2], out[spin + 3] = np.int64(p2 >> by), np.int64(p3 >> by)
                spin += 4
                continue
        product = np.uint64(0)
        drawn = False
        while not drawn:
            if left == 0:
                parts, s0, s1, s2, s3 = step_of(s0, s1, s2, s3)
                left = 4
            product = (parts & low) * ways
            parts >>= by
            left -= 1
            drawn = bool((product & low) >= threshold)
        out[spin] = np.int64(product >> by)
        spin += 1


@compiled
def step_of(s0: Any, s1: Any, s2: Any, s3: Any) -> Any:
    """The next word of a xoshiro256++ generator, and its state after it."""
    total = s0 + s3
    word = ((total << np.uint64(23)) | (total >> np.uint64(41))) + s0
    shifted = s1 << np.uint64(17)
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= shifted
    return word, s0, s1, s2, (s3 << np.uint64(45)) | (s3 >> np.uint64(19))


def play_choices(
    key: Any,
    first: Any,
    spins: Any,
    numbers: Any,
    back: Any,
    scale: Any,
    lows: Any,
    highs: Any,
    units: Any,
    start: Any,
    goal: Any,
    recorded: Any,
    final: Any,
    staked: Any,
    refused: Any,
) -> Any:
    """Sessions from `first` on, each spin by spin; a pattern, compiled for one strategy."""
    pockets = numbers.shape[0]
    places, seen = np.empty(spins, np.int64), np.full(spins + DEPTH, -1, np.int64)
    chances = np.empty(spins if CHANCE else 0)
    own, stakes = np.zeros(STATE_SIZE), np.zeros(BETS, np.int64)
    inverse, least = np.empty(BETS), lows[0]
    for bet in range(BETS):
        inverse[bet] = 1 / units[bet]
        least = min(least, lows[bet])
    for session in range(final.shape[0]):
        draw_places(key, first + session, pockets, chances, places)
        if recorded.shape[0]:
            for spin in range(spins):
                places[spin] = recorded[(first + session) * spins + spin]
        for number in range(STATE_SIZE):
            own[number] = 0.0
        balance, spent, turned_down = start, np.int64(0), np.int64(0)
        for spin in range(spins):
            if balance < least or balance >= goal:
                break
            # Numbers are kept backwards, so that the last ones lie in one piece, the newest first.
            last = seen[spins - spin : spins - spin + DEPTH]
            for bet in range(BETS):
                stakes[bet] = 0
            if CHANCE:
                CHOOSE(last, balance, own, stakes, chances[spin])
            else:
                CHOOSE(last, balance, own, stakes)
            laid, won, wrong = np.int64(0), np.int64(0), 0
            place = places[spin]
            # Without branches: nobody can foresee which bets are laid.
            for bet in range(BETS):
                stake = stakes[bet]
                whole = np.int64(np.float64(stake) * inverse[bet] + 0.5) * units[bet]
                low = (stake < lows[bet]) | (stake > highs[bet]) | (whole != stake)
                wrong |= (stake != 0) & low
                laid += stake
                won += stake * back[place, bet]
            if wrong or laid > balance:
                turned_down += 1
            else:
                spent += laid
                balance += (won if scale == 1 else won // scale) - laid
            seen[spins - 1 - spin] = numbers[place]
        final[session], staked[session], refused[session] = balance, spent, turned_down


def _interpreted(plan: ChoicePlan, first: int, count: int) -> tuple[Array, Array, Array]:
    """The same in plain Python."""
    rows = _Rows(plan)
    found = [_session(plan, number, rows) for number in range(first, first + count)]
    final, staked, refused = (np.array(column, np.int64) for column in zip(*found, strict=True))
    return final, staked, refused


def _session(plan: ChoicePlan, number: int, rows: "_Rows") -> tuple[int, int, int]:
    choice = plan.choice
    key = np.uint64(stream_key(plan.seed, "choices"))
    places, chances = np.empty(plan.spins, np.int64), np.empty(plan.spins * choice.takes_chance)
    draw_places(key, number, len(plan.numbers), chances, places)
    drawn = places.tolist()
    if plan.recorded:
        drawn = list(plan.recorded[number * plan.spins : (number + 1) * plan.spins])
    known, scale, balance, spent, refused = rows.known.get, plan.scale, plan.start, 0, 0
    least, goal = min(plan.lows), plan.goal or 1 << 62
    last, numbers = [-1] * DEPTH, plan.numbers
    try:
        choose = _caller(plan, choice, chances.tolist())
        for place in drawn:
            if not least <= balance < goal:
                break
            if wagers := choose(last, balance):
                laid = won = 0
                for wager in wagers.items():
                    laid += wager[1]
                    won += (known(wager) or rows.find(*wager))[place]
                if won >= 0 and laid <= balance:
                    spent += laid
                    balance += won // scale - laid
                else:
                    refused += 1
            # As compiled strategies have it: parts may be taken of it.
            last = [numbers[place], *last[:-1]]
    except BadStrategy:
        raise
    except Exception as error:
        raise BadStrategy(_failure(plan, number, error)) from None
    return balance, spent, refused


def _failure(plan: ChoicePlan, session: int, error: Exception) -> str:
    """What went wrong in a strategy, and in which of its lines."""
    steps = traceback.extract_tb(error.__traceback__)
    line = next(
        (f", line {step.lineno}" for step in reversed(steps) if step.filename == plan.name), ""
    )
    return f"{plan.name}{line}: {type(error).__name__}: {error} (in session {session + 1})"


#: What a wager that the table does not take brings: it outweighs all others that lie beside it.
_REFUSED: Final = -(1 << 200)


class _Rows:
    """What wagers bring on each pocket: found once and kept, since players repeat themselves."""

    def __init__(self, plan: ChoicePlan) -> None:
        columns = zip(*plan.back, strict=True)
        terms = zip(plan.bets, plan.lows, plan.highs, plan.units, columns, strict=True)
        self._terms = {bet: (low, high, unit, back) for bet, low, high, unit, back in terms}
        self._name = plan.name
        self.known: dict[tuple[str, int], tuple[int, ...]] = {}

    def find(self, bet: str, stake: int) -> tuple[int, ...]:
        """A row that was not known yet."""
        if bet not in self._terms:
            raise BadStrategy(f"{self._name}: {bet!r} is no bet of this layout")
        low, high, unit, back = self._terms[bet]
        is_taken = not stake or (low <= stake <= high and not stake % unit)
        row = tuple(int(stake) * each if is_taken else _REFUSED for each in back)
        if len(self.known) < _ROWS_MAX:
            self.known[bet, stake] = row
        return row


def _caller(plan: ChoicePlan, choice: Choice, chances: list[float]) -> Any:
    """The strategy as one function of the last numbers and the balance."""
    left, begun = iter(chances), choice.begin()
    if choice.form == "class":
        call = begun().choose
        return (lambda *seen: call(*seen, next(left))) if choice.takes_chance else call
    if choice.form == "returned":
        kept: dict[str, Any] = {}
        if choice.takes_chance:
            return lambda last, balance: begun(last, balance, kept, next(left))
        return lambda last, balance: begun(last, balance, kept)
    own, bets = [0.0] * STATE_SIZE, plan.bets

    def stakes_of(last: Any, balance: int) -> dict[str, int]:
        stakes = [0] * len(bets)
        extra = (next(left),) if choice.takes_chance else ()
        begun(last, balance, own, stakes, *extra)
        return {bet: stake for bet, stake in zip(bets, stakes, strict=True) if stake}

    return stakes_of
