"""The end of a session: totals, places, chips back; before its time only on set grounds."""

from collections.abc import Mapping
from typing import Annotated

from croupier.core.declarations import FieldKind
from croupier.core.messages import Message, say
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.tournament import Topic
from croupier.tournament.answer import (
    MINUTE,
    find_session,
    is_played_out,
    refuse_counts,
    refuse_dispute,
)
from croupier.tournament.declare import (
    CHECKERS,
    DIRECTORS,
    Counts,
    Decision,
    Event,
    OfTable,
    command,
    event,
    refuse,
)
from croupier.tournament.entrant import Entrant, Status
from croupier.tournament.places import Cut, exits_of, find_cut, ranking, unordered, with_places
from croupier.tournament.play_offs import go_on, play_off_ended
from croupier.tournament.reopening import before_end
from croupier.tournament.state import Session, Stage, Tournament, added, with_entrants, with_session


@command("end-session", roles=DIRECTORS | CHECKERS, grave=True)
class EndSession(OfTable):
    """End play at a table. The chips of everyone who is still in were counted."""

    counts: Counts | None = None
    #: Why it ends with rounds or time left, where it does.
    reason: str = ""

    def decide(self, tournament: Tournament) -> Decision:
        """Total the chips and find who goes on."""
        session = find_session(tournament, self.table)
        if isinstance(session, Refusal):
            return session
        if session.stage is Stage.PLAY_OFF:
            return _end_play_off(tournament, session, self)
        refusal = _refuse_end(tournament, session) or _refuse_cut(tournament, session, self)
        if refusal:
            return refusal
        return _end(tournament, session, self)


@command("end-table-early", roles=DIRECTORS, grave=True)
class EndTableEarly(OfTable):
    """End play at a table before its time."""

    agreed: Annotated[frozenset[str], FieldKind("entrants")] = frozenset()
    counts: Counts | None = None

    def decide(self, tournament: Tournament) -> Decision:
        """End a table before its time: who goes on is known, or all want their chips as cash."""
        session = find_session(tournament, self.table)
        if isinstance(session, Refusal):
            return session
        if refusal := _refuse_end(tournament, session):
            return refusal
        known = _is_known(tournament, session, self.at)
        agreed = _all_agree(tournament, session, self.agreed)
        cash = tournament.agreed.cash_chips
        if tournament.rules.early_end_needs_both:
            if not known:
                return _refuse_early(tournament, Topic.EARLY_SETTLED)
            if cash and not agreed:
                return _refuse_early(tournament, Topic.EARLY_AGREED)
        elif not known and not (cash and agreed):
            return _refuse_early(tournament, Topic.EARLY_SETTLED, Topic.EARLY_AGREED)
        grounds = (
            *([Topic.EARLY_SETTLED] if known else []),
            *([Topic.EARLY_AGREED] if cash and agreed else []),
        )
        return _end(tournament, session, self, grounds)


@event
class SessionEnded(Event):
    """Play is over at a table: chips are counted and go back, and places are known.

    `play_off` are the players who are level across the cut, for the places still open.
    """

    table: str
    early: bool
    scores: Mapping[str, Money]
    ranking: tuple[str, ...]
    advance: tuple[str, ...]
    play_off: tuple[str, ...] = ()
    #: What chips are turned into, where the terms turn them into cash.
    cash: Mapping[str, Money] = {}
    #: Where a count differs from the record.
    differences: Mapping[str, int] = {}
    #: Whether all chips at the table went back to the operator's stock, those of players too who
    #: had gone out.
    chips_back: bool = False
    gone: tuple[str, ...] = ()
    #: Why the manager ended it while places could still be won; nothing where none could.
    reason: str = ""
    #: Whether what players had left who had gone out is among the cash; not so in early logs.
    with_residual: bool = False

    def evolve(self, tournament: Tournament) -> Tournament:
        session = tournament.sessions[self.table]
        places = (tournament.agreed.advance or 0) - len(self.advance) if self.play_off else 0
        ended = session.but(
            stage=Stage.ENDED,
            ended_round=session.table_round,
            ranking=self.ranking,
            advance=self.advance,
            play_off=self.play_off,
            places=places,
            before={},
            before_end=before_end(tournament, session, self.cash),
        )
        scored = [
            _scored(entrant, self).cashed(self.cash.get(entrant.name, 0))
            for entrant in tournament.at_table(session)
        ]
        tournament = with_entrants(with_session(tournament, ended), scored)
        cash = added(tournament.cash, self.cash)
        return with_places(go_on(tournament, ended), ended).but(cash=cash)


