"""Lucky Ball: four numbers once the ball is spun, and one boost after no more bets.

Both are lots of the house, drawn with the spin and with the close. The commands by themselves are
for the one who stands in for chance: a scenario that names its numbers.
"""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, NamedTuple

from croupier.core.declarations import FieldKind, Milliseconds
from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.roulette.bets import LUCKY_COLOURS
from croupier.roulette.game import Clauses, Game, Power
from croupier.roulette.pockets import Pocket
from croupier.table.answer import Decision, refuse
from croupier.table.declare import Command, Event, Heard, command, event
from croupier.table.phases import BALL_ROLLING, BEFORE_RESULT, BETTING
from croupier.table.state import Table

#: Chance is no person: no member of staff draws, and no key that a device holds.
CHANCE = frozenset({Role.SYSTEM})


class DrawnNumbers(NamedTuple):
    """Four numbers by colour, with the lot that gave them: a place among those left, each time."""

    numbers: Mapping[str, Pocket]
    lot: tuple[int, ...]


class DrawnBoost(NamedTuple):
    """A colour and its odds, with the lot that gave them: a place among the colours, and a ticket
    of the urn that holds every table of odds as often as its chance says."""

    colour: str
    odds: str
    lot: tuple[int, ...]


class DrawLot(Command):
    """A lot of Lucky Ball; a game without it has no such command, whatever the phase."""

    @classmethod
    def power(cls, game: Game) -> Power | None:
        return super().power(game) if game.lucky else None


@command("lucky-numbers", phases=BEFORE_RESULT, roles=CHANCE)
class DrawLuckyNumbers(DrawLot):
    """The four drawn numbers, by colour."""

    numbers: Mapping[str, Pocket]
    lot: Annotated[tuple[int, ...], FieldKind("house")] = ()

    def decide(self, table: Table) -> Decision:
        """Four different numbers, one for each colour, once the ball has been spun."""
        lucky = table.game.lucky
        if refusal := _refuse_lucky(table):
            return refusal
        assert lucky is not None
        if table.spin is None:
            return refuse(
                Reason.WRONG_PHASE, say("table-numbers-drawn-after-spin"), lucky.numbers_clauses
            )
        if table.lucky_numbers:
            return refuse(
                Reason.WRONG_PHASE, say("table-spin-numbers-already"), lucky.numbers_clauses
            )
        if table.phase not in BETTING and not table.spin.after_close:
            detail = say("table-no-numbers-drawn-once-betting")
            return refuse(Reason.WRONG_PHASE, detail, lucky.numbers_clauses)
        numbers = dict(self.numbers)
        if set(numbers) != set(LUCKY_COLOURS) or len(set(numbers.values())) != len(numbers):
            detail = say("table-four-different-numbers-wanted", lucky_colours=LUCKY_COLOURS)
            return refuse(Reason.INVALID, detail, lucky.numbers_clauses)
        if foreign := [n for n in numbers.values() if n not in table.game.wheel.place]:
            detail = say("table-not-on-wheel", pocket=foreign[0])
            return refuse(Reason.INVALID, detail, lucky.numbers_clauses)
        return (
            LuckyNumbersDrawn(
                at=self.at,
                by=self.by,
                numbers=numbers,
                lot=self.lot,
                clauses=lucky.numbers_clauses,
            ),
        )

    @classmethod
    def untimely_clauses(cls, table: Table) -> Clauses:
        """The book says when numbers are drawn."""
        return table.game.lucky.numbers_clauses if table.game.lucky else ()

    @classmethod
    def spoken(cls, words: Mapping[str, Any], by: Role) -> Mapping[str, Any]:
        """The words are the colours, each with its number."""
        return {"numbers": words}


@event(heard=Heard.ROOM, on_receipt=True)
class LuckyNumbersDrawn(Event):
    """Four numbers, one for each colour. `lot` is what chance gave the house, in its order."""

    numbers: Mapping[str, Pocket]
    lot: tuple[int, ...] = ()

    def evolve(self, table: Table) -> Table:
        return table.but(lucky_numbers=dict(self.numbers))


@command("lucky-boost", phases=BALL_ROLLING, roles=CHANCE)
class DrawLuckyBoost(DrawLot):
    """The colour whose odds are boosted, and to which table."""

    colour: str
    odds: str
    lot: Annotated[tuple[int, ...], FieldKind("house")] = ()

    def decide(self, table: Table) -> Decision:
        """One colour gets boosted odds in place of its own, after no more bets."""
        lucky = table.game.lucky
        if refusal := _refuse_lucky(table):
            return refusal
        assert lucky is not None
        if not table.lucky_numbers or table.lucky_boost:
            detail = say("table-one-boost-drawn-spin-after")
            return refuse(Reason.WRONG_PHASE, detail, lucky.refused_boost_clauses)
        if self.odds not in lucky.boosts:
            detail = say("table-odds-not-enabled-there", odds=self.odds, boosts=list(lucky.boosts))
            return refuse(Reason.NOT_OFFERED, detail, lucky.refused_boost_clauses)
        if self.colour not in LUCKY_COLOURS:
            detail = say("table-no-colour-there", colour=self.colour, lucky_colours=LUCKY_COLOURS)
            return refuse(Reason.INVALID, detail, lucky.refused_boost_clauses)
        return (
            LuckyBoostDrawn(
                at=self.at,
                by=self.by,
                colour=self.colour,
                odds=self.odds,
                lot=self.lot,
                clauses=lucky.boost_clauses[self.odds],
            ),
        )

    @classmethod
    def untimely_clauses(cls, table: Table) -> Clauses:
        """The book says when a boost is drawn."""
        return table.game.lucky.refused_boost_clauses if table.game.lucky else ()


@event(heard=Heard.ROOM, on_receipt=True)
class LuckyBoostDrawn(Event):
    """One colour pays boosted odds in place of its standard ones."""

    colour: str
    odds: str
    lot: tuple[int, ...] = ()

    def evolve(self, table: Table) -> Table:
        return table.but(lucky_boost=(self.colour, self.odds))


def is_drawn(table: Table) -> bool:
    """Whether the house draws Lucky Ball lots at a table as it stands."""
    return table.game.lucky is not None and not table.is_faulty("lucky-display")


def draw_numbers(table: Table, at: Milliseconds, drawn: DrawnNumbers | None) -> Iterator[Event]:
    """The numbers of a spin just launched, at a table as it is then."""
    if drawn is None:
        return
    command = DrawLuckyNumbers(by=Role.SYSTEM, at=at, numbers=drawn.numbers, lot=drawn.lot)
    decided = command.decide(table)
    if not isinstance(decided, Refusal):
        yield from decided


def draw_boost(table: Table, at: Milliseconds, drawn: DrawnBoost | None) -> Iterator[Event]:
    """The boost of a spin, at a table where betting has closed and the numbers are out."""
    if drawn is None or not table.bets_closed or table.spin is None:
        return
    colour, odds, lot = drawn
    decided = DrawLuckyBoost(by=Role.SYSTEM, at=at, colour=colour, odds=odds, lot=lot).decide(table)
    if not isinstance(decided, Refusal):
        yield from decided


def _refuse_lucky(table: Table) -> Refusal | None:
    absent = table.game.lucky_absent
    if table.game.lucky is None:
        return refuse(Reason.NOT_OFFERED, say("table-lucky-ball-not-offered-here"), absent)
    if table.is_faulty("lucky-display"):
        return refuse(Reason.EQUIPMENT_FAULT, say("table-lucky-ball-screen-out-order"), absent)
    return None
