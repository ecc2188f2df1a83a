"""The Chinese script: which signs are of it, and the typeface that we bring for them."""

import re
from typing import Final

#: In one weight; bold is drawn with a stroke around it.
HAN: Final = "NotoSansSC"
#: Chinese characters with their punctuation and full-width forms.
_SIGN: Final = "[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]"
_HAN_SIGN: Final = re.compile(_SIGN)
HAN_RUN: Final = re.compile(f"{_SIGN}+")


def is_han(sign: str) -> bool:
    """Whether a sign is of the Chinese script, where a line may be broken before and after it."""
    return _HAN_SIGN.match(sign) is not None
