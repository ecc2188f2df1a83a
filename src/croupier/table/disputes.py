"""Disputes: put on record, and decided."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from croupier.core.declarations import PlayerName
from croupier.core.messages import say
from croupier.core.refusal import Reason
from croupier.core.roles import ANYONE, Role
from croupier.roulette.game import Clauses, Game
from croupier.table.answer import Decision, cited, refuse
from croupier.table.declare import Command, Event, command, event
from croupier.table.history import Dispute
from croupier.table.phases import EVER
from croupier.table.state import Table
from croupier.table.tasks import raise_tasks


@command("dispute", phases=EVER, roles=ANYONE, words={"round_no": "round"})
class OpenDispute(Command):
    """A player disputes something; it is recorded and put to the role the book names.

    `round_no` is the round that it is about, where that is not the present one.
    """

    player: PlayerName
    text: str
    round_no: int = 0

    def decide(self, table: Table) -> Decision:
        """Put a dispute on record."""
        if not self.text.strip():
            return refuse(Reason.INVALID, say("table-say-what-disputed"))
        if not 0 <= self.round_no <= table.round_no:
            return refuse(Reason.INVALID, say("table-no-such-round-ever", round_no=self.round_no))
        return (
            DisputeOpened(
                at=self.at,
                by=self.by,
                player=self.player,
                text=self.text,
                round_no=self.round_no or table.round_no,
                clauses=cited(self.clauses_in(table.game), table.game.inspector_clauses),
            ),
        )

    @classmethod
    def spoken(cls, words: Mapping[str, Any], by: Role) -> Mapping[str, Any]:
        """Without a text the table says what it makes of that."""
        return {"text": ""}


@event()
class DisputeOpened(Event):
    """A dispute stands on record with the round it concerns."""

    player: str
    text: str
    round_no: int

    def evolve(self, table: Table) -> Table:
        dispute = Dispute(
            number=len(table.disputes) + 1,
            player=self.player,
            text=self.text,
            round_no=self.round_no,
        )
        opened = table.but(disputes=(*table.disputes, dispute))
        return opened.but(tasks=raise_tasks(opened, "dispute", player=self.player))


@command("resolve", phases=EVER, grave=True)
class ResolveDispute(Command):
    """Decide a dispute, numbered from 1. `final`: nobody may decide it again.

    `agreed`: whether the complainant accepts the decision, which nobody takes for granted;
    `inspector_told` says that the complainant knows of the inspector. `covered` says whether the
    dispute arises from the rules; one that they do not cover is reviewed on request.
    """

    dispute: int
    decision: str
    final: bool = False
    agreed: bool | None = None
    inspector_told: bool = False
    covered: bool = True

    def decide(self, table: Table) -> Decision:
        """Decide a dispute; only the role that the book names has the final word."""
        game = table.game
        clauses = self.clauses_in(game)
        found = next((d for d in table.disputes if d.number == self.dispute), None)
        if found is None:
            return refuse(
                Reason.INVALID, say("table-no-dispute-on-record", dispute=self.dispute), clauses
            )
        review = game.powers.get("review")
        reviews = review is not None and self.by in review.roles and found.final
        if reviews and not found.covered and not found.review_requested:
            detail = say("table-review-not-requested", number=found.number)
            return refuse(Reason.NOT_PERMITTED, detail, RequestReview.clauses_in(game))
        if found.reviewed or (found.final and not reviews):
            detail = say("table-dispute-decided-good", number=found.number, decision=found.decision)
            return refuse(Reason.WRONG_PHASE, detail, clauses)
        if not self.decision.strip():
            return refuse(Reason.INVALID, say("table-say-what-decided"), clauses)
        final = game.powers.get("final-decision")
        if self.final and final and self.by not in final.roles:
            return refuse(
                Reason.NOT_PERMITTED, say("table-decision-not-final", by=self.by), final.clauses
            )
        if self.agreed is None:
            detail = say("table-say-whether-accepted", player=found.player)
            return refuse(Reason.INVALID, detail, clauses)
        if not self.agreed and not self.inspector_told and game.inspector_clauses:
            detail = say("table-not-told-inspector", player=found.player)
            return refuse(Reason.NOTICE_REQUIRED, detail, game.inspector_clauses)
        return (
            DisputeResolved(
                at=self.at,
                by=self.by,
                dispute=found.number,
                player=found.player,
                decision=self.decision,
                final=self.final or reviews,
                agreed=self.agreed,
                inspector_told=self.inspector_told,
                covered=found.covered if reviews else self.covered,
                review=reviews,
                clauses=cited(
                    _kind_clauses(game, covered=found.covered if reviews else self.covered),
                    clauses if review is None else (),
                    final.clauses if self.final and final else (),
                    game.inspector_clauses if self.inspector_told else (),
                ),
            ),
        )

    @classmethod
    def spoken(cls, words: Mapping[str, Any], by: Role) -> Mapping[str, Any]:
        """Where there is one dispute it need not be numbered."""
        return {"dispute": 1, "decision": ""}


@event()
class DisputeResolved(Event):
    """A dispute was decided, and who has it hears so; a final decision is not taken up again."""

    dispute: int
    decision: str
    final: bool
    agreed: bool
    inspector_told: bool
    player: str = ""
    #: Whether the rules cover what was disputed, and whether the inspectorate reviewed it.
    covered: bool = True
    review: bool = False

    def evolve(self, table: Table) -> Table:
        decided = tuple(
            replace(
                dispute,
                decision=self.decision,
                final=self.final,
                covered=self.covered,
                reviewed=self.review,
            )
            if dispute.number == self.dispute
            else dispute
            for dispute in table.disputes
        )
        return table.but(disputes=decided)


@command("request-review", phases=EVER, roles=ANYONE)
class RequestReview(Command):
    """The player, or the house, wants the inspectorate to review a decision."""

    dispute: int
    player: PlayerName = ""

    def decide(self, table: Table) -> Decision:
        """Only a decision is reviewed, and a player wants it of their own complaint."""
        if "review" not in table.game.powers:
            return refuse(Reason.NOT_OFFERED, say("table-no-review"))
        clauses = self.clauses_in(table.game)
        found = next((d for d in table.disputes if d.number == self.dispute), None)
        if found is None or (self.by is Role.PLAYER and found.player != self.player):
            return refuse(
                Reason.INVALID, say("table-no-dispute-on-record", dispute=self.dispute), clauses
            )
        if not found.may_be_reviewed:
            detail = say("table-nothing-to-review", number=found.number)
            return refuse(Reason.WRONG_PHASE, detail, clauses)
        return (
            ReviewRequested(
                at=self.at, by=self.by, dispute=found.number, player=found.player, clauses=clauses
            ),
        )

    @classmethod
    def spoken(cls, words: Mapping[str, Any], by: Role) -> Mapping[str, Any]:
        """Where there is one dispute it need not be numbered."""
        return {"dispute": 1}


@event()
class ReviewRequested(Event):
    """The inspectorate was asked to review the decision about a player's dispute.

    The player asked, or the house did: `by` says which.
    """

    dispute: int
    player: str = ""

    def evolve(self, table: Table) -> Table:
        disputes = tuple(
            replace(dispute, review_requested=True) if dispute.number == self.dispute else dispute
            for dispute in table.disputes
        )
        return table.but(disputes=disputes)


def _kind_clauses(game: Game, *, covered: bool) -> Clauses:
    """What the book says of disputes of this kind, where it has two kinds."""
    review = game.powers.get("review")
    if review is None:
        return ()
    return review.clauses if covered else RequestReview.clauses_in(game)
