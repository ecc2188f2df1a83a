"""The ball: launched, called no spin, or spun for nobody."""

from collections.abc import Iterator
from typing import Annotated, Final

from croupier.core.declarations import FieldKind
from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.roulette.game import Clauses, Game, Stakes
from croupier.table.answer import Decision, cited, refuse
from croupier.table.betting import OpenBetting
from croupier.table.declare import Command, Event, Heard, command, event
from croupier.table.lookup import find_seat
from croupier.table.lucky import DrawnBoost, DrawnNumbers, draw_boost, draw_numbers
from croupier.table.phases import SPINNING, WHILE_OPEN, Phase
from croupier.table.state import Spin, Table
from croupier.table.tasks import raise_tasks, spin_check

#: How a ball ran of which nobody said it.
UNKNOWN: Final = "unknown"


@command("spin", phases=SPINNING, halted=True, words={"presser": "player"}, own_roles=True)
class SpinBall(Command):
    """Launch the ball; what was seen of the launch comes with it, and what was not is unknown."""

    #: Opposite to the wheel or the same; empty if nobody saw.
    direction: str = ""
    revolutions: int | None = None
    wheel_moving: bool | None = None
    mechanical: bool = False
    presser: str = ""
    #: The dealer's hand or a unit; empty for the unit where there is one.
    source: str = ""
    #: Which way the wheel turns, `clockwise` or `anticlockwise`; empty where nobody saw it.
    rotor: str = ""
    #: Lots that the house drew for this spin, where the game has any.
    numbers: Annotated[DrawnNumbers | None, FieldKind("house")] = None
    boost: Annotated[DrawnBoost | None, FieldKind("house")] = None

    def decide(self, table: Table) -> Decision:
        """Launch the ball. A bad launch is a fact; it takes a no-spin call to go on."""
        rule = table.game.spin
        if self.by not in rule.roles:
            return refuse(
                Reason.NOT_PERMITTED, say("table-ball-not-spun-by", by=self.by), rule.clauses
            )
        if table.spin is not None and not table.spin.void and table.phase is not Phase.VOID:
            return refuse(Reason.WRONG_PHASE, say("table-ball-spun-already"), rule.clauses)
        respun = table.spin is not None and table.spin.void
        if table.phase is Phase.VOID and (
            table.game.no_spin_stakes is Stakes.RETURNED or not respun
        ):
            detail = say("table-wagers-went-back-betting-opens")
            opens = OpenBetting.clauses_in(table.game)
            return refuse(Reason.WRONG_PHASE, detail, table.game.respin_clauses, opens)
        source = _source(table, self)
        if isinstance(source, Refusal):
            return source
        presser = find_seat(table, self.presser) if self.presser else None
        if isinstance(presser, Refusal):
            return presser
        runs = self.revolutions is None or self.revolutions >= 0
        if not runs or self.direction not in ("", "opposite", "same"):
            return refuse(Reason.INVALID, say("table-ball-runs-opposite-or-same"), rule.clauses)
        if refusal := _refuse_direction(table, self):
            return refusal
        faults, clauses = _launch_faults(table, self)
        spun = BallSpun(
            at=self.at,
            by=self.by,
            spin_no=table.spin_no + 1,
            direction=self.direction or UNKNOWN,
            revolutions=self.revolutions,
            wheel_moving=self.wheel_moving,
            mechanical=self.mechanical,
            presser=self.presser,
            source=source,
            rotor=self.rotor,
            dealer=table.dealer,
            faults=faults,
            clauses=cited(clauses, rule.clauses, table.game.respin_clauses if respun else ()),
            warnings=tuple(say("warning-no-spin-due", ground=fault) for fault in faults),
        )
        return (spun, *self._lots(spun.evolve(table)))

    def _lots(self, spun: Table) -> Iterator[Event]:
        """What the house drew: the numbers with the launch, the boost too if betting is closed."""
        if self.numbers is None:
            return
        for drawn in draw_numbers(spun, self.at, self.numbers):
            yield drawn
            yield from draw_boost(drawn.evolve(spun), self.at, self.boost)

    @classmethod
    def holders_in(cls, game: Game) -> frozenset[Role]:
        """Those whom the book lets launch the ball."""
        return game.spin.roles

    @classmethod
    def untimely_clauses(cls, table: Table) -> Clauses:
        """Betting opens before a ball is launched."""
        if table.phase not in (Phase.IDLE, Phase.SETTLED):
            return ()
        return cited(OpenBetting.clauses_in(table.game), table.game.spin.clauses)


