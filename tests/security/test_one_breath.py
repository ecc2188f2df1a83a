"""One person with two hands: parts of an amount, what is sent in one breath, and a willing friend.

Each house here is a real one on a log in memory, with every policy that stands before its money.
"""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from croupier.audit.verify import verify
from croupier.cage.till import CloseTill, OpenTill, TillCommand
from croupier.cage.value_chips import SellChips
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.actors import Actor
from croupier.house.amounts import thresholds
from croupier.house.answers import Accepted, Waiting
from croupier.house.approvals import WAITING_OF_ONE_MAX, Approvals
from croupier.house.house import House
from croupier.house.log.memory import MemoryStore
from croupier.house.log.record import Record
from croupier.house.log.store import Sought
from croupier.house.table_rules import part_dealers_and_players
from croupier.house.tills import Tills
from croupier.house.world import Nobody
from croupier.roulette.limits import Limits, Range
from croupier.table.betting import CloseBetting, OpenBetting
from croupier.table.changing import RepositionWager
from croupier.table.claims import ReleaseClaim
from croupier.table.floats import CountFloat
from croupier.table.opening import OpenTable
from croupier.table.seats import BuyIn
from croupier.table.spin import SpinBall
from croupier.table.wagers import PlaceWager

pytestmark = pytest.mark.xdist_group("security")
DORA = Actor(id="dora", roles=frozenset({Role.DEALER}))
SAM = Actor(id="sam", roles=frozenset({Role.GAME_SUPERVISOR}))
PAT = Actor(id="pat", roles=frozenset({Role.PIT_BOSS, Role.OPERATOR}))
CAROL = Actor(id="carol", roles=frozenset({Role.CASHIER}))
DAVE = Actor(id="dave", roles=frozenset({Role.CASHIER}))
ANN = Actor(id="ann-terminal", roles=frozenset({Role.PLAYER}), players=frozenset({"ann"}))
DEALER = Role.DEALER
LIMITS = Limits(table=Range(Money(100), Money(50_000)))


class Clock:
    time = 0

    def now(self) -> int:
        return self.time


class SlowToRead(MemoryStore):
    """A log that others write to while somebody reads in it, as any on a disk."""

    async def find(self, sought: Sought) -> list[Record]:
        found = await super().find(sought)
        for _ in range(8):
            await asyncio.sleep(0)
        return found


class Floor:
    """A house with a table and a till, and what stands before their money."""

    def __init__(self, book: str, game: str, store: MemoryStore | None = None) -> None:
        self.book, self.game = book, game
        self.store = store or SlowToRead()
        self.house = House(self.store, Clock(), Nobody())
        self.tills = Tills(self.house)
        self.approvals = Approvals(self.house, above=thresholds({}))
        self.approvals.follow_tills()

    async def open_table(self, name: str = "T1") -> None:
        signed = frozenset({"wheel-order"})
        opening = OpenTable(
            by=Role.OPERATOR,
            table=name,
            book=self.book,
            game=self.game,
            limits=LIMITS,
            signed=signed,
        )
        await self.must(PAT, opening, name)

    async def send(self, who: Actor, command: Any, to: str = "", key: str = "") -> Any:
        """What a command is answered at a table or till, the first one if none is named."""
        if isinstance(command, TillCommand):
            return await self.tills.submit(who, command.but(name=to or "A", sender=who.id), key)
        return await self.house.gateway.submit(who, f"table:{to or 'T1'}", command, key)

    async def must(self, who: Actor, command: Any, to: str = "") -> Any:
        answer = await self.send(who, command, to)
        assert isinstance(answer, Accepted), answer
        return answer

    async def second(self, who: Actor, number: int) -> Any:
        return await self.approvals.second(number, who, agrees=True, at=0)

    async def again(self) -> "Floor":
        """The same house after a stop."""
        floor = Floor(self.book, self.game, self.store)
        await floor.house.start()
        await floor.tills.start()
        await floor.approvals.start()
        return floor

    async def is_clean(self) -> bool:
        return (await verify(self.house.store.read())).is_clean


async def _all(*sent: Coroutine[Any, Any, Any]) -> list[Any]:
    return list(await asyncio.gather(*sent))


