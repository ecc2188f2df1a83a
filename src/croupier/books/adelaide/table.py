"""The live table: chips on the layout, neighbours by button, limits kept at settlement."""

from dataclasses import replace
from functools import partial

from croupier.books.adelaide.equipment import TABLE_EQUIPMENT
from croupier.core.roles import Role
from croupier.roulette.book import Options, is_on
from croupier.roulette.buttons import ButtonRule
from croupier.roulette.calls import CallKind
from croupier.roulette.common import (
    ANYONE,
    CHANCES,
    MACHINE,
    PIT,
    SINGLE_ZERO_ODDS,
    SUPERVISORS,
    clauses_by_kind,
    task,
)
from croupier.roulette.game import (
    CallRule,
    CloseRule,
    ColourRule,
    Game,
    NoSpinRule,
    NoticeRule,
    Power,
    SpinRule,
    Task,
)
from croupier.roulette.layout import SINGLE_BOX, draw_layout
from croupier.roulette.limits import LimitsRule, OffUnit, Over, Rounding, Under
from croupier.roulette.wheel import SINGLE_ZERO

DEALER_ONLY = frozenset({Role.DEALER})
LAYOUT = draw_layout("A", "single zero", SINGLE_BOX)

#: What ran the wrong way or too short was never a valid spin, whenever that comes out.
_never_valid = partial(
    NoSpinRule,
    roles=DEALER_ONLY,
    after_result=True,
    void_uncalled=True,
    late_clauses=("9(b)",),
)

NO_SPINS = {
    "same-direction": _never_valid(clauses=("10(a)",)),
    "short-revolutions": _never_valid(clauses=("10(b)",)),
    "foreign-object": NoSpinRule(clauses=("10(c)",), roles=DEALER_ONLY),
    "ball-stuck": NoSpinRule(clauses=("10(d)",), roles=DEALER_ONLY),
    "ball-out": NoSpinRule(clauses=("10(e)",), roles=DEALER_ONLY),
}
_POWERS = {
    "place": Power(ANYONE, ("6(a)",)),
    "call-bet": Power(MACHINE, ("6(b)",)),
    **dict.fromkeys(("remove", "move", "clear", "undo", "repeat"), Power(ANYONE, ("6(i)",))),
    "result": Power(MACHINE, ("9(d)",)),
    "personal-limits": Power(SUPERVISORS, ("6(k)", "8(a)")),
    "change-limits": Power(SUPERVISORS, ("6(k)",)),
    "announce-limits": Power(SUPERVISORS, ("6(k)",)),
    # An Authorised Officer lets a player have a second colour.
    "colour": Power(PIT | {Role.AUTHORISED_OFFICER}, ("6(d)", "6(e)")),
    "announce-close": Power(SUPERVISORS, ("12(h)",)),
    "close-table": Power(SUPERVISORS, ("12(h)",)),
    "designate": Power(SUPERVISORS, ("12(a)",)),
    "change-ball": Power(SUPERVISORS, ("9(a)",)),
    "exclude": Power(SUPERVISORS, ("12(d)",)),
    "partners": Power(PIT, ("12(e)",)),
    "make-arrangement": Power(SUPERVISORS, ("8(a)",)),
    "dispute": Power(ANYONE, ("12(i)", "12(j)")),
    "resolve": Power(SUPERVISORS | {Role.INSPECTOR}, ("12(i)", "12(j)")),
    "final-decision": Power(SUPERVISORS | {Role.INSPECTOR}, ("12(i)", "12(j)")),
    # What the house has decided the inspectorate may review: a dispute that the rules do not cover
    # where the player or the house wants it.
    "review": Power(frozenset({Role.INSPECTOR}), ("12(j)",)),
    "request-review": Power(SUPERVISORS | {Role.PLAYER}, ("12(i)",)),
}
_DISRUPTION = Power(SUPERVISORS, ("12(b)i",))

#: An Authorised Officer says with a session of their own that they know of it.
OFFICER_KNOWS = {
    "close-announced": (
        Task(
            name="officer-told",
            says="duty-officer-told",
            roles=frozenset({Role.AUTHORISED_OFFICER}),
            clauses=("12(h)",),
            blocks=frozenset({"close-table"}),
            lasting=True,
            judged=True,
        ),
    ),
}
TASKS = {
    "result": (
        task("announce", "duty-announce", ("9(d)",)),
        task("dolly", "duty-dolly", ("9(d)",), "open-betting"),
        task(
            "move-winners",
            "duty-move-fifth",
            ("6(j)",),
            "open-betting",
            when="held-won",
        ),
        task("collect", "duty-collect-bets", ("9(e)",), "open-betting"),
        replace(
            task(
                "pay",
                "duty-pay-bets",
                ("9(e)", "12(c)", "12(d)"),
                "open-betting",
                "remove",
                "clear",
            ),
            frees="segment",
        ),
    ),
    "colour-marker": (task("marker", "duty-mark-value", ("6(d)",)),),
    **OFFICER_KNOWS,
    "under-minimum": (task("advise", "duty-advise-bets", ("12(e)",), "open-betting"),),
    **{
        f"no-spin:{reason}": (task("remove-ball", "duty-remove-ball", clauses),)
        for reason, clauses in (
            ("same-direction", ("10(a)",)),
            ("short-revolutions", ("10(b)",)),
            ("foreign-object", ("10(c)",)),
        )
    },
}


