"""Colour checks, the float, and settlements that went wrong: decided and folded."""

from collections.abc import Callable, Iterator
from typing import Any

from croupier.core.money import show_dollars
from croupier.core.refusal import ApprovalNeeded, Reason, Refusal
from croupier.table import chip_commands as c
from croupier.table import chip_events as e
from croupier.table.answer import Decision, cited, refuse
from croupier.table.declare import Command
from croupier.table.state import ColourIssue, Table
from croupier.table.tasks import raise_tasks
from croupier.table.wagering import find_seat


def issue_colour(table: Table, command: c.IssueColour) -> Decision:
    """Give out colour checks at one declared value, as the book allows."""
    seat = find_seat(table, command.player)
    if isinstance(seat, Refusal):
        return seat
    rule = table.game.colours
    if rule is None:
        return refuse(Reason.NOT_OFFERED, "this game is not played with colour checks")
    value = command.value
    if value is None:
        if not rule.value_defaults:
            return refuse(
                Reason.INVALID, "the player declares what each is worth", rule.value_clauses
            )
        value = table.limits.table.min
    if value <= 0 or command.count <= 0:
        return refuse(Reason.INVALID, "some checks of some value are wanted", rule.value_clauses)
    if refusal := _refuse_colour(table, command, value):
        return refusal
    cost = value * command.count
    if cost + colour_value(table, seat.player) > seat.balance:
        detail = f"{show_dollars(cost)} of checks, {show_dollars(seat.balance)} in chips"
        return refuse(Reason.INSUFFICIENT_CREDIT, detail, rule.value_clauses)
    approved = {command.approved, command.by} & rule.several_roles
    if _other_colours(table, command) and not approved:
        detail = "several colours for one player need approval"
        clauses, roles = rule.several_clauses, rule.several_roles
        return ApprovalNeeded(Reason.NOT_PERMITTED, detail, clauses, roles=roles)
    return (
        e.ColourIssued(
            at=command.at,
            by=command.by,
            player=seat.player,
            colour=command.colour,
            value=value,
            count=command.count,
            marker=value > table.limits.table.min,
            clauses=cited(
                rule.several_clauses if _other_colours(table, command) else (),
                rule.value_clauses,
                rule.marker_clauses,
            ),
        ),
    )


def _other_colours(table: Table, command: c.IssueColour) -> list[ColourIssue]:
    """What the player has in other colours than the one asked for."""
    return [
        issue
        for colour, issue in table.colours.items()
        if command.player in issue.players and colour != command.colour
    ]


def _refuse_colour(table: Table, command: c.IssueColour, value: int) -> Refusal | None:
    """One colour a player and one player a colour, save as the book says otherwise."""
    rule = table.game.colours
    assert rule is not None
    held = table.colours.get(command.colour)
    if held and command.player not in held.players and not command.consent:
        detail = f"{command.colour} is held by {', '.join(held.players)}, who have not agreed"
        return refuse(Reason.NOT_PERMITTED, detail, rule.same_colour_clauses)
    if held and held.value != value:
        detail = f"{command.colour} is out at {show_dollars(held.value)}"
        return refuse(Reason.INVALID, detail, rule.value_clauses)
    others = _other_colours(table, command)
    if not others:
        return None
    if not rule.several_roles:
        detail = "one player has one colour"
        return refuse(Reason.NOT_PERMITTED, detail, rule.several_clauses)
    if command.waiting:
        detail = "somebody else would be kept from playing with colour checks"
        return refuse(Reason.NOT_PERMITTED, detail, rule.several_clauses)
    if rule.same_value and any(issue.value != value for issue in others):
        detail = f"all colours of one player have one value, {show_dollars(others[0].value)}"
        return refuse(Reason.INVALID, detail, rule.same_value_clauses)
    return None


def colour_value(table: Table, player: str) -> int:
    """What a player's colour checks were issued for, less what was redeemed."""
    return sum(issue.value * issue.out.get(player, 0) for issue in table.colours.values())


