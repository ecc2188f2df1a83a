"""The PAR sheet of `croupier odds --par`: on a terminal, as JSON, on paper and as a picture."""

import json
from collections.abc import Sequence
from fractions import Fraction
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING, Any

from croupier.cli.output import UsageError, print_drawn
from croupier.cli.selection import described
from croupier.cli.stakes import read_amount
from croupier.core.messages import say
from croupier.core.money import show_dollars
from croupier.roulette.game import Game

if TYPE_CHECKING:
    from croupier.cli.figures import Habits
    from croupier.lab.par import Band, ParLine
    from croupier.lab.ruin import Ending
    from croupier.lab.wagers import Wagers

RUIN = 0.01
_STACK_MAX = 10**9
#: How long a stack is followed unless it is said.
_STACK_SPINS = 10_000
_HOLD_NOTE = (
    "hold: 5 % to 95 %; ~ is an approximation by the normal curve, all else is exact\n"
    "hold is win over handle, all that is staked; win over drop, the chips that are bought, is\n"
    "several times as much, since chips are staked again, and stands in the reports of a house"
)
#: So many amounts are shown one by one.
_CHIP_ROWS_MAX = 40
_CHIP_SHARES = (0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99)


def show_par(
    game: Game,
    *,
    mix: tuple[str, ...],
    spins: tuple[int, ...],
    stack: str | None,
    chips: bool,
    pdf: str | None,
    language: str,
    as_json: bool,
    habits: "Habits | None" = None,
) -> int:
    """Every bet of the game, or a mix of wagers with what it means for a stack."""
    if chips and not (mix and stack):
        raise UsageError(
            "--chips shows what is left of a bankroll; give --mix and --bankroll with it"
        )
    if habits is not None and not mix:
        raise UsageError("--figures are those of wagers together; give --mix BET=STAKE with it")
    if stack and not mix:
        raise UsageError("--bankroll is spent on wagers together; give --mix BET=STAKE with it")
    from croupier.lab.par import SPINS, par_line, par_sheet
    from croupier.lab.wagers import CannotLay, Wagers

    counts = spins or SPINS
    if any(count < 1 for count in counts):
        raise UsageError("hold after less than one spin has no meaning; --spins takes 1 or more")
    extra: dict[str, Any] = {}
    try:
        if mix:
            wagers = Wagers(game, _read_mix(mix))
            lines: tuple[ParLine, ...] = (par_line(wagers, counts),)
            extra = _of_mix(wagers, max(spins, default=_STACK_SPINS), stack, chips=chips)
            if habits is not None:
                from croupier.cli.figures import figures_of

                extra["figures"] = figures_of(wagers, habits, extra)
        else:
            lines = par_sheet(game, counts)
    except CannotLay as error:
        raise UsageError(str(error)) from None
    if pdf:
        _write_pdf(pdf, game, lines, language)
    if as_json:
        rows = [_as_json(line) for line in lines]
        print(json.dumps({"game": described(game), "lines": rows, **extra}, ensure_ascii=False))
        return 0
    _print(game, lines, extra)
    return 0


def _read_mix(mix: tuple[str, ...]) -> dict[str, int]:
    found: dict[str, int] = {}
    for pair in mix:
        bet, equals, amount = pair.rpartition("=")
        if not equals:
            raise UsageError(f"{pair!r} lacks a stake; BET=STAKE is wanted, such as red=10")
        found[bet] = found.get(bet, 0) + read_amount(amount, f"the stake on {bet}")
    return found


def _of_mix(wagers: "Wagers", spins: int, stack: str | None, *, chips: bool) -> dict[str, Any]:
    """What the worst and the best spin bring, and what a stack goes through."""
    from croupier.lab.ruin import exact_ending, stack_needed
    from croupier.lab.sessions import plan_sessions
    from croupier.lab.strategies import find_strategy
    from croupier.lab.terms import Terms

    nets = wagers.spectrum.nets
    extra: dict[str, Any] = {
        "cost_cents": wagers.cost,
        "worst_cents": nets[-1],
        "best_cents": nets[0],
    }
    if stack is None:
        return extra
    amount = read_amount(stack, "--bankroll")
    plan = plan_sessions(
        Terms(wagers), find_strategy("flat"), sessions=1, spins=spins, stack=amount, seed=0
    )
    ending = exact_ending(plan)
    if chips:
        extra["chips"] = _chips(ending)
    return extra | {
        "bankroll_cents": amount,
        "spins": spins,
        "ruin": ending.ruin if ending else None,
        "ahead": ending.ahead if ending else None,
        "bankroll_for_one_percent_cents": stack_needed(plan, RUIN, most=_STACK_MAX),
    }


def _chips(ending: "Ending | None") -> list[dict[str, Any]]:
    """Every amount that can be left, least first, with its chance and that of so much or more."""
    if ending is None:
        raise UsageError("a bankroll after so many spins has too many endings; try fewer --spins")
    chances = ending.probabilities.tolist()
    at_least = list(accumulate(reversed(chances)))[::-1]
    rows = zip(ending.stacks.tolist(), chances, at_least, strict=True)
    return [
        {"cents": cents, "chance": chance, "at_least": min(1.0, more)}
        for cents, chance, more in rows
        if chance > 0
    ]


