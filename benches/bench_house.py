"""The real server under load: wagers a second, from the frame to the durable answer.

Terminals in another process each wait for an answer before the next wager. The reference is a bare
echo of the same frames by the quickest WebSocket library at hand, between runs of ours; a house on
a disk in memory shows what durability costs. Judge by CPU a wager: two programs share two cores.
Then so many wagers a second come in no matter whose turn it is, and each is timed from when it was
due; the reference is a bare flush to the same disk.
"""

import asyncio
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from benches.bench_append import raw_seconds
from benches.hall import Serving, fill_file, serving
from benches.pairs import show
from benches.terminals import WARM_SECONDS

SIZES = (50, 500, 2000)
SECONDS = 4.0
PAIRS = 3
IN_MEMORY = Path("/dev/shm")
#: How many terminals lay how many wagers a second in all.
PACED = ((500, 1000), (500, 3000))


def run_terminals(url: str, count: int, how: str, server: Serving | None = None) -> dict[str, Any]:
    """One run of the terminals' program, with what it cost the server."""
    program = [sys.executable, "-m", "benches.terminals", url, str(count), str(SECONDS), how]
    before = server.memory if server else 0
    with subprocess.Popen(
        program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as client:
        assert client.stdin is not None
        assert client.stdout is not None
        assert client.stdout.readline().strip() == "connected"
        held = (server.memory - before) / count if server else 0.0
        used = server.cpu_seconds if server else 0.0
        client.stdin.write("go\n")
        client.stdin.flush()
        found: dict[str, Any] = json.loads(client.stdout.readline())
        found["bytes"] = held
        wagers = found.get("per_second", 0.0) * (SECONDS + WARM_SECONDS)
        found["cpu_us"] = 1e6 * (server.cpu_seconds - used) / wagers if server and wagers else 0.0
    return found


def echo_rate(count: int) -> float:
    """Frames a second of a bare echo."""
    with subprocess.Popen(
        [sys.executable, "-m", "benches.echo"], stdout=subprocess.PIPE, text=True
    ) as echo:
        assert echo.stdout is not None
        port = int(echo.stdout.readline())
        try:
            return float(run_terminals(f"ws://127.0.0.1:{port}/", count, "echo")["per_second"])
        finally:
            echo.kill()


def house_run(folder: Path | None, count: int, how: str) -> dict[str, Any]:
    """One run on a house of its own."""
    with tempfile.TemporaryDirectory(dir=folder) as place:
        asyncio.run(fill_file(Path(place), count))
        with serving("--data", place) as server:
            url = f"ws://127.0.0.1:{server.port}/v1/socket"
            return run_terminals(url, count, how, server)


def paced_rows() -> list[tuple[str, ...]]:
    """Latency at a steady rate, and beside a bare flush."""
    rows: list[tuple[str, ...]] = [("terminals", "due", "accepted", "p50", "p99", "of a flush")]
    for count, rate in PACED:
        runs, ratios = [], []
        for _ in range(PAIRS):
            with tempfile.TemporaryDirectory() as place:
                flush = raw_seconds(Path(place) / "raw")
            runs.append(house_run(None, count, str(rate)))
            ratios.append(runs[-1]["p50_ms"] / 1000 / flush)
        rows.append(
            (
                str(count),
                f"{rate:,}/s",
                f"{median(run['per_second'] for run in runs):,.0f}/s",
                f"{median(run['p50_ms'] for run in runs):.1f} ms",
                f"{median(run['p99_ms'] for run in runs):.1f} ms",
                f"{median(ratios):.1f}x [{min(ratios):.1f} .. {max(ratios):.1f}]",
            )
        )
    return rows


def main() -> None:
    """Print wagers a second, latency, memory and what a result to all takes."""
    head = ("terminals", "accepted", "p50", "p99", "CPU each", "of an echo", "of one in memory")
    rows: list[tuple[str, ...]] = [(*head, "kB each")]
    fans: list[tuple[str, ...]] = [("terminals", "until the last has it")]
    for count in map(int, sys.argv[2:]) if len(sys.argv) > 2 else SIZES:
        runs, echoes, memory = [], [], []
        for _ in range(PAIRS):
            echoes.append(echo_rate(count))
            runs.append(house_run(None, count, "closed"))
            memory.append(house_run(IN_MEMORY, count, "closed"))
        assert not any(run["refused"] for run in runs)

        def middle(name: str, over: list[dict[str, Any]] = runs) -> float:
            return median(float(run[name]) for run in over)

        pairs = zip(runs, echoes, memory, strict=True)
        ratios = [
            (run["per_second"] / echo, run["per_second"] / m["per_second"])
            for run, echo, m in pairs
        ]
        rows.append(
            (
                str(count),
                f"{middle('per_second'):,.0f}/s",
                f"{middle('p50_ms'):.1f} ms",
                f"{middle('p99_ms'):.1f} ms",
                f"{middle('cpu_us'):.0f} us",
                f"{median(r for r, _ in ratios):.3f}",
                f"{median(r for _, r in ratios):.2f}",
                f"{middle('bytes') / 1024:.0f}",
            )
        )
        milliseconds = house_run(None, count, "fan-out")["last_ms"]
        fans.append((str(count), ", ".join(f"{one:.0f} ms" for one in milliseconds)))
    show("wagers through the real server, closed loop", rows)
    show("wagers at a steady rate, timed from when each was due", paced_rows())
    show("a call of the dealer to all viewers of a table: spin, no more bets, result", fans)


if __name__ == "__main__":
    main()
