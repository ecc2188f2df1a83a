"""What each audience is shown, as shapes. Money is in cents, instants are the server's clock."""

from typing import Literal

import msgspec

from croupier.core.facts import Facts
from croupier.core.messages import Params
from croupier.core.refusal import Reason
from croupier.house.views.contest_board import SessionSeen
from croupier.house.views.own_play import CareShown
from croupier.house.views.wall import AlertShown, Share
from croupier.house.views.worded import Worded

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


class PrisonShown(Shape, frozen=True, kw_only=True):
    """A stake in prison after some zeros, and its owner's choice.

    `share` is what sharing gives back now and `free` what a win at the next number sets free.
    `stay` is what staying is worth on average, and `better` names the choice that is worth more.
    """

    bet: str
    stake: int
    zeros: int
    share: int
    free: int
    stay: int
    better: str


class BetLimits(Shape, frozen=True, kw_only=True):
    """Limits of one kind of bet, where they are its own."""

    kind: str
    min: int
    max: int
    unit: int | None
    text: str


class LimitsShown(Shape, frozen=True, kw_only=True):
    """What the sign at the table says, as numbers and in words."""

    min: int
    max: int
    unit: int | None
    aggregate_min: int | None
    aggregate_max: int | None
    text: str
    per_bet: tuple[BetLimits, ...] = ()


class NoticeShown(Shape, frozen=True, kw_only=True):
    """A sign that has been put up: `what` changes at `effective_at`, in words in `text`."""

    what: str
    text: str
    posted_at: int
    effective_at: int
    clauses: Clauses
    limits: LimitsShown | None = None


class LuckyShown(Shape, frozen=True, kw_only=True):
    """A Lucky Ball colour of this round: its number once drawn, and what it pays now.

    `boost` names the boost that fell on this colour; `standard` is what it pays without one.
    """

    colour: str
    bet: str
    number: str | None
    pays: int
    standard: int
    boost: str


#: What the system has to say to a player.
NoticeToPlayer = Literal[
    "advised",
    "card",
    "excluded",
    "fault",
    "held",
    "kinds",
    "leaving",
    "owed",
    "put-right",
    "terminal-fault",
    "waits-for-repair",
]


class MessageShown(Shape, frozen=True, kw_only=True):
    """A line for a player: of the dealer, or of the system about this very terminal.

    `what` names which of the system's lines it is, `amount` and `about` what it is made of.
    """

    sender: str
    text: str
    at: int | None
    clauses: Clauses = ()
    what: NoticeToPlayer | None = None
    amount: int = 0
    about: tuple[str, ...] = ()


class ReceiptLine(Shape, frozen=True, kw_only=True):
    """What became of one wager of the round, and under which clauses.

    `text` says it in one sentence. `odds` are those of a win, `stands` what stays up after it.
    """

    bet: str
    stake: int
    win: int
    lost: int
    returned: int
    text: str
    clauses: Clauses
    odds: int | float = 0
    void: bool = False
    stands: tuple[WagerShown, ...] = ()


class ActionShown(Shape, frozen=True, kw_only=True):
    """Something that may be asked: now, or why not."""

    action: str
    reason: str = ""
    detail: str = ""
    clauses: Clauses = ()
    facts: Facts = {}
    code: str = ""
    params: Params = {}


class TaskShown(Shape, frozen=True, kw_only=True):
    """What a member of staff does next, in words, and what waits for it.

    `code` and `params` are its sentence in any language, `text` the English one.
    """

    task: str
    text: str
    clauses: Clauses
    roles: tuple[str, ...]
    blocks: tuple[str, ...]
    player: str = ""
    code: str = ""
    params: Params = {}


class PaymentShown(Shape, frozen=True, kw_only=True):
    """A winner to be paid, and the chips to cut for it; empty where they cannot make it exactly.

    `colour` is the winner's own, where the book has winners paid in it.
    """

    player: str
    bet: str
    amount: int
    chips: str
    colour: str = ""


class StepShown(Shape, frozen=True, kw_only=True):
    """A step of the round: done or still to come. With a `code` it is a task that waits.

    `say` is what is announced with it, while it is still to come.
    """

    step: str
    text: str
    done: bool
    clauses: Clauses
    say: tuple[str, ...] = ()
    code: str = ""
    params: Params = {}


class NextShown(Shape, frozen=True, kw_only=True):
    """The one thing to do now. With an empty `action` there is nothing but to wait, for `text`.

    `task` and `player` go with `confirm`, `scope` and `player` with `restore`. `say` is what is
    announced along with it. `code` and `params` are the sentence of the task, or that of the
    `reason` for which the `step` of the round that comes next cannot be done yet.
    """

    action: str
    text: str
    say: tuple[str, ...]
    clauses: Clauses
    task: str = ""
    player: str = ""
    scope: str = ""
    roles: tuple[str, ...] = ()
    step: str = ""
    reason: Reason | None = None
    detail: str = ""
    facts: Facts = {}
    code: str = ""
    params: Params = {}


class ColourShown(Shape, frozen=True, kw_only=True):
    """A colour that is out: what each check is worth, and who holds how many."""

    colour: str
    value: int
    out: dict[str, int]


class RackShown(Shape, frozen=True, kw_only=True):
    """A colour in play and what each of its checks is worth, as the rack shows it to the room."""

    colour: str
    value: int


