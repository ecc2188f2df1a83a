"""What goes over the wire about patrons, their play and the office."""

from typing import Annotated

import msgspec

from croupier.compliance.limits import Limit
from croupier.core.roles import Role
from croupier.house.views.care_shapes import CareShown as CareShown
from croupier.server.wire_commands import Message, Name, Text, Whole

Days = Annotated[int, msgspec.Meta(ge=1, le=36_500)]
Said = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]
Day = Annotated[str, msgspec.Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]

# What a player asks for themselves, or staff for a player who is there.


class SetLimit(Message, tag="set-play-limit", frozen=True, kw_only=True):
    """Limit one's play, in cents or minutes; without an amount one's own limit goes.

    A tighter limit holds at once, a looser one only after the house's waiting time.
    """

    player: Name | None = None
    limit: Limit
    amount: Whole | None = None


class Acknowledge(Message, tag="acknowledge-check", frozen=True, kw_only=True):
    """One has read how long, and with what result, one has played."""

    player: Name | None = None


class CoolOffAsk(Message, tag="cool-off", frozen=True, kw_only=True):
    """Stay away from play for some hours."""

    player: Name | None = None
    hours: Annotated[int, msgspec.Meta(ge=1, le=10_000)]


class SelfExcludeAsk(Message, tag="self-exclude", frozen=True, kw_only=True):
    """Stay away from play for some days; without a number there is no end."""

    player: Name | None = None
    days: Days | None = None


Bet = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Stake = Annotated[int, msgspec.Meta(gt=0, le=10**12)]
Layout = Annotated[dict[Bet, Stake], msgspec.Meta(min_length=1, max_length=100)]
GameKey = Annotated[str, msgspec.Meta(min_length=1, max_length=150)]


class FavouritesShown(Message, frozen=True, kw_only=True):
    """The layouts that a player keeps for a game: stakes in cents by bet, newest first."""

    game: str
    layouts: tuple[dict[str, int], ...]


class KeepFavourites(Message, frozen=True, kw_only=True):
    """All that a player wants to keep for a game; what is not among them goes."""

    player: Name | None = None
    game: GameKey
    layouts: Annotated[tuple[Layout, ...], msgspec.Meta(max_length=8)]


PlayAsk = SetLimit | Acknowledge | CoolOffAsk | SelfExcludeAsk

# What staff ask about a patron.


class Enrol(Message, tag="enrol-patron", frozen=True, kw_only=True):
    """Put somebody in the register: club or social."""

    by: Role | None = None
    member: Text


class NewCard(Message, tag="issue-card", frozen=True, kw_only=True):
    """Give a patron a card: physical or digital."""

    by: Role | None = None
    card: Said
    form: Text = "physical"


class CardOver(Message, tag="end-card", frozen=True, kw_only=True):
    """End a card."""

    by: Role | None = None
    card: Said
    why: Said


class Exclude(Message, tag="exclude-patron", frozen=True, kw_only=True):
    """Keep somebody from every table; a table names the book whose power it is."""

    by: Role | None = None
    reason: Said
    days: Days | None = None
    table: Text = ""


class Lift(Message, tag="lift-exclusion", frozen=True, kw_only=True):
    """Let somebody play again whom the house has excluded."""

    by: Role | None = None
    reason: Said


class Arrange(Message, tag="make-arrangement", frozen=True, kw_only=True):
    """Write down an arrangement made before play, and when the inspectorate was told."""

    by: Role | None = None
    table: Name
    document: Text
    made_at: Whole
    told_at: Whole | None = None
    kinds: Annotated[frozenset[Text], msgspec.Meta(max_length=20)] = frozenset()


PatronAsk = Enrol | NewCard | CardOver | Exclude | Lift | Arrange


class ExclusionTold(Message, frozen=True, kw_only=True):
    """Something that keeps, or kept, a patron from play."""

    kind: str
    since: int
    until: int | None
    stands: bool
    reason: str
    law: str
    table: str
    clauses: tuple[str, ...]


class PatronTold(Message, forbid_unknown_fields=False, frozen=True, kw_only=True):
    """A patron as staff see them. Cards are told by number, with why one has ended."""

    patron: str
    member: str
    cards: dict[str, str]
    exclusions: tuple[ExclusionTold, ...]
    arrangements: tuple[str, ...]
    care: CareShown


class PatronLine(Message, frozen=True, kw_only=True):
    """A patron in the list: what keeps them from play, and until when; empty where nothing does."""

    patron: str
    member: str
    excluded: str
    until: int | None


class PatronList(Message, frozen=True, kw_only=True):
    """Patrons, those who are kept from play first; `more` says that some were left out."""

    patrons: tuple[PatronLine, ...]
    more: bool
    time: int


# The office.


class Activate(Message, tag="activate-edition", frozen=True, kw_only=True):
    """Note from which day an edition of a book holds, apart from the day it was signed."""

    by: Role | None = None
    book: Name
    edition: Said
    signed_on: Day
    effective_from: Day


class Tell(Message, tag="tell-regulator", frozen=True, kw_only=True):
    """Note that a month's report has gone to the regulator."""

    by: Role | None = None
    matter: Text
    month: Annotated[str, msgspec.Meta(pattern=r"^\d{4}-\d{2}$")]


OfficeAsk = Activate | Tell
