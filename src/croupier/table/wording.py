"""Words that the sentences of several events share: wagers and what came of them, numbers."""

import re
from collections.abc import Iterable

from croupier.core.declarations import DeclaredField, Fact, own_fields
from croupier.core.money import show_dollars
from croupier.roulette.payouts import show_odds
from croupier.roulette.pockets import Pocket, colour_of
from croupier.roulette.settle import Line
from croupier.table.state import Change


def explain_line(line: Line) -> str:
    """One wager: what was staked, what came of it and why."""
    staked = f"{show_dollars(line.stake)} on {line.bet.replace(':', ' ', 1)}"
    if line.void:
        # A whole stake has gone back or stands for another spin; the line does not say which.
        whole = line.returned == line.stake
        kept = "the stake is whole" if whole else f"{show_dollars(line.returned)} back"
        came = f": no result, {kept}"
    elif line.win:
        up = ", ".join(f"{show_dollars(amount)} on {bet}" for bet, amount in line.stands)
        rest = f"{up} stays up" if up else "stake back"
        if up == f"{show_dollars(line.stake)} on {line.bet}":
            rest = "stake stays up"
        came = f" at {show_odds(line.odds)}: win {show_dollars(line.win)}, {rest}"
    elif line.stands:
        up = ", ".join(f"{show_dollars(amount)} on {bet}" for bet, amount in line.stands)
        lost = f", lost {show_dollars(line.lost)}" if line.lost else ""
        came = f": no win, {up} stays up{lost}"
    else:
        back = f", {show_dollars(line.returned)} back" if line.returned else ""
        came = f": lost {show_dollars(line.lost)}{back}"
    cites = ", ".join(dict.fromkeys(line.clauses))
    return f"{staked}{came}; {cites}" if cites else f"{staked}{came}"


def lines_in_words(lines: Iterable[Line]) -> str:
    """Every wager of a settlement."""
    return "; ".join(f"{line.player}: {explain_line(line)}" for line in lines) or "no wagers"


def number_in_words(pocket: Pocket | None) -> str:
    """A number with its colour."""
    return "no number" if pocket is None else f"{pocket} {colour_of(pocket)}"


def changes_in_words(changes: Iterable[Change]) -> str:
    """What was put on bets, or taken off them."""
    return ", ".join(
        f"{'+' if change.stake > 0 else '-'}{show_dollars(abs(change.stake))} {change.bet}"
        for change in changes
    )


def plain_words(event: Fact) -> str:
    """An event without a sentence of its own: its kind as words, and its fields."""
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(event).__name__).lower()
    shown = (f"{each.name} {_shown(each, event)}" for each in own_fields(type(event)))
    return f"{words}: {', '.join(shown)}"


def _shown(each: DeclaredField, event: Fact) -> str:
    value = getattr(event, each.name)
    if value is None:
        return "none"
    return show_dollars(value) if each.kind.name == "money" else str(value)
