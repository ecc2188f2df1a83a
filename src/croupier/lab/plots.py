"""Pictures of simulations and of exact figures, as PNG or SVG by the name of the file."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from croupier.lab.convolution import Distribution
from croupier.lab.ruin import Ending
from croupier.lab.sessions import SessionPlan, Tally, bin_width
from croupier.lab.spinning import SpinPlan, SpinTally
from croupier.lab.wagers import CannotLay, Spectrum

#: Blue and orange in place of green and red, which not everybody tells apart.
BLUE, ORANGE, INK, GREY = "#0072b2", "#d55e00", "#222222", "#8a8a8a"
_FORMATS = (".png", ".svg", ".pdf")
_PATHS_SHOWN = 40
_QUANTILES = (0.005, 0.05, 0.5, 0.95, 0.995)


def check_plot_file(name: str) -> Path:
    """Where a picture goes, or CannotLay before anything was played for it."""
    path = Path(name)
    if path.suffix.lower() not in _FORMATS:
        raise CannotLay(f"{name}: a picture is one of {', '.join(_FORMATS)}")
    if not path.parent.is_dir():
        raise CannotLay(f"{name}: there is no folder {path.parent}")
    return path


def new_figure(panels: int, title: str) -> tuple[Any, Any]:
    """A figure with panels side by side, drawn without a screen."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(5.6 * panels, 4.2), layout="constrained")
    FigureCanvasAgg(figure)
    figure.suptitle(title, fontsize=11, color=INK, parse_math=False)
    axes = figure.subplots(1, panels, squeeze=False)[0]
    for each in axes:
        each.grid(alpha=0.25)
        each.spines[["top", "right"]].set_visible(False)
    return figure, axes


def save(figure: Any, path: Path) -> None:
    """Write a picture whose bytes hang on nothing but what it shows."""
    import matplotlib

    stamp = {".png": {"Software": None}, ".svg": {"Date": None}, ".pdf": {"CreationDate": None}}
    with matplotlib.rc_context({"svg.hashsalt": "croupier"}):
        figure.savefig(path, dpi=130, metadata=stamp[path.suffix.lower()])


def draw_sessions(
    path: Path, plan: SessionPlan, tally: Tally, ending: Ending | None, title: str
) -> None:
    """Stacks along the way, and how sessions end."""
    figure, (ways, ends) = new_figure(2, title)
    if tally.paths is not None and len(tally.paths):
        _draw_paths(ways, plan, tally.paths / 100)
    ways.set(xlabel="spins", ylabel="stack, \\$", title=f"{_shown(plan)} sessions on their way")
    width = bin_width(plan)
    lefts = np.array(sorted(tally.bins)) * width / 100
    shares = np.array([tally.bins[n] for n in sorted(tally.bins)]) / tally.sessions
    ruined = _ruined(plan, tally)
    ends.bar(lefts, shares, width=width / 100, align="edge", color=BLUE, label="simulated")
    if ruined:
        # The bars of sessions that could lay nothing more, however thin, stand out.
        gone = lefts * 100 < plan.one * plan.grain
        ends.bar(lefts[gone], shares[gone], width=-3 * width / 100, align="edge", color=ORANGE)
        ends.plot([], [], "s", color=ORANGE, label=f"ruined: {ruined:.2%} of sessions")
    if ending is not None:
        _draw_exact(ends, ending, width)
    ends.axvline(plan.start / 100, color=INK, lw=0.8, ls="--", label="start")
    ends.set(xlabel="stack at the end, \\$", ylabel="share of sessions", title="How sessions end")
    ends.set_yscale("log")
    ends.legend(frameon=False, fontsize=8)
    save(figure, path)


def _ruined(plan: SessionPlan, tally: Tally) -> float:
    """The share of sessions that could not go on."""
    return tally.ruined / max(1, tally.sessions)


def _shown(plan: SessionPlan) -> int:
    return min(_PATHS_SHOWN, plan.sessions)


