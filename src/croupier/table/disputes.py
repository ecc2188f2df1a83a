"""Disputes: put on record, and decided."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from croupier.core.declarations import PlayerName
from croupier.core.messages import say
from croupier.core.refusal import Reason
from croupier.core.roles import ANYONE, Role
from croupier.table.answer import Decision, cited, refuse
from croupier.table.declare import Command, Event, command, event
from croupier.table.phases import EVER
from croupier.table.state import Dispute, Table
from croupier.table.tasks import raise_tasks


@command("dispute", phases=EVER, roles=ANYONE)
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
                clauses=self.clauses_in(table.game),
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
    `inspector_told` says that the complainant knows of the inspector.
    """

    dispute: int
    decision: str
    final: bool = False
    agreed: bool | None = None
    inspector_told: bool = False

    def decide(self, table: Table) -> Decision:
        """Decide a dispute; only the role that the book names has the final word."""
        game = table.game
        clauses = self.clauses_in(game)
        found = next((d for d in table.disputes if d.number == self.dispute), None)
        if found is None:
            return refuse(
                Reason.INVALID, say("table-no-dispute-on-record", dispute=self.dispute), clauses
            )
        if found.final:
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
                decision=self.decision,
                final=self.final,
                agreed=self.agreed,
                inspector_told=self.inspector_told,
                clauses=cited(
                    clauses,
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
    """A dispute was decided; a final decision is not taken up again."""

    dispute: int
    decision: str
    final: bool
    agreed: bool
    inspector_told: bool

    def evolve(self, table: Table) -> Table:
        decided = tuple(
            replace(dispute, decision=self.decision, final=self.final)
            if dispute.number == self.dispute
            else dispute
            for dispute in table.disputes
        )
        return table.but(disputes=decided)
