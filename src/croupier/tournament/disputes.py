"""Disputes: play waits for the director's decision."""

from collections.abc import Mapping

from croupier.core.messages import say
from croupier.core.refusal import Reason
from croupier.roulette.tournament import Topic
from croupier.tournament.declare import (
    AFTER_AWARD,
    DIRECTOR,
    PLAYERS,
    Command,
    Decision,
    EntrantName,
    Event,
    SetAside,
    command,
    event,
    refuse,
)
from croupier.tournament.state import Dispute, Session, Tournament


@command("dispute", roles=PLAYERS, after=AFTER_AWARD)
class OpenDispute(Command):
    """Something is disputed: at one table, or everywhere where none is named."""

    table: SetAside = ""
    player: EntrantName = ""
    text: str = ""

    def decide(self, tournament: Tournament) -> Decision:
        entrant = tournament.entrants.get(self.player)
        if not self.text.strip():
            detail = say("tournament-what-disputed")
            return refuse(tournament, Reason.INVALID, detail, Topic.DISPUTE)
        if self.table and self.table not in {*tournament.sessions, *tournament.designated}:
            detail = say("tournament-table-not-designated", table=self.table)
            return refuse(tournament, Reason.INVALID, detail, Topic.DISPUTE)
        return (
            DisputeOpened(
                at=self.at,
                by=self.by,
                number=tournament.disputes_opened + 1,
                table=self.table or (entrant.table if entrant else ""),
                player=self.player,
                text=self.text,
                clauses=tournament.cite(Topic.DISPUTE),
            ),
        )


@command("resolve", roles=DIRECTOR, after=AFTER_AWARD, grave=True)
class ResolveDispute(Command):
    """Decide what is disputed at a table, or everything where none is named."""

    table: SetAside = ""
    decision: str = ""

    def decide(self, tournament: Tournament) -> Decision:
        settled = [d for d in tournament.disputes if self.table in ("", d.table)]
        if not settled:
            return refuse(
                tournament, Reason.INVALID, say("tournament-nothing-disputed"), Topic.DISPUTE
            )
        if not self.decision.strip():
            detail = say("tournament-what-decided")
            return refuse(tournament, Reason.INVALID, detail, Topic.DISPUTE)
        return (
            DisputeResolved(
                at=self.at,
                by=self.by,
                numbers=tuple(dispute.number for dispute in settled),
                decision=self.decision,
                clauses=tournament.cite(Topic.DISPUTE),
            ),
        )


@event
class DisputeOpened(Event):
    """Play waits for a decision."""

    number: int
    table: str
    player: str
    text: str

    def evolve(self, tournament: Tournament) -> Tournament:
        dispute = Dispute(number=self.number, table=self.table, player=self.player, text=self.text)
        return tournament.but(disputes=(*tournament.disputes, dispute), disputes_opened=self.number)


@event
class DisputeResolved(Event):
    """The director has decided; that is final."""

    numbers: tuple[int, ...]
    decision: str

    def evolve(self, tournament: Tournament) -> Tournament:
        open_still = tuple(d for d in tournament.disputes if d.number not in self.numbers)
        # Nobody's time ran while the game waited.
        sessions: Mapping[str, Session] = {
            table: session.but(turn_at=self.at) if session.is_open else session
            for table, session in tournament.sessions.items()
        }
        return tournament.but(disputes=open_still, sessions=sessions)
