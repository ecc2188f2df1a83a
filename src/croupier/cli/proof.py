"""`croupier proof`: keys, signed heads, and receipts that prove a record without the rest."""

import json
import sys
from pathlib import Path
from typing import Any

from cyclopts import App

from croupier.cli.house_log import now, run_on, show_instant, signing_of_house
from croupier.cli.output import UsageError
from croupier.house.log.facts import KeyAccepted, accepted_keys, record_fact
from croupier.house.log.head import KEY_NAME
from croupier.house.log.merkle import ProofError
from croupier.house.log.note import (
    BadNote,
    Key,
    Verifier,
    make_secret,
    read_verifier,
    write_secret,
)
from croupier.house.log.receipt import NotSignedYet, check_receipt, make_receipt
from croupier.house.log.store import Sought, Store

proof = App(name="proof", help="Keys, signed heads, and receipts.")


@proof.command
def key(file: str) -> int:
    """Make a key that signs the log of a house, and print its public side.

    Parameters
    ----------
    file
        A new file, which its owner alone may read.
    """
    secret = make_secret()
    try:
        write_secret(Path(file), secret)
    except OSError as error:
        raise UsageError(f"{file}: {error.strerror}") from error
    print(Key(KEY_NAME, secret).verifier)
    return 0


@proof.command
def hand_over(data: str, to: str) -> int:
    """Have the key that signs a closed house say which key signs from now on.

    Afterwards name the new key in the settings and start the house. Only the public side of the
    new key is needed here; the old one is found as the house finds it, in CROUPIER_PROOF_KEY,
    CROUPIER_PROOF_SIGNER or beside the log.

    Parameters
    ----------
    data
        A folder with house.db, or a postgresql:// URL.
    to
        The public key, as `croupier proof key` prints it.
    """
    from croupier.house.log.keeping import find_signer
    from croupier.house.log.opening import last_record_at

    new = str(_read_key(to))

    async def work(store: Store) -> int:
        known, heads = await accepted_keys(store), await store.proofs.heads(newest=1)
        if not heads or heads[-1].head.state != "closed":
            raise UsageError("the house is not closed: stop it first", code=1)
        signer = find_signer(signing_of_house(data))
        if signer is None or [str(signer.verifier)] != known[-1:]:
            raise UsageError("the key at hand is not the one that the log is signed with", code=1)
        if new in known:
            raise UsageError("the log has accepted this key before", code=1)
        at = max(now(), await last_record_at(store))
        await record_fact(store, KeyAccepted(key=new), at=at, by="operator", cause="hand-over")
        return (await store.head())[0]

    print(f"record {run_on(data, work)} says that {new} signs from now on")
    return 0


def _read_key(text: str) -> Verifier:
    try:
        return read_verifier(text)
    except BadNote as error:
        raise UsageError(str(error)) from error


@proof.command
def head(data: str) -> int:
    """Print the newest signed head of a house, the key it signs with, and those before that one.

    Parameters
    ----------
    data
        A folder with house.db, or a postgresql:// URL.
    """

    async def work(store: Store) -> tuple[list[str], list[Any]]:
        return await accepted_keys(store), await store.proofs.heads(newest=1)

    keys, heads = run_on(data, work, read_only=True)
    if not heads:
        raise UsageError("no head of this log is signed", code=1)
    print(heads[-1].note)
    for text in keys[:-1]:
        print(f"before {text}")
    print("\n".join(f"key {text}" for text in keys[-1:]))
    return 0


@proof.command
def record(data: str, number: int) -> int:
    """Print the receipt of a record: the record, and the proof that it is in the signed log.

    Parameters
    ----------
    data
        A folder with house.db, or a postgresql:// URL.
    number
        The number of the record.
    """

    async def work(store: Store) -> dict[str, Any]:
        found = await store.find(Sought(after=number - 1, before=number + 1, count=1))
        if not found:
            raise UsageError(f"there is no record {number}", code=1)
        try:
            return await make_receipt(store.proofs, found[0])
        except (NotSignedYet, ProofError) as error:
            raise UsageError(str(error), code=1) from error

    print(json.dumps(run_on(data, work, read_only=True), indent=1, ensure_ascii=False))
    return 0


@proof.command
def check(file: str, *, key: tuple[str, ...]) -> int:
    """Check a receipt without the house; the exit code is 1 where it proves nothing.

    Parameters
    ----------
    file
        The receipt, or - for the standard input.
    key
        The public key of the house, as its notices and `croupier proof head` show it.
    """
    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text("utf-8")
        keys = [read_verifier(each) for each in key]
        found, signed = check_receipt(json.loads(text), keys)
    except OSError as error:
        raise UsageError(f"{file}: {error.strerror}") from error
    except (ProofError, BadNote, ValueError) as error:
        raise UsageError(f"NOT PROVEN  {error}", code=1) from error
    at = show_instant(signed.head.at)
    print(f"record {found.number} ({found.stream}, {found.kind}) is in the log signed at {at}")
    return 0


@proof.command
def export(data: str, file: str) -> int:
    """Write a whole log with its signed heads and the rules of its tables, for other verifiers.

    Parameters
    ----------
    data
        A folder with house.db, or a postgresql:// URL.
    file
        A new file.
    """
    from croupier.cli.proof_export import write_export

    async def work(store: Store) -> int:
        with open(file, "x", encoding="utf-8") as target:
            return await write_export(store, target)

    try:
        count = run_on(data, work, read_only=True)
    except OSError as error:
        raise UsageError(f"{file}: {error.strerror}") from error
    print(f"{count} records")
    return 0


@proof.command
def manifest(file: str) -> int:
    """Write the manifest of the program that is installed here: every file with its digest.

    Parameters
    ----------
    file
        Where to; a release publishes it, and `croupier verify --program` compares with it.
    """
    from croupier import __version__
    from croupier.house.log.program import program_digests, write_manifest

    write_manifest(Path(file), __version__)
    for part, digest in program_digests().items():
        print(f"{part:8} {digest}")
    return 0
