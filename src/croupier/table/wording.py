"""Events and settled wagers as messages: what stands in their sentences."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Any, Final

from croupier.core.declarations import Fact, own_fields
from croupier.core.messages import Message, Params, say
from croupier.roulette.limits import Limits, Range
from croupier.roulette.lines import Line
from croupier.roulette.pockets import colour_of
from croupier.roulette.register import Ball
from croupier.table.state import Change

#: So many sentences of wagers are remembered.
_ALIKE_MAX: Final = 4096
#: Fields that no sentence has: what they say is said line by line, or to nobody.
_UNSAID: Final = frozenset(
    [
        "lines",
        "before",
        "tokens",
        "prison",
        "moves",
        "revised",
        "frozen",
        "advised",
        "digest",
        "options",
        "lot",
        "counts",
    ]
)


def params_of(event: Fact) -> Params:
    """What the sentence of an event may have in it: its fields, each as a message has it."""
    params: Params = {}
    for each in own_fields(type(event)):
        value = getattr(event, each.name)
        if each.name in _UNSAID and not isinstance(value, str):
            continue
        params[each.name] = _param(value)
        if each.kind.name == "pocket" and value is not None:
            params[f"{each.name}_colour"] = colour_of(value)
    return params


def _param(value: Any) -> Any:
    match value:
        case str() | int() | Message() | None:
            return value
        case Range():
            return value.message
        case Limits():
            return value.table.message
        case Change():
            return change_message(value)
        case Ball():
            return say("ball-described", mm=str(value.diameter_mm), material=value.material)
        case Mapping():
            return [say("named-value", name=str(k), value=_param(v)) for k, v in value.items()]
        case frozenset():
            return sorted(value)
        case tuple():
            return [_param(each) for each in value]
    return str(value)


def change_message(change: Change) -> Message:
    """What was put on a bet, or taken off it."""
    code = "change-laid" if change.stake > 0 else "change-lifted"
    return say(code, stake=change.stake, bet=change.bet)


def line_message(line: Line) -> Message:
    """One wager: what was staked, what came of it and why."""
    params: Params = {"stake": line.stake, "bet": line.bet, "returned": line.returned}
    params["clauses"] = list(dict.fromkeys(line.clauses))
    if line.void:
        # A whole stake has gone back or stands for another spin; the line does not say which.
        return say("line-void", **params, whole=line.returned == line.stake)
    if line.win:
        odds = Fraction(line.odds)
        up = _standing(line)
        return say(
            "line-won",
            **params,
            odds=f"{odds.numerator}/{odds.denominator}",
            win=line.win,
            stands=up,
            same=line.stands == ((line.bet, line.stake),),
        )
    if line.stands:
        return say("line-stands", **params, lost=line.lost, stands=_standing(line))
    return say("line-lost", **params, lost=line.lost)


def _standing(line: Line) -> list[Message]:
    return [say("stake-on-bet", stake=amount, bet=bet) for bet, amount in line.stands]


def explain_line(line: Line) -> str:
    """The same in plain English: put in words once for all whose wager came out alike."""
    return _explained(line[1:])


@lru_cache(maxsize=_ALIKE_MAX)
def _explained(line: tuple[Any, ...]) -> str:
    return str(line_message(Line("", *line)))


def lines_message(event: Message, lines: Iterable[Line]) -> Message:
    """What happened, and every wager of its settlement."""
    said = [say("line-of-player", player=line.player, line=line_message(line)) for line in lines]
    return say("event-and-lines", event=event, lines=said)
