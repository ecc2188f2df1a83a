"""A forger at work on a tournament or a promotion is found by the auditor's own arithmetic."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from croupier.audit.verify import Auditor, Verdict
from croupier.core.money import Money
from croupier.core.roles import Role
from croupier.house.log.memory import MemoryStore
from croupier.house.log.record import GENESIS, Draft, Record
from croupier.house.log.store import Append, StreamAppend
from croupier.promotion.drawing import DrawWinner
from croupier.promotion.settling import PayPrize
from croupier.promotion.state import Part
from croupier.tournament import payment
from croupier.tournament.designation import DesignateTables
from croupier.tournament.disputes import OpenDispute, ResolveDispute
from croupier.tournament.ending import EndSession
from croupier.tournament.prizes import AwardPrizes, TakeBackAward
from croupier.tournament.reopening import ReopenSession
from tests.unit.house.contests import Hall
from tests.unit.house.test_promotions import must, started
from tests.unit.house.test_tournaments import run_whole

Payload = dict[str, Any]


@pytest.fixture(scope="module")
def records() -> list[Record]:
    """The log of a house with a tournament of twelve and a promotion with a winner."""

    async def body() -> list[Record]:
        hall = Hall(MemoryStore())
        await run_whole(hall, 12, 4, 2)
        final = max(hall.state.sessions.values(), key=lambda session: session.level)
        await hall.must(OpenDispute, text="the count")
        await hall.must(TakeBackAward, reason="it is looked into")
        await hall.must(DesignateTables, tables=(final.table,))
        await hall.must(ReopenSession, table=final.table, reason="it is counted again")
        await hall.must(ResolveDispute, decision="it was right")
        await hall.must(EndSession, table=final.table)
        await hall.must(AwardPrizes, table=final.table)
        for winner in hall.state.prizes:
            await hall.must(payment.PayPrize, player=winner)
        await started(hall)
        drawn = await must(hall, DrawWinner(by=Role.OPERATOR, at=10**9, prize=0))
        winner = drawn.events[0].winner
        parts = (Part("eft", Money(50_000)),)
        pay = PayPrize(by=Role.CASHIER, at=10**9, player=winner, parts=parts, prizes=(0,))
        await must(hall, pay)
        return [record async for record in hall.store.read()]

    return asyncio.run(body())


async def chain_again(records: list[tuple[Record, bytes]]) -> list[Record]:
    """The same records with other payloads, in a chain that holds."""
    store = MemoryStore()
    for record, payload in records:
        part = StreamAppend(
            stream=record.stream,
            expected=record.version - 1,
            drafts=(Draft(kind=record.kind, payload=payload),),
        )
        append = Append(
            streams=(part,), at=record.at, actor=record.actor, cause=record.cause, key=record.key
        )
        await store.append([append])
    return [record async for record in store.read()]


def _unchanged(payload: Payload) -> None:
    """As it was."""


def examine(
    records: list[Record], kind: str = "", change: Callable[[Payload], None] = _unchanged
) -> Verdict:
    """Forge the last record of a kind, and have the whole log verified."""
    places = [place for place, record in enumerate(records) if record.kind == kind]
    forged = [(record, record.payload) for record in records]
    if places:
        payload = json.loads(records[places[-1]].payload)
        change(payload)
        forged[places[-1]] = (records[places[-1]], json.dumps(payload).encode())
    auditor = Auditor()
    for record in asyncio.run(chain_again(forged)):
        if not auditor.take(record):
            break
    return auditor.finish()


def _line(payload: Payload, place: int, by: int) -> None:
    """Another figure in the first line that won."""
    line = next(line for line in payload["played"]["lines"] if line[3])
    line[place] += by


def _winning_round(records: list[Record]) -> int:
    return next(
        n
        for n, r in enumerate(records)
        if r.kind == "RoundPlayed" and b'"pocket":"0"' not in r.payload
    )


def test_the_log_as_it_was_written_is_clean(records: list[Record]) -> None:
    assert records[0].number == 1
    assert records[-1].digest != GENESIS
    verdict = examine(records)
    assert verdict.is_clean, verdict.fault
    assert verdict.contests.tournaments["spring"].prizes


def _swap_prizes(payload: Payload) -> None:
    first, second, *_ = payload["prizes"]
    prizes = payload["prizes"]
    prizes[first], prizes[second] = prizes[second], prizes[first]


def _a_cent_more(payload: Payload) -> None:
    payload["prizes"][min(payload["prizes"])] += 1


def _a_larger_pool(payload: Payload) -> None:
    payload["pool"] += 100


def _paid_to_another(payload: Payload) -> None:
    payload["player"] = "p1" if payload["player"] == "p0" else "p0"


FORGERIES: dict[str, tuple[str, Callable[[Payload], None]]] = {
    "prizes that change hands": ("PrizesAwarded", _swap_prizes),
    "a cent more": ("PrizesAwarded", _a_cent_more),
    "a larger pool": ("PrizesAwarded", _a_larger_pool),
    "another prize taken back than was awarded": ("AwardTakenBack", _a_cent_more),
    "fees that were not in the pool": ("AwardTakenBack", lambda x: x.update(fees=x["fees"] + 1)),
    "a prize paid to another": ("PrizePaid", _paid_to_another),
    "a cent more than the prize": ("PrizePaid", lambda x: x.update(amount=x["amount"] + 1)),
    "more chips than the others": ("ChipsIssued", lambda x: x.update(amount=x["amount"] * 2)),
    "another count": ("SessionEnded", lambda x: x["scores"].update({x["ranking"][-1]: 10**9})),
    "another place": ("SessionEnded", lambda x: x["ranking"].reverse()),
    "chips that were not there at the end": (
        "SessionReopened",
        lambda x: x["chips"].update({min(x["chips"]): 10**9}),
    ),
    "cash that no chips became": ("SessionReopened", lambda x: x["cash"].update(p0=1)),
    "a fee that was not paid": ("EntryAccepted", lambda x: x.update(fee=0)),
    "a number off the wheel": ("RoundPlayed", lambda x: x["played"].update(pocket="37")),
    "another number": ("RoundPlayed", lambda x: x["played"].update(pocket="1")),
    "a deduction": ("RoundPlayed", lambda x: x["deductions"].update({"p1": 1})),
    "a wager of another": (
        "ChipsMoved",
        lambda x: x["played"].update(player="p1" if x["played"]["player"] != "p1" else "p2"),
    ),
    "a larger wager": ("ChipsMoved", lambda x: x["played"]["changes"][0].__setitem__(1, 10**9)),
    "a lot that fell elsewhere": ("WinnerDrawn", lambda x: x.update(lot=(x["lot"] + 1) % 20)),
    "a winner who never entered": ("WinnerDrawn", lambda x: x.update(winner="mallory", lot=None)),
    "more than was won": ("PrizesPaid", lambda x: x.update(amount=x["amount"] + 1)),
    "another time": ("SeatsDrawn", lambda x: x.update(at=x["at"] + 1)),
    "somebody drawn twice": ("SeatsDrawn", lambda x: x["order"].append(x["order"][0])),
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_a_forged_figure_is_found(records: list[Record], forgery: str) -> None:
    kind, change = FORGERIES[forgery]
    fault = examine(records, kind, change).fault
    assert fault is not None
    assert records[fault.number - 1].kind == kind


def test_a_higher_win_in_chips_is_found(records: list[Record]) -> None:
    place = _winning_round(records)
    payload = json.loads(records[place].payload)
    _line(payload, 3, 500)
    forged = [(record, record.payload) for record in records]
    forged[place] = (records[place], json.dumps(payload).encode())
    auditor = Auditor()
    for record in asyncio.run(chain_again(forged)):
        if not auditor.take(record):
            break
    fault = auditor.finish().fault
    assert fault is not None
    assert fault.number == place + 1
