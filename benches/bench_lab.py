"""The lab: random numbers, sessions, exact answers and array settlement, each as a ratio.

Every pair is interleaved and alternates its order, in CPU time where one thread runs, and in wall
time where two do. References are what a Python programmer would use without the lab, and what the
processor can do in C.

Without arguments every part is measured; `bench_lab 31 cores cluster` takes 31 pairs of two.
"""

import logging
import sys
from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter, process_time
from typing import Any, Final

import numpy as np

from benches.limit import SOURCES, NoLimit, limit
from benches.pairs import show, wanted_pairs
from croupier.core.money import Money
from croupier.lab.arrays import returns_of, settle_many
from croupier.lab.choices import plan_choices, play_choice_arrays
from croupier.lab.choosing import read_choice
from croupier.lab.convolution import distribution
from croupier.lab.kernels import GROUP, fill
from croupier.lab.reference import play_batch
from croupier.lab.ruin import exact_ending
from croupier.lab.running import NoCluster, run_here, run_on_cluster
from croupier.lab.sessions import SessionPlan, chunks, plan_sessions, play_arrays, play_chunk
from croupier.lab.strategies import NAMED, find_strategy
from croupier.lab.streams import stream_key
from croupier.lab.terms import Terms
from croupier.lab.wagers import Wagers
from croupier.roulette.catalogue import all_books
from croupier.roulette.game import Game
from croupier.roulette.limits import Limits, Over, Range

SPINS = 1 << 22
SESSIONS, LENGTH = 8192, 1000
#: Enough for a core to be busy for a second or two.
MANY = 1 << 22
SIGN = Limits(table=Range(Money(100), Money(50_000)), smallest_chip=Money(100))
NO_MAXIMUM = Limits(table=Range(Money(100), Money(10**15)), smallest_chip=Money(100))
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


Timed = tuple[float, float, float, float]


class Report:
    """The rows of the table, and what could not be measured."""

    def __init__(self) -> None:
        self.rows: list[tuple[str, ...]] = [("measure", "ours", "ratio to", "ratio", "range")]
        self.missing: list[str] = []

    def add(
        self, name: str, count: float, unit: str, against: str, timed: Timed, share: float = 1
    ) -> None:
        """A row. Where the reference does another amount of work, `share` puts that right."""
        seconds, *ratios = timed
        ratio, low, high = (f"{share * each:.2f}" for each in ratios)
        rate = f"{count / seconds:,.0f} {unit}/s"
        self.rows.append((name, rate, against, ratio, f"{low} .. {high}"))


def red_plan(name: str = "martingale", sessions: int = SESSIONS) -> SessionPlan:
    """A strategy on red with 1,000 units, under a maximum of 500."""
    terms = Terms(Wagers(refusing_game(), {"red": 100}, SIGN))
    options = {"sessions": sessions, "spins": LENGTH, "stack": 100_000, "seed": 7}
    return plan_sessions(terms, find_strategy(name), **options)


def check_pockets(pockets: Any) -> None:
    """The draws are spread as evenly as chance has it."""
    counts = np.bincount(pockets, minlength=37)
    assert ((counts - SPINS / 37) ** 2 / (SPINS / 37)).sum() < 58.62


def streams(report: Report) -> None:
    """The exact spin stream."""
    generator = np.random.default_rng(1)
    buffer, key = np.empty(SPINS, np.uint8), np.uint64(stream_key(1, "bench"))
    assert SPINS % GROUP == 0

    def reference() -> Any:
        return generator.integers(0, 37, SPINS, dtype=np.uint8)

    timed = pairs(reference, lambda: fill(key, 1, buffer, 37))
    check_pockets(buffer)
    report.add("spin stream", SPINS, "spins", "Generator.integers", timed)


def in_c(report: Report) -> None:
    """The spin stream and the martingale against what the processor can do."""
    for kind in SOURCES:
        try:
            _against_c(report, kind)
        except NoLimit as error:
            print(error)


