"""One-time digits as an authenticator app makes them, from the letters that it was given."""

import base64
import hmac
import struct
import time


def digits_of(letters: str, *, steps: int = 0) -> str:
    """What the app shows now, or so many half minutes from now."""
    secret = base64.b32decode(letters + "=" * (-len(letters) % 8))
    counter = struct.pack(">Q", int(time.time()) // 30 + steps)
    made = hmac.new(secret, counter, "sha1").digest()
    place = made[19] & 0xF
    (number,) = struct.unpack(">I", made[place : place + 4])
    return str((number & 0x7FFFFFFF) % 1_000_000).zfill(6)
