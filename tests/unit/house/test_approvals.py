"""Before a table decides: second eyes, second sources, tickets, and who takes money."""

import asyncio
from typing import Any

import pytest

from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.actors import Actor
from croupier.house.answers import Accepted, Answer, Waiting
from croupier.house.approval_record import APPROVAL_STREAMS, PREFIX, ApprovalAnswered
from croupier.house.approvals import Approvals
from croupier.house.house import House
from croupier.house.log.memory import MemoryStore
from croupier.house.table_rules import draw_tickets, refuse_unpaid
from croupier.roulette.pockets import Pocket
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


async def again_on(store: MemoryStore, **options: Any) -> tuple[House, Approvals]:
    """The house after a restart."""
    house = await open_house(store)
    approvals = Approvals(house, **options)
    await approvals.start()
    return house, approvals


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
        approvals = Approvals(house, four_eyes=("correct-result",))
        asked = await house.gateway.submit(SAM, "table:T1", correct(Role.GAME_SUPERVISOR), "k")
        assert isinstance(asked, Waiting)
        again = await house.gateway.submit(SAM, "table:T1", correct(Role.GAME_SUPERVISOR), "k")
        assert again == asked
        assert house.tables["T1"].state.numbers[0] == "4"

        async def second(who: Actor, *, agrees: bool = True) -> Answer:
            return await approvals.second(asked.number, who, agrees=agrees, at=5)

        assert isinstance(await second(SAM), Refusal)
        assert isinstance(await second(DORA), Refusal)
        assert isinstance(await second(person("ines", Role.INSPECTOR)), Refusal)
        assert isinstance(await second(person("none")), Refusal)
        assert isinstance(await second(PAT), Accepted)
        assert house.tables["T1"].state.numbers[0] == "3"
        assert isinstance(await second(PAT), Refusal)
        records = [record async for record in store.read()]
        assert "sam and pat" in {record.actor for record in records}

    asyncio.run(body())


def test_a_second_person_may_say_no_and_what_is_refused_never_waits() -> None:
    async def body() -> None:
        house = await settled(MemoryStore())
        approvals = Approvals(house, four_eyes=("correct-result",))
        refused = await house.gateway.submit(DORA, "table:T1", correct(Role.DEALER))
        assert isinstance(refused, Refusal)
        assert refused.reason is Reason.NOT_PERMITTED
        asked = await house.gateway.submit(SAM, "table:T1", correct(Role.GAME_SUPERVISOR))
        assert isinstance(asked, Waiting)
        assert isinstance(await approvals.second(asked.number, PAT, agrees=False, at=5), Refusal)
        assert approvals.waiting == {}
        assert house.tables["T1"].state.numbers[0] == "4"
        nowhere = await house.gateway.submit(SAM, "table:T9", correct(Role.GAME_SUPERVISOR))
        assert isinstance(nowhere, Refusal)

    asyncio.run(body())


def test_a_restart_forgets_no_approval_and_does_none_of_them_twice() -> None:
    async def body() -> None:
        store = MemoryStore()
        house, eyes = await settled(store), ("correct-result", "void-wagers")
        Approvals(house, four_eyes=eyes)
        first = await house.gateway.submit(SAM, "table:T1", correct(Role.GAME_SUPERVISOR))
        other = CorrectResult(by=Role.GAME_SUPERVISOR, pocket=Pocket("5"))
        second = await house.gateway.submit(SAM, "table:T1", other, "sam/T1/k")
        assert isinstance(first, Waiting)
        assert isinstance(second, Waiting)
        house, again = await again_on(store, four_eyes=eyes)
        assert list(again.waiting) == [first.number, second.number]
        # The house stopped after the correction was stored and before its answer was noted.
        both, waits = Actor(id="sam and pat", roles=SAM.roles), again.waiting[first.number]
        done = await house.gateway.submit(
            both, "table:T1", waits.command, waits.own_key, approved=True
        )
        assert isinstance(done, Accepted)
        house, third = await again_on(store, four_eyes=eyes)
        assert list(third.waiting) == [second.number]
        # It was asked for of a round that stands otherwise by now.
        lapsed = await third.second(second.number, PAT, agrees=True, at=7)
        assert isinstance(lapsed, Refusal)
        assert lapsed.code == "house-approval-lapsed"
        house, fourth = await again_on(store, four_eyes=eyes)
        assert fourth.waiting == {}
        assert house.tables["T1"].state.numbers[0] == correct(Role.GAME_SUPERVISOR).pocket
        fresh = await house.gateway.submit(SAM, "table:T1", correct(Role.GAME_SUPERVISOR))
        assert isinstance(fresh, Waiting)
        assert fresh.number == second.number + 1

    asyncio.run(body())


