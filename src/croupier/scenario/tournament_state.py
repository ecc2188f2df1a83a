"""A tournament as the `expect` of a scenario sees it."""

from collections import Counter
from typing import Any

from croupier.core.ensure import InvariantBroken
from croupier.core.money import Money, show_money
from croupier.core.refusal import Refusal
from croupier.tournament.answer import is_played_out
from croupier.tournament.counting import count_wagers, spread
from croupier.tournament.entrant import Entrant
from croupier.tournament.places import find_cut, out, ranking
from croupier.tournament.state import Session, Tournament
from croupier.tournament.turns import next_player


def state_of_tournament(tournament: Tournament, table: str) -> dict[str, Any]:
    """Everything, with the places of the table that was last spoken of."""
    entrants = tournament.entrants
    sessions = tournament.sessions.values()
    session = tournament.sessions.get(table)
    return {
        "chips": {name: show_money(e.total) for name, e in entrants.items()},
        "pass_cards": {name: e.pass_cards for name, e in entrants.items()},
        "undisclosed_left": {name: e.undisclosed_left for name, e in entrants.items()},
        "status": {name: e.status.value for name, e in entrants.items()},
        "out": list(out(tournament)),
        "ranking": list(ranking(tournament, session)) if session else [],
        "advance": [name for one in sessions for name in one.advance],
        "play_off": [name for one in sessions for name in _level(tournament, one)],
        "prize_pool": show_money(tournament.prize_pool),
        "refunds": {name: show_money(e.refunded) for name, e in entrants.items()},
        "open_wagers": {name: _open(tournament, e) for name, e in entrants.items() if e.wagers},
        "indicators": [name for name, e in entrants.items() if e.form is not None],
        "prizes": {name: show_money(prize) for name, prize in tournament.prizes.items()},
        "unclaimed": show_money(tournament.unclaimed),
        "goods": {name: show_money(value) for name, value in tournament.goods_won.items()},
        "paid": {name: show_money(paid) for name, paid in tournament.paid.items()},
        "cash": {name: show_money(cash) for name, cash in tournament.cash.items()},
        "missing_chips": _missing(tournament),
        "disputes": [dispute.text for dispute in tournament.disputes],
        "marker": session.marker if session else "",
        "turn": _turn(tournament, session) if session else "",
        "rounds": session.round_no if session else 0,
        "limits": {"min": show_money(tournament.minimum), "max": show_money(tournament.maximum)},
        "cancelled": tournament.cancelled,
    }


def _missing(tournament: Tournament) -> dict[str, int]:
    """Of all tables together."""
    missing: Counter[Money] = Counter()
    for at_table in tournament.missing_chips.values():
        missing.update(at_table)
    return {show_money(value): count for value, count in missing.items()}


def _level(tournament: Tournament, session: Session) -> tuple[str, ...]:
    """Who must play off: known as soon as the last round is played."""
    if is_played_out(tournament, session):
        return find_cut(tournament, session, tournament.agreed.advance or 0).play_off
    return session.play_off


def _turn(tournament: Tournament, session: Session) -> str:
    return next_player(tournament, session) if tournament.agreed.ordered else ""


def _open(tournament: Tournament, entrant: Entrant) -> dict[str, str]:
    """What lies on each bet, or what of it will count where that is less."""
    counts = count_wagers(tournament, entrant).counts
    return {
        bet: show_money(min(stake, counts.get(bet, stake))) for bet, stake in entrant.wagers.items()
    }


def wager_stake(tournament: Tournament, player: str, bet: str) -> int:
    """What a wager just laid counts for: for a call bet, the stake of one piece."""
    entrant = tournament.entrants[player]
    counts = count_wagers(tournament, entrant).counts
    pieces = spread(tournament.game, bet, 1)
    if isinstance(pieces, Refusal):
        raise InvariantBroken(f"{bet} was laid and is no bet: {pieces}")
    laid = entrant.wagers
    return min(min(laid[bet], counts.get(bet, laid[bet])) // size for bet, size in pieces.items())
