"""`croupier odds`: what each bet is worth, exactly."""

from collections import Counter
from fractions import Fraction
from itertools import groupby
from math import sqrt
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from croupier.cli.figures import Habits
from croupier.cli.output import UsageError, print_drawn, print_json
from croupier.cli.paper_language import PaperLanguage
from croupier.cli.selection import Selection, chosen_game, described
from croupier.core.messages import ENGLISH
from croupier.core.refusal import Refusal
from croupier.roulette.game import Game
from croupier.roulette.lucky import with_mega_probability
from croupier.roulette.notation import parse_bet
from croupier.roulette.odds import Prospect, call_prospects, prospect, prospects
from croupier.roulette.zero import choice_after

if TYPE_CHECKING:
    from rich.table import Table


def odds(
    selection: Selection | None = None,
    *,
    bet: Annotated[str | None, Parameter(help="one bet only, such as split:14-17")] = None,
    mega_probability: Annotated[
        str | None, Parameter(help="how often Lucky Ball draws the Mega odds, such as 1/300")
    ] = None,
    par: Annotated[bool, Parameter(negative="", help="the PAR sheet, with bands of hold")] = False,
    mix: Annotated[
        tuple[str, ...],
        Parameter(
            consume_multiple=True, negative="", help="of --par: wagers together, as BET=STAKE"
        ),
    ] = (),
    spins: Annotated[
        tuple[int, ...],
        Parameter(consume_multiple=True, negative="", help="of --par: after how many spins"),
    ] = (),
    stack: Annotated[
        str | None,
        Parameter(
            name="--bankroll",
            help="of --mix: how long so many dollars last, over the most of --spins or 10,000",
        ),
    ] = None,
    chips: Annotated[
        bool,
        Parameter(
            negative="",
            help="of --bankroll: what is left of it after the spins, such as a tournament's chips",
        ),
    ] = False,
    figures: Annotated[
        bool,
        Parameter(
            negative="",
            help="of --mix: time to ruin, falls, streaks, the hottest number, an hour and a month",
        ),
    ] = False,
    habits: Habits | None = None,
    pdf: Annotated[str | None, Parameter(help="of --par: also write the sheet to FILE.pdf")] = None,
    language: Annotated[
        PaperLanguage, Parameter(help="of --pdf: the language of the paper")
    ] = ENGLISH,
    json: Annotated[bool, Parameter(negative="", help="print JSON; fractions are text")] = False,
) -> int:
    """Chance, expectation, edge and variance of each bet, per unit staked."""
    game = _designed(chosen_game(selection or Selection()), mega_probability)
    if par or mix or spins or stack or pdf or chips or figures:
        if bet:
            raise UsageError(
                "--bet picks one line of the odds; a PAR sheet takes wagers as --mix BET=STAKE"
            )
        from croupier.cli.par import show_par

        return show_par(
            game,
            mix=mix,
            spins=spins,
            stack=stack,
            chips=chips,
            pdf=pdf,
            language=language,
            as_json=json,
            habits=(habits or Habits()) if figures else None,
        )
    found = _one(game, bet) if bet else (*prospects(game), *call_prospects(game))
    if json:
        print_json([_row(game, each) for each in found])
    else:
        print_drawn(_table(game, found))
    return 0


def _designed(game: Game, mega_probability: str | None) -> Game:
    if mega_probability is None:
        return game
    try:
        chance = Fraction(mega_probability)
    except (ValueError, ZeroDivisionError):
        raise UsageError(f"{mega_probability!r} is no probability; 1/300 would be one") from None
    designed = with_mega_probability(game, chance)
    if isinstance(designed, Refusal):
        raise UsageError(str(designed), code=1)
    return designed


def _one(game: Game, text: str) -> tuple[Prospect, ...]:
    found = prospect(game, parse_bet(text))
    if isinstance(found, Refusal):
        raise UsageError(str(found))
    return (found,)


def _row(game: Game, found: Prospect) -> dict[str, Any]:
    row: dict[str, Any] = {
        "bet": found.bet,
        "probability": str(found.probability),
        "odds": found.odds,
        "expected": str(found.expected),
        "edge": str(found.edge),
        "variance": str(found.variance),
    }
    if (choice := found.choice) is not None:
        row["at zero"] = {
            "share": str(choice.share),
            "stay": str(choice.stay),
            "better": choice.better,
        }
    return row | ({"boosts": boosts} if (boosts := _boosts(game, found)) else {})


def _boosts(game: Game, found: Prospect) -> dict[str, int]:
    """What Lucky Ball may pay instead of the odds without a boost."""
    kind, _, colour = found.bet.partition(":")
    if kind != "lucky-ball" or game.lucky is None:
        return {}
    return {boost: odds[colour] for boost, odds in game.lucky.boosts.items()}


def _table(game: Game, found: tuple[Prospect, ...]) -> "Table":
    """One line for neighbouring bets that are worth the same."""
    from croupier.cli.tables import new_table, percent

    columns = ("Bet", ">To 1", ">Chance", ">", ">Expected", ">Edge", ">Deviation")
    table = new_table(described(game), *columns)
    for (pays, *_), group in groupby(found, key=lambda each: _worth(game, each)):
        alike = list(group)
        first = alike[0]
        table.add_row(
            first.bet if len(alike) == 1 else _named_together(alike),
            pays,
            str(first.probability),
            percent(first.probability),
            str(first.expected),
            percent(first.edge),
            f"{sqrt(first.variance):.3f}",
        )
    table.caption = "per unit staked; deviation is the standard deviation of one spin"
    if at_zero := _at_zero(game, found):
        table.caption += f"\n{at_zero}"
    return table


def _at_zero(game: Game, found: tuple[Prospect, ...]) -> str:
    """Sharing and prison after the first zeros, with the better one, for a stake of one."""
    bet = next((game.bets[each.bet] for each in found if each.choice is not None), None)
    if bet is None:
        return ""
    choices = [choice_after(game, bet, zeros) for zeros in (1, 2, 3)]
    shown = "; ".join(f"after {c.zeros}, share {c.share} or stay {c.stay}" for c in choices)
    return f"zeros on an even chance: {shown}; better: {choices[0].better}"


def _named_together(alike: list[Prospect]) -> str:
    """Kinds with their numbers of bets: `column ×3, dozen ×3`."""
    counts = Counter(each.bet.partition(":")[0] for each in alike)
    return ", ".join(kind if n == 1 else f"{kind} ×{n}" for kind, n in counts.items())


def _to_one(odds: int | float) -> str:
    return str(Fraction(odds))


def _worth(game: Game, found: Prospect) -> tuple[str, Fraction, Fraction, Fraction]:
    boosts = _boosts(game, found).values()
    shown = "by piece" if found.odds is None else _to_one(found.odds)
    pays = "/".join((shown, *map(str, boosts)))
    return pays, found.probability, found.expected, found.variance
