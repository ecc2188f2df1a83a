"""Tickets for receipt printers, taken apart order by order."""

import logging
import subprocess
import sys

import pytest

from croupier.cage.numbers import make_number
from croupier.core.messages import say
from croupier.core.money import Money
from croupier.devices.drivers.escpos import IN_TURN, EmulatedPrinter
from croupier.devices.ticket import Mark
from croupier.devices.ticket_escpos import NoSuchPrinter, able_printers, ticket_as_escpos
from tests.tidy.tree import ROOT
from tests.unit.devices.reading import Sent, read_escpos
from tests.unit.devices.samples import NUMBER, ticket


def _text(sent: list[Sent]) -> str:
    parts = (each.content for each in sent if each.order == "text")
    return b"".join(part for part in parts if isinstance(part, bytes)).decode("cp437")


def test_a_ticket_wakes_the_printer_first_and_cuts_the_paper_last() -> None:
    sent = read_escpos(ticket_as_escpos(ticket()))
    assert sent[0] == Sent("wake", b"")
    assert sent[-1].order == "cut"
    assert [each.order for each in sent].count("cut") == 1


def test_the_printer_draws_both_codes_of_the_number() -> None:
    sent = read_escpos(ticket_as_escpos(ticket()))
    assert Sent("interleaved 2 of 5", NUMBER) in sent
    assert Sent("qr", NUMBER) in sent


def test_all_that_should_be_read_is_printed() -> None:
    shown = ticket(house="Harbour Casino")
    text = _text(read_escpos(ticket_as_escpos(shown)))
    for line in (
        "Harbour Casino\n",
        "CASH-OUT TICKET\n",
        f"{shown.shown_number}\n",
        "$112.50\n",
        "One hundred and twelve dollars and fifty\ncents\n",
        "Table    R12\n",
        "Issued   4 Mar 2026 21:05:09 UTC+13:00\n",
        "Expires  4 Mar 2027 21:05:09\n",
        "Pay at any cashier.\n",
    ):
        assert line in text


@pytest.mark.parametrize("mark", [Mark.DUPLICATE, Mark.VOID])
def test_a_mark_is_large_and_white_on_black(mark: Mark) -> None:
    sent = read_escpos(ticket_as_escpos(ticket(mark=mark)))
    place = sent.index(Sent("text", f" {ticket(mark=mark).mark_text} \n".encode()))
    before = {each.order: each.content for each in sent[:place]}
    assert before["invert"] == b"\x01"
    assert before["size"] == b"\x22"
    after = next(each for each in sent[place:] if each.order == "invert")
    assert after.content == b"\x00"


def test_a_ticket_without_a_mark_is_never_white_on_black() -> None:
    sent = read_escpos(ticket_as_escpos(ticket()))
    assert {each.content for each in sent if each.order == "invert"} == {b"\x00"}


def test_long_texts_stay_on_the_paper() -> None:
    wordy = ticket(house="W" * 40, terms=("every word of this " * 5,), amount=Money(777_777_777_77))
    for profile in ("default", "RP-F10-58mm"):
        lines = _text(read_escpos(ticket_as_escpos(wordy, profile))).splitlines()
        assert max(map(len, lines)) <= 42


def test_signs_beyond_english_are_printed_where_the_printer_has_them() -> None:
    stream = ticket_as_escpos(ticket(house="Café Zoë"), "TM-T88V")
    assert b"Caf\x82 Zo\x89" in stream
    assert b"\x00?? one ?" in ticket_as_escpos(ticket(house="六合 one 🎰"), "TM-T88V")


@pytest.mark.parametrize("language", ["de", "fr"])
def test_a_ticket_is_printed_in_the_language_of_the_house(language: str) -> None:
    paper = ticket(title=say("ticket-title"), mark=Mark.VOID, language=language)
    printed = ticket_as_escpos(paper, "TM-T88V")
    for text in (paper.heading, paper.words, *(name for name, _ in paper.facts)):
        assert text.encode("cp858") in printed, text
    assert b"Table " not in printed or language == "fr"
    assert b"VOID" not in printed


def test_a_printer_for_china_gets_chinese() -> None:
    paper = ticket(house="海港 Casino", title=say("ticket-title"), language="zh")
    printer = EmulatedPrinter({"faults": "0"}, seed=1)
    printer.received(ticket_as_escpos(paper, chinese=True) + IN_TURN, at=0)
    shown = "".join(printer.shown)
    for text in ("海港", "兑现票券", "壹佰壹拾贰元伍角整", "台号", "有效期至", "2027"):
        assert text in shown
    assert "?" not in shown


def test_a_printer_without_chinese_prints_english_in_its_place() -> None:
    paper = ticket(house="海港 Casino", title=say("ticket-title"), language="zh")
    printer = EmulatedPrinter({"faults": "0"}, seed=1)
    printer.received(ticket_as_escpos(paper) + IN_TURN, at=0)
    shown = "".join(printer.shown)
    assert "CASH-OUT TICKET" in shown
    assert "One hundred and twelve dollars" in shown
    assert "?? Casino" in shown


def test_a_long_chinese_line_is_broken_between_characters() -> None:
    paper = ticket(terms=("请在任何收银台兑付。遗失票券恕不补发。" * 3,))
    printed = ticket_as_escpos(paper, chinese=True).decode("gb18030", "replace")
    lines = [line for line in printed.split("\n") if "票券" in line]
    assert len(lines) > 1
    assert all(len(line) < 60 for line in lines)


@pytest.mark.parametrize("profile", able_printers())
def test_every_known_printer_gets_a_whole_ticket(profile: str) -> None:
    sent = read_escpos(ticket_as_escpos(ticket(), profile))
    assert Sent("interleaved 2 of 5", NUMBER) in sent
    assert sent[-1].order in ("cut", "feed")


@pytest.mark.parametrize("profile", ["nonsense", "OCD-300", "TSP600"])
def test_a_device_that_cannot_print_tickets_is_refused_with_those_that_can(profile: str) -> None:
    with pytest.raises(NoSuchPrinter, match="TM-T88V"):
        ticket_as_escpos(ticket(), profile)


def test_equal_tickets_make_equal_bytes() -> None:
    other = make_number(bytes(32), 12, 2, bytes(16))
    assert ticket_as_escpos(ticket()) == ticket_as_escpos(ticket())
    assert ticket_as_escpos(ticket()) != ticket_as_escpos(ticket(number=other))


def test_the_library_prints_nothing_of_its_own(capfd: pytest.CaptureFixture[str]) -> None:
    ticket_as_escpos(ticket())
    assert capfd.readouterr() == ("", "")


PROGRAM = """
import logging, os, sys, tempfile
from croupier.devices.ticket_escpos import ticket_as_escpos
from tests.unit.devices.samples import ticket
assert "escpos" not in sys.modules, "imported before its time"
ticket_as_escpos(ticket())
print(len(logging.root.handlers), os.listdir(tempfile.gettempdir()))
"""


def test_the_library_leaves_no_handler_and_no_folder_behind(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("temporary")
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", PROGRAM],
        check=True,
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={"TMPDIR": str(folder), "PYTHONPATH": str(ROOT / "src")},
    )
    assert (ran.stdout, ran.stderr) == ("0 []\n", "")


def test_our_own_logging_is_as_it_was() -> None:
    before = list(logging.root.handlers)
    ticket_as_escpos(ticket())
    assert logging.root.handlers == before
