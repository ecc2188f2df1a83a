"""Where signed heads are put so that the log's own machine cannot take them back.

An anchor is one line of JSON with the signed head in it. Lines of other programs around it, or in
front of it as syslog writes them, do no harm.
"""

import json
import logging
import logging.handlers
import os
import socket
import urllib.error
import urllib.request
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from croupier.house.log.head import SignedHead, read_signed_head
from croupier.house.log.note import BadNote

ANCHORS_FILE: Final = "anchors.jsonl"
"""What the anchors beside a log's own file are called."""
_MARK: Final = '{"note":'
_SECONDS: Final = 5
_ANSWER_MAX: Final = 2**20
#: Some years of heads, a head a minute.
_HISTORY_MAX: Final = 2**30


class AnchorLost(Exception):
    """A signed head could not be put, or read, where it should be."""


class HttpRefused(OSError):
    """A web address answered with a refusal: its status, and what it said."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(f"{status}: {text}")
        self.status = status
        self.text = text


def anchor_line(head: SignedHead) -> str:
    """A signed head as one line."""
    return json.dumps({"note": str(head.note)}, ensure_ascii=False)


def put_anchor(place: str, head: SignedHead) -> None:
    """Add a signed head: to a file, `syslog:` or `syslog://host:port`, or a web address."""
    line = anchor_line(head)
    try:
        if place.startswith("syslog:"):
            _log(place, line)
        elif place.startswith(("http://", "https://")):
            post(place, line.encode(), "application/json")
        else:
            append_line(Path(place), line)
    except (OSError, ValueError) as error:
        raise AnchorLost(f"{place}: {error}") from error


def append_line(file: Path, line: str) -> None:
    """Add a line to a file, and wait until it is on disk."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    written = f"\n{line}\n" if _is_torn(file) else f"{line}\n"
    handle = os.open(file, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    try:
        os.write(handle, written.encode())
        os.fsync(handle)
    finally:
        os.close(handle)


def _is_torn(file: Path) -> bool:
    """Whether a power cut has left the last line without its end, as far as that can be read."""
    try:
        with file.open("rb") as lines:
            lines.seek(-1, os.SEEK_END)
            return lines.read() != b"\n"
    except OSError:
        return False


def _log(place: str, line: str) -> None:
    parts = urlsplit(place)
    where = (parts.hostname, parts.port or 514) if parts.hostname else "/dev/log"
    kind = socket.SOCK_DGRAM
    handler = logging.handlers.SysLogHandler(where, socktype=kind)
    try:
        handler.emit(logging.LogRecord("croupier", logging.INFO, "", 0, line, None, None))
    finally:
        handler.close()


def post(url: str, body: bytes, kind: str = "text/plain", token: str = "") -> bytes:
    """Send something to a web address; the answer, or OSError."""
    headers = {"Content-Type": kind, **({"Authorization": f"Bearer {token}"} if token else {})}
    request = urllib.request.Request(url, data=body, headers=headers, method="POST")
    try:
        with urllib.request.urlopen(request, timeout=_SECONDS) as answer:
            return bytes(answer.read(_ANSWER_MAX))
    except urllib.error.HTTPError as error:
        with error:
            said = error.read(_ANSWER_MAX).decode("utf-8", "replace").strip()
        raise HttpRefused(error.code, said) from error


def read_anchors(place: str) -> list[SignedHead]:
    """The anchors of a file or a web address, such as that of a witness, in their order."""
    try:
        if place.startswith(("http://", "https://")):
            with urllib.request.urlopen(place, timeout=_SECONDS) as answer:
                written = answer.read(_HISTORY_MAX + 1)
            if len(written) > _HISTORY_MAX:
                # The newest heads come last, and without them a cut end would pass for whole.
                raise AnchorLost(f"{place}: it is longer than {_HISTORY_MAX} bytes")
            text = written.decode()
        else:
            text = Path(place).read_text("utf-8")
        return list(_heads(text.splitlines()))
    except (OSError, ValueError) as error:
        raise AnchorLost(f"{place}: {error}") from error


def _heads(lines: Iterable[str]) -> Iterator[SignedHead]:
    for number, line in enumerate(lines, start=1):
        start = line.find(_MARK)
        if start < 0:
            continue
        try:
            value, _ = json.JSONDecoder().raw_decode(line, start)
            yield read_signed_head(value["note"])
        except (ValueError, TypeError) as error:
            if isinstance(error, json.JSONDecodeError) and not line.rstrip().endswith("}"):
                # The end of the line was lost in a power cut, before anybody had the signature.
                continue
            raise BadNote(f"line {number} holds no signed head: {error}") from error
