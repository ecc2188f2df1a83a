"""What a second person is shown of a command that waits."""

from croupier.core.money import Money
from croupier.core.roles import Role
from croupier.roulette.pockets import Pocket
from croupier.scenario.read import parse_scenario
from croupier.scenario.run import set_up, take_step
from croupier.server.approval_preview import consequences
from croupier.table.corrections import CorrectResult
from croupier.table.seats import BuyIn
from croupier.table.state import Table

STORY = """
name: a round that was won
book: adelaide
game: table
steps:
  - buy-in: {player: ann, amount: 100}
  - open-betting: {}
  - place: {player: ann, bet: "straight:18", stake: 10}
  - no-more-bets: {}
  - result: {number: 17}
"""


def settled_table() -> Table:
    story = parse_scenario(STORY)
    play = set_up(story)
    for step in story.steps:
        assert take_step(play, step).report["ok"]
    return play.table


def test_a_number_is_shown_old_and_new_with_whom_it_concerns() -> None:
    right = CorrectResult(by=Role.PIT_BOSS, at=1, pocket=Pocket("18"), reason="misread")
    shown = consequences(settled_table(), right)
    assert (shown["round_no"], shown["before"], shown["after"]) == (1, "17", "18")
    assert [(cost.player, cost.amount) for cost in shown["costs"]] == [("ann", 36_000)]


def test_what_is_no_act_upon_a_result_shows_no_number() -> None:
    buy_in = BuyIn(by=Role.DEALER, at=1, player="ann", amount=Money(2_000_000))
    shown = consequences(settled_table(), buy_in)
    assert (shown["before"], shown.get("after", "")) == ("", "")
    assert not shown["costs"]
