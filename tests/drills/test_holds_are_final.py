"""What is refused before its stream decides stands under its key, as every other answer does."""

import asyncio
from collections.abc import Awaitable, Callable

from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.answers import Accepted, Waiting
from croupier.house.approvals import LAPSES_AFTER, Approvals
from croupier.house.house import House
from croupier.house.log.memory import MemoryStore
from croupier.table.betting import CloseBetting
from croupier.table.result import EnterResult
from croupier.table.spin import SpinBall
from tests.unit.house.test_approvals import DORA, PAT, SAM, again_on, correct, settled
from tests.unit.house.test_house import BUY_IN, OPEN, deal, open_house, red

EYES = ("correct-result",)
CORRECTION = correct(Role.GAME_SUPERVISOR)


def play(body: Callable[[MemoryStore, House, Approvals], Awaitable[None]]) -> None:
    async def run() -> None:
        store = MemoryStore()
        house = await settled(store)
        await body(store, house, Approvals(house, four_eyes=EYES))

    asyncio.run(run())


def test_a_correction_refused_while_betting_is_open_is_never_held_later() -> None:
    async def body() -> None:
        store = MemoryStore()
        house = await open_house(store)
        Approvals(house, four_eyes=EYES)
        await deal(house, BUY_IN, OPEN, red(1000))
        refused = await house.gateway.submit(SAM, "table:T1", CORRECTION, "sam/T1/k")
        assert isinstance(refused, Refusal)
        await deal(house, SpinBall(by=Role.DEALER), CloseBetting(by=Role.DEALER))
        await deal(house, EnterResult(by=Role.DEALER, pocket="4"))  # type: ignore[arg-type]
        again = await house.gateway.submit(SAM, "table:T1", CORRECTION, "sam/T1/k")
        assert isinstance(again, Refusal)
        assert again.detail == refused.detail
        house, approvals = await again_on(store, four_eyes=EYES)
        again = await house.gateway.submit(SAM, "table:T1", CORRECTION, "sam/T1/k")
        assert isinstance(again, Refusal)
        assert not approvals.waiting
        fresh = await house.gateway.submit(SAM, "table:T1", CORRECTION, "sam/T1/k2")
        assert isinstance(fresh, Waiting)

    asyncio.run(body())


def test_what_a_second_person_declined_is_not_held_again_under_its_key() -> None:
    async def body(store: MemoryStore, house: House, approvals: Approvals) -> None:
        asked = await house.gateway.submit(SAM, "table:T1", CORRECTION, "sam/T1/k")
        assert isinstance(asked, Waiting)
        declined = await approvals.second(asked.number, PAT, agrees=False, at=5)
        assert isinstance(declined, Refusal)
        again = await house.gateway.submit(SAM, "table:T1", CORRECTION, "sam/T1/k")
        assert isinstance(again, Refusal)
        assert again.detail == declined.detail
        assert not approvals.waiting

    play(body)


def test_what_has_lapsed_is_not_asked_for_another_round_under_its_key() -> None:
    async def body(store: MemoryStore, house: House, approvals: Approvals) -> None:
        asked = await house.gateway.submit(SAM, "table:T1", CORRECTION, "sam/T1/k")
        assert isinstance(asked, Waiting)
        await approvals.lapse(LAPSES_AFTER + 1)
        assert not approvals.waiting
        again = await house.gateway.submit(SAM, "table:T1", CORRECTION, "sam/T1/k")
        assert isinstance(again, Refusal)
        assert again.code == "house-approval-lapsed"
        assert not approvals.waiting

    play(body)


def test_what_was_done_by_two_is_answered_as_done_when_its_key_comes_again() -> None:
    async def body(store: MemoryStore, house: House, approvals: Approvals) -> None:
        asked = await house.gateway.submit(SAM, "table:T1", CORRECTION, "sam/T1/k")
        assert isinstance(asked, Waiting)
        assert isinstance(await approvals.second(asked.number, PAT, agrees=True, at=5), Accepted)
        again = await house.gateway.submit(SAM, "table:T1", CORRECTION, "sam/T1/k")
        assert isinstance(again, Accepted)
        assert again.repeated
        assert not approvals.waiting

    play(body)


def test_a_stop_between_a_refusal_and_the_note_of_it_marks_nothing_as_done() -> None:
    async def body(store: MemoryStore, house: House, approvals: Approvals) -> None:
        asked = await house.gateway.submit(SAM, "table:T1", CORRECTION, "sam/T1/k")
        assert isinstance(asked, Waiting)
        waiting = approvals.waiting[asked.number]
        said = await _refusal_of(house)
        await house.gateway.refuse(SAM, "table:T1", waiting.command, "sam/T1/k", said)
        house, approvals = await again_on(store, four_eyes=EYES)
        assert not approvals.waiting
        answered = [r for r in store.records if r.kind == "AskAnswered"]
        assert [b'"agreed":true' in r.payload for r in answered] == [False]

    play(body)


async def _refusal_of(house: House) -> Refusal:
    refused = await house.gateway.submit(DORA, "table:T1", correct(Role.DEALER))
    assert isinstance(refused, Refusal)
    return refused
