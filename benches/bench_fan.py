"""A dealer's call to thousands of sockets that see one table, and a raw broadcast of as many bytes.

`bench_fan [PAIRS] [SOCKETS]`. CPU is that of the server, from a call until the last socket has it.
The raw server keeps its sockets and sends each the same bytes; nothing else is done there.
"""

import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from benches.hall import Serving, fill_file, serving
from benches.pairs import show

PAIRS = 3
SOCKETS = 5000
#: What a house of so many seats shows; all sockets are displays of one table.
SEATS = 50


def measured(url: str, count: int, how: str, server: Serving) -> dict[str, Any]:
    """The three calls of one run: milliseconds to the last socket, bytes, CPU of the server."""
    program = [sys.executable, "-m", "benches.terminals", url, str(count), "0", how]
    with subprocess.Popen(
        program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as client:
        assert client.stdin is not None
        assert client.stdout is not None
        assert client.stdout.readline().strip() == "connected"
        used = server.cpu_seconds
        client.stdin.write("go\n")
        client.stdin.flush()
        found: dict[str, Any] = json.loads(client.stdout.readline())
        found["cpu_ms"] = 1000 * (server.cpu_seconds - used) / len(found["last_ms"])
    return found


def house(count: int) -> dict[str, Any]:
    """The real server."""
    with tempfile.TemporaryDirectory() as place:
        asyncio.run(fill_file(Path(place), SEATS))
        with serving("--data", place) as server:
            return measured(f"ws://127.0.0.1:{server.port}/v1/socket", count, "fan-out", server)


@contextmanager
def bare_server() -> Iterator[Serving]:
    """A server that does nothing but send."""
    with subprocess.Popen(
        [sys.executable, "-m", "benches.echo"], stdout=subprocess.PIPE, text=True
    ) as echo:
        assert echo.stdout is not None
        port = int(echo.stdout.readline())
        try:
            yield Serving((), port=port, process=echo)  # type: ignore[arg-type]
        finally:
            echo.kill()


def raw(count: int, size: int) -> dict[str, Any]:
    """A bare broadcast of so many bytes."""
    with bare_server() as server:
        return measured(f"ws://127.0.0.1:{server.port}/", count, f"broadcast:{size}", server)


def main() -> None:
    """Print both, and their ratio."""
    pairs = int(sys.argv[1]) if len(sys.argv) > 1 else PAIRS
    count = int(sys.argv[2]) if len(sys.argv) > 2 else SOCKETS
    ours, bare = [], []
    for _ in range(pairs):
        ours.append(house(count))
        bare.append(raw(count, round(median(ours[-1]["bytes"]))))
    rows: list[tuple[str, ...]] = [("", "bytes each", "until the last has it", "CPU a call")]
    for title, runs in (("the house", ours), ("raw", bare)):
        last = median(median(run["last_ms"]) for run in runs)
        size, used = (median(run["bytes"][0] for run in runs), median(r["cpu_ms"] for r in runs))
        rows.append((title, f"{size:.0f}", f"{last:.0f} ms", f"{used:.0f} ms"))
    clock = sorted(
        median(own["last_ms"]) / median(ref["last_ms"]) for own, ref in zip(ours, bare, strict=True)
    )
    used = sorted(own["cpu_ms"] / ref["cpu_ms"] for own, ref in zip(ours, bare, strict=True))
    ratio = tuple(f"{median(r):.2f}x [{r[0]:.2f} .. {r[-1]:.2f}]" for r in (clock, used))
    rows.append(("ratio", "", *ratio))
    show(f"a call to {count:,} sockets: spin, no more bets, result", rows)


if __name__ == "__main__":
    main()
