"""Betting: opened, about to end, closed, and for how long."""

from collections.abc import Iterable, Mapping
from functools import reduce
from typing import Annotated

import msgspec

from croupier.core.declarations import FieldKind, Milliseconds, Seconds
from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import DEVICES, MACHINE
from croupier.roulette.game import Clauses, Warn
from croupier.roulette.limits import Under
from croupier.roulette.lines import Line, void_line
from croupier.roulette.settlement import wager_cost
from croupier.table.answer import Decision, cited, refuse
from croupier.table.breaks import EndBreak
from croupier.table.declare import Command, Event, Heard, command, event
from croupier.table.lucky import DrawnBoost, DrawnNumbers, draw_boost, draw_numbers
from croupier.table.phases import BEFORE_RESULT, BEFORE_WARNING, BETWEEN_ROUNDS, WHILE_OPEN, Phase
from croupier.table.state import Change, Seat, Table
from croupier.table.struck import strike_late
from croupier.table.tasks import lasting, raise_tasks, undone_duties
from croupier.table.wagers import WagersChanged, WagersReturned


@command("open-betting", phases=BETWEEN_ROUNDS, roles=MACHINE, halted=True)
class OpenBetting(Command):
    """Announce that bets may be placed."""

    def decide(self, table: Table) -> Decision:
        """Start a round, or go on with one whose spin was void."""
        if table.on_break:
            clauses = EndBreak.clauses_in(table.game)
            return refuse(Reason.WRONG_PHASE, say("table-on-break"), clauses)
        respin = table.phase is Phase.VOID and _stakes_stand(table)
        seconds = table.wagering_seconds or table.game.close.seconds
        return (
            *_lift_winners(table, self),
            BettingOpened(
                at=self.at,
                by=self.by,
                round_no=table.round_no if respin else table.round_no + 1,
                respin=respin,
                closes_at=None if seconds is None else self.at + 1000 * seconds,
                dealer=table.dealer,
                omitted=() if respin else (*table.undone, *undone_duties(table)),
                clauses=cited(
                    self.clauses_in(table.game),
                    table.game.respin_clauses if table.phase is Phase.VOID else (),
                ),
            ),
        )

    @classmethod
    def untimely_clauses(cls, table: Table) -> Clauses:
        """The book's rule for doing it says when."""
        return cls.clauses_in(table.game)


def _lift_winners(table: Table, command: OpenBetting) -> Iterable[WagersChanged]:
    """Winners that stand for somebody who must leave come down: they are in no further spin."""
    if table.phase is not Phase.SETTLED:
        return
    for player in sorted(table.leaving & table.seats.keys()):
        seat = table.seats[player]
        lying = {bet: stake for bet, stake in seat.wagers.items() if bet not in seat.prison}
        costs = ((bet, stake, stake * wager_cost(table.game, bet)) for bet, stake in lying.items())
        if changes := tuple(Change(bet, -stake, -cost) for bet, stake, cost in costs):
            yield WagersChanged(
                at=command.at,
                by=command.by,
                player=player,
                cause="remove",
                changes=changes,
                clauses=table.game.stands_clauses,
            )


@event(heard=Heard.ROOM, on_receipt=True)
class BettingOpened(Event):
    """Bets may be placed; a re-spin goes on with the same round. `dealer` is who deals, if said."""

    round_no: int
    respin: bool
    closes_at: Milliseconds | None = None
    dealer: str = ""
    #: Duties of the round before that nobody said were done.
    omitted: tuple[str, ...] = ()

    def evolve(self, table: Table) -> Table:
        fresh = not self.respin
        seats = {
            player: seat.but(past=None, played=False, called=frozenset()) if fresh else seat
            for player, seat in table.seats.items()
        }
        opened = table.but(
            phase=Phase.BETTING,
            round_no=self.round_no,
            seats=seats,
            spin=None,
            closes_at=self.closes_at,
            bets_closed=False,
            close_called=False,
            warned=False,
            lucky_numbers={},
            lucky_boost=None,
            settlement=None,
            readings={},
            undone=() if fresh else table.undone,
            tasks=lasting(table.tasks) if fresh else table.tasks,
        )
        return opened.but(tasks=raise_tasks(opened, "open"))


