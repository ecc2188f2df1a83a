"""Wagers: laid while betting is open, taken back to their owners without a result."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Self

import msgspec

from croupier.core.declarations import BetText, PlayerName
from croupier.core.ensure import InvariantBroken, ensure
from croupier.core.messages import Params, say
from croupier.core.money import Money
from croupier.core.record import make
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import ANYONE, Role
from croupier.roulette.bets import Bet, BetName
from croupier.roulette.buttons import ButtonRule
from croupier.roulette.calls import Call
from croupier.roulette.game import CallRule
from croupier.roulette.lines import Checks, Line
from croupier.roulette.settlement import wager_cost
from croupier.table.answer import Decision, cited, refuse
from croupier.table.checks import VALUE_CHIPS, checks_after, refuse_chips
from croupier.table.declare import Betting, Command, Event, Heard, command, event
from croupier.table.limit_checks import wager_clauses
from croupier.table.lookup import find_bet, find_seat
from croupier.table.phases import BETTING
from croupier.table.state import Change, Past, Seat, Table, TokenMove
from croupier.table.tokens import (
    banked_after,
    chips_of,
    has_tokens,
    token_moves,
    tokens_moved,
    tokens_taken,
    tokens_used,
)
from croupier.table.wager_limits import allow_wager

#: What a scenario calls chips that show their worth.
_VALUE_CHIPS = frozenset({"chips", "value", "value-chips", "plaques"})


@command("place", phases=BETTING, roles=ANYONE, betting=Betting.LAYS)
class PlaceWager(Command):
    """Put a stake on a bet; on a call bet the stake is for one piece."""

    player: PlayerName
    bet: BetText
    stake: Money
    tokens: bool = False
    #: Whether the player's own pad was held, where the game has pads; None if nobody said so.
    pad: bool | None = None
    #: What lies there: `value` for chips that show their worth, or one of the player's colours.
    #: Where it was not said, the player's colour as far as it goes.
    chips: str = ""

    def decide(self, table: Table) -> Decision:
        """Put a stake on a bet, within what the book and the sign allow."""
        seat = find_seat(table, self.player)
        if isinstance(seat, Refusal):
            return seat
        bet = find_bet(table, self.bet)
        if isinstance(bet, Refusal):
            return bet
        rule = table.game.call_rule(bet)
        if refusal := refuse_person(table, seat, self.by, bet, rule):
            return refusal
        if self.stake <= 0:
            return refuse(Reason.INVALID, say("table-stake-none", stake=self.stake))
        power = self.clauses_in(table.game)
        if seat.guest:
            power = cited(table.game.entry.guest_wager_clauses, power)
        colours = table.game.colours
        if colours and self.chips == VALUE_CHIPS and not colours.takes_value_chips(bet.kind):
            if self.by is Role.PLAYER or self.action == "place":
                detail = say("table-wagered-in-colours-dealer-may", bet=str(bet))
                return refuse(Reason.NOT_PERMITTED, detail, colours.value_chip_clauses)
            power = cited(power, colours.value_chip_clauses)
        if rule and rule.void_if_player and self.by is Role.PLAYER:
            return _lay_stray(table, seat, self, bet, rule)
        allowed = allow_wager(table, seat, bet, self.stake)
        if isinstance(allowed, Refusal):
            return allowed
        changes, cost = allowed.changes, 0
        for _, _, paid, _ in changes:
            cost += paid
        if cost > seat.balance:
            return refuse_credit(table, seat, cost, power)
        if self.chips and (refusal := refuse_chips(table, seat, changes, self.chips)):
            return refusal
        if self.tokens:
            if refusal := _refuse_tokens(table, seat, bet, cost):
                return refusal
            changes = tuple(change._replace(token=change.cost) for change in changes)
        return (
            WagersChanged(
                at=self.at,
                by=self.by,
                player=seat.player,
                cause=self.action,
                changes=changes,
                clauses=wager_clauses(
                    table.game, bet, power, rule.clauses if rule else (), allowed.clauses
                ),
                warnings=allowed.warnings,
            ),
        )

    @classmethod
    def spoken(cls, words: Mapping[str, Any], by: Role) -> Mapping[str, Any]:
        """A wager is made with chips, `with: token`, or checks of a colour; the pad is held."""
        made = str(words.get("with") or "")
        chips = VALUE_CHIPS if made in _VALUE_CHIPS else made if made != "token" else ""
        return {"chips": chips, "tokens": made == "token", "pad": True}


@event(heard=Heard.SEEN)
class WagersChanged(Event):
    """A player's wagers changed; `cause` is the action that changed them."""

    player: str
    cause: str
    changes: tuple[Change, ...]
    #: The colour checks that were laid on each bet, or taken up.
    checks: dict[BetName, tuple[Checks, ...]] = msgspec.field(default_factory=dict)
    moves_tokens: ClassVar[bool] = True

    def evolve(self, table: Table) -> Table:
        """The path every wager takes: kept free of generic copying."""
        seats = dict(table.seats)
        seats[self.player] = rewagered(seats[self.player], (self,))
        return table.but(seats=seats)

    def note_tokens(self, table: Table) -> Self:
        """Tokens go down before chips, where the seat has any."""
        seat = table.seats[self.player]
        return self.but(changes=tokens_used(seat, self.changes)) if has_tokens(seat) else self


