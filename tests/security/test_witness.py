"""The witness and the copies of a house in the hands of somebody who wants another past."""

import base64
import contextlib
import hashlib
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import httpx2
import pytest

from croupier.cli.backup import backup, restore
from croupier.cli.output import UsageError
from croupier.house.log.anchors import read_anchors
from croupier.house.log.head import KEY_NAME, Head
from croupier.house.log.merkle import Tree, consistency_stretches
from croupier.house.log.note import (
    Key,
    Note,
    Signature,
    make_secret,
    read_signature,
    read_verifier,
)
from croupier.house.log.witness import Refused, Witness, read_request, serve_witness
from tests.audit.tampering import make_house

pytestmark = pytest.mark.xdist_group("security")

HOUSE = Key(KEY_NAME, make_secret())


def digests(count: int, name: str = "true") -> list[bytes]:
    """The records of a log, as far as a witness sees them."""
    return [hashlib.sha256(f"{name} {number}".encode()).digest() for number in range(count)]


def root_of(records: Sequence[bytes]) -> bytes:
    tree = Tree()
    for each in records:
        tree.add(each)
    return tree.root()


def request(
    records: Sequence[bytes], old: int, *, key: Key = HOUSE, origin: str = "croupier/a"
) -> bytes:
    """What a house asks of a witness: the head of these records, grown from so many."""
    proof = []
    if 0 < old <= len(records):
        proof = [
            base64.b64encode(root_of(records[first:end])).decode()
            for first, end in consistency_stretches(old, len(records))
        ]
    head = Head(origin=origin, size=len(records), root=root_of(records), last=records[-1], at=1)
    note = Note(head.text(), (key.sign(head.text()),))
    return ("\n".join([f"old {old}", *proof]) + f"\n\n{note}").encode()


@contextlib.contextmanager
def running(folder: Path, *more: str, **env: str) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    command = [sys.executable, "-m", "croupier", "witness", str(folder), "--port", "0", *more]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, **env}
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        yield process.stdout.readline().split()[-1], process
        process.kill()


def cosign(url: str, body: bytes) -> httpx2.Response:
    return httpx2.post(f"{url}/add-checkpoint", content=body, timeout=30)


def test_after_a_power_cut_a_witness_knows_what_it_signed_and_signs_no_other_past(
    tmp_path: Path,
) -> None:
    known = ("--log", str(HOUSE.verifier))
    true = digests(40)
    with running(tmp_path / "w", *known) as (url, process):
        assert cosign(url, request(true[:10], 0)).status_code == 200
        assert cosign(url, request(true[:25], 10)).status_code == 200
        process.send_signal(signal.SIGKILL)
    forked = [*true[:20], *digests(20, "forged")]
    with running(tmp_path / "w", *known) as (url, _):
        # Shorter, forked behind what was signed, forked with the proof of a part that is true.
        assert cosign(url, request(true[:24], 10)).status_code == 422
        assert cosign(url, request(forked, 25)).status_code == 422
        assert cosign(url, request(forked, 20)).status_code == 409
        assert cosign(url, request(digests(60, "new"), 0)).status_code == 409
        assert cosign(url, request(true, 25, origin="croupier/b")).status_code == 403
        stranger = Key(KEY_NAME, make_secret())
        assert cosign(url, request(true, 25, key=stranger)).status_code == 403
        # The same size under another root, and the true log again and on.
        other = [*true[:24], *digests(1, "last")]
        assert cosign(url, request(other, 25)).status_code == 422
        assert cosign(url, request(true[:25], 25)).status_code == 200
        assert cosign(url, request(true, 25)).status_code == 200
        assert len(httpx2.get(f"{url}/anchors").text.splitlines()) == 4


def test_a_witness_signs_nothing_for_a_key_that_another_has_followed(tmp_path: Path) -> None:
    """Not over a restart, and not where its memory was lost either."""
    later, true, folder = Key(KEY_NAME, make_secret()), digests(40), tmp_path / "w"
    known = ("--log", str(HOUSE.verifier), "--log", str(later.verifier))
    with running(folder, *known) as (url, _):
        assert cosign(url, request(true[:10], 0)).status_code == 200
        assert cosign(url, request(true[:25], 10, key=later)).status_code == 200
        assert cosign(url, request(true, 25)).status_code == 403
    for lost in (False, True):
        if lost:
            (folder / "state.json").unlink()
        with running(folder, *known) as (url, _):
            assert cosign(url, request(true, 25)).status_code == 403
            assert cosign(url, request(true[:30], 25, key=later)).status_code in (200, 409)


