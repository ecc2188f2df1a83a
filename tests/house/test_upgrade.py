"""An upgrade as an operator makes it: the version before is stopped in a round, this one goes on.

The fixture was written by a house of the version before, which was killed while betting was open: a
table opened by hand, a correction that two people made, and a wager under a key.
"""

import lzma
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.serving import Server
from tests.tidy.tree import ROOT

pytestmark = pytest.mark.xdist_group("house-play")
FIXTURE = ROOT / "tests" / "fixtures" / "house-before" / "house.db.xz"
SETTINGS = {"CROUPIER_CADENCE_REST": "3600"}


def croupier(*words: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "croupier", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_house_of_the_version_before_is_opened_and_goes_on(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "house.db").write_bytes(lzma.decompress(FIXTURE.read_bytes()))
    before = croupier("verify", str(data))
    assert before.returncode == 0, before.stdout
    server = Server(data, settings=SETTINGS)
    server.start()
    try:
        # Passwords of before open the door, and what was done under a key is not done again: it is
        # known again, though the command has more fields now, and so is another under that key.
        with server.client(server.sign_in("dora")) as dora:
            (seat,) = dora.see("R1", "dealer")["view"]["seats"]
            assert (seat["player"], seat["balance"], seat["staked"]) == ("cleo", 99_000, 3_500)
            wager = {"player": "cleo", "bet": "split:14-17", "stake": 1_000}
            again = dora.submit("R1", "place", key="old-wager", **wager)
            assert (again["type"], again["repeated"]) == ("accepted", True)
            other = dora.submit("R1", "place", key="old-wager", **{**wager, "stake": 500})
            assert (other["type"], other["code"]) == ("refused", "house-key-used-before")
            for action in ("spin", "no-more-bets"):
                dora.done("R1", action, key=f"new-{action}")
            dora.done("R1", "result", key="new-result", pocket="17")
            (seat,) = dora.see("R1", "dealer")["view"]["seats"]
            # Black: red is lost, and the split pays 17 to 1.
            assert (seat["balance"], seat["staked"]) == (99_000 + 17_000, 1_000)
    finally:
        assert server.stop() == 0, server.log()
    after = croupier("verify", str(data))
    assert after.returncode == 0, after.stdout
    assert "all is well" in after.stdout
