"""The conditions of a tournament scenario as terms. What a scenario leaves out, it leaves to us."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from croupier.core.money import Money, parse_money
from croupier.roulette.terms import find_item, fold_key
from croupier.roulette.tournament import TournamentRules
from croupier.scenario.read import NotAScenario, parse_duration, shaped
from croupier.tournament.terms import Absence, Feature, Terms

Words = Mapping[str, Any]

#: Features that the terms of a scenario describe unless it says otherwise.
_USUAL: Final = frozenset(Feature) - {Feature.CHARITY, Feature.BUY_IN}
_UNLIMITED: Final = Money(10**12)
_LIMITS_ANNOUNCED: Final = (
    "limits_change",
    "limits_may_change",
    "change_limits",
    "limit_changes",
    "limits_told",
    "raise_limits",
)
_WITHDRAWAL: Final = ("withdrawal", "withdraw_until", "free_withdrawal", "withdrawal_period")


def read_terms(conditions: Words, rules: TournamentRules, *, tables: int) -> Terms:
    """Complete terms under a book, with the figures that a scenario gives."""
    with shaped("conditions"):
        return _read_terms(conditions, rules, tables)


def _read_terms(conditions: Words, rules: TournamentRules, tables: int) -> Terms:
    given = {fold_key(str(key)): value for key, value in conditions.items()}
    buys = _buy_backs(given)
    terms = Terms(
        entry_fee=_money(given, "entry_fee", "fee") or Money(0),
        guarantee=_money(given, "guarantee") or Money(0),
        fee_kept=_money(given, "fee_kept") or Money(0),
        entries_min=_count(given, "entries_min", "min_entries", "min_players") or 1,
        entries_max=_count(given, "entries_max", "max_entries", "max_players") or 1_000_000,
        chips=_money(given, "chips") or parse_money(1000),
        buy_in=_money(given, "buy_in"),
        chip_type=str(given.get("chip_type", "tournament chips")),
        cash_chips=bool(given.get("cash_chips", False)),
        minimum=_money(given, "min", "minimum") or parse_money(1),
        maximum=_money(given, "max", "maximum") or _UNLIMITED,
        compulsory=bool(given.get("compulsory", True)),
        limits_change=any(given.get(key) for key in _LIMITS_ANNOUNCED),
        rounds=_count(given, "rounds"),
        minutes=_count(given, "minutes") or 60,
        tables=_count(given, "tables") or max(tables, 1),
        advance=1 if given.get("advance") is None else int(given["advance"]),
        ordered=bool(given.get("ordered", False)),
        pass_cards=_count(given, "pass_cards") or 0,
        undisclosed=_count(given, "undisclosed") or 0,
        wager_seconds=_seconds(given.get("wager_seconds")),
        absent=_absence(given.get("absent", "deduct")),
        absences_max=_count(given, "absences_max"),
        no_wager_disqualifies=given.get("no_wager", "disqualify") in (True, "disqualify"),
        buy_backs=buys,
        buy_back_fee=_buy_back_fee(given),
        add_ons=_count(given, "add_ons") or 0,
        add_on_fee=_money(given, "add_on_fee") or Money(0),
        add_on_chips=_money(given, "add_on_chips") or _money(given, "chips") or Money(0),
        withdrawal_until=_until(given),
        may_substitute=bool(given.get("substitutes", False)),
        prizes=tuple(int(share) for share in given.get("prizes", (100,))),
        penalties=tuple(str(one) for one in given.get("penalties", ())),
        disqualified_for=tuple(str(one) for one in given.get("disqualified_for", ())),
        sessions=_count(given, "sessions") or 1,
        features=_features(given),
    )
    # Words where no figures answer: beside figures they would only say the heading again.
    worded = [item for item in rules.checklist if not item.is_answered({}, terms.has)]
    return replace(
        terms, texts={item.key: " ".join((str(item.heading), *item.names)) for item in worded}
    )


def leave_out(terms: Terms, rules: TournamentRules, missing: tuple[str, ...]) -> Terms:
    """The same terms without some things that the book may want stated."""
    texts = dict(terms.texts)
    cleared: dict[str, Any] = {}
    for word in missing:
        item = find_item(rules.checklist, word)
        if item is None:
            # A heading of the scenario's own, with nothing under it.
            texts[fold_key(word)] = ""
            continue
        for key in (item.key, *item.aliases):
            texts.pop(key, None)
        for name in item.fields:
            cleared.update(_CLEARED.get(name, {name: None}))
    return replace(terms, texts=texts, **cleared)


_CLEARED: Final[Mapping[str, Words]] = {
    "length": {"rounds": None, "minutes": None},
    "shares": {"prizes": ()},
}


def _money(given: Words, *keys: str) -> Money | None:
    found = next((given[key] for key in keys if given.get(key) is not None), None)
    return None if found is None else parse_money(found)


def _count(given: Words, *keys: str) -> int | None:
    found = next((given[key] for key in keys if given.get(key) is not None), None)
    if found is None:
        return None
    try:
        return int(found)
    except (TypeError, ValueError):
        raise NotAScenario(f"{keys[0]} is {found!r}; a number is wanted") from None


def _seconds(value: Any) -> int | None:
    return None if not value else parse_duration(value) // 1000


def _absence(value: Any) -> Absence:
    try:
        return Absence(str(value))
    except ValueError:
        raise NotAScenario(f"absent is {value!r}; there is {', '.join(Absence)}") from None


def _buy_backs(given: Words) -> int:
    """`buy_back: true` is one; a number is as many; a map may say so with its fee."""
    value = given.get("buy_back", given.get("buy_backs", 0))
    if isinstance(value, Mapping):
        value = value.get("count", 1)
    return int(value or 0)


def _buy_back_fee(given: Words) -> Money:
    told = given.get("buy_back", given.get("buy_backs"))
    within = told if isinstance(told, Mapping) else {}
    return _money(given, "buy_back_fee") or _money(within, "fee") or Money(0)


def _until(given: Words) -> int | None:
    """`true` is up to the start; a length of time runs from the beginning of the scenario."""
    value = next((given[key] for key in _WITHDRAWAL if given.get(key)), None)
    if value is None:
        return None
    return 10**15 if value is True else parse_duration(value)


def _features(given: Words) -> frozenset[Feature]:
    chosen = set(_USUAL)
    for feature in Feature:
        value = given.get(fold_key(feature))
        if value is not None:
            (chosen.add if value else chosen.discard)(feature)
    return frozenset(chosen)