class Interrupted:
    """A lock before whose second turn somebody else has theirs."""

    def __init__(self, between: Callable[[], object]) -> None:
        self._lock, self._between, self._turns = threading.RLock(), between, 0

    def __enter__(self) -> None:
        self._turns += 1
        if self._turns == 2:
            self._between()
        self._lock.acquire()

    def __exit__(self, *raised: object) -> None:
        self._lock.release()


def test_a_key_that_is_followed_while_it_asks_signs_nothing_more(tmp_path: Path) -> None:
    """Two callers at one moment: the old key's head is judged and signed in one turn."""
    later, true = Key(KEY_NAME, make_secret()), digests(40)
    witness = Witness(tmp_path / "w", HOUSE, [HOUSE.verifier, later.verifier])
    witness.cosign(request(true[:10], 0))

    def follow() -> None:
        witness.cosign(request(true[:25], 10, key=later))

    forked = [*true[:10], *digests(20, "forged")]
    witness._turn = Interrupted(follow)  # type: ignore[assignment]
    with contextlib.suppress(Refused):
        witness.cosign(request(forked, 10))
    signed = read_anchors(str(witness.history))
    followed = [each.note.signed_by(later.verifier) for each in signed]
    assert followed == sorted(followed), "the old key has signed after the one that follows it"


def test_a_witness_that_lost_its_memory_finds_it_in_what_it_signed(tmp_path: Path) -> None:
    """Without it any past at all would be signed once more; a torn last line does no harm."""
    known, folder = ("--log", str(HOUSE.verifier)), tmp_path / "w"
    true = digests(40)
    with running(folder, *known) as (url, _):
        assert cosign(url, request(true[:10], 0)).status_code == 200
        assert cosign(url, request(true[:25], 10)).status_code == 200
    (folder / "state.json").unlink()
    history = folder / "anchors.jsonl"
    history.write_bytes(history.read_bytes() + history.read_bytes()[:50])
    with running(folder, *known) as (url, _):
        assert cosign(url, request(digests(60, "new"), 0)).status_code == 409
        assert cosign(url, request(true[:24], 10)).status_code == 422
        assert cosign(url, request(true, 25)).status_code == 200
        heads = read_anchors(f"{url}/anchors")
    assert [signed.head.size for signed in heads] == [10, 25, 40]


def test_a_new_key_of_a_log_goes_on_from_what_was_signed_under_the_old_one(tmp_path: Path) -> None:
    """Else whoever is handed the key could have another past signed from the beginning."""
    new, true = Key(KEY_NAME, make_secret()), digests(30)
    with running(tmp_path / "w", "--log", str(HOUSE.verifier)) as (url, _):
        assert cosign(url, request(true[:20], 0)).status_code == 200
    both = ("--log", str(HOUSE.verifier), "--log", str(new.verifier))
    with running(tmp_path / "w", *both) as (url, _):
        forked = [*true[:10], *digests(20, "forged")]
        for old in (0, 10, 20):
            assert cosign(url, request(forked, old, key=new)).status_code in (409, 422)
        assert cosign(url, request(true[:15], 0, key=new)).status_code == 422
        assert cosign(url, request(true, 20, key=new)).status_code == 200
        # Another log under a key of its own is another matter.
        assert cosign(url, request(digests(5, "b"), 0, origin="croupier/b")).status_code == 403


def test_a_cosignature_is_good_for_the_head_that_it_was_given_for_alone(tmp_path: Path) -> None:
    true = digests(9)
    with running(tmp_path / "w", "--log", str(HOUSE.verifier)) as (url, _):
        line = cosign(url, request(true[:5], 0)).text
        witness = read_verifier(httpx2.get(f"{url}/key").text)
    signature = read_signature(line.rstrip("\n"))
    heads = [read_request(request(true[:size], 0), signed=True).note for size in (5, 9)]
    own, other = (Note(note.text, (*note.signatures, signature)) for note in heads)
    assert own.signed_by(witness)
    assert not other.signed_by(witness)
    # Nor under another instant than the one at which it was given.
    later = signature.raw[:7] + bytes([signature.raw[7] ^ 1]) + signature.raw[8:]
    moved = Signature(signature.name, signature.key_id, later)
    assert not Note(own.text, (moved,)).signed_by(witness)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"old 0",
        b"old 0\n\n",
        b"old -1\n\nx\n\n",
        b"old 0\n\xff\xfe\n\n",
        b"old 99999999999999999999999999\n\ncroupier/a\n1\n\n",
        b"\n" * 60_000,
    ],
)
def test_what_is_no_request_is_named_and_changes_nothing(tmp_path: Path, body: bytes) -> None:
    with running(tmp_path / "w", "--log", str(HOUSE.verifier)) as (url, _):
        assert cosign(url, body).status_code == 400
        assert cosign(url, request(digests(3), 0)).status_code == 200


