"""Phases of a table as one table that can be read aloud: what may be asked, when."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final


class Phase(StrEnum):
    """Where a table stands in its round."""

    CLOSED = "closed"
    IDLE = "idle"
    BETTING = "betting"
    FINAL_BETS = "final-bets"
    NO_MORE_BETS = "no-more-bets"
    SETTLED = "settled"
    VOID = "void"
    HELD = "held"


#: Changing one's wagers: after the close these are refused as late, not as out of place.
WAGERING: Final = frozenset(
    {"place", "call-bet", "remove", "move", "clear", "undo", "repeat", "refuse-wager"}
)

_ALWAYS = {
    "join",
    "buy-in",
    "cash-out",
    "leave",
    "dispute",
    "resolve",
    "exclude",
    "refuse-credit",
    "flag-result",
    "extra-spin",
    "confirm",
    "personal-limits",
    "announce-limits",
    "change-limits",
    "announce-close",
    "malfunction",
    "restore",
    "hold",
    "release",
    "colour",
    "colour-out",
    "foreign-colour",
    "count-float",
    "fill",
    "credit",
    "record-mistake",
    "designate",
    "change-ball",
    "limit-players",
    "require-colours",
    "wagering-period",
    "seize",
    "end-seizure",
    "partners",
    "call-attendant",
    "call-supervisor",
    "message",
    "handover",
}
#: What is left to do at a table that has closed: players take what is theirs, staff count.
_AFTERWARDS = {
    "cash-out",
    "leave",
    "colour-out",
    "count-float",
    "credit",
    "dispute",
    "resolve",
    "release",
    "end-seizure",
    "call-attendant",
    "call-supervisor",
    "message",
    "handover",
}
_ROUND = {"no-spin", "invalidate", "void-wagers"}
#: What may be found of a round when play has gone on from it.
LATE_ACTS: Final = frozenset({*_ROUND, "correct-result"})
_OPEN = {*WAGERING, "spin", "no-more-bets", "lucky-numbers"}
_LIFT = {"remove", "clear"}

LEGAL: Final[Mapping[Phase, frozenset[str]]] = {
    Phase.CLOSED: frozenset(_AFTERWARDS),
    Phase.IDLE: frozenset({*_ALWAYS, "open-betting", "close-table"}),
    Phase.BETTING: frozenset({*_ALWAYS, *_ROUND, *_OPEN, "final-bets"}),
    Phase.FINAL_BETS: frozenset({*_ALWAYS, *_ROUND, *_OPEN}),
    Phase.NO_MORE_BETS: frozenset(
        {
            *_ALWAYS,
            *_ROUND,
            "spin",
            "no-more-bets",
            "result",
            "lucky-numbers",
            "lucky-boost",
            "reposition",
        }
    ),
    Phase.SETTLED: frozenset(
        {*_ALWAYS, *_ROUND, *_LIFT, "open-betting", "correct-result", "override", "close-table"}
    ),
    Phase.VOID: frozenset({*_ALWAYS, *_LIFT, "open-betting", "spin", "close-table", "invalidate"}),
    Phase.HELD: frozenset({*_ALWAYS, *_LIFT, "invalidate"}),
}
