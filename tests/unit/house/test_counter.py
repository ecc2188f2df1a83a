"""Before a table decides: second eyes, second sources, tickets, and who takes money."""

import asyncio
from typing import Any

from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.actors import Actor
from croupier.house.answers import Accepted
from croupier.house.asks import AskNotes
from croupier.house.counter import Answered, Counter, SourceHeard, Waiting
from croupier.house.house import House
from croupier.house.log.memory import MemoryStore
from croupier.house.log.store import Store
from croupier.table.betting import CloseBetting
from croupier.table.corrections import CorrectResult
from croupier.table.result import EnterResult
from croupier.table.seats import CashOut
from croupier.table.spin import SpinBall
from tests.unit.house.test_house import ANN, BUY_IN, OPEN, deal, open_house, red


def person(name: str, *roles: Role) -> Actor:
    return Actor(id=name, roles=frozenset(roles))


SAM = person("sam", Role.GAME_SUPERVISOR)
PAT = person("pat", Role.PIT_BOSS)
DORA = person("dora", Role.DEALER)


def counter_of(house: House, store: Store | None = None, **options: Any) -> Counter:
    return Counter(house, AskNotes(store or MemoryStore()), **options)


async def settled(store: MemoryStore) -> House:
    """A house whose round has the result 4, with red wagered on."""
    house = await open_house(store)
    await deal(house, BUY_IN, OPEN, red(1000), SpinBall(by=Role.DEALER))
    await deal(house, CloseBetting(by=Role.DEALER))
    await deal(house, EnterResult(by=Role.DEALER, pocket="4"))  # type: ignore[arg-type]
    return house


def correct(role: Role) -> CorrectResult:
    return CorrectResult(by=role, pocket="3")  # type: ignore[arg-type]


def test_a_correction_waits_for_a_second_person_and_names_both() -> None:
    async def body() -> None:
        store = MemoryStore()
        house = await settled(store)
        counter = counter_of(house, four_eyes=("correct-result",))
        asked = await counter.ask("T1", correct(Role.GAME_SUPERVISOR), SAM, "k")
        assert isinstance(asked, Waiting)
        again = await counter.ask("T1", correct(Role.GAME_SUPERVISOR), SAM, "k")
        assert again == asked
        assert house.tables["T1"].table.numbers[0] == "4"

        async def second(who: Actor, *, agrees: bool = True) -> Answered:
            return await counter.second(asked.number, who, agrees=agrees, at=5)

        assert isinstance(await second(SAM), Refusal)
        assert isinstance(await second(DORA), Refusal)
        assert isinstance(await second(person("ines", Role.INSPECTOR)), Refusal)
        assert isinstance(await second(person("none")), Refusal)
        assert isinstance(await second(PAT), Accepted)
        assert house.tables["T1"].table.numbers[0] == "3"
        assert isinstance(await second(PAT), Refusal)
        records = [record async for record in store.read()]
        assert records[-1].actor == "sam and pat"

    asyncio.run(body())


def test_a_second_person_may_say_no_and_what_is_refused_never_waits() -> None:
    async def body() -> None:
        house = await settled(MemoryStore())
        counter = counter_of(house, four_eyes=("correct-result",))
        refused = await counter.ask("T1", correct(Role.DEALER), DORA)
        assert isinstance(refused, Refusal)
        assert refused.reason is Reason.NOT_PERMITTED
        asked = await counter.ask("T1", correct(Role.GAME_SUPERVISOR), SAM)
        assert isinstance(asked, Waiting)
        assert isinstance(await counter.second(asked.number, PAT, agrees=False, at=5), Refusal)
        assert counter.waiting == {}
        assert house.tables["T1"].table.numbers[0] == "4"
        nowhere = await counter.ask("T9", correct(Role.GAME_SUPERVISOR), SAM)
        assert isinstance(nowhere, Refusal)

    asyncio.run(body())


