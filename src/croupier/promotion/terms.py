"""Terms of a promotion with its prizes: what they still lack, and what no prize may be."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from croupier.core.money import Money
from croupier.roulette.promotion import Matter, PromotionRules
from croupier.roulette.terms import Clauses, TermItem, is_blank

Milliseconds = int
MILLILITRES = 1000


class Item(NamedTuple):
    """A thing within a prize."""

    kind: str
    millilitres: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Prize:
    """A prize with what is said of it. None for the alternative: nothing was said."""

    kind: str
    value: Money | None = None
    details: Mapping[str, Any] = field(default_factory=dict)
    millilitres: int = 0
    #: What it holds besides, as a hamper does.
    items: tuple[Item, ...] = ()
    monetary_alternative: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """What is said of the promotion, by the keys of the checklist."""

    texts: Mapping[str, Any] = field(default_factory=dict)
    #: The instant after which no entry is taken, where the terms name one.
    closes_at: Milliseconds | None = None


def missing_items(
    terms: Terms, prizes: tuple[Prize, ...], rules: PromotionRules
) -> tuple[TermItem, ...]:
    """What the book demands and the terms leave out: the terms first, then each prize.

    Something that several prizes leave out is named once.
    """
    owed = [item for item in rules.checklist if not item.is_answered(terms.texts)]
    for prize in prizes:
        owed.extend(_missing_details(prize, rules))
    if not prizes:
        clauses = rules.cite(Matter.VALUE)
        owed.append(TermItem(key="prizes", says="the prizes", clauses=clauses))
    return tuple({item.key: item for item in reversed(owed)}[key] for key in _keys(owed))


def _keys(items: list[TermItem]) -> dict[str, None]:
    return dict.fromkeys(item.key for item in items)


def _missing_details(prize: Prize, rules: PromotionRules) -> Iterator[TermItem]:
    answers = {**prize.details, "value": prize.value}
    for item in (*rules.always, *rules.details.get(prize.kind, ())):
        if not item.is_answered(answers):
            yield item


class BannedPrize(NamedTuple):
    """A kind of thing among the prizes that may not be there."""

    kind: str
    clauses: Clauses


def banned_prizes(
    prizes: tuple[Prize, ...], rules: PromotionRules, prescribed: frozenset[str]
) -> tuple[BannedPrize, ...]:
    """Every banned kind among the prizes and what they hold, each once."""
    found = [banned for prize in prizes for banned in _banned(prize, rules, prescribed)]
    return tuple({banned.kind: banned for banned in reversed(found)}[b] for b in _kinds(found))


def _kinds(found: list[BannedPrize]) -> dict[str, None]:
    return dict.fromkeys(banned.kind for banned in found)


def _banned(
    prize: Prize, rules: PromotionRules, prescribed: frozenset[str]
) -> Iterator[BannedPrize]:
    held = (Item(prize.kind, prize.millilitres), *prize.items)
    for rule in rules.banned:
        of_kind = [item for item in held if item.kind == rule.kind]
        if not of_kind:
            continue
        # Volumes within one prize count together.
        volume = sum(item.millilitres for item in of_kind)
        if rule.litres_max is None or volume > rule.litres_max * MILLILITRES:
            yield BannedPrize(rule.kind, rule.clauses)
    for item in held:
        if item.kind in prescribed:
            yield BannedPrize(item.kind, rules.cite(Matter.BANNED))


def terms_page(terms: Terms, prizes: tuple[Prize, ...], rules: PromotionRules) -> tuple[str, ...]:
    """The terms as people read them: a line for each thing that the book wants stated."""
    lines = [
        f"{item.says}: {terms.texts[key]}"
        for item in rules.checklist
        for key in (item.key, *item.aliases)
        if not is_blank(terms.texts.get(key))
    ]
    for prize in prizes:
        said = ", ".join(f"{key} {value}" for key, value in prize.details.items())
        lines.append(f"prize: {prize.kind}{f', {said}' if said else ''}")
    return tuple(lines)
