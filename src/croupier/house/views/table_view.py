"""A table cut for one audience. Pure: the same table and instant give the same view."""

from collections.abc import Mapping, Sequence
from operator import is_not
from typing import Any

from croupier.core.roles import Role
from croupier.house.views import audience_views as shapes
from croupier.house.views import dealing, room
from croupier.house.views.actions import possible
from croupier.house.views.exposure import exposure, worst_of
from croupier.house.views.narration import Audience
from croupier.house.views.own_lines import own_lines
from croupier.house.views.own_play import CareShown
from croupier.house.views.paying import at_hand, payments, sizes
from croupier.house.views.prison import stakes_in_prison
from croupier.house.views.seat import dealer_words, seat_fields, show_wagers
from croupier.house.views.wall import AlertShown, FloorFigures
from croupier.house.views.worded import all_worded, plain
from croupier.roulette.chips import cut_chips, show_cut
from croupier.roulette.game import Payment
from croupier.roulette.pockets import Pocket, colour_of
from croupier.table.conduct import partner_warnings
from croupier.table.phases import Phase
from croupier.table.state import Pending, Seat, Table

#: How many results a display keeps.
NUMBERS_MAX = 20
NO_FIGURES = FloorFigures()


def cut(
    table: Table,
    audience: Audience,
    *,
    now: int,
    player: str = "",
    role: Role = Role.DEALER,
    common: Mapping[str, Any] | None = None,
    kept: "StaffShown | None" = None,
    figures: FloorFigures = NO_FIGURES,
    alerts: Sequence[AlertShown] = (),
    care: CareShown | None = None,
    review: bool = False,
) -> shapes.AnyView:
    """What an audience sees: the room's part, which is `common` if somebody has it, and its own.

    `kept` is what staff were shown before. `player` is whose seat it is, `role` in which
    role a member of staff views it; the pit also sees its figures of the day and its alerts.
    `review`: a change of the result waits for somebody.
    """
    if common is None:
        common = room_part(table)
    kept = kept or StaffShown()
    match audience:
        case Audience.SEAT:
            own = seat_fields(table, player, now)
            return shapes.SeatView(**{**common, **own}, care=care, review=review)
        case Audience.DEALER:
            return shapes.DealerView(**common, **_dealer(table, role, now, kept))
        case Audience.PIT:
            dealt = _dealer(table, role, now, kept)
            return shapes.PitView(**common, **dealt, **_pit(table), **_wall(table, figures, alerts))
        case Audience.DISPLAY:
            return shapes.DisplayView(
                **common,
                all_wagers=room.all_wagers(table),
                winners=room.winners(table),
                kinds=room.noticed_kinds(table),
                players=len(table.seats),
                rack=room.rack(table),
                review=review,
            )


def room_part(
    table: Table, closes_at: int | None = None, betting_ms: int | None = None
) -> dict[str, Any]:
    """What everybody sees of a table alike.

    `closes_at` is when betting ends where the table itself has no clock, and `betting_ms` how long
    it is then open.
    """
    game, settled = table.game, table.settlement
    hot, cold = room.hot_and_cold(table.numbers, game.wheel.order)
    return {
        "table": table.id,
        "title": game.title,
        "book": game.book,
        "edition": game.edition,
        "game": game.name,
        "round_no": table.round_no,
        "phase": table.phase.value,
        "closes_at": table.closes_at if table.closes_at is not None else closes_at,
        "betting_ms": _betting_ms(table, closes_at, betting_ms),
        "spun_at": room.spun_at(table),
        "landed_at": room.landed_at(table),
        "limits": room.sign(table.limits, table.limits.table),
        "numbers": tuple(show_number(pocket) for pocket in table.numbers[:NUMBERS_MAX]),
        "pocket": settled.pocket if settled and table.phase is Phase.SETTLED else None,
        "lucky_numbers": dict(table.lucky_numbers),
        "lucky_boost": table.lucky_boost,
        "lucky": room.lucky(table),
        "hot": hot,
        "cold": cold,
        "notices": room.notices(table),
        "say": room.announcements(table),
    }


def _betting_ms(table: Table, closes_at: int | None, betting_ms: int | None) -> int | None:
    """How long betting is open in all, where it ends at a known instant."""
    if table.closes_at is None:
        return betting_ms if closes_at is not None else None
    own = table.wagering_seconds if table.wagering_seconds is not None else table.game.close.seconds
    return None if own is None else own * 1000


def show_number(pocket: Pocket) -> shapes.NumberShown:
    """A pocket with its colour."""
    return shapes.NumberShown(pocket=pocket, colour=colour_of(pocket))


class StaffShown:
    """What staff see of a table, kept from one view to the next: a wager changes one seat alone."""

    def __init__(self) -> None:
        #: What of the table itself the seats were made from.
        self._of: tuple[object, ...] = ()
        self._seats: dict[str, tuple[Seat, shapes.SeatShown]] = {}
        #: What each role is shown beside the seats, of which table, and whether its clock had run
        #: out then.
        self._beside: dict[Role, tuple[Table, bool, dict[str, Any]]] = {}

    def seats(self, table: Table) -> tuple[shapes.SeatShown, ...]:
        """All seats; those are made anew that have changed, or lie in prison."""
        of = (
            *(table.game, table.limits, table.colours, table.faults, table.excluded),
            *(table.phase, table.settlement, table.is_full, table.want_colour),
        )
        if not self._of or any(map(is_not, of, self._of)):
            self._of, self._seats = of, {}
        before, self._seats = self._seats, {}
        for player, seat in table.seats.items():
            kept = before.get(player)
            if kept is None or kept[0] is not seat or seat.prison:
                kept = (seat, _seat_shown(table, seat))
            self._seats[player] = kept
        return tuple([shown for _, shown in self._seats.values()])

    def beside(self, table: Table, role: Role, now: int) -> dict[str, Any]:
        """What a role is shown beside the seats; made anew once something else has changed."""
        late = table.closes_at is not None and now >= table.closes_at
        kept = self._beside.get(role)
        if kept is None or kept[1] is not late or not kept[0].differs_in_seats_alone(table):
            kept = self._beside[role] = (table, late, _beside_seats(table, role, now))
        return kept[2]


