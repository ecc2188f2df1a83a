"""The result of a round: everyone's wagers put right and settled, and who goes out by it."""

from collections.abc import Iterable, Mapping
from functools import reduce
from typing import NamedTuple

from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.bets import BetName
from croupier.roulette.game import Stakes
from croupier.roulette.held import settle
from croupier.roulette.settle import Line, Result, Wagerer, void_line
from croupier.roulette.terms import Clauses
from croupier.roulette.tournament import Topic, UnderMinimum
from croupier.tournament import round_commands as c
from croupier.tournament import round_events as r
from croupier.tournament.answer import (
    Decision,
    find_session,
    is_played_out,
    refuse,
)
from croupier.tournament.commands import Command
from croupier.tournament.counting import Counted, count_wagers, deem_form
from croupier.tournament.events import Event
from croupier.tournament.evolve import evolve
from croupier.tournament.play_off import count_play_off
from croupier.tournament.session_table import NO_LIMITS
from croupier.tournament.state import Entrant, Session, Stage, Status, Tournament


class Played(NamedTuple):
    """One player's round."""

    lines: tuple[Line, ...] = ()
    form_lines: tuple[Line, ...] = ()
    deducted: int = 0
    wagered: int = 0
    clauses: Clauses = ()
    void: bool = False
    advise: bool = False


def open_round(tournament: Tournament, command: c.OpenRound) -> Decision:
    """Betting is open at the table: from now on the time for a wager runs."""
    session = _find(tournament, command.table)
    if isinstance(session, Refusal):
        return session
    return (
        r.RoundOpened(
            at=command.at,
            by=command.by,
            table=session.table,
            clauses=tournament.cite(Topic.TIME_LIMIT),
        ),
    )


def settle_round(tournament: Tournament, command: c.SettleRound) -> Decision:
    """Settle what lies at a table on its number. Who let it pass unexcused is disqualified first.

    The ball has decided: whatever kept it from rolling was the table's to refuse before.
    """
    session = _find(tournament, command.table)
    if isinstance(session, Refusal):
        return session
    return _settle_round(tournament, session, command)


def _find(tournament: Tournament, table: str) -> Session | Refusal:
    """A session that is being played."""
    session = find_session(tournament, table)
    if isinstance(session, Session) and not session.is_open:
        detail = f"no session is being played at table {session.table}"
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.SESSION)
    return session


def settle_anew(tournament: Tournament, command: c.SettleAnew) -> Decision:
    """The last round of a session on another number, as long as nothing was built on the first.

    What was laid since goes back, and may be laid again.
    """
    session = _find(tournament, command.table)
    if isinstance(session, Refusal):
        return session
    if not session.before or not _is_last(session, command):
        detail = f"only the last round of a session at table {session.table} is settled anew"
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.DISPUTE)
    if moved := _moved_on(tournament, session):
        detail = f"something was decided about {moved} since"
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.DISPUTE)
    events: list[Event] = []
    if session.acted:
        events.append(_voided(tournament, session, command, command.reason))
    events.append(
        r.RoundTakenBack(
            at=command.at,
            by=command.by,
            table=session.table,
            round_no=session.round_no,
            chips={name: Money(entrant.chips) for name, entrant in session.before.items()},
            reason=command.reason,
            clauses=tournament.cite(Topic.DISPUTE),
        )
    )
    if command.pocket is None:
        return tuple(events)
    before = reduce(evolve, events, tournament)
    return (*events, *_settle_round(before, before.sessions[session.table], command))


def _is_last(session: Session, command: c.SettleAnew) -> bool:
    """Whether the table means the session's last round; logs of before do not say which it was."""
    return not command.round_no or command.round_no == session.table_round


def _moved_on(tournament: Tournament, session: Session) -> str:
    """A player of the last round who was put out, left, or bought more chips after it."""
    for name, was in session.before.items():
        entrant = tournament.entrants.get(name)
        if entrant is None or entrant.status in (Status.DISQUALIFIED, Status.WITHDRAWN):
            return name
        if (entrant.buy_backs, entrant.add_ons) != (was.buy_backs, was.add_ons):
            return name
    return ""


