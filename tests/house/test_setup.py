"""`croupier setup`, and the page "Your first floor": from nothing to a first wager over TLS."""

import re
import shlex
import ssl
import stat
import subprocess
import sys
import tomllib
from pathlib import Path

import httpx2
import pytest

from croupier.cli.cli import run
from croupier.cli.setup import FLOOR
from croupier.roulette.catalogue import all_books
from tests.house.serving import Server
from tests.tidy.tree import ROOT

PAGE = ROOT / "docs" / "tutorials" / "first-floor.md"
PASSWORD = "a long sentence of my own"


@pytest.mark.parametrize("book", [book.code for book in all_books()])
def test_the_page_s_commands_lead_to_a_first_wager(tmp_path: Path, book: str) -> None:
    """Under the book of the page as it stands, and under every other by its code alone."""
    text = PAGE.read_text("utf-8")
    (floor,) = re.findall(r'```toml title="floor.toml"\n(.*?)```', text, re.S)
    (own,) = re.findall(r'^book = "(.*)"$', floor, re.M)
    if book != own:
        floor = re.sub(r"^book = .*\ngame = .*$", f'book = "{book}"', floor, flags=re.M)
    (tmp_path / "floor.toml").write_text(floor)
    (tmp_path / "password").write_text(PASSWORD)
    (command,) = re.findall(r"^croupier (setup .*)$", text, re.M)
    words = [sys.executable, "-m", "croupier", *shlex.split(command)]
    made = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    house = tmp_path / "my-house"
    people, keys = (house / "passwords").iterdir(), (house / "keys").iterdir()
    for file in (*people, *keys, house / "tls" / "key.pem"):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert file.read_text().strip() not in made.stdout + made.stderr
    assert PASSWORD.encode() not in (house / "data" / "house.db").read_bytes()
    server = Server(house / "data", arguments=("--config", str(house / "house.toml")))
    context = ssl.create_default_context(cafile=house / "tls" / "certificate.pem")
    server.verify = context
    server.start()
    try:
        _play(server, house, context, wants_card="nobody plays without a card" in made.stdout)
    finally:
        server.stop()
    assert run(["verify", str(house / "data")]) == 0


def _sign_in(http: httpx2.Client, name: str, password: str) -> dict[str, str]:
    answer = http.post("/v1/session", json={"name": name, "password": password})
    assert answer.status_code == 200, answer.text
    return {"Authorization": f"Bearer {answer.json()['token']}"}


def _chosen(http: httpx2.Client, house: Path, name: str) -> dict[str, str]:
    """Somebody's session, once the first password is changed."""
    first = (house / "passwords" / name).read_text().strip()
    own = {"current": first, "password": "another long sentence"}
    session = _sign_in(http, name, first)
    assert http.post("/v1/password", json=own, headers=session).status_code == 200
    return _sign_in(http, name, own["password"])


def _play(server: Server, house: Path, context: ssl.SSLContext, *, wants_card: bool) -> None:
    with httpx2.Client(base_url=f"https://127.0.0.1:{server.port}", verify=context) as http:
        admin = _sign_in(http, "admin", PASSWORD)
        assert http.get("/v1/services", headers=admin).status_code == 200
        dealer = _chosen(http, house, "dan")
        key = (house / "keys" / "terminal-1").read_text().strip()
        terminal = {"Authorization": f"Bearer {key}"}

        def submit(who: dict[str, str], name: str, **command: object) -> str:
            answer = http.post(
                "/v1/tables/T1/commands", json=command, headers={**who, "Idempotency-Key": name}
            )
            assert answer.status_code == 200, answer.text
            return str(answer.json().get("detail", answer.json()["type"]))

        if wants_card:
            buy_in = submit(dealer, "0", type="buy-in", player="ann", amount=10_000)
            assert buy_in.endswith("issued to ann; the pit issues one")
            pit = _chosen(http, house, "pia")
            for body in (
                {"type": "enrol-patron", "member": "club"},
                {"type": "issue-card", "card": "4711"},
            ):
                entered = http.post("/v1/patrons/ann", json=body, headers=pit)
                assert entered.status_code == 200, entered.text
        assert submit(dealer, "1", type="buy-in", player="ann", amount=10_000) == "accepted"
        assert submit(dealer, "2", type="open-betting") == "accepted"
        assert submit(terminal, "3", type="place", player="ann", bet="red", stake=500) == "accepted"


