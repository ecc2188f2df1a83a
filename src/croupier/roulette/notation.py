"""Bets as text. What parses prints back; what does not is refused with the part that is wrong."""

from collections.abc import Callable
from typing import Final

from croupier.core.messages import MessageError, say
from croupier.core.suggestions import nearest
from croupier.roulette.bets import (
    EVEN_CHANCES,
    INSIDE_COUNT,
    LUCKY_COLOURS,
    OUTSIDE_BETS,
    TWENTY_FOUR_BETS,
    TWENTY_FOURS,
    Bet,
    Kind,
    column_bet,
    dozen_bet,
    inside_bet,
    lucky_bet,
)
from croupier.roulette.calls import (
    NEIGHBOURS_REACH,
    NEIGHBOURS_REACH_MAX,
    Call,
    CallKind,
    asian_bet,
)
from croupier.roulette.pockets import ZERO, Pocket, parse_pocket


class NotationError(MessageError):
    """The text is no bet in any book; the message names the part that is wrong."""


FRENCH: Final = {
    "en-plein": "straight",
    "plein": "straight",
    "a-cheval": "split",
    "cheval": "split",
    "transversale": "street",
    "en-transversale": "street",
    "carre": "corner",
    "en-carre": "corner",
    "sixaine": "six-line",
    "sixain": "six-line",
    "colonne": "column",
    "douzaine": "dozen",
    "colonnes": "two-columns",
    "douzaines": "two-dozens",
    "manque": "low",
    "passe": "high",
    "pair": "even",
    "impair": "odd",
    "rouge": "red",
    "noir": "black",
}
#: Other names under which the books know the same call bet.
CALL_NAMES: Final = {
    "tiers": "tier",
    "series-5/8": "tier",
    "orphans": "orphelins",
    "voisins-du-zero": "voisins",
    "grand-series-0/2/3": "voisins",
}
_PLAIN_CALLS: Final = (CallKind.TIER, CallKind.ORPHELINS, CallKind.VOISINS, CallKind.ZERO_GAME)
_CENTRED: Final = (CallKind.NEIGHBOURS, CallKind.MAX)
_REACHES: Final = tuple(str(reach) for reach in range(1, NEIGHBOURS_REACH_MAX + 1))


def parse_bet(text: str) -> Bet | Call:
    """Read a bet or call bet.

    >>> str(parse_bet("a-cheval:14-17")), str(parse_bet("neighbours:17"))
    ('split:14-17', 'neighbours:17')
    """
    head, colon, tail = str(text).strip().lower().partition(":")
    name = parse_kind(head)
    reader = _READERS[name]
    if colon and name in _BARE:
        raise NotationError(say("game-stands-alone-in-does-not", name=name, tail=tail, text=text))
    return reader(text, name, tail)


def parse_kind(text: str) -> str:
    """Read the name of a kind of bet, in English or in French."""
    head = text.strip().lower()
    name = CALL_NAMES.get(head, FRENCH.get(head, head))
    if name not in _READERS:
        raise NotationError(
            say("game-no-kind-bet-known", text=text, readers=list(_READERS), near=_meant(head))
        )
    return name


def _meant(head: str) -> str:
    """The bet that somebody may have meant: a name like it, or numbers without the name."""
    numbers = head.split("-")
    kinds = {count: kind for kind, count in INSIDE_COUNT.items()}
    if all(parse_pocket(number) is not None for number in numbers) and len(numbers) in kinds:
        return f"{kinds[len(numbers)]}:{head}"
    return nearest(head, (*_READERS, *FRENCH, *CALL_NAMES))


def parse_spot(text: str) -> Bet:
    """Read a bet that lies on one spot; a call bet is not one."""
    bet = parse_bet(text)
    if isinstance(bet, Call):
        raise NotationError(say("game-call-bet-lies-on-several", text=text))
    return bet


def _pockets(text: str, tail: str) -> tuple[Pocket, ...]:
    pockets = []
    for word in tail.split("-"):
        pocket = parse_pocket(word)
        if pocket is None or str(pocket) != word:
            raise NotationError(say("game-in-no-number-on-roulette", word=word, text=text))
        if pocket in pockets:
            raise NotationError(say("game-stands-twice-in", word=word, text=text))
        pockets.append(pocket)
    return tuple(pockets)


