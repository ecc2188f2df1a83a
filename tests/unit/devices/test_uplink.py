"""The way to a house over HTTP: whatever stands at the other end, an answer or "away"."""

import asyncio
from collections.abc import Sequence

import pytest

from croupier.devices.readings import BetsClosed
from croupier.devices.uplink import HouseAway, HouseRefuses, HttpUplink, Taken

TAKEN = b'{"seq":7,"refused":[3],"orders":[{"number":2,"order":"start"}]}'
OK = b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n"
WHOLE = OK + b"Content-Length: %d\r\n\r\n" % len(TAKEN) + TAKEN
#: The same answer, as houses and the proxies before them send it.
ANSWERS = {
    "with its length": WHOLE,
    "in pieces": OK
    + b"Transfer-Encoding: chunked\r\n\r\n5;x=1\r\n"
    + TAKEN[:5]
    + b"\r\n%x\r\n" % len(TAKEN[5:])
    + TAKEN[5:]
    + b"\r\n0\r\n\r\n",
    "until the end": OK + b"connection: close\r\n\r\n" + TAKEN,
    "after another": b"HTTP/1.1 103 Early Hints\r\nlink: x\r\n\r\n" + WHOLE,
}
#: What is no answer of a house.
OTHERS = {
    "nothing": b"",
    "half a head": b"HTTP/1.1 200 O",
    "half a body": WHOLE[:-5],
    "another protocol": b"SSH-2.0-OpenSSH_9.6\r\n\r\n",
    "a page": OK + b"content-length: 6\r\n\r\n<html>",
    "a list": OK + b"content-length: 2\r\n\r\n[]",
    "too much": OK + b"content-length: 99999999999\r\n\r\n",
    "less than nothing": OK + b"content-length: -1\r\n\r\n",
    "no length": OK + b"content-length: many\r\n\r\n",
    "an endless head": OK + b"x: " + b"y" * 100_000,
    "a stop": b"HTTP/1.1 503 Busy\r\ncontent-length: 0\r\n\r\n",
}


class House:
    """Answers each connection with the next bytes it was given, and keeps what it was sent."""

    def __init__(self, answers: Sequence[bytes], *, ends: bool = True) -> None:
        self._answers, self._ends = list(answers), ends
        self.requests: list[bytes] = []
        self.connections = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        while self._answers:
            head = await reader.readuntil(b"\r\n\r\n")
            length = int(head.lower().partition(b"content-length:")[2].split()[0])
            self.requests.append(head + await reader.readexactly(length))
            writer.write(self._answers.pop(0))
            await writer.drain()
            if self._ends:
                break
        writer.close()


async def talked(house: House, times: int = 1) -> list[Taken]:
    server = await asyncio.start_server(house.serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    uplink = HttpUplink(f"http://127.0.0.1:{port}", "k.secret", "cammegh", journal="j")
    try:
        return [await uplink.send([(3, BetsClosed(at=5, spin=2))], 1) for _ in range(times)]
    finally:
        uplink.close()
        server.close()
        await server.wait_closed()


@pytest.mark.parametrize("name", ANSWERS)
def test_an_answer_is_read_however_it_is_framed(name: str) -> None:
    house = House([ANSWERS[name]])
    (taken,) = asyncio.run(talked(house))
    assert (taken.seq, set(taken.refused), taken.orders[0].order) == (7, {3}, "start")
    assert house.requests[0].startswith(b"POST /v1/readings HTTP/1.1\r\nhost: 127.0.0.1:")
    assert b"authorization: Bearer k.secret\r\n" in house.requests[0]


@pytest.mark.parametrize("name", OTHERS)
def test_what_is_no_answer_is_a_house_that_is_away(name: str) -> None:
    with pytest.raises(HouseAway):
        asyncio.run(talked(House([OTHERS[name]])))


def test_a_house_that_refuses_says_so() -> None:
    refused = b"HTTP/1.1 401 No\r\ncontent-length: 9\r\n\r\nno device"
    with pytest.raises(HouseRefuses, match="no device"):
        asyncio.run(talked(House([refused])))


def test_a_connection_is_kept_and_opened_again_once_it_has_ended() -> None:
    kept = House([WHOLE] * 3, ends=False)
    assert len(asyncio.run(talked(kept, 3))) == 3
    assert kept.connections == 1
    ended = House([ANSWERS["until the end"], WHOLE])
    assert len(asyncio.run(talked(ended, 2))) == 2
    assert ended.connections == 2


def test_half_an_exchange_is_never_gone_on_with() -> None:
    """An answer that comes after it was given up is not taken for that to the next post."""

    async def story() -> None:
        house = House([b"", WHOLE], ends=False)
        server = await asyncio.start_server(house.serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        uplink = HttpUplink(f"http://127.0.0.1:{port}", "k.secret", "cammegh")
        first = asyncio.create_task(uplink.send([], 0))
        while not house.requests:
            await asyncio.sleep(0)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        assert (await uplink.send([], 0)).seq == 7
        assert house.connections == 2
        uplink.close()
        server.close()
        await server.wait_closed()

    asyncio.run(story())
