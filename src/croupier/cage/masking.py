"""Ticket numbers masked: a number is as good as its ticket, and is its owner's alone.

What is left are the last four digits, by which people speak of a ticket.
"""

import re
from typing import Final

from croupier.cage.numbers import DIGITS, is_well_formed, show_number

_SHOWN: Final = 4
#: As the log has them, or in the groups in which people read them out.
_NUMBERS: Final = re.compile(rf"(?<!\d)(?:\d{{{DIGITS}}}|\d{{2}}(?:-\d{{4}}){{4}})(?!\d)")


def mask_number(number: str) -> str:
    """A number with which nobody can be paid.

    >>> mask_number("124160765153406834")
    '••-••••-••••-••••-6834'
    """
    shown = show_number(number)
    return "".join("•" if sign.isdigit() else sign for sign in shown[:-_SHOWN]) + shown[-_SHOWN:]


def mask_numbers(text: str) -> str:
    """A text in which every number of a ticket is masked.

    >>> mask_numbers('{"ticket":"124160765153406834","at":124160765153406835}')
    '{"ticket":"••-••••-••••-••••-6834","at":124160765153406835}'
    """
    return _NUMBERS.sub(_masked, text)


def _masked(found: re.Match[str]) -> str:
    number = found[0].replace("-", "")
    return mask_number(number) if is_well_formed(number) else found[0]
