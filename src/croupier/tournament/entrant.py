"""An entrant of a tournament: who it is, and how they stand."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, NamedTuple

from croupier.core.money import Money
from croupier.core.record import Record
from croupier.roulette.bets import BetName
from croupier.table.state import Seat


class Status(StrEnum):
    """Where an entrant stands."""

    PLAYING = "playing"
    ELIMINATED = "eliminated"
    DISQUALIFIED = "disqualified"
    ADVANCED = "advanced"
    WITHDRAWN = "withdrawn"


#: Who plays no more, whatever comes of a round; and who may yet play.
GONE: Final = (Status.DISQUALIFIED, Status.WITHDRAWN)
STILL_IN: Final = (Status.PLAYING, Status.ADVANCED)


class Form(NamedTuple):
    """An undisclosed wager as it was written: either part may be missing."""

    bet: str
    stake: Money | None


class Entrant(Record, frozen=True, kw_only=True):
    """One player of the tournament, with a place at the table of a session."""

    name: str
    fee: Money
    #: The place, as any table keeps it: chips in hand, and what lies on the layout.
    seat: Seat
    employee: bool = False
    #: Whether the player has a copy of the terms in force, has signed them and was briefed on them.
    copy_given: bool = True
    signed: bool = True
    briefed: bool = False
    publicity: bool = False
    #: Paid beyond the entry fee and not given back: buy-ins, buy-backs, add-ons.
    further: Money = Money(0)
    #: Paid for chips that turn into cash again, and not had back in cash: no part of the pool.
    stakes: Money = Money(0)
    #: What the last cash for chips took off it.
    had_back: Money = Money(0)
    refunded: Money = Money(0)
    status: Status = Status.PLAYING
    table: str = ""
    #: Chips counted at the end of the session, after which they are the operator's again.
    score: int = 0
    counted: bool = False
    #: Chips at the end of a play-off.
    tie_break: int = 0
    #: The last session that was played to its end, and the place in it; 0 if unplaced.
    level: int = 0
    place: int = 0
    has_allotment: bool = False
    #: Has been issued chips for a session that has yet to start, at whatever place.
    bought: bool = False
    pass_cards: int = 0
    undisclosed_left: int = 0
    #: Has taken a turn of this session at a terminal, in person.
    at_terminal: bool = False
    absent: bool = False
    absences: int = 0
    late: bool = False
    passed: bool = False
    form: Form | None = None
    form_checked: bool = False
    buy_backs: int = 0
    add_ons: int = 0

    @property
    def total(self) -> int:
        """The chips that place this player: those held, or those counted at the end."""
        return self.score if self.counted else self.chips

    @property
    def wagers(self) -> Mapping[BetName, int]:
        """What lies on each bet."""
        return self.seat.wagers

    @property
    def laid(self) -> int:
        """What lies on the layout."""
        return sum(self.seat.wagers.values())

    @property
    def chips(self) -> int:
        """Chips owned, those on the layout included."""
        return self.seat.balance + self.laid

    def holding(self, chips: int) -> "Entrant":
        """The same player with as many chips in all; what lies on the layout stays there."""
        return self.but(seat=self.seat.but(balance=chips - self.laid))

    def lifted(self) -> "Entrant":
        """The same player with nothing laid, written or played this round."""
        hand = self.seat.but(balance=self.chips, wagers={}, past=None)
        return self.but(seat=hand, form=None, passed=False)

    def having_paid(self, amount: int, *, pooled: bool) -> "Entrant":
        """The same player, who has paid for chips: into the pool, or for cash that they become."""
        if pooled:
            return self.but(further=Money(self.further + amount))
        return self.but(stakes=Money(self.stakes + amount))

    def cashed(self, cash: int) -> "Entrant":
        """The same player, owed cash for chips: as much of what was paid for them is back."""
        back = min(self.stakes, cash)
        return self.but(stakes=Money(self.stakes - back), had_back=Money(back))

    def handed_in(self, score: int) -> "Entrant":
        """The same player, whose chips were counted and are the operator's again."""
        return self.lifted().holding(0).but(score=score, counted=True)

    @property
    def paid(self) -> int:
        """All that was paid and not given back: for the place, into the pool, and for chips."""
        return self.fee - self.refunded + self.further + self.stakes

    @property
    def has_acted(self) -> bool:
        """Whether this round has a wager, a form or a pass card of this player's."""
        return bool(self.wagers) or self.form is not None or self.passed

    @property
    def is_playing(self) -> bool:
        """Whether this player may still wager."""
        return self.status is Status.PLAYING