@pytest.mark.parametrize(
    ("floor", "says"),
    [
        ('[[tables]]\nname = "T1"\nmin = 5\nmax = 500\n', "which book?"),
        ('[[tables]]\nname = "T1"\nbook = "crown"\nmin = 5\n', "table T1: max is missing"),
        ('[[tables]]\nname = "T1"\nbook = "none"\nmin = 5\nmax = 500\n', "no book 'none'"),
        ('[[staff]]\nname = "x"\nroles = ["king"]\n', "king"),
        ('[[staff]]\nname = "x"\nroles = ["dealer"]\nage = 3\n', "'age' is not known"),
        ('[[staff]]\nname = "x"\n', "roles are some of administrator, "),
        ('[[staff]]\nname = "../dan"\nroles = ["dealer"]\n', "'../dan' is no name"),
        ('[[terminals]]\nname = "keys/t"\n', "'keys/t' is no name"),
        ('[[tables]]\nname = "T1"\nbook = "crown"\nmin = 50\nmax = 5\n', "max no less"),
        (
            '[[table]]\nname = "T1"\n',
            "'table' is not known; equipment, staff, tables, ter",
        ),
        ("[[tables", "floor.toml"),
    ],
)
def test_a_floor_that_cannot_be_is_refused_and_nothing_is_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], floor: str, says: str
) -> None:
    file, password = tmp_path / "floor.toml", tmp_path / "password"
    file.write_text(floor)
    password.write_text(PASSWORD)
    words = ["setup", str(tmp_path / "house"), "--floor", str(file)]
    assert run([*words, "--password-file", str(password)]) == 2
    assert says in capsys.readouterr().err
    assert not (tmp_path / "house").exists()


@pytest.mark.parametrize("password", ["short", "administrator", "password1234", "123456789012"])
def test_the_administrators_password_is_none_that_is_tried_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], password: str
) -> None:
    (tmp_path / "password").write_text(password)
    words = ["setup", str(tmp_path / "house"), "--book", "crown"]
    assert run([*words, "--password-file", str(tmp_path / "password")]) == 2
    assert "the administrator's password: " in capsys.readouterr().err
    assert not (tmp_path / "house").exists()


def test_a_house_has_any_name_that_can_be_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "password").write_text(PASSWORD)
    words = ["setup", str(tmp_path / "house"), "--book", "crown"]
    words += ["--password-file", str(tmp_path / "password"), "--name"]
    for wrong in ("", "x" * 41, "two\nlines"):
        assert run([*words, wrong]) == 2
        assert "a house's name has 1 to 40" in capsys.readouterr().err
    assert run([*words, 'The "Star" \\ Room']) == 0
    settings = tomllib.loads((tmp_path / "house" / "house.toml").read_text("utf-8"))
    assert settings["house"]["name"] == 'The "Star" \\ Room'


def test_the_readme_s_line_sets_a_house_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (line,) = re.findall(
        r"^croupier (setup [^#\n]*)", (ROOT / "README.md").read_text("utf-8"), re.M
    )
    (tmp_path / "password").write_text(PASSWORD)
    monkeypatch.chdir(tmp_path)
    assert run([*shlex.split(line), "--password-file", "password"]) == 0
    assert (tmp_path / "my-house" / "house.toml").is_file()


@pytest.mark.parametrize("book", [book.code for book in all_books()])
def test_a_table_of_any_book_is_set_up_with_its_equipment(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], book: str
) -> None:
    password, house = tmp_path / "password", tmp_path / "house"
    password.write_text(PASSWORD)
    words = ["setup", str(house), "--book", book, "--password-file", str(password)]
    assert run(words) == 0, capsys.readouterr().err
    out = capsys.readouterr().out
    assert "T1: in the register of equipment, declared at setup: T1-wheel" in out
    # What the floor does not say of it is named, and what it says is not.
    unsaid = [line for line in out.splitlines() if "not in the floor" in line]
    assert not [line for line in unsaid if "ball" in line or "diameter" in line]
    assert (book == "star") == any("materials: dolly" in line for line in unsaid)
    assert run(["equipment", "needs", str(house / "data"), "T1"]) == 0


def test_equipment_that_the_book_refuses_is_not_set_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, password = tmp_path / "floor.toml", tmp_path / "password"
    password.write_text(PASSWORD)
    words = ["setup", str(tmp_path / "house"), "--book", "star", "--floor", str(file)]
    for said, code, complaint in (
        ('ball_mm = "wide"', 2, "ball_mm"),
        ("wheels = 3", 2, "wheels"),
        ('ball_mm = "24"', 1, "24 mm"),
    ):
        file.write_text(f"{FLOOR.partition('[equipment]')[0]}\n[equipment]\n{said}\n")
        assert run([*words, "--password-file", str(password)]) == code
        assert complaint in capsys.readouterr().err


def test_a_short_password_and_a_full_folder_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    password = tmp_path / "password"
    password.write_text("short")
    words = ["setup", str(tmp_path / "house"), "--book", "star", "--password-file", str(password)]
    assert run(words) == 2
    assert "12 characters" in capsys.readouterr().err
    assert run(["setup", str(tmp_path), "--book", "star"]) == 2
    assert "is not empty" in capsys.readouterr().err


def test_the_page_names_the_floor_that_is_shipped() -> None:
    assert "src/croupier/first-floor.toml" in PAGE.read_text("utf-8")
    assert (ROOT / "src" / "croupier" / "first-floor.toml").read_text("utf-8") == FLOOR
    (floor,) = re.findall(r'```toml title="floor.toml"\n(.*?)```', PAGE.read_text("utf-8"), re.S)
    assert tomllib.loads(floor)["staff"] == tomllib.loads(FLOOR)["staff"]
