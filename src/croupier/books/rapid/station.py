"""The stations: section 8 goes before the governing book, by its opening words."""

from dataclasses import replace
from typing import Final

from croupier.core.roles import Role
from croupier.roulette.bets import Kind
from croupier.roulette.book import Options, is_on
from croupier.roulette.calls import CallKind
from croupier.roulette.catalogue import find_book
from croupier.roulette.common import ANYONE, MACHINE, task
from croupier.roulette.game import (
    CallRule,
    Clauses,
    CloseRule,
    Display,
    EntryRule,
    Game,
    MalfunctionRule,
    Payment,
    Power,
)
from croupier.roulette.limits import LimitsRule, OffUnit, Over, Under
from croupier.roulette.overlay import cited_under, lay_over
from croupier.roulette.register import PartRule

#: The book that governs where this one is silent, unless the operator names another.
BASE: Final = "star"

_SERIES: Final = (
    CallKind.TIER,
    CallKind.ORPHELINS,
    CallKind.VOISINS,
    CallKind.ZERO_GAME,
    CallKind.NEIGHBOURS,
)
#: The text breaks off before it reaches faults. These follow the sister rules of other terminals:
#: before the end of the period all wagers are void, after it they stand as the records show them.
_FAULT: Final = MalfunctionRule(
    roles=MACHINE,
    before_clauses=("8.4(9)",),
    confirmed_clauses=("8.4(9)",),
    void_clauses=("8.4(9)",),
    gate_clauses=("8.2(1) bullet 3",),
)
#: The book names both; a representative acts for the operator.
_PERIOD_SETTERS: Final = frozenset({Role.MANAGEMENT_REPRESENTATIVE, Role.OPERATOR})
_CHANGING: Final = Power(ANYONE, ("8.1 Wagering period",))
_SHOWN: Final = (
    ("the elements of the station's drawing", "8.2(2)"),
    ("a countdown of the wagering period", "8.6(2)"),
    ("the balance of the chip account", "8.4(3)a"),
)
_DEALER_TENDER: Clauses = ("8.4(2)", "8.4(3)a", "8.4(5)a")
_STATION_TENDER: Clauses = ("8.4(2)", "8.4(4)", "8.4(5)b")


def deal_rapid(options: Options) -> Game:
    """The stations over the chosen governing book; its clauses are cited with its name."""
    governing = find_book(options["base"])
    base = cited_under(governing.game(governing.offers[0].name), options["base"])
    return lay_over(
        base,
        ("8",),
        book="rapid",
        governing_book=options["base"],
        edition="section 8",
        name="rapid",
        title="Rapid Roulette",
        options=options,
        electronic=True,
        layout_clauses=("8.4(1)",),
        owner_clauses=("8.4(7)",),
        chip_first_clauses=("8.4(6)", "8.4(1)"),
        settle_clauses=("8.4(9)",),
        stands_clauses=(),
        calls=_calls(options, base),
        calls_absent=dict.fromkeys((*base.calls, *_SERIES, CallKind.MAX), ("8.4(1)",)),
        asian_groups=(),
        unsigned=tuple(what for what in base.unsigned if what != "asian-groups"),
        close=CloseRule(
            clauses=("8.1 Wagering period",),
            refused_clauses=("8.4(8)",),
            before_spin=True,
            seconds=int(options["wagering_seconds"]),
            clock_clauses=("8.1 Wagering period", "8.6(1)"),
        ),
        spin=replace(base.spin, clauses=("8.6(3)a", "8.6(3)b", *base.spin.clauses)),
        limits=_LIMITS,
        powers={
            "open-betting": Power(MACHINE, ("8.1 Wagering period",)),
            # Clock and sensor end the period; a call by the dealer does not.
            "no-more-bets": Power(frozenset({Role.SENSOR, Role.SYSTEM}), ("8.1 Wagering period",)),
            "wagering-period": Power(_PERIOD_SETTERS, ("8.1 Wagering period", "8.6(1)")),
            "result": Power(MACHINE, ("8.6(4)b", "8.1 SGC bullet 1")),
            "buy-in": Power(ANYONE, ("8.4(2)",)),
            "place": Power(ANYONE, ("8.4(6)", "8.4(1)")),
            **dict.fromkeys(("remove", "move", "clear", "undo", "repeat"), _CHANGING),
            "call-bet": None,
            "reposition": None,
        },
        absent_clauses={"call-bet": ("8.4(6)",), "reposition": ("8.4(8)",)},
        malfunctions=_FAULTS,
        colours=None,
        tokens=None,
        entry=EntryRule(
            card=base.entry.card,
            card_clauses=base.entry.card_clauses,
            own_card_clauses=base.entry.own_card_clauses,
            players_clauses=("8.2(1) bullet 1",),
            account_clauses=("8.4(2)",),
        ),
        tenders={
            "cash": _DEALER_TENDER,
            "chips": _DEALER_TENDER,
            "voucher": _DEALER_TENDER,
            "note": _STATION_TENDER,
            "token": None,
        },
        tender_clauses=("8.4(2)",),
        cash_out=Payment.TICKET,
        cash_out_clauses=("8.1 SGC bullet 1",),
        tasks={
            "close": (
                task(
                    "spin-now",
                    "duty-spin-now",
                    ("8.6(3)b",),
                    when="not-spun",
                ),
            ),
            "result": (task("announce", "duty-announce", ("8.6(4)a",)),),
            "under-minimum": None,
        },
        displays=tuple(Display("terminal", shows, (clause,)) for shows, clause in _SHOWN),
        equipment=replace(base.equipment, parts=_PARTS),
    )


