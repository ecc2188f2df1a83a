"""What staff must do next: the book's tasks, raised by what happens at the table."""

from dataclasses import replace
from functools import cache
from typing import Annotated, Any, Final

from croupier.core.declarations import BetText, FieldKind, PlayerName
from croupier.core.fluent import parameters_of
from croupier.core.messages import catalogue, say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import DEVICES, PIT, PIT_LINE, Role
from croupier.roulette.bets import EVEN_CHANCES, THIRDS, Kind
from croupier.roulette.book import HOUSE
from croupier.roulette.game import Game, Task
from croupier.roulette.lines import Line
from croupier.roulette.pockets import Pocket, colour_of
from croupier.table.answer import Decision, cited, refuse
from croupier.table.declare import Command, Event, Heard, command, event
from croupier.table.paying_out import paid_out
from croupier.table.phases import EVER, SETTLED
from croupier.table.state import Pending, Table

_OUTSIDE = frozenset({*EVEN_CHANCES, *THIRDS})
#: How chips in hand leave a table: with winnings on the way, not before these are paid.
_TAKING: Final = frozenset({"cash-out", "tip", "colour-out"})


#: Somebody says with one touch that a spin was good, where nobody has said how the ball ran.
GOOD_SPIN: Final = Task(
    name="good-spin",
    says="duty-good-spin",
    roles=frozenset(PIT_LINE),
    clauses=(),
)


@command("confirm", phases=EVER, words={"pocket": "number"}, own_roles=True)
class ConfirmTask(Command):
    """A member of staff has done what the table called for; `pocket` says on which number."""

    task: str
    player: PlayerName = ""
    pocket: Pocket | None = None
    #: A machine has done it at a table without a dealer.
    machine: Annotated[bool, FieldKind("house")] = False

    def decide(self, table: Table) -> Decision:
        """A member of staff did a task; those that block are done in their order."""
        named = (w for w in table.tasks if w.task.name == self.task)
        waiting = next((w for w in named if self.player in ("", w.player)), None)
        if waiting is None:
            names = [waits.task.name for waits in table.tasks]
            return refuse(Reason.INVALID, say("table-not-waiting", task=self.task, names=names))
        machine = self.machine and self.by in DEVICES and not waiting.task.judged
        if self.by not in waiting.task.roles and not machine:
            detail = say("table-may-not-confirm", by=self.by, text=waiting.message)
            return refuse(Reason.NOT_PERMITTED, detail, waiting.task.clauses)
        if self.pocket is not None and self.pocket not in table.numbers[:1]:
            detail = say("table-not-winning-number", pocket=self.pocket, text=waiting.message)
            return refuse(Reason.INVALID, detail, waiting.task.clauses)
        if refusal := refuse_out_of_order(table, waiting):
            return refusal
        done = TaskDone(
            at=self.at,
            by=self.by,
            task=self.task,
            player=waiting.player,
            clauses=waiting.task.clauses,
        )
        return (done, *paid_out(table, self.task, waiting.player, done))

    @classmethod
    def holders_in(cls, game: Game) -> frozenset[Role]:
        """Those whom one task of the book or another is for."""
        return frozenset().union(*(t.roles for tasks in game.tasks.values() for t in tasks))

    @classmethod
    def holders(cls, table: Table) -> frozenset[Role]:
        """Those whom a task waits for."""
        return frozenset().union(*(waiting.task.roles for waiting in table.tasks))


@event()
class TaskDone(Event):
    """A member of staff did what was called for."""

    task: str
    player: str = ""

    def evolve(self, table: Table) -> Table:
        wanted = (self.task, self.player)
        done = [w for w in table.tasks if (w.task.name, w.player) == wanted]
        left = tuple(w for w in table.tasks if w not in done)
        seat = table.seats.get(self.player)
        if seat and any(waiting.task.activates for waiting in done):
            return table.with_seat(seat.but(personal=seat.agreed), tasks=left)
        return table.but(tasks=left)


