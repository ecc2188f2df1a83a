"""American Roulette: rules 1 to 7 and 13, the base that the other games are laid over."""

from functools import partial

from croupier.books.crown.equipment import AMERICAN_EQUIPMENT
from croupier.books.crown.wheels import LAYOUTS, WHEELS
from croupier.roulette.book import Options, is_on
from croupier.roulette.calls import CallKind
from croupier.roulette.common import (
    ANYONE,
    CHANCES,
    MACHINE,
    PIT,
    PIT_BOSSES,
    SINGLE_ZERO_ODDS,
    SUPERVISORS,
    clauses_by_kind,
    task,
)
from croupier.roulette.game import (
    CallRule,
    Clauses,
    CloseRule,
    ColourRule,
    EntryRule,
    Game,
    IdleRule,
    NoSpinRule,
    NoticeRule,
    Power,
    SpinRule,
    Task,
    VoidRule,
)
from croupier.roulette.limits import LimitsRule, OffUnit, Over, Rounding, Under

#: Rule 1.2 lifts a Game Supervisor and everyone above into the Dealer's powers.
_DEALER = PIT
#: What refuses a wager after the close, or after the ball has come to rest.
LATE: Clauses = ("3.2", "3.3", "3.7")

#: Not a spin as 5.2 describes one: it stands once the next has begun.
_badly_launched = partial(NoSpinRule, roles=_DEALER, after_result=True, late_clauses=("7.5",))
#: What happened to a ball under way may come out at any time: no clause lets its number stand.
_spoiled = partial(NoSpinRule, roles=_DEALER, after_result=True, void_uncalled=True)
NO_SPINS = {
    "wheel-not-moving": _badly_launched(clauses=("7.1.1", "7.2.2")),
    "same-direction": _badly_launched(clauses=("7.1.2", "7.2.2")),
    "short-revolutions": _badly_launched(clauses=("7.1.3", "7.2.2")),
    "foreign-object": NoSpinRule(clauses=("7.1.4", "7.2.2"), roles=_DEALER),
    "ball-out": _spoiled(clauses=("7.1.5", "7.2.2")),
    "interference": _spoiled(clauses=("7.1.6", "7.2.2")),
    "disruption": _spoiled(clauses=("7.1.7", "7.2.2"), needs_text=True),
    "wheel-stopped": _spoiled(clauses=("7.1.8", "7.2.2")),
    "ball-stuck": NoSpinRule(clauses=("7.4",), roles=SUPERVISORS),
}


def race_track(clauses: Clauses) -> dict[CallKind, CallRule]:
    """The race-track bets, placed piece by piece on the layout."""
    titles = {
        CallKind.TIER: "Series 5/8",
        CallKind.ORPHELINS: "Orphans",
        CallKind.VOISINS: "Grand Series 0/2/3",
        CallKind.ZERO_GAME: "Zero Game",
        CallKind.NEIGHBOURS: "Neighbours",
    }
    return {
        kind: CallRule(clauses=clauses, title=title, roles=ANYONE) for kind, title in titles.items()
    }


_POWERS = {
    "open-betting": Power(MACHINE, ("5.1", "1.2")),
    "call-bet": Power(PIT, ("3.3",)),
    "result": Power(MACHINE, ("5.4.1", "1.2")),
    "change-limits": Power(SUPERVISORS, ("4.1 fn1 s66(2)",)),
    "announce-limits": Power(SUPERVISORS, ("4.1 fn1 s66(2)",)),
    "personal-limits": Power(PIT_BOSSES, ("4.3",)),
    "announce-close": Power(SUPERVISORS, ("13.7",)),
    "close-table": Power(PIT_BOSSES, ("13.7",)),
    "dispute": Power(ANYONE, ("13.9", "13.10")),
    "resolve": Power(SUPERVISORS, ("13.9",)),
    "final-decision": Power(PIT_BOSSES, ("13.9",)),
    "exclude": Power(PIT_BOSSES, ("13.2.2", "13.2")),
    "seize": Power(PIT_BOSSES, ("13.2.3", "13.2")),
    "end-seizure": Power(PIT_BOSSES, ("13.2.3", "13.2")),
    "confiscate": Power(PIT_BOSSES, ("13.2.4", "13.2")),
    "detain": Power(PIT_BOSSES, ("13.2.5", "13.2")),
    "extra-spin": Power(SUPERVISORS, ("5.6", "5.7")),
}
_DISRUPTION = Power(PIT_BOSSES, ("13.3.1",))

TASKS = {
    "result": (
        task("announce", "duty-announce", ("5.4.1",)),
        task("dolly", "duty-dolly", ("5.4.2",), "open-betting"),
        task(
            "collect",
            "duty-collect",
            ("5.5", "3.6(a)"),
            "open-betting",
            when="wagered",
        ),
        task(
            "pay",
            "duty-pay",
            ("5.5", "3.6(b)", "3.2"),
            "open-betting",
            "remove",
            "clear",
            when="wagered",
        ),
    ),
    "no-spin": (task("stop-ball", "duty-stop-ball", ("7.2.1",)),),
    "under-minimum": (
        task(
            "advise",
            "duty-advise",
            ("4.2.1",),
            "open-betting",
        ),
    ),
    "colour-marker": (task("value-marker", "duty-value-marker", ("3.1.2(e)",)),),
    "foreign-colour": (
        Task(
            name="tell-surveillance",
            says="duty-tell-surveillance",
            roles=PIT,
            clauses=("3.1.2(c)(ii)",),
            blocks=frozenset({"cash-out", "leave", "colour", "place", "repeat", "call-bet"}),
            lasting=True,
            own=True,
        ),
    ),
    "personal-limits": (
        Task(
            name="marker",
            says="duty-mark-position",
            roles=PIT,
            clauses=("4.3",),
            lasting=True,
            activates=True,
        ),
    ),
}


