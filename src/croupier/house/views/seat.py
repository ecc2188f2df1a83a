"""One seat as its own player sees it: money, wagers, and every line that is for this player."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

from croupier.core.messages import say
from croupier.core.money import show_dollars
from croupier.house.views import audience_views as shapes
from croupier.house.views.actions import open_to_player
from croupier.house.views.own_lines import own_lines
from croupier.house.views.prison import stakes_in_prison
from croupier.house.views.room import notices, sign, terminal_notices
from croupier.roulette.lines import Line
from croupier.table.conduct import ExcludePlayer
from croupier.table.describe import explain_line
from croupier.table.history import PutRight
from croupier.table.leaving import leave_clauses
from croupier.table.phases import Phase
from croupier.table.state import Seat, Table

DEALER, SYSTEM = "dealer", "system"
#: For so many rounds a player sees that a round was put right; the last rounds hold it longer.
_PUT_RIGHT_ROUNDS: Final = 5
#: So many receipts are remembered.
_ALIKE_MAX: Final = 4096


def seat_fields(table: Table, player: str, now: int) -> dict[str, Any]:
    """The fields of a seat's view; an empty place where the player has no seat."""
    seat = table.seats.get(player)
    lines = lines_of(table, player)
    seen = seat if seat is not None else Seat(player=player, number=0)
    staked = table.staked(seen)
    settled = table.phase is Phase.SETTLED
    return {
        "player": player,
        "seat_no": seat.number if seat is not None else None,
        "balance": seen.balance,
        "staked": staked,
        "spin_staked": sum(line.stake for line in lines) if settled else staked,
        "owed": seen.owed,
        "held": seen.held,
        "tokens": seen.tokens,
        "wagers": show_wagers({**seen.wagers, **seen.strays}),
        "last_wagers": show_wagers(seen.last),
        "personal_limits": sign(table.limits, seen.personal) if seen.personal else None,
        "notices": (*notices(table), *terminal_notices(table, player)),
        "kinds": tuple(sorted(seen.kinds)),
        "win": sum(line.win for line in lines),
        "receipt": tuple(map(receipt_line, lines)),
        "may": open_to_player(table, now, player),
        "can_undo": seen.past is not None,
        "messages": (*dealer_words(table, player), *_system_lines(table, seen)),
        "attendant_since": seen.calling,
        "guest": seen.guest,
        "prison": stakes_in_prison(table, seen) if seen.prison else (),
        "disputes": _own_disputes(table, player) if table.disputes else (),
    }


def _own_disputes(table: Table, player: str) -> tuple[shapes.OwnDispute, ...]:
    """What a player disputes, what came of it, and whether a review may be wanted of it."""
    reviewed = "review" in table.game.powers
    return tuple(
        shapes.OwnDispute(
            dispute=dispute.number,
            round_no=dispute.round_no,
            text=dispute.text,
            decision=dispute.decision,
            may_request=reviewed and dispute.may_be_reviewed,
            review="done" if dispute.reviewed else "requested" if dispute.review_requested else "",
        )
        for dispute in table.disputes
        if dispute.player == player
    )


def lines_of(table: Table, player: str) -> tuple[Line, ...]:
    """What became of a player's wagers of this round."""
    settled = table.settlement
    return own_lines(settled.lines, player) if settled else ()


def receipt_line(line: Line) -> shapes.ReceiptLine:
    """What became of one wager: made once for all whose wager came out alike."""
    return _receipt(line[1:])


@lru_cache(maxsize=_ALIKE_MAX)
def _receipt(of: tuple[Any, ...]) -> shapes.ReceiptLine:
    line = Line("", *of)
    return shapes.ReceiptLine(
        bet=line.bet,
        stake=line.stake,
        win=line.win,
        lost=line.lost,
        returned=line.returned,
        text=explain_line(line),
        clauses=tuple(dict.fromkeys(line.clauses)),
        odds=line.odds if line.win else 0,
        void=line.void,
        stands=show_wagers(dict(line.stands)),
    )


def show_wagers(wagers: Mapping[str, int]) -> tuple[shapes.WagerShown, ...]:
    """Wagers as they lie."""
    return tuple([shapes.WagerShown(bet=bet, stake=stake) for bet, stake in wagers.items()])


def dealer_words(table: Table, player: str | None = None) -> Iterator[shapes.MessageShown]:
    """What staff have announced to players in this round or the last one; all of it for staff."""
    for words in table.messages:
        if words.round_no >= table.round_no - 1 and (
            player is None or words.player in ("", player)
        ):
            text = (
                f"{words.player}: {words.text}" if player is None and words.player else words.text
            )
            yield shapes.MessageShown(sender=DEALER, text=text, at=words.at)


def _system_lines(table: Table, seat: Seat) -> Iterator[shapes.MessageShown]:
    """What the system has to say to this very player, from what it knows of the seat."""
    game = table.game
    for scope, who in sorted(table.faults, key=str):
        if who in (None, seat.player):
            rule = game.malfunctions[scope]
            clauses = rule.gate_clauses or rule.before_clauses
            if who:
                yield _line("terminal-fault", clauses)
            elif rule.gate:
                yield _line("waits-for-repair", clauses)
            else:
                yield _line("fault", clauses, about=(scope,))
    if seat.number and not seat.carded:
        yield _line("card", game.entry.own_card_clauses)
    if seat.player in table.excluded:
        clauses = ExcludePlayer.clauses_in(game)
        yield _line("excluded", clauses)
    elif seat.player in table.leaving and seat.wagers:
        yield _line("leaving", leave_clauses(table))
    if seat.put_right is not None and table.round_no - seat.put_right.done_in <= _PUT_RIGHT_ROUNDS:
        yield _put_right(seat.put_right)
    if seat.held:
        holds = (c for rule in game.malfunctions.values() for c in rule.hold_clauses)
        yield _line("held", holds, at=seat.held_until, amount=seat.held)
    if seat.owed:
        yield _line("owed", amount=seat.owed)
    if seat.advised:
        yield _line("advised", game.limits.advised_clauses)
    if seat.kinds:
        about = tuple(sorted(seat.kinds))
        yield _line("kinds", game.restricted_clauses, about=about)


def _put_right(done: PutRight) -> shapes.MessageShown:
    """What was changed in a round of before, by how much and why."""
    return _line(
        "put-right",
        done.clauses,
        at=done.at,
        amount=done.amount,
        about=(str(done.round_no), done.was or "", done.pocket or "", done.cause, done.reason),
        round=str(done.round_no),
        was=done.was,
        now=done.pocket,
        why=f"{done.cause}: {done.reason}" if done.reason else done.cause,
        change="less" if done.amount < 0 else "more" if done.amount else "same",
    )


def _line(
    what: shapes.NoticeToPlayer,
    clauses: Iterable[str] = (),
    *,
    at: int | None = None,
    amount: int = 0,
    about: tuple[str, ...] = (),
    **params: str | None,
) -> shapes.MessageShown:
    """A line of the system's: what it is made of, and the sentence of that in English."""
    said = params | {"about": ", ".join(about), "amount": show_dollars(abs(amount))}
    return shapes.MessageShown(
        sender=SYSTEM,
        text=str(say(f"view-line-{what}", **said)),
        at=at,
        clauses=tuple(dict.fromkeys(clauses)),
        what=what,
        amount=amount,
        about=about,
    )
