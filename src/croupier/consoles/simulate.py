"""`croupier simulate`: spins and sessions by chance, beside what they come to exactly."""

import json as to_json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import Parameter

from croupier.consoles.output import Stop, print_drawn
from croupier.consoles.selection import Selection, chosen_game
from croupier.consoles.stakes import (
    Sign,
    described_stakes,
    read_amount,
    read_limits,
    read_stakes,
)
from croupier.kernel.money import show_dollars

if TYPE_CHECKING:
    from croupier.lab.convolution import Distribution
    from croupier.lab.ruin import Ending
    from croupier.lab.sessions import SessionPlan, Tally
    from croupier.lab.spinning import SpinPlan, SpinTally
    from croupier.lab.wagers import Wagers

Method = Literal["spin", "multinomial", "exact"]
AtLimitName = Literal["restart", "most", "stop"]
_SURE = 1.959963984540054
_RARE = 2.5758293035489004


@dataclass(frozen=True)
class _Run:
    """Where and how chunks are played."""

    workers: int
    cluster: str | None

    def play(self, chunk: Callable[..., Any], plan: object, parts: Any, total: int) -> Any:
        """Every chunk, with a bar on a terminal."""
        from croupier.lab.running import run_here, run_on_cluster

        with _Bar(total) as tell:
            if self.cluster is None:
                return run_here(chunk, plan, parts, workers=self.workers, tell=tell)
            where = {"address": self.cluster, "workers": self.workers}
            return run_on_cluster(chunk, plan, parts, tell=tell, **where)  # type: ignore[arg-type]


def simulate(
    selection: Selection | None = None,
    *,
    bet: Annotated[tuple[str, ...], Parameter(negative="", help="a bet; may be repeated")] = (),
    stake: Annotated[
        tuple[str, ...], Parameter(negative="", help="its stake in dollars; may be repeated")
    ] = ("10",),
    sign: Sign | None = None,
    spins: Annotated[int, Parameter(help="how many spins of the same wagers")] = 1_000_000,
    strategy: Annotated[
        str | None,
        Parameter(
            help="play sessions: flat, martingale, paroli, dalembert, fibonacci, labouchere, "
            "oscars-grind, or a file FILE.py"
        ),
    ] = None,
    sessions: Annotated[int, Parameter(help="how many sessions")] = 100_000,
    spins_per_session: Annotated[int, Parameter(help="the most spins of a session")] = 1000,
    stack: Annotated[
        str, Parameter(name="--bankroll", help="what a session starts with, in dollars")
    ] = "1000",
    goal: Annotated[str | None, Parameter(help="a session ends with this much")] = None,
    at_limit: Annotated[
        AtLimitName, Parameter(help="what the player does when a stake is refused")
    ] = "restart",
    method: Annotated[
        Method, Parameter(help="draw every spin, draw the counts at once, or reckon")
    ] = "spin",
    seed: Annotated[int, Parameter(help="the same seed gives the same result")] = 7,
    workers: Annotated[int, Parameter(help="threads or local workers; 0 is one a core")] = 0,
    cluster: Annotated[
        str | None, Parameter(help="address of a Dask scheduler, or `local` to start one")
    ] = None,
    plot: Annotated[str | None, Parameter(help="write a picture: .png, .svg or .pdf")] = None,
    json: Annotated[bool, Parameter(negative="", help="for programs")] = False,
) -> int:
    """Play wagers many times, and show the result with its confidence beside the exact one."""
    from croupier.lab.running import NoCluster
    from croupier.lab.strategies import BadStrategy
    from croupier.lab.wagers import CannotLay, Wagers

    if workers < 0:
        raise Stop(f"{workers} workers do nothing; 0 is one for each core")
    game, limits = chosen_game(selection or Selection()), read_limits(sign or Sign())
    stakes = read_stakes(bet, stake)
    run = _Run(workers, cluster)
    try:
        wagers = Wagers(game, stakes, limits)
        title = described_stakes(game, stakes, limits)
        if strategy is None:
            report = _spins(wagers, run, title, spins=spins, seed=seed, method=method, plot=plot)
        else:
            amount = read_amount(stack, "--bankroll")
            ask: dict[str, Any] = {
                "sessions": sessions,
                "spins": spins_per_session,
                "stack": amount,
                "seed": seed,
                "goal": read_amount(goal, "--goal") if goal else 0,
            }
            report = _sessions(
                wagers, run, title, strategy, ask, at_limit=at_limit, method=method, plot=plot
            )
    except (CannotLay, BadStrategy) as error:
        raise Stop(str(error)) from None
    except NoCluster as error:
        raise Stop(str(error), code=1) from None
    _print(report, json)
    return 0


