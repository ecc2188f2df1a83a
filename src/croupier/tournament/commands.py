"""What is asked of a tournament. Chance and time arrive in commands as facts."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import ClassVar

from croupier.core.money import Money
from croupier.core.roles import Role
from croupier.roulette.pockets import Pocket
from croupier.tournament.terms import Milliseconds, Terms


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """A command, with the role it is given in and when."""

    action: ClassVar[str] = ""
    by: Role
    at: Milliseconds = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class OfPlayer(Command):
    """A command about one player."""

    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class OfTable(Command):
    """A command about one table."""

    table: str


# Before play


@dataclass(frozen=True, slots=True, kw_only=True)
class PublishTerms(Command):
    """Make terms and conditions known, for the first time or changed."""

    action: ClassVar[str] = "publish-terms"
    terms: Terms


@dataclass(frozen=True, slots=True, kw_only=True)
class AdviseRegulator(Command):
    """Notify the regulator that the tournament, or a change of its terms, is intended."""

    action: ClassVar[str] = "advise-regulator"


@dataclass(frozen=True, slots=True, kw_only=True)
class AppointDirector(Command):
    """Put somebody licensed in overall control."""

    action: ClassVar[str] = "appoint-director"
    name: str
    #: None if the register of staff should say.
    licensed: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordPresence(Command):
    """The director leaves or comes back."""

    action: ClassVar[str] = "record-presence"
    present: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class DesignateTables(Command):
    """Set tables aside for tournament play alone."""

    action: ClassVar[str] = "designate-tables"
    tables: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ReleaseTables(Command):
    """Give tables back to ordinary play; all of them where none is named."""

    action: ClassVar[str] = "release-tables"
    tables: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class BriefPlayers(Command):
    """Explain the terms; the director is satisfied that they are understood."""

    action: ClassVar[str] = "brief-players"
    understood: bool = False
    bank_told: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SpinForPractice(OfTable):
    """A spin that counts for nothing, to show how the game goes."""

    action: ClassVar[str] = "practise"
    pocket: Pocket


@dataclass(frozen=True, slots=True, kw_only=True)
class AddValue(Command):
    """The operator adds to the prize pool: cash, goods or services."""

    action: ClassVar[str] = "add-value"
    amount: Money
    form: str = "cash"
    #: What it is, and the place it is for, where it is no cash.
    what: str = ""
    place: int = 1


# Entries


@dataclass(frozen=True, slots=True, kw_only=True)
class Enter(OfPlayer):
    """Apply for a place."""

    action: ClassVar[str] = "enter"
    form: bool = False
    fee_paid: bool = False
    #: None if the registers of the house should say.
    entitled: bool | None = None
    selected: bool = False
    agreed: bool = False
    copy_given: bool = False
    employee: bool = False
    approved_by: str = ""
    #: Whether name and likeness may be used in advertising.
    publicity: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class RefuseEntry(OfPlayer):
    """Deny somebody a place."""

    action: ClassVar[str] = "refuse-entry"
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class GiveCopy(OfPlayer):
    """Give a player a copy of the terms."""

    action: ClassVar[str] = "give-copy"


@dataclass(frozen=True, slots=True, kw_only=True)
class SignTerms(OfPlayer):
    """A player agrees in writing to the terms in force."""

    action: ClassVar[str] = "sign-terms"


@dataclass(frozen=True, slots=True, kw_only=True)
class Withdraw(OfPlayer):
    """Leave the tournament of one's own will."""

    action: ClassVar[str] = "withdraw"


@dataclass(frozen=True, slots=True, kw_only=True)
class NameSubstitute(OfPlayer):
    """Put another in one's place."""

    action: ClassVar[str] = "substitute"
    substitute: str
    entitled: bool | None = None
    agreed: bool = False
    copy_given: bool = False
    employee: bool = False
    approved_by: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CancelTournament(Command):
    """Call the whole tournament off."""

    action: ClassVar[str] = "cancel"
    reason: str = ""


# Sessions


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatPlayers(OfTable):
    """Give players their places at a table, in the order of seats."""

    action: ClassVar[str] = "seat"
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawSeats(Command):
    """Give out places by lot. `order` is the lot itself: everyone who is to be seated, as drawn."""

    action: ClassVar[str] = "draw-seats"
    tables: tuple[str, ...]
    order: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class IssueChips(OfTable):
    """Give or sell the allotment of chips to players at a table."""

    action: ClassVar[str] = "issue-chips"
    players: tuple[str, ...]
    amount: Money
    #: What a chip of each colour is worth, where colours are used.
    colours: Mapping[str, Money] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveStart(Command):
    """Alter the starting time: to an instant, or to the end of the notice that players get."""

    action: ClassVar[str] = "move-start"
    notice: Milliseconds = 0
    to: Milliseconds | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class StartSession(OfTable):
    """Begin play at a table."""

    action: ClassVar[str] = "start-session"


@dataclass(frozen=True, slots=True, kw_only=True)
class EndSession(OfTable):
    """End play at a table. The chips of everyone who is still in were counted."""

    action: ClassVar[str] = "end-session"
    counts: Mapping[str, Money] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class EndTableEarly(OfTable):
    """End play at a table before its time."""

    action: ClassVar[str] = "end-table-early"
    agreed: frozenset[str] = frozenset()
    counts: Mapping[str, Money] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class StartPlayOff(Command):
    """Let players who are level play on for a place."""

    action: ClassVar[str] = "play-off"
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ReturnChips(OfTable):
    """Count chips back into the inventory, by value of a chip."""

    action: ClassVar[str] = "return-chips"
    issued: Mapping[Money, int]
    counted: Mapping[Money, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyBack(OfPlayer):
    """Come back after elimination."""

    action: ClassVar[str] = "buy-back"


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyAddOn(OfPlayer):
    """Buy more chips, where the terms sell them to everybody."""

    action: ClassVar[str] = "add-on"


@dataclass(frozen=True, slots=True, kw_only=True)
class AwardPrizes(OfTable):
    """Share out the pool by the ranking of the final table."""

    action: ClassVar[str] = "award-prizes"


class Method(StrEnum):
    """How a prize is paid."""

    CASH = "cash"
    CHEQUE = "cheque"
    TRANSFER = "transfer"
    GOODS = "goods"


@dataclass(frozen=True, slots=True, kw_only=True)
class PayPrize(OfPlayer):
    """Pay a winner all that the tournament owes them."""

    action: ClassVar[str] = "pay-prize"
    method: Method = Method.CASH
