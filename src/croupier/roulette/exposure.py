"""What the house stands to pay on each pocket, over all wagers that lie there now.

By the odds alone: limits that cut a wager down at settlement and chips that do not divide make it
less. What is not drawn yet counts as dearly as it can come: before Lucky Ball numbers are drawn,
each pocket with the dearest colour; before the boost, each drawn colour with its dearest boost.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from croupier.roulette.bets import BetName
from croupier.roulette.game import Game
from croupier.roulette.limits import Limits
from croupier.roulette.lines import Result, Wagerer
from croupier.roulette.payouts import Odds
from croupier.roulette.pockets import Pocket
from croupier.roulette.zero import settle_halved, settle_prisoner

_LUCKY = "lucky-ball:"


def exposure(
    game: Game,
    limits: Limits,
    wagerers: Sequence[Wagerer],
    *,
    lucky_numbers: Mapping[str, Pocket] | None = None,
    lucky_boost: tuple[str, str] | None = None,
) -> dict[Pocket, int]:
    """What the house pays net on each pocket, less what it collects; negative where it wins."""
    on_spots, staked = stakes_on_spots(game, wagerers)
    if not staked:
        return dict.fromkeys(game.wheel.order, 0)
    numbers = lucky_numbers or {}
    lucky = {bet: stake for bet, stake in on_spots.items() if bet.startswith(_LUCKY)}
    dearest = 0 if numbers else _dearest(game, lucky)
    net = {}
    for pocket in game.wheel.order:
        result = Result(
            game=game,
            limits=limits,
            pocket=pocket,
            lucky_numbers=numbers,
            lucky_boost=lucky_boost,
            is_last=True,
        )
        pays = _pays(result)
        won = sum(stake * (pays[bet] + 1) for bet, stake in on_spots.items() if bet in pays)
        net[pocket] = int(won) + _halved(result, wagerers) + dearest - staked
    return net


def stakes_on_spots(game: Game, wagerers: Iterable[Wagerer]) -> tuple[dict[BetName, int], int]:
    """All stakes by the spot they count on, call bets piece by piece, and all there is in chips.

    Chips that lie where the rules make them void neither win nor lose.
    """
    on_spots: defaultdict[BetName, int] = defaultdict(int)
    staked = 0
    for wagerer in wagerers:
        for bet, stake in wagerer.wagers.items():
            held = game.held(bet) if bet not in game.areas else None
            if held is None:
                staked += stake
                if bet not in wagerer.prison:
                    on_spots[bet] += stake
                continue
            staked += stake * held.cost
            one = stake // held.rule.shares
            for piece in held.pieces:
                on_spots[piece.bet.name] += one * piece.pieces
    return dict(on_spots), staked


def _pays(result: Result) -> Mapping[BetName, Odds]:
    """What each bet pays; a drawn colour whose boost is still to come, the most that it can."""
    game = result.game
    if not result.lucky_numbers:
        return game.pays(result.pocket)
    if result.lucky_boost is not None:
        return result.pays
    drawn = (c for c, number in result.lucky_numbers.items() if number == result.pocket)
    return {**result.pays, **{f"{_LUCKY}{c}": _most_odds(game, c) for c in drawn}}


def _most_odds(game: Game, colour: str) -> int:
    """The most that a colour can pay in a round: its odds, or the best of its boosts."""
    rule = game.lucky
    assert rule is not None
    boosted = (odds[colour] for odds in rule.boosts.values() if colour in odds)
    return max(rule.standard[colour], *boosted)


def _dearest(game: Game, lucky: Mapping[BetName, int]) -> int:
    """The most that Lucky Ball wagers can bring back: their numbers differ, so one of them wins."""
    brought = (
        stake * (_most_odds(game, bet.removeprefix(_LUCKY)) + 1) for bet, stake in lucky.items()
    )
    return max(brought, default=0)


def _halved(result: Result, wagerers: Iterable[Wagerer]) -> int:
    """What players keep of stakes that a zero halves, and of stakes in prison.

    A stake that a zero leaves in prison counts with what sharing it gives back.
    """
    if result.game.at_zero is None:
        return 0
    kept = 0
    for wagerer in wagerers:
        for bet, stake in wagerer.wagers.items():
            if bet in result.halved:
                kept += settle_halved(result, wagerer, bet, stake).returned
            elif bet in wagerer.prison:
                kept += settle_prisoner(result, wagerer, bet, stake).returned
    return kept
