"""Tournaments and promotions folded from the log, each with its ledger beside it."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from croupier.house.views.entries import Entries, Entry, of_kind
from croupier.ledger.promotions import PromotionLedger
from croupier.ledger.tournaments import TournamentLedger
from croupier.promotion.declare import PromotionEvent
from croupier.promotion.declare import evolve as evolve_promotion
from croupier.promotion.opening import PromotionOpened, open_promotion
from croupier.promotion.state import Promotion
from croupier.tournament.declare import Event
from croupier.tournament.declare import evolve as evolve_tournament
from croupier.tournament.opening import TournamentOpened, open_tournament
from croupier.tournament.state import Tournament


def fold_promotions(entries: Entries) -> dict[str, Promotion]:
    """Every promotion as it stands, by name."""
    return {name: each.state for name, each in keep_promotions(entries).items()}


def fold_tournaments(entries: Entries) -> dict[str, Tournament]:
    """Every tournament as it stands, by name."""
    states: dict[str, Tournament] = {}
    for entry, event in of_kind(entries, Event):
        if isinstance(event, TournamentOpened):
            states[entry.name] = open_tournament(event)
        else:
            states[entry.name] = evolve_tournament(states[entry.name], event)
    return states


@dataclass(slots=True)
class Kept:
    """A contest with its accounts, and the money that came over the counter or went, in order."""

    state: Any
    ledger: PromotionLedger | TournamentLedger
    moves: list[tuple[Entry, str, int]] = field(default_factory=list)
    events: list[tuple[Entry, Any]] = field(default_factory=list)

    def take(self, entry: Entry, event: Any) -> None:
        """Post an event, and note what it moved from or to the world outside."""
        for account, amount in self.ledger.post(event):
            kind, _, tender = account.partition(":")
            if kind == "world" and amount:
                self.moves.append((entry, tender, amount))
        self.ledger.follow(event, self.state)
        self.events.append((entry, event))

    def world(self, *tenders: str) -> int:
        """What the ledger says went out by some ways, less what came in by them."""
        return sum(self.ledger.balances.get(f"world:{tender}", 0) for tender in tenders)


def keep_promotions(entries: Entries) -> dict[str, Kept]:
    """Every promotion with its ledger, by name."""
    found: dict[str, Kept] = {}
    for entry, event in of_kind(entries, PromotionEvent):
        if isinstance(event, PromotionOpened):
            found[entry.name] = Kept(open_promotion(event), PromotionLedger(entry.name))
        kept = found[entry.name]
        kept.state = evolve_promotion(kept.state, event)
        kept.take(entry, event)
    return found


def keep_tournaments(entries: Entries) -> dict[str, Kept]:
    """Every tournament with its ledger, by name."""
    found: dict[str, Kept] = {}
    for entry, event in of_kind(entries, Event):
        if isinstance(event, TournamentOpened):
            found[entry.name] = Kept(open_tournament(event), TournamentLedger(entry.name))
        else:
            found[entry.name].state = evolve_tournament(found[entry.name].state, event)
        found[entry.name].take(entry, event)
    return found


def all_kept(entries: Entries) -> Iterator[tuple[str, str, Kept]]:
    """Every contest as its kind, its name and what is kept of it."""
    known = list(entries)
    for name, kept in keep_tournaments(known).items():
        yield "tournament", name, kept
    for name, kept in keep_promotions(known).items():
        yield "promotion", name, kept
