"""Call bets: named bundles of pieces, worked out on the wheel and layout at hand.

The stake of most call bets is for one piece. A call bet is possible only where the layout carries
every piece and, for bets by wheel order, where that order has been signed.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from croupier.core.messages import MessageError, say
from croupier.roulette.bets import Bet, BetName, Kind, inside_bet
from croupier.roulette.layout import Layout
from croupier.roulette.pockets import ZERO, Pocket
from croupier.roulette.wheel import Wheel


class CallKind(StrEnum):
    """A kind of call bet."""

    TIER = "tier"
    ORPHELINS = "orphelins"
    VOISINS = "voisins"
    ZERO_GAME = "zero-game"
    NEIGHBOURS = "neighbours"
    MAX = "max"


#: How far the neighbours of a number reach on either side, unless a screen offers more or fewer.
NEIGHBOURS_REACH: Final = 2
NEIGHBOURS_REACH_MAX: Final = 9


@dataclass(frozen=True, slots=True)
class Call:
    """A call bet as declared; `centre` is the number named with it, if one is.

    `reach` says how many neighbours on either side of it are meant.
    """

    name: BetName
    kind: CallKind
    centre: Pocket | None = None
    reach: int = NEIGHBOURS_REACH

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class Piece:
    """Some pieces of a call bet on one spot."""

    bet: Bet
    pieces: int


class CannotPlace(MessageError):
    """This wheel or layout cannot carry a piece of the call bet."""


_SERIES: Final = {
    CallKind.TIER: "5-8 10-11 13-16 23-24 27-30 33-36",
    CallKind.ORPHELINS: "1 6-9 14-17 17-20 31-34",
    CallKind.VOISINS: "0-2-3*2 4-7 12-15 18-21 19-22 25-26-28-29*2 32-35",
    CallKind.ZERO_GAME: "0-3 12-15 26 32-35",
}


def _series_pieces(text: str) -> tuple[Piece, ...]:
    pieces = []
    for word in text.split():
        numbers, _, times = word.partition("*")
        bet = inside_bet(tuple(Pocket(number) for number in numbers.split("-")))
        pieces.append(Piece(bet, int(times or 1)))
    return tuple(pieces)


SERIES_PIECES: Final = {kind: _series_pieces(text) for kind, text in _SERIES.items()}


def call_pieces(call: Call, wheel: Wheel, layout: Layout) -> tuple[Piece, ...]:
    """The pieces of a call bet here, or CannotPlace saying which piece cannot lie where."""
    if call.kind is CallKind.MAX:
        return _max_pieces(call, layout)
    if not wheel.signed:
        raise CannotPlace(say("game-order-wheel-not-signed", title=wheel.title))
    if call.kind is CallKind.NEIGHBOURS:
        return _neighbour_pieces(call, wheel, layout)
    if wheel.has_double_zero:
        raise CannotPlace(say("game-follows-single-zero-wheel-one", call=call))
    for piece in SERIES_PIECES[call.kind]:
        if why_not := layout.why_not(piece.bet):
            raise CannotPlace(say("game-value", call=call, why_not=why_not))
    return SERIES_PIECES[call.kind]


def _centre(call: Call, layout: Layout) -> Pocket:
    if call.centre is None or call.centre not in layout.pockets:
        raise CannotPlace(
            say("game-not-on-layout", call=call, centre=str(call.centre), name=layout.name)
        )
    return call.centre


def _neighbour_pieces(call: Call, wheel: Wheel, layout: Layout) -> tuple[Piece, ...]:
    around = wheel.neighbours(_centre(call, layout), call.reach)
    return tuple(Piece(layout.bets[f"straight:{pocket}"], 1) for pocket in around)


def _max_pieces(call: Call, layout: Layout) -> tuple[Piece, ...]:
    """Everything around a number; each spot gets one piece for each number it covers."""
    around = layout.inside_spots(_centre(call, layout))
    return tuple(Piece(bet, len(bet.numbers)) for bet in around if bet.kind is not Kind.FIVE_LINE)


def all_calls(kinds: frozenset[CallKind], wheel: Wheel) -> tuple[Call, ...]:
    """Every call bet of some kinds, with one for each centre where a number is named."""
    calls = [Call(kind.value, kind) for kind in CallKind if kind in kinds and kind in _SERIES]
    for kind in (CallKind.NEIGHBOURS, CallKind.MAX):
        if kind in kinds:
            calls.extend(Call(f"{kind}:{pocket}", kind, pocket) for pocket in wheel.order)
    return tuple(calls)


def natural_triples(wheel: Wheel) -> tuple[tuple[Pocket, ...], ...]:
    """The numbers after 0, clockwise, cut into threes."""
    start = wheel.place[ZERO]
    ring = wheel.order[start + 1 :] + wheel.order[:start]
    return tuple(ring[place : place + 3] for place in range(0, len(ring), 3))


def asian_bet(group: tuple[Pocket, ...]) -> Bet:
    """A bet on three adjoining pockets, named clockwise as the racetrack prints them."""
    return Bet(f"asian-neighbour:{'-'.join(group)}", Kind.ASIAN_NEIGHBOUR, group)
