"""What the house stands to pay: for every pocket, over all wagers that lie on the table now."""

from collections import defaultdict
from collections.abc import Mapping

from croupier.house.views.floor_shapes import Share
from croupier.roulette.bets import BetName
from croupier.roulette.game import Game
from croupier.roulette.payouts import Odds
from croupier.roulette.pockets import Pocket
from croupier.roulette.prison import settle_halved, settle_prisoner
from croupier.roulette.settle import Result
from croupier.table.state import Table

_LUCKY = "lucky-ball:"


def exposure(table: Table) -> dict[Pocket, int]:
    """What the house pays net on each pocket, less what it collects; negative where it wins.

    By the odds alone: limits that cut a wager down at settlement and chips that do not divide make
    it less. Before Lucky Ball numbers are drawn, each pocket counts with the dearest colour and
    boost.
    """
    on_spots, staked = _stakes(table)
    if not staked:
        return dict.fromkeys(table.game.wheel.order, 0)
    lucky = {bet: stake for bet, stake in on_spots.items() if bet.startswith(_LUCKY)}
    dearest = 0 if table.lucky_numbers else _dearest(table.game, lucky)
    net = {}
    for pocket in table.game.wheel.order:
        pays = _pays(table, pocket)
        won = sum(stake * (pays[bet] + 1) for bet, stake in on_spots.items() if bet in pays)
        net[pocket] = int(won) + _halved(table, pocket) + dearest - staked
    return net


def worst_of(shares: Mapping[Pocket, int]) -> Share | None:
    """The pocket that costs the house most; None where nothing lies on the table."""
    if not any(shares.values()):
        return None
    pocket = max(shares, key=shares.__getitem__)
    return Share(pocket=pocket, pays=shares[pocket])


def _pays(table: Table, pocket: Pocket) -> Mapping[BetName, Odds]:
    if not table.lucky_numbers:
        return table.game.pays(pocket)
    return Result(
        game=table.game,
        limits=table.limits,
        pocket=pocket,
        lucky_numbers=table.lucky_numbers,
        lucky_boost=table.lucky_boost,
    ).pays


def _halved(table: Table, pocket: Pocket) -> int:
    """What players keep of stakes that a zero halves, and of stakes in prison.

    A stake that a zero leaves in prison counts with what sharing it gives back.
    """
    if table.game.at_zero is None:
        return 0
    result = Result(game=table.game, limits=table.limits, pocket=pocket, is_last=True)
    kept = 0
    for seat in table.seats.values():
        at_stake = [bet for bet in seat.wagers if bet in result.halved or bet in seat.prison]
        for bet in at_stake:
            settled = settle_halved if bet in result.halved else settle_prisoner
            kept += settled(result, seat.as_wagerer(), bet, seat.wagers[bet]).returned
    return kept


def _stakes(table: Table) -> tuple[dict[BetName, int], int]:
    """All stakes by the spot they count on, call bets piece by piece, and all there is in chips.

    Chips that lie where the rules make them void neither win nor lose.
    """
    game = table.game
    on_spots: defaultdict[BetName, int] = defaultdict(int)
    staked = 0
    for seat in table.seats.values():
        for bet, stake in seat.wagers.items():
            held = game.held(bet) if bet not in game.areas else None
            if bet in seat.prison:
                staked += stake
                continue
            if held is None:
                on_spots[bet] += stake
                staked += stake
                continue
            staked += stake * held.cost
            one = stake // held.rule.shares
            for piece in held.pieces:
                on_spots[piece.bet.name] += one * piece.pieces
    return dict(on_spots), staked


def _dearest(game: Game, lucky: Mapping[BetName, int]) -> int:
    """The most that Lucky Ball wagers can bring back: their numbers differ, so one of them wins."""
    rule = game.lucky
    if rule is None or not lucky:
        return 0
    brought = []
    for bet, stake in lucky.items():
        colour = bet.removeprefix(_LUCKY)
        boosted = (odds[colour] for odds in rule.boosts.values() if colour in odds)
        brought.append(stake * (max(rule.standard[colour], *boosted) + 1))
    return max(brought)
