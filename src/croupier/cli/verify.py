"""`croupier verify`: the second opinion on a log."""

import json
import os
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter
from msgspec import to_builtins

from croupier.audit.heads import HeadCheck, rootless
from croupier.audit.reading import TABLE_STREAM
from croupier.audit.verify import Auditor, Fault, Verdict
from croupier.audit.verify import verify as audit
from croupier.cli.engine import EngineCheck
from croupier.cli.house_log import house_file, is_url, run_on, show_instant
from croupier.cli.output import UsageError
from croupier.cli.table_workers import TablesFailed, TableWorkers, workers_for
from croupier.core.messages import Message, say
from croupier.core.money import show_dollars, show_money
from croupier.house.log.anchors import ANCHORS_FILE, AnchorLost, read_anchors
from croupier.house.log.head import SignedHead, origin_of
from croupier.house.log.keeping import Signing, known_snapshot_key
from croupier.house.log.note import BadNote, Verifier, read_verifier
from croupier.house.log.record import Record
from croupier.house.log.snapshot_seal import FORGED
from croupier.house.log.store import Store
from croupier.house.views.worded import worded

#: The exit code where nothing is wrong with a log whose end nothing outside it vouches for.
_UNVOUCHED: Final = 3


def verify(
    data: Annotated[str, Parameter(allow_leading_hyphen=True)] = "",
    *,
    program: str | None = None,
    root: str | None = None,
    anchors: tuple[str, ...] = (),
    key: tuple[str, ...] = (),
    vouched: Annotated[bool, Parameter(negative="")] = False,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    progress: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Check the chain of a log and every table anew.

    The exit code is 0 where nothing is off, 1 where something is, and 2 where the command cannot
    be understood; with --vouched it is 3 where nothing is off, and nothing outside the log vouches
    for its end.

    Parameters
    ----------
    data
        A folder with house.db, a postgresql:// URL, or - to read that from the standard input.
    program
        Compare the program that is installed here with the manifest of a release instead, which
        `croupier proof manifest` writes.
    root
        A root hash noted earlier, which must still be in the log.
    anchors
        Files or web addresses with signed heads, such as a witness's /anchors. Those beside the
        log and in CROUPIER_PROOF_ANCHORS are always used.
    key
        Public keys that count, of the house and of witnesses; else the log's own word is taken.
        CROUPIER_PROOF_KEYS may hold them too.
    vouched
        End with 3 unless all that is signed is vouched for by --anchors or a --root noted earlier.
    as_json
        The findings as one JSON object.
    progress
        Say on the standard error how far it has come, and let others on the machine go first.
    """
    if program is not None:
        return _verify_program(program)
    if not data:
        raise UsageError("name a folder with house.db, or a postgresql:// URL")
    if data == "-":
        data = sys.stdin.readline().strip()
    if progress:
        os.nice(10)
    evidence = Evidence(anchors, read_keys(key), _read_root(root) if root else None)
    verdict = check(data, evidence, _say if progress else None)
    if as_json:
        print(json.dumps(verdict_json(verdict), indent=1, ensure_ascii=False))
    else:
        _print_verdict(verdict)
    if not verdict.is_clean:
        return 1
    return _UNVOUCHED if vouched and not _is_vouched(verdict) else 0


def _is_vouched(verdict: Verdict) -> bool:
    """Whether something outside the log vouches for all of it that is signed."""
    return 0 < verdict.proven.outside >= verdict.proven.size


def _verify_program(manifest: str) -> int:
    """Whether the program at hand is the one of a release."""
    from croupier.house.log.program import manifest_faults, program_digests

    try:
        faults = manifest_faults(Path(manifest))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise UsageError(f"{manifest} is no manifest of a release: {error}") from error
    for part, digest in program_digests().items():
        print(f"{part:8} {digest}")
    print("\n".join(f"WRONG    {fault}" for fault in faults) or "the program is the release's")
    return 1 if faults else 0


@dataclass(frozen=True, slots=True)
class Evidence:
    """What is known of a log beside the log itself."""

    anchors: tuple[str, ...] = ()
    keys: tuple[Verifier, ...] = ()
    root: bytes | None = None
    #: Whether the log is an older copy: what was signed since is reported, and is no fault.
    copy: bool = False


def check(
    data: str,
    evidence: Evidence | None = None,
    say: Callable[[int], None] | None = None,
    workers: int | None = None,
) -> Verdict:
    """The auditor's verdict on a house; `say` hears of every thousandth record.

    `workers` processes check tables beside this one; if None, as many as are worth it.
    """
    evidence = evidence or Evidence()
    beside, elsewhere = _beside(data), _elsewhere(data, evidence.anchors)

    async def work(store: Store) -> Verdict:
        try:
            kept = await store.proofs.heads()
        except BadNote as error:
            raise UsageError(
                f"the signed heads in the log cannot be read: {error}", code=1
            ) from error
        subtrees = await store.proofs.subtrees()
        size, _ = await store.head()
        later = await _signed_since(store, [*beside, *elsewhere], size) if evidence.copy else []

        def heads() -> HeadCheck:
            return HeadCheck(
                [*kept, *(head for head in beside if head not in later)],
                [key for key in evidence.keys if key.kind == "log"],
                [key for key in evidence.keys if key.kind == "witness"],
                subtrees,
                [head for head in elsewhere if head not in later],
            )

        count = workers
        if count is None:
            count = workers_for(size, len(await store.streams(TABLE_STREAM)))
        verdict = await _side_by_side(store, evidence, heads(), count, say) if count else None
        if verdict is None:
            records = _heard(store.read(), say)
            verdict = await audit(records, evidence.root, heads(), EngineCheck())
        verdict.notes += [*_proof_notes(verdict, evidence), *_lost(size, later)]
        await _examine_derived(verdict, store, data, kept)
        return verdict

    return run_on(data, work, read_only=True)


async def _side_by_side(
    store: Store,
    evidence: Evidence,
    heads: HeadCheck,
    count: int,
    say: Callable[[int], None] | None,
) -> Verdict | None:
    """The verdict of several processes on a log without a fault.

    None if there is one: which comes first is said by one process that reads all in order.
    """
    engine = EngineCheck()
    with TableWorkers(count) as workers:
        auditor = Auditor(evidence.root, heads, engine, workers)
        try:
            async for record in _heard(store.read(), say):
                if not auditor.take(record):
                    return None
            found = workers.finish()
        except TablesFailed:
            return None
    engine.outside.update(found.outside)
    auditor.verdict.tables.update(found.books)
    verdict = auditor.finish()
    return verdict if verdict.is_clean else None


async def _examine_derived(
    verdict: Verdict, store: Store, data: str, heads: Sequence[SignedHead]
) -> None:
    """Whether all that the house derives from its records is in order."""
    found = [*getattr(store, "mended", ()), *await store.examine(), *rootless(heads)]
    faults = list(dict.fromkeys(found))
    key = _snapshot_key(data)
    if key is not None:
        store.snapshot_key = key
        await store.load_snapshots()
        forged = [left for left in store.left_aside if left.endswith(FORGED)]
        faults += forged
        verdict.notes += [
            say("audit-snapshot-aside", what=left)
            for left in store.left_aside
            if left not in forged
        ]
    if verdict.fault is None and faults:
        verdict.fault = Fault(verdict.records, "", say("audit-derived", what="; ".join(faults)))
    verdict.derived = "out of order" if faults else "in order" if key else "snapshots not checked"


def _snapshot_key(data: str) -> bytes | None:
    """The key of the house's snapshots, where it can be read here."""
    named = os.environ.get("CROUPIER_PROOF_KEY", "")
    signing = Signing(folder=None if is_url(data) else house_file(data).parent, key=named)
    try:
        return known_snapshot_key(signing)
    except (OSError, BadNote):
        return None


def _beside(data: str) -> list[SignedHead]:
    """The signed heads beside the log, in the hands of who can write it."""
    file = _file_beside(data)
    return _read_all([str(file)]) if file is not None and file.exists() else []


def _elsewhere(data: str, given: tuple[str, ...]) -> list[SignedHead]:
    """The signed heads that are kept away from the log."""
    named = os.environ.get("CROUPIER_PROOF_ANCHORS", "").split(",")
    places = [*given, *(place for place in named if place and not place.startswith("syslog:"))]
    file = _file_beside(data)
    own = file.resolve() if file is not None else None
    return _read_all([place for place in places if Path(place).resolve() != own])


def _file_beside(data: str) -> Path | None:
    if is_url(data):
        return None
    path = Path(data)
    return (path if path.is_dir() else path.parent) / ANCHORS_FILE


def _read_all(places: Sequence[str]) -> list[SignedHead]:
    try:
        return [head for place in dict.fromkeys(places) for head in read_anchors(place)]
    except (AnchorLost, BadNote) as error:
        raise UsageError(f"the anchors cannot be used: {error}", code=1) from error


def _proof_notes(verdict: Verdict, evidence: Evidence) -> list[Message]:
    """What the reader should know of how far the proof goes."""
    proven = verdict.proven
    if verdict.fault is not None:
        return []
    if not proven.heads:
        return [say("audit-nothing-signed"), *_outside(verdict)]
    notes = [*_outside(verdict)]
    if left := verdict.records - proven.size:
        notes.append(say("audit-newer-than-signed", count=left))
    if not proven.closed:
        notes.append(say("audit-not-closed"))
    if not evidence.keys:
        notes.append(say("audit-key-own"))
    met = (*proven.keys, *proven.witnesses)
    for key in evidence.keys:
        if not {str(key), key.name}.intersection(met):
            notes.append(say("audit-key-unused", key=str(key)))
    return notes


def _outside(verdict: Verdict) -> list[Message]:
    """What nothing outside the log says of its end."""
    outside, count = verdict.proven.outside, verdict.records
    if not outside:
        return [say("audit-nothing-outside")]
    if outside < count:
        return [say("audit-some-outside", outside=outside, count=count)]
    return []


async def _signed_since(store: Store, heads: list[SignedHead], size: int) -> list[SignedHead]:
    """The heads of the same log that were signed when it had grown."""
    first = await store.proofs.hashes(0, 0, 1)
    origin = origin_of(*first) if first else ""
    return [each for each in heads if each.head.size > size and each.head.origin == origin]


def _lost(size: int, later: list[SignedHead]) -> list[Message]:
    """What a copy does not have of what was signed since it was made."""
    if not later:
        return []
    last = max(later, key=lambda signed: signed.head.size).head
    at, lost = show_instant(last.at), last.size - size
    return [say("audit-copy-older", signed=last.size, at=at, size=size, lost=lost)]


def read_keys(given: tuple[str, ...]) -> tuple[Verifier, ...]:
    """Public keys that are given, and those of the environment."""
    named = os.environ.get("CROUPIER_PROOF_KEYS", "").split(",")
    try:
        return tuple(read_verifier(text) for text in (*given, *named) if text)
    except BadNote as error:
        raise UsageError(str(error)) from error


async def _heard(
    records: AsyncIterator[Record], say: Callable[[int], None] | None
) -> AsyncIterator[Record]:
    async for record in records:
        if say is not None and record.number % 1000 == 0:
            say(record.number)
        yield record


def _say(number: int) -> None:
    print(f"checked {number}", file=sys.stderr, flush=True)


def _read_root(text: str) -> bytes:
    try:
        root = bytes.fromhex(text)
    except ValueError:
        root = b""
    if len(root) != 32:
        raise UsageError(f"{text!r} is no root hash: 64 hexadecimal digits are wanted")
    return root


def _print_verdict(verdict: Verdict) -> None:
    tickets = verdict.tickets
    standing = sum(not slip.ended for slip in tickets.slips.values())
    print(f"records  {verdict.records}")
    print(f"tables   {len(verdict.tables)}")
    print(f"rounds   {verdict.rounds}")
    owed = show_dollars(tickets.liability)
    print(f"tickets  {len(tickets.slips)}, {standing} of them stand for {owed}")
    for name, book in verdict.tables.items():
        won = show_dollars(book.totals.house_win)
        holds = sum(purse.balance + book.staked(purse) for purse in book.purses.values())
        print(f"         {name}: house win {won}, with players {show_dollars(holds)}")
    print(f"root     {verdict.root.hex()}")
    proven = verdict.proven
    if proven.heads:
        since, until = show_instant(proven.since), show_instant(proven.until)
        print(f"signed   {proven.heads} heads from {since} to {until}, up to record {proven.size}")
        print(f"         by {', '.join((*proven.keys, *sorted(proven.witnesses)))}")
    print(f"derived  indexes, guards and snapshots: {verdict.derived}")
    for note in verdict.notes:
        print(f"note     {note}")
    if verdict.fault is not None:
        print(f"WRONG    {verdict.fault}")
    elif _is_vouched(verdict):
        print("all is well")
    else:
        print("all is well, as far as this log can show by itself")


def verdict_json(verdict: Verdict) -> dict[str, Any]:
    """What the auditor found, for programs."""
    fault = verdict.fault
    return {
        "ok": verdict.is_clean,
        "records": verdict.records,
        "rounds": verdict.rounds,
        "tables": {
            name: {
                "rounds": book.totals.rounds,
                "house_win": show_money(book.totals.house_win),
                "balances": {who: show_money(p.balance) for who, p in book.purses.items()},
            }
            for name, book in verdict.tables.items()
        },
        "tickets": len(verdict.tickets.slips),
        "liability": show_money(verdict.tickets.liability),
        "root": verdict.root.hex(),
        "signed": {
            "heads": verdict.proven.heads,
            "since": verdict.proven.since,
            "until": verdict.proven.until,
            "records": verdict.proven.size,
            "keys": verdict.proven.keys,
            "witnesses": sorted(verdict.proven.witnesses),
            "outside": verdict.proven.outside,
        },
        "fault": fault
        and {
            "record": fault.number,
            "stream": fault.stream,
            "what": fault.what,
            "said": to_builtins(worded(fault.said)),
        },
        "derived": verdict.derived,
        "notes": to_builtins([worded(note) for note in verdict.notes]),
    }