def _spins(
    wagers: "Wagers",
    run: _Run,
    title: str,
    *,
    spins: int,
    seed: int,
    method: Method,
    plot: str | None,
) -> dict[str, Any]:
    from croupier.lab.plots import check_plot_file, draw_spins
    from croupier.lab.spinning import draw_counts, plan_spins, spin_chunk, spin_chunks

    path = check_plot_file(plot) if plot else None
    spectrum = wagers.spectrum
    plan = plan_spins(spectrum, spins=spins, seed=seed)
    start = perf_counter()
    if method == "exact":
        return _exact_spins(wagers, title, spins)
    if method == "multinomial":
        tally = draw_counts(plan)
    else:
        tally = run.play(spin_chunk, plan, spin_chunks(plan), spins)
    seconds = perf_counter() - start
    if path:
        draw_spins(path, plan, tally, spectrum, title)
    return _spin_report(wagers, title, plan, tally, method, seconds)


def _spin_report(
    wagers: "Wagers",
    title: str,
    plan: "SpinPlan",
    tally: "SpinTally",
    method: Method,
    seconds: float,
) -> dict[str, Any]:
    spectrum, cost = wagers.spectrum, wagers.cost
    hits = sum(n for net, n in zip(tally.nets, tally.counts, strict=True) if net > 0)
    spread = (float(spectrum.variance) / plan.spins) ** 0.5
    rate = float(spectrum.hit_rate)
    return {
        "title": title,
        "method": {"spin": "every spin drawn", "multinomial": "counts drawn at once (multinomial)"}[
            method
        ],
        "spins": plan.spins,
        "seed": plan.seed,
        "seconds": round(seconds, 3),
        "staked_cents": cost * plan.spins,
        "net_cents": tally.net,
        "rows": [
            _row("edge", -tally.mean / cost, spread / cost, -float(spectrum.mean) / cost, "share"),
            _row("net a spin", tally.mean, spread, float(spectrum.mean), "money"),
            _row(
                "hit rate",
                hits / plan.spins,
                (rate * (1 - rate) / plan.spins) ** 0.5,
                rate,
                "share",
            ),
        ],
    }


def _exact_spins(wagers: "Wagers", title: str, spins: int) -> dict[str, Any]:
    from croupier.lab.convolution import distribution

    found = distribution(wagers.spectrum, spins)
    return {
        "title": title,
        "method": "exact convolution, nothing drawn",
        "spins": spins,
        "staked_cents": wagers.cost * spins,
        "expected_cents": float(wagers.spectrum.mean * spins),
        "deviation_cents": float(wagers.spectrum.variance * spins) ** 0.5,
        "quantiles_cents": _quantiles(found),
        "rows": [
            _row("net", None, None, float(wagers.spectrum.mean * spins), "money"),
            _row("ahead", None, None, found.above(0), "share"),
        ],
    }


def _quantiles(found: "Distribution") -> dict[str, int]:
    return {f"{share:.1%}": found.quantile(share) for share in (0.005, 0.05, 0.5, 0.95, 0.995)}


def _sessions(
    wagers: "Wagers",
    run: _Run,
    title: str,
    strategy: str,
    ask: dict[str, Any],
    *,
    at_limit: str,
    method: str,
    plot: str | None,
) -> dict[str, Any]:
    from croupier.lab.plots import check_plot_file, draw_sessions
    from croupier.lab.ruin import exact_ending
    from croupier.lab.sessions import Tally, chunks, plan_sessions, play_chunk
    from croupier.lab.strategies import find_strategy
    from croupier.lab.terms import AtLimit, Terms

    path = check_plot_file(plot) if plot else None
    if method == "multinomial":
        raise Stop("sessions have no multinomial; --method exact or spin")
    terms = Terms(wagers, AtLimit(at_limit))
    plan = plan_sessions(terms, find_strategy(strategy), **ask)
    ending = exact_ending(plan)
    if method == "exact" and ending is None:
        raise Stop(
            "this strategy has too many states to be followed exactly; --method spin", code=1
        )
    start = perf_counter()
    tally = Tally()
    if method == "spin":
        tally = run.play(play_chunk, plan, chunks(plan), plan.sessions)
    seconds = perf_counter() - start
    if path and tally.sessions:
        draw_sessions(path, plan, tally, ending, f"{title}\n{plan.strategy}")
    report = _session_report(plan, tally, ending, f"{title}; {plan.strategy}", seconds)
    if tally.sessions and terms.is_linear:
        # Whatever the stakes, each of them loses the edge in the mean.
        report["rows"][-1]["exact"] = -float(wagers.spectrum.mean / wagers.cost)
    return report