def _end(
    tournament: Tournament,
    session: Session,
    command: EndSession | EndTableEarly,
    grounds: tuple[Topic, ...] = (),
) -> Decision:
    """The count decides: chips are totalled, and places follow from the totals."""
    counts = command.counts or {}
    players = tournament.wagering(session)
    missed = [entrant.name for entrant in players if counts.get(entrant.name, -1) < 0]
    if missed:
        detail = say("tournament-not-totalled", players=missed)
        return refuse(tournament, Reason.INVALID, detail, Topic.TOTALS)
    if refusal := refuse_counts(tournament, session, counts, Topic.TOTALS):
        return refusal
    totalled = (entrant.holding(counts[entrant.name]) for entrant in players)
    counted = with_entrants(tournament, totalled)
    cut = find_cut(counted, session, tournament.agreed.advance or 0)
    if refusal := _refuse_unordered(counted, session, cut):
        return refusal
    return (_ended(tournament, counted, session, command, cut=cut, grounds=grounds),)


def _refuse_unordered(tournament: Tournament, session: Session, cut: Cut) -> Refusal | None:
    """Nobody goes on before it is known whose chips were taken first, where that decides."""
    through = set(cut.advance)
    for group in unordered(exits_of(tournament, session)):
        if through.intersection(group) and not through.issuperset(group):
            detail = say("tournament-record-removal-first", players=group)
            return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.SAME_ROUND)
    return None


def _refuse_cut(tournament: Tournament, session: Session, command: EndSession) -> Refusal | None:
    """What is left is given up by the manager alone, for a reason, and where no chips are cash."""
    if not _is_cut_short(tournament, session, command.at):
        return None
    if command.by not in DIRECTORS:
        detail = say("tournament-manager-ends")
        return refuse(tournament, Reason.NOT_PERMITTED, detail, Topic.EARLY_SETTLED)
    if tournament.agreed.cash_chips:
        detail = say("tournament-cash-needs-all")
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.EARLY_AGREED)
    if not command.reason.strip():
        detail = say("tournament-why-cut-short")
        return refuse(tournament, Reason.INVALID, detail, Topic.EARLY_SETTLED)
    return None


def _is_cut_short(tournament: Tournament, session: Session, at: int) -> bool:
    """Whether rounds, or time, are left in which somebody could still take a place."""
    over = is_played_out(tournament, session, at)
    scheduled = tournament.agreed.length is not None
    return scheduled and not over and not _is_known(tournament, session, at)


def _end_play_off(tournament: Tournament, session: Session, command: EndSession) -> Decision:
    if session.play_off:
        detail = say("tournament-still-level", players=session.play_off)
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.PLAY_OFF)
    return (play_off_ended(tournament, session.table, command),)


def _refuse_end(tournament: Tournament, session: Session) -> Refusal | None:
    if session.stage is not Stage.PLAY:
        detail = say("tournament-no-session", table=session.table)
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.SESSION)
    if refusal := refuse_dispute(tournament, session.table):
        return refusal
    if session.acted:
        detail = say("tournament-round-on")
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.SESSION)
    return None


