"""How sure the audits are: false alarm rates, powers, delays and speed, each measured.

`bench_audit 400 false_alarms powers` takes 400 trials of two parts. Without arguments every part is
measured, which takes some minutes on one core. Standard errors of shares are printed beside them.
"""

import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from time import process_time
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from scipy import special

from croupier.lab.audits import location as where
from croupier.lab.audits.evidence import evidence_path
from croupier.lab.audits.findings import ALL, Measured, Power, Verdict, judge_weighted
from croupier.lab.audits.monitor import WheelMonitor
from croupier.lab.audits.recording import Labels, Recording
from croupier.lab.audits.sequences import (
    DRIFT_MIN,
    LAG_STATED,
    measure_drift,
    measure_lags,
    measure_likes,
)
from croupier.lab.audits.spins import read_spins
from croupier.lab.audits.wheel import (
    _OF_DROPS,
    _OF_GROUPS,
    SHARES,
    _measure_drops,
    _measure_evenness,
    _measure_together,
    _measure_where,
    audit_wheel,
)
from croupier.roulette.pockets import RED_NUMBERS
from croupier.roulette.wheel import SINGLE_ZERO

POCKETS: Final = len(SINGLE_ZERO.order)
FAIR: Final = np.full(POCKETS, 1 / POCKETS)
LONG: Final = 707_492
#: Of each stated power at each length: a standard error of 0.8 points at 80 %.
_STATED_TRIALS: Final = 2_500
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


def labelled(places: Places, random: np.random.Generator) -> Recording:
    """The same with four dealers, two directions, three speeds, two balls and eight zones."""
    count = places.size
    codes = {
        "dealer": np.arange(count) // 40 % 4,
        "direction": np.arange(count) % 2,
        "rotor": random.integers(0, 3, count),
        "ball": np.arange(count) * 2 // count,
        "drop": random.integers(0, ZONES, count),
    }
    labels = {
        kind: Labels(each, tuple(map(str, range(int(each.max()) + 1))))
        for kind, each in codes.items()
    }
    return replace(recorded(places), labels=labels)


def false_alarms(trials: int, random: np.random.Generator) -> None:
    """Whole audits of fair wheels: of numbers alone, and with all that can be known of each."""
    for spins, is_labelled in ((200, False), (1_200, False), (1_200, True), (5_000, False)):
        verdicts: Counter[Verdict] = Counter()
        for _ in range(trials):
            places = random.integers(0, POCKETS, spins)
            made = labelled(places, random) if is_labelled else recorded(places)
            verdicts[audit_wheel(made, SINGLE_ZERO).verdict] += 1
        flagged = verdicts[Verdict.FLAGGED] / trials
        called = flagged + verdicts[Verdict.SUSPECT] / trials
        records = verdicts[Verdict.RECORDS] / trials
        print(
            f"fair, {spins:,} spins{' with groups and zones' if is_labelled else ''}: flagged "
            f"{share(flagged, trials)}, flagged or suspect {share(called, trials)}, records "
            f"{share(records, trials)}",
            flush=True,
        )


def powers(trials: int, random: np.random.Generator) -> None:
    """Whole audits of bad wheels."""
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


def stated(trials: int, random: np.random.Generator) -> None:
    """Every test on sources with exactly the departure that it states to find four times in five.

    Each at the share of the level that it has in an audit, at 95 %: alone, and beside groups and
    zones of the bowl. What is counted are the verdicts of the audit.
    """
    for spins in (100, 200, 300, 1_200, 5_000, 20_000):
        for rest, beside in ((1.0, "alone"), (1 - _OF_GROUPS - _OF_DROPS, "beside groups")):
            for name in where.STATISTICS:
                share_of_it = SHARES["where"] * rest
                power = where.stated_power(name, POCKETS, spins, 0.05 * share_of_it)
                rows = random.multinomial(
                    spins, where.stated_shares(name, POCKETS, power.size), _STATED_TRIALS
                )
                found = [_is_called(name, row, share_of_it) for row in rows]
                say_power(spins, f"{name}, {beside}", power, np.array(found))
        for share_of_it, of in ((SHARES["distances"], "distances"), (_OF_GROUPS / 24, "a group")):
            power = where.stated_power(where.TOGETHER, POCKETS, spins, 0.05 * share_of_it)
            rows = random.multinomial(
                spins, where.stated_shares(where.TOGETHER, POCKETS, power.size), _STATED_TRIALS
            )
            found = [
                _measure_together("results", ALL, row, share_of_it).p <= 0.05 * share_of_it
                for row in rows
            ]
            say_power(spins, f"together, {of}", power, np.array(found))
        for name, measure, source in SOURCES:
            # As many zeros as there should be, on which some powers hang.
            level, fair = 0.05 * SHARES.get(name, 0.1), recorded(np.arange(spins) % POCKETS)
            if name == "drift" and spins < DRIFT_MIN:
                continue
            power = measure(fair, level)[1]
            made = (source(random, spins, power.size) for _ in range(_STATED_TRIALS))
            found = [measure(recorded(places), level)[0] for places in made]
            say_power(spins, name, power, np.array(found))


def _is_called(name: str, row: Places, share_of_it: float) -> bool:
    """Whether one of the four tests of counts calls them suspect."""
    measured = next(m for m in _measure_where(row, share_of_it) if m.test == name)
    return judge_weighted([replace(measured, weakest=None)])[0].verdict is not Verdict.FAIR


def say_power(spins: int, name: str, power: Power, found: Any) -> None:
    """A line on one test."""
    measured = share(float(found.mean()), found.size)
    print(f"{spins:6,} spins, {name}: stated 80 % for {power}: {measured}", flush=True)


