"""What supervisors order: how many may play, for how long, and a settlement that is fair."""

from collections.abc import Callable
from typing import Any

from croupier.core.refusal import Reason, Refusal
from croupier.roulette.held import settle
from croupier.table import order_commands as c
from croupier.table import order_events as e
from croupier.table.answer import Decision, cited, refuse
from croupier.table.dealing import result_clauses, result_of
from croupier.table.events import RoundResettled
from croupier.table.resettle import moves_of
from croupier.table.state import Settlement, Table
from croupier.table.wagering import find_bet, find_seat

MISPLACED = "misplaced-by-dealer"
"""The ground that does not serve for a wager which the dealer placed on a player's word."""


def limit_players(table: Table, command: c.LimitPlayers) -> Decision:
    """Cap how many may play; nobody at the table is sent away."""
    clauses = table.game.powers[command.action].clauses
    if command.players_max < 1:
        return refuse(Reason.INVALID, "at least one player plays", clauses)
    return (
        e.PlayersLimited(
            at=command.at, by=command.by, players_max=command.players_max, clauses=clauses
        ),
    )


def require_colours(table: Table, command: c.RequireColours) -> Decision:
    """Have everybody play with checks that belong to this table alone, or lift that again."""
    clauses = table.game.powers[command.action].clauses
    return (e.ColoursRequired(at=command.at, by=command.by, on=command.on, clauses=clauses),)


def set_wagering_period(table: Table, command: c.SetWageringPeriod) -> Decision:
    """Fix how long wagers are taken from the next opening on."""
    clauses = table.game.powers[command.action].clauses
    if command.seconds < 1:
        return refuse(Reason.INVALID, "a wagering period lasts some seconds", clauses)
    return (
        e.WageringPeriodSet(at=command.at, by=command.by, seconds=command.seconds, clauses=clauses),
    )


def override_settlement(table: Table, command: c.OverrideSettlement) -> Decision:
    """Settle one wager as if it had lain elsewhere, with a reason.

    Where the book lists the grounds, one of them puts back what was moved, whoever gains by it;
    else it is done only in the player's favour.
    """
    listed = table.game.restore_clauses
    clauses = listed.get(command.reason) or table.game.powers[command.action].clauses
    settled = table.settlement
    if settled is None or settled.pocket is None:
        return refuse(Reason.WRONG_PHASE, "no result of this round is on record", clauses)
    if not command.reason.strip():
        return refuse(Reason.INVALID, "say why the position would be unfair", clauses)
    if listed and (refusal := _refuse_ground(table, command)):
        return refusal
    moved = _moved(table, command, settled)
    if isinstance(moved, Refusal):
        return moved
    result = result_of(table, settled.pocket)
    lines = tuple(settle(result, settled.wagerers[command.player]._replace(wagers=moved)))
    before = tuple(line for line in settled.lines if line.player == command.player)
    gains = sum(n.win + n.returned for n in lines) - sum(o.win + o.returned for o in before)
    if gains < 0 and not listed:
        detail = f"it would leave {command.player} with less than the position does"
        return refuse(Reason.NOT_PERMITTED, detail, clauses)
    return (
        RoundResettled(
            at=command.at,
            by=command.by,
            cause=f"override: {command.reason}",
            pocket=settled.pocket,
            before=before,
            lines=lines,
            moves=moves_of(table, before, lines),
            clauses=cited(clauses, result_clauses(table, result, lines, "result")),
        ),
    )


def _refuse_ground(table: Table, command: c.OverrideSettlement) -> Refusal | None:
    """Why a listed ground does not serve: it is none, or the player had to watch the dealer."""
    listed = table.game.restore_clauses
    if command.reason not in listed:
        detail = (
            f"{command.reason!r} is no ground to put a wager back; there is {', '.join(listed)}"
        )
        return refuse(Reason.NOT_OFFERED, detail, table.game.powers[command.action].clauses)
    seat = table.seats.get(command.player)
    if command.reason == MISPLACED and seat and command.bet in seat.called:
        detail = f"{command.bet} was called aloud: its owner saw to where the dealer put it"
        return refuse(Reason.NOT_PERMITTED, detail, listed[command.reason])
    return None


def _moved(
    table: Table, command: c.OverrideSettlement, settled: Settlement
) -> dict[str, int] | Refusal:
    """The player's wagers of the round with one of them elsewhere."""
    clauses = table.game.powers[command.action].clauses
    seat, to = find_seat(table, command.player), find_bet(table, command.to)
    if isinstance(seat, Refusal):
        return seat
    if isinstance(to, Refusal):
        return to
    wagerer = settled.wagerers.get(command.player)
    wagers = dict(wagerer.wagers) if wagerer else {}
    lay = wagers.get(command.bet, 0)
    stake = lay if command.stake is None else command.stake
    spots = {**table.game.bets, **table.game.areas}
    if not 0 < stake <= lay or to.name not in spots or command.bet not in spots:
        detail = f"{command.player} had no such wager on {command.bet}"
        return refuse(Reason.NOT_YOUR_WAGER, detail, clauses)
    wagers[command.bet] = lay - stake
    wagers[to.name] = wagers.get(to.name, 0) + stake
    return {bet: lies for bet, lies in wagers.items() if lies}


def _players_limited(table: Table, event: e.PlayersLimited) -> Table:
    return table.but(players_max=event.players_max)


def _colours_required(table: Table, event: e.ColoursRequired) -> Table:
    return table.but(colours_only=event.clauses if event.on else ())


def _period_set(table: Table, event: e.WageringPeriodSet) -> Table:
    return table.but(wagering_seconds=event.seconds)


def _card_lapsed(table: Table, event: e.CardLapsed) -> Table:
    seat = table.seats[event.player].but(carded=False)
    return table.but(seats={**table.seats, event.player: seat})


ORDER_FOLDS: dict[type[Any], Callable[[Table, Any], Table]] = {
    e.PlayersLimited: _players_limited,
    e.ColoursRequired: _colours_required,
    e.WageringPeriodSet: _period_set,
    e.CardLapsed: _card_lapsed,
}
ORDER_HANDLERS: dict[type[Any], Callable[[Table, Any], Decision]] = {
    c.LimitPlayers: limit_players,
    c.RequireColours: require_colours,
    c.SetWageringPeriod: set_wagering_period,
    c.OverrideSettlement: override_settlement,
}
