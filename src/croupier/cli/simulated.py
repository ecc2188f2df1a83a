"""What spins and sessions came to, beside what they come to exactly: as a table and as JSON."""

import json
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Literal

from croupier.cli.output import print_drawn
from croupier.core.messages import Message, Saying, say

if TYPE_CHECKING:
    from croupier.lab.convolution import Distribution
    from croupier.lab.ruin import Ending
    from croupier.lab.sessions import SessionPlan, Tally
    from croupier.lab.spinning import SpinPlan, SpinTally
    from croupier.lab.wagers import Wagers

Method = Literal["spin", "multinomial", "exact"]
_SURE = 1.959963984540054
_RARE = 2.5758293035489004


def spin_report(
    wagers: "Wagers",
    title: Message,
    plan: "SpinPlan",
    tally: "SpinTally",
    method: Method,
    seconds: float,
) -> dict[str, Any]:
    """Spins of the same wagers."""
    spectrum, cost = wagers.spectrum, wagers.cost
    hits = sum(n for net, n in zip(tally.nets, tally.counts, strict=True) if net > 0)
    spread = (float(spectrum.variance) / plan.spins) ** 0.5
    rate = float(spectrum.hit_rate)
    return {
        "title": title,
        "method": say("simulated-by-spin") if method == "spin" else say("simulated-by-multinomial"),
        "spins": plan.spins,
        "seed": plan.seed,
        "seconds": round(seconds, 3),
        "staked_cents": cost * plan.spins,
        "net_cents": tally.net,
        "rows": [
            _row("edge", -tally.mean / cost, spread / cost, -float(spectrum.mean) / cost, "share"),
            _row("net a spin", tally.mean, spread, float(spectrum.mean), "money"),
            share_row("hit rate", hits, plan.spins, rate),
        ],
    }


