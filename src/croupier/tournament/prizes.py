"""The pool, shared out to the last cent."""

from collections.abc import Mapping, Sequence

from croupier.core.ensure import ensure
from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.tournament import Topic
from croupier.tournament.answer import find_session
from croupier.tournament.declare import (
    AFTER_AWARD,
    DIRECTOR,
    DIRECTORS,
    Command,
    Decision,
    Event,
    OfTable,
    command,
    event,
    refuse,
)
from croupier.tournament.entrant import GONE, STILL_IN, Status
from croupier.tournament.places import find_cut, standings, unordered, with_places
from croupier.tournament.state import Session, Stage, Tournament, with_entrants, with_session
from croupier.tournament.terms import WHOLE, Unclaimed


@command("award-prizes", roles=DIRECTORS, grave=True)
class AwardPrizes(OfTable):
    """Share out the pool by the ranking of the final table."""

    def decide(self, tournament: Tournament) -> Decision:
        """Pay the places as the terms say, once the final is over. Staff who may not win move down.

        Where nobody can win, all of the pool is what nobody may take.
        """
        session = find_session(tournament, self.table)
        if isinstance(session, Refusal):
            return session
        shares = tournament.agreed.shares or (WHOLE,)
        refusal = (
            refuse_final(tournament, session)
            or refuse_disputed(tournament)
            or _refuse_order(
                tournament,
                session,
                max(len(shares), *(value.place for value in tournament.goods), 0),
            )
        )
        if refusal:
            return refusal
        places = find_places(tournament, session)
        pool = tournament.cash_pool
        prizes = share_by_place(pool, _shares(tournament, shares, places), places)
        return (
            PrizesAwarded(
                at=self.at,
                by=self.by,
                pool=pool,
                prizes=prizes,
                places=places,
                unclaimed=Money(pool - sum(prizes.values())),
                goods=_goods(tournament, places),
                chips_back=True,
                clauses=tournament.cite(Topic.PRIZES, Topic.POOL, Topic.EMPLOYEE_PRIZE),
                warnings=() if places else (say("tournament-nobody-wins"),),
            ),
        )


@event
class PrizesAwarded(Event):
    """The pool is shared out to the last cent."""

    pool: Money
    prizes: Mapping[str, Money]
    #: Who was placed, best first; those who share a place stand together.
    places: tuple[tuple[str, ...], ...] = ()
    #: Of the pool, what nobody may take.
    unclaimed: Money = Money(0)
    #: Goods and services by who gets them, at their value.
    goods: Mapping[str, Money] = {}
    #: Whether every chip that was still out went back to the operator's stock.
    chips_back: bool = False

    def evolve(self, tournament: Tournament) -> Tournament:
        if self.chips_back:
            out = (entrant for entrant in tournament.entrants.values() if entrant.chips)
            tournament = with_entrants(tournament, [e.handed_in(e.chips) for e in out])
        return tournament.but(
            is_awarded=True,
            prizes=self.prizes,
            places=self.places,
            unclaimed=self.unclaimed,
            goods_won=self.goods,
        )


@command("take-back-award", roles=DIRECTOR, after=AFTER_AWARD, grave=True)
class TakeBackAward(Command):
    """Take back the award for what is disputed about it, before anybody has a prize."""

    reason: str

    def decide(self, tournament: Tournament) -> Decision:
        """The manager's word about a dispute; who has been paid by then keeps it."""
        if not tournament.is_awarded:
            return refuse(
                tournament, Reason.WRONG_PHASE, say("tournament-not-awarded"), Topic.PRIZES
            )
        if not tournament.disputes:
            detail = say("tournament-award-undisputed")
            return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.DISPUTE)
        if tournament.award_paid:
            detail = say("tournament-award-paid")
            return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.DISPUTE, Topic.PRIZES)
        return (
            AwardTakenBack(
                at=self.at,
                by=self.by,
                reason=self.reason,
                fees=Money(tournament.fees),
                added=tournament.added,
                pool=Money(sum(tournament.prizes.values()) + tournament.unclaimed),
                prizes=tournament.prizes,
                unclaimed=tournament.unclaimed,
                goods=tournament.goods_won,
                clauses=tournament.cite(Topic.DISPUTE, Topic.PRIZES),
            ),
        )


