"""Exact odds: chance, expectation and variance of all that a game offers, as fractions.

Figures are for one spin of a fair wheel. They know nothing of limits, rounding or void spins; who
places a bet, and where its chips wait for the result, does not change its money.
"""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from croupier.core.refusal import Refusal
from croupier.roulette.bets import Bet, BetName, Kind
from croupier.roulette.calls import Call, Piece
from croupier.roulette.chances import Chances, evenly, mean, variance
from croupier.roulette.game import Game
from croupier.roulette.lucky import colour_chances
from croupier.roulette.notation import parse_bet
from croupier.roulette.offered import offered_calls, refuse_bet
from croupier.roulette.payouts import plain_odds
from croupier.roulette.pockets import DOUBLE_ZERO, ZERO, Pocket
from croupier.roulette.zero import Choice, choice_after, zero_worth


@dataclass(frozen=True, slots=True, kw_only=True)
class Prospect:
    """What a bet is worth, per unit staked in all."""

    bet: BetName
    #: Of winning anything at all.
    probability: Fraction
    #: "x to 1"; for Lucky Ball without a boost, and None for a call bet, whose pieces have theirs.
    odds: int | float | None
    expected: Fraction
    variance: Fraction
    #: Sharing or prison after the first zero; the figures are those of the better one.
    choice: Choice | None = None

    @property
    def edge(self) -> Fraction:
        """What the house keeps of each unit staked, in the long run."""
        return -self.expected


@dataclass(frozen=True, slots=True, kw_only=True)
class Outlook:
    """What a set of wagers comes to together.

    `net` holds the result on every pocket with each Lucky Ball wager lost, and `side` what those
    wagers may bring back. Their numbers are drawn from all pockets, so that hangs on no pocket.
    """

    staked: Fraction
    net: Mapping[Pocket, Fraction]
    side: Chances

    @property
    def worst(self) -> Fraction:
        """The least that can come of it."""
        return min(self.net.values()) + min(amount for _, amount in self.side)

    @property
    def best(self) -> Fraction:
        """The most that can come of it."""
        return max(self.net.values()) + max(amount for _, amount in self.side)

    @property
    def expected(self) -> Fraction:
        """The mean result."""
        return mean(evenly(self.net.values())) + mean(self.side)

    @property
    def variance(self) -> Fraction:
        """The variance of the result."""
        return variance(evenly(self.net.values())) + variance(self.side)


def prospects(game: Game) -> tuple[Prospect, ...]:
    """Of every bet with odds of its own, Lucky Ball included."""
    return tuple(_of_bet(game, bet) for bet in game.bets.values())


def call_prospects(game: Game) -> tuple[Prospect, ...]:
    """Of every call bet that the game takes."""
    return tuple(_of_call(game, name, pieces) for name, pieces in offered_calls(game).items())


def prospect(game: Game, bet: Bet | Call) -> Prospect | Refusal:
    """Of one bet or call bet, or why the game does not take it."""
    if refusal := refuse_bet(game, bet):
        return refusal
    if isinstance(bet, Call):
        return _of_call(game, bet.name, game.pieces(bet))
    return _of_bet(game, bet)


def outlook(game: Game, wagers: Mapping[BetName, int | Fraction]) -> Outlook | Refusal:
    """Of wagers together, or why one is not taken; stakes mean what the game takes them to mean."""
    on_spots: defaultdict[BetName, Fraction] = defaultdict(Fraction)
    on_colours: defaultdict[str, Fraction] = defaultdict(Fraction)
    for name, stake in wagers.items():
        bet = parse_bet(name)
        if refusal := refuse_bet(game, bet):
            return refusal
        if isinstance(bet, Call):
            one = Fraction(stake) / game.calls[bet.kind].shares
            for piece in game.pieces(bet):
                on_spots[piece.bet.name] += one * piece.pieces
        elif bet.kind is Kind.LUCKY_BALL:
            on_colours[lucky_colour(bet)] += stake
        else:
            on_spots[bet.name] += stake
    return _of_stakes(game, on_spots, on_colours)