def exact_spins(wagers: "Wagers", title: Message, spins: int) -> dict[str, Any]:
    """The same without chance."""
    from croupier.lab.convolution import distribution

    found = distribution(wagers.spectrum, spins)
    return {
        "title": title,
        "method": say("simulated-by-convolution"),
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


def session_report(
    plan: "SessionPlan",
    tally: "Tally",
    ending: "Ending | None",
    title: Message,
    seconds: float,
) -> dict[str, Any]:
    """Sessions of a strategy; without a tally's sessions, what they come to exactly."""
    from croupier.lab.sessions import bin_width

    report: dict[str, Any] = {
        "title": title,
        "method": say("simulated-by-spin") if tally.sessions else say("simulated-by-states"),
        "sessions": plan.sessions,
        "spins": plan.spins,
        "seed": plan.seed,
        "bankroll_cents": plan.start,
        "at_the_limit": str(plan.limit),
        "seconds": round(seconds, 3),
    }
    if ending is not None and not ending.is_exact:
        report["left_unfollowed"] = ending.left
    if not tally.sessions:
        assert ending is not None
        kinds = {"gain": "money", "ruin": "share", "ahead": "share"}
        rows = [_row(name, None, None, None, kind) for name, kind in kinds.items()]
        return report | {"rows": [_bounded(row, ending) for row in rows]}
    width = bin_width(plan)
    return report | {
        "bin_cents": width,
        "quantiles_cents": {
            f"{share:.1%}": tally.quantile(share, width)
            for share in (0.005, 0.05, 0.5, 0.95, 0.995)
        },
        "staked_cents": tally.staked,
        "gained_cents": tally.gained,
        "lowest_cents": tally.lowest,
        "highest_cents": tally.highest,
        "rows": [
            _bounded(_row("gain", tally.mean, tally.error, None, "money"), ending),
            _bounded(share_row("ruin", tally.ruined, tally.sessions, None), ending),
            _bounded(share_row("ahead", tally.ahead, tally.sessions, None), ending),
            _row("loss of stakes", -tally.gained / max(1, tally.staked), None, None, "share"),
        ],
    }


def _bounded(row: dict[str, Any], ending: "Ending | None") -> dict[str, Any]:
    """The row with its exact figure, or with the least and the most that it can be."""
    if ending is None:
        return row
    least, most = ending.bounds[row["measure"]]
    return row | ({"exact": least} if ending.is_exact else {"between": [least, most]})


def _row(
    name: str, found: float | None, error: float | None, exact: float | None, kind: str
) -> dict[str, Any]:
    row: dict[str, Any] = {"measure": name, "kind": kind, "found": found, "exact": exact}
    if found is not None and error is not None:
        row["error"] = error
        row["confident_95"] = [found - _SURE * error, found + _SURE * error]
        row["confident_99"] = [found - _RARE * error, found + _RARE * error]
    return row


def share_row(name: str, count: int, total: int, exact: float | None) -> dict[str, Any]:
    """A share with Wilson's intervals, which are right for none and for all too."""
    from croupier.lab.sessions import wilson

    return {
        "measure": name,
        "kind": "share",
        "found": count / total,
        "exact": exact,
        "confident_95": list(wilson(count, total, _SURE)),
        "confident_99": list(wilson(count, total, _RARE)),
    }


def money_row(name: str, found: float, error: float | None) -> dict[str, Any]:
    """An amount in cents with its intervals."""
    return _row(name, found, error, None, "money")


def shown_cells(row: dict[str, Any]) -> tuple[Saying, Saying, Saying, Saying]:
    """A row as people read it: its measure, what was found, how surely, and the exact figure."""
    show = partial(_show, row["kind"])
    measure = say("simulated-measure-named", measure=row["measure"])
    sure, between = (_span(show, row.get(name)) for name in ("confident_95", "between"))
    exact = show(row["exact"]) or between or say("simulated-not-known")
    return measure, show(row["found"]), sure, exact


def _span(show: Callable[[float], Saying], bounds: Sequence[float] | None) -> Saying:
    if not bounds:
        return ""
    low, high = map(show, bounds)
    return say("simulated-from-to", low=low, high=high)


def made_with() -> dict[str, str]:
    """What a result was made with, so that it can be made again."""
    import platform
    from importlib.metadata import version

    from croupier import __version__

    return {
        "croupier": __version__,
        "python": platform.python_version(),
        "numba": version("numba"),
        "numpy": version("numpy"),
        "machine": f"{platform.machine()} {platform.system()}",
    }


def print_report(report: dict[str, Any], *, as_json: bool) -> None:
    """On a terminal, or for programs."""
    if as_json:
        print(json.dumps(report, ensure_ascii=False, indent=1, default=str))
        return
    from croupier.cli.tables import new_table

    table = new_table(str(report["title"]), "", ">Found", ">95 % confidence", ">Exact")
    for row in report["rows"]:
        table.add_row(*map(str, shown_cells(row)))
    table.caption = "\n".join(map(str, notes_of(report)))
    print_drawn(table)


def notes_of(report: dict[str, Any]) -> list[Saying]:
    """How it was played, and what else came of it."""
    count = say("simulated-spins", spins=f"{report['spins']:,}")
    if "sessions" in report:
        sessions, spins = f"{report['sessions']:,}", f"{report['spins']:,}"
        count = say("simulated-sessions", sessions=sessions, spins=spins)
    many = [count, say("simulated-seed", seed=str(report["seed"]))] if "seed" in report else [count]
    notes: list[Saying] = [say("simulated-how", method=report["method"], many=many)]
    if "net_cents" in report:
        staked, net = report["staked_cents"], report["net_cents"]
        notes.append(say("simulated-staked", staked=staked, net=net))
    if "quantiles_cents" in report:
        shown = [
            say("simulated-quantile", share=share, cents=cents)
            for share, cents in report["quantiles_cents"].items()
        ]
        ends = "stacks" if "sessions" in report else "net"
        notes.append(say("simulated-quantiles", ends=ends, shown=shown))
    if "interpreted_because" in report:
        notes.append(report["interpreted_because"])
    if "made_with" in report:
        made = ", ".join(f"{name} {value}" for name, value in report["made_with"].items())
        notes.append(say("simulated-made-with", made=made))
    if "at_the_limit" in report:
        notes.append(say("simulated-at-limit", what=report["at_the_limit"]))
    return notes


def _show(kind: str, value: float | None) -> Saying:
    if value is None:
        return ""
    if kind == "share":
        return say("lab-p", p=f"{value:.4%}")
    amount = f"{abs(value) / 100:,.4f}"
    return (
        say("simulated-loss", amount=amount) if value < 0 else say("simulated-gain", amount=amount)
    )
