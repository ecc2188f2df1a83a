"""Conduct: absence, time, breaches, disputes, limits, and the penalties for them."""

from collections.abc import Iterable
from typing import Final

from croupier.core.messages import Message, Saying, say
from croupier.core.money import NOTHING, Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.roulette.tournament import Topic
from croupier.tournament import round_commands as c
from croupier.tournament import round_events as r
from croupier.tournament.answer import (
    CHIPS_MAX,
    Decision,
    find_open,
    find_player,
    find_session,
    is_played_out,
    refuse,
    refuse_counts,
)
from croupier.tournament.commands import Command
from croupier.tournament.events import Event
from croupier.tournament.evolve import evolve
from croupier.tournament.play_off import count_play_off, leave
from croupier.tournament.state import Entrant, Stage, Status, Tournament
from croupier.tournament.terms import Absence

#: Who decides about a player; others report what they have seen.
MANAGERS: Final = frozenset({Role.TOURNAMENT_DIRECTOR, Role.OPERATOR})


def report_absence(tournament: Tournament, command: c.ReportAbsence) -> Decision:
    """An absent player pays the minimum for each round, or may be out: the terms say which."""
    entrant = find_player(tournament, command.player)
    if isinstance(entrant, Refusal):
        return entrant
    if tournament.agreed.absent is Absence.DISQUALIFY:
        return _reported(
            tournament, entrant, command, say("breach-absent"), Topic.ABSENCE_DISQUALIFIED
        )
    return (
        r.AbsenceReported(
            at=command.at,
            by=command.by,
            table=entrant.table,
            player=entrant.name,
            clauses=tournament.cite(Topic.ABSENCE_DEDUCTED),
        ),
    )


def _reported(
    tournament: Tournament, entrant: Entrant, command: Command, ground: Message, topic: Topic
) -> tuple[Event, ...]:
    """The manager's word puts a player out; anybody else's is a report to the manager."""
    if command.by in MANAGERS:
        return disqualified(tournament, entrant, command, ground, (topic,))
    return (
        r.BreachReported(
            at=command.at,
            by=command.by,
            table=entrant.table,
            player=entrant.name,
            ground=ground,
            clauses=tournament.cite(topic),
            warnings=(say("tournament-manager-decides", player=entrant.name, ground=ground),),
        ),
    )


def disqualified(
    tournament: Tournament,
    entrant: Entrant,
    command: Command,
    reason: Saying,
    topics: Iterable[Topic],
    refund: Money = NOTHING,
) -> tuple[Event, ...]:
    """A player is out for conduct; a play-off goes on among the others."""
    topics = tuple(topics)
    kept = tournament.agreed.cash_chips and Topic.ABSENCE_DISQUALIFIED in topics
    event = r.EntrantDisqualified(
        at=command.at,
        by=command.by,
        table=entrant.table,
        player=entrant.name,
        moment=tournament.moment + 1,
        reason=reason,
        refund=refund,
        cash=Money(entrant.chips if kept else 0),
        clauses=tournament.cite(*topics, *([] if refund else [Topic.NO_REFUND])),
    )
    return leave(tournament, event, command)


def call_time(tournament: Tournament, command: c.CallTime) -> Decision:
    """From here on the player may wager the minimum and no more."""
    entrant = find_player(tournament, command.player)
    if isinstance(entrant, Refusal):
        return entrant
    session = find_open(tournament, entrant.table)
    if isinstance(session, Refusal):
        return session
    if tournament.agreed.wager_seconds is None:
        detail = say("tournament-no-time-limit")
        return refuse(tournament, Reason.NOTICE_REQUIRED, detail, Topic.TIME_LIMIT)
    if entrant.has_acted:
        detail = say("tournament-wagered-in-time", player=entrant.name)
        return refuse(tournament, Reason.INVALID, detail, Topic.TIME_LIMIT)
    return (
        r.TimeCalled(
            at=command.at,
            by=command.by,
            table=entrant.table,
            player=entrant.name,
            clauses=tournament.cite(Topic.LATE),
        ),
    )


def report_no_wager(tournament: Tournament, command: c.ReportNoWager) -> Decision:
    entrant = find_player(tournament, command.player)
    if isinstance(entrant, Refusal):
        return entrant
    session = find_open(tournament, entrant.table)
    if isinstance(session, Refusal):
        return session
    if entrant.has_acted:
        detail = say("tournament-wagered", player=entrant.name)
        return refuse(tournament, Reason.INVALID, detail, Topic.NO_WAGER)
    if not tournament.agreed.no_wager_disqualifies:
        detail = say("tournament-no-wager-needed")
        return refuse(tournament, Reason.NOT_PERMITTED, detail, Topic.NO_WAGER)
    return _reported(tournament, entrant, command, say("breach-no-wager"), Topic.NO_WAGER)