def _settle_round(
    tournament: Tournament, session: Session, command: c.SettleRound
) -> tuple[Event, ...]:
    events: list[Event] = list(_idle(tournament, session, command))
    during = reduce(evolve, events, tournament).but(moment=tournament.moment)
    result = Result(
        game=tournament.game,
        limits=NO_LIMITS,
        pocket=command.pocket,
        lucky_numbers=command.lucky_numbers,
        lucky_boost=command.lucky_boost,
    )
    played = {entrant.name: _play(during, entrant, result) for entrant in during.wagering(session)}
    events.append(_settled(during, session, command, played))
    after = evolve(during, events[-1])
    gone = _eliminated(after, session, command, played)
    events.extend(gone)
    if session.stage is Stage.PLAY_OFF:
        wagered = {name: one.wagered for name, one in played.items()}
        out = reduce(evolve, gone, after)
        events.extend(count_play_off(out, session.table, command, wagered))
    return tuple(events)


def _idle(
    tournament: Tournament, session: Session, command: Command
) -> Iterable[r.EntrantDisqualified]:
    if not tournament.agreed.no_wager_disqualifies:
        return
    for entrant in tournament.wagering(session):
        if entrant.has_acted or entrant.absent:
            continue
        yield r.EntrantDisqualified(
            at=command.at,
            by=command.by,
            table=session.table,
            player=entrant.name,
            moment=tournament.moment + 1,
            reason="no wager",
            clauses=tournament.cite(Topic.NO_WAGER, Topic.NO_REFUND),
        )


def _play(tournament: Tournament, entrant: Entrant, result: Result) -> Played:
    if entrant.absent and not entrant.has_acted:
        return _missed(tournament, entrant)
    if not (entrant.wagers or entrant.form):
        return Played(clauses=tournament.cite(Topic.PASS_CARD) if entrant.passed else ())
    played = _play_open(tournament, entrant, result) if entrant.wagers else Played()
    if entrant.form is None:
        return played
    return _play_form(tournament, entrant, entrant.form, result, played)


def _missed(tournament: Tournament, entrant: Entrant) -> Played:
    """The minimum for each round missed, as long as the book or the terms deduct it."""
    most = tournament.agreed.absences_max
    most = tournament.rules.absences_max if most is None else most
    clauses = tournament.cite(Topic.ABSENCE_DEDUCTED)
    if most is not None and entrant.absences >= most:
        return Played(clauses=clauses)
    return Played(deducted=min(tournament.minimum, entrant.chips), clauses=clauses)


def _play_open(tournament: Tournament, entrant: Entrant, result: Result) -> Played:
    counted = count_wagers(tournament, entrant)
    if counted.void:
        lines = tuple(
            void_line(entrant.name, bet, stake, counted.clauses)
            for bet, stake in counted.laid.items()
        )
        unable = tournament.rules.under is UnderMinimum.MADE_UP
        return Played(lines=lines, clauses=counted.clauses, void=unable)
    lines = tuple(_settle(result, entrant.name, counted))
    return Played(
        lines=lines, wagered=counted.total, clauses=counted.clauses, advise=counted.advise
    )


def _settle(result: Result, player: str, counted: Counted) -> Iterable[Line]:
    """The table's own settlement for what counts; the rest of each stake is its owner's."""
    at_stake = {bet: stake for bet, stake in counted.counts.items() if stake}
    lines = {line.bet: line for line in _settled_lines(result, player, at_stake)}
    for bet, laid in counted.laid.items():
        line = lines.get(bet)
        if line is None:
            yield void_line(player, bet, laid, counted.clauses)
            continue
        beyond = laid - line.stake
        yield line._replace(
            stake=laid,
            returned=line.returned + beyond,
            stands=(),
            clauses=line.clauses + counted.clauses,
        )


def _settled_lines(result: Result, player: str, stakes: Mapping[BetName, int]) -> list[Line]:
    nothing: dict[BetName, int] = {}
    return settle(result, Wagerer(player, stakes, nothing, False, None))


