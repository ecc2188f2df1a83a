"""The typeface that all our PDFs share."""

import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.devices.paper import BOLD, PLAIN, REPLACEMENT, fitting_size, set_text, width_of


@pytest.mark.parametrize(
    "text", ["Te Whanganui-a-Tara, Ōtautahi, Māori", "Łódź, Ελλάδα, Москва", "€ £ ¥ − × ½ ≤ → ♠ ●"]
)
def test_our_typeface_knows_these(text: str) -> None:
    assert set_text(text) == text


def test_a_sign_that_it_lacks_is_replaced_and_not_dropped() -> None:
    assert set_text("六合 one 🎰") == f"{REPLACEMENT * 2} one {REPLACEMENT}"


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
