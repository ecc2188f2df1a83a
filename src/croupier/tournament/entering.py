"""Entries: who has a place, who gives it up, and what goes back when all is called off."""

from collections.abc import Iterable

from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.names import alike, why_not_a_name
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.tournament import Topic
from croupier.tournament import commands as c
from croupier.tournament import events as e
from croupier.tournament.answer import Decision, refuse
from croupier.tournament.play_off import leave
from croupier.tournament.prizes import refuse_final
from croupier.tournament.state import Entrant, Session, Stage, Status, Tournament
from croupier.tournament.terms import Feature


def enter(tournament: Tournament, command: c.Enter) -> Decision:
    """A place needs published terms, a completed form and the fee."""
    refusal = (
        _refuse_time(tournament)
        or _refuse_person(tournament, command)
        or _refuse_papers(tournament, command)
        or _refuse_number(tournament)
    )
    if refusal:
        return refusal
    return (
        e.EntryAccepted(
            at=command.at,
            by=command.by,
            player=command.player,
            fee=tournament.agreed.entry_fee or Money(0),
            employee=command.employee,
            copy_given=command.copy_given,
            publicity=command.publicity,
            signed=command.agreed,
            clauses=tournament.cite(Topic.ENTRY, Topic.POOL),
        ),
    )


def _refuse_time(tournament: Tournament) -> Refusal | None:
    if tournament.terms is None:
        detail = say("tournament-no-entry-before-terms")
        return refuse(tournament, Reason.TERMS_INCOMPLETE, detail, Topic.TERMS)
    if tournament.rules.regulator_first and not tournament.regulator_knows:
        detail = say("tournament-no-entry-before-regulator")
        return refuse(tournament, Reason.NOTICE_REQUIRED, detail, Topic.REGULATOR)
    if tournament.started:
        detail = say("tournament-entries-over")
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.ENTRY)
    return None


def _refuse_person(tournament: Tournament, command: c.Enter) -> Refusal | None:
    player = command.player
    if why := why_not_a_name(player):
        return refuse(tournament, Reason.INVALID, why, Topic.ENTRY)
    if _is_spelt(tournament.entrants, player):
        return refuse(
            tournament, Reason.INVALID, say("tournament-entered", player=player), Topic.ENTRY
        )
    if refusal := _refuse_newcomer(tournament, player, command):
        return refusal
    if not command.selected and tournament.agreed.provides(Feature.CRITERIA):
        detail = say("tournament-criteria-unmet", player=player)
        return refuse(tournament, Reason.NOT_PERMITTED, detail, Topic.CRITERIA)
    return None


def _is_spelt(names: Iterable[str], player: str) -> bool:
    """Whether somebody is among names, however the name is written."""
    spelling = alike(player)
    return any(alike(name) == spelling for name in names)


def _refuse_newcomer(
    tournament: Tournament, player: str, command: c.Enter | c.NameSubstitute
) -> Refusal | None:
    """Who may not take part, whether by an entry or in somebody's stead."""
    if _is_spelt(tournament.denied, player):
        detail = say("tournament-denied", player=player)
        return refuse(tournament, Reason.NOT_PERMITTED, detail, Topic.RIGHT_TO_REFUSE)
    if not command.entitled:
        detail = say("tournament-not-entitled", player=player)
        return refuse(tournament, Reason.NOT_PERMITTED, detail, Topic.ENTITLED)
    if command.employee and tournament.rules.employees_barred:
        return _refuse_employee(tournament, player, command)
    return None


def _refuse_employee(
    tournament: Tournament, player: str, command: c.Enter | c.NameSubstitute
) -> Refusal | None:
    if not tournament.agreed.provides(Feature.CHARITY):
        detail = say("tournament-staff-barred")
        return refuse(tournament, Reason.NOT_PERMITTED, detail, Topic.EMPLOYEE_ENTRY)
    if not command.approved_by.strip():
        detail = say("tournament-approval-needed", player=player)
        return refuse(tournament, Reason.NOT_PERMITTED, detail, Topic.EMPLOYEE_ENTRY)
    return None


def _refuse_papers(tournament: Tournament, command: c.Enter) -> Refusal | None:
    fee = tournament.agreed.entry_fee or 0
    if not command.form:
        detail = say("tournament-form-lacks", player=command.player)
        return refuse(tournament, Reason.INVALID, detail, Topic.ENTRY)
    if fee and not command.fee_paid:
        detail = say("tournament-fee-unpaid", player=command.player, fee=fee)
        return refuse(tournament, Reason.INVALID, detail, Topic.ENTRY)
    if not command.agreed and tournament.agreed.provides(Feature.SIGNING):
        detail = say("tournament-terms-unsigned", player=command.player)
        return refuse(tournament, Reason.INVALID, detail, Topic.AGREEMENT)
    return None


def _refuse_number(tournament: Tournament) -> Refusal | None:
    most = tournament.agreed.entries_max
    if most is None or tournament.entries < most:
        return None
    detail = say("tournament-full", count=most)
    return refuse(tournament, Reason.LIMIT_OF_PLAYERS, detail, Topic.NUMBERS)


