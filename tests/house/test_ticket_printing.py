"""A cash-out reaches the player: on the station's own printer, on the screen, or by the cashier."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx2
import pytest

from croupier.devices.driver import kind_of
from croupier.devices.drivers.escpos import EmulatedPrinter
from croupier.devices.journal import Journal
from croupier.devices.link import TtyLink, open_pty
from croupier.devices.process import DeviceProcess, serve_emulator
from croupier.devices.uplink import HttpUplink
from tests.house.serving import Server
from tests.unit.devices.reading import read_escpos


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, store: str) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("house") / "data", store=store)
    server.start()
    try:
        yield server
        assert "Traceback" not in server.log(), server.log()
    finally:
        server.kill()


@dataclass(frozen=True)
class Guest:
    """A player with money at a terminal."""

    player: str
    token: str


def seat(server: Server, table: str) -> Guest:
    with server.http() as http:
        seated = body_of(http.post("/v1/demo/seat", json={"table": table}))
    return Guest(seated["players"][0], seated["token"])


def body_of(response: httpx2.Response, status: int = 200) -> dict[str, Any]:
    assert response.status_code == status, response.text
    answer: dict[str, Any] = response.json()
    return answer


def table_with_tickets(server: Server) -> str:
    """A table of the demo house that pays out in tickets, and whose book names a printer."""
    with server.http() as http:
        for line in body_of(http.get("/v1/tables"))["tables"]:
            game = body_of(http.get(f"/v1/tables/{line['table']}/game"))
            if game["game"] == "touchbet":
                assert game["cash_out"] == "ticket"
                return str(line["table"])
    raise AssertionError("no table pays out in tickets")


def cash_out(server: Server, table: str, guest: Guest) -> str:
    with server.client(guest.token) as terminal:
        return str(terminal.done(table, "cash-out", player=guest.player)["ticket"])


def enrol(server: Server, name: str, serves: str) -> str:
    with server.http(server.sign_in("ada")) as ada:
        body = {"name": name, "roles": ["printer"], "serves": serves}
        return str(body_of(ada.post("/v1/devices", json=body))["key"])


def give_out(server: Server, token: str, number: str, player: str, key: str = "") -> Any:
    headers = {"idempotency-key": key} if key else {}
    with server.http(token) as http:
        path = f"/v1/tickets/{number}/print"
        return http.post(path, json={"player": player}, headers=headers, timeout=60)


@contextlib.asynccontextmanager
async def printing(
    server: Server, key: str, journal: Path, emulated: EmulatedPrinter
) -> AsyncIterator[None]:
    """Printer and driver run side by side, on a pseudo-terminal and over HTTP."""
    ours, port = open_pty()
    uplink = HttpUplink(server.url, key, "escpos")
    driving = DeviceProcess(
        kind_of("escpos"), {}, address=port, journal=Journal(journal), uplink=uplink
    )
    tasks = [
        asyncio.create_task(serve_emulator(TtyLink(ours), emulated)),
        asyncio.create_task(driving.run()),
    ]
    try:
        pat = await asyncio.to_thread(server.sign_in, "pat")
        await until(lambda: health(server, pat, key).get("online") is True)
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        uplink.close()


def health(server: Server, pat: str, key: str) -> dict[str, Any]:
    """A device at a station or cashier, as the pit sees it; a key begins with its name."""
    with server.http(pat) as http:
        found = body_of(http.get("/v1/wheels"))["stations"]
    return next((dict(each) for each in found if key.startswith(each["name"])), {})


async def until(holds: Any) -> None:
    async with asyncio.timeout(60):
        while not await asyncio.to_thread(holds):
            await asyncio.sleep(0.1)


def emulator() -> EmulatedPrinter:
    kind = kind_of("escpos")
    made = kind.emulate(kind.configured({}), 1)
    assert isinstance(made, EmulatedPrinter)
    return made


def words_on(emulated: EmulatedPrinter) -> str:
    """The text of everything that came out, in one line."""
    sent = [each for paper in emulated.printed for each in read_escpos(paper)]
    text = b" ".join(each.content for each in sent if isinstance(each.content, bytes))
    return " ".join(text.decode("ascii", "replace").split())


def numbers_on(emulated: EmulatedPrinter) -> list[str]:
    """The bar codes of everything that came out."""
    sent = [each for paper in emulated.printed for each in read_escpos(paper)]
    return [str(each.content) for each in sent if each.order == "interleaved 2 of 5"]


@pytest.mark.clause("crown", "10.7.5(a)#1")
def test_where_no_printer_is_its_owner_sees_the_codes_once(server: Server) -> None:
    table = table_with_tickets(server)
    own, other = seat(server, table), seat(server, table)
    number, carol = cash_out(server, table, own), server.sign_in("carol")
    assert give_out(server, other.token, number, other.player).status_code == 403
    assert give_out(server, other.token, number, own.player).status_code == 403
    assert give_out(server, carol, number, own.player).status_code == 403
    assert give_out(server, "", number, own.player).status_code == 401
    assert give_out(server, own.token, "17", own.player).status_code == 422
    assert give_out(server, own.token, "124160765153406834", own.player).status_code == 404
    first = body_of(give_out(server, own.token, number, own.player, "k1"))
    assert (first["number"], first["printer"]) == (number, "")
    assert first["bar_code"].startswith("<svg")
    repeated = body_of(give_out(server, own.token, number, own.player, "k1"))
    assert repeated == first, "the same request is answered the same way"
    again = give_out(server, own.token, number, own.player, "k2")
    assert again.status_code == 403
    assert "has been printed" in again.json()["detail"]
    with server.http(carol) as desk:
        seen = body_of(desk.get(f"/v1/tickets/{number}"))
        assert (seen["payable"], seen["given_out"], seen["ended_by"]) == (True, True, "")


@pytest.mark.clause("crown", "10.7.5(a)#1", "10.7.5(a)(i)", "10.7.5(a)(iii)")
def test_a_ticket_comes_out_at_its_own_station_once(server: Server, tmp_path: Path) -> None:
    table = table_with_tickets(server)
    own, other = seat(server, table), seat(server, table)
    key = enrol(server, "own", f"station:{table}/{own.player}")
    emulated = emulator()

    async def give(guest: Guest, number: str, key: str = "") -> httpx2.Response:
        return await asyncio.to_thread(give_out, server, guest.token, number, guest.player, key)

    async def story() -> None:
        async with printing(server, key, tmp_path / "own.journal", emulated):
            number = await asyncio.to_thread(cash_out, server, table, own)
            elsewhere = await asyncio.to_thread(cash_out, server, table, other)
            given = body_of(await give(own, number, "k"))
            assert (given["printer"], given["outcome"]) == ("own", "printed")
            assert given["bar_code"] == ""
            shown = body_of(await give(other, elsewhere))
            assert shown["printer"] == "", "another station has no printer"
            assert (await give(own, number)).status_code == 403
            assert body_of(await give(own, number, "k"))["outcome"] == "printed"
            assert numbers_on(emulated) == [number]
            assert "Paid once, under 10.7.5(a)." in words_on(emulated)
            assert "lost, stolen or illegible, it is not replaced" in words_on(emulated)

    asyncio.run(story())


@pytest.mark.clause("crown", "10.7.5(a)(ii)#1")
def test_a_printer_without_paper_is_a_fault_and_the_cashier_prints_again(
    server: Server, tmp_path: Path
) -> None:
    table = table_with_tickets(server)
    own, carol, pat = seat(server, table), server.sign_in("carol"), server.sign_in("pat")
    station = enrol(server, "slip", f"station:{table}/{own.player}")
    emulated, at_desk = emulator(), emulator()

    async def fail() -> str:
        async with printing(server, station, tmp_path / "slip.journal", emulated):
            number = await asyncio.to_thread(cash_out, server, table, own)
            # The paper ends under the ticket: the printer looks well when it is chosen.
            emulated.next_fault = "paper-out"
            giving = asyncio.to_thread(give_out, server, own.token, number, own.player)
            given = body_of(await giving)
            assert given["outcome"] in ("paper-out", "offline"), given
            await until(lambda: "paper-out" in health(server, pat, station)["faults"])
            return number

    number = asyncio.run(fail())
    assert numbers_on(emulated) == []
    with server.http(pat) as http:
        alerts = body_of(http.get("/v1/alerts"))["alerts"]
        assert any(each["kind"] == "malfunction" for each in alerts), alerts
    new = reprint(server, carol, number)
    desk = enrol(server, "desk", "cashier:carol")

    async def print_again() -> None:
        async with printing(server, desk, tmp_path / "desk.journal", at_desk):
            given = body_of(await asyncio.to_thread(give_out, server, carol, new, own.player))
            assert (given["printer"], given["outcome"]) == ("desk", "printed")

    asyncio.run(print_again())
    assert numbers_on(at_desk) == [new]
    assert give_out(server, carol, new, own.player).status_code == 403
    with server.http(carol) as http:
        assert body_of(http.post(f"/v1/tickets/{number}/redeem"), 409)
        assert body_of(http.post(f"/v1/tickets/{new}/redeem"))["status"] == "redeemed"


@pytest.mark.clause("crown", "10.7.5(a)(ii)#1")
def test_nobody_finds_a_fault_and_pays_on_it_alone(server: Server) -> None:
    table = table_with_tickets(server)
    own, sam = seat(server, table), server.sign_in("sam")
    number = cash_out(server, table, own)
    with server.client(server.sign_in("dora")) as dora:
        dora.done(table, "malfunction", scope="printer", player=own.player)
    refused = body_of(pay_by_hand(server, "dora", number), 403)
    assert "knows no printer" in refused["detail"], "the ticket was shown on a screen"
    enrol(server, "quiet", f"station:{table}/{own.player}")
    refused = body_of(pay_by_hand(server, "dora", number), 403)
    assert "somebody else" in refused["detail"]
    assert refused["clauses"] == ["10.7.5(a)(ii)"]
    with server.http(sam) as http:
        assert body_of(http.get(f"/v1/tickets/{number}"))["payable"]


@pytest.mark.clause("crown", "10.7.5(a)(ii)#1")
def test_tickets_of_one_station_that_are_made_good_in_parts_count_together(
    server: Server,
) -> None:
    table = table_with_tickets(server)
    own = seat(server, table)
    enrol(server, "silent", f"station:{table}/{own.player}")
    cash_out(server, table, own)
    with server.client(server.sign_in("sam")) as sam:
        sam.done(table, "malfunction", scope="printer", player=own.player)
    numbers = []
    with server.client(own.token) as terminal:
        for _ in range(3):
            terminal.done(table, "buy-in", player=own.player, amount=20_000, tender="note")
            numbers.append(str(terminal.done(table, "cash-out", player=own.player)["ticket"]))
    first, second, third = numbers
    assert body_of(pay_by_hand(server, "dora", first))["status"] == "cancelled"
    assert body_of(pay_by_hand(server, "pat", second))["status"] == "cancelled"
    waits = body_of(pay_by_hand(server, "dora", third), 409)
    assert waits["code"] == "http-waits-for-second"
    with server.http(server.sign_in("max")) as max_:
        (waiting,) = body_of(max_.get("/v1/waiting"))["waiting"]
        assert waiting["fields"]["lately"] == 40_000
        agreed = body_of(max_.post(f"/v1/waiting/{waiting['number']}", json={"agrees": True}))
        assert agreed["type"] == "accepted", agreed
        assert body_of(max_.get(f"/v1/tickets/{third}"))["status"] == "cancelled"


def pay_by_hand(server: Server, who: str, number: str) -> httpx2.Response:
    with server.http(server.sign_in(who)) as http:
        return http.post(f"/v1/tickets/{number}/pay-by-hand", json={"reason": "nothing came out"})


def reprint(server: Server, carol: str, number: str) -> str:
    """The new number; above an amount a second person agrees first."""
    with server.http(carol) as http, server.http(server.sign_in("sam")) as sam:
        why = {"reason": "nothing came out"}
        answer = http.post(f"/v1/tickets/{number}/reprint", json=why)
        if answer.status_code == 409:
            (waiting,) = body_of(sam.get("/v1/waiting"))["waiting"]
            body_of(sam.post(f"/v1/waiting/{waiting['number']}", json={"agrees": True}))
        old = body_of(http.get(f"/v1/tickets/{number}"))
        assert (old["status"], old["reason"]) == ("cancelled", "printer-fault")
        return str(old["replaced_by"])


def test_a_house_that_is_killed_under_a_ticket_prints_it_once(tmp_path: Path, store: str) -> None:
    server = Server(tmp_path / "data", store=store)
    server.start()
    try:
        table = table_with_tickets(server)
        own = seat(server, table)
        key = enrol(server, "slip", f"station:{table}/{own.player}")
        number = cash_out(server, table, own)
        emulated = emulator()
        asyncio.run(_send_to_nobody(server, key, own, number))
        server.start(server.port)
        for _ in range(2):
            asyncio.run(_meet(server, key, tmp_path, emulated, number))
        assert numbers_on(emulated) == [number]
        assert give_out(server, own.token, number, own.player).status_code == 403
    finally:
        server.kill()


async def _send_to_nobody(server: Server, key: str, own: Guest, number: str) -> None:
    """A printer that was heard just now is given a ticket; it will not fetch it."""
    carol = await asyncio.to_thread(server.sign_in, "carol")
    alive = {"driver": "escpos", "readings": [{"seq": 1, "kind": "heard"}]}
    with server.http(key) as driver, server.http(carol) as desk:
        body_of(driver.post("/v1/readings", json=alive))
        giving = asyncio.to_thread(give_out, server, own.token, number, own.player)
        sending = asyncio.create_task(giving)
        await until(lambda: body_of(desk.get(f"/v1/tickets/{number}"))["given_out"])
        assert body_of(desk.get(f"/v1/tickets/{number}"))["printer"] == "slip"
        server.kill()
        with pytest.raises(httpx2.TransportError):
            await sending


async def _meet(
    server: Server, key: str, folder: Path, emulated: EmulatedPrinter, number: str
) -> None:
    """House and printer are there together, until the ticket has come out."""
    async with printing(server, key, folder / "slip.journal", emulated):
        await until(lambda: numbers_on(emulated) == [number])