@event
class AwardTakenBack(Event):
    """The pool is whole again, with all that had been shared out of it, and waits for an award."""

    reason: str
    #: Of the pool, what entrants had paid and what the operator had added.
    fees: Money
    added: Money
    pool: Money
    prizes: Mapping[str, Money]
    unclaimed: Money = Money(0)
    goods: Mapping[str, Money] = {}

    def evolve(self, tournament: Tournament) -> Tournament:
        return tournament.but(
            is_awarded=False,
            prizes={},
            places=(),
            unclaimed=Money(0),
            goods_won={},
            # The award had freed them: others may play there by now.
            designated=frozenset(),
        )


def place_anew(tournament: Tournament, table: str) -> Tournament:
    """The places of a session that has ended, once somebody in it is out or in again.

    In the final it is found anew who has won; who goes on from a heat went on by its end.
    """
    session = tournament.sessions.get(table)
    if session is None or session.stage is not Stage.ENDED:
        return tournament
    if is_final(tournament, session):
        advance = find_cut(tournament, session, tournament.agreed.advance or 0).advance
        session = session.but(advance=advance)
        tournament = with_entrants(
            with_session(tournament, session),
            [
                entrant.but(
                    status=Status.ADVANCED if entrant.name in advance else Status.ELIMINATED
                )
                for entrant in tournament.at_table(session)
                if entrant.status not in GONE
            ],
        )
    return with_places(tournament, session)


def is_final(tournament: Tournament, session: Session) -> bool:
    """Whether a session that has ended was the last, and nobody has yet to play elsewhere."""
    last = session.level >= tournament.agreed.sessions and not _beside(tournament, session)
    return last and refuse_final(tournament, session) is None


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


def _shares(
    tournament: Tournament, shares: tuple[int, ...], places: tuple[tuple[str, ...], ...]
) -> tuple[int, ...]:
    """The shares that are paid: those nobody can take are left out only if the terms say so."""
    placed = sum(len(group) for group in places)
    shared = tournament.agreed.unclaimed is Unclaimed.SHARED and placed > 0
    return shares[:placed] if shared else shares


def find_places(tournament: Tournament, final: Session) -> tuple[tuple[str, ...], ...]:
    """Everybody who can win, best first: the final's order, then those who came less far.

    Places are found at each table and never across tables, so that those who came in at the same
    place of different tables of one session share it.
    """
    alone = not _beside(tournament, final)
    placed = [(each.player,) for each in standings(tournament, final)] if alone else []
    groups: dict[tuple[int, int], list[str]] = {}
    for entrant in sorted(tournament.entrants.values(), key=lambda entrant: entrant.name):
        out = entrant.status is Status.ELIMINATED and entrant.place > 0
        if out and not (alone and entrant.name in final.seats):
            groups.setdefault((-entrant.level, entrant.place), []).append(entrant.name)
    others = (tuple(names) for _, names in sorted(groups.items()))
    able = (
        tuple(name for name in group if _may_win(tournament, name)) for group in (*placed, *others)
    )
    return tuple(group for group in able if group)


def _beside(tournament: Tournament, session: Session) -> list[Session]:
    """Sessions at other tables that came as far as one, or further."""
    others = (s for s in tournament.sessions.values() if s.table != session.table)
    return [other for other in others if other.level >= session.level]


def _may_win(tournament: Tournament, player: str) -> bool:
    return not (tournament.rules.employees_barred and tournament.entrants[player].employee)


