"""A wheel at a running house: emulator, driver and server, each on its own, over real lines."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from croupier.cli.audit_log import read_records, tables_of
from croupier.devices.driver import kind_of
from croupier.devices.journal import Journal
from croupier.devices.link import TtyLink, open_pty
from croupier.devices.process import DeviceProcess, serve_emulator
from croupier.devices.readings import BetsOpen, TornLine
from croupier.devices.uplink import HttpUplink
from croupier.house.log.record import Record
from croupier.house.log.sqlite import SqliteStore
from croupier.lab.audits.house import table_spins
from tests.house.serving import Client, Server, terminal_key

SERIAL = "SS2-0042"


@pytest.fixture
def server(tmp_path: Path, store: str) -> Iterator[Server]:
    server = Server(tmp_path / "data", store=store)
    server.start()
    try:
        yield server
    finally:
        server.kill()


def post(server: Server, token: str, path: str, body: dict[str, Any], *, verb: str = "POST") -> Any:
    with server.http(token) as http:
        return http.request(verb, path, json=body)


def enrol(server: Server, name: str, **fields: Any) -> str:
    answer = post(server, server.sign_in("ada"), "/v1/devices", {"name": name, **fields})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["key"])


def table_of(server: Server, game: str) -> str:
    """A table of the demo house where a game is dealt."""
    with server.http(server.sign_in("pat")) as http:
        for table in http.get("/v1/tables").json()["tables"]:
            if table["game"] == game:
                return str(table["table"] if "table" in table else table["id"])
    raise AssertionError(f"no table with {game}")


def set_up(server: Server, table: str, *devices: str) -> None:
    """A wheel that deals a table by itself, read by some devices."""
    pat, max_ = server.sign_in("pat"), server.sign_in("max")
    path = f"/v1/wheels/{SERIAL}"
    entered = post(server, pat, path, {"maker": "Cammegh", "pockets": 37}, verb="PUT")
    assert entered.status_code == 200, entered.text
    dealt = post(server, pat, f"{path}/tables", {"table": table, "automatic": True})
    assert dealt.status_code == 200, dealt.text
    alone = post(server, pat, f"{path}/sources", {"devices": list(devices)}, verb="PUT")
    assert server.second(pat, alone)["type"] == "refused", "a source is changed by two"
    assert not wheel(server, pat)["devices"]
    assert server.second(max_, alone)["type"] == "accepted"


def wheel(server: Server, token: str = "") -> Any:
    with server.http(token or server.sign_in("pat")) as http:
        return http.get(f"/v1/wheels/{SERIAL}").json()


def wheel_records(server: Server) -> list[Record]:
    async def read() -> list[Record]:
        store = await SqliteStore.open(server.data / "house.db")
        try:
            return [record async for record in store.read(stream=f"wheel:{SERIAL}")]
        finally:
            await store.close()

    return asyncio.run(read())


async def drive(server: Server, key: str, path: Path, spins: int, emulated: Any) -> None:
    """Run emulator and driver until the house has some spins of the wheel."""
    ours, port = open_pty()
    uplink = HttpUplink(server.url, key, "cammegh")
    driving = DeviceProcess(
        kind_of("cammegh"),
        {},
        address=port,
        journal=Journal(path),
        uplink=uplink,
    )
    tasks = [
        asyncio.create_task(serve_emulator(TtyLink(ours), emulated)),
        asyncio.create_task(driving.run()),
    ]
    try:
        deadline = time.monotonic() + 90
        pat = await asyncio.to_thread(server.sign_in, "pat")
        while (await asyncio.to_thread(wheel, server, pat))["spins"] < spins:
            assert time.monotonic() < deadline
            await asyncio.sleep(0.2)
    finally:
        for task in tasks:
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks, return_exceptions=True)
        uplink.close()


def emulated(**settings: str) -> Any:
    kind = kind_of("cammegh")
    return kind.emulate(kind.configured({"pace": "20", **settings}), 5)


def test_an_emulated_wheel_deals_a_table_of_a_running_house(server: Server, tmp_path: Path) -> None:
    table = table_of(server, "terminal")
    key = enrol(server, "rim", roles=["sensor"], serves=f"wheel:{SERIAL}")
    set_up(server, table, "rim")
    wheel_there = emulated(script="ok,failed-launch")
    asyncio.run(drive(server, key, tmp_path / "rim.journal", 2, wheel_there))
    truth = [pocket for kind, _, pocket in wheel_there.truth if kind == "number"]
    shown = wheel(server)
    assert list(reversed(shown["numbers"])) == truth[: shown["spins"]]
    (device,) = shown["devices"]
    assert (device["name"], device["online"], device["source"]) == ("rim", True, True)
    with server.http(server.sign_in("pat")) as http:
        rounds = http.get(f"/v1/tables/{table}/rounds", params={"player": "ann"}).json()
    assert truth[0] in str(rounds)
    orders = f"/v1/wheels/{SERIAL}/orders"
    for name, status in (("dora", 403), ("sam", 200)):
        wanted = {"device": "rim", "order": "restart"}
        assert post(server, server.sign_in(name), orders, wanted).status_code == status
    other = "5" if shown["numbers"][0] != "5" else "6"
    put_right = {"pocket": other, "correct": True}
    number = f"/v1/wheels/{SERIAL}/number"
    waits = post(server, server.sign_in("pat"), number, put_right)
    assert server.second(server.sign_in("max"), waits)["type"] == "accepted"
    server.kill()
    # Who put a number right is on the wheel's own record, and who agreed to it.
    (corrected,) = [each for each in wheel_records(server) if each.kind == "NumberCorrected"]
    assert (corrected.actor, b'"agreed_by":"max"' in corrected.payload) == ("pat and max", True)
    # A restart may end a spin: who wanted it is there, too.
    (ordered,) = [each for each in wheel_records(server) if each.kind == "DeviceOrdered"]
    assert (ordered.actor, b'"restart"' in ordered.payload) == ("sam", True)
    # The wheel's line says which way it turns and how fast, and so the audits know it.
    answer = tables_of(read_records(server.log_place))[table]
    known = [spin.known for spin in table_spins(table, answer).spins]
    assert known
    assert all(each["direction"] in ("clockwise", "anticlockwise") for each in known)
    assert all(each["rotor"].endswith(" rpm") for each in known)


def test_a_house_that_is_killed_hears_every_number_once(server: Server, tmp_path: Path) -> None:
    table = table_of(server, "terminal")
    key = enrol(server, "rim", roles=["sensor"], serves=f"wheel:{SERIAL}")
    set_up(server, table, "rim")
    there, path = emulated(), tmp_path / "rim.journal"
    asyncio.run(drive(server, key, path, 1, there))
    server.kill()
    server.start(server.port)
    asyncio.run(drive(server, key, path, 3, there))
    truth = [pocket for kind, _, pocket in there.truth if kind == "number"]
    left = iter(truth)
    assert all(each in left for each in reversed(wheel(server)["numbers"]))


NOTES = {"roles": ["note-reader"], "notes": [2000], "cap": 5000}


def key_alarms(server: Server) -> dict[tuple[str, str], dict[str, Any]]:
    """What stands on the wall of keys out of their scope, by device and what it was used for."""
    with server.http(server.sign_in("pat")) as pat:
        alerts = pat.get("/v1/alerts").json()["alerts"]
    return {(a["player"], a["facts"]["action"]): a for a in alerts if a["kind"] == "key"}


def test_whatever_a_bad_line_says_reaches_the_house_and_holds_nothing_up(
    server: Server, tmp_path: Path
) -> None:
    """Of noise there is much: the house takes no control characters and no message without end."""
    table = table_of(server, "terminal")
    key = enrol(server, "rim", roles=["sensor"], serves=f"wheel:{SERIAL}")
    set_up(server, table, "rim")
    journal = Journal(tmp_path / "rim.journal")
    # Noise of every kind was heard while the house was away.
    journal.add(TornLine(at=1, text=bytes(range(256)).decode("latin-1") * 2) for _ in range(99))
    last = journal.add([BetsOpen(at=2, spin=1)])[-1]
    journal.close()
    wheel_there = emulated(script="ok")
    asyncio.run(drive(server, key, tmp_path / "rim.journal", 1, wheel_there))
    journal = Journal(tmp_path / "rim.journal")
    assert journal.taken > last == 100
    journal.close()
    server.kill()
    taken = [each for each in wheel_records(server) if each.kind == "ReadingTaken"]
    assert sum(b"torn-line" in each.payload for each in taken) >= 99


def test_a_key_out_of_its_scope_opens_nothing_and_is_alarmed(server: Server) -> None:
    key = enrol(server, "rim", roles=["sensor"], serves=f"wheel:{SERIAL}")
    notes = enrol(server, "notes", serves="station:T1/ann", **NOTES)
    body = {"driver": "cammegh", "readings": [{"seq": 1, "kind": "number", "pocket": "17"}]}
    assert post(server, notes, "/v1/readings", body).json()["refused"] == [1]
    with server.http(server.sign_in("ada")) as ada:
        counted = ada.get("/metrics").text
        assert 'croupier_device_readings_total{outcome="refused",serves="station"} 1.0' in counted
        assert "croupier_device_silent_seconds{" in counted
    result = {"key": "k1", "command": {"type": "result", "pocket": "17"}}
    for token in (key, notes):
        answer = post(server, token, "/v1/tables/T1/commands", result)
        assert answer.status_code in (401, 403, 404, 405, 409, 422), answer.text
        assert post(server, token, "/v1/tickets/000000000000000001/redeem", {}).status_code == 403
        with server.client(token) as socket:
            assert socket.submit("T1", "result", pocket="17")["type"] == "refused"
    used = {
        ("notes", "number"),
        ("notes", "POST /v1/tickets/000000000000000001/redeem"),
        ("rim", "POST /v1/tickets/000000000000000001/redeem"),
        ("notes", "result"),
        ("rim", "result"),
    }
    assert used <= set(key_alarms(server))
    # It stands over a crash, once however often it was tried, until somebody has seen it.
    server.kill()
    server.start(server.port)
    with server.client(key) as socket:
        assert socket.submit("T1", "result", pocket="17")["type"] == "refused"
    standing = key_alarms(server)
    assert used <= set(standing)
    seen = standing["rim", "result"]["id"]
    with server.http(server.sign_in("pat")) as pat:
        done = pat.post(f"/v1/alerts/{seen}/acknowledge", json={"text": "engineer called"})
        assert done.status_code == 200, done.text
    assert ("rim", "result") not in key_alarms(server)


def test_a_key_is_for_the_commands_that_it_was_enrolled_for(server: Server) -> None:
    key = enrol(server, "rim", roles=["sensor"], serves=f"wheel:{SERIAL}")
    own = enrol(
        server, "bell", roles=["sensor"], serves=f"wheel:{SERIAL}", commands=["no-more-bets"]
    )
    place = enrol(server, "slim", roles=["player"], players=["ann"], commands=["place"])
    set_up(server, "T1", "rim")
    for token, action in ((key, "no-more-bets"), (own, "open-betting"), (own, "result")):
        with server.client(token) as socket:
            answer = socket.submit("T1", action, **({"pocket": "17"} if action == "result" else {}))
        assert answer["type"] == "refused"
        assert "not enrolled for" in answer["detail"]
    with server.client(own) as socket:
        assert "not enrolled for" not in socket.submit("T1", "no-more-bets").get("detail", "")
    with server.client(place) as socket:
        assert "not enrolled for" in socket.submit("T1", "cash-out", player="ann")["detail"]
        answer = socket.submit("T1", "place", player="ann", bet="red", stake=500)
        assert "not enrolled for" not in answer.get("detail", "")
    alarmed = set(key_alarms(server))
    assert {("rim", "no-more-bets"), ("bell", "result"), ("slim", "cash-out")} <= alarmed
    assert ("bell", "no-more-bets") not in alarmed
    assert ("slim", "place") not in alarmed
    with server.http(server.sign_in("ada")) as ada:
        wrong = {"name": "odd", "roles": ["sensor"], "serves": "wheel:W", "commands": ["fly"]}
        assert ada.post("/v1/devices", json=wrong).status_code == 422


def test_a_drivers_key_is_good_at_the_tables_of_its_own_wheel_alone(server: Server) -> None:
    allowed = ["open-betting", "malfunction", "no-more-bets", "result"]
    key = enrol(server, "far", roles=["sensor"], serves="wheel:ELSEWHERE", commands=allowed)
    pat, table = server.sign_in("pat"), "K1"
    sign = {"table": table, "book": "crown", "game": "touchbet", "min": 100, "max": 50_000}
    assert post(server, pat, "/v1/tables", sign).status_code == 200
    with server.client(pat) as pit, server.client(key) as far:
        asked = pit.submit(table, "declare-source", source="two-readers")
        agreed = {"agrees": True}
        post(server, server.sign_in("max"), f"/v1/waiting/{asked['number']}", agreed)
        refused = far.submit(table, "malfunction", scope="red-light", confirmed=True)
        assert (refused["reason"], refused["code"]) == ("not-permitted", "house-key-not-for-table")
        for action in ("open-betting", "spin", "final-bets", "no-more-bets"):
            pit.done(table, action)
        assert pit.submit(table, "result", pocket="5")["type"] == "pending"
        refused = far.submit(table, "result", pocket="5")
        assert (refused["reason"], refused["code"]) == ("not-permitted", "house-key-not-for-table")
    with server.http(pat) as http:
        assert http.get(f"/v1/tables/{table}?as=pit").json()["view"]["phase"] == "no-more-bets"
    assert {("far", "malfunction"), ("far", "result")} <= set(key_alarms(server))


@pytest.mark.parametrize(
    "wrong",
    [
        {"roles": ["sensor"]},
        {"roles": ["system"], "players": ["ann"]},
        {"roles": ["dealer"]},
        {"roles": ["sensor", "player"], "serves": "wheel:W"},
        {**NOTES, "serves": "wheel:W"},
        {**NOTES, "serves": "station:T1/ann", "notes": []},
        {**NOTES, "serves": "station:T1/ann", "cap": 0},
    ],
)
def test_no_key_is_given_out_for_everything(server: Server, wrong: dict[str, Any]) -> None:
    body = {"name": "odd", **wrong}
    assert post(server, server.sign_in("ada"), "/v1/devices", body).status_code == 422


@pytest.mark.clause("crown", "10.7.2", "10.7.2(a)")
def test_a_note_reader_credits_listed_notes_up_to_its_cap(server: Server) -> None:
    table = table_of(server, "touchbet")
    key = enrol(server, "notes", serves=f"station:{table}/zoe", **NOTES)

    def read(seq: int, kind: str, note: int, amount: int) -> bool:
        reading = {"seq": seq, "kind": kind, "note": note, "amount": amount}
        body = {"driver": "cctalk", "readings": [reading]}
        return not post(server, key, "/v1/readings", body).json()["refused"]

    assert read(1, "note-escrowed", 1, 2000)
    assert read(2, "note-stacked", 1, 2000)
    assert not read(3, "note-stacked", 2, 100_000), "a note that is not listed"
    assert read(4, "note-stacked", 3, 2000)
    assert not read(5, "note-escrowed", 4, 2000), "above the cap"
    assert not read(6, "note-stacked", 4, 2000), "above the cap, though it was stacked"
    assert read(7, "note-stacked", 3, 2000), "a repeat is harmless"
    alarms = {action for device, action in key_alarms(server) if device == "notes"}
    assert alarms == {"credit-note: 1000", "credit-note: 20"}


@pytest.mark.clause("crown", "10.7.2(a)")
def test_notes_are_credited_once_at_their_own_station(server: Server) -> None:
    table = table_of(server, "touchbet")
    key = enrol(
        server,
        "notes",
        roles=["note-reader"],
        serves=f"station:{table}/ann",
        notes=[2000],
        cap=10**9,
    )
    with server.client(server.sign_in("pat")) as pit:
        pit.send(type="watch", table=table)
    held = {"seq": 1, "kind": "note-escrowed", "note": 1, "amount": 2000}
    foreign = {"seq": 2, "kind": "note-escrowed", "note": 2, "amount": 700}
    stacked = {"seq": 3, "kind": "note-stacked", "note": 1, "amount": 2000}
    answers = [
        post(server, key, "/v1/readings", {"driver": "cctalk", "readings": [each]}).json()
        for each in (held, foreign, stacked, stacked)
    ]
    assert [answer["refused"] for answer in answers] == [[], [2], [], []]


def test_a_note_under_a_number_that_was_credited_before_goes_back(server: Server) -> None:
    """As when a driver counts anew: stacked, it would be credited to nobody."""
    table = table_of(server, "touchbet")
    key = enrol(server, "notes", serves=f"station:{table}/zoe", **{**NOTES, "cap": 10**6})
    kinds = ("note-escrowed", "note-stacked", "note-escrowed")
    answers = [
        post(
            server,
            key,
            "/v1/readings",
            {"driver": "cctalk", "readings": [{"seq": n, "kind": k, "note": 7, "amount": 2000}]},
        ).json()
        for n, k in enumerate(kinds, start=1)
    ]
    assert [answer["refused"] for answer in answers] == [[], [], [3]]


def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + 20
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def test_of_two_drivers_with_one_key_the_house_hears_one(server: Server) -> None:
    key = enrol(server, "rim", roles=["sensor"], serves=f"wheel:{SERIAL}")
    set_up(server, table_of(server, "terminal"), "rim")

    def report(journal: str, *seqs: int) -> Any:
        readings = [{"seq": seq, "kind": "heard"} for seq in seqs]
        body = {"driver": "cammegh", "journal": journal, "readings": readings}
        return post(server, key, "/v1/readings", body)

    assert report("one", 1, 2).json()["seq"] == 2
    assert not key_alarms(server)
    assert report("two", 1).status_code == 409
    assert report("two", 1).status_code == 409
    # It may be a stolen key: it stands on the wall, once however often it is tried.
    until(lambda: ("rim", "second-driver") in key_alarms(server))
    assert report("one", 3).json()["seq"] == 3
    time.sleep(3.1)
    # The first has gone. What the other has to say begins behind it.
    assert report("two").json()["seq"] == 3
    assert report("one", 4).status_code == 409


def test_the_demo_house_has_a_table_dealt_by_a_wheel(tmp_path: Path, store: str) -> None:
    server = Server(tmp_path / "data", settings={"CROUPIER_HOUSE_DEMO_WHEEL": "true"}, store=store)
    server.start()
    try:
        pat = server.sign_in("pat")
        deadline = time.monotonic() + 60
        while True:
            with server.http(pat) as http:
                (shown,) = http.get("/v1/wheels").json()["wheels"]
            if shown["course"] in ("open", "running", "closed"):
                break
            assert time.monotonic() < deadline, shown
            time.sleep(0.2)
        assert (shown["serial"], shown["tables"]) == ("DEMO-1", ["W1"])
        assert "emulated wheel" in server.log()
    finally:
        assert server.stop() == 0


def test_a_ticket_at_a_terminals_reader_is_refused_by_the_book_and_stays_good(
    server: Server,
) -> None:
    table = table_of(server, "terminal")
    with server.client(terminal_key("ann")) as ann:
        number = ann.submit(table, "cash-out", player="ann")["ticket"]
    key = enrol(server, "scan", roles=["card-reader"], serves=f"station:{table}/ann", cap=100_000)

    def scan(seq: int, code: str) -> Any:
        reading = {"seq": seq, "kind": "card", "code": code}
        return post(server, key, "/v1/readings", {"driver": "card-reader", "readings": [reading]})

    assert scan(1, number).json()["refused"] == [1]
    assert scan(2, "A-CARD-42").json()["refused"] == []
    server.kill()
    server.start(server.port)
    assert scan(1, number).json()["refused"] == [1]
    with server.client(terminal_key("ann")) as ann:
        seen = ann.see(table, "seat", player="ann")
        assert "7(d)i" in str(seen), "the terminal says by which clause"
    with server.http(server.sign_in("max")) as pit:
        assert pit.get(f"/v1/tickets/{number}").json()["status"] == "issued"


def test_a_wheel_that_waits_is_started_by_the_house(server: Server, tmp_path: Path) -> None:
    table = table_of(server, "terminal")
    key = enrol(server, "rim", roles=["sensor"], serves=f"wheel:{SERIAL}")
    set_up(server, table, "rim")
    pat = server.sign_in("pat")
    path = f"/v1/wheels/{SERIAL}/launch"
    assert post(server, pat, path, {"seconds": 2}, verb="PUT").status_code == 409
    answer = post(server, pat, path, {"seconds": 5}, verb="PUT")
    assert answer.json()["launch_seconds"] == 5
    there = emulated(mode="driven")
    asyncio.run(drive(server, key, tmp_path / "rim.journal", 1, there))
    truth = [pocket for kind, _, pocket in there.truth if kind == "number"]
    # What was ordered is done once over a crash, and the next game is started, too.
    server.kill()
    server.start(server.port)
    asyncio.run(drive(server, key, tmp_path / "rim.journal", 2, there))
    truth = [pocket for kind, _, pocket in there.truth if kind == "number"]
    assert list(reversed(wheel(server)["numbers"])) == truth[:2]


def wall(server: Server) -> dict[str, dict[str, Any]]:
    """What stands on the wall of devices, by its words."""
    with server.http(server.sign_in("pat")) as pat:
        alerts = pat.get("/v1/alerts").json()["alerts"]
    return {each["text"]: each for each in alerts if each["kind"] == "device"}


def test_what_is_wrong_with_devices_stands_on_the_wall_until_it_is_acknowledged(
    server: Server,
) -> None:
    table = table_of(server, "terminal")
    key = enrol(server, "rim", roles=["sensor"], serves=f"wheel:{SERIAL}")
    set_up(server, table, "rim")

    def read(seq: int, kind: str, **fields: Any) -> None:
        body = {"driver": "cammegh", "readings": [{"seq": seq, "kind": kind, **fields}]}
        assert post(server, key, "/v1/readings", body).json()["refused"] == []

    read(1, "heard")
    read(2, "fault", cause="component")
    read(3, "button", button="bad-spin")
    fault, button = f"{SERIAL}: fault: rim component", f"{SERIAL}: button: rim bad-spin"
    standing = wall(server)
    assert {fault, button} <= set(standing)
    assert (standing[fault]["table"], standing[fault]["over"]) == (table, False)
    server.kill()
    server.start(server.port)
    again = wall(server)
    assert again[fault]["id"] == standing[fault]["id"], "a crash brings no new one"
    with server.http(server.sign_in("pat")) as pat:
        path = f"/v1/alerts/{again[fault]['id']}/acknowledge"
        assert pat.post(path, json={"text": "engineer called"}).status_code == 200
    assert fault not in wall(server)
    assert button in wall(server)
    server.kill()
    server.start(server.port)
    assert fault not in wall(server)
    # The driver sends no sign of life: nobody says that it is on line.
    (device,) = wheel(server)["devices"]
    assert device["online"] is False
    assert any("away" in text for text in wall(server))
    post(server, key, "/v1/readings", {"driver": "cammegh"})
    assert wheel(server)["devices"][0]["online"] is True


def until_settled(player: Client, table: str) -> None:
    """Look at a table until its round is settled."""
    deadline = time.monotonic() + 20
    while "'phase': 'settled'" not in str(player.see(table, "seat", player="ann")):
        assert time.monotonic() < deadline, f"{table} is not settled"
        time.sleep(0.1)


def test_a_player_sits_at_two_wheels_at_once(server: Server) -> None:
    """One terminal, two tables, two wheels: each number settles its own table and no other."""
    tables = {"W-A": table_of(server, "terminal"), "W-B": table_of(server, "touchbet")}
    pat, max_ = server.sign_in("pat"), server.sign_in("max")
    keys = {}
    for serial, table in tables.items():
        name = f"rim-{serial}"
        keys[serial] = enrol(server, name, roles=["sensor"], serves=f"wheel:{serial}")
        path = f"/v1/wheels/{serial}"
        post(server, pat, path, {"maker": "Cammegh", "pockets": 37}, verb="PUT")
        post(server, pat, f"{path}/tables", {"table": table, "automatic": True})
        waits = post(server, pat, f"{path}/sources", {"devices": [name]}, verb="PUT")
        assert server.second(max_, waits)["type"] == "accepted"
    seq = dict.fromkeys(tables, 0)

    def read(serial: str, kind: str, **fields: Any) -> None:
        seq[serial] += 1
        body = {"driver": "cammegh", "readings": [{"seq": seq[serial], "kind": kind, **fields}]}
        assert post(server, keys[serial], "/v1/readings", body).json()["refused"] == []

    with server.client(terminal_key("ann")) as ann:
        for table in tables.values():
            ann.see(table, "seat", player="ann")
        for serial in tables:
            read(serial, "bets-open")
        for serial, bet in (("W-A", "straight:17"), ("W-B", "straight:4")):
            placed = ann.submit(tables[serial], "place", player="ann", bet=bet, stake=500)
            assert placed["type"] == "accepted", placed
        for kind in ("ball-launched", "bets-closed"):
            read("W-A", kind)
        read("W-A", "number", spin=1, pocket="17")
        for call, pocket in (("no-more-bets", None), ("result", "17")):
            called = ann.next("called", call=call)
            assert (called["table"], called["pocket"]) == (tables["W-A"], pocket)
        until_settled(ann, tables["W-A"])
        still = ann.submit(tables["W-B"], "place", player="ann", bet="straight:4", stake=500)
        assert still["type"] == "accepted", "the other wheel's betting is open"
        for kind in ("ball-launched", "bets-closed"):
            read("W-B", kind)
        read("W-B", "number", spin=1, pocket="5")
        assert ann.next("called", call="result")["table"] == tables["W-B"]
        until_settled(ann, tables["W-B"])
    with server.http(pat) as http:
        shown = {
            each["serial"]: each["numbers"] for each in http.get("/v1/wheels").json()["wheels"]
        }
    assert (shown["W-A"], shown["W-B"]) == (["17"], ["5"])