def report_chips_added(tournament: Tournament, command: c.ReportChipsAdded) -> Decision:
    entrant = find_player(tournament, command.player)
    if isinstance(entrant, Refusal):
        return entrant
    if not 0 < command.amount <= CHIPS_MAX:
        detail = say("tournament-count-none", players=[entrant.name])
        return refuse(tournament, Reason.INVALID, detail, Topic.CHIPS_ADDED)
    reason = say("breach-chips-from-elsewhere", amount=command.amount)
    return _reported(tournament, entrant, command, reason, Topic.CHIPS_ADDED)


def report_chips_hidden(tournament: Tournament, command: c.ReportChipsHidden) -> Decision:
    """No lesser choice is left to anybody."""
    entrant = find_player(tournament, command.player)
    if isinstance(entrant, Refusal):
        return entrant
    return _reported(tournament, entrant, command, say("breach-hid-chips"), Topic.CHIPS_HIDDEN)


def exchange_chips(tournament: Tournament, command: c.ExchangeChips) -> Decision:
    detail = say("tournament-no-handing", player=command.player, to=command.to)
    return refuse(tournament, Reason.NOT_PERMITTED, detail, Topic.CHIPS_EXCHANGED)


#: The matter behind a ground; any other is a breach of the rules.
GROUNDS: Final = {
    "absent": Topic.ABSENCE_DISQUALIFIED,
    "absence": Topic.ABSENCE_DISQUALIFIED,
    "late": Topic.ABSENCE_DISQUALIFIED,
    "no-wager": Topic.NO_WAGER,
    "added-chips": Topic.CHIPS_ADDED,
    "hidden-chips": Topic.CHIPS_HIDDEN,
    "exchanged-chips": Topic.CHIPS_EXCHANGED,
}


def disqualify(tournament: Tournament, command: c.Disqualify) -> Decision:
    """The director's decision. Only an absent player can be given the fee back."""
    entrant = tournament.entrants.get(command.player)
    if entrant is None or entrant.status not in (Status.PLAYING, Status.ADVANCED):
        detail = say("tournament-not-in-play", player=command.player)
        return refuse(tournament, Reason.NOT_PLAYING, detail, Topic.BREACH)
    topic = GROUNDS.get(command.reason.strip().casefold(), Topic.BREACH)
    if not command.reason.strip():
        detail = say("tournament-ground-needed")
        return refuse(tournament, Reason.INVALID, detail, Topic.BREACH)
    listed = tournament.agreed.disqualified_for
    if listed and command.reason not in listed:
        detail = say("tournament-no-such-ground", ground=command.reason, listed=listed)
        return refuse(tournament, Reason.NOT_PERMITTED, detail, Topic.BREACH)
    if command.refund and topic is not Topic.ABSENCE_DISQUALIFIED:
        detail = say("tournament-no-fee-back")
        return refuse(tournament, Reason.NOT_PERMITTED, detail, topic, Topic.NO_REFUND)
    refund = Money(entrant.fee - entrant.refunded if command.refund else 0)
    return disqualified(tournament, entrant, command, command.reason, (topic,), refund)


def penalise(tournament: Tournament, command: c.Penalise) -> Decision:
    entrant = find_player(tournament, command.player)
    if isinstance(entrant, Refusal):
        return entrant
    listed = tournament.agreed.penalties or ("warning",)
    if command.penalty not in listed:
        detail = say("tournament-no-such-penalty", penalty=command.penalty, listed=listed)
        return refuse(tournament, Reason.NOT_PERMITTED, detail, Topic.PENALTY)
    return (
        r.PenaltyImposed(
            at=command.at,
            by=command.by,
            player=entrant.name,
            penalty=command.penalty,
            reason=command.reason,
            clauses=tournament.cite(Topic.PENALTY),
        ),
    )


def change_limits(tournament: Tournament, command: c.ChangeLimits) -> Decision:
    """Other limits from the next round on, if players knew before play that this may be."""
    if not 0 < command.minimum <= command.maximum:
        detail = say("tournament-limits-hold-nothing", least=command.minimum, most=command.maximum)
        return refuse(tournament, Reason.INVALID, detail, Topic.LIMITS_CHANGE)
    if tournament.started and not tournament.agreed.limits_change:
        detail = say("tournament-limits-unannounced")
        return refuse(tournament, Reason.NOTICE_REQUIRED, detail, Topic.LIMITS_CHANGE)
    if any(session.is_open and session.acted for session in tournament.sessions.values()):
        detail = say("tournament-limits-between-rounds")
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.LIMITS_CHANGE)
    changed = r.LimitsChanged(
        at=command.at,
        by=command.by,
        minimum=command.minimum,
        maximum=command.maximum,
        clauses=tournament.cite(Topic.LIMITS_CHANGE),
    )
    return (changed, *_unable(evolve(tournament, changed), command))


