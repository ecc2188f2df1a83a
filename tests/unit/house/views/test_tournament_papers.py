"""What is printed of a tournament."""

import pytest

from croupier.core.messages import say
from croupier.core.roles import Role
from croupier.house.views.tournament_papers import results_paper
from croupier.tournament.ending import EndSession
from croupier.tournament.prizes import AwardPrizes
from tests.clauses.hosting import begun


@pytest.mark.parametrize(("fee", "odd"), [("33.35", True), ("50", False)])
def test_results_say_where_odd_cents_go(fee: str, odd: bool) -> None:
    host = begun(
        "star", ("ann", "ben"), entry_fee=fee, rounds=1, advance=1, prizes=(33, 67), min=5, max=500
    )
    host.play("T1", "9", {"ann": ("red", 10), "ben": ("black", 10)})
    host.must(EndSession, by=Role.TOURNAMENT_DIRECTOR, table="T1")
    host.must(AwardPrizes, table="T1")
    notes = results_paper(host.state).notes
    assert notes == ((say("paper-odd-cents"),) if odd else ())
