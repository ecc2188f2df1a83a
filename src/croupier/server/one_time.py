"""One-time digits from a shared secret and the time, as in RFC 6238: six digits, thirty seconds."""

import base64
import hashlib
import hmac
from typing import Final
from urllib.parse import quote, urlencode

STEP_MS: Final = 30_000
DIGITS: Final = 6
#: A device's clock may be one step off, either way.
DRIFT: Final = 1


def secret_of(house_key: bytes, name: str, salt: str) -> bytes:
    """What a person's device makes its digits from; kept nowhere, and lost with the house's key."""
    about = f"second factor/{name}/{salt}".encode()
    return hmac.digest(house_key, about, "sha256")[:20]


def check_of(secret: bytes) -> str:
    """What identifies a secret, and gives nothing of it away."""
    return hashlib.sha256(b"check " + secret).hexdigest()[:16]


def digits(secret: bytes, step: int) -> str:
    """The digits of one step of time.

    >>> digits(b"12345678901234567890", 59_000 // STEP_MS)
    '287082'
    """
    made = hmac.digest(secret, step.to_bytes(8, "big"), hashlib.sha1)
    start = made[-1] & 15
    number = int.from_bytes(made[start : start + 4], "big") & 0x7FFF_FFFF
    return f"{number % 10**DIGITS:0{DIGITS}}"


def matching_step(secret: bytes, given: str, now: int, after: int = 0) -> int:
    """The step whose digits were given, later than one that was used before; 0 where there is none.

    >>> matching_step(b"12345678901234567890", "287082", 59_000)
    1
    >>> matching_step(b"12345678901234567890", "287082", 59_000, after=1)
    0
    """
    here = now // STEP_MS
    found = 0
    # Every step is tried whichever fits, so that the time it takes says nothing.
    for step in range(here - DRIFT, here + DRIFT + 1):
        fits = hmac.compare_digest(digits(secret, max(step, 0)).encode(), given.encode())
        if fits and step > after:
            found = step
    return found


def in_letters(secret: bytes) -> str:
    """The secret as it is typed into a device."""
    return base64.b32encode(secret).decode().rstrip("=")


def address(secret: bytes, name: str, house: str) -> str:
    """The secret as an address that a device reads from a QR code.

    >>> address(b"12345678901234567890", "carl", "Harbour House")[:38]
    'otpauth://totp/Harbour%20House:carl?se'
    """
    fields = {"secret": in_letters(secret), "issuer": house}
    return f"otpauth://totp/{quote(house)}:{quote(name)}?{urlencode(fields, quote_via=quote)}"