def redeem_colour(table: Table, command: c.RedeemColour) -> Decision:
    """Take colour checks back at the table that issued them, at their value."""
    rule, issue = table.game.colours, table.colours.get(command.colour)
    if rule is None or issue is None:
        clauses = rule.table_clauses if rule else ()
        detail = f"{command.colour} checks were not issued at this table"
        return refuse(Reason.NOT_OFFERED, detail, clauses)
    out = issue.out.get(command.player, 0)
    if not 0 < command.count <= out:
        detail = f"{command.player} has {out} {command.colour} checks out"
        return refuse(Reason.INSUFFICIENT_CREDIT, detail, rule.table_clauses)
    return (
        e.ColourRedeemed(
            at=command.at,
            by=command.by,
            player=command.player,
            colour=command.colour,
            value=issue.value,
            count=command.count,
            clauses=rule.table_clauses,
        ),
    )


def take_colours_back(table: Table, command: Command, player: str) -> Iterator[e.ColourRedeemed]:
    """A player who goes gives every colour up, so that it can be somebody else's."""
    rule = table.game.colours
    for colour, issue in table.colours.items():
        if rule is not None and player in issue.out:
            yield e.ColourRedeemed(
                at=command.at,
                by=command.by,
                player=player,
                colour=colour,
                value=issue.value,
                count=issue.out[player],
                clauses=rule.table_clauses,
            )


def redeem_foreign_colour(table: Table, command: c.RedeemForeignColour) -> Decision:
    """Another table's checks: only where the book allows it, and only once that table is closed."""
    seat = find_seat(table, command.player)
    if isinstance(seat, Refusal):
        return seat
    rule = table.game.colours
    if rule is None or not rule.elsewhere_roles:
        detail = f"checks of {command.issued_at} are exchanged there and nowhere else"
        return refuse(Reason.NOT_OFFERED, detail, rule.table_clauses if rule else ())
    if not command.issuer_closed:
        detail = f"{command.issued_at} is open; its checks are exchanged there"
        return refuse(Reason.NOT_PERMITTED, detail, rule.table_clauses)
    if command.by not in rule.elsewhere_roles:
        detail = f"a {command.by} may not verify the exchange"
        return refuse(Reason.NOT_PERMITTED, detail, rule.elsewhere_clauses)
    value = command.issued_value or command.lowest_minimum
    if value is None or value <= 0 or command.count <= 0:
        detail = "neither the value at issue nor the lowest minimum on offer is known"
        return refuse(Reason.INVALID, detail, rule.elsewhere_clauses)
    return (
        e.ForeignColourRedeemed(
            at=command.at,
            by=command.by,
            player=seat.player,
            issued_at=command.issued_at,
            colour=command.colour,
            value=value,
            count=command.count,
            known=command.issued_value is not None,
            clauses=rule.elsewhere_clauses,
        ),
    )


def count_float(table: Table, command: c.CountFloat) -> Decision:
    """The opener sets the float; the closer is compared with what the books say."""
    if command.moment not in ("opener", "closer"):
        return refuse(Reason.INVALID, f"{command.moment!r} is neither opener nor closer")
    if refusal := _refuse_counts(command.amount, command.counts, least=0):
        return refusal
    if command.moment == "opener" and (table.opened_float or table.float):
        detail = "the opener is counted once, before any chip has moved"
        return refuse(Reason.WRONG_PHASE, detail)
    difference = command.amount - table.float if command.moment == "closer" else 0
    warnings = (f"the count differs by {show_dollars(difference)}",) if difference else ()
    return (
        e.FloatCounted(
            at=command.at,
            by=command.by,
            moment=command.moment,
            amount=command.amount,
            difference=difference,
            counts=dict(command.counts),
            warnings=warnings,
        ),
    )


def _refuse_counts(amount: int, counts: c.Counts, *, least: int = 1) -> Refusal | None:
    if amount < least or any(size <= 0 or count < 0 for size, count in counts.items()):
        return refuse(Reason.INVALID, f"{show_dollars(amount)} is no amount of chips")
    counted = sum(size * count for size, count in counts.items())
    if counts and counted != amount:
        detail = f"the chips make {show_dollars(counted)}, not {show_dollars(amount)}"
        return refuse(Reason.INVALID, detail)
    return None


def fill_float(table: Table, command: c.FillFloat) -> Decision:
    """Chips come from the cage."""
    if refusal := _refuse_counts(command.amount, command.counts):
        return refusal
    return (
        e.FloatFilled(
            at=command.at,
            by=command.by,
            amount=command.amount,
            counts=dict(command.counts),
            slip=command.slip,
        ),
    )


