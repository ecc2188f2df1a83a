"""Phases of a table, and the spans of a round in which things have their time."""

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


EVER: Final = frozenset(Phase)
#: A table that has closed leaves its players and staff only what is theirs to finish.
WHILE_OPEN: Final = EVER - {Phase.CLOSED}
BETTING: Final = frozenset({Phase.BETTING, Phase.FINAL_BETS})
#: Before players are warned that betting is about to end.
BEFORE_WARNING: Final = frozenset({Phase.BETTING})
BALL_ROLLING: Final = frozenset({Phase.NO_MORE_BETS})
BEFORE_RESULT: Final = BETTING | BALL_ROLLING
#: A void spin is spun again.
SPINNING: Final = BEFORE_RESULT | {Phase.VOID}
SETTLED: Final = frozenset({Phase.SETTLED})
IN_ROUND: Final = BEFORE_RESULT | SETTLED
ROUND_BEGUN: Final = IN_ROUND | {Phase.VOID, Phase.HELD}
#: Wagers may be taken down while betting is open, and where they stand after a round.
LIFTING: Final = ROUND_BEGUN - BALL_ROLLING
BETWEEN_ROUNDS: Final = frozenset({Phase.IDLE, Phase.SETTLED, Phase.VOID})
