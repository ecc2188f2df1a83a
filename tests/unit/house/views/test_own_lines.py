"""A settlement is sorted by player once, and gives everybody what is theirs."""

from croupier.core.roles import Role
from croupier.house.views.narration import Audience, narrate
from croupier.house.views.own_lines import own_lines
from croupier.roulette.lines import Line
from croupier.roulette.pockets import Pocket
from croupier.table.result import RoundSettled


def line(player: str, bet: str) -> Line:
    return Line(
        player=player,
        bet=bet,
        stake=500,
        win=0,
        returned=0,
        stands=(),
        void=False,
        odds=1,
        clauses=("6.1",),
    )


LINES = tuple(
    line(f"p{number % 7}", bet) for number, bet in enumerate(["red", "even", "straight:17"] * 20)
)


def test_everybody_gets_the_lines_that_name_them_in_their_order() -> None:
    for player in ("p0", "p3", "p6", "nobody"):
        assert own_lines(LINES, player) == tuple(each for each in LINES if each.player == player)
    assert own_lines((), "p0") == ()


def test_two_settlements_that_look_alike_are_kept_apart() -> None:
    other = (line("p0", "black"),)
    assert own_lines(LINES, "p0") != own_lines(other, "p0")
    assert own_lines(other, "p0") == other


def test_a_seat_is_told_the_number_and_its_own_lines_alone() -> None:
    settled = RoundSettled(
        at=1, by=Role.DEALER, clauses=("9(d)",), pocket=Pocket("17"), lines=LINES
    )
    number, *own = narrate(settled, Audience.SEAT, "p3")
    assert number == "17 black"
    assert len(own) == sum(each.player == "p3" for each in LINES)
    assert narrate(settled, Audience.SEAT, "nobody") == ("17 black",)
