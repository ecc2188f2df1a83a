"""A table cut for one audience. Pure: the same table and instant give the same view."""

from typing import Any

from croupier.equipment.chips import USUAL_CHIPS, cut_chips, show_cut
from croupier.equipment.pockets import Pocket, colour_of
from croupier.kernel.roles import Role
from croupier.rules.limits import Limits, Range
from croupier.rules.settle import Line
from croupier.table.describe import explain_line
from croupier.table.phases import Phase
from croupier.table.state import Pending, Seat, Table
from croupier.views import shapes
from croupier.views.actions import possible
from croupier.views.telling import Audience

#: How many results a display keeps.
NUMBERS_MAX = 20


def cut(
    table: Table,
    audience: Audience,
    *,
    now: int,
    player: str = "",
    role: Role = Role.DEALER,
    closes_at: int | None = None,
) -> shapes.AnyView:
    """What an audience sees. `closes_at` is when betting ends where the table itself has no clock.

    `player` is whose seat it is, `role` in which role a member of staff looks.
    """
    common = _common(table, closes_at)
    match audience:
        case Audience.SEAT:
            return shapes.SeatView(**common, **_seat(table, player, now))
        case Audience.DEALER:
            return shapes.DealerView(**common, **_dealer(table, role, now))
        case Audience.PIT:
            return shapes.PitView(**common, **_dealer(table, role, now), **_pit(table))
        case Audience.DISPLAY:
            return shapes.DisplayView(**common, say=_say(table))


def _common(table: Table, closes_at: int | None) -> dict[str, Any]:
    game, settled = table.game, table.settlement
    return {
        "table": table.id,
        "title": game.title,
        "book": game.book,
        "edition": game.edition,
        "game": game.name,
        "round_no": table.round_no,
        "phase": table.phase.value,
        "closes_at": table.closes_at if table.closes_at is not None else closes_at,
        "limits": _sign(table.limits, table.limits.table),
        "numbers": tuple(show_number(pocket) for pocket in table.numbers[:NUMBERS_MAX]),
        "pocket": settled.pocket if settled and table.phase is Phase.SETTLED else None,
        "lucky_numbers": dict(table.lucky_numbers),
        "lucky_boost": table.lucky_boost,
    }


def show_number(pocket: Pocket) -> shapes.NumberShown:
    """A pocket with its colour."""
    return shapes.NumberShown(pocket=pocket, colour=colour_of(pocket))


def _sign(limits: Limits, table: Range) -> shapes.LimitsShown:
    return shapes.LimitsShown(
        min=table.min,
        max=table.max,
        unit=table.unit,
        aggregate_min=limits.aggregate_min,
        aggregate_max=limits.aggregate_max,
        text=str(table),
    )


def _seat(table: Table, player: str, now: int) -> dict[str, Any]:
    seat = table.seats.get(player)
    may = possible(table, Role.PLAYER, now, player)
    settled = table.settlement
    lines = [line for line in settled.lines if line.player == player] if settled else []
    seen = seat if seat is not None else Seat(player=player, number=0)
    return {
        "player": player,
        "seat_no": seat.number if seat is not None else None,
        "balance": seen.balance,
        "staked": table.staked(seen),
        "owed": seen.owed,
        "held": seen.held,
        "wagers": _wagers({**seen.wagers, **seen.strays}),
        "last_wagers": _wagers(seen.last),
        "personal_limits": _sign(table.limits, seen.personal) if seen.personal else None,
        "win": sum(line.win for line in lines),
        "receipt": tuple(map(receipt_line, lines)),
        "may": tuple(action for action, refusal in may.items() if refusal is None),
    }


def receipt_line(line: Line) -> shapes.ReceiptLine:
    """What became of one wager."""
    return shapes.ReceiptLine(
        bet=line.bet,
        stake=line.stake,
        win=line.win,
        lost=line.lost,
        returned=line.returned,
        text=explain_line(line),
        clauses=tuple(dict.fromkeys(line.clauses)),
    )


