"""An ask and its answer on their way between nodes: they arrive as they were sent."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import msgspec
import pytest

from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.actors import Actor
from croupier.house.answers import Accepted, Answer, Waiting
from croupier.house.codecs import TABLE_CODEC
from croupier.house.log.record import Draft
from croupier.house.log.store import StoreUnavailable, StoreUnsure
from croupier.house.nodes import route
from croupier.house.nodes.bus import Answerer, BusAway, Heard, NobodyAnswers, Stop
from croupier.house.nodes.route import AcceptedSent, CommandSent, NoOwner, Route
from croupier.house.policies import Request
from croupier.house.views.actions import COMMANDS
from croupier.table.betting import BettingOpened
from croupier.table.declare import Command
from tests.samples import sample
from tests.unit.house.test_house import ANN, STAFF, StillClock, red

_EVENT = BettingOpened(at=1, by=Role.DEALER, round_no=3, respin=False)


@pytest.mark.parametrize("action", sorted(COMMANDS))
def test_every_command_arrives_as_it_was_asked(action: str) -> None:
    command = sample(COMMANDS[action])
    sent = msgspec.msgpack.encode(_sent(command, STAFF, "k"))
    came = msgspec.msgpack.decode(sent, type=CommandSent)
    assert msgspec.convert(came.command, COMMANDS[came.action]) == command
    assert (came.table, came.actor, came.key) == ("T1", STAFF, "k")


def _request(command: Command, actor: Actor, key: str) -> Request:
    return Request(command, actor, key, lambda answer: None)


def _sent(command: Command, actor: Actor, key: str) -> CommandSent:
    return _route(Line())._sent("T1", _request(command, actor, key), approved=False)


def _ask(route: Route, command: Command, actor: Actor, key: str) -> Coroutine[Any, Any, Answer]:
    return route.submit("table:T1", _request(command, actor, key))


@pytest.mark.parametrize(
    "answered",
    [
        Accepted(7, 3, (_EVENT,)),
        Accepted(7, 3, repeated=True),
        Refusal(Reason.BELOW_MINIMUM, "$4 is below $5", ("4.2", "4.3")),
        Waiting(9, "a second person must agree"),
    ],
    ids=lambda answered: type(answered).__name__,
)
def test_every_kind_of_answer_comes_back_as_it_was_given(answered: Answer) -> None:
    told = msgspec.msgpack.encode(route._to_send(answered))
    assert route._answered(told) == answered


def test_what_a_newer_owner_did_is_done_though_we_lack_the_words_for_it() -> None:
    told = AcceptedSent(7, 3, [Draft(kind="UnheardOf", payload=b"{}")], repeated=False)
    assert route._answered(msgspec.msgpack.encode(told)) == Accepted(7, 3)


def test_an_answer_that_cannot_be_read_is_told_as_not_known() -> None:
    with pytest.raises(NoOwner, match="cannot be read here"):
        route._answered(msgspec.msgpack.encode({"type": "unheard-of"}))


class Line:
    """A bus whose answers the test has at hand, one after the other."""

    def __init__(self, *answers: bytes | Exception) -> None:
        self.answers = list(answers)
        self.asked: list[bytes] = []
        self.subjects: list[str] = []
        self.answerers: dict[str, Answerer] = {}

    @property
    def answerer(self) -> Answerer:
        return self.answerers[route.subject_of("T1")]

    async def publish(self, subject: str, payload: bytes) -> None:
        raise NotImplementedError

    async def listen(self, subject: str, heard: Heard) -> Stop:
        raise NotImplementedError

    async def ask(self, subject: str, payload: bytes, seconds: float) -> bytes:
        self.asked.append(payload)
        self.subjects.append(subject)
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def answer(self, subject: str, answerer: Answerer) -> Stop:
        self.answerers[subject] = answerer

        async def stop() -> None:
            return None

        return stop

    async def close(self) -> None:
        raise NotImplementedError


def _route(line: Line, *, owns: bool = False) -> Route:
    async def here(name: str, request: Request, *, approved: bool) -> Answer:
        return Accepted(request.command.at, 1)

    async def shown(table: str, version: int) -> None:
        return None

    clock = StillClock()
    clock.time = 77
    return Route(line, here, lambda table: owns, shown, clock)


_DONE = msgspec.msgpack.encode(route._to_send(Accepted(4, 1, (_EVENT,))))
_GONE = msgspec.msgpack.encode(route.ElsewhereSent())


def test_an_ask_follows_its_table_to_the_next_owner() -> None:
    line = Line(NobodyAnswers("nobody"), _GONE, _DONE)
    told = asyncio.run(_ask(_route(line), red(500), ANN, ""))
    assert told == Accepted(4, 1, (_EVENT,))
    assert len(line.asked) == 3


def test_an_ask_without_a_key_is_never_sent_twice_when_its_fate_is_not_known() -> None:
    line = Line(BusAway("no answer came"), _DONE)
    with pytest.raises(BusAway):
        asyncio.run(_ask(_route(line), red(500), ANN, ""))
    assert len(line.asked) == 1


def test_an_ask_with_a_key_is_sent_again_until_its_fate_is_known() -> None:
    line = Line(BusAway("no answer came"), _DONE)
    told = asyncio.run(_ask(_route(line), red(500), ANN, "k"))
    assert isinstance(told, Accepted)
    assert len(set(line.asked)) == 1


def test_an_ask_whose_fate_is_not_known_is_not_refused_for_want_of_a_disk() -> None:
    """It went to the owner, who may have stored it; then the table is ours and the log away."""
    ours: list[str] = []

    async def here(name: str, request: Request, *, approved: bool) -> Answer:
        raise StoreUnavailable("the database is away")

    async def shown(table: str, version: int) -> None:
        return None

    class Lost(Line):
        async def ask(self, subject: str, payload: bytes, seconds: float) -> bytes:
            ours.append("T1")
            raise BusAway("no answer came")

    asks = Route(Lost(), here, lambda table: table in ours, shown, StillClock())
    with pytest.raises(StoreUnsure):
        asyncio.run(_ask(asks, red(500), ANN, "k"))
    with pytest.raises(StoreUnavailable) as away:
        asyncio.run(_ask(asks, red(500), ANN, "k2"))
    assert not isinstance(away.value, StoreUnsure)


def test_what_is_asked_in_one_turn_goes_in_one_message_and_each_gets_its_own_answer() -> None:
    async def body() -> None:
        owner = Line()
        await _route(owner, owns=True).serve("T1")
        line = Line()
        asks = _route(line)
        several = [_ask(asks, red(stake), ANN, f"k{stake}") for stake in (500, 600, 700)]
        told = asyncio.gather(*several)
        answer = owner.answerers[route.several_of("T1")]

        async def carry(subject: str, payload: bytes, seconds: float) -> bytes:
            line.subjects.append(subject)
            return await answer(payload)

        line.ask = carry  # type: ignore[method-assign]
        assert await told == [Accepted(77, 1)] * 3
        assert line.subjects == [route.several_of("T1")]

    asyncio.run(body())


def test_an_owner_whose_program_takes_one_at_a_time_is_asked_one_at_a_time() -> None:
    line = Line(NobodyAnswers("nobody"), _DONE, _DONE)

    async def body() -> list[Answer]:
        asks = _route(line)
        return await asyncio.gather(*(_ask(asks, red(500), ANN, key) for key in "ab"))

    assert asyncio.run(body()) == [Accepted(4, 1, (_EVENT,))] * 2
    assert line.subjects == [route.several_of("T1"), *[route.subject_of("T1")] * 2]


def test_no_ask_without_a_key_is_sent_twice_when_the_fate_of_several_is_not_known() -> None:
    line = Line(BusAway("no answer came"), _DONE)

    async def body() -> list[Answer | BaseException]:
        asks = _route(line)
        both = (_ask(asks, red(500), ANN, key) for key in ("", "k"))
        return await asyncio.gather(*both, return_exceptions=True)

    without, keyed = asyncio.run(body())
    assert isinstance(without, BusAway)
    assert isinstance(keyed, Accepted)
    assert line.subjects == [route.several_of("T1"), route.subject_of("T1")]


def test_an_owner_says_when_an_ask_came_and_refuses_what_it_cannot_read() -> None:
    async def body() -> None:
        line = Line()
        await _route(line, owns=True).serve("T1")
        sent = _sent(red(500), ANN, "k")
        assert route._answered(await line.answerer(msgspec.msgpack.encode(sent))) == Accepted(77, 1)
        sent.action = "levitate"
        refused = route._answered(await line.answerer(msgspec.msgpack.encode(sent)))
        assert isinstance(refused, Refusal)
        assert "cannot levitate yet" in refused.detail

    asyncio.run(body())


def test_an_owner_no_more_sends_the_ask_on() -> None:
    async def body() -> None:
        line = Line()
        await _route(line, owns=False).serve("T1")
        sent = msgspec.msgpack.encode(_sent(red(500), ANN, "k"))
        assert route._answered(await line.answerer(sent)) is None

    asyncio.run(body())


def test_the_event_of_these_tests_is_one_of_the_log() -> None:
    draft = TABLE_CODEC.encode(_EVENT)
    assert TABLE_CODEC.decode(draft.kind, draft.payload) == _EVENT
