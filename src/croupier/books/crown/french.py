"""French Roulette: rule 9 goes before the general rules, by 9.1. No la partage, no en prison."""

from croupier.books.crown.american import LATE, deal_american
from croupier.books.crown.equipment import FRENCH_EQUIPMENT
from croupier.books.crown.wheels import LAYOUTS
from croupier.roulette.book import Options
from croupier.roulette.calls import CallKind
from croupier.roulette.common import ANYONE, MACHINE, PIT, task
from croupier.roulette.game import CallRule, CloseRule, Game, Power, Task
from croupier.roulette.overlay import lay_over

_BUTTON = CallRule(
    clauses=("9.4.2", "9.6.2(a)", "6.4"),
    title="Neighbours",
    roles=ANYONE,
    held=True,
    moved_clauses=("9.4.2(a)",),
)
_RESULT = (
    task(
        "rateau",
        "duty-rateau",
        ("9.5.3", "5.4.1"),
        "open-betting",
    ),
    task(
        "move-winners",
        "duty-move-neighbours",
        ("9.4.2(a)",),
        "open-betting",
        when="held-won",
    ),
    task("collect", "duty-collect", ("9.5.4",), "open-betting", when="wagered"),
    Task(
        name="pay-outside",
        says="duty-pay-outside",
        roles=PIT,
        clauses=("9.5.4",),
        blocks=frozenset({"open-betting"}),
        when="outside-won",
        ahead_of=frozenset({"collect"}),
    ),
    task(
        "pay",
        "duty-pay",
        ("9.5.4", "3.2"),
        "open-betting",
        "remove",
        "clear",
        when="wagered",
    ),
)
#: What the croupiers call each kind of bet.
NAMES = {
    "straight": "En plein",
    "split": "A Cheval",
    "street": "En Transversale",
    "corner": "En Carre",
    "six-line": "Sixaine",
    "column": "Colonne",
    "dozen": "Douzaine",
    "low": "Manque",
    "high": "Passe",
    "even": "Pair",
    "odd": "Impair",
    "red": "Rouge",
    "black": "Noir",
}


def deal_french(options: Options) -> Game:
    """The game in French: names, calls, the rateau and neighbours by button."""
    base = deal_american({**options, "layout": "A"})
    calls = {
        kind: CallRule(clauses=("9.6.2(a)", "6.4"), title=rule.title, roles=rule.roles)
        for kind, rule in base.calls.items()
    }
    return lay_over(
        base,
        ("9.1",),
        name="french",
        title="French Roulette",
        options=options,
        layout=LAYOUTS[options["layout"]],
        layout_clauses=("9.4.1", "9.6.1", "3.1", "3.7"),
        odds_clauses={kind: ("9.6.1", *cited) for kind, cited in base.odds_clauses.items()},
        calls={**calls, CallKind.NEIGHBOURS: _BUTTON} if calls else {},
        calls_absent=dict.fromkeys(base.calls_absent, ("9.6.2(a)", "6.4")),
        close=CloseRule(
            clauses=("9.5.2", "5.3"),
            refused_clauses=LATE,
            before_spin_clauses=("9.5.2", "5.3"),
            at_rest_clauses=("3.3", "9.5.2"),
        ),
        powers={"open-betting": Power(MACHINE, ("9.5.1", "5.1"))},
        tasks={"result": _RESULT},
        announcements={
            "open": ("Place your bets", "Faites vos jeux"),
            "close": ("No more bets", "Rien ne va plus"),
            "result": ("{number}", "{kinds}"),
        },
        titles=NAMES,
        equipment=FRENCH_EQUIPMENT,
    )
