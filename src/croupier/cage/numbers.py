"""Ticket numbers: eighteen digits that nobody can guess and that a slip of the finger spoils.

    12 - 3456 7890 1234 567 - 8
    system     drawn        check

The first two digits name the system that issued the ticket, fifteen are drawn by a keyed hash, and
the last one checks the rest. The form is the one that ticket readers on a casino floor expect.

The check digit is Damm's and not Luhn's, though both are one digit. Luhn's takes 09 for 90; Damm's
finds every wrong digit and every two neighbours that changed places, which are the slips that
people make most.

Two tickets may draw the same number: among a million, the chance of one such pair is about one in
two thousand. So a number is looked up before its ticket is issued, and drawn again with another
nonce if it is taken.
"""

import hmac
from collections.abc import Iterator
from typing import Final

from croupier.core.ensure import ensure
from croupier.core.messages import Message, MessageError, say

DIGITS: Final = 18
#: 00 is left out: gaming machines use it to say that no number was granted.
SYSTEM_IDS: Final = range(1, 100)
KEY_BYTES_MIN: Final = 32
NONCE_BYTES_MIN: Final = 16
SEQUENCE_MAX: Final = 2**64 - 1

_PURPOSE: Final = b"croupier ticket number 1"
_DRAWN: Final = 15
_TEXT_MAX: Final = 64
_DASHES: Final = "-\u2010\u2011\u2012\u2013\u2014\u2212"
_GROUPS: Final = (0, 2, 6, 10, 14, DIGITS)

#: Damm's quasigroup of order ten: totally anti-symmetric, with noughts on the diagonal.
_DAMM: Final = (
    (0, 3, 1, 7, 5, 9, 8, 6, 4, 2),
    (7, 0, 9, 2, 1, 5, 4, 8, 6, 3),
    (4, 2, 0, 6, 8, 7, 1, 3, 5, 9),
    (1, 7, 5, 0, 9, 8, 3, 4, 2, 6),
    (6, 1, 2, 3, 0, 4, 5, 9, 7, 8),
    (3, 6, 7, 4, 2, 0, 9, 5, 8, 1),
    (5, 8, 6, 9, 7, 2, 0, 1, 3, 4),
    (8, 9, 4, 5, 3, 6, 2, 0, 1, 7),
    (9, 4, 3, 8, 6, 1, 7, 2, 0, 5),
    (2, 5, 8, 1, 4, 3, 6, 7, 9, 0),
)


class NotATicketNumber(MessageError):
    """The text cannot be read as a ticket number; the message says what is wrong with it."""


def make_number(key: bytes, system_id: int, sequence: int, nonce: bytes) -> str:
    """The number of one ticket: the same arguments give the same number, on any machine.

    Without the key and the nonce, no number follows from any others. Both are secrets of the
    caller: the key for long, the nonce drawn afresh for each ticket.

    >>> make_number(bytes(32), 12, 1, bytes(16))
    '124160765153406834'
    """
    ensure(len(key) >= KEY_BYTES_MIN, f"a key has at least {KEY_BYTES_MIN} bytes")
    ensure(len(nonce) >= NONCE_BYTES_MIN, f"a nonce has at least {NONCE_BYTES_MIN} bytes")
    ensure(system_id in SYSTEM_IDS, f"system {system_id} is not one of 1 to 99")
    ensure(0 <= sequence <= SEQUENCE_MAX, f"sequence {sequence} does not fit eight bytes")
    # All fields but the last have a fixed length, so no two sets of arguments make one message.
    message = _PURPOSE + system_id.to_bytes(1, "big") + sequence.to_bytes(8, "big") + nonce
    limit = 10**_DRAWN
    words = _words(key, message, bits=(limit - 1).bit_length())
    drawn = next(word for word in words if word < limit)
    body = f"{system_id:02}{drawn:0{_DRAWN}}"
    return f"{body}{_check_digit(body)}"


def is_well_formed(number: str) -> bool:
    """Whether these are eighteen digits of some system that agree with their check digit.

    Says nothing about whether such a ticket was issued.
    """
    return _fault(number) is None


def show_number(number: str) -> str:
    """The digits in the groups in which people read them out.

    >>> show_number("123456789012345678")
    '12-3456-7890-1234-5678'
    """
    ensure(_is_digits(number) and len(number) == DIGITS, f"{number!r} is not {DIGITS} digits")
    return "-".join(number[start:end] for start, end in zip(_GROUPS, _GROUPS[1:], strict=False))


def parse_number(text: str) -> str:
    """Read a number as people write it, with dashes and spaces anywhere.

    >>> parse_number(" 12-4160 7651-5340-6834 ")
    '124160765153406834'
    """
    number = "".join(sign for sign in text if not (sign.isspace() or sign in _DASHES))
    fault = _fault(number)
    if fault is not None:
        raise NotATicketNumber(say("cage-no-ticket-number", text=_shortened(text), fault=fault))
    return number


def _words(key: bytes, message: bytes, *, bits: int) -> Iterator[int]:
    """An endless keyed stream of numbers, each of so many bits and all equally likely.

    What does not fit is thrown away by the caller and the next one taken, so that a remainder
    never makes some numbers likelier than others.
    """
    block = 0
    while True:
        digest = hmac.digest(key, block.to_bytes(4, "big") + message, "sha256")
        for start in range(0, len(digest), 8):
            yield int.from_bytes(digest[start : start + 8], "big") >> (64 - bits)
        block += 1


def _check_digit(digits: str) -> int:
    """Damm's digit for a string of digits; zero when the last of them is right already."""
    interim = 0
    for digit in digits:
        interim = _DAMM[interim][int(digit)]
    return interim


def _fault(number: str) -> Message | None:
    """What is wrong with a number, in the order in which a person would check it."""
    if not _is_digits(number):
        wrong = next((sign for sign in number if not _is_digits(sign)), "")
        return say("cage-number-holds", sign=wrong)
    if len(number) != DIGITS:
        return say("cage-number-length", digits=str(len(number)), wanted=DIGITS)
    if int(number[:2]) not in SYSTEM_IDS:
        return say("cage-number-system", system=number[:2])
    if _check_digit(number):
        return say("cage-number-check-digit")
    return None


def _is_digits(text: str) -> bool:
    # Python also takes the digits of other scripts for digits; a bar code does not.
    return text.isascii() and text.isdigit()


def _shortened(text: str) -> str:
    return text if len(text) <= _TEXT_MAX else f"{text[:_TEXT_MAX]}…"
