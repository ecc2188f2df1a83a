"""Tickets on paper, looked at as a viewer shows them and as a scanner reads them."""

import subprocess
import sys
from hashlib import sha256
from typing import Any

import pytest

from croupier.cage.numbers import make_number
from croupier.core.messages import languages, say
from croupier.core.money import Money
from croupier.devices.paper import REPLACEMENT
from croupier.devices.ticket import AMOUNT_MAX, TERM_MAX, TEXT_MAX, Mark
from croupier.devices.ticket_pdf import ticket_as_pdf
from tests.tidy.tree import ROOT
from tests.unit.devices.reading import page_image, page_sizes_mm, page_texts, read_codes
from tests.unit.devices.samples import NUMBER, ticket

FULL: dict[str, Any] = {
    **dict.fromkeys(("house", "title", "table", "station", "seat"), "W" * TEXT_MAX),
    "terms": ("W" * TERM_MAX,) * 3,
    "amount": Money(777_777_777_77),
}


def test_a_ticket_has_the_size_that_readers_take() -> None:
    assert page_sizes_mm(ticket_as_pdf(ticket())) == [(156.0, 65.0)]


@pytest.mark.parametrize("mark", Mark)
@pytest.mark.parametrize("dots_per_inch", [150, 203, 300])
def test_both_codes_read_back_as_the_number(mark: Mark, dots_per_inch: int) -> None:
    codes = read_codes(ticket_as_pdf(ticket(mark=mark)), dots_per_inch=dots_per_inch)
    assert codes == {"ITF": NUMBER, "QR Code": NUMBER}


@pytest.mark.parametrize("sequence", range(10))
def test_the_codes_of_any_number_read_back(sequence: int) -> None:
    number = make_number(b"k" * 32, 1 + 10 * sequence, sequence, b"n" * 16)
    codes = read_codes(ticket_as_pdf(ticket(number=number)))
    assert codes == {"ITF": number, "QR Code": number}


def test_a_ticket_says_all_that_it_should() -> None:
    (text,) = page_texts(ticket_as_pdf(ticket()))
    shown = ticket()
    for words in (
        shown.house,
        "CASH-OUT TICKET",
        "$112.50",
        shown.words,
        *(part for fact in shown.facts for part in fact),
        *shown.term_texts,
    ):
        assert words in text
    assert text.count(shown.shown_number) == 2
    assert "DUPLICATE" not in text
    assert "VOID" not in text


@pytest.mark.parametrize("mark", [Mark.DUPLICATE, Mark.VOID])
def test_a_mark_stands_twice_and_is_large(mark: Mark) -> None:
    plain, marked = (ticket_as_pdf(ticket(mark=each)) for each in (Mark.NONE, mark))
    assert _reddish(page_image(plain)) < 0.001
    assert _reddish(page_image(marked)) > 0.05
    (text,) = page_texts(marked)
    assert text.count(ticket(mark=mark).mark_text) == 2


@pytest.mark.parametrize("language", languages())
def test_a_ticket_reads_back_in_every_language(language: str) -> None:
    paper = ticket(title=say("ticket-title"), mark=Mark.VOID, language=language)
    (text,) = page_texts(ticket_as_pdf(paper))
    said = (paper.heading, paper.words, paper.mark_text, *(name for name, _ in paper.facts))
    for each in said:
        assert each in text, each
    assert REPLACEMENT not in text


def _reddish(image: Any) -> float:
    """The share of dots that are redder than they are green."""
    pixels: bytes = image.resize((312, 130)).tobytes()
    red, green = pixels[0::3], pixels[1::3]
    return sum(r > g + 15 for r, g in zip(red, green, strict=True)) / len(red)


@pytest.mark.parametrize("changes", [FULL, {"amount": AMOUNT_MAX}, {"amount": Money(1)}])
@pytest.mark.parametrize("mark", Mark)
def test_nothing_runs_off_the_paper(changes: dict[str, Any], mark: Mark) -> None:
    image = page_image(ticket_as_pdf(ticket(**changes, mark=mark)))
    width, height = image.size
    edges = [
        image.crop(box)
        for box in (
            (0, 0, width, 4),
            (0, height - 4, width, height),
            (0, 0, 4, height),
            (width - 4, 0, width, height),
        )
    ]
    assert all(edge.getextrema() == ((255, 255),) * 3 for edge in edges)


def test_a_full_ticket_still_reads() -> None:
    assert read_codes(ticket_as_pdf(ticket(**FULL))) == {"ITF": NUMBER, "QR Code": NUMBER}


def test_signs_that_the_typeface_lacks_are_seen_to_be_missing() -> None:
    (text,) = page_texts(ticket_as_pdf(ticket(house="Ōtautahi ሀ Ł ♠")))
    assert "Ōtautahi \ufffd Ł ♠" in text


def test_equal_tickets_make_equal_bytes() -> None:
    assert ticket_as_pdf(ticket()) == ticket_as_pdf(ticket())
    assert ticket_as_pdf(ticket()) != ticket_as_pdf(ticket(seat="4"))


def test_equal_tickets_make_equal_bytes_in_another_process() -> None:
    program = (
        "import hashlib; from croupier.devices.ticket_pdf import ticket_as_pdf;"
        "from tests.unit.devices.samples import ticket;"
        "ticket_as_pdf(ticket(house='Another one first'));"
        "print(hashlib.sha256(ticket_as_pdf(ticket())).hexdigest())"
    )
    other = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True, cwd=ROOT
    )
    assert other.stdout.strip() == sha256(ticket_as_pdf(ticket())).hexdigest()
