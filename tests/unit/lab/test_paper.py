"""The lab's paper and pictures in every language of the house."""

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

from croupier.core.messages import catalogue, languages, say, text_in
from croupier.lab.audits.picture import draw_wheel
from croupier.lab.audits.recording import Spin, record
from croupier.lab.audits.wheel import WheelAudit, audit_wheel
from croupier.lab.par import par_line
from croupier.lab.par_pdf import par_pdf
from croupier.lab.wagers import Wagers
from croupier.roulette.pockets import Pocket
from croupier.roulette.wheel import SINGLE_ZERO
from tests.unit.cli.calling import call
from tests.unit.devices.reading import page_texts
from tests.unit.lab.playing import star

#: English words of the catalogue that paper in another language may not show.
_ENGLISH = re.compile(r"\b(spins|Corrected|standard deviations|Edge|Hit rate|nothing found|pass)\b")


def _numbers() -> list[Pocket]:
    chance = Random(5)
    return [chance.choice(SINGLE_ZERO.order) for _ in range(400)]


@cache
def _file(folder: Path) -> Path:
    numbers = folder / "numbers.txt"
    numbers.write_text("\n".join(_numbers()), "utf-8")
    return numbers


def _words(text: str) -> str:
    return re.sub(r"\s+", "", text)


@pytest.mark.parametrize("language", languages())
def test_a_par_sheet_is_in_the_words_of_its_language(language: str) -> None:
    line = par_line(Wagers(star(), {"red": 100, "split:14-17": 100}), (100,))
    paper = par_pdf(say("par-title", game="Star"), (say("par-per-unit"),), [line], language)
    read = "".join(page_texts(paper))
    for code in ("par-title", "par-per-unit", "par-column-edge", "par-all-spins"):
        assert _words(text_in(language, say(code, game="Star"))) in _words(read), code
    assert _words(text_in(language, line.called)) in _words(read)
    if language != "en":
        assert not _ENGLISH.search(read)
    assert catalogue(language).figure(f"{line.volatility:.4f}") in read


@pytest.mark.parametrize("language", languages())
def test_an_audit_of_a_wheel_is_in_the_words_of_its_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    paper = tmp_path / "wheel.pdf"
    numbers = _file(tmp_path)
    answer = call(
        capsys,
        f"audit wheel {numbers} --wheel single-zero --pdf {paper} --language {language}",
    )
    assert answer.code in (0, 1, 3), answer.err
    read = "".join(page_texts(paper.read_bytes()))
    for code in ("lab-title-wheel", "lab-column-power", "lab-method-wheel", "lab-fact-spins"):
        assert _words(text_in(language, say(code))) in _words(read), code
    if language != "en":
        assert not _ENGLISH.search(read)


def _audit() -> WheelAudit:
    spins = [Spin(pocket=pocket, line=line) for line, pocket in enumerate(_numbers(), 1)]
    return audit_wheel(record(spins, SINGLE_ZERO), SINGLE_ZERO)


def test_records_that_cannot_be_tested_are_drawn_too() -> None:
    order = SINGLE_ZERO.order
    made = [Spin(pocket=order[(n * n * 7 + 3 * n) % 37], line=n) for n in range(1, 400)]
    audit = audit_wheel(record(made, SINGLE_ZERO), SINGLE_ZERO)
    assert not audit.findings
    assert draw_wheel(audit, dpi=40).startswith(b"\x89PNG")


@pytest.mark.parametrize("language", languages())
def test_a_picture_of_a_wheel_has_letters_for_its_words(language: str) -> None:
    # Warnings are errors: a sign that no typeface has would be one.
    assert draw_wheel(_audit(), dpi=40, language=language).startswith(b"\x89PNG")


def test_figures_are_written_as_the_language_writes_them() -> None:
    assert catalogue("en").figure("1,234.5%") == "1,234.5 %"
    assert catalogue("de").figure("-1,234.5 %") == "−1.234,5 %"
    assert catalogue("fr").figure("2.703%") == "2,703 %"


def test_pictures_of_simulations_take_a_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    drawn = tmp_path / "spins.svg"
    answer = call(
        capsys,
        f"simulate --book star --bet red --spins 2000 --method multinomial --plot {drawn} "
        "--language zh",
    )
    assert answer.code == 0, answer.err
    assert drawn.read_text("utf-8").startswith("<?xml")
    wrong = call(capsys, f"simulate --book star --bet red --spins 9 --plot {drawn} --language xx")
    assert wrong.code == 2
    assert "there is no catalogue of 'xx'" in wrong.err