def share_by_place(
    pool: int, shares: Sequence[int], places: Sequence[tuple[str, ...]]
) -> dict[str, Money]:
    """What each place-getter takes. Who shares a place shares what the places together bring.

    >>> share_by_place(100_00, (50, 30, 20), (("ann",), ("bob", "cy")))
    {'ann': 5000, 'bob': 2500, 'cy': 2500}
    """
    amounts = list(share_out(pool, shares))
    prizes: dict[str, Money] = {}
    for group in places:
        together, amounts = sum(amounts[: len(group)]), amounts[len(group) :]
        if together:
            each = share_out(together, [1] * len(group))
            prizes |= {name: amount for name, amount in zip(group, each, strict=True) if amount}
    return prizes


def _goods(tournament: Tournament, places: tuple[tuple[str, ...], ...]) -> dict[str, Money]:
    """Goods go whole to their place; of those who share one, to the first by name."""
    order = [name for group in places for name in group]
    won: dict[str, Money] = {}
    for value in tournament.goods:
        if value.place <= len(order):
            winner = order[value.place - 1]
            won[winner] = Money(won.get(winner, 0) + value.amount)
    return won


def refuse_final(tournament: Tournament, session: Session) -> Refusal | None:
    """Why the pool is not shared out after this session."""
    ended = session.stage is Stage.ENDED and not session.play_off
    if tournament.is_awarded or not (ended or _is_deserted(tournament, session)):
        detail = say("tournament-prizes-once")
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.PRIZES)
    topics = (Topic.PRIZES, Topic.POOL)
    if left := _still_to_play(tournament, session):
        detail = say("tournament-yet-to-play", players=left)
        return refuse(tournament, Reason.WRONG_PHASE, detail, *topics)
    others = [s for s in tournament.sessions.values() if s.table != session.table]
    under_way = [s.table for s in others if s.is_open or s.play_off]
    # Where nobody is left to play on, no final can come any more.
    if any(entrant.status in STILL_IN for entrant in tournament.entrants.values()):
        under_way = [s.table for s in others if s.table in under_way or s.level >= session.level]
        early = session.level < tournament.agreed.sessions
    else:
        early = False
    if under_way or early:
        detail = say(
            "tournament-not-final",
            number=session.level,
            sessions=tournament.agreed.sessions,
            tables=under_way,
        )
        return refuse(tournament, Reason.WRONG_PHASE, detail, *topics)
    return None


def _is_deserted(tournament: Tournament, session: Session) -> bool:
    """Whether a final can never start, as all who were to play it left, and others have places."""
    entrants = tournament.entrants.values()
    nobody = session.stage is Stage.SEATED and not any(e.status in STILL_IN for e in entrants)
    return nobody and any(e.status is Status.ELIMINATED and e.place for e in entrants)


def _refuse_order(tournament: Tournament, session: Session, paid: int) -> Refusal | None:
    """Why the places that are paid are not known yet."""
    placed = [s for s in standings(tournament, session) if _may_win(tournament, s.player)]
    for place in range(min(paid, len(placed) - 1)):
        one, other = placed[place], placed[place + 1]
        if one.is_in and other.is_in and one.merit == other.merit:
            detail = say("tournament-must-play-off", one=one.player, other=other.player)
            return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.PLAY_OFF)
    names = [name for group in find_places(tournament, session) for name in group]
    winners = set(names[: paid + 1])
    for group in unordered(tournament.exits):
        if len(winners.intersection(group)) > 1:
            detail = say("tournament-removal-unknown", players=group)
            return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.SAME_ROUND)
    return None


def _still_to_play(tournament: Tournament, final: Session) -> tuple[str, ...]:
    """Who could yet come before those of a session: it is not the final."""
    return tuple(
        entrant.name
        for entrant in tournament.entrants.values()
        if entrant.status in STILL_IN and entrant.name not in final.seats
    )


def refuse_disputed(tournament: Tournament) -> Refusal | None:
    """Why nobody gets a prize yet: what is disputed anywhere may change the places."""
    if not tournament.disputes:
        return None
    detail = say("tournament-dispute-open", text=tournament.disputes[0].text)
    return refuse(tournament, Reason.DISPUTE_OPEN, detail, Topic.DISPUTE, Topic.PRIZES)