class _StrayChanged(Event):
    """Chips that lie where the rules make them void were laid or taken back."""

    player: str
    change: Change

    def evolve(self, table: Table) -> Table:
        seat = table.seats[self.player]
        bet, stake, cost, _ = self.change
        left = {**seat.strays, bet: seat.strays.get(bet, 0) + stake}
        ensure(seat.balance >= cost, f"{self.player} staked more than the balance")
        strays = {stray: lies for stray, lies in left.items() if lies}
        return table.with_seat(seat.but(strays=strays, balance=seat.balance - cost))

    def params(self) -> Params:
        return super().params() | {"bet": self.change.bet}


@event(heard=Heard.SEEN)
class StrayWagerLaid(_StrayChanged):
    """Chips lie where the rules make them void: they will neither win nor lose."""


@event(heard=Heard.SEEN)
class StrayWagerLifted(_StrayChanged):
    """Its owner took back chips that lay where the rules make them void."""


@event(heard=Heard.SEEN)
class WagersReturned(Event):
    """Stakes went back to their owners without a result; `cause` says why."""

    cause: str
    lines: tuple[Line, ...]
    tokens: tuple[TokenMove, ...] = ()
    moves_tokens: ClassVar[bool] = True

    def evolve(self, table: Table) -> Table:
        lost = sum(line.lost for line in self.lines)
        seats = _take_down(table, self.lines)
        banked = banked_after(table, seats, self.tokens)
        return table.but(seats=seats, house=table.house + lost, banked=banked)

    def note_tokens(self, table: Table) -> Self:
        """What the lines do to tokens in hand and on the layout."""
        moves = token_moves(table, self.lines)
        return self.but(tokens=moves) if moves else self


def wagers_run(table: Table, events: Iterable[WagersChanged]) -> Table:
    """The same for many in a row. Nobody sees the tables in between, so none are made."""
    by_player: dict[str, list[WagersChanged]] = {}
    for change in events:
        by_player.setdefault(change.player, []).append(change)
    seats = dict(table.seats)
    for player, own in by_player.items():
        seats[player] = rewagered(seats[player], own)
    return table.but(seats=seats)


def rewagered(seat: Seat, events: Iterable[WagersChanged]) -> Seat:
    """A seat after its wagers changed."""
    wagers = dict(seat.wagers)
    balance, past, called = seat.balance, seat.past, seat.called
    with_tokens = seat.tokens or seat.token_wagers
    before: Mapping[BetName, int] = seat.wagers
    for laid in events:
        for bet, stake, cost, _ in laid.changes:
            left = wagers.get(bet, 0) + stake
            if left > 0:
                wagers[bet] = left
            elif left == 0:
                del wagers[bet]
            else:
                raise InvariantBroken(f"{seat.player} took down more than lay on {bet}")
            balance -= cost
        if balance < 0:
            raise InvariantBroken(f"{seat.player} staked more than the balance")
        if laid.cause == "undo":
            past = past.before if past else None
        elif laid.cause != "reposition":
            past = make(Past, (laid.changes, past))
        if laid.cause == "call-bet":
            called = called.union(change.bet for change in laid.changes)
        if with_tokens:
            seat = tokens_moved(seat, laid.changes)
        if laid.checks or seat.checks:
            seat = seat.but(checks=checks_after(seat.but(wagers=before), laid.checks))
            before = dict(wagers)
    return seat.but(wagers=wagers, balance=balance, past=past, called=called)


def _take_down(table: Table, lines: Iterable[Line]) -> dict[str, Seat]:
    """Seats after lines that give stakes back to balances, or forfeit them."""
    seats = dict(table.seats)
    for line in lines:
        seat = seats[line.player]
        # Where a wager and a stray lie on one bet each has its own line, the wager's first.
        lying = "wagers" if line.bet in seat.wagers else "strays"
        left = {bet: stake for bet, stake in getattr(seat, lying).items() if bet != line.bet}
        if seat.token_wagers and lying == "wagers":
            seat = tokens_taken(seat, (line,))
        if line.bet in seat.prison and lying == "wagers":
            seat = seat.but(prison={bet: n for bet, n in seat.prison.items() if bet != line.bet})
        seats[line.player] = seat.but(balance=seat.balance + line.credit, **{lying: left})
    return seats


