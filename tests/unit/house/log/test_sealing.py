"""Heads are signed as a log grows, proven to witnesses, and held against the records."""

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from croupier.audit.heads import HeadCheck
from croupier.audit.keeping import AuditFailure
from croupier.house.log.anchors import read_anchors
from croupier.house.log.head import KEY_NAME, SignedHead, read_signed_head
from croupier.house.log.keeping import Signing, find_signer, lacks_key, make_sealer, sealed
from croupier.house.log.memory import MemoryStore
from croupier.house.log.merkle import ProofError
from croupier.house.log.note import BadNote, Key, Note, make_secret, read_note, read_verifier
from croupier.house.log.receipt import NotSignedYet, check_receipt, make_receipt
from croupier.house.log.record import Draft
from croupier.house.log.sealing import Destinations, Sealer
from croupier.house.log.signing import KeySigner, RemoteSigner
from croupier.house.log.store import Append, Store, StreamAppend
from croupier.house.log.witness import Witness, serve_witness

SECRET = bytes(range(32))


class Ticking:
    """An instant that moves on by a millisecond at every look."""

    def __init__(self) -> None:
        self.at = 1_000_000

    def __call__(self) -> int:
        self.at += 1
        return self.at


async def grow(store: Store, count: int, name: str = "a") -> None:
    size, _ = await store.head()
    for place in range(count):
        draft = Draft(kind="Thing", payload=f'{{"n":{size + place}}}'.encode())
        part = StreamAppend(stream=f"other:{name}{size + place}", expected=0, drafts=(draft,))
        key = f"k{size + place}" if place % 2 else ""
        append = Append(
            streams=(part,), at=1, actor="x", cause="y", key=key, request=b"r", answer=b"\0a"
        )
        await store.append([append])


def sealer_of(store: Store, reports: list[str], **options: object) -> Sealer:
    return Sealer(
        store=store,
        signer=KeySigner(SECRET),
        now=Ticking(),
        report=lambda code, detail: reports.append(f"{code}: {detail}"),
        **options,  # type: ignore[arg-type]
    )


async def checked(store: Store, heads: list[SignedHead]) -> HeadCheck:
    check = HeadCheck(heads)
    async for record in store.read():
        check.take(record)
    check.finish()
    return check


@contextmanager
def serving(witness: Witness, **options: object) -> Iterator[str]:
    server = serve_witness(witness, "127.0.0.1", 0, **options)  # type: ignore[arg-type]
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def test_a_note_is_read_as_it_was_written_and_counts_by_its_signature() -> None:
    key = Key("some-house", SECRET)
    note = Note("one\ntwo\n", (key.sign("one\ntwo\n"),))
    again = read_note(str(note))
    assert again == note
    assert again.signed_by(read_verifier(str(key.verifier)))
    assert not Note("one\nthree\n", note.signatures).signed_by(key.verifier)
    assert not note.signed_by(Key("some-house", make_secret()).verifier)
    cosigned = Key("w", SECRET, "witness")
    assert Note("one\n", (cosigned.sign("one\n", 77),)).signed_by(cosigned.verifier)


@pytest.mark.parametrize("text", ["", "a+b", "a+00000000+AAAA", "a b+c+d", "x+12345678+!!"])
def test_what_is_no_key_is_named(text: str) -> None:
    with pytest.raises(BadNote):
        read_verifier(text)


def test_heads_are_signed_at_the_start_as_it_grows_and_at_the_end(tmp_path: Path) -> None:
    async def body() -> None:
        store, reports = MemoryStore(), list[str]()
        to = Destinations(anchors=(str(tmp_path / "far" / "anchors.jsonl"),))
        for _ in range(3):
            sealer = sealer_of(store, reports, to=to)
            await sealer.start()
            await grow(store, 700)
            await sealer.seal()
            await grow(store, 10)
            await sealer.close()
        heads = await store.proofs.heads()
        assert [each.head.state for each in heads] == ["open", "", "closed"] * 3
        assert reports == []
        check = await checked(store, heads)
        assert check.proven.size == (await store.head())[0] == 2131
        assert [str(h.note) for h in read_anchors(to.anchors[0])] == [str(h.note) for h in heads]

    asyncio.run(body())


