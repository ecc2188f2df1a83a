"""The bus over a real NATS server: told, asked, answered, and back after an outage."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from croupier.house.nodes.bus import BusAway, NobodyAnswers
from croupier.house.nodes.nats import NatsBus, refuse_open_bus
from tests.nodes.bus_server import BusServer


def test_what_is_told_is_heard_by_every_other_node(bus: BusServer) -> None:
    async def publish() -> None:
        heard: asyncio.Queue[bytes] = asyncio.Queue()
        async with _opened(bus) as one, _opened(bus) as two:
            await two.listen("news", heard.put_nowait)
            await _settle(two)
            await one.publish("news", b"17")
            assert await asyncio.wait_for(heard.get(), 5) == b"17"

    asyncio.run(publish())


def test_an_ask_is_answered_and_an_unknown_subject_is_told_at_once(bus: BusServer) -> None:
    async def request() -> None:
        async def shout(asked: bytes) -> bytes:
            return asked.upper()

        async with _opened(bus) as one, _opened(bus) as two:
            stop = await two.answer("shout", shout)
            await _settle(two)
            assert await one.request("shout", b"red", 5) == b"RED"
            with pytest.raises(NobodyAnswers):
                await one.request("whisper", b"red", 5)
            await stop()
            await _settle(two)
            with pytest.raises(NobodyAnswers):
                await one.request("shout", b"red", 5)

    asyncio.run(request())


def test_an_answer_that_never_comes_is_told_as_not_known(bus: BusServer) -> None:
    async def request() -> None:
        async def never(asked: bytes) -> bytes:
            await asyncio.Event().wait()
            return b""

        async with _opened(bus) as one:
            await one.answer("never", never)
            await _settle(one)
            with pytest.raises(BusAway) as answer:
                await one.request("never", b"", 0.05)
            assert not isinstance(answer.value, NobodyAnswers)

    asyncio.run(request())


def test_listeners_hear_again_after_the_bus_was_away(bus: BusServer) -> None:
    async def listen() -> None:
        heard: asyncio.Queue[bytes] = asyncio.Queue()
        async with _opened(bus) as one, _opened(bus) as two:
            await two.listen("news", heard.put_nowait)
            await _settle(two)
            bus.stop()
            bus.start()
            for _ in range(200):
                await one.publish("news", b"back")
                try:
                    assert await asyncio.wait_for(heard.get(), 0.05) == b"back"
                    break
                except TimeoutError:
                    continue
            else:
                pytest.fail("nothing was heard after the bus came back")

    asyncio.run(listen())


def test_a_bus_that_is_not_there_is_told_in_words() -> None:
    with pytest.raises(BusAway, match="cannot be reached"):
        asyncio.run(NatsBus.open("nats://127.0.0.1:1"))


@asynccontextmanager
async def _opened(bus: BusServer) -> AsyncIterator[NatsBus]:
    opened = await NatsBus.open(bus.url)
    try:
        yield opened
    finally:
        await opened.close()


async def _settle(bus: NatsBus) -> None:
    """Until the server knows of what we listen to: what one connection tells it keeps its order."""

    async def echo(asked: bytes) -> bytes:
        return asked

    subject = f"settled.{id(bus)}"
    stop = await bus.answer(subject, echo)
    assert await bus.request(subject, b"?", 5) == b"?"
    await stop()


@pytest.mark.parametrize(
    ("host", "server", "taken"),
    [
        ("127.0.0.1", {}, True),
        ("::1", {}, True),
        ("localhost", {}, True),
        ("bus", {}, False),
        ("10.0.0.5", {"auth_required": False}, False),
        ("127.0.0.1.example", {}, False),
        ("bus", {"auth_required": True}, True),
        ("bus", {"tls_verify": True}, True),
    ],
)
def test_a_bus_that_lets_anybody_in_is_no_bus_for_a_house(
    host: str, server: dict[str, bool], taken: bool
) -> None:
    assert (refuse_open_bus(host, server) == "") is taken
