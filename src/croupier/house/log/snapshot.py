"""A stream's state at a version, so that a start need not replay everything."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Snapshot:
    """The state of a stream after one record, as bytes that mean something to who made them."""

    stream: str
    version: int
    number: int
    payload: bytes