def _as_json(line: "ParLine") -> dict[str, Any]:
    from croupier.lab.par import SHARES

    return {
        "name": line.name,
        "bets": line.bets,
        "edge": str(line.edge),
        "hit_rate": str(line.hit_rate),
        "variance": str(line.variance),
        "volatility_index": line.volatility,
        "best": str(line.best),
        "outcomes": [
            {
                "net": str(outcome.net),
                "probability": str(outcome.probability),
                "contribution": str(outcome.contribution),
            }
            for outcome in line.outcomes
        ],
        "return": str(1 - line.edge),
        "bands": [
            {
                "spins": band.spins,
                "shares": SHARES,
                "holds": band.holds,
                "exact": band.is_exact,
                "method": "exact distribution" if band.is_exact else "normal approximation",
            }
            for band in line.bands
        ],
    }


def _print(game: Game, lines: Sequence["ParLine"], extra: dict[str, Any]) -> None:
    from croupier.cli.tables import new_table, percent

    shown = lines[0].bands
    heads = [f">Hold, {band.spins:,} spins" for band in shown]
    columns = ("Bet", ">Edge", ">", ">Hit rate", ">Deviation", ">Volatility", *heads)
    table = new_table(described(game), *columns)
    for line in lines:
        table.add_row(
            line.name,
            str(line.edge),
            percent(line.edge),
            percent(line.hit_rate),
            f"{float(line.variance) ** 0.5:.3f}",
            f"{line.volatility:.3f}",
            *map(_held, line.bands),
        )
    table.caption = "\n".join(
        (
            "per unit staked; volatility is 1.645 deviations of a spin",
            _HOLD_NOTE,
            *_mix_notes(extra),
        )
    )
    print_drawn(table, width_min=118)
    if extra:
        _print_outcomes(lines[0])
    if "figures" in extra:
        from croupier.cli.figures import print_figures

        print_figures(extra["figures"])
    if "chips" in extra:
        _print_chips(extra)


def _print_outcomes(line: "ParLine") -> None:
    """Every way a spin can end, and what it adds to the return."""
    from croupier.cli.tables import new_table, percent

    table = new_table("", ">Net a unit", ">Probability", ">", ">Part of return", ">")
    for outcome in line.outcomes:
        table.add_row(
            f"{float(outcome.net):+.4g}",
            str(outcome.probability),
            percent(outcome.probability),
            str(outcome.contribution),
            percent(outcome.contribution),
        )
    table.add_row("return", "1", percent(Fraction(1)), str(1 - line.edge), percent(1 - line.edge))
    print()
    print_drawn(table)


def _held(band: "Band") -> str:
    mark = "" if band.is_exact else "~"
    return f"{mark}{band.holds[1]:.2%}\n{mark}{band.holds[3]:.2%}"


def _print_chips(extra: dict[str, Any]) -> None:
    """What is left after the spins; of very many amounts those at some shares."""
    from croupier.cli.tables import new_table

    stack = show_dollars(extra["bankroll_cents"])
    title = f"{stack} after {extra['spins']:,} spins"
    table = new_table(title, ">Left", ">Chance", ">This or more")
    rows = extra["chips"]
    if len(rows) > _CHIP_ROWS_MAX:
        below = [1 - row["at_least"] + row["chance"] for row in rows]
        places = {next(n for n, b in enumerate(below) if b >= share) for share in _CHIP_SHARES}
        table.caption = f"of {len(rows):,} amounts, those at 1, 5, 10, 25, 50 … 99 %"
        rows = [rows[place] for place in sorted({0, *places, len(rows) - 1})]
    for row in rows:
        cells = show_dollars(row["cents"]), f"{row['chance']:.4%}", f"{row['at_least']:.4%}"
        table.add_row(*cells)
    print()
    print_drawn(table)


def _mix_notes(extra: dict[str, Any]) -> list[str]:
    if not extra:
        return []
    cost, worst, best = (show_dollars(extra[f"{k}_cents"]) for k in ("cost", "worst", "best"))
    notes = [f"a spin costs {cost}, and brings {worst} to {best}"]
    if "spins" in extra:
        stack = show_dollars(extra["bankroll_cents"])
        ruin = "not known" if extra["ruin"] is None else f"{extra['ruin']:.4%}"
        notes.append(f"with {stack}, ruined within {extra['spins']:,} spins: {ruin}")
        needed = extra["bankroll_for_one_percent_cents"]
        known = "not known" if needed is None else show_dollars(needed)
        notes.append(f"to be ruined once in a hundred times: {known}")
    return notes


def _write_pdf(name: str, game: Game, lines: Sequence["ParLine"], language: str) -> None:
    from croupier.lab.par_pdf import par_pdf

    path = Path(name)
    if path.suffix.lower() != ".pdf" or not path.parent.is_dir():
        raise UsageError(f"{name}: a file FILE.pdf in a folder that exists is wanted")
    notes = (
        say("par-of", book=game.book, edition=game.edition, game=game.name),
        say("par-per-unit"),
        say("par-bands-exact"),
    )
    path.write_bytes(par_pdf(say("par-title", game=described(game)), notes, lines, language))
