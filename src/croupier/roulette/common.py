"""What all books share: the pit's line of command, the usual odds, the usual tasks."""

from collections.abc import Mapping
from typing import Final

from croupier.core.roles import ANYONE as ANYONE
from croupier.core.roles import MACHINE as MACHINE
from croupier.core.roles import PIT as PIT
from croupier.core.roles import SUPERVISORS as SUPERVISORS
from croupier.core.roles import Role, or_above
from croupier.roulette.bets import EVEN_CHANCES, Kind
from croupier.roulette.game import Clauses, Task

PIT_BOSSES: Final = or_above(Role.PIT_BOSS)

#: "x to 1" for the bets of a single-zero layout.
SINGLE_ZERO_ODDS: Final[Mapping[Kind, int]] = {
    Kind.STRAIGHT: 35,
    Kind.SPLIT: 17,
    Kind.STREET: 11,
    Kind.CORNER: 8,
    Kind.SIX_LINE: 5,
    Kind.COLUMN: 2,
    Kind.DOZEN: 2,
    **dict.fromkeys(EVEN_CHANCES, 1),
}


def task(name: str, says: str, clauses: Clauses, *blocks: str, when: str = "") -> Task:
    """Something the dealer (or above) does; the named commands wait for it."""
    return Task(
        name=name, says=says, roles=PIT, clauses=clauses, blocks=frozenset(blocks), when=when
    )


def clauses_by_kind(clauses: Mapping[str, Clauses]) -> dict[Kind, Clauses]:
    """Spread clauses given for groups of bets (`column dozen`) over the kinds they name."""
    return {Kind(kind): cited for kinds, cited in clauses.items() for kind in kinds.split()}


CHANCES: Final = " ".join(EVEN_CHANCES)