def deal_american(options: Options) -> Game:
    """The single-zero game on a live table."""
    racetrack = is_on(options, "racetrack")
    return Game(
        book="crown",
        edition="VCGR",
        name="american",
        title="American Roulette",
        options=options,
        electronic=False,
        wheel=WHEELS["single-zero"],
        layout=LAYOUTS[options["layout"]],
        odds=SINGLE_ZERO_ODDS,
        odds_clauses=_ODDS_CLAUSES,
        zero_clauses=("6.3.1", "6.3.2"),
        layout_clauses=("3.1", "3.7", "6.1", "6.2.1"),
        owner_clauses=("3.4",),
        settle_clauses=("3.5",),
        stands_clauses=("3.2",),
        calls={kind: rule for kind, rule in race_track(("6.4",)).items() if racetrack},
        calls_absent=dict.fromkeys(race_track(()), ("6.4",)),
        close=CloseRule(
            clauses=("5.3",),
            refused_clauses=LATE,
            before_spin_clauses=("5.3",),
            at_rest_clauses=("3.3", "5.3"),
        ),
        spin=SpinRule(
            revolutions_min=4,
            direction_clauses=("5.2", "7.1.2"),
            revolutions_clauses=("5.2", "7.1.3"),
            roles=MACHINE,
            clauses=("5.2", "2.4"),
            moving_clauses=("7.1.1",),
        ),
        no_spins=NO_SPINS,
        no_spin_clauses=("7.2.2",),
        respin_clauses=("5.1",),
        limits=LimitsRule(
            under=Under.SETTLED_ONCE,
            over=Over.SETTLED_AT_MAX,
            off_unit=OffUnit.TAKEN,
            rounding=Rounding.UP,
            under_clauses=("4.2.1",),
            advised_clauses=("4.2.1",),
            over_clauses=("4.2.2",),
            off_unit_clauses=("4.2.3",),
            rounding_clauses=("4.2.3",),
        ),
        powers=_POWERS,
        # Chips lie where they lie once no more bets is called, so nobody puts one right.
        absent_clauses={
            "malfunction": ("7.3",),
            "refuse-wager": ("13.2",),
            "reposition": ("3.2", "3.5"),
        },
        correction=Power(PIT_BOSSES, ("13.9",)),
        invalidations={
            **dict.fromkeys(
                ("fire", "riot", "brawl", "robbery", "act-of-god", "civil-commotion"), _DISRUPTION
            ),
            "fraud": Power(PIT_BOSSES, ("13.3.2",)),
            "equipment": Power(SUPERVISORS, ("7.3",)),
        },
        described=frozenset({"fraud", "equipment"}),
        refund_clauses=("13.4",),
        voids={"*": VoidRule(power=Power(PIT_BOSSES, ("13.2.1", "13.2")))},
        raise_minimum=NoticeRule(minutes=20, clauses=("4.1 fn1 s66(2)",)),
        closing=NoticeRule(minutes=20, clauses=("13.7",)),
        idle=IdleRule(rounds=3, when_full=True, clauses=("13.8",), roles=PIT),
        entry=EntryRule(account_clauses=("3.1", "3.3", "3.7")),
        tenders=dict.fromkeys(("cash", "chips", "voucher", "token"), ("3.1", "3.3")),
        tender_clauses=("3.1", "3.3"),
        inspector_clauses=("13.10",),
        cash_out_clauses=("3.1.2(c)(i)",),
        colours=ColourRule(
            value_clauses=("3.1.2(e)", "3.1.2"),
            marker_clauses=("3.1.2(e)",),
            same_colour_clauses=("3.1.2(d)",),
            several_roles=PIT_BOSSES,
            several_clauses=("3.1.2(f)",),
            same_value=False,
            same_value_clauses=("3.1.2(f)(i)",),
            table_clauses=("3.1.2(b)", "3.1.2(c)", "3.1.2(c)(i)"),
            elsewhere_roles=PIT_BOSSES,
            elsewhere_clauses=("3.1.2(c)(ii)",),
            unknown_at_minimum=True,
        ),
        tasks=TASKS,
        announcements={
            "open": ("Place your bets",),
            "close": ("No more bets",),
            "no-spin": ("No spin",),
            "result": ("{number}",),
        },
        equipment=AMERICAN_EQUIPMENT,
    )


_ODDS_CLAUSES = clauses_by_kind(
    {
        "straight split corner six-line": ("6.1",),
        "street": ("6.1", "6.2.2(a)", "6.2.2(b)", "6.2.2(c)"),
        "column": ("6.1", "6.2.3(i)", "6.2.3(ii)", "6.2.3(iii)"),
        "dozen": ("6.1",),
        CHANCES: ("6.1",),
    }
)
