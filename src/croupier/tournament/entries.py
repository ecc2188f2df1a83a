"""Entries: who has a place, and who is denied one."""

from collections.abc import Iterable
from typing import Annotated

from croupier.core.declarations import PersonName
from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.names import alike, why_not_a_name
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.tournament import Topic
from croupier.table.state import Seat
from croupier.tournament.declare import (
    BY_PROGRAM,
    CLERKS,
    DIRECTORS,
    Decision,
    Event,
    OfPlayer,
    command,
    event,
    refuse,
)
from croupier.tournament.entrant import Entrant
from croupier.tournament.state import Tournament, with_entrant
from croupier.tournament.terms import Feature


class Newcomer(OfPlayer):
    """A command by which somebody comes in."""

    #: None if the registers of the house should say.
    entitled: Annotated[bool, BY_PROGRAM] | None = None
    agreed: bool = False
    copy_given: bool = False
    employee: bool = False
    approved_by: str = ""


@command("enter", roles=CLERKS)
class Enter(Newcomer):
    """Apply for a place."""

    player: PersonName
    form: bool = False
    fee_paid: bool = False
    selected: bool = False
    #: Whether name and likeness may be used in advertising.
    publicity: bool = False

    def decide(self, tournament: Tournament) -> Decision:
        """A place needs published terms, a completed form and the fee."""
        refusal = (
            _refuse_time(tournament)
            or _refuse_person(tournament, self)
            or _refuse_papers(tournament, self)
            or _refuse_number(tournament)
        )
        if refusal:
            return refusal
        return (
            EntryAccepted(
                at=self.at,
                by=self.by,
                player=self.player,
                fee=tournament.agreed.entry_fee or Money(0),
                employee=self.employee,
                copy_given=self.copy_given,
                publicity=self.publicity,
                signed=self.agreed,
                clauses=tournament.cite(Topic.ENTRY, Topic.POOL),
            ),
        )


@command("refuse-entry", roles=DIRECTORS)
class RefuseEntry(OfPlayer):
    """Deny somebody a place."""

    player: PersonName
    reason: str = ""

    def decide(self, tournament: Tournament) -> Decision:
        """Deny a place, which takes a right that the terms reserve or criteria that they state."""
        terms = tournament.agreed
        if is_spelt(tournament.entrants, self.player):
            detail = say("tournament-has-place", player=self.player)
            return refuse(tournament, Reason.INVALID, detail, Topic.RIGHT_TO_REFUSE)
        if not (terms.provides(Feature.RIGHT_TO_REFUSE) or terms.provides(Feature.CRITERIA)):
            detail = say("tournament-no-right-to-refuse")
            return refuse(
                tournament, Reason.NOT_PERMITTED, detail, Topic.RIGHT_TO_REFUSE, Topic.CRITERIA
            )
        return (
            EntryRefused(
                at=self.at,
                by=self.by,
                player=self.player,
                reason=self.reason,
                clauses=tournament.cite(Topic.RIGHT_TO_REFUSE, Topic.CRITERIA),
            ),
        )


@event
class EntryAccepted(Event):
    """Somebody has a place; the fee goes to the pool."""

    player: str
    fee: Money
    employee: bool = False
    copy_given: bool = True
    publicity: bool = False
    signed: bool = True

    def evolve(self, tournament: Tournament) -> Tournament:
        return with_entrant(
            tournament,
            Entrant(
                name=self.player,
                fee=self.fee,
                seat=Seat(player=self.player, number=0),
                employee=self.employee,
                copy_given=self.copy_given,
                publicity=self.publicity,
                signed=self.signed,
            ),
        )


@event
class EntryRefused(Event):
    """Somebody was denied a place."""

    player: str
    reason: str

    def evolve(self, tournament: Tournament) -> Tournament:
        return tournament.but(denied=tournament.denied | {self.player})


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


def _refuse_person(tournament: Tournament, command: Enter) -> Refusal | None:
    player = command.player
    if why := why_not_a_name(player):
        return refuse(tournament, Reason.INVALID, why, Topic.ENTRY)
    if is_spelt(tournament.entrants, player):
        return refuse(
            tournament, Reason.INVALID, say("tournament-entered", player=player), Topic.ENTRY
        )
    if refusal := refuse_newcomer(tournament, player, command):
        return refusal
    if not command.selected and tournament.agreed.provides(Feature.CRITERIA):
        detail = say("tournament-criteria-unmet", player=player)
        return refuse(tournament, Reason.NOT_PERMITTED, detail, Topic.CRITERIA)
    return None


def is_spelt(names: Iterable[str], player: str) -> bool:
    """Whether somebody is among names, however the name is written."""
    spelling = alike(player)
    return any(alike(name) == spelling for name in names)


def refuse_newcomer(tournament: Tournament, player: str, command: Newcomer) -> Refusal | None:
    """Who may not take part, whether by an entry or in somebody's stead."""
    if tournament.director and is_spelt((tournament.director,), player):
        return refuse_director(tournament, player)
    if is_spelt(tournament.denied, player):
        detail = say("tournament-denied", player=player)
        return refuse(tournament, Reason.NOT_PERMITTED, detail, Topic.RIGHT_TO_REFUSE)
    if not command.entitled:
        detail = say("tournament-not-entitled", player=player)
        return refuse(tournament, Reason.NOT_PERMITTED, detail, Topic.ENTITLED)
    if command.employee and tournament.rules.employees_barred:
        return _refuse_employee(tournament, player, command)
    return None


def refuse_director(tournament: Tournament, name: str) -> Refusal:
    """Nobody conducts a tournament in which they play."""
    detail = say("tournament-director-plays", name=name)
    return refuse(tournament, Reason.NOT_PERMITTED, detail, Topic.DIRECTOR)


def _refuse_employee(tournament: Tournament, player: str, command: Newcomer) -> Refusal | None:
    if not tournament.agreed.provides(Feature.CHARITY):
        detail = say("tournament-staff-barred")
        return refuse(tournament, Reason.NOT_PERMITTED, detail, Topic.EMPLOYEE_ENTRY)
    if not command.approved_by.strip():
        detail = say("tournament-approval-needed", player=player)
        return refuse(tournament, Reason.NOT_PERMITTED, detail, Topic.EMPLOYEE_ENTRY)
    return None


def _refuse_papers(tournament: Tournament, command: Enter) -> Refusal | None:
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
