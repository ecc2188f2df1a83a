"""Names of people: which look the same to a person, and which nobody may have."""

import unicodedata
from functools import lru_cache
from typing import Final

from croupier.core.messages import Message, say

#: The house signs with these, so nobody else does.
RESERVED: Final = frozenset({"system", "house", "virtualdealer", "nobody", "everybody"})
_SEPARATORS: Final = str.maketrans("", "", " _.-'’\u00a0\u200b\u200c\u200d\ufeff")
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
    """
    folded = unicodedata.normalize("NFKC", name).casefold()
    plain = "".join(c for c in unicodedata.normalize("NFD", folded) if not unicodedata.combining(c))
    return plain.translate(_SEPARATORS).translate(_DRAWN_LIKE)


def why_not_a_name(name: str) -> Message | None:
    """Why nobody may have a name; None where somebody may.

    >>> print(why_not_a_name("Virtual Dealer"))
    'Virtual Dealer' is the house's own name
    """
    if not alike(name):
        return say("core-no-name", name=name)
    if any(unicodedata.category(character).startswith("C") for character in name):
        return say("core-name-no-control-characters")
    if alike(name) in RESERVED:
        return say("core-house-own-name", name=name)
    return None
