"""Lucky Ball: four numbers once the ball is spun, and one boost after no more bets."""

from croupier.core.refusal import Reason, Refusal
from croupier.roulette.bets import LUCKY_COLOURS
from croupier.table import commands as c
from croupier.table import events as e
from croupier.table.answer import Decision, refuse
from croupier.table.state import Table


def draw_lucky_numbers(table: Table, command: c.DrawLuckyNumbers) -> Decision:
    """Four different numbers, one for each colour, once the ball has been spun."""
    lucky = table.game.lucky
    if refusal := _refuse_lucky(table):
        return refusal
    assert lucky is not None
    if table.spin is None:
        return refuse(Reason.WRONG_PHASE, "numbers are drawn after the spin", lucky.numbers_clauses)
    if table.lucky_numbers:
        detail = "this spin has its numbers already"
        return refuse(Reason.WRONG_PHASE, detail, lucky.numbers_clauses)
    numbers = dict(command.numbers)
    if set(numbers) != set(LUCKY_COLOURS) or len(set(numbers.values())) != len(numbers):
        detail = f"four different numbers are wanted, for {', '.join(LUCKY_COLOURS)}"
        return refuse(Reason.INVALID, detail, lucky.numbers_clauses)
    if foreign := [n for n in numbers.values() if n not in table.game.wheel.place]:
        return refuse(Reason.INVALID, f"{foreign[0]} is not on the wheel", lucky.numbers_clauses)
    return (
        e.LuckyNumbersDrawn(
            at=command.at, by=command.by, numbers=numbers, clauses=lucky.numbers_clauses
        ),
    )


def draw_lucky_boost(table: Table, command: c.DrawLuckyBoost) -> Decision:
    """One colour gets boosted odds in place of its own, after no more bets."""
    lucky = table.game.lucky
    if refusal := _refuse_lucky(table):
        return refusal
    assert lucky is not None
    if not table.lucky_numbers or table.lucky_boost:
        detail = "one boost is drawn a spin, after its numbers"
        return refuse(Reason.WRONG_PHASE, detail, lucky.refused_boost_clauses)
    if command.odds not in lucky.boosts:
        detail = f"{command.odds} odds are not enabled; there is {', '.join(lucky.boosts)}"
        return refuse(Reason.NOT_OFFERED, detail, lucky.refused_boost_clauses)
    if command.colour not in LUCKY_COLOURS:
        detail = f"{command.colour!r} is no colour; there is {', '.join(LUCKY_COLOURS)}"
        return refuse(Reason.INVALID, detail, lucky.refused_boost_clauses)
    return (
        e.LuckyBoostDrawn(
            at=command.at,
            by=command.by,
            colour=command.colour,
            odds=command.odds,
            clauses=lucky.boost_clauses[command.odds],
        ),
    )


def _refuse_lucky(table: Table) -> Refusal | None:
    absent = table.game.lucky_absent
    if table.game.lucky is None:
        return refuse(Reason.NOT_OFFERED, "Lucky Ball is not offered here", absent)
    if table.is_faulty("lucky-display"):
        return refuse(Reason.EQUIPMENT_FAULT, "the Lucky Ball screen is out of order", absent)
    return None
