"""Steps of a tournament story that are the table's: betting, the ball, and what a dealer does."""

from typing import Any, Final

from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.answers import Accepted
from croupier.roulette.book import Rulebook
from croupier.scenario.playing import StoryHouse, person, wait
from croupier.scenario.read import NotAScenario, Step
from croupier.scenario.steps import Acting, make_command, usual_role

#: Verbs that go to the table itself, as at any table of its book.
TABLE_STEPS: Final = frozenset(
    {
        *("open-betting", "final-bets", "spin", "no-more-bets", "do"),
        *("place", "call-bet", "move", "undo", "clear", "repeat", "buy-in"),
    }
)


def act_at_table(
    house: StoryHouse, book: Rulebook, step: Step, words: dict[str, Any]
) -> tuple[Refusal | None, tuple[Any, ...]]:
    """Do a step at its table, and wait until the tournament has what came of it."""
    name = str(words.get("table", ""))
    if name not in house.house.tables:
        raise NotAScenario(f"there is no table {name!r}")
    table = house.table(name)
    by = book.role(step.by) if step.by else usual_role(step.verb, words, table)
    command = make_command(step.verb, words, Acting(by, house.clock.at))
    player = str(words.get("player", ""))
    actor = person(player if by is Role.PLAYER and player else by.value, by)
    answer = house.submit(name, command, actor)
    wait(house.tournaments.rounds.settled(name))
    if isinstance(answer, Refusal):
        return answer, ()
    return None, answer.events if isinstance(answer, Accepted) else ()
