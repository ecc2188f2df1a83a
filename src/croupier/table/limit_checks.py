"""Limits at the moment of placing: taken, cut down or refused, as the book has it."""

from typing import NamedTuple

from croupier.core.messages import Message, Saying, say
from croupier.core.record import make
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.bets import Bet
from croupier.roulette.calls import Call
from croupier.roulette.game import Clauses, Game
from croupier.roulette.limits import LimitsRule, OffUnit, Over, Range, Under
from croupier.roulette.offered import spot_clauses
from croupier.table.answer import cited, refuse
from croupier.table.prison import refuse_in_prison
from croupier.table.state import Change, Seat, Table


class Allowed(NamedTuple):
    """What may be laid, under which clauses, with what the player should know."""

    changes: tuple[Change, ...]
    clauses: tuple[str, ...] = ()
    warnings: tuple[Saying, ...] = ()


def allow_stake(table: Table, seat: Seat, bet: Bet, stake: int, staked: int) -> Allowed | Refusal:
    """What of a stake may be laid on a spot beside what lies there already.

    `staked` is what the player has on the layout in all, for limits on the whole.
    """
    if seat.prison and (refusal := refuse_in_prison(table, seat, bet.name)):
        return refusal
    sign, game, name = table.limits, table.game, bet.name
    limits = seat.personal or sign.of(bet.kind)
    lies = seat.wagers.get(name, 0)
    main = game.areas.get(name)
    if main is not None:
        lies += seat.wagers.get(main, 0)
    after = lies + stake
    aggregate_max = sign.aggregate_max
    within = is_within(limits, after, multiples=game.limits.multiples_of_min)
    if within and (aggregate_max is None or staked + stake <= aggregate_max):
        return make(Allowed, ((make(Change, (name, stake, stake, 0)),), (), ()))
    return _outside(table, bet, limits, lies, after, staked)


def wager_clauses(game: Game, bet: Bet | Call, *clauses: Clauses) -> Clauses:
    """What a wager is laid under: all of these and what permits the bet, or that there is such a
    layout."""
    permits = spot_clauses(game, bet) if isinstance(bet, Bet) else ()
    return cited(*clauses, permits) or game.layout_clauses


def is_within(limits: Range, after: int, *, multiples: bool) -> bool:
    """Whether what then lies on a spot is within its limits, as one of `multiples` of the least."""
    least, unit = limits.min, limits.unit
    if not least <= after <= limits.max or (multiples and after % least):
        return False
    return unit is None or not (after - least) % unit


def _outside(
    table: Table, bet: Bet, limits: Range, lies: int, after: int, staked: int
) -> Allowed | Refusal:
    rule = table.game.limits
    if after < limits.min:
        return _under(table, bet, limits, (lies, after, staked))
    clauses: tuple[str, ...] = ()
    warnings: tuple[Saying, ...] = ()
    target = after
    if after > limits.max:
        if rule.over is Over.REFUSED:
            detail = say("table-above-maximum", asked=after, bet=str(bet), most=limits.max)
            return refuse(Reason.ABOVE_MAXIMUM, detail, rule.over_clauses)
        if rule.over is Over.CUT:
            target, clauses = limits.max, rule.over_clauses
        else:
            clauses = rule.over_clauses
            warnings = (say("warning-paid-to-maximum", bet=str(bet), most=limits.max),)
    if limits.off_unit(target):
        if rule.off_unit is OffUnit.REFUSED:
            detail = _outside_limits("table-outside-limits", bet, limits, after)
            return refuse(Reason.NOT_A_UNIT, detail, rule.off_unit_clauses)
        clauses += rule.off_unit_clauses
        if rule.off_unit is OffUnit.CUT:
            target = limits.lowest_permitted(target)
    if rule.multiples_of_min and target % limits.min:
        clauses = cited(clauses, rule.off_unit_clauses)
        warnings += (say("warning-no-multiple", bet=str(bet), asked=target, least=limits.min),)
    if target <= lies:
        reason = Reason.NOT_A_UNIT if after <= limits.max else Reason.ABOVE_MAXIMUM
        return _no_room(reason, bet, limits, clauses)
    return _within_aggregate(table, bet, limits, (lies, target, staked), clauses, warnings)


