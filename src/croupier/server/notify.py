"""Word to systemd: the house is open, is alive, is closing. Nothing where nobody listens."""

import contextlib
import os
import socket
from collections.abc import Mapping

READY = "READY=1"
ALIVE = "WATCHDOG=1"
STOPPING = "STOPPING=1"


def notify(state: str, environment: Mapping[str, str] = os.environ) -> bool:
    """Send a state to the service manager that started us; whether there is one."""
    place = environment.get("NOTIFY_SOCKET", "")
    if not place:
        return False
    address = "\0" + place[1:] if place.startswith("@") else place
    with (
        contextlib.suppress(OSError),
        socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as line,
    ):
        line.connect(address)
        line.sendall(state.encode())
    return True
