"""How sure the audits are: false alarm rates, powers, delays and speed, each measured.

`bench_audit 400 false_alarms powers` takes 400 trials of two parts. Without arguments every part is
measured, which takes some minutes on one core. Standard errors of shares are printed beside them.
"""

import sys
from collections import Counter
from collections.abc import Callable
from time import process_time
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from croupier.lab.audits import where
from croupier.lab.audits.evidence import evidence_path
from croupier.lab.audits.findings import Verdict
from croupier.lab.audits.monitor import WheelMonitor
from croupier.lab.audits.recording import Recording
from croupier.lab.audits.spins import read_spins
from croupier.lab.audits.wheel import audit_wheel
from croupier.roulette.wheel import SINGLE_ZERO

POCKETS: Final = len(SINGLE_ZERO.order)
FAIR: Final = np.full(POCKETS, 1 / POCKETS)
LONG: Final = 707_492
Places = NDArray[np.int64]


def recorded(places: Places) -> Recording:
    """Places as a recording of one wheel."""
    before = np.concatenate(([-1], places[:-1]))
    lines = np.arange(1, places.size + 1)
    return Recording(wheel=SINGLE_ZERO, places=places, lines=lines, before=before)


def share(found: float, trials: int) -> str:
    """A share in per cent with its standard error."""
    error = (found * (1 - found) / trials) ** 0.5
    return f"{100 * found:5.1f} % ± {100 * error:.1f}"


def wave(size: float) -> NDArray[np.float64]:
    """A wheel that leans to one side."""
    return np.asarray((1 + size * np.cos(2 * np.pi * np.arange(POCKETS) / POCKETS)) / POCKETS)


BIASED: Final = {
    "nine neighbours +20 %": where.sector_shares(POCKETS, 0.2),
    "five neighbours +33 %": where.sector_shares(POCKETS, 0.33, 5),
    "one pocket +50 %": where.pocket_shares(POCKETS, 0.5),
    "a wave of 15 %": wave(0.15),
}


def false_alarms(trials: int, random: np.random.Generator) -> None:
    """Whole audits of fair wheels."""
    for spins in (200, 1_200, 5_000):
        verdicts: Counter[Verdict] = Counter()
        for _ in range(trials):
            verdicts[
                audit_wheel(recorded(random.integers(0, POCKETS, spins)), SINGLE_ZERO).verdict
            ] += 1
        flagged = verdicts[Verdict.FLAGGED] / trials
        called = flagged + verdicts[Verdict.SUSPECT] / trials
        records = verdicts[Verdict.RECORDS] / trials
        print(
            f"fair, {spins:,} spins: flagged {share(flagged, trials)}, flagged or suspect "
            f"{share(called, trials)}, records {share(records, trials)}"
        )


def powers(trials: int, random: np.random.Generator) -> None:
    """Each statistic on wheels with the bias that it states, and whole audits of bad wheels."""
    for spins in (100, 300, 1_200, 5_000, 20_000):
        for name, statistic in where.STATISTICS.items():
            level = 0.05 * 0.88
            power = where.stated_power(name, POCKETS, spins, level)
            shares = where._STATED[name][0](POCKETS, power.size)
            limit = where.fair_wheels(POCKETS, spins).limit(name, level)
            rows = random.multinomial(spins, shares, 10_000)
            found = float((statistic(rows) >= limit).mean())
            print(f"{spins:6,} spins, {name}: stated 80 % for {power}: {share(found, 10_000)}")
    for name, shares in BIASED.items():
        flagged = called = 0
        for _ in range(trials):
            places = random.choice(POCKETS, 1_200, p=shares)
            verdict = audit_wheel(recorded(places), SINGLE_ZERO).verdict
            flagged += verdict is Verdict.FLAGGED
            called += verdict in (Verdict.FLAGGED, Verdict.SUSPECT)
        print(
            f"audit of 1,200 spins, {name}: flagged {share(flagged / trials, trials)}, "
            f"flagged or suspect {share(called / trials, trials)}"
        )