def test_callers_who_never_end_keep_nobody_from_the_witness(tmp_path: Path) -> None:
    with running(tmp_path / "w", "--log", str(HOUSE.verifier)) as (url, process):
        port = int(url.rpartition(":")[2])
        with contextlib.ExitStack() as stack:
            for _ in range(300):
                own = ("127.0.0.9", 0)
                raw = socket.create_connection(("127.0.0.1", port), 10, source_address=own)
                stack.enter_context(raw)
                with contextlib.suppress(OSError):
                    raw.sendall(b"POST /add-checkpoint HTTP/1.1\r\nContent-Length: ")
            threads = len(os.listdir(f"/proc/{process.pid}/task"))
            assert threads < 60, f"{threads} threads for one address"
            assert cosign(url, request(digests(3), 0)).status_code == 200
        for length in (b"9999999", b"\xb2", b"-1", b"1e3", b""):
            with socket.create_connection(("127.0.0.1", port), 10) as raw:
                raw.sendall(
                    b"POST /add-checkpoint HTTP/1.1\r\nContent-Length: " + length + b"\r\n\r\n"
                )
                assert b" 413 " in raw.recv(1000)


def test_a_caller_that_drips_is_cut_off_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("croupier.house.log.witness._SECONDS", 0.5)
    server = serve_witness(Witness(tmp_path / "w", HOUSE), "127.0.0.1", 0)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    began = time.monotonic()
    address = "127.0.0.1", server.server_address[1]
    with server, socket.create_connection(address, 30) as raw:
        raw.sendall(b"POST / HTTP/1.1\r\nX: ")
        with contextlib.suppress(OSError):
            while time.monotonic() < began + 20:
                raw.sendall(b"x")
                time.sleep(0.1)
        server.shutdown()
    thread.join()
    assert time.monotonic() < began + 15


def test_a_signer_beyond_this_machine_wants_a_token_of_its_callers(tmp_path: Path) -> None:
    open_to_all = [sys.executable, "-m", "croupier", "witness", str(tmp_path / "s"), "--signer"]
    answer = subprocess.run(
        [*open_to_all, "--host", "0.0.0.0", "--port", "0"],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert answer.returncode != 0
    assert "CROUPIER_SIGNER_TOKEN" in answer.stdout + answer.stderr
    body = request(digests(3), 0)
    with running(tmp_path / "s", "--signer", CROUPIER_SIGNER_TOKEN="sesame") as (url, _):
        for headers in ({}, {"Authorization": "Bearer guess"}, {"Authorization": "sesame"}):
            told_so = httpx2.post(f"{url}/sign-checkpoint", content=body, headers=headers)
            assert told_so.status_code == 401
        # Who signs as the house is nobody's witness.
        assert cosign(url, body).status_code in (401, 404)


def test_a_plain_copy_put_in_the_place_of_one_under_lock_is_not_restored(
    tmp_path: Path,
) -> None:
    make_house(tmp_path / "house", seed=3, rounds=2)
    make_house(tmp_path / "forged", seed=4, rounds=2)
    key = tmp_path / "key"
    key.write_bytes(bytes(range(32)))
    copy = tmp_path / "copy"
    assert backup(str(tmp_path / "house"), str(copy), key_file=str(key)) == 0
    (locked,) = copy.iterdir()
    whole = locked.read_bytes()
    locked.unlink()
    (copy / "house.db").write_bytes((tmp_path / "forged" / "house.db").read_bytes())
    with pytest.raises(UsageError, match="not under lock"):
        restore(str(copy), str(tmp_path / "back"), key_file=str(key))
    # Nor one of two copies under the same key whose parts were put together.
    (copy / "house.db").unlink()
    second = tmp_path / "second"
    assert backup(str(tmp_path / "forged"), str(second), key_file=str(key)) == 0
    (other,) = second.iterdir()
    head = 15 + 1 + 16 + 7
    locked.write_bytes(whole[:head] + other.read_bytes()[head:])
    with pytest.raises(UsageError, match="does not open"):
        restore(str(copy), str(tmp_path / "back"), key_file=str(key))
    assert not (tmp_path / "back").exists()
    locked.write_bytes(whole)
    assert restore(str(copy), str(tmp_path / "back"), key_file=str(key)) == 0
