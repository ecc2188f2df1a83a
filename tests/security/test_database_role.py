"""A house that runs as a role without rights over its records, and an intruder in that house."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from croupier.cli.cli import run
from croupier.house.log.postgres import PostgresStore
from tests.contracts.postgres import throwaway_postgres
from tests.house.faults import QUIET
from tests.house.serving import Server, terminal_key

ATTACKS = {
    "a record changed": "update record set actor = 'mallory' where number = 1",
    "a record removed": "delete from record where number = 1",
    "everything removed": "truncate record",
    "the guard taken away": "drop trigger record_is_never_changed on record",
    "the guard switched off": "alter table record disable trigger all",
    "the guard replaced": "create or replace function refuse_change() returns trigger language"
    " plpgsql as $$ begin return null; end $$",
    "a table dropped": "drop table record",
    "a signed head changed": "update head set note = ''",
    "a signed head removed": "delete from head",
    "an answer put beside the log": "insert into answer values ('k', '', '')",
    "a table of one's own": "create table mine (x int)",
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Server]]:
    """The runtime role's URL, and a house that runs as it."""
    with throwaway_postgres() as owner:
        asyncio.run(_execute(owner, "create role runner login"))
        assert run(["database", owner, "--runtime", "runner"]) == 0
        url = owner.replace("postgres@", "runner@")
        settings = {**QUIET, "CROUPIER_DATABASE": url}
        server = Server(tmp_path_factory.mktemp("house") / "data", settings=settings)
        server.start()
        yield url, server
        server.kill()


async def _execute(url: str, statement: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


async def _faults(url: str) -> list[str]:
    store = await PostgresStore.open(url)
    try:
        return await store.role_faults()
    finally:
        await store.close()


def test_a_house_plays_starts_again_and_verifies_as_that_role(house: tuple[str, Server]) -> None:
    url, server = house
    for _ in range(2):
        with server.client(terminal_key("ann")) as ann:
            ann.done("T2", "buy-in", player="ann", amount=5000)
        with server.http(server.sign_in("ada")) as ada:
            assert ada.get("/v1/house/reports").status_code == 200
        assert server.stop() == 0
        server.start()
    assert run(["verify", url]) == 0


@pytest.mark.parametrize("attack", ATTACKS)
def test_an_intruder_with_the_houses_password_changes_nothing(
    house: tuple[str, Server], attack: str
) -> None:
    with pytest.raises(asyncpg.PostgresError):
        asyncio.run(_execute(house[0], ATTACKS[attack]))


def test_the_start_says_whether_the_role_could_change_records(house: tuple[str, Server]) -> None:
    url, _ = house
    assert asyncio.run(_faults(url)) == []
    (said,) = asyncio.run(_faults(url.replace("runner@", "postgres@")))
    assert "superuser" in said


#: What a careless hand gives the role that runs the house, and what takes it away again.
GIFTS = {
    "the owner's role, to be taken on": (
        "create role keeper; alter table head owner to keeper;"
        " grant keeper to runner with inherit false",
        "revoke keeper from runner; alter table head owner to postgres; drop role keeper",
    ),
    "one column of the records": (
        "grant update (payload) on record to runner",
        "revoke update (payload) on record from runner",
    ),
    "triggers on the records": (
        "grant trigger on record to runner",
        "revoke trigger on record from runner",
    ),
    "signed heads, to be removed": (
        "grant delete on head to runner",
        "revoke delete on head from runner",
    ),
    "answers beside the log": (
        "grant insert on answer to runner",
        "revoke insert on answer from runner",
    ),
    "the schema": (
        "alter schema public owner to runner",
        "alter schema public owner to pg_database_owner",
    ),
    "the database": (
        "do $$ begin execute format('alter database %I owner to runner', current_database());"
        " end $$",
        "do $$ begin execute format('alter database %I owner to postgres', current_database());"
        " end $$",
    ),
    "the guard's function": (
        "alter function refuse_change() owner to runner",
        "alter function refuse_change() owner to postgres",
    ),
    "the making of roles": ("alter role runner createrole", "alter role runner nocreaterole"),
    "the server's files": (
        "grant pg_write_server_files to runner",
        "revoke pg_write_server_files from runner",
    ),
}


@pytest.mark.parametrize("gift", GIFTS)
def test_the_start_sees_what_the_role_was_given_besides(
    house: tuple[str, Server], gift: str
) -> None:
    url, (give, take) = house[0], GIFTS[gift]
    owner = url.replace("runner@", "postgres@")
    asyncio.run(_execute(owner, give))
    try:
        (said,) = asyncio.run(_faults(url))
        assert said.startswith("runner ")
    finally:
        asyncio.run(_execute(owner, take))
    assert asyncio.run(_faults(url)) == []


def test_a_real_house_on_the_owners_role_says_so_on_its_reports(tmp_path: Path) -> None:
    with throwaway_postgres() as owner:
        settings = {**QUIET, "CROUPIER_DATABASE": owner, "CROUPIER_DEMO": "false"}
        server = Server(tmp_path / "data", settings=settings)
        server.start()
        try:
            assert "database-role" in server.log()
        finally:
            server.kill()
