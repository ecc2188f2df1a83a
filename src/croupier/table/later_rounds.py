"""The rounds after one that is settled anew, where stakes lay in prison that it had put there.

A stake in prison is out of its owner's hands, so its way through later numbers follows from them
alone: it lies in each of those rounds as the number before left it, and a choice to share it was
made of whatever it counted as by then. A round keeps which of its stakes came to it out of its
owner's hands, also once they are free or lost, so that however often numbers are put right, and in
which order, all rounds end as the right numbers have them.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.bets import BetName
from croupier.roulette.lines import Line, Result, Wagerer, lines_by_player
from croupier.roulette.pockets import DOUBLE_ZERO, ZERO
from croupier.roulette.settlement import settle
from croupier.roulette.zero import share_line
from croupier.table.answer import refuse
from croupier.table.declare import Event
from croupier.table.past_rounds import (
    CORRECTION,
    LateAct,
    RoundResettled,
    last_result,
    settle_anew,
)
from croupier.table.resettle import announce_owed, due_from_absent, standing
from croupier.table.result import prisoners
from croupier.table.state import Move, Prisoner, Settlement, Table

Key = tuple[str, BetName]


class Lies(NamedTuple):
    """A stake as a number left it: what stands, and the zeros it has met; no zeros, it is free."""

    stake: int
    zeros: int


def settle_followed(
    table: Table, command: LateAct, settled: Settlement, event: RoundResettled
) -> tuple[Event, ...] | Refusal:
    """A round settled anew, with all rounds after it that its stakes in prison went through."""
    rule = table.game.at_zero
    if rule is None or not rule.prison or settled.round_no == last_result(table):
        return (event,)
    if not command.later:
        if not left_in_prison(settled):
            return (event,)
        # Only a table that nobody keeps a log of cannot say how later rounds stand.
        detail = say("table-later-numbers-decided-what-round", round_no=settled.round_no)
        return refuse(Reason.WRONG_PHASE, detail, rule.clauses)
    events = [event]
    lies = _lies(command.later[0], settled, event)
    stands = event.evolve(table)
    for place, later in enumerate(command.later):
        next_rounds = command.later[place + 1 :]
        follower = _follower(stands, command, later, next_rounds, lies)
        if follower is None:
            break
        events.append(follower.but(follows=settled.round_no))
        stands = follower.evolve(stands)
        if next_rounds:
            lies = _lies(next_rounds[0], follower.revised or later, follower)
    return _warned_once(table, events)


def left_in_prison(settled: Settlement) -> set[Key]:
    """The stakes that the number of a round left in prison and nobody shared before the next."""
    if settled.pocket not in (ZERO, DOUBLE_ZERO):
        return set()
    # On zero nothing wins and stands but what holds zero, which no zero halves.
    lines = (line for line in settled.lines if not line.void and not line.win)
    return {(line.player, line.bet) for line in lines if line.stands}


def held_in(settled: Settlement) -> set[Key]:
    """The stakes that were in prison when a round was played, out of their owners' hands."""
    return {(player, bet) for player, each in settled.wagerers.items() for bet in each.prison}


def settle_held(result: Result, wagerer: Wagerer, later: Sequence[Settlement]) -> list[Line]:
    """The lines of a player in a round that was followed by others, if there are any.

    On zero those stakes stay in prison that lay there for the next number; all others were in their
    owners' hands by then, and are shared.
    """
    lines = settle(result, wagerer)
    if not later or not result.halved:
        return lines
    held = {bet for player, bet in held_in(later[0]) if player == wagerer.player}
    return [_shared(result, wagerer, line, result.halved - held) for line in lines]


def _in_prison(settled: Settlement, event: RoundResettled) -> Iterable[Prisoner]:
    """The stakes that a round leaves in prison as it is settled now, also where none is there now.

    A round that has no number any more leaves them as they were before it.
    """
    gone = event.cause != CORRECTION
    left = left_in_prison(replace(settled, pocket=event.pocket, lines=event.lines))
    for line in event.lines:
        wagerer = settled.wagerers.get(line.player)
        zeros = wagerer.prison.get(line.bet, 0) if wagerer else 0
        if gone and zeros and line.stands:
            yield Prisoner(line.player, line.bet, zeros)
        if not gone and (line.player, line.bet) in left:
            yield Prisoner(line.player, line.bet, zeros + 1)


