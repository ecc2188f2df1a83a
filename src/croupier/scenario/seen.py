"""What a scenario sees: the report of a step, and the state of a table."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from croupier.core.money import parse_money, show_money
from croupier.core.refusal import Refusal
from croupier.house.answers import Waiting
from croupier.roulette.lines import Line
from croupier.roulette.notation import parse_bet
from croupier.scenario.outcome import report_step, show_settled
from croupier.scenario.playing import ScenarioHouse
from croupier.scenario.read import Step
from croupier.table.declare import Event
from croupier.table.no_spin import NoSpinCalled
from croupier.table.past_rounds import RoundResettled
from croupier.table.result import RoundSettled
from croupier.table.spin import BallSpun
from croupier.table.state import Table
from croupier.table.wagers import WagersReturned

if TYPE_CHECKING:
    from croupier.scenario.run import Play

#: Events that give wagers their lines.
_SETTLING = (RoundSettled, RoundResettled, WagersReturned, NoSpinCalled)


def report_table_step(play: "Play", step: Step, answer: Refusal | Waiting | None) -> dict[str, Any]:
    """What came of a step at a table."""
    events = play.new_events()
    refusal = answer if isinstance(answer, Refusal) else None
    warnings = [str(warning) for event in events for warning in event.warnings]
    cited = (*(event.clauses for event in events), *(w.task.clauses for w in play.new_tasks()))
    if isinstance(answer, Waiting):
        cited = (answer.clauses,)
    clauses = play.cited or tuple(clause for clauses in cited for clause in clauses)
    report = report_step(step, refusal, clauses, warnings)
    if isinstance(answer, Waiting):
        report["pending"] = True
    if step.words.unread:
        report["ignored"] = sorted(map(str, step.words.unread))
    if step.verb in ("place", "call-bet") and answer is None:
        report["stake"] = show_money(_standing(play.table, step))
    for event in events:
        if isinstance(event, BallSpun):
            turns = "unknown" if event.revolutions is None else event.revolutions
            report |= {"direction": event.direction, "revolutions": turns}
    if lines := _lines(events):
        report["settled"] = show_settled(lines)
    state = tables_state(play.house, play.name)
    return report | {"balances": state["balances"], "phase": state["phase"]}


def _standing(table: Table, step: Step) -> int:
    """What stands on the layout for a bet just placed: for a call bet, on one piece."""
    seat = table.seats[str(step.words["player"])]
    bet = parse_bet(str(step.words["bet"]))
    for wagers in (seat.wagers, seat.strays):
        if bet.name in wagers:
            return wagers[bet.name]
    pieces = table.game.pieces(bet)
    return min(seat.wagers.get(piece.bet.name, 0) // piece.pieces for piece in pieces)


def _lines(events: Iterable[Event]) -> list[Line]:
    return [line for event in events if isinstance(event, _SETTLING) for line in event.lines]


def tables_state(house: ScenarioHouse, name: str) -> dict[str, Any]:
    """One table, with what a player holds at others of the same wheel added."""
    tables = house.house.tables
    state = _table_state(house.table(name))
    for other in tables:
        if other != name:
            beside = _table_state(house.table(other))
            state["balances"] = _added(state["balances"], beside["balances"])
            state["bets"] = {**beside["bets"], **state["bets"]}
    warnings = [str(w) for table in tables for event in house.events(table) for w in event.warnings]
    return state | {
        "tickets": [
            {"number": t.number, "amount": show_money(t.amount), "status": t.status.value}
            for t in house.tickets()
        ],
        "warnings": warnings,
        "waiting": [each.command.action for each in house.approvals.waiting.values()],
        "log_ok": not house.fault(),
    }


def _added(one: dict[str, str], other: dict[str, str]) -> dict[str, str]:
    return {
        player: show_money(parse_money(one.get(player, 0)) + parse_money(other.get(player, 0)))
        for player in {**one, **other}
    }


def _table_state(table: Table) -> dict[str, Any]:
    return {
        "phase": table.phase.value,
        "balances": {player: show_money(seat.balance) for player, seat in table.seats.items()},
        "bets": {
            player: {
                bet: show_money(seat.wagers.get(bet, 0) + seat.strays.get(bet, 0))
                for bet in {**seat.wagers, **seat.strays}
            }
            for player, seat in table.seats.items()
        },
        "prison": {
            player: {bet: show_money(seat.wagers[bet]) for bet in seat.prison}
            for player, seat in table.seats.items()
        },
        "numbers": list(table.numbers),
        "float": show_money(table.house),
        "tasks": [waiting.text for waiting in table.tasks],
    }
