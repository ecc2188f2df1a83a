"""La roulette américaine: articles 55-1 to 55-3. Both zeros lose every even chance."""

from typing import Final

from croupier.books.france import shared
from croupier.books.france.equipment import AMERICAN_EQUIPMENT
from croupier.books.france.layouts import AMERICAN
from croupier.roulette.bets import Kind
from croupier.roulette.book import Options, is_on
from croupier.roulette.calls import CallKind
from croupier.roulette.common import PIT, SINGLE_ZERO_ODDS, SUPERVISORS
from croupier.roulette.floor import PaymentOrder
from croupier.roulette.game import ColourRule, EntryRule, Game, Power
from croupier.roulette.payouts import Odds
from croupier.roulette.wheel import DOUBLE_ZERO_WHEEL

MAXIMA: Final = shared.maxima(
    {
        "even chances": 360,
        "straight": 20,
        "split": 40,
        "street": 60,
        "corner": 80,
        "five-line": 100,
        "six-line": 120,
        "twelve": 240,
    }
)
PAY_ORDER: Final = PaymentOrder(
    kinds=(
        (Kind.COLUMN,),
        (Kind.HIGH,),
        (Kind.ODD,),
        (Kind.BLACK,),
        (Kind.RED,),
        (Kind.EVEN,),
        (Kind.LOW,),
        (Kind.DOZEN,),
        (Kind.FIVE_LINE, Kind.SIX_LINE, Kind.STREET),
        (Kind.CORNER,),
        (Kind.SPLIT,),
        (Kind.STRAIGHT,),
    ),
    clauses=("55-1",),
    by_player=True,
)
TWO_ZERO_ODDS: Final[dict[Kind, Odds]] = {**SINGLE_ZERO_ODDS, Kind.FIVE_LINE: 6}
SEATS: Final = 7


def places(options: Options) -> int:
    """Seven players, or twice as many at a double table."""
    return 2 * SEATS if is_on(options, "double_table") else SEATS


def deal_american(options: Options) -> Game:
    """The game with 0 and 00."""
    return Game(
        book="france",
        edition="14 May 2007",
        name="american",
        title="Roulette américaine",
        options=options,
        electronic=False,
        wheel=DOUBLE_ZERO_WHEEL,
        layout=AMERICAN,
        odds=TWO_ZERO_ODDS,
        odds_clauses=shared.odds_clauses("55-2"),
        zero_clauses=("55-2",),
        double_zero_clauses=("55-2",),
        layout_clauses=("55-2",),
        settle_clauses=("55-1",),
        stands_clauses=("55-2",),
        calls_absent=dict.fromkeys(CallKind, ("55-2",)),
        close=shared.close_rule("55-1"),
        spin=shared.spin_rule("55-1"),
        no_spins=shared.no_spins("55-1"),
        no_spin_clauses=("55-1",),
        limits=shared.limits_rule("55-3", options, MAXIMA),
        powers=shared.powers(opens="55-1"),
        absent_clauses=shared.absent(change="55-3", call="55-1", zero="55-2"),
        correction=Power(SUPERVISORS, ("55-1",)),
        entry=EntryRule(players_max=places(options), players_clauses=("55-1",)),
        tenders=dict.fromkeys(("cash", "chips"), ("55-1",)),
        tender_clauses=("55-1",),
        colours=ColourRule(
            value_clauses=("55-3",),
            value_defaults=True,
            value_within_limits=True,
            marker_clauses=("55-1",),
            same_colour_clauses=("55-1",),
            several_clauses=("55-3",),
            table_clauses=("55-1",),
            colours_max=10,
            colours_max_clauses=("55-1",),
            pay_clauses=("55-1",),
        ),
        float_rule=shared.FLOAT,
        pay_order=PAY_ORDER,
        tasks={"result": shared.result_tasks("55-1", "55-1", PIT)},
        announcements=shared.ANNOUNCEMENTS,
        titles=shared.NAMES,
        equipment=AMERICAN_EQUIPMENT,
    )