def _lies(later: Settlement, settled: Settlement, event: RoundResettled) -> dict[Key, Lies]:
    """How the stakes of those whom an event touches lie for the next number."""
    touched = {line.player for line in (*event.before, *event.lines)}
    stands = {player: standing(mine) for player, mine in lines_by_player(event.lines).items()}
    zeros = {(each.player, each.bet): each.zeros for each in _in_prison(settled, event)}
    return {
        (player, bet): Lies(stands.get(player, {}).get(bet, 0), zeros.get((player, bet), 0))
        for player, bet in held_in(later)
        if player in touched
    }


def _follower(
    table: Table,
    command: LateAct,
    later: Settlement,
    next_rounds: Sequence[Settlement],
    lies: Mapping[Key, Lies],
) -> RoundResettled | None:
    """A later round settled anew from stakes that lay otherwise; none where nothing changes."""
    again = {
        player: moved
        for player, wagerer in later.wagerers.items()
        if (moved := _laid_anew(wagerer, lies)) != wagerer
    }
    if not again or later.pocket is None:
        return None
    result = Result(
        game=table.game,
        limits=later.limits,
        pocket=later.pocket,
        lucky_numbers=later.lucky_numbers,
        lucky_boost=later.lucky_boost,
        is_last=later.is_last,
    )
    before = tuple(line for line in later.lines if line.player in again)
    by_wagerer = {
        player: _settled(result, wagerer, before, next_rounds) for player, wagerer in again.items()
    }
    lines = tuple(line for mine in by_wagerer.values() for line in mine)
    event = settle_anew(
        table,
        command,
        later,
        cause=CORRECTION,
        pocket=later.pocket,
        before=before,
        lines=lines,
        clauses=table.game.at_zero.clauses if table.game.at_zero else (),
        prison=tuple(
            prisoner
            for player, mine in by_wagerer.items()
            for prisoner in prisoners(result, again[player], mine)
        ),
    )
    others = tuple(line for line in later.lines if line.player not in again)
    revised = replace(later, lines=others + lines, wagerers={**later.wagerers, **again})
    return event.but(revised=revised)


def _laid_anew(wagerer: Wagerer, lies: Mapping[Key, Lies]) -> Wagerer:
    """A player's wagers with those that came from prison as the number before now leaves them."""
    wagers, prison = dict(wagerer.wagers), dict(wagerer.prison)
    for bet in wagerer.prison:
        now = lies.get((wagerer.player, bet))
        if now is None:
            continue
        wagers.pop(bet, None)
        prison[bet] = now.zeros if now.stake else 0
        if now.stake:
            wagers[bet] = now.stake
    same = wagers == wagerer.wagers and prison == wagerer.prison
    return wagerer if same else wagerer._replace(wagers=wagers, prison=prison)


def _settled(
    result: Result, wagerer: Wagerer, before: Iterable[Line], next_rounds: Sequence[Settlement]
) -> list[Line]:
    """The lines of a player; a stake that its owner shared after this zero is shared again."""
    if next_rounds:
        return settle_held(result, wagerer, next_rounds)
    ended = {line.bet for line in before if line.player == wagerer.player and not line.stands}
    shared = ended & result.halved
    return [_shared(result, wagerer, line, shared) for line in settle(result, wagerer)]


def _shared(result: Result, wagerer: Wagerer, line: Line, shares: Collection[BetName]) -> Line:
    """A line, or how it comes out if its stake is among those that are shared."""
    if line.bet not in shares or not line.stands:
        return line
    zeros = wagerer.prison.get(line.bet, 0) + 1
    chip = result.limits.smallest_chip
    return share_line(result.game, wagerer.player, line.bet, line.stake, zeros, chip)


def _warned_once(table: Table, events: list[RoundResettled]) -> tuple[Event, ...]:
    """What is owed in the end is said once; what one round took, the next may have given back."""
    total: dict[str, Move] = {}
    for move in (move for event in events for move in event.moves):
        sums = zip(total.get(move.player, Move(move.player, 0, 0, 0))[1:], move[1:], strict=True)
        total[move.player] = Move(move.player, *map(sum, sums))
    owed = tuple(total.values())
    warnings = (*due_from_absent(table, owed), *announce_owed(table, owed))
    first, *rest = events
    return (first.but(warnings=warnings), *(event.but(warnings=()) for event in rest))