@pytest.mark.parametrize("first", ["close", "sell"])
def test_what_is_sold_while_a_till_is_counted_is_in_the_count(first: str) -> None:
    """Else its cash would be in no count, and the till close without a difference."""

    async def play() -> None:
        floor = Floor("adelaide", "table")
        opening = OpenTill(by=Role.CASHIER, counts={10_000: 10}, chips={10_000: 90})
        await floor.must(CAROL, opening)
        sale = SellChips(by=Role.CASHIER, chips={10_000: 90}, player="zoe")
        close = CloseTill(by=Role.CASHIER, counts={10_000: 10}, leave=Money(100_000))
        sent = [floor.send(CAROL, close), floor.send(CAROL, sale)]
        closed, sold = await _all(*(sent if first == "close" else sent[::-1]))
        if first == "sell":
            closed, sold = sold, closed
        assert isinstance(sold, Accepted), sold
        assert isinstance(closed, Refusal), closed
        # Counted once more, nine thousand dollars are missing, and a second person sees it.
        short = await floor.send(CAROL, close.but(note="gone"))
        assert isinstance(short, Waiting), short
        right = close.but(counts={10_000: 100})
        (event,) = (await floor.must(CAROL, right)).events
        assert (event.expected, event.difference) == (1_000_000, 0)
        assert await floor.is_clean()

    asyncio.run(play())


def test_a_till_that_is_short_or_over_is_counted_by_two_at_both_ends() -> None:
    """Not on the word of who opens it after another, closes their own, or another's."""

    async def play() -> None:
        floor = Floor("adelaide", "table")
        await floor.must(CAROL, OpenTill(by=Role.CASHIER, counts={100: 1_000}))
        short = CloseTill(by=Role.CASHIER, counts={100: 910}, leave=Money(91_000), note="short")
        await floor.must(CAROL, short)
        # A little each time is much in the end.
        again = await floor.send(DAVE, OpenTill(by=Role.CASHIER, counts={100: 890}))
        assert isinstance(again, Waiting), again
        assert isinstance(await floor.second(DAVE, again.number), Refusal)
        assert isinstance(await floor.second(DORA, again.number), Refusal)
        assert isinstance(await floor.second(SAM, again.number), Accepted)
        assert floor.tills.held_by("dave") == "A"
        gone = short.but(by=Role.PIT_BOSS, counts={100: 10}, leave=Money(1_000))
        closing = await floor.send(PAT, gone)
        assert isinstance(closing, Waiting), closing
        assert floor.tills.held_by("dave") == "A"
        assert isinstance(await floor.second(SAM, closing.number), Accepted)
        assert await floor.is_clean()

    asyncio.run(play())


def test_nobody_opens_a_second_till_by_a_second_persons_word() -> None:
    async def play() -> None:
        floor = Floor("adelaide", "table")
        opening = OpenTill(by=Role.CASHIER, counts={100: 1_000})
        await floor.must(DAVE, opening)
        left = CloseTill(by=Role.CASHIER, counts={100: 1_000}, leave=Money(100_000))
        await floor.must(DAVE, left)
        asked = await floor.send(CAROL, opening.but(counts={100: 100}))
        assert isinstance(asked, Waiting)
        other = opening.but(name="B", sender="carol")
        assert isinstance(await floor.tills.submit(CAROL, other), Accepted)
        assert isinstance(await floor.second(SAM, asked.number), Refusal)
        assert floor.tills.held_by("carol") == "B"

    asyncio.run(play())


def test_a_float_that_is_short_by_a_little_many_times_is_short_by_much() -> None:
    async def play() -> None:
        floor = Floor("new-zealand", "table")
        await floor.open_table()
        count = CountFloat(by=Role.GAME_SUPERVISOR, moment="opener", amount=Money(4_000_000))
        await floor.must(SAM, count)
        await floor.must(SAM, count.but(moment="closer", amount=Money(3_991_000)))
        more = count.but(moment="closer", amount=Money(3_982_000))
        asked = await floor.send(SAM, more)
        assert isinstance(asked, Waiting), asked
        # Also for who comes after a stop, and for all that is sent at once.
        again = await floor.again()
        assert isinstance(await again.send(SAM, more), Waiting)
        assert isinstance(await again.second(PAT, asked.number), Accepted)
        came = await _all(*(again.send(SAM, more.but(amount=Money(n))) for n in (3_974_000,) * 3))
        assert [type(each) for each in came].count(Accepted) == 3, came
        lower = [3_974_000 - n * 9_000 for n in (1, 2, 3)]
        came = await _all(*(again.send(SAM, more.but(amount=Money(n))) for n in lower))
        assert [type(each) for each in came].count(Accepted) <= 1, came
        assert again.house.tables["T1"].state.float >= 3_964_000

    asyncio.run(play())