class SeatShown(Shape, frozen=True, kw_only=True):
    """A seat as staff see it.

    `card` is valid or lapsed, `faults` are those of this seat's own equipment, `chips` what to cut
    for the whole balance, and `may_be_sent_away` says that the book gives a ground now. After
    the close `recorded` has the wagers of the round, also once they are settled.
    """

    seat_no: int
    player: str
    balance: int
    staked: int
    wagers: tuple[WagerShown, ...]
    guest: bool
    owed: int
    held: int
    card: str
    idle: int
    faults: tuple[str, ...]
    calling_since: int | None
    tokens: int
    personal_limits: LimitsShown | None
    kinds: tuple[str, ...]
    colours: dict[str, int]
    chips: str
    may_be_sent_away: bool
    prison: tuple[PrisonShown, ...] = ()
    recorded: tuple[WagerShown, ...] = ()
    #: Waits for colour checks, and so keeps others from a second colour.
    wants_colour: bool = False


class DisputeShown(Shape, frozen=True, kw_only=True):
    """A dispute on record."""

    dispute: int
    player: str
    round_no: int
    text: str
    decision: str


class OwnDispute(Shape, frozen=True, kw_only=True):
    """A dispute as the player who has it sees it.

    `may_request`: the decision stands for good, and the player may have the inspectorate review it;
    `review` is "requested" from then on, and "done" once that is decided too.
    """

    dispute: int
    round_no: int
    text: str
    decision: str
    may_request: bool
    review: str


class View(Shape, tag_field="audience", frozen=True, kw_only=True):
    """What every audience sees of a table.

    `closes_at` is the instant at which betting ends by itself or by the dealer's habit; None while
    nobody has set one, and `betting_ms` how long it is open in all. `spun_at` is when the ball of
    this spin was launched, `landed_at` when it had its number. `numbers` are the last results,
    newest first; `hot` and `cold` the pockets that came most and least often among those kept.
    `say` is what is announced at this moment. `contest` is the session of a tournament that is
    played here; then all amounts are its chips.
    """

    table: str
    title: str
    book: str
    edition: str
    game: str
    round_no: int
    phase: str
    closes_at: int | None
    betting_ms: int | None
    spun_at: int | None
    landed_at: int | None
    limits: LimitsShown
    numbers: tuple[NumberShown, ...]
    hot: tuple[str, ...]
    cold: tuple[str, ...]
    notices: tuple[NoticeShown, ...]
    say: tuple[str, ...]
    pocket: str | None
    lucky_numbers: dict[str, str]
    lucky_boost: tuple[str, str] | None
    lucky: tuple[LuckyShown, ...]
    contest: SessionSeen | None = None


class DisplayView(View, tag="display", frozen=True, kw_only=True):
    """The displays of a table: what anyone in the room may see.

    `all_wagers` are the bets of the round, summed over all seats, and `winners` those of them that
    have won. `kinds` are the only ones that the notice lists, where everybody at the table is
    restricted to them; empty where it lists them all. `rack` are the colours in play and their
    values. `review`: the result may yet be changed.
    """

    all_wagers: tuple[WagerShown, ...]
    winners: tuple[str, ...]
    kinds: tuple[str, ...]
    players: int
    rack: tuple[RackShown, ...] = ()
    review: bool = False


class SeatView(View, tag="seat", frozen=True, kw_only=True):
    """One seat's own view. Nothing of any other seat is in it.

    `staked` is what lies on the layout now; `spin_staked` what was wagered on the present spin,
    also once it is settled, and `win` what that brought.
    `care` is there where something limits this player's play, or must be read before a wager.
    `review`: a change of the result waits for a second person.
    """

    player: str
    seat_no: int | None
    balance: int
    staked: int
    spin_staked: int
    owed: int
    held: int
    tokens: int
    wagers: tuple[WagerShown, ...]
    last_wagers: tuple[WagerShown, ...]
    personal_limits: LimitsShown | None
    kinds: tuple[str, ...]
    win: int
    receipt: tuple[ReceiptLine, ...]
    may: tuple[str, ...]
    can_undo: bool
    messages: tuple[MessageShown, ...]
    attendant_since: int | None
    guest: bool
    care: CareShown | None = None
    review: bool = False
    prison: tuple[PrisonShown, ...] = ()
    disputes: tuple[OwnDispute, ...] = ()


class DealerView(View, tag="dealer", frozen=True, kw_only=True):
    """The table as its dealer sees it: seats, what to do next, what to say, what may be asked.

    `light` is green or red where the book has a console light, and else empty. `dealer` is who
    deals, where a handover was put on record, and `staff` who works there, by the book's titles.
    """

    seats: tuple[SeatShown, ...]
    tasks: tuple[TaskShown, ...]
    steps: tuple[StepShown, ...]
    next: NextShown
    light: str
    dealer: str
    messages: tuple[MessageShown, ...]
    colour_checks: tuple[ColourShown, ...]
    colours_only: bool
    collect: tuple[WagerShown, ...]
    pay: tuple[PaymentShown, ...]
    actions: tuple[ActionShown, ...]
    spin_no: int
    spin_faults: tuple[str, ...]
    faults: tuple[str, ...]
    warnings: tuple[str, ...] = ()
    #: The same to be said in any language.
    warned: tuple[Worded, ...] = ()
    staff: dict[str, tuple[str, ...]] = {}


class PitView(DealerView, tag="pit", frozen=True, kw_only=True):
    """The table as the pit sees it: the dealer's view with the house's money and its troubles."""

    float: int
    house: int
    disputes: tuple[DisputeShown, ...]
    excluded: tuple[str, ...]
    signs: tuple[str, ...]
    #: What the house pays net on each pocket, by the wagers that lie now, and on the worst of them.
    exposure: dict[str, int]
    worst: Share | None
    games_per_hour: int
    turnover: int
    drop: int
    hold: int | None
    alerts: tuple[AlertShown, ...]


AnyView = SeatView | DealerView | PitView | DisplayView
