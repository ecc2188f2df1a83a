"""Wagers that lie already: moved, taken down, undone, repeated, put right or refused."""

from dataclasses import replace

from croupier.core.money import Money, show_dollars
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.bets import Bet, BetName
from croupier.roulette.calls import Call
from croupier.roulette.held import wager_cost
from croupier.roulette.settle import void_line
from croupier.table import commands as c
from croupier.table import events as e
from croupier.table.allow import refuse_remainder, shown_remainder
from croupier.table.answer import Decision, cited, refuse
from croupier.table.floor import refuse_excluded
from croupier.table.phases import Phase
from croupier.table.state import Change, Seat, Table
from croupier.table.tokens import tokens_up
from croupier.table.wagering import (
    allow_wager,
    find_bet,
    find_seat,
    place,
    refuse_credit,
    refuse_person,
)


def remove(table: Table, command: c.RemoveWager) -> Decision:
    """Take a wager down, or a part of it."""
    seat = find_seat(table, command.player)
    if isinstance(seat, Refusal):
        return seat
    bet = find_bet(table, command.bet)
    if isinstance(bet, Bet | Call) and bet.name in seat.strays and bet.name not in seat.wagers:
        return _lift_stray(table, command, seat, bet.name)
    stake = command.stake
    cut: tuple[str, ...] = ()
    if isinstance(bet, Bet) and stake is not None and 0 < stake < seat.wagers.get(bet.name, 0):
        left = seat.wagers[bet.name] - stake
        shown = shown_remainder(table, seat, bet, left)
        stake, cut = (
            Money(stake + left - shown),
            table.game.limits.off_unit_clauses * (left > shown),
        )
    taken = _take(table, seat, command.bet, stake)
    if isinstance(taken, Refusal):
        return taken
    return (_changed(table, command, seat, taken, cut),)


def _lift_stray(table: Table, command: c.RemoveWager, seat: Seat, bet: BetName) -> Decision:
    """Chips that lie where they are void are still their owner's to take back."""
    lies = seat.strays[bet]
    stake = lies if command.stake is None else command.stake
    if not 0 < stake <= lies:
        detail = f"{seat.player} has {show_dollars(lies)} on {bet}"
        clauses = table.game.settle_clauses
        return refuse(
            Reason.NOT_YOUR_WAGER, detail, clauses, player=seat.player, bet=bet, lies=lies
        )
    return (_lifted(table, command, seat, bet, stake),)


def _lifted(
    table: Table, command: c.RemoveWager | c.ClearWagers, seat: Seat, bet: BetName, stake: int
) -> e.StrayWagerLifted:
    return e.StrayWagerLifted(
        at=command.at,
        by=command.by,
        player=seat.player,
        change=Change(bet, -stake, -stake * wager_cost(table.game, bet)),
        clauses=table.game.powers[command.action].clauses,
    )


