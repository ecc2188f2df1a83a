"""Whether the client of a request is still there, which a node asks that tries on for it."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.requests import Request

from croupier.server.calling import waited_for


def request(remote: Any, receive: Any) -> Request:
    gateway = SimpleNamespace(remote=remote)
    http_gateway = SimpleNamespace(house=SimpleNamespace(gateway=gateway))
    app = SimpleNamespace(state=SimpleNamespace(gateway=http_gateway))
    return Request({"type": "http", "app": app}, receive)


@pytest.mark.parametrize(("remote", "there"), [(object(), False), (None, True)])
def test_a_client_that_has_hung_up_is_waited_for_no_more(remote: Any, there: bool) -> None:
    """Alone, nothing is tried on for anybody, and nobody looks."""

    async def body() -> None:
        messages: asyncio.Queue[dict[str, str]] = asyncio.Queue()
        async with waited_for(request(remote, messages.get)) as still_there:
            messages.put_nowait({"type": "http.request"})
            await asyncio.sleep(0)
            assert still_there()
            messages.put_nowait({"type": "http.disconnect"})
            for _ in range(5):
                await asyncio.sleep(0)
            assert still_there() is there

    asyncio.run(body())
