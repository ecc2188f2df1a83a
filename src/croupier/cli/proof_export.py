"""A log as other verifiers read it: signed heads, the rules of its tables, every record."""

import json
from collections.abc import Mapping
from dataclasses import asdict
from fractions import Fraction
from typing import Any, Final, TextIO

from croupier.audit.coverage import Cloth, kind_of
from croupier.house.log.receipt import show_record
from croupier.house.log.store import Sought, Store, find_all
from croupier.roulette.catalogue import find_book
from croupier.roulette.game import Game, ZeroRule

FORMAT: Final = "croupier-log-1"
_OPENED: Final = "TableOpened"
_LAID: Final = ("WagersChanged", "StrayWagerLaid", "StrayWagerLifted")


async def write_export(store: Store, target: TextIO) -> int:
    """Write a log; the number of records."""
    upto, _ = await store.head()
    kept = [signed for signed in await store.proofs.heads() if signed.head.size <= upto]
    heads = [str(signed.note) for signed in kept]
    header = {"format": FORMAT, "heads": heads, "rules": await _rules(store)}
    print(json.dumps(header, ensure_ascii=False), file=target)
    count = 0
    async for record in store.read():
        if record.number > upto:
            break
        print(json.dumps(show_record(record), ensure_ascii=False), file=target)
        count += 1
    return count


async def _rules(store: Store) -> dict[str, Any]:
    """The rules of every table, and the call bets that were laid at it taken apart."""
    tables: dict[str, tuple[Game, set[str]]] = {}
    async for record in find_all(store, Sought(streams="table:")):
        name = record.stream.partition(":")[2]
        if record.kind == _OPENED:
            opening = json.loads(record.payload)
            game = find_book(opening["book"]).game(opening["game"], opening["options"])
            tables[name] = (game, set())
        elif record.kind in _LAID and name in tables:
            event = json.loads(record.payload)
            changes = event.get("changes") or [event["change"]]
            tables[name][1].update(change[0] for change in changes)
    return {name: _rules_of(game, bets) for name, (game, bets) in tables.items()}


def _rules_of(game: Game, bets: set[str]) -> dict[str, Any]:
    cloth = Cloth(game)
    held = {bet: rule for bet in sorted(bets) if (rule := cloth.held(bet)) is not None}
    lucky = game.lucky
    return {
        "wheel": [str(pocket) for pocket in game.wheel.order],
        "odds": _shown(cloth.odds),
        "areas": cloth.areas,
        "pieces": {bet: cloth.pieces(bet) for bet in held},
        "costs": {bet: cloth.cost(bet) for bet in held},
        "shares": {kind_of(bet): rule.shares for bet, rule in held.items()},
        "lucky": lucky and {"standard": _shown(lucky.standard), "boosts": _boosts(lucky.boosts)},
        "zero_halves": game.at_zero is not None,
        "zero": game.at_zero and _zero(game.at_zero),
    }


def _zero(rule: ZeroRule) -> dict[str, Any]:
    """Everything that a rule about zero states but its clauses, so that a new field is exported."""
    stated = {name: each for name, each in asdict(rule).items() if not name.endswith("clauses")}
    return stated | {"kinds": sorted(rule.kinds)}


def _boosts(boosts: Mapping[str, Mapping[str, Any]]) -> dict[str, dict[str, int | str]]:
    return {name: _shown(odds) for name, odds in boosts.items()}


def _shown(odds: Mapping[str, Any]) -> dict[str, int | str]:
    """Odds as JSON has them: whole numbers, or a fraction as text."""
    exact = {name: Fraction(value) for name, value in odds.items()}
    return {n: int(v) if v.denominator == 1 else f"{v}" for n, v in exact.items()}