@command("pay-winners", phases=SETTLED, roles=PIT)
class PayWinners(Command):
    """The winners on one outside area are paid, before all are; one player's alone if named."""

    bet: BetText
    player: PlayerName = ""

    def decide(self, table: Table) -> Decision:
        """Free what is paid for its owner, in the order that the book has for collecting."""
        waiting = next((w for w in table.tasks if w.task.frees), None)
        if waiting is None:
            return refuse(Reason.INVALID, say("table-no-payment-waits-told-area"))
        clauses = waiting.task.clauses
        winners = winners_on(table, self.bet)
        if self.bet.partition(":")[0] not in _OUTSIDE or not winners:
            return refuse(
                Reason.INVALID, say("table-no-outside-area-winner", bet=self.bet), clauses
            )
        if self.player and self.player not in winners:
            detail = say("table-not-won-on", player=self.player, bet=self.bet)
            return refuse(Reason.NOT_YOUR_WAGER, detail, clauses)
        if refusal := refuse_out_of_order(table, waiting):
            return refusal
        players = (self.player,) if self.player else winners
        if all((self.bet, player) in table.paid for player in players):
            return refuse(Reason.INVALID, say("table-paid-already", bet=self.bet), clauses)
        return (
            WinnersPaid(at=self.at, by=self.by, bet=self.bet, players=players, clauses=clauses),
        )


@event(heard=Heard.SEEN)
class WinnersPaid(Event):
    """Winners on an outside area have their payment."""

    bet: str
    players: tuple[str, ...]

    def evolve(self, table: Table) -> Table:
        paid = frozenset((self.bet, player) for player in self.players)
        return table.but(paid=table.paid | paid)


def raise_tasks(
    table: Table, *triggers: str, player: str = "", lines: tuple[Line, ...] = ()
) -> tuple[Pending, ...]:
    """The pending tasks with those that the triggers add; none is pending twice."""
    pending = {waiting.text: waiting for waiting in table.tasks}
    for trigger in triggers:
        for task in table.game.tasks.get(trigger, ()):
            if _applies(task, table, lines):
                params = {name: _param(name, table, player, lines) for name in _named(task.says)}
                waiting = Pending.of(task, player, **params)
                pending.setdefault(waiting.text, waiting)
    return tuple(pending.values())


def stands_in_way(
    task: Task, action: str, command: Command | None = None, table: Table | None = None
) -> bool:
    """Whether a command waits until a task is done; without one, whether such an action does.

    A payment that frees what it has reached keeps nobody from lifting that.
    """
    if task.unless and getattr(command, task.unless[0], None) == task.unless[1]:
        return False
    if action not in task.blocks:
        return False
    return not (task.frees and table is not None and is_freed(table, task, command))


def awaits_payment(table: Table, task: Task, player: str) -> bool:
    """Whether a payment that keeps hands off the winners has not reached all of a player's.

    A terminal has credited its winner with the number.
    """
    lines = table.settlement.lines if table.settlement is not None else ()
    by_hand = "remove" in task.blocks and not table.game.electronic
    return by_hand and any(
        line.win and line.player == player and (line.bet, player) not in table.paid
        for line in lines
    )


def is_in_way(
    waiting: Pending, action: str, command: Command | None, table: Table, player: str = ""
) -> bool:
    """Whether something that waits stands in the way of a command at a table."""
    whose = player or getattr(command, "player", "")
    if waiting.task.own and waiting.player != whose:
        return False
    if action in _TAKING and awaits_payment(table, waiting.task, whose):
        return True
    return stands_in_way(waiting.task, action, command, table)


def is_freed(table: Table, task: Task, command: Command | None) -> bool:
    """Whether what a command lifts is paid, though the payment as a whole is not done."""
    player, bet = str(getattr(command, "player", "")), str(getattr(command, "bet", ""))
    if task.frees == "wager":
        return (bet, player) in table.paid
    winners = winners_on(table, bet)
    return bool(winners) and all((bet, each) in table.paid for each in winners)


def winners_on(table: Table, bet: str) -> tuple[str, ...]:
    """Who has won on a bet in the round that was settled last."""
    lines = table.settlement.lines if table.settlement is not None else ()
    return tuple(line.player for line in lines if line.bet == bet and line.win)


def refuse_out_of_order(table: Table, waiting: Pending) -> Refusal | None:
    """Why a task that others wait for is not done yet: one stands before it.

    What keeps one player alone stands before nothing and waits for nothing.
    """
    if waiting.task.own or not waiting.task.blocks:
        return None
    common = (w for w in table.tasks if w.task.blocks and not w.task.own)
    first = next((w for w in common if w.task.name not in waiting.task.ahead_of), waiting)
    if first.task.name != waiting.task.name:
        return refuse_before(first)
    return None