def shown_odds(game: Game, bet: Bet) -> int | float:
    """The "x to 1" of a bet; for Lucky Ball its odds without a boost."""
    if game.lucky is not None and bet.kind is Kind.LUCKY_BALL:
        return game.lucky.standard[lucky_colour(bet)]
    return plain_odds(game.odds[bet.kind])


def choice_at_zero(game: Game, bet: Bet) -> Choice | None:
    """What a player may choose on zero, and what each choice is worth; None without a choice."""
    rule = game.at_zero
    return choice_after(game, bet) if rule and rule.prison and bet.kind in rule.kinds else None


def lucky_colour(bet: Bet) -> str:
    """The colour that a Lucky Ball bet names."""
    return bet.name.partition(":")[2]


def _of_bet(game: Game, bet: Bet) -> Prospect:
    chances = _bet_chances(game, bet)
    return Prospect(
        bet=bet.name,
        probability=sum((chance for chance, net in chances if net > 0), Fraction(0)),
        odds=shown_odds(game, bet),
        expected=mean(chances),
        variance=variance(chances),
        choice=choice_at_zero(game, bet),
    )


def _bet_chances(game: Game, bet: Bet) -> Chances:
    pockets = len(game.wheel.order)
    if game.lucky is not None and bet.kind is Kind.LUCKY_BALL:
        return colour_chances(game.lucky, lucky_colour(bet), pockets)
    hit = Fraction(sum(map(bet.covers, game.wheel.order)), pockets)
    won = (hit, Fraction(game.odds[bet.kind]))
    if not (kept := zero_worth(game, bet)):
        return won, (1 - hit, Fraction(-1))
    halved = Fraction(sum(map(_is_zero, game.wheel.order)), pockets)
    return won, (1 - hit - halved, Fraction(-1)), (halved, kept - 1)


def _is_zero(pocket: Pocket) -> bool:
    return pocket in (ZERO, DOUBLE_ZERO)


def _of_call(game: Game, name: BetName, pieces: tuple[Piece, ...]) -> Prospect:
    whole = sum(piece.pieces for piece in pieces)
    shares = {piece.bet.name: Fraction(piece.pieces, whole) for piece in pieces}
    covered = {pocket for piece in pieces for pocket in piece.bet.numbers}
    result = _of_stakes(game, shares, {})
    return Prospect(
        bet=name,
        probability=Fraction(len(covered), len(game.wheel.order)),
        odds=None,
        expected=result.expected,
        variance=result.variance,
    )


def _of_stakes(
    game: Game, on_spots: Mapping[BetName, Fraction], on_colours: Mapping[str, Fraction]
) -> Outlook:
    staked = sum((*on_spots.values(), *on_colours.values()), Fraction(0))
    net = {}
    for pocket in game.wheel.order:
        pays = game.pays(pocket)
        back = (stake * (pays[spot] + 1) for spot, stake in on_spots.items() if spot in pays)
        net[pocket] = sum(back, -staked)
        if game.at_zero and _is_zero(pocket):
            net[pocket] += sum(
                stake * zero_worth(game, game.bets[spot])
                for spot, stake in on_spots.items()
                if spot in game.bets
            )
    return Outlook(staked=staked, net=net, side=_side_chances(game, on_colours))


def _side_chances(game: Game, on_colours: Mapping[str, Fraction]) -> Chances:
    """What Lucky Ball stakes bring back: their numbers differ, so at most one of them wins."""
    if game.lucky is None or not on_colours:
        return ((Fraction(1), Fraction(0)),)
    brought = [
        (chance, stake * (net + 1))
        for colour, stake in on_colours.items()
        for chance, net in colour_chances(game.lucky, colour, len(game.wheel.order))
        if net > 0
    ]
    return (*brought, (1 - sum((chance for chance, _ in brought), Fraction(0)), Fraction(0)))
