"""Winnings that are seized for a case: how much that is, and when it is let go."""

from collections.abc import Iterable
from datetime import UTC, datetime

from croupier.compliance.state import Case
from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.table.claims import EndSeizure, SeizeWinnings, SeizureEnded
from croupier.table.declare import Event
from croupier.table.past_rounds import RoundResettled
from croupier.table.result import RoundSettled
from croupier.table.state import Table


def winnings(history: Iterable[Event], player: str, since: int) -> int:
    """What somebody won at a table from an instant on and has not been taken since.

    Stakes that came back are no winnings, and what was won before stays out of it.
    """
    won = 0
    for event in history:
        if event.at < since:
            continue
        if isinstance(event, RoundSettled | RoundResettled):
            won += sum(line.win for line in event.lines if line.player == player)
        if isinstance(event, RoundResettled):
            won -= sum(line.win for line in event.before if line.player == player)
        if isinstance(event, SeizureEnded) and event.player == player and not event.paid:
            won -= event.amount
    return won


def refuse_end(table: Table, command: EndSeizure, case: Case | None) -> Refusal | None:
    """Why seized winnings are not let go so: the case is open, or was decided otherwise."""
    clauses = SeizeWinnings.clauses_in(table.game)
    if case is None or not case.closed:
        return Refusal(
            Reason.WRONG_PHASE,
            say("house-not-closed-what-seized-stays", case=command.case),
            clauses,
        )
    if command.pay is not case.give_back:
        detail = say("house-closed-decision", case=command.case, given_back=case.give_back)
        return Refusal(Reason.NOT_PERMITTED, detail, clauses)
    return None


def day_of(at: int) -> str:
    """The day of an instant, in UTC."""
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()
