"""The rounds after one that is settled anew, where stakes lay in prison that it had put there.

A stake in prison is out of its owner's hands, so its way through later numbers follows from them
alone: it lies in each of those rounds as the number before left it, and a choice to share it was
made of whatever it counted as by then. What was freed is its owner's own; there the way ends.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import NamedTuple

from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.bets import BetName
from croupier.roulette.held import settle
from croupier.roulette.pockets import DOUBLE_ZERO, ZERO
from croupier.roulette.prison import share_line
from croupier.roulette.settle import Line, Result, Wagerer, lines_by_player
from croupier.table.answer import refuse
from croupier.table.declare import Event
from croupier.table.late import (
    CORRECTION,
    LateAct,
    RoundResettled,
    last_result,
    settle_anew,
)
from croupier.table.resettle import due_from_absent, standing, told_owed
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
    rule, left = table.game.at_zero, left_in_prison(settled)
    if not left or rule is None or not rule.prison or settled.round_no == last_result(table):
        return (event,)
    if not command.later:
        # Only a table that nobody keeps a log of cannot say how later rounds stand.
        detail = say("table-later-numbers-decided-what-round", round_no=settled.round_no)
        return refuse(Reason.WRONG_PHASE, detail, rule.clauses)
    events = [event]
    lies = _lies(left, event.lines, _back_in_prison(settled, event))
    stands = event.evolve(table)
    for later in command.later:
        follower = _follower(stands, command, later, lies)
        if follower is None:
            break
        events.append(follower.but(follows=settled.round_no))
        stands = follower.evolve(stands)
        lies = _lies(left_in_prison(later) & set(lies), follower.lines, _left(follower, later))
    return _warned_once(table, events)


def left_in_prison(settled: Settlement) -> set[Key]:
    """The stakes that the number of a round left in prison and nobody shared before the next."""
    if settled.pocket not in (ZERO, DOUBLE_ZERO):
        return set()
    # On zero nothing wins and stands but what holds zero, which no zero halves.
    lines = (line for line in settled.lines if not line.void and not line.win)
    return {(line.player, line.bet) for line in lines if line.stands}


def _back_in_prison(settled: Settlement, event: RoundResettled) -> Iterable[Prisoner]:
    """The stakes that are in prison as before a round which has no number any more."""
    if event.cause == CORRECTION:
        return
    for line in event.lines:
        zeros = settled.wagerers[line.player].prison.get(line.bet, 0)
        if zeros and line.stands:
            yield Prisoner(line.player, line.bet, zeros)


def _lies(
    keys: Iterable[Key], lines: Iterable[Line], prison: Iterable[Prisoner]
) -> dict[Key, Lies]:
    """How stakes lie for the next number after the lines of a round."""
    stands = {player: standing(mine) for player, mine in lines_by_player(lines).items()}
    zeros = {(each.player, each.bet): each.zeros for each in prison}
    return {key: Lies(stands.get(key[0], {}).get(key[1], 0), zeros.get(key, 0)) for key in keys}


def _follower(
    table: Table, command: LateAct, later: Settlement, lies: Mapping[Key, Lies]
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
    lines = tuple(line for wagerer in again.values() for line in _settled(result, wagerer, before))
    prison = tuple(
        prisoner
        for player, wagerer in again.items()
        for prisoner in prisoners(result, wagerer, (x for x in lines if x.player == player))
    )
    event = settle_anew(
        table,
        command,
        later,
        cause=CORRECTION,
        pocket=later.pocket,
        before=before,
        lines=lines,
        clauses=table.game.at_zero.clauses if table.game.at_zero else (),
        prison=prison,
    )
    others = tuple(line for line in later.lines if line.player not in again)
    revised = replace(later, lines=others + lines, wagerers={**later.wagerers, **again})
    return event.but(revised=revised)


def _laid_anew(wagerer: Wagerer, lies: Mapping[Key, Lies]) -> Wagerer:
    """A player's wagers with those in prison as the number before now leaves them."""
    wagers, prison = dict(wagerer.wagers), dict(wagerer.prison)
    for bet in wagerer.prison:
        now = lies.get((wagerer.player, bet))
        if now is None:
            continue
        del wagers[bet], prison[bet]
        if now.stake:
            wagers[bet] = now.stake
        if now.stake and now.zeros:
            prison[bet] = now.zeros
    same = wagers == wagerer.wagers and prison == wagerer.prison
    return wagerer if same else wagerer._replace(wagers=wagers, prison=prison)


def _settled(result: Result, wagerer: Wagerer, before: Iterable[Line]) -> Iterable[Line]:
    """The lines of a player; a stake that its owner shared after this zero is shared again."""
    shared = {
        line.bet for line in before if line.player == wagerer.player and not line.stands
    } & result.halved
    for line in settle(result, wagerer):
        if line.bet in shared and line.stands:
            zeros = wagerer.prison.get(line.bet, 0) + 1
            chip = result.limits.smallest_chip
            yield share_line(result.game, wagerer.player, line.bet, line.stake, zeros, chip)
        else:
            yield line


def _left(follower: RoundResettled, later: Settlement) -> Iterable[Prisoner]:
    """What a later round leaves in prison, also where that is not how it stands now."""
    if follower.revised is None:
        return
    zeros = {player: wagerer.prison for player, wagerer in follower.revised.wagerers.items()}
    for player, bet in left_in_prison(replace(later, lines=follower.lines)):
        yield Prisoner(player, bet, zeros[player].get(bet, 0) + 1)


def _warned_once(table: Table, events: list[RoundResettled]) -> tuple[Event, ...]:
    """What is owed in the end is said once; what one round took, the next may have given back."""
    total: dict[str, Move] = {}
    for move in (move for event in events for move in event.moves):
        sums = zip(total.get(move.player, Move(move.player, 0, 0, 0))[1:], move[1:], strict=True)
        total[move.player] = Move(move.player, *map(sum, sums))
    owed = tuple(total.values())
    warnings = (*due_from_absent(table, owed), *told_owed(table, owed))
    first, *rest = events
    return (first.but(warnings=warnings), *(event.but(warnings=()) for event in rest))
