"""A command of a house's own: one module, installed beside the program, and everything knows it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.serving import Server

pytestmark = pytest.mark.xdist_group("house-outside")

MODULE = '''
"""Gifts: a player gives the staff cash; it is put on record and in the box."""

from croupier.core.declarations import PlayerName
from croupier.core.money import Money, show_dollars
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import ANYONE
from croupier.table.answer import Decision, refuse
from croupier.table.declare import Command, Event, command, event
from croupier.table.lookup import find_seat
from croupier.table.phases import WHILE_OPEN


@command("note-gift", phases=WHILE_OPEN, roles=ANYONE, words={"amount": "cash"})
class NoteGift(Command):
    """A player gives cash to the staff."""

    player: PlayerName
    amount: Money

    def decide(self, table) -> Decision:
        """Somebody at the table gives something."""
        seat = find_seat(table, self.player)
        if isinstance(seat, Refusal):
            return seat
        if self.amount <= 0:
            return refuse(Reason.INVALID, f"{show_dollars(self.amount)} is no gift")
        return (GiftNoted(at=self.at, by=self.by, player=self.player, amount=self.amount),)


@event()
class GiftNoted(Event):
    """A player gave cash to the staff."""

    player: str
    amount: Money
'''
STORY = """
name: a gift
book: crown
game: american
steps:
  - buy-in: {player: ann, amount: 100}
  - note-gift: {player: ann, cash: 5}
  - note-gift: {player: ann, cash: -5}
    expect: {refused: invalid}
  - note-gift: {player: bob, cash: 5}
    expect: {refused: insufficient-credit}
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The surroundings of a process for which the module is an installed package."""
    site = tmp_path_factory.mktemp("site")
    (site / "gifts.py").write_text(MODULE, "utf-8")
    info = site / "gifts-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: gifts\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text("[croupier.table]\ngifts = gifts\n", "utf-8")
    return {"PYTHONPATH": os.pathsep.join((str(site), str(Path.cwd())))}


def run(installed: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, **installed},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def key(name: str) -> dict[str, str]:
    return {"Idempotency-Key": name}


def test_it_works_in_a_story(installed: dict[str, str], tmp_path: Path) -> None:
    story = tmp_path / "gift.yaml"
    story.write_text(STORY, "utf-8")
    done = run(installed, "-m", "croupier", "scenario", str(story))
    assert done.returncode == 0, done.stdout + done.stderr
    strange = run({}, "-m", "croupier", "scenario", str(story))
    assert strange.returncode != 0


def test_it_stands_among_the_powers_and_in_the_reference(installed: dict[str, str]) -> None:
    printed = run(installed, "-m", "croupier", "powers", "--book", "crown", "--json")
    rows = {row["action"]: row for row in json.loads(printed.stdout)}
    assert {"player", "dealer"} <= set(rows["note-gift"]["roles"])
    page = run(
        installed,
        "-c",
        "from tools.generate_reference import reference_pages as pages\n"
        "print(*(text for path, text in pages().items() if path.stem in ('commands', 'events')))",
    )
    assert "*note-gift* — A player gives cash to the staff." in page.stdout, page.stderr
    assert "## GiftNoted" in page.stdout


def test_it_goes_over_http_into_the_forms_and_through_verify(
    installed: dict[str, str], tmp_path: Path
) -> None:
    server = Server(tmp_path / "data", settings=installed)
    server.start()
    try:
        with server.http(server.sign_in("dora")) as dora:
            tables = dora.get("/v1/tables").json()["tables"]
            table = next(each["table"] for each in tables if not each["virtual"])
            path = f"/v1/tables/{table}/commands"
            game = dora.get(f"/v1/tables/{table}/game").json()
            form = next(each for each in game["forms"] if each["action"] == "note-gift")
            kinds = {field["name"]: field["kind"] for field in form["fields"]}
            assert kinds == {"player": "player", "amount": "money"}
            tender = game["tenders"][0]
            bought = {"type": "buy-in", "player": "tim", "amount": 10_000, "tender": tender}
            done = dora.post(path, json=bought, headers=key("a"))
            assert "accepted" in done.text, done.text
            done = dora.post(
                path, json={"type": "note-gift", "player": "tim", "amount": 500}, headers=key("b")
            )
            assert "accepted" in done.text, done.text
            wrong = dora.post(path, json={"type": "note-gift", "player": "tim"}, headers=key("c"))
            assert wrong.status_code in (400, 422), wrong.text
            assert '"NoteGiftRequest"' in json.dumps(dora.get("/openapi.json").json())
    finally:
        assert server.stop() == 0
    assert "Traceback" not in server.log(), server.log()
    verified = run(installed, "-m", "croupier", "verify", "--data", str(tmp_path / "data"))
    assert verified.returncode == 0, verified.stdout + verified.stderr
