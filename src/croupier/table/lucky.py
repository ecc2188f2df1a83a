"""Lucky Ball: four numbers once the ball is spun, and one boost after no more bets."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import MACHINE, Role
from croupier.roulette.bets import LUCKY_COLOURS
from croupier.roulette.game import Clauses
from croupier.roulette.pockets import Pocket
from croupier.table.answer import Decision, refuse
from croupier.table.declare import Command, Event, Heard, command, event
from croupier.table.phases import BALL_ROLLING, BEFORE_RESULT
from croupier.table.state import Table


@command("lucky-numbers", phases=BEFORE_RESULT, roles=MACHINE)
class DrawLuckyNumbers(Command):
    """The four drawn numbers, by colour."""

    numbers: Mapping[str, Pocket]

    def decide(self, table: Table) -> Decision:
        """Four different numbers, one for each colour, once the ball has been spun."""
        lucky = table.game.lucky
        if refusal := _refuse_lucky(table):
            return refusal
        assert lucky is not None
        if table.spin is None:
            return refuse(
                Reason.WRONG_PHASE, "numbers are drawn after the spin", lucky.numbers_clauses
            )
        if table.lucky_numbers:
            detail = "this spin has its numbers already"
            return refuse(Reason.WRONG_PHASE, detail, lucky.numbers_clauses)
        numbers = dict(self.numbers)
        if set(numbers) != set(LUCKY_COLOURS) or len(set(numbers.values())) != len(numbers):
            detail = f"four different numbers are wanted, for {', '.join(LUCKY_COLOURS)}"
            return refuse(Reason.INVALID, detail, lucky.numbers_clauses)
        if foreign := [n for n in numbers.values() if n not in table.game.wheel.place]:
            return refuse(
                Reason.INVALID, f"{foreign[0]} is not on the wheel", lucky.numbers_clauses
            )
        return (
            LuckyNumbersDrawn(
                at=self.at, by=self.by, numbers=numbers, clauses=lucky.numbers_clauses
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
    """Four numbers, one for each colour."""

    numbers: Mapping[str, Pocket]

    def evolve(self, table: Table) -> Table:
        return replace(table, lucky_numbers=dict(self.numbers))


@command("lucky-boost", phases=BALL_ROLLING, roles=MACHINE)
class DrawLuckyBoost(Command):
    """The colour whose odds are boosted, and to which table."""

    colour: str
    odds: str

    def decide(self, table: Table) -> Decision:
        """One colour gets boosted odds in place of its own, after no more bets."""
        lucky = table.game.lucky
        if refusal := _refuse_lucky(table):
            return refusal
        assert lucky is not None
        if not table.lucky_numbers or table.lucky_boost:
            detail = "one boost is drawn a spin, after its numbers"
            return refuse(Reason.WRONG_PHASE, detail, lucky.refused_boost_clauses)
        if self.odds not in lucky.boosts:
            detail = f"{self.odds} odds are not enabled; there is {', '.join(lucky.boosts)}"
            return refuse(Reason.NOT_OFFERED, detail, lucky.refused_boost_clauses)
        if self.colour not in LUCKY_COLOURS:
            detail = f"{self.colour!r} is no colour; there is {', '.join(LUCKY_COLOURS)}"
            return refuse(Reason.INVALID, detail, lucky.refused_boost_clauses)
        return (
            LuckyBoostDrawn(
                at=self.at,
                by=self.by,
                colour=self.colour,
                odds=self.odds,
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

    def evolve(self, table: Table) -> Table:
        return replace(table, lucky_boost=(self.colour, self.odds))


def _refuse_lucky(table: Table) -> Refusal | None:
    absent = table.game.lucky_absent
    if table.game.lucky is None:
        return refuse(Reason.NOT_OFFERED, "Lucky Ball is not offered here", absent)
    if table.is_faulty("lucky-display"):
        return refuse(Reason.EQUIPMENT_FAULT, "the Lucky Ball screen is out of order", absent)
    return None
