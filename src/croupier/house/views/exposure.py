"""What the house stands to pay at a table, as the floor sees it."""

from collections.abc import Mapping

from croupier.house.views.wall import Share
from croupier.roulette import exposure as rules
from croupier.roulette.pockets import Pocket
from croupier.table.state import Table


def exposure(table: Table) -> dict[Pocket, int]:
    """What the house pays net on each pocket, less what it collects; negative where it wins."""
    return rules.exposure(
        table.game,
        table.limits,
        [seat.as_wagerer() for seat in table.seats.values()],
        lucky_numbers=table.lucky_numbers,
        lucky_boost=table.lucky_boost,
    )


def full_straight(table: Table) -> int:
    """What the house pays at most on one bet of one player, by the limits of the table."""
    limits, odds = table.limits, table.game.odds
    return max((int(each * limits.of(kind).max) for kind, each in odds.items()), default=0)


def worst_of(shares: Mapping[Pocket, int]) -> Share | None:
    """The pocket that costs the house most; None where nothing lies on the table."""
    if not any(shares.values()):
        return None
    pocket = max(shares, key=shares.__getitem__)
    return Share(pocket=pocket, pays=shares[pocket])