def refuse_entry(tournament: Tournament, command: c.RefuseEntry) -> Decision:
    """Deny a place, which takes a right that the terms reserve or criteria that they state."""
    terms = tournament.agreed
    if _is_spelt(tournament.entrants, command.player):
        detail = say("tournament-has-place", player=command.player)
        return refuse(tournament, Reason.INVALID, detail, Topic.RIGHT_TO_REFUSE)
    if not (terms.provides(Feature.RIGHT_TO_REFUSE) or terms.provides(Feature.CRITERIA)):
        detail = say("tournament-no-right-to-refuse")
        return refuse(
            tournament, Reason.NOT_PERMITTED, detail, Topic.RIGHT_TO_REFUSE, Topic.CRITERIA
        )
    return (
        e.EntryRefused(
            at=command.at,
            by=command.by,
            player=command.player,
            reason=command.reason,
            clauses=tournament.cite(Topic.RIGHT_TO_REFUSE, Topic.CRITERIA),
        ),
    )


def give_copy(tournament: Tournament, command: c.GiveCopy) -> Decision:
    entrant = _find(tournament, command.player)
    if isinstance(entrant, Refusal):
        return entrant
    clauses = tournament.cite(Topic.COPY)
    return (e.CopyGiven(at=command.at, by=command.by, player=command.player, clauses=clauses),)


def sign_terms(tournament: Tournament, command: c.SignTerms) -> Decision:
    entrant = _find(tournament, command.player)
    if isinstance(entrant, Refusal):
        return entrant
    clauses = tournament.cite(Topic.AGREEMENT)
    return (e.TermsSigned(at=command.at, by=command.by, player=command.player, clauses=clauses),)


def _find(tournament: Tournament, player: str) -> Entrant | Refusal:
    entrant = tournament.entrants.get(player)
    if entrant is not None:
        return entrant
    detail = say("tournament-no-place", player=player)
    return refuse(tournament, Reason.NOT_PLAYING, detail, Topic.ENTRY)


_STILL_IN = frozenset({Status.PLAYING, Status.ADVANCED})


def withdraw(tournament: Tournament, command: c.Withdraw) -> Decision:
    """Leave: in the free period with the fee, later or in play without it."""
    entrant = _find(tournament, command.player)
    if isinstance(entrant, Refusal):
        return entrant
    if entrant.status not in _STILL_IN:
        detail = say("tournament-not-playing", player=entrant.name, status=entrant.status)
        return refuse(tournament, Reason.NOT_PLAYING, detail, Topic.WITHDRAWAL)
    until = tournament.agreed.withdrawal_until
    free = not tournament.started and until is not None and command.at <= until
    topic = Topic.RETIREMENT if tournament.started else Topic.WITHDRAWAL
    left = e.EntrantWithdrew(
        at=command.at,
        by=command.by,
        player=entrant.name,
        refund=Money(entrant.fee - entrant.refunded if free else 0),
        clauses=tournament.cite(topic, *([] if free else [Topic.NO_REFUND])),
    )
    return leave(tournament, left, command)


def name_substitute(tournament: Tournament, command: c.NameSubstitute) -> Decision:
    entrant = _find(tournament, command.player)
    if isinstance(entrant, Refusal):
        return entrant
    if not tournament.agreed.may_substitute:
        detail = say("tournament-no-substitutes")
        return refuse(tournament, Reason.NOT_PERMITTED, detail, Topic.SUBSTITUTE)
    if why := why_not_a_name(command.substitute):
        return refuse(tournament, Reason.INVALID, why, Topic.SUBSTITUTE)
    known = _is_spelt(tournament.entrants, command.substitute)
    if entrant.status not in _STILL_IN or known:
        detail = say(
            "tournament-cannot-substitute", substitute=command.substitute, player=entrant.name
        )
        return refuse(tournament, Reason.INVALID, detail, Topic.SUBSTITUTE)
    session = tournament.sessions.get(entrant.table)
    if session is not None and (session.is_open or not _is_more_to_play(tournament, session)):
        detail = say("tournament-substitute-between")
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.SUBSTITUTE)
    if refusal := _refuse_newcomer(tournament, command.substitute, command):
        return refusal
    return (
        e.EntrantSubstituted(
            at=command.at,
            by=command.by,
            player=entrant.name,
            substitute=command.substitute,
            employee=command.employee,
            copy_given=command.copy_given,
            signed=command.agreed,
            clauses=tournament.cite(Topic.SUBSTITUTE),
        ),
    )


def _is_more_to_play(tournament: Tournament, session: Session) -> bool:
    """Whether a place in a session leads anywhere: not once it was the final, nor to a play-off."""
    if session.stage is not Stage.ENDED:
        return True
    return not session.play_off and refuse_final(tournament, session) is not None


def cancel(tournament: Tournament, command: c.CancelTournament) -> Decision:
    """Call it off: all that was paid goes back, to eliminated players too.

    Who has cash for chips, or is owed it, has that much of their price back already.
    """
    if tournament.is_awarded:
        detail = say("tournament-awarded")
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.CANCELLING)
    few = tournament.entries < (tournament.agreed.entries_min or 0)
    owed = {
        name: Money(entrant.fee - entrant.refunded + entrant.further + entrant.stakes)
        for name, entrant in tournament.entrants.items()
        if entrant.fee + entrant.further + entrant.stakes > entrant.refunded
    }
    return (
        e.TournamentCancelled(
            at=command.at,
            by=command.by,
            reason=command.reason or (say("breach-too-few-entries") if few else ""),
            refunds=owed,
            whole=True,
            for_chips=Money(sum(entrant.stakes for entrant in tournament.entrants.values())),
            clauses=tournament.cite(Topic.CANCELLING, *([Topic.GUARANTEE] if few else [])),
        ),
    )
