"""An ask and its answer on their way between nodes: they arrive as they were sent."""

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.actors import Actor
from croupier.house.answers import Accepted, Answer, Waiting
from croupier.house.codecs import TABLE_CODEC
from croupier.house.log.record import Draft
from croupier.house.log.store import StoreUnavailable, StoreUnsure
from croupier.house.nodes import route
from croupier.house.nodes.bus import Answerer, BusAway, Heard, NobodyAnswers, Stop
from croupier.house.nodes.leases import Member
from croupier.house.nodes.route import AcceptedSent, CommandSent, NoOwner, Route
from croupier.house.nodes.seal import Content, NodeSeal, Sealed
from croupier.house.policies import Request
from croupier.house.stations import StationHeard, StationReport
from croupier.house.stream import NotOwner
from croupier.house.views.actions import COMMANDS
from croupier.table.betting import BettingOpened
from croupier.table.declare import Command
from tests.samples import sample
from tests.unit.house.test_house import ANN, STAFF, StillClock, red

TERMINAL = replace(ANN, standing="device:ann")
SAM = replace(STAFF, standing="session:sam")
_EVENT = BettingOpened(at=1, by=Role.DEALER, round_no=3, respin=False)


@pytest.mark.parametrize("action", sorted(COMMANDS))
def test_every_command_arrives_as_it_was_asked(action: str) -> None:
    command = sample(COMMANDS[action])
    sent = msgspec.msgpack.encode(_sent(command, SAM, "k"))
    came = msgspec.msgpack.decode(sent, type=CommandSent)
    assert msgspec.convert(came.command, COMMANDS[came.action]) == command
    assert (came.table, came.standing, came.key) == ("T1", "session:sam", "k")


def _request(command: Command, actor: Actor, key: str) -> Request:
    return Request(command, actor, key, lambda answer: None)


def _sent(command: Command, actor: Actor, key: str) -> CommandSent:
    return _route(Line())._sent("T1", _request(command, actor, key))


def _submit(route: Route, command: Command, actor: Actor, key: str) -> Coroutine[Any, Any, Answer]:
    return route.submit("table:T1", _request(command, actor, key))


@pytest.mark.parametrize(
    "answered",
    [
        Accepted(7, 3, (_EVENT,)),
        Accepted(7, 3, repeated=True),
        Refusal(Reason.BELOW_MINIMUM, "$4 is below $5", ("4.2", "4.3")),
        Waiting(9, say("house-second-person-must-agree")),
    ],
    ids=lambda answered: type(answered).__name__,
)
def test_every_kind_of_answer_comes_back_as_it_was_given(answered: Answer) -> None:
    answer = msgspec.msgpack.encode([route._to_send(answered)])
    (came,) = route._DECODE_ANSWERS(answer)
    assert route._answered(came) == answered


def test_what_a_newer_owner_did_is_done_though_we_lack_the_words_for_it() -> None:
    answer = AcceptedSent(7, 3, [Draft(kind="UnheardOf", payload=b"{}")], repeated=False)
    assert route._answered(answer) == Accepted(7, 3)


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

    async def request(self, subject: str, payload: bytes, seconds: float) -> bytes:
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


class Keys:
    """The leases of a house of which only the nodes' keys are read."""

    def __init__(self) -> None:
        self.members: dict[str, Member] = {}

    async def living(self) -> dict[str, Member]:
        return self.members


def _seal(keys: Keys, name: str) -> NodeSeal:
    seal = NodeSeal(name, keys)  # type: ignore[arg-type]
    keys.members[name] = Member("", "", seal.public)
    return seal


async def _resolve(standing: str, action: str) -> Actor | None:
    return {"device:ann": ANN, "session:sam": STAFF}.get(standing)


def _route(line: Line, keys: Keys | None = None, *, owns: bool = False) -> Route:
    async def here(name: str, request: Request, *, approved: bool) -> Answer:
        assert not approved
        return Accepted(request.command.at, 1)

    async def second(number: int, actor: Actor, *, agrees: bool, at: int) -> Answer:
        return Accepted(number, 1)

    async def shown(table: str, version: int) -> None:
        return None

    clock = StillClock()
    clock.time = 77
    seal = _seal(keys or Keys(), "owner" if owns else "other")
    return Route(line, seal, here, second, _heard, lambda table: owns, shown, _resolve, clock)


async def _heard(table: str, actor: Actor, report: StationReport) -> StationHeard | Refusal:
    if report.player not in (actor.players or ()):
        return Refusal(Reason.NOT_YOUR_WAGER, say("http-not-speaking-for", actor=actor.id))
    return StationHeard(agrees=True, malfunction=False, detail=f"{table} {report.balance}")


