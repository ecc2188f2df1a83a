"""What the auditor keeps: purses, wagers as they lay, settlements, and its own meters."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any, Final, NamedTuple

from croupier.audit.lines import Drawn, Line, void_fault
from croupier.roulette.limits import Limits


class AuditFailure(Exception):
    """An event says something else than the events before it add up to."""


def claim(condition: bool, message: str) -> None:
    """UsageError where an event claims what does not hold."""
    if not condition:
        raise AuditFailure(message)


@dataclass(slots=True)
class Purse:
    """What one player holds at a table, and the meters of the place."""

    balance: int = 0
    wagers: dict[str, int] = field(default_factory=dict)
    strays: dict[str, int] = field(default_factory=dict)
    owed: int = 0
    held: int = 0
    came_in: int = 0
    went_out: int = 0
    turnover: int = 0
    wins: int = 0
    adjusted: int = 0
    #: What of it left as tickets, and what was owed from an earlier visit.
    tickets_out: int = 0
    carried: int = 0


@dataclass(slots=True)
class Station:
    """The meters of a player's place over all visits."""

    came_in: int = 0
    went_out: int = 0
    turnover: int = 0
    wins: int = 0
    adjusted: int = 0
    tickets_out: int = 0

    def plus(self, purse: Purse) -> "Station":
        """With those of one visit."""
        return Station(
            came_in=self.came_in + purse.came_in,
            went_out=self.went_out + purse.went_out,
            turnover=self.turnover + purse.turnover,
            wins=self.wins + purse.wins,
            # A debt of an earlier visit is no adjustment of this one.
            adjusted=self.adjusted + purse.adjusted + purse.carried,
            tickets_out=self.tickets_out + purse.tickets_out,
        )


class Lay(NamedTuple):
    """A wager as it lay when the ball came to rest, with its whole stake."""

    bet: str
    whole: int
    is_stray: bool = False


@dataclass(slots=True)
class Settled:
    """A settlement that may still be undone."""

    lines: list[Line]
    lays: dict[str, list[Lay]]
    #: The limits and draws that it was settled with.
    limits: Limits
    drawn: Drawn
    #: The promotional tokens that lay on each bet, by player.
    tokens: dict[str, dict[str, int]] = field(default_factory=dict)


@dataclass(slots=True, kw_only=True)
class Totals:
    """The auditor's own meters of a table."""

    rounds: int = 0
    settled: int = 0
    void_spins: int = 0
    house_win: int = 0
    turnover: Counter[str] = field(default_factory=Counter)
    drop: Counter[str] = field(default_factory=Counter)
    fills: int = 0
    credits: int = 0
    tickets_out: int = 0
    #: What the house won, by kind of bet, on wagers that had a result.
    won: Counter[str] = field(default_factory=Counter)
    #: What came in by tender, and what went out as chips and as tokens.
    tenders: Counter[str] = field(default_factory=Counter)
    chips_out: int = 0
    tokens_out: int = 0
    tips: int = 0
    #: Openers of the float, and counts that differed.
    opened: int = 0
    over_short: int = 0
    #: Promotional tokens taken in, less those given.
    tokens_taken: int = 0
    #: Colour checks, by colour and value as the table has them out, and by who was given them.
    colours_out: Counter[tuple[str, int]] = field(default_factory=Counter)
    colours_held: Counter[tuple[str, str]] = field(default_factory=Counter)
    colours_lost: Counter[tuple[str, str]] = field(default_factory=Counter)


#: All that a line says, save the odds and the clauses behind it.
line_key: Final[Callable[[Line], tuple[Any, ...]]] = attrgetter(
    "player", "bet", "stake", "win", "returned", "stands", "void"
)


#: How many wagers lie there, by player, bet, whole stake and whether it is a stray one.
Lying = dict[tuple[str, str, int, bool], int]


def lying_of(lays: Mapping[str, Iterable[Lay]]) -> Lying:
    """Wagers as they lie, for their lines to be found."""
    lying: Lying = {}
    for player, mine in lays.items():
        for bet, whole, is_stray in mine:
            key = (player, bet, whole, is_stray)
            lying[key] = lying.get(key, 0) + 1
    return lying


def take_lay(lying: Lying, line: Line) -> bool | None:
    """Take out the wager that a line is for, and say whether it is a stray one; None without one.

    Of two that are alike, a void line is the stray one's.
    """
    key = (line.player, line.bet, line.stake, line.void)
    count = lying.pop(key, 0)
    if count == 1:
        return key[3]
    if not count:
        key = (*key[:3], not line.void)
        count = lying.pop(key, 0)
        if not count:
            return None
    if count > 1:
        lying[key] = count - 1
    return key[3]


def settle_purse_again(
    purse: Purse, old: Sequence[Line], new: Sequence[Line]
) -> tuple[int, int, int]:
    """Put new lines in the place of old ones; the moves of balance, layout and debt."""
    balance, layout, owed = purse.balance, sum(purse.wagers.values()), purse.owed
    worth = balance + layout - owed
    worth += sum(line.win + line.returned - line.stake for line in new)
    worth -= sum(line.win + line.returned - line.stake for line in old)
    gone = {bet for line in old for bet, _ in line.stands}
    purse.wagers = {bet: stake for bet, stake in purse.wagers.items() if bet not in gone}
    for line in new:
        for bet, amount in line.stands:
            purse.wagers[bet] = purse.wagers.get(bet, 0) + amount
    lies = sum(purse.wagers.values())
    purse.balance, purse.owed = max(0, worth - lies), max(0, lies - worth)
    return purse.balance - balance, lies - layout, purse.owed - owed


def claim_whole(lines: Iterable[Line]) -> None:
    """Each of some wagers had no result and goes back as it was laid."""
    for line in lines:
        fault = void_fault(line)
        claim(fault is None, f"{line.player}'s {line.bet}: {fault}")


def claim_undone(before: Sequence[Line], lines: Sequence[Line], *, may_forfeit: bool) -> None:
    """A settlement was struck out: the same stakes, each whole again or forfeited by decision."""
    old, new = (Counter((x.player, x.bet, x.stake) for x in each) for each in (before, lines))
    claim(old == new, "other stakes are given back than were undone")
    for line in lines:
        whole = line.returned == line.stake or (may_forfeit and line.returned == 0)
        claim(line.void and not line.win and whole, f"{line.player}'s {line.bet} is not whole")
