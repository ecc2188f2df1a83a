"""What a table keeps of disputes, and of rounds that were put right."""

from dataclasses import dataclass
from typing import NamedTuple

from croupier.core.declarations import Milliseconds
from croupier.roulette.pockets import Pocket


class PutRight(NamedTuple):
    """A round of a player's that was settled anew: what changed, by how much, and why."""

    round_no: int
    #: The number that stood there, where another or none stands now.
    was: Pocket | None
    pocket: Pocket | None
    amount: int
    cause: str
    reason: str
    clauses: tuple[str, ...]
    at: Milliseconds
    #: The round in which it was done.
    done_in: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Dispute:
    """Something a player disputes, and what was decided about it."""

    number: int
    player: str
    text: str
    round_no: int
    decision: str = ""
    final: bool = False
    #: Whether it arises from the rules, and what became of it at the inspectorate.
    covered: bool = True
    review_requested: bool = False
    reviewed: bool = False

    @property
    def may_be_reviewed(self) -> bool:
        """Decided for good, and nobody has wanted a review yet."""
        return self.final and not self.reviewed and not self.review_requested
