"""What each audience is shown, as shapes. Money is in cents, instants are the server's clock."""

import msgspec

Clauses = tuple[str, ...]


class Shape(msgspec.Struct, frozen=True, kw_only=True):
    """A value that is only ever shown."""


class NumberShown(Shape, frozen=True, kw_only=True):
    """A pocket and its colour, which a screen never leaves to the colour alone."""

    pocket: str
    colour: str


class WagerShown(Shape, frozen=True, kw_only=True):
    """One wager as it lies; for a call bet that is held together, the stake of one piece."""

    bet: str
    stake: int


class LimitsShown(Shape, frozen=True, kw_only=True):
    """What the sign at the table says, as numbers and in words."""

    min: int
    max: int
    unit: int | None
    aggregate_min: int | None
    aggregate_max: int | None
    text: str


class ReceiptLine(Shape, frozen=True, kw_only=True):
    """What became of one wager of the round, and under which clauses."""

    bet: str
    stake: int
    win: int
    lost: int
    returned: int
    text: str
    clauses: Clauses


class ActionShown(Shape, frozen=True, kw_only=True):
    """Something that may be asked: now, or why not."""

    action: str
    reason: str = ""
    detail: str = ""
    clauses: Clauses = ()


class TaskShown(Shape, frozen=True, kw_only=True):
    """What a member of staff does next, in words, and what waits for it."""

    task: str
    text: str
    clauses: Clauses
    roles: tuple[str, ...]
    blocks: tuple[str, ...]
    player: str = ""


class PaymentShown(Shape, frozen=True, kw_only=True):
    """A winner to be paid, and the chips to cut for it; empty where they cannot make it exactly."""

    player: str
    bet: str
    amount: int
    chips: str


class SeatShown(Shape, frozen=True, kw_only=True):
    """A seat as staff see it."""

    seat_no: int
    player: str
    balance: int
    staked: int
    wagers: tuple[WagerShown, ...]
    guest: bool
    owed: int
    held: int


class DisputeShown(Shape, frozen=True, kw_only=True):
    """A dispute on record."""

    dispute: int
    player: str
    round_no: int
    text: str
    decision: str


class View(Shape, tag_field="audience", frozen=True, kw_only=True):
    """What every audience sees of a table.

    `closes_at` is the instant at which betting ends by itself or by the dealer's habit; None while
    nobody has set one. `numbers` are the last results, newest first.
    """

    table: str
    title: str
    book: str
    edition: str
    game: str
    round_no: int
    phase: str
    closes_at: int | None
    limits: LimitsShown
    numbers: tuple[NumberShown, ...]
    pocket: str | None
    lucky_numbers: dict[str, str]
    lucky_boost: tuple[str, str] | None


class DisplayView(View, tag="display", frozen=True, kw_only=True):
    """The winning-number display: what anyone in the room may see."""

    say: tuple[str, ...]


class SeatView(View, tag="seat", frozen=True, kw_only=True):
    """One seat's own view. Nothing of any other seat is in it."""

    player: str
    seat_no: int | None
    balance: int
    staked: int
    owed: int
    held: int
    wagers: tuple[WagerShown, ...]
    last_wagers: tuple[WagerShown, ...]
    personal_limits: LimitsShown | None
    win: int
    receipt: tuple[ReceiptLine, ...]
    may: tuple[str, ...]


class DealerView(View, tag="dealer", frozen=True, kw_only=True):
    """The table as its dealer sees it: seats, what to do next, what to say, what may be asked."""

    seats: tuple[SeatShown, ...]
    tasks: tuple[TaskShown, ...]
    say: tuple[str, ...]
    collect: tuple[WagerShown, ...]
    pay: tuple[PaymentShown, ...]
    actions: tuple[ActionShown, ...]
    spin_no: int
    spin_faults: tuple[str, ...]
    faults: tuple[str, ...]


class PitView(DealerView, tag="pit", frozen=True, kw_only=True):
    """The table as the pit sees it: the dealer's view with the house's money and its troubles."""

    float: int
    house: int
    disputes: tuple[DisputeShown, ...]
    excluded: tuple[str, ...]
    signs: tuple[str, ...]


AnyView = SeatView | DealerView | PitView | DisplayView
