"""Facts about what supervisors ordered at a table."""

from dataclasses import dataclass

from croupier.table.events import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayersLimited(Event):
    """No more than so many may play here."""

    players_max: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ColoursRequired(Event):
    """Players must, or need no longer, use colour checks of this table."""

    on: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class WageringPeriodSet(Event):
    """Wagers are taken for so long each time that betting opens."""

    seconds: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardLapsed(Event):
    """A player turned out to play without a valid card; one must be shown before the next wager."""

    player: str
    reason: str
