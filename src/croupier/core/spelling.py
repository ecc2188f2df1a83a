"""Numbers in words, by the rules that the catalogue of a language states.

`format-number-words` is a list of rules such as `20: twenty[->>]; 100: << hundred[ and >>]`, as the
rule-based number formats of ICU are written: the last rule whose number is not above the one to be
said holds. In its text `<<` is how often the power of ten of the rule goes into it and `>>` what is
left, each in words; what stands in brackets is left out where nothing is. `>%ein>` uses the rules
of `format-number-words-ein` instead, and `==` the first ones for the same number. `80/20`
counts in powers of twenty, and an apostrophe keeps the blank after it.
"""

import re
from functools import cache
from typing import Final, NamedTuple

from croupier.core.ensure import ensure
from croupier.core.messages import catalogue

#: What is at or above this has no words.
LIMIT: Final = 10**15
_RULE: Final = re.compile(r"(?:(\d+)(?:/(\d+))?:\s*)?(.*)", re.DOTALL)
_PART: Final = re.compile(r"([<>=])(?:%([a-z]+))?\1")


class _Rule(NamedTuple):
    base: int
    divisor: int
    text: str


def spell(language: str, number: int) -> str:
    """A whole number in words.

    >>> spell("en", 1_000_017), spell("de", 21), spell("fr", 81), spell("zh", 10_203)
    ('one million and seventeen', 'einundzwanzig', 'quatre-vingt-un', '壹万零贰佰零叁')
    """
    ensure(0 <= number < LIMIT, f"{number} is past what is said in words")
    return _spelt(language, "", number)


def _spelt(language: str, rules: str, number: int) -> str:
    known = _rules(language, rules)
    rule = max(each for each in known if each.base <= number)
    times, left = divmod(number, rule.divisor)

    def part(found: re.Match[str]) -> str:
        value = {"<": times, ">": left, "=": number}[found[1]]
        return _spelt(language, found[2] or ("" if found[1] == "=" else rules), value)

    text = re.sub(r"\[([^]]*)\]", r"\1" if left else "", rule.text)
    return _PART.sub(part, text)


@cache
def _rules(language: str, name: str) -> tuple[_Rule, ...]:
    code = f"format-number-words-{name}" if name else "format-number-words"
    source = "".join(map(str, catalogue(language).messages[code]))
    rules: list[_Rule] = []
    for line in filter(None, map(str.strip, source.split(";"))):
        found = _RULE.fullmatch(line)
        assert found is not None  # whatever stands there
        base = int(found[1]) if found[1] else rules[-1].base + 1 if rules else 0
        rules.append(_Rule(base, _divisor(base, int(found[2] or 10)), found[3].removeprefix("'")))
    return tuple(rules)


def _divisor(base: int, radix: int) -> int:
    """The greatest power of the radix that is not above the number of the rule."""
    power = 1
    while power * radix <= base:
        power *= radix
    return power
