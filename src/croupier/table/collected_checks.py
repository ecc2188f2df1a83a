"""Colour checks that go with a result: collected when lost, given back when it was put right.

A check in hand is a part of its player's balance. Where the balance is spent otherwise, what it no
longer covers has been changed at its value.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from croupier.core.money import Money
from croupier.roulette.game import Clauses
from croupier.roulette.lines import Line, Wagerer, lines_by_player
from croupier.table.checks import (
    Counts,
    checks_lost,
    checks_moved,
    checks_won,
    in_hand,
    in_hand_value,
    lying_on,
)
from croupier.table.colours import ColourRedeemed
from croupier.table.declare import Command, Event, event
from croupier.table.past_rounds import LateAct, RoundResettled
from croupier.table.prison import StakeShared
from croupier.table.state import ColourIssue, Table
from croupier.table.tokens import chips_of
from croupier.table.wagers import WagersChanged, WagersReturned


class _Checks(Event):
    """Checks that changed hands by player and colour, and what one of each colour is worth."""

    values: dict[str, Money]

    def _moved(self, table: Table, counts: dict[str, dict[str, int]], sign: int) -> Table:
        colours = dict(table.colours)
        for player, each in counts.items():
            for colour, count in each.items():
                issue = colours.get(colour) or ColourIssue(self.values[colour], {})
                out = {**issue.out, player: issue.out.get(player, 0) + sign * count}
                left = {who: n for who, n in out.items() if n}
                colours[colour] = ColourIssue(issue.value, left)
        return table.but(colours={name: issue for name, issue in colours.items() if issue.out})

    def _counted(
        self, table: Table, counts: dict[str, dict[str, int]], sign: int
    ) -> dict[tuple[str, str], int]:
        """What numbers have taken so far and not given back, with these checks."""
        taken = Counter(dict(table.collected))
        for player, each in counts.items():
            for colour, count in each.items():
                taken[player, colour] += sign * count
        return {mark: count for mark, count in taken.items() if count}


@event()
class ColoursCollected(_Checks):
    """Colour checks that were lost went back into the rack: by player and colour, how many."""

    lost: dict[str, dict[str, int]]

    def evolve(self, table: Table) -> Table:
        return self._moved(table, self.lost, -1).but(collected=self._counted(table, self.lost, 1))


@event()
class ColoursReturned(_Checks):
    """Colour checks that a number had taken came back to their owners: it was put right."""

    back: dict[str, dict[str, int]]

    def evolve(self, table: Table) -> Table:
        return self._moved(table, self.back, 1).but(collected=self._counted(table, self.back, -1))


@event()
class ColoursPaid(_Checks):
    """Winners were paid in their own colour: by player and colour, how many checks.

    Fewer than none were taken back: the number was put right.
    """

    paid: dict[str, dict[str, int]]

    def evolve(self, table: Table) -> Table:
        return self._moved(table, self.paid, 1)


def pay_colours(table: Table, lines: Iterable[Line], command: Command) -> Iterator[ColoursPaid]:
    """The checks that a number is paid in, where the book pays winners in their own colour."""
    rule = table.game.colours
    if rule is None or not rule.pay_clauses or not table.colours:
        return
    won = {
        player: checks_won(lying_on(table.seats[player]), mine)
        for player, mine in lines_by_player(lines).items()
        if table.seats[player].checks
    }
    yield from _paid(command, won, rule.pay_clauses)


def _paid(command: Command, won: Mapping[str, Counts], clauses: Clauses) -> Iterator[ColoursPaid]:
    paid = {
        player: {colour: count for (colour, _), count in counts.items() if count}
        for player, counts in won.items()
    }
    paid = {player: counts for player, counts in paid.items() if counts}
    values = {colour: Money(value) for counts in won.values() for colour, value in counts}
    if paid:
        yield ColoursPaid(
            at=command.at,
            by=command.by,
            paid=paid,
            values={colour: values[colour] for colour in sorted(values)},
            clauses=clauses,
        )


def collect_colours(
    table: Table, lines: Iterable[Line], command: Command
) -> Iterator[ColoursCollected]:
    """The checks that a number takes."""
    if not table.colours:
        return
    gone = {
        player: _held(table, player, checks_lost(lying_on(table.seats[player]), mine))
        for player, mine in lines_by_player(lines).items()
        if table.seats[player].checks
    }
    yield from _collected(table, command, gone)


def _held(table: Table, player: str, lost: Counts) -> dict[str, int]:
    """Of lost checks, those that a player still has of this table."""
    held = {}
    for (colour, value), count in lost.items():
        issue = table.colours.get(colour)
        if count > 0 and issue is not None and issue.value == value and player in issue.out:
            held[colour] = min(count, issue.out[player])
    return held


def _collected(
    table: Table, command: Command, gone: dict[str, dict[str, int]]
) -> Iterator[ColoursCollected]:
    gone = {player: counts for player, counts in gone.items() if counts}
    names = {colour for counts in gone.values() for colour in counts}
    values = {colour: table.colours[colour].value for colour in sorted(names)}
    if gone:
        yield ColoursCollected(at=command.at, by=command.by, lost=gone, values=values)


def follow_checks(table: Table, command: Command, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events of a decision, with what they do to colour checks."""
    chips, stands = getattr(command, "chips", ""), table
    noted: list[Event] = []
    for each in events:
        if isinstance(each, WagersChanged):
            seat = stands.seats[each.player]
            each = each.but(checks=checks_moved(stands, seat, each.changes, chips))
        before, stands = stands, each.evolve(stands)
        noted.append(each)
        for moved in _gone_with(each, before, stands, command):
            noted.append(moved)
            stands = moved.evolve(stands)
    return (*noted, *_changed(stands, command))


