"""TouchTable Roulette: rule 11 goes before the general rules, by 11.1."""

from croupier.books.crown.american import race_track
from croupier.books.crown.equipment import touchtable_equipment
from croupier.books.crown.touchbet import electronic_base, notify
from croupier.core.roles import Role
from croupier.roulette.book import Options, is_on
from croupier.roulette.calls import CallKind
from croupier.roulette.common import ANYONE, MACHINE, PIT, SUPERVISORS, task
from croupier.roulette.game import (
    CallRule,
    CloseRule,
    Display,
    EntryRule,
    Game,
    MalfunctionRule,
    Payment,
    Power,
    SpinRule,
    Task,
    Warn,
)
from croupier.roulette.limits import LimitsRule, OffUnit, Over, Under
from croupier.roulette.overlay import lay_over

_SYSTEM = MalfunctionRule(
    roles=MACHINE,
    before_clauses=("11.9.4(a)",),
    confirmed_clauses=("11.9.4(b)",),
    void_clauses=("11.9.7", "11.9.4(b)"),
    gate=True,
    gate_clauses=("11.9.4(a)", "11.9.4(b)"),
    hold_hours=72,
    hold_clauses=("11.9.4(b)(i)",),
)
#: What counts as a malfunction of a Player Display.
DISPLAY_FAULTS = {
    "odds": Power(MACHINE, ("11.9.5(a)",)),
    "numbers": Power(MACHINE, ("11.9.5(b)",)),
    "sequence": Power(MACHINE, ("11.9.5(c)",)),
    "display": Power(MACHINE, ("11.9.5(c)",)),
    "opinion": Power(frozenset({Role.OPERATOR}), ("11.9.5(d)",)),
}
_DISPLAY = MalfunctionRule(
    roles=MACHINE,
    before_clauses=("11.9.6(a)",),
    confirmed_clauses=("11.9.6(b)",),
    void_clauses=("11.9.7", "11.9.6(b)"),
    gate_clauses=("11.9.5(c)",),
    reach="player",
    hold_hours=72,
    hold_clauses=("11.9.6(b)(i)",),
    grounds=DISPLAY_FAULTS,
    described=frozenset({"opinion"}),
)
_SHOWN = (
    ("final bets, then no more bets, on the layout", "11.6.3"),
    ("the amount won", "11.6.4(b)(i)"),
    ("the balance after the outcome", "11.6.4(b)(ii)"),
    ("the active chip account", "11.7.1"),
)


def _calls() -> dict[CallKind, CallRule]:
    """Neighbours may be touched on the Player Display; the others are called to the Dealer."""
    by_dealer = {
        kind: CallRule(clauses=("11.4.2(b)", "6.4"), title=rule.title, roles=PIT)
        for kind, rule in race_track(()).items()
    }
    touched = CallRule(clauses=("11.2", "6.4"), title="Neighbours", roles=ANYONE)
    return {**by_dealer, CallKind.NEIGHBOURS: touched}


def deal_touchtable(options: Options) -> Game:
    """One virtual layout shared by up to 21 players, and 12 guests who bet through the Dealer."""
    base = electronic_base(options, double_zero="O")
    racetrack = is_on(options, "racetrack") and not base.wheel.has_double_zero
    return lay_over(
        base,
        ("11.1",),
        name="touchtable",
        title="TouchTable Roulette",
        options=options,
        electronic=True,
        layout_clauses=("11.4.1", "11.4.7"),
        owner_clauses=("11.4.3",),
        settle_clauses=("11.4.4", "11.4.6(a)", "11.4.6(b)", "11.6.4(b)(i)", "11.8.1"),
        stands_clauses=(),
        no_spin_clauses=("11.9.1", *base.no_spin_clauses),
        calls=_calls() if racetrack else {},
        close=CloseRule(
            clauses=("11.6.3",),
            refused_clauses=("11.4.5",),
            before_spin_clauses=("11.6.3",),
            warn=Warn.REQUIRED,
            warn_clauses=("11.6.3",),
        ),
        spin=SpinRule(
            revolutions_min=4,
            direction_clauses=("11.6.2", "7.1.2"),
            revolutions_clauses=("11.6.2", "7.1.3"),
            roles=MACHINE,
            clauses=("11.6.2",),
            moving_clauses=("7.1.1",),
        ),
        limits=LimitsRule(
            under=Under.REFUSED,
            over=Over.CUT,
            off_unit=OffUnit.CUT,
            under_clauses=("11.5.1(a)",),
            over_clauses=("11.5.1(b)(ii)",),
            off_unit_clauses=("11.5.1(b)(i)",),
        ),
        powers={
            "open-betting": Power(MACHINE, ("11.6.1",)),
            "place": Power(ANYONE, ("11.4.1", "11.4.2(a)(ii)", "11.4.7")),
            "move": Power(ANYONE, ("11.4.2(a)(i)",)),
            **dict.fromkeys(
                ("remove", "clear", "undo", "repeat"), Power(ANYONE, ("11.2", "11.4.2(a)(ii)"))
            ),
            "call-bet": Power(PIT, ("11.4.2(b)",)),
            "buy-in": Power(PIT, ("11.7.2", "11.7.3(a)", "11.7.3(b)")),
            "leave": Power(ANYONE, ("11.7.4(a)", "11.7.5")),
            "direct-out": Power(PIT, ("11.7.4(b)",)),
            "dispute": Power(ANYONE, ("11.9.3", "13.9", "13.10")),
            "resolve": Power(SUPERVISORS, ("11.9.3", "13.9")),
            "flag-result": Power(PIT, ("11.9.2",)),
        },
        correction=Power(SUPERVISORS, ("11.9.2",)),
        malfunctions={"system": _SYSTEM, "station": _DISPLAY},
        colours=None,
        entry=EntryRule(
            players_max=21,
            players_clauses=("11.3.1",),
            guests_max=12,
            guests_clauses=("11.3.1",),
            pad_clauses=("11.2", "11.4.2(a)(i)", "11.4.2(a)(ii)"),
            guest_wager_clauses=("11.4.2(b)", "11.2"),
            guest_cash_clauses=("11.7.7(a)", "11.7.6"),
            guest_leave_clauses=("11.7.7(b)",),
            account_clauses=("11.7.2", "11.4.1"),
        ),
        tenders=dict.fromkeys(
            ("cash", "voucher", "token", "chips"), ("11.7.2", "11.7.3(a)", "11.7.3(b)")
        ),
        tender_clauses=("11.7.2",),
        cash_out=Payment.CHIPS,
        cash_out_clauses=("11.7.6", "11.7.5"),
        titles={"no-spin": "Bad Spin (no spin)"},
        tasks={
            "result": (task("announce", "duty-announce", ("11.6.4(a)",)),),
            "no-spin": (
                task("bad-spin", "duty-bad-spin", ("11.9.1",), "open-betting", "spin"),
                notify("tell-supervisor", "duty-tell-supervisor", SUPERVISORS, "11.9.1"),
            ),
            "flag-result": (
                Task(
                    name="check-outcome",
                    says="duty-check-outcome",
                    roles=SUPERVISORS,
                    clauses=("11.9.2",),
                    lasting=True,
                    judged=True,
                    blocks=frozenset({"open-betting"}),
                ),
            ),
            "under-minimum": None,
        },
        announcements={"final": ("Final bets",)},
        displays=tuple(Display("terminal", shows, (clause,)) for shows, clause in _SHOWN),
        equipment=touchtable_equipment(double_zero=base.wheel.has_double_zero),
    )
