"""The round as dealt: open, spin, warn, close, draw, result, no spin."""

from collections.abc import Iterable

from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.roulette.bets import Kind
from croupier.roulette.game import Clauses, Stakes, Warn
from croupier.roulette.held import settle
from croupier.roulette.limits import Under
from croupier.roulette.pockets import Pocket
from croupier.roulette.settle import Line, Result, has_wager_to_advise, void_line
from croupier.table import commands as c
from croupier.table import events as e
from croupier.table.answer import Decision, cited, refuse
from croupier.table.declare import Event
from croupier.table.late import (
    find_settlement,
    freeze,
    in_play,
    is_past,
    round_of,
    settle_anew,
)
from croupier.table.phases import Phase
from croupier.table.state import Seat, Table
from croupier.table.tasks import undone_duties
from croupier.table.voiding import void_lines


def open_betting(table: Table, command: c.OpenBetting) -> Decision:
    """Start a round, or go on with one whose spin was void."""
    respin = table.phase is Phase.VOID and _stakes_stand(table)
    seconds = table.wagering_seconds or table.game.close.seconds
    return (
        e.BettingOpened(
            at=command.at,
            by=command.by,
            round_no=table.round_no if respin else table.round_no + 1,
            respin=respin,
            closes_at=None if seconds is None else command.at + 1000 * seconds,
            dealer=table.dealer,
            omitted=() if respin else (*table.undone, *undone_duties(table)),
            clauses=cited(
                table.game.powers[command.action].clauses,
                table.game.respin_clauses if respin else (),
            ),
        ),
    )


def _stakes_stand(table: Table) -> bool:
    """Whether wagers from before a void spin still lie on the layout."""
    return any(seat.wagers or seat.strays for seat in table.seats.values())


def spin(table: Table, command: c.SpinBall) -> Decision:
    """Launch the ball. A bad launch is a fact; it takes a no-spin call to go on."""
    rule = table.game.spin
    if command.by not in rule.roles:
        return refuse(Reason.NOT_PERMITTED, f"the ball is not spun by a {command.by}", rule.clauses)
    if table.spin is not None and not table.spin.void and table.phase is not Phase.VOID:
        return refuse(Reason.WRONG_PHASE, "the ball has been spun already", rule.clauses)
    respun = table.spin is not None and table.spin.void
    if table.phase is Phase.VOID and (table.game.no_spin_stakes is Stakes.RETURNED or not respun):
        detail = "the wagers went back; betting opens first"
        opens = table.game.powers["open-betting"].clauses
        return refuse(Reason.WRONG_PHASE, detail, table.game.respin_clauses, opens)
    source = _source(table, command)
    if isinstance(source, Refusal):
        return source
    runs = command.revolutions is None or command.revolutions >= 0
    if not runs or command.direction not in ("", "opposite", "same"):
        return refuse(
            Reason.INVALID, "a ball runs opposite or same, some revolutions", rule.clauses
        )
    faults, clauses = _launch_faults(table, command)
    return (
        e.BallSpun(
            at=command.at,
            by=command.by,
            spin_no=table.spin_no + 1,
            direction=command.direction or "unknown",
            revolutions=command.revolutions,
            wheel_moving=command.wheel_moving,
            mechanical=command.mechanical,
            presser=command.presser,
            source=source,
            faults=faults,
            clauses=cited(clauses, rule.clauses),
            warnings=tuple(f"no spin is due: {fault}" for fault in faults),
        ),
    )


def _source(table: Table, command: c.SpinBall) -> str | Refusal:
    """What spins the ball: the dealer's hand, or a unit that is fitted to the wheel."""
    rule = table.game.spin
    unit = rule.unit if rule.unit not in table.removed else ""
    source = command.source or unit or "dealer"
    if source not in ("dealer", unit):
        return refuse(Reason.NOT_OFFERED, f"no {source} is fitted to this wheel", rule.clauses)
    if command.by is Role.PLAYER and source == "dealer":
        return refuse(Reason.NOT_PERMITTED, "the dealer's hand is the dealer's own", rule.clauses)
    return source


def _launch_faults(table: Table, command: c.SpinBall) -> tuple[tuple[str, ...], Clauses]:
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


def final_bets(table: Table, command: c.CallFinalBets) -> Decision:
    """Warn that betting is about to end, where the book has such a warning."""
    rule = table.game.close
    if rule.warn is Warn.NEVER:
        return refuse(Reason.NOT_OFFERED, "this game has no warning before the close", rule.clauses)
    if rule.warn is Warn.REQUIRED and table.spin is None and not rule.before_spin:
        return refuse(
            Reason.WRONG_PHASE, "final bets is announced while the ball circles", rule.warn_clauses
        )
    return (e.FinalBetsCalled(at=command.at, by=command.by, clauses=rule.warn_clauses),)