def test_every_record_has_a_receipt_that_needs_no_other_record() -> None:
    async def body() -> None:
        store = MemoryStore()
        sealer = sealer_of(store, [])
        await grow(store, 600)
        await sealer.start()
        await grow(store, 3)
        async for record in store.read():
            if record.number > 601:
                with pytest.raises(NotSignedYet):
                    await make_receipt(store.proofs, record)
                continue
            receipt = await make_receipt(store.proofs, record)
            receipt = json.loads(json.dumps(receipt))
            found, signed = check_receipt(receipt, [sealer.signer.verifier])
            assert found == record
            assert signed.head.size == 601
        with pytest.raises(ProofError, match="key that counts"):
            check_receipt(receipt, [Key(KEY_NAME, make_secret()).verifier])
        written = json.dumps(receipt)
        odd: tuple[Any, ...] = (found.version + 0.9, float("inf"), None, True, [], "\ud800")
        for name in ("version", "at", "actor"):
            for value in odd:
                receipt["record"][name] = value
                with pytest.raises(ProofError):
                    check_receipt(receipt, [sealer.signer.verifier])
                receipt = json.loads(written)
        whole: tuple[Any, ...] = ([], None, {**receipt, "note": 5}, {**receipt, "record": []})
        for wrong in whole:
            with pytest.raises(ProofError):
                check_receipt(wrong, [sealer.signer.verifier])
        receipt["record"]["actor"] = "somebody else"
        with pytest.raises(ProofError, match="not in the log"):
            check_receipt(receipt, [sealer.signer.verifier])
        await sealer.close()

    asyncio.run(body())


def test_a_witness_signs_what_goes_on_and_refuses_a_cut_and_a_forked_log(tmp_path: Path) -> None:
    own = KeySigner(SECRET).verifier
    witness = Witness(tmp_path, Key("wendy", make_secret(), "witness"), [own])

    async def play(store: Store, count: int, url: str) -> tuple[SignedHead, list[str]]:
        reports: list[str] = []
        sealer = sealer_of(store, reports, to=Destinations(witnesses=(url,)))
        sealer.now.at = (await store.head())[0] * 1000  # type: ignore[attr-defined]
        await sealer.start()
        await grow(store, count)
        await sealer.close()
        assert sealer.last is not None
        return sealer.last, reports

    async def body(url: str) -> None:
        store = MemoryStore()
        for count in (5, 300, 0, 77):
            last, reports = await play(store, count, url)
            assert reports == []
            assert last.note.signed_by(witness.key.verifier)
        forked = MemoryStore()
        await grow(forked, 1, "another")
        last, reports = await play(forked, 900, url)
        assert not last.note.signed_by(witness.key.verifier)
        assert any("another log" in report for report in reports)
        cut = MemoryStore()
        await cut.adopt([r async for r in store.read() if r.number <= 200], [])
        _, reports = await play(cut, 0, url)
        assert any("it was cut" in report or "does not continue" in report for report in reports)
        await grow(cut, 500, "other")
        _, reports = await play(cut, 0, url)
        assert any("forked" in report for report in reports)

    with serving(witness) as url:
        asyncio.run(body(url))
    again = Witness(tmp_path, witness.key, [own])
    with serving(again) as url:
        fresh = MemoryStore()
        asyncio.run(grow(fresh, 1, "third"))
        _, reports = asyncio.run(play(fresh, 9, url))
        assert any("another log" in report for report in reports)
        assert read_anchors(f"{url}/anchors")[-1].note.signed_by(witness.key.verifier)


def test_a_signer_elsewhere_holds_the_key_and_wants_its_token(tmp_path: Path) -> None:
    secret = make_secret()
    signer = Witness(tmp_path, Key(KEY_NAME, secret))

    async def body(url: str) -> None:
        store, reports = MemoryStore(), list[str]()
        sealer = sealer_of(store, reports)
        sealer.signer = RemoteSigner(url, signer.key.verifier, "open sesame")
        await sealer.start()
        await grow(store, 20)
        await sealer.close()
        assert reports == []
        await checked(store, await store.proofs.heads())
        sealer.signer = RemoteSigner(url, signer.key.verifier, "guess")
        await sealer._try("")
        assert "401" in reports[-1]

    with serving(signer, signer=True, token="open sesame") as url:
        asyncio.run(body(url))
        found = find_signer(Signing(folder=None, signer=f"{signer.key.verifier}@{url}"))
        assert found is not None
        assert found.verifier == signer.key.verifier