def limits_rule(*, multiples_notice: bool) -> LimitsRule:
    """Limits are kept when the bet is settled; a notice decides how odd sums are paid."""
    return LimitsRule(
        under=Under.SETTLED_ONCE,
        over=Over.SETTLED_AT_MAX,
        off_unit=OffUnit.TAKEN,
        rounding=Rounding.LOWER_MULTIPLE if multiples_notice else Rounding.UP,
        multiples_of_min=multiples_notice,
        under_clauses=("12(e)",),
        advised_clauses=("12(e)",),
        over_clauses=("12(f)",),
        off_unit_clauses=("6(k)", "12(g)"),
        rounding_clauses=("12(g)",),
    )


def buttons_rule(options: Options) -> ButtonRule:
    """How the house limits the use of neighbours buttons, if it does."""
    most = {
        name: None if options[option] == "none" else int(options[option])
        for name, option in (
            ("number_max", "buttons_per_number"),
            ("spin_max", "buttons_per_spin"),
        )
    }
    return ButtonRule(clauses=("12(a)",), designated=is_on(options, "designated_buttons"), **most)


def deal_table(options: Options) -> Game:
    """The live table under the chosen notices."""
    absent = {"reposition": ("6(i)",)}
    if is_on(options, "stand_alone"):
        absent |= dict.fromkeys(("place", "call-bet", "repeat"), ("5.7(a)",))
    return Game(
        book="adelaide",
        edition="2003-05-20",
        name="table",
        title="Roulette table",
        options=options,
        electronic=False,
        wheel=SINGLE_ZERO,
        layout=LAYOUT,
        odds=SINGLE_ZERO_ODDS,
        odds_clauses=clauses_by_kind(
            {
                "straight": ("8(a)A", "8(a)"),
                "split": ("8(a)B", "8(a)"),
                "street": ("8(a)C", "8(a)"),
                "corner": ("8(a)D", "8(a)"),
                "six-line": ("8(a)E", "8(a)"),
                "column dozen": ("8(a)F-G", "8(a)"),
                CHANCES: ("8(a)H-M", "8(a)"),
            }
        ),
        zero_clauses=("8(c)",),
        layout_clauses=("6(a)", "6(m)"),
        owner_clauses=("6(g)",),
        lucky_absent=("6(m)",),
        settle_clauses=("6(j)",),
        stands_clauses=("6(i)",),
        calls={
            CallKind.NEIGHBOURS: CallRule(
                clauses=("6(a)", "5.1(a)", "12(a)"),
                title="Neighbours",
                roles=ANYONE,
                held=True,
                moved_clauses=("6(j)",),
                shares=5,
                min_times=5,
                min_clauses=("12(a)",),
                buttons=buttons_rule(options),
            )
        },
        close=CloseRule(clauses=("9(c)",), refused_clauses=("6(i)",), before_spin=True),
        spin=SpinRule(
            revolutions_min=3,
            direction_clauses=("9(b)", "10(a)"),
            revolutions_clauses=("9(b)", "10(b)"),
            roles=MACHINE,
            clauses=("9(b)",),
        ),
        no_spins=NO_SPINS,
        no_spin_clauses=("10(f)",),
        limits=limits_rule(multiples_notice=is_on(options, "multiples_notice")),
        powers={action: power for action, power in _POWERS.items() if action not in absent},
        absent_clauses=absent,
        # A bet is settled by where the ball came to rest, not by what was typed.
        correction=Power(SUPERVISORS, ("6(j)", "9(d)")),
        invalidations={
            **dict.fromkeys(
                ("fire", "riot", "brawl", "robbery", "act-of-god", "civil-commotion"), _DISRUPTION
            ),
            "fraud": Power(SUPERVISORS, ("12(b)ii",)),
        },
        closing=NoticeRule(minutes=0, clauses=("12(h)",), always=True),
        tenders={"cash": ("6(l)",), "chips": ()},
        tender_clauses=("6(a)", "6(l)"),
        chips_only_clauses=("6(l)", "6(b)"),
        cash_out_clauses=("6(f)",),
        restricted_clauses=("8(a)i",),
        restricted_kinds=frozenset({"straight"}),
        prior_terms_clauses=("6(k)", "8(a)"),
        inspector_clauses=("12(k)",),
        colours=ColourRule(
            value_clauses=("6(d)", "6(c)"),
            value_defaults=True,
            marker_clauses=("6(d)",),
            same_colour_clauses=("6(d)",),
            several_roles=frozenset({Role.AUTHORISED_OFFICER}),
            several_clauses=("6(e)",),
            same_value_clauses=("6(e)",),
            table_clauses=("6(f)",),
        ),
        tasks=TASKS,
        announcements={
            "open": ("Place your bets",),
            "close": ("No more bets",),
            "no-spin": ("No spin",),
            "result": ("{number}",),
        },
        equipment=TABLE_EQUIPMENT,
    )
