"""Fraud as the ground on which an outcome or somebody's wagers are struck."""

from typing import Final

from croupier.roulette.game import Clauses
from croupier.table.declare import Command, Event, event
from croupier.table.state import Table

#: What books call the ground.
FRAUD: Final = "fraud"


@event()
class FraudFound(Event):
    """An outcome, or the wagers of `person`, were struck for fraud: an incident is opened for it.

    Nobody at the table hears of it beside what was struck.
    """

    round_no: int
    text: str
    person: str = ""

    def evolve(self, table: Table) -> Table:
        return table


def found(
    command: Command, reason: str, round_no: int, clauses: Clauses, *, text: str = "", who: str = ""
) -> tuple[FraudFound, ...]:
    """What a strike adds to its events where fraud is its ground."""
    if reason != FRAUD:
        return ()
    said = text.strip() or reason
    return (
        FraudFound(
            at=command.at,
            by=command.by,
            round_no=round_no,
            text=said,
            person=who,
            clauses=clauses,
        ),
    )