def _play_form(
    tournament: Tournament, entrant: Entrant, form: r.Form, result: Result, played: Played
) -> Played:
    """The form is announced, laid and paid or taken after the rest."""
    # What was made up to the minimum is on the layout too, and no longer there for the form.
    made_up = {line.bet: line.stake for line in played.lines}
    deemed = deem_form(tournament, entrant.but(wagers=made_up), form)
    lines = tuple(
        line._replace(stands=(), clauses=line.clauses + deemed.clauses)
        for line in _settled_lines(result, entrant.name, deemed.counts)
        if line.stake
    )
    return played._replace(
        form_lines=lines,
        deducted=deemed.deducted,
        wagered=played.wagered + deemed.total,
        clauses=(
            *played.clauses,
            *tournament.cite(Topic.FORM_ANNOUNCED),
            *deemed.clauses,
        ),
    )


def _settled(
    tournament: Tournament,
    session: Session,
    command: c.SettleRound,
    played: dict[str, Played],
) -> r.RoundSettled:
    rounds = played.values()
    lines = tuple(line for one in rounds for line in one.lines)
    form_lines = tuple(line for one in rounds for line in one.form_lines)
    clauses = (
        *tournament.game.settle_clauses,
        *(clause for line in (*lines, *form_lines) for clause in line.clauses),
        *(clause for one in rounds for clause in one.clauses),
    )
    return r.RoundSettled(
        at=command.at,
        by=command.by,
        table=session.table,
        round_no=session.round_no + 1,
        table_round=command.round_no,
        pocket=command.pocket,
        moment=tournament.moment + 1,
        lines=lines,
        form_lines=form_lines,
        deductions={name: Money(one.deducted) for name, one in played.items() if one.deducted},
        absent=_absentees(tournament, session),
        advised=tuple(name for name, one in played.items() if one.advise),
        clauses=tuple(dict.fromkeys(clauses)),
    )


def _absentees(tournament: Tournament, session: Session) -> tuple[str, ...]:
    players = tournament.wagering(session)
    return tuple(e.name for e in players if e.absent and not e.has_acted)


def _eliminated(
    tournament: Tournament,
    session: Session,
    command: Command,
    played: dict[str, Played],
) -> list[Event]:
    """Who cannot wager the minimum in the next round, if there is one, or has nothing left."""
    settled = tournament.sessions[session.table]
    last = is_played_out(tournament, settled, command.at) or session.stage is Stage.PLAY_OFF
    gone = [
        entrant
        for entrant in tournament.wagering(settled)
        if played[entrant.name].void
        or entrant.chips == 0
        or (entrant.chips < tournament.minimum and not last)
    ]
    together = [Topic.SAME_ROUND] if len(gone) > 1 else []
    return [
        r.EntrantEliminated(
            at=command.at,
            by=command.by,
            table=session.table,
            player=entrant.name,
            moment=tournament.moment,
            residual=Money(entrant.chips),
            last_wager=Money(played[entrant.name].wagered),
            removed=_place(session.removed, entrant.name),
            clauses=tournament.cite(
                Topic.UNDER if played[entrant.name].void else Topic.UNABLE, *together
            ),
        )
        for entrant in gone
    ]


def _place(removed: tuple[str, ...], player: str) -> int | None:
    return removed.index(player) if player in removed else None


def follow_no_spin(tournament: Tournament, command: c.FollowNoSpin) -> Decision:
    """The spin is nothing: the round goes on with the same wagers, or they go back."""
    session = _find(tournament, command.table)
    if isinstance(session, Refusal):
        return session
    game = tournament.game
    ground = game.no_spins.get(command.reason)
    called = r.NoSpinCalled(
        at=command.at,
        by=command.by,
        table=session.table,
        reason=command.reason,
        clauses=(*(ground.clauses if ground else ()), *game.respin_clauses),
    )
    if game.no_spin_stakes is Stakes.STAND:
        return (called,)
    return (called, _voided(tournament, session, command, command.reason))


def void_round(tournament: Tournament, command: c.VoidRound) -> Decision:
    """The round has no outcome: wagers, forms and pass cards are their owners' again."""
    session = _find(tournament, command.table)
    if isinstance(session, Refusal):
        return session
    return (_voided(tournament, session, command, command.reason),)


def _voided(
    tournament: Tournament, session: Session, command: Command, reason: str
) -> r.RoundVoided:
    return r.RoundVoided(
        at=command.at,
        by=command.by,
        table=session.table,
        reason=reason,
        clauses=tournament.game.refund_clauses,
    )