def test_two_sources_must_agree_on_the_number() -> None:
    async def body() -> None:
        house = await open_house(MemoryStore())
        Approvals(house, two_sources=("T1",))
        await deal(house, BUY_IN, OPEN, SpinBall(by=Role.DEALER), CloseBetting(by=Role.DEALER))
        sensor = Actor(id="sensor", roles=frozenset({Role.SYSTEM}))

        async def say(who: Actor, role: Role, pocket: str) -> Answer:
            return await house.gateway.submit(
                who, "table:T1", EnterResult(by=role, pocket=Pocket(pocket))
            )

        assert isinstance(await say(sensor, Role.SYSTEM, "17"), Waiting)
        assert isinstance(await say(sensor, Role.SYSTEM, "17"), Waiting)
        differs = await say(DORA, Role.DEALER, "18")
        assert isinstance(differs, Refusal)
        assert "sensor saw 17, dora saw 18" in differs.detail
        assert isinstance(await say(DORA, Role.DEALER, "17"), Refusal)
        assert isinstance(await say(ANN, Role.PLAYER, "17"), Refusal)
        assert isinstance(await say(sensor, Role.SYSTEM, "17"), Refusal)
        supervisor = Actor(id="sue", roles=frozenset({Role.GAME_SUPERVISOR}))
        assert isinstance(await say(supervisor, Role.GAME_SUPERVISOR, "17"), Accepted)
        assert house.tables["T1"].state.numbers == ("17",)

    asyncio.run(body())


def test_a_terminal_makes_no_money_unless_the_house_plays_for_none() -> None:
    async def body() -> None:
        house = await open_house(MemoryStore())
        assert isinstance(await house.gateway.submit(ANN, "table:T1", BUY_IN), Accepted)
        refuse_unpaid(house.policies)
        answer = await house.gateway.submit(ANN, "table:T1", BUY_IN)
        assert isinstance(answer, Refusal)
        assert answer.reason is Reason.NOT_PERMITTED

    asyncio.run(body())


def test_the_house_draws_the_number_of_a_ticket_and_a_repeat_draws_none() -> None:
    async def body() -> None:
        numbers = iter(("one", "two"))
        store = MemoryStore()
        house = await open_house(store)
        draw_tickets(house.policies, lambda: next(numbers))
        await deal(house, BUY_IN)
        out = CashOut(by=Role.PLAYER, player="ann", ticket="mine")
        first = await house.gateway.submit(ANN, "table:T1", out, "k")
        again = await house.gateway.submit(ANN, "table:T1", out, "k")
        assert isinstance(first, Accepted), first
        assert isinstance(again, Accepted)
        assert again.repeated
        streams = {r.stream async for r in store.read() if r.stream.startswith("ticket:")}
        assert streams == {"ticket:one"}
        assert house.tables["T1"].state.seats["ann"].balance == Money(0)

    asyncio.run(body())


@pytest.mark.parametrize("key", ["", "k"])
@pytest.mark.parametrize("order", [(True, False), (False, True), (True, True), (False, False)])
def test_of_two_who_answer_at_one_moment_one_is_heard(key: str, order: tuple[bool, bool]) -> None:
    """What one of them was told is what became of it, and what is on record."""

    async def body() -> None:
        store = MemoryStore()
        house = await settled(store)
        approvals = Approvals(house, four_eyes=("correct-result",))
        asked = await house.gateway.submit(SAM, "table:T1", correct(Role.GAME_SUPERVISOR), key)
        assert isinstance(asked, Waiting)
        people = (PAT, person("max", Role.SHIFT_MANAGER))
        answers = await asyncio.gather(
            *(
                approvals.second(asked.number, who, agrees=agrees, at=5)
                for who, agrees in zip(people, order, strict=True)
            )
        )
        done = house.tables["T1"].state.numbers[0] == "3"
        assert done == order[0]
        heard, late = answers
        assert isinstance(heard, Accepted) == done
        assert isinstance(late, Refusal)
        assert late.code == "house-nothing-waits-under"
        records = [record async for record in store.read(stream=f"{PREFIX}{asked.number}")]
        kept = [APPROVAL_STREAMS.codec.decode(each.kind, each.payload) for each in records]
        assert [each.agreed for each in kept if isinstance(each, ApprovalAnswered)] == [done]

    asyncio.run(body())
