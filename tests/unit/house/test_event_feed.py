"""What readers of the feed see of a whole evening: nothing that their scopes do not allow."""

import asyncio
import json
import re

import pytest

from croupier.core.money import Money
from croupier.core.roles import Role
from croupier.evening.house import play_house
from croupier.evening.players import NAMES
from croupier.house.codecs import TOURNAMENT_CODEC
from croupier.house.event_feed import MONEY, PUBLIC, EventFeed, FeedEvent, Reader
from croupier.house.log.memory import MemoryStore
from croupier.house.log.store import Append, StreamAppend
from croupier.tournament.entrant import Form
from croupier.tournament.forms import FormPassed


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


def test_what_an_undisclosed_wager_says_is_in_no_feed() -> None:
    """Another system could have told it to the other players before the ball fell."""
    passed = FormPassed(
        at=1, by=Role.PLAYER, table="T1", player="ann", form=Form("straight:17", Money(500))
    )
    draft = TOURNAMENT_CODEC.encode(passed)
    stream = StreamAppend("tournament:cup", 0, (draft,))
    store = MemoryStore()
    asyncio.run(store.append([Append((stream,), 1, "ann", "undisclosed", "")]))
    (shown,) = read(EventFeed(store), Reader(money=True, identities=True))
    assert (shown.kind, shown.event["player"]) == ("FormPassed", "ann")
    assert "straight" not in texts([shown])
    assert "500" not in texts([shown])


def test_the_two_lists_have_nothing_in_common() -> None:
    assert not PUBLIC & MONEY
