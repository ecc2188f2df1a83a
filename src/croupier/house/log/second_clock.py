"""Another clock to compare the house's with: a time server, asked as in RFC 5905."""

import asyncio
from typing import Final

#: Seconds from 1900, where the protocol begins, to 1970.
_BEGIN: Final = 2_208_988_800
_PORT: Final = 123
#: No leap warning, version 4, a client.
_REQUEST: Final = bytes((0x23,)) + bytes(47)
_SERVER: Final = 4
_SECONDS_MAX: Final = 3.0


class NoAnswer(Exception):
    """The time server does not answer, or not with a time."""


class _TimeRequest(asyncio.DatagramProtocol):
    def __init__(self, answer: "asyncio.Future[bytes]") -> None:
        self._answer = answer

    def datagram_received(self, data: bytes, addr: object) -> None:
        if not self._answer.done():
            self._answer.set_result(data)

    def error_received(self, exc: Exception) -> None:
        if not self._answer.done():
            self._answer.set_exception(NoAnswer(str(exc)))


async def read_time(source: str) -> int:
    """The time of a server, `host` or `host:port`, in milliseconds; NoAnswer else."""
    host, _, port = source.partition(":")
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[bytes] = loop.create_future()
    try:
        transport, _ = await loop.create_datagram_endpoint(
            lambda: _TimeRequest(answer), remote_addr=(host, int(port or _PORT))
        )
    except (OSError, ValueError) as error:
        raise NoAnswer(f"{source}: {error}") from error
    try:
        transport.sendto(_REQUEST)
        return _time_in(await asyncio.wait_for(answer, _SECONDS_MAX))
    except TimeoutError as error:
        raise NoAnswer(f"{source} does not answer") from error
    finally:
        transport.close()


def _time_in(packet: bytes) -> int:
    """The transmit time of an answer."""
    if len(packet) < len(_REQUEST) or packet[0] & 7 != _SERVER or packet[1] == 0:
        raise NoAnswer("what came back is no time of a server that knows it")
    sent = int.from_bytes(packet[40:48], "big")
    return (sent * 1000 >> 32) - _BEGIN * 1000
