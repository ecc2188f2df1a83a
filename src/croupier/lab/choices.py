"""Sessions of strategies that choose: compiled where that can be, interpreted elsewhere.

Each session has a xoshiro256++ generator of its own, seeded by its number, so it is the same
session alone or among a million. A spin takes 16 bits of a word, the low ones first; a part that
would favour some pockets is thrown away. Both engines draw from the same streams, and recorded
spins may take their place.
"""

from collections import deque
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
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_DOUBLE_ZERO: Final = 37
#: Odds with parts are kept as floats: so much is added before what is no whole cent is dropped.
_PART: Final = 1e-6
CHOOSE: Any = None
CHANCE: bool = False


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
    #: What comes back of one unit: a row for each pocket.
    back: tuple[tuple[float, ...], ...]
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
        back=tuple(
            tuple(float(row[c]) / returns.scale for c in columns) for row in returns.by_pocket
        ),
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
    kernel(
        np.uint64(stream_key(plan.seed, "choices")),
        first,
        plan.spins,
        np.array(plan.numbers, np.int64),
        np.array(plan.back),
        *amounts,
        plan.start,
        plan.goal or 1 << 62,
        np.array(plan.recorded, np.int64),
        *found,
    )
    return found  # type: ignore[return-value]


@lru_cache(maxsize=16)
def engine_of(name: str, text: str) -> tuple[Any, str]:
    """The compiled engine for a strategy, or None with the reason why it is interpreted."""
    choice = read_choice(name, text)
    step, why = compiled_choice(choice)
    if step is None:
        return None, why
    fixed = {"CHOOSE": step, "CHANCE": choice.takes_chance}
    return specialise(play_choices, f"choices {text}", kept=False, **fixed), ""


@compiled
def seed_one(key: Any, session: int, state: Any) -> None:
    """The four words of one session's generator."""
    counter = np.uint64(session * 4)
    for word in range(4):
        state[word] = mix(key + (counter + np.uint64(word + 1)) * _GOLDEN)


@compiled
def next_of(state: Any) -> Any:
    """The next word of one generator."""
    s0, s1, s2, s3 = state[0], state[1], state[2], state[3]
    total = s0 + s3
    word = ((total << np.uint64(23)) | (total >> np.uint64(41))) + s0
    shifted = s1 << np.uint64(17)
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= shifted
    state[0], state[1], state[2] = s0, s1, s2
    state[3] = (s3 << np.uint64(45)) | (s3 >> np.uint64(19))
    return word


@compiled
def draw_places(key: Any, session: int, total: int, chances: Any, out: Any) -> None:
    """The places of one session, and the chances that go with them where there is room."""
    state = np.empty(4, np.uint64)
    seed_one(key, session, state)
    word, left = np.uint64(0), 0
    threshold = np.uint64(65536 % total)
    for spin in range(out.shape[0]):
        if chances.shape[0]:
            chances[spin] = np.float64(next_of(state) >> np.uint64(11)) * (1.0 / (1 << 53))
        while True:
            if left == 0:
                word, left = next_of(state), 4
            product = (word & np.uint64(0xFFFF)) * np.uint64(total)
            word >>= np.uint64(16)
            left -= 1
            if (product & np.uint64(0xFFFF)) >= threshold:
                break
        out[spin] = np.int64(product >> np.uint64(16))


