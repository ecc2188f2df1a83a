"""A NATS server of one's own for the length of a test run."""

import contextlib
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@dataclass
class BusServer:
    """A server that can be stopped and started again under the same address."""

    port: int = field(default_factory=free_port)
    process: "subprocess.Popen[bytes] | None" = None

    @property
    def url(self) -> str:
        """Where it is."""
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it listens."""
        program = shutil.which("nats-server") or str(Path(sys.executable).with_name("nats-server"))
        self.process = subprocess.Popen(
            [program, "-a", "127.0.0.1", "-p", str(self.port)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for _ in range(500):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
                return
            time.sleep(0.01)
        raise RuntimeError(f"NATS did not listen on port {self.port}")

    def stop(self) -> None:
        """End it at once."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(10)
            self.process = None


@contextlib.contextmanager
def throwaway_bus() -> Iterator[BusServer]:
    """A running server, which is gone afterwards."""
    server = BusServer()
    server.start()
    try:
        yield server
    finally:
        server.stop()
