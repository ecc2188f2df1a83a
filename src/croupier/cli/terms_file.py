"""Terms and conditions from a YAML file, as an operator writes them: amounts in dollars."""

from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, Final

import yaml

from croupier.cli.output import UsageError
from croupier.core.money import NotMoney, parse_money
from croupier.promotion.terms import Item, Prize, PromotionTerms
from croupier.tournament.terms import Absence, Feature, Terms

_MONEY: Final = frozenset(
    {
        *("entry_fee", "guarantee", "fee_kept", "chips", "buy_in", "minimum", "maximum"),
        *("buy_back_fee", "add_on_fee", "add_on_chips"),
    }
)
_LISTS: Final = frozenset({"prizes", "penalties", "disqualified_for"})


def read_mapping(path: Path) -> Mapping[str, Any]:
    """What stands in a YAML file, which must be names with values."""
    try:
        read = yaml.safe_load(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
        raise UsageError(f"{path} cannot be read: {error}") from error
    if not isinstance(read, Mapping):
        raise UsageError(f"{path} holds no terms; names with values are wanted")
    return read


def tournament_terms(path: Path) -> Terms:
    """Terms of a tournament. A name that no terms have is refused, so that nothing goes unread."""
    given = {str(key): value for key, value in read_mapping(path).items()}
    known = {field.name for field in fields(Terms)}
    if strange := sorted(set(given) - known):
        have = ", ".join(sorted(known))
        raise UsageError(f"{path}: terms have no {', '.join(strange)}; they have {have}")
    try:
        return Terms(**{name: _value(name, value) for name, value in given.items()})
    except (NotMoney, TypeError, ValueError) as error:
        raise UsageError(f"{path}: {error}") from error


def _value(name: str, value: Any) -> Any:
    if value is None:
        return None
    if name in _MONEY:
        return parse_money(value)
    if name in _LISTS:
        return tuple(value)
    if name == "features":
        return frozenset(map(Feature, value))
    if name == "absent":
        return Absence(value)
    if name == "texts":
        return {str(key): str(text) for key, text in dict(value).items()}
    return value


def promotion_terms(path: Path) -> tuple[PromotionTerms, tuple[Prize, ...]]:
    """Terms of a promotion under `terms`, and its prizes under `prizes`."""
    given = read_mapping(path)
    texts = given.get("terms") or {}
    if not isinstance(texts, Mapping):
        raise UsageError(f"{path}: under terms, names with values are wanted")
    try:
        prizes = tuple(_prize(dict(prize)) for prize in given.get("prizes") or ())
    except (NotMoney, TypeError, ValueError, KeyError) as error:
        raise UsageError(f"{path}: a prize cannot be read: {error}") from error
    return PromotionTerms(texts={str(key): text for key, text in texts.items()}), prizes


def _prize(given: dict[str, Any]) -> Prize:
    kind, value = str(given.pop("kind")), given.pop("value", None)
    items = tuple(
        Item(str(item["kind"]), int(item.get("millilitres", 0)))
        for item in given.pop("items", None) or ()
    )
    alternative = given.pop("monetary_alternative", None)
    volume = int(given.pop("millilitres", 0))
    return Prize(
        kind=kind,
        value=None if value is None else parse_money(value),
        details=given,
        millilitres=volume,
        items=items,
        monetary_alternative=alternative,
    )
