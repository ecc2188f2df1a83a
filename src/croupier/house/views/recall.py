"""The last rounds of a table, kept as they were settled, so that a terminal recalls them at once.

Folded from the table's events. A round that was corrected is kept as corrected, and one that gave
no result with its wagers void.
"""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

import msgspec

from croupier.house.views.audience_views import ReceiptLine, Shape
from croupier.house.views.seat import receipt_line
from croupier.roulette.lines import Line
from croupier.roulette.pockets import Pocket, colour_of
from croupier.table.betting import BettingOpened
from croupier.table.declare import Event
from croupier.table.faults import MalfunctionReported
from croupier.table.no_spin import NoSpinCalled
from croupier.table.past_rounds import RoundResettled
from croupier.table.result import RoundSettled
from croupier.table.spin import BallSpun
from croupier.table.state import Settlement
from croupier.table.voiding import OutcomeInvalidated
from croupier.table.wagers import WagersReturned

#: How many rounds are kept; every book that requires a recall requires fewer.
ROUNDS_KEPT: Final = 20


#: What may name a round that play had gone on from.
_LATE: Final = (RoundResettled, NoSpinCalled, OutcomeInvalidated)


class RoundRecalled(Shape, frozen=True, kw_only=True):
    """A past round of one player: the number, what was staked and won, and what became of it.

    `outcome` is settled or void; `changed` says that a settlement was corrected later, `was` which
    number stood there if it is another now, `cause` and `reason` why.
    """

    round_no: int
    at: int
    outcome: str
    pocket: str | None
    colour: str
    staked: int
    won: int
    changed: bool
    was: str | None = None
    cause: str = ""
    reason: str = ""
    receipt: tuple[ReceiptLine, ...]
    #: The tournament in whose chips it was played; empty where it is money.
    tournament: str = ""


@dataclass(slots=True)
class RoundKept:
    """A round with everybody's lines, by player."""

    round_no: int
    at: int = 0
    pocket: Pocket | None = None
    lines: dict[str, list[Line]] = field(default_factory=dict)
    ended: bool = False
    changed: bool = False
    was: Pocket | None = None
    #: Why it was changed last, for whose wagers.
    why: dict[str, tuple[str, str]] = field(default_factory=dict)

    def add(self, lines: Iterable[Line]) -> None:
        """Add what became of some wagers."""
        for line in lines:
            self.lines.setdefault(line.player, []).append(line)

    def undo(self, lines: Iterable[Line]) -> None:
        """Take out what was undone; of two lines that are alike only as many go as were undone."""
        for line in lines:
            own = self.lines.get(line.player, [])
            if line in own:
                own.remove(line)


class Rounds:
    """Folds a table's events into its last rounds. `version` is how far it has come."""

    def __init__(self, version: int = 0) -> None:
        self.version = version
        self._kept: deque[RoundKept] = deque(maxlen=ROUNDS_KEPT + 1)

    def take(self, event: Event) -> None:
        """The next event of the table's stream."""
        self.version += 1
        fresh = not self._kept or self._kept[-1].round_no != getattr(event, "round_no", None)
        if isinstance(event, BettingOpened) and fresh:
            self._kept.append(RoundKept(event.round_no, event.at))
        elif self._kept and (concerned := self._concerned(event)):
            _fold(concerned, event)

    def _concerned(self, event: Event) -> RoundKept | None:
        """The round that an event belongs to: the last, or one of before that was put right."""
        named = getattr(event, "round_no", 0) if isinstance(event, _LATE) else 0
        if not named:
            return self._kept[-1]
        return next((kept for kept in self._kept if kept.round_no == named), None)

    def recall(self, player: str, count: int) -> tuple[RoundRecalled, ...]:
        """The last rounds that ended, newest first, as one player saw them."""
        ended = [kept for kept in reversed(self._kept) if kept.ended]
        return tuple(_recalled(kept, player) for kept in ended[:count])


def _fold(kept: RoundKept, event: Event) -> None:
    match event:
        case BettingOpened() | BallSpun() if kept.pocket is None:
            # After a spin without a result the same round goes on.
            kept.ended = False
        case RoundSettled():
            kept.add(event.lines)
            kept.pocket, kept.ended, kept.at = event.pocket, True, event.at
        case RoundResettled():
            kept.undo(event.before)
            kept.add(event.lines)
            kept.pocket, kept.changed = event.pocket, True
            kept.was = event.was or kept.was
            touched = (line.player for line in (*event.before, *event.lines))
            kept.why.update((player, (event.cause, event.reason)) for player in touched)
        case WagersReturned():
            kept.add(event.lines)
            kept.at = event.at
        case MalfunctionReported() if event.voids:
            kept.pocket, kept.ended, kept.at = None, True, event.at
        case NoSpinCalled() if event.returned:
            kept.add(event.lines)
            kept.ended, kept.at = True, event.at
        case NoSpinCalled() | OutcomeInvalidated():
            kept.pocket, kept.ended, kept.at = None, True, event.at


def _recalled(kept: RoundKept, player: str) -> RoundRecalled:
    own = kept.lines.get(player, [])
    cause, reason = kept.why.get(player, ("", ""))
    return RoundRecalled(
        round_no=kept.round_no,
        at=kept.at,
        outcome="settled" if kept.pocket is not None else "void",
        pocket=kept.pocket,
        colour=colour_of(kept.pocket) if kept.pocket is not None else "",
        staked=sum(line.stake for line in own),
        won=sum(line.win for line in own),
        changed=kept.changed,
        was=kept.was,
        cause=cause,
        reason=reason,
        receipt=tuple(map(receipt_line, own)),
    )


def in_chips(
    recalled: RoundRecalled, tournament: str, settled: Settlement, player: str
) -> RoundRecalled:
    """A round that a session played, with what its player staked and won in chips."""
    own = [line for line in settled.lines if line.player == player]
    return msgspec.structs.replace(
        recalled,
        tournament=tournament,
        staked=sum(line.stake for line in own),
        won=sum(line.win for line in own),
        receipt=tuple(map(receipt_line, own)),
    )
