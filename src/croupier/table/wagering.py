"""Wagers while betting is open: found on the layout, allowed, placed or called."""

from croupier.core.money import show_dollars
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.roulette.bets import TWENTY_FOURS, Bet, Kind
from croupier.roulette.buttons import ButtonRule
from croupier.roulette.calls import Call
from croupier.roulette.game import CallRule, Game
from croupier.roulette.held import held_range, wager_cost
from croupier.roulette.limits import OffUnit, Over
from croupier.roulette.notation import FRENCH, NotationError, parse_bet
from croupier.roulette.offered import why_not_call
from croupier.table import commands as c
from croupier.table import events as e
from croupier.table.allow import Allowed, allow_stake
from croupier.table.answer import Decision, cited, refuse
from croupier.table.state import Change, Seat, Table


def place(table: Table, command: c.PlaceWager) -> Decision:
    """Put a stake on a bet, within what the book and the sign allow."""
    seat = find_seat(table, command.player)
    if isinstance(seat, Refusal):
        return seat
    bet = find_bet(table, command.bet)
    if isinstance(bet, Refusal):
        return bet
    if refusal := refuse_person(table, seat, command.by, bet):
        return refusal
    pad = table.game.entry.pad_clauses
    if pad and not command.pad and command.by is Role.PLAYER:
        detail = "the player's own pad is touched together with the layout"
        return refuse(Reason.NOT_PERMITTED, detail, pad)
    if command.stake <= 0:
        return refuse(Reason.INVALID, f"a stake of {show_dollars(command.stake)} is none")
    power = table.game.powers[command.action].clauses
    rule = table.game.call_rule(bet)
    if rule and rule.void_if_player and command.by is Role.PLAYER:
        return _lay_stray(table, seat, command, bet, rule)
    allowed = allow_wager(table, seat, bet, command.stake)
    if isinstance(allowed, Refusal):
        return allowed
    cost = 0
    for change in allowed.changes:
        cost += change.cost
    if cost > seat.balance:
        return refuse_credit(table, seat, cost, power)
    changes = allowed.changes
    if command.tokens:
        if refusal := _refuse_tokens(table, seat, bet, cost):
            return refusal
        changes = tuple(change._replace(token=change.cost) for change in changes)
    return (
        e.WagersChanged(
            at=command.at,
            by=command.by,
            player=seat.player,
            cause=command.action,
            changes=changes,
            clauses=cited(power, rule.clauses if rule else (), allowed.clauses)
            or table.game.layout_clauses,
            warnings=allowed.warnings,
        ),
    )


def _refuse_tokens(table: Table, seat: Seat, bet: Bet | Call, cost: int) -> Refusal | None:
    """Why a wager may not be made with promotional tokens."""
    rule = table.game.tokens
    if rule is None or table.game.held(bet.name):
        clauses = rule.clauses if rule else table.game.layout_clauses
        detail = f"{bet} is not wagered with tokens here"
        return refuse(Reason.NOT_OFFERED, detail, clauses, bet=bet.name, tokens=seat.tokens)
    if cost > seat.tokens:
        detail = f"the wager costs {show_dollars(cost)}, tokens make {show_dollars(seat.tokens)}"
        return refuse(
            Reason.INSUFFICIENT_CREDIT, detail, rule.clauses, asked=cost, tokens=seat.tokens
        )
    return None


def find_seat(table: Table, player: str) -> Seat | Refusal:
    """The player's seat, or a refusal for somebody who has none."""
    seat = table.seats.get(player)
    if seat is not None:
        return seat
    entry = table.game.entry
    detail = f"{player} has not joined the table"
    if entry.card and not entry.account_clauses:
        return refuse(
            Reason.CARD_REQUIRED, detail, entry.card_clauses, why="not-seated", player=player
        )
    return refuse(
        Reason.INSUFFICIENT_CREDIT, detail, entry.account_clauses, why="not-seated", player=player
    )


def find_bet(table: Table, text: str) -> Bet | Call | Refusal:
    """The bet that a text names, if this game offers it here and now."""
    game = table.game
    if text in game.bets:
        bet: Bet | Call = game.bets[text]
    else:
        try:
            bet = parse_bet(text)
        except NotationError as error:
            return refuse(Reason.NO_SUCH_BET, str(error), _kind_clauses(game, text), bet=text)
        if isinstance(bet, Call) or bet.kind is Kind.ASIAN_NEIGHBOUR:
            if refusal := _refuse_call(table, bet):
                return refusal
        elif bet.kind is Kind.LUCKY_BALL and game.lucky is None:
            detail = f"{bet} is not offered here"
            return refuse(Reason.NOT_OFFERED, detail, game.lucky_absent, bet=bet.name)
        elif bet.kind in TWENTY_FOURS and bet.name not in game.bets:
            detail = f"{bet} is not offered at this table"
            return refuse(Reason.NOT_OFFERED, detail, game.layout_clauses, bet=bet.name)
        elif bet.name not in game.bets and bet.name not in game.areas:
            why = game.layout.why_not(bet) or f"{bet.kind} is not a bet of this game"
            return refuse(Reason.NO_SUCH_BET, why, _kind_clauses(game, bet.name), bet=bet.name)
    if bet.kind is Kind.LUCKY_BALL and table.is_faulty("lucky-display"):
        detail = "the Lucky Ball screen is out of order"
        return refuse(Reason.EQUIPMENT_FAULT, detail, game.lucky_absent, scope="lucky-display")
    if bet.kind is Kind.ASIAN_NEIGHBOUR and "asian-groups" in set(game.unsigned) - table.signed:
        detail = "the groups of this area have not been signed by the operator"
        return refuse(Reason.NOT_OFFERED, detail, game.calls[bet.kind].clauses)
    return bet


