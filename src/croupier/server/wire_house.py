"""What goes over the wire between the house and its desks: the cage, the pit, the inspector.

As in `wire`, money is in cents and instants in milliseconds of the server's clock.
"""

from typing import Annotated

import msgspec

from croupier.house.views.floor_shapes import AlertShown, FloorFigures, Share
from croupier.server.wire_commands import Message, Name, Text

Reasoned = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]


# The cage.


class TicketTold(Message, frozen=True, kw_only=True):
    """A ticket as it stands: issued, redeemed, cancelled, voided or expired, and by whom.

    `payable` says whether a cashier may pay it now; where not, `why_not` says why.
    """

    number: str
    shown: str
    amount: int
    table: str
    status: str
    issued_at: int
    expires_at: int
    issued_by: str = ""
    ended_at: int | None = None
    ended_by: str = ""
    replaced_by: str = ""
    reason: str = ""
    payable: bool = False
    why_not: str = ""
    clauses: tuple[str, ...] = ()
    #: What a ticket is called where its number is covered: nobody is paid without the paper.
    reference: int = 0
    lost_at: int | None = None
    #: Whose station it is of; the spoilt ticket whose place it takes; whether it was given out.
    station: str = ""
    replaces: str = ""
    given_out: bool = False
    #: The printer that it was sent to, and what that reported.
    printer: str = ""
    outcome: str = ""


class TicketList(Message, frozen=True, kw_only=True):
    """Tickets, newest first; `more` says that older ones were left out."""

    tickets: tuple[TicketTold, ...]
    count: int
    total: int
    more: bool
    time: int


class Printing(Message, frozen=True, kw_only=True):
    """A ticket is given out to the player whose balance it is."""

    player: Name


class TicketCodes(Message, frozen=True, kw_only=True):
    """A ticket for its owner: printed, or its bar code and QR code as pictures, SVG.

    `printer` is the one it was sent to; `outcome` is `printed`, why it was not, or empty while the
    printer has not said.
    """

    number: str
    amount: int
    expires_at: int
    bar_code: str = ""
    qr_code: str = ""
    printer: str = ""
    outcome: str = ""


class Voiding(Message, frozen=True, kw_only=True):
    """Why a ticket is to be voided."""

    reason: Reasoned


class CashierTold(Message, frozen=True, kw_only=True):
    """What one person paid, took and cancelled at the cage today.

    Prizes and fees are a tournament's, where they are in cash; `given_back` is of fees.
    """

    name: str
    paid: int
    paid_amount: int
    by_hand: int
    by_hand_amount: int
    reprinted: int
    voided: int
    prizes: int
    prizes_amount: int
    fees: int
    fees_amount: int
    given_back: int


class CageTold(Message, frozen=True, kw_only=True):
    """The cage now: what is owed on tickets, what nobody came for, who paid what today."""

    standing: int
    liability: int
    unclaimed: int
    unclaimed_amount: int
    cashiers: tuple[CashierTold, ...]
    time: int


# The pit.


class FloorLine(Message, frozen=True, kw_only=True):
    """One table on the wall."""

    table: str
    title: str
    book: str
    game: str
    phase: str
    round_no: int
    closes_at: int | None
    last: str | None
    numbers: tuple[str, ...]
    limits: str
    min: int
    max: int
    players: int
    staked: int
    float: int
    virtual: bool
    figures: FloorFigures
    #: What the house pays net, less what it takes, should the worst pocket come.
    worst: Share | None
    alerts: int
    tasks: int
    #: Who deals, where somebody does.
    dealer: str = ""
    #: What one full straight-up costs here: exposure is held against the table's own limits.
    scale: int = 0


class FloorTold(Message, frozen=True, kw_only=True):
    """The whole floor: a line for each table, and alerts, newest first."""

    tables: tuple[FloorLine, ...]
    alerts: tuple[AlertShown, ...]
    waiting: int
    time: int


class AlertList(Message, frozen=True, kw_only=True):
    """Alerts that nobody has acknowledged, newest first."""

    alerts: tuple[AlertShown, ...]
    time: int


class AcknowledgedAlert(Message, frozen=True, kw_only=True):
    """An alert that somebody has seen: by whom, when, and what they added."""

    id: str
    table: str
    kind: str
    text: str
    round_no: int
    note: str
    by: str
    at: int


class AcknowledgedList(Message, frozen=True, kw_only=True):
    """Alerts that were acknowledged, newest first."""

    alerts: tuple[AcknowledgedAlert, ...]
    time: int


class Acknowledging(Message, frozen=True, kw_only=True):
    """That somebody has seen an alert; a word on it may be added."""

    text: Text = ""


# Tills.

#: How many notes and coins of each denomination, in cents.
Counts = dict[
    Annotated[int, msgspec.Meta(ge=1, le=100_000_000)],
    Annotated[int, msgspec.Meta(ge=0, le=1_000_000)],
]
Counted = Annotated[Counts, msgspec.Meta(max_length=40)]


class CountedCash(Message, frozen=True, kw_only=True):
    """Notes and coins that were counted."""

    counts: Counted


class TillClosing(Message, frozen=True, kw_only=True):
    """The count at the end of a shift; what is not left in the till goes to the vault."""

    counts: Counted
    leave: Annotated[int, msgspec.Meta(ge=0, le=100_000_000_000)] = 0
    note: Annotated[str, msgspec.Meta(max_length=400)] = ""


class TillShown(Message, frozen=True, kw_only=True):
    """A till as it stands. `expected` is what it should hold, `left` what was left in it."""

    name: str
    holder: str
    opened_at: int
    opened_with: int
    filled: int
    dropped: int
    paid: int
    taken: int
    expected: int
    left: int | None
    own: bool


class TillClosed(Message, frozen=True, kw_only=True):
    """A shift that ended: what was counted, what was expected, and why they differ."""

    till: str
    holder: str
    at: int
    counted: int
    expected: int
    difference: int
    left: int
    note: str


class TillsShown(Message, frozen=True, kw_only=True):
    """All tills, the last closings, and the notes and coins that are counted."""

    tills: tuple[TillShown, ...]
    closings: tuple[TillClosed, ...]
    denominations: tuple[int, ...]
    time: int
