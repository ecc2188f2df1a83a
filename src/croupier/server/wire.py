"""Every message that goes over the wire, version 1. Clients and documents know no other shapes.

Money is in cents and instants in milliseconds of the server's clock. The shapes of commands are in
`command_messages`.
"""

from typing import Annotated, Any, Final, Literal

import msgspec

from croupier.core.declarations import whole
from croupier.core.facts import Facts
from croupier.core.messages import Params
from croupier.core.refusal import Reason
from croupier.core.roles import Role
from croupier.house.views.audience_views import AnyView
from croupier.house.views.narration import Audience
from croupier.house.views.worded import Worded
from croupier.server.command_messages import AnyCommand, Key, Message, Name, Text, Whole

VERSION: Final = 1
#: No message from a client may be longer, in bytes.
MESSAGE_MAX: Final = 16_384

Secret = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
#: What a device makes for one sign-in.
Digits = Annotated[str, whole("[0-9]{6}")]
PinDigits = Annotated[str, whole("[0-9]{4,8}")]


class Problem(Message, forbid_unknown_fields=False, frozen=True, kw_only=True):
    """What went wrong with a request, as `application/problem+json`. Nothing has changed.

    Where it was refused, `reason` is one of a fixed list and `facts` are what `detail` is made of.
    """

    status: int
    title: str
    detail: str = ""
    clauses: tuple[str, ...] = ()
    reason: Reason | None = None
    facts: Facts = {}
    code: str = ""
    params: Params = {}
    #: What else a sign-in must bring.
    wants: Literal["", "digits"] = ""


# Sessions, people and machines.


class SignIn(Message, frozen=True, kw_only=True):
    """A member of staff by password, or a terminal by its key, requests a session."""

    name: Name
    #: The password, or the terminal's key.
    password: Annotated[str, msgspec.Meta(max_length=200)] = ""
    #: The former name of `password`, taken until version 2.
    secret: Annotated[str, msgspec.Meta(max_length=200, extra_json_schema={"deprecated": True})] = (
        ""
    )
    #: Of the second factor, from those who have one.
    digits: Annotated[str, whole("([0-9]{6})?")] = ""


class NewPassword(Message, frozen=True, kw_only=True):
    """Another password of one's own, and the present one."""

    current: Secret
    password: Secret


class Session(Message, frozen=True, kw_only=True):
    """Who one is. `token` is the session's own secret, shown once, when it begins."""

    name: str
    roles: tuple[str, ...]
    players: tuple[str, ...] | None
    expires_at: int | None
    token: str = ""
    #: Nothing is done in the session until its PIN is given.
    locked: bool = False
    #: What must be done before anything else.
    first: Literal["", "password", "second-factor"] = ""
    #: Of the operations that not everybody may call, those that this one may: `POST /v1/staff`.
    may: tuple[str, ...] = ()


class Pin(Message, frozen=True, kw_only=True):
    """Digits that somebody chooses when leaving a post, and gives when coming back."""

    pin: PinDigits


class TakeSeat(Message, frozen=True, kw_only=True):
    """A visitor of a demo house requests a seat with play money."""

    table: Name


class TakePost(Message, frozen=True, kw_only=True):
    """A visitor of a demo house requests a member of staff of their own for a role."""

    role: Role


class NewStaff(Message, frozen=True, kw_only=True):
    """A member of staff to be taken on."""

    name: Name
    password: Annotated[str, msgspec.Meta(min_length=12, max_length=200)]
    roles: Annotated[frozenset[Role], msgspec.Meta(min_length=1)]
    #: Whether the password opens nothing but the choice of one's own.
    temporary: bool = False


class NewDevice(Message, frozen=True, kw_only=True):
    """A terminal, display or sensor to be enrolled; a terminal says for whom it acts."""

    name: Name
    roles: frozenset[Role] = frozenset()
    players: Annotated[frozenset[Name], msgspec.Meta(max_length=10)] = frozenset()
    #: For a driver: `wheel:SERIAL`, or `station:TABLE/PLAYER`.
    serves: Annotated[str, msgspec.Meta(max_length=200)] = ""
    #: For a note reader: the notes it may credit, in cents, and up to which balance.
    notes: Annotated[frozenset[int], msgspec.Meta(max_length=20)] = frozenset()
    cap: Annotated[int, msgspec.Meta(ge=0, le=10**12)] = 0
    #: The commands that its key may be used for at a table. None stands for all that a terminal's
    #: player may do, and for nothing but readings of a sensor or note reader.
    commands: Annotated[frozenset[Name], msgspec.Meta(max_length=50)] = frozenset()


class DeviceKey(Message, frozen=True, kw_only=True):
    """A device's key. It is shown this once.

    A screen that opens `address` signs itself in; `picture` is that as a QR code, `side` modules
    wide, for a path in SVG. Both are empty for a driver, which has no screen.
    """

    name: str
    key: str
    address: str = ""
    picture: str = ""
    side: int = 0


