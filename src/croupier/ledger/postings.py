"""Postings: each event that moves value yields signed amounts that sum to zero."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from croupier.cage.declare import TicketEvent
from croupier.cage.paying import TicketRedeemed
from croupier.cage.setting_aside import TicketExpired, TicketVoided
from croupier.cage.spoilt import TicketPaidByHand, TicketReprinted
from croupier.cage.taking_in import TicketTakenIn
from croupier.core.ensure import InvariantBroken
from croupier.core.record import make
from croupier.roulette.lines import Line
from croupier.table.claims import ClaimHeld, ClaimReleased
from croupier.table.collected_checks import ColoursCollected, ColoursPaid, ColoursReturned
from croupier.table.colours import ColourIssued, ColourRedeemed
from croupier.table.corrections import MistakeRecorded
from croupier.table.declare import Event
from croupier.table.floats import FloatCounted, FloatCredited, FloatFilled
from croupier.table.foreign import ChecksGone, ForeignColourRedeemed
from croupier.table.no_spin import NoSpinCalled
from croupier.table.past_rounds import RoundResettled
from croupier.table.paying_out import PaidOut
from croupier.table.prison import StakeShared
from croupier.table.result import RoundSettled
from croupier.table.seats import BoughtIn, CashedOut, PlayerJoined
from croupier.table.state import TokenMove
from croupier.table.tips import TipGiven
from croupier.table.wagers import StrayWagerLaid, StrayWagerLifted, WagersChanged, WagersReturned


class Posting(NamedTuple):
    """One signed amount on one account."""

    account: str
    amount: int


def stack(table: str, player: str) -> str:
    """A player's free balance at a table: chips in hand, or credits."""
    return f"stack:{table}:{player}"


def layout(table: str, player: str) -> str:
    """A player's wagers on a table's layout."""
    return f"layout:{table}:{player}"


def float_of(table: str) -> str:
    """The house's chips at a table; on an electronic game, the house's side of the credits."""
    return f"float:{table}"


def drop(table: str, tender: str) -> str:
    """What lies in a table's drop box and note acceptors, by kind."""
    return f"drop:{table}:{tender}"


def tokens_in_hand(table: str, player: str) -> str:
    """A player's promotional tokens in hand."""
    return f"tokens:{table}:{player}"


def tokens_laid(table: str, player: str) -> str:
    """A player's promotional tokens on a table's layout."""
    return f"token-layout:{table}:{player}"


def token_stock(table: str) -> str:
    """Promotional tokens that a table took in, less those it gave for vouchers."""
    return f"token-stock:{table}"


def world(tender: str) -> str:
    """What came from outside the house, as a negative balance."""
    return f"world:{tender}"


def ticket_of(number: str) -> str:
    """The liability for one ticket."""
    return f"ticket:{number}"


def colour_out(table: str, colour: str, value: int) -> str:
    """Colour checks that a table has out, as a negative balance."""
    return f"colour:{table}:{colour}@{value}"


def colour_held(table: str, player: str, colour: str) -> str:
    """Colour checks that a player was given, at their value."""
    return f"held-colour:{table}:{player}:{colour}"


CAGE = "cage:chips"
#: The tender that is promotional tokens themselves.
TOKEN = "token"
OVER_SHORT = "over-short"


def tips_of(table: str) -> str:
    """What players have given to the staff of a table."""
    return f"tips:{table}"


def owed(table: str, player: str) -> str:
    """What a player owes after a correction; the account is negative while it is owed."""
    return f"owed:{table}:{player}"


def payable(table: str, player: str) -> str:
    """What a cash-out has left owed to a player in chips."""
    return f"payable:{table}:{player}"


def suspense(table: str, player: str) -> str:
    """Amounts withheld while a malfunction is looked into."""
    return f"suspense:{table}:{player}"


def post_event(table: str, event: Event) -> tuple[Posting, ...]:
    """The postings of a table's event; empty where it moves no value."""
    poster = _POSTERS.get(type(event))
    if poster is None:
        return ()
    total, empty, made = 0, False, poster(table, event)
    postings = made if type(made) is tuple else tuple(made)
    for _, amount in postings:
        total += amount
        empty = empty or not amount
    if total:
        # The text is made only where it is needed: this runs for every wager.
        raise InvariantBroken(f"postings of {type(event).__name__} do not sum to zero: {postings}")
    return tuple(posting for posting in postings if posting.amount) if empty else postings


def _bought_in(table: str, event: BoughtIn) -> Iterable[Posting]:
    """A tender goes into the drop box and chips leave the float; chips brought along do neither."""
    yield Posting(world(event.tender), -event.amount)
    if event.tokens:
        yield from _tokens_bought(table, event)
        return
    yield Posting(stack(table, event.player), event.amount)
    if event.tender != "chips":
        yield Posting(drop(table, event.tender), event.amount)
        yield Posting(float_of(table), -event.amount)


