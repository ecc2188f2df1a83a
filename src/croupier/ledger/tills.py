"""The ledger of tills: cash and value chips between the vault, the tills and the counter."""

from collections.abc import Iterable
from typing import Final

from croupier.cage.till import TillClosed, TillDropped, TillEvent, TillFilled, TillOpened, total
from croupier.cage.value_chips import ChipsCashed, ChipsSold
from croupier.ledger.postings import CAGE, OVER_SHORT, Posting, world
from croupier.ledger.units import ensure_balanced

#: Where the house keeps the cash that is in no till, below zero by what it gave out.
VAULT: Final = "vault:cash"


def cash_in(till: str) -> str:
    """What a till should hold."""
    return f"till:{till}"


def chips_in(till: str) -> str:
    """The value chips that a till should hold."""
    return f"till-chips:{till}"


def counter_of(till: str) -> str:
    """What went over the counter from a till, less what came."""
    return f"counter:{till}"


def post_till_event(till: str, event: TillEvent) -> tuple[Posting, ...]:
    """The postings of a till's event. Payments and takings are posted when they are counted."""
    postings = tuple(each for each in _post(till, event) if each.amount)
    ensure_balanced(postings, f"{type(event).__name__} of till {till}")
    return postings


def _post(till: str, event: TillEvent) -> Iterable[Posting]:
    cash, chips, over_short = cash_in(till), chips_in(till), f"{OVER_SHORT}:till:{till}"
    match event:
        case TillOpened():
            yield from _move(VAULT, cash, event.brought)
            yield from _move(over_short, cash, event.difference)
            yield from _move(CAGE, chips, event.chips_brought)
            yield from _move(over_short, chips, event.chips_difference)
        case TillFilled():
            yield from _move(VAULT, cash, event.amount)
            yield from _move(CAGE, chips, total(event.chips))
        case TillDropped():
            yield from _move(cash, VAULT, event.amount)
            yield from _move(chips, CAGE, total(event.chips))
        case ChipsSold():
            yield from _move(world("cash"), counter_of(till), event.amount)
            yield from _move(chips, world("chips"), event.amount)
        case ChipsCashed():
            yield from _move(counter_of(till), world("cash"), event.amount)
            yield from _move(world("chips"), chips, event.amount)
        case TillClosed():
            yield from _move(cash, counter_of(till), event.paid - event.taken)
            yield from _move(over_short, cash, event.difference)
            yield from _move(cash, VAULT, event.amount - event.left)
            yield from _move(over_short, chips, event.chips_difference)


def _move(out: str, into: str, amount: int) -> Iterable[Posting]:
    yield Posting(out, -amount)
    yield Posting(into, amount)
