"""Running a scenario: the real engine, an in-memory log and a clock that only steps move."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import reduce
from typing import Any

from croupier.core.ensure import InvariantBroken
from croupier.core.money import NotMoney, show_money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role, lowest
from croupier.ledger.audit import Auditor
from croupier.ledger.balances import balances_of, differences
from croupier.roulette.book import NotOffered, Rulebook
from croupier.roulette.catalogue import find_book
from croupier.roulette.notation import parse_bet
from croupier.roulette.settle import Line
from croupier.scenario.match import mismatches
from croupier.scenario.outcome import Outcome as Outcome
from croupier.scenario.outcome import show_settled, with_ancestors
from croupier.scenario.promotion import run_promotion
from croupier.scenario.read import NotAScenario, Scenario, Step, Words, parse_duration
from croupier.scenario.steps import Acting, make_command, usual_role
from croupier.scenario.tickets import AT_THE_CAGE, Tickets
from croupier.scenario.tournament import run_tournament
from croupier.table import commands as c
from croupier.table import events as e
from croupier.table.decide import decide, due
from croupier.table.declare import Command, Event
from croupier.table.evolve import evolve, open_table, replay
from croupier.table.opening import OpenTable, decide_opening
from croupier.table.phases import Phase
from croupier.table.state import Pending, Table
from croupier.table.tasks import stands_in_way

#: A scenario stands for a house whose operator has signed what the books leave to be signed.
SIGNED = frozenset({"wheel-order", "asian-groups"})
#: The drawing that most games have, and the one that stories name where they mean the usual one.
_USUAL = "A"
#: Stories that are not about one table.
OTHER_KINDS: Mapping[str, Callable[[Scenario], list[Outcome]]] = {
    "tournament": run_tournament,
    "promotion": run_promotion,
}


@dataclass(slots=True)
class Play:
    """A scenario under way."""

    scenario: Scenario
    book: Rulebook
    table: Table
    log: list[Event]
    now: int = 0
    tickets: Tickets = field(default_factory=Tickets)
    warnings: list[str] = field(default_factory=list)


def run_scenario(scenario: Scenario) -> list[Outcome]:
    """Play all steps; NotAScenario where the setting or a step makes no sense."""
    if scenario.kind in OTHER_KINDS:
        return OTHER_KINDS[scenario.kind](scenario)
    if scenario.kind != "table":
        known = ", ".join(("table", *OTHER_KINDS))
        raise NotAScenario(f"{scenario.path}: no kind {scenario.kind!r}; there is {known}")
    play = set_up(scenario)
    outcomes = []
    for step in scenario.steps:
        try:
            outcomes.append(take_step(play, step))
        except (NotAScenario, NotOffered) as error:
            raise NotAScenario(f"{scenario.path}: step {step.number}: {error}") from error
    return outcomes


def set_up(scenario: Scenario) -> Play:
    """The table of a scenario, opened and empty."""
    try:
        book = find_book(scenario.book)
    except NotOffered as error:
        raise NotAScenario(f"{scenario.path}: {error}") from error
    opening = decide_opening(
        OpenTable(
            by=Role.OPERATOR,
            table="T1",
            book=scenario.book,
            game=scenario.game or book.offers[0].name,
            options=_options(scenario, book),
            limits=scenario.limits,
            seats_max=scenario.seats,
            signed=SIGNED,
        )
    )
    if isinstance(opening, Refusal):
        raise NotAScenario(f"{scenario.path}: {opening}")
    return Play(scenario, book, open_table(opening), [opening])


def _options(scenario: Scenario, book: Rulebook) -> dict[str, Any]:
    """The options as told. Drawing A, the usual one, is the first of a game that has no A."""
    offer = next((each for each in book.offers if each.name == scenario.game), book.offers[0])
    values = {option.name: option.values for option in offer.options}
    told = dict(scenario.options)
    if told.get("layout") == _USUAL and values.get("layout") and _USUAL not in values["layout"]:
        del told["layout"]
    # YAML takes the word `off` for false.
    off = {name for name, value in told.items() if value is False and "off" in values.get(name, ())}
    return told | dict.fromkeys(off, "off")


def take_step(play: Play, step: Step) -> Outcome:
    """Play one step and match it against what it expects."""
    started, asked = len(play.log), play.table.tasks
    _move_clock(play, play.now + step.after)
    if step.verb == "expect":
        state = state_of(play)
        return Outcome({"step": step.number, "do": "expect", **state}, _missed(play, step, state))
    if step.verb == "advance":
        _move_clock(play, play.now + parse_duration(step.words.get("by", "0s")))
        refusal = None
    else:
        refusal = _act(play, step)
    report = _report(play, step, refusal, play.log[started:], asked)
    return Outcome(report, _missed(play, step, {**state_of(play), **report}))


def _missed(play: Play, step: Step, actual: Mapping[str, Any]) -> tuple[str, ...]:
    try:
        return tuple(mismatches(step.expect, actual, play.table))
    except (AttributeError, TypeError) as error:
        told = f"expect is not of the shape of an outcome: {dict(step.expect)}"
        raise NotAScenario(told) from error


def _move_clock(play: Play, to: int) -> None:
    """Let time pass; what the clock asks for happens at its own instant."""
    while waiting := due(play.table, to):
        decision = decide(play.table, waiting[0])
        if isinstance(decision, Refusal):
            raise NotAScenario(f"the clock asked for what the table refuses: {decision}")
        _record(play, decision)
    play.now = to


def _record(play: Play, events: tuple[Event, ...]) -> None:
    play.log.extend(events)
    play.table = reduce(evolve, events, play.table)
    for event in events:
        play.warnings.extend(event.warnings)


def _act(play: Play, step: Step) -> Refusal | None:
    """Do a step; a refusal changes nothing."""
    verb = step.verb
    if verb in AT_THE_CAGE:
        return play.tickets.ask(step, play.book, play.now)
    by = play.book.role(step.by) if step.by else usual_role(verb, step.words, play.table)
    if verb == "move" and _puts_right(play.table, by):
        verb = "reposition"
    words = Words(step.words)
    if verb in ("cash-out", "leave"):
        words.setdefault("ticket", play.tickets.next_number)
    if verb in ("change-limits", "announce-limits"):
        # What a story leaves out stays as it is.
        words.setdefault("min", show_money(play.table.limits.table.min))
        words.setdefault("max", show_money(play.table.limits.table.max))
    try:
        command = make_command(verb, words, Acting(by, play.now))
    except NotMoney as error:
        step.words.unread.clear()
        return Refusal(Reason.INVALID, str(error))
    step.words.unread &= words.unread
    _do_waiting_tasks(play, command)
    _spin_untold(play, command)
    decision = decide(play.table, command)
    if isinstance(decision, Refusal):
        return decision
    _record(play, decision)
    _bring_into_force(play)
    for event in decision:
        if isinstance(event, e.CashedOut) and event.ticket:
            play.tickets.issue(play.table, event)
    return None


def _puts_right(table: Table, by: Role) -> bool:
    """Whether who moves a wager now puts a misplaced one right, as the book lets staff do."""
    power = table.game.powers.get("reposition")
    after = table.phase is Phase.NO_MORE_BETS and by is not Role.PLAYER
    return after and power is not None and by in power.roles


def _do_waiting_tasks(play: Play, command: Command) -> None:
    """Staff do what the table asks of them before going on, unless the story tells it itself."""
    if play.scenario.raw.get("staff") == "manual":
        return
    while any(stands_in_way(waiting.task, command.action, command) for waiting in play.table.tasks):
        first = next(waiting for waiting in play.table.tasks if waiting.task.blocks)
        done = c.ConfirmTask(by=lowest(first.task.roles), at=play.now, task=first.task.name)
        decision = decide(play.table, done)
        if isinstance(decision, Refusal):
            return
        _record(play, decision)


def _bring_into_force(play: Play) -> None:
    """Staff also do, unasked, what something just agreed waits for."""
    if play.scenario.raw.get("staff") == "manual":
        return
    for waiting in play.table.tasks:
        if waiting.task.activates:
            done = c.ConfirmTask(
                by=lowest(waiting.task.roles),
                at=play.now,
                task=waiting.task.name,
                player=waiting.player,
            )
            decision = decide(play.table, done)
            if not isinstance(decision, Refusal):
                _record(play, decision)


def _spin_untold(play: Play, command: Command) -> None:
    """A story that never tells of the ball means a good spin, just before it is needed."""
    table = play.table
    if table.spin is not None or any(step.verb == "spin" for step in play.scenario.steps):
        return
    closing = command.action == "no-more-bets" and not table.game.close.before_spin
    if closing or command.action == "result":
        spin = c.SpinBall(by=usual_role("spin", {}, table), at=play.now)
        decision = decide(table, spin)
        if not isinstance(decision, Refusal):
            _record(play, decision)


def _report(
    play: Play,
    step: Step,
    refusal: Refusal | None,
    events: list[Event],
    asked: tuple[Pending, ...],
) -> dict[str, Any]:
    clauses = refusal.clauses if refusal else _clauses(play, step, events, asked)
    report: dict[str, Any] = {
        "step": step.number,
        "do": step.verb,
        "ok": refusal is None,
        "refused": refusal.reason.value if refusal else None,
        "clauses": with_ancestors(clauses),
        "warnings": [warning for event in events for warning in event.warnings],
    }
    if refusal:
        report["detail"] = refusal.detail
    if step.words.unread:
        report["ignored"] = sorted(map(str, step.words.unread))
    if step.verb in ("place", "call-bet") and refusal is None:
        report["stake"] = show_money(_standing(play, step))
    if lines := _lines(events):
        report["settled"] = show_settled(lines)
    return report | {"balances": _balances(play.table), "phase": play.table.phase.value}


def _clauses(
    play: Play, step: Step, events: list[Event], asked: tuple[Pending, ...]
) -> tuple[str, ...]:
    """What decided a step, and then what it asks of staff that was not asked before."""
    if step.verb in AT_THE_CAGE:
        return play.tickets.log[-1].clauses
    asks = [waiting.task.clauses for waiting in play.table.tasks if waiting not in asked]
    cited = (*(event.clauses for event in events), *asks)
    return tuple(dict.fromkeys(clause for clauses in cited for clause in clauses))


def _standing(play: Play, step: Step) -> int:
    """What stands on the layout for a bet just placed: for a call bet, on one piece."""
    seat = play.table.seats[str(step.words["player"])]
    bet = parse_bet(str(step.words["bet"]))
    for wagers in (seat.wagers, seat.strays):
        if bet.name in wagers:
            return wagers[bet.name]
    pieces = play.table.game.pieces(bet)
    return min(seat.wagers.get(piece.bet.name, 0) // piece.pieces for piece in pieces)


def _lines(events: list[Event]) -> list[Line]:
    kinds = (e.RoundSettled, e.RoundResettled, e.WagersReturned, e.NoSpinCalled)
    return [line for event in events if isinstance(event, kinds) for line in event.lines]


def _balances(table: Table) -> dict[str, str]:
    return {player: show_money(seat.balance) for player, seat in table.seats.items()}


def state_of(play: Play) -> dict[str, Any]:
    """The table as a bare `expect` sees it."""
    table = play.table
    return {
        "phase": table.phase.value,
        "balances": _balances(table),
        "bets": {
            player: {
                bet: show_money(seat.wagers.get(bet, 0) + seat.strays.get(bet, 0))
                for bet in {**seat.wagers, **seat.strays}
            }
            for player, seat in table.seats.items()
        },
        "numbers": list(table.numbers),
        "float": show_money(table.house),
        "tickets": [
            {"number": t.number, "amount": show_money(t.amount), "status": t.status.value}
            for t in play.tickets.cage.tickets.values()
        ],
        "warnings": list(play.warnings),
        "tasks": [waiting.text for waiting in table.tasks],
        "log_ok": _log_ok(play),
    }


def _audit(play: Play) -> None:
    opening = play.log[0]
    assert isinstance(opening, e.TableOpened)
    table = open_table(opening)
    auditor = Auditor(table)
    for event in play.log[1:]:
        table = evolve(table, event)
        auditor.follow(event, table)


def _log_ok(play: Play) -> bool:
    """The log replays to this very table, and ledger and meters agree with it to the cent."""
    try:
        _audit(play)
    except InvariantBroken:
        return False
    balances = balances_of(play.table.id, play.log, play.tickets.log)
    return (
        replay(play.log) == play.table
        and play.tickets.replays
        and not differences(play.table, balances)
    )
