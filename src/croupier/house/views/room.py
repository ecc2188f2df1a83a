"""What everybody in the room may see of a table: results, signs, Lucky Ball, the bets on it."""

from collections import Counter
from functools import lru_cache
from typing import Any, Final

from croupier.core.messages import say
from croupier.house.views import audience_views as shapes
from croupier.roulette.bets import LUCKY_COLOURS, Kind
from croupier.roulette.game import Warn
from croupier.roulette.limits import STATED, Limits, Range
from croupier.roulette.pockets import Pocket, colour_of
from croupier.table.phases import Phase
from croupier.table.state import Notice, Table

#: How many pockets are called hot or cold, and from how many results on.
HOT_MAX: Final = 4
HOT_FROM: Final = 12

_MOMENTS: Final = {
    Phase.BETTING: "open",
    Phase.FINAL_BETS: "final",
    Phase.NO_MORE_BETS: "close",
    Phase.SETTLED: "result",
    Phase.VOID: "no-spin",
}
#: Phases in which the ball runs, or lies where it fell; in others the last spin counts no more.
_SPINNING: Final = frozenset({Phase.BETTING, Phase.FINAL_BETS, Phase.NO_MORE_BETS, Phase.SETTLED})
#: What a screen warns with where it owes a warning and the book has no words for one.
FINISH_BETTING: Final = "Finish betting"


def announcements(table: Table, moment: str = "") -> tuple[str, ...]:
    """What the book has announced at this moment, or at another, with its blanks filled in."""
    moment = moment or _MOMENTS.get(table.phase, "")
    said = table.game.announcements.get(moment, ())
    if moment == "final" and not said and table.game.close.warn is not Warn.NEVER:
        said = (FINISH_BETTING,)
    last = table.numbers[0] if table.numbers else None
    blanks = {"number": last or "", "colour": colour_of(last) if last else "", "kinds": ""}
    filled = (text.format(**blanks).strip() for text in said)
    return tuple(text for text in filled if text)


def spun_at(table: Table) -> int | None:
    """When the ball of this spin was launched; None before that, and once the spin is void."""
    spin = table.spin
    runs = spin is not None and not spin.void and table.phase in _SPINNING
    return spin.at if spin is not None and runs else None


def landed_at(table: Table) -> int | None:
    """When the ball of this spin had its number; None before that."""
    settled = table.settlement
    return settled.at if settled is not None and table.phase is Phase.SETTLED else None


@lru_cache(maxsize=256)
def hot_and_cold(
    numbers: tuple[Pocket, ...], wheel: tuple[Pocket, ...]
) -> tuple[tuple[Pocket, ...], tuple[Pocket, ...]]:
    """The pockets that came most often and least often among results, newest first.

    Of two that came as often, the hotter came last and the colder has stayed away for longer.
    Nothing is hot or cold before a dozen results.
    """
    if len(numbers) < HOT_FROM:
        return (), ()
    count = Counter(numbers)
    age = {pocket: place for place, pocket in reversed(tuple(enumerate(numbers)))}
    never = len(numbers)
    order = {pocket: place for place, pocket in enumerate(wheel)}
    came = [pocket for pocket in wheel if count[pocket] > 1]
    hot = sorted(came, key=lambda pocket: (-count[pocket], age[pocket]))[:HOT_MAX]
    rest = [pocket for pocket in wheel if pocket not in hot]
    cold = sorted(rest, key=lambda p: (count[p], -age.get(p, never), order[p]))[:HOT_MAX]
    return tuple(hot), tuple(cold)


def sign(limits: Limits, table: Range) -> shapes.LimitsShown:
    """The limits as a sign shows them."""
    stated: dict[str, Any] = {name: getattr(limits, name) for name in STATED}
    return shapes.LimitsShown(
        **stated,
        min=table.min,
        max=table.max,
        unit=table.unit,
        text=str(table),
        per_bet=tuple(
            shapes.BetLimits(kind=kind, min=own.min, max=own.max, unit=own.unit, text=str(own))
            for kind, own in limits.per_bet.items()
        ),
    )


def noticed_kinds(table: Table) -> tuple[str, ...]:
    """The only kinds that the notice lists, where everybody at the table may bet no others."""
    seats = table.seats.values()
    if not all(seat.kinds for seat in seats):
        return ()
    return tuple(sorted({kind for seat in seats for kind in seat.kinds}))


def notices(table: Table) -> tuple[shapes.NoticeShown, ...]:
    """The signs that stand at the table, with the instant from which they hold."""
    found = []
    if table.limits_notice is not None and table.limits_notice.range is not None:
        found.append(_limits_notice(table, table.limits_notice, table.limits_notice.range))
    if table.close_notice is not None:
        rule = table.game.closing
        found.append(
            shapes.NoticeShown(
                what="closing",
                text=str(say("view-table-closes")),
                posted_at=table.close_notice.posted_at,
                effective_at=table.close_notice.effective_at,
                clauses=rule.clauses if rule else (),
            )
        )
    return tuple(found)


def terminal_notices(table: Table, player: str) -> tuple[shapes.NoticeShown, ...]:
    """The sign that a player's own terminal shows, where it announces limits of its own."""
    notice = table.terminal_notices.get(player)
    if notice is None or notice.range is None:
        return ()
    return (_limits_notice(table, notice, notice.range),)


def _limits_notice(table: Table, notice: Notice, new: Range) -> shapes.NoticeShown:
    rule = table.game.raise_minimum
    raised = rule is not None and new.min > table.limits.table.min
    return shapes.NoticeShown(
        what="limits",
        text=str(say("view-limits-become", limits=str(new))),
        posted_at=notice.posted_at,
        effective_at=notice.effective_at,
        clauses=rule.clauses if rule is not None and raised else (),
        limits=sign(table.limits, new),
    )


def lucky(table: Table) -> tuple[shapes.LuckyShown, ...]:
    """Every Lucky Ball colour with its number and its odds of this round."""
    rule = table.game.lucky
    if rule is None:
        return ()
    boosted, odds = table.lucky_boost or ("", "")
    return tuple(
        shapes.LuckyShown(
            colour=colour,
            bet=f"{Kind.LUCKY_BALL}:{colour}",
            number=table.lucky_numbers.get(colour),
            pays=rule.boosts[odds][colour] if colour == boosted else rule.standard[colour],
            standard=rule.standard[colour],
            boost=odds if colour == boosted else "",
        )
        for colour in LUCKY_COLOURS
    )


def all_wagers(table: Table) -> tuple[shapes.WagerShown, ...]:
    """The bets of the round summed over all seats; once it is settled, as they were settled."""
    total: Counter[str] = Counter()
    if table.settlement is not None and table.phase is Phase.SETTLED:
        for line in table.settlement.lines:
            total[line.bet] += line.stake
    else:
        for seat in table.seats.values():
            total.update(seat.wagers)
            total.update(seat.strays)
    return tuple(shapes.WagerShown(bet=bet, stake=stake) for bet, stake in total.items())


def winners(table: Table) -> tuple[str, ...]:
    """The bets of the round that have won."""
    if table.settlement is None or table.phase is not Phase.SETTLED:
        return ()
    return tuple(dict.fromkeys(line.bet for line in table.settlement.lines if line.win))


def rack(table: Table) -> tuple[shapes.RackShown, ...]:
    """The colours in play and their values; who holds them is nobody else's business."""
    return tuple(
        shapes.RackShown(colour=colour, value=issue.value)
        for colour, issue in sorted(table.colours.items())
    )
