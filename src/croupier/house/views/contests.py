"""Tournaments and promotions as each audience sees them."""

from collections.abc import Collection, Iterable, Mapping
from typing import Final

from croupier.core.money import Money
from croupier.core.roles import Role
from croupier.house.views.contest_board import (
    AccountShown,
    DirectorView,
    EntrantShown,
    Leaders,
    LeaderShown,
    MissingShown,
    SessionShown,
    TournamentLine,
)
from croupier.house.views.forms import form_of
from croupier.house.views.worded import worded
from croupier.ledger.names import account_name
from croupier.ledger.units import unit_of
from croupier.roulette.terms import TermItem
from croupier.tournament.answer import MINUTE, is_played_out
from croupier.tournament.catalogue import COMMANDS
from croupier.tournament.declare import roles_for
from croupier.tournament.entrant import GONE, Entrant, Status
from croupier.tournament.places import find_cut, out
from croupier.tournament.seating import to_be_seated
from croupier.tournament.state import Session, Stage, Tournament
from croupier.tournament.turns import next_player

_IN = frozenset({Status.PLAYING, Status.ADVANCED})
#: What a player does for themselves.
_OWN = frozenset({"wager", "remove", "pass", "undisclosed", "reveal", "withdraw", "dispute"})
#: What is filled in for each command that people give.
FORMS: Final = tuple(
    form_of(kind, roles_for(kind), ())
    for _, kind in sorted(COMMANDS.items())
    if not kind.from_table
)


def stage_of(tournament: Tournament) -> str:
    """Where a tournament stands, in a word."""
    if tournament.cancelled:
        return "cancelled"
    if tournament.is_awarded:
        return "over"
    if any(session.is_open for session in tournament.sessions.values()):
        return "playing"
    if tournament.started:
        return "between sessions"
    return "planned" if tournament.terms is None else "entries"


def leaders(tournament: Tournament, *, seq: int, time: int) -> Leaders:
    """Everybody who entered, best first: by the places once prizes are awarded, then who is in by
    chips, then who is out by the session they came to and their place there, last out first.
    """
    gone = {name: place for place, name in enumerate(reversed(out(tournament)))}
    entrants = [e for e in tournament.entrants.values() if e.status is not Status.WITHDRAWN]
    through, (markers, turns) = _above_cut(tournament), _in_order(tournament)
    begun = tournament.agreed.chips or 0
    placed = {name: place for place, group in enumerate(tournament.places) for name in group}
    merits = {e.name: _merit(tournament, e, gone, placed) for e in entrants}
    ordered = sorted(entrants, key=lambda e: merits[e.name])
    lines, rank, last = [], 0, None
    for place, entrant in enumerate(ordered, start=1):
        merit = merits[entrant.name]
        rank, last = (rank, last) if merit == last else (place, merit)
        chips = entrant.total if entrant.name not in gone else 0
        lines.append(
            LeaderShown(
                # Who was disqualified has no place.
                rank=0 if entrant.status is Status.DISQUALIFIED else rank,
                player=entrant.name,
                table=entrant.table,
                chips=chips,
                change=chips - begun if entrant.has_allotment else 0,
                status=entrant.status.value,
                above_cut=entrant.name in through,
                has_marker=entrant.name in markers,
                has_turn=entrant.name in turns,
                has_form=entrant.form is not None,
            )
        )
    advance = tournament.agreed.advance
    return Leaders(
        tournament=tournament.id, lines=tuple(lines), advance=advance, seq=seq, time=time
    )


def _merit(
    tournament: Tournament, entrant: Entrant, gone: Mapping[str, int], placed: Mapping[str, int]
) -> tuple[int, ...]:
    name = entrant.name
    if name in placed:
        return 0, placed[name]
    if entrant.status in _IN:
        return 1, -entrant.total
    out_for = 3 if entrant.status is Status.DISQUALIFIED else 2
    session = tournament.sessions.get(entrant.table)
    if session is not None and name in session.seats and session.stage is not Stage.ENDED:
        # Behind all who have a place in a session of this level, as it has given none yet.
        return out_for, -session.level, len(tournament.entrants), gone.get(name, len(gone))
    return out_for, -entrant.level, entrant.place, 0


def _above_cut(tournament: Tournament) -> frozenset[str]:
    """Who would go on from each table if its session ended now; nobody once there are prizes."""
    sessions = () if tournament.is_awarded else tournament.sessions.values()
    return frozenset(name for each in sessions for name in above_cut_at(tournament, each))


def above_cut_at(tournament: Tournament, session: Session) -> frozenset[str]:
    """The same for one table: who has not left since, or gone on to another."""
    through = session.advance if session.is_open or session.stage is Stage.ENDED else ()
    if session.is_open:
        cut = find_cut(tournament, session, tournament.agreed.advance or 0)
        through = (*cut.advance, *through)
    here = (tournament.entrants[name] for name in through)
    return frozenset(
        each.name for each in here if each.table == session.table and each.status not in GONE
    )


def _in_order(tournament: Tournament) -> tuple[frozenset[str], frozenset[str]]:
    """Who holds the marker at each table, and whose turn it is; nobody where there is no order."""
    sessions = [s for s in tournament.sessions.values() if s.is_open]
    ordered = bool(tournament.agreed.ordered)
    markers = frozenset(session.marker for session in sessions if ordered)
    return markers - {""}, frozenset(turn_of(tournament, session) for session in sessions) - {""}


def tournament_line(tournament: Tournament) -> TournamentLine:
    """A tournament as anybody may see it in a list."""
    return TournamentLine(
        tournament=tournament.id,
        book=tournament.game.book,
        stage=stage_of(tournament),
        entries=tournament.entries,
        entries_max=tournament.agreed.entries_max,
        entry_fee=tournament.agreed.entry_fee or 0,
        prize_pool=tournament.prize_pool,
        unpaid=len(tournament.owed),
        tables=tuple(sorted(tournament.designated)),
    )


