"""Fold: a tournament and an event give the next tournament."""

from collections.abc import Callable, Iterable
from functools import reduce
from typing import Any

from croupier.core.ensure import InvariantBroken
from croupier.core.money import Money
from croupier.roulette.catalogue import find_book
from croupier.table.state import Seat
from croupier.tournament import events as e
from croupier.tournament import round_events as r
from croupier.tournament.evolve_round import (
    ROUND_FOLDS,
    added,
    leaving,
    with_entrant,
    with_entrants,
    with_session,
    without_seats,
)
from croupier.tournament.old_rounds import OLD_FOLDS
from croupier.tournament.ranking import ranking
from croupier.tournament.session_table import bare_table
from croupier.tournament.state import Entrant, Session, Stage, Status, Tournament, Value


def open_tournament(event: e.TournamentOpened) -> Tournament:
    """The tournament that an opening gives."""
    book = find_book(event.book)
    rules = book.tournament
    if rules is None:
        raise InvariantBroken(f"book {event.book} has no tournaments")
    return Tournament(id=event.tournament, rules=rules, game=book.game(event.game, event.options))


def evolve(tournament: Tournament, event: e.Event) -> Tournament:
    """The tournament after an event."""
    return _FOLDS[type(event)](tournament, event)


def replay(events: Iterable[e.Event]) -> Tournament:
    """The tournament that a whole history gives."""
    opening, *rest = events
    if not isinstance(opening, e.TournamentOpened):
        raise InvariantBroken("a history begins with an opening")
    return reduce(evolve, rest, open_tournament(opening))


def _published(tournament: Tournament, event: e.TermsPublished) -> Tournament:
    # Whatever was given, signed or explained before was about other terms.
    asked_again = (
        entrant.but(copy_given=False, signed=False, briefed=False)
        for entrant in tournament.entrants.values()
    )
    return with_entrants(tournament, asked_again).but(
        terms=event.terms,
        version=event.version,
        starts_at=max(tournament.starts_at, event.terms.starts_at or 0),
        minimum=event.terms.minimum or Money(0),
        maximum=event.terms.maximum or Money(0),
    )


def _accepted(tournament: Tournament, event: e.EntryAccepted) -> Tournament:
    return with_entrant(
        tournament,
        Entrant(
            name=event.player,
            fee=event.fee,
            seat=Seat(player=event.player, number=0),
            employee=event.employee,
            copy_given=event.copy_given,
            publicity=event.publicity,
            signed=event.signed,
        ),
    )


def _withdrew(tournament: Tournament, event: e.EntrantWithdrew) -> Tournament:
    tournament = leaving(tournament, event.player)
    old = tournament.entrants[event.player]
    refunded = Money(old.refunded + event.refund)
    return with_entrant(tournament, old.lifted().but(status=Status.WITHDRAWN, refunded=refunded))


def _substituted(tournament: Tournament, event: e.EntrantSubstituted) -> Tournament:
    old = tournament.entrants[event.player]
    entrants = {
        name: entrant for name, entrant in tournament.entrants.items() if name != event.player
    }
    entrants[event.substitute] = old.but(
        name=event.substitute,
        seat=old.seat.but(player=event.substitute),
        employee=old.employee if event.employee is None else event.employee,
        copy_given=event.copy_given,
        signed=event.signed,
        briefed=False,
    )
    session = tournament.sessions.get(old.table)
    tournament = tournament.but(entrants=entrants)
    if session is None:
        return tournament
    seats = tuple(event.substitute if s == event.player else s for s in session.seats)
    return with_session(tournament, session.but(seats=seats))


def _cancelled(tournament: Tournament, event: e.TournamentCancelled) -> Tournament:
    entrants = {
        name: _refunded(entrant, event.refunds.get(name, Money(0)), whole=event.whole)
        for name, entrant in tournament.entrants.items()
    }
    return tournament.but(entrants=entrants, cancelled=True)


def _refunded(entrant: Entrant, refund: Money, *, whole: bool) -> Entrant:
    if not whole:
        return entrant.but(refunded=Money(entrant.refunded + refund))
    clear = entrant.lifted().but(refunded=entrant.fee, further=Money(0), stakes=Money(0))
    return _counted(clear, entrant.total)


def _seated(tournament: Tournament, event: e.PlayersSeated) -> Tournament:
    before = tournament.sessions.get(event.table)
    number = before.number + (before.stage is not Stage.SEATED) if before else 1
    level = 1 + max((_played(tournament, player) for player in event.players), default=0)
    layout = bare_table(tournament.game, event.table, len(event.players))
    session = Session(
        table=event.table, layout=layout, number=number, level=level, seats=event.players
    )
    tournament = without_seats(tournament, event)
    changed = (
        tournament.entrants[player].but(
            table=event.table,
            status=Status.PLAYING,
            has_allotment=False,
            seat=Seat(player=player, number=0, advised=tournament.entrants[player].seat.advised),
            score=0,
            counted=False,
            tie_break=0,
            at_terminal=False,
            absent=False,
            absences=0,
        )
        for player in event.players
    )
    return with_entrants(with_session(tournament, session), changed)


