"""What a house says of itself in its log and on its output, from the first start on."""

import json
import time
from pathlib import Path

import pytest

from tests.audit.tampering import rows_of
from tests.house.serving import Server, terminal_key


def kinds(server: Server, kind: str) -> list[dict[str, object]]:
    rows = rows_of(server.data / "house.db")
    return [json.loads(row["payload"]) for row in rows if row["kind"] == kind]


def test_the_first_password_is_in_its_file_alone_and_failures_are_on_record(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", arguments=("--no-demo",))
    server.start()
    try:
        file = server.data / "first-password"
        password = file.read_text("utf-8").split()[0]
        assert file.stat().st_mode & 0o777 == 0o600
        assert password not in server.log()
        with server.http() as http:
            for name, said in (("admin", "a wrong one"), ("nobody", "x" * 12)):
                body = {"name": name, "password": said}
                assert http.post("/v1/session", json=body).status_code == 401
            right = http.post("/v1/session", json={"name": "admin", "password": password}).json()
        # Who has come upon a session guesses at its password in no other way either.
        with server.http(right["token"]) as http:
            guess = {"current": "a wrong one", "password": "four green zeros at dawn"}
            assert http.post("/v1/password", json=guess).status_code == 403
        failed = kinds(server, "SignInFailed")
        assert len(failed) == 3
        assert all(
            password.encode() not in row["payload"] for row in rows_of(server.data / "house.db")
        )
        assert "a wrong one" not in str(failed)
    finally:
        server.kill()


def test_the_log_is_its_owners_also_in_a_folder_that_is_open_to_others(tmp_path: Path) -> None:
    """It has hashes of passwords; volumes of containers are made for everybody to read."""
    data = tmp_path / "data"
    data.mkdir(mode=0o755)
    server = Server(data, arguments=("--no-demo",))
    server.start()
    try:
        files = [file for file in data.iterdir() if file.is_file() and file.name != "server.log"]
        assert {f"house.db{end}" for end in ("", "-wal")} <= {file.name for file in files}
        shown = [file.name for file in files if file.stat().st_mode & 0o077]
        assert shown == []
    finally:
        server.kill()


def test_the_program_is_recorded_at_each_start_and_when_somebody_asks(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    server.start()
    try:
        (first,) = kinds(server, "ProgramRecorded")
        assert {"code", "books", "screens"} <= set(first["digests"])  # type: ignore[call-overload]
        with server.http(server.sign_in("ines")) as ines:
            told = ines.post("/v1/house/program")
            assert told.status_code == 200, told.text
        *_, asked = kinds(server, "ProgramRecorded")
        assert asked["digests"] == first["digests"]
        assert len(kinds(server, "ProgramRecorded")) == 2
        with server.http(terminal_key("ann")) as ann, server.http() as nobody:
            assert ann.post("/v1/house/program").status_code == 403
            assert nobody.post("/v1/house/program").status_code == 401
    finally:
        server.kill()


def test_the_program_is_recorded_every_day(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", settings={"CROUPIER_CADENCE_REST": "3600"})
    server.start()
    try:
        with server.http(server.sign_in("ada")) as ada:
            (first,) = kinds(server, "ProgramRecorded")
            later = {"by": 86_400_000, "reason": "a day goes by"}
            assert ada.post("/v1/house/clock", json=later).status_code == 200
        until = time.monotonic() + 60
        while (now := kinds(server, "ProgramRecorded")) == [first]:
            assert time.monotonic() < until, "the program was not recorded"
            time.sleep(0.05)
        assert now == [first, first]
    finally:
        server.kill()


def test_a_real_log_is_not_opened_for_demonstrations(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", arguments=("--no-demo",))
    server.start()
    assert server.stop() == 0
    before = rows_of(server.data / "house.db")
    with pytest.raises(RuntimeError, match="this log was begun for real play"):
        Server(tmp_path / "data").start()
    # Nobody of a demonstration is let in, and nothing of it is in the log.
    assert rows_of(server.data / "house.db") == before


def test_a_demo_listens_on_loopback_alone_unless_told_otherwise(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    server.start()
    try:
        assert server.process is not None
        lines = Path(f"/proc/{server.process.pid}/net/tcp").read_text("utf-8").splitlines()[1:]
        # Address and port in hexadecimal, and 0A where somebody listens.
        listens = [line.split()[1] for line in lines if line.split()[3] == "0A"]
        own = [each for each in listens if each.endswith(f":{server.port:04X}")]
        assert own == [f"0100007F:{server.port:04X}"]
    finally:
        server.kill()
