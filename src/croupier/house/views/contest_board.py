"""What is shown of tournaments and promotions, shape by shape. Amounts are cents or chips."""

import msgspec

from croupier.house.views.form_description import FormDescription
from croupier.house.views.worded import Worded


class Shape(msgspec.Struct, frozen=True, kw_only=True):
    """Something that is shown."""


class LeaderShown(Shape, frozen=True, kw_only=True):
    """One line of a leader board. `change` is against the allotment that everybody began with."""

    #: The place; 0 for who has none.
    rank: int
    player: str
    table: str
    chips: int
    change: int
    status: str
    #: Whether this place would go on if the session ended now.
    above_cut: bool
    #: The marker that shows the order of wagering, where there is an order.
    has_marker: bool
    has_turn: bool
    #: An undisclosed wager: that there is one shows, and nothing of what it says.
    has_form: bool


class Leaders(Shape, frozen=True, kw_only=True):
    """A leader board: everybody by chips, level players with the same rank."""

    tournament: str
    lines: tuple[LeaderShown, ...]
    #: How many go on from each table; nothing where the terms do not say.
    advance: int | None
    seq: int
    time: int


class EntrantShown(Shape, frozen=True, kw_only=True):
    """An entrant, as the director and the entrant see it."""

    player: str
    status: str
    table: str
    seat_no: int
    fee: int
    refunded: int
    chips: int
    laid: dict[str, int]
    pass_cards: int
    undisclosed_left: int
    has_form: bool
    has_passed: bool
    absent: bool
    late: bool
    employee: bool
    copy_given: bool
    prize: int
    has_turn: bool
    #: What the player may do now.
    may: tuple[str, ...]


class SessionShown(Shape, frozen=True, kw_only=True):
    """A session at a table."""

    table: str
    number: int
    stage: str
    round_no: int
    rounds: int | None
    seats: tuple[str, ...]
    waiting_for: tuple[str, ...]
    marker: str
    turn: str
    ranking: tuple[str, ...]
    advance: tuple[str, ...]
    play_off: tuple[str, ...]
    #: When the time for a wager is over, and the session, where the terms set one.
    ends_at: int | None = None
    session_ends_at: int | None = None


class ContestantShown(Shape, frozen=True, kw_only=True):
    """A player of a session as everybody at its table sees them.

    `place` is by the chips of all at the table, level players on the same one. `acted` says that
    the round has a wager, a form or a pass card of theirs, `above_cut` that they would go on if the
    session ended now. That there is a form shows, and nothing of what it says.
    """

    player: str
    seat_no: int
    place: int
    chips: int
    status: str
    pass_cards: int
    undisclosed_left: int
    acted: bool
    above_cut: bool
    has_turn: bool
    has_marker: bool
    has_form: bool
    form_checked: bool
    has_passed: bool
    absent: bool
    late: bool


class SessionSeen(Shape, frozen=True, kw_only=True):
    """The session that is played at a table; amounts there are tournament chips.

    `ends_at` is when the time for a wager is over, and `session_ends_at` when the session is, where
    the terms set a time; None where they set none. `waits` says why play waits.
    """

    tournament: str
    stage: str
    round_no: int
    rounds: int | None
    minimum: int
    maximum: int
    advance: int | None
    turn: str
    ends_at: int | None
    session_ends_at: int | None
    waits: str
    players: tuple[ContestantShown, ...]


class MissingShown(Shape, frozen=True, kw_only=True):
    """Something that terms must state and do not."""

    key: str
    says: str
    clauses: tuple[str, ...]


class AccountShown(Shape, frozen=True, kw_only=True):
    """An account of the ledger, what people call it, and the unit it is kept in."""

    account: str
    said: Worded
    unit: str
    amount: int


class DirectorView(Shape, frozen=True, kw_only=True):
    """A tournament as its director sees it."""

    tournament: str
    book: str
    game: str
    stage: str
    version: int
    regulator_knows: bool
    director: str
    director_there: bool
    briefed: bool
    minimum: int
    maximum: int
    designated: tuple[str, ...]
    entries: int
    entries_min: int | None
    entries_max: int | None
    entry_fee: int
    prize_pool: int
    added: int
    entrants: tuple[EntrantShown, ...]
    sessions: tuple[SessionShown, ...]
    to_be_seated: tuple[str, ...]
    out: tuple[str, ...]
    disputes: tuple[str, ...]
    prizes: dict[str, int]
    #: What winners were paid, and what is still owed to whom.
    paid: dict[str, int]
    owed: dict[str, int]
    #: By table and value: chips that were not counted back, and those beyond all that was issued.
    missing_chips: dict[str, dict[int, int]]
    surplus_chips: dict[str, dict[int, int]]
    accounts: tuple[AccountShown, ...]
    #: What may be asked in the caller's roles, whatever the matter says then.
    may: tuple[str, ...]
    #: What is filled in for each command, of those too that the caller may not give.
    forms: tuple[FormDescription, ...]
    seq: int
    time: int


class TournamentLine(Shape, frozen=True, kw_only=True):
    """A tournament in the list of them: what anybody may see."""

    tournament: str
    book: str
    stage: str
    entries: int
    entries_max: int | None
    entry_fee: int
    prize_pool: int
    #: How many have won something that they have not been paid.
    unpaid: int
    tables: tuple[str, ...]


class DutyShown(Shape, frozen=True, kw_only=True):
    """Something owed. Without a time it is owed as soon as it can be done."""

    promotion: str
    what: str
    to: str
    by: int | None
    overdue: bool
    clauses: tuple[str, ...]