def _played(tournament: Tournament, player: str) -> int:
    """How many sessions a player has played, one after the other."""
    session = tournament.sessions.get(tournament.entrants[player].table)
    if session is None or player not in session.seats:
        return 0
    return session.level - (session.stage is Stage.SEATED)


def _issued(tournament: Tournament, event: e.ChipsIssued) -> Tournament:
    players = (tournament.entrants[player] for player in event.players)
    changed = (
        entrant.holding(event.amount).but(
            has_allotment=True,
            bought=True,
            further=Money(entrant.further + (event.paid if event.pooled else 0)),
            stakes=Money(entrant.stakes + (0 if event.pooled else event.paid)),
        )
        for entrant in players
    )
    return with_entrants(tournament, changed)


def _started(tournament: Tournament, event: e.SessionStarted) -> Tournament:
    old = tournament.sessions[event.table]
    session = old.but(stage=Stage.PLAY, marker=event.marker, turn_at=event.at, started_at=event.at)
    changed = (
        entrant.but(
            seat=entrant.seat.but(number=old.seats.index(entrant.name) + 1),
            pass_cards=event.pass_cards,
            undisclosed_left=event.undisclosed,
            bought=False,
        )
        for entrant in map(tournament.entrants.__getitem__, event.players)
    )
    return with_entrants(with_session(tournament, session), changed).but(started=True)


def _ended(tournament: Tournament, event: e.SessionEnded) -> Tournament:
    session = tournament.sessions[event.table]
    places = (tournament.agreed.advance or 0) - len(event.advance) if event.play_off else 0
    ended = session.but(
        stage=Stage.ENDED,
        ended_round=session.table_round,
        ranking=event.ranking,
        advance=event.advance,
        play_off=event.play_off,
        places=places,
        before={},
    )
    scored = [
        _scored(entrant, event).cashed(event.cash.get(entrant.name, 0))
        for entrant in tournament.at_table(session)
    ]
    tournament = with_entrants(with_session(tournament, ended), scored)
    cash = added(tournament.cash, event.cash)
    return _place(_go_on(tournament, ended), ended).but(cash=cash)


def _place(tournament: Tournament, session: Session) -> Tournament:
    """Remember where everybody at a table came in."""
    ranked = ranking(tournament, session)
    placed = (
        tournament.entrants[name].but(level=session.level, place=place)
        for place, name in enumerate(ranked, start=1)
    )
    # After a play-off, or once an order of removal is known, the ranking is another.
    ended = tournament.sessions[session.table].but(ranking=ranked)
    return with_entrants(with_session(tournament, ended), placed)


def _scored(entrant: Entrant, event: e.SessionEnded) -> Entrant:
    """What was counted stands; the chips go back, but for those that a play-off is about."""
    score = event.scores.get(entrant.name)
    if not event.chips_back:
        return entrant.but(score=score or 0)
    if score is None:
        return _counted(entrant, entrant.chips)
    if entrant.name in event.play_off:
        return entrant.holding(score).but(score=score)
    return _counted(entrant, score)


def _counted(entrant: Entrant, score: int) -> Entrant:
    return entrant.lifted().holding(0).but(score=score, counted=True)


def _go_on(tournament: Tournament, session: Session) -> Tournament:
    """Who is through advances; who is neither through nor level is out of the tournament."""
    changed = []
    for entrant in tournament.at_table(session):
        if entrant.name in session.advance:
            changed.append(entrant.but(status=Status.ADVANCED))
        elif entrant.is_playing and entrant.name not in session.play_off:
            changed.append(entrant.but(status=Status.ELIMINATED))
    return with_entrants(tournament, changed)


def _play_off(tournament: Tournament, event: e.PlayOffStarted) -> Tournament:
    session = tournament.sessions[event.table].but(
        stage=Stage.PLAY_OFF,
        play_off=event.players,
        places=event.places,
        turn_at=event.at,
        acted=(),
        stood=None,
    )
    back = [tournament.entrants[name].but(status=Status.PLAYING) for name in event.players]
    holding = [
        entrant.holding(event.chips[entrant.name]).but(counted=False)
        if entrant.name in event.chips
        else entrant
        for entrant in back
    ]
    return with_entrants(with_session(tournament, session), holding)


def _play_off_counted(tournament: Tournament, event: e.PlayOffCounted) -> Tournament:
    old = tournament.sessions[event.table]
    session = old.but(
        advance=(*old.advance, *event.advance),
        play_off=event.play_off,
        places=old.places - len(event.advance),
    )
    return _place(_go_on(with_session(tournament, session), session), session)


def _play_off_ended(tournament: Tournament, event: e.PlayOffEnded) -> Tournament:
    session = tournament.sessions[event.table].but(stage=Stage.ENDED, before={})
    tournament = with_session(tournament, session)
    if not event.chips_back:
        return tournament
    back = (
        _counted(entrant, entrant.score).but(tie_break=entrant.chips)
        for entrant in tournament.at_table(session)
        if not entrant.counted
    )
    return _place(with_entrants(tournament, back), session)


