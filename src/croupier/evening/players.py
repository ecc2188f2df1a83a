"""What players do: bets at random within limits, changes of mind, and a hand that is too late."""

from collections.abc import Iterator

from croupier.core.money import Money
from croupier.core.roles import Role
from croupier.evening.chance import Chance
from croupier.roulette.bets import LUCKY_COLOURS, BetName
from croupier.roulette.calls import Call
from croupier.roulette.game import Game
from croupier.roulette.notation import parse_bet
from croupier.roulette.offered import offered_calls
from croupier.table.call_bets import CallBet
from croupier.table.changing import ClearWagers, MoveWager, RemoveWager, RepeatWagers, UndoWager
from croupier.table.declare import Command
from croupier.table.seats import BuyIn
from croupier.table.state import Table
from croupier.table.wagers import PlaceWager

NAMES = ("ann", "bob", "cy", "dee", "eli", "fay", "gus", "hal", "ida", "jo", "kit", "lou")


def wants(table: Table, player: str, chance: Chance) -> Iterator[Command]:
    """What one player does while bets may be placed."""
    seat = table.seats.get(player)
    if seat is None or seat.balance < 4 * table.limits.table.min:
        yield _buy_in(table, player, chance)
    if seat is not None and chance.one_in(6):
        yield RepeatWagers(by=Role.PLAYER, player=player)
    for _ in range(1 + chance.below(4)):
        yield _wager(table, player, chance)


def _buy_in(table: Table, player: str, chance: Chance) -> BuyIn:
    tender = chance.pick(tuple(table.game.tenders))
    hundreds = (1 + chance.below(5)) * max(1, table.limits.table.min // 100)
    return BuyIn(by=Role.DEALER, player=player, amount=Money(hundreds * 10_000), tender=tender)


def _wager(table: Table, player: str, chance: Chance) -> PlaceWager:
    game, bet = table.game, pick_bet(table.game, chance)
    parsed = None if bet in game.areas else parse_bet(bet)
    allowed = table.limits.of(parsed.kind) if parsed else table.limits.table
    rule = game.call_rule(parsed) if parsed else None
    units = 0 if chance.one_in(4) else chance.below(6)
    stake = Money(allowed.min + units * (allowed.unit or allowed.min))
    if rule is not None and rule.min_times > 1:
        stake = Money(stake * rule.min_times)
    if isinstance(parsed, Call) and CallBet.power(game) is not None and chance.one_in(2):
        return CallBet(by=Role.PLAYER, player=player, bet=bet, stake=stake)
    return PlaceWager(by=Role.PLAYER, player=player, bet=bet, stake=stake)


def pick_bet(game: Game, chance: Chance) -> BetName:
    """Mostly a bet of the layout, sometimes a call bet, a side wager or a marked area."""
    if game.lucky and chance.one_in(8):
        return f"lucky-ball:{chance.pick(LUCKY_COLOURS)}"
    if (game.calls or game.areas) and chance.one_in(6):
        beside = (*offered_calls(game), *game.areas)
        return chance.pick(beside) if beside else "red"
    return chance.pick(tuple(game.bets))


def change_of_mind(table: Table, player: str, chance: Chance) -> Command:
    """A wager taken back, moved, or everything cleared."""
    seat = table.seats.get(player)
    lies = tuple(seat.wagers) if seat else ()
    if not lies or chance.one_in(6):
        return UndoWager(by=Role.PLAYER, player=player)
    if chance.one_in(4):
        return ClearWagers(by=Role.PLAYER, player=player)
    bet = chance.pick(lies)
    if chance.one_in(3):
        to = pick_bet(table.game, chance)
        return MoveWager(by=Role.PLAYER, player=player, bet=bet, to=to)
    return RemoveWager(by=Role.PLAYER, player=player, bet=bet)


def too_late(player: str) -> PlaceWager:
    """A hand over the layout after the call, which must be refused."""
    return PlaceWager(by=Role.PLAYER, player=player, bet="red", stake=Money(1000))