def _inside(text: str, name: str, tail: str) -> Bet:
    pockets = _pockets(text, tail)
    wanted = INSIDE_COUNT[Kind(name)]
    if len(pockets) != wanted:
        raise NotationError(
            say("game-takes-numbers", name=name, wanted=wanted, text=text, count=len(pockets))
        )
    return inside_bet(pockets)


def _third(text: str, name: str, tail: str) -> Bet:
    if tail not in ("1", "2", "3"):
        raise NotationError(say("game-in-no-there", tail=tail, text=text, name=name))
    return column_bet(int(tail)) if name == Kind.COLUMN else dozen_bet(int(tail))


def _twenty_four(text: str, name: str, tail: str) -> Bet:
    bet = _TWENTY_FOURS.get(f"{name}:{tail}")
    if bet is None:
        raise NotationError(say("game-in-only-adjoin", tail=tail, text=text))
    return bet


def _chance(_text: str, name: str, _tail: str) -> Bet:
    return _CHANCES[name]


def _lucky(text: str, _name: str, tail: str) -> Bet:
    if tail not in LUCKY_COLOURS:
        raise NotationError(
            say("game-in-no-lucky-ball", tail=tail, text=text, lucky_colours=list(LUCKY_COLOURS))
        )
    return lucky_bet(tail)


def _asian(text: str, _name: str, tail: str) -> Bet:
    group = _pockets(text, tail)
    if len(group) != 3:
        raise NotationError(say("game-asian-neighbour-takes-numbers", text=text, count=len(group)))
    return asian_bet(group)


def _plain_call(_text: str, name: str, _tail: str) -> Call:
    return Call(name, CallKind(name))


def _centred_call(text: str, name: str, tail: str) -> Call:
    """A number, and for neighbours perhaps how many on either side: `neighbours:17:3`."""
    numbers, colon, reach = tail.partition(":")
    pockets = _pockets(text, numbers)
    if len(pockets) != 1:
        raise NotationError(say("game-takes-one-number", name=name, text=text, count=len(pockets)))
    if not colon:
        return Call(f"{name}:{numbers}", CallKind(name), pockets[0])
    if name != CallKind.NEIGHBOURS or reach not in _REACHES:
        known = f"{_REACHES[0]} to {_REACHES[-1]}"
        raise NotationError(
            say("game-in-only-neighbours-have-reach", reach=reach, text=text, known=known)
        )
    shown = "" if int(reach) == NEIGHBOURS_REACH else f":{reach}"
    return Call(f"{name}:{numbers}{shown}", CallKind(name), pockets[0], int(reach))


def _outside_zero(_text: str, name: str, _tail: str) -> Bet:
    """The second area that some layouts mark for 0; it counts with the straight-up on 0."""
    return Bet(name, Kind.STRAIGHT, (ZERO,))


_CHANCES: Final = {bet.name: bet for bet in OUTSIDE_BETS if bet.kind in EVEN_CHANCES}
_TWENTY_FOURS: Final = {bet.name: bet for bet in TWENTY_FOUR_BETS}
_READERS: Final[dict[str, Callable[[str, str, str], Bet | Call]]] = {
    **{kind.value: _inside for kind in INSIDE_COUNT},
    Kind.COLUMN.value: _third,
    Kind.DOZEN.value: _third,
    **{kind.value: _twenty_four for kind in TWENTY_FOURS},
    **dict.fromkeys(_CHANCES, _chance),
    Kind.LUCKY_BALL.value: _lucky,
    Kind.ASIAN_NEIGHBOUR.value: _asian,
    **{kind.value: _plain_call for kind in _PLAIN_CALLS},
    **{kind.value: _centred_call for kind in _CENTRED},
    "outside-zero": _outside_zero,
}
_BARE: Final = frozenset({*_CHANCES, *(kind.value for kind in _PLAIN_CALLS), "outside-zero"})