def _ended(
    tournament: Tournament,
    counted: Tournament,
    session: Session,
    command: EndSession | EndTableEarly,
    *,
    cut: Cut,
    grounds: tuple[Topic, ...],
) -> SessionEnded:
    terms = tournament.agreed
    reason = command.reason.strip() if isinstance(command, EndSession) else ""
    short = not grounds and _is_cut_short(tournament, session, command.at)
    scores = {entrant.name: Money(entrant.chips) for entrant in counted.wagering(session)}
    differences = {name: score - tournament.entrants[name].chips for name, score in scores.items()}
    off = {name: by for name, by in differences.items() if by}
    return SessionEnded(
        at=command.at,
        by=command.by,
        table=session.table,
        early=bool(grounds),
        scores=scores,
        ranking=ranking(counted, session),
        advance=cut.advance,
        play_off=cut.play_off,
        cash={**scores, **_residual(tournament, session)} if terms.cash_chips else {},
        differences=off,
        chips_back=True,
        gone=tuple(name for name in session.seats if name not in scores),
        reason=reason if short else "",
        with_residual=terms.cash_chips,
        clauses=tournament.cite(
            *([Topic.EARLY_SETTLED] if short else []),
            *_topics(tournament, session, cut, grounds),
        ),
        warnings=(
            *_off_record(off),
            *_unordered(tournament),
            *(_cut_short(tournament, session, command.at) if short else ()),
        ),
    )


def _residual(tournament: Tournament, session: Session) -> dict[str, Money]:
    """What players have left who went out in play: no less bought or won than other chips."""
    here = tournament.at_table(session)
    out = (entrant for entrant in here if entrant.status is Status.ELIMINATED)
    return {entrant.name: Money(entrant.chips) for entrant in out if entrant.chips}


def _topics(
    tournament: Tournament, session: Session, cut: Cut, grounds: tuple[Topic, ...]
) -> tuple[Topic, ...]:
    went_out = any(exit.table == session.table for exit in tournament.exits)
    return (
        *grounds,
        Topic.WINNERS,
        Topic.TOTALS,
        Topic.PLACES,
        Topic.OPERATORS_CHIPS,
        *([Topic.PLAY_OFF] if cut.play_off else []),
        *([Topic.SAME_ROUND] if went_out else []),
    )


def _off_record(differences: Mapping[str, int]) -> tuple[Message, ...]:
    return tuple(
        say("tournament-off-record", player=name, by=by) for name, by in differences.items()
    )


def _cut_short(tournament: Tournament, session: Session, at: int) -> tuple[Message, ...]:
    terms = tournament.agreed
    if terms.rounds is not None:
        return (say("tournament-cut-short", played=session.round_no, rounds=terms.rounds),)
    played = (at - session.started_at) // MINUTE
    return (say("tournament-time-cut-short", played=played, minutes=terms.minutes),)


def _unordered(tournament: Tournament) -> tuple[Message, ...]:
    return tuple(
        say("tournament-record-removal", players=group) for group in unordered(tournament.exits)
    )


def _is_known(tournament: Tournament, session: Session, at: int) -> bool:
    """Whether nobody can take a place from those who go on."""
    places = tournament.agreed.advance or 0
    if len(tournament.wagering(session)) <= places:
        return True
    over = is_played_out(tournament, session, at)
    return over and not find_cut(tournament, session, places).play_off


def _all_agree(tournament: Tournament, session: Session, agreed: frozenset[str]) -> bool:
    return {entrant.name for entrant in tournament.wagering(session)} <= agreed


def _refuse_early(tournament: Tournament, *topics: Topic) -> Refusal:
    why = {
        Topic.EARLY_SETTLED: say("tournament-who-goes-on-open"),
        Topic.EARLY_AGREED: say("tournament-not-all-agree"),
    }
    detail = say("tournament-not-ended-early", why=[why[topic] for topic in topics])
    return refuse(tournament, Reason.WRONG_PHASE, detail, *topics)


def _scored(entrant: Entrant, event: SessionEnded) -> Entrant:
    """What was counted stands; the chips go back, but for those that a play-off is about."""
    score = event.scores.get(entrant.name)
    if not event.chips_back:
        return entrant.but(score=score or 0)
    if score is None:
        return entrant.handed_in(entrant.chips)
    if entrant.name in event.play_off:
        return entrant.holding(score).but(score=score)
    return entrant.handed_in(score)
