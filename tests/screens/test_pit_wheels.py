"""Wheels and devices on the pit's wall: what is there, what was seen, and what may be ordered."""

import asyncio
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from croupier.devices.driver import kind_of
from croupier.devices.drivers.cammegh.emulator import EmulatedWheel
from croupier.devices.journal import Journal
from croupier.devices.link import TtyLink, open_pty
from croupier.devices.process import DeviceProcess, serve_emulator
from croupier.devices.uplink import HttpUplink
from tests.screens.dealing import by_hand
from tests.screens.looking import Screens
from tests.screens.test_dealer_sensor import Reader
from tests.screens.test_pit import held

pytestmark = pytest.mark.xdist_group("screens-pit")


@contextmanager
def running(reader: Reader, folder: Path) -> Iterator[EmulatedWheel]:
    """A wheel on a pseudo-terminal with its driver, in a thread with a loop of its own."""
    kind = kind_of("cammegh")
    settings = kind.configured({"pace": "20", "script": "ok,failed-launch", "self-test": "2"})
    emulated = kind.emulate(settings, 7)
    assert isinstance(emulated, EmulatedWheel)
    uplink = HttpUplink(reader.house.url, reader.key, "cammegh")
    loop, over = asyncio.new_event_loop(), asyncio.Event()

    async def story() -> None:
        ours, port = open_pty()
        journal = Journal(folder / "rim.journal")
        driving = DeviceProcess(kind, settings, address=port, journal=journal, uplink=uplink)
        tasks = [
            asyncio.create_task(serve_emulator(TtyLink(ours), emulated)),
            asyncio.create_task(driving.run()),
        ]
        await over.wait()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        uplink.close()

    thread = threading.Thread(target=loop.run_until_complete, args=(story(),))
    thread.start()
    try:
        yield emulated
    finally:
        loop.call_soon_threadsafe(over.set)
        thread.join()
        loop.close()


def wall(screens: Screens, staff: str) -> Page:
    page = screens.open("/pit", staff=staff)
    page.get_by_text("Wheels and devices").click()
    return page


def test_the_pit_sees_a_wheel_run_and_has_it_tested(screens: Screens, tmp_path: Path) -> None:
    with by_hand(screens.house, "terminal") as hand:
        reader = Reader(screens.house, hand.table, "WALL-1")
        with running(reader, tmp_path):
            page = wall(screens, "sam")
            wheel = page.locator('[data-wheel="WALL-1"]')
            rim = wheel.locator('[data-device="rim-WALL-1"]')
            expect(rim).to_contain_text("on line")
            expect(rim).to_contain_text("V2.10")
            expect(wheel).to_contain_text(re.compile(r"[2-9] spins, [1-9]"), timeout=60_000)
            wheel.get_by_text("Spins and statistics").click()
            expect(wheel.get_by_role("img", name="How often each pocket came")).to_be_visible()
            expect(wheel.get_by_role("img", name="Speed of the rotor")).to_be_visible()
            expect(wheel.get_by_role("table")).to_contain_text("launch failed")
            # A wheel in play does not test itself, and says so; at rest it does.
            rim.get_by_role("button", name="Self-test").click()
            expect(rim).to_contain_text(re.compile("answered F (BUSY|2 no ball)"), timeout=20_000)
            reader.submit(
                reader.sam,
                "POST",
                "/v1/wheels/WALL-1/orders",
                {"device": "rim-WALL-1", "order": "power-off"},
            )
            expect(rim).to_contain_text("answered P OK", timeout=20_000)
            rim.get_by_role("button", name="Self-test").click()
            expect(rim).to_contain_text("answered F 2 no ball", timeout=20_000)
            expect(rim).to_contain_text("self-test")
            screens.picture(page, "pit-wheels")
            assert screens.axe(page) == []
        # The driver is gone: within seconds the wall says so.
        expect(rim).to_contain_text("silent", timeout=20_000)
        reader.release(hand.table)


def test_where_the_ball_dropped_is_drawn_and_a_dealer_orders_nothing(screens: Screens) -> None:
    with by_hand(screens.house, "terminal") as hand:
        reader = Reader(screens.house, hand.table, "WALL-2")
        for spin, (pocket, drop) in enumerate((("17", 4), ("3", 4), ("8", 20)), start=1):
            for kind in ("bets-open", "ball-launched", "bets-closed"):
                reader.reads(kind)
            reader.reads("number", spin=spin, pocket=pocket, drop=drop)
        page = wall(screens, "pat")
        wheel = page.locator('[data-wheel="WALL-2"]')
        wheel.get_by_text("Spins and statistics").click()
        drops = wheel.get_by_role("img", name="Where the ball left the track")
        expect(drops).to_be_visible()
        assert drops.locator("title").all_text_contents()[4] == "4: 2"
        screens.picture(page, "pit-wheel-drops")
        inspector = wall(screens, "ines")
        seen = inspector.locator('[data-wheel="WALL-2"]')
        expect(seen).to_contain_text("3 spins")
        expect(seen.get_by_role("button", name="Self-test")).to_have_count(0)
        reader.release(hand.table)


def test_the_last_number_of_a_wheel_is_put_right_by_two_people(screens: Screens) -> None:
    with by_hand(screens.house, "terminal") as hand:
        reader = Reader(screens.house, hand.table, "WALL-3")
        for kind in ("bets-open", "ball-launched", "bets-closed"):
            reader.reads(kind)
        reader.reads("number", spin=1, pocket="18")
        page = wall(screens, "pat")
        wheel = page.locator('[data-wheel="WALL-3"]')
        wheel.get_by_text("Put the last number right: 18 is on record").click()
        form = page.locator('[data-correct="WALL-3"]')
        form.get_by_label("Number").fill("17")
        form.get_by_role("button", name="Put it right").click()
        expect(page.get_by_text("it waits for a second person").first).to_be_visible()
        other = screens.open("/pit", staff="max")
        waiting = other.get_by_role("region", name="Waiting for a second person")
        asked = waiting.get_by_role("listitem").filter(has_text="WALL-3")
        expect(asked).to_contain_text("18")
        expect(asked).to_contain_text("17")
        held(other, asked.get_by_role("button", name="Agree"))
        right = wheel.get_by_text("Put the last number right: 17 is on record")
        expect(right).to_be_visible(timeout=20_000)
        inspector = wall(screens, "ines")
        expect(inspector.locator('[data-wheel="WALL-3"]')).to_contain_text("1 spins")
        expect(inspector.locator('[data-correct="WALL-3"]')).to_have_count(0)
        assert screens.axe(page) == []
        reader.release(hand.table)
