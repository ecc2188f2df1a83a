"""The published log: its signed head, and proofs that a record is in it and that it only grew."""

from typing import Any

import msgspec
from starlette.requests import Request

from croupier.cage.masking import mask_numbers
from croupier.core.messages import say
from croupier.house.log.facts import accepted_keys
from croupier.house.log.merkle import ProofError
from croupier.house.log.proofs import prove_consistency, prove_inclusion
from croupier.house.log.receipt import (
    NotSignedYet,
    covering_head,
    make_receipt,
    show_path,
)
from croupier.house.log.record import Record
from croupier.house.log.store import Store
from croupier.server.api import Parameter
from croupier.server.calling import API, gateway_of, known_caller
from croupier.server.command_messages import Message
from croupier.server.gateway import Caller
from croupier.server.inspecting import REGULATORS, ROUND_READERS
from croupier.server.problems import HttpError

_NUMBER = "^[1-9][0-9]{0,15}$"
_RECORD = Parameter(name="record", required=True, says="the number of a record", pattern=_NUMBER)
_DIGEST = Parameter(
    name="digest", required=True, says="the hash of that record", pattern="^[0-9a-f]{64}$"
)
_OLD = Parameter(name="old", required=True, says="an earlier size of the log", pattern=_NUMBER)
_TABLE = Parameter(name="table", required=True, says="the name of a table", pattern="^.{1,80}$")
_VERSION = Parameter(
    name="version", required=True, says="the version that the answer named", pattern=_NUMBER
)


class LogHead(Message, frozen=True, kw_only=True):
    """The newest signed head as a signed note, and the keys that the house signs with."""

    note: str
    keys: tuple[str, ...]


class LogProof(Message, frozen=True, kw_only=True):
    """A proof: hashes in hexadecimal, and the signed head that they lead to."""

    path: tuple[str, ...]
    note: str


class LogReceipt(Message, frozen=True, kw_only=True):
    """A record with the proof that it is in the published log; payload in base64."""

    record: dict[str, Any]
    path: tuple[str, ...]
    note: str


def _store(request: Request) -> Store:
    """A connection of its own: strangers read here, and wagers do not wait for them."""
    return gateway_of(request).desks.reader


@API.operation("GET", "/v1/log/head", out=LogHead, refuses=(409, 503), open=True)
async def see_head(request: Request) -> LogHead:
    """The newest signed head of the log, which gives nothing away of what is in it."""
    store = _store(request)
    signed = await _covering(store, 1)
    return LogHead(note=str(signed.note), keys=tuple(await accepted_keys(store)))


@API.operation(
    "GET",
    "/v1/log/proof",
    out=LogProof,
    parameters=(_RECORD, _DIGEST),
    refuses=(404, 409, 422, 503),
    open=True,
)
async def prove_record(request: Request) -> LogProof:
    """That a record, which the caller must know by its hash, is in the published log."""
    store, number = _store(request), int(_RECORD.read(request))
    signed = await _covering(store, number)
    digests = await store.proofs.hashes(0, number - 1, 1)
    if [digest.hex() for digest in digests] != [_DIGEST.read(request)]:
        raise HttpError(404, say("http-other-hash", number=number))
    path = await _proof(prove_inclusion(store.proofs, number, signed.head.size))
    return LogProof(path=path, note=str(signed.note))


@API.operation(
    "GET",
    "/v1/log/consistency",
    out=LogProof,
    parameters=(_OLD,),
    refuses=(409, 422, 503),
    open=True,
)
async def prove_growth(request: Request) -> LogProof:
    """That the published log continues the one of an earlier size."""
    store, old = _store(request), int(_OLD.read(request))
    signed = await _covering(store, old)
    path = await _proof(prove_consistency(store.proofs, old, signed.head.size))
    return LogProof(path=path, note=str(signed.note))


@API.operation(
    "GET",
    "/v1/log/receipt",
    out=LogReceipt,
    parameters=(_TABLE, _VERSION),
    refuses=(403, 404, 409, 422, 503),
)
async def give_receipt(request: Request) -> LogReceipt:
    """What a player did at a table, with the proof that it is in the published log."""
    store, caller = _store(request), known_caller(request)
    stream, version = f"table:{_TABLE.read(request)}", int(_VERSION.read(request))
    record = await _record(store, stream, version)
    if record is None or not _may_see(caller, record):
        raise HttpError(404, say("http-no-version", version=version, stream=stream))
    try:
        receipt = await make_receipt(store.proofs, record)
    except NotSignedYet as error:
        raise HttpError(409, str(error)) from error
    except ProofError as error:
        raise HttpError(503, str(error)) from error
    return msgspec.convert(receipt, LogReceipt)


async def _record(store: Store, stream: str, version: int) -> Record | None:
    async for record in store.read(stream=stream, version=version - 1):
        return record if record.version == version else None
    return None


def _may_see(caller: Caller, record: Record) -> bool:
    """A record is shown to inspectors, and to the player whom alone it names.

    One with a ticket is not shown to those who work for the house: its number is the ticket.
    """
    actor = caller.actor
    if actor.roles & ROUND_READERS:
        text = record.payload.decode()
        return bool(actor.roles & REGULATORS) or mask_numbers(text) == text
    try:
        named = msgspec.json.decode(record.payload).get("player")
    except (msgspec.DecodeError, AttributeError):
        return False
    return named is not None and actor.players is not None and named in actor.players


async def _covering(store: Store, number: int) -> Any:
    try:
        return await covering_head(store.proofs, number)
    except NotSignedYet as error:
        raise HttpError(409, str(error)) from error


async def _proof(made: Any) -> tuple[str, ...]:
    try:
        return tuple(show_path(await made))
    except ProofError as error:
        raise HttpError(409, str(error)) from error
