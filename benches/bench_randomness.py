"""The randomness audit: speed and memory of the quick part, and whether dieharder agrees.

`agreement` gives the same bytes to `croupier audit randomness` and to dieharder, which other people
wrote (Debian and Ubuntu have it under that name); where it is not installed, a sentence says so.
Sources are sound ones, famous bad ones, and good ones with one small fault each.
"""

import json
import re
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import which
from time import process_time
from typing import Any, Final

import numpy as np

from croupier.lab.audits.stream import CHUNK, stream_over

SIZE: Final = 12 << 20
#: dieharder's tests, each with so many p-values of so many samples that no byte is read twice.
TESTS: Final = (
    ("2", "1", "20000"),  # ranks of binary matrices
    ("8", "3", "256000"),  # ones in bytes, as a stream
    ("12", "20", "4000"),  # nearest neighbours in space
    ("15", "10", "100000"),  # runs up and down
    ("100", "10", "100000"),  # ones
    ("101", "10", "100000"),  # runs
    ("102", "10", "100000"),  # serial
    ("205", "1", "900000"),  # bytes
)
#: What dieharder calls failed. Values near one come of few p-values and mean nothing.
FAILED: Final = 1e-6
_LINE: Final = re.compile(
    r"^\s*\S+\s*\|[^|]*\|[^|]*\|[^|]*\|\s*([\d.]+)\s*\|\s*(?:PASSED|WEAK|FAILED)", re.MULTILINE
)


def words(kind: str) -> bytes:
    """Sound generators of 32 bits."""
    generator = {"PCG64": np.random.PCG64, "MT19937": np.random.MT19937}[kind](2026)
    return np.random.Generator(generator).bytes(SIZE)


def congruential(factor: int, modulus: int) -> bytes:
    """Numbers each of which is the last one times a factor, as 32 bits."""
    count, found = SIZE // 4, np.empty(SIZE // 4, np.uint64)
    found[0], done, power = 12345, 1, factor
    # Twice as many at a time: what lies so many steps ahead is one multiplication away.
    while done < count:
        more = min(done, count - done)
        ahead = [int(value) * power % modulus for value in found[:more]] if done < 64 else None
        found[done : done + more] = (
            ahead if ahead is not None else found[:more] * np.uint64(power) % np.uint64(modulus)
        )
        done, power = done + more, power * power % modulus
    return (found * np.uint64(2**32 // modulus)).astype(np.uint32).tobytes()


def leaning() -> bytes:
    """Bits of which 50.1 % are one."""
    random = np.random.default_rng(5)
    return np.packbits(random.random(8 * SIZE, np.float32) < 0.501).tobytes()


def sticky() -> bytes:
    """Bits that stay what they were in 50.1 % of all cases."""
    changes = np.random.default_rng(6).random(8 * SIZE, np.float32) < 0.499
    return np.packbits(np.cumsum(changes, dtype=np.uint32) & 1).tobytes()


def favoured() -> bytes:
    """Bytes of which one comes 5 % more often."""
    random = np.random.default_rng(7)
    data = np.frombuffer(random.bytes(SIZE), np.uint8).copy()
    data[random.random(SIZE) < 0.05 / 256] = 77
    return data.tobytes()


#: Each source with whether it is sound.
SOURCES: Final[tuple[tuple[str, bool, Callable[[], bytes]], ...]] = (
    ("PCG64", True, lambda: words("PCG64")),
    ("MT19937", True, lambda: words("MT19937")),
    ("RANDU", False, lambda: congruential(65539, 2**31)),
    ("Park and Miller, 31 bits in 32", False, lambda: congruential(16807, 2**31 - 1)),
    ("50.1 % ones", False, leaning),
    ("bits that stay in 50.1 %", False, sticky),
    ("one byte 5 % more often", False, favoured),
)


def ours(path: Path) -> bool:
    """Whether our audit flags a file."""
    command = [sys.executable, "-m", "croupier", "audit", "randomness", str(path), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    verdict: str = json.loads(done.stdout)["verdict"]
    return verdict.startswith("flagged")


def dieharder(path: Path) -> tuple[bool, int]:
    """Whether dieharder fails a file in any of its tests, and how many p-values it gave."""
    found: list[float] = []
    for number, values, samples in TESTS:
        command = ["dieharder", "-g", "201", "-f", str(path), "-d", number]
        command += ["-p", values, "-t", samples]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        found += map(float, _LINE.findall(done.stdout))
    return min(found) < FAILED, len(found)


def agreement() -> None:
    """The same bytes to both."""
    if which("dieharder") is None:
        print("dieharder is not installed; its package has that name")
        return
    agreed = 0
    for name, sound, make in SOURCES:
        with tempfile.NamedTemporaryFile(suffix=".bin") as file:
            file.write(make())
            file.flush()
            flagged, (failed, values) = ours(Path(file.name)), dieharder(Path(file.name))
        agreed += flagged is failed
        shown = {True: "flagged", False: "passed"}
        print(
            f"{name} ({'sound' if sound else 'bad'}): ours {shown[flagged]}, dieharder "
            f"{shown[failed]} on {values} p-values",
            flush=True,
        )
    print(f"both say the same of {agreed} of {len(SOURCES)} sources")


def pieces(size: int) -> Iterator[bytes]:
    """Random bytes, the same ones again and again, so that making them takes no time."""
    data = np.random.default_rng(1).bytes(CHUNK)
    for _ in range(size // CHUNK):
        yield data


def speed() -> None:
    """CPU of the quick part, and the memory of this process."""
    stream_over(pieces(4 * CHUNK))
    rates = []
    for _ in range(9):
        start = process_time()
        stream_over(pieces(32 * CHUNK))
        rates.append(32 * CHUNK / (process_time() - start) / 1e6)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(
        f"quick part: {np.median(rates):.0f} MB/s a core [{min(rates):.0f} .. {max(rates):.0f}], "
        f"{memory:.0f} MB of memory"
    )


PARTS: Final[tuple[Callable[[], Any], ...]] = (speed, agreement)


def main() -> None:
    """Measure the chosen parts."""
    names = set(sys.argv[1:])
    for part in PARTS:
        if not names or part.__name__ in names:
            part()


if __name__ == "__main__":
    main()
