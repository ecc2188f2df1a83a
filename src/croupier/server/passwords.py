"""Which passwords are taken: long ones that nobody would try first."""

from typing import Final

LENGTH_MIN: Final = 12
#: A long password made of these, and of digits and signs around them, is among the first tried.
_TRIED_FIRST: Final = (
    *("password", "passwort", "motdepasse", "administrator", "admin", "letmein", "welcome"),
    *("croupier", "roulette", "casino", "dealer", "cashier", "changeme", "secret", "default"),
    *("qwertyuiop", "qwerty", "qwertz", "azerty", "asdfghjkl", "zxcvbnm", "iloveyou", "monkey"),
    *("dragon", "football", "baseball", "superman", "batman", "princess", "sunshine", "master"),
    *("trustno", "starwars", "abcdefghijklmnopqrstuvwxyz", "0123456789", "9876543210", "abc"),
    *("summer", "winter", "spring", "autumn", "monday", "friday", "january", "december"),
)
_DIFFERENT_MIN: Final = 6
#: So many letters must be left when such words are taken out.
_OWN_MIN: Final = 4


def why_not(password: str, name: str) -> str:
    """Why a password is not taken for a name; empty where it is.

    >>> why_not("Casino!2024!!", "dora")
    'a word that is tried first, with digits and signs around it, is no password'
    >>> why_not("four green zeros at dawn", "dora")
    ''
    """
    if len(password) < LENGTH_MIN:
        return f"a password has {LENGTH_MIN} characters or more"
    if any(ord(character) < 32 or ord(character) == 127 for character in password):
        return "a password has no control characters"
    folded = password.casefold()
    if len(set(folded)) < _DIFFERENT_MIN:
        return f"a password has {_DIFFERENT_MIN} different characters or more"
    left = folded.replace(name.casefold(), "")
    for word in sorted(_TRIED_FIRST, key=len, reverse=True):
        left = left.replace(word, "")
    if sum(character.isalpha() for character in left) < _OWN_MIN and left != folded:
        return "a word that is tried first, with digits and signs around it, is no password"
    if folded.isdigit():
        return "digits alone are no password"
    return ""
