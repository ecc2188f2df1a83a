"""Settlement of wagers that stay together beside the layout until the result is known.

Three ways occur: a fifth of the stake goes to the winning number (a neighbours button), pieces
count only within limits of their own (a racetrack), or each piece is settled as if it lay on its
spot. Winning pieces are moved to the layout and stand there.
"""

from croupier.core.ensure import InvariantBroken
from croupier.core.money import Money
from croupier.roulette.bets import BetName, Kind
from croupier.roulette.game import Clauses, Game, Held
from croupier.roulette.limits import Limits, Over, Range, Under, payable
from croupier.roulette.lines import Line, Result, Wagerer, make_line, settle_spot, void_line
from croupier.roulette.payouts import plain_odds
from croupier.roulette.zero import settle_halved, settle_prisoner


def settle(result: Result, wagerer: Wagerer) -> list[Line]:
    """One line for each of a player's wagers."""
    game, player = result.game, wagerer.player
    # Most wagers lie within the sign's limits and lose: those take no further step.
    halved, prison = result.halved, wagerer.prison
    losers = {} if wagerer.personal or game.areas or prison else result.losers
    lines = []
    for bet, stake in wagerer.wagers.items():
        loses = losers.get(bet)
        if loses is not None and loses[0] <= stake <= loses[1]:
            lines.append(make_line(Line, (player, bet, stake, 0, 0, (), False, 0, loses[2])))
        elif bet in halved:
            lines.append(settle_halved(result, wagerer, bet, stake))
        elif prison.get(bet):
            lines.append(settle_prisoner(result, wagerer, bet, stake))
        elif bet in result.ranges:
            lines.append(settle_spot(result, wagerer, bet, stake))
        else:
            lines.append(_settle_held(result, wagerer, bet, stake))
    for bet, stake in wagerer.strays.items():
        stray = game.held(bet)
        clauses = stray.rule.void_if_player if stray else ()
        lines.append(void_line(wagerer.player, bet, stake * wager_cost(game, bet), clauses))
    return lines


def wager_cost(game: Game, bet: BetName) -> int:
    """What one of a wager's stake costs in all: its pieces where the stake is for one of them."""
    return game.costs[bet]


def held_range(limits: Limits, personal: Range | None, held: Held) -> Range:
    """The limits of a held wager's whole stake.

    A limit set for the kind itself is for the whole; the table's own is for each piece, or is
    multiplied as the book says. A share ends on one number, so it has that number's maximum.
    """
    if held.kind in limits.per_bet:
        return limits.per_bet[held.kind]
    table = personal or limits.table
    if held.rule.shares > 1:
        most = (personal or limits.of(Kind.STRAIGHT)).max
        return Range(Money(table.min * held.rule.min_times), Money(most * held.rule.shares))
    unit = None if table.unit is None else Money(table.unit * held.cost)
    return Range(Money(table.min * held.cost), Money(table.max * held.cost), unit)


def _settle_held(result: Result, wagerer: Wagerer, bet: BetName, stake: int) -> Line:
    held = result.game.held(bet)
    if held is None:
        raise InvariantBroken(f"{bet} is neither a spot nor a held wager of this game")
    if held.rule.shares > 1:
        return _settle_shared(result, wagerer, bet, stake, held)
    if held.rule.void_under_clauses:
        return _settle_racetrack(result, wagerer, bet, stake, held)
    return _settle_pieces(result, wagerer, bet, stake, held)


def _settle_shared(result: Result, wagerer: Wagerer, bet: BetName, stake: int, held: Held) -> Line:
    """One share of the whole stake goes on the winning number; the others are collected."""
    rule, allowed = result.game.limits, held_range(result.limits, wagerer.personal, held)
    clauses = held.rule.clauses
    if stake < allowed.min:
        if rule.under is Under.SETTLED_ONCE and wagerer.advised:
            return void_line(wagerer.player, bet, stake, rule.advised_clauses)
        clauses += held.rule.min_clauses + rule.under_clauses
    counted = stake
    if stake > allowed.max and rule.over is Over.SETTLED_AT_MAX:
        counted, clauses = allowed.max, clauses + rule.over_clauses
    spot = _winning_spot(result, held)
    if spot is None:
        return Line(wagerer.player, bet, stake, 0, stake - counted, (), False, 0, clauses)
    share, odds = counted // held.rule.shares, result.pays[spot]
    least, chip = allowed.min // held.rule.shares, result.limits.smallest_chip
    win = payable(share, odds, least=least, chip=chip, rule=rule)
    if win != odds * share:
        clauses += rule.rounding_clauses
    clauses += held.rule.moved_clauses + result.clauses[spot]
    returned = stake - counted + share
    stands, shown = ((spot, share),), plain_odds(odds)
    return Line(wagerer.player, bet, stake, win, returned, stands, False, shown, clauses)


def _winning_spot(result: Result, held: Held) -> BetName | None:
    names = (piece.bet.name for piece in held.pieces)
    return next((name for name in names if name in result.pays), None)


def _settle_racetrack(
    result: Result, wagerer: Wagerer, bet: BetName, stake: int, held: Held
) -> Line:
    """Void under the minimum, and void for what goes beyond the increments."""
    allowed, whole = held_range(result.limits, wagerer.personal, held), stake * held.cost
    # Pieces are equal and whole, so what does not go round them all is beyond the increments too.
    piece = allowed.lowest_permitted(whole) // held.cost
    counted = piece * held.cost
    if counted == 0:
        return void_line(wagerer.player, bet, whole, held.rule.void_under_clauses)
    clauses: Clauses = held.rule.clauses
    if whole > allowed.max:
        clauses += result.game.limits.over_clauses
    elif counted < whole:
        clauses += held.rule.void_excess_clauses
    win, stands, odds = _winning_pieces(result, held, piece)
    if win:
        clauses += held.rule.moved_clauses
        clauses += tuple(c for name, _ in stands for c in result.clauses[name])
    returned = whole - counted + sum(amount for _, amount in stands)
    return Line(wagerer.player, bet, whole, win, returned, stands, False, odds, clauses)


def _winning_pieces(
    result: Result, held: Held, piece_stake: int
) -> tuple[int, tuple[tuple[BetName, int], ...], int | float]:
    """What the winning pieces pay, where they stand afterwards, and the odds of the first."""
    won = [piece for piece in held.pieces if piece.bet.name in result.pays]
    stands = tuple((piece.bet.name, piece.pieces * piece_stake) for piece in won)
    win = sum(int(result.pays[name] * amount) for name, amount in stands)
    return win, stands, plain_odds(result.pays[won[0].bet.name]) if won else 0


def _settle_pieces(result: Result, wagerer: Wagerer, bet: BetName, stake: int, held: Held) -> Line:
    """Each piece comes out as if it lay on its own spot."""
    pieces = [
        settle_spot(result, wagerer, piece.bet.name, piece.pieces * stake) for piece in held.pieces
    ]
    won = [piece for piece in pieces if piece.win]
    clauses = held.rule.clauses + (held.rule.moved_clauses if won else ())
    return Line(
        wagerer.player,
        bet,
        sum(piece.stake for piece in pieces),
        sum(piece.win for piece in pieces),
        sum(piece.returned for piece in pieces),
        tuple(stand for piece in pieces for stand in piece.stands),
        all(piece.void for piece in pieces),
        won[0].odds if won else 0,
        clauses + tuple(clause for piece in pieces for clause in piece.clauses),
    )