@command("final-bets", phases=BEFORE_WARNING, roles=MACHINE, halted=True)
class CallFinalBets(Command):
    """Warn that betting is about to end."""

    def decide(self, table: Table) -> Decision:
        """Warn that betting is about to end, where the book has such a warning."""
        rule = table.game.close
        if rule.warn is Warn.NEVER:
            return refuse(
                Reason.NOT_OFFERED, say("table-game-no-warning-before-close"), rule.clauses
            )
        if rule.warn is Warn.REQUIRED and table.spin is None and not rule.before_spin:
            detail = say("table-final-bets-announced-while-ball")
            return refuse(Reason.WRONG_PHASE, detail, rule.warn_clauses)
        return (FinalBetsCalled(at=self.at, by=self.by, clauses=rule.warn_clauses),)

    @classmethod
    def untimely_clauses(cls, table: Table) -> Clauses:
        """The warning has its place in how betting ends."""
        return table.game.close.warn_clauses or table.game.close.clauses


@event(heard=Heard.ROOM)
class FinalBetsCalled(Event):
    """Players were warned that betting is about to end."""

    def evolve(self, table: Table) -> Table:
        return table.but(phase=Phase.FINAL_BETS, warned=True)


@command("no-more-bets", phases=BEFORE_RESULT, roles=MACHINE)
class CloseBetting(Command):
    """No more bets: by call, hand, clock or sensor."""

    means: str = "call"
    #: A wheel has closed by itself: it is too late to warn anybody, and to let anybody bet.
    sensed: Annotated[bool, FieldKind("house")] = False
    #: Lots that the house drew, where the game has any.
    numbers: Annotated[DrawnNumbers | None, FieldKind("house")] = None
    boost: Annotated[DrawnBoost | None, FieldKind("house")] = None
    #: What players changed when the wheel had closed already, and nobody knew.
    late: Annotated[Mapping[str, tuple[Change, ...]], FieldKind("house")] = msgspec.field(
        default_factory=dict
    )

    def decide(self, table: Table) -> Decision:
        """End betting; what came too late is undone first."""
        struck = tuple(strike_late(table, self, self.late, table.game.close.clauses))
        lay = reduce(lambda after, event: event.evolve(after), struck, table)
        closed = self._close(lay)
        return closed if isinstance(closed, Refusal) else (*struck, *closed)

    def _close(self, table: Table) -> Decision:
        """End betting; what the book does not let into the spin goes back at once."""
        rule = table.game.close
        by_clock = table.closes_at is not None and self.at >= table.closes_at
        if self.means not in ("call", "hand"):
            return refuse(
                Reason.INVALID, say("table-betting-not-closed-by", means=self.means), rule.clauses
            )
        # A sensor that sees it later than the dealer's call says nothing new, and nothing wrong.
        if table.close_called and self.by not in DEVICES:
            detail = say("table-no-more-bets-called-already", action=self.action, phase=table.phase)
            return refuse(Reason.WRONG_PHASE, detail, rule.clauses)
        if table.spin is None and not rule.before_spin:
            detail = say("table-no-more-bets-called-while")
            return refuse(Reason.WRONG_PHASE, detail, rule.before_spin_clauses or rule.clauses)
        unwarned = rule.warn is not Warn.NEVER and not table.warned
        if unwarned and not self.sensed:
            return refuse(
                Reason.WRONG_PHASE, say("table-final-bets-announced-first"), rule.warn_clauses
            )
        # A screen that was dark at the spin shows the numbers at the latest with the call.
        late = self.numbers if table.spin is not None and not table.bets_closed else None
        events: list[Event] = [*draw_numbers(table, self.at, late)]
        events.append(
            BetsClosed(
                at=self.at,
                by=self.by,
                means=_means(self, by_clock=by_clock),
                omitted=(CallFinalBets.action,) if unwarned else (),
                warnings=(say("warning-final-bets-unannounced"),) if unwarned else (),
                clauses=cited(
                    rule.clock_clauses if by_clock else (),
                    rule.clauses,
                    rule.warn_clauses if rule.warn is Warn.SHOWN else (),
                ),
            )
        )
        if self.boost is not None:
            closed = reduce(lambda after, event: event.evolve(after), events, table)
            events.extend(draw_boost(closed, self.at, self.boost))
        if lines := tuple(_returned_at_close(table)):
            clauses = cited(*(line.clauses for line in lines))
            events.append(
                WagersReturned(at=self.at, by=self.by, cause="close", lines=lines, clauses=clauses)
            )
        return tuple(events)

    @classmethod
    def untimely_clauses(cls, table: Table) -> Clauses:
        """The book's rule of the close says when."""
        return cls.clauses_in(table.game) or table.game.close.clauses