def _session_report(
    plan: "SessionPlan",
    tally: "Tally",
    ending: "Ending | None",
    title: str,
    seconds: float,
) -> dict[str, Any]:
    report: dict[str, Any] = {
        "title": title,
        "method": "every spin drawn" if tally.sessions else "exact forward reckoning",
        "sessions": plan.sessions,
        "spins": plan.spins,
        "seed": plan.seed,
        "bankroll_cents": plan.start,
        "at_the_limit": str(plan.limit),
        "seconds": round(seconds, 3),
    }
    if not tally.sessions:
        assert ending is not None
        exact = {"ruin": ending.ruin, "ahead": ending.ahead}
        rows = [_row(name, None, None, value, "share") for name, value in exact.items()]
        return report | {"rows": [_row("gain", None, None, ending.mean, "money"), *rows]}
    ruin, ahead = tally.proportion(tally.ruined), tally.proportion(tally.ahead)
    return report | {
        "staked_cents": tally.staked,
        "gained_cents": tally.gained,
        "lowest_cents": tally.lowest,
        "highest_cents": tally.highest,
        "rows": [
            _row("gain", tally.mean, tally.error, ending.mean if ending else None, "money"),
            _row("ruin", *ruin, ending.ruin if ending else None, "share"),
            _row("ahead", *ahead, ending.ahead if ending else None, "share"),
            _row("loss of stakes", -tally.gained / max(1, tally.staked), None, None, "share"),
        ],
    }


def _row(
    name: str, found: float | None, error: float | None, exact: float | None, kind: str
) -> dict[str, Any]:
    row: dict[str, Any] = {"measure": name, "kind": kind, "found": found, "exact": exact}
    if found is not None and error is not None:
        row["error"] = error
        row["confident_95"] = [found - _SURE * error, found + _SURE * error]
        row["confident_99"] = [found - _RARE * error, found + _RARE * error]
    return row


def _print(report: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print(to_json.dumps(report, ensure_ascii=False, indent=1))
        return
    from croupier.consoles.tables import new_table

    table = new_table(report["title"], "", ">Found", ">95 % confidence", ">Exact")
    for row in report["rows"]:
        show = partial(_show, row["kind"])
        bounds = row.get("confident_95")
        sure = " to ".join(map(show, bounds)) if bounds else ""
        table.add_row(row["measure"], show(row["found"]), sure, show(row["exact"]) or "not known")
    table.caption = "\n".join(_notes(report))
    print_drawn(table)


def _notes(report: dict[str, Any]) -> list[str]:
    many = [f"{report['spins']:,} spins"]
    if "sessions" in report:
        many = [f"{report['sessions']:,} sessions of at most {report['spins']:,} spins"]
    if "seed" in report:
        many.append(f"seed {report['seed']}")
    notes = [f"{report['method']}; {', '.join(many)}"]
    if "net_cents" in report:
        staked, net = show_dollars(report["staked_cents"]), show_dollars(report["net_cents"])
        notes.append(f"staked {staked}, net {net}")
    if "quantiles_cents" in report:
        shown = ", ".join(f"{k} {show_dollars(v)}" for k, v in report["quantiles_cents"].items())
        notes.append(f"net at most, with probability: {shown}")
    if "at_the_limit" in report:
        notes.append(f"beyond the table's maximum: {report['at_the_limit']}")
    return notes


def _show(kind: str, value: float | None) -> str:
    if value is None:
        return ""
    if kind == "share":
        return f"{value:.4%}"
    sign = "-" if value < 0 else ""
    return f"{sign}${abs(value) / 100:,.4f}"


class _Bar:
    """A bar with rate and time left, on a terminal only."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._progress: Any = None

    def __enter__(self) -> Callable[[int], None] | None:
        if not sys.stderr.isatty():
            return None
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

        self._progress = Progress(
            BarColumn(),
            TextColumn("{task.percentage:>5.1f} %  {task.fields[rate]}"),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
        )
        self._progress.start()
        task, start = self._progress.add_task("", total=self._total, rate=""), perf_counter()
        done = 0

        def tell(count: int) -> None:
            nonlocal done
            done += count
            rate = f"{done / max(1e-9, perf_counter() - start):,.0f}/s"
            self._progress.update(task, advance=count, rate=rate)

        return tell

    def __exit__(self, *_: object) -> None:
        if self._progress is not None:
            self._progress.stop()
