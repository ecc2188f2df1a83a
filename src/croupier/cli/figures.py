"""The figures of `croupier odds --mix … --figures`: what flat play comes to, exactly."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from croupier.cli.output import UsageError, print_drawn
from croupier.cli.stakes import read_amount
from croupier.core.money import show_dollars

if TYPE_CHECKING:
    from croupier.lab.wagers import Wagers

_SPINS = 1_000


@Parameter(name="*")
@dataclass(frozen=True)
class Habits:
    """How somebody plays."""

    pace: Annotated[float, Parameter(help="of --figures: spins an hour")] = 35
    hours: Annotated[float, Parameter(help="of --figures: hours a session")] = 4
    sessions: Annotated[int, Parameter(help="of --figures: sessions a month")] = 8
    rebate: Annotated[
        float, Parameter(help="of --figures: per cent of a session's loss that is given back")
    ] = 10
    loss_limit: Annotated[
        str | None, Parameter(help="of --figures: dollars of loss that end a session")
    ] = None
    time_limit: Annotated[
        float | None, Parameter(help="of --figures: hours after which a session ends")
    ] = None


def figures_of(wagers: "Wagers", habits: Habits, extra: dict[str, Any]) -> list[dict[str, Any]]:
    """Rows of a figure's name, what it is, and a note."""
    from croupier.lab import figures as f
    from croupier.lab.convolution import windowed

    if min(habits.pace, habits.hours, habits.sessions) <= 0 or not 0 <= habits.rebate <= 100:
        raise UsageError("--pace, --hours and --sessions are above 0, and --rebate from 0 to 100")
    spectrum, spins = wagers.spectrum, round(habits.pace * habits.hours)
    if spins < 1:
        raise UsageError("a session without a spin has no figures; more --hours or a higher --pace")
    month = f.month(
        spectrum,
        pace=habits.pace,
        hours=habits.hours,
        sessions=habits.sessions,
        shares=(0.05, 0.5, 0.95),
    )
    rows = [
        _money("loss an hour", month.an_hour, f"{habits.pace:g} spins"),
        _money("loss a month", month.a_month, f"{habits.sessions} sessions of {spins:,} spins"),
        _money("month, 5 % worst", -month.quantiles[0.05], "loss at least"),
        _money("month, 5 % best", -month.quantiles[0.95], "loss at most; below 0, a win"),
        _share("month ahead", month.ahead, ""),
    ]
    rows += _rows_of_session(wagers, habits, spins, windowed(spectrum, spins))
    if "bankroll_cents" in extra:
        rows += _rows_of_ruin(wagers, extra)
    return rows


def _rows_of_session(
    wagers: "Wagers", habits: Habits, spins: int, session: Any
) -> list[dict[str, Any]]:
    from croupier.lab import figures as f

    spectrum, pockets = wagers.spectrum, len(wagers.game.wheel.order)
    of = f"a session of {spins:,} spins"
    after, cost = f.rebated(session, habits.rebate / 100)
    rows = [
        _money("rebate costs", cost, f"{habits.rebate:g} % of a session's loss; {of}"),
        _money("loss after rebate", -after, f"{after / -(wagers.cost * spins):.3%} of stakes"),
        _money(
            "match play",
            float(f.match_play(spectrum, cost=wagers.cost, coupon=wagers.cost)),
            "a coupon as large as the wagers",
        ),
        _money("deepest fall, half", f.drawdown_quantile(spectrum, spins=spins, share=0.5), of),
        _money("deepest fall, 5 %", f.drawdown_quantile(spectrum, spins=spins, share=0.95), of),
        _count(
            "losses in a row",
            f.longest_streak(1 - spectrum.hit_rate, spins=spins),
            f"not exceeded by half; {of}",
        ),
        _count(
            "wins in a row",
            f.longest_streak(spectrum.hit_rate, spins=spins),
            f"not exceeded by half; {of}",
        ),
        _count(
            "hottest number",
            f.hottest_quantile(pockets, spins=spins),
            f"hits, not exceeded by half; {of}",
        ),
    ]
    if habits.time_limit is not None:
        rows.append(_row_of_time(wagers, habits, habits.time_limit))
        spins = max(1, min(spins, round(habits.pace * habits.time_limit)))
    if habits.loss_limit is not None:
        rows += _rows_of_limit(wagers, read_amount(habits.loss_limit, "--loss-limit"), spins)
    return rows


def _row_of_time(wagers: "Wagers", habits: Habits, hours: float) -> dict[str, Any]:
    """A limit of time saves the edge of the spins that are not played."""
    if hours <= 0:
        raise UsageError("--time-limit takes hours above 0")
    an_hour = -float(wagers.spectrum.mean) * habits.pace
    free = f"a session; without it {_dollars(an_hour * habits.hours)}"
    return _money("loss with the time limit", an_hour * min(hours, habits.hours), free)


def _rows_of_limit(wagers: "Wagers", limit: int, spins: int) -> list[dict[str, Any]]:
    """A loss limit ends play where a stack of that size would be gone."""
    from croupier.lab.ruin import exact_ending
    from croupier.lab.sessions import plan_sessions
    from croupier.lab.strategies import find_strategy
    from croupier.lab.terms import Terms

    plan = plan_sessions(
        Terms(wagers), find_strategy("flat"), sessions=1, spins=spins, stack=limit, seed=0
    )
    ending = exact_ending(plan)
    if ending is None:
        return []
    shown = show_dollars(limit)
    free = -float(wagers.spectrum.mean) * spins
    return [
        _share("limit reached", ending.ruin, f"{shown} of loss ends a session"),
        _money("loss with the limit", -ending.mean, f"a session; without it {_dollars(free)}"),
    ]


def _rows_of_ruin(wagers: "Wagers", extra: dict[str, Any]) -> list[dict[str, Any]]:
    from croupier.lab import figures as f

    spins, stack = extra["spins"], extra["bankroll_cents"]
    times = f.ruin_times(wagers.spectrum, stack=stack, cost=wagers.cost, spins=spins)
    within = f"with {show_dollars(stack)}, within {spins:,} spins"
    rows = [_share("ruin", times.ruin, within)]
    if times.mean is not None:
        rows.append(_count("time to ruin, mean", round(times.mean), "spins, of those ruined"))
    for share in (0.05, 0.5, 0.95):
        spin = times.quantile(share)
        shown = spin if spin is not None else f"more than {spins:,}"
        rows.append(_count(f"{share:.0%} are ruined by", shown, "spins"))
    return rows


def _dollars(cents: float) -> str:
    sign = "-" if cents < 0 else ""
    return f"{sign}${abs(cents) / 100:,.2f}"


def _money(name: str, cents: float, note: str) -> dict[str, Any]:
    return {"figure": name, "cents": cents, "shown": _dollars(cents), "note": note}


def _share(name: str, share: float, note: str) -> dict[str, Any]:
    return {"figure": name, "share": share, "shown": f"{share:.4%}", "note": note}


def _count(name: str, count: Any, note: str) -> dict[str, Any]:
    shown = f"{count:,}" if isinstance(count, int) else str(count)
    return {"figure": name, "count": count, "shown": shown, "note": note}


def print_figures(rows: list[dict[str, Any]]) -> None:
    """On a terminal."""
    from croupier.cli.tables import new_table

    table = new_table("", "Figure", ">", "")
    for row in rows:
        table.add_row(row["figure"], row["shown"], row["note"])
    print()
    print_drawn(table, width_min=100)
