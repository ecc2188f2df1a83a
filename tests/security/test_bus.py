"""Somebody with a line to the bus: they hear numbers and signed messages, and move nothing."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import msgspec
import nats
import pytest
from nats.aio.client import Client
from nats.aio.msg import Msg

from croupier.core.roles import Role
from croupier.house.log.postgres import PostgresStore
from croupier.house.log.record import GENESIS, Record, record_digest
from croupier.house.nodes.follow import SUBJECT
from croupier.house.nodes.route import CommandSent, subject_of
from croupier.house.nodes.seal import NodeSeal
from croupier.house.people import PEOPLE_CODEC
from croupier.people.staff import StaffEnrolled
from tests.house.faults import wait_for
from tests.house.serving import STAFF, terminal_key
from tests.nodes.drill import House, open_house
from tests.security.test_sockets_end import ends

pytestmark = pytest.mark.xdist_group("nodes")
encode = msgspec.msgpack.encode


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house"), nodes=2) as house:
        yield house


class Eavesdropper:
    """Hears everything on the bus, and speaks as loudly as it likes."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.heard: list[Msg] = []

    async def take(self, message: Msg) -> None:
        self.heard.append(message)


@contextlib.asynccontextmanager
async def eavesdropping(house: House) -> AsyncIterator[Eavesdropper]:
    client = await nats.connect(house.bus.url)
    intruder = Eavesdropper(client)
    await client.subscribe(">", cb=intruder.take)
    await client.flush()
    try:
        yield intruder
    finally:
        await client.close()


def play(house: House) -> None:
    """Sign in, enrol somebody, and play at a table from the node that does not own it."""
    one, two = house.nodes
    token = one.sign_in("ada")
    with one.http(token) as ada:
        body = {"name": "vera", "roles": ["dealer"], "password": "a password on no wire"}
        assert ada.post("/v1/staff", json=body).status_code in (200, 409)
    for node in (one, two):
        with node.client(terminal_key("ann")) as ann:
            ann.submit("T2", "buy-in", player="ann", amount=5000)
            ann.submit("T1", "place", player="ann", bet="red", stake=500)


def test_no_hash_no_session_and_no_record_travels(house: House) -> None:
    async def body() -> list[Msg]:
        async with eavesdropping(house) as intruder:
            await asyncio.to_thread(play, house)
            await asyncio.sleep(0.2)
            return intruder.heard

    heard = asyncio.run(body())
    announced = [m for m in heard if m.subject == SUBJECT]
    assert announced
    assert all(isinstance(msgspec.msgpack.decode(m.data), int) for m in announced)
    assert any(m.subject.startswith("croupier.command.") for m in heard), "nothing was forwarded"
    everything = b"".join(m.data for m in heard)
    for secret in (
        b"argon2",
        b"password",
        terminal_key("ann").encode(),
        *map(str.encode, STAFF.values()),
    ):
        assert secret not in everything
    sessions = {
        r.stream.removeprefix("session:") for r in house.records() if r.kind == "SessionBegan"
    }
    assert sessions
    assert not any(digest.encode() in everything for digest in sessions)


def test_an_administrator_who_is_announced_and_in_no_log_opens_nothing(house: House) -> None:
    """Records used to travel whole: one of a new administrator was taken up unread."""
    event = StaffEnrolled(name="mallory", roles=frozenset({Role.ADMINISTRATOR}), password_hash="x")
    draft = PEOPLE_CODEC.encode(event)
    number = len(house.records()) + 1
    bare = Record(
        number, "staff:mallory", 1, 1, "ada", "people", "", *draft_of(draft), GENESIS, b""
    )
    record = bare._replace(digest=record_digest(bare))

    async def body() -> None:
        async with eavesdropping(house) as intruder:
            for payload in (encode([record]), encode(number), encode(10**15), b"\xff", b""):
                await intruder.client.publish(SUBJECT, payload)
            await intruder.client.flush()

    asyncio.run(body())
    before = len(house.records())
    for node in house.nodes:
        assert node.ready() == 200
        with node.http() as http:
            said = http.post("/v1/session", json={"name": "mallory", "secret": "x"})
            assert said.status_code == 401
    assert all(r.stream != "staff:mallory" for r in house.records()[before:])
    play(house)


