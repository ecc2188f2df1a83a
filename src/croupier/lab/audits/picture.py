"""The wheel drawn with each pocket's deviation. Imported only by what is about to draw."""

import re
from io import BytesIO
from math import ceil, inf
from textwrap import fill
from typing import TYPE_CHECKING, Any, Final, cast

import numpy as np

from croupier.core.messages import ENGLISH, Message, say
from croupier.lab.audits.location import Floats
from croupier.lab.audits.wheel import WheelAudit, sector_pockets
from croupier.lab.lettering import Lettering, lettering
from croupier.roulette.pockets import Colour, colour_of

if TYPE_CHECKING:
    from matplotlib.figure import Figure
    from matplotlib.projections.polar import PolarAxes

_INK: Final = "#1b1b1b"
_GREY: Final = "#6a6a6a"
_FAINT: Final = "#d5d8d5"
#: Blue and orange, which colour-blind readers distinguish as well.
_MORE: Final = "#0072b2"
_LESS: Final = "#d55e00"
_POCKETS: Final = {Colour.RED: "#a31621", Colour.BLACK: "#1b1b1b", Colour.GREEN: "#14532d"}
#: A picture reaches so many deviations either way at least; all radii follow from its reach.
_DEVIATIONS_MIN: Final = 3.2
_HUB: Final = 0.45
_BAND: Final = 0.24
#: So many letters stand in a line in the middle of the wheel.
_HUB_WIDTH: Final = 12
#: How tall the wheel is drawn, and what is drawn below it, in inches.
_TALL: Final = 7.9
_STRIP: Final = 2.3
#: Twice a squared lean is spread like chi-square on two degrees: beyond this once in a hundred.
_LEAN_99: Final = 9.21


def pocket_deviations(audit: WheelAudit) -> Floats:
    """How far each pocket is off its share, in standard deviations."""
    share = 1 / audit.counts.size
    spread = np.sqrt(audit.spins * share * (1 - share))
    deviations: Floats = (audit.counts - audit.spins * share) / spread
    return deviations


def draw_wheel(
    audit: WheelAudit, *, kind: str = "png", dpi: int = 160, language: str = ENGLISH
) -> bytes:
    """The picture as PNG or SVG; the same audit gives the same bytes."""
    from matplotlib import rc_context

    target, letters = BytesIO(), lettering(language)
    with rc_context({"font.family": letters.fonts, "svg.hashsalt": "croupier"}):
        figure = _figure(audit, letters)
        metadata = {"Date": None} if kind == "svg" else {"Software": None}
        figure.savefig(target, format=kind, dpi=dpi, metadata=metadata, facecolor="white")
    return target.getvalue()


def _figure(audit: WheelAudit, letters: Lettering) -> "Figure":
    from matplotlib.figure import Figure

    panels = [draw for kind, draw in _PANELS.items() if kind in audit.kept.labels]
    whole = Figure(figsize=(7.2, _TALL + _STRIP * bool(panels)))
    figure: Any = whole
    if panels:
        parts: Any = whole.subfigures(2, 1, height_ratios=(_TALL, _STRIP))
        figure, strip = parts
        for axes, draw in zip(
            strip.subplots(1, len(panels), squeeze=False)[0], panels, strict=True
        ):
            draw(axes, audit, letters)
        strip.subplots_adjust(left=0.09, right=0.97, bottom=0.28, top=0.86, wspace=0.3)
    axes = cast("PolarAxes", figure.add_axes((0.06, 0.07, 0.88, 0.80), projection="polar"))
    axes.set_theta_direction(-1)
    axes.set_theta_offset(np.pi / 2)
    axes.set_axis_off()
    deviations = pocket_deviations(audit)
    reach = max(_DEVIATIONS_MIN, float(np.abs(deviations).max()) * 1.06)
    ring = reach * (1 + _HUB)
    axes.set_ylim(0, ring + reach * (1 + _BAND))
    _draw_rings(axes, ring, reach, audit.counts.size)
    _draw_sector(axes, audit, ring, reach)
    _draw_bars(axes, audit, deviations, ring)
    _draw_band(axes, audit, ring + reach, reach * _BAND)
    _draw_words(figure, axes, audit, letters)
    return whole


def _draw_drops(axes: Any, audit: WheelAudit, letters: Lettering) -> None:
    """How often the ball left the track in each zone, beside an equal share."""
    labels = audit.kept.labels["drop"]
    order = sorted(range(len(labels.names)), key=lambda code: _as_number(labels.names[code]))
    counts = np.bincount(labels.codes[labels.codes >= 0], minlength=len(order))
    axes.bar(range(len(order)), counts[order], color=_MORE, width=0.8)
    axes.axhline(counts.sum() / max(1, len(order)), color=_INK, linewidth=0.9, linestyle="--")
    names = [labels.names[code] for code in order]
    _name(axes, names, letters.put(say("lab-zone")), letters.put(say("lab-drops-equal")))


def _draw_speeds(axes: Any, audit: WheelAudit, letters: Lettering) -> None:
    """Spins at each speed of the rotor, and how far results lean to one side at that speed."""
    labels = audit.kept.labels["rotor"]
    order = sorted(range(len(labels.names)), key=lambda code: _as_number(labels.names[code]))
    turns = 2 * np.pi * audit.kept.places / audit.counts.size
    counts, leans = [], []
    for code in order:
        own = turns[labels.codes == code]
        counts.append(own.size)
        leans.append(2 * own.size * abs(np.exp(1j * own).mean()) ** 2 if own.size else 0.0)
    far = [lean > _LEAN_99 for lean in leans]
    axes.bar(range(len(order)), counts, color=[_LESS if each else _MORE for each in far], width=0.8)
    names = [labels.names[code] for code in order]
    _name(axes, names, letters.put(say("lab-rotor-speed")), letters.put(say("lab-spins-leaning")))


