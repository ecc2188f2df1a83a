"""Which passwords are taken: long ones that nobody would try first."""

from typing import Final

from croupier.core.messages import Message, say

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


def why_not(password: str, name: str) -> Message | None:
    """Why a password is not taken for a name; None where it is.

    >>> str(why_not("Casino!2024!!", "dora"))
    'a word that is tried first, with digits and signs around it, is no password'
    >>> why_not("four green zeros at dawn", "dora")
    """
    if len(password) < LENGTH_MIN:
        return say("http-password-short", least=LENGTH_MIN)
    if any(ord(character) < 32 or ord(character) == 127 for character in password):
        return say("http-password-controls")
    folded = password.casefold()
    if len(set(folded)) < _DIFFERENT_MIN:
        return say("http-password-alike", least=_DIFFERENT_MIN)
    left = folded
    for word in (*sorted(_TRIED_FIRST, key=len, reverse=True), name.casefold()):
        left = left.replace(word, "")
    if sum(character.isalpha() for character in left) < _OWN_MIN and left != folded:
        return say("http-password-tried-first")
    if folded.isdigit():
        return say("http-password-digits")
    return None