def _unable(tournament: Tournament, command: Command) -> Iterable[Event]:
    """Players who cannot wager the new minimum in the next round."""
    for session in tournament.sessions.values():
        if session.stage is not Stage.PLAY or is_played_out(tournament, session, command.at):
            continue
        for entrant in tournament.wagering(session):
            if entrant.chips < tournament.minimum:
                yield r.EntrantEliminated(
                    at=command.at,
                    by=command.by,
                    table=session.table,
                    player=entrant.name,
                    moment=tournament.moment + 1,
                    residual=Money(entrant.chips),
                    last_wager=Money(0),
                    clauses=tournament.cite(Topic.UNABLE),
                )


def open_dispute(tournament: Tournament, command: c.OpenDispute) -> Decision:
    entrant = tournament.entrants.get(command.player)
    if command.table and command.table not in {*tournament.sessions, *tournament.designated}:
        detail = say("tournament-table-not-designated", table=command.table)
        return refuse(tournament, Reason.INVALID, detail, Topic.DISPUTE)
    return (
        r.DisputeOpened(
            at=command.at,
            by=command.by,
            number=tournament.disputes_opened + 1,
            table=command.table or (entrant.table if entrant else ""),
            player=command.player,
            text=command.text,
            clauses=tournament.cite(Topic.DISPUTE),
        ),
    )


def resolve_dispute(tournament: Tournament, command: c.ResolveDispute) -> Decision:
    settled = [d for d in tournament.disputes if command.table in ("", d.table)]
    if not settled:
        return refuse(tournament, Reason.INVALID, say("tournament-nothing-disputed"), Topic.DISPUTE)
    return (
        r.DisputeResolved(
            at=command.at,
            by=command.by,
            numbers=tuple(dispute.number for dispute in settled),
            decision=command.decision,
            clauses=tournament.cite(Topic.DISPUTE),
        ),
    )


def count_chips(tournament: Tournament, command: c.CountChips) -> Decision:
    """Everyone's chips at a table, against what the record says they have."""
    session = find_session(tournament, command.table)
    if isinstance(session, Refusal):
        return session
    players = tournament.wagering(session)
    missed = [entrant.name for entrant in players if entrant.name not in command.counts]
    if missed:
        detail = say("tournament-not-counted", players=missed)
        return refuse(tournament, Reason.INVALID, detail, Topic.COUNT, Topic.TOTALS)
    if refusal := refuse_counts(tournament, command.counts, Topic.COUNT, Topic.TOTALS):
        return refusal
    differences = {
        entrant.name: command.counts[entrant.name] - entrant.chips
        for entrant in players
        if command.counts[entrant.name] != entrant.chips
    }
    over = [name for name, by in differences.items() if by > 0]
    counted = (
        r.ChipsCounted(
            at=command.at,
            by=command.by,
            table=session.table,
            counts=command.counts,
            differences=differences,
            clauses=tournament.cite(Topic.COUNT, *([Topic.CHIPS_ADDED] if differences else [])),
            warnings=tuple(
                say("tournament-off-record", player=name, by=by) for name, by in differences.items()
            ),
        ),
    )
    return (*counted, *(_surplus(tournament, session.table, name, command) for name in over))


def _surplus(tournament: Tournament, table: str, player: str, command: Command) -> Event:
    """Chips that came from no win are the manager's to decide on."""
    return r.BreachReported(
        at=command.at,
        by=command.by,
        table=table,
        player=player,
        ground=say("breach-more-chips-than-record"),
        clauses=tournament.cite(Topic.CHIPS_ADDED),
    )


def record_removal(tournament: Tournament, command: c.RecordRemoval) -> Decision:
    """In what order the last chips were taken; it decides between players who are level."""
    entrant = tournament.entrants.get(command.player)
    if entrant is None or not entrant.table:
        detail = say("tournament-no-seat", player=command.player)
        return refuse(tournament, Reason.NOT_PLAYING, detail, Topic.SAME_ROUND)
    exits = [exit for exit in tournament.exits if exit.player == entrant.name]
    waiting = entrant.name in tournament.sessions[entrant.table].removed
    if waiting or (exits and exits[-1].removed is not None):
        detail = say("tournament-removal-recorded", player=entrant.name)
        return refuse(tournament, Reason.INVALID, detail, Topic.SAME_ROUND)
    recorded = r.RemovalRecorded(
        at=command.at,
        by=command.by,
        table=entrant.table,
        player=entrant.name,
        clauses=tournament.cite(Topic.SAME_ROUND),
    )
    session = tournament.sessions[entrant.table]
    undecided = session.stage is Stage.PLAY_OFF and not tournament.wagering(session)
    if not (undecided and session.play_off):
        return (recorded,)
    # Nobody in the play-off has chips left: the order of removal decides it.
    after = evolve(tournament, recorded)
    return (recorded, *count_play_off(after, entrant.table, command))
