"""Undisclosed wagers: written, checked before the spin, and examined after the round."""

from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.tournament import Topic
from croupier.tournament import round_commands as c
from croupier.tournament import round_events as r
from croupier.tournament.answer import Decision, refuse
from croupier.tournament.counting import form_fault
from croupier.tournament.state import Entrant, Tournament
from croupier.tournament.turns import is_late, refuse_turn
from croupier.tournament.wagering import find_at_table, find_in_round


def pass_form(tournament: Tournament, command: c.PassForm) -> Decision:
    """An undisclosed wager. A badly filled form is taken: what it counts for is found later."""
    found = find_in_round(tournament, command)
    if isinstance(found, Refusal):
        return found
    entrant, session = found
    if entrant.undisclosed_left < 1:
        detail = say("tournament-no-undisclosed-left", player=entrant.name)
        return refuse(tournament, Reason.NO_UNDISCLOSED_LEFT, detail, Topic.UNDISCLOSED)
    if entrant.passed or entrant.form:
        detail = say("tournament-passed-or-form", player=entrant.name)
        return refuse(tournament, Reason.INVALID, detail, Topic.FORM, Topic.PASS_CARD)
    form = r.Form(command.bet, command.stake)
    refusal = refuse_turn(tournament, session, entrant) or _refuse_together(
        tournament, entrant, form
    )
    if refusal:
        return refusal
    return (
        r.FormPassed(
            at=command.at,
            by=command.by,
            table=session.table,
            player=entrant.name,
            form=form,
            late=is_late(tournament, session, command.at),
            clauses=tournament.cite(Topic.UNDISCLOSED, Topic.FORM),
        ),
    )


def _refuse_together(tournament: Tournament, entrant: Entrant, form: r.Form) -> Refusal | None:
    """A form that alone is within the chips, but not beside what lies there already."""
    written = form.stake or 0
    if not entrant.wagers or not entrant.chips - entrant.laid < written <= entrant.chips:
        return None
    detail = say("tournament-form-and-layout", laid=entrant.laid, player=entrant.name)
    return refuse(tournament, Reason.INSUFFICIENT_CREDIT, detail, Topic.FORM_TOGETHER)


def check_form(tournament: Tournament, command: c.CheckForm) -> Decision:
    """The supervisor's check of a form before the spin."""
    found = find_at_table(tournament, command)
    if isinstance(found, Refusal):
        return found
    entrant, session = found
    if entrant.form is None:
        detail = say("tournament-no-form", player=entrant.name)
        return refuse(tournament, Reason.INVALID, detail, Topic.FORM_CHECK)
    clauses = tournament.cite(Topic.FORM_CHECK)
    fault = "" if command.as_written else form_fault(tournament, entrant, entrant.form)
    if fault:
        returned = r.FormReturned(
            at=command.at,
            by=command.by,
            table=session.table,
            player=entrant.name,
            fault=fault,
            clauses=clauses,
            warnings=(say("tournament-form-back", player=entrant.name, fault=fault),),
        )
        return (returned,)
    return (
        r.FormChecked(
            at=command.at,
            by=command.by,
            table=session.table,
            player=entrant.name,
            clauses=clauses,
        ),
    )


def read_form(tournament: Tournament, command: c.ReadForm) -> Decision:
    """Any player may see a form once its round is over and until the next is."""
    entrant = tournament.entrants.get(command.player)
    session = tournament.sessions.get(entrant.table) if entrant else None
    if entrant is None or session is None:
        detail = say("tournament-no-place", player=command.player)
        return refuse(tournament, Reason.NOT_PLAYING, detail, Topic.FORM_READ)
    form = session.forms.get(entrant.name)
    if form is not None:
        clauses = tournament.cite(Topic.FORM_READ)
        return (
            r.FormRead(
                at=command.at, by=command.by, player=entrant.name, form=form, clauses=clauses
            ),
        )
    if entrant.form is not None:
        detail = say("tournament-form-hidden", player=entrant.name)
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.FORM_HIDDEN)
    detail = say("tournament-no-form-before", player=entrant.name)
    return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.FORM_READ)
