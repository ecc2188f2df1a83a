"""A receipt: one record with the proof that it is in the log whose head was signed.

Its holder needs no other record, no access to the house and none of this program: the record's
fields give its hash, the hash and the proof give the root, and the root is signed.
"""

import base64
from collections.abc import Iterable, Sequence
from typing import Any, Final, get_type_hints

from croupier.house.log.head import SignedHead, read_signed_head
from croupier.house.log.merkle import ProofError, included_root
from croupier.house.log.note import BadNote, Verifier
from croupier.house.log.proofs import Proofs, prove_inclusion
from croupier.house.log.record import Record, digest_of

#: What each field of a record is.
_KINDS: Final = get_type_hints(Record)


class NotSignedYet(Exception):
    """No signed head covers the record yet."""


async def covering_head(proofs: Proofs, number: int) -> SignedHead:
    """The newest signed head, which must cover a record."""
    heads = await proofs.heads(newest=1)
    if not heads or heads[-1].head.size < number:
        raise NotSignedYet(f"record {number} is newer than the last signed head; try again soon")
    return heads[-1]


async def make_receipt(proofs: Proofs, record: Record) -> dict[str, Any]:
    """The receipt of a record, as JSON has it."""
    signed = await covering_head(proofs, record.number)
    path = await prove_inclusion(proofs, record.number, signed.head.size)
    if included_root(record.digest, record.number - 1, signed.head.size, path) != signed.head.root:
        raise ProofError(f"record {record.number} is not the one that was signed")
    return {"record": show_record(record), "path": show_path(path), "note": str(signed.note)}


def show_path(path: Sequence[bytes]) -> list[str]:
    """The hashes of a proof, as JSON has them."""
    return [each.hex() for each in path]


def show_record(record: Record) -> dict[str, Any]:
    """A record as JSON has it; bytes are base64, hashes hexadecimal."""
    shown = record._asdict()
    shown["payload"] = base64.b64encode(record.payload).decode()
    for name in ("previous", "digest", "request", "answer"):
        shown[name] = shown[name].hex()
    return shown


def read_record(shown: dict[str, Any]) -> Record:
    """A record from JSON, whose hash is computed from its fields."""
    fields = dict(shown)
    fields.pop("digest", None)
    fields["payload"] = base64.b64decode(fields["payload"], validate=True)
    for name in ("previous", "request", "answer"):
        fields[name] = bytes.fromhex(fields.get(name, ""))
    record = Record(**fields, digest=b"")
    if any(type(value) is not _KINDS[name] for name, value in record._asdict().items()):
        # Version 3.9 would be hashed as 3, and shown as it was written.
        raise TypeError("a field is neither the text nor the whole number that it should be")
    return record._replace(digest=digest_of(**fields))


def check_receipt(receipt: dict[str, Any], keys: Iterable[Verifier]) -> tuple[Record, SignedHead]:
    """The record of a receipt and the head that proves it; ProofError where it does not."""
    try:
        record = read_record(receipt["record"])
        path = [bytes.fromhex(each) for each in receipt["path"]]
        signed = read_signed_head(receipt["note"])
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        if isinstance(error, BadNote):
            raise
        raise ProofError(f"the receipt cannot be read: {error!r}") from error
    if not signed.signed_by(keys):
        raise ProofError("the head of the receipt is not signed by a key that counts")
    head = signed.head
    if included_root(record.digest, record.number - 1, head.size, path) != head.root:
        raise ProofError(f"record {record.number} is not in the log that was signed")
    return record, signed
