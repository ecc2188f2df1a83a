"""The table: racetrack wagers through the dealer, a bell at the close, void spins called or not."""

from dataclasses import replace
from functools import partial

from croupier.books.new_zealand.equipment import EQUIPMENT
from croupier.core.roles import Role
from croupier.roulette.bets import Kind
from croupier.roulette.book import Options, is_on
from croupier.roulette.calls import CallKind, natural_triples
from croupier.roulette.common import (
    ANYONE,
    CHANCES,
    MACHINE,
    PIT,
    SINGLE_ZERO_ODDS,
    clauses_by_kind,
    task,
)
from croupier.roulette.game import (
    CallRule,
    CloseRule,
    ColourRule,
    Game,
    NoSpinRule,
    Power,
    SpinRule,
    Task,
)
from croupier.roulette.layout import SINGLE_BOX, draw_layout
from croupier.roulette.limits import LimitsRule, OffUnit, Over, Under
from croupier.roulette.wheel import SINGLE_ZERO

LAYOUTS = {
    option: draw_layout(option, f"single zero, option {option}", SINGLE_BOX) for option in "12"
}
#: The drawing of the groups is lost. These are the natural ones, for the operator to sign.
ASIAN_GROUPS = natural_triples(SINGLE_ZERO)
ASIAN_GROUPS_SIGNED = False

_DEALER = frozenset({Role.DEALER})
_EITHER = frozenset({Role.DEALER, Role.GAME_SUPERVISOR})
_SUPERVISOR = frozenset({Role.GAME_SUPERVISOR})
_void = partial(NoSpinRule, roles=_EITHER, void_uncalled=True, after_result=True)

NO_SPINS = {
    "same-direction": _void(clauses=("5.1(a)", "5.1 tail")),
    "foreign-object": _void(clauses=("5.1(b)", "5.1 tail")),
    "ball-stuck": _void(clauses=("5.1(c)", "5.1 tail")),
    "interference": _void(clauses=("5.1(d)", "5.1 tail")),
    "ball-out": _void(clauses=("5.2",)),
    "short-revolutions": _void(clauses=("5.3",), roles=_DEALER, late_clauses=("4.2",)),
}
_REMOVE_BALL = Task(
    name="remove-ball",
    says="duty-remove-ball",
    roles=_DEALER,
    clauses=("5.1 tail", "5.3"),
)
TASKS = {
    "close": (task("ring-bell", "duty-ring-bell", ("4.3",)),),
    "result": (
        task("announce", "duty-announce-colour", ("4.4(a)",)),
        task("dolly", "duty-dolly", ("4.4(b)",), "open-betting"),
        task(
            "move-winners",
            "duty-move-track",
            ("4.5A",),
            "open-betting",
            when="held-won",
        ),
        task("collect", "duty-collect", ("4.5(a)",), "open-betting"),
        # A paid even chance, column or dozen may be lifted though others wait for their pay.
        replace(
            task(
                "pay",
                "duty-pay",
                ("4.5(b)", "3.6(b)"),
                "open-betting",
                "remove",
                "clear",
            ),
            frees="wager",
        ),
    ),
    "no-spin": (replace(task("return-ball", "duty-return-ball", ("5.4",), "spin"), lasting=True),),
    "no-spin:ball-out": (
        Task(
            name="examine-ball",
            says="duty-examine-ball",
            roles=_SUPERVISOR,
            clauses=("5.2",),
            blocks=frozenset({"spin"}),
            lasting=True,
        ),
    ),
    **{
        f"no-spin:{reason}": (_REMOVE_BALL,)
        for reason in (
            "same-direction",
            "foreign-object",
            "ball-stuck",
            "interference",
            "short-revolutions",
        )
    },
}
_held = partial(
    CallRule,
    roles=_DEALER,
    void_if_player=("5.7", "3.2B"),
    held=True,
    moved_clauses=("4.5A",),
    void_under_clauses=("5.8",),
    void_excess_clauses=("5.9",),
)
RACETRACK: dict[CallKind | Kind, CallRule] = {
    CallKind.TIER: _held(clauses=("3.2A(a)", "3.2B"), title="Tier"),
    CallKind.ORPHELINS: _held(clauses=("3.2A(b)", "3.2B"), title="Orphelins"),
    CallKind.VOISINS: _held(clauses=("3.2A(c)", "3.2B"), title="Voisins du Zero"),
    CallKind.NEIGHBOURS: _held(clauses=("3.2A(d)", "3.2B"), title="Neighbours"),
}
ASIAN: dict[CallKind | Kind, CallRule] = {
    Kind.ASIAN_NEIGHBOUR: _held(clauses=("3.2", "3.2B"), title="Asian Neighbour")
}


