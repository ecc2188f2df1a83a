"""Terms of a promotion with its prizes: what they still lack, and what no prize may be."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final, NamedTuple

from croupier.core.declarations import Milliseconds
from croupier.core.messages import Message, say
from croupier.core.money import Money
from croupier.roulette.promotion import Matter, PromotionRules
from croupier.roulette.terms import Clauses, TermItem, TermLine, answer_said, is_blank

MILLILITRES: Final = 1000


class Criterion(StrEnum):
    """Something that the house finds out of an entrant by itself."""

    MEMBER = "member"
    CARD = "card"
    NOT_STAFF = "not-staff"


class Forfeited(StrEnum):
    """What becomes of a prize whose winner was refused for good."""

    REDRAWN = "redrawn"
    KEPT = "kept"


def fold_word(text: str) -> str:
    """A word as books write it, however it was typed: `Casino Dollars` are `casino-dollars`."""
    return "-".join(text.casefold().replace("-", " ").replace("_", " ").split())


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
class PromotionTerms:
    """What is said of the promotion: by the keys of the checklist, and in figures."""

    texts: Mapping[str, Any] = field(default_factory=dict)
    #: The instant after which no entry is taken, and the one before which nobody is drawn.
    closes_at: Milliseconds | None = None
    draws_at: Milliseconds | None = None
    #: What an entrant must have wagered since the start: once, and altogether.
    least_wager: Money | None = None
    least_turnover: Money | None = None
    #: What the house looks up about everybody who enters.
    criteria: frozenset[Criterion] = frozenset()
    #: What becomes of a prize that its winner was refused for good; None where they are silent.
    forfeited: Forfeited | None = None

    @property
    def requires_wagers(self) -> bool:
        """Whether an entrant must have wagered something."""
        return self.least_wager is not None or self.least_turnover is not None

    @property
    def is_checked(self) -> bool:
        """Whether the house itself finds out who is eligible."""
        return bool(self.criteria) or self.requires_wagers


def missing_items(
    terms: PromotionTerms, prizes: tuple[Prize, ...], rules: PromotionRules
) -> tuple[TermItem, ...]:
    """What the book demands and the terms leave out: the terms first, then each prize.

    Something that several prizes leave out is named once.
    """
    owed = [item for item in rules.checklist if not item.is_answered(terms.texts)]
    for prize in prizes:
        owed.extend(_missing_details(prize, rules))
    if not prizes:
        clauses = rules.cite(Matter.VALUE)
        owed.append(TermItem(key="prizes", clauses=clauses))
    return tuple({item.key: item for item in reversed(owed)}[key] for key in _keys(owed))


def _keys(items: list[TermItem]) -> dict[str, None]:
    return dict.fromkeys(item.key for item in items)


def _missing_details(prize: Prize, rules: PromotionRules) -> Iterator[TermItem]:
    answers = {**prize.details, "value": prize.value}
    for item in (*rules.always, *rules.details.get(fold_word(prize.kind), ())):
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
    listed = {fold_word(kind) for kind in prescribed}
    for rule in rules.banned:
        of_kind = [item for item in held if fold_word(item.kind) == rule.kind]
        if not of_kind:
            continue
        # Volumes within one prize count together.
        volume = sum(item.millilitres for item in of_kind)
        if rule.litres_max is None or volume > rule.litres_max * MILLILITRES:
            yield BannedPrize(rule.kind, rule.clauses)
    for item in held:
        if fold_word(item.kind) in listed:
            yield BannedPrize(item.kind, rules.cite(Matter.BANNED))


def terms_page(
    terms: PromotionTerms, prizes: tuple[Prize, ...], rules: PromotionRules
) -> tuple[TermLine, ...]:
    """The terms as people read them: a line for each thing that the book wants stated."""
    lines = [
        TermLine(item.key, item.heading, answer_said(terms.texts[key]))
        for item in rules.checklist
        for key in (item.key, *item.aliases)
        if not is_blank(terms.texts.get(key))
    ]
    lines.extend(_figures(terms))
    lines.extend(
        TermLine("prize", say("terms-prize", number=number), prize_said(prize))
        for number, prize in enumerate(prizes, 1)
    )
    return tuple(lines)


def prize_said(prize: Prize) -> Message:
    """A prize with its value and what is said of it."""
    value = () if prize.value is None else (say("paper-money", amount=prize.value),)
    details = (
        say("terms-detail", key=key, stated=answer_said(it)) for key, it in prize.details.items()
    )
    return say("terms-prize-said", parts=[say("named-prize", value=prize.kind), *value, *details])


def _figures(terms: PromotionTerms) -> Iterator[TermLine]:
    """What the house holds everybody to by itself."""
    if terms.closes_at is not None:
        yield TermLine("closes_at", say("heading-closes_at"), _moment(terms.closes_at))
    if terms.draws_at is not None:
        yield TermLine("draws_at", say("heading-draws_at"), _moment(terms.draws_at))
    if terms.least_wager is not None:
        least = say("paper-money", amount=terms.least_wager)
        yield TermLine("least_wager", say("heading-least_wager"), least)
    if terms.least_turnover is not None:
        least = say("paper-money", amount=terms.least_turnover)
        yield TermLine("least_turnover", say("heading-least_turnover"), least)
    if terms.criteria:
        said = [say(f"criterion-{each}") for each in Criterion if each in terms.criteria]
        criteria = say("terms-criteria", criteria=said)
        yield TermLine("criteria", say("heading-criteria"), criteria)
    if terms.forfeited is not None:
        said_of_it = say("terms-forfeited", becomes=terms.forfeited)
        yield TermLine("forfeited", say("heading-forfeited"), said_of_it)


def _moment(at: Milliseconds) -> Message:
    return say("terms-moment", at=at)
