"""What limits play, by the house's rules and by a patron's own word. Nothing here is of a book."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

Milliseconds = int

MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


class Limit(StrEnum):
    """Something that may be limited for one patron. Money is in cents, time in minutes."""

    LOSS_SESSION = "loss-session"
    LOSS_DAY = "loss-day"
    STAKE_ROUND = "stake-round"
    TIME_SESSION = "time-session"
    TIME_DAY = "time-day"


#: Limits that count minutes.
TIMED: Final = frozenset({Limit.TIME_SESSION, Limit.TIME_DAY})
#: What a limit may be set to: a million dollars, or a day.
MONEY_MAX: Final = 100_000_000
MINUTES_MAX: Final = 24 * 60


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayRules:
    """How this house protects those who play. Every figure is the operator's to set.

    `limits` hold for everybody; a patron's own may only be tighter. A session ends when nothing
    has been wagered for `pause`, which is also how long the break after `TIME_SESSION` is.
    """

    limits: Mapping[Limit, int] = field(default_factory=dict)
    check_every: Milliseconds = HOUR
    pause: Milliseconds = 15 * MINUTE
    #: How long a looser limit waits before it holds.
    raise_after: Milliseconds = 24 * HOUR
    #: When the house's day begins, as an offset from midnight UTC.
    day_from: Milliseconds = 0
    cool_off_max: Milliseconds = 42 * DAY
    self_exclusion_min: Milliseconds = 180 * DAY
    #: Whether somebody excluded at one table plays at none.
    excluded_everywhere: bool = True
    #: Whether only people in the house's own register of cards play where a card is needed.
    registered_cards: bool = False

    def day_of(self, at: Milliseconds) -> int:
        """The number of the house's day that an instant falls on."""
        return (at - self.day_from) // DAY

    def day_ends(self, at: Milliseconds) -> Milliseconds:
        """When the house's day of an instant is over."""
        return (self.day_of(at) + 1) * DAY + self.day_from


def house_rule(name: str) -> tuple[str, ...]:
    """How a refusal cites one of the house's own rules.

    >>> house_rule(Limit.LOSS_DAY)
    ('house:loss-day',)
    """
    return (f"house:{name}",)


def show_span(span: Milliseconds) -> str:
    """A stretch of time in words.

    >>> show_span(HOUR), show_span(2 * HOUR + 5 * MINUTE), show_span(3 * DAY), show_span(1)
    ('1 h', '2 h 5 min', '3 days', '0 min')
    """
    if span >= 2 * DAY and span % DAY == 0:
        return f"{span // DAY} days"
    hours, minutes = divmod(span // MINUTE, 60)
    if not hours:
        return f"{minutes} min"
    return f"{hours} h {minutes} min" if minutes else f"{hours} h"
