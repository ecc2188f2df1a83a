"""The least a server can do: send each frame back. A program that prints its port."""

import asyncio

import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest, ws_create_server


class Echo(WSListener):
    """Sends back what comes."""

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """At once."""
        if frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()
            return
        transport.send(WSMsgType.TEXT, frame.get_payload_as_bytes())


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
