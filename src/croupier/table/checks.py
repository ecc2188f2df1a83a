"""Colour checks of a player: how many make up an amount, how many are in hand."""

from croupier.table.state import Table


def checks_in(table: Table, player: str, amount: int) -> dict[str, int]:
    """How many checks of each of a player's colours make up an amount, at most what is out."""
    found = {}
    for colour, issue in table.colours.items():
        count = min(issue.out.get(player, 0), amount // issue.value)
        if count > 0:
            found[colour] = count
            amount -= count * issue.value
    return found


def in_hand(table: Table, player: str) -> dict[str, int]:
    """The checks of each colour that a player has and has not laid."""
    seat = table.seats.get(player)
    laid = checks_in(table, player, table.staked(seat)) if seat is not None else {}
    out = {c: issue.out[player] for c, issue in table.colours.items() if player in issue.out}
    return {colour: count - laid.get(colour, 0) for colour, count in out.items()}


def in_hand_value(table: Table, player: str) -> int:
    """What a player's colour checks in hand are worth."""
    return sum(table.colours[c].value * count for c, count in in_hand(table, player).items())