def _tokens_bought(table: str, event: BoughtIn) -> Iterable[Posting]:
    """A voucher goes into the drop box for tokens of the table; tokens brought along stay."""
    yield Posting(tokens_in_hand(table, event.player), event.amount)
    if event.tender != TOKEN:
        yield Posting(drop(table, event.tender), event.amount)
        yield Posting(token_stock(table), -event.amount)


def _tokens_moved(table: str, moves: Iterable[TokenMove]) -> Iterable[Posting]:
    """What of stack, layout and float was tokens goes to the accounts of tokens."""
    for move in moves:
        yield Posting(tokens_in_hand(table, move.player), move.hand)
        yield Posting(stack(table, move.player), -move.hand)
        yield Posting(tokens_laid(table, move.player), move.layout)
        yield Posting(layout(table, move.player), -move.layout)
        yield Posting(token_stock(table), move.collected)
        yield Posting(float_of(table), -move.collected)


def _cashed_out(table: str, event: CashedOut) -> Iterable[Posting]:
    if event.payment == "tokens":
        yield Posting(tokens_in_hand(table, event.player), -event.amount)
        yield Posting(world(TOKEN), event.amount)
        return
    to = ticket_of(event.ticket) if event.ticket else world("chips")
    if event.owed:
        to = payable(table, event.player)
    yield Posting(stack(table, event.player), -event.amount)
    yield Posting(to, event.amount)


def _paid_out(table: str, event: PaidOut) -> Iterable[Posting]:
    yield Posting(payable(table, event.player), -event.amount)
    yield Posting(world("chips"), event.amount)


def _wagers_changed(table: str, event: WagersChanged) -> Iterable[Posting]:
    cost = token = 0
    for _, _, paid, tokens in event.changes:
        cost += paid
        token += tokens
    player, laid = event.player, cost - token
    own, lying = stack(table, player), layout(table, player)
    chips = (make(Posting, (own, -laid)), make(Posting, (lying, laid)))
    if not token:
        return chips
    hand, lies = tokens_in_hand(table, player), tokens_laid(table, player)
    return (*chips, Posting(hand, -token), Posting(lies, token))


def _stray(table: str, event: StrayWagerLaid | StrayWagerLifted) -> Iterable[Posting]:
    yield Posting(stack(table, event.player), -event.change.cost)
    yield Posting(layout(table, event.player), event.change.cost)


def _lines(table: str, lines: Iterable[Line]) -> Iterable[Posting]:
    """One posting for each account, however many lines touch it: a full hall has thousands."""
    to_layout: dict[str, int] = {}
    to_stack: dict[str, int] = {}
    to_float = 0
    for line in lines:
        stays = line.standing if line.stands else 0
        player, back = line.player, line.win + line.returned
        to_layout[player] = to_layout.get(player, 0) + stays - line.stake
        to_stack[player] = to_stack.get(player, 0) + back - stays
        to_float += line.stake - back
    for player, amount in to_layout.items():
        yield Posting(layout(table, player), amount)
    for player, amount in to_stack.items():
        yield Posting(stack(table, player), amount)
    yield Posting(float_of(table), to_float)


def _settled(table: str, event: RoundSettled | WagersReturned) -> Iterable[Posting]:
    yield from _lines(table, event.lines)
    yield from _tokens_moved(table, event.tokens)


def _no_spin(table: str, event: NoSpinCalled) -> Iterable[Posting]:
    if event.returned:
        yield from _lines(table, event.lines)
        yield from _tokens_moved(table, event.tokens)


def _resettled(table: str, event: RoundResettled) -> Iterable[Posting]:
    for move in event.moves:
        yield Posting(stack(table, move.player), move.balance)
        yield Posting(layout(table, move.player), move.layout)
        yield Posting(owed(table, move.player), -move.owed)
    gained = sum(line.lost - line.win for line in event.lines)
    yield Posting(float_of(table), gained - sum(line.lost - line.win for line in event.before))
    yield from _tokens_moved(table, event.tokens)


def _joined(table: str, event: PlayerJoined) -> Iterable[Posting]:
    """What a correction left owing to somebody who was away is theirs again."""
    yield Posting(owed(table, event.player), -event.repaid)
    yield Posting(stack(table, event.player), event.repaid)


def _held(table: str, event: ClaimHeld) -> Iterable[Posting]:
    yield Posting(stack(table, event.player), -event.amount)
    yield Posting(suspense(table, event.player), event.amount)


def _released(table: str, event: ClaimReleased) -> Iterable[Posting]:
    to = stack(table, event.player) if event.paid else float_of(table)
    yield Posting(suspense(table, event.player), -event.amount)
    yield Posting(to, event.amount)


def _shared(table: str, event: StakeShared) -> Iterable[Posting]:
    """A stake in prison ends: its part goes to the player, the rest to the house."""
    yield Posting(layout(table, event.player), -event.stake)
    yield Posting(stack(table, event.player), event.returned)
    yield Posting(float_of(table), event.lost)


def _tip(table: str, event: TipGiven) -> Iterable[Posting]:
    """Chips that leave a player for the staff leave the house's tables."""
    yield Posting(stack(table, event.player), -event.amount)
    yield Posting(tips_of(table), event.amount)