def _gone_with(done: Event, before: Table, after: Table, command: Command) -> Iterator[Event]:
    """What an event takes of the checks that lay there, or gives back of those it had taken."""
    if isinstance(done, RoundResettled):
        yield from _corrected(before, after, command, done)
    elif isinstance(done, WagersReturned):
        yield from collect_colours(before, done.lines, command)
    elif isinstance(done, StakeShared):
        yield from collect_colours(before, (done.line,), command)


def _changed(table: Table, command: Command) -> Iterator[ColourRedeemed]:
    """Checks in hand that the chips cover no longer: they were changed to pay with."""
    players = {player for issue in table.colours.values() for player in issue.out}
    for player in sorted(players & table.seats.keys()):
        over = in_hand_value(table, player) - chips_of(table.seats[player])
        for colour, count in in_hand(table, player).items():
            value = table.colours[colour].value
            given = min(count, -(-over // value))
            if given <= 0:
                continue
            over -= given * value
            yield ColourRedeemed(
                at=command.at,
                by=command.by,
                player=player,
                colour=colour,
                value=value,
                count=given,
                clauses=table.game.colours.table_clauses if table.game.colours else (),
            )


def _corrected(
    before: Table, table: Table, command: Command, again: RoundResettled
) -> Iterator[Event]:
    """The checks that go otherwise with new lines than they went with the old ones."""
    wagerers = _wagerers(before, command, again.round_no or before.round_no)
    old, new = lines_by_player(again.before), lines_by_player(again.lines)
    back: dict[str, dict[str, int]] = {}
    gone: dict[str, dict[str, int]] = {}
    paid: dict[str, Counts] = {}
    values: dict[str, Money] = {}
    rule = table.game.colours
    for player in {**old, **new}:
        wagerer = wagerers.get(player)
        if wagerer is None or not wagerer.checks or player not in table.seats:
            continue
        was = checks_lost(wagerer.checks, old.get(player, ()))
        now = checks_lost(wagerer.checks, new.get(player, ()))
        hand = in_hand(table, player)
        lost = _held(table, player, now - was)
        gone[player] = {colour: min(n, hand[colour]) for colour, n in lost.items() if hand[colour]}
        for (colour, value), count in (was - now).items():
            # What was not in hand when it was lost was taken in chips, and comes back in chips.
            count = min(count, table.collected.get((player, colour), 0))
            if count and _is_free(table, player, colour, value):
                back.setdefault(player, {})[colour] = count
                values[colour] = Money(value)
        if rule is not None and rule.pay_clauses:
            won = checks_won(wagerer.checks, new.get(player, ()))
            won.subtract(checks_won(wagerer.checks, old.get(player, ())))
            moved = Counter(back.get(player, {}))
            moved.subtract(gone[player])
            paid[player] = _payable(table, player, won, moved)
    yield from _collected(table, command, gone)
    if back:
        yield ColoursReturned(at=command.at, by=command.by, back=back, values=values)
    if rule is not None:
        yield from _paid(command, paid, rule.pay_clauses)


def _payable(table: Table, player: str, won: Counts, moved: Mapping[str, int]) -> Counts:
    """Of checks that are won otherwise: what may be a player's, or is still in hand to be taken.

    `moved` comes back or goes besides, by colour. Nobody has more in checks than in chips.
    """
    hand, chips = in_hand(table, player), chips_of(table.seats[player])
    payable: Counts = Counter()
    for (colour, value), count in won.items():
        has = hand.get(colour, 0) + moved.get(colour, 0)
        room = max(0, (chips - in_hand_value(table, player)) // value - moved.get(colour, 0))
        if count > 0 and _is_free(table, player, colour, value):
            payable[colour, value] = min(count, room)
        elif count < 0:
            payable[colour, value] = -min(-count, has)
    return payable


def _is_free(table: Table, player: str, colour: str, value: int) -> bool:
    """Whether a colour may be a player's again; what another plays with comes back as chips."""
    issue = table.colours.get(colour)
    return issue is None or (issue.value == value and player in issue.out)


def _wagerers(table: Table, command: Command, round_no: int) -> dict[str, Wagerer]:
    """Who had wagers in a round, as the table has it or the house has looked it up."""
    looked_up = (command.settled, *command.later) if isinstance(command, LateAct) else ()
    for settled in (table.settlement, table.revised.get(round_no), *looked_up):
        if settled is not None and settled.round_no == round_no:
            return dict(settled.wagerers)
    return {}
