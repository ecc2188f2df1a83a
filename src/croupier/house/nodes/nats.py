"""The bus over NATS, core messages only: the log keeps what must not be lost."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from ipaddress import ip_address
from typing import Any, Final

import nats
import nats.errors
import structlog
from nats.aio.client import Client
from nats.aio.msg import Msg

from croupier.house.nodes.bus import Answerer, BusAway, Heard, NobodyAnswers, Stop

_RECONNECT_SECONDS: Final = 0.2
_CONNECT_SECONDS: Final = 3.0
_ONE_OF: Final = "answering"
_log = structlog.get_logger("croupier.house.nodes")


def refuse_open_bus(host: str, server: Mapping[str, Any]) -> str:
    """Why a bus is no bus for a house: anybody on the network could speak on it; empty if not.

    >>> refuse_open_bus("10.1.2.3", {"auth_required": True})
    ''
    """
    closed = server.get("auth_required") or server.get("tls_verify")
    if closed or host == "localhost":
        return ""
    try:
        local = ip_address(host).is_loopback
    except ValueError:
        local = False
    if local:
        return ""
    return (
        f"the bus at {host} lets anybody in: give it a user and a password, or certificates, and "
        "name them in the setting bus"
    )


def _place(url: str) -> str:
    """Where a bus is, without the password to it."""
    return ",".join(one.rpartition("@")[2] for one in url.split(","))


class NatsBus:
    """One connection, which comes back by itself when the server does."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._answering: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, url: str) -> "NatsBus":
        """Connect, or BusAway."""
        client = Client()
        try:
            # Left alone, the client would try the first time for ever too.
            async with asyncio.timeout(_CONNECT_SECONDS):
                await client.connect(
                    url.split(","),
                    connect_timeout=1,
                    # nats-py waits this long, in seconds, between tries; a fraction is fine.
                    reconnect_time_wait=_RECONNECT_SECONDS,  # type: ignore[arg-type]
                    max_reconnect_attempts=-1,
                    ping_interval=5,
                    error_cb=_note,
                    disconnected_cb=_note_gone,
                    reconnected_cb=_note_back,
                )
        except (OSError, nats.errors.Error, TimeoutError) as error:
            raise BusAway(f"the bus at {_place(url)} cannot be reached") from error
        place = client.connected_url
        host = place.hostname or "" if place is not None else ""
        if refusal := refuse_open_bus(host, client._server_info):
            await client.close()
            raise BusAway(refusal)
        return cls(client)

    async def publish(self, subject: str, payload: bytes) -> None:
        """Send to everybody. What does not arrive now is found in the log later."""
        with suppress(nats.errors.Error, OSError):
            await self._client.publish(subject, payload)

    async def listen(self, subject: str, heard: Heard) -> Stop:
        """Hear a subject."""

        async def on_message(message: Msg) -> None:
            heard(message.data)

        return _stop(await self._client.subscribe(subject, cb=on_message))

    async def request(self, subject: str, payload: bytes, seconds: float) -> bytes:
        """Send a request, and wait for one answer."""
        if not self._client.is_connected:
            raise NobodyAnswers("the bus is away")
        try:
            return bytes((await self._client.request(subject, payload, timeout=seconds)).data)
        except nats.errors.NoRespondersError as error:
            raise NobodyAnswers(f"nobody answers {subject}") from error
        except (nats.errors.Error, OSError, TimeoutError) as error:
            raise BusAway(f"no answer came under {subject}: {error}") from error

    async def answer(self, subject: str, answerer: Answerer) -> Stop:
        """Answer a subject, each request for itself, so that a slow one keeps no other waiting.

        While a table changes hands two nodes may listen: one of them gets the request, never both.
        """

        async def reply(message: Msg) -> None:
            answered = await answerer(message.data)
            with suppress(nats.errors.Error, OSError):
                await message.respond(answered)

        async def on_message(message: Msg) -> None:
            task = asyncio.create_task(reply(message))
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)

        return _stop(await self._client.subscribe(subject, queue=_ONE_OF, cb=on_message))

    async def close(self) -> None:
        """Let go of the connection."""
        for task in self._answering:
            task.cancel()
        with suppress(nats.errors.Error, OSError):
            await self._client.close()


def _stop(subscription: Any) -> Stop:
    async def stop() -> None:
        with suppress(nats.errors.Error, OSError):
            await subscription.unsubscribe()

    return stop


async def _note(error: Exception) -> None:
    _log.debug("bus-trouble", error=str(error))


async def _note_gone() -> None:
    _log.warning("bus-away")


async def _note_back() -> None:
    _log.info("bus-back")
