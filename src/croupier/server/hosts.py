"""Which names this house answers to: a page elsewhere must not reach it under a name of its own.

A browser lets any page speak to any address that the page's own name is made to point at. Such a
request carries that name as its host.
"""

from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final

LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})


def name_of(host: str) -> str:
    """The name in a Host header, without its port; empty where it is no name.

    >>> name_of("House.example:8000"), name_of("[::1]:8000"), name_of("a b")
    ('house.example', '::1', '')
    """
    name = host.strip().lower()
    if name.startswith("["):
        name, closed, rest = name[1:].partition("]")
        return name if closed and _is_port(rest) else ""
    name, _, port = name.partition(":")
    plain = name.rstrip(".").replace("-", "").replace(".", "").replace("_", "")
    return name.rstrip(".") if plain.isalnum() and _is_port(f":{port}" if port else "") else ""


def _is_port(rest: str) -> bool:
    return not rest or (rest[0] == ":" and rest[1:].isascii() and rest[1:].isdigit())


def answers_to(names: Iterable[str], listening: str) -> frozenset[str] | None:
    """The names that are answered to; None for any, on a network and without a list.

    Anyone who listens on loopback alone is reached there, and under no other name.
    """
    own = frozenset(name.lower() for name in names)
    if own:
        return own | LOOPBACK
    try:
        local = listening in LOOPBACK or ip_address(listening).is_loopback
    except ValueError:
        local = False
    return LOOPBACK | {listening.lower()} if local else None


def is_own(names: frozenset[str] | None, headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Whether a request names this house as its host, once and in one way."""
    given = [value for name, value in headers if name == b"host"]
    if len(given) != 1:
        return False
    name = name_of(given[0].decode("latin-1"))
    return bool(name) and (names is None or name in names)
