"""What a refusal's message is made of, under the names that clients knew before codes."""

from typing import Any, Final, Literal, TypedDict, cast

from croupier.core.messages import Message

#: Which of the sentences of one reason it is, where the figures do not decide it.
Why = Literal[
    "by-the-dealer",
    "cool-off",
    "fault-stands",
    "guest-bets",
    "guest-cash-out",
    "in-all",
    "in-prison",
    "left-over",
    "no-room",
    "no-table",
    "not-at-the-table",
    "not-opened",
    "not-seated",
    "nothing-laid",
    "nothing-to-cash-out",
    "nothing-to-repeat",
    "nothing-to-undo",
    "pieces",
    "self-exclusion",
    "shutting-down",
    "station",
    "unwritten",
]


class Facts(TypedDict, total=False):
    """What a refusal's sentence is made of, for clients that read no codes.

    Amounts are whole cents, instants and spans milliseconds.
    """

    why: Why
    player: str
    role: str
    action: str
    phase: str
    bet: str
    asked: int
    least: int
    most: int
    unit: int | None
    lies: int
    balance: int
    tokens: int
    count: int
    scope: str
    limit: str
    span: int
    loss: int
    until: int
    ticket: str
    status: str
    by: str
    at: int


_NAMES: Final = frozenset(Facts.__annotations__) - {"why"}
#: Which code has a `why` of its own.
_WHYS: Final[dict[str, Why]] = {
    "house-record-unwritten": "unwritten",
    "house-shutting-down": "shutting-down",
    "house-there-no-table": "no-table",
    "table-does-not-fall-into-parts": "pieces",
    "table-no-room-on-bet": "no-room",
    "table-not-joined-table": "not-seated",
    "table-over-in-all-below-minimum": "in-all",
    "table-betting-not-opened": "not-opened",
    "table-does-not-fall-into-pieces": "pieces",
    "table-excluded-from-game": "not-at-the-table",
    "table-fault-not-put-right": "fault-stands",
    "table-guest-bets-through-dealer": "guest-bets",
    "table-guest-cashed-out-by-dealer": "guest-cash-out",
    "table-left-below-minimum": "left-over",
    "table-no-room-left-every-piece": "in-all",
    "table-no-wager-on-layout": "nothing-laid",
    "table-no-wagers-last-round-repeat": "nothing-to-repeat",
    "table-nothing-cash-out-may-simply": "nothing-to-cash-out",
    "table-nothing-undo-in-round": "nothing-to-undo",
    "table-over-in-all": "in-all",
    "table-placed-by-dealer": "by-the-dealer",
    "table-stake-on-in-prison": "in-prison",
    "table-station-out-order": "station",
}


#: Exclusions that are the person's own word.
_OWN: Final = frozenset({"cool-off", "self-exclusion"})


def facts_of(message: Message) -> Facts:
    """The facts behind a message."""
    facts: dict[str, Any] = {k: v for k, v in message.params.items() if k in _NAMES}
    why = _WHYS.get(message.code)
    if message.code == "compliance-person-excluded" and message.params["kind"] in _OWN:
        why = message.params["kind"]
    if why:
        facts["why"] = why
    return cast(Facts, facts)
