"""A smart card that is not there, at the virtual reader of the real PC/SC service (vpcd)."""

import socket
import struct
import threading
from types import TracebackType

VPCD = ("127.0.0.1", 35963)
_OFF, _ON, _RESET, _ATR = 0, 1, 2, 4
_NUMBER_PLEASE = bytes.fromhex("FFCA000000")


class VirtualCard:
    """In the reader while it is entered; answers for its number if it has one."""

    def __init__(self, number: bytes, answer: bytes = bytes.fromhex("3B80800101")) -> None:
        self._number, self._answer = number, answer
        self._socket = socket.create_connection(VPCD, timeout=5)
        self._socket.settimeout(None)
        self._thread = threading.Thread(target=self._serve, daemon=True)

    def __enter__(self) -> "VirtualCard":
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._socket.shutdown(socket.SHUT_RDWR)
        self._thread.join(5)
        self._socket.close()

    def _serve(self) -> None:
        while len(head := self._exactly(2)) == 2:
            (size,) = struct.unpack("!H", head)
            said = self._exactly(size)
            if size == 1:
                if said[0] == _ATR:
                    self._say(self._answer)
            elif said == _NUMBER_PLEASE and self._number:
                self._say(self._number + b"\x90\x00")
            else:
                self._say(b"\x6d\x00")

    def _exactly(self, size: int) -> bytes:
        found = b""
        while len(found) < size:
            try:
                part = self._socket.recv(size - len(found))
            except OSError:
                return b""
            if not part:
                return b""
            found += part
        return found

    def _say(self, data: bytes) -> None:
        self._socket.sendall(struct.pack("!H", len(data)) + data)
