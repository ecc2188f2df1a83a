"""TouchBet Roulette: rule 10 goes before the general rules, by 10.1."""

from dataclasses import replace

from croupier.books.crown.american import deal_american, race_track
from croupier.books.crown.double_zero import deal_double_zero
from croupier.books.crown.equipment import touchbet_equipment
from croupier.core.messages import say
from croupier.core.roles import Role
from croupier.roulette.book import NotOffered, Options, is_on
from croupier.roulette.common import ANYONE, MACHINE, PIT, PIT_BOSSES, SUPERVISORS, task
from croupier.roulette.game import (
    CloseRule,
    Display,
    EntryRule,
    Game,
    MalfunctionRule,
    Payment,
    Power,
    Task,
    Warn,
)
from croupier.roulette.limits import LimitsRule, OffUnit, Over, Under
from croupier.roulette.overlay import lay_over

_SYSTEM = MalfunctionRule(
    roles=MACHINE,
    before_clauses=("10.9.5(a)",),
    confirmed_clauses=("10.9.5(b)",),
    void_clauses=("10.9.8", "10.9.5(b)"),
    gate=True,
    gate_clauses=("10.9.2",),
    hold_hours=72,
    hold_clauses=("10.9.5(b)(i)",),
)
_OPERATOR = frozenset({Role.OPERATOR})
#: What counts as a malfunction of a station.
STATION_FAULTS = {
    "odds": Power(MACHINE, ("10.9.6(a)",)),
    "numbers": Power(MACHINE, ("10.9.6(b)",)),
    "sequence": Power(MACHINE, ("10.9.6(c)",)),
    "display": Power(MACHINE, ("10.9.6(c)",)),
    "opinion": Power(_OPERATOR, ("10.9.6(d)",)),
}
_STATION = MalfunctionRule(
    roles=MACHINE,
    before_clauses=("10.9.7(a)",),
    confirmed_clauses=("10.9.7(b)",),
    void_clauses=("10.9.8", "10.9.7(b)"),
    gate_clauses=("10.9.6(c)", "10.9.9(b)"),
    reach="player",
    hold_hours=72,
    hold_clauses=("10.9.7(b)(i)",),
    grounds=STATION_FAULTS,
    described=frozenset({"opinion"}),
)
_PRINTER = MalfunctionRule(roles=MACHINE, gate_clauses=("10.7.5(a)(ii)",), reach="none")
_RED_LIGHT = MalfunctionRule(
    roles=MACHINE, void_clauses=("10.9.2",), gate=True, gate_clauses=("10.9.2",), reach="light"
)
_SHOWN = (
    ("the period in which wagers may be placed", "10.6.2(a)"),
    ("a warning that it is about to end", "10.6.2(b)"),
    ("that it has ended", "10.6.2(c)"),
    ("the outcome", "10.6.3(a)"),
    ("the amount won", "10.6.3(b)(i)"),
    ("the balance after the outcome", "10.6.3(b)(ii)"),
    ("the active chip account", "10.7.1"),
)


def notify(name: str, says: str, roles: frozenset[Role], clause: str) -> Task:
    """Somebody is notified and acknowledges it; until then no ball is spun and no round opens."""
    return Task(
        name=name,
        says=says,
        roles=roles,
        clauses=(clause,),
        blocks=frozenset({"open-betting", "spin"}),
    )


#: How long before the period ends each screen warns, where a clock ends it.
WARN_SECONDS = 10
TASKS = {
    "no-spin": (
        task(
            "dispute-button",
            "duty-dispute-button",
            ("10.9.1",),
            "open-betting",
            "spin",
        ),
        notify("tell-supervisor", "duty-tell-supervisor", SUPERVISORS, "10.9.1"),
    ),
    "malfunction:red-light": (
        notify("tell-supervisor", "duty-tell-supervisor", SUPERVISORS, "10.9.2"),
        notify("tell-pit-boss", "duty-tell-pit-boss", PIT_BOSSES, "10.9.2"),
    ),
    "flag-result": (
        Task(
            name="check-outcome",
            says="duty-check-outcome",
            roles=SUPERVISORS,
            clauses=("10.9.3",),
            lasting=True,
            judged=True,
            blocks=frozenset({"open-betting"}),
        ),
    ),
    "under-minimum": None,
}
#: Wagers are touched in by the player; nobody else has a way to place one.
_BY_TOUCH = ("place", "remove", "move", "clear", "undo", "repeat")


def fitting_layout(options: Options, *, double_zero: str) -> str:
    """The layout named, or the one that the wheel wants; a mismatch is refused."""
    is_double = options["wheel"] == "double-zero"
    fitting = double_zero if is_double else "A"
    name = fitting if options["layout"] == "fitting" else options["layout"]
    if (name == double_zero) != is_double:
        raise NotOffered(
            say("crown-layout-does-not-go-with-wheel", name=name, wheel=options["wheel"])
        )
    return name


