"""What a PAR sheet approximates is called so wherever it is shown."""

import json
from dataclasses import replace

import pytest

from croupier.lab.par import par_line
from croupier.lab.par_pdf import par_pdf
from croupier.lab.wagers import Wagers
from tests.unit.cli.calling import call
from tests.unit.devices.reading import page_image, page_texts
from tests.unit.lab.playing import star

#: Its exact distribution is narrow enough for a hundred spins, and far too wide for a million.
MIX = {"red": 100, "straight:17": 35}
LINE = "odds --book star --mix red=1 straight:17=0.35 --par"


def test_the_terminal_marks_every_figure_of_the_normal_curve(
    capsys: pytest.CaptureFixture[str],
) -> None:
    answer = call(capsys, f"{LINE} --spins 100 100000000").out
    assert answer.count("~") == 3
    assert "~2.68%" in answer
    assert "~2.73%" in answer
    assert "~ is an approximation by the normal curve" in answer
    exact = call(capsys, f"{LINE} --spins 100").out
    assert exact.count("~") == 1


def test_programs_are_told_how_each_band_was_computed(capsys: pytest.CaptureFixture[str]) -> None:
    answer = json.loads(call(capsys, f"{LINE} --spins 100 100000000 --json").out)
    bands = answer["lines"][0]["bands"]
    assert [(band["exact"], band["method"]) for band in bands] == [
        (True, "exact distribution"),
        (False, "normal approximation"),
    ]
    assert bands[0]["shares"] == [0.005, 0.05, 0.5, 0.95, 0.995]


def test_paper_says_how_far_the_bands_are_exact_and_hatches_the_rest() -> None:
    wagers = Wagers(star(), MIX)
    part, whole = par_line(wagers, (100, 100_000_000)), par_line(wagers, (100, 200))
    assert (part.exact_to, whole.exact_to) == (100, 200)
    approximated, exact = par_pdf("PAR", (), [part]), par_pdf("PAR", (), [whole])
    assert "~ 100 spins" in page_texts(approximated)[0]
    assert "all spins" in page_texts(exact)[0]
    # The same figures, said to be exact, give a picture without the hatching.
    same = replace(part, bands=tuple(replace(band, is_exact=True) for band in part.bands))
    claimed = par_pdf("PAR", (), [same])
    assert page_image(approximated, 1).tobytes() != page_image(claimed, 1).tobytes()
    assert page_image(claimed, 1).tobytes() == page_image(par_pdf("PAR", (), [same]), 1).tobytes()