def _bought_back(tournament: Tournament, event: e.BoughtBack) -> Tournament:
    old = tournament.entrants[event.player]
    again = old.holding(event.chips).but(
        status=Status.PLAYING,
        has_allotment=True,
        buy_backs=old.buy_backs + 1,
        further=Money(old.further + event.fee),
    )
    return with_entrant(tournament, again).but(
        exits=tuple(exit for exit in tournament.exits if exit.player != event.player),
    )


def _add_on(tournament: Tournament, event: e.AddOnBought) -> Tournament:
    old = tournament.entrants[event.player]
    more = old.holding(old.chips + event.chips).but(
        add_ons=old.add_ons + 1,
        further=Money(old.further + event.fee),
    )
    return with_entrant(tournament, more)


def _chips_returned(tournament: Tournament, event: e.ChipsReturned) -> Tournament:
    return tournament.but(
        missing_chips={**tournament.missing_chips, event.table: event.missing},
        surplus_chips={**tournament.surplus_chips, event.table: event.surplus},
    )


def _removal(tournament: Tournament, event: r.RemovalRecorded) -> Tournament:
    tournament = ROUND_FOLDS[r.RemovalRecorded](tournament, event)
    session = tournament.sessions[event.table]
    return _place(tournament, session) if session.stage is Stage.ENDED else tournament


def _value_added(tournament: Tournament, event: e.ValueAdded) -> Tournament:
    # Logs from before goods had a name shared them out as money.
    if event.form == "cash" or not event.what:
        return tournament.but(added=Money(tournament.added + event.amount))
    value = Value(amount=event.amount, what=event.what, place=event.place)
    return tournament.but(goods=(*tournament.goods, value))


def _start_moved(tournament: Tournament, event: e.StartMoved) -> Tournament:
    moved = event.at + event.notice if event.starts_at is None else event.starts_at
    return tournament.but(starts_at=moved)


def _awarded(tournament: Tournament, event: e.PrizesAwarded) -> Tournament:
    if event.chips_back:
        out = (entrant for entrant in tournament.entrants.values() if entrant.chips)
        tournament = with_entrants(tournament, [_counted(e, e.chips) for e in out])
    return tournament.but(
        is_awarded=True,
        prizes=event.prizes,
        places=event.places,
        unclaimed=event.unclaimed,
        goods_won=event.goods,
    )


def _paid(tournament: Tournament, event: e.PrizePaid) -> Tournament:
    if event.method == "goods":
        return tournament.but(goods_given=tournament.goods_given | {event.player})
    return tournament.but(paid=added(tournament.paid, {event.player: event.amount}))


def _same(tournament: Tournament, event: e.Event) -> Tournament:
    return tournament


_FOLDS: dict[type[e.Event], Callable[[Tournament, Any], Tournament]] = {
    e.TermsPublished: _published,
    # Logs may hold advice from before there were terms; it was of the intention alone.
    e.RegulatorAdvised: lambda t, event: t.but(regulator_knows=max(1, t.version)),
    e.DirectorAppointed: lambda t, event: t.but(director=event.name, director_there=True),
    e.DirectorLeft: lambda t, event: t.but(director_there=False),
    e.DirectorReturned: lambda t, event: t.but(director_there=True),
    e.TablesDesignated: lambda t, event: t.but(designated=t.designated | set(event.tables)),
    e.TablesReleased: lambda t, event: t.but(designated=t.designated - set(event.tables)),
    e.PlayersBriefed: lambda t, event: with_entrants(
        t, (entrant.but(briefed=True) for entrant in t.entrants.values())
    ),
    e.PracticeSpun: _same,
    e.ValueAdded: _value_added,
    e.TermsSigned: lambda t, event: with_entrant(t, t.entrants[event.player].but(signed=True)),
    e.EntryAccepted: _accepted,
    e.EntryRefused: lambda t, event: t.but(denied=t.denied | {event.player}),
    e.CopyGiven: lambda t, event: with_entrant(t, t.entrants[event.player].but(copy_given=True)),
    e.EntrantWithdrew: _withdrew,
    e.EntrantSubstituted: _substituted,
    e.TournamentCancelled: _cancelled,
    e.SeatsDrawn: _same,
    e.PlayersSeated: _seated,
    e.ChipsIssued: _issued,
    e.StartMoved: _start_moved,
    e.SessionStarted: _started,
    e.SessionEnded: _ended,
    e.PlayOffStarted: _play_off,
    e.PlayOffCounted: _play_off_counted,
    e.PlayOffEnded: _play_off_ended,
    e.ChipsReturned: _chips_returned,
    e.BoughtBack: _bought_back,
    e.AddOnBought: _add_on,
    e.PrizesAwarded: _awarded,
    e.PrizePaid: _paid,
    **ROUND_FOLDS,
    **OLD_FOLDS,
    r.RemovalRecorded: _removal,
}
