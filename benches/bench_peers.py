"""Other people's roulette engines, run beside ours: spins for each second of CPU, flat on red.

They are installed into an environment of their own that is thrown away afterwards, which takes a
package index. So this is done only where it is asked for: `bench_peers 9 --peers`. A peer plays in
a process of its own, in turn with ours, and counts its own CPU time. None of them computes what it
need not draw, and each does what it does as shipped, but for pauses that are there for the eye.
"""

import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Final

from benches.bench_lab import LENGTH, SESSIONS, red_plan
from benches.pairs import show, wanted_pairs
from croupier.lab.sessions import play_arrays

FLAG: Final = "--peers"
#: Package with its version, how many spins a run has, and a program that makes `spin`.
PEERS: Final = {
    "pyroulette==0.0.5": (
        5_000,
        """
from pyroulette.roulette import Placement, Player, Strategy, play_roulette
player = Player(10.0**9, Strategy(budget=10, placements=[Placement(1, 1, "red")]))
def spin(count):
    play_roulette([player], games=count)
""",
    ),
    "roulette_simulator==1.0.0": (
        200_000,
        """
from model.roulette_wheel import Color, Wheel
wheel = Wheel()
def spin(count):
    stack = 0
    for _ in range(count):
        stack += 1 if wheel.random_spin().color is Color.Red else -1
""",
    ),
    "roulette==1.5": (
        300,
        """
import contextlib, io
from roulette import play
play.sleep = lambda *_: None
play.config.getConfig()
play.currentBank = 10.0**9
play.withColors = play.addColors(play.french)
red = next(bet for bet in play.bets if bet["name"].lower().startswith("red"))
def spin(count):
    with contextlib.redirect_stdout(io.StringIO()):
        for _ in range(count):
            play.getOutcome(1, red)
""",
    ),
}
_TIMED: Final = """
import sys, time
count = int(sys.argv[1])
spin(count // 10 + 1)
start = time.process_time()
spin(count)
print(time.process_time() - start)
"""


class NoPeers(RuntimeError):
    """The peers cannot be run here; the message says why."""


def install(folder: Path) -> Path:
    """An environment with all peers; the interpreter in it."""
    python = folder / "peers" / "bin" / "python"
    quiet = ["--quiet", "--disable-pip-version-check"]
    for command in (
        [sys.executable, "-m", "venv", str(folder / "peers")],
        [str(python), "-m", "pip", "install", *quiet, *PEERS],
    ):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            why = [line for line in done.stderr.splitlines() if line.startswith("ERROR")]
            raise NoPeers(f"the peers were not installed: {why[0] if why else 'no reason given'}")
    return python


def peer_rate(python: Path, name: str) -> float:
    """Spins for each second of CPU of one run in a process of its own."""
    count, program = PEERS[name]
    # A peer that keeps its bank in a file keeps it in the folder that is thrown away.
    home = {**os.environ, "HOME": str(python.parents[2]), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [str(python), "-c", program + _TIMED, str(count)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=home)
    if done.returncode:
        raise NoPeers(f"{name} does not run here: {done.stderr.splitlines()[-1]}")
    return count / float(done.stdout)


def our_rate() -> float:
    """The same of ours, in one process on one core."""
    plan = red_plan("flat")
    start = process_time()
    play_arrays(plan, 1, SESSIONS)
    return SESSIONS * LENGTH / (process_time() - start)


def main() -> None:
    """Print a row for each peer."""
    asked, sys.argv = FLAG in sys.argv, [word for word in sys.argv if word != FLAG]
    if not asked:
        print(f"  peers are installed and run only with {FLAG}")
        return
    rows: list[tuple[str, ...]] = [("peer", "its spins/s", "ours", "ratio", "range")]
    missing: list[str] = []
    our_rate()
    with TemporaryDirectory() as folder:
        try:
            python = install(Path(folder))
        except NoPeers as why:
            print(f"  {why}")
            return
        for name in PEERS:
            try:
                rates = [_pair(python, name, number) for number in range(wanted_pairs())]
            except NoPeers as why:
                missing.append(str(why))
                continue
            ratios = sorted(own / peer for peer, own in rates)
            peer, own = (median(each) for each in zip(*rates, strict=True))
            span = f"{ratios[0]:,.0f} .. {ratios[-1]:,.0f}"
            rows.append((name, f"{peer:,.0f}", f"{own:,.0f}", f"{median(ratios):,.0f}", span))
    show("Peers, flat on red, one core", rows)
    for sentence in missing:
        print(f"  {sentence}")


def _pair(python: Path, name: str, number: int) -> tuple[float, float]:
    """The peer's rate and ours, one right after the other, in changing order."""
    if number % 2:
        peer = peer_rate(python, name)
        return peer, our_rate()
    own = our_rate()
    return peer_rate(python, name), own


if __name__ == "__main__":
    main()
