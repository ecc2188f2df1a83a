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
#: Letters that are drawn like Latin ones, small or capital, by Unicode's list of confusables, and
#: Latin ones with a stroke through them.
_DRAWN_LIKE: Final = {
    "3": "з",
    "a": "ɑαаᎪᗅꓮ𐊠𖽀",
    "b": "ƀƅβвьᏏᏴᑲᖯᗷꓐꞵ𐊂𐊡𐌁",
    "c": "сᏟᴄⲥꓚ𐊢𐌂𐐽𐔜",
    "d": "đԁᎠᏧᑯᗞᗪꓒꓓ",
    "e": "εеҽᎬⴹꓰꬲ𐊆𑣆𑣎",
    "f": "ϝքᖴẝꓝꞙꬵ𐊇𐊥𐔥𑣂",
    "g": "ƍǥɡԍցᏀᏳᶃꓖ",
    "h": "ħнһհᎻᏂᕼⲏꓧ𐋏",
    "i": "ıɨɩɪιіᎥⲓꙇ𑣃",
    "j": "ɉʝϳјᎫᒍꓙ",
    "k": "κкᏦᛕⲕꓗ𐔘",
    "l": "łǀӏᏞᒪᛁⳑⵏꓡꓲ𐊊𐌉𐑃𐔦𑣒𖼖𖼨",
    "m": "μϻмᎷᗰᛖⲙꓟ𐊰𐌑",
    "n": "ηпոռⲛꓠ𐔓",
    "o": "øοσоօଠഠဝჿዐᴏᴑⲟⵔꓳꬽ𐊒𐊫𐐬𐓪𐔖𑣈𑣕𑣗",
    "p": "ρрᏢᑭⲣꓑ𐊕",
    "q": "ԛգզⵕ",
    "r": "ʀгᎡᎱᏒᖇᴦⲅꓣꭇꭈ𐓜𖼵",
    "s": "ƽѕտᏕᏚꓢꜱ𐊖𐑈𑣁𖼺",
    "t": "ŧτтᎢⲧꓔ𐊗𐊱𐌕𖼊",
    "u": "ʋυսሀᑌᴜꓴꞟꭎꭒ𐓶𑣘𖽂",
    "v": "νѵᏙᐯᴠⴸꓦꛟ𐔝𑜆𑣀𖼈",
    "w": "ɯωѡԝաᎳᏔᴡꓪ𑜊𑜎𑜏",
    "x": "χхᕁᕽᚷⲭⵝꓫꭓ𐊐𐊴𐌗𐔧",
    "y": "ɣʏγуүყᎩᎽᶌỿⲩꓬꭚ𐊲𑣜𖽃",
    "z": "ζᏃᴢꓜ𑣄𑣉",
}
#: Digits too are taken for letters.
_AS_LATIN: Final = str.maketrans(
    {"0": "o", "1": "l"}
    | {other: latin for latin, others in _DRAWN_LIKE.items() for other in others}
)
#: In these scripts a capital may be drawn like one Latin letter and the small one like another.
_LIKE_LATIN: Final = ("GREEK", "CYRILLIC", "ARMENIAN", "COPTIC", "CHEROKEE", "LISU")


@lru_cache(maxsize=65_536)
def alike(name: str) -> str:
    """What all spellings share that a person would take for one name.

    >>> alike("Bob") == alike(" b.o.b ") == alike("ＢＯＢ") == alike("воb")
    True
    >>> alike("bob\\n") == alike("b\\u200eob") == alike("bob")
    True
    """
    plain = "".join(
        character
        for character in unicodedata.normalize("NFD", _folded(name))
        if not unicodedata.category(character).startswith(_UNSEEN)
    )
    return plain.translate(_SEPARATORS).translate(_AS_LATIN)


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def _mixes_scripts(name: str) -> bool:
    """Whether a name has Latin letters beside those of a script that has some drawn like them."""
    scripts = {
        unicodedata.name(character, "").partition(" ")[0]
        for character in unicodedata.normalize("NFKC", name)
        if character.isalpha()
    }
    return "LATIN" in scripts and not scripts.isdisjoint(_LIKE_LATIN)


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
    if alike(name) in RESERVED or _TWO_PEOPLE.search(f" {_folded(name).translate(_AS_LATIN)} "):
        return say("core-house-own-name", name=name)
    if _mixes_scripts(name):
        return say("core-name-of-two-scripts", name=name)
    return None