def _calls(options: Options, base: Game) -> dict[CallKind | Kind, CallRule | None]:
    """Only what has a button on the screen: no bet that the governing book has placed by hand."""
    offered: dict[CallKind | Kind, CallRule | None] = dict.fromkeys(base.calls)
    if is_on(options, "call_bets"):
        offered |= {kind: CallRule(clauses=("8.4(1)",), roles=ANYONE) for kind in _SERIES}
    if is_on(options, "max_bet"):
        offered[CallKind.MAX] = CallRule(
            clauses=("8.4(1)", "8.4(1)a"), title="Max bet", roles=ANYONE
        )
    return offered


_LIMITS: Final = LimitsRule(
    under=Under.RETURNED_AT_CLOSE,
    over=Over.CUT,
    off_unit=OffUnit.CUT,
    aggregate=True,
    under_clauses=("8.5(2)",),
    over_clauses=("8.5(3)b", "8.5(3) tail"),
    off_unit_clauses=("8.5(3)a", "8.5(3) tail"),
    aggregate_under_clauses=("8.5(4)",),
    aggregate_over_clauses=("8.5(3)c", "8.5(3) tail"),
)
_FAULTS: Final = {
    "system": MalfunctionRule(
        roles=_FAULT.roles,
        before_clauses=_FAULT.before_clauses,
        confirmed_clauses=_FAULT.confirmed_clauses,
        void_clauses=_FAULT.void_clauses,
        gate=True,
        gate_clauses=_FAULT.gate_clauses,
    ),
    "station": MalfunctionRule(
        roles=_FAULT.roles,
        before_clauses=_FAULT.before_clauses,
        confirmed_clauses=_FAULT.confirmed_clauses,
        void_clauses=_FAULT.void_clauses,
        gate_clauses=("8.1 ATS",),
        reach="player",
    ),
    "printer": MalfunctionRule(
        roles=_FAULT.roles, gate_clauses=("8.1 Game Hardware",), reach="none"
    ),
}
#: The book is silent on wheel, ball and chips, so those of the governing book hold.
_PARTS: Final = (
    PartRule(name="stations", clauses=("8.1 ATS", "8.2(1) bullet 1", "8.1 Game Hardware")),
    PartRule(name="printer", clauses=("8.1 Game Hardware",)),
    PartRule(name="game console", clauses=("8.2(1) bullet 2", "8.1 Game Hardware"), most=1),
    PartRule(name="game system", clauses=("8.2(1) bullet 3", "8.1 Game system")),
    PartRule(name="console drop box", clauses=("8.2(3)",)),
    PartRule(name="station drop boxes", clauses=("8.2(3)",), required=False),
    PartRule(name="winning number display", clauses=("8.2(1) bullet 4", "8.1 WND"), required=False),
)