def _under(
    table: Table, bet: Bet, limits: Range, amounts: tuple[int, int, int]
) -> Allowed | Refusal:
    lies, after, staked = amounts
    rule, most = table.game.limits, table.limits.aggregate_max
    detail = say("table-below-minimum", asked=after, bet=bet.name, least=limits.min)
    if rule.under in (Under.REFUSED, Under.VALID_AFTER_CLOSE):
        return refuse(Reason.BELOW_MINIMUM, detail, rule.under_clauses)
    if rule.aggregate and most is not None and staked + after - lies > most:
        total = staked + after - lies
        detail = say(
            "table-over-in-all-below-minimum", staked=staked, most=most, asked=total, below=detail
        )
        return refuse(Reason.ABOVE_MAXIMUM, detail, over_all(rule))
    change = Change(bet.name, after - lies, after - lies)
    return Allowed((change,), rule.under_clauses, (say("warning-under-minimum", detail=detail),))


def _within_aggregate(
    table: Table,
    bet: Bet,
    limits: Range,
    amounts: tuple[int, int, int],
    clauses: tuple[str, ...],
    warnings: tuple[Saying, ...],
) -> Allowed | Refusal:
    """Cut to the player's aggregate maximum where the book has one."""
    lies, target, staked = amounts
    rule, most = table.game.limits, table.limits.aggregate_max
    total = staked + target - lies
    if most is not None and total > most:
        over = say("table-over-in-all", asked=total, most=most)
        if rule.aggregate_refused:
            return refuse(Reason.ABOVE_MAXIMUM, over, over_all(rule))
        if rule.aggregate:
            target = limits.lowest_permitted(lies + max(0, most - staked))
            clauses = cited(clauses, over_all(rule))
            if target <= lies:
                return refuse(Reason.ABOVE_MAXIMUM, over, clauses)
    if target <= lies:
        return _no_room(Reason.ABOVE_MAXIMUM, bet, limits, clauses)
    change = Change(bet.name, target - lies, target - lies)
    return Allowed((change,), clauses, warnings)


def _no_room(reason: Reason, bet: Bet, limits: Range, clauses: tuple[str, ...]) -> Refusal:
    return refuse(reason, _outside_limits("table-no-room-on-bet", bet, limits), clauses)


def _outside_limits(code: str, bet: Bet, limits: Range, stake: int | None = None) -> Message:
    params = {"bet": bet.name, "limits": limits.message, "least": limits.min, "most": limits.max}
    if stake is not None:
        params["asked"] = stake
    return say(code, **params, unit=limits.unit)


def over_all(rule: LimitsRule) -> tuple[str, ...]:
    """What the book says of too much in all, or else of too much."""
    return rule.aggregate_over_clauses or rule.over_clauses


def refuse_remainder(table: Table, seat: Seat, bet: Bet, left: int) -> Refusal | None:
    """Where a book never shows a wager outside the limits, none is left by taking some down."""
    limits, rule = seat.personal or table.limits.of(bet.kind), table.game.limits
    if rule.under is Under.REFUSED and left < limits.min:
        detail = say("table-left-below-minimum", asked=left, bet=bet.name, least=limits.min)
        return refuse(Reason.BELOW_MINIMUM, detail, rule.under_clauses)
    if table.game.electronic and rule.off_unit is not OffUnit.TAKEN and limits.off_unit(left):
        detail = _outside_limits("table-left-outside-limits", bet, limits, left)
        return refuse(Reason.NOT_A_UNIT, detail, rule.off_unit_clauses)
    return None


def shown_remainder(table: Table, seat: Seat, bet: Bet, left: int) -> int:
    """What is left of a wager where a station shows only the next lowest permitted."""
    limits, rule = seat.personal or table.limits.of(bet.kind), table.game.limits
    cut = table.game.electronic and rule.off_unit is OffUnit.CUT and limits.off_unit(left)
    return limits.lowest_permitted(left) if cut else left


def even_stake(table: Table, seat: Seat, bet: Bet | Call, stake: int, staked: int) -> int:
    """What each piece of a call bet may have so that all have the same within the whole."""
    rule, most = table.game.limits, table.limits.aggregate_max
    pieces = table.game.pieces(bet)
    count = sum(piece.pieces for piece in pieces)
    cut = rule.aggregate and not rule.aggregate_refused
    if most is None or not cut or staked + stake * count <= most:
        return stake
    each = max(0, most - staked) // count
    each -= each % table.limits.smallest_chip
    for piece in pieces:
        limits = seat.personal or table.limits.of(piece.bet.kind)
        each = min(each, limits.lowest_permitted(piece.pieces * each) // piece.pieces)
    return each
