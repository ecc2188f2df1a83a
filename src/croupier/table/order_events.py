"""Facts about what supervisors ordered at a table."""

from croupier.table.declare import Event


class PlayersLimited(Event):
    """No more than so many may play here."""

    players_max: int


class ColoursRequired(Event):
    """Players must, or need no longer, use colour checks of this table."""

    on: bool


class WageringPeriodSet(Event):
    """Wagers are taken for so long each time that betting opens."""

    seconds: int


class CardLapsed(Event):
    """A player turned out to play without a valid card; one must be shown before the next wager."""

    player: str
    reason: str
