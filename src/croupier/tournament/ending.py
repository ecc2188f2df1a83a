"""The end of a session: totals, places, chips back; before its time only on set grounds."""

from collections.abc import Mapping

from croupier.core.messages import Message, say
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.roulette.tournament import Topic
from croupier.tournament import commands as c
from croupier.tournament import events as e
from croupier.tournament.answer import (
    CHIPS_MAX,
    Decision,
    find_session,
    is_played_out,
    refuse,
    refuse_counts,
    refuse_dispute,
)
from croupier.tournament.evolve_round import with_entrants
from croupier.tournament.play_off import play_off_ended
from croupier.tournament.ranking import Cut, exits_of, find_cut, ranking, unordered
from croupier.tournament.state import Session, Stage, Tournament

_CONDUCTING = frozenset({Role.TOURNAMENT_DIRECTOR, Role.OPERATOR})


def end_session(tournament: Tournament, command: c.EndSession) -> Decision:
    """Total the chips and find who goes on."""
    session = find_session(tournament, command.table)
    if isinstance(session, Refusal):
        return session
    if session.stage is Stage.PLAY_OFF:
        return _end_play_off(tournament, session, command)
    refusal = _refuse_end(tournament, session) or _refuse_cut(tournament, session, command)
    if refusal:
        return refusal
    return _end(tournament, session, command)


def _end(
    tournament: Tournament,
    session: Session,
    command: c.EndSession | c.EndTableEarly,
    grounds: tuple[Topic, ...] = (),
) -> Decision:
    """The count decides: chips are totalled, and places follow from the totals."""
    counts = command.counts or {}
    players = tournament.wagering(session)
    missed = [entrant.name for entrant in players if counts.get(entrant.name, -1) < 0]
    if missed:
        detail = say("tournament-not-totalled", players=missed)
        return refuse(tournament, Reason.INVALID, detail, Topic.TOTALS)
    if refusal := refuse_counts(tournament, counts, Topic.TOTALS):
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


def _refuse_cut(tournament: Tournament, session: Session, command: c.EndSession) -> Refusal | None:
    """Rounds that are left are given up by who conducts the tournament, and not for cash."""
    if not _is_cut_short(tournament, session, command.at):
        return None
    if command.by not in _CONDUCTING:
        detail = say("tournament-manager-ends")
        return refuse(tournament, Reason.NOT_PERMITTED, detail, Topic.EARLY_SETTLED)
    if tournament.agreed.cash_chips:
        detail = say("tournament-cash-needs-all")
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.EARLY_AGREED)
    return None


def _is_cut_short(tournament: Tournament, session: Session, at: int) -> bool:
    """Whether rounds are left in which somebody could still take a place."""
    over = is_played_out(tournament, session, at)
    scheduled = tournament.agreed.rounds is not None
    return scheduled and not over and not _is_known(tournament, session, at)


def _end_play_off(tournament: Tournament, session: Session, command: c.EndSession) -> Decision:
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
    command: c.EndSession | c.EndTableEarly,
    *,
    cut: Cut,
    grounds: tuple[Topic, ...],
) -> e.SessionEnded:
    terms = tournament.agreed
    short = not grounds and _is_cut_short(tournament, session, command.at)
    scores = {entrant.name: Money(entrant.chips) for entrant in counted.wagering(session)}
    differences = {name: score - tournament.entrants[name].chips for name, score in scores.items()}
    off = {name: by for name, by in differences.items() if by}
    return e.SessionEnded(
        at=command.at,
        by=command.by,
        table=session.table,
        early=bool(grounds),
        scores=scores,
        ranking=ranking(counted, session),
        advance=cut.advance,
        play_off=cut.play_off,
        cash=scores if terms.cash_chips else {},
        differences=off,
        chips_back=True,
        gone=tuple(name for name in session.seats if name not in scores),
        clauses=tournament.cite(
            *([Topic.EARLY_SETTLED] if short else []),
            *_topics(tournament, session, cut, grounds),
        ),
        warnings=(
            *_off_record(off),
            *_unordered(tournament),
            *(_cut_short(tournament, session) if short else ()),
        ),
    )


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


def _cut_short(tournament: Tournament, session: Session) -> tuple[Message, ...]:
    played, rounds = session.round_no, tournament.agreed.rounds
    return (say("tournament-cut-short", played=played, rounds=rounds),)


def _unordered(tournament: Tournament) -> tuple[Message, ...]:
    return tuple(
        say("tournament-record-removal", players=group) for group in unordered(tournament.exits)
    )


def end_table_early(tournament: Tournament, command: c.EndTableEarly) -> Decision:
    """End a table before its time: who goes on is known, or all want their chips as cash."""
    session = find_session(tournament, command.table)
    if isinstance(session, Refusal):
        return session
    if refusal := _refuse_end(tournament, session):
        return refusal
    known = _is_known(tournament, session, command.at)
    agreed = _all_agree(tournament, session, command.agreed)
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
    return _end(tournament, session, command, grounds)


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


def return_chips(tournament: Tournament, command: c.ReturnChips) -> Decision:
    """Chips back in the inventory; what is missing is on record by number and value."""
    session = find_session(tournament, command.table)
    if isinstance(session, Refusal):
        return session
    still = session.stage is not Stage.ENDED or bool(session.play_off)
    if still and not tournament.cancelled:
        detail = say("tournament-chips-back-after")
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.INVENTORY)
    piles = (*command.issued.items(), *command.counted.items())
    if not piles or not all(value > 0 and 0 <= n <= CHIPS_MAX for value, n in piles):
        detail = say("tournament-no-pile")
        return refuse(tournament, Reason.INVALID, detail, Topic.INVENTORY)
    missing = _more(command.issued, command.counted)
    surplus = _more(command.counted, command.issued)
    return (
        e.ChipsReturned(
            at=command.at,
            by=command.by,
            table=session.table,
            missing=missing,
            surplus=surplus,
            clauses=tournament.cite(Topic.INVENTORY, Topic.OPERATORS_CHIPS),
            warnings=tuple(
                say(code, count=count, value=value)
                for code, off in (
                    ("tournament-chips-missing", missing),
                    ("tournament-chips-surplus", surplus),
                )
                for value, count in off.items()
            ),
        ),
    )


def _more(one: Mapping[Money, int], other: Mapping[Money, int]) -> dict[Money, int]:
    """Of each value, by how many chips one pile has more than another."""
    more = {value: count - other.get(value, 0) for value, count in one.items()}
    return {value: count for value, count in more.items() if count > 0}