class Pair:
    """A node that sends and one that owns, with the test's own hand on the line between them."""

    def __init__(self, *before: bytes | Exception) -> None:
        self.keys, self.line, self.far = Keys(), Line(), Line()
        self.sender = _route(self.line, self.keys)
        self.owner = _route(self.far, self.keys, owns=True)
        #: What comes in place of answers before the owner is heard.
        self.before = list(before)
        self.line.request = self.carry  # type: ignore[method-assign]

    async def carry(self, subject: str, payload: bytes, seconds: float) -> bytes:
        self.line.asked.append(payload)
        self.line.subjects.append(subject)
        if self.before:
            came = self.before.pop(0)
            if isinstance(came, Exception):
                raise came
            return came
        return await self.far.answerer(payload)

    async def submit(self, command: Command, key: str = "", actor: Actor | None = None) -> Answer:
        """A command of a terminal at the node that sends."""
        if not self.far.answerers:
            await self.owner.serve("T1")
        return await self.sender.submit("table:T1", _request(command, actor or TERMINAL, key))


def test_a_command_follows_its_table_to_the_next_owner() -> None:
    pair = Pair(NobodyAnswers("nobody"), NobodyAnswers("nobody"))
    assert asyncio.run(pair.submit(red(500))) == Accepted(77, 1)
    assert len(pair.line.asked) == 3


def test_a_command_without_a_key_is_never_sent_twice_when_its_fate_is_not_known() -> None:
    pair = Pair(BusAway("no answer came"))
    with pytest.raises(BusAway):
        asyncio.run(pair.submit(red(500)))
    assert len(pair.line.asked) == 1


def test_a_message_that_the_next_owner_hears_again_is_known_by_its_key() -> None:
    """Each owner remembers what it heard itself; what was done is remembered by the log alone."""
    pair = Pair()
    asyncio.run(pair.submit(red(500)))
    asyncio.run(pair.submit(red(500)))
    keys = []
    for message in pair.line.asked:
        sealed = msgspec.msgpack.decode(message, type=Sealed)
        content = msgspec.msgpack.decode(sealed.body, type=Content)
        keys += [sent.key for sent in msgspec.msgpack.decode(content.body, type=list[CommandSent])]
    assert all(key.startswith("once:") for key in keys)
    assert len(set(keys)) == 2


def test_a_command_with_a_key_is_sent_again_until_its_fate_is_known() -> None:
    pair = Pair(BusAway("no answer came"))
    assert isinstance(asyncio.run(pair.submit(red(500), "k")), Accepted)


def test_an_answer_that_no_node_signed_is_no_answer() -> None:
    forged = msgspec.msgpack.encode([route._to_send(Accepted(9, 9))])
    strange = NodeSeal("owner", Keys())  # type: ignore[arg-type]
    pair = Pair(forged, b"", strange.seal_answer(b"", forged))
    assert asyncio.run(pair.submit(red(500), "k")) == Accepted(77, 1)
    assert len(pair.line.asked) == 4


def test_the_owner_does_nothing_for_a_message_that_no_node_signed_or_that_comes_twice() -> None:
    async def body() -> None:
        pair = Pair()
        await pair.submit(red(500), "k")
        (message,) = pair.line.asked
        answer = pair.far.answerer
        assert await answer(message) == b""
        command = msgspec.msgpack.encode([_sent(red(500), SAM, "k2")])
        stranger = NodeSeal("other", Keys())  # type: ignore[arg-type]
        subject = route.subject_of("T1")
        assert await answer(stranger.seal(subject, command, 10**15)) == b""
        mine = pair.sender._seal
        assert await answer(mine.seal(route.subject_of("T2"), command, 10**15)) == b""
        assert await answer(mine.seal(subject, command, 76)) == b""
        assert await answer(mine.seal(subject, b"not a command", 10**15)) == b""
        for noise in (b"", b"{}", command):
            assert await answer(noise) == b""

    asyncio.run(body())


def test_of_a_flood_of_messages_that_no_node_signed_few_are_kept_and_a_known_node_is_heard() -> (
    None
):
    async def body() -> None:
        pair = Pair()
        await pair.submit(red(500), "k")
        answer, subject = pair.far.answerer, route.subject_of("T1")
        command = msgspec.msgpack.encode([_sent(red(500), SAM, "k2")])
        stranger = NodeSeal("other", Keys())  # type: ignore[arg-type]
        flood = [
            asyncio.ensure_future(answer(stranger.seal(subject, command, 10**15)))
            for _ in range(1000)
        ]
        await asyncio.sleep(0)
        assert sum(not each.done() for each in flood) <= 100
        assert await answer(pair.sender._seal.seal(subject, command, 10**15))
        assert set(await asyncio.gather(*flood)) == {b""}

    asyncio.run(body())


def test_an_actor_whom_the_owner_does_not_know_is_refused_whatever_the_message_says() -> None:
    stranger = Actor(id="ada", roles=STAFF.roles, standing="session:made-up")
    answer = asyncio.run(Pair().submit(red(500), "k", stranger))
    assert isinstance(answer, Refusal)
    assert answer.reason is Reason.NOT_PERMITTED


