"""What the three games of this book have in common."""

from fractions import Fraction
from typing import Final

from croupier.books.france.layouts import SINGLE_ZERO_KINDS
from croupier.core.roles import ANYONE, MACHINE, PIT, SUPERVISORS, Role
from croupier.roulette import book
from croupier.roulette.bets import EVEN_CHANCES, THIRDS, TWENTY_FOURS, Kind
from croupier.roulette.book import Options
from croupier.roulette.common import SINGLE_ZERO_ODDS
from croupier.roulette.floor import FloatRule
from croupier.roulette.game import Clauses, CloseRule, NoSpinRule, Power, SpinRule, Task
from croupier.roulette.limits import LimitsRule, OffUnit, Over, Rounding, Under
from croupier.roulette.payouts import Odds

#: Where the law says nothing, the house decides, and the receipt says so.
HOUSE: Clauses = (book.HOUSE,)
CROUPIERS: Final = frozenset({Role.DEALER})
#: Chiefs and their assistants touch neither cash nor chips.
HANDS: Final = ANYONE - {Role.GAME_SUPERVISOR}

ODDS: Final[dict[Kind, Odds]] = {
    **SINGLE_ZERO_ODDS,
    **dict.fromkeys(TWENTY_FOURS, Fraction(1, 2)),
}
#: What the croupiers call each kind of bet, and zero.
NAMES: Final = {
    "straight": "Plein",
    "split": "Cheval",
    "street": "Transversale",
    "corner": "Carré",
    "five-line": "Cinq premiers",
    "six-line": "Sixain",
    "column": "Colonne",
    "dozen": "Douzaine",
    "dozen:1": "12P",
    "dozen:2": "12M",
    "dozen:3": "12D",
    "two-columns": "Deux colonnes",
    "two-dozens": "Deux douzaines",
    "low": "Manque",
    "high": "Passe",
    "even": "Pair",
    "odd": "Impair",
    "red": "Rouge",
    "black": "Noir",
    "zero": "Zéro",
}
ANNOUNCEMENTS: Final = {
    "open": ("Faites vos jeux", "Place your bets"),
    "close": ("Rien ne va plus", "No more bets"),
    "no-spin": ("Le coup est nul", "No spin"),
    "result": ("{number}",),
}
_CHIPS: Final = ("buy-in", "cash-out", "colour", "colour-out", "tip")


def odds_clauses(article: str) -> dict[Kind, Clauses]:
    """One article lists what every bet pays."""
    return dict.fromkeys((*SINGLE_ZERO_KINDS, Kind.FIVE_LINE), (article,))


def powers(*, opens: str, chief: str = "") -> dict[str, Power]:
    """Who does what, where the law says so: a chief handles nothing of value."""
    hands = {action: Power(HANDS, (chief,)) for action in _CHIPS} if chief else {}
    calls = {"call-bet": Power(HANDS - {Role.PLAYER}, (chief,))} if chief else {}
    return {
        **hands,
        **calls,
        "open-betting": Power(MACHINE, (opens,)),
        "take-break": Power(PIT, ("50",)),
        "end-break": Power(PIT, ("50",)),
        "count-float": Power(SUPERVISORS, ("49",)),
        "fill": Power(SUPERVISORS, ("49",)),
    }


def absent(change: str, call: str, zero: str) -> dict[str, Clauses]:
    """Why limits do not change in play, and chips lie where they lie after the call."""
    limits = dict.fromkeys(("change-limits", "announce-limits", "personal-limits"), (change,))
    return {**limits, "reposition": (call,), "share": (zero,), "imprison": (zero,)}


def no_spins(article: str) -> dict[str, NoSpinRule]:
    """A chip in the turning wheel stops the game; what else may go wrong is the house's.

    The law gives no time in which the chip must be found, so a spoiled spin never stands.
    """
    chip = NoSpinRule(
        clauses=(article,), roles=PIT, after_result=True, late_clauses=HOUSE, void_uncalled=True
    )
    other = NoSpinRule(clauses=HOUSE, roles=PIT)
    grounds = ("ball-out", "ball-stuck", "wheel-stopped", "interference", "disruption")
    return {"foreign-object": chip, **dict.fromkeys(grounds, other)}


def spin_rule(article: str) -> SpinRule:
    """Each spin against the one before, and the ball against the wheel."""
    return SpinRule(
        revolutions_min=0,
        direction_clauses=(article,),
        revolutions_clauses=(article,),
        roles=MACHINE,
        clauses=(article,),
        alternates=True,
    )


def close_rule(article: str) -> CloseRule:
    """Wagers are taken while the ball runs, until the call."""
    return CloseRule(clauses=(article,), refused_clauses=(article,), before_spin_clauses=(article,))


def limits_rule(article: str, options: Options, maxima: dict[str, int]) -> LimitsRule:
    """Maxima in minima; a wager outside them is not taken."""
    return LimitsRule(
        under=Under.REFUSED,
        over=Over.REFUSED,
        off_unit=OffUnit.TAKEN,
        rounding=Rounding.UP,
        under_clauses=(article,),
        over_clauses=(article,),
        off_unit_clauses=(article,),
        rounding_clauses=HOUSE,
        maxima=maxima,
        maxima_clauses=(article,),
        licensed_min=100 * int(options["licensed_min"]),
        licensed_clauses=(article,),
    )


def maxima(times: dict[str, int]) -> dict[str, int]:
    """Maxima of groups of bets (`even chances`, `twelve`, `twenty-four`) by kind."""
    groups: dict[str, tuple[str, ...]] = {
        "even chances": EVEN_CHANCES,
        "twelve": THIRDS,
        "twenty-four": TWENTY_FOURS,
    }
    return {str(kind): n for name, n in times.items() for kind in groups.get(name, (name,))}


FLOAT: Final = FloatRule(minima=15_000, clauses=("49",), equal_fills=True)


def result_tasks(call: str, pay: str, roles: frozenset[Role]) -> tuple[Task, ...]:
    """What croupiers do when the ball rests: call the number, clear the losers, pay."""
    next_round = frozenset({"open-betting"})
    return (
        Task(
            name="announce",
            says="france-announce",
            roles=PIT,
            clauses=(call,),
        ),
        Task(
            name="collect",
            says="france-collect",
            roles=roles,
            clauses=(call,),
            blocks=next_round,
            when="wagered",
        ),
        Task(
            name="pay",
            says="france-pay",
            roles=roles,
            clauses=(pay,),
            blocks=next_round,
            when="wagered",
        ),
    )


def lid_task(article: str) -> Task:
    """The wheel is locked under its lid when play ends."""
    return Task(
        name="lid",
        says="france-lid",
        roles=PIT,
        clauses=(article,),
    )
