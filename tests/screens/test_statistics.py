"""The last five hundred numbers of a table: road, chances, heat on the wheel, hot and cold."""

import asyncio
import re
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import expect

from croupier.core.money import Money
from croupier.core.roles import PIT_LINE, Role
from croupier.evening.chance import Chance, SteppedClock
from croupier.house.actors import Actor
from croupier.house.answers import Accepted
from croupier.house.house import House
from croupier.house.log.sqlite import SqliteStore
from croupier.house.pacing import Cadence, Pacer
from croupier.house.tables import stream_of
from croupier.house.wheel import VirtualWheel
from croupier.house.world import Nobody
from croupier.roulette.limits import Limits, Range
from croupier.table.opening import OpenTable
from tests.house.serving import Server
from tests.screens.conftest import CADENCE
from tests.screens.looking import Screens
from tests.screens.test_play_comfort import menu

pytestmark = pytest.mark.xdist_group("screens-games")

TABLE, ROUNDS, KEPT, SEED = "R1", 512, 500, 20
AT_ONCE = Cadence(betting=0, spin_before_close=0, ball=0, rest=0)


async def deal(folder: Path) -> None:
    """A table that was dealt all day, on the log of a house that is opened afterwards."""
    store = await SqliteStore.open(folder / "house.db")
    clock = SteppedClock()
    house = House(store, clock, Nobody())
    limits = Limits(table=Range(min=Money(500), max=Money(50_000)))
    opening = OpenTable(by=Role.OPERATOR, table=TABLE, book="crown", game="touchbet", limits=limits)
    staff = Actor(id="opener", roles=frozenset({*PIT_LINE}))
    assert isinstance(await house.gateway.submit(staff, stream_of(TABLE), opening), Accepted)
    pacer = Pacer(house, VirtualWheel(Chance(SEED)), AT_ONCE)
    pacer.take(TABLE)
    while (
        len(house.tables[TABLE].state.numbers) < KEPT or house.tables[TABLE].state.round_no < ROUNDS
    ):
        await pacer.step(clock.step(1000))
    await store.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("dealt") / "data"
    data.mkdir()
    # The browser's loop runs in this thread.
    with ThreadPoolExecutor(1) as other:
        other.submit(asyncio.run, deal(data)).result()
    server = Server(data, settings=CADENCE)
    server.start()
    yield server
    assert server.stop() == 0, server.log()


@pytest.mark.parametrize("size", ["terminal", "phone"])
def test_five_hundred_numbers_are_told_as_they_fell(screens: Screens, size: str) -> None:
    with screens.house.http() as http:
        answer = http.get(f"/v1/tables/{TABLE}/numbers").json()
        game = http.get(f"/v1/tables/{TABLE}/game").json()
    wheel, colours = game["wheel"], game["colours"]
    numbers, counts = answer["numbers"], Counter(answer["numbers"])
    assert answer["round_no"] >= ROUNDS
    assert len(numbers) == KEPT
    page = screens.seat(TABLE, size)
    menu(page, "Statistics")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("The last 500 numbers")
    expect(dialog).to_contain_text("The wheel has no memory")
    # The road has every number, the newest at its end and in sight.
    road = dialog.get_by_role("img", name=re.compile("in their order")).locator(".dot")
    expect(road).to_have_count(KEPT)
    assert road.all_inner_texts() == numbers[::-1]
    expect(road.last).to_be_in_viewport()
    # A column is of one colour.
    columns = dialog.locator(".road > div").evaluate_all(
        "(all) => all.map((each) => [...each.children].map((dot) => dot.textContent))"
    )
    assert all(len({colours[number] for number in column}) == 1 for column in columns)
    # What was seen stands beside what a fair wheel gives.
    reds = {pocket for pocket in wheel if colours[pocket] == "red"}
    for name, held in (("red", reds), ("dozen 1", set(map(str, range(1, 13))))):
        row = dialog.get_by_role("row", name=re.compile(f"^{name}"))
        seen = sum(counts[number] for number in held)
        expect(row.locator("td").nth(0)).to_have_text(str(seen))
        expect(row.locator("td").nth(1)).to_have_text(f"{KEPT * len(held) / len(wheel):.1f}")
    # Every pocket lies on the wheel, as warm as it came often.
    heat = dialog.get_by_role("img", name=re.compile("How often"))
    warm = heat.locator("path").evaluate_all(
        "(all) => all.map((each) => Number(each.style.getPropertyValue('--warm')))"
    )
    expected = [min(1, counts[pocket] * len(wheel) / KEPT / 2.2) for pocket in wheel]
    assert warm == pytest.approx(expected)
    # Hot and cold are those that came most and least often.
    most, least = max(counts.values()), min(counts[pocket] for pocket in wheel)
    hot, cold = dialog.locator(".heat dd").all()
    assert hot.locator("small").first.inner_text() == f"×{most}"
    assert cold.locator("small").first.inner_text() == f"×{least}"
    assert screens.overflow(page) <= 0
    assert screens.axe(page) == []
    screens.picture(page, f"play-statistics-500-{size}")
