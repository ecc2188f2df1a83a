"""The round as the dealer's console walks it: steps done and open, and the one thing to do now."""

from collections.abc import Iterator
from typing import Final

from croupier.core.messages import say
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.views import audience_views as shapes
from croupier.house.views.actions import COMMANDS, holders
from croupier.house.views.room import announcements
from croupier.roulette.game import Task, Warn
from croupier.table.decide import closed_to
from croupier.table.phases import BETTING, BETWEEN_ROUNDS, IN_ROUND, Phase
from croupier.table.state import Table
from croupier.table.tasks import GOOD_SPIN, stands_in_way

_CLOSED: Final = frozenset({Phase.NO_MORE_BETS, Phase.SETTLED})

#: The steps of a round that are actions; `_order` says in which order a game takes them.
STEP_ACTIONS: Final = ("open-betting", "spin", "final-bets", "no-more-bets", "result")
#: The steps of a round with which the book has something announced, and its moment.
_MOMENTS: Final = {"open-betting": "open", "final-bets": "final", "no-more-bets": "close"}


def steps(table: Table) -> tuple[shapes.StepShown, ...]:
    """The steps of this round in the order in which this game takes them."""
    main = (
        shapes.StepShown(
            step=action,
            text=_name_of(action),
            done=_is_done(table, action),
            clauses=action_clauses(table, action),
            say=_said_with(table, action),
        )
        for action in _order(table)
    )
    settled = table.phase is Phase.SETTLED
    waiting = {pending.task.name for pending in table.tasks}
    after = (
        _task_step(table, task, done=settled and task.name not in waiting)
        for task in table.game.tasks.get("result", ())
        if task.name in STEP_TASKS
    )
    return (*main, *after)


def _said_with(table: Table, action: str) -> tuple[str, ...]:
    return () if _is_done(table, action) else _announced_with(table, action)


def _announced_with(table: Table, action: str) -> tuple[str, ...]:
    moment = _MOMENTS.get(action)
    return announcements(table, moment) if moment else ()


def _name_of(step: str) -> str:
    """A step of the round as the dealer reads it, in English."""
    return str(say(f"step-{step}"))


#: Tasks after the number that are steps of every round, whatever the book calls the rest.
STEP_TASKS: Final = frozenset({"announce", "rateau", "dolly", "collect", "pay", "lift-dolly"})


def _task_step(table: Table, task: Task, *, done: bool) -> shapes.StepShown:
    """A task as a step, in its own words once they are known."""
    pending = (waiting for waiting in table.tasks if waiting.task == task)
    waiting = next(pending, None)
    if waiting is None:
        text = _name_of(task.name)
        return shapes.StepShown(step=task.name, text=text, done=done, clauses=task.clauses)
    return shapes.StepShown(
        step=task.name,
        text=waiting.text,
        done=done,
        clauses=task.clauses,
        code=task.says,
        params=waiting.params,
    )


def _order(table: Table) -> Iterator[str]:
    close = table.game.close
    warned = ("final-bets",) if close.warn is not Warn.NEVER else ()
    yield "open-betting"
    if close.before_spin:
        yield from (*warned, "no-more-bets", "spin")
    else:
        yield from ("spin", *warned, "no-more-bets")
    yield "result"


def _is_done(table: Table, action: str) -> bool:
    in_round = table.phase in IN_ROUND | {Phase.HELD}
    match action:
        case "open-betting":
            return in_round
        case "spin":
            return in_round and _has_spun(table)
        case "final-bets":
            return in_round and (table.warned or table.phase in _CLOSED)
        case "no-more-bets":
            return in_round and (table.bets_closed or table.phase in _CLOSED)
    return table.phase is Phase.SETTLED


def _has_spun(table: Table) -> bool:
    return table.spin is not None and not table.spin.void


def next_step(table: Table, role: Role, now: int) -> shapes.NextShown:
    """The one thing that this role does now, or what it waits for."""
    if table.phase is Phase.CLOSED:
        return _wait("view-table-closed", action_clauses(table, "close-table"))
    action = _main_action(table)
    return (
        _faulty(table, role) or _task(table, role, action, now) or _main(table, role, action, now)
    )


