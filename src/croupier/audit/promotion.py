"""A promotion checked from its events: who could win, that the lot fell so, and what was paid."""

from collections.abc import Iterable

from croupier.audit.keeping import claim
from croupier.audit.lines import Line
from croupier.promotion.declare import PromotionEvent
from croupier.promotion.drafting import PromotionAmended, PromotionDrafted
from croupier.promotion.drawing import DrawOverseen, ScrutineerNominated, WinnerDrawn
from croupier.promotion.entries import EntryTaken, EntryWithdrawn
from croupier.promotion.forfeits import PrizesForfeited
from croupier.promotion.opening import PromotionOpened
from croupier.promotion.settling import PrizesHandedOver, PrizesPaid
from croupier.promotion.starting import PromotionStarted
from croupier.promotion.terms import Forfeited
from croupier.table.past_rounds import RoundResettled
from croupier.table.result import RoundSettled


def _wagered(lines: Iterable[Line]) -> dict[str, int]:
    """What of each player's wagers was decided."""
    found: dict[str, int] = {}
    for line in lines:
        up = sum(stake for _, stake in line.stands)
        decided = 0 if line.void else line.stake - up
        found[line.player] = found.get(line.player, 0) + decided
    return found


class PromotionBook:
    """The auditor's book of one promotion."""

    def __init__(self, opening: PromotionOpened, name: str) -> None:
        claim(opening.promotion == name, f"it opens {opening.promotion} on the stream of {name}")
        self.name = name
        self.entrants: set[str] = set()
        self.values: list[int] = []
        self.closes_at: int | None = None
        self.draws_at: int | None = None
        #: What the terms require since the start, and what everybody has wagered since then.
        self.requires_wagers = False
        self.started = False
        self.wagered: dict[str, int] = {}
        self.scrutineer = ""
        self.overseen = False
        self.won: dict[int, str] = {}
        self.settled: set[int] = set()
        #: Entrants whom a denied claim cost a prize, and prizes that the house has kept so.
        self.passed_over: set[str] = set()
        self.kept: set[int] = set()
        self.paid = 0

    def take(self, event: PromotionEvent, actor: str) -> None:
        """Check an event of somebody's against the book and enter it."""
        match event:
            case PromotionDrafted() | PromotionAmended():
                self._written(event)
            case PromotionStarted():
                self.started = True
            case EntryTaken():
                self._entered(event)
            case EntryWithdrawn():
                entered = event.player in self.entrants and not self.won
                claim(entered, f"{event.player} withdraws what does not stand")
                self.entrants.remove(event.player)
            case ScrutineerNominated():
                self.scrutineer, self.overseen = event.name, False
            case DrawOverseen():
                named = event.scrutineer == self.scrutineer == actor
                claim(named, f"{actor} oversees as {event.scrutineer}; {self.scrutineer} was named")
                self.overseen = True
            case WinnerDrawn():
                self._drawn(event, actor)
            case PrizesPaid():
                self._paid(event)
            case PrizesHandedOver():
                self._settle(event.player, event.prizes)
            case PrizesForfeited():
                self._forfeited(event)

    def take_round(self, event: RoundSettled | RoundResettled) -> None:
        """Count what was wagered at a table since the start."""
        if not self.started or not self.requires_wagers:
            return
        made = _wagered(event.lines)
        before = _wagered(event.before) if isinstance(event, RoundResettled) else {}
        for player, amount in made.items():
            # An entry may have been decided just before a correction, so none takes away.
            more = max(0, amount - before.get(player, 0))
            self.wagered[player] = self.wagered.get(player, 0) + more

    def _written(self, event: PromotionDrafted | PromotionAmended) -> None:
        values = [prize.value or 0 for prize in event.prizes]
        for prize, winner in self.won.items():
            kept = prize < len(values) and values[prize] == self.values[prize]
            claim(kept, f"prize {prize}, which {winner} won, is amended")
        for prize in self.kept:
            same = values[prize : prize + 1] == [self.values[prize]]
            claim(same, f"prize {prize}, which the house kept, is amended")
        self.values = values
        terms = event.terms
        self.closes_at, self.draws_at = terms.closes_at, terms.draws_at
        self.requires_wagers = terms.least_wager is not None or terms.least_turnover is not None

    def _entered(self, event: EntryTaken) -> None:
        late = self.closes_at is not None and event.at > self.closes_at
        claim(not late, f"{event.player} enters after entries closed")
        most = self.wagered.get(event.player, 0)
        right = event.largest <= event.wagered <= most
        claim(right, f"{event.player} is said to have wagered {event.wagered}, and {most} was")
        self.entrants.add(event.player)

    def _drawn(self, event: WinnerDrawn, actor: str) -> None:
        claim(event.winner in self.entrants, f"{event.winner} has not entered")
        claim(self.entrants.issuperset(event.barred), "somebody is barred who has not entered")
        early = any(at is not None and event.at < at for at in (self.closes_at, self.draws_at))
        claim(not early, f"{event.winner} is drawn before the stated time")
        passed = event.winner in self.passed_over
        claim(not passed, f"{event.winner} is drawn again after a prize was taken from them")
        if event.lot is not None:
            names = sorted(self.entrants - set(event.barred))
            fell = event.among == len(names) and 0 <= event.lot < len(names)
            right = fell and names[event.lot] == event.winner
            claim(right, f"lot {event.lot} of {event.among} did not fall on {event.winner}")
        if self.scrutineer and event.witness:
            seen = self.overseen and event.witness == self.scrutineer != actor
            claim(seen, f"{event.witness} did not oversee the draw by {actor}")
        self.overseen = False
        for prize in event.prizes:
            claim(0 <= prize < len(self.values), f"there is no prize {prize}")
            fresh = prize not in self.won and prize not in self.kept
            claim(fresh, f"prize {prize} is drawn twice")
            self.won[prize] = event.winner

    def _settle(self, player: str, prizes: tuple[int, ...]) -> None:
        for prize in prizes:
            claim(self.won.get(prize) == player, f"prize {prize} was not won by {player}")
            claim(prize not in self.settled, f"prize {prize} is settled twice")
            self.settled.add(prize)

    def _forfeited(self, event: PrizesForfeited) -> None:
        for prize in event.prizes:
            owed = self.won.get(prize) == event.player and prize not in self.settled
            claim(owed, f"prize {prize} is taken from {event.player}, who is not owed it")
            del self.won[prize]
        self.passed_over.add(event.player)
        if event.becomes is Forfeited.KEPT:
            self.kept.update(event.prizes)

    def _paid(self, event: PrizesPaid) -> None:
        self._settle(event.player, event.prizes)
        due = sum(self.values[prize] for prize in event.prizes)
        parts = sum(event.amount if part.amount is None else part.amount for part in event.parts)
        right = event.amount == due == parts
        claim(right, f"{event.amount} is paid in parts of {parts}, and {due} was won")
        self.paid += event.amount