def _draw_paths(axes: Any, plan: SessionPlan, paths: Any) -> None:
    groups = plan.spins // 4
    every = max(1, groups // max(1, len(paths) - 1)) * 4
    used = paths[: max(1, -(-groups * 4 // every))]
    moments = np.arange(len(used)) * every
    for column in used.T[: _shown(plan)]:
        is_gone = bool(column[-1] * 100 < plan.one * plan.grain)
        axes.plot(moments, column, lw=0.7, alpha=0.6, color=ORANGE if is_gone else BLUE)
    axes.axhline(plan.start / 100, color=INK, lw=0.8, ls="--")
    axes.set_ylim(bottom=0)


def _draw_exact(axes: Any, ending: Ending, width: int) -> None:
    numbers, places = np.unique(ending.stacks // width, return_inverse=True)
    shares = np.bincount(places, weights=ending.probabilities)
    seen = shares > 1e-9
    middles = (numbers + 0.5) * width / 100
    axes.plot(middles[seen], shares[seen], ".", ms=2.5, color=INK, label="exact")


def draw_spins(
    path: Path, plan: SpinPlan, tally: SpinTally, spectrum: Spectrum, title: str
) -> None:
    """What was won along the way within the bands it should keep to, and the results of a spin."""
    figure, (way, results) = new_figure(2, title)
    mean, spread = float(spectrum.mean), float(spectrum.variance) ** 0.5
    spins = np.linspace(0, plan.spins, 300)
    for bound, shade in ((1.96, 0.22), (2.576, 0.12)):
        high = bound * spread * np.sqrt(spins) / 100
        way.fill_between(spins, -high, high, color=GREY, alpha=shade, lw=0)
    way.axhline(0, color=INK, lw=0.8, ls="--")
    if tally.path:
        ends = np.array(sorted(tally.path))
        sums = np.cumsum([tally.path[int(end)] for end in ends])
        way.plot([0, *ends], [0, *((sums - mean * ends) / 100)], color=BLUE)
    way.set(xlabel="spins", ylabel="net less what is expected, \\$")
    way.set_title("Net against expectation, with 95 % and 99 % bands", fontsize=10)
    _draw_results(results, tally, spectrum)
    save(figure, path)


def _draw_results(axes: Any, tally: SpinTally, spectrum: Spectrum) -> None:
    places = np.arange(len(tally.nets))
    observed = np.array(tally.counts) / tally.spins
    expected = np.array(spectrum.weights) / spectrum.total
    axes.bar(places - 0.2, observed, 0.4, color=BLUE, label="simulated")
    axes.bar(places + 0.2, expected, 0.4, color=ORANGE, label="exact")
    axes.set_xticks(places, [f"{net / 100:g}" for net in tally.nets], rotation=60, fontsize=8)
    axes.set(xlabel="net of a spin, \\$", ylabel="share of spins", title="Results of a spin")
    axes.legend(frameon=False, fontsize=8)


def draw_distribution(axes: Any, found: Distribution, title: str) -> None:
    """A distribution with its quantiles."""
    amounts, shares = found.amounts / 100, found.probabilities
    seen = shares > shares.max() * 1e-6
    step = max(1, int(seen.sum()) // 2000)
    axes.plot(amounts[seen][::step], shares[seen][::step], color=BLUE, lw=0.9)
    for share in _QUANTILES:
        axes.axvline(found.quantile(share) / 100, color=ORANGE if share != 0.5 else INK, lw=0.7)
    axes.set(xlabel="net, \\$", ylabel="probability", title=title)


def draw_bands(axes: Any, spins: Sequence[int], bands: Sequence[tuple[float, ...]]) -> None:
    """Hold after so many spins, with the bands it keeps to."""
    columns = np.array(bands) * 100
    axes.fill_between(spins, columns[:, 0], columns[:, 4], color=GREY, alpha=0.15, lw=0)
    axes.fill_between(spins, columns[:, 1], columns[:, 3], color=GREY, alpha=0.3, lw=0)
    axes.plot(spins, columns[:, 2], color=BLUE)
    axes.set_xscale("log")
    axes.set(xlabel="spins", ylabel="hold, % of stakes", title="Hold: 90 % and 99 % bands")
