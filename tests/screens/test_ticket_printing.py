"""A ticket on real paper: the player's own printer, its fault, and the cashier's in its place."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import expect

from croupier.devices.drivers.escpos import EmulatedPrinter
from tests.house.serving import Server
from tests.house.test_ticket_printing import emulator, enrol, numbers_on, printing
from tests.screens.dealing import by_hand
from tests.screens.looking import Screens
from tests.screens.test_pit import held

pytestmark = pytest.mark.xdist_group("screens-ticket-printing")


@contextmanager
def beside(server: Server, name: str, serves: str, folder: Path) -> Iterator[EmulatedPrinter]:
    """A printer with its driver, in a thread with a loop of its own."""
    key, emulated = enrol(server, name, serves), emulator()
    there, over = threading.Event(), asyncio.Event()
    loop = asyncio.new_event_loop()

    async def story() -> None:
        async with printing(server, key, folder / f"{name}.journal", emulated):
            there.set()
            await over.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(story(),))
    thread.start()
    try:
        assert there.wait(60)
        yield emulated
    finally:
        loop.call_soon_threadsafe(over.set)
        thread.join()
        loop.close()


def test_a_ticket_is_printed_at_the_station_and_again_at_the_desk(
    screens: Screens, tmp_path: Path
) -> None:
    house = screens.house
    with by_hand(house, "terminal") as hand:
        page = screens.seat(hand.table)
        player = page.request.get("/v1/session").json()["players"][0]
        with beside(house, "slip", f"station:{hand.table}/{player}", tmp_path) as printer:
            page.get_by_role("button", name="Cash out").click()
            page.get_by_role("dialog").get_by_role("button", name="Cash out").click()
            number = page.locator("[data-ticket]").get_attribute("data-ticket")
            printer.next_fault = "cover-open"
            page.get_by_role("button", name="Print the ticket").click()
            expect(page.get_by_text("The printer did not print it.")).to_be_visible(timeout=60_000)
            assert screens.axe(page) == []
            pit = screens.open("/pit", staff="pat")
            pit.get_by_text("Wheels and devices").click()
            expect(pit.locator('[data-device="slip"]')).to_contain_text("cover open")
    assert numbers_on(printer) == []
    with beside(house, "desk", "cashier:carol", tmp_path) as at_desk:
        desk = screens.open("/cashier", staff="carol")
        scanner = desk.get_by_label("Scan a ticket or type its number")
        scanner.fill(str(number))
        scanner.press("Enter")
        desk.get_by_role("button", name="Reprint").click()
        why = desk.get_by_role("dialog", name="Reprint")
        again = why.get_by_role("button", name="Reprint")
        expect(again).to_be_disabled()
        why.get_by_label("Reason").fill("the cover was open")
        held(desk, again)
        expect(desk.get_by_text("second person").first).to_be_visible()
        agree(house)
        scanner.fill(str(number))
        scanner.press("Enter")
        expect(desk.get_by_text("Replaced by")).to_be_visible()
        with house.http(house.sign_in("carol")) as carol:
            new = carol.get(f"/v1/tickets/{number}").json()["replaced_by"]
        scanner.fill(new)
        scanner.press("Enter")
        desk.get_by_role("button", name="Print", exact=True).click()
        expect(desk.get_by_text("Printed.")).to_be_visible(timeout=60_000)
        expect(desk.get_by_role("button", name="Print", exact=True)).to_have_count(0)
        assert numbers_on(at_desk) == [new]


def agree(house: Server) -> None:
    """A supervisor agrees to what waits: it is above the amount that one person may decide."""
    with house.http(house.sign_in("sam")) as sam:
        for waiting in sam.get("/v1/waiting").json()["waiting"]:
            answer = sam.post(f"/v1/waiting/{waiting['number']}", json={"agrees": True})
            assert answer.status_code == 200, answer.text