def test_a_restart_forgets_no_ask_and_does_none_of_them_twice() -> None:
    async def body() -> None:
        store = MemoryStore()
        house = await settled(store)
        eyes = ("correct-result", "void-wagers")
        counter = counter_of(house, store, four_eyes=eyes)
        first = await counter.ask("T1", correct(Role.GAME_SUPERVISOR), SAM)
        other = CorrectResult(by=Role.GAME_SUPERVISOR, pocket="5")  # type: ignore[arg-type]
        second = await counter.ask("T1", other, SAM, "sam/T1/k")
        assert isinstance(first, Waiting)
        assert isinstance(second, Waiting)
        again = counter_of(house, store, four_eyes=eyes)
        assert again.waiting == {}
        await again.start()
        assert again.waiting == {first.number: first, second.number: second}
        # The house stopped after the correction was stored and before its answer was noted.
        both = Actor(id="sam and pat", roles=SAM.roles)
        assert isinstance(await house.ask("T1", first.command, both, first.own_key), Accepted)
        third = counter_of(house, store, four_eyes=eyes)
        await third.start()
        assert list(third.waiting) == [second.number]
        assert isinstance(await third.second(second.number, PAT, agrees=True, at=7), Accepted)
        fourth = counter_of(house, store, four_eyes=eyes)
        await fourth.start()
        assert fourth.waiting == {}
        assert house.tables["T1"].table.numbers[0] == "5"
        fresh = await fourth.ask("T1", correct(Role.GAME_SUPERVISOR), SAM)
        assert isinstance(fresh, Waiting)
        assert fresh.number == second.number + 1

    asyncio.run(body())


def test_two_sources_must_agree_on_the_number() -> None:
    async def body() -> None:
        house = await open_house(MemoryStore())
        counter = counter_of(house, two_sources=("T1",))
        await deal(house, BUY_IN, OPEN, SpinBall(by=Role.DEALER), CloseBetting(by=Role.DEALER))
        sensor = Actor(id="sensor", roles=frozenset({Role.SYSTEM}))

        async def say(who: Actor, role: Role, pocket: str) -> Answered:
            return await counter.ask("T1", EnterResult(by=role, pocket=pocket), who)  # type: ignore[arg-type]

        assert isinstance(await say(sensor, Role.SYSTEM, "17"), SourceHeard)
        assert isinstance(await say(sensor, Role.SYSTEM, "17"), SourceHeard)
        differs = await say(DORA, Role.DEALER, "18")
        assert isinstance(differs, Refusal)
        assert "sensor saw 17 and dora 18" in differs.detail
        assert isinstance(await say(DORA, Role.DEALER, "17"), SourceHeard)
        assert isinstance(await say(ANN, Role.PLAYER, "17"), Refusal)
        assert isinstance(await say(sensor, Role.SYSTEM, "17"), Accepted)
        assert house.tables["T1"].table.numbers == ("17",)

    asyncio.run(body())


def test_a_terminal_makes_no_money_unless_the_house_plays_for_none() -> None:
    async def body() -> None:
        house = await open_house(MemoryStore())
        told = await counter_of(house).ask("T1", BUY_IN, ANN)
        assert isinstance(told, Refusal)
        assert told.reason is Reason.NOT_PERMITTED
        assert isinstance(
            await counter_of(house, terminals_buy_in=True).ask("T1", BUY_IN, ANN), Accepted
        )

    asyncio.run(body())


def test_the_house_draws_the_number_of_a_ticket_and_a_repeat_draws_none() -> None:
    async def body() -> None:
        numbers = iter(("one", "two"))
        store = MemoryStore()
        house = await open_house(store)
        counter = counter_of(house, draw_ticket=lambda: next(numbers))
        await deal(house, BUY_IN)
        out = CashOut(by=Role.PLAYER, player="ann", ticket="mine")
        first = await counter.ask("T1", out, ANN, "k")
        again = await counter.ask("T1", out, ANN, "k")
        assert isinstance(first, Accepted), first
        assert isinstance(again, Accepted)
        assert again.repeated
        streams = {r.stream async for r in store.read() if r.stream.startswith("ticket:")}
        assert streams == {"ticket:one"}
        assert house.tables["T1"].table.seats["ann"].balance == Money(0)

    asyncio.run(body())