class Done(Message, frozen=True, kw_only=True):
    """It is done."""

    done: bool = True


# Tables.


class NewRange(Message, frozen=True, kw_only=True):
    """Limits of their own for one kind of bet."""

    min: Whole
    max: Whole
    unit: Whole | None = None


class NewTable(Message, frozen=True, kw_only=True):
    """A table to be opened under a book, with what the sign on it says."""

    table: Annotated[str, whole("[A-Za-z0-9][A-Za-z0-9_-]{0,31}")]
    book: Text
    game: Text
    options: Annotated[dict[Text, Text], msgspec.Meta(max_length=50)] = {}
    min: Whole
    max: Whole
    unit: Whole | None = None
    aggregate_min: Whole | None = None
    aggregate_max: Whole | None = None
    per_bet: Annotated[dict[Text, NewRange], msgspec.Meta(max_length=50)] = {}
    seats_max: Annotated[int, msgspec.Meta(ge=1, le=10_000)] | None = None
    signed: Annotated[frozenset[Text], msgspec.Meta(max_length=20)] = frozenset()


class TableLine(Message, frozen=True, kw_only=True):
    """A table in the list of tables: what anybody may see."""

    table: str
    title: str
    book: str
    book_title: str
    game: str
    phase: str
    round_no: int
    numbers: tuple[str, ...]
    limits: str
    players: int
    virtual: bool
    electronic: bool
    full: bool
    min: int
    max: int
    closes_at: int | None
    #: How many places are free; None where anybody may join.
    free: int | None = None


class TableList(Message, frozen=True, kw_only=True):
    """Every table of the house. In a demo house anybody may take a seat or a post."""

    tables: tuple[TableLine, ...]
    time: int
    demo: bool = False
    #: What the house is called.
    house: str = ""


class LastNumbers(Message, frozen=True, kw_only=True):
    """The last results of a table, newest first, as many as it keeps."""

    table: str
    round_no: int
    numbers: tuple[str, ...]


class Seen(Message, forbid_unknown_fields=False, frozen=True, kw_only=True):
    """A table as one audience sees it, at a sequence number of its stream."""

    table: str
    seq: int
    time: int
    view: AnyView


class RoundDetails(Message, frozen=True, kw_only=True):
    """A past round in words: all of it for staff, one's own part for a seat."""

    table: str
    round_no: int
    said: tuple[str, ...]


class ClauseDetails(Message, frozen=True, kw_only=True):
    """One clause of a rulebook, in our words, and what became of it in the program."""

    book: str
    clause: str
    says: str
    kind: str
    fate: str
    #: The part of the book that it stands in.
    section: str = ""


class ClauseList(Message, frozen=True, kw_only=True):
    """Clauses of a rulebook."""

    book: str
    title: str
    edition: str
    clauses: tuple[ClauseDetails, ...]
    #: Those that a player who complains should know of.
    complaints: tuple[str, ...] = ()


class SignInWays(Message, frozen=True, kw_only=True):
    """How staff may sign in besides a password: what the provider is called, or nothing."""

    provider: str


class WaitingCost(Message, frozen=True, kw_only=True):
    """What agreeing would mean for a player, in cents or chips: negative where it costs them."""

    player: str
    amount: int


class WaitingCommand(Message, frozen=True, kw_only=True):
    """A command that waits for a second person; `fields` is what `text` says, by name.

    Among them `lately` is what was moved in the same way within the hour, which counts with it.
    `round_no` is the round it is about; `before` and `after` its number now and if they agree,
    `costs` what that would mean for whom.
    """

    number: int
    table: str
    action: str
    asked_by: str
    text: str
    asked_at: int = 0
    fields: dict[str, str | int] = {}
    round_no: int = 0
    before: str = ""
    after: str = ""
    costs: tuple[WaitingCost, ...] = ()
    #: The tournament in whose chips the costs are; empty where they are money.
    contest: str = ""
    #: Of a ticket: what would be paid.
    amount: int = 0


class WaitingList(Message, frozen=True, kw_only=True):
    """Every command that waits."""

    waiting: tuple[WaitingCommand, ...]


class ApprovalAnswer(Message, frozen=True, kw_only=True):
    """What the second person says."""

    agrees: bool


# Answers.


class SeatChanged(Message, frozen=True, kw_only=True):
    """What a wager of one's own changed at the seat: the stake on each bet concerned, or zero.

    `cost` is what lies on the layout more than before.
    """

    balance: int
    cost: int
    wagers: dict[str, int]
    can_undo: bool


class Accepted(Message, tag="accepted", frozen=True, kw_only=True):
    """Done and durable. `seq` is the table's version that it led to.

    `ticket` is the number of the ticket that was printed, where a cash-out printed one. With
    `changed`, a client that sees this seat has seen all up to `seq` once it has folded that in, and
    gets no update for it.
    """

    id: str
    table: str
    round_no: int
    seq: int
    time: int
    clauses: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    #: The same to be said in any language.
    warned: tuple[Worded, ...] = ()
    repeated: bool = False
    ticket: str = ""
    changed: SeatChanged | None = None