@event(heard=Heard.ROOM, on_receipt=True)
class BallSpun(Event):
    """The ball was launched; `faults` are grounds seen at once for calling no spin.

    What nobody saw of it is unknown: no number of revolutions, and `unknown` for a direction.
    """

    spin_no: int
    direction: str
    revolutions: int | None
    wheel_moving: bool | None
    mechanical: bool = False
    presser: str = ""
    source: str = "dealer"
    faults: tuple[str, ...] = ()
    rotor: str = ""
    #: Who dealt, where it was said.
    dealer: str = ""

    def evolve(self, table: Table) -> Table:
        spin = Spin(
            number=self.spin_no,
            at=self.at,
            faults=self.faults,
            mechanical=self.mechanical,
            rotor=self.rotor,
            after_close=table.bets_closed,
        )
        launches = {**table.launches, self.dealer: table.launches.get(self.dealer, 0) + 1}
        spun = table.but(
            spin=spin,
            spin_no=self.spin_no,
            close_called=False,
            readings={},
            launches=launches if self.dealer else table.launches,
        )
        if table.phase is Phase.VOID:
            phase = Phase.NO_MORE_BETS if table.bets_closed else Phase.BETTING
            closes_at = table.closes_at and max(table.closes_at, self.at)
            spun = spun.but(phase=phase, closes_at=closes_at, lucky_numbers={}, lucky_boost=None)
        seen = self.direction != UNKNOWN and self.revolutions is not None
        tasks = tuple(w for w in spin_check(table, seen=seen) if w.task.when != "not-spun")
        return spun.but(tasks=raise_tasks(spun.but(tasks=tasks), "spin"))


@command("extra-spin", phases=WHILE_OPEN)
class OrderExtraSpins(Command):
    """Direct spins at a table where nobody plays; without a count they go on until stopped."""

    count: int | None = None

    def decide(self, table: Table) -> Decision:
        """Direct spins while there is nobody to bet."""
        clauses = self.clauses_in(table.game)
        if any(seat.wagers or seat.strays for seat in table.seats.values()):
            return refuse(Reason.WRONG_PHASE, say("table-wagers-lie-on-layout"), clauses)
        if table.seats:
            return refuse(Reason.WRONG_PHASE, say("table-players-at-table"), clauses)
        if self.count is not None and self.count < 1:
            return refuse(Reason.INVALID, say("table-spins-none", count=self.count), clauses)
        return (ExtraSpinsOrdered(at=self.at, by=self.by, count=self.count, clauses=clauses),)


@event()
class ExtraSpinsOrdered(Event):
    """Spins without players were directed."""

    count: int | None


def _source(table: Table, command: SpinBall) -> str | Refusal:
    """What spins the ball: the dealer's hand, or a unit that is fitted to the wheel."""
    rule = table.game.spin
    unit = rule.unit if rule.unit not in table.removed else ""
    source = command.source or unit or "dealer"
    if source not in ("dealer", unit):
        return refuse(Reason.NOT_OFFERED, say("table-no-fitted-wheel", source=source), rule.clauses)
    if command.by is Role.PLAYER and source == "dealer":
        return refuse(Reason.NOT_PERMITTED, say("table-dealer-hand-dealer-own"), rule.clauses)
    return source


_ROTORS = ("", "clockwise", "anticlockwise")


def _refuse_direction(table: Table, command: SpinBall) -> Refusal | None:
    """Where directions alternate, no ball runs with the wheel and no wheel as the spin before.

    What nobody saw is not assumed: an unknown direction is put on record as unknown.
    """
    rule = table.game.spin
    if command.rotor not in _ROTORS:
        detail = say("table-wheel-turns-not", ways=_ROTORS[1:], rotor=command.rotor)
        return refuse(Reason.INVALID, detail, rule.direction_clauses)
    if not rule.alternates:
        return None
    if command.direction == "same":
        detail = say("table-ball-runs-against-wheel")
    elif command.rotor and command.rotor == table.rotor:
        detail = say("table-wheel-turned-at-last-spin", rotor=table.rotor)
    else:
        return None
    return refuse(Reason.SAME_DIRECTION, detail, rule.direction_clauses)


def _launch_faults(table: Table, command: SpinBall) -> tuple[tuple[str, ...], Clauses]:
    rule = table.game.spin
    seen: dict[str, Clauses] = {}
    if command.direction == "same":
        seen["same-direction"] = rule.direction_clauses
    if command.revolutions is not None and command.revolutions < rule.revolutions_min:
        seen["short-revolutions"] = rule.revolutions_clauses
    by_machine = rule.mechanical or command.mechanical
    if command.wheel_moving is False and rule.moving_clauses and not by_machine:
        seen["wheel-not-moving"] = rule.moving_clauses
    return tuple(seen), cited(*seen.values())
