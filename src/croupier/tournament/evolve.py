"""Fold: a tournament and an event give the next tournament."""

from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from typing import Any

from croupier.core.ensure import InvariantBroken
from croupier.core.money import Money
from croupier.roulette.catalogue import find_book
from croupier.tournament import events as e
from croupier.tournament.evolve_round import ROUND_FOLDS, with_entrant, with_entrants, with_session
from croupier.tournament.state import Entrant, Session, Stage, Status, Tournament


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
    return tournament.but(
        terms=event.terms,
        version=event.version,
        minimum=event.terms.minimum or Money(0),
        maximum=event.terms.maximum or Money(0),
    )


def _accepted(tournament: Tournament, event: e.EntryAccepted) -> Tournament:
    return with_entrant(
        tournament,
        Entrant(
            name=event.player,
            fee=event.fee,
            employee=event.employee,
            copy_given=event.copy_given,
            publicity=event.publicity,
        ),
    )


def _withdrew(tournament: Tournament, event: e.EntrantWithdrew) -> Tournament:
    old = tournament.entrants[event.player]
    gone = old.but(
        status=Status.WITHDRAWN,
        refunded=Money(old.refunded + event.refund),
        wagers={},
        form=None,
        passed=False,
    )
    return with_entrant(tournament, gone)


def _substituted(tournament: Tournament, event: e.EntrantSubstituted) -> Tournament:
    old = tournament.entrants[event.player]
    entrants = {
        name: entrant for name, entrant in tournament.entrants.items() if name != event.player
    }
    entrants[event.substitute] = old.but(name=event.substitute)
    session = tournament.sessions.get(old.table)
    tournament = tournament.but(entrants=entrants)
    if session is None:
        return tournament
    seats = tuple(event.substitute if s == event.player else s for s in session.seats)
    return with_session(tournament, session.but(seats=seats))


def _cancelled(tournament: Tournament, event: e.TournamentCancelled) -> Tournament:
    entrants = {
        name: entrant.but(refunded=Money(entrant.refunded + event.refunds.get(name, 0)))
        for name, entrant in tournament.entrants.items()
    }
    return tournament.but(entrants=entrants, cancelled=True)


def _seated(tournament: Tournament, event: e.PlayersSeated) -> Tournament:
    before = tournament.sessions.get(event.table)
    number = before.number + (before.stage is not Stage.SEATED) if before else 1
    session = Session(table=event.table, number=number, seats=event.players)
    changed = (
        tournament.entrants[player].but(
            table=event.table,
            status=Status.PLAYING,
            has_allotment=False,
            chips=0,
            score=0,
            absent=False,
            absences=0,
        )
        for player in event.players
    )
    return with_entrants(with_session(tournament, session), changed)


def _issued(tournament: Tournament, event: e.ChipsIssued) -> Tournament:
    changed = (
        tournament.entrants[player].but(chips=event.amount, has_allotment=True)
        for player in event.players
    )
    return with_entrants(tournament, changed)


def _started(tournament: Tournament, event: e.SessionStarted) -> Tournament:
    old = tournament.sessions[event.table]
    session = old.but(stage=Stage.PLAY, marker=event.marker, turn_at=event.at)
    changed = (
        tournament.entrants[player].but(
            pass_cards=event.pass_cards,
            undisclosed_left=event.undisclosed,
        )
        for player in event.players
    )
    return with_entrants(with_session(tournament, session), changed).but(started=True)


def _ended(tournament: Tournament, event: e.SessionEnded) -> Tournament:
    session = tournament.sessions[event.table]
    places = (tournament.agreed.advance or 0) - len(event.advance) if event.play_off else 0
    ended = session.but(
        stage=Stage.ENDED,
        ranking=event.ranking,
        advance=event.advance,
        play_off=event.play_off,
        places=places,
    )
    scored = (
        entrant.but(score=event.scores.get(entrant.name, 0))
        for entrant in tournament.at_table(session)
    )
    tournament = with_entrants(with_session(tournament, ended), scored)
    return _go_on(tournament, ended).but(cash=_added(tournament.cash, event.cash))


