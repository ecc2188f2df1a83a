"""Units: cents, and for each tournament the chips that are worth nothing outside of it."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from croupier.core.ensure import ensure
from croupier.ledger.postings import Posting

CASH: Final = "cash"
CHIPS: Final = "tournament-chips"


def unit_of(account: str) -> str:
    """What an account is kept in.

    >>> unit_of("prize-pool:spring"), unit_of("tournament-chips:spring:player:ann")
    ('cash', 'tournament-chips:spring')
    """
    kind, _, rest = account.partition(":")
    return f"{CHIPS}:{rest.partition(':')[0]}" if kind == CHIPS else CASH


def ensure_balanced(postings: Iterable[Posting], what: str) -> None:
    """Postings sum to zero in each unit: no chip ever turns into a cent by itself."""
    for unit, total in trial_balance(dict(_added(postings))).items():
        ensure(total == 0, f"postings of {what} do not sum to zero in {unit}: {total}")


def trial_balance(balances: Mapping[str, int]) -> dict[str, int]:
    """The total of all accounts in each unit; every one is zero when all is well."""
    totals: Counter[str] = Counter()
    for account, amount in balances.items():
        totals[unit_of(account)] += amount
    return dict(totals)


def _added(postings: Iterable[Posting]) -> Counter[str]:
    added: Counter[str] = Counter()
    for account, amount in postings:
        added[account] += amount
    return added