def close_betting(table: Table, command: c.CloseBetting) -> Decision:
    """End betting; what the book does not let into the spin goes back at once."""
    rule = table.game.close
    by_clock = table.closes_at is not None and command.at >= table.closes_at
    if command.means not in ("call", "hand"):
        return refuse(Reason.INVALID, f"betting is not closed by {command.means!r}", rule.clauses)
    # A sensor that sees it later than the dealer's call says nothing new, and nothing wrong.
    if table.close_called and command.by is not Role.SYSTEM:
        detail = "no more bets has been called already"
        return refuse(
            Reason.WRONG_PHASE, detail, rule.clauses, action=command.action, phase=table.phase
        )
    if table.spin is None and not rule.before_spin:
        detail = "no more bets is called while the ball circles"
        return refuse(Reason.WRONG_PHASE, detail, rule.before_spin_clauses or rule.clauses)
    if rule.warn is not Warn.NEVER and not table.warned:
        return refuse(Reason.WRONG_PHASE, "final bets is announced first", rule.warn_clauses)
    events: list[Event] = [
        e.BetsClosed(
            at=command.at,
            by=command.by,
            means=_means(command, by_clock=by_clock),
            clauses=cited(rule.clock_clauses if by_clock else (), rule.clauses),
        )
    ]
    if lines := tuple(_returned_at_close(table)):
        clauses = cited(*(line.clauses for line in lines))
        events.append(
            e.WagersReturned(
                at=command.at, by=command.by, cause="close", lines=lines, clauses=clauses
            )
        )
    return tuple(events)


def _means(command: c.CloseBetting, *, by_clock: bool) -> str:
    if command.by is Role.SYSTEM:
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


def enter_result(table: Table, command: c.EnterResult) -> Decision:
    """The ball rests: settle every wager as it lies."""
    if refusal := _refuse_result(table, command):
        return refusal
    closed = _close_at_rest(table, command)
    result = result_of(table, command.pocket)
    lines: list[Line] = []
    advised = []
    for seat in table.seats.values():
        mine = settle(result, seat.as_wagerer())
        lines.extend(mine)
        if has_wager_to_advise(result, mine):
            advised.append(seat.player)
    idle = list(_newly_idle(table, {line.player for line in lines}))
    return (
        *closed,
        e.RoundSettled(
            at=command.at,
            by=command.by,
            pocket=command.pocket,
            lines=tuple(lines),
            advised=tuple(player for player in advised if not table.seats[player].advised),
            frozen=freeze(table, dict.fromkeys(line.player for line in lines)),
            clauses=cited(
                result_clauses(table, result, lines, command.action),
                table.game.idle.clauses if table.game.idle and idle else (),
            ),
            warnings=(
                *(f"{player}: further wagers under the minimum will go back" for player in advised),
                *(
                    f"{player} has not played for some rounds and may be asked to go"
                    for player in idle
                ),
            ),
        ),
    )


def _newly_idle(table: Table, wagered: set[str]) -> Iterable[str]:
    """Who with this round has sat out as many as the book lets a player sit out."""
    rule = table.game.idle
    if rule is None or (rule.when_full and not table.is_full):
        return
    for player, seat in table.seats.items():
        if player not in wagered and not seat.played and seat.idle + 1 == rule.rounds:
            yield player


def _close_at_rest(table: Table, command: c.EnterResult) -> tuple[Event, ...]:
    """Betting that nobody closed ends, at the latest, with the ball at rest."""
    if table.bets_closed:
        return ()
    late = "no more bets was not announced before the ball came to rest"
    clauses = table.game.close.at_rest_clauses
    closed = e.BetsClosed(
        at=command.at, by=command.by, means="ball at rest", clauses=clauses, warnings=(late,)
    )
    return (closed,)


def result_of(table: Table, pocket: Pocket) -> Result:
    """What a pocket means at this table now."""
    return Result(
        game=table.game,
        limits=table.limits,
        pocket=pocket,
        lucky_numbers=table.lucky_numbers,
        lucky_boost=table.lucky_boost,
    )


def result_clauses(
    table: Table, result: Result, lines: Iterable[Line], action: str
) -> tuple[str, ...]:
    """The clauses that decided a result: its power, its zero, its settlement and each wager."""
    power = table.game.powers.get(action)
    each = tuple(dict.fromkeys(line.clauses for line in lines))
    return cited(
        table.game.settle_clauses,
        table.game.result_clauses(result.pocket),
        power.clauses if power else (),
        *each,
    )