def _wagers(wagers: Any) -> tuple[shapes.WagerShown, ...]:
    return tuple(shapes.WagerShown(bet=bet, stake=stake) for bet, stake in wagers.items())


def _dealer(table: Table, role: Role, now: int) -> dict[str, Any]:
    return {
        "seats": tuple(_seat_shown(table, seat) for seat in table.seats.values()),
        "tasks": tuple(map(_task, table.tasks)),
        "say": _say(table),
        "collect": _losers(table),
        "pay": _winners(table),
        "actions": tuple(
            shapes.ActionShown(action=action)
            if refusal is None
            else shapes.ActionShown(
                action=action,
                reason=refusal.reason,
                detail=refusal.detail,
                clauses=refusal.clauses,
            )
            for action, refusal in possible(table, role, now).items()
        ),
        "spin_no": table.spin_no,
        "spin_faults": table.spin.faults if table.spin else (),
        "faults": tuple(scope if who is None else f"{scope}: {who}" for scope, who in table.faults),
    }


def _at_hand(table: Table) -> tuple[Line, ...]:
    """The lines that a dealer collects and pays by hand: of a live table, until the next round."""
    live = not table.game.electronic and table.phase is Phase.SETTLED
    return table.settlement.lines if live and table.settlement else ()


def _losers(table: Table) -> tuple[shapes.WagerShown, ...]:
    """Losing wagers to clear, before any winner is paid."""
    return tuple(
        shapes.WagerShown(bet=line.bet, stake=line.lost) for line in _at_hand(table) if line.lost
    )


def _winners(table: Table) -> tuple[shapes.PaymentShown, ...]:
    """Winners to pay, each with the chips to cut out of what the float pays in."""
    smallest = table.limits.smallest_chip
    sizes = {smallest, *(size for size in USUAL_CHIPS if size > smallest)}
    return tuple(
        shapes.PaymentShown(
            player=line.player,
            bet=line.bet,
            amount=line.win,
            chips=show_cut(cut_chips(line.win, sizes) or {}),
        )
        for line in _at_hand(table)
        if line.win
    )


def _seat_shown(table: Table, seat: Seat) -> shapes.SeatShown:
    return shapes.SeatShown(
        seat_no=seat.number,
        player=seat.player,
        balance=seat.balance,
        staked=table.staked(seat),
        wagers=_wagers({**seat.wagers, **seat.strays}),
        guest=seat.guest,
        owed=seat.owed,
        held=seat.held,
    )


def _task(waiting: Pending) -> shapes.TaskShown:
    task = waiting.task
    return shapes.TaskShown(
        task=task.name,
        text=waiting.text,
        clauses=task.clauses,
        roles=tuple(sorted(task.roles)),
        blocks=tuple(sorted(task.blocks)),
        player=waiting.player,
    )


def _pit(table: Table) -> dict[str, Any]:
    signs = [
        f"{what} from {notice.effective_at}"
        for what, notice in (("limits", table.limits_notice), ("closing", table.close_notice))
        if notice is not None
    ]
    return {
        "float": table.float,
        "house": table.house,
        "disputes": tuple(
            shapes.DisputeShown(
                dispute=dispute.number,
                player=dispute.player,
                round_no=dispute.round_no,
                text=dispute.text,
                decision=dispute.decision,
            )
            for dispute in table.disputes
        ),
        "excluded": tuple(sorted(table.excluded)),
        "signs": tuple(signs),
    }


_MOMENTS = {
    Phase.BETTING: "open",
    Phase.FINAL_BETS: "final",
    Phase.NO_MORE_BETS: "close",
    Phase.SETTLED: "result",
    Phase.VOID: "no-spin",
}


def _say(table: Table) -> tuple[str, ...]:
    """What the book has announced at this moment, with its blanks filled in."""
    said = table.game.says.get(_MOMENTS.get(table.phase, ""), ())
    last = table.numbers[0] if table.numbers else None
    blanks = {"number": last or "", "colour": colour_of(last) if last else "", "kinds": ""}
    filled = (text.format(**blanks).strip() for text in said)
    return tuple(text for text in filled if text)
