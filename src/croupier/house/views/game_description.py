"""What a screen must know of the game dealt at a table and that does not change while it is dealt.

Places on the layout are in units of which a square's side has `side`. Money is in cents.
"""

from croupier.house.views.audience_views import Clauses, Shape
from croupier.house.views.form_description import FormDescription


class SquareDescription(Shape, frozen=True, kw_only=True):
    """A marked square of the layout."""

    pocket: str
    left: int
    top: int
    right: int
    bottom: int


class SpotDescription(Shape, frozen=True, kw_only=True):
    """A place where a chip may stand; `x`, `y` is the middle of the chip.

    An area that stands for another bet says for which in `stands_for`. `wide` and `long` are the
    size of its box, across the columns and along them, where the drawing of the cloth says so.
    """

    bet: str
    kind: str
    name: str
    x: int
    y: int
    numbers: tuple[str, ...]
    pays: int | float
    clauses: Clauses
    stands_for: str = ""
    wide: int = 0
    long: int = 0


class PieceDescription(Shape, frozen=True, kw_only=True):
    """Some pieces of a call bet on one spot."""

    bet: str
    pieces: int


class CallDescription(Shape, frozen=True, kw_only=True):
    """A call bet. A stake asked for costs `cost` times itself; `held` stays beside the layout.

    `by_player` says that a player may place it; otherwise it is called to the dealer. `whole` says
    that the stake is for all of the bet, which then falls into `shares`.
    """

    bet: str
    kind: str
    title: str
    centre: str
    numbers: tuple[str, ...]
    pieces: tuple[PieceDescription, ...]
    cost: int
    by_player: bool
    held: bool
    whole: bool
    shares: int
    clauses: Clauses


class BesideDescription(Shape, frozen=True, kw_only=True):
    """A bet with odds of its own that lies beside the main layout."""

    bet: str
    kind: str
    name: str
    numbers: tuple[str, ...]
    pays: int | float
    by_player: bool
    clauses: Clauses


class OddsDescription(Shape, frozen=True, kw_only=True):
    """What a kind of bet pays: a line of the notice at the table."""

    kind: str
    name: str
    pays: int | float
    clauses: Clauses


class LuckyAreaDescription(Shape, frozen=True, kw_only=True):
    """A Lucky Ball area, with its odds where no boost falls on it."""

    bet: str
    colour: str
    name: str
    pays: int


class LuckyDescription(Shape, frozen=True, kw_only=True):
    """Lucky Ball: its areas, and what each colour pays under each kind of boost."""

    areas: tuple[LuckyAreaDescription, ...]
    boosts: dict[str, dict[str, int]]
    clauses: Clauses
    boost_clauses: dict[str, Clauses]


class DisplayDescription(Shape, frozen=True, kw_only=True):
    """Something that the book has a screen show."""

    screen: str
    shows: str
    clauses: Clauses


class GroundDescription(Shape, frozen=True, kw_only=True):
    """A ground on which something may be done, who may, and whether it must be put in words."""

    ground: str
    needs_text: bool
    roles: tuple[str, ...]
    clauses: Clauses


class MalfunctionDescription(Shape, frozen=True, kw_only=True):
    """A scope in which something may fail. `reach` says whose wagers it concerns."""

    scope: str
    grounds: tuple[GroundDescription, ...]
    roles: tuple[str, ...]
    restore_roles: tuple[str, ...]
    reach: str
    gate: bool
    hold_hours: int
    clauses: Clauses


class ColourChecksDescription(Shape, frozen=True, kw_only=True):
    """How colour checks are used here."""

    value_defaults: bool
    same_value: bool
    several_roles: tuple[str, ...]
    elsewhere_roles: tuple[str, ...]
    clauses: Clauses


class GameDescription(Shape, frozen=True, kw_only=True):
    """The game dealt at a table. Limits are in the views, since they change.

    `books` are those whose rules are given out on request: its own, then the one that governs where
    that is silent. With `chip_first` a terminal chooses no chip by itself. `staff` is how many
    people work at the table, by the book's titles; empty where the book has no places for them.
    """

    table: str
    forms: tuple[FormDescription, ...]
    book: str
    edition: str
    book_title: str
    books: dict[str, str]
    game: str
    title: str
    options: dict[str, str]
    electronic: bool
    wheel: tuple[str, ...]
    wheel_title: str
    colours: dict[str, str]
    layout: str
    side: int
    squares: tuple[SquareDescription, ...]
    spots: tuple[SpotDescription, ...]
    calls: tuple[CallDescription, ...]
    neighbours_max: int
    max_bets: bool
    asian: tuple[BesideDescription, ...]
    lucky: LuckyDescription | None
    odds: tuple[OddsDescription, ...]
    chips: tuple[int, ...]
    chip_first: bool
    notes: tuple[int, ...]
    words: dict[str, str]
    says: dict[str, tuple[str, ...]]
    displays: tuple[DisplayDescription, ...]
    no_spins: tuple[GroundDescription, ...]
    malfunctions: tuple[MalfunctionDescription, ...]
    voids: tuple[GroundDescription, ...]
    invalidations: tuple[GroundDescription, ...]
    tenders: tuple[str, ...]
    cash_out: str
    guests_max: int
    colours_checks: ColourChecksDescription | None
    player_card: bool
    pad: bool
    tokens: bool
    wagering_seconds: int | None
    warn_seconds: int
    unsigned: tuple[str, ...]
    staff: dict[str, int] = {}