def bound(trials: int, random: np.random.Generator) -> None:
    """The best that any test can do on nine neighbours +20 % wherever they lie, at 1 %.

    The average likelihood over all rotations, for a test that knows length and size: by Neyman and
    Pearson none finds more on average over the places, and turning the wheel changes nothing.
    """
    spins, length, size = 1_200, 9, 0.2
    inside, outside = np.log1p(size), np.log1p(-size * length / (POCKETS - length))

    def statistic(rows: Places) -> Any:
        hits = np.stack(
            [np.roll(rows, -by, axis=1)[:, :length].sum(axis=1) for by in range(POCKETS)]
        )
        return np.log(np.exp(hits * inside + (spins - hits) * outside).mean(axis=0))

    fair = statistic(random.multinomial(spins, FAIR, 200_000))
    bad = statistic(random.multinomial(spins, BIASED["nine neighbours +20 %"], 50_000))
    for level in (0.01, 0.05):
        found = float((bad > np.quantile(fair, 1 - level)).mean())
        print(
            f"the best of all tests at {level:.0%}, nine neighbours +20 %, 1,200 spins: "
            f"{share(found, 50_000)}"
        )


def delays(trials: int, random: np.random.Generator) -> None:
    """Spins until the monitor speaks: on a new wheel, and after 100,000 fair spins."""
    trials = min(trials, 100)
    for name, shares in BIASED.items():
        found: dict[str, list[int]] = {"new": [], "late": []}
        early = 0
        for _ in range(trials):
            bad = random.choice(POCKETS, 15_000, p=shares)
            fair = random.integers(0, POCKETS, 100_000)
            for kind, places in (("new", bad), ("late", np.concatenate((fair, bad)))):
                beyond = np.flatnonzero(evidence_path(recorded(places)) >= 100)
                delay = int(beyond[0]) + 1 - (places.size - bad.size) if beyond.size else 10**6
                early += delay <= 0
                found[kind].append(delay)
        new, late = np.median(found["new"]), np.median(found["late"])
        print(
            f"{name}: new wheel {new:,.0f}, after 100,000 fair spins {late:,.0f} "
            f"({late / new:.2f} times); alerts before: {early} of {trials}"
        )


def years(trials: int, random: np.random.Generator) -> None:
    """Alerts within a year of play on fair wheels."""
    trials, alerts = min(trials, 400), 0
    for _ in range(trials):
        alerts += bool((evidence_path(recorded(random.integers(0, POCKETS, 200_000))) >= 100).any())
    print(f"fair wheels with an alert in a year of 200,000 spins: {share(alerts / trials, trials)}")


def speed(trials: int, random: np.random.Generator) -> None:
    """CPU of a long recording, and of one spin in play."""
    text = "\n".join(SINGLE_ZERO.order[place] for place in random.integers(0, POCKETS, LONG))
    start = process_time()
    reading = read_spins(text.encode(), SINGLE_ZERO, source="bench")
    audit_wheel(reading.recording, SINGLE_ZERO)
    evidence_path(reading.recording)
    print(f"{LONG:,} numbers read, audited and watched: {process_time() - start:.2f} s of CPU")
    monitor, known = WheelMonitor(SINGLE_ZERO.order), {"dealer": "ann", "direction": "cw"}
    start = process_time()
    for place in random.integers(0, POCKETS, 2_000):
        monitor.see(SINGLE_ZERO.order[place], known=known)
    print(f"a spin in play: {(process_time() - start) / 2:.3f} ms")


PARTS: Final[tuple[Callable[[int, np.random.Generator], None], ...]] = (
    speed,
    false_alarms,
    powers,
    bound,
    delays,
    years,
)


def main() -> None:
    """Measure the chosen parts."""
    trials = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000
    names = set(sys.argv[2:])
    for part in PARTS:
        if not names or part.__name__ in names:
            part(trials, np.random.Generator(np.random.PCG64(2026)))


if __name__ == "__main__":
    main()