def _faulty(table: Table, role: Role) -> shapes.NextShown | None:
    """A fault that stops the game goes before everything else."""
    for scope, player in sorted(table.faults, key=str):
        rule = table.game.malfunctions[scope]
        if rule.gate and not table.tasks:
            allowed = rule.restore_roles or holders(table, "restore")
            return shapes.NextShown(
                action="restore" if role in allowed else "",
                text=str(say("view-repair-first", scope=scope)),
                say=(),
                clauses=rule.gate_clauses,
                scope=scope,
                player=player or "",
                roles=tuple(sorted(allowed)),
            )
    return None


def _task(table: Table, role: Role, action: str, now: int) -> shapes.NextShown | None:
    """The first task that waits: this role's own, or another's that stands in the way."""
    for pending in table.tasks:
        task = pending.task
        if task.name == GOOD_SPIN.name and table.phase in BETTING:
            continue  # The ball still runs: nobody can say yet how it ran.
        own = role in task.roles
        if own and (not task.lasting or task.blocks) or stands_in_way(task, action):
            roles = str(say("format-or")).join(sorted(task.roles))
            text = pending.text
            return shapes.NextShown(
                action="confirm" if own else "",
                text=text if own else str(say("view-task-of", roles=roles, task=text)),
                say=announcements(table) if task.name in ("announce", "rateau") else (),
                clauses=task.clauses,
                task=task.name,
                player=pending.player,
                roles=tuple(sorted(task.roles)),
                code=task.says,
                params=pending.params,
            )
    return None


def _main(table: Table, role: Role, action: str, now: int) -> shapes.NextShown:
    """The next step of the round; where it is another's to do, or the clock's, that it is awaited.

    Where betting ends by itself nobody need call it.
    """
    text = _name_of(action)
    clauses = action_clauses(table, action)
    allowed = holders(table, action)
    refusal = closed_to(table, COMMANDS[action], role, now)
    clocked = action == "no-more-bets" and table.closes_at is not None
    if clocked or action == "final-bets" and table.closes_at is not None:
        clock = table.game.close.clock_clauses or clauses
        return _wait("view-by-the-clock", clock, step=action)
    if isinstance(refusal, Refusal):
        return shapes.NextShown(
            action="",
            text=str(say("view-not-yet", step=text, why=refusal.detail)),
            say=(),
            clauses=refusal.clauses,
            roles=tuple(sorted(allowed)),
            step=action,
            reason=refusal.reason,
            detail=refusal.detail,
            facts=refusal.facts,
            code=refusal.code,
            params=refusal.params,
        )
    return shapes.NextShown(
        action=action,
        text=text,
        say=_announced_with(table, action),
        clauses=clauses,
        roles=tuple(sorted(allowed)),
        step=action,
    )


def _main_action(table: Table) -> str:
    if table.phase in BETWEEN_ROUNDS:
        return "open-betting"
    steps_left = (action for action in _order(table) if not _is_done(table, action))
    return next(steps_left, "result")


def _wait(code: str, clauses: tuple[str, ...], *, step: str = "") -> shapes.NextShown:
    text = str(say(code))
    return shapes.NextShown(action="", text=text, say=(), clauses=clauses, step=step)


def action_clauses(table: Table, action: str) -> tuple[str, ...]:
    """The clauses behind a step of the round."""
    game = table.game
    match action:
        case "spin":
            return game.spin.clauses
        case "no-more-bets":
            return game.close.clauses
        case "final-bets":
            return game.close.warn_clauses
    return COMMANDS[action].clauses_in(game)


def light(table: Table) -> str:
    """The console's light where the book has one: red while the fault that it shows stands."""
    for scope, rule in table.game.malfunctions.items():
        if rule.reach == "light":
            return "red" if table.is_faulty(scope) else "green"
    return ""


def colour_checks(table: Table) -> tuple[shapes.ColourShown, ...]:
    """The colours that are out."""
    return tuple(
        shapes.ColourShown(colour=colour, value=issue.value, out=dict(issue.out))
        for colour, issue in table.colours.items()
    )
