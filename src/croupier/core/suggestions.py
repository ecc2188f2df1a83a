"""What somebody may have meant who mistyped a name."""

from collections.abc import Iterable
from difflib import get_close_matches


def nearest(word: object, known: Iterable[str]) -> str:
    """The known name that is most like a word; empty where none is.

    >>> nearest("splt", ["straight", "split"]), nearest("zzz", ["straight", "split"])
    ('split', '')
    """
    return next(iter(get_close_matches(str(word).casefold(), list(known), n=1, cutoff=0.65)), "")
