"""Matching what was expected against what came: as a subset, money as money, with a clear why."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from croupier.core.money import NotMoney, parse_money, show_money
from croupier.roulette.calls import Call
from croupier.roulette.notation import NotationError, parse_bet
from croupier.roulette.pockets import parse_pocket
from croupier.table.state import Table

Amounts = Mapping[str, Any]


def mismatches(expect: Amounts, actual: Amounts, table: Table) -> Iterator[str]:
    """One line for each thing that did not come as expected."""
    for key, wanted in expect.items():
        if key == "clause":
            if not any(same_clause(str(wanted), cited) for cited in actual.get("clauses", ())):
                cited = ", ".join(actual.get("clauses", ())) or "none"
                yield f"clause {wanted} expected; cited: {cited}"
        elif key == "clauses":
            for clause in as_list(wanted):
                yield from mismatches({"clause": clause}, actual, table)
        elif key == "settled":
            yield from _settled(wanted, actual.get("settled") or {}, table)
        elif key in ("bets", "prison"):
            yield from _bets(wanted, actual.get(key) or {}, table, key)
        elif key == "numbers":
            yield from _numbers(as_list(wanted), actual.get("numbers") or [])
        elif key == "balances":
            # Anyone who has no seat holds nothing here.
            found = dict.fromkeys(wanted, "0") | dict(actual.get(key) or {})
            yield from _value(key, wanted, found)
        elif key == "tickets":
            yield from _listed(key, wanted, actual.get(key) or [])
        else:
            yield from _value(key, wanted, actual.get(key))


def as_list(wanted: Any) -> list[Any]:
    """One thing that stands alone is a list of one."""
    return wanted if isinstance(wanted, list) else [wanted]


def same_clause(wanted: str, cited: str) -> bool:
    """The clause itself, one within it, or the same clause of a governing book."""
    own = cited.split(" ", 1)[-1] if not cited[:1].isdigit() else cited
    return any(name == wanted or _within(wanted, name) for name in (cited, own))


#: Letters of a list that are cited as one, as F to G or H to M.
_LETTERS = re.compile(r"(.*)([A-Z])-([A-Z])")


def _within(wanted: str, cited: str) -> bool:
    if cited.startswith(wanted):
        return cited[len(wanted)] in " .(-" + "abcdefghijklmnopqrstuvwxyz"
    letters = _LETTERS.fullmatch(cited)
    if letters is None or wanted[:-1] != letters[1]:
        return False
    return letters[2] <= wanted[-1:] <= letters[3]


def _value(path: str, wanted: Any, actual: Any) -> Iterator[str]:
    if isinstance(wanted, Mapping):
        if not isinstance(actual, Mapping):
            yield f"{path}: {wanted} expected, got {actual}"
            return
        for key, inner in wanted.items():
            yield from _value(f"{path}.{key}", inner, actual.get(str(key)))
    elif path == "warnings":
        yield from _warnings(wanted, actual or [])
    elif not _same(wanted, actual):
        yield f"{path}: {wanted} expected, got {actual}"


def _warnings(wanted: Any, actual: list[str]) -> Iterator[str]:
    if isinstance(wanted, (bool, int)):
        if (len(actual) if not isinstance(wanted, bool) else bool(actual)) != wanted:
            yield f"warnings: {wanted} expected, got {actual}"
        return
    for text in as_list(wanted):
        if not any(str(text) in warning for warning in actual):
            yield f"warnings: {text!r} expected, got {actual}"


def _same(wanted: Any, actual: Any) -> bool:
    """Equal as they stand, or equal as money."""
    if isinstance(wanted, bool) or isinstance(actual, bool) or wanted is None or actual is None:
        return bool(wanted == actual)
    if isinstance(wanted, list):
        return isinstance(actual, list) and [str(x) for x in wanted] == [str(x) for x in actual]
    try:
        return parse_money(wanted) == parse_money(actual)
    except NotMoney:
        return str(wanted) == str(actual)


def _numbers(wanted: list[Any], actual: list[str]) -> Iterator[str]:
    shown = [str(parse_pocket(number) or number) for number in wanted]
    if actual[: len(shown)] != shown:
        yield f"numbers: {shown} expected first, got {actual[: len(shown) + 3]}"


def _bets(wanted: Amounts, actual: Amounts, table: Table, key: str) -> Iterator[str]:
    for player, bets in wanted.items():
        lying = dict(actual.get(player) or {})
        for bet, stake in (bets or {}).items():
            found = _lying(str(bet), lying, table)
            if not _same(stake, found):
                yield f"{key}.{player}.{bet}: {stake} expected, got {found}"


def _lying(text: str, lying: Mapping[str, str], table: Table) -> str:
    """What lies for a bet, also where a call bet lies in pieces or pieces lie in a call bet."""
    name, pieces = _pieces(text, table)
    if name in lying:
        return lying[name]
    if len(pieces) > 1:
        parts = [parse_money(lying.get(bet, 0)) // count for bet, count in pieces.items()]
        return show_money(min(parts))
    held = sum(
        parse_money(stake) * _pieces(bet, table)[1].get(name, 0) for bet, stake in lying.items()
    )
    return show_money(held)


def _pieces(text: str, table: Table) -> tuple[str, dict[str, int]]:
    try:
        bet = parse_bet(text)
        pieces = table.game.pieces(bet)
    except (NotationError, ValueError):
        return text, {}
    if isinstance(bet, Call) and (held := table.game.held(bet.name)) and held.rule.shares > 1:
        return bet.name, {}
    return bet.name, {piece.bet.name: piece.pieces for piece in pieces}


_AMOUNTS = ("stake", "win", "returned")


def _settled(wanted: Amounts, actual: Amounts, table: Table) -> Iterator[str]:
    for player, bets in wanted.items():
        lines = actual.get(player) or {}
        for bet, line in (bets or {}).items():
            found = _line(str(bet), lines, table)
            if found is None:
                yield f"settled.{player}.{bet}: expected, got {', '.join(lines) or 'nothing'}"
                continue
            yield from _value(f"settled.{player}.{bet}", line, found)


def _line(text: str, lines: Mapping[str, Any], table: Table) -> Mapping[str, Any] | None:
    """The line of a bet; a call bet that lay in pieces is the sum of their lines."""
    name, pieces = _pieces(text, table)
    if name in lines:
        line: Mapping[str, Any] = lines[name]
        return line
    parts = [lines[bet] for bet in pieces if bet in lines]
    if len(pieces) < 2 or not parts:
        return None
    sums = {key: show_money(sum(parse_money(part[key]) for part in parts)) for key in _AMOUNTS}
    return sums | {"void": all(part["void"] for part in parts)}


def plain_mismatches(expect: Amounts, actual: Amounts) -> Iterator[str]:
    """The same for scenarios without a table: maps as subsets, lists whole and in order."""
    for key, wanted in expect.items():
        if key == "clauses":
            for clause in as_list(wanted):
                yield from plain_mismatches({"clause": clause}, actual)
        elif key == "clause":
            cited = actual.get("clauses", ())
            if not any(same_clause(str(wanted), clause) for clause in cited):
                yield f"clause {wanted} expected; cited: {', '.join(cited) or 'none'}"
        else:
            yield from _plain(key, wanted, actual.get(key))


def _plain(path: str, wanted: Any, actual: Any) -> Iterator[str]:
    if path == "warnings":
        yield from _warnings(wanted, actual or [])
    elif isinstance(actual, list):
        yield from _listed(path, wanted, actual)
    elif isinstance(wanted, Mapping) and isinstance(actual, Mapping):
        named = {_bet_name(key): inner for key, inner in actual.items()}
        for key, inner in wanted.items():
            yield from _plain(f"{path}.{key}", inner, named.get(_bet_name(key)))
    elif not _same(wanted, actual):
        yield f"{path}: {wanted} expected, got {actual}"


def _bet_name(key: Any) -> str:
    """A key as it stands, or a bet under the one name that it is known by."""
    try:
        return parse_bet(str(key)).name
    except NotationError:
        return str(key)


def _listed(path: str, wanted: Any, actual: list[Any]) -> Iterator[str]:
    """A list as a whole, its length, or one thing that it holds alone."""
    if isinstance(wanted, bool):
        found = bool(actual) is wanted
    elif isinstance(wanted, int):
        found = len(actual) == wanted
    else:
        items = as_list(wanted)
        found = len(items) == len(actual) and all(map(_is_like, items, actual))
    if not found:
        yield f"{path}: {wanted} expected, got {actual}"


def _is_like(wanted: Any, actual: Any) -> bool:
    """A map that holds what is wanted; its amount; words that say what it is about; or the same."""
    if not isinstance(actual, Mapping):
        return _same(wanted, actual)
    if isinstance(wanted, Mapping):
        return all(_same(inner, actual.get(str(key))) for key, inner in wanted.items())
    return _same(wanted, actual.get("amount")) or any(
        str(inner) and str(inner) in str(wanted) for inner in actual.values()
    )
