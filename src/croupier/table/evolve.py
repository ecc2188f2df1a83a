"""Fold: a table and an event give the next table. Never refuses; events are facts."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import reduce
from itertools import groupby
from typing import Any

from croupier.core.ensure import ensure
from croupier.core.roles import Role
from croupier.roulette.catalogue import find_book
from croupier.roulette.settle import Line
from croupier.table import events as e
from croupier.table.chips import CHIP_FOLDS
from croupier.table.conduct import CONDUCT_FOLDS
from croupier.table.declare import Event
from croupier.table.faults import FAULT_FOLDS
from croupier.table.floor import FLOOR_FOLDS
from croupier.table.notices import NOTICE_FOLDS
from croupier.table.orders import ORDER_FOLDS
from croupier.table.phases import Phase
from croupier.table.resettle import lines_by_player
from croupier.table.resettle_folds import round_resettled
from croupier.table.state import Dispute, Seat, Settlement, Spin, Table
from croupier.table.supplies import SUPPLY_FOLDS
from croupier.table.tasks import lasting, raise_tasks, spin_check, undone_duties
from croupier.table.tokens import banked_after, tokens_taken
from croupier.table.wager_folds import wagers_changed, wagers_run

NUMBERS_KEPT = 500


def open_table(event: e.TableOpened) -> Table:
    """The table that an opening event makes."""
    game = find_book(event.book).game(event.game, dict(event.options))
    return Table(
        id=event.table,
        game=game,
        limits=event.limits,
        seats_max=event.seats_max,
        signed=event.signed,
    )


def evolve(table: Table, event: Event) -> Table:
    """The table after an event."""
    fold = _FOLDS.get(type(event))
    return event.evolve(table) if fold is None else fold(table, event)


def replay(events: Iterable[Event]) -> Table:
    """The table that a whole history gives; the first event opens it."""
    history = iter(events)
    first = next(history)
    ensure(isinstance(first, e.TableOpened), "a table's history starts with its opening")
    assert isinstance(first, e.TableOpened)
    return evolve_all(open_table(first), history)


def evolve_all(table: Table, events: Iterable[Event]) -> Table:
    """The table after many events of which nobody wants to see what lies between."""
    for kind, run in groupby(events, type):
        fold = wagers_run if kind is e.WagersChanged else _fold_run
        table = fold(table, run)  # type: ignore[arg-type] # all in a run are of its kind
    return table


def _fold_run(table: Table, events: Iterable[Event]) -> Table:
    return reduce(evolve, events, table)


def _with_seat(table: Table, seat: Seat, **changes: Any) -> Table:
    seats = dict(table.seats)
    seats[seat.player] = seat
    return table.but(seats=seats, **changes)


def _joined(table: Table, event: e.PlayerJoined) -> Table:
    if event.player in table.seats:
        return _with_seat(table, table.seats[event.player].but(carded=True))
    owing = dict(table.owing)
    owed = owing.pop(event.player, 0) + event.repaid
    seat = Seat(
        player=event.player,
        number=event.seat_no,
        guest=event.guest,
        balance=event.repaid,
        owed=owed,
    )
    return _with_seat(table, seat, owing=owing)


def _bought_in(table: Table, event: e.BoughtIn) -> Table:
    seat = table.seats[event.player]
    # Chips brought along change hands with nobody; anything else buys chips out of the float.
    sold = 0 if event.tender == "chips" or event.tokens else event.amount
    tokens = event.amount if event.tokens else 0
    bought = seat.but(balance=seat.balance + event.amount, tokens=seat.tokens + tokens)
    return _with_seat(table, bought, banked=table.banked - sold)


def _cashed_out(table: Table, event: e.CashedOut) -> Table:
    seat = table.seats[event.player]
    ensure(seat.balance >= event.amount, f"{event.player} cashed out more than the balance")
    tokens = event.amount if event.payment == "tokens" else 0
    left = seat.but(balance=seat.balance - event.amount, tokens=seat.tokens - tokens)
    return _with_seat(table, left)


def _left(table: Table, event: e.PlayerLeft) -> Table:
    seats = {player: seat for player, seat in table.seats.items() if player != event.player}
    owed = table.seats[event.player].owed
    return table.but(
        seats=seats, owing={**table.owing, event.player: owed} if owed else table.owing
    )


def _betting_opened(table: Table, event: e.BettingOpened) -> Table:
    fresh = not event.respin
    seats = {
        player: seat.but(past=None, played=False, called=frozenset()) if fresh else seat
        for player, seat in table.seats.items()
    }
    opened = replace(
        table,
        phase=Phase.BETTING,
        round_no=event.round_no,
        seats=seats,
        spin=None,
        closes_at=event.closes_at,
        bets_closed=False,
        close_called=False,
        warned=False,
        lucky_numbers={},
        lucky_boost=None,
        settlement=None,
        undone=() if fresh else table.undone,
        tasks=lasting(table.tasks) if fresh else table.tasks,
    )
    return opened.but(tasks=raise_tasks(opened, "open"))


def _stray(table: Table, event: e.StrayWagerLaid | e.StrayWagerLifted) -> Table:
    seat = table.seats[event.player]
    bet, stake, cost, _ = event.change
    strays = {**seat.strays, bet: seat.strays.get(bet, 0) + stake}
    strays = {stray: lies for stray, lies in strays.items() if lies}
    ensure(seat.balance >= cost, f"{event.player} staked more than the balance")
    return _with_seat(table, replace(seat, strays=strays, balance=seat.balance - cost))


def _ball_spun(table: Table, event: e.BallSpun) -> Table:
    spin = Spin(number=event.spin_no, at=event.at, faults=event.faults, mechanical=event.mechanical)
    spun = replace(table, spin=spin, spin_no=event.spin_no, close_called=False)
    if table.phase is Phase.VOID:
        phase = Phase.NO_MORE_BETS if table.bets_closed else Phase.BETTING
        closes_at = table.closes_at and max(table.closes_at, event.at)
        spun = spun.but(phase=phase, closes_at=closes_at, lucky_numbers={}, lucky_boost=None)
    seen = event.direction != "unknown" and event.revolutions is not None
    tasks = tuple(w for w in spin_check(table, seen=seen) if w.task.when != "not-spun")
    return spun.but(tasks=raise_tasks(spun.but(tasks=tasks), "spin"))


def _final_bets(table: Table, event: e.FinalBetsCalled) -> Table:
    return replace(table, phase=Phase.FINAL_BETS, warned=True)


def _bets_closed(table: Table, event: e.BetsClosed) -> Table:
    seats = {
        player: seat.but(last=seat.wagers, played=wagered, started=seat.started or wagered)
        for player, seat in table.seats.items()
        for wagered in (bool(seat.wagers or seat.strays),)
    }
    closed = table.but(
        phase=Phase.NO_MORE_BETS,
        bets_closed=True,
        close_called=table.close_called or event.by is not Role.SYSTEM,
        closes_at=None,
        seats=seats,
    )
    return replace(closed, tasks=raise_tasks(closed, "close", f"close:{event.means}"))


def _take_down(table: Table, lines: Iterable[Line]) -> dict[str, Seat]:
    """Seats after lines that give stakes back to balances, or forfeit them."""
    seats = dict(table.seats)
    for line in lines:
        seat = seats[line.player]
        # Where a wager and a stray lie on one bet each has its own line, the wager's first.
        lying = "wagers" if line.bet in seat.wagers else "strays"
        left = {bet: stake for bet, stake in getattr(seat, lying).items() if bet != line.bet}
        if seat.token_wagers and lying == "wagers":
            seat = tokens_taken(seat, (line,))
        seats[line.player] = seat.but(balance=seat.balance + line.credit, **{lying: left})
    return seats


def _wagers_returned(table: Table, event: e.WagersReturned) -> Table:
    lost = sum(line.lost for line in event.lines)
    seats = _take_down(table, event.lines)
    banked = banked_after(table, seats, event.tokens)
    return replace(table, seats=seats, house=table.house + lost, banked=banked)


def _lucky_numbers(table: Table, event: e.LuckyNumbersDrawn) -> Table:
    return replace(table, lucky_numbers=dict(event.numbers))


def _lucky_boost(table: Table, event: e.LuckyBoostDrawn) -> Table:
    return replace(table, lucky_boost=(event.colour, event.odds))


def _round_settled(table: Table, event: e.RoundSettled) -> Table:
    seats = dict(table.seats)
    by_player = lines_by_player(event.lines)
    wagerers = {player: seats[player].as_wagerer() for player in by_player}
    house = table.house
    rule = table.game.idle
    counts = rule is not None and (table.is_full or not rule.when_full)
    for player, seat in seats.items():
        lines = by_player.get(player)
        if lines is None:
            # A round in which somebody else could sit down keeps nobody from playing.
            idle = seat.idle + 1 if counts else 0
            seats[player] = seat if seat.played else seat.but(idle=idle)
            continue
        credit = 0
        standing: dict[str, int] = {}
        for _, _, stake, win, returned, stands, _, _, _ in lines:
            credit += win + returned
            house += stake - returned - win
            for bet, stays in stands:
                standing[bet] = standing.get(bet, 0) + stays
                credit -= stays
        if seat.token_wagers:
            seat = tokens_taken(seat, lines)
        seats[player] = seat.but(
            balance=seat.balance + credit,
            wagers=standing,
            strays={},
            past=None,
            idle=0,
            advised=seat.advised or player in event.advised,
        )
    settled = replace(
        table,
        phase=Phase.SETTLED,
        seats=seats,
        numbers=(event.pocket, *table.numbers[: NUMBERS_KEPT - 1]),
        results=(table.round_no, *table.results[: NUMBERS_KEPT - 1]),
        settlement=Settlement(
            round_no=table.round_no,
            spin_no=table.spin_no,
            at=event.at,
            pocket=event.pocket,
            lines=event.lines,
            wagerers=wagerers,
            limits=table.limits,
            lucky_numbers=table.lucky_numbers,
            lucky_boost=table.lucky_boost,
        ),
        tasks=lasting(table.tasks),
        undone=undone_duties(table),
        house=house,
        banked=banked_after(table, seats, event.tokens),
    )
    tasks = raise_tasks(settled, "result", lines=event.lines)
    for player in event.advised:
        tasks = raise_tasks(replace(settled, tasks=tasks), "under-minimum", player=player)
    return replace(settled, tasks=tasks)


def _no_spin(table: Table, event: e.NoSpinCalled) -> Table:
    if event.round_no:
        return table
    seats = _take_down(table, event.lines) if event.returned else table.seats
    spin = table.spin and replace(table.spin, void=True, void_clauses=event.clauses)
    # A clock that was running goes on with the next spin: no spin ends no wagering period.
    closes_at = None if event.returned else table.closes_at
    void = table.but(phase=Phase.VOID, seats=seats, spin=spin, closes_at=closes_at, settlement=None)
    void = void.but(
        banked=banked_after(table, seats, event.tokens), tasks=spin_check(table, seen=True)
    )
    return replace(void, tasks=raise_tasks(void, f"no-spin:{event.reason}", "no-spin"))


def _invalidated(table: Table, event: e.OutcomeInvalidated) -> Table:
    if event.round_no:
        return table
    tasks = lasting(table.tasks)
    return replace(table, phase=Phase.VOID, closes_at=None, settlement=None, tasks=tasks)


def _personal_limits(table: Table, event: e.PersonalLimitsSet) -> Table:
    seat, tasks = table.seats[event.player], table.game.tasks.get("personal-limits", ())
    if any(task.activates for task in tasks):
        limited = _with_seat(table, seat.but(agreed=event.range, kinds=event.kinds))
    else:
        limited = _with_seat(table, seat.but(personal=event.range, kinds=event.kinds))
    return replace(limited, tasks=raise_tasks(limited, "personal-limits", player=event.player))


def _dispute(table: Table, event: e.DisputeOpened) -> Table:
    dispute = Dispute(
        number=len(table.disputes) + 1,
        player=event.player,
        text=event.text,
        round_no=event.round_no,
    )
    opened = replace(table, disputes=(*table.disputes, dispute))
    return replace(opened, tasks=raise_tasks(opened, "dispute", player=event.player))


def _claim_held(table: Table, event: e.ClaimHeld) -> Table:
    seat = table.seats[event.player]
    held = replace(
        seat,
        balance=seat.balance - event.amount,
        held=seat.held + event.amount,
        claim="",
        held_until=event.until,
    )
    return _with_seat(table, held)


def _claim_released(table: Table, event: e.ClaimReleased) -> Table:
    seat = table.seats[event.player]
    paid = event.amount if event.paid else 0
    released = replace(seat, held=seat.held - event.amount, balance=seat.balance + paid)
    return _with_seat(table, released, house=table.house + event.amount - paid)


def _task_done(table: Table, event: e.TaskDone) -> Table:
    told = (event.task, event.player)
    done = [w for w in table.tasks if (w.task.name, w.player) == told]
    left = tuple(w for w in table.tasks if w not in done)
    seat = table.seats.get(event.player)
    if seat and any(waiting.task.activates for waiting in done):
        return _with_seat(table, seat.but(personal=seat.agreed), tasks=left)
    return replace(table, tasks=left)


_FOLDS: dict[type[Event], Callable[[Table, Any], Table]] = {
    e.PlayerJoined: _joined,
    e.BoughtIn: _bought_in,
    e.CashedOut: _cashed_out,
    e.PlayerLeft: _left,
    e.BettingOpened: _betting_opened,
    e.WagersChanged: wagers_changed,
    e.StrayWagerLaid: _stray,
    e.StrayWagerLifted: _stray,
    e.BallSpun: _ball_spun,
    e.FinalBetsCalled: _final_bets,
    e.BetsClosed: _bets_closed,
    e.WagersReturned: _wagers_returned,
    e.LuckyNumbersDrawn: _lucky_numbers,
    e.LuckyBoostDrawn: _lucky_boost,
    e.RoundSettled: _round_settled,
    e.RoundResettled: round_resettled,
    e.NoSpinCalled: _no_spin,
    e.OutcomeInvalidated: _invalidated,
    e.PersonalLimitsSet: _personal_limits,
    e.DisputeOpened: _dispute,
    e.ClaimHeld: _claim_held,
    e.ClaimReleased: _claim_released,
    e.TaskDone: _task_done,
    **NOTICE_FOLDS,
    **FAULT_FOLDS,
    **CHIP_FOLDS,
    **SUPPLY_FOLDS,
    **FLOOR_FOLDS,
    **ORDER_FOLDS,
    **CONDUCT_FOLDS,
}
