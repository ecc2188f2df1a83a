"""A witness: remembers the last head of each log it knows, and signs only one that goes on from it.

It speaks C2SP tlog-witness over HTTP. What it remembers is on disk before a signature leaves it.
With the key of a log itself in place of a witness's, it is the process that signs for a house
whose own machine shall not hold the key.
"""

import base64
import binascii
import contextlib
import hmac
import json
import os
import socket
import sys
import threading
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from croupier.house.log.anchors import anchor_line, append_line, read_anchors
from croupier.house.log.head import Head, SignedHead, read_head
from croupier.house.log.merkle import ProofError, check_consistency
from croupier.house.log.note import BadNote, Key, Note, Verifier, read_note

_BODY_MAX: Final = 2**16
#: After this long a caller is done, or has only held a place.
_SECONDS: Final = 10
#: So many callers have a place at once, and so many of them one address.
_CALLERS_MAX: Final = 256
_EACH_MAX: Final = 16


class Refused(Exception):
    """No signature; the number is that of the answer over HTTP."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = status


@dataclass(frozen=True, slots=True)
class Request:
    """What is to be signed: the size that it goes on from, the proof of that, and the head."""

    old: int
    proof: tuple[bytes, ...]
    head: Head
    note: Note


def read_request(body: bytes, *, signed: bool) -> Request:
    """A request from its text."""
    try:
        first, gap, written = body.decode().partition("\n\n")
        words, *encoded = first.split("\n")
        old = int(words.removeprefix("old "))
        proof = tuple(base64.b64decode(line, validate=True) for line in encoded)
        note = read_note(written) if signed else Note(written, ())
        if not gap or not words.startswith("old ") or old < 0:
            raise ValueError("old size, proof and head are wanted")
        return Request(old, proof, read_head(note.text), note)
    except (BadNote, ValueError, binascii.Error) as error:
        raise Refused(400, f"the request cannot be read: {error}") from error


class Witness:
    """Keeps the last head of each log in a folder, and every head that it signed."""

    def __init__(self, folder: Path, key: Key, logs: Sequence[Verifier] = ()) -> None:
        """`logs` are the keys of the logs it knows; one log for each key."""
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.key = key
        self._logs = tuple(logs)
        self._file = folder / "state.json"
        self.history = folder / "anchors.jsonl"
        self._turn = threading.Lock()
        #: The last head that was signed for each key, as its text.
        self._last: dict[str, str] = {}
        if self._file.exists():
            self._last = json.loads(self._file.read_text("utf-8"))
        elif self.history.exists():
            self._recall()

    def _recall(self) -> None:
        """The last heads from all that were signed: who forgets them would sign another past."""
        signers = (*self._logs, self.key.verifier)
        for signed in read_anchors(str(self.history)):
            known = [str(each) for each in signers if signed.note.signed_by(each)]
            for key in known:
                self._last.pop(key, None)
                self._last[key] = signed.note.text

    def cosign(self, body: bytes) -> str:
        """Sign a head that a known log has signed; the line of our signature."""
        request = read_request(body, signed=True)
        log = next((log for log in self._logs if request.note.signed_by(log)), None)
        if log is None:
            raise Refused(403, "no log that is known here has signed this")
        return self._sign(str(log), request)

    def _is_followed(self, log: str, origin: str) -> bool:
        """Whether another key has signed the log since this one did."""
        known = set(map(str, self._logs))
        last = [(key, read_head(text).origin) for key, text in self._last.items()]
        signers = [key for key, of in last if of == origin and key in known]
        return log in signers[:-1]

    def sign(self, body: bytes) -> str:
        """Sign a head as the log itself."""
        return self._sign(str(self.key.verifier), read_request(body, signed=False))

    def _sign(self, log: str, request: Request) -> str:
        with self._turn:
            # In the same turn, or a key that is followed meanwhile would sign once more.
            if self._is_followed(log, request.head.origin):
                raise Refused(403, "signed by a key that another has followed")
            _check(self._last_of(log, request.head.origin), request)
            signature = self.key.sign(request.note.text, int(time.time()))
            self._remember(log, request, SignedHead(request.head, _with(request.note, signature)))
        return signature.line()

    def _last_of(self, log: str, origin: str) -> Head | None:
        """The last head by a key; by one that is new here, the longest of the same log."""
        if log in self._last:
            return read_head(self._last[log])
        known = (head for head in map(read_head, self._last.values()) if head.origin == origin)
        return max(known, key=lambda head: head.size, default=None)

    def _remember(self, log: str, request: Request, signed: SignedHead) -> None:
        # The key that signed last stands last.
        self._last.pop(log, None)
        self._last[log] = request.note.text
        draft = self._file.with_suffix(".new")
        draft.write_text(json.dumps(self._last), "utf-8")
        _flush(draft)
        draft.replace(self._file)
        # A name that a power cut takes back would bring the head before this one back with it.
        _flush(self._file.parent)
        append_line(self.history, anchor_line(signed))


def _with(note: Note, signature: Any) -> Note:
    return Note(note.text, (*note.signatures, signature))


def _flush(path: Path) -> None:
    """A file, or the names in a folder."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _check(last: Head | None, request: Request) -> None:
    """The head must go on from the last one that was signed."""
    head = request.head
    if last is None:
        if request.old:
            raise Refused(409, "0\n")
        return
    if head.origin != last.origin:
        raise Refused(403, f"another log than {last.origin}: it was replaced from its beginning")
    if head.size < last.size:
        raise Refused(422, f"the log has {head.size} records, and had {last.size}: it was cut")
    if request.old != last.size:
        raise Refused(409, f"{last.size}\n")
    try:
        check_consistency(last.size, last.root, head.size, head.root, request.proof)
    except ProofError as error:
        raise Refused(422, f"the log was forked: {error}") from error


