"""Tournaments and promotions of a log, and the tables that no other play is taken at meanwhile."""

from typing import Final

from croupier.audit.keeping import claim
from croupier.audit.promotion import PromotionBook
from croupier.audit.reading import read_promotion_event, read_tournament_event
from croupier.audit.tournament import TournamentBook
from croupier.house.log.record import Record
from croupier.promotion.opening import PromotionOpened
from croupier.table.betting import BettingOpened
from croupier.table.declare import Event
from croupier.table.past_rounds import RoundResettled
from croupier.table.result import RoundSettled
from croupier.table.seats import BoughtIn
from croupier.tournament.old_rounds import RoundSettled as Settled
from croupier.tournament.opening import TournamentOpened
from croupier.tournament.rounds import RoundPlayed

TOURNAMENTS: Final = "tournament:"
PROMOTIONS: Final = "promotion:"
STREAMS: Final = (TOURNAMENTS, PROMOTIONS)


class Contests:
    """Every tournament and promotion, by name."""

    def __init__(self) -> None:
        self.tournaments: dict[str, TournamentBook] = {}
        self.promotions: dict[str, PromotionBook] = {}
        #: The last number of each table.
        self.numbers: dict[str, str] = {}

    def take(self, record: Record) -> None:
        """Check a record on a stream of either kind, and enter it."""
        kind, _, name = record.stream.partition(":")
        if f"{kind}:" == TOURNAMENTS:
            self._take_tournament(record, name)
        else:
            self._take_promotion(record, name)

    def _take_tournament(self, record: Record, name: str) -> None:
        event = read_tournament_event(record)
        claim(event.at == record.at, f"it is of {event.at} and was stored as of {record.at}")
        if isinstance(event, TournamentOpened):
            claim(name not in self.tournaments, f"tournament {name} was opened before")
            self.tournaments[name] = TournamentBook(event, name)
            return
        claim(name in self.tournaments, f"tournament {name} was never opened")
        if isinstance(event, RoundPlayed | Settled) and record.actor == "tournament":
            pocket = event.pocket if isinstance(event, Settled) else event.played.pocket
            number = self.numbers.get(event.table)
            claim(number == str(pocket), f"{pocket}, and the table has {number}")
        self.tournaments[name].take(event)

    def _take_promotion(self, record: Record, name: str) -> None:
        event = read_promotion_event(record)
        claim(event.at == record.at, f"it is of {event.at} and was stored as of {record.at}")
        if isinstance(event, PromotionOpened):
            claim(name not in self.promotions, f"promotion {name} was opened before")
            self.promotions[name] = PromotionBook(event, name)
            return
        claim(name in self.promotions, f"promotion {name} was never opened")
        self.promotions[name].take(event, record.actor)

    def take_table(self, event: Event, table: str) -> None:
        """No round of ordinary play begins at a table that serves a tournament; wagers count."""
        if isinstance(event, RoundSettled | RoundResettled):
            self.numbers[table] = str(event.pocket)
            for promotion in self.promotions.values():
                promotion.take_round(event)
        if not isinstance(event, BettingOpened | BoughtIn):
            return
        for book in self.tournaments.values():
            over = book.cancelled or book.awarded
            session = isinstance(event, BettingOpened) and table in book.playing
            free = over or session or table not in book.designated
            claim(free, f"play at {table}, which is set aside for tournament {book.name}")
