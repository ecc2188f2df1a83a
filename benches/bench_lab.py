"""The lab: random numbers, sessions, exact answers and array settlement, each as a ratio.

Every pair is interleaved and alternates its order, in CPU time where one thread runs, and in wall
time where two do. References are what a Python programmer would use without the lab.
"""

from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter, process_time
from typing import Any

import numpy as np

from benches.pairs import show, wanted_pairs
from croupier.kernel.money import Money
from croupier.lab.arrays import returns_of, settle_many
from croupier.lab.convolution import distribution
from croupier.lab.kernels import GROUP, fill
from croupier.lab.reference import play_batch
from croupier.lab.ruin import exact_ending
from croupier.lab.running import run_here
from croupier.lab.sessions import chunks, plan_sessions, play_arrays, play_chunk
from croupier.lab.strategies import NAMED, find_strategy
from croupier.lab.streams import stream_key
from croupier.lab.terms import Terms
from croupier.lab.wagers import Wagers
from croupier.rules.catalogue import all_books
from croupier.rules.game import Game
from croupier.rules.limits import Limits, Over, Range

SPINS = 1 << 22
SESSIONS, LENGTH = 8192, 1000
SIGN = Limits(table=Range(Money(100), Money(50_000)), smallest_chip=Money(100))
MIX = {"red": 1000, "straight:17": 500, "split:14-17": 500, "dozen:1": 1500}


def pairs(
    reference: Callable[[], Any], ours: Callable[[], Any], clock: Callable[[], float] = process_time
) -> tuple[float, float, float, float]:
    """Seconds of the reference and of ours in the median, and the ratio with its range."""
    spent: dict[int, list[float]] = {0: [], 1: []}
    reference(), ours()
    for pair in range(wanted_pairs()):
        for which in (0, 1) if pair % 2 else (1, 0):
            start = clock()
            (reference, ours)[which]()
            spent[which].append(clock() - start)
    ratios = sorted(ref / own for ref, own in zip(spent[0], spent[1], strict=True))
    return median(spent[1]), median(ratios), ratios[0], ratios[-1]


def refusing_game() -> Game:
    """A game that refuses what is above the maximum."""
    found = (book.game(offer.name) for book in all_books() for offer in book.offers)
    return next(game for game in found if game.limits.over is Over.REFUSED)


def numpy_martingale(sessions: int, generator: np.random.Generator) -> Any:
    """The same progression across players with numpy."""
    stack, units = np.full(sessions, 1000), np.ones(sessions, np.int64)
    for _ in range(LENGTH):
        won = generator.integers(0, 37, sessions) < 18
        stack += np.where(won, units, -units)
        units = np.where(won, 1, 2 * units)
        units[units > 500] = 1
        units = np.minimum(units, stack)
    return stack


