"""The wheel drawn with each pocket's deviation. Imported only by what is about to draw."""

from io import BytesIO
from math import ceil
from typing import TYPE_CHECKING, Any, Final, cast

import numpy as np

from croupier.lab.audits.wheel import WheelAudit, sector_pockets
from croupier.lab.audits.where import Floats
from croupier.roulette.pockets import Colour, colour_of

if TYPE_CHECKING:
    from matplotlib.figure import Figure
    from matplotlib.projections.polar import PolarAxes

_INK: Final = "#1b1b1b"
_GREY: Final = "#6a6a6a"
_FAINT: Final = "#d5d8d5"
_MORE: Final = "#1a7f4b"
_LESS: Final = "#b4690e"
_POCKETS: Final = {Colour.RED: "#a31621", Colour.BLACK: "#1b1b1b", Colour.GREEN: "#14532d"}
#: A picture reaches so many deviations either way at least; all radii follow from its reach.
_DEVIATIONS_MIN: Final = 3.2
_HUB: Final = 0.45
_BAND: Final = 0.24


def pocket_deviations(audit: WheelAudit) -> Floats:
    """How far each pocket is off its share, in standard deviations."""
    share = 1 / audit.counts.size
    spread = np.sqrt(audit.spins * share * (1 - share))
    deviations: Floats = (audit.counts - audit.spins * share) / spread
    return deviations


def draw_wheel(audit: WheelAudit, *, kind: str = "png", dpi: int = 160) -> bytes:
    """The picture as PNG or SVG; the same audit gives the same bytes."""
    from matplotlib import rc_context

    target = BytesIO()
    with rc_context({"font.family": "DejaVu Sans", "svg.hashsalt": "croupier"}):
        figure = _figure(audit)
        metadata = {"Date": None} if kind == "svg" else {"Software": None}
        figure.savefig(target, format=kind, dpi=dpi, metadata=metadata, facecolor="white")
    return target.getvalue()


def _figure(audit: WheelAudit) -> "Figure":
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7.2, 7.9))
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
    _draw_words(figure, axes, audit)
    return figure


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


def _draw_words(figure: "Figure", axes: "PolarAxes", audit: WheelAudit) -> None:
    found = next(each for each in audit.findings if each.test == "pockets")
    title = f"{audit.spins:,} spins of a {audit.wheel.name} wheel: {audit.verdict}"
    figure.text(0.06, 0.955, title, fontsize=13, fontweight="bold", color=_INK)
    told = f"{found.shown} degrees, p = {found.p:.3g}"
    figure.text(0.06, 0.927, told, fontsize=9, color=_GREY)
    sector = audit.sector
    named = " ".join(sector_pockets(audit.wheel, sector))
    worst = f"shaded: the sector furthest off its share, {sector.deviations:+.2f} σ"
    centre: dict[str, Any] = {"ha": "center", "va": "center", "color": _GREY}
    figure.text(0.06, 0.905, f"{worst}: {named}".replace("-", "−"), fontsize=8, color=_GREY)
    expected = audit.spins / audit.counts.size
    axes.text(0, 0, f"expected\n{expected:,.1f} hits\na pocket", fontsize=7.5, **centre)
    says = (
        "Bars: hits above (green, outward) or below (amber, inward) an equal share, in standard "
        "deviations (σ).\nOn a fair wheel about one pocket in twenty lies beyond 2 σ (dashed)."
    )
    figure.text(0.06, 0.022, says, fontsize=7.5, color=_GREY, linespacing=1.4)
