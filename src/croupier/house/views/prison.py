"""Stakes in prison as screens show them: what sharing gives now, and what staying is worth."""

from croupier.house.views.audience_views import PrisonShown
from croupier.roulette.zero import freed_part, shared_part, staying_is_worth
from croupier.table.state import Seat, Table


def stakes_in_prison(table: Table, seat: Seat) -> tuple[PrisonShown, ...]:
    """Each of a seat's stakes in prison with both choices."""
    return tuple(_shown(table, bet, seat.wagers[bet], zeros) for bet, zeros in seat.prison.items())


def _shown(table: Table, bet: str, stake: int, zeros: int) -> PrisonShown:
    chip = table.limits.smallest_chip
    share = shared_part(stake, zeros, chip)
    stay = staying_is_worth(table.game, table.game.bets[bet], stake, zeros, chip)
    return PrisonShown(
        bet=bet,
        stake=stake,
        zeros=zeros,
        share=share,
        free=freed_part(stake, zeros, chip),
        stay=round(stay),
        better="either" if share == stay else "share" if share > stay else "stay",
    )
