"""Crown Melbourne: American, Double Zero, French, TouchBet and TouchTable Roulette."""

from croupier.books.crown.american import deal_american
from croupier.books.crown.double_zero import deal_double_zero
from croupier.books.crown.french import deal_french
from croupier.books.crown.touchbet import deal_touchbet
from croupier.books.crown.touchtable import deal_touchtable
from croupier.books.crown.tournament import TOURNAMENT
from croupier.core.roles import Role
from croupier.roulette.book import ON_OFF, Offer, Option, Rulebook

_RACETRACK = Option("racetrack", ON_OFF, "the layout has a race-track")
_SINGLE = Option("wheel", ("single-zero",), "37 pockets, Diagram D")
_DOUBLE = Option("wheel", ("double-zero", "diagram-n"), "38 pockets, Diagram G or N")
_EITHER = Option("wheel", ("single-zero", "double-zero"), "37 or 38 pockets")

RULEBOOK = Rulebook(
    code="crown",
    title="Crown Melbourne",
    edition="VCGR",
    offers=(
        Offer(
            name="american",
            title="American Roulette",
            options=(_SINGLE, Option("layout", ("A", "B", "C"), "the drawing"), _RACETRACK),
            deal=deal_american,
        ),
        Offer(
            name="double-zero",
            title="Double Zero Roulette",
            options=(_DOUBLE, Option("layout", ("F", "O", "V"), "the drawing"), _RACETRACK),
            deal=deal_double_zero,
        ),
        Offer(
            name="french",
            title="French Roulette",
            options=(_SINGLE, Option("layout", ("I", "J"), "the drawing"), _RACETRACK),
            deal=deal_french,
        ),
        Offer(
            name="touchbet",
            title="TouchBet Roulette",
            options=(
                _EITHER,
                Option("layout", ("fitting", "A", "B", "C", "F"), "the drawing"),
                _RACETRACK,
                Option(
                    "wagering_seconds",
                    ("0",),
                    "a clock that ends the wagering period; 0: the dealer's call ends it",
                    number=True,
                ),
            ),
            deal=deal_touchbet,
        ),
        Offer(
            name="touchtable",
            title="TouchTable Roulette",
            options=(
                _EITHER,
                Option("layout", ("fitting", "A", "B", "C", "O"), "the drawing"),
                _RACETRACK,
            ),
            deal=deal_touchtable,
        ),
    ),
    titles={
        "croupier": Role.DEALER,
        "bout-de-table": Role.DEALER,
        "chef-de-table": Role.GAME_SUPERVISOR,
        "casino-operator": Role.OPERATOR,
    },
    tournament=TOURNAMENT,
)