def test_what_the_house_itself_does_or_has_approved_is_for_the_owner_alone() -> None:
    pair = Pair()
    with pytest.raises(NotOwner):
        asyncio.run(pair.submit(red(500), "k", Actor(id="wheel:7", roles=STAFF.roles)))
    approved = pair.sender.submit("table:T1", _request(red(500), TERMINAL, "k"), approved=True)
    with pytest.raises(NotOwner):
        asyncio.run(approved)
    assert pair.line.asked == []


def test_nobody_tries_on_for_a_client_that_has_gone() -> None:
    pair = Pair(*[NobodyAnswers("nobody")] * 9)
    request = Request(red(500), TERMINAL, "k", lambda answer: None, waited_for=lambda: False)
    with pytest.raises(NoOwner, match="nobody waits"):
        asyncio.run(pair.sender.submit("table:T1", request))
    assert len(pair.line.asked) == 1


def test_an_ask_whose_fate_is_not_known_is_not_refused_for_want_of_a_disk() -> None:
    """It went to the owner, who may have stored it; then the table is ours and the log away."""
    ours: list[str] = []

    async def here(name: str, request: Request, *, approved: bool) -> Answer:
        raise StoreUnavailable("the database is away")

    async def shown(table: str, version: int) -> None:
        return None

    class Lost(Line):
        async def request(self, subject: str, payload: bytes, seconds: float) -> bytes:
            ours.append("T1")
            raise BusAway("no answer came")

    async def second(number: int, actor: Actor, *, agrees: bool, at: int) -> Answer:
        raise NotImplementedError

    commands = Route(
        Lost(),
        _seal(Keys(), "other"),
        here,
        second,
        _heard,
        lambda table: table in ours,
        shown,
        _resolve,
        StillClock(),
    )
    with pytest.raises(StoreUnsure):
        asyncio.run(_submit(commands, red(500), TERMINAL, "k"))
    with pytest.raises(StoreUnavailable) as away:
        asyncio.run(_submit(commands, red(500), TERMINAL, "k2"))
    assert not isinstance(away.value, StoreUnsure)


def test_what_comes_in_one_turn_goes_in_one_message_and_each_gets_its_own_answer() -> None:
    async def body() -> None:
        pair = Pair()
        await pair.owner.serve("T1")
        several = [pair.submit(red(stake), f"k{stake}") for stake in (500, 600, 700)]
        assert await asyncio.gather(*several) == [Accepted(77, 1)] * 3
        assert pair.line.subjects == [route.subject_of("T1")]

    asyncio.run(body())


def test_no_command_without_a_key_is_sent_twice_when_the_fate_of_several_is_not_known() -> None:
    async def body() -> list[Answer | BaseException]:
        pair = Pair(BusAway("no answer came"))
        await pair.owner.serve("T1")
        both = (pair.submit(red(500), key) for key in ("", "k"))
        return await asyncio.gather(*both, return_exceptions=True)

    without, keyed = asyncio.run(body())
    assert isinstance(without, BusAway)
    assert isinstance(keyed, Accepted)


def test_an_owner_refuses_what_it_cannot_read() -> None:
    async def body() -> None:
        owner = _route(Line(), owns=True)
        sent = _sent(red(500), TERMINAL, "k")
        sent.action = "levitate"
        refused = route._answered(await owner._answer(sent))
        assert isinstance(refused, Refusal)
        assert "cannot levitate yet" in refused.detail

    asyncio.run(body())


def test_an_owner_no_more_sends_the_command_on() -> None:
    async def body() -> None:
        owner = _route(Line())
        assert route._answered(await owner._answer(_sent(red(500), TERMINAL, "k"))) is None

    asyncio.run(body())


@pytest.mark.parametrize("table", ["T1", "a.b", "a*", "a>b", "zu Hause", "T\u00e9"])
def test_a_tables_name_is_one_word_of_a_subject(table: str) -> None:
    word = route.subject_of(table).removeprefix("croupier.command.")
    assert not set(word) & set(".*> ")


def test_the_event_of_these_tests_is_one_of_the_log() -> None:
    draft = TABLE_CODEC.encode(_EVENT)
    assert TABLE_CODEC.decode(draft.kind, draft.payload) == _EVENT


def test_what_a_station_says_of_itself_goes_to_the_owner_and_alone() -> None:
    """An owner of an earlier version would drop all that comes in one message with it."""

    async def body() -> None:
        pair = Pair()
        await pair.owner.serve("T1")
        says = StationReport(player="ann", round_no=3, balance=500, numbers=("0",))
        heard, done = await asyncio.gather(
            pair.sender.report("T1", TERMINAL, says), pair.submit(red(500), "k")
        )
        assert heard == StationHeard(agrees=True, malfunction=False, detail="T1 500")
        assert done == Accepted(77, 1)
        assert len(pair.line.subjects) == 2
        refused = await pair.sender.report("T1", TERMINAL, replace(says, player="ben"))
        assert isinstance(refused, Refusal)

    asyncio.run(body())