def refuse_before(waiting: Pending) -> Refusal:
    """Why something waits: a task is done first."""
    task = waiting.task
    detail = say("table-task-first", task=waiting.message)
    return refuse(Reason.WRONG_PHASE, detail, task.clauses or (HOUSE,))


def renew_tasks(
    table: Table, trigger: str, *, lines: tuple[Line, ...], raised: bool
) -> tuple[Pending, ...]:
    """The pending tasks without those of a trigger, which are raised anew or not at all."""
    old = table.game.tasks.get(trigger, ())
    left = table.but(tasks=tuple(waiting for waiting in table.tasks if waiting.task not in old))
    return raise_tasks(left, trigger, lines=lines) if raised else left.tasks


def spin_check(table: Table, *, seen: bool) -> tuple[Pending, ...]:
    """The pending tasks of a spin just made: what was not seen of it must be said."""
    rule = table.game.spin
    left = tuple(waiting for waiting in table.tasks if waiting.task.name != GOOD_SPIN.name)
    clauses = cited(rule.direction_clauses, rule.revolutions_clauses)
    if seen or not clauses:
        return left
    return (*left, Pending.of(replace(GOOD_SPIN, clauses=clauses)))


def undone_duties(table: Table) -> tuple[str, ...]:
    """Duties of the round that nobody has said were done, by name."""
    return tuple(waiting.task.name for waiting in table.tasks if not waiting.task.lasting)


def lasting(tasks: tuple[Pending, ...]) -> tuple[Pending, ...]:
    """The tasks that outlive a round."""
    return tuple(waiting for waiting in tasks if waiting.task.lasting)


def _applies(task: Task, table: Table, lines: tuple[Line, ...]) -> bool:
    match task.when:
        case "":
            return True
        case "wagered":
            return bool(lines)
        case "outside-won":
            return any(line.win and line.bet.partition(":")[0] in _OUTSIDE for line in lines)
        case "prison":
            return any(seat.prison for seat in table.seats.values())
        case "held-won":
            return any(line.win and table.game.held(line.bet) for line in lines)
        case "outside-zero":
            lie = (bet for seat in table.seats.values() for bet in seat.wagers)
            return any(bet in table.game.areas for bet in (*lie, *(line.bet for line in lines)))
        case "same-ball":
            return True
        case fitted if fitted.startswith("fitted:"):
            return fitted.partition(":")[2] not in table.removed
        case "not-spun":
            return table.spin is None
    raise ValueError(f"task {task.name} waits for {task.when!r}, which nothing decides")


def _even_chances(table: Table, pocket: Pocket | None) -> tuple[str, ...]:
    """The even chances that a number wins, colour, parity and half; a zero is none of them."""
    order = (Kind.RED, Kind.BLACK, Kind.EVEN, Kind.ODD, Kind.LOW, Kind.HIGH)
    bets = [table.game.bets[kind] for kind in order if kind in table.game.bets]
    won = tuple(bet.name for bet in bets if pocket is not None and bet.covers(pocket))
    return won or ("zero",)


def _pay_order(table: Table) -> list[str]:
    """The kinds of bet in the order in which the book has winners paid."""
    order, titles = table.game.pay_order, table.game.titles
    kinds = [kind for group in order.kinds for kind in group] if order else []
    return [titles.get(kind, kind) for kind in kinds]


@cache
def _named(code: str) -> tuple[str, ...]:
    """What the sentence of a task names."""
    return tuple(sorted(parameters_of(catalogue("en").messages[code])))


def _param(name: str, table: Table, player: str, lines: tuple[Line, ...]) -> Any:
    """What stands in the sentence of a task under a name."""
    last = table.numbers[0] if table.numbers else None
    titles = table.game.titles
    match name:
        case "number":
            return last or ""
        case "colour":
            return colour_of(last) if last else ""
        case "player":
            return player
        case "chances":
            return [titles.get(kind, kind) for kind in _even_chances(table, last)]
        case "plain_chances":
            return list(_even_chances(table, last))
        case "pay_order":
            return _pay_order(table)
        case "kinds":
            won = dict.fromkeys(bet.partition(":")[0] for line in lines for bet, _ in line.stands)
            return [titles.get(kind, kind) for kind in won]
    raise ValueError(f"no task knows {name!r}")
