"""What happened, in words fit for each audience."""

from collections.abc import Callable
from enum import StrEnum

from croupier.house.views.own_lines import own_lines
from croupier.roulette.game import Game
from croupier.table.declare import Event, Heard
from croupier.table.describe import describe, explain_line
from croupier.table.faults import EquipmentRestored, MalfunctionReported
from croupier.table.help import PlayersTold
from croupier.table.tasks import TaskDone


class Audience(StrEnum):
    """Whom a view or a sentence is for."""

    SEAT = "seat"
    DEALER = "dealer"
    PIT = "pit"
    DISPLAY = "display"


STAFF = frozenset({Audience.DEALER, Audience.PIT})


def outline(event: Event) -> str:
    """A settlement without anybody's wagers: to describe thousands for every seat takes minutes."""
    return describe(event) if getattr(event, "lines", None) is None else str(event.message())


def narrate(
    event: Event,
    audience: Audience,
    player: str = "",
    outlined: Callable[[Event], str] = outline,
) -> tuple[str, ...]:
    """What an audience gets of an event; nothing where it does not concern it.

    `outlined` gives what the whole room gets, for who keeps that from one seat to the next.
    """
    if audience in STAFF:
        return (describe(event),)
    mine = _own_lines(event, player) if audience is Audience.SEAT else ()
    if event.heard is Heard.ROOM or mine:
        return (outlined(event), *mine)
    named = getattr(event, "player", "")
    if isinstance(event, MalfunctionReported | EquipmentRestored) and named is None:
        return (describe(event),)
    if audience is Audience.SEAT and player and named == player:
        return (describe(event),)
    if audience is Audience.SEAT and isinstance(event, PlayersTold) and not named:
        return (describe(event),)
    return ()


def heard_by(event: Event) -> frozenset[str] | None:
    """The players who hear of an event, besides staff; None where the whole room does."""
    named = getattr(event, "player", "")
    if event.heard is Heard.ROOM or named is None or isinstance(event, PlayersTold) and not named:
        return None
    own = [line.player for line in getattr(event, "lines", ())]
    return frozenset((*own, named) if named else own)


#: What players do with wagers that stand after a round.
_LIFTING = frozenset({"clear", "remove"})


def redrawn_by(event: Event, game: Game) -> Audience | None:
    """Who is shown something else after an event that nobody but staff hears of."""
    if event.heard is Heard.SEEN:
        return Audience.DISPLAY
    if isinstance(event, TaskDone):
        done = (task for tasks in game.tasks.values() for task in tasks if task.name == event.task)
        if any(task.blocks & _LIFTING for task in done):
            return Audience.SEAT
    return None


def _own_lines(event: Event, player: str) -> tuple[str, ...]:
    return tuple(map(explain_line, own_lines(getattr(event, "lines", ()), player)))
