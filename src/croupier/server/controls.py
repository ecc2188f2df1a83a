"""Control characters are refused in every text: they make one name look like another, move a
cursor, or begin a new line in somebody's log. A line break may stand in a message's longer texts.
"""

import re
from typing import Final

from croupier.core.messages import say

#: C0, DEL and C1, and the marks that turn the direction of writing, but for a line break.
_PLAIN: Final = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
#: The same in JSON: escaped, or as bytes.
_IN_JSON: Final = re.compile(
    rb"(?<!\\)(?:\\\\)*\\(?:[bfrt]|u00(?:0[0-9b-fB-F]|1[0-9a-fA-F]|7[fF]|[89][0-9a-fA-F])"
    rb"|u20(?:2[a-eA-E]|6[6-9]))"
    rb"|[\x7f]|\xc2[\x80-\x9f]|\xe2\x80[\xaa-\xae]|\xe2\x81[\xa6-\xa9]"
)
REFUSED: Final = say("http-control-characters")


def has_controls(text: str) -> bool:
    """Whether an address or a name holds control characters; a line break is one there.

    >>> has_controls("T1"), has_controls("T\\x1b1"), has_controls("a\\nb")
    (False, True, True)
    """
    return "\n" in text or _PLAIN.search(text) is not None


def json_has_controls(raw: bytes) -> bool:
    """Whether a message in JSON holds them in any of its texts.

    >>> json_has_controls(b'"caf\\xc3\\xa9"'), json_has_controls(rb'"\\u001b[2J"')
    (False, True)
    """
    if raw.isascii() and b"\\" not in raw and b"\x7f" not in raw:
        return False
    return _IN_JSON.search(raw) is not None