def director_view(
    tournament: Tournament,
    balances: Mapping[str, int],
    roles: Collection[Role],
    *,
    seq: int,
    time: int,
) -> DirectorView:
    """Everything, for who runs it."""
    terms = tournament.agreed
    return DirectorView(
        tournament=tournament.id,
        book=tournament.game.book,
        game=tournament.game.name,
        stage=stage_of(tournament),
        version=tournament.version,
        regulator_knows=0 < tournament.version <= tournament.regulator_knows,
        director=tournament.director,
        director_there=tournament.director_there,
        briefed=tournament.briefed,
        minimum=tournament.minimum,
        maximum=tournament.maximum,
        designated=tuple(sorted(tournament.designated)),
        entries=tournament.entries,
        entries_min=terms.entries_min,
        entries_max=terms.entries_max,
        entry_fee=terms.entry_fee or 0,
        prize_pool=tournament.prize_pool,
        added=tournament.added,
        entrants=tuple(entrant_view(tournament, e.name) for e in tournament.entrants.values()),
        sessions=tuple(_session(tournament, s) for s in tournament.sessions.values()),
        to_be_seated=to_be_seated(tournament),
        out=out(tournament),
        disputes=tuple(dispute.text for dispute in tournament.disputes),
        prizes=dict(tournament.prizes),
        paid=dict(tournament.paid),
        owed=dict(tournament.owed),
        missing_chips=_by_table(tournament.missing_chips),
        surplus_chips=_by_table(tournament.surplus_chips),
        accounts=tuple(
            AccountShown(
                account=name, said=worded(account_name(name)), unit=unit_of(name), amount=amount
            )
            for name, amount in sorted(balances.items())
            if ":player:" not in name
        ),
        may=may(tournament, roles),
        forms=FORMS,
        seq=seq,
        time=time,
    )


def _by_table(counted: Mapping[str, Mapping[Money, int]]) -> dict[str, dict[int, int]]:
    return {
        table: {int(value): count for value, count in each.items()}
        for table, each in counted.items()
        if each
    }


def may(tournament: Tournament, roles: Collection[Role]) -> tuple[str, ...]:
    """The actions that somebody of these roles may take while the tournament is on."""
    if tournament.cancelled:
        return ()
    return tuple(action for action, kind in COMMANDS.items() if roles_for(kind) & set(roles))


def entrant_view(tournament: Tournament, player: str) -> EntrantShown:
    """One entrant. That there is a form shows, and nothing of what it says."""
    entrant = tournament.entrants[player]
    session = tournament.sessions.get(entrant.table)
    seated = session is not None and player in session.seats
    acts = entrant.status in _IN and not tournament.cancelled
    return EntrantShown(
        player=player,
        status=entrant.status.value,
        table=entrant.table,
        seat_no=session.seats.index(player) + 1 if session is not None and seated else 0,
        fee=entrant.fee,
        refunded=entrant.refunded,
        chips=entrant.chips,
        laid=dict(entrant.wagers),
        pass_cards=entrant.pass_cards,
        undisclosed_left=entrant.undisclosed_left,
        has_form=entrant.form is not None,
        has_passed=entrant.passed,
        absent=entrant.absent,
        late=entrant.late,
        employee=entrant.employee,
        copy_given=entrant.copy_given,
        prize=tournament.prizes.get(player, 0),
        has_turn=session is not None and turn_of(tournament, session) == player,
        may=tuple(sorted(_OWN)) if acts else (),
    )


def turn_of(tournament: Tournament, session: Session) -> str:
    """Whose turn it is at a table; nobody's where there is no order."""
    ordered = bool(tournament.agreed.ordered) and session.is_open
    return next_player(tournament, session) if ordered else ""


def wager_ends(tournament: Tournament, session: Session) -> int | None:
    """When the time for a wager is over; None where the terms set none."""
    seconds = tournament.agreed.wager_seconds if session.is_open else None
    return None if seconds is None else session.turn_at + seconds * 1000


def session_ends(tournament: Tournament, session: Session) -> int | None:
    """When a session is over by the clock; None where its rounds are counted."""
    terms = tournament.agreed
    if terms.rounds is not None or terms.minutes is None or session.stage is not Stage.PLAY:
        return None
    return session.started_at + terms.minutes * MINUTE


def _session(tournament: Tournament, session: Session) -> SessionShown:
    over = not session.is_open or is_played_out(tournament, session)
    waiting = [e.name for e in tournament.wagering(session) if not e.has_acted and not over]
    return SessionShown(
        table=session.table,
        number=session.number,
        stage=session.stage.value,
        round_no=session.round_no,
        rounds=_scheduled(tournament, session),
        seats=session.seats,
        waiting_for=tuple(waiting),
        marker=session.marker,
        turn=turn_of(tournament, session),
        ranking=session.ranking,
        advance=session.advance,
        play_off=session.play_off,
        ends_at=wager_ends(tournament, session),
        session_ends_at=session_ends(tournament, session),
    )


def _scheduled(tournament: Tournament, session: Session) -> int | None:
    """How many rounds a session has; a play-off after it has no schedule."""
    rounds = tournament.agreed.rounds
    played_off = session.stage is Stage.PLAY_OFF or session.round_no > (rounds or 0)
    return None if played_off else rounds


def missing_shown(items: Iterable[TermItem]) -> tuple[MissingShown, ...]:
    """What terms lack, for who writes them."""
    return tuple(MissingShown(key=i.key, says=str(i.heading), clauses=i.clauses) for i in items)
