"""A house of one and of two nodes on PostgreSQL and NATS: wagers a second, and who waits how long.

Terminals in programs of their own, one program for each node, wait for an answer before the next
wager. They sit at tables of fifty seats, or all at one wheel (`BENCH_SEATS`). They come to either
node, whichever owns their table. All of it shares the cores of one machine: where quotas can be
set, each node gets a part of a core (`BENCH_SHARE`, 0.3 unless given; 1 for all it can get), so
that neither the clients nor the database are what two nodes wait for.

    python -m benches.bench_nodes [FILE.json [terminals ...]]
    python -m benches.bench_nodes --chart FILE.json CHART.svg
"""

import asyncio
import contextlib
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from benches import hall
from benches.hall import Serving
from benches.pairs import show
from benches.quota import can_limit, quota
from croupier.house.log.postgres import PostgresStore
from tests.contracts.postgres import PostgresServer, postgres_server
from tests.nodes.bus_server import BusServer, throwaway_bus

SIZES = (100, 300, 1000, 2000)
SECONDS = 4.0
SHARE = float(os.environ.get("BENCH_SHARE", "0.3"))
Found = dict[str, Any]


@contextlib.contextmanager
def house_of(nodes: int, terminals: int) -> Iterator[tuple[list[Serving], PostgresServer]]:
    """So many nodes on a database of their own, in which everybody sits and may bet."""
    with postgres_server(fsync="on") as database, throwaway_bus() as bus:
        asyncio.run(_fill(database.url, terminals))
        servers = [_node(database, bus, number) for number in range(nodes)]
        with contextlib.ExitStack() as left:
            for server in servers:
                if SHARE < 1 and can_limit():
                    server.group = left.enter_context(quota(SHARE))
                left.callback(server.stop)
                server.start()
            asyncio.run(_share_out(database.url, nodes))
            yield servers, database


def _node(database: PostgresServer, bus: BusServer, number: int) -> Serving:
    return Serving(("--database", database.url, "--bus", bus.url, "--node", f"node-{number}"))


async def _fill(url: str, terminals: int) -> None:
    store = await PostgresStore.open(url)
    await hall.fill(store, terminals)
    await store.close()


async def _share_out(url: str, nodes: int) -> None:
    """Betting is open at every table, so none would change hands: half of the leases are ended."""
    store = await PostgresStore.open(url)
    query = "select count(distinct node) from lease where until >= clock_timestamp()"
    tables = await store.pool.fetchval("select count(*) from lease")
    while tables > 1 and await store.pool.fetchval(query) < nodes:
        await store.pool.execute(
            "update lease set until = '-infinity' where stream in"
            " (select stream from lease order by stream limit $1)",
            tables // 2,
        )
        await asyncio.sleep(2)
    await store.close()


def cpu_of(process: int) -> float:
    """Seconds of the processor that a process and its children have used."""
    total = 0.0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            rest = stat.read_text("ascii").rpartition(")")[2].split()
            if process in (int(rest[1]), int(stat.parent.name)):
                total += (int(rest[11]) + int(rest[12])) / os.sysconf("SC_CLK_TCK")
    return total


def start_terminals(servers: list[Serving], terminals: int, hows: list[str]) -> list[Any]:
    """A program of terminals for each node; all of them are connected."""
    share, clients = terminals // len(servers), []
    for place, (server, how) in enumerate(zip(servers, hows, strict=True)):
        url = f"ws://127.0.0.1:{server.port}/v1/socket"
        given = [url, str(share), str(SECONDS), how, str(place * share)]
        program = [sys.executable, "-m", "benches.terminals", *given]
        clients.append(
            subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        )
    for client in clients:
        assert client.stdout is not None
        assert client.stdout.readline().strip() == "connected"
    return clients


def finish(clients: list[Any]) -> list[Found]:
    """Let them begin, those that only view first, and read what they say."""
    for client in reversed(clients):
        client.stdin.write("go\n")
        client.stdin.flush()
    found = [json.loads(client.stdout.readline()) for client in clients]
    for client in clients:
        client.communicate()
    return found


