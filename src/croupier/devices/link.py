"""Lines to devices: a serial or USB printer port, a converter on the network, a pseudo-terminal.

Serial ports are opened with the standard library alone: raw bytes at a speed, 8N1, no flow
control is all that these devices want, and one dependency less is one less to certify.
"""

import asyncio
import fcntl
import importlib
import os
import socket
import stat
import termios
import tty
from collections.abc import Callable
from typing import Final, Protocol
from urllib.parse import urlsplit

_READ: Final = 4096
#: A converter that has lost its power or its network is noticed within this: after two seconds
#: without a word it is tried every second.
_GONE_SECONDS: Final = 5
_KEPT_ALIVE: Final = {
    "TCP_KEEPIDLE": 2,
    "TCP_KEEPINTVL": 1,
    "TCP_KEEPCNT": _GONE_SECONDS - 2,
    "TCP_USER_TIMEOUT": _GONE_SECONDS * 1000,
}
#: A driver writes to its port: what lies in a file would be lost.
_A_FILE: Final = "this is a file, and no port"
_Add = Callable[[int, Callable[[], None]], None]
_Remove = Callable[[int], bool]


class BadAddress(Exception):
    """No line has such an address."""


class LinkFailed(OSError):
    """The line could not be opened, or has gone."""


class Link(Protocol):
    """A line of bytes to one device."""

    async def read(self) -> bytes:
        """The next bytes, or LinkFailed when the line has gone."""
        ...

    async def write(self, data: bytes) -> None:
        """Send bytes, or LinkFailed."""
        ...

    def close(self) -> None:
        """Let the line go."""
        ...


class TtyLink:
    """A serial port, or either end of a pseudo-terminal."""

    def __init__(self, fd: int) -> None:
        self._fd = fd
        self._loop = asyncio.get_running_loop()
        os.set_blocking(fd, False)

    async def read(self) -> bytes:
        """Wait until there are bytes."""
        while True:
            try:
                data = os.read(self._fd, _READ)
            except BlockingIOError:
                await self._ready(self._loop.add_reader, self._loop.remove_reader)
                continue
            except OSError as error:
                raise LinkFailed(str(error)) from error
            if not data:
                raise LinkFailed("the line was closed")
            return data

    async def write(self, data: bytes) -> None:
        """Send everything, however slowly the line takes it."""
        while data:
            try:
                data = data[os.write(self._fd, data) :]
            except BlockingIOError:
                await self._ready(self._loop.add_writer, self._loop.remove_writer)
            except OSError as error:
                raise LinkFailed(str(error)) from error

    async def _ready(self, add: _Add, remove: _Remove) -> None:
        """Wait until the port has room or bytes."""
        ready = asyncio.Event()
        add(self._fd, ready.set)
        try:
            await ready.wait()
        finally:
            remove(self._fd)

    def close(self) -> None:
        """Close the port."""
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1


class StreamLink:
    """A connection to a converter, or one that was accepted by an emulator."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self.writer = reader, writer

    async def read(self) -> bytes:
        """Wait until there are bytes."""
        try:
            data = await self._reader.read(_READ)
        except OSError as error:
            raise LinkFailed(str(error)) from error
        if not data:
            raise LinkFailed("the other end has gone")
        return data

    async def write(self, data: bytes) -> None:
        """Send, and wait until the network has taken it."""
        try:
            self.writer.write(data)
            await self.writer.drain()
        except OSError as error:
            raise LinkFailed(str(error)) from error

    def close(self) -> None:
        """End the connection."""
        self.writer.close()


async def open_link(address: str, *, baud: int = 9600) -> Link:
    """A line by its address: `/dev/ttyUSB0`, `/dev/usb/lp0`, `socket://host:port`.

    Pins of a board are `gpio:///dev/gpiochip0`, card readers of the system `pcsc:` and their name.
    """
    scheme = address.partition(":")[0]
    if scheme == "gpio":
        # Imported here, because both are links themselves and few machines have either.
        from croupier.devices.gpio import GpioLink

        return GpioLink(address)
    if scheme == "pcsc":
        from croupier.devices.pcsc import open_reader

        return await open_reader(address)
    if "://" not in address:
        return TtyLink(_open_port(address, baud))
    try:
        reader, writer = await asyncio.open_connection(*_place(address))
    except (BadAddress, OSError) as error:
        raise LinkFailed(f"{address}: {error}") from error
    _keep_alive(writer.get_extra_info("socket"))
    return StreamLink(reader, writer)


def _keep_alive(connection: socket.socket) -> None:
    """Have the kernel see whether the other end is there: who only listens would never know."""
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in _KEPT_ALIVE.items():
        # Systems differ in what they let one set.
        if (option := getattr(socket, name, None)) is not None:
            connection.setsockopt(socket.IPPROTO_TCP, option, value)


def check_address(address: str) -> None:
    """BadAddress, or the package that is missing, where no waiting helps.

    A port that is not there may be plugged in yet.
    """
    scheme = address.partition(":")[0]
    if scheme == "gpio":
        importlib.import_module("gpiod")
    elif scheme != "pcsc" and "://" in address:
        _place(address)
    elif os.path.isfile(address):
        raise BadAddress(f"{address}: {_A_FILE}")


def _place(address: str) -> tuple[str, int]:
    """Host and port of an address on the network."""
    try:
        parts = urlsplit(address)
        if parts.scheme == "socket" and parts.hostname and parts.port:
            return parts.hostname, parts.port
    except ValueError:
        # A port that is no number, or too large for one.
        pass
    known = "a serial port, socket://host:port, gpio:///dev/gpiochip0 or pcsc: and a reader"
    raise BadAddress(f"{address!r} is no address of a device: {known}")


def _open_port(path: str, baud: int) -> int:
    speed = getattr(termios, f"B{baud}", None)
    if speed is None:
        raise LinkFailed(f"no port runs at {baud} baud")
    fd = -1
    try:
        fd = os.open(path, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
        if stat.S_ISREG(os.fstat(fd).st_mode):
            raise OSError(_A_FILE)
        # Two who read one port have half of every line each.
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        if not os.isatty(fd):
            # A printer on USB: the kernel's printer port takes and gives bytes as they are.
            return fd
        tty.setraw(fd)
        modes = termios.tcgetattr(fd)
        # 8 bits, no parity, one stop bit, no handshake, no matter who has the carrier.
        modes[2] |= termios.CS8 | termios.CLOCAL | termios.CREAD
        modes[2] &= ~(termios.PARENB | termios.CSTOPB | termios.CRTSCTS)
        modes[4] = modes[5] = speed
        termios.tcsetattr(fd, termios.TCSANOW, modes)
    except (OSError, termios.error) as error:
        if fd >= 0:
            os.close(fd)
        taken = isinstance(error, BlockingIOError)
        why = "another driver has this port" if taken else str(error)
        raise LinkFailed(f"{path}: {why}") from error
    return fd


def open_pty() -> tuple[int, str]:
    """A pseudo-terminal for an emulator: its own end, and the path that a driver opens."""
    ours, theirs = os.openpty()
    tty.setraw(theirs)
    path = os.ttyname(theirs)
    # The far end stays open here, so that a driver may come and go.
    return ours, path
