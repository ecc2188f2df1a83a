"""The least a server can do: send each frame back. A program that prints its port.

A frame that begins with an exclamation mark goes to every socket instead.
"""

import asyncio

import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest, ws_create_server

OPEN: dict[WSTransport, None] = {}


class Echo(WSListener):
    """Sends back what comes."""

    def on_ws_connected(self, transport: WSTransport) -> None:
        """One more socket."""
        OPEN[transport] = None

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """One less."""
        OPEN.pop(transport, None)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """At once."""
        if frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()
            return
        payload = frame.get_payload_as_bytes()
        if payload.startswith(b"!"):
            for each in OPEN:
                each.send(WSMsgType.TEXT, payload)
            return
        transport.send(WSMsgType.TEXT, payload)


def listen(request: WSUpgradeRequest) -> WSListener:
    """Anybody may come in."""
    return Echo()


async def main() -> None:
    """Serve until killed."""
    server = await ws_create_server(listen, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    uvloop.run(main())
