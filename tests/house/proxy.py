"""A line to a server that can be cut: at once, for a while, or just after a commit was sent.

It can also fall silent, as a network does that has come apart: nobody is told, nothing arrives.
"""

import contextlib
import socket
import struct
import threading
import time
from collections.abc import Iterator
from urllib.parse import urlsplit

#: What the driver sends to end a transaction.
COMMIT = b"COMMIT;"
#: So much of what a transaction wrote is looked at.
_SENT_MAX = 1_000_000


class CutLine:
    """Passes bytes on between a client and a server until it is cut."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._target = (parts.hostname or "", parts.port or 5432)
        self._listener = socket.create_server(("127.0.0.1", 0))
        port = self._listener.getsockname()[1]
        self.url = url.replace(f"{parts.hostname}:{parts.port}", f"127.0.0.1:{port}")
        self._open: list[socket.socket] = []
        #: While set nobody gets through.
        self.down = False
        #: While set the next commit is passed on, and its answer is not.
        self.cut_after_commit = False
        #: What that commit must have written; whatever it was if empty.
        self._written = b""
        self._was_cut = threading.Event()
        #: While clear nothing arrives on either side; it comes later, as it was sent.
        self.flowing = threading.Event()
        self.flowing.set()
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                if self.down:
                    _reset(near)
                    continue
                self.flowing.wait()
                try:
                    far = socket.create_connection(self._target)
                except OSError:
                    _reset(near)
                    continue
                self._open += [near, far]
                for ends in ((near, far), (far, near)):
                    threading.Thread(target=self._pass_on, args=ends, daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        sent = b""
        with contextlib.suppress(OSError):
            while some := source.recv(65536):
                self.flowing.wait()
                sent = (sent + some)[-_SENT_MAX:]
                if COMMIT not in some:
                    target.sendall(some)
                    continue
                is_meant, sent = self._written in sent, b""
                if self.cut_after_commit and is_meant:
                    self.cut_after_commit = False
                    # The commit goes on its way; the one who sent it will not hear of it.
                    _reset(source)
                    target.sendall(some)
                    self._was_cut.set()
                    # What brings the answer may have found nobody there, and closed both ends.
                    target.shutdown(socket.SHUT_WR)
                    return
                target.sendall(some)
        for end in (source, target):
            _reset(end)

    def cut_next_commit(self, written: bytes = b"") -> None:
        """Pass the next commit on, keep its answer back, and wait until that has happened.

        It is the next one of a transaction that wrote this.
        """
        self._was_cut.clear()
        self._written = written
        self.cut_after_commit = True
        assert self._was_cut.wait(60), "nothing was committed"

    @contextlib.contextmanager
    def losing_the_answer(self, written: bytes) -> Iterator[None]:
        """Cut the line just after such a commit, and leave it down."""

        def lose() -> None:
            self.cut_next_commit(written)
            self.down = True
            self.cut()

        cutting = threading.Thread(target=lose)
        cutting.start()
        while not self.cut_after_commit and cutting.is_alive():
            time.sleep(0.001)
        yield
        cutting.join()

    def cut(self) -> None:
        """Cut whatever is open; who tries again gets through unless the line is down."""
        while self._open:
            _reset(self._open.pop())

    def close(self) -> None:
        """Let go of everything."""
        self.down = True
        self.flowing.set()
        self._listener.close()
        self.cut()


def _reset(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        # Anyone who waits for something to come is woken.
        end.shutdown(socket.SHUT_RDWR)
    end.close()