def _dealer(table: Table, role: Role, now: int, kept: StaffShown) -> dict[str, Any]:
    warned = partner_warnings(table)
    return {
        "seats": kept.seats(table),
        "pay": payments(table),
        "warnings": plain(warned),
        "warned": all_worded(warned),
        **kept.beside(table, role, now),
    }


def _beside_seats(table: Table, role: Role, now: int) -> dict[str, Any]:
    """What does not depend on seats, and of the instant on no more than whether betting is late."""
    return {
        "tasks": tuple(map(_task, table.tasks)),
        "steps": dealing.steps(table),
        "next": dealing.next_step(table, role, now),
        "light": dealing.light(table),
        "dealer": table.dealer,
        "messages": tuple(dealer_words(table)),
        "colour_checks": dealing.colour_checks(table),
        "staff": dict(table.staff),
        "colours_only": bool(table.colours_only),
        "collect": _losers(table),
        "actions": tuple(
            shapes.ActionShown(action=action)
            if refusal is None
            else shapes.ActionShown(
                action=action,
                reason=refusal.reason,
                detail=refusal.detail,
                clauses=refusal.clauses,
                facts=refusal.facts,
                code=refusal.code,
                params=refusal.params,
            )
            for action, refusal in possible(table, role, now).items()
        ),
        "spin_no": table.spin_no,
        "spin_faults": table.spin.faults if table.spin else (),
        "faults": tuple(scope if who is None else f"{scope}: {who}" for scope, who in table.faults),
    }


def _losers(table: Table) -> tuple[shapes.WagerShown, ...]:
    """Losing wagers to clear, before any winner is paid."""
    return tuple(
        shapes.WagerShown(bet=line.bet, stake=line.lost) for line in at_hand(table) if line.lost
    )


def _seat_shown(table: Table, seat: Seat) -> shapes.SeatShown:
    return shapes.SeatShown(
        seat_no=seat.number,
        player=seat.player,
        balance=seat.balance,
        staked=table.staked(seat),
        wagers=show_wagers({**seat.wagers, **seat.strays}),
        guest=seat.guest,
        owed=seat.owed,
        held=seat.held,
        card="valid" if seat.carded else "lapsed",
        idle=seat.idle,
        faults=tuple(sorted(scope for scope, who in table.faults if who == seat.player)),
        calling_since=seat.calling,
        tokens=seat.tokens,
        personal_limits=room.sign(table.limits, seat.personal) if seat.personal else None,
        kinds=tuple(sorted(seat.kinds)),
        colours={
            colour: issue.out[seat.player]
            for colour, issue in table.colours.items()
            if seat.player in issue.out
        },
        chips=_balance_chips(table, seat),
        may_be_sent_away=_may_be_sent_away(table, seat),
        prison=stakes_in_prison(table, seat) if seat.prison else (),
        recorded=_recorded(table, seat),
        wants_colour=seat.player in table.want_colour,
    )


def _recorded(table: Table, seat: Seat) -> tuple[shapes.WagerShown, ...]:
    """The wagers of a round whose betting is over, from which a fault is decided."""
    settled = table.settlement
    if table.phase is Phase.SETTLED and settled is not None:
        lines = own_lines(settled.lines, seat.player)
        return tuple(shapes.WagerShown(bet=each.bet, stake=each.stake) for each in lines)
    if table.phase is Phase.NO_MORE_BETS:
        return show_wagers({**seat.wagers, **seat.strays})
    return ()


def _balance_chips(table: Table, seat: Seat) -> str:
    """The chips to cut for a whole balance, where it leaves the table in chips."""
    if table.game.cash_out is not Payment.CHIPS:
        return ""
    return show_cut(cut_chips(seat.balance - seat.tokens, sizes(table)) or {})


def _may_be_sent_away(table: Table, seat: Seat) -> bool:
    rule = table.game.idle
    idle = rule is not None and seat.idle >= rule.rounds and (table.is_full or not rule.when_full)
    return idle or seat.player in table.excluded


def _task(waiting: Pending) -> shapes.TaskShown:
    task = waiting.task
    return shapes.TaskShown(
        task=task.name,
        text=waiting.text,
        clauses=task.clauses,
        roles=tuple(sorted(task.roles)),
        blocks=tuple(sorted(task.blocks)),
        player=waiting.player,
        code=task.says,
        params=waiting.params,
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


def _wall(table: Table, figures: FloorFigures, alerts: Sequence[AlertShown]) -> dict[str, Any]:
    shares = exposure(table)
    return {
        "exposure": shares,
        "worst": worst_of(shares),
        "games_per_hour": figures.games_per_hour,
        "turnover": figures.turnover,
        "drop": figures.drop,
        "hold": figures.hold,
        "alerts": tuple(alerts),
    }