def _refuse_result(table: Table, command: c.EnterResult) -> Refusal | None:
    game = table.game
    if command.pocket not in game.wheel.place:
        detail = f"{command.pocket} is not on the {game.wheel.name} wheel"
        return refuse(Reason.INVALID, detail, game.foreign_number_clauses, game.layout_clauses)
    if table.spin is None or table.spin.void:
        return refuse(Reason.WRONG_PHASE, "the ball has not been spun", game.spin.clauses)
    if table.spin.faults:
        grounds = [game.no_spins[fault].clauses for fault in table.spin.faults]
        detail = f"the spin is not valid: {', '.join(table.spin.faults)}"
        return refuse(Reason.INVALID, detail, *grounds, game.spin.clauses)
    lucky_wagers = game.lucky is not None and any(
        game.bets[bet].kind is Kind.LUCKY_BALL
        for seat in table.seats.values()
        for bet in seat.wagers
        if bet in game.bets
    )
    if game.lucky and lucky_wagers and not (table.lucky_numbers and table.lucky_boost):
        detail = "Lucky Ball wagers wait for the four numbers and the boost"
        return refuse(Reason.WRONG_PHASE, detail, game.lucky.refused_boost_clauses)
    return None


def call_no_spin(table: Table, command: c.CallNoSpin) -> Decision:
    """The spin is void: the wagers stand or go back, as the book says."""
    game, rule = table.game, table.game.no_spins.get(command.reason)
    if rule is None:
        known = ", ".join(game.no_spins)
        detail = f"{command.reason!r} is no ground for no spin here; there is {known}"
        return refuse(Reason.NOT_OFFERED, detail, game.no_spin_clauses)
    if command.by not in rule.roles:
        detail = f"a {command.by} may not call no spin for {command.reason}"
        return refuse(Reason.NOT_PERMITTED, detail, rule.clauses)
    if rule.needs_text and not command.text.strip():
        return refuse(Reason.INVALID, f"say what the {command.reason} was", rule.clauses)
    respun = table.spin is not None and table.spin.void and not command.round_no
    round_no = round_of(table, command, current=in_play(table) or respun)
    if is_past(table, round_no) or table.phase is Phase.SETTLED:
        return _late_no_spin(table, command, round_no)
    if table.spin is None or table.spin.void:
        void = table.spin.void_clauses if table.spin else ()
        return refuse(Reason.WRONG_PHASE, "no ball is in play", void, game.no_spin_clauses)
    if table.spin.mechanical and command.reason == "wheel-not-moving":
        detail = "a wheel turned by a machine may stand still at the launch"
        return refuse(Reason.NOT_OFFERED, detail, rule.clauses)
    returned = game.no_spin_stakes is Stakes.RETURNED
    lines = void_lines(table, table.seats.values(), rule.clauses)
    return (
        e.NoSpinCalled(
            at=command.at,
            by=command.by,
            reason=command.reason,
            text=command.text,
            lines=lines,
            returned=returned,
            clauses=cited(rule.clauses, game.no_spin_clauses, game.respin_clauses),
        ),
    )


def _late_no_spin(table: Table, command: c.CallNoSpin, round_no: int) -> Decision:
    """A bad spin found after its result: before the next spin, or at any time."""
    rule = table.game.no_spins[command.reason]
    clauses = cited(rule.clauses, rule.late_clauses)
    settled = find_settlement(table, round_no, command.settled, clauses)
    if isinstance(settled, Refusal):
        return settled
    if not rule.after_result:
        detail = f"the ball has come to rest; {command.reason} can no longer be called"
        return refuse(Reason.WRONG_PHASE, detail, rule.clauses)
    if table.spin_no != settled.spin_no and not rule.void_uncalled:
        detail = f"the next ball has been spun; the result of round {round_no} stands"
        return refuse(Reason.WRONG_PHASE, detail, rule.late_clauses or rule.clauses)
    past = is_past(table, round_no)
    voids = tuple(void_line(line.player, line.bet, line.stake, clauses) for line in settled.lines)
    return (
        settle_anew(
            table,
            command,
            settled,
            cause=f"no-spin:{command.reason}",
            pocket=None,
            before=settled.lines,
            lines=voids,
            clauses=clauses,
        ),
        e.NoSpinCalled(
            at=command.at,
            by=command.by,
            reason=command.reason,
            text=command.text,
            lines=(),
            returned=False,
            round_no=round_no if past else 0,
            clauses=clauses,
        ),
    )
