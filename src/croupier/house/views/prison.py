"""Stakes in prison as screens show them: what sharing gives now, and what staying is worth."""

from croupier.house.views.shapes import PrisonShown
from croupier.roulette.prison import choice_after, freed_part, shared_part
from croupier.table.state import Seat, Table


def stakes_in_prison(table: Table, seat: Seat) -> tuple[PrisonShown, ...]:
    """Each of a seat's stakes in prison with both choices."""
    return tuple(_shown(table, bet, seat.wagers[bet], zeros) for bet, zeros in seat.prison.items())


def _shown(table: Table, bet: str, stake: int, zeros: int) -> PrisonShown:
    chip = table.limits.smallest_chip
    choice = choice_after(table.game, table.game.bets[bet], zeros)
    return PrisonShown(
        bet=bet,
        stake=stake,
        zeros=zeros,
        share=shared_part(stake, zeros, chip),
        free=freed_part(stake, zeros, chip),
        stay=int(stake * choice.stay),
        better=choice.better,
    )
