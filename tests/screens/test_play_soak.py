"""A terminal that stays open for a day of rounds takes no more room than after its first."""

import json
from dataclasses import dataclass

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.screens.dealing import Hand, by_hand
from tests.screens.looking import Screens
from tests.screens.test_play import expect_meter, tap, wait_for_phase

pytestmark = pytest.mark.xdist_group("screens-games")

#: The numbers that come round, as many red as black: a stake on red neither grows nor is used up.
NUMBERS = tuple(map(str, range(11, 21)))
#: Dealt before the terminal opens: every list that it keeps is then as long as it gets.
DEALT_BEFORE = 20
#: How long something that moves may take to come to rest.
REST_SECONDS = 15
#: What the browser's own compiling may add, in bytes: code that is run often is compiled again.
HEAP_SLACK = 2_000_000
#: A page may hold its last view or two beside the present one, about a hundred objects each; one
#: that kept a view a round would hold five hundred more after five.
OBJECTS_SLACK = 300


@dataclass(frozen=True)
class Room:
    """What a page takes, once everything that can be collected is."""

    heap: int
    nodes: int
    listeners: int
    objects: int

    def is_within(self, first: "Room") -> bool:
        """Whether nothing has grown since the first."""
        return (
            self.nodes <= first.nodes
            and self.listeners <= first.listeners
            and self.heap <= first.heap + HEAP_SLACK
            and self.objects <= first.objects + OBJECTS_SLACK
        )


def measure(page: Page, session: CDPSession) -> Room:
    held = objects(page.context.new_cdp_session(page))
    for _ in range(3):
        session.send("HeapProfiler.collectGarbage")
    heap = session.send("Runtime.getHeapUsage")["usedSize"]
    answer = session.send("Performance.getMetrics")["metrics"]
    counted = {each["name"]: each["value"] for each in answer}
    return Room(round(heap), round(counted["Nodes"]), round(counted["JSEventListeners"]), held)


def objects(session: CDPSession) -> int:
    """How many objects and functions the page's heap holds, whatever they take."""
    chunks: list[str] = []
    hear = chunks.append
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda answer: hear(answer["chunk"]))
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.detach()
    taken = json.loads("".join(chunks))
    meta = taken["snapshot"]["meta"]
    kinds = [meta["node_types"][0].index(kind) for kind in ("object", "closure")]
    types = taken["nodes"][meta["node_fields"].index("type") :: len(meta["node_fields"])]
    return sum(types.count(kind) for kind in kinds)


def play(page: Page, hand: Hand, round_no: int) -> None:
    """A round that the player takes part in and the page shows from its opening to its number."""
    deal, table = hand.client.done, hand.table
    deal(table, "open-betting")
    wait_for_phase(page, "betting")
    tap(page, "red")
    expect_meter(page, "staked", "5.00")
    deal(table, "spin")
    deal(table, "final-bets")
    deal(table, "no-more-bets")
    wait_for_phase(page, "no-more-bets")
    deal(table, "result", pocket=number_of(round_no))
    wait_for_phase(page, "settled")


def number_of(round_no: int) -> str:
    return NUMBERS[round_no % len(NUMBERS)]


def wait_for_number(page: Page, number: str) -> None:
    """Until the number is on the screen, where it comes once the ball of the picture lies still."""
    newest = page.get_by_role("list", name="Last numbers").get_by_role("listitem").first
    expect(newest).to_contain_text(number, timeout=REST_SECONDS * 1000)


@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    ("warm", "rounds", "motion"),
    [
        pytest.param(3, 8, True, id="8"),
        pytest.param(20, 1000, True, id="1000", marks=pytest.mark.soak),
        pytest.param(20, 1000, False, id="1000-still", marks=pytest.mark.soak),
    ],
)
def test_a_terminal_that_stays_open_does_not_grow(
    screens: Screens, warm: int, rounds: int, motion: bool
) -> None:
    with by_hand(screens.house, "terminal") as hand:
        for round_no in range(DEALT_BEFORE):
            hand.open()
            hand.finish(number_of(round_no))
        page = screens.seat(hand.table, motion=motion)
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable")
        first = last = Room(0, 0, 0, 0)
        for round_no in range(1, rounds + 1):
            play(page, hand, round_no)
            is_measured = round_no in (warm, rounds) or round_no % 100 == 0
            if is_measured or not motion:
                wait_for_number(page, number_of(round_no))
            if is_measured:
                last = measure(page, session)
                first = last if round_no == warm else first
                print(f"round {round_no}: {last}")
        # What only moves comes to rest by itself; what has grown stays.
        for _ in range(REST_SECONDS):
            if last.is_within(first):
                break
            page.wait_for_timeout(1000)
            last = measure(page, session)
        assert last.is_within(first), (first, last)
