"""What the limits allow of a wager: whole, cut down, spot by spot, or with a warning."""

from croupier.core.messages import Saying, say
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.bets import Bet
from croupier.roulette.calls import Call
from croupier.roulette.limits import OffUnit, Over
from croupier.roulette.settlement import held_range
from croupier.table.answer import cited, refuse
from croupier.table.limit_checks import Allowed, allow_stake, even_stake, over_all
from croupier.table.state import Change, Seat, Table


def allow_wager(table: Table, seat: Seat, bet: Bet | Call, stake: int) -> Allowed | Refusal:
    """The changes a stake makes, spot by spot, after limits."""
    if isinstance(bet, Bet) and bet.kind not in table.game.calls:
        whole = table.limits.aggregate_max is not None
        return allow_stake(table, seat, bet, stake, table.staked(seat) if whole else 0)
    if table.game.held(bet.name):
        return _allow_held(table, seat, bet, stake)
    changes: list[Change] = []
    left_out: Refusal | None = None
    clauses: tuple[str, ...] = ()
    warnings: tuple[Saying, ...] = ()
    staked = table.staked(seat) if table.limits.aggregate_max is not None else 0
    each = even_stake(table, seat, bet, stake, staked)
    if each < stake:
        clauses = over_all(table.game.limits)
        if not each:
            return refuse(
                Reason.ABOVE_MAXIMUM, say("table-no-room-left-every-piece", bet=str(bet)), clauses
            )
        stake, warnings = each, (say("warning-cut-to-piece", bet=str(bet), each=each),)
    for piece in table.game.pieces(bet):
        allowed = allow_stake(table, seat, piece.bet, piece.pieces * stake, staked)
        if isinstance(allowed, Refusal):
            # Where wagers are cut down, a piece with no room is cut down to nothing.
            if not _is_cut(table, allowed):
                return allowed
            left_out, clauses = allowed, clauses + allowed.clauses
            continue
        changes.extend(allowed.changes)
        staked += sum(change.cost for change in allowed.changes)
        clauses += allowed.clauses
        warnings += allowed.warnings
    if left_out and not changes:
        return left_out
    return Allowed(tuple(changes), clauses, warnings)


def _is_cut(table: Table, refusal: Refusal) -> bool:
    rule = table.game.limits
    if refusal.reason is Reason.ABOVE_MAXIMUM:
        return rule.over is Over.CUT
    return refusal.reason is Reason.NOT_A_UNIT and rule.off_unit is OffUnit.CUT


def _allow_held(table: Table, seat: Seat, bet: Bet | Call, stake: int) -> Allowed | Refusal:
    """A held wager is taken whole; its limits are kept when it is settled."""
    held = table.game.held(bet.name)
    if held is None or stake % held.rule.shares:
        shares = held.rule.shares if held else 1
        detail = say("table-does-not-fall-into-parts", asked=stake, bet=bet.name, count=shares)
        clauses = held.rule.clauses if held else ()
        return refuse(Reason.NOT_A_UNIT, detail, clauses)
    change = Change(bet.name, stake, stake * held.cost)
    allowed = held_range(table.limits, seat.personal, held)
    whole = (seat.wagers.get(bet.name, 0) + stake) * held.cost
    clauses = cited(held.rule.min_clauses, held.rule.void_under_clauses)
    if whole < allowed.min:
        detail = say("table-below-minimum", asked=whole, bet=str(bet), least=allowed.min)
        warnings = (say("warning-under-minimum", detail=detail),) if clauses else ()
        return Allowed((change,), clauses, warnings)
    counted = allowed.lowest_permitted(whole) // held.cost * held.cost
    if counted == whole or not (held.rule.shares > 1 or held.rule.void_under_clauses):
        return Allowed((change,))
    over = whole > allowed.max
    clauses = table.game.limits.over_clauses if over else held.rule.void_excess_clauses
    warning = say("warning-paid-to-maximum", bet=str(bet), most=counted)
    return Allowed((change,), clauses, (warning,))