def _added(before: Mapping[str, Money], more: Mapping[str, Money]) -> dict[str, Money]:
    """Amounts by player, those of several sessions together."""
    return {**before, **{name: Money(before.get(name, 0) + more[name]) for name in more}}


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
    )
    back = (tournament.entrants[name].but(status=Status.PLAYING) for name in event.players)
    return with_entrants(with_session(tournament, session), back)


def _play_off_counted(tournament: Tournament, event: e.PlayOffCounted) -> Tournament:
    old = tournament.sessions[event.table]
    session = old.but(
        advance=(*old.advance, *event.advance),
        play_off=event.play_off,
        places=old.places - len(event.advance),
    )
    return _go_on(with_session(tournament, session), session)


def _play_off_ended(tournament: Tournament, event: e.PlayOffEnded) -> Tournament:
    return with_session(tournament, tournament.sessions[event.table].but(stage=Stage.ENDED))


def _bought_back(tournament: Tournament, event: e.BoughtBack) -> Tournament:
    old = tournament.entrants[event.player]
    again = old.but(
        status=Status.PLAYING,
        chips=event.chips,
        has_allotment=True,
        buy_backs=old.buy_backs + 1,
    )
    return with_entrant(tournament, again).but(
        exits=tuple(exit for exit in tournament.exits if exit.player != event.player),
        further_fees=Money(tournament.further_fees + event.fee),
    )


def _add_on(tournament: Tournament, event: e.AddOnBought) -> Tournament:
    old = tournament.entrants[event.player]
    more = old.but(chips=old.chips + event.chips, add_ons=old.add_ons + 1)
    fees = Money(tournament.further_fees + event.fee)
    return with_entrant(tournament, more).but(further_fees=fees)


def _chips_returned(tournament: Tournament, event: e.ChipsReturned) -> Tournament:
    missing: Mapping[str, Mapping[Money, int]] = {
        **tournament.missing_chips,
        event.table: event.missing,
    }
    return tournament.but(missing_chips=missing)


def _same(tournament: Tournament, event: e.Event) -> Tournament:
    return tournament


_FOLDS: dict[type[e.Event], Callable[[Tournament, Any], Tournament]] = {
    e.TermsPublished: _published,
    e.RegulatorAdvised: lambda t, event: t.but(regulator_knows=max(1, t.version)),
    e.DirectorAppointed: lambda t, event: t.but(director=event.name, director_there=True),
    e.DirectorLeft: lambda t, event: t.but(director_there=False),
    e.DirectorReturned: lambda t, event: t.but(director_there=True),
    e.TablesDesignated: lambda t, event: t.but(designated=t.designated | set(event.tables)),
    e.TablesReleased: lambda t, event: t.but(designated=t.designated - set(event.tables)),
    e.PlayersBriefed: lambda t, event: t.but(briefed=True),
    e.PracticeSpun: _same,
    e.ValueAdded: lambda t, event: t.but(added=Money(t.added + event.amount)),
    e.EntryAccepted: _accepted,
    e.EntryRefused: lambda t, event: t.but(denied=t.denied | {event.player}),
    e.CopyGiven: lambda t, event: with_entrant(t, t.entrants[event.player].but(copy_given=True)),
    e.EntrantWithdrew: _withdrew,
    e.EntrantSubstituted: _substituted,
    e.TournamentCancelled: _cancelled,
    e.SeatsDrawn: _same,
    e.PlayersSeated: _seated,
    e.ChipsIssued: _issued,
    e.StartMoved: lambda t, event: t.but(starts_at=event.at + event.notice),
    e.SessionStarted: _started,
    e.SessionEnded: _ended,
    e.PlayOffStarted: _play_off,
    e.PlayOffCounted: _play_off_counted,
    e.PlayOffEnded: _play_off_ended,
    e.ChipsReturned: _chips_returned,
    e.BoughtBack: _bought_back,
    e.AddOnBought: _add_on,
    e.PrizesAwarded: lambda t, event: t.but(prizes=event.prizes),
    e.PrizePaid: lambda t, event: t.but(paid=_added(t.paid, {event.player: event.amount})),
    **ROUND_FOLDS,
}