def deal_table(options: Options) -> Game:
    """The table with the areas that its cloth has."""
    racetrack, asian = is_on(options, "racetrack"), is_on(options, "asian_racetrack")
    return Game(
        book="new-zealand",
        edition="Gazette, with rules 3.2A and 4.5A",
        name="table",
        title="Roulette",
        options=options,
        electronic=False,
        wheel=SINGLE_ZERO,
        layout=LAYOUTS[options["layout"]],
        odds={**SINGLE_ZERO_ODDS, Kind.ASIAN_NEIGHBOUR: 11},
        odds_clauses=_ODDS_CLAUSES,
        zero_clauses=("3.9",),
        layout_clauses=("3.1 tail",),
        owner_clauses=("3.5",),
        lucky_absent=("3.1 tail",),
        settle_clauses=("3.7(a)",),
        stands_clauses=("3.6 tail 1",),
        calls={**(RACETRACK if racetrack else {}), **(ASIAN if asian else {})},
        calls_absent={**dict.fromkeys(RACETRACK, ("3.2A",)), **dict.fromkeys(ASIAN, ("3.2",))},
        asian_groups=ASIAN_GROUPS if asian else (),
        unsigned=() if ASIAN_GROUPS_SIGNED or not asian else ("asian-groups",),
        close=CloseRule(
            clauses=("4.3",),
            refused_clauses=("3.6(a)",),
            changed_clauses=("3.6(b)",),
            before_spin_clauses=("4.3",),
        ),
        spin=SpinRule(
            revolutions_min=4,
            direction_clauses=("4.2", "5.1(a)"),
            revolutions_clauses=("4.2", "5.3"),
            roles=MACHINE,
            clauses=("4.2",),
        ),
        no_spins=NO_SPINS,
        no_spin_clauses=("5.1 tail",),
        respin_clauses=("5.4",),
        limits=LimitsRule(
            under=Under.REFUSED,
            over=Over.SETTLED_AT_MAX,
            off_unit=OffUnit.REFUSED,
            under_clauses=("1.0",),
            over_clauses=("1.0",),
            off_unit_clauses=("1.0",),
        ),
        powers={
            "place": Power(ANYONE, ("3.3", "3.1 tail")),
            "call-bet": Power(_DEALER, ("3.4", "3.2B")),
            "result": Power(MACHINE, ("4.4(a)",)),
            "change-limits": Power(PIT - _DEALER, ("1.0",)),
            "announce-limits": Power(PIT - _DEALER, ("1.0",)),
            "change-ball": Power(PIT - _DEALER, ("4.7",)),
            "reposition": Power(_DEALER, ("5.6",)),
            "interference": Power(PIT, ("4.6",)),
            "override": Power(PIT - _DEALER, ("3.7 proviso (i)", "3.7 proviso (ii)")),
        },
        # A wager is settled by where the ball came to rest, not by what was typed.
        correction=Power(PIT - _DEALER, ("3.7(a)",)),
        restore_clauses={
            "moved-by-dealer": ("3.7 proviso (i)",),
            "misplaced-by-dealer": ("3.7 proviso (i)",),
            "moved-by-patron": ("3.7 proviso (ii)",),
        },
        tenders={"cash": ("3.3",), "chips": ("3.3",)},
        tender_clauses=("3.3",),
        chips_only_clauses=("3.3", "3.4"),
        colours=ColourRule(
            value_clauses=("2.6(a)", "3.3"),
            value_defaults=True,
            marker_clauses=("2.6(b)",),
            same_colour_clauses=("2.6(a)",),
            several_clauses=("1.0",),
            same_value_clauses=("1.0",),
            table_clauses=("1.0",),
        ),
        tasks=TASKS,
        announcements={
            "open": ("Place your bets",),
            "close": ("No more bets",),
            "no-spin": ("No spin",),
            "result": ("{number}", "{colour}"),
        },
        equipment=EQUIPMENT,
    )


_ODDS_CLAUSES = clauses_by_kind(
    {
        "straight": ("3.8 Straight Up", "3.1(a)"),
        "split": ("3.8 Split", "3.1(b)"),
        "street": ("3.8 Street", "3.1(c)"),
        "corner": ("3.8 Corner", "3.1(d)"),
        "six-line": ("3.8 Six-Line", "3.1(e)"),
        "column": ("3.8 Column-Dozen", "3.1(f)"),
        "dozen": ("3.8 Column-Dozen", "3.1(g)"),
        "asian-neighbour": ("3.8 Asian Neighbour", "3.2"),
        **{
            kind: ("3.8 even chances", f"3.1({letter})")
            for kind, letter in zip(CHANCES.split(), "hijklm", strict=True)
        },
    }
)