def credit_float(table: Table, command: c.CreditFloat) -> Decision:
    """Chips go back to the cage; never more than the float holds."""
    if refusal := _refuse_counts(command.amount, command.counts):
        return refusal
    if command.amount > table.float:
        detail = f"the float is {show_dollars(table.float)}"
        return refuse(Reason.INSUFFICIENT_CREDIT, detail)
    return (
        e.FloatCredited(
            at=command.at,
            by=command.by,
            amount=command.amount,
            counts=dict(command.counts),
            slip=command.slip,
        ),
    )


def record_mistake(table: Table, command: c.RecordMistake) -> Decision:
    """Put an over- or underpayment on record, with what was done to put it right.

    Paying an underpaid player moves money; what an overpaid player gives back does too. Nothing is
    ever taken from a player's balance without the player handing it over.
    """
    seat = find_seat(table, command.player)
    if isinstance(seat, Refusal):
        return seat
    clauses = table.game.mistake_clauses
    if command.amount == 0 or not 0 <= command.rectified <= abs(command.amount):
        detail = "a mistake has an amount, and no more than that is put right"
        return refuse(Reason.INVALID, detail, clauses)
    if command.amount > 0 and command.rectified > seat.balance:
        detail = f"{seat.player} holds {show_dollars(seat.balance)}"
        return refuse(Reason.INSUFFICIENT_CREDIT, detail, clauses)
    return (
        e.MistakeRecorded(
            at=command.at,
            by=command.by,
            player=seat.player,
            amount=command.amount,
            round_no=command.round_no,
            suspected=command.suspected,
            attempted=command.attempted or command.rectified > 0,
            identified=command.identified,
            rectified=command.rectified,
            text=command.text,
            clauses=clauses,
        ),
    )


def _colour_issued(table: Table, event: e.ColourIssued) -> Table:
    issue = table.colours.get(event.colour) or ColourIssue(event.value, {})
    out = {**issue.out, event.player: issue.out.get(event.player, 0) + event.count}
    issued = table.but(colours={**table.colours, event.colour: ColourIssue(event.value, out)})
    if not event.marker:
        return issued
    return issued.but(tasks=raise_tasks(issued, "colour-marker", player=event.player))


def _colour_redeemed(table: Table, event: e.ColourRedeemed) -> Table:
    issue = table.colours[event.colour]
    out = {**issue.out, event.player: issue.out[event.player] - event.count}
    left = {player: count for player, count in out.items() if count}
    colours = {**table.colours, event.colour: ColourIssue(issue.value, left)}
    return table.but(colours={name: left_out for name, left_out in colours.items() if left_out.out})


def _foreign_redeemed(table: Table, event: e.ForeignColourRedeemed) -> Table:
    seat = table.seats[event.player]
    paid = seat.but(balance=seat.balance + event.value * event.count)
    redeemed = table.but(
        seats={**table.seats, event.player: paid}, banked=table.banked - event.value * event.count
    )
    return redeemed.but(tasks=raise_tasks(redeemed, "foreign-colour", player=event.player))


def _float_counted(table: Table, event: e.FloatCounted) -> Table:
    return table.but(banked=event.amount - table.house, opened_float=True)


def _float_filled(table: Table, event: e.FloatFilled) -> Table:
    return table.but(banked=table.banked + event.amount)


def _float_credited(table: Table, event: e.FloatCredited) -> Table:
    return table.but(banked=table.banked - event.amount)


def _mistake(table: Table, event: e.MistakeRecorded) -> Table:
    seat = table.seats[event.player]
    paid = -event.rectified if event.amount > 0 else event.rectified
    righted = seat.but(balance=seat.balance + paid)
    return table.but(seats={**table.seats, event.player: righted}, house=table.house - paid)


CHIP_FOLDS: dict[type[Any], Callable[[Table, Any], Table]] = {
    e.ColourIssued: _colour_issued,
    e.ColourRedeemed: _colour_redeemed,
    e.ForeignColourRedeemed: _foreign_redeemed,
    e.FloatCounted: _float_counted,
    e.FloatFilled: _float_filled,
    e.FloatCredited: _float_credited,
    e.MistakeRecorded: _mistake,
}
CHIP_HANDLERS: dict[type[Any], Callable[[Table, Any], Decision]] = {
    c.IssueColour: issue_colour,
    c.RedeemColour: redeem_colour,
    c.RedeemForeignColour: redeem_foreign_colour,
    c.CountFloat: count_float,
    c.FillFloat: fill_float,
    c.CreditFloat: credit_float,
    c.RecordMistake: record_mistake,
}
