"""Pictures of simulations and of exact figures, as PNG or SVG by the name of the file."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import numpy as np

from croupier.core.messages import ENGLISH, Saying, say
from croupier.lab.lettering import Lettering, lettering
from croupier.lab.ruin import Ending
from croupier.lab.sessions import SessionPlan, Tally, bin_width
from croupier.lab.spinning import SpinPlan, SpinTally
from croupier.lab.wagers import CannotLay, Spectrum

#: Blue and orange in place of green and red, which not everybody can distinguish.
BLUE, ORANGE, INK, GREY = "#0072b2", "#d55e00", "#222222", "#8a8a8a"
_FORMATS = (".png", ".svg", ".pdf")
_PATHS_SHOWN = 40


def check_plot_file(name: str) -> Path:
    """Where a picture goes, or CannotLay before anything was played for it."""
    path = Path(name)
    if path.suffix.lower() not in _FORMATS:
        raise CannotLay(f"{name}: a picture is one of {', '.join(_FORMATS)}")
    if not path.parent.is_dir():
        raise CannotLay(f"{name}: there is no folder {path.parent}")
    return path


#: Puts a message in the words of a picture.
Put = Callable[[Saying], str]


def drawing(letters: Lettering) -> AbstractContextManager[None]:
    """While a picture is drawn in a language."""
    from matplotlib import rc_context

    return rc_context({"font.family": letters.fonts})


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
    path: Path,
    plan: SessionPlan,
    tally: Tally,
    ending: Ending | None,
    title: str,
    language: str = ENGLISH,
) -> None:
    """Stacks along the way, and how sessions end."""
    letters = lettering(language)
    put = letters.put
    with drawing(letters):
        figure, (ways, ends) = new_figure(2, title)
        _draw_sessions(ways, ends, plan, tally, ending, put)
        save(figure, path)


def _draw_sessions(
    ways: Any, ends: Any, plan: SessionPlan, tally: Tally, ending: Ending | None, put: Put
) -> None:
    if tally.paths is not None and len(tally.paths):
        _draw_paths(ways, plan, tally.paths / 100)
    ways.set(xlabel=put(say("plot-spins")), ylabel=put(say("plot-stack")))
    ways.set_title(put(say("plot-ways", count=f"{_shown(plan):,}")))
    width = bin_width(plan)
    lefts = np.array(sorted(tally.bins)) * width / 100
    shares = np.array([tally.bins[n] for n in sorted(tally.bins)]) / tally.sessions
    ruined = _ruined(plan, tally)
    ends.bar(
        lefts, shares, width=width / 100, align="edge", color=BLUE, label=put(say("plot-simulated"))
    )
    if ruined:
        # The bars of sessions that could lay nothing more, however thin, stand out.
        gone = lefts * 100 < plan.one * plan.grain
        ends.bar(lefts[gone], shares[gone], width=-3 * width / 100, align="edge", color=ORANGE)
        ends.plot([], [], "s", color=ORANGE, label=put(say("plot-ruined", share=f"{ruined:.2%}")))
    if ending is not None:
        _draw_exact(ends, ending, width, put(say("plot-exact")))
    ends.axvline(plan.start / 100, color=INK, lw=0.8, ls="--", label=put(say("plot-start")))
    ends.set(xlabel=put(say("plot-stack-end")), ylabel=put(say("plot-share-sessions")))
    ends.set_title(put(say("plot-ends")))
    ends.set_yscale("log")
    ends.legend(frameon=False, fontsize=8)


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


def _draw_exact(axes: Any, ending: Ending, width: int, label: str) -> None:
    numbers, places = np.unique(ending.stacks // width, return_inverse=True)
    shares = np.bincount(places, weights=ending.probabilities)
    seen = shares > 1e-9
    middles = (numbers + 0.5) * width / 100
    axes.plot(middles[seen], shares[seen], ".", ms=2.5, color=INK, label=label)


def draw_spins(
    path: Path,
    plan: SpinPlan,
    tally: SpinTally,
    spectrum: Spectrum,
    title: str,
    language: str = ENGLISH,
) -> None:
    """What was won along the way within the bands it should keep to, and the results of a spin."""
    letters = lettering(language)
    with drawing(letters):
        figure, (way, results) = new_figure(2, title)
        _draw_way(way, plan, tally, spectrum, letters.put)
        _draw_results(results, tally, spectrum, letters.put)
        save(figure, path)


def _draw_way(axes: Any, plan: SpinPlan, tally: SpinTally, spectrum: Spectrum, put: Put) -> None:
    mean, spread = float(spectrum.mean), float(spectrum.variance) ** 0.5
    spins = np.linspace(0, plan.spins, 300)
    for bound, shade in ((1.96, 0.22), (2.576, 0.12)):
        high = bound * spread * np.sqrt(spins) / 100
        axes.fill_between(spins, -high, high, color=GREY, alpha=shade, lw=0)
    axes.axhline(0, color=INK, lw=0.8, ls="--")
    if tally.path:
        ends = np.array(sorted(tally.path))
        sums = np.cumsum([tally.path[int(end)] for end in ends])
        axes.plot([0, *ends], [0, *((sums - mean * ends) / 100)], color=BLUE)
    axes.set(xlabel=put(say("plot-spins")), ylabel=put(say("plot-net-expected")))
    axes.set_title(put(say("plot-net-bands")), fontsize=10)


def _draw_results(axes: Any, tally: SpinTally, spectrum: Spectrum, put: Put) -> None:
    places = np.arange(len(tally.nets))
    observed = np.array(tally.counts) / tally.spins
    expected = np.array(spectrum.weights) / spectrum.total
    axes.bar(places - 0.2, observed, 0.4, color=BLUE, label=put(say("plot-simulated")))
    axes.bar(places + 0.2, expected, 0.4, color=ORANGE, label=put(say("plot-exact")))
    axes.set_xticks(places, [f"{net / 100:g}" for net in tally.nets], rotation=60, fontsize=8)
    axes.set(xlabel=put(say("plot-net-spin")), ylabel=put(say("plot-share-spins")))
    axes.set_title(put(say("plot-results")))
    axes.legend(frameon=False, fontsize=8)


def draw_bands(
    axes: Any, spins: Sequence[int], bands: Sequence[tuple[float, ...]], letters: Lettering
) -> None:
    """Hold after so many spins, with the bands it keeps to."""
    columns = np.array(bands) * 100
    axes.fill_between(spins, columns[:, 0], columns[:, 4], color=GREY, alpha=0.15, lw=0)
    axes.fill_between(spins, columns[:, 1], columns[:, 3], color=GREY, alpha=0.3, lw=0)
    axes.plot(spins, columns[:, 2], color=BLUE)
    axes.set_xscale("log")
    put = letters.put
    axes.set(xlabel=put(say("plot-spins")), ylabel=put(say("plot-hold")))
    axes.set_title(put(say("plot-hold-bands")))