def test_wagers_put_elsewhere_after_the_close_count_together() -> None:
    """One by one, in one breath, for several players, and after a stop."""

    async def play() -> None:
        floor = Floor("new-zealand", "table")
        await floor.open_table()
        for player in ("ann", "ben"):
            await floor.must(DORA, BuyIn(by=DEALER, player=player, amount=Money(100_000)))
        await floor.must(DORA, OpenBetting(by=DEALER))
        bets = [(player, bet) for player in ("ann", "ben") for bet in ("red", "black", "even")]
        for player, bet in bets:
            wager = PlaceWager(by=DEALER, player=player, bet=bet, stake=Money(9_000))
            await floor.must(DORA, wager)
        for command in (SpinBall(by=DEALER), CloseBetting(by=DEALER)):
            await floor.must(DORA, command)

        def elsewhere(player: str, bet: str) -> RepositionWager:
            return RepositionWager(by=DEALER, player=player, bet=bet, to="straight:17", why="slip")

        came = await _all(*(floor.send(DORA, elsewhere(*each)) for each in bets))
        assert [type(each) for each in came].count(Accepted) == 1, came
        again = await floor.again()
        left = next(each for each, answer in zip(bets, came, strict=True) if answer is not came[0])
        asked = await again.send(DORA, elsewhere(*left))
        assert isinstance(asked, Waiting), asked
        assert isinstance(await again.second(SAM, asked.number), Accepted)

    asyncio.run(play())


@pytest.mark.parametrize(
    ("book", "game"),
    [
        ("adelaide", "table"),
        ("new-zealand", "table"),
        ("crown", "american"),
        ("rapid", "rapid"),
    ],
)
def test_the_player_who_gets_the_money_is_no_second_person(book: str, game: str) -> None:
    async def play() -> None:
        floor = Floor(book, game)
        await floor.open_table()
        large = BuyIn(by=DEALER, player="ann", amount=Money(2_000_000), tender="chips")
        asked = await floor.send(DORA, large)
        assert isinstance(asked, Waiting), asked
        refused = await floor.second(ANN, asked.number)
        assert isinstance(refused, Refusal)
        assert refused.reason is Reason.NOT_PERMITTED
        assert "ann" not in floor.house.tables["T1"].state.seats
        assert isinstance(await floor.second(SAM, asked.number), Accepted)

    asyncio.run(play())


def test_nobody_fills_the_list_of_what_waits_so_that_others_wait_in_vain() -> None:
    async def play() -> None:
        floor = Floor("new-zealand", "table")
        await floor.open_table()
        large = BuyIn(by=DEALER, player="ann", amount=Money(2_000_000), tender="chips")
        came = [await floor.send(DORA, large) for _ in range(WAITING_OF_ONE_MAX + 5)]
        kinds = [type(each) for each in came]
        assert (kinds.count(Waiting), kinds.count(Refusal)) == (WAITING_OF_ONE_MAX, 5)
        assert isinstance(await floor.send(SAM, large.but(by=Role.GAME_SUPERVISOR)), Waiting)

    asyncio.run(play())


@pytest.mark.parametrize("name", ["dora", "Dora", "sam"])
def test_nobody_of_the_pit_sells_chips_to_themselves(name: str) -> None:
    """Not as the first person, nor as the second; nor before they have a seat at all."""

    async def play() -> None:
        floor = Floor("new-zealand", "table")
        part_dealers_and_players(floor.house.policies)
        await floor.open_table()
        sale = BuyIn(by=DEALER, player=name, amount=Money(2_000_000), tender="chips")
        answer = await floor.send(DORA, sale)
        if isinstance(answer, Waiting):
            answer = await floor.second(SAM, answer.number)
        assert isinstance(answer, Refusal), answer
        small = await floor.send(DORA, sale.but(player="dora", amount=Money(10_000)))
        assert isinstance(small, Refusal), small
        assert not floor.house.tables["T1"].state.seats

    asyncio.run(play())


def test_what_was_withheld_is_kept_by_nobodys_word_alone() -> None:
    """As with credits that are refused at once: an operator pays alone, and keeps with another."""

    async def play() -> None:
        floor = Floor("rapid", "rapid")
        await floor.open_table()
        await floor.must(DORA, BuyIn(by=DEALER, player="ann", amount=Money(50_000)))
        stream = floor.house.tables["T1"]
        seat = stream.state.seats["ann"].but(balance=20_000, held=30_000, held_until=2**50)
        stream.state = stream.state.with_seat(seat)
        keeps = ReleaseClaim(by=Role.OPERATOR, player="ann", pay=False)
        asked = await floor.send(PAT, keeps)
        assert isinstance(asked, Waiting), asked
        assert isinstance(await floor.second(PAT, asked.number), Refusal)
        assert isinstance(await floor.second(ANN, asked.number), Refusal)
        assert stream.state.seats["ann"].held == 30_000
        assert isinstance(await floor.second(SAM, asked.number), Accepted)
        assert (stream.state.seats["ann"].held, stream.state.seats["ann"].balance) == (0, 20_000)
        stream.state = stream.state.with_seat(seat)
        await floor.must(PAT, keeps.but(pay=True))
        assert stream.state.seats["ann"].balance == 50_000

    asyncio.run(play())
