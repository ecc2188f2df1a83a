"""La roulette française: articles 51 to 53. Zero leaves a choice of half or prison."""

from typing import Final

from croupier.books.france import shared
from croupier.books.france.equipment import single_zero_equipment
from croupier.books.france.layouts import FRENCH
from croupier.roulette.bets import EVEN_CHANCES, THIRDS, TWENTY_FOURS, Kind
from croupier.roulette.book import Options, is_on
from croupier.roulette.calls import CallKind
from croupier.roulette.common import ANYONE, PIT, SUPERVISORS, task
from croupier.roulette.floor import PaymentOrder, StaffRule
from croupier.roulette.game import Game, Power, ZeroRule
from croupier.roulette.wheel import SINGLE_ZERO

MAXIMA: Final = shared.maxima(
    {
        "even chances": 1000,
        "straight": 30,
        "split": 60,
        "street": 100,
        "corner": 120,
        "six-line": 200,
        "twelve": 500,
        "twenty-four": 2000,
    }
)
ZERO: Final = ZeroRule(
    kinds=frozenset(EVEN_CHANCES), clauses=("52",), prison=True, odd_clauses=shared.HOUSE
)
PAY_ORDER: Final = PaymentOrder(
    kinds=(
        (*THIRDS, *TWENTY_FOURS),
        EVEN_CHANCES,
        (Kind.STREET, Kind.SIX_LINE),
        (Kind.CORNER,),
        (Kind.SPLIT,),
        (Kind.STRAIGHT,),
    ),
    clauses=("51",),
)
#: Places at a single layout, and at a double one.
STAFF: Final = {
    "false": {"chef de table": 1, "croupier": 2, "bout de table": 1},
    "true": {"chef de table": 1, "sous-chef de table": 1, "croupier": 4, "bout de table": 2},
}
_CHOICE: Final = task(
    "choice",
    "france-choice",
    ("52",),
    when="prison",
)


def deal_french(options: Options) -> Game:
    """The game with prison, on one layout or two."""
    return Game(
        book="france",
        edition="14 May 2007",
        name="french",
        title="Roulette française",
        options=options,
        electronic=False,
        wheel=SINGLE_ZERO,
        layout=FRENCH,
        odds=shared.ODDS,
        odds_clauses=shared.odds_clauses("52"),
        zero_clauses=("52",),
        at_zero=ZERO,
        layout_clauses=("52",),
        settle_clauses=("51",),
        stands_clauses=("52",),
        calls_absent=dict.fromkeys(CallKind, ("52",)),
        close=shared.close_rule("51"),
        spin=shared.spin_rule("51"),
        no_spins=shared.no_spins("51"),
        no_spin_clauses=("51",),
        limits=shared.limits_rule("53", options, MAXIMA),
        powers={
            **shared.powers(opens="51", chief="51"),
            "share": Power(ANYONE, ("52",)),
            "imprison": Power(ANYONE, ("52",)),
            "last-spin": Power(PIT, ("52",)),
        },
        absent_clauses=shared.absent(change="53", call="51", zero="52"),
        correction=Power(SUPERVISORS, ("51",)),
        tenders=dict.fromkeys(("cash", "chips"), ("51",)),
        tender_clauses=("51",),
        float_rule=shared.FLOAT,
        staff=StaffRule(
            places=STAFF["true" if is_on(options, "double_table") else "false"],
            clauses=("51",),
            chief="chef de table",
            turn_clauses=("51",),
        ),
        pay_order=PAY_ORDER,
        tasks={
            "result": (*shared.result_tasks("51", "51", shared.CROUPIERS), _CHOICE),
            "closed": (shared.lid_task("51"),),
        },
        announcements=shared.ANNOUNCEMENTS,
        titles=shared.NAMES,
        equipment=single_zero_equipment("51"),
    )
