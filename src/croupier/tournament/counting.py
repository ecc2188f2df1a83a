"""What a round's wagers and forms count for, whatever lies there or was written.

Limits are for what a player wagers in the round as a whole. An excess is cut from the last bet
laid, and a shortage is made up on it.
"""

from collections.abc import Mapping
from typing import NamedTuple

from croupier.core.messages import Message, say
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.bets import Bet, BetName
from croupier.roulette.game import Game
from croupier.roulette.notation import NotationError, parse_bet
from croupier.roulette.offered import refuse_bet
from croupier.roulette.terms import Clauses
from croupier.roulette.tournament import Topic, UnderMinimum
from croupier.tournament.entrant import Entrant, Form
from croupier.tournament.state import Tournament

Stakes = Mapping[BetName, int]


def spread(game: Game, text: str, stake: int) -> Stakes | Refusal:
    """The spots a stake lies on: one for a bet, several for a call bet by the piece."""
    try:
        bet = parse_bet(text)
    except NotationError as error:
        return Refusal(Reason.NO_SUCH_BET, error.message, game.layout_clauses)
    if refusal := refuse_bet(game, bet):
        return refusal
    if isinstance(bet, Bet):
        return {bet.name: stake}
    return {piece.bet.name: piece.pieces * stake for piece in game.pieces(bet)}


class Counted(NamedTuple):
    """What lies on each bet and what of it counts. Void: all of it goes back."""

    laid: Stakes
    counts: Stakes
    clauses: Clauses = ()
    void: bool = False
    #: Under the minimum for the first time, where that is let pass once.
    advise: bool = False

    @property
    def total(self) -> int:
        """What is at stake in all."""
        return sum(self.counts.values())


def count_wagers(tournament: Tournament, entrant: Entrant) -> Counted:
    """A player's open wagers as they will be paid or collected."""
    total = entrant.laid
    if total < tournament.minimum:
        return _count_under(tournament, entrant)
    most = tournament.minimum if entrant.late else tournament.maximum
    topics = []
    counted = min(total, most)
    if counted < total:
        topics.append(Topic.LATE if entrant.late else Topic.OVER)
    if tournament.rules.units_of_minimum and (rest := counted % tournament.minimum):
        counted -= rest
        topics.append(Topic.UNIT)
    return Counted(entrant.wagers, _fit(entrant.wagers, counted), tournament.cite(*topics))


def _count_under(tournament: Tournament, entrant: Entrant) -> Counted:
    wagers = entrant.wagers
    if tournament.rules.under is UnderMinimum.SETTLED_ONCE:
        if entrant.seat.advised:
            again = tournament.cite(Topic.UNDER_AGAIN)
            return Counted(wagers, {}, again, void=True)
        return Counted(wagers, wagers, tournament.cite(Topic.UNDER), advise=True)
    if entrant.chips < tournament.minimum:
        return Counted(wagers, {}, tournament.cite(Topic.UNDER), void=True)
    made_up = _fit(wagers, tournament.minimum)
    return Counted(made_up, made_up, tournament.cite(Topic.UNDER))


def _fit(stakes: Stakes, total: int) -> Stakes:
    """The same bets for another total: the last ones give way, or the very last one grows."""
    fitted: dict[BetName, int] = {}
    left = total
    for bet, stake in stakes.items():
        fitted[bet] = min(stake, left)
        left -= fitted[bet]
    if left and fitted:
        fitted[next(reversed(fitted))] += left
    return fitted


class Deemed(NamedTuple):
    """What a form is taken to say, or what is deducted because it does not say enough."""

    counts: Stakes
    deducted: int
    clauses: Clauses

    @property
    def total(self) -> int:
        """What leaves the player's chips, should it lose."""
        return sum(self.counts.values()) + self.deducted


def deem_form(tournament: Tournament, entrant: Entrant, form: Form) -> Deemed:
    """A form as it counts once the round is over. Chips on the layout are not there for it."""
    free = max(0, entrant.chips - entrant.laid)
    stakes = _written(tournament, form)
    if stakes is None:
        least = min(tournament.minimum, free)
        return Deemed({}, least, tournament.cite(Topic.FORM_BLANK))
    written = sum(stakes.values())
    deemed, topics = _within_limits(tournament, written, late=entrant.late)
    if written > free or deemed > free:
        deemed = min(free, tournament.maximum, deemed)
        topics.append(Topic.FORM_CHIPS)
    return Deemed(_fit(stakes, deemed), 0, tournament.cite(*topics))


def _within_limits(tournament: Tournament, written: int, *, late: bool) -> tuple[int, list[Topic]]:
    least, most = tournament.minimum, tournament.maximum
    if late:
        return least, [Topic.LATE]
    if written < least:
        return least, [Topic.FORM_MINIMUM]
    if written > most:
        return most, [Topic.FORM_MAXIMUM]
    if tournament.rules.units_of_minimum and written % least:
        return written - written % least, [Topic.UNIT]
    return written, []


def _written(tournament: Tournament, form: Form) -> Stakes | None:
    """The bets that a form shows, or None where it lacks amount or type."""
    if form.stake is None or form.stake <= 0 or not form.bet.strip():
        return None
    stakes = spread(tournament.game, form.bet, form.stake)
    return None if isinstance(stakes, Refusal) else stakes


def form_fault(tournament: Tournament, entrant: Entrant, form: Form) -> Message | None:
    """What a supervisor would find wrong with a form before the spin."""
    stakes = _written(tournament, form)
    if stakes is None:
        return say("tournament-form-incomplete")
    written = sum(stakes.values())
    if not tournament.minimum <= written <= tournament.maximum:
        return say("tournament-form-outside-limits")
    if written > entrant.chips - entrant.laid:
        return say("tournament-form-over-chips")
    return None
