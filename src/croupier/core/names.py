"""Names of people: which look the same to a person, and which nobody may have."""

import re
import unicodedata
from functools import lru_cache
from typing import Final

from croupier.core.messages import Message, say

#: The house signs with these, so nobody else does.
RESERVED: Final = frozenset({"system", "house", "virtualdealer", "nobody", "everybody"})
#: As which two people sign who agree: `ann and bob`.
_TWO_PEOPLE: Final = re.compile(r"[^a-z0-9]and[^a-z0-9]")
_SEPARATORS: Final = str.maketrans("", "", "_.-'’")
#: Kinds of characters of which nobody sees that they are there: marks, spaces, controls.
_UNSEEN: Final = ("M", "Z", "C")
#: Letters of other scripts that are drawn like Latin ones.
_DRAWN_LIKE: Final = str.maketrans(
    "авеԁһіјкӏморԛѕтսѵԝхузαβεηικνορτυχω",
    "abedhijklmopqstuvwxy3abenikvoptuxw",
)


@lru_cache(maxsize=65_536)
def alike(name: str) -> str:
    """What all spellings share that a person would take for one name.

    >>> alike("Bob") == alike(" b.o.b ") == alike("ＢＯＢ") == alike("воb")
    True
    >>> alike("bob\\n") == alike("b\\u200eob") == alike("bob")
    True
    """
    folded = unicodedata.normalize("NFKC", name).casefold()
    plain = "".join(
        character
        for character in unicodedata.normalize("NFD", folded)
        if not unicodedata.category(character).startswith(_UNSEEN)
    )
    return plain.translate(_SEPARATORS).translate(_DRAWN_LIKE)


def why_not_a_name(name: str) -> Message | None:
    """Why nobody may have a name; None where somebody may.

    >>> print(why_not_a_name("Virtual Dealer"))
    'Virtual Dealer' is the house's own name
    >>> print(why_not_a_name("ann and bob"))
    'ann and bob' is the house's own name
    """
    if not alike(name):
        return say("core-no-name", name=name)
    if any(unicodedata.category(character).startswith("C") for character in name):
        return say("core-name-no-control-characters")
    if alike(name) in RESERVED or _TWO_PEOPLE.search(f" {name.casefold()} "):
        return say("core-house-own-name", name=name)
    return None