def main() -> None:
    """Print a row for each goal."""
    game, generator = refusing_game(), np.random.default_rng(1)
    rows: list[tuple[str, ...]] = [("measure", "ours", "ratio to", "ratio", "range")]

    def add(name: str, count: float, unit: str, against: str, timed: tuple[float, ...]) -> None:
        seconds, ratio, low, high = timed
        rows.append(
            (
                name,
                f"{count / seconds:,.0f} {unit}/s",
                against,
                f"{ratio:.2f}",
                f"{low:.2f} .. {high:.2f}",
            )
        )

    buffer, key = np.empty(SPINS, np.uint8), np.uint64(stream_key(1, "bench"))
    timed = pairs(
        lambda: generator.integers(0, 37, SPINS, dtype=np.uint8), lambda: fill(key, 1, buffer, 37)
    )
    counts = np.bincount(buffer, minlength=37)
    assert ((counts - SPINS / 37) ** 2 / (SPINS / 37)).sum() < 58.62
    assert SPINS % GROUP == 0
    add("spin stream", SPINS, "spins", "Generator.integers", timed)

    red = Terms(Wagers(game, {"red": 100}, SIGN))
    plans = {
        name: plan_sessions(
            red, find_strategy(name), sessions=SESSIONS, spins=LENGTH, stack=100_000, seed=7
        )
        for name in NAMED
    }
    martingale = plans["martingale"]
    fewer = SESSIONS // 8
    seconds, ratio, low, high = pairs(
        lambda: numpy_martingale(fewer, generator), lambda: play_arrays(martingale, 1, SESSIONS)
    )
    add(
        "martingale sessions",
        SESSIONS * LENGTH,
        "spins",
        "numpy across players",
        (seconds, *(8 * each for each in (ratio, low, high))),
    )
    for name in NAMED:
        if name != "martingale":
            timed = pairs(
                lambda: play_arrays(martingale, 1, SESSIONS),
                partial(play_arrays, plans[name], 1, SESSIONS),
            )
            add(f"{name} sessions", SESSIONS * LENGTH, "spins", "martingale sessions", timed)

    mix = Terms(Wagers(game, MIX, SIGN))
    plan = plan_sessions(
        mix, find_strategy("martingale"), sessions=SESSIONS, spins=LENGTH, stack=10**10 + 1, seed=7
    )
    timed = pairs(
        lambda: generator.integers(0, 37, SESSIONS * LENGTH, dtype=np.uint8),
        lambda: play_arrays(plan, 1, SESSIONS),
    )
    add("four bets, progression", SESSIONS * LENGTH, "spins", "Generator.integers", timed)
    ask = {"spins": 40, "stack": 10**10 + 1, "seed": 7}
    small = plan_sessions(mix, find_strategy("martingale"), sessions=128, **ask)
    assert not plan.is_narrow
    players = play_batch(mix, find_strategy("martingale"), **ask)
    assert [player.stack for player in players] == play_arrays(small, 0, 128)[0].tolist()
    start = process_time()
    play_batch(mix, find_strategy("martingale"), **ask)
    slow = (process_time() - start) / (128 * 40)
    rows.append(
        (
            "the same",
            "",
            "the Python engine",
            f"{slow * SESSIONS * LENGTH / timed[0]:,.0f}",
            "sessions equal",
        )
    )

    many = plan_sessions(
        red, find_strategy("martingale"), sessions=131_072, spins=LENGTH, stack=100_000, seed=7
    )
    timed = pairs(
        lambda: run_here(play_chunk, many, chunks(many), workers=1),
        lambda: run_here(play_chunk, many, chunks(many), workers=2),
        perf_counter,
    )
    add("two cores", 131_072 * LENGTH, "spins", "one core (wall)", timed)

    tenth = plan_sessions(
        red, find_strategy("martingale"), sessions=100_000, spins=LENGTH, stack=100_000, seed=7
    )
    timed = pairs(
        lambda: run_here(play_chunk, tenth, chunks(tenth), workers=1), lambda: exact_ending(tenth)
    )
    add("exact martingale", 1, "answers", "100,000 sessions", timed)
    spectrum = Wagers(game, MIX, SIGN).spectrum
    quick, exact = distribution(spectrum, 1000), distribution(spectrum, 1000, exact=True)
    assert np.abs(quick.probabilities - exact.probabilities).max() < 1e-12
    flat = plan_sessions(
        mix, find_strategy("flat"), sessions=100_000, spins=LENGTH, stack=10**8, seed=7
    )
    timed = pairs(
        lambda: run_here(play_chunk, flat, chunks(flat), workers=1),
        lambda: distribution(spectrum, 1000),
    )
    add("exact 1,000 spins, Fourier", 1, "answers", "100,000 sessions", timed)

    settlement(game, generator, add)
    show("The lab, ratios above one are in our favour", rows)


def settlement(game: Game, generator: np.random.Generator, add: Callable[..., None]) -> None:
    """A million wagers of 100,000 players on one number."""
    returns, count = returns_of(game), 1_000_000
    bets = generator.integers(0, len(returns.names), count).astype(np.uint8)
    stakes = generator.integers(1, 10**5, count) * 100
    players = np.sort(generator.integers(0, 100_000, count)).astype(np.int32)
    pocket, memory = returns.pockets[5], np.ones(1 << 25, np.uint64)
    column = returns.by_pocket[5].tolist()
    wagers = list(zip(bets.tolist(), stakes.tolist(), players.tolist(), strict=True))

    def python() -> list[int]:
        back = [0] * 100_000
        for bet, stake, player in wagers:
            back[player] += stake * column[bet]
        return back

    def ours() -> Any:
        return settle_many(returns, bets, stakes, players, pocket, 100_000)

    assert python() == ours().tolist()
    add("array settlement", count, "wagers", "a Python loop", pairs(python, ours))
    seconds, ratio, low, high = pairs(memory.sum, ours)
    share = 13 * count / memory.nbytes
    add(
        "the same, 13 bytes a wager",
        count,
        "wagers",
        "reading memory",
        (seconds, *(share * each for each in (ratio, low, high))),
    )


if __name__ == "__main__":
    main()