def _as_number(name: str) -> tuple[float, str]:
    found = re.search(r"\d+(\.\d+)?", name)
    return (float(found[0]) if found else inf, name)


def _name(axes: Any, names: list[str], what: str, title: str) -> None:
    every = max(1, len(names) // 12)
    axes.set_xticks(range(0, len(names), every), names[::every], fontsize=6.5, rotation=30)
    axes.tick_params(axis="y", labelsize=6.5)
    axes.set_xlabel(what, fontsize=7.5, color=_GREY)
    axes.set_title(title, fontsize=8, color=_GREY, loc="left")
    axes.spines[["top", "right"]].set_visible(False)


#: What is drawn below the wheel, where it was recorded.
_PANELS: Final = {"drop": _draw_drops, "rotor": _draw_speeds}


def _turns(pockets: int) -> Floats:
    return 2 * np.pi * np.arange(pockets) / pockets


def _draw_rings(axes: "PolarAxes", ring: float, reach: float, pockets: int) -> None:
    """Faint rings at whole deviations; a label on each, where no pocket's bar stands."""
    circle = np.linspace(0, 2 * np.pi, 361)
    apart = max(1, ceil(reach / 6))
    for step in range(-(int(reach) // apart) * apart, int(reach) + 1, apart):
        strong = step == 0
        axes.plot(
            circle,
            np.full_like(circle, ring + step),
            color=_GREY if strong else _FAINT,
            linewidth=1.1 if strong else 0.7,
            linestyle="-" if strong or abs(step) != 2 else (0, (4, 3)),
            zorder=1,
        )
        if step and step < reach - 0.35 * apart:
            axes.text(
                np.pi / pockets,
                ring + step,
                f"{step:+d} σ".replace("-", "−"),
                fontsize=6.5,
                color=_GREY,
                ha="center",
                va="center",
                zorder=6,
                bbox={"facecolor": "white", "edgecolor": "none", "pad": 0.8},
            )


def _draw_sector(axes: "PolarAxes", audit: WheelAudit, ring: float, reach: float) -> None:
    """The worst sector, shaded behind its bars."""
    width = 2 * np.pi / audit.counts.size
    sector = audit.sector
    axes.bar(
        width * (sector.start + (sector.length - 1) / 2),
        2 * reach,
        width=width * sector.length,
        bottom=ring - reach,
        color=_MORE if sector.deviations > 0 else _LESS,
        alpha=0.09,
        linewidth=0,
        zorder=0,
    )


def _draw_bars(axes: "PolarAxes", audit: WheelAudit, deviations: Floats, ring: float) -> None:
    pockets = audit.counts.size
    axes.bar(
        _turns(pockets),
        deviations,
        width=2 * np.pi / pockets * 0.78,
        bottom=ring,
        color=[_MORE if each > 0 else _LESS for each in deviations],
        alpha=0.92,
        linewidth=0,
        zorder=3,
    )


def _draw_band(axes: "PolarAxes", audit: WheelAudit, inner: float, width: float) -> None:
    """The numbers in the colours of their pockets, on a band around the bars."""
    order, pockets = audit.wheel.order, audit.counts.size
    axes.bar(
        _turns(pockets),
        width,
        width=2 * np.pi / pockets,
        bottom=inner,
        color=[_POCKETS[colour_of(pocket)] for pocket in order],
        edgecolor="white",
        linewidth=0.6,
        zorder=4,
    )
    for turn, pocket in zip(_turns(pockets), order, strict=True):
        axes.text(
            turn,
            inner + width / 2,
            pocket,
            color="white",
            fontsize=9.0,
            fontweight="bold",
            rotation=-np.degrees(turn),
            ha="center",
            va="center",
            zorder=5,
        )


def _draw_words(figure: "Figure", axes: "PolarAxes", audit: WheelAudit, letters: Lettering) -> None:
    # Of records that were not tested there is no finding.
    found = next((each for each in audit.findings if each.test == "pockets"), None)
    sector = audit.sector

    def put(y: float, message: Message, size: float, **more: Any) -> None:
        figure.text(0.06, y, letters.put(message), fontsize=size, **({"color": _GREY} | more))

    title = say(
        "lab-picture-title",
        spins=f"{audit.spins:,}",
        wheel=audit.wheel.name,
        verdict=audit.verdict.message,
    )
    put(0.955, title, 13, fontweight=letters.bold, color=_INK)
    if found is not None:
        put(0.927, say("lab-degrees", shown=found.shown, p=f"{found.p:.3g}"), 9)
    named = " ".join(sector_pockets(audit.wheel, sector))
    put(0.905, say("lab-shaded", off=f"{sector.deviations:+.2f}", pockets=named), 8)
    hits = letters.put(say("lab-expected", hits=f"{audit.spins / audit.counts.size:,.1f}"))
    centre: dict[str, Any] = {"ha": "center", "va": "center", "color": _GREY}
    axes.text(0, 0, fill(hits, _HUB_WIDTH), fontsize=7.5, **centre)
    put(0.036, say("lab-bars"), 7.5)
    put(0.022, say("lab-one-in-twenty"), 7.5)
