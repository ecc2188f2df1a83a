"""Sessions end, failures lock a name for a while, and who is struck off is out at once."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.requests import HTTPConnection

from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.house import House
from croupier.house.log.memory import MemoryStore
from croupier.house.people import Register, actor_of, house_itself
from croupier.house.world import Nobody
from croupier.server.attempts import FAILURES_MAX, LOCKED_MS
from croupier.server.gateway import COOKIE, UNATTENDED_HEADER, HttpGateway
from croupier.server.one_time import STEP_MS, check_of, digits
from croupier.server.sessions import (
    IDLE_MS,
    SESSION_MS,
    Sessions,
    SignInRefused,
    hash_known_password,
)
from tests.unit.house.test_house import StillClock

TEST = house_itself("test")
KEY = "kiosk.a-long-secret"


async def house() -> tuple[MemoryStore, Register, Sessions, StillClock]:
    store, clock = MemoryStore(), StillClock()
    register = Register(House(store, clock, Nobody()))
    await register.enrol_staff(
        "dora", frozenset({Role.DEALER}), hash_known_password("right"), at=0, by=TEST
    )
    await register.enrol_device(KEY, frozenset({Role.PLAYER}), frozenset({"ann"}), at=0, by=TEST)
    return store, register, Sessions(register, clock), clock


def test_staff_are_staff_however_their_name_is_spelt() -> None:
    async def body() -> None:
        _, register, _, _ = await house()
        assert all(register.employs(name) for name in ("dora", "Dora", "d.o.r.a"))
        assert not any(register.employs(name) for name in ("ann", "kiosk"))
        await register.strike("staff:dora", at=1, by=TEST)
        assert not register.employs("Dora")

    asyncio.run(body())


def test_a_session_ends_after_its_time_and_by_signing_out() -> None:
    async def body() -> None:
        _, _, sessions, clock = await house()
        token, session = await sessions.sign_in("dora", "right")
        assert sessions.find(token) is session
        assert sessions.find("guess") is None
        for _ in range(SESSION_MS // IDLE_MS):
            clock.time += IDLE_MS - 1
            assert sessions.find(token) is session
        clock.time = SESSION_MS
        assert sessions.find(token) is None
        token, _ = await sessions.sign_in("dora", "right")
        await sessions.sign_out(token)
        assert sessions.find(token) is None
        assert token not in str(sessions)

    asyncio.run(body())


def test_no_start_brings_back_a_session_that_was_idle() -> None:
    """Somebody has found the token of a page that was left open an hour ago."""

    async def body() -> None:
        store, _, sessions, clock = await house()
        left, _ = await sessions.sign_in("dora", "right")
        clock.time += IDLE_MS
        used, _ = await sessions.sign_in("kiosk", KEY)
        await sessions.end_idle()
        for alone in (True, False):
            register = Register(House(store, clock, Nobody()))
            again = Sessions(register, clock, alone=alone)
            await register.start()
            await again.start()
            assert (again.find(left), again.find(used) is None) == (None, False)
        # Of several nodes none knows when another has used a session.
        clock.time += IDLE_MS
        later = Sessions(Register(House(store, clock, Nobody())), clock, alone=False)
        await later.register.start()
        await later.start()
        assert later.find(used) is None

    asyncio.run(body())


def test_what_a_page_requests_by_itself_keeps_no_session_open() -> None:
    async def body() -> None:
        _, _, sessions, clock = await house()
        token, session = await sessions.sign_in("dora", "right")

        def ask(*more: tuple[bytes, bytes]) -> bool:
            headers = [(b"cookie", f"{COOKIE}={token}".encode()), *more]
            scope = {"type": "http", "headers": headers, "query_string": b""}
            gateway = SimpleNamespace(sessions=sessions, _certified=lambda _: SimpleNamespace())
            caller = HttpGateway.caller(cast(HttpGateway, gateway), HTTPConnection(scope))
            return getattr(caller, "session", None) is session

        clock.time += IDLE_MS - 1
        assert ask()
        clock.time += IDLE_MS - 1
        assert ask((UNATTENDED_HEADER.encode(), b"yes"))
        clock.time += 1
        assert not ask()

    asyncio.run(body())


def test_digits_that_two_nodes_are_given_at_once_open_at_one_of_them() -> None:
    """Each node knows which digits it has taken itself; only the log knows it of all."""

    async def body() -> None:
        store, register, sessions, clock = await house()
        store.snapshot_key, clock.time = bytes(32), 10**12
        secret = sessions.factor_secret("dora", "5a17")
        owner = actor_of(register.known["staff:dora"])
        check = check_of(secret)
        assert await register.set_second_factor("dora", "5a17", check, at=1, by=owner) is None
        other = Register(House(store, clock, Nobody()))
        beside = Sessions(other, clock)
        await other.start()
        given = digits(secret, clock.time // STEP_MS)
        tries = [each.sign_in("dora", "right", digits=given) for each in (sessions, beside)]
        came = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(type(each).__name__ for each in came) == ["SignInRefused", "tuple"]
        assert len(sessions.open) + len(beside.open) == 1

    asyncio.run(body())


def test_a_session_of_which_nothing_is_asked_ends() -> None:
    async def body() -> None:
        _, _, sessions, clock = await house()
        token, _ = await sessions.sign_in("dora", "right")
        clock.time += IDLE_MS - 1
        assert sessions.find(token, uses=False) is not None
        clock.time += 1
        assert sessions.find(token) is None

    asyncio.run(body())


def test_a_restart_signs_nobody_out_and_ended_sessions_stay_ended() -> None:
    async def body() -> None:
        store, register, sessions, clock = await house()
        token, _ = await sessions.sign_in("dora", "right")
        gone, _ = await sessions.sign_in("dora", "right")
        await sessions.sign_out(gone)
        again = Sessions(register, clock)
        assert again.find(token) is None
        await again.start()
        kept = again.find(token)
        assert kept is not None
        assert kept.actor.roles == frozenset({Role.DEALER})
        assert again.find(gone) is None
        assert await again.end_all("staff:dora", by="ada") == 1
        third = Sessions(register, clock)
        await third.start()
        assert third.open == {}
        payloads = b"".join(
            [record.payload + record.stream.encode() async for record in store.read()]
        )
        assert token.encode() not in payloads
        late, _ = await third.sign_in("dora", "right")
        clock.time += SESSION_MS
        fourth = Sessions(register, clock)
        await fourth.start()
        assert fourth.find(late) is None

    asyncio.run(body())


def test_failures_lock_a_name_for_a_while_and_success_forgets_them() -> None:
    async def body() -> None:
        _, _, sessions, clock = await house()
        for _ in range(FAILURES_MAX - 1):
            with pytest.raises(SignInRefused, match="wrong"):
                await sessions.sign_in("dora", "wrong")
        await sessions.sign_in("dora", "right")
        for _ in range(FAILURES_MAX):
            with pytest.raises(SignInRefused, match="wrong"):
                await sessions.sign_in("dora", "wrong")
        with pytest.raises(SignInRefused, match="too many") as refused:
            await sessions.sign_in("dora", "right")
        assert refused.value.locked_ms == LOCKED_MS
        clock.time = LOCKED_MS
        await sessions.sign_in("dora", "right")
        with pytest.raises(SignInRefused, match="the name or the secret"):
            await sessions.sign_in("nobody", "right")

    asyncio.run(body())


def test_a_terminal_signs_in_by_its_key_under_its_own_name() -> None:
    async def body() -> None:
        _, register, sessions, _ = await house()
        token, session = await sessions.sign_in("kiosk", KEY)
        assert session.actor.players == frozenset({"ann"})
        with pytest.raises(SignInRefused):
            await sessions.sign_in("dora", KEY)
        await register.strike("device:kiosk", at=1, by=TEST)
        assert sessions.find(token) is None
        assert register.device(KEY) is None

    asyncio.run(body())


def test_people_are_known_again_after_a_restart_and_the_log_holds_no_secret() -> None:
    async def body() -> None:
        store, register, _, _ = await house()
        await register.strike("staff:dora", at=1, by=TEST)
        again = Register(House(store, StillClock(), Nobody()))
        await again.start()
        assert again.known == register.known
        assert again.staff("dora") is None
        assert again.device(KEY) is not None
        assert again.device("kiosk.guess") is None
        assert again.device("kiosk") is None
        hashed = hash_known_password("new")
        roles = frozenset({Role.DEALER})
        assert await again.enrol_staff("dora", roles, hashed, at=2, by=TEST) is None
        taken = await again.enrol_staff("dora", roles, hashed, at=2, by=TEST)
        assert isinstance(taken, Refusal)
        assert isinstance(await again.strike("staff:none", at=2, by=TEST), Refusal)
        payloads = b"".join([record.payload async for record in store.read()])
        assert b"right" not in payloads
        assert b"a-long-secret" not in payloads

    asyncio.run(body())


@pytest.mark.parametrize("change", ["another password", "struck off and taken on again"])
def test_no_session_begins_by_a_password_that_was_changed_while_it_was_examined(
    change: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        _, register, sessions, _ = await house()
        other = hash_known_password("another")
        examine = asyncio.to_thread

        async def meanwhile(*asked: Any) -> Any:
            found = await examine(*asked)
            dora = register.known["staff:dora"]
            if change == "another password":
                await register.change_password("dora", other, at=1, by=actor_of(dora))
            else:
                await register.strike("staff:dora", at=1, by=TEST)
                await register.enrol_staff("dora", dora.roles, other, at=2, by=TEST)
            return found

        monkeypatch.setattr(asyncio, "to_thread", meanwhile)
        with pytest.raises(SignInRefused):
            await sessions.sign_in("dora", "right")
        assert not sessions.open

    asyncio.run(body())