def draft_of(draft: object) -> tuple[str, bytes]:
    return draft.kind, draft.payload  # type: ignore[attr-defined]


def test_a_command_that_no_node_signed_is_not_done(house: House) -> None:
    """In the name of a supervisor, signed by nobody, by a stranger, or a second time."""
    tables = ("T1", "T2", "T3")
    commands = [
        CommandSent(table, "buy-in", {"by": by, "player": "eve", "amount": 100_000}, standing, "k")
        for table in tables
        for by, standing in (
            ("player", "device:ann-terminal"),
            ("dealer", "session:x"),
            ("system", "house"),
        )
    ]

    class Nobody:
        async def living(self) -> dict[str, object]:
            return {}

    async def body() -> list[bytes]:
        answers: list[bytes] = []
        stranger = NodeSeal("node-0", Nobody())  # type: ignore[arg-type]
        async with eavesdropping(house) as intruder:
            await asyncio.to_thread(play, house)
            await asyncio.sleep(0.2)
            heard = [m for m in intruder.heard if m.subject.startswith("croupier.command.")]
            messages = [(m.subject, bytes(m.data)) for m in heard]
            for sent in commands:
                subject, body = subject_of(sent.table), encode([sent])
                messages += [(subject, body), (subject, stranger.seal(subject, body, 10**15))]
            for subject, message in messages:
                with contextlib.suppress(nats.errors.NoRespondersError, nats.errors.TimeoutError):
                    answers.append(
                        (await intruder.client.request(subject, message, timeout=2)).data
                    )
        return answers

    before = len(house.records())
    play(house)
    answers = asyncio.run(body())
    assert answers
    assert set(answers) == {b""}
    records = house.records()
    assert not any(b'"eve"' in record.payload for record in records[before:])
    keys = [r.key for r in records if r.key and r.request]
    assert len(keys) == len(set(keys))
    # A replayed buy-in of the terminal's has a key, and one without a key would show as a second.
    wait_for(lambda: all(node.ready() == 200 for node in house.nodes))


def test_a_device_that_one_node_revokes_loses_its_socket_at_the_other(house: House) -> None:
    """The other node reads in the log that its key opens nothing any more."""
    one, two = house.nodes
    with one.http(one.sign_in("ada")) as ada:
        device = {"name": "kiosk-1", "roles": ["player"], "players": ["kim"]}
        key = ada.post("/v1/devices", json=device).json()["key"]

        def is_known() -> bool:
            with two.http(key) as http:
                return http.get("/v1/me").status_code == 200

        wait_for(is_known)
        with two.client(key) as kiosk:
            assert ada.delete("/v1/devices/kiosk-1").status_code == 200
            assert ends(kiosk)


def test_a_session_that_is_locked_at_one_node_is_ended_at_the_other(house: House) -> None:
    """A thief who locks it with a PIN of their own would else come back after all were ended."""
    one, two = house.nodes
    stolen = two.sign_in("dora")

    def is_known() -> bool:
        with one.http(stolen) as http:
            return http.get("/v1/me").status_code == 200

    wait_for(is_known)
    with two.http(stolen) as thief, one.http(one.sign_in("ada")) as ada:
        assert thief.post("/v1/session/lock", json={"pin": "4711"}).status_code == 200
        wait_for(lambda: not is_known())
        assert ada.delete("/v1/staff/dora/sessions").status_code == 200
        assert thief.post("/v1/session/unlock", json={"pin": "4711"}).status_code == 401
        assert thief.get("/v1/waiting").status_code == 401


def test_a_node_signs_with_a_key_of_its_own_that_the_database_knows(
    house: House, tmp_path: Path
) -> None:
    async def keys() -> set[str]:
        store = await PostgresStore.open(house.database.url)
        try:
            return {row["key"] for row in await store.pool.fetch("select key from node")}
        finally:
            await store.close()

    found = asyncio.run(keys())
    assert len(found) == 2
    assert all(len(key) == 64 for key in found)
