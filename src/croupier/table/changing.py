"""Wagers that lie already: moved, taken down, undone, repeated, put right or refused."""

from collections.abc import Mapping
from typing import Any

import msgspec

from croupier.core.declarations import BetText, PlayerName
from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import ANYONE, PIT, Role
from croupier.roulette.bets import Bet, BetName
from croupier.roulette.calls import Call
from croupier.roulette.game import Clauses
from croupier.roulette.lines import void_line
from croupier.roulette.settlement import wager_cost
from croupier.table.answer import Decision, cited, refuse
from croupier.table.conduct import refuse_excluded
from croupier.table.declare import Betting, Command, command
from croupier.table.limit_checks import refuse_remainder, shown_remainder
from croupier.table.lookup import find_bet, find_seat
from croupier.table.phases import BALL_ROLLING, BETTING, LIFTING, Phase
from croupier.table.prison import free_wagers, refuse_in_prison
from croupier.table.state import Change, Seat, Table
from croupier.table.tokens import tokens_up
from croupier.table.wager_limits import allow_wager
from croupier.table.wagers import (
    PlaceWager,
    StrayWagerLifted,
    WagersChanged,
    WagersReturned,
    refuse_credit,
    refuse_person,
)


@command("remove", phases=LIFTING, roles=ANYONE, betting=Betting.LIFTS)
class RemoveWager(Command):
    """Take a wager down, or some of it."""

    player: PlayerName
    bet: BetText
    stake: Money | None = None
    pad: bool | None = None

    def decide(self, table: Table) -> Decision:
        """Take a wager down, or a part of it."""
        seat = find_seat(table, self.player)
        if isinstance(seat, Refusal):
            return seat
        bet = find_bet(table, self.bet)
        if isinstance(bet, Bet | Call) and bet.name in seat.strays and bet.name not in seat.wagers:
            return _lift_stray(table, self, seat, bet.name)
        stake = self.stake
        cut: tuple[str, ...] = ()
        if isinstance(bet, Bet) and stake is not None and 0 < stake < seat.wagers.get(bet.name, 0):
            left = seat.wagers[bet.name] - stake
            shown = shown_remainder(table, seat, bet, left)
            stake, cut = (
                Money(stake + left - shown),
                table.game.limits.off_unit_clauses * (left > shown),
            )
        taken = _take(table, seat, self.bet, stake)
        if isinstance(taken, Refusal):
            return taken
        return (_changed(table, self, seat, taken, cut),)

    @classmethod
    def spoken(cls, words: Mapping[str, Any], by: Role) -> Mapping[str, Any]:
        """The pad is held unless the scenario says otherwise."""
        return {"pad": True}


