"""CPU for one durable wager: an earlier checkout, this one and a bare echo, interleaved.

`python -m benches.bench_against OTHER [PAIRS] [TERMINALS ...]`. Each run is a process of its own in
its own checkout, so that none sees another's modules.
"""

import json
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

from benches.hall import Serving
from benches.pairs import show

SIZES = (50, 200, 2000)
PAIRS = 3
_RUN = (
    "import json, sys; from benches.bench_house import house_run;"
    " print(json.dumps(house_run(None, int(sys.argv[1]), 'closed')))"
)


def wager_run(checkout: Path, count: int) -> dict[str, Any]:
    """One run of the real server in a checkout."""
    python = checkout / ".venv" / "bin" / "python"
    done = subprocess.run(
        [str(python), "-c", _RUN, str(count)], cwd=checkout, capture_output=True, text=True
    )
    if done.returncode:
        raise RuntimeError(done.stderr)
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def echo_cpu(count: int) -> float:
    """Microseconds of CPU that a bare echo takes for a frame."""
    from benches.bench_house import run_terminals

    with subprocess.Popen(
        [sys.executable, "-m", "benches.echo"], stdout=subprocess.PIPE, text=True
    ) as echo:
        assert echo.stdout is not None
        port = int(echo.stdout.readline())
        server = Serving((), process=echo)  # type: ignore[arg-type]
        try:
            run = run_terminals(f"ws://127.0.0.1:{port}/", count, "echo", server)
        finally:
            echo.kill()
    return float(run["cpu_us"])


def main() -> None:
    """Print CPU a wager of both, and their ratios."""
    if len(sys.argv) < 2 or not Path(sys.argv[1]).is_dir():
        print("bench_against compares with another checkout: give its folder")
        return
    other, here = Path(sys.argv[1]).resolve(), Path.cwd()
    pairs = int(sys.argv[2]) if len(sys.argv) > 2 else PAIRS
    head = ("terminals", "echo", "before", "now", "before/now", "now/echo", "before /s", "now /s")
    rows: list[tuple[str, ...]] = [(*head, "p50 now")]
    for count in map(int, sys.argv[3:]) if len(sys.argv) > 3 else SIZES:
        echoes, before, now = [], [], []
        for _ in range(pairs):
            echoes.append(echo_cpu(count))
            before.append(wager_run(other, count))
            now.append(wager_run(here, count))
        gains = [b["cpu_us"] / n["cpu_us"] for b, n in zip(before, now, strict=True)]
        costs = [n["cpu_us"] / e for n, e in zip(now, echoes, strict=True)]
        rows.append(
            (
                str(count),
                f"{median(echoes):.1f} us",
                f"{median(run['cpu_us'] for run in before):.0f} us",
                f"{median(run['cpu_us'] for run in now):.0f} us",
                f"{median(gains):.2f}x",
                f"{median(costs):.1f}x",
                f"{median(run['per_second'] for run in before):,.0f}",
                f"{median(run['per_second'] for run in now):,.0f}",
                f"{median(run['p50_ms'] for run in now):.1f} ms",
            )
        )
    show("CPU for a durable wager through the real server, closed loop", rows)


if __name__ == "__main__":
    main()
