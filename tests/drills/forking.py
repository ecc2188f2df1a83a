"""Servers that start at once: each is forked from a process that has imported the program already.

A drill kills and starts nodes hundreds of times. What a fork leaves out is the time Python takes to
read the program; the node itself starts as ever: it reads its settings, opens its log and serves.
"""

import contextlib
import gc
import importlib
import json
import os
import select
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tests.house.serving import Server


class Forked:
    """A process that another process forked, as `subprocess.Popen` would show it."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self._file = os.pidfd_open(pid)

    def poll(self) -> int | None:
        """None while it runs."""
        return self._ended(0)

    def wait(self, timeout: float) -> int:
        """Wait until it has ended."""
        if self._ended(timeout) is None:
            raise subprocess.TimeoutExpired(f"node {self.pid}", timeout)
        return 0

    def _ended(self, seconds: float) -> int | None:
        poll = select.poll()
        poll.register(self._file, select.POLLIN)
        return 0 if poll.poll(1000 * seconds) else None

    def send_signal(self, sig: int) -> None:
        """Send it a signal; one that has ended hears nothing."""
        with contextlib.suppress(ProcessLookupError):
            signal.pidfd_send_signal(self._file, sig)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)


class Nursery:
    """The process that forks nodes."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.drills.forking"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
        self._ordering = threading.Lock()

    def fork(self, arguments: list[str], env: dict[str, str], log: str) -> Forked:
        """A new process that runs the command line with these arguments."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        line = json.dumps({"arguments": arguments, "env": env, "log": log})
        with self._ordering:
            self._process.stdin.write(line.encode() + b"\n")
            self._process.stdin.flush()
            return Forked(int(self._process.stdout.readline()))

    def close(self) -> None:
        """End it, and every node with it."""
        assert self._process.stdin is not None
        # Leaving closes both pipes, and waits; it ends when there is nothing more to read.
        with self._process:
            self._process.stdin.close()
            self._process.wait(10)


@contextlib.contextmanager
def open_nursery() -> Iterator[Nursery]:
    """A nursery, which is gone afterwards."""
    nursery = Nursery()
    try:
        yield nursery
    finally:
        nursery.close()


@dataclass
class ForkedServer(Server):
    """A server process that a nursery forks."""

    nursery: Nursery | None = None

    def _launch(self, arguments: list[str], env: dict[str, str]) -> "Forked":
        assert self.nursery is not None
        return self.nursery.fork(arguments, env, str(self._log_file))


def _serve(order: dict[str, Any]) -> None:
    """Become the node that was ordered."""
    from croupier.cli.cli import main

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    log = os.open(str(order["log"]), os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(log, 1)
    os.dup2(log, 2)
    os.environ.clear()
    os.environ.update(order["env"])
    sys.argv = ["croupier", *order["arguments"]]
    main()


def _import_all() -> None:
    for name in ("asyncpg", "nats", "croupier.serving", "croupier.cli.serve"):
        importlib.import_module(name)
    gc.collect()
    gc.freeze()


def _main() -> None:
    _import_all()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        pid = os.fork()
        if not pid:
            code = 1
            try:
                _serve(json.loads(line))
                code = 0
            except SystemExit as ended:
                code = ended.code if isinstance(ended.code, int) else 1
            finally:
                sys.stdout.flush()
                sys.stderr.flush()
                os._exit(code)
        print(pid, flush=True)
    # The one who ordered the nodes has gone, and they go with it.
    os.killpg(0, signal.SIGKILL)


if __name__ == "__main__":
    _main()
