"""The ledger of tills: cash between the vault, the tills and the counter."""

from collections.abc import Iterable
from typing import Final

from croupier.cage.till import TillClosed, TillDropped, TillEvent, TillFilled, TillOpened
from croupier.ledger.postings import OVER_SHORT, Posting
from croupier.ledger.units import ensure_balanced

#: Where the house keeps the cash that is in no till, below zero by what it gave out.
VAULT: Final = "vault:cash"


def cash_in(till: str) -> str:
    """What a till should hold."""
    return f"till:{till}"


def counter_of(till: str) -> str:
    """What went over the counter from a till, less what came."""
    return f"counter:{till}"


def post_till_event(till: str, event: TillEvent) -> tuple[Posting, ...]:
    """The postings of a till's event. Payments and takings are posted when they are counted."""
    postings = tuple(each for each in _post(till, event) if each.amount)
    ensure_balanced(postings, f"{type(event).__name__} of till {till}")
    return postings


def _post(till: str, event: TillEvent) -> Iterable[Posting]:
    match event:
        case TillOpened():
            yield from _move(VAULT, cash_in(till), event.brought)
            yield from _move(f"{OVER_SHORT}:till:{till}", cash_in(till), event.difference)
        case TillFilled():
            yield from _move(VAULT, cash_in(till), event.amount)
        case TillDropped():
            yield from _move(cash_in(till), VAULT, event.amount)
        case TillClosed():
            yield from _move(cash_in(till), counter_of(till), event.paid - event.taken)
            yield from _move(f"{OVER_SHORT}:till:{till}", cash_in(till), event.difference)
            yield from _move(cash_in(till), VAULT, event.amount - event.left)


def _move(out: str, into: str, amount: int) -> Iterable[Posting]:
    yield Posting(out, -amount)
    yield Posting(into, amount)
