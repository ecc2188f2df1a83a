"""Rules about people, chips and money at a table: seats, colours, the float, staff, payment."""

from collections.abc import Mapping
from dataclasses import dataclass

from croupier.core.roles import Role
from croupier.roulette.bets import Kind

Clauses = tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryRule:
    """Who may sit down."""

    card: bool = False
    card_clauses: Clauses = ()
    own_card_clauses: Clauses = ()
    players_max: int | None = None
    players_clauses: Clauses = ()
    guests_max: int = 0
    guests_clauses: Clauses = ()
    guest_wager_clauses: Clauses = ()
    #: A player touches a pad of the seat's own together with the layout.
    pad_clauses: Clauses = ()
    guest_cash_clauses: Clauses = ()
    guest_leave_clauses: Clauses = ()
    account_clauses: Clauses = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class IdleRule:
    """When a player who does not bet may be asked to go."""

    rounds: int
    when_full: bool
    clauses: Clauses
    roles: frozenset[Role]


@dataclass(frozen=True, slots=True, kw_only=True)
class ColourRule:
    """Chips without denomination: their value, who may hold what, and where they are redeemed."""

    value_clauses: Clauses
    #: A value left unsaid is the table minimum.
    value_defaults: bool = False
    #: The value lies between the table's minimum and the maximum of a straight bet.
    value_within_limits: bool = False
    marker_clauses: Clauses = ()
    same_colour_clauses: Clauses = ()
    several_roles: frozenset[Role] = frozenset()
    several_clauses: Clauses = ()
    same_value: bool = True
    same_value_clauses: Clauses = ()
    table_clauses: Clauses = ()
    #: Who verifies the exchange of a closed table's chips; nobody where it is never done.
    elsewhere_roles: frozenset[Role] = frozenset()
    elsewhere_clauses: Clauses = ()
    #: Chips whose value at issue cannot be found are worth the lowest minimum on offer.
    unknown_at_minimum: bool = False
    #: How many colours may be out at once.
    colours_max: int | None = None
    colours_max_clauses: Clauses = ()
    #: Nobody leaves with colours out; without it they are taken back as the player goes.
    leave_clauses: Clauses = ()
    #: The kinds of bet that value chips may be wagered on; the dealer may place others.
    value_chip_kinds: frozenset[Kind] = frozenset()
    value_chip_clauses: Clauses = ()
    tip_clauses: Clauses = ()
    #: Winners are paid in the checks that they wagered; without it in value chips.
    pay_clauses: Clauses = ()

    def takes_value_chips(self, kind: str) -> bool:
        """Whether chips that show their worth may lie on a kind of bet."""
        return not self.value_chip_kinds or kind in self.value_chip_kinds


@dataclass(frozen=True, slots=True, kw_only=True)
class FloatRule:
    """How much a table's float must be, in table minima, and whether each fill must equal it."""

    minima: int
    clauses: Clauses
    equal_fills: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class StaffRule:
    """How many people work at a table, by their titles, and what else the book says of them."""

    places: Mapping[str, int]
    clauses: Clauses
    #: The title that no one person holds at more tables than `tables_max` at a time.
    chief: str = ""
    tables_max: int | None = None
    chief_clauses: Clauses = ()
    #: Every dealer of the table launches the ball in turn.
    turn_clauses: Clauses = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PaymentOrder:
    """In which order winners are paid: groups of kinds, perhaps one player after another."""

    kinds: tuple[tuple[Kind, ...], ...]
    clauses: Clauses
    by_player: bool = False
    #: How many chips of the winner's colour make the stack that payments are measured against.
    stack: int = 0

    def rank(self, kind: str) -> int:
        """The place of a kind in the order; kinds that the book does not name come last."""
        return next((n for n, group in enumerate(self.kinds) if kind in group), len(self.kinds))