def play_choices(
    key: Any,
    first: Any,
    spins: Any,
    numbers: Any,
    back: Any,
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
    bets, pockets = lows.shape[0], numbers.shape[0]
    places = np.empty(spins, np.int64)
    chances = np.empty(spins if CHANCE else 0)
    last, own = np.empty(DEPTH, np.int64), np.empty(STATE_SIZE)
    stakes = np.empty(bets, np.int64)
    least = lows.min()
    for session in range(final.shape[0]):
        draw_places(key, first + session, pockets, chances, places)
        if recorded.shape[0]:
            places[:] = recorded[(first + session) * spins : (first + session + 1) * spins]
        last[:] = -1
        own[:] = 0.0
        balance, spent, turned_down = start, 0, 0
        for spin in range(spins):
            if balance < least or balance >= goal:
                break
            stakes[:] = 0
            if CHANCE:
                CHOOSE(last, balance, own, stakes, chances[spin])
            else:
                CHOOSE(last, balance, own, stakes)
            laid, won, good = 0, 0.0, True
            place = places[spin]
            for bet in range(bets):
                stake = stakes[bet]
                if stake != 0:
                    low = stake < lows[bet] or stake > highs[bet] or stake % units[bet] != 0
                    good = good and not low
                    laid += stake
                    won += stake * back[place, bet]
            if laid != 0 and (not good or laid > balance):
                turned_down += 1
            elif laid != 0:
                spent += laid
                balance += np.int64(won + _PART) - laid
            for at in range(DEPTH - 1, 0, -1):
                last[at] = last[at - 1]
            last[0] = numbers[place]
        final[session], staked[session], refused[session] = balance, spent, turned_down


def _interpreted(plan: ChoicePlan, first: int, count: int) -> tuple[Array, Array, Array]:
    """The same in plain Python."""
    found = [_session(plan, number) for number in range(first, first + count)]
    final, staked, refused = (np.array(column, np.int64) for column in zip(*found, strict=True))
    return final, staked, refused


def _session(plan: ChoicePlan, number: int) -> tuple[int, int, int]:
    choice = plan.choice
    key = np.uint64(stream_key(plan.seed, "choices"))
    places, chances = np.empty(plan.spins, np.int64), np.empty(plan.spins * choice.takes_chance)
    draw_places(key, number, len(plan.numbers), chances, places)
    drawn = places.tolist()
    if plan.recorded:
        drawn = list(plan.recorded[number * plan.spins : (number + 1) * plan.spins])
    choose = _caller(plan, choice, chances.tolist())
    table, balance, spent, refused = _terms(plan), plan.start, 0, 0
    least, goal = min(plan.lows), plan.goal or 1 << 62
    last: deque[int] = deque([-1] * DEPTH, DEPTH)
    push, numbers = last.appendleft, plan.numbers
    for place in drawn:
        if balance < least or balance >= goal:
            break
        wagers = choose(last, balance)
        if wagers:
            laid, won, good = 0, 0.0, True
            for bet, stake in wagers.items():
                try:
                    low, high, unit, back = table[bet]
                except KeyError:
                    raise BadStrategy(f"{plan.name}: {bet!r} is no bet of this layout") from None
                good = good and low <= stake <= high and not stake % unit
                laid += stake
                won += stake * back[place]
            if good and laid <= balance:
                spent += laid
                balance += int(won + _PART) - laid
            else:
                refused += 1
        push(numbers[place])
    return balance, spent, refused


@lru_cache(maxsize=4)
def _terms(plan: ChoicePlan) -> dict[str, Any]:
    columns = zip(*plan.back, strict=True)
    rows = zip(plan.bets, plan.lows, plan.highs, plan.units, columns, strict=True)
    return {bet: (low, high, unit, back) for bet, low, high, unit, back in rows}


def _caller(plan: ChoicePlan, choice: Choice, chances: list[float]) -> Any:
    """The strategy as one function of the last numbers and the balance."""
    if choice.form == "class":
        return choice.call().choose
    if choice.form == "returned":
        kept: dict[str, Any] = {}
        return lambda last, balance: choice.call(last, balance, kept)
    own, bets = [0.0] * STATE_SIZE, plan.bets
    left = iter(chances)

    def stakes_of(last: Any, balance: int) -> dict[str, int]:
        stakes = [0] * len(bets)
        extra = (next(left),) if choice.takes_chance else ()
        choice.call(last, balance, own, stakes, *extra)
        return {bet: stake for bet, stake in zip(bets, stakes, strict=True) if stake}

    return stakes_of