def wager_run(servers: list[Serving], database: PostgresServer, terminals: int) -> Found:
    """Everybody lays wagers as quickly as they are answered."""
    assert database.process is not None
    before = [server.memory for server in servers]
    clients = start_terminals(servers, terminals, ["closed"] * len(servers))
    held = sum(server.memory for server in servers) - sum(before)
    used = [server.cpu_seconds for server in servers]
    stored = cpu_of(database.process.pid)
    runs = finish(clients)
    cpu = [server.cpu_seconds - was for server, was in zip(servers, used, strict=True)]
    # The programs count over the same seconds, after a second that is not counted.
    lasted = SECONDS + 1
    accepted = sum(run["per_second"] for run in runs)
    return {
        "per_second": accepted,
        "p50_ms": max(run["p50_ms"] for run in runs),
        "p99_ms": max(run["p99_ms"] for run in runs),
        "refused": sum(run["refused"] for run in runs),
        "cpu_nodes": [each / lasted for each in cpu],
        "cpu_us_wager": 1e6 * sum(cpu) / max(1.0, accepted * lasted),
        "database_us_wager": 1e6
        * (cpu_of(database.process.pid) - stored)
        / max(1.0, accepted * lasted),
        "kb_terminal": held / terminals / 1024,
        "mb_nodes": [server.memory / 2**20 for server in servers],
    }


def fan_out_run(servers: list[Serving], terminals: int) -> list[float]:
    """Milliseconds from a call of the dealer until the last terminal of all nodes has it."""
    hows = ["fan-out"] + ["view"] * (len(servers) - 1)
    first, *others = finish(start_terminals(servers, terminals, hows))
    last = list(first["last_ms"])
    for other in others:
        for place, at in enumerate(other["published_at"]):
            last[place] = max(last[place], 1000 * (at - first["called_at"][place]))
    return last


def measure(sizes: list[int]) -> list[Found]:
    """One row for each size and number of nodes, with the machine's load before it."""
    rows = []
    for terminals in sizes:
        for nodes in (1, 2):
            load = os.getloadavg()[0]
            with house_of(nodes, terminals) as (servers, database):
                row = wager_run(servers, database, terminals)
                row["fan_out_ms"] = fan_out_run(servers, terminals)
                row["share"] = SHARE if servers[0].group is not None else 1.0
            seats = hall.SEATS
            rows.append(
                {"terminals": terminals, "nodes": nodes, "load": load, "seats": seats, **row}
            )
            print(json.dumps(rows[-1]), file=sys.stderr, flush=True)
    return rows


def report(rows: list[Found]) -> None:
    """Print what was measured."""
    head = ("terminals", "nodes", "accepted", "p50", "p99", "last of all shown", "CPU/wager")
    table: list[tuple[str, ...]] = [(*head, "database", "kB each", "load")]
    for row in rows:
        table.append(
            (
                str(row["terminals"]),
                str(row["nodes"]),
                f"{row['per_second']:,.0f}/s",
                f"{row['p50_ms']:.0f} ms",
                f"{row['p99_ms']:.0f} ms",
                f"{max(row['fan_out_ms']):.0f} ms",
                f"{row['cpu_us_wager']:.0f} us",
                f"{row['database_us_wager']:.0f} us",
                f"{row['kb_terminal']:.0f}",
                f"{row['load']:.1f}",
            )
        )
    show("one and two nodes on PostgreSQL and NATS, closed loop", table)
    pairs = zip(rows[::2], rows[1::2], strict=True)
    ratios = [f"{two['per_second'] / one['per_second']:.2f}" for one, two in pairs]
    print(f"two nodes against one, each with {rows[0]['share']:g} of a core: {', '.join(ratios)}")


def chart(rows: list[Found], file: Path) -> None:
    """Wagers a second, latency and fan-out as they grow with the terminals."""
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "croupier"
    import matplotlib.pyplot as plt

    parts: tuple[tuple[str, Callable[[Found], float]], ...] = (
        ("accepted wagers a second", lambda row: row["per_second"]),
        ("99th percentile, ms", lambda row: row["p99_ms"]),
        ("a call to the last terminal, ms", lambda row: max(row["fan_out_ms"])),
    )
    figure, axes = plt.subplots(1, 3, figsize=(10, 3.2), layout="constrained")
    for axis, (title, of) in zip(axes, parts, strict=True):
        for nodes, style in ((1, "o-"), (2, "s--")):
            own = [row for row in rows if row["nodes"] == nodes]
            label = "one node" if nodes == 1 else "two nodes"
            axis.plot(
                [row["terminals"] for row in own], [of(row) for row in own], style, label=label
            )
        axis.set_title(title, fontsize=9)
        axis.set_xlabel("terminals")
        axis.set_ylim(bottom=0)
    axes[0].legend(frameon=False)
    figure.savefig(file, metadata={"Date": None})


def main() -> None:
    """Measure, or draw what was measured."""
    if sys.argv[1:2] == ["--chart"]:
        chart(json.loads(Path(sys.argv[2]).read_text("utf-8")), Path(sys.argv[3]))
        return
    rows = measure([int(size) for size in sys.argv[2:]] or list(SIZES))
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(json.dumps(rows, indent=1) + "\n", "utf-8")
    report(rows)


if __name__ == "__main__":
    main()
