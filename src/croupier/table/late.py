"""Rounds that play has gone on from: which one is meant, and settling it anew.

A round is settled anew from the wagers that were frozen at its close, with the limits and draws of
that time. While it is the last thing that happened at the table, what stands on the layout goes
with it. Later only money moves: what lies there by then belongs to another round.
"""

from collections.abc import Iterable
from dataclasses import replace

from croupier.core.refusal import Reason, Refusal
from croupier.roulette.game import Clauses, Game
from croupier.roulette.held import wager_cost
from croupier.roulette.pockets import Pocket
from croupier.roulette.settle import Line, Result, Wagerer
from croupier.table.answer import refuse
from croupier.table.commands import LateAct
from croupier.table.declare import Command
from croupier.table.events import CORRECTION, RoundResettled, RoundSettled
from croupier.table.phases import Phase
from croupier.table.resettle import (
    due_from_absent,
    lines_by_player,
    moved_wagerers,
    moves_of,
    settled_past,
    told_owed,
)
from croupier.table.state import Frozen, Seat, Settlement, Table, TokenMove

_OPEN = frozenset({Phase.BETTING, Phase.FINAL_BETS})


def in_play(table: Table) -> bool:
    """Whether a ball is in play or about to be: betting is closed, or it has been spun."""
    spun = table.spin is not None and not table.spin.void
    return table.phase is Phase.NO_MORE_BETS or (table.phase in _OPEN and spun)


def last_result(table: Table) -> int:
    """The last round that has a result; 0 where none has."""
    return table.results[0] if table.results else 0


def round_of(table: Table, command: LateAct, *, current: bool) -> int:
    """The round that an act speaks of; `current` says that without a name it is the one in play."""
    if command.round_no:
        return command.round_no
    return table.round_no if current else last_result(table) or table.round_no


def is_past(table: Table, round_no: int) -> bool:
    """Whether play has gone on from a round, or it was settled at a table that has closed since."""
    if round_no != table.round_no:
        return True
    return table.settlement is not None and table.phase is not Phase.SETTLED


def settlement_of(table: Table, round_no: int, given: Settlement | None) -> Settlement | None:
    """How a round stands: as the table has it, or else as it was looked up."""
    own = table.settlement
    if own is not None and own.round_no == round_no:
        return own
    if round_no in table.revised:
        return table.revised[round_no]
    return given if given is not None and given.round_no == round_no else None


def find_settlement(
    table: Table, round_no: int, given: Settlement | None, clauses: Clauses
) -> Settlement | Refusal:
    """A round that has a result, or why nothing can be put right there."""
    if not 0 <= round_no <= table.round_no:
        return refuse(Reason.INVALID, f"there is no round {round_no} at this table", clauses)
    found = settlement_of(table, round_no, given)
    if found is None or found.pocket is None:
        detail = f"no result of round {round_no} is on record"
        return refuse(Reason.WRONG_PHASE, detail, clauses)
    return found


def result_then(table: Table, settled: Settlement, pocket: Pocket) -> Result:
    """What a pocket means under the limits and draws that a round was settled with."""
    return Result(
        game=table.game,
        limits=settled.limits,
        pocket=pocket,
        lucky_numbers=settled.lucky_numbers,
        lucky_boost=settled.lucky_boost,
    )


def settle_anew(
    table: Table,
    command: Command,
    settled: Settlement,
    *,
    cause: str,
    pocket: Pocket | None,
    before: tuple[Line, ...],
    lines: tuple[Line, ...],
    clauses: Clauses,
) -> RoundResettled:
    """The event that puts new lines in the place of old ones, with what that moves."""
    past = is_past(table, settled.round_no)
    moves = moves_of(table, before, lines, past=past)
    event = RoundResettled(
        at=command.at,
        by=command.by,
        cause=cause,
        pocket=pocket,
        before=before,
        lines=lines,
        moves=moves,
        tokens=_past_tokens(table, settled, before, lines) if past else (),
        clauses=clauses,
        warnings=(*due_from_absent(table, moves), *told_owed(table, moves)),
    )
    if not past:
        return event
    return event.but(round_no=settled.round_no, revised=settled_again(settled, event, table.game))


def _past_tokens(
    table: Table, settled: Settlement, before: tuple[Line, ...], lines: tuple[Line, ...]
) -> tuple[TokenMove, ...]:
    """What settling a round of before anew does to promotional tokens in hand."""
    if table.game.tokens is None:
        return ()
    old, new = lines_by_player(before), lines_by_player(lines)
    moves = []
    for player in {**old, **new}:
        seat, wagerer = table.seats.get(player), settled.wagerers.get(player)
        if seat is not None:
            lay = wagerer.tokens if wagerer else {}
            after = settled_past(seat, lay, old.get(player, ()), new.get(player, ()))
            moves.append(TokenMove(player, after.tokens - seat.tokens, 0))
    return tuple(move for move in moves if move.hand)


def settled_again(settlement: Settlement, event: RoundResettled, game: Game) -> Settlement:
    """New lines in place of those undone; others' stand, and voided wagers take no more part."""
    undone = {line.player for line in event.before}
    lines = tuple(line for line in settlement.lines if line.player not in undone)
    voided = undone if event.cause != CORRECTION else set()
    wagerers = {name: w for name, w in settlement.wagerers.items() if name not in voided}
    if event.cause.startswith("override"):
        wagerers |= moved_wagerers(settlement, event.lines, game)
    return replace(settlement, pocket=event.pocket, lines=lines + event.lines, wagerers=wagerers)


def freeze(table: Table, players: Iterable[str]) -> Frozen:
    """What the lines of a round do not show of what it is settled from."""
    seats = (table.seats[player] for player in players)
    return Frozen(
        limits=table.limits,
        spin_no=table.spin_no,
        lucky_numbers=table.lucky_numbers,
        lucky_boost=table.lucky_boost,
        apart=tuple(seat.as_wagerer() for seat in seats if _is_apart(seat)),
    )


def _is_apart(seat: Seat) -> bool:
    return bool(seat.strays or seat.advised or seat.personal or seat.token_wagers)


def settlement_from(event: RoundSettled, round_no: int, game: Game) -> Settlement | None:
    """A settlement as its event tells it; None where the event is of before it told all."""
    frozen = event.frozen
    if frozen is None:
        return None
    apart = {wagerer.player: wagerer for wagerer in frozen.apart}
    wagerers = {
        player: apart.get(player) or _wagerer(player, lines, game)
        for player, lines in lines_by_player(event.lines).items()
    }
    return Settlement(
        round_no=round_no,
        spin_no=frozen.spin_no,
        at=event.at,
        pocket=event.pocket,
        lines=event.lines,
        wagerers=wagerers,
        limits=frozen.limits,
        lucky_numbers=frozen.lucky_numbers,
        lucky_boost=frozen.lucky_boost,
    )


def _wagerer(player: str, lines: Iterable[Line], game: Game) -> Wagerer:
    wagers = {line.bet: line.stake // wager_cost(game, line.bet) for line in lines}
    return Wagerer(player, wagers, {}, False, None)