@event(heard=Heard.ROOM, on_receipt=True)
class BetsClosed(Event):
    """Betting ended; `omitted` are duties of the round that can no longer be done."""

    means: str
    omitted: tuple[str, ...] = ()

    def evolve(self, table: Table) -> Table:
        seats = {
            player: seat.but(last=seat.wagers, played=wagered, started=seat.started or wagered)
            for player, seat in table.seats.items()
            for wagered in (bool(seat.wagers or seat.strays),)
        }
        closed = table.but(
            phase=Phase.NO_MORE_BETS,
            bets_closed=True,
            close_called=table.close_called or self.by not in DEVICES,
            closes_at=None,
            undone=(*table.undone, *self.omitted),
            seats=seats,
        )
        return closed.but(tasks=raise_tasks(closed, "close", f"close:{self.means}"))


@command("wagering-period", phases=WHILE_OPEN)
class SetWageringPeriod(Command):
    """Fix for how long wagers are taken, from the next time that betting opens."""

    seconds: Seconds

    def decide(self, table: Table) -> Decision:
        """Fix how long wagers are taken from the next opening on."""
        clauses = self.clauses_in(table.game)
        if self.seconds < 1:
            return refuse(Reason.INVALID, say("table-wagering-period-lasts-some-seconds"), clauses)
        return (WageringPeriodSet(at=self.at, by=self.by, seconds=self.seconds, clauses=clauses),)


@event(heard=Heard.ROOM)
class WageringPeriodSet(Event):
    """Wagers are taken for so long each time that betting opens."""

    seconds: int

    def evolve(self, table: Table) -> Table:
        return table.but(wagering_seconds=self.seconds)


def _stakes_stand(table: Table) -> bool:
    """Whether wagers from before a void spin still lie on the layout."""
    return any(seat.wagers or seat.strays for seat in table.seats.values())


def _means(command: CloseBetting, *, by_clock: bool) -> str:
    if command.by in DEVICES:
        return "clock" if by_clock else "sensor"
    return command.means


def _returned_at_close(table: Table) -> Iterable[Line]:
    """Wagers under their minimum, then all wagers of a player under the aggregate minimum."""
    rule, limits = table.game.limits, table.limits
    if rule.under is not Under.RETURNED_AT_CLOSE and not rule.aggregate:
        return
    for seat in table.seats.values():
        under = [
            void_line(seat.player, bet, stake, rule.under_clauses)
            for bet, stake in seat.wagers.items()
            if rule.under is Under.RETURNED_AT_CLOSE and stake < _minimum(table, seat, bet)
        ]
        yield from under
        rest = table.staked(seat) - sum(line.stake for line in under)
        if rule.aggregate and limits.aggregate_min and 0 < rest < limits.aggregate_min:
            gone = {line.bet for line in under}
            yield from (
                void_line(seat.player, bet, stake, rule.aggregate_under_clauses)
                for bet, stake in seat.wagers.items()
                if bet not in gone
            )


def _minimum(table: Table, seat: Seat, bet: str) -> int:
    limits = seat.personal or table.limits.of(table.game.bets[bet].kind)
    return limits.min
