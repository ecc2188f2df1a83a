"""Other people's roulette engines, run beside ours: spins for each second of CPU, flat on red.

They are installed into an environment of their own that is thrown away afterwards, which takes a
package index. So this is done only where it is asked for: `bench_peers 9 --peers`. A peer plays in
a process of its own, in turn with ours, and counts its own CPU time. None of them computes what it
need not draw, and each does what it does as shipped, but for pauses that are there for the eye.

No Rust crate of a roulette simulator is fetched. `peer.rs` stands in for one: ours, written as
people write it, and built with cargo where that and the crate `rand` are at hand.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Final

from benches.bench_lab import LENGTH, SESSIONS, SIGN, red_plan, refusing_game
from benches.pairs import show, wanted_pairs
from croupier.lab.sessions import play_arrays
from croupier.lab.spinning import plan_spins, spin_chunk, spin_chunks
from croupier.lab.wagers import Wagers

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
#: Name and word of each generator that `peer.rs` knows, and how many spins a run has.
RUST: Final = {"peer.rs, thread_rng": "thread", "peer.rs, SmallRng": "small"}
RUST_SPINS: Final = 50_000_000
#: Where Debian's packages put crates, for a machine that reaches no registry.
CRATES: Final = Path("/usr/share/cargo/registry")
_MANIFEST: Final = """
[package]
name = "peer"
version = "0.0.0"
edition = "2021"

[dependencies]
rand = { version = "0.8", features = ["small_rng"] }
"""
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


def build_rust(folder: Path) -> Path:
    """`peer.rs` as a program."""
    cargo = shutil.which("cargo")
    if cargo is None:
        raise NoPeers("no cargo is installed, so no peer in Rust is measured")
    (folder / "src").mkdir(parents=True)
    (folder / "Cargo.toml").write_text(_MANIFEST, "utf-8")
    shutil.copy(Path(__file__).with_name("peer.rs"), folder / "src" / "main.rs")
    build = [cargo, "build", "--quiet", "--release"]
    local = ["source.crates-io.replace-with='local'", f"source.local.directory='{CRATES}'"]
    ways = [build, [*build, "--offline", *(word for each in local for word in ("--config", each))]]
    why = "no reason given"
    for way in reversed(ways) if CRATES.is_dir() else ways[:1]:
        done = subprocess.run(way, cwd=folder, capture_output=True, text=True, check=False)
        if not done.returncode:
            return folder / "target" / "release" / "peer"
        why = next(iter(done.stderr.splitlines()), why)
    raise NoPeers(f"the peer in Rust was not built: {why}")


def rust_rate(program: Path, word: str) -> float:
    """The same of the peer in Rust, whose CPU time is that of the process."""
    before = os.times()
    subprocess.run([str(program), word, str(RUST_SPINS)], capture_output=True, check=True)
    after = os.times()
    return RUST_SPINS / (after.children_user - before.children_user)


def our_rate() -> float:
    """The same of ours, in one process on one core."""
    plan = red_plan("flat")
    start = process_time()
    play_arrays(plan, 1, SESSIONS)
    return SESSIONS * LENGTH / (process_time() - start)


def our_count_rate() -> float:
    """Spins of which only the sum is kept, as `simulate --spins` has it and `peer.rs` too."""
    wagers = Wagers(refusing_game(), {"red": 100}, SIGN)
    plan = plan_spins(wagers.spectrum, spins=RUST_SPINS, seed=7)
    start = process_time()
    for block, spins in spin_chunks(plan):
        spin_chunk(plan, block, spins)
    return RUST_SPINS / (process_time() - start)


def main() -> None:
    """Print a row for each peer."""
    asked, sys.argv = FLAG in sys.argv, [word for word in sys.argv if word != FLAG]
    if not asked:
        print(f"  peers are installed and run only with {FLAG}")
        return
    rows: list[tuple[str, ...]] = [("peer", "its spins/s", "ours", "ratio", "range")]
    missing: list[str] = []
    our_rate(), our_count_rate()
    with TemporaryDirectory() as folder:
        for peers, ours in ((python_peers, our_rate), (rust_peers, our_count_rate)):
            try:
                runs = peers(Path(folder))
            except NoPeers as why:
                missing.append(str(why))
                continue
            for name, run in runs.items():
                try:
                    rows.append((name, *_compared(run, ours)))
                except NoPeers as why:
                    missing.append(str(why))
    show("Peers, flat on red, one core", rows)
    for sentence in missing:
        print(f"  {sentence}")


def python_peers(folder: Path) -> dict[str, Callable[[], float]]:
    """How each of the installed peers is run."""
    python = install(folder)
    return {name: partial(peer_rate, python, name) for name in PEERS}


def rust_peers(folder: Path) -> dict[str, Callable[[], float]]:
    """How the peer in Rust is run with each generator."""
    program = build_rust(folder / "rust")
    return {name: partial(rust_rate, program, word) for name, word in RUST.items()}


def _compared(run: Callable[[], float], ours: Callable[[], float]) -> tuple[str, ...]:
    """The peer's rate, ours and their ratio, one right after the other, in changing order."""
    rates = []
    for number in range(wanted_pairs()):
        if number % 2:
            peer = run()
            rates.append((peer, ours()))
        else:
            own = ours()
            rates.append((run(), own))
    ratios = sorted(own / peer for peer, own in rates)
    peer, own = (median(each) for each in zip(*rates, strict=True))
    span = f"{ratios[0]:,.0f} .. {ratios[-1]:,.0f}"
    return f"{peer:,.0f}", f"{own:,.0f}", f"{median(ratios):,.0f}", span


if __name__ == "__main__":
    main()