def _colour_issued(table: str, event: ColourIssued) -> Iterable[Posting]:
    """A memorandum beside the chips themselves: what is out in each colour, and with whom."""
    amount = event.value * event.count
    yield Posting(colour_out(table, event.colour, event.value), -amount)
    yield Posting(colour_held(table, event.player, event.colour), amount)


def _colour_redeemed(table: str, event: ColourRedeemed) -> Iterable[Posting]:
    amount = event.value * event.count
    yield Posting(colour_held(table, event.player, event.colour), -amount)
    yield Posting(colour_out(table, event.colour, event.value), amount)


def _colours_collected(table: str, event: ColoursCollected) -> Iterable[Posting]:
    for player, counts in event.lost.items():
        for colour, count in counts.items():
            amount = event.values[colour] * count
            yield Posting(colour_held(table, player, colour), -amount)
            yield Posting(colour_out(table, colour, event.values[colour]), amount)


def _colours_returned(table: str, event: ColoursReturned) -> Iterable[Posting]:
    for player, counts in event.back.items():
        for colour, count in counts.items():
            amount = event.values[colour] * count
            yield Posting(colour_out(table, colour, event.values[colour]), -amount)
            yield Posting(colour_held(table, player, colour), amount)


def _colours_paid(table: str, event: ColoursPaid) -> Iterable[Posting]:
    for player, counts in event.paid.items():
        for colour, count in counts.items():
            amount = event.values[colour] * count
            yield Posting(colour_out(table, colour, event.values[colour]), -amount)
            yield Posting(colour_held(table, player, colour), amount)


def _foreign_redeemed(table: str, event: ForeignColourRedeemed) -> Iterable[Posting]:
    amount = event.value * event.count
    yield Posting(float_of(table), -amount)
    yield Posting(stack(table, event.player), amount)


def _checks_gone(table: str, event: ChecksGone) -> Iterable[Posting]:
    """What another table's float has paid for: the checks are back in this one's rack."""
    for player, amount in event.amounts.items():
        yield Posting(stack(table, player), -amount)
        yield Posting(float_of(table), amount)
        yield Posting(colour_held(table, player, event.colour), -amount)
        yield Posting(colour_out(table, event.colour, event.value), amount)


def _float_counted(table: str, event: FloatCounted) -> Iterable[Posting]:
    if event.moment == "opener":
        yield Posting(CAGE, -event.amount)
        yield Posting(float_of(table), event.amount)
    else:
        yield Posting(f"{OVER_SHORT}:{table}", -event.difference)
        yield Posting(float_of(table), event.difference)


def _float_filled(table: str, event: FloatFilled) -> Iterable[Posting]:
    yield Posting(CAGE, -event.amount)
    yield Posting(float_of(table), event.amount)


def _float_credited(table: str, event: FloatCredited) -> Iterable[Posting]:
    yield Posting(float_of(table), -event.amount)
    yield Posting(CAGE, event.amount)


def _mistake(table: str, event: MistakeRecorded) -> Iterable[Posting]:
    paid = -event.rectified if event.amount > 0 else event.rectified
    yield Posting(float_of(table), -paid)
    yield Posting(stack(table, event.player), paid)


_POSTERS: dict[type[Event], Callable[[str, Any], Iterable[Posting]]] = {
    BoughtIn: _bought_in,
    CashedOut: _cashed_out,
    PaidOut: _paid_out,
    WagersChanged: _wagers_changed,
    StrayWagerLaid: _stray,
    StrayWagerLifted: _stray,
    WagersReturned: _settled,
    RoundSettled: _settled,
    NoSpinCalled: _no_spin,
    RoundResettled: _resettled,
    PlayerJoined: _joined,
    ClaimHeld: _held,
    ClaimReleased: _released,
    ColourIssued: _colour_issued,
    ColourRedeemed: _colour_redeemed,
    ColoursCollected: _colours_collected,
    ColoursReturned: _colours_returned,
    ColoursPaid: _colours_paid,
    ForeignColourRedeemed: _foreign_redeemed,
    ChecksGone: _checks_gone,
    FloatCounted: _float_counted,
    FloatFilled: _float_filled,
    FloatCredited: _float_credited,
    MistakeRecorded: _mistake,
    StakeShared: _shared,
    TipGiven: _tip,
}


def post_cage_event(event: TicketEvent) -> tuple[Posting, ...]:
    """The postings of a cage's event. A ticket's issue is posted where the balance left."""
    if isinstance(event, (TicketRedeemed, TicketPaidByHand)):
        to = world("cash")
    elif isinstance(event, TicketTakenIn):
        # What the table's buy-in takes from there.
        to = world("ticket")
    elif isinstance(event, TicketReprinted):
        to = ticket_of(event.new_number)
    elif isinstance(event, TicketVoided):
        to = f"voided:{event.number}"
    elif isinstance(event, TicketExpired):
        to = f"unclaimed:{event.number}"
    else:
        return ()
    return (Posting(ticket_of(event.number), -event.amount), Posting(to, event.amount))