@command("move", phases=BETTING, roles=ANYONE, betting=Betting.LAYS | Betting.LIFTS)
class MoveWager(Command):
    """Move a wager, or some of it, to another bet."""

    player: PlayerName
    bet: BetText
    to: BetText
    stake: Money | None = None
    pad: bool | None = None

    def decide(self, table: Table) -> Decision:
        """Move a wager, or a part of it, to another bet; both or neither."""
        seat = find_seat(table, self.player)
        if isinstance(seat, Refusal):
            return seat
        taken = _take(table, seat, self.bet, self.stake)
        if isinstance(taken, Refusal):
            return taken
        to = find_bet(table, self.to)
        if isinstance(to, Refusal):
            return to
        lighter = _after(seat, taken)
        whole, each = -sum(change.cost for change in taken), _whole_cost(table, to)
        if whole % each:
            return _uneven(table, whole, each, to)
        placing = PlaceWager(
            by=self.by,
            at=self.at,
            player=seat.player,
            bet=self.to,
            stake=Money(whole // each),
        )
        laid = placing.decide(table.with_seat(lighter))
        if isinstance(laid, Refusal):
            return laid
        event = laid[0]
        if not isinstance(event, WagersChanged):
            return refuse(
                Reason.NOT_PERMITTED, say("table-placed-by-dealer", bet=self.to), event.clauses
            )
        return (_changed(table, self, seat, taken + event.changes, event.clauses),)

    @classmethod
    def spoken(cls, words: Mapping[str, Any], by: Role) -> Mapping[str, Any]:
        """The pad is held unless the scenario says otherwise."""
        return {"pad": True}


@command("clear", phases=LIFTING, roles=ANYONE, betting=Betting.LIFTS)
class ClearWagers(Command):
    """Take all of one's wagers down."""

    player: PlayerName

    def decide(self, table: Table) -> Decision:
        """Take all of one's wagers down."""
        seat = find_seat(table, self.player)
        if isinstance(seat, Refusal):
            return seat
        wagers = free_wagers(seat)
        if not wagers and not seat.strays:
            return refuse(
                Reason.NOT_YOUR_WAGER, say("table-no-wager-on-layout", player=seat.player)
            )
        changes = tuple(
            Change(bet, -stake, -stake * wager_cost(table.game, bet))
            for bet, stake in wagers.items()
        )
        strays = tuple(_lifted(table, self, seat, bet, stake) for bet, stake in seat.strays.items())
        return (_changed(table, self, seat, changes), *strays) if changes else strays


@command("undo", phases=BETTING, roles=ANYONE, betting=Betting.LIFTS)
class UndoWager(Command):
    """Take back the last change one made this round."""

    player: PlayerName

    def decide(self, table: Table) -> Decision:
        """Take back one's last change of this round, down to an empty layout."""
        seat = find_seat(table, self.player)
        if isinstance(seat, Refusal):
            return seat
        if seat.past is None:
            return refuse(Reason.INVALID, say("table-nothing-undo-in-round", player=seat.player))
        changes = tuple(
            Change(ch.bet, -ch.stake, -ch.cost, -ch.token) for ch in reversed(seat.past.changes)
        )
        undone = _after(seat, changes)
        if undone.balance < 0 or any(stake < 0 for stake in undone.wagers.values()):
            return refuse(Reason.INVALID, say("table-wagers-have-changed-since-clear"))
        for change in changes:
            if change.stake > 0 and (refusal := _refuse_relaying(table, self, seat, change.bet)):
                return refusal
        return (_changed(table, self, seat, changes),)


@command("repeat", phases=BETTING, roles=ANYONE, betting=Betting.LAYS)
class RepeatWagers(Command):
    """Lay the wagers of the last round again, or others that are named, all or nothing.

    What is named comes on top of what lies: every wager once more doubles them.
    """

    player: PlayerName
    wagers: Mapping[str, int] = msgspec.field(default_factory=dict)

    def decide(self, table: Table) -> Decision:
        """Bring the layout back to one's wagers of the last round, or lay others."""
        seat = find_seat(table, self.player)
        if isinstance(seat, Refusal):
            return seat
        wanted = self.wagers or {
            bet: stake - seat.wagers.get(bet, 0)
            for bet, stake in seat.last.items()
            if stake > seat.wagers.get(bet, 0) and bet not in seat.prison
        }
        if not wanted:
            return refuse(
                Reason.INVALID, say("table-no-wagers-last-round-repeat", player=seat.player)
            )
        changes: tuple[Change, ...] = ()
        for bet, stake in wanted.items():
            if stake <= 0:
                return refuse(Reason.INVALID, say("table-needs-stake", bet=str(bet)))
            found = find_bet(table, bet)
            if isinstance(found, Refusal):
                return found
            rule = table.game.call_rule(found)
            if rule and self.by not in rule.roles:
                detail = say("table-placed-by-dealer", found=found, bet=found.name)
                return refuse(Reason.NOT_PERMITTED, detail, rule.clauses)
            if refusal := refuse_person(table, seat, self.by, found, table.game.call_rule(found)):
                return refusal
            allowed = allow_wager(table, _after(seat, changes), found, stake)
            if isinstance(allowed, Refusal):
                return allowed
            changes += allowed.changes
        cost = sum(change.cost for change in changes)
        if cost > seat.balance:
            return refuse_credit(table, seat, cost)
        return (_changed(table, self, seat, changes),)


@command("reposition", phases=BALL_ROLLING, roles=PIT)
class RepositionWager(MoveWager):
    """Put a misplaced wager right after the close, before the ball rests."""

    why: str = ""

    def decide(self, table: Table) -> Decision:
        """Put a misplaced wager where it belongs, after the close and before the ball rests."""
        seat = find_seat(table, self.player)
        if isinstance(seat, Refusal):
            return seat
        bet, to = find_bet(table, self.bet), find_bet(table, self.to)
        if isinstance(bet, Refusal):
            return bet
        if isinstance(to, Refusal):
            return to
        lies = seat.wagers.get(bet.name, 0)
        stake = lies if self.stake is None else self.stake
        in_pieces = isinstance(to, Call) and table.game.held(to.name) is None
        if not 0 < stake <= lies or in_pieces:
            return refuse(
                Reason.NOT_YOUR_WAGER,
                say(
                    "table-less-lies-than-moved",
                    player=seat.player,
                    lies=lies,
                    bet=str(bet),
                    to=str(to),
                ),
                table.game.settle_clauses,
            )
        whole, each = stake * _whole_cost(table, bet), _whole_cost(table, to)
        if whole % each:
            return _uneven(table, whole, each, to)
        token = tokens_up(seat, bet.name, stake)
        changes = (Change(bet.name, -stake, -whole), Change(to.name, whole // each, whole, token))
        return (_changed(table, self, seat, changes),)


@command("refuse-wager", phases=BETTING, betting=Betting.CHANGES)
class RefuseWager(Command):
    """Refuse a wager that lies on the layout, before the close; `reason` is put on record."""

    player: PlayerName
    bet: BetText
    reason: str = ""

    def decide(self, table: Table) -> Decision:
        """Staff refuse a wager that lies on the layout; it goes back whole."""
        seat = find_seat(table, self.player)
        if isinstance(seat, Refusal):
            return seat
        taken = _take(table, seat, self.bet, None)
        if isinstance(taken, Refusal):
            return taken
        clauses = self.clauses_in(table.game)
        lines = tuple(void_line(seat.player, ch.bet, -ch.cost, clauses) for ch in taken)
        return (
            WagersReturned(
                at=self.at,
                by=self.by,
                cause=f"refused: {self.reason}" if self.reason else "refused",
                lines=lines,
                clauses=clauses,
            ),
        )

    @classmethod
    def untimely_clauses(cls, table: Table) -> Clauses:
        """The book's rule for doing it says when."""
        return cls.clauses_in(table.game)


def _lift_stray(table: Table, command: RemoveWager, seat: Seat, bet: BetName) -> Decision:
    """Chips that lie where they are void are still their owner's to take back."""
    lies = seat.strays[bet]
    stake = lies if command.stake is None else command.stake
    if not 0 < stake <= lies:
        detail = say("table-lies-on-bet", player=seat.player, lies=lies, bet=str(bet))
        clauses = table.game.settle_clauses
        return refuse(Reason.NOT_YOUR_WAGER, detail, clauses)
    return (_lifted(table, command, seat, bet, stake),)


def _lifted(
    table: Table, command: RemoveWager | ClearWagers, seat: Seat, bet: BetName, stake: int
) -> StrayWagerLifted:
    return StrayWagerLifted(
        at=command.at,
        by=command.by,
        player=seat.player,
        change=Change(bet, -stake, -stake * wager_cost(table.game, bet)),
        clauses=command.clauses_in(table.game),
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
        if refusal := refuse_in_prison(table, seat, name):
            return refusal
        lies = seat.wagers.get(name, 0)
        wanted = lies if stake is None else stake * pieces
        if not 0 < wanted <= lies:
            detail = say("table-lies-on-bet", player=seat.player, lies=lies, bet=name)
            clauses = table.game.settle_clauses
            return refuse(Reason.NOT_YOUR_WAGER, detail, clauses)
        spot = table.game.bets.get(name)
        if spot and wanted < lies and (no := refuse_remainder(table, seat, spot, lies - wanted)):
            return no
        changes.append(Change(name, -wanted, -wanted * wager_cost(table.game, name)))
    return tuple(changes)


def _changed(
    table: Table,
    command: RemoveWager | MoveWager | ClearWagers | UndoWager | RepeatWagers,
    seat: Seat,
    changes: tuple[Change, ...],
    clauses: tuple[str, ...] = (),
) -> WagersChanged:
    lifted = table.phase is Phase.SETTLED
    return WagersChanged(
        at=command.at,
        by=command.by,
        player=seat.player,
        cause=command.action,
        changes=changes,
        clauses=cited(
            clauses,
            command.clauses_in(table.game),
            table.game.stands_clauses if lifted else (),
        ),
    )


def _uneven(table: Table, whole: int, pieces: int, to: Bet | Call) -> Refusal:
    detail = say(
        "table-does-not-fall-into-pieces", asked=whole, count=pieces, to=str(to), bet=to.name
    )
    clauses = table.game.settle_clauses
    return refuse(Reason.NOT_A_UNIT, detail, clauses)


def _whole_cost(table: Table, bet: Bet | Call) -> int:
    """What one of a bet's stake costs in all, wherever its pieces lie."""
    held = table.game.held(bet.name)
    return held.cost if held else sum(piece.pieces for piece in table.game.pieces(bet))


def _after(seat: Seat, changes: tuple[Change, ...]) -> Seat:
    wagers = dict(seat.wagers)
    for change in changes:
        wagers[change.bet] = wagers.get(change.bet, 0) + change.stake
    left = {bet: stake for bet, stake in wagers.items() if stake}
    return seat.but(wagers=left, balance=seat.balance - sum(ch.cost for ch in changes))


def _refuse_relaying(table: Table, command: UndoWager, seat: Seat, name: BetName) -> Refusal | None:
    """Why a wager that was taken down may not be laid again, should that have changed since."""
    bet = find_bet(table, name)
    if isinstance(bet, Refusal):
        return bet
    rule = table.game.call_rule(bet)
    return refuse_excluded(table, seat.player) or refuse_person(table, seat, command.by, bet, rule)