def serve_witness(
    witness: Witness, host: str, port: int, *, signer: bool = False, token: str = ""
) -> ThreadingHTTPServer:
    """A server that answers for a witness, ready to be run."""

    class Handler(_Handler):
        pass

    Handler.witness, Handler.is_signer, Handler.token = witness, signer, token
    return _Server((host, port), Handler)


class _Server(ThreadingHTTPServer):
    """Gives each address a few places, and nobody all of them."""

    daemon_threads = True
    #: With a short queue, callers who come together would wait a second until they try again.
    request_queue_size = 128

    def __init__(self, address: tuple[str, int], handler: type[BaseHTTPRequestHandler]) -> None:
        super().__init__(address, handler)
        self._here: Counter[str] = Counter()
        self._turn = threading.Lock()

    def verify_request(self, request: Any, client_address: Any) -> bool:
        """Whether there is a place for one more caller."""
        name = client_address[0]
        with self._turn:
            if self._here.total() >= _CALLERS_MAX or self._here[name] >= _EACH_MAX:
                return False
            self._here[name] += 1
        return True

    def finish_request(self, request: Any, client_address: Any) -> None:
        """Answer one caller, for as long as a caller may take."""
        until = threading.Timer(_SECONDS, _cut, (request,))
        until.daemon = True
        until.start()
        try:
            super().finish_request(request, client_address)
        finally:
            until.cancel()
            with self._turn:
                self._here[client_address[0]] -= 1
                self._here += Counter()

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A caller that was cut off, or left, is no news; anything else is."""
        if not isinstance(sys.exception(), OSError):
            super().handle_error(request, client_address)


def _cut(request: socket.socket) -> None:
    with contextlib.suppress(OSError):
        request.shutdown(socket.SHUT_RDWR)


class _Handler(BaseHTTPRequestHandler):
    witness: Witness
    is_signer: bool
    token: str
    timeout = _SECONDS

    def do_POST(self) -> None:
        try:
            self._answer(200, self._signed(self._body()))
        except Refused as refused:
            self._answer(refused.status, str(refused))

    def _signed(self, body: bytes) -> str:
        if self.path == "/sign-checkpoint" and self.is_signer:
            return self.witness.sign(body)
        if self.path == "/add-checkpoint" and not self.is_signer:
            return self.witness.cosign(body)
        raise Refused(404, "there is /add-checkpoint on a witness, /sign-checkpoint on a signer")

    def _body(self) -> bytes:
        given = self.headers.get("Authorization", "").encode()
        if self.token and not hmac.compare_digest(given, f"Bearer {self.token}".encode()):
            raise Refused(401, "a token is wanted")
        length = self.headers.get("Content-Length", "")
        if not (length.isascii() and length.isdecimal()) or int(length) > _BODY_MAX:
            raise Refused(413, "too long, or of no length")
        return self.rfile.read(int(length))

    def do_GET(self) -> None:
        if self.path == "/key":
            self._answer(200, f"{self.witness.key.verifier}\n")
        elif self.path == "/anchors":
            self._send_history()
        else:
            self._answer(404, "there is /key and /anchors")

    def _send_history(self) -> None:
        """Years of heads, a piece at a time."""
        history = self.witness.history
        if not history.exists():
            self._answer(200, "")
            return
        with history.open("rb") as file:
            left = os.fstat(file.fileno()).st_size
            self._begin(200, left)
            while left and (piece := file.read(min(left, _BODY_MAX))):
                self.wfile.write(piece)
                left -= len(piece)

    def _answer(self, status: int, text: str) -> None:
        body = text.encode()
        self._begin(status, len(body))
        self.wfile.write(body)

    def _begin(self, status: int, length: int) -> None:
        self.send_response(status)
        self.send_header("Content-Type", "text/plain; charset=utf-8")
        self.send_header("Content-Length", str(length))
        self.end_headers()

    def log_message(self, *arguments: object) -> None:
        """Requests are not printed."""
