"""What goes over the wire about patrons, their play and the office."""

from typing import Annotated, Any, Final, Union

import msgspec

from croupier.compliance.catalogue import OFFICE, PATRONS
from croupier.compliance.viewing import OWN
from croupier.core.roles import Role
from croupier.house.views.care_shapes import CareShown as CareShown
from croupier.server.wire_commands import Message, Name, ask_shapes

# What a player asks for themselves, or staff for a player who is there.

_PLAYER: Final = ("player", Name | None, None)
PLAY: Final = {
    action: kind for action, kind in PATRONS.commands.items() if Role.PLAYER in (kind.roles or ())
}
PlayAsk: Any = Union[tuple(ask_shapes(PLAY, "patron", more=(_PLAYER,)).values())]  # noqa: UP007

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


# What staff ask about a patron.

STAFFED: Final = {action: kind for action, kind in PATRONS.commands.items() if action not in PLAY}
PatronAsk: Any = Union[tuple(ask_shapes(STAFFED, "patron").values())]  # noqa: UP007


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

_ASKED = {name: kind for name, kind in OFFICE.commands.items() if name not in OWN}
OfficeAsk: Any = Union[tuple(ask_shapes(_ASKED).values())]  # noqa: UP007
