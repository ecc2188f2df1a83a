"""What goes over the wire between the house and its desks: the cage, the pit, the inspector.

As in `wire`, money is in cents and instants in milliseconds of the server's clock.
"""

from typing import Annotated

import msgspec

from croupier.core.messages import Params
from croupier.server.command_messages import Message, Name
from croupier.server.settings import Language

Reasoned = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]


# The cage.


class TicketDetails(Message, frozen=True, kw_only=True):
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
    #: Covered, but for who had it replaced and has yet to give the new one out.
    replaced_by: str = ""
    reason: str = ""
    payable: bool = False
    why_not: str = ""
    #: The same to be said in any language.
    code: str = ""
    params: Params = {}
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
    #: How far ahead the clock was that issued it, in milliseconds; None where it is in doubt.
    clock_ahead: int | None = 0


class TicketList(Message, frozen=True, kw_only=True):
    """Tickets, newest first; `more` says that older ones were left out."""

    tickets: tuple[TicketDetails, ...]
    count: int
    total: int
    more: bool
    time: int


class Printing(Message, frozen=True, kw_only=True):
    """A ticket is given out to the player whose balance it is.

    Without a language it is printed in that of the house.
    """

    player: Name
    language: Language | None = None


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
    """Why a ticket is to be voided, printed again or paid by hand."""

    reason: Reasoned


class CashierDetails(Message, frozen=True, kw_only=True):
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
    chips_sold: int
    chips_cashed: int


class CageDetails(Message, frozen=True, kw_only=True):
    """The cage now: what is owed on tickets, what nobody came for, who paid what today."""

    standing: int
    liability: int
    unclaimed: int
    unclaimed_amount: int
    cashiers: tuple[CashierDetails, ...]
    time: int
