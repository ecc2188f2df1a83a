"""What readers of the feed see of a whole evening: nothing that their scopes do not allow."""

import asyncio
import json
import re

import pytest

from croupier.evening.house import play_house
from croupier.evening.players import NAMES
from croupier.house.event_feed import MONEY, PUBLIC, EventFeed, FeedEvent, Reader
from croupier.house.log.memory import MemoryStore


@pytest.fixture(scope="module")
def feed() -> EventFeed:
    store = MemoryStore()
    asyncio.run(play_house(store, seed=7, rounds=12))
    return EventFeed(store)


def read(feed: EventFeed, reader: Reader) -> list[FeedEvent]:
    async def pages() -> list[FeedEvent]:
        found: list[FeedEvent] = []
        after = 0
        while True:
            events, after = await feed.page(reader, after, 100)
            if not events:
                return found
            found += events

    return asyncio.run(pages())


def texts(events: list[FeedEvent]) -> str:
    return json.dumps([each.event for each in events], default=str)


def names_in(text: str) -> list[str]:
    return [name for name in NAMES if re.search(rf'"{name}"', text)]


def test_without_scopes_there_are_neither_names_nor_amounts(feed: EventFeed) -> None:
    shown = texts(read(feed, Reader()))
    assert '"pocket"' in shown
    assert names_in(shown) == []
    for field in ("amount", "stake", "balance", "win", "lines", "changes"):
        assert f'"{field}"' not in shown


def test_money_comes_without_names_and_names_without_money(feed: EventFeed) -> None:
    money = texts(read(feed, Reader(money=True)))
    assert '"stake"' in money
    assert names_in(money) == []
    names = texts(read(feed, Reader(identities=True)))
    assert names_in(names)
    assert '"stake"' not in names
    assert '"amount"' not in names


def test_with_both_scopes_everything_is_there_by_name(feed: EventFeed) -> None:
    events = read(feed, Reader(money=True, identities=True))
    settled = next(each for each in events if each.event.get("lines"))
    assert {"player", "bet", "stake"} <= set(settled.event["lines"][0])
    assert {each.stream.partition(":")[0] for each in events} <= {"table", "ticket"}


def test_the_two_lists_have_nothing_in_common() -> None:
    assert not PUBLIC & MONEY
