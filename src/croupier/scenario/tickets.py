"""Tickets in a story: issued as players cash out, and what is asked for them at the cage."""

from dataclasses import dataclass, field
from functools import reduce

from croupier.cage import commands as c
from croupier.cage import events as e
from croupier.cage.decide import decide
from croupier.cage.evolve import evolve, replay
from croupier.cage.state import Cage
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.roulette.book import Rulebook
from croupier.scenario.read import NotAScenario, Step
from croupier.table.events import CashedOut
from croupier.table.state import Table

AT_THE_CAGE = frozenset({"redeem", "reprint", "pay-by-hand", "void-ticket"})


@dataclass(slots=True)
class Tickets:
    """The cage of a story, its log, and the ticket that was printed last."""

    cage: Cage = field(default_factory=Cage)
    log: list[e.TicketEvent] = field(default_factory=list)
    last: str = ""

    @property
    def next_number(self) -> str:
        """The number of the next ticket: they are counted, so that a story can name one."""
        return _number(len(self.cage.tickets) + 1)

    @property
    def replays(self) -> bool:
        """Whether the log leads to this very cage."""
        return replay(self.log) == self.cage

    def issue(self, table: Table, event: CashedOut) -> None:
        """What leaves a table as a ticket is owed by the cage, in the same breath."""
        game = table.game
        terms = c.Terms(
            pay=game.cash_out_clauses, reprint=game.reprint_clauses, lost=game.lost_ticket_clauses
        )
        issue = c.IssueTicket(
            by=event.by,
            at=event.at,
            number=event.ticket,
            amount=event.amount,
            table=table.id,
            terms=terms,
        )
        if refusal := self._decide(issue):
            raise NotAScenario(f"the cage refused a ticket that the table issued: {refusal}")
        self.last = event.ticket

    def ask(self, step: Step, book: Rulebook, now: int) -> Refusal | None:
        """What a step asks of the cage."""
        named = str(step.words.get("ticket", "last"))
        number = self.last if named == "last" else _number(named) if named.isdigit() else named
        if not number:
            return Refusal(Reason.NO_SUCH_TICKET, "no ticket has been issued yet")
        usual = Role.GAME_SUPERVISOR if step.verb == "void-ticket" else Role.CASHIER
        by = book.role(step.by) if step.by else usual
        reason = str(step.words.get("reason", "printer-fault"))
        asked: c.Command
        match step.verb:
            case "redeem":
                asked = c.RedeemTicket(by=by, at=now, number=number)
            case "reprint":
                new = self.next_number
                asked = c.ReprintTicket(by=by, at=now, number=number, new_number=new, reason=reason)
            case "pay-by-hand":
                asked = c.PayByHand(by=by, at=now, number=number, reason=reason)
            case _:
                asked = c.VoidTicket(by=by, at=now, number=number, reason=reason)
        refusal = self._decide(asked)
        if refusal is None and isinstance(asked, c.ReprintTicket):
            self.last = asked.new_number
        return refusal

    def _decide(self, command: c.Command) -> Refusal | None:
        decision = decide(self.cage, command)
        if isinstance(decision, Refusal):
            return decision
        self.log.extend(decision)
        self.cage = reduce(evolve, decision, self.cage)
        return None


def _number(count: int | str) -> str:
    return f"{int(count):018}"
