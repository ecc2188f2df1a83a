"""Steps of a tournament scenario that are the table's: betting, the ball, what a dealer does."""

from collections.abc import Coroutine
from typing import Any, Final

from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.answers import Accepted, Answer
from croupier.roulette.book import Rulebook
from croupier.scenario.dealing import Dealer
from croupier.scenario.playing import ScenarioHouse, person
from croupier.scenario.read import NotAScenario, Step
from croupier.scenario.steps import Acting, make_command, usual_role
from croupier.scenario.tournament_steps import pocket_in

#: Verbs that go to the table itself, as at any table of its book.
TABLE_STEPS: Final = frozenset(
    {
        *("open-betting", "final-bets", "spin", "no-more-bets", "do"),
        *("place", "call-bet", "move", "undo", "clear", "repeat", "buy-in"),
        *("malfunction", "restore", "invalidate", "void-wagers", "refuse-wager", "reposition"),
        *("override", "record-mistake"),
    }
)
#: Verbs for which a dealer does everything before, and what comes after.
DEALT: Final = ("result", "no-spin", "correct-result")


def act_at_table(
    house: ScenarioHouse, book: Rulebook, step: Step, words: dict[str, Any]
) -> tuple[Refusal | None, tuple[Any, ...]]:
    """Do a step at its table, and wait until the tournament has what came of it."""
    name = _table_in(house, words)
    table = house.table(name)
    by = book.role(step.by) if step.by else usual_role(step.verb, words, table)
    command = make_command(step.verb, words, Acting(by, house.clock.at))
    player = str(words.get("player", ""))
    actor = person(player if by is Role.PLAYER and player else by.value, by)
    answer = house.submit(name, command, actor)
    reply = house.run(house.tournaments.rounds.settled(name))
    refusal, events = _reported(answer)
    return refusal, (*events, *(reply.events if isinstance(reply, Accepted) else ()))


def deal(
    house: ScenarioHouse, book: Rulebook, step: Step, words: dict[str, Any]
) -> tuple[Refusal | None, tuple[Any, ...]]:
    """Come to a number, a spin that counts for nothing, or another number."""
    table, at = _table_in(house, words), house.clock.at
    dealer = Dealer(house.house, house.tournaments.rounds)
    by = book.role(step.by) if step.by else None
    dealt: Coroutine[Any, Any, Answer]
    if step.verb == "no-spin":
        dealt = dealer.call_no_spin(table, str(words.get("reason", "")), at, by)
    elif step.verb == "result":
        dealt = dealer.enter(table, pocket_in(words), at, by)
    else:
        reason, round_no = str(words.get("reason") or ""), int(words.get("round") or 0)
        dealt = dealer.correct(table, pocket_in(words), reason, at, by, round_no)
    return _reported(house.run(dealt))


def open_betting(house: ScenarioHouse, table: str) -> Refusal | None:
    """Have betting open for a scenario that does not speak of it; why not."""
    if table not in house.house.tables:
        return None
    dealer = Dealer(house.house, house.tournaments.rounds)
    answer = house.run(dealer.open(table, house.clock.at))
    house.run(house.tournaments.rounds.settled(table))
    return answer if isinstance(answer, Refusal) else None


def _table_in(house: ScenarioHouse, words: dict[str, Any]) -> str:
    name = str(words.get("table", ""))
    if name not in house.house.tables:
        raise NotAScenario(f"there is no table {name!r}")
    return name


def _reported(answer: Answer) -> tuple[Refusal | None, tuple[Any, ...]]:
    if isinstance(answer, Refusal):
        return answer, ()
    return None, answer.events if isinstance(answer, Accepted) else ()
