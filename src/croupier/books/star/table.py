"""The main game: limits checked before the call, no spin by dealer or supervisor, Player Card."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from croupier.books.star.equipment import equipment
from croupier.core.messages import say
from croupier.core.roles import Role, or_above
from croupier.roulette.bets import Kind
from croupier.roulette.book import NotOffered, Options, is_on
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
from croupier.roulette.duties import TokenRule
from croupier.roulette.game import (
    Clauses,
    CloseRule,
    ColourRule,
    EntryRule,
    Game,
    IdleRule,
    MalfunctionRule,
    NoSpinRule,
    NoticeRule,
    Power,
    SpinRule,
    Task,
    VoidRule,
)
from croupier.roulette.layout import SIDE_BY_SIDE_BOX, SINGLE_BOX, draw_layout
from croupier.roulette.limits import LimitsRule, OffUnit, Over, Under
from croupier.roulette.wheel import DOUBLE_ZERO_WHEEL, SINGLE_ZERO

LAYOUTS = {
    "A": draw_layout("A", "single zero", SINGLE_BOX),
    "B": draw_layout("B", "double zero", SIDE_BY_SIDE_BOX),
    "C": draw_layout("C", "single zero, a second 0 outside", SINGLE_BOX, outside_zero=True),
    "E": draw_layout("E", "single zero with Lucky Ball", SINGLE_BOX, lucky_ball=True),
    "F": draw_layout("F", "double zero with Lucky Ball", SIDE_BY_SIDE_BOX, lucky_ball=True),
}
#: What each layout becomes when the side wager is offered on it.
_WITH_LUCKY_BALL = {"A": "E", "C": "E", "B": "F", "E": "E", "F": "F"}

_CALLED_BY = PIT
#: What was done to a ball may come out at any time, and no clause lets its number stand.
_spoiled = partial(NoSpinRule, roles=_CALLED_BY, after_result=True, void_uncalled=True)
#: What ran the wrong way or too short was never a valid spin.
_never_valid = partial(_spoiled, late_clauses=("5.2",))
NO_SPINS = {
    "same-direction": _never_valid(clauses=("8.1", "8.8")),
    "short-revolutions": _never_valid(clauses=("8.2", "8.8")),
    "foreign-object": NoSpinRule(clauses=("8.3", "8.8"), roles=_CALLED_BY),
    "ball-stuck": NoSpinRule(clauses=("8.4", "8.8"), roles=_CALLED_BY),
    "ball-out": _spoiled(clauses=("8.5", "8.8")),
    "interference": _spoiled(clauses=("8.6", "8.8")),
}
_LOADED = {"uspin-loaded-by-other": _spoiled(clauses=("8.7", "8.8"))}
_GROUNDS = (*NO_SPINS, *_LOADED)
_DISRUPTION = Power(SUPERVISORS, ("9.5.1",))
_PROXY_VOID = VoidRule(
    power=Power(SUPERVISORS, ("8.16.1", "9.1", "9.1.1", "9.1.2")),
    after_spin_clauses=("8.16.2", "9.1", "9.1.1", "9.1.2", "1.1"),
    earlier_clauses=("8.16.3",),
)
_CARD_VOID = replace(_PROXY_VOID, lapses_card=True)

_OUTSIDE_ZERO = task(
    "move-outside-zero",
    "duty-move-outside-zero",
    ("5.5", "8.10"),
    when="outside-zero",
)
_LOAD = Task(
    name="load-ball",
    says="duty-load-ball",
    roles=frozenset({Role.DEALER}),
    clauses=("5.6", "8.7"),
    blocks=frozenset({"spin"}),
    when="fitted:uspin",
    unless=("source", "dealer"),
)
TASKS = {
    "spin": (replace(_OUTSIDE_ZERO, blocks=frozenset({"no-more-bets"})),),
    "close": (_OUTSIDE_ZERO,),
    "close:call": (task("hand-movement", "duty-hand-movement", ("5.3", "3.13")),),
    "close:hand": (task("call-close", "duty-call-close", ("5.3", "3.13")),),
    "result": (
        task("announce", "duty-announce", ("5.4",)),
        task("dolly", "duty-dolly", ("5.4", "1.1"), "open-betting"),
        replace(_OUTSIDE_ZERO, blocks=frozenset({"open-betting"})),
        task("collect", "duty-collect", ("1.1",), "open-betting"),
        # A round lasts until its winners are paid, and nothing is withdrawn in it after the call.
        task("pay", "duty-pay", ("1.1", "6.1", "3.13"), "open-betting", "remove", "clear"),
        task("lift-dolly", "duty-lift-dolly", ("1.1",), "open-betting"),
    ),
    "personal-limits": (
        Task(
            name="player-sign",
            says="duty-player-sign",
            roles=PIT,
            clauses=("4.6",),
            lasting=True,
            activates=True,
        ),
    ),
    "colour-marker": (task("marker", "duty-marker", ("3.11", "1.1")),),
    "no-spin:ball-out": (
        Task(
            name="examine-ball",
            says="duty-examine-ball",
            roles=SUPERVISORS,
            clauses=("8.5",),
            blocks=frozenset({"spin"}),
            when="same-ball",
        ),
    ),
    **{
        f"no-spin:{reason}": (task("remove-ball", "duty-remove-ball", clauses),)
        for reason, clauses in (
            ("same-direction", ("8.1",)),
            ("short-revolutions", ("8.2",)),
            ("foreign-object", ("8.3",)),
        )
    },
    "malfunction:uspin": (
        Task(
            name="unit-functional",
            says="duty-unit-functional",
            roles=SUPERVISORS,
            clauses=("8.12",),
            blocks=frozenset({"open-betting", "spin"}),
            when="fitted:uspin",
        ),
    ),
}


def deal_table(options: Options) -> Game:
    """The main game on the chosen wheel and layout."""
    double_zero = options["wheel"] == "double-zero"
    layout = LAYOUTS[_layout_name(options, double_zero=double_zero)]
    uspin = is_on(options, "uspin")
    return Game(
        book="star",
        edition="2024-08-16",
        name="table",
        title="00 Roulette" if double_zero else "Roulette",
        options=options,
        electronic=False,
        wheel=DOUBLE_ZERO_WHEEL if double_zero else SINGLE_ZERO,
        layout=layout,
        odds={**SINGLE_ZERO_ODDS, Kind.FIVE_LINE: 6} if double_zero else SINGLE_ZERO_ODDS,
        odds_clauses=_ODDS_CLAUSES,
        zero_clauses=("6.2", "6.4"),
        double_zero_clauses=("6.3", "6.5"),
        layout_clauses=("3.2",),
        owner_clauses=("3.15",),
        spot_clauses=SPOTS,
        settle_clauses=("3.16",),
        close=CloseRule(
            clauses=("5.3", "3.13"), refused_clauses=("3.13", "3.14"), clock_clauses=("1.1",)
        ),
        spin=SpinRule(
            revolutions_min=4,
            direction_clauses=("5.2", "8.1"),
            revolutions_clauses=("5.2", "8.2"),
            roles=MACHINE | {Role.PLAYER} if uspin else MACHINE,
            clauses=("5.2", "5.6", "2.6.3") if uspin else ("5.2", "2.6.3"),
            unit="uspin" if uspin else "",
        ),
        no_spins={**NO_SPINS, **_LOADED} if uspin else NO_SPINS,
        no_spin_clauses=("8.8",),
        respin_clauses=("8.9",),
        limits=LimitsRule(
            under=Under.VALID_AFTER_CLOSE,
            over=Over.SETTLED_AT_MAX,
            off_unit=OffUnit.REFUSED,
            under_clauses=("4.1", "4.2"),
            valid_clauses=("4.2",),
            over_clauses=("4.3",),
            off_unit_clauses=("4.1",),
            aggregate_refused=True,
            aggregate_over_clauses=("4.1", "4.3"),
        ),
        powers=_POWERS,
        absent_clauses={"malfunction": ("8.11", "8.12"), "reposition": ("3.13", "3.16")},
        described=frozenset({"fraud"}),
        correction=Power(SUPERVISORS, ("8.13.2", "8.14.1")),
        malfunctions={"uspin": _USPIN_FAULT} if uspin else {},
        invalidations={
            **dict.fromkeys(
                ("fire", "riot", "brawl", "robbery", "act-of-god", "civil-commotion"), _DISRUPTION
            ),
            "fraud": Power(SUPERVISORS, ("9.5.2",)),
        },
        refund_clauses=("9.6",),
        forfeit_clauses=("9.6", "9.4"),
        voids={
            **dict.fromkeys(("borrowed-card", "expired-card", "no-card"), _CARD_VOID),
            "proxy": _PROXY_VOID,
            "prohibited-device": VoidRule(power=Power(SUPERVISORS, ("9.4.1", "9.2"))),
            "fraud": VoidRule(power=Power(SUPERVISORS, ("9.4.1", "9.5.2"))),
        },
        raise_minimum=NoticeRule(minutes=20, clauses=("4.5",)),
        both_limits_clauses=("4.6",),
        closing=NoticeRule(minutes=20, clauses=("9.9",)),
        entry=EntryRule(
            card=is_on(options, "player_card"),
            card_clauses=("3.4", "9.1"),
            own_card_clauses=("9.1",),
            players_clauses=("3.5",),
        ),
        idle=IdleRule(rounds=3, when_full=True, clauses=("9.10",), roles=PIT),
        tenders=_tenders(options),
        tender_clauses=("2.7", "2.7.1", "3.3"),
        chips_only_clauses=("3.14", "3.3"),
        colours=ColourRule(
            value_clauses=("3.11",),
            marker_clauses=("3.11",),
            same_colour_clauses=("3.10",),
            several_roles=SUPERVISORS,
            several_clauses=("3.12",),
            same_value_clauses=("3.12",),
            table_clauses=("3.8", "3.9"),
            elsewhere_roles=PIT,
            elsewhere_clauses=("3.9",),
        ),
        inspector_clauses=("9.14",),
        exclusion_law="section 79 of the Casino Control Act 1992",
        tokens=TokenRule(tenders=frozenset({"voucher", "token"}), clauses=("1.1", "3.3")),
        mistake_clauses=("8.13", "8.13.1", "8.13.2", "8.14", "8.15.1", "8.15.3"),
        tasks=_with_unit(TASKS) if uspin else TASKS,
        announcements={
            "open": ("Place your bets",),
            "close": ("No more bets",),
            "no-spin": ("No spin",),
            "result": ("{number}",),
        },
        equipment=equipment(double_zero=double_zero, lucky_ball=False),
    )


def _tenders(options: Options) -> dict[str, Clauses]:
    """What buys chips: cash needs a drop box, which may come off only while cashless."""
    cashless, drop_box = is_on(options, "cashless"), is_on(options, "drop_box")
    if not drop_box and not cashless:
        raise NotOffered(say("star-drop-box-stays-on"))
    return {
        **({"cash": ("2.7",)} if drop_box else {}),
        **({"terminal": ("1.1", "2.7.1")} if cashless else {}),
        "chips": ("3.3",),
        "voucher": ("1.1",),
        "token": ("1.1", "3.3"),
    }


def _with_unit(tasks: Mapping[str, tuple[Task, ...]]) -> dict[str, tuple[Task, ...]]:
    """The tasks with the loading of the unit before every spin, the one after a no spin too."""
    again = {
        f"no-spin:{reason}": (*tasks.get(f"no-spin:{reason}", ()), _LOAD) for reason in _GROUNDS
    }
    return {**tasks, **again, "open": (_LOAD,)}


def _layout_name(options: Options, *, double_zero: bool) -> str:
    """The drawing in use, moved to the one with Lucky Ball areas where the side wager is on."""
    fitting = "B" if double_zero else "A"
    name = fitting if options["layout"] == "fitting" else options["layout"]
    if name == "D":
        raise NotOffered(say("star-layout-d-lost"))
    if (name in ("B", "F")) != double_zero:
        raise NotOffered(
            say("star-layout-does-not-go-with-wheel", name=name, wheel=options["wheel"])
        )
    return name if options["lucky_ball"] == "off" else _WITH_LUCKY_BALL[name]


_KINDS = f"straight split street corner five-line six-line column dozen {CHANCES}"
_PLACES = {kind: place for place, kind in enumerate(_KINDS.split(), start=1)}
_ODDS_CLAUSES = clauses_by_kind(dict.fromkeys(_PLACES, ("6.1",)))
#: Splits, streets and corners have a clause for each zero they touch, and one for the rest.
_AT_ZEROS: Mapping[str, Clauses] = {
    "split": ("3.2.2.1",),
    "split:0-1": ("3.2.2.2", "3.2.2.3"),
    "split:0-2": ("3.2.2.2", "3.2.2.3"),
    "split:0-3": ("3.2.2.2", "3.2.2.3"),
    "split:0-00": ("3.2.2.3", "3.2.2.4"),
    "split:00-1": ("3.2.2.4",),
    "split:00-2": ("3.2.2.4",),
    "split:00-3": ("3.2.2.4",),
    "street": ("3.2.3.1",),
    "street:0-1-2": ("3.2.3.2",),
    "street:0-2-3": ("3.2.3.3",),
    "street:0-00-2": ("3.2.3.4",),
    "street:00-2-3": ("3.2.3.5",),
    "corner": ("3.2.4.1",),
    "corner:0-1-2-3": ("3.2.4.2",),
}
#: What permits each wager, by its kind and, where the book names them apart, by its numbers.
SPOTS: Mapping[str, Clauses] = {
    **{kind: (f"3.2.{place}",) for kind, place in _PLACES.items()},
    **{
        spot: (f"3.2.{_PLACES[spot.partition(':')[0]]}", *clauses)
        for spot, clauses in _AT_ZEROS.items()
    },
    "lucky-ball": ("7.5", "7.3", "2.8"),
}
_POWERS = {
    "open-betting": Power(MACHINE, ("5.1",)),
    "result": Power(MACHINE, ("5.4",)),
    "place": Power(ANYONE, ("3.3",)),
    "change-ball": Power(PIT, ("2.4", "8.5")),
    "limit-players": Power(SUPERVISORS, ("3.5",)),
    "require-colours": Power(SUPERVISORS, ("3.6",)),
    "wagering-period": Power(SUPERVISORS, ("1.1",)),
    "handover": Power(PIT, ("1.1",)),
    "override": Power(SUPERVISORS, ("3.17",)),
    "exclude": Power(SUPERVISORS, ("9.4", "9.4.2")),
    "exclude-patron": Power(SUPERVISORS, ("9.4", "9.4.3")),
    "resolve": Power(SUPERVISORS, ("9.13",)),
    "final-decision": Power(or_above(Role.CASINO_SUPERVISOR), ("9.13", "9.14")),
    "call-bet": Power(PIT, ("3.14",)),
    "refuse-wager": Power(SUPERVISORS, ("9.12",)),
    "change-limits": Power(SUPERVISORS, ("4.5",)),
    "announce-limits": Power(SUPERVISORS, ("4.5",)),
    "personal-limits": Power(SUPERVISORS, ("4.6",)),
    "announce-close": Power(SUPERVISORS, ("9.9",)),
    "close-table": Power(SUPERVISORS, ("9.9",)),
    "dispute": Power(ANYONE, ("9.13",)),
}
_USPIN_FAULT = MalfunctionRule(
    roles=MACHINE,
    restore_roles=SUPERVISORS,
    void_clauses=("8.12",),
    gate=True,
    gate_clauses=("8.12",),
    reach="spin",
)
