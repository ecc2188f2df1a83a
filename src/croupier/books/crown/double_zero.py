"""Double Zero Roulette: rule 8 goes before the general rules, by 8.1."""

from croupier.books.crown.american import deal_american
from croupier.books.crown.equipment import DOUBLE_ZERO_EQUIPMENT
from croupier.books.crown.wheels import LAYOUTS, WHEELS
from croupier.roulette.bets import Kind
from croupier.roulette.book import Options
from croupier.roulette.game import Game
from croupier.roulette.overlay import lay_over

#: What wins on 00 depends on the drawing.
ON_DOUBLE_ZERO = {
    "F": ("8.4.3(a)(i)", "8.4.3(a)(ii)"),
    "O": ("8.4.3(b)(i)", "8.4.3(b)(ii)"),
    "V": ("8.4.3(c)(i)", "8.4.3(c)(ii)"),
}


def deal_double_zero(options: Options) -> Game:
    """The game on layout F, O or V. No race-track: the book lists pieces for one zero only."""
    layout = LAYOUTS[options["layout"]]
    base = deal_american({**options, "layout": "A"})
    five_line = {} if layout.name == "O" else {Kind.FIVE_LINE: 6}
    return lay_over(
        base,
        ("8.1",),
        name="double-zero",
        title="Double Zero Roulette",
        options=options,
        wheel=WHEELS[options["wheel"]],
        layout=layout,
        odds=five_line,
        odds_clauses={Kind.FIVE_LINE: ("8.4.1",)},
        zero_clauses=("6.3.1", "6.3.2", "8.4.1"),
        double_zero_clauses=ON_DOUBLE_ZERO[layout.name],
        layout_clauses=("8.3.1", "8.4.1", "8.4.2", "3.1", "3.7", "6.1"),
        calls=dict.fromkeys(base.calls),
        calls_absent=dict.fromkeys(base.calls_absent, ("6.4", "8.1")),
        # Both drawings of the wheel are lost, so either order waits for a signature.
        unsigned=("wheel-order",),
        equipment=DOUBLE_ZERO_EQUIPMENT,
    )