def test_a_log_that_was_cut_or_replaced_is_not_signed_again() -> None:
    async def body() -> None:
        store, reports = MemoryStore(), list[str]()
        sealer = sealer_of(store, reports)
        await sealer.start()
        await grow(store, 40)
        await sealer.close()
        heads = await store.proofs.heads()
        for kept in (30, 0):
            other = MemoryStore()
            await other.adopt([r async for r in store.read() if r.number <= kept], [])
            await grow(other, 45 if not kept else 0)
            await other.proofs.keep(heads[-1], ())
            fresh = sealer_of(other, reports)
            await fresh.start()
            await fresh.close()
            assert reports.pop().startswith("log-not-continued")
            with pytest.raises(AuditFailure):
                await checked(other, heads)

    asyncio.run(body())


def test_records_that_came_while_the_house_was_closed_are_found() -> None:
    async def body() -> None:
        store, reports = MemoryStore(), list[str]()
        sealer = sealer_of(store, reports)
        await sealer.start()
        await sealer.close()
        await grow(store, 1)
        with pytest.raises(AuditFailure, match="while the house was closed"):
            await checked(store, await store.proofs.heads())
        again = sealer_of(store, reports)
        again.now.at = 2_000_000  # type: ignore[attr-defined]
        await again.start()
        await again.close()
        assert reports[0].startswith("appended-while-closed")
        with pytest.raises(AuditFailure, match="while the house was closed"):
            await checked(store, await store.proofs.heads())

    asyncio.run(body())


def test_a_command_that_writes_to_a_closed_house_signs_what_it_wrote(tmp_path: Path) -> None:
    async def body() -> None:
        store, reports = MemoryStore(), list[str]()
        signing = Signing(folder=tmp_path)
        clock, report = Ticking(), lambda code, detail: reports.append(code)
        sealer = make_sealer(store, signing, now=clock, report=report)
        assert sealer is not None
        await sealer.start()
        async with sealed(store, signing, now=clock, report=report):
            await grow(store, 2)
        await sealer.close()
        async with sealed(store, signing, now=clock, report=report):
            await grow(store, 3)
        assert reports == []
        # Who has another key, or none, could not sign what they write.
        others = (Signing(folder=tmp_path, key="a1" * 32), Signing(folder=tmp_path / "no"))
        assert [await lacks_key(store, each) for each in (signing, *others)] == [False, True, True]
        heads = await store.proofs.heads()
        assert [each.head.state for each in heads] == ["open", "closed", "open", "closed"]
        await checked(store, heads)

    asyncio.run(body())


def test_a_new_key_must_be_signed_by_the_old_one() -> None:
    async def body() -> None:
        store, reports = MemoryStore(), list[str]()
        for secret in (SECRET, make_secret()):
            sealer = sealer_of(store, reports)
            sealer.signer = KeySigner(secret)
            sealer.alone = False
            sealer.now.at = 1_000_000 + 100 * (await store.head())[0]  # type: ignore[attr-defined]
            await sealer.start()
            await sealer.close()
        with pytest.raises(AuditFailure, match="accepts another key"):
            await checked(store, await store.proofs.heads())

    asyncio.run(body())


def test_heads_that_were_taken_away_are_missed_and_forged_ones_found() -> None:
    async def body() -> None:
        store = MemoryStore()
        sealer = sealer_of(store, [])
        await sealer.start()
        await grow(store, 4)
        await sealer.close()
        heads = await store.proofs.heads()
        with pytest.raises(AuditFailure, match="none of its signed heads"):
            await checked(store, [])
        text = heads[-1].head.text()
        forged = Note(text, (Key(KEY_NAME, make_secret()).sign(text),))
        with pytest.raises(AuditFailure, match="not signed by"):
            await checked(store, [*heads[:-1], read_signed_head(str(forged))])

    asyncio.run(body())


def test_a_house_opens_though_the_peaks_of_its_last_head_are_another_tree_s() -> None:
    async def body() -> None:
        store, reports = MemoryStore(), list[str]()
        sealer = sealer_of(store, reports)
        await sealer.start()
        await grow(store, 40)
        await sealer.close()
        last = (await store.proofs.heads())[-1]
        for peaks in (last.peaks[1:], (*last.peaks, last.peaks[0]), last.peaks[::-1]):
            await store.proofs.keep(replace(last, peaks=peaks), ())
            fresh = sealer_of(store, reports)
            await fresh.start()
            await fresh.close()
            assert any(report.startswith("head-left-aside") for report in reports), peaks
            reports.clear()

    asyncio.run(body())