def _refuse_tokens(table: Table, seat: Seat, bet: Bet | Call, cost: int) -> Refusal | None:
    """Why a wager may not be made with promotional tokens."""
    rule = table.game.tokens
    if rule is None or table.game.held(bet.name):
        clauses = rule.clauses if rule else table.game.layout_clauses
        detail = say("table-not-wagered-tokens-here", bet=bet.name, tokens=seat.tokens)
        return refuse(Reason.NOT_OFFERED, detail, clauses)
    if cost > seat.tokens:
        detail = say("table-wager-costs-tokens-make", asked=cost, tokens=seat.tokens)
        return refuse(Reason.INSUFFICIENT_CREDIT, detail, rule.clauses)
    return None


def refuse_person(
    table: Table, seat: Seat, by: Role, bet: Bet | Call, rule: CallRule | None
) -> Refusal | None:
    """Why this person may not lay this bet, whatever the stake; `rule` is that of a call bet."""
    game = table.game
    if table.faults and table.is_faulty("station", seat.player):
        gate = game.malfunctions["station"].gate_clauses
        detail = say("table-station-out-order", player=seat.player)
        return refuse(Reason.EQUIPMENT_FAULT, detail, gate)
    if table.colours_only and not any(
        seat.player in issue.players for issue in table.colours.values()
    ):
        detail = say("table-plays-colour-checks-table", player=seat.player)
        return refuse(Reason.NOT_PERMITTED, detail, table.colours_only)
    if seat.guest and by is Role.PLAYER:
        detail = say("table-guest-bets-through-dealer")
        return refuse(Reason.NOT_PERMITTED, detail, game.entry.guest_wager_clauses)
    if rule is not None:
        strayed = rule.void_if_player and by is Role.PLAYER
        if by not in rule.roles and not strayed:
            return refuse(
                Reason.NOT_PERMITTED, say("table-placed-by-dealer", bet=str(bet)), rule.clauses
            )
        if rule.buttons and (refusal := _refuse_button(table, seat, bet, rule.buttons)):
            return refusal
    if seat.kinds and bet.kind not in seat.kinds:
        detail = say("table-may-bet-only", player=seat.player, kinds=sorted(seat.kinds))
        return refuse(Reason.NOT_OFFERED, detail, game.restricted_clauses)
    return None


def _refuse_button(table: Table, seat: Seat, bet: Bet | Call, rule: ButtonRule) -> Refusal | None:
    """Why no marker button is to be had for a wager; more chips under one need no other."""
    if rule.designated and not seat.designated:
        detail = say("table-not-among-players-who-may", player=seat.player)
        return refuse(Reason.NOT_PERMITTED, detail, rule.clauses)
    if bet.name in seat.wagers:
        return None
    held = table.game.held
    in_use = [
        name for other in table.seats.values() for name in other.wagers if held(name) is not None
    ]
    if rule.number_max is not None and in_use.count(bet.name) >= rule.number_max:
        detail = say("table-buttons-stand-on", number_max=rule.number_max, bet=str(bet))
        return refuse(Reason.ABOVE_MAXIMUM, detail, rule.clauses)
    if rule.spin_max is not None and len(in_use) >= rule.spin_max:
        detail = say("table-buttons-in-use-in-spin", spin_max=rule.spin_max)
        return refuse(Reason.ABOVE_MAXIMUM, detail, rule.clauses)
    return None


def refuse_credit(table: Table, seat: Seat, cost: int, power: tuple[str, ...] = ()) -> Refusal:
    detail = say("table-wager-costs-balance", asked=cost, balance=seat.balance)
    account = table.game.entry.account_clauses
    return refuse(Reason.INSUFFICIENT_CREDIT, detail, account, power)


def _lay_stray(
    table: Table, seat: Seat, command: PlaceWager, bet: Bet | Call, rule: CallRule
) -> Decision:
    cost = command.stake * wager_cost(table.game, bet.name)
    if cost > chips_of(seat):
        return refuse_credit(table, seat, cost)
    return (
        StrayWagerLaid(
            at=command.at,
            by=command.by,
            player=seat.player,
            change=Change(bet.name, command.stake, cost),
            clauses=rule.void_if_player,
            warnings=(say("warning-not-placed-by-dealer", bet=str(bet)),),
        ),
    )
