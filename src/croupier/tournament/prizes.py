"""The pool, shared out to the last cent, and each prize paid once."""

from collections.abc import Sequence

from croupier.core.ensure import ensure
from croupier.core.money import Money, show_dollars
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.tournament import Topic
from croupier.tournament import commands as c
from croupier.tournament import events as e
from croupier.tournament.answer import Decision, find_session, refuse
from croupier.tournament.ranking import Standing, standings, unordered
from croupier.tournament.state import Session, Stage, Status, Tournament


def share_out(pool: int, shares: Sequence[int]) -> tuple[Money, ...]:
    """A pool in proportion to shares. Odd cents go one each to the first places.

    >>> share_out(100_00, (50, 30, 20)), share_out(1_00, (1, 1, 1))
    ((5000, 3000, 2000), (34, 33, 33))
    """
    whole = sum(shares)
    ensure(whole > 0, "shares of nothing cannot be paid")
    parts = [pool * share // whole for share in shares]
    for place in range(pool - sum(parts)):
        parts[place] += 1
    ensure(sum(parts) == pool, f"{parts} are not {pool}")
    return tuple(Money(part) for part in parts)


def award_prizes(tournament: Tournament, command: c.AwardPrizes) -> Decision:
    """Pay the places of the final table. Staff who may not win are passed over."""
    session = find_session(tournament, command.table)
    if isinstance(session, Refusal):
        return session
    placed = _eligible(tournament, session)
    shares = (tournament.agreed.shares or (100,))[: len(placed)]
    refusal = _refuse_award(tournament, session, placed, len(shares))
    if refusal:
        return refusal
    pool = tournament.prize_pool
    amounts = share_out(pool, shares)
    winners = [standing.player for standing in placed]
    return (
        e.PrizesAwarded(
            at=command.at,
            by=command.by,
            pool=pool,
            prizes=dict(zip(winners, amounts, strict=False)),
            clauses=tournament.cite(Topic.PRIZES, Topic.POOL, Topic.EMPLOYEE_PRIZE),
        ),
    )


def _eligible(tournament: Tournament, session: Session) -> list[Standing]:
    barred = tournament.rules.employees_barred
    return [
        standing
        for standing in standings(tournament, session)
        if not (barred and tournament.entrants[standing.player].employee)
    ]


def _refuse_award(
    tournament: Tournament, session: Session, placed: list[Standing], paid: int
) -> Refusal | None:
    if tournament.prizes or session.stage is not Stage.ENDED or session.play_off:
        detail = "prizes are awarded once, after the final session has ended with an order"
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.PRIZES)
    if left := _still_to_play(tournament, session):
        detail = f"this is not the final: {', '.join(left)} have yet to play"
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.PRIZES, Topic.POOL)
    if not placed:
        return refuse(tournament, Reason.INVALID, "nobody can win a prize", Topic.PRIZES)
    for place in range(min(paid, len(placed) - 1)):
        one, other = placed[place], placed[place + 1]
        if one.is_in and other.is_in and one.merit == other.merit:
            detail = f"{one.player} and {other.player} are level and must play off"
            return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.PLAY_OFF)
    winners = {standing.player for standing in placed[: paid + 1]}
    for group in unordered(tournament.exits):
        if len(winners.intersection(group)) > 1:
            detail = f"whose chips were taken first of {', '.join(group)} is not on record"
            return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.SAME_ROUND)
    return None


def _still_to_play(tournament: Tournament, final: Session) -> tuple[str, ...]:
    """Who plays at another table, or has a place from one and has not lost it."""
    still_in = (Status.PLAYING, Status.ADVANCED)
    return tuple(
        entrant.name
        for entrant in tournament.entrants.values()
        if entrant.status in still_in and entrant.name not in final.seats
    )


def pay_prize(tournament: Tournament, command: c.PayPrize) -> Decision:
    """Pay a winner in full; nobody is paid twice, and nobody else is paid."""
    amount = tournament.owed.get(command.player)
    if amount is None:
        return _refuse_payment(tournament, command.player)
    return (
        e.PrizePaid(
            at=command.at,
            by=command.by,
            player=command.player,
            amount=amount,
            method=command.method,
            clauses=tournament.cite(Topic.PRIZES),
        ),
    )


def _refuse_payment(tournament: Tournament, player: str) -> Refusal:
    if player in tournament.paid:
        detail = f"{player} has been paid {show_dollars(tournament.paid[player])} already"
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.PRIZES)
    if player not in tournament.entrants:
        detail = f"{player} has no place in the tournament"
        return refuse(tournament, Reason.NOT_PLAYING, detail, Topic.PRIZES)
    if not tournament.prizes:
        detail = "the prizes have not been awarded yet"
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.PRIZES)
    return refuse(tournament, Reason.INVALID, f"{player} has won no prize", Topic.PRIZES)
