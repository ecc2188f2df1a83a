"""The PAR sheet of `croupier odds --par`: on a terminal, as JSON, on paper and as a picture."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from croupier.consoles.output import Stop, print_drawn
from croupier.consoles.selection import described
from croupier.consoles.stakes import read_amount
from croupier.kernel.money import show_dollars
from croupier.rules.game import Game

if TYPE_CHECKING:
    from croupier.lab.par import Band, ParLine
    from croupier.lab.wagers import Wagers

RUIN = 0.01
_STACK_MAX = 10**9


def show_par(
    game: Game,
    *,
    mix: tuple[str, ...],
    spins: tuple[int, ...],
    stack: str | None,
    pdf: str | None,
    as_json: bool,
) -> int:
    """Every bet of the game, or a mix of wagers with what it means for a stack."""
    from croupier.lab.par import SPINS, par_line, par_sheet
    from croupier.lab.wagers import CannotLay, Wagers

    counts = spins or SPINS
    if any(count < 1 for count in counts):
        raise Stop("hold after less than one spin has no meaning; --spins takes 1 or more")
    extra: dict[str, Any] = {}
    try:
        if mix:
            wagers = Wagers(game, _read_mix(mix))
            lines: tuple[ParLine, ...] = (par_line(wagers, counts),)
            extra = _of_mix(wagers, counts, stack)
        else:
            lines = par_sheet(game, counts)
    except CannotLay as error:
        raise Stop(str(error)) from None
    if pdf:
        _write_pdf(pdf, game, lines)
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
            raise Stop(f"{pair!r} lacks a stake; BET=STAKE is wanted, such as red=10")
        found[bet] = found.get(bet, 0) + read_amount(amount, f"the stake on {bet}")
    return found


def _of_mix(wagers: "Wagers", counts: Sequence[int], stack: str | None) -> dict[str, Any]:
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
    terms, flat, spins = Terms(wagers), find_strategy("flat"), max(counts)

    def plan_for(amount: int) -> Any:
        return plan_sessions(terms, flat, sessions=1, spins=spins, stack=amount, seed=0)

    amount = read_amount(stack, "--bankroll")
    ending = exact_ending(plan_for(amount))
    return extra | {
        "bankroll_cents": amount,
        "spins": spins,
        "ruin": ending.ruin if ending else None,
        "ahead": ending.ahead if ending else None,
        "bankroll_for_one_percent_cents": stack_needed(
            plan_for, RUIN, least=wagers.cost, most=_STACK_MAX
        ),
    }


def _as_json(line: "ParLine") -> dict[str, Any]:
    return {
        "name": line.name,
        "bets": line.bets,
        "edge": str(line.edge),
        "hit_rate": str(line.hit_rate),
        "variance": str(line.variance),
        "volatility_index": line.volatility,
        "best": str(line.best),
        "bands": [
            {"spins": band.spins, "holds": band.holds, "exact": band.is_exact}
            for band in line.bands
        ],
    }


def _print(game: Game, lines: Sequence["ParLine"], extra: dict[str, Any]) -> None:
    from croupier.consoles.tables import new_table, percent

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
            "hold: 5 % to 95 %; ~ is the normal curve, all else is exact",
            *_mix_notes(extra),
        )
    )
    print_drawn(table, width_min=118)


def _held(band: "Band") -> str:
    mark = "" if band.is_exact else "~"
    return f"{mark}{band.holds[1]:.2%}\n{band.holds[3]:.2%}"


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


def _write_pdf(name: str, game: Game, lines: Sequence["ParLine"]) -> None:
    from croupier.lab.par_pdf import par_pdf

    path = Path(name)
    if path.suffix.lower() != ".pdf" or not path.parent.is_dir():
        raise Stop(f"{name}: a file FILE.pdf in a folder that exists is wanted")
    notes = (
        f"Book {game.book}, edition {game.edition}, game {game.name}",
        "Per unit staked. Volatility is 1.645 standard deviations of one spin.",
    )
    path.write_bytes(par_pdf(f"PAR sheet: {described(game)}", notes, lines))