def judged(measured: Measured, level: float) -> tuple[bool, Power]:
    """Whether a test found something at a level, and the power that it states."""
    assert measured.weakest is not None
    return measured.p <= level, measured.weakest(level)


def coloured(random: np.random.Generator, spins: int, more: float) -> Places:
    """Colours follow their like so much more often than half; zeros come in between."""
    red = np.array([pocket in RED_NUMBERS for pocket in SINGLE_ZERO.order])
    zero = SINGLE_ZERO.order.index("0")
    reds, blacks = np.flatnonzero(red), np.setdiff1d(np.flatnonzero(~red), [zero])
    zeros = random.random(spins) < 1 / POCKETS
    changes = np.where(np.roll(zeros, 1) | zeros, 0.5, 0.5 - more)
    is_red = np.cumsum(random.random(spins) < changes) % 2 == 0
    picked = random.integers(0, reds.size, spins)
    return np.where(zeros, zero, np.where(is_red, reds[picked], blacks[picked]))


def repeated(random: np.random.Generator, spins: int, portion: float) -> Places:
    """A portion of the results is that of some spins before."""
    places = random.integers(0, POCKETS, spins)
    again = random.random(spins) < portion
    for start in range(LAG_STATED, spins, LAG_STATED):
        part = slice(start, min(start + LAG_STATED, spins))
        before = places[part.start - LAG_STATED : part.stop - LAG_STATED]
        places[part] = np.where(again[part], before, places[part])
    return places


def changed(random: np.random.Generator, spins: int, size: float) -> Places:
    """In the second half, nine neighbours come more often."""
    fair = random.integers(0, POCKETS, spins // 2)
    shares = where.sector_shares(POCKETS, size)
    return np.concatenate((fair, random.choice(POCKETS, spins - fair.size, p=shares)))


def dealt(random: np.random.Generator, spins: int, portion: float) -> Places:
    """A portion of the numbers is dealt out evenly."""
    even = int(random.binomial(spins, portion))
    return np.concatenate((np.arange(even) % POCKETS, random.integers(0, POCKETS, spins - even)))


def evenness(recording: Recording, level: float) -> tuple[bool, Power]:
    """Whether the numbers are too even."""
    counts = np.bincount(recording.places, minlength=POCKETS)
    return judged(_measure_evenness(counts, 1.0), level)


ZONES: Final = 8


def drops(recording: Recording, level: float) -> tuple[bool, Power]:
    """Whether a zone of the bowl has too many: the zone is the place, of eight."""
    names = tuple(map(str, range(ZONES)))
    labelled = replace(recording, labels={"drop": Labels(recording.places % ZONES, names)})
    return judged(next(iter(_measure_drops(labelled, 1.0))), level)


def zoned(random: np.random.Generator, spins: int, size: float) -> Places:
    """One zone of eight comes more often."""
    return random.choice(ZONES, spins, p=where.pocket_shares(ZONES, size))


def lags(recording: Recording) -> Measured:
    """Correlation with earlier spins."""
    return measure_lags(recording.places, POCKETS)


SOURCES: Final[tuple[tuple[str, Any, Any], ...]] = (
    ("drift", lambda rec, level: judged(measure_drift(rec), level), changed),
    ("earlier spins", lambda rec, level: judged(lags(rec), level), repeated),
    ("like after like", lambda rec, level: judged(measure_likes(rec), level), coloured),
    ("too even", evenness, dealt),
    ("drop zones", drops, zoned),
)


def bound(trials: int, random: np.random.Generator) -> None:
    """The best that any test can do on nine neighbours +20 % in 1,200 spins, at 1 % and at 5 %.

    One that knows the sector counts its hits (Neyman and Pearson), which is exact. One that knows
    the length and the size takes the average likelihood over all rotations: none finds more on
    average over the places, and turning the wheel changes nothing. The last is our own statistic,
    which knows no length and no size, with all of the level for itself.
    """
    spins, length, size = 1_200, 9, 0.2
    inside, outside = np.log1p(size), np.log1p(-size * length / (POCKETS - length))
    hits, known = np.arange(spins + 1), length / POCKETS

    def rotated(rows: Places) -> Any:
        hits = np.stack(
            [np.roll(rows, -by, axis=1)[:, :length].sum(axis=1) for by in range(POCKETS)]
        )
        return np.log(np.exp(hits * inside + (spins - hits) * outside).mean(axis=0))

    fair = random.multinomial(spins, FAIR, 200_000)
    bad = random.multinomial(spins, BIASED["nine neighbours +20 %"], 50_000)
    for level in (0.01, 0.05):
        beyond = special.bdtrc(hits, spins, known)
        limit = int(np.argmax(beyond <= level))
        # On the edge a coin decides, so that the level is used up.
        coin = (level - beyond[limit]) / (beyond[limit - 1] - beyond[limit])
        better = special.bdtrc(hits, spins, known * (1 + size))
        found = better[limit] + coin * (better[limit - 1] - better[limit])
        print(f"the best test at {level:.0%} that knows the sector: {100 * found:.1f} %, exactly")
        for name, test in (
            ("the best test that knows length and size", rotated),
            ("our sector statistic, all of the level", sector_in_parts),
        ):
            limit = np.quantile(test(fair), 1 - level)
            print(f"{name}, at {level:.0%}: {share(float((test(bad) > limit).mean()), 50_000)}")


def sector_in_parts(rows: Places) -> Any:
    """The sector statistic of many wheels, in bounded memory."""
    return np.concatenate([where.sector_statistic(part) for part in np.array_split(rows, 500)])


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
    stated,
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
