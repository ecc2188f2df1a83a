"""The electronic terminal: section 7 goes before section 6, by 6(n)."""

from dataclasses import replace

from croupier.books.adelaide.equipment import TERMINAL_EQUIPMENT
from croupier.books.adelaide.table import deal_table
from croupier.core.roles import Role
from croupier.roulette.book import Options
from croupier.roulette.common import ANYONE, MACHINE, PIT, SUPERVISORS, task
from croupier.roulette.game import (
    CloseRule,
    Display,
    Game,
    IdleRule,
    MalfunctionRule,
    Payment,
    Power,
    Stakes,
    Warn,
)
from croupier.roulette.limits import LimitsRule, OffUnit, Over, Under
from croupier.roulette.overlay import lay_over

_FAULT = MalfunctionRule(
    roles=PIT | {Role.SYSTEM},
    before_clauses=("11(b)i",),
    confirmed_clauses=("11(b)ii",),
    void_clauses=("11(b)iii",),
    gate_clauses=("11(a)iii",),
    described=frozenset({"opinion"}),
)
#: The player, or the terminal's own note acceptor and printer.
_AT_TERMINAL = frozenset({Role.PLAYER, Role.NOTE_READER})
_SHOWN = (
    ("minimum and maximum", "7(c)i"),
    ("when bets may be placed", "7(c)ii"),
    ("credits available", "7(c)iii"),
    ("credits bet on this spin", "7(c)iv"),
    ("previous winning numbers", "7(c)v"),
    ("credits won on this spin", "7(c)vi"),
    ("finish betting, then no more bets", "7(h)ii"),
    ("accepted notes", "7(d)i"),
)


_CHANGING = Power(ANYONE, ("7(g)",))
#: A terminal stands beside a live table whose own notices do not concern it.
_LIVE = {
    "stand_alone": "false",
    "multiples_notice": "false",
    "buttons_per_number": "none",
    "buttons_per_spin": "none",
    "designated_buttons": "false",
}
_GROUNDS = {
    "credits": Power(PIT | {Role.SYSTEM}, ("11(a)i",)),
    "numbers": Power(PIT | {Role.SYSTEM}, ("11(a)ii",)),
    "interrupted": Power(PIT | {Role.SYSTEM}, ("11(a)iii",)),
    "display": Power(PIT | {Role.SYSTEM}, ("11(a)iii",)),
    "opinion": Power(SUPERVISORS, ("11(a)iv",)),
}


def deal_terminal(options: Options) -> Game:
    """The terminal, at a live table or standing alone."""
    table = deal_table(dict(_LIVE))
    return lay_over(
        table,
        ("6(n)", "7"),
        name="terminal",
        title="Electronic terminal",
        options=options,
        electronic=True,
        layout_clauses=("7(b)", "7(f)"),
        owner_clauses=("7(h)i",),
        settle_clauses=("7(h)iv", "7(h)vi"),
        stands_clauses=(),
        calls=dict.fromkeys(table.calls),
        close=CloseRule(
            clauses=("9(c)", "7(g)", "7(h)ii"),
            refused_clauses=("7(h)iii", "7(g)"),
            before_spin=True,
            warn=Warn.REQUIRED,
            warn_clauses=("7(h)ii",),
        ),
        no_spin_stakes=Stakes.RETURNED,
        respin_clauses=("11(d)",),
        limits=LimitsRule(
            under=Under.REFUSED,
            over=Over.REFUSED,
            off_unit=OffUnit.REFUSED,
            under_clauses=("7(h)v",),
            over_clauses=("7(h)v",),
            off_unit_clauses=("7(h)v",),
        ),
        powers={
            "call-bet": None,
            "designate": None,
            "place": Power(ANYONE, ("7(f)", "7(g)")),
            **dict.fromkeys(("remove", "move", "clear", "undo", "repeat"), _CHANGING),
            "change-limits": Power(SUPERVISORS, ("7(c)i",)),
            "announce-limits": Power(SUPERVISORS, ("7(c)i",)),
            "terminal-limits": Power(SUPERVISORS, ("7(h)v",)),
            "buy-in": Power(_AT_TERMINAL, ("7(d)i", "7(d)ii")),
            "cash-out": Power(frozenset({Role.PLAYER}), ("7(e)", "5.5(a)")),
            "result": Power(MACHINE, ("9(d)", "11(c)")),
        },
        foreign_number_clauses=("11(a)ii",),
        absent_clauses={"call-bet": ("7(f)",), "reposition": ("7(h)iii",)},
        correction=Power(frozenset({Role.PIT_BOSS, Role.SHIFT_MANAGER}), ("11(e)",)),
        malfunctions={
            "system": replace(_FAULT, gate=True, grounds=_GROUNDS),
            "station": replace(_FAULT, reach="player", grounds=_GROUNDS),
            "printer": MalfunctionRule(
                roles=_FAULT.roles, gate_clauses=_FAULT.gate_clauses, reach="none"
            ),
        },
        colours=None,
        idle=IdleRule(rounds=3, when_full=False, clauses=("11(f)",), roles=PIT),
        tenders={"note": ("7(d)i",), "cash": None, "chips": None},
        tender_clauses=("7(d)i", "7(d)ii"),
        cash_out=Payment.TICKET,
        cash_out_clauses=("7(e)", "5.5(a)"),
        tasks={
            "result": (
                task("announce", "duty-announce", ("9(d)",)),
                task(
                    "shown",
                    "duty-shown",
                    ("11(c)",),
                ),
            ),
            "no-spin": (
                task("reset-terminals", "duty-reset-terminals", ("11(d)",), "open-betting", "spin"),
            ),
            "under-minimum": None,
        },
        displays=tuple(Display("terminal", shows, (clause,)) for shows, clause in _SHOWN),
        equipment=TERMINAL_EQUIPMENT,
    )