def electronic_base(options: Options, *, double_zero: str) -> Game:
    """The game that a touch version is laid over: American, or Double Zero on its one layout."""
    chosen = {**options, "layout": fitting_layout(options, double_zero=double_zero)}
    return deal_double_zero(chosen) if options["wheel"] == "double-zero" else deal_american(chosen)


def _by_rule_five(base: Game) -> tuple[Task, ...]:
    """The Dealer's steps of a live game, which hold here too."""
    return tuple(replace(step, clauses=(*step.clauses, "10.6.1")) for step in base.tasks["result"])


def deal_touchbet(options: Options) -> Game:
    """Stations with note acceptors; the wagering period decides everything."""
    base = electronic_base(options, double_zero="F")
    seconds = int(options["wagering_seconds"])
    racetrack = is_on(options, "racetrack") and not base.wheel.has_double_zero
    return lay_over(
        base,
        ("10.1",),
        name="touchbet",
        title="TouchBet Roulette",
        options=options,
        electronic=True,
        layout_clauses=("10.4.1", "10.4.7"),
        owner_clauses=("10.4.3",),
        settle_clauses=("10.4.4", "10.4.6(a)", "10.4.6(b)", "10.6.3(b)(i)", "10.8.1"),
        stands_clauses=(),
        no_spin_clauses=("10.9.1", *base.no_spin_clauses),
        calls=race_track(("10.8.1", "6.4")) if racetrack else {},
        close=CloseRule(
            clauses=("5.3", "10.6.2(c)"),
            refused_clauses=("10.4.5",),
            before_spin=seconds > 0,
            before_spin_clauses=("5.3", "10.6.1"),
            warn=Warn.SHOWN,
            warn_clauses=("10.6.2(b)",),
            seconds=seconds or None,
            warn_seconds=min(WARN_SECONDS, seconds),
            clock_clauses=("10.6.2(a)", "10.2"),
        ),
        limits=LimitsRule(
            under=Under.REFUSED,
            over=Over.CUT,
            off_unit=OffUnit.CUT,
            aggregate=True,
            under_clauses=("10.5.2(a)",),
            over_clauses=("10.5.2(b)(ii)",),
            off_unit_clauses=("10.5.2(b)(i)",),
            aggregate_under_clauses=("10.5.2(c)",),
        ),
        powers={
            **dict.fromkeys(
                _BY_TOUCH,
                Power(frozenset({Role.PLAYER}), ("10.4.1", "10.4.2(a)", "10.4.2(b)", "10.4.7")),
            ),
            "open-betting": Power(MACHINE, ("10.6.2(a)", "10.6.1", "5.1", "1.2")),
            "call-bet": None,
            "buy-in": Power(frozenset({Role.PLAYER, Role.NOTE_READER}), ("10.7.2",)),
            "leave": Power(ANYONE, ("10.7.4(a)", "10.7.5")),
            "terminal-limits": Power(SUPERVISORS, ("10.5.1",)),
            "direct-out": Power(PIT, ("10.7.4(b)",)),
            "dispute": Power(ANYONE, ("10.9.4", "13.9", "13.10")),
            "resolve": Power(SUPERVISORS, ("10.9.4", "13.9")),
            "flag-result": Power(PIT, ("10.9.3",)),
            "refuse-credit": Power(_OPERATOR, ("10.9.9(a)", "10.9.9(b)")),
        },
        absent_clauses={"call-bet": ("10.4.7", "10.4.2(a)"), "refuse-wager": ("13.2",)},
        correction=Power(SUPERVISORS, ("10.9.3",)),
        malfunctions={
            "system": _SYSTEM,
            "station": _STATION,
            "printer": _PRINTER,
            "red-light": _RED_LIGHT,
        },
        colours=None,
        source_clauses=("10.2",),
        entry=EntryRule(
            players_max=50, players_clauses=("10.3.2(a)",), account_clauses=("10.7.2", "10.4.1")
        ),
        tenders={
            "note": ("10.7.2", "10.7.2(a)", "10.7.3"),
            "cash": ("10.7.2", "10.7.2(a)", "10.7.3"),
            **dict.fromkeys(("chips", "voucher", "token")),
        },
        tender_clauses=("10.7.2",),
        cash_out=Payment.TICKET,
        cash_out_clauses=("10.7.5(a)", "10.7.5"),
        reprint_clauses=("10.7.5(a)(ii)",),
        lost_ticket_clauses=("10.7.5(a)(iii)", "10.7.5(a)(i)"),
        tasks={**TASKS, "result": _by_rule_five(base)},
        titles={"no-spin": "Dispute (no spin)"},
        displays=tuple(Display("terminal", shows, (clause,)) for shows, clause in _SHOWN),
        equipment=touchbet_equipment(double_zero=base.wheel.has_double_zero),
    )
