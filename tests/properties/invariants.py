"""What must hold at every table, whatever is asked of it and by whom."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

import msgspec

from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.views.actions import open_to_player, possible
from croupier.ledger.audit import Auditor
from croupier.ledger.balances import differences
from croupier.roulette.book import HOUSE
from croupier.roulette.clauses import load_clauses
from croupier.roulette.lines import Line
from croupier.roulette.settlement import wager_cost
from croupier.table.answer import Decision
from croupier.table.betting import BetsClosed, BettingOpened
from croupier.table.checks import in_hand_value, lying_on
from croupier.table.decide import decide, due, quiet_until, why_not
from croupier.table.declare import Command, Event
from croupier.table.describe import describe, explain_line
from croupier.table.evolve import evolve, replay
from croupier.table.faults import MalfunctionReported
from croupier.table.foreign import ChecksGone, ForeignColourRedeemed
from croupier.table.no_spin import NoSpinCalled
from croupier.table.opening import TableOpened, open_table
from croupier.table.past_rounds import RoundResettled
from croupier.table.phases import Phase
from croupier.table.plain_wagers import PlainWagers
from croupier.table.result import RoundSettled
from croupier.table.seats import BoughtIn, CashedOut
from croupier.table.spin import BallSpun
from croupier.table.state import Seat, Table
from croupier.table.voiding import OutcomeInvalidated
from croupier.table.wagers import PlaceWager, StrayWagerLaid, WagersChanged, WagersReturned

#: What may touch wagers between the close and the result.
_AFTER_CLOSE: Final = (WagersReturned, NoSpinCalled, RoundSettled)
#: What only a rule of the book can decide, so that one is always named.
_RULED_EVENTS: Final = (
    *(BallSpun, BetsClosed, RoundSettled, RoundResettled, NoSpinCalled),
    *(OutcomeInvalidated, MalfunctionReported, StrayWagerLaid),
)
_RULED_REASONS: Final = frozenset(
    {
        Reason.BETTING_CLOSED,
        Reason.EQUIPMENT_FAULT,
        Reason.NO_SUCH_BET,
        Reason.BELOW_MINIMUM,
        Reason.ABOVE_MAXIMUM,
        Reason.NOT_A_UNIT,
        Reason.NOTICE_REQUIRED,
    }
)
_CLOCK_STEPS_MAX: Final = 20


class Play:
    """A table under test: every answer is checked, and so is every table that it leads to."""

    def __init__(self, opening: TableOpened) -> None:
        self.table: Table = open_table(opening)
        self.log: list[Event] = [opening]
        self.now = 0
        self._auditor = Auditor(self.table)
        self._plain = PlainWagers(self.table)
        self._brought = 0
        self._settled: Counter[Line] = Counter()
        _check_event(opening, self.table)

    def submit(self, command: Command) -> Decision:
        """Put a command to the table and check what comes of it."""
        before, snapshot = self.table, _snapshot(self.table)
        first = why_not(before, command)
        decision = decide(before, command)
        assert decision == decide(before, command), "the same question has two answers"
        self._check_plain(command, decision)
        if isinstance(decision, Refusal):
            assert first is None or first == decision
            assert snapshot == _snapshot(self.table), f"refusing {command} changed the table"
            _check_refusal(decision, before)
            return decision
        assert first is None, f"{command} was done although {first}"
        assert decision, f"{command} led to nothing"
        for event in decision:
            self._record(event)
        assert snapshot == _snapshot(before), f"{command} changed a table that had been before it"
        self._check()
        return decision

    def _check_plain(self, command: Command, decision: Decision) -> None:
        """A wager that is taken for plain leads to what the rule says, in a run of them too."""
        if self._plain.table is not self.table:
            self._plain = PlainWagers(self.table)
        if command.at < quiet_until(self.table):
            assert not due(self.table, command.at), "the clock was said to be quiet"
        found = self._plain.find(command) if isinstance(command, PlaceWager) else None
        if found is not None:
            assert not due(self.table, command.at), "the clock comes first"
            assert decision == (found.event,), f"{command} is not plain"
            self._plain.lay(found.after)
            assert self._plain.table == evolve(self.table, found.event)

    def wait(self, milliseconds: int) -> None:
        """Let time pass. What the clock asks for is never refused."""
        self.now += milliseconds
        for _ in range(_CLOCK_STEPS_MAX):
            waiting = due(self.table, self.now)
            if not waiting:
                return
            decision = self.submit(waiting[0])
            assert not isinstance(decision, Refusal), f"the clock was told: {decision}"
        raise AssertionError("the clock never comes to rest")

    def check_replay(self) -> None:
        """The events alone give this very table."""
        assert replay(self.log) == self.table

    def _record(self, event: Event) -> None:
        before = self.table
        _check_event(event, before)
        self._note_settlement(event)
        self.table = evolve(before, event)
        if type(event) is WagersChanged and self._plain.table is before:
            self._plain.go_on(self.table)
        self.log.append(event)
        self._auditor.follow(event, self.table)
        self._brought += _brought(event)
        if before.phase is Phase.NO_MORE_BETS and not _may_move_wagers(event):
            assert _wagers(before) == _wagers(self.table), f"{event} moved wagers after the close"

    def _note_settlement(self, event: Event) -> None:
        """No wager has two results at a time: the one before is undone first."""
        if isinstance(event, BettingOpened):
            self._settled.clear()
        elif isinstance(event, RoundSettled):
            assert not self._settled, "the round was settled twice"
            self._settled.update(event.lines)
        elif isinstance(event, RoundResettled):
            undone = Counter(event.before)
            assert undone <= self._settled, "what was undone had not been settled"
            self._settled -= undone
            self._settled.update(event.lines)
        live = Counter((line.player, line.bet) for line in self._settled if not line.void)
        assert all(count == 1 for count in live.values()), f"settled twice: {live}"
        if isinstance(event, NoSpinCalled | OutcomeInvalidated):
            assert not live or not self._seated(live), f"{event} left results standing: {live}"
            self._settled.clear()

    def _seated(self, live: Mapping[tuple[str, str], int]) -> bool:
        """Somebody who has left cannot be paid or charged any more; the pit is told instead."""
        return any(player in self.table.seats for player, _ in live)

    def _check_what_is_open(self) -> None:
        """What a seat is shown that it may ask is what would not be refused at once."""
        for player in (*self.table.seats, "nobody"):
            may = possible(self.table, Role.PLAYER, self.now, player)
            could = tuple(action for action, refusal in may.items() if refusal is None)
            assert open_to_player(self.table, self.now, player) == could

    def _check(self) -> None:
        table = self.table
        assert differences(table, self._auditor.balances) == []
        worth = table.house - sum(table.owing.values())
        for seat in table.seats.values():
            stakes = (*seat.wagers.values(), *seat.strays.values())
            assert all(stake > 0 for stake in stakes), f"{seat} has an empty wager"
            assert min(seat.balance, seat.held, seat.owed) >= 0, f"{seat} is below nothing"
            worth += seat.balance + table.staked(seat) + seat.held - seat.owed
        assert worth == self._brought, f"{worth} at the table, {self._brought} brought to it"
        self._check_what_is_open()
        _check_colours(table)


def _brought(event: Event) -> int:
    """What an event brings to the table from outside, or takes from it."""
    match event:
        case BoughtIn(amount=amount):
            return amount
        case CashedOut(amount=amount):
            return -amount
        case ForeignColourRedeemed(value=value, count=count):
            return value * count
        case ChecksGone():
            return -sum(event.amounts.values())
    return 0


def _may_move_wagers(event: Event) -> bool:
    repositioned = isinstance(event, WagersChanged) and event.cause == "reposition"
    return repositioned or isinstance(event, _AFTER_CLOSE)


def _wagers(table: Table) -> dict[str, Mapping[str, int]]:
    return {player: seat.wagers for player, seat in table.seats.items() if seat.wagers}


def _snapshot(value: object) -> object:
    """A copy down to what cannot change; a game is never touched and is left out."""
    if isinstance(value, Mapping):
        return {key: _snapshot(inner) for key, inner in value.items()}
    if isinstance(value, Table | Seat):
        fields = msgspec.structs.asdict(value)
        return {name: _snapshot(inner) for name, inner in fields.items() if name != "game"}
    return value


def _check_refusal(refusal: Refusal, table: Table) -> None:
    assert isinstance(refusal.reason, Reason)
    assert refusal.detail.strip(), f"{refusal!r} does not say why"
    assert str(refusal).startswith(refusal.detail)
    assert refusal.clauses or refusal.reason not in _RULED_REASONS, f"{refusal!r} cites nothing"
    _check_cited(refusal.clauses, table)


def _check_event(event: Event, table: Table) -> None:
    """Its clauses exist, and its sentence names them all."""
    laid = isinstance(event, WagersChanged) and event.cause in ("place", "call-bet")
    ruled = laid or isinstance(event, _RULED_EVENTS)
    assert event.clauses or not ruled, f"{event} cites nothing"
    _check_cited(event.clauses, table)
    said = describe(event)
    assert all(clause in said for clause in event.clauses), said
    lines: tuple[Line, ...] = getattr(event, "lines", ())
    for line in lines:
        assert line.clauses or line.void, f"{line} cites nothing"
        _check_cited(line.clauses, table)
        answer = explain_line(line)
        assert all(clause in answer for clause in line.clauses), answer


def _check_cited(clauses: Iterable[str], table: Table) -> None:
    known = known_clauses(table.game.book, table.game.options.get("base"))
    # Where a book is silent the house decides, and that is cited too.
    unknown = [c for c in clauses if c not in known and c.split()[-1] != HOUSE]
    assert not unknown, f"{table.game.book} has no clause {unknown}"


@cache
def known_clauses(book: str, base: str | None) -> frozenset[str]:
    """Clauses of a book, and those of the book it is laid over, which are cited by its name."""
    own = {clause.stem for clause in load_clauses(book)}
    under = {f"{base} {clause.stem}" for clause in load_clauses(base)} if base else set()
    return frozenset(own | under)


def _check_colours(table: Table) -> None:
    """Colour checks are chips: none lies that is not out, and those in hand are of the balance."""
    for player, seat in table.seats.items():
        laid = Counter[tuple[str, int]]()
        for bet, checks in lying_on(seat).items():
            cost = seat.wagers[bet] * wager_cost(table.game, bet)
            assert sum(each.value * each.number for each in checks) <= cost, f"{player} on {bet}"
            for each in checks:
                assert each.number > 0
                laid[each.colour, each.value] += each.number
        for (colour, value), number in laid.items():
            issue = table.colours[colour]
            assert issue.value == value, f"{colour} lies at {value}"
            assert number <= issue.out[player], f"{player} has more {colour} down than out"
        assert in_hand_value(table, player) <= seat.balance, f"{player} holds checks for nothing"
