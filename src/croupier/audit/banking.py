"""Amounts withheld, the float and payments put right, in the auditor's book of a table."""

from collections import Counter
from typing import TYPE_CHECKING

from croupier.audit.keeping import claim
from croupier.table.claims import ClaimHeld, ClaimReleased
from croupier.table.collected_checks import ColoursCollected, ColoursPaid, ColoursReturned
from croupier.table.colours import ColourIssued, ColourRedeemed
from croupier.table.corrections import MistakeRecorded
from croupier.table.floats import FloatCounted, FloatCredited, FloatFilled
from croupier.table.foreign import ChecksGone, ForeignColourRedeemed
from croupier.table.tips import TipGiven
from croupier.table.wagers import WagersChanged

if TYPE_CHECKING:
    from croupier.audit.table import TableBook


def held(book: "TableBook", event: ClaimHeld) -> None:
    """An amount is withheld."""
    purse = book.purse(event.player)
    purse.balance -= event.amount
    purse.held += event.amount


def released(book: "TableBook", event: ClaimReleased) -> None:
    """A hold ends: paid, or kept by the house."""
    purse = book.purse(event.player)
    claim(0 < event.amount <= purse.held, f"{event.amount} is released of {purse.held}")
    purse.held -= event.amount
    if event.paid:
        purse.balance += event.amount
    else:
        purse.adjusted -= event.amount
        book.totals.house_win += event.amount


def colour_issued(book: "TableBook", event: ColourIssued) -> None:
    """Checks of a colour go to a player; the chips they stand for were bought before."""
    worth = event.count * event.value
    book.totals.colours_out[event.colour, event.value] += worth
    book.totals.colours_held[event.player, event.colour] += worth


def colour_redeemed(book: "TableBook", event: ColourRedeemed) -> None:
    """Checks of a colour come back."""
    worth = event.count * event.value
    book.totals.colours_out[event.colour, event.value] -= worth
    book.totals.colours_held[event.player, event.colour] -= worth


def colours_collected(book: "TableBook", event: ColoursCollected) -> None:
    """Checks that were lost go back; nobody loses more of a colour than they had out."""
    for player, counts in event.lost.items():
        for colour, count in counts.items():
            worth, held = count * event.values[colour], book.totals.colours_held
            right = 0 < worth <= held[player, colour]
            claim(right, f"{player} loses {worth} in {colour}, of {held[player, colour]}")
            book.totals.colours_out[colour, event.values[colour]] -= worth
            held[player, colour] -= worth
            book.totals.colours_lost[player, colour] += worth


def colours_returned(book: "TableBook", event: ColoursReturned) -> None:
    """Checks that a number had taken come back; nobody gets more of a colour than they lost."""
    for player, counts in event.back.items():
        for colour, count in counts.items():
            worth, lost = count * event.values[colour], book.totals.colours_lost
            right = 0 < worth <= lost[player, colour]
            claim(right, f"{player} gets {worth} in {colour} back, of {lost[player, colour]} lost")
            book.totals.colours_out[colour, event.values[colour]] += worth
            book.totals.colours_held[player, colour] += worth
            lost[player, colour] -= worth


def colours_paid(book: "TableBook", event: ColoursPaid) -> None:
    """Winners are paid in checks: nobody then has more of them than chips in all, or under none."""
    held = book.totals.colours_held
    for player, counts in event.paid.items():
        purse = book.purse(player)
        for colour, count in counts.items():
            worth = count * event.values[colour]
            book.totals.colours_out[colour, event.values[colour]] += worth
            held[player, colour] += worth
            claim(held[player, colour] >= 0, f"{player} gives {-worth} in {colour} back")
        has = sum(worth for (holder, _), worth in held.items() if holder == player)
        chips = purse.balance + sum(purse.wagers.values())
        claim(has <= chips, f"{player} has {has} in colour checks, of {chips} in chips")


def colours_laid(book: "TableBook", event: WagersChanged) -> None:
    """Checks go down with their wagers: no more than the stake, and than the player has."""
    costs = Counter[str]()
    for change in event.changes:
        costs[change.bet] += change.cost
    for bet, checks in event.checks.items():
        worth = sum(each.value * each.number for each in checks)
        fits = abs(worth) <= abs(costs[bet]) and worth * costs[bet] >= 0
        claim(fits, f"{worth} of {event.player}'s checks move with {costs[bet]} on {bet}")
        for each in checks:
            held = book.totals.colours_held[event.player, each.colour]
            stated = f"{event.player} lays {each.number} {each.colour}, of {held} held"
            claim(each.value * each.number <= held, stated)


def foreign(book: "TableBook", event: ForeignColourRedeemed) -> None:
    """Colour checks of a closed table are bought here."""
    amount, purse = event.value * event.count, book.purse(event.player)
    purse.balance += amount
    purse.adjusted += amount
    book.banked -= amount


def checks_gone(book: "TableBook", event: ChecksGone) -> None:
    """Checks of this table that another bought leave the stacks here."""
    for player, count in event.taken.items():
        amount, held = event.value * count, book.totals.colours_held
        has = held[player, event.colour]
        claim(0 < amount <= has, f"{amount} in {event.colour} of {player} are gone, of {has}")
        held[player, event.colour] -= amount
        book.totals.colours_out[event.colour, event.value] -= amount
        purse = book.purse(player)
        purse.balance -= amount
        purse.adjusted -= amount
        book.banked += amount


def counted(book: "TableBook", event: FloatCounted) -> None:
    """The float was counted."""
    due = event.amount - book.float if event.moment == "closer" else 0
    claim(event.difference == due, f"the count differs by {due}, not {event.difference}")
    book.banked = event.amount - book.totals.house_win
    if event.moment == "closer":
        book.totals.over_short += due
    else:
        book.totals.opened += event.amount


def filled(book: "TableBook", event: FloatFilled) -> None:
    """Chips came from the cage."""
    claim(event.amount > 0, f"a fill of {event.amount}")
    book.banked += event.amount
    book.totals.fills += event.amount


def credited(book: "TableBook", event: FloatCredited) -> None:
    """Chips went to the cage."""
    claim(event.amount > 0, f"a credit of {event.amount}")
    book.banked -= event.amount
    book.totals.credits += event.amount


def mistake(book: "TableBook", event: MistakeRecorded) -> None:
    """A payment was put right, in part or in whole."""
    fits = 0 <= event.rectified <= abs(event.amount)
    claim(fits, f"{event.rectified} is put right of a mistake of {event.amount}")
    if not event.rectified:
        # It may be of somebody who has left.
        return
    paid = -event.rectified if event.amount > 0 else event.rectified
    purse = book.purse(event.player)
    purse.balance += paid
    purse.adjusted += paid
    book.totals.house_win -= paid


def tip(book: "TableBook", event: TipGiven) -> None:
    """Chips leave a player for the staff."""
    purse = book.purse(event.player)
    claim(event.amount > 0, f"a tip of {event.amount}")
    purse.balance -= event.amount
    purse.went_out += event.amount
    book.totals.tips += event.amount
