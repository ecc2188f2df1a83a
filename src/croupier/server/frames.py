"""Frames put together to messages, as the protocol of sockets has it (RFC 6455, section 5)."""

from typing import Final

from picows import WSCloseCode, WSFrame, WSMsgType

from croupier.server.wire import MESSAGE_MAX

#: A message comes in so many frames at most: empty ones would else come without end.
PARTS_MAX: Final = 64
# A member of an enumeration is slow to find, and every frame is asked for its kind.
_TEXT: Final = WSMsgType.TEXT
_CONTINUATION: Final = WSMsgType.CONTINUATION


class ProtocolBroken(Exception):
    """What came breaks the protocol; the socket ends with this code."""

    def __init__(self, code: WSCloseCode) -> None:
        super().__init__(code)
        self.code = code


class Messages:
    """The messages of one socket. The library below has checked masks, kinds and control frames."""

    __slots__ = ("_is_text", "_parts")

    def __init__(self) -> None:
        self._parts: list[bytes] = []
        self._is_text = True

    def take(self, frame: WSFrame, kind: WSMsgType) -> bytes | None:
        """The message that a frame of data ends; None where more is to come.

        `kind` is the frame's, which the library makes anew for every caller.
        """
        # No extension is ever agreed on, so that these bits mean nothing.
        if frame.rsv1 or frame.rsv2 or frame.rsv3:
            raise ProtocolBroken(WSCloseCode.PROTOCOL_ERROR)
        if (kind is _CONTINUATION) != bool(self._parts):
            raise ProtocolBroken(WSCloseCode.PROTOCOL_ERROR)
        raw = frame.get_payload_as_bytes()
        if not self._parts:
            self._is_text = kind is _TEXT
            if frame.fin:
                return raw if raw.isascii() else self._whole(raw)
        self._parts.append(raw)
        if len(self._parts) > PARTS_MAX or sum(map(len, self._parts)) > MESSAGE_MAX:
            raise ProtocolBroken(WSCloseCode.MESSAGE_TOO_BIG)
        if not frame.fin:
            return None
        whole = b"".join(self._parts)
        self._parts.clear()
        return self._whole(whole)

    def _whole(self, raw: bytes) -> bytes:
        """What is sent as text is text; what it means is examined by the one who reads it."""
        if self._is_text:
            try:
                raw.decode("utf-8")
            except UnicodeDecodeError as error:
                raise ProtocolBroken(WSCloseCode.INVALID_TEXT) from error
        return raw
