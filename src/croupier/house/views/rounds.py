"""Past rounds in outline: what came of each, and what was staked and paid."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from croupier.roulette.lines import Line
from croupier.roulette.pockets import colour_of
from croupier.table.betting import BettingOpened
from croupier.table.declare import Event
from croupier.table.faults import MalfunctionReported
from croupier.table.no_spin import NoSpinCalled
from croupier.table.past_rounds import RoundResettled
from croupier.table.result import RoundSettled
from croupier.table.voiding import OutcomeInvalidated
from croupier.table.wagers import WagersReturned
from croupier.tournament import declare, old_rounds
from croupier.tournament.corrections import RoundPlayedAnew
from croupier.tournament.old_rounds import as_played
from croupier.tournament.rounds import RoundPlayed

_KINDS: Final = (
    BettingOpened,
    RoundSettled,
    RoundResettled,
    NoSpinCalled,
    OutcomeInvalidated,
    WagersReturned,
    MalfunctionReported,
)
#: The kinds of event that an outline is made from.
ROUND_KINDS: Final = tuple(kind.__name__ for kind in _KINDS)
_IN_CHIPS: Final = (RoundPlayed, RoundPlayedAnew, old_rounds.RoundSettled)
#: The kinds by which a tournament says what a round of its table did to the chips of a session.
SESSION_KINDS: Final = tuple(kind.__name__ for kind in _IN_CHIPS)


@dataclass(slots=True)
class RoundSeen:
    """A round in outline. `number` is that of the record which opened it."""

    round_no: int
    number: int
    opened_at: int
    outcome: str = "open"
    pocket: str | None = None
    ended_at: int | None = None
    corrections: int = 0
    no_spins: int = 0
    lines: tuple[Line, ...] = field(default_factory=tuple)
    #: The tournament in whose chips it was played; empty where it is money.
    tournament: str = ""

    @property
    def colour(self) -> str:
        """The colour of the winning pocket."""
        return str(colour_of(self.pocket)) if self.pocket is not None else ""  # type: ignore[arg-type]

    @property
    def staked(self) -> int:
        """What was staked and had a result."""
        return sum(line.stake for line in self.lines if not line.void)

    @property
    def paid(self) -> int:
        """What was paid on top of stakes."""
        return sum(line.win for line in self.lines)

    @property
    def wagers(self) -> int:
        """How many wagers had a line."""
        return len(self.lines)

    @property
    def players(self) -> int:
        """How many players had one."""
        return len({line.player for line in self.lines})


#: What may name a round that play had gone on from.
_LATE = (RoundResettled, NoSpinCalled, OutcomeInvalidated)


def rounds_of(events: Iterable[tuple[int, Event]], *, whole: bool) -> list[RoundSeen]:
    """The rounds that events in their order make up, each event with its record's number.

    Where the events do not begin with the table's history, the first round's beginning may be
    missing: what comes before the first opening is left out. A re-spin opens no new round.
    """
    seen: list[RoundSeen] = []
    for number, event in events:
        if isinstance(event, BettingOpened):
            if not seen or seen[-1].round_no != event.round_no:
                if event.respin and not seen and not whole:
                    continue
                seen.append(RoundSeen(event.round_no, number, event.at))
            else:
                seen[-1].outcome = "open"
        elif seen and (concerned := _concerned(seen, event)):
            _add(concerned, event)
    return seen


def _concerned(seen: list[RoundSeen], event: Event) -> RoundSeen | None:
    """The round that an event belongs to: the last, or one of before that was put right."""
    named = getattr(event, "round_no", 0) if isinstance(event, _LATE) else 0
    if not named:
        return seen[-1]
    return next((each for each in reversed(seen) if each.round_no == named), None)


def _add(seen: RoundSeen, event: Event) -> None:
    match event:
        case RoundSettled():
            seen.outcome, seen.pocket, seen.lines = "settled", event.pocket, event.lines
        case RoundResettled():
            seen.corrections += 1
            seen.outcome = "settled" if event.pocket is not None else "void"
            seen.pocket, seen.lines = event.pocket, _with(seen.lines, event)
        case NoSpinCalled():
            seen.no_spins += 1
            seen.outcome = "void"
        case OutcomeInvalidated():
            seen.outcome = "void"
        case MalfunctionReported():
            if not event.voids:
                return
            seen.outcome = "void"
        case WagersReturned():
            return
    seen.ended_at = event.at


def _with(lines: tuple[Line, ...], event: RoundResettled) -> tuple[Line, ...]:
    """The lines after a settlement was done again; those of who has left stand as they were."""
    undone = list(event.before)
    left = []
    for line in lines:
        if line in undone:
            undone.remove(line)
        else:
            left.append(line)
    return (*left, *event.lines)


def add_sessions(seen: Iterable[RoundSeen], outcomes: Iterable[tuple[str, declare.Event]]) -> None:
    """Put what was wagered in chips to the rounds that sessions of tournaments played."""
    by_number = {each.round_no: each for each in seen}
    for name, event in outcomes:
        concerned = by_number.get(getattr(event, "table_round", 0))
        if concerned is None:
            continue
        match as_played(event):
            case RoundSettled() as played:
                concerned.tournament, concerned.lines = name, played.lines
            case RoundResettled() as played:
                concerned.lines = _with(concerned.lines, played)