def _against_c(report: Report, kind: str) -> None:
    buffer, key = np.empty(SPINS, np.uint8), np.uint64(stream_key(1, "bench"))
    plan, final = red_plan(), np.empty(SESSIONS, np.int32)
    with limit(kind) as c:
        timed = pairs(
            lambda: c.fill(1, buffer.ctypes.data, SPINS), lambda: fill(key, 1, buffer, 37)
        )
        c.fill(1, buffer.ctypes.data, SPINS)
        check_pockets(buffer)
        report.add("spin stream", SPINS, "spins", f"C with {kind}", timed)
        timed = pairs(
            lambda: c.martingale(1, SESSIONS, LENGTH, 1000, 500, final.ctypes.data),
            lambda: play_arrays(plan, 1, SESSIONS),
        )
        # The exact chance of ruin is 0.14985; five standard errors are 0.02.
        assert abs(np.count_nonzero(final == 0) / SESSIONS - 0.14985) < 0.02
        report.add("martingale sessions", SESSIONS * LENGTH, "spins", f"C with {kind}", timed)


def strategies(report: Report) -> None:
    """The martingale against numpy, and the other strategies against the martingale."""
    generator, martingale, fewer = np.random.default_rng(1), red_plan(), SESSIONS // 8
    count = SESSIONS * LENGTH

    def ours() -> Any:
        return play_arrays(martingale, 1, SESSIONS)

    timed = pairs(lambda: numpy_martingale(fewer, generator), ours)
    report.add("martingale sessions", count, "spins", "numpy across players", timed, 8)
    for name in NAMED:
        if name != "martingale":
            timed = pairs(ours, partial(play_arrays, red_plan(name), 1, SESSIONS))
            report.add(f"{name} sessions", count, "spins", "martingale sessions", timed)


def layouts(report: Report) -> None:
    """Four bets and a progression, and the same sessions in the Python engine."""
    game, generator, count = refusing_game(), np.random.default_rng(1), SESSIONS * LENGTH
    martingale = find_strategy("martingale")
    for sign, kind, bits in ((SIGN, "int32", "32"), (NO_MAXIMUM, "float64", "64")):
        terms = Terms(Wagers(game, MIX, sign))
        options = {"stack": 10**10 + 1, "seed": 7}
        plan = plan_sessions(terms, martingale, sessions=SESSIONS, spins=LENGTH, **options)
        assert plan.kind == kind
        timed = pairs(
            lambda: generator.integers(0, 37, count, dtype=np.uint8),
            partial(play_arrays, plan, 1, SESSIONS),
        )
        name = f"four bets, progression, {bits} bits"
        report.add(name, count, "spins", "Generator.integers", timed)
        small = plan_sessions(terms, martingale, sessions=128, spins=40, **options)
        start = process_time()
        players = play_batch(terms, martingale, spins=40, **options)
        slow = (process_time() - start) / (128 * 40)
        assert [player.stack for player in players] == play_arrays(small, 0, 128)[0].tolist()
        times = f"{slow * count / timed[0]:,.0f}"
        report.rows.append(("the same", "", "the Python engine", times, "sessions equal"))


def cores(report: Report) -> None:
    """One worker and two, on this machine's cores."""
    plan = red_plan(sessions=MANY)

    def with_workers(count: int) -> Any:
        return run_here(play_chunk, plan, chunks(plan), workers=count)

    timed = pairs(partial(with_workers, 1), partial(with_workers, 2), perf_counter)
    report.add("two cores", MANY * LENGTH, "spins", "one core (wall)", timed)


def cluster(report: Report) -> None:
    """Dask workers on this machine: two against one, by the clock and by the processor's time.

    Where other programs run, the clock says how much of the machine was ours. Processor time says
    what two cores of one's own would take: as long as the busiest worker, or half of all work.
    """
    try:
        import distributed
    except ModuleNotFoundError:
        raise NoCluster("the extra 'cluster' is not installed, so no cluster is measured") from None
    make: Any = distributed.LocalCluster
    connect: Any = distributed.Client
    plan = red_plan(sessions=MANY)
    alone = {
        "threads_per_worker": 1,
        "dashboard_address": "127.0.0.1:0",
        "silence_logs": logging.ERROR,
    }
    with make(n_workers=1, **alone) as one, make(n_workers=2, **alone) as two:

        def on(where: Any) -> Any:
            address = where.scheduler_address
            return run_on_cluster(play_chunk, plan, chunks(plan), address=address)

        here = run_here(play_chunk, plan, chunks(plan), workers=1)
        assert (on(one).gained, on(two).gained) == (here.gained, here.gained)
        timed = pairs(partial(on, one), partial(on, two), perf_counter)
        report.add("two Dask workers", MANY * LENGTH, "spins", "one Dask worker (wall)", timed)

        def spent(where: Any) -> float:
            with connect(where) as client:
                began, workers = process_time(), client.run(process_time)
                on(where)
                own = process_time() - began
                ended = client.run(process_time)
                each = [float(ended[name] - before) for name, before in workers.items()]
            return max(*each, (sum(each) + own) / 2) if len(each) > 1 else each[0]

        took = [(spent(one), spent(two)) for _ in range(wanted_pairs())]
        ratios = sorted(alone / both for alone, both in took)
        busiest = median(both for _, both in took), median(ratios), ratios[0], ratios[-1]
        report.add("the same", MANY * LENGTH, "spins", "one Dask worker (CPU)", busiest)


