"""Colour checks of a player: those in hand, those that lie on each bet, and what lines do to them.

A stake lies in its player's colour as far as checks are in hand, unless the wager says otherwise.
"""

from collections import Counter
from collections.abc import Iterable, Mapping

from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.bets import BetName
from croupier.roulette.lines import Checks, Line
from croupier.table.answer import refuse
from croupier.table.state import Change, Seat, Table
from croupier.table.tokens import chips_of

#: What a wager names that lies in chips which show their worth.
VALUE_CHIPS = "value"

Lying = Mapping[BetName, tuple[Checks, ...]]
#: How many checks, by colour and value.
Counts = Counter[tuple[str, int]]


def lying_on(seat: Seat) -> dict[BetName, tuple[Checks, ...]]:
    """The checks that lie on each bet that is still down."""
    return {bet: checks for bet, checks in seat.checks.items() if bet in seat.wagers}


def in_hand(table: Table, player: str) -> dict[str, int]:
    """The checks of each colour that a player has and has not laid."""
    seat = table.seats.get(player)
    laid = _counted(lying_on(seat).values()) if seat is not None else Counter()
    out = {c: issue.out[player] for c, issue in table.colours.items() if player in issue.out}
    return {
        colour: max(0, count - laid[colour, table.colours[colour].value])
        for colour, count in out.items()
    }


def in_hand_value(table: Table, player: str) -> int:
    """What a player's colour checks in hand are worth."""
    return sum(table.colours[c].value * count for c, count in in_hand(table, player).items())


def refuse_chips(table: Table, seat: Seat, changes: Iterable[Change], chips: str) -> Refusal | None:
    """Why changes cannot be laid in the chips that are named for them."""
    rule, costs = table.game.colours, [change.cost for change in changes]
    issue = table.colours.get(chips)
    clauses = rule.table_clauses if rule else ()
    if chips == VALUE_CHIPS:
        if table.colours_only:
            detail = say("table-plays-colour-checks-table", player=seat.player)
            return refuse(Reason.NOT_PERMITTED, detail, table.colours_only)
        held = chips_of(seat) - in_hand_value(table, seat.player)
        if sum(costs) > held:
            detail = say("table-wager-costs-balance", asked=sum(costs), balance=held)
            return refuse(Reason.INSUFFICIENT_CREDIT, detail, clauses)
        return None
    if issue is None:
        # Another table's checks are no chips here, and neither are those of no table.
        detail = say("table-checks-not-issued-at-table", colour=chips)
        return refuse(Reason.NOT_OFFERED, detail, clauses)
    if seat.player not in issue.out:
        detail = say("table-held-by-who-have-not", colour=chips, players=list(issue.players))
        return refuse(Reason.NOT_PERMITTED, detail, rule.same_colour_clauses if rule else ())
    if any(cost % issue.value for cost in costs):
        detail = say("table-out-at", colour=chips, value=issue.value)
        return refuse(Reason.NOT_A_UNIT, detail, rule.value_clauses if rule else ())
    out = in_hand(table, seat.player)[chips]
    if sum(costs) > out * issue.value:
        detail = say("table-checks-in-hand", player=seat.player, out=out, colour=chips)
        return refuse(Reason.INSUFFICIENT_CREDIT, detail, clauses)
    return None


def checks_moved(
    table: Table, seat: Seat, changes: Iterable[Change], chips: str
) -> dict[BetName, tuple[Checks, ...]]:
    """The checks that changes of wagers lay, or take up: `chips` names what is laid, if anything.

    What is only moved lies as it lay before: nothing else is added from the hand.
    """
    changes = tuple(changes)
    moves = any(change.cost < 0 for change in changes)
    hand = {} if moves else in_hand(table, seat.player)
    lies = lying_on(seat)
    moved: dict[BetName, Counts] = {}
    for change in sorted(changes, key=lambda each: each.cost > 0):
        if change.cost < 0:
            taken = checks_within(lies.get(change.bet, ()), -change.cost)
            for colour, _, count in taken:
                hand[colour] = hand.get(colour, 0) + count
            sign = -1
        else:
            colours = {} if chips == VALUE_CHIPS else {chips: hand.get(chips, 0)} if chips else hand
            own = (
                Checks(c, table.colours[c].value, n)
                for c, n in colours.items()
                if c in table.colours
            )
            taken = checks_within(own, change.cost - change.token)
            for colour, _, count in taken:
                hand[colour] -= count
            sign = 1
        counts = moved.setdefault(change.bet, Counter())
        for colour, value, count in taken:
            counts[colour, value] += sign * count
    found = {bet: _as_checks(counts) for bet, counts in moved.items()}
    return {bet: checks for bet, checks in found.items() if checks}


def checks_within(checks: Iterable[Checks], amount: int) -> tuple[Checks, ...]:
    """As many of some checks as an amount holds."""
    found = []
    for each in checks:
        count = min(each.number, amount // each.value)
        if count > 0:
            found.append(each._replace(number=count))
            amount -= count * each.value
    return tuple(found)


def checks_after(seat: Seat, moved: Lying) -> dict[BetName, tuple[Checks, ...]]:
    """What lies on each bet once checks were laid or taken up."""
    after = lying_on(seat)
    for bet, checks in moved.items():
        counts = _counted((after.get(bet, ()), checks))
        after[bet] = _as_checks(counts)
    return {bet: checks for bet, checks in after.items() if checks}


def checks_standing(lay: Lying, lines: Iterable[Line]) -> dict[BetName, tuple[Checks, ...]]:
    """The checks that lines leave on the layout, of those that lay there."""
    left, stands = dict(lay), {}
    for line in lines:
        checks = left.pop(line.bet, ())
        for bet, stays in line.stands if checks else ():
            if found := checks_within(checks, stays):
                stands[bet] = found
    return stands


def checks_lost(lay: Lying, lines: Iterable[Line]) -> Counts:
    """The checks that lines take, of those that lay there."""
    left = dict(lay)
    return _counted(checks_within(left.pop(line.bet, ()), line.lost) for line in lines)


def checks_won(lay: Lying, lines: Iterable[Line]) -> Counts:
    """The checks that lines are paid in, as far as whole checks go: those that lay on the bet."""
    left, won = dict(lay), Counter[tuple[str, int]]()
    for line in lines:
        for colour, value, _ in left.pop(line.bet, ())[:1]:
            won[colour, value] += line.win // value
    return won


def _counted(groups: Iterable[Iterable[Checks]]) -> Counts:
    counts: Counts = Counter()
    for checks in groups:
        for colour, value, count in checks:
            counts[colour, value] += count
    return counts


def _as_checks(counts: Counts) -> tuple[Checks, ...]:
    return tuple(Checks(colour, value, n) for (colour, value), n in counts.items() if n)
