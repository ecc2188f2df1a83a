"""What happened, in words fit for each audience."""

from enum import StrEnum

from croupier.table import events as e
from croupier.table import order_events as o
from croupier.table import supply_events as s
from croupier.table.describe import describe, explain_line


class Audience(StrEnum):
    """Who looks."""

    SEAT = "seat"
    DEALER = "dealer"
    PIT = "pit"
    DISPLAY = "display"


STAFF = frozenset({Audience.DEALER, Audience.PIT})

#: Said to the whole room. Everything else is said to staff, and to the player it names.
_ALOUD = (
    e.TableOpened,
    e.BettingOpened,
    e.BallSpun,
    e.FinalBetsCalled,
    e.BetsClosed,
    e.LuckyNumbersDrawn,
    e.LuckyBoostDrawn,
    e.RoundSettled,
    e.RoundResettled,
    e.NoSpinCalled,
    e.OutcomeInvalidated,
    e.LimitsAnnounced,
    e.LimitsChanged,
    e.CloseAnnounced,
    e.TableClosed,
    o.PlayersLimited,
    o.WageringPeriodSet,
    s.BallChanged,
)


def tell(event: e.Event, audience: Audience, player: str = "") -> tuple[str, ...]:
    """What an audience is told of an event; nothing where it does not concern it."""
    if audience in STAFF:
        return (describe(event),)
    mine = _own_lines(event, player) if audience is Audience.SEAT else ()
    if isinstance(event, _ALOUD) or mine:
        return (_outline(event), *mine)
    named = getattr(event, "player", "")
    if isinstance(event, e.MalfunctionReported | e.EquipmentRestored) and named is None:
        return (describe(event),)
    if audience is Audience.SEAT and player and named == player:
        return (describe(event),)
    return ()


def _outline(event: e.Event) -> str:
    """The sentence without the wagers of anybody, which follow after a semicolon."""
    return describe(event).partition(";")[0] if hasattr(event, "lines") else describe(event)


def _own_lines(event: e.Event, player: str) -> tuple[str, ...]:
    lines = getattr(event, "lines", ())
    return tuple(explain_line(line) for line in lines if line.player == player)
