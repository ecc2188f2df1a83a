"""Servers that start at once: each is forked from a process that has imported the program already.

Tests start and kill servers hundreds of times. What a fork leaves out is the time Python takes to
read the program; the server itself starts as ever: it reads its settings, opens its log and serves.
"""

import atexit
import functools
import gc
import importlib
import importlib.util
import json
import os
import select
import signal
import subprocess
import sys
import threading
from typing import Any


class Nursery:
    """The process that forks servers, and knows how each of them ended."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.house.forking"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
        self._ordering = threading.Lock()

    def fork(self, arguments: list[str], env: dict[str, str], log: str) -> "Forked":
        """A new process that runs the command line with these arguments."""
        order = {"arguments": arguments, "env": env, "log": log, "folder": os.getcwd()}
        return Forked(self._order(order), self)

    def code_of(self, pid: int) -> int:
        """With which code a process has ended, negative by a signal."""
        return self._order({"ended": pid})

    def _order(self, order: dict[str, Any]) -> int:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self._ordering:
            self._process.stdin.write(json.dumps(order).encode() + b"\n")
            self._process.stdin.flush()
            return int(self._process.stdout.readline())

    def close(self) -> None:
        """End it, and every server with it."""
        assert self._process.stdin is not None
        # Leaving closes both pipes, and waits; it ends when there is nothing more to read.
        with self._process:
            self._process.stdin.close()
            self._process.wait(10)


class Forked:
    """A process that a nursery forked, as `subprocess.Popen` would show it."""

    def __init__(self, pid: int, nursery: Nursery) -> None:
        self.pid = pid
        self._nursery = nursery
        self._file = os.pidfd_open(pid)
        self._code: int | None = None

    def __del__(self) -> None:
        os.close(self._file)

    def poll(self) -> int | None:
        """None while it runs."""
        return self._ended(0)

    def wait(self, timeout: float) -> int:
        """Wait until it has ended."""
        code = self._ended(timeout)
        if code is None:
            raise subprocess.TimeoutExpired(f"server {self.pid}", timeout)
        return code

    def _ended(self, seconds: float) -> int | None:
        if self._code is None:
            poll = select.poll()
            poll.register(self._file, select.POLLIN)
            if poll.poll(1000 * seconds):
                self._code = self._nursery.code_of(self.pid)
        return self._code

    def send_signal(self, sig: int) -> None:
        """Send it a signal; one that has ended hears nothing."""
        if self._code is None:
            signal.pidfd_send_signal(self._file, sig)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)


@functools.cache
def nursery() -> Nursery:
    """The one nursery of this process, which ends with it."""
    made = Nursery()
    atexit.register(made.close)
    return made


def _serve(order: dict[str, Any]) -> None:
    """Become the server that was ordered."""
    from croupier.cli.cli import main

    log = os.open(str(order["log"]), os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(log, 1)
    os.dup2(log, 2)
    os.chdir(order["folder"])
    os.environ.clear()
    os.environ.update(order["env"])
    sys.argv = ["croupier", *order["arguments"]]
    # Processes that a server starts for long work begin where `python -m croupier` would.
    sys.modules["__main__"].__spec__ = importlib.util.find_spec("croupier.__main__")
    main()


def _run(order: dict[str, Any]) -> None:
    """Be the server that was ordered, to its end."""
    code = 1
    try:
        _serve(order)
        code = 0
    except SystemExit as ended:
        code = ended.code if isinstance(ended.code, int) else int(ended.code is not None)
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def _import_all() -> None:
    for name in ("asyncpg", "nats", "croupier.serving", "croupier.cli.serve"):
        importlib.import_module(name)
    gc.collect()
    gc.freeze()


def _main() -> None:
    _import_all()
    for line in sys.stdin:
        order = json.loads(line)
        if "ended" in order:
            print(os.waitstatus_to_exitcode(os.waitpid(order["ended"], 0)[1]), flush=True)
            continue
        pid = os.fork()
        if not pid:
            _run(order)
        print(pid, flush=True)
    # The one who ordered the servers has gone, and they go with it.
    os.killpg(0, signal.SIGKILL)


if __name__ == "__main__":
    _main()
