"""What a ticket shows, and what may not stand on one."""

from datetime import datetime
from typing import Any

import pytest

from croupier.core.ensure import InvariantBroken
from croupier.core.money import Money
from croupier.devices.ticket import AMOUNT_MAX, Mark, Unprintable
from tests.unit.devices.samples import ISSUED, NUMBER, ticket


def test_a_ticket_shows_its_amount_in_figures_and_in_words() -> None:
    shown = ticket(amount=Money(1_234_05))
    assert shown.figures == "$1,234.05"
    assert shown.words == "One thousand two hundred and thirty-four dollars and five cents"


def test_a_ticket_shows_its_number_in_groups() -> None:
    assert ticket().shown_number == "12-4160-7651-5340-6834"


def test_a_ticket_shows_where_and_when() -> None:
    assert ticket().facts == (
        ("Table", "R12"),
        ("Station", "7"),
        ("Seat", "3"),
        ("Issued", "4 Mar 2026 21:05:09 UTC+13:00"),
        ("Expires", "4 Mar 2027 21:05:09"),
    )


def test_what_is_blank_is_left_out() -> None:
    names = [name for name, _ in ticket(seat="", station="", expires_at=None).facts]
    assert names == ["Table", "Issued"]


@pytest.mark.parametrize("name", ["house", "title", "table", "station", "seat"])
@pytest.mark.parametrize("text", ["two\nlines", "\x1b@", "\x1dV\x00", "bell\x07", "x" * 41])
def test_no_text_breaks_out_of_its_line(name: str, text: str) -> None:
    with pytest.raises(Unprintable, match=name):
        ticket(**{name: text})


@pytest.mark.parametrize(
    "terms", [("x" * 101,), ("one", "two", "three", "four"), ("fine", "\x1dV\x00")]
)
def test_terms_have_a_limit(terms: tuple[str, ...]) -> None:
    with pytest.raises(Unprintable, match="terms"):
        ticket(terms=terms)


def _another(digit: str) -> str:
    return "0" if digit != "0" else "1"


@pytest.mark.parametrize(
    "changes",
    [
        {"number": "T1"},
        {"number": NUMBER[:-1] + _another(NUMBER[-1])},
        {"amount": Money(0)},
        {"amount": Money(-1)},
        {"amount": Money(AMOUNT_MAX + 1)},
        {"issued_at": datetime(2026, 3, 4)},
        {"expires_at": datetime(2026, 3, 4)},
    ],
)
def test_a_ticket_that_must_not_exist_stops_the_program(changes: dict[str, Any]) -> None:
    with pytest.raises(InvariantBroken):
        ticket(**changes)


def test_equal_tickets_are_equal_and_a_mark_makes_a_difference() -> None:
    assert ticket() == ticket()
    assert ticket(issued_at=ISSUED) != ticket(mark=Mark.VOID)
