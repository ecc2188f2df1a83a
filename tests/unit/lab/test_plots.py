"""What the pictures show: ruin in a colour of its own, axes in dollars and words."""

from pathlib import Path
from typing import Any

import pytest
from matplotlib.colors import to_hex

from croupier.lab import plots
from tests.unit.cli.calling import call


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    figures: list[Any] = []
    monkeypatch.setattr(plots, "save", lambda figure, path: figures.append(figure))
    return figures


def test_ruin_stands_out_and_axes_are_in_dollars(
    drawn: list[Any], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    line = "simulate --book star --bet red --strategy martingale --sessions 400 --stake 5"
    answer = call(capsys, f"{line} --bankroll 100 --plot {tmp_path / 'sessions.svg'}")
    assert answer.code == 0, answer.err
    (figure,) = drawn
    ways, ends = figure.axes
    assert (ways.get_xlabel(), ways.get_ylabel()) == ("spins", "stack, \\$")
    assert (ends.get_xlabel(), ends.get_ylabel()) == ("stack at the end, \\$", "share of sessions")
    words = [text.get_text() for text in ends.get_legend().get_texts()]
    assert any(text.startswith("ruined: ") and text.endswith("of sessions") for text in words)
    # Blue and orange of Okabe and Ito's palette, which everybody tells apart.
    colours = {to_hex(bar.get_facecolor()) for bar in ends.patches}
    assert colours == {plots.BLUE, plots.ORANGE}
    assert {to_hex(way.get_color()) for way in ways.lines} <= {plots.BLUE, plots.ORANGE, plots.INK}


def test_spins_are_drawn_against_what_is_expected(
    drawn: list[Any], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    line = f"simulate --book star --bet red --spins 20000 --plot {tmp_path / 'spins.svg'}"
    answer = call(capsys, line)
    assert answer.code == 0, answer.err
    (figure,) = drawn
    assert [axes.get_xlabel() for axes in figure.axes] == ["spins", "net of a spin, \\$"]
    assert [axes.get_ylabel() for axes in figure.axes] == [
        "net less what is expected, \\$",
        "share of spins",
    ]
