"""La roulette anglaise: articles 55-10 to 55-13. Zero takes half of an even chance at once."""

from typing import Final

from croupier.books.france import shared
from croupier.books.france.american import places
from croupier.books.france.equipment import single_zero_equipment
from croupier.books.france.layouts import ENGLISH
from croupier.core.messages import say
from croupier.roulette.bets import EVEN_CHANCES, Kind
from croupier.roulette.book import NotOffered, Options, is_on
from croupier.roulette.calls import CallKind
from croupier.roulette.common import ANYONE, SUPERVISORS
from croupier.roulette.floor import PaymentOrder, StaffRule
from croupier.roulette.game import CallRule, ColourRule, EntryRule, Game, Power, ZeroRule
from croupier.roulette.wheel import SINGLE_ZERO

MAXIMA: Final = shared.maxima(
    {
        "even chances": 360,
        "straight": 20,
        "split": 40,
        "street": 60,
        "corner": 80,
        "six-line": 120,
        "twelve": 240,
        "twenty-four": 480,
    }
)
ZERO: Final = ZeroRule(kinds=frozenset(EVEN_CHANCES), clauses=("55-12",), odd_clauses=shared.HOUSE)
PAY_ORDER: Final = PaymentOrder(
    kinds=(
        (Kind.COLUMN, Kind.TWO_COLUMNS),
        (Kind.HIGH,),
        (Kind.ODD,),
        (Kind.BLACK,),
        (Kind.RED,),
        (Kind.EVEN,),
        (Kind.LOW,),
        (Kind.DOZEN, Kind.TWO_DOZENS),
        (Kind.SIX_LINE,),
        (Kind.STREET,),
        (Kind.CORNER,),
        (Kind.SPLIT,),
        (Kind.STRAIGHT,),
    ),
    clauses=("55-10",),
    by_player=True,
    stack=20,
)
#: The bets of the race track, by the names that are painted on it.
RACE_TRACK: Final = {
    CallKind.TIER: "Tiers du cylindre",
    CallKind.ORPHELINS: "Orphelins",
    CallKind.VOISINS: "Voisins du zéro",
    CallKind.NEIGHBOURS: "Voisins",
}


def deal_english(options: Options) -> Game:
    """The game with seven colours; at terminals it is reserved."""
    if is_on(options, "electronic"):
        raise NotOffered(say("france-electronic-english-reserved"), ("55-11",))
    racetrack = is_on(options, "racetrack")
    calls: dict[CallKind | Kind, CallRule] = {
        kind: CallRule(clauses=("55-10",), title=title, roles=ANYONE)
        for kind, title in RACE_TRACK.items()
        if racetrack
    }
    return Game(
        book="france",
        edition="14 May 2007",
        name="english",
        title="Roulette anglaise",
        options=options,
        electronic=False,
        wheel=SINGLE_ZERO,
        layout=ENGLISH,
        odds=shared.ODDS,
        odds_clauses=shared.odds_clauses("55-12"),
        zero_clauses=("55-12",),
        at_zero=ZERO,
        layout_clauses=("55-12",),
        settle_clauses=("55-10",),
        stands_clauses=("55-12",),
        calls=calls,
        calls_absent=dict.fromkeys(CallKind, ("55-12",)),
        close=shared.close_rule("55-10"),
        spin=shared.spin_rule("55-10"),
        no_spins=shared.no_spins("55-10"),
        no_spin_clauses=("55-10",),
        limits=shared.limits_rule("55-13", options, MAXIMA),
        powers=shared.powers(opens="55-10", chief="55-10"),
        absent_clauses=shared.absent(change="55-13", call="55-10", zero="55-12"),
        correction=Power(SUPERVISORS, ("55-10",)),
        entry=EntryRule(players_max=places(options), players_clauses=("55-10",)),
        tenders=dict.fromkeys(("cash", "chips"), ("55-10",)),
        tender_clauses=("55-10",),
        colours=ColourRule(
            value_clauses=("55-13", "55-3"),
            value_defaults=True,
            value_within_limits=True,
            same_colour_clauses=("55-10",),
            several_clauses=("55-13",),
            table_clauses=("55-10", "55-13"),
            colours_max=7,
            colours_max_clauses=("55-10",),
            leave_clauses=("55-13",),
            value_chip_kinds=frozenset(EVEN_CHANCES),
            value_chip_clauses=("55-10",),
            tip_clauses=("55-10",),
            pay_clauses=("55-10",),
        ),
        float_rule=shared.FLOAT,
        staff=StaffRule(
            places={"chef de table": 1, "croupier": 1},
            clauses=("55-10",),
            chief="chef de table",
            tables_max=1 if racetrack else 2,
            chief_clauses=("55-10",),
        ),
        pay_order=PAY_ORDER,
        tasks={
            "result": shared.result_tasks("55-10", "55-10", shared.CROUPIERS),
            "closed": (shared.lid_task("55-10"),),
        },
        announcements=shared.ANNOUNCEMENTS,
        titles=shared.NAMES,
        equipment=single_zero_equipment("55-10", "51"),
    )
