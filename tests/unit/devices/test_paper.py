"""The typeface that all our PDFs share."""

import subprocess
import sys
from io import BytesIO
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.devices.paper import (
    BOLD,
    INK,
    PLAIN,
    REPLACEMENT,
    draw_text,
    fitting_size,
    new_canvas,
    set_text,
    width_of,
    with_han,
)
from tests.unit.devices.reading import page_texts


@pytest.mark.parametrize(
    "text", ["Te Whanganui-a-Tara, Ōtautahi, Māori", "Łódź, Ελλάδα, Москва", "€ £ ¥ − × ½ ≤ → ♠ ●"]
)
def test_our_typeface_knows_these(text: str) -> None:
    assert set_text(text) == text


def test_a_sign_that_it_lacks_is_replaced_and_not_dropped() -> None:
    assert set_text("ሀ六合 one 🎰") == f"{REPLACEMENT}六合 one {REPLACEMENT}"


@given(st.text(max_size=50))
def test_any_text_can_be_set_and_measured(text: str) -> None:
    assert len(set_text(text)) == len(text)
    assert width_of(set_text(text), PLAIN, 10) >= 0


@pytest.mark.parametrize("font", [PLAIN, BOLD])
def test_figures_are_all_of_one_width(font: str) -> None:
    assert len({width_of(digit, font, 1000) for digit in "0123456789"}) == 1


@given(st.text("abcdefgh WM", min_size=1, max_size=80), st.floats(20, 400))
def test_a_fitting_size_fits_and_never_grows(text: str, width: float) -> None:
    size = fitting_size(text, BOLD, size=20, width=width)
    assert 0 < size <= 20
    assert width_of(text, BOLD, size) <= width + 1e-6


PROGRAM = """
import sys
from croupier.cli.cli import run
from croupier.roulette.catalogue import book_folders
code = run(["bets", "--json", "--book", next(iter(book_folders()))])
print(code, sorted({"reportlab", "escpos", "PIL"} & sys.modules.keys()), file=sys.stderr)
"""


def test_a_command_that_prints_no_paper_loads_nothing_for_it() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM], check=True, capture_output=True, text=True
    )
    assert ran.stderr == "0 []\n"


def test_a_paragraph_names_the_typeface_of_its_chinese() -> None:
    assert with_han("R1 轮盘 &lt;ok") == 'R1 <font name="NotoSansSC">轮盘</font> &lt;ok'


@pytest.mark.parametrize("align", ["left", "centre", "right"])
@pytest.mark.parametrize("font", [PLAIN, BOLD])
def test_a_line_of_two_scripts_is_as_wide_as_was_measured(
    font: str, align: Literal["left", "centre", "right"]
) -> None:
    target, text = BytesIO(), "Table 12，第 3 局 – ann"
    canvas = new_canvas(target, size=(400, 100), title="", language="zh-CN")
    draw_text(canvas, 200, 50, text, font, 12, INK, align=align)
    canvas.showPage()
    canvas.save()
    (read,) = page_texts(target.getvalue())
    assert read.strip() == text
    assert width_of(text, font, 12) == pytest.approx(sum(width_of(sign, font, 12) for sign in text))