class Refused(Message, tag="refused", frozen=True, kw_only=True):
    """Not done; nothing has changed. `reason` is one of a fixed list.

    `facts` are what `detail` is made of, for a screen that says it in another language.
    """

    id: str
    table: str
    round_no: int
    seq: int
    time: int
    reason: Reason
    detail: str
    clauses: tuple[str, ...] = ()
    facts: Facts = {}
    code: str = ""
    params: Params = {}


class Pending(Message, tag="pending", frozen=True, kw_only=True):
    """Not done yet: it waits for a second person or a second source. Nothing has changed."""

    id: str
    table: str
    round_no: int
    seq: int
    time: int
    number: int
    detail: str


Answer = Accepted | Refused | Pending

# What a client sends over the socket.

Id = Annotated[str, msgspec.Meta(max_length=100)]


class Subscribe(Message, tag="subscribe", frozen=True, kw_only=True):
    """See a table. With `after`, what happened since that sequence number is sent first."""

    id: Id
    table: Name
    audience: Audience
    player: Text = ""
    after: Whole | None = None


class Unsubscribe(Message, tag="unsubscribe", frozen=True, kw_only=True):
    """See a table no longer."""

    id: Id
    table: Name


class Submit(Message, tag="submit", frozen=True, kw_only=True):
    """Submit a command to a table. The same key is answered the same way, however often it comes.

    `again` says that it was sent before and not answered: it is then never answered as refused
    while nobody can look up whether it was done.
    """

    id: Id
    table: Name
    key: Key
    command: AnyCommand
    again: bool = False
    #: The round that it is meant for: refused in any other.
    round_no: Whole = 0
    #: The house's time after which it is refused; zero for none.
    deadline: Whole = 0


class Ping(Message, tag="ping", frozen=True, kw_only=True):
    """Request the server's time; half the way there and back is the offset's error."""

    id: Id
    sent: Whole = 0


FromClient = Subscribe | Unsubscribe | Submit | Ping

# What the server sends over the socket.


class Happening(Message, frozen=True, kw_only=True):
    """One event of the log: its number, its stream such as `table:T1`, its kind and its fields."""

    number: int
    stream: str
    at: int
    kind: str
    event: dict[str, Any]


class EventPage(Message, frozen=True, kw_only=True):
    """Events in their order; the next page begins after `next`, also where this one is empty."""

    events: tuple[Happening, ...]
    next: int


class Welcome(Message, tag="welcome", frozen=True, kw_only=True):
    """The first message: who one is here, and the server's time."""

    version: int
    name: str
    time: int


class Happened(Message, frozen=True, kw_only=True):
    """Something that happened, in words for this audience."""

    seq: int
    at: int
    said: tuple[str, ...]


class Snapshot(Message, tag="snapshot", forbid_unknown_fields=False, frozen=True, kw_only=True):
    """A table afresh. What happened before it is not sent, whatever was requested."""

    table: str
    seq: int
    time: int
    view: AnyView


class Update(Message, tag="update", forbid_unknown_fields=False, frozen=True, kw_only=True):
    """What happened after `after`, up to `seq`, and how the table stands now."""

    table: str
    after: int
    seq: int
    time: int
    happened: tuple[Happened, ...]
    view: AnyView


class Called(Message, tag="called", forbid_unknown_fields=False, frozen=True, kw_only=True):
    """What a table's wheel has just done: betting is closed, or the ball has its number.

    It goes in the same bytes to every seat and display of a table, as soon as it is durable at the
    wheel and before any seat is settled; the update with what comes of it follows. It counts for
    the round that it names, and has no sequence number: after a gap the table's view has it.
    """

    table: str
    round_no: int
    call: Literal["no-more-bets", "result"]
    at: int
    pocket: str | None = None


class Pong(Message, tag="pong", frozen=True, kw_only=True):
    """The server's time, with what the ping said of its own."""

    id: str
    sent: int
    time: int


class Fault(Message, tag="fault", frozen=True, kw_only=True):
    """A message that could not be taken up. Nothing has changed."""

    id: str
    title: str
    detail: str = ""


class Subscribed(Message, tag="subscribed", frozen=True, kw_only=True):
    """A table is shown from here on; the first view at it follows at once."""

    id: str
    table: str
    audience: Audience


class Unsubscribed(Message, tag="unsubscribed", frozen=True, kw_only=True):
    """A table is no longer shown."""

    id: str
    table: str


FromServer = (
    Welcome
    | Subscribed
    | Snapshot
    | Update
    | Called
    | Accepted
    | Refused
    | Pending
    | Pong
    | Fault
    | Unsubscribed
)
