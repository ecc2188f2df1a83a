"""Undisclosed wagers: written, checked before the spin, and examined after the round."""

from croupier.core.declarations import BetText
from croupier.core.messages import Saying, say
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.tournament import Topic
from croupier.tournament.counting import form_fault
from croupier.tournament.declare import (
    CHECKERS,
    PLAYERS,
    AtTable,
    Chips,
    Decision,
    Event,
    OfPlayer,
    command,
    event,
    refuse,
)
from croupier.tournament.entrant import Entrant, Form
from croupier.tournament.state import Tournament, with_entrant
from croupier.tournament.turns import (
    after_lifting,
    after_turn,
    find_at_table,
    find_in_round,
    is_late,
    refuse_turn,
)


@command("undisclosed", roles=PLAYERS)
class PassForm(AtTable):
    """Write an undisclosed wager and pass the form to the supervisor."""

    bet: BetText = ""
    stake: Chips | None = None

    def decide(self, tournament: Tournament) -> Decision:
        """An undisclosed wager. A badly filled form is taken: what it counts for is found later."""
        found = find_in_round(tournament, self)
        if isinstance(found, Refusal):
            return found
        entrant, session = found
        if entrant.undisclosed_left < 1:
            detail = say("tournament-no-undisclosed-left", player=entrant.name)
            return refuse(tournament, Reason.NO_UNDISCLOSED_LEFT, detail, Topic.UNDISCLOSED)
        if entrant.passed or entrant.form:
            detail = say("tournament-passed-or-form", player=entrant.name)
            return refuse(tournament, Reason.INVALID, detail, Topic.FORM, Topic.PASS_CARD)
        form = Form(self.bet, self.stake)
        refusal = refuse_turn(tournament, session, entrant) or _refuse_together(
            tournament, entrant, form
        )
        if refusal:
            return refusal
        return (
            FormPassed(
                at=self.at,
                by=self.by,
                table=session.table,
                player=entrant.name,
                form=form,
                late=is_late(tournament, session, self.at),
                clauses=tournament.cite(Topic.UNDISCLOSED, Topic.FORM),
            ),
        )


@command("check-form", roles=CHECKERS)
class CheckForm(OfPlayer):
    """The supervisor checks a form before the spin; a faulty one goes back.

    One that is let through `as_written`, with its fault, counts for what it is deemed to say.
    """

    as_written: bool = False

    def decide(self, tournament: Tournament) -> Decision:
        """The supervisor's check of a form before the spin."""
        found = find_at_table(tournament, self)
        if isinstance(found, Refusal):
            return found
        entrant, session = found
        if entrant.form is None:
            detail = say("tournament-no-form", player=entrant.name)
            return refuse(tournament, Reason.INVALID, detail, Topic.FORM_CHECK)
        clauses = tournament.cite(Topic.FORM_CHECK)
        fault = "" if self.as_written else form_fault(tournament, entrant, entrant.form)
        if fault:
            returned = FormReturned(
                at=self.at,
                by=self.by,
                table=session.table,
                player=entrant.name,
                fault=fault,
                clauses=clauses,
                warnings=(say("tournament-form-back", player=entrant.name, fault=fault),),
            )
            return (returned,)
        return (
            FormChecked(
                at=self.at,
                by=self.by,
                table=session.table,
                player=entrant.name,
                clauses=clauses,
            ),
        )


@command("reveal", roles=PLAYERS)
class ReadForm(OfPlayer):
    """Somebody wants to examine a player's form after the round."""

    def decide(self, tournament: Tournament) -> Decision:
        """Any player may see a form once its round is over and until the next is."""
        entrant = tournament.entrants.get(self.player)
        session = tournament.sessions.get(entrant.table) if entrant else None
        if entrant is None or session is None:
            detail = say("tournament-no-place", player=self.player)
            return refuse(tournament, Reason.NOT_PLAYING, detail, Topic.FORM_READ)
        form = session.forms.get(entrant.name)
        if form is not None:
            clauses = tournament.cite(Topic.FORM_READ)
            return (
                FormRead(at=self.at, by=self.by, player=entrant.name, form=form, clauses=clauses),
            )
        if entrant.form is not None:
            detail = say("tournament-form-hidden", player=entrant.name)
            return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.FORM_HIDDEN)
        detail = say("tournament-no-form-before", player=entrant.name)
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.FORM_READ)


@event
class FormPassed(Event):
    """The supervisor has a form; an indicator shows that there is one, and nothing else does."""

    table: str
    player: str
    form: Form
    late: bool = False

    def evolve(self, tournament: Tournament) -> Tournament:
        old = tournament.entrants[self.player]
        entrant = old.but(
            form=self.form,
            form_checked=False,
            undisclosed_left=old.undisclosed_left - 1,
            late=old.late or self.late,
        )
        return after_turn(tournament, self, entrant)


@event
class FormChecked(Event):
    """A supervisor has checked a form and lets it count."""

    table: str
    player: str

    def evolve(self, tournament: Tournament) -> Tournament:
        return with_entrant(tournament, tournament.entrants[self.player].but(form_checked=True))


@event
class FormReturned(Event):
    """A faulty form went back before the spin; the player may write another."""

    table: str
    player: str
    fault: Saying

    def evolve(self, tournament: Tournament) -> Tournament:
        old = tournament.entrants[self.player]
        entrant = old.but(form=None, undisclosed_left=old.undisclosed_left + 1)
        return after_lifting(tournament, self.table, entrant)


@event
class FormRead(Event):
    """Somebody examined a form after its round."""

    player: str
    form: Form


def _refuse_together(tournament: Tournament, entrant: Entrant, form: Form) -> Refusal | None:
    """A form that alone is within the chips, but not beside what lies there already."""
    written = form.stake or 0
    if not entrant.wagers or not entrant.chips - entrant.laid < written <= entrant.chips:
        return None
    detail = say("tournament-form-and-layout", laid=entrant.laid, player=entrant.name)
    return refuse(tournament, Reason.INSUFFICIENT_CREDIT, detail, Topic.FORM_TOGETHER)