def _kind_clauses(game: Game, text: str) -> tuple[str, ...]:
    """What the book says of the layout, and of the kind of bet that a text names."""
    head = text.partition(":")[0].strip().lower()
    named = FRENCH.get(head, head)
    of_kind = (clauses for kind, clauses in game.odds_clauses.items() if kind == named)
    own = game.spot_clauses.get(text) or game.spot_clauses.get(named, ())
    return cited(game.layout_clauses, *of_kind, own)


def _refuse_call(table: Table, bet: Bet | Call) -> Refusal | None:
    game = table.game
    if game.call_rule(bet) is None:
        absent = game.calls_absent.get(bet.kind, game.layout_clauses)
        detail = f"{bet} is not offered at this table"
        return refuse(Reason.NOT_OFFERED, detail, absent, bet=bet.name)
    if isinstance(bet, Bet):
        detail = f"{bet} is no group of this table"
        return refuse(Reason.NO_SUCH_BET, detail, game.calls[bet.kind].clauses, bet=bet.name)
    if why_not := why_not_call(game, bet):
        return refuse(Reason.NOT_OFFERED, why_not, game.calls[bet.kind].clauses)
    return None


def refuse_person(table: Table, seat: Seat, by: Role, bet: Bet | Call) -> Refusal | None:
    """Why this person may not lay this bet, whatever the stake."""
    game = table.game
    if table.is_faulty("station", seat.player):
        gate = game.malfunctions["station"].gate_clauses
        detail = f"{seat.player}'s station is out of order"
        return refuse(Reason.EQUIPMENT_FAULT, detail, gate, why="station", player=seat.player)
    if table.colours_only and not any(
        seat.player in issue.players for issue in table.colours.values()
    ):
        detail = f"{seat.player} plays with colour checks of this table"
        return refuse(Reason.NOT_PERMITTED, detail, table.colours_only)
    if seat.guest and by is Role.PLAYER:
        detail = "a guest bets through the dealer"
        return refuse(
            Reason.NOT_PERMITTED, detail, game.entry.guest_wager_clauses, why="guest-bets"
        )
    rule = game.call_rule(bet)
    strayed = rule is not None and rule.void_if_player and by is Role.PLAYER
    if rule and by not in rule.roles and not strayed:
        detail = f"{bet} is placed by the dealer"
        return refuse(Reason.NOT_PERMITTED, detail, rule.clauses, why="by-the-dealer", bet=bet.name)
    if rule and rule.buttons and (refusal := _refuse_button(table, seat, bet, rule.buttons)):
        return refusal
    if seat.kinds and bet.kind not in seat.kinds:
        detail = f"{seat.player} may bet only {', '.join(sorted(seat.kinds))}"
        return refuse(Reason.NOT_OFFERED, detail, game.restricted_clauses)
    return None


def _refuse_button(table: Table, seat: Seat, bet: Bet | Call, rule: ButtonRule) -> Refusal | None:
    """Why no marker button is to be had for a wager; more chips under one need no other."""
    if rule.designated and not seat.designated:
        detail = f"{seat.player} is not among the players who may use marker buttons"
        return refuse(Reason.NOT_PERMITTED, detail, rule.clauses)
    if bet.name in seat.wagers:
        return None
    held = table.game.held
    in_use = [
        name for other in table.seats.values() for name in other.wagers if held(name) is not None
    ]
    if rule.number_max is not None and in_use.count(bet.name) >= rule.number_max:
        detail = f"{rule.number_max} buttons stand on {bet}"
        return refuse(Reason.ABOVE_MAXIMUM, detail, rule.clauses)
    if rule.spin_max is not None and len(in_use) >= rule.spin_max:
        detail = f"{rule.spin_max} buttons are in use in this spin"
        return refuse(Reason.ABOVE_MAXIMUM, detail, rule.clauses)
    return None


def refuse_credit(table: Table, seat: Seat, cost: int, power: tuple[str, ...] = ()) -> Refusal:
    detail = f"the wager costs {show_dollars(cost)}, the balance is {show_dollars(seat.balance)}"
    account = table.game.entry.account_clauses
    return refuse(
        Reason.INSUFFICIENT_CREDIT, detail, account, power, asked=cost, balance=seat.balance
    )


def _lay_stray(
    table: Table, seat: Seat, command: c.PlaceWager, bet: Bet | Call, rule: CallRule
) -> Decision:
    cost = command.stake * wager_cost(table.game, bet.name)
    if cost > seat.balance:
        return refuse_credit(table, seat, cost)
    return (
        e.StrayWagerLaid(
            at=command.at,
            by=command.by,
            player=seat.player,
            change=Change(bet.name, command.stake, cost),
            clauses=rule.void_if_player,
            warnings=(f"{bet} was not placed by the dealer: it is void",),
        ),
    )


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
    warnings: tuple[str, ...] = ()
    staked = table.staked(seat) if table.limits.aggregate_max is not None else 0
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
        detail = f"{show_dollars(stake)} does not fall into {shares} parts of whole cents"
        clauses = held.rule.clauses if held else ()
        return refuse(
            Reason.NOT_A_UNIT,
            detail,
            clauses,
            why="pieces",
            asked=stake,
            bet=bet.name,
            count=shares,
        )
    change = Change(bet.name, stake, stake * held.cost)
    least = held_range(table.limits, seat.personal, held).min
    whole = (seat.wagers.get(bet.name, 0) + stake) * held.cost
    clauses = cited(held.rule.min_clauses, held.rule.void_under_clauses)
    if whole >= least or not clauses:
        return Allowed((change,))
    detail = f"{show_dollars(whole)} on {bet}, minimum {show_dollars(least)}"
    return Allowed((change,), clauses, (f"under the minimum: {detail}",))
