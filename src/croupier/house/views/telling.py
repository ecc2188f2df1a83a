"""What happened, in words fit for each audience."""

from enum import StrEnum

from croupier.house.views.own_lines import own_lines
from croupier.roulette.game import Game
from croupier.table import events as e
from croupier.table import floor_events as f
from croupier.table import order_events as o
from croupier.table import supply_events as s
from croupier.table.declare import Event
from croupier.table.describe import describe, explain_line


class Audience(StrEnum):
    """Who looks."""

    SEAT = "seat"
    DEALER = "dealer"
    PIT = "pit"
    DISPLAY = "display"


STAFF = frozenset({Audience.DEALER, Audience.PIT})

#: Said to the whole room. Everything else is said to staff, and to the player it names.
_ALOUD = {
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
}


def tell(event: Event, audience: Audience, player: str = "") -> tuple[str, ...]:
    """What an audience is told of an event; nothing where it does not concern it."""
    if audience in STAFF:
        return (describe(event),)
    mine = _own_lines(event, player) if audience is Audience.SEAT else ()
    if type(event) in _ALOUD or mine:
        return (_outline(event), *mine)
    named = getattr(event, "player", "")
    if isinstance(event, e.MalfunctionReported | e.EquipmentRestored) and named is None:
        return (describe(event),)
    if audience is Audience.SEAT and player and named == player:
        return (describe(event),)
    if audience is Audience.SEAT and isinstance(event, f.PlayersTold) and not named:
        return (describe(event),)
    return ()


def heard_by(event: Event) -> frozenset[str] | None:
    """The players who are told of an event, besides staff; None where the whole room is."""
    named = getattr(event, "player", "")
    if type(event) in _ALOUD or named is None or isinstance(event, f.PlayersTold) and not named:
        return None
    own = [line.player for line in getattr(event, "lines", ())]
    return frozenset((*own, named) if named else own)


#: Not said aloud, and yet seen by everybody: chips on the layout, who stands round it, the notice.
_SEEN = frozenset(
    {
        e.WagersChanged,
        e.StrayWagerLaid,
        e.StrayWagerLifted,
        e.WagersReturned,
        e.PlayerJoined,
        e.PlayerLeft,
        e.PersonalLimitsSet,
    }
)


#: What players do with wagers that stand after a round.
_LIFTING = frozenset({"clear", "remove", "remove inside"})


def redrawn_by(event: Event, game: Game) -> Audience | None:
    """Who is shown something else after an event that nobody but staff is told of."""
    if type(event) in _SEEN:
        return Audience.DISPLAY
    if isinstance(event, e.TaskDone):
        done = (task for tasks in game.tasks.values() for task in tasks if task.name == event.task)
        if any(task.blocks & _LIFTING for task in done):
            return Audience.SEAT
    return None


def _outline(event: Event) -> str:
    """The sentence without the wagers of anybody, which follow after a semicolon."""
    lines = getattr(event, "lines", None)
    if lines is None:
        return describe(event)
    # Without the lines first: to describe thousands of them for every seat takes minutes.
    return describe(event.but(lines=())).partition(";")[0]


def _own_lines(event: Event, player: str) -> tuple[str, ...]:
    return tuple(map(explain_line, own_lines(getattr(event, "lines", ()), player)))