def exact(report: Report) -> None:
    """Answers without chance against 100,000 sessions on one core."""
    tenth = red_plan(sessions=100_000)
    timed = pairs(
        lambda: run_here(play_chunk, tenth, chunks(tenth), workers=1), lambda: exact_ending(tenth)
    )
    report.add("exact martingale", 1, "answers", "100,000 sessions", timed)
    wagers = Wagers(refusing_game(), MIX, SIGN)
    spectrum = wagers.spectrum
    quick, slow = distribution(spectrum, 1000), distribution(spectrum, 1000, exact=True)
    assert np.abs(quick.probabilities - slow.probabilities).max() < 1e-12
    options = {"sessions": 100_000, "spins": LENGTH, "stack": 10**8, "seed": 7}
    flat = plan_sessions(Terms(wagers), find_strategy("flat"), **options)
    timed = pairs(
        lambda: run_here(play_chunk, flat, chunks(flat), workers=1),
        lambda: distribution(spectrum, 1000),
    )
    report.add("exact 1,000 spins, Fourier", 1, "answers", "100,000 sessions", timed)


def settlement(report: Report) -> None:
    """A million wagers of 100,000 players on one number."""
    game, generator = refusing_game(), np.random.default_rng(1)
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
    report.add("array settlement", count, "wagers", "a Python loop", pairs(python, ours))
    timed, share = pairs(memory.sum, ours), 13 * count / memory.nbytes
    report.add("the same, 13 bytes a wager", count, "wagers", "reading memory", timed, share)


FOLLOW: Final = """
BETS = ("red", "black")
RED = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}

def choose(last, balance, state, stakes):
    if last[0] in RED:
        stakes[0] = 1000
    elif last[0] > 0:
        stakes[1] = 1000
"""
RETURNS: Final = """
RED = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}

def choose(last, balance, state):
    if last[0] in RED:
        return {"red": 1000}
    return {"black": 1000} if last[0] > 0 else None
"""


def choosing(report: Report) -> None:
    """A strategy that follows the last colour: compiled, and interpreted."""
    generator = np.random.default_rng(1)
    for name, text, sessions in (("compiled", FOLLOW, 5_000), ("interpreted", RETURNS, 200)):
        choice = read_choice(f"{name}.py", text)
        game, stack = refusing_game(), 10**8
        plan = plan_choices(
            game, SIGN, choice, sessions=sessions, spins=LENGTH, stack=stack, seed=7
        )
        count = sessions * LENGTH
        timed = pairs(
            partial(generator.integers, 0, 37, count, dtype=np.uint8),
            partial(play_choice_arrays, plan, 0, sessions),
        )
        report.add(f"last colour, {name}", count, "spins", "Generator.integers", timed)


PARTS: Final = (streams, in_c, strategies, layouts, choosing, cores, cluster, exact, settlement)


def main() -> None:
    """Print a row for each goal."""
    names = set(sys.argv[2:])
    report = Report()
    for part in PARTS:
        if names and part.__name__ not in names:
            continue
        try:
            part(report)
        except (NoLimit, NoCluster) as why:
            report.missing.append(str(why))
    show("The lab, ratios above one are in our favour", report.rows)
    for sentence in report.missing:
        print(f"  {sentence}")


if __name__ == "__main__":
    main()
