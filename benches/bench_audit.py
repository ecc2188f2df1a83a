"""Audits of a wheel: how fast wheels are scanned, against the bare drawing of their counts.

Goals: the scan of all sectors of a wheel takes at most twice what drawing its counts takes; a
monitored spin takes under five milliseconds, while a round takes half a minute.
"""

import numpy as np

from benches.pairs import measure, show
from croupier.lab.audits.monitor import WheelMonitor
from croupier.lab.audits.pockets import sector_deviations
from croupier.roulette.wheel import SINGLE_ZERO

WHEELS = 5_000
SPINS = 3_700
SEEN = 200


def main() -> None:
    pockets = len(SINGLE_ZERO.order)
    random = np.random.Generator(np.random.PCG64(1))
    shares = np.full(pockets, 1 / pockets)
    counts = random.multinomial(SPINS, shares, size=WHEELS)
    places = random.integers(0, pockets, SEEN).tolist()

    def draw() -> object:
        return random.multinomial(SPINS, shares, size=WHEELS)

    def scan() -> object:
        return np.abs(sector_deviations(counts)).max(axis=(0, 2))

    def count() -> object:
        return np.bincount(places, minlength=pockets)

    def watch() -> None:
        monitor = WheelMonitor(SINGLE_ZERO.order)
        for place in places:
            monitor.see(SINGLE_ZERO.order[place])

    scanned, watched = measure(draw, scan), measure(count, watch)
    rows: list[tuple[str, ...]] = [
        ("what", "rate", "ratio"),
        ("wheels scanned for sectors", scanned.shown_rate(WHEELS), scanned.shown_ratio()),
        ("spins monitored", watched.shown_rate(SEEN), ""),
    ]
    show(f"wheels of {pockets} pockets; ratio to drawing {SPINS:,} spins of each", rows)


if __name__ == "__main__":
    main()