def _take(table: Table, seat: Seat, text: str, stake: int | None) -> tuple[Change, ...] | Refusal:
    """The changes that take a wager down: one spot, or every piece of a call bet."""
    bet = find_bet(table, text)
    if isinstance(bet, Refusal):
        return bet
    if bet.name in seat.wagers or not isinstance(bet, Call):
        names = {bet.name: 1}
    else:
        names = {piece.bet.name: piece.pieces for piece in table.game.pieces(bet)}
        # Other wagers may share a spot with a piece: only whole call bets are taken down.
        whole = min(seat.wagers.get(name, 0) // pieces for name, pieces in names.items())
        stake = whole if stake is None else stake
    changes = []
    for name, pieces in names.items():
        lies = seat.wagers.get(name, 0)
        wanted = lies if stake is None else stake * pieces
        if not 0 < wanted <= lies:
            detail = f"{seat.player} has {show_dollars(lies)} on {name}"
            clauses = table.game.settle_clauses
            return refuse(
                Reason.NOT_YOUR_WAGER, detail, clauses, player=seat.player, bet=name, lies=lies
            )
        spot = table.game.bets.get(name)
        if spot and wanted < lies and (no := refuse_remainder(table, seat, spot, lies - wanted)):
            return no
        changes.append(Change(name, -wanted, -wanted * wager_cost(table.game, name)))
    return tuple(changes)


def _changed(
    table: Table,
    command: c.RemoveWager | c.MoveWager | c.ClearWagers | c.UndoWager | c.RepeatWagers,
    seat: Seat,
    changes: tuple[Change, ...],
    clauses: tuple[str, ...] = (),
) -> e.WagersChanged:
    lifted = table.phase is Phase.SETTLED
    return e.WagersChanged(
        at=command.at,
        by=command.by,
        player=seat.player,
        cause=command.action,
        changes=changes,
        clauses=cited(
            clauses,
            table.game.powers[command.action].clauses,
            table.game.stands_clauses if lifted else (),
        ),
    )


def move(table: Table, command: c.MoveWager) -> Decision:
    """Move a wager, or a part of it, to another bet; both or neither."""
    seat = find_seat(table, command.player)
    if isinstance(seat, Refusal):
        return seat
    taken = _take(table, seat, command.bet, command.stake)
    if isinstance(taken, Refusal):
        return taken
    to = find_bet(table, command.to)
    if isinstance(to, Refusal):
        return to
    lighter = _after(seat, taken)
    whole, each = -sum(change.cost for change in taken), _whole_cost(table, to)
    if whole % each:
        return _uneven(table, whole, each, to)
    placing = c.PlaceWager(
        by=command.by,
        at=command.at,
        player=seat.player,
        bet=command.to,
        stake=Money(whole // each),
    )
    laid = place(replace(table, seats={**table.seats, seat.player: lighter}), placing)
    if isinstance(laid, Refusal):
        return laid
    event = laid[0]
    if not isinstance(event, e.WagersChanged):
        detail = f"{command.to} is placed by the dealer"
        return refuse(
            Reason.NOT_PERMITTED, detail, event.clauses, why="by-the-dealer", bet=command.to
        )
    return (_changed(table, command, seat, taken + event.changes, event.clauses),)


def _uneven(table: Table, whole: int, pieces: int, to: Bet | Call) -> Refusal:
    detail = f"{show_dollars(whole)} does not fall into the {pieces} pieces of {to}"
    clauses = table.game.settle_clauses
    return refuse(
        Reason.NOT_A_UNIT, detail, clauses, why="pieces", asked=whole, bet=to.name, count=pieces
    )


def _whole_cost(table: Table, bet: Bet | Call) -> int:
    """What one of a bet's stake costs in all, wherever its pieces lie."""
    held = table.game.held(bet.name)
    return held.cost if held else sum(piece.pieces for piece in table.game.pieces(bet))


def _after(seat: Seat, changes: tuple[Change, ...]) -> Seat:
    wagers = dict(seat.wagers)
    for change in changes:
        wagers[change.bet] = wagers.get(change.bet, 0) + change.stake
    left = {bet: stake for bet, stake in wagers.items() if stake}
    return replace(seat, wagers=left, balance=seat.balance - sum(ch.cost for ch in changes))


def clear(table: Table, command: c.ClearWagers) -> Decision:
    """Take all of one's wagers down."""
    seat = find_seat(table, command.player)
    if isinstance(seat, Refusal):
        return seat
    if not seat.wagers and not seat.strays:
        detail = f"{seat.player} has no wager on the layout"
        return refuse(Reason.NOT_YOUR_WAGER, detail, why="nothing-laid", player=seat.player)
    changes = tuple(
        Change(bet, -stake, -stake * wager_cost(table.game, bet))
        for bet, stake in seat.wagers.items()
    )
    strays = tuple(_lifted(table, command, seat, bet, stake) for bet, stake in seat.strays.items())
    return (_changed(table, command, seat, changes), *strays) if changes else strays


def undo(table: Table, command: c.UndoWager) -> Decision:
    """Take back one's last change of this round, down to an empty layout."""
    seat = find_seat(table, command.player)
    if isinstance(seat, Refusal):
        return seat
    if seat.past is None:
        detail = f"{seat.player} has nothing to undo in this round"
        return refuse(Reason.INVALID, detail, why="nothing-to-undo", player=seat.player)
    changes = tuple(
        Change(ch.bet, -ch.stake, -ch.cost, -ch.token) for ch in reversed(seat.past.changes)
    )
    undone = _after(seat, changes)
    if undone.balance < 0 or any(stake < 0 for stake in undone.wagers.values()):
        return refuse(Reason.INVALID, "the wagers have changed since; clear them instead")
    for change in changes:
        if change.stake > 0 and (refusal := _refuse_relaying(table, command, seat, change.bet)):
            return refusal
    return (_changed(table, command, seat, changes),)


def _refuse_relaying(
    table: Table, command: c.UndoWager, seat: Seat, name: BetName
) -> Refusal | None:
    """Why a wager that was taken down may not be laid again, should that have changed since."""
    bet = find_bet(table, name)
    if isinstance(bet, Refusal):
        return bet
    return refuse_excluded(table, seat.player) or refuse_person(table, seat, command.by, bet)


def repeat(table: Table, command: c.RepeatWagers) -> Decision:
    """Bring the layout back to one's wagers of the last round, or lay others, all or nothing."""
    seat = find_seat(table, command.player)
    if isinstance(seat, Refusal):
        return seat
    wanted = command.wagers or {
        bet: stake - seat.wagers.get(bet, 0)
        for bet, stake in seat.last.items()
        if stake > seat.wagers.get(bet, 0)
    }
    if not wanted:
        detail = f"{seat.player} has no wagers of a last round to repeat"
        return refuse(Reason.INVALID, detail, why="nothing-to-repeat", player=seat.player)
    changes: tuple[Change, ...] = ()
    for bet, stake in wanted.items():
        if stake <= 0:
            return refuse(Reason.INVALID, f"{bet} needs a stake")
        found = find_bet(table, bet)
        if isinstance(found, Refusal):
            return found
        rule = table.game.call_rule(found)
        if rule and command.by not in rule.roles:
            detail = f"{found} is placed by the dealer"
            return refuse(
                Reason.NOT_PERMITTED, detail, rule.clauses, why="by-the-dealer", bet=found.name
            )
        if refusal := refuse_person(table, seat, command.by, found):
            return refusal
        allowed = allow_wager(table, _after(seat, changes), found, stake)
        if isinstance(allowed, Refusal):
            return allowed
        changes += allowed.changes
    cost = sum(change.cost for change in changes)
    if cost > seat.balance:
        return refuse_credit(table, seat, cost)
    return (_changed(table, command, seat, changes),)


def reposition(table: Table, command: c.RepositionWager) -> Decision:
    """Put a misplaced wager where it belongs, after the close and before the ball rests."""
    seat = find_seat(table, command.player)
    if isinstance(seat, Refusal):
        return seat
    bet, to = find_bet(table, command.bet), find_bet(table, command.to)
    if isinstance(bet, Refusal):
        return bet
    if isinstance(to, Refusal):
        return to
    lies = seat.wagers.get(bet.name, 0)
    stake = lies if command.stake is None else command.stake
    in_pieces = isinstance(to, Call) and table.game.held(to.name) is None
    if not 0 < stake <= lies or in_pieces:
        detail = f"{seat.player} has {show_dollars(lies)} on {bet}, to be put on {to}"
        return refuse(Reason.NOT_YOUR_WAGER, detail, table.game.settle_clauses)
    whole, each = stake * _whole_cost(table, bet), _whole_cost(table, to)
    if whole % each:
        return _uneven(table, whole, each, to)
    token = tokens_up(seat, bet.name, stake)
    changes = (Change(bet.name, -stake, -whole), Change(to.name, whole // each, whole, token))
    return (_changed(table, command, seat, changes),)


def refuse_wager(table: Table, command: c.RefuseWager) -> Decision:
    """Staff refuse a wager that lies on the layout; it goes back whole."""
    seat = find_seat(table, command.player)
    if isinstance(seat, Refusal):
        return seat
    taken = _take(table, seat, command.bet, None)
    if isinstance(taken, Refusal):
        return taken
    clauses = table.game.powers[command.action].clauses
    lines = tuple(void_line(seat.player, ch.bet, -ch.cost, clauses) for ch in taken)
    return (
        e.WagersReturned(
            at=command.at,
            by=command.by,
            cause=f"refused: {command.reason}" if command.reason else "refused",
            lines=lines,
            clauses=clauses,
        ),
    )
