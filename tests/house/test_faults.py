"""Disks that tear or fill, clocks that leap, databases that go: the house says so and goes on."""

import asyncio
import contextlib
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.cli.cli import run
from tests.contracts.postgres import drop_connections, throwaway_postgres
from tests.house.faults import QUIET, STAKE, TABLE, House, wait_for
from tests.house.proxy import CutLine
from tests.house.serving import Client, Server, terminal_key

pytestmark = pytest.mark.xdist_group("house-faults")

SEED = 20_261_116
DAY = 86_400


@contextlib.contextmanager
def running(data: Path, logs: Path | None = None, /, **settings: str) -> Iterator[Server]:
    server = Server(data, settings={**QUIET, **settings}, log_folder=logs)
    server.start()
    try:
        yield server
    finally:
        server.kill()


@contextlib.contextmanager
def small_disk(at: Path, size: str) -> Iterator[Path]:
    """A file system of its own, in memory, that only the superuser can have."""
    at.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={size}", "none", str(at)]
    if os.geteuid() != 0 or subprocess.run(mount, check=False, capture_output=True).returncode:
        pytest.skip("no file system can be mounted here")
    try:
        yield at
    finally:
        subprocess.run(["umount", "--lazy", str(at)], check=True)


class Disk:
    """A disk of one's own in a file, that only the superuser can have."""

    def __init__(self, at: Path, image: Path) -> None:
        self.at = at
        self.image = image

    def make(self, *features: str) -> None:
        """Lay out a file system and mount it, or skip the test."""
        with open(self.image, "wb") as image:
            image.truncate(64 << 20)
        self.at.mkdir()
        found = all(map(shutil.which, ("mkfs.ext4", "e2fsck")))
        if os.geteuid() != 0 or not found or _call("mkfs.ext4", "-q", *features, str(self.image)):
            pytest.skip("no disk of its own can be made here")
        if self.mount():
            pytest.skip("no disk of its own can be mounted here")

    def mount(self) -> int:
        """Mount it for writing."""
        return _call("mount", "-o", "loop", str(self.image), str(self.at))

    def give_up(self) -> None:
        """Turn read-only while files are open, as a file system does after an error."""
        assert _call("mount", "-o", "remount,abort", str(self.at)) == 0

    def repair(self) -> None:
        """What an operator does: unmount, check and mount again."""
        assert _call("umount", str(self.at)) == 0
        assert _call("e2fsck", "-fy", str(self.image)) in (0, 1), "the disk cannot be repaired"
        assert self.mount() == 0


def _call(*command: str) -> int:
    return subprocess.run(command, check=False, capture_output=True).returncode


@contextlib.contextmanager
def own_disk(at: Path, image: Path, *features: str) -> Iterator[Disk]:
    disk = Disk(at, image)
    disk.make(*features)
    try:
        yield disk
    finally:
        _call("umount", "--lazy", str(at))


def fill(path: Path) -> None:
    """Take all the room that a disk has left."""
    with open(path, "wb", buffering=0) as filler, contextlib.suppress(OSError):
        while True:
            filler.write(bytes(4096))


def wal_of(data: Path) -> Path:
    return data / "house.db-wal"


def live_bytes(wal: Path) -> int:
    """How much of the file counts: past it lie pages that were written over the last time round."""
    held = wal.read_bytes()
    size, salts = int.from_bytes(held[8:12], "big") + 24, held[16:24]
    end = 32
    while held[end + 8 : end + 16] == salts:
        end += size
    # With more pages SQLite puts them into the database itself, and a cut would lose nothing.
    assert (end - 32) // size < 1000
    return end


def test_a_torn_last_page_is_left_out_and_all_that_was_told_stands(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        house = House(server, SEED)
        house.open()
        with house.load():
            house.wait_for_wagers()
            server.kill()
        # What the disk was writing when the power went: a frame without its end, then rubbish.
        wal = wal_of(server.data)
        frames = wal.read_bytes()[32:]
        torn = frames[: house.chance.randrange(1, 4096)] + house.chance.randbytes(100)
        with open(wal, "ab") as tail:
            tail.write(torn)
        server.start()
        house.check()
        assert server.stop() == 0
    assert run(["verify", str(server.data)]) == 0


def test_a_log_cut_short_is_whole_up_to_the_cut_and_an_earlier_root_tells_on_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(tmp_path / "data") as server:
        house = House(server, SEED)
        house.open()
        with house.load():
            house.wait_for_wagers()
            server.kill()
        server.start()
        house.check()
        server.sign_in("ines")
        house.witness.observe()
        server.kill()
        wal, kept = wal_of(server.data), house.witness.root
        cut = tmp_path / "cut"
        for _ in range(3):
            shutil.rmtree(cut, ignore_errors=True)
            shutil.copytree(server.data, cut)
            # Part of the tail is gone: no half of a step may be left, and verify must notice.
            os.truncate(cut / wal.name, house.chance.randrange(live_bytes(wal) * 3 // 4))
            assert run(["verify", str(cut)]) == 1
            assert "records were signed" in capsys.readouterr().out
            # Without its anchors what is left is whole; a root that somebody kept still tells.
            (cut / "anchors.jsonl").unlink()
            assert run(["verify", str(cut)]) == 0
            assert run(["verify", str(cut), "--root", kept]) == 1
            assert "some are missing" in capsys.readouterr().out


def test_a_full_disk_refuses_wagers_and_room_brings_them_back(tmp_path: Path) -> None:
    with (
        small_disk(tmp_path / "disk", "6m") as disk,
        running(disk / "data") as server,
        server.client(server.sign_in("dora")) as dora,
        server.client(terminal_key("ann")) as ann,
    ):
        dora.done(TABLE, "open-betting")
        fill(disk / "filler")
        refused = None
        for turn in range(400):
            key = f"full-{turn}"
            answer = ann.submit(TABLE, "place", key=key, player="ann", bet="red", stake=STAKE)
            if answer["type"] == "refused" and answer["reason"] == "equipment-fault":
                refused = (key, answer)
                break
        assert refused is not None, "the disk never filled"
        key, answer = refused
        assert "nothing has changed" in answer["detail"]
        # Of one that was sent before, nobody can say so now: it may have been done then.
        command = {"type": "place", "player": "ann", "bet": "red", "stake": STAKE}
        ann.send(type="submit", id="again", table=TABLE, key=key, command=command, again=True)
        assert "is not known" in ann.next("fault", id="again")["detail"]
        staked = ann.see(TABLE, "seat")["view"]["staked"]
        (disk / "filler").unlink()
        again = ann.submit(TABLE, "place", key=key, player="ann", bet="black", stake=STAKE)
        assert (again["type"], again["repeated"]) == ("accepted", False)
        assert ann.see(TABLE, "seat")["view"]["staked"] == staked + STAKE
        assert server.stop() == 0
        assert run(["verify", str(server.data)]) == 0


def test_a_disk_that_may_only_be_read_is_named_at_the_start(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", "6m") as disk:
        with running(disk / "data") as server:
            assert server.stop() == 0
        subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
        (tmp_path / "logs").mkdir()
        server.log_folder = tmp_path / "logs"
        with pytest.raises(RuntimeError, match="the log cannot be opened"):
            server.start()
        assert "Traceback" not in server.log()
        subprocess.run(["mount", "-o", "remount,rw", str(disk)], check=True)
        server.start()
        assert server.stop() == 0


def test_a_disk_that_turns_read_only_under_load_loses_and_doubles_nothing(
    tmp_path: Path,
) -> None:
    (tmp_path / "logs").mkdir()
    with (
        # With a journal the kernel itself may lose what it has just called flushed, of any file.
        own_disk(tmp_path / "disk", tmp_path / "image", "-O", "^has_journal") as disk,
        running(disk.at / "data", tmp_path / "logs") as server,
    ):
        house = House(server, SEED)
        gamblers = house.gamblers
        house.open()
        with house.load(dealt=False):
            house.wait_for_wagers()
            disk.give_up()
            # Answers come in order: after such a one none that was under way is left.
            wait_for(lambda: all(gambler.knows_of_failure for gambler in gamblers))
            answer = house.accepted
            time.sleep(0.3)
            assert house.accepted == answer, "a wager was acknowledged that no disk has"
        wager = {"player": "ann", "bet": "red", "stake": STAKE}
        with server.client(terminal_key("ann")) as ann, server.http() as http:
            refused = ann.submit(TABLE, "place", key="later", **wager)
            assert (refused["type"], refused["reason"]) == ("refused", "equipment-fault")
            assert "cannot be written now" in refused["detail"]
            assert http.get("/healthz").status_code == 200
        assert "store-unavailable" in server.log()
        server.stop()
        assert "Traceback" not in server.log()
        disk.repair()
        server.start()
        house.check()
        with house.load():
            house.wait_for_wagers()
        house.check()
        assert server.stop() == 0
        assert run(["verify", str(server.data)]) == 0


def test_a_disk_whose_flushes_fail_acknowledges_nothing_and_then_goes_on(
    tmp_path: Path,
) -> None:
    (tmp_path / "logs").mkdir()
    with (
        small_disk(tmp_path / "below", "24m") as below,
        # Without a journal the file system lets one write again when the disk below it is well.
        own_disk(tmp_path / "disk", below / "image", "-O", "^has_journal") as disk,
        running(disk.at / "data", tmp_path / "logs") as server,
    ):
        house = House(server, SEED)
        house.open()
        with house.load():
            house.wait_for_wagers()
            # What the file system keeps of its files has its place on the disk: without a journal,
            # to lose that would harm files that nobody writes.
            _call("sync", "--file-system", str(disk.at))
            # What is written is taken, and only its flush finds that there is no room for it.
            fill(below / "filler")
            wait_for(lambda: "store-unsure" in server.log())
            # Answers come in order: after such a one none that was under way is left. On a busy
            # machine what was acknowledged before may be read seconds later.
            wait_for(lambda: all(gambler.knows_of_failure for gambler in house.gamblers))
            answer = house.accepted
            time.sleep(0.3)
            assert house.accepted == answer, "a wager was acknowledged that no disk has"
            (below / "filler").unlink()
            house.wait_for_wagers()
        house.check()
        assert server.stop() == 0
        assert run(["verify", str(server.data)]) == 0


def test_what_a_failed_flush_left_in_doubt_is_not_told_as_not_done(tmp_path: Path) -> None:
    (tmp_path / "logs").mkdir()
    with (
        small_disk(tmp_path / "below", "24m") as below,
        own_disk(tmp_path / "disk", below / "image", "-O", "^has_journal") as disk,
        running(disk.at / "data", tmp_path / "logs") as server,
        server.client(server.sign_in("dora")) as dora,
        server.client(terminal_key("ann")) as ann,
        server.http(server.sign_in("carol")) as carol,
    ):
        dora.done(TABLE, "open-betting")
        ticket = ann.done("T2", "cash-out", player="ann")["ticket"]
        wager = {"player": "ann", "bet": "red", "stake": STAKE}
        # Whatever was written before has its place on the disk: the flush of more must fail.
        fill(below / "filler")
        sent = 0
        while (answer := ann.submit(TABLE, "place", key=f"k{sent}", **wager))["type"] == "accepted":
            sent += 1
        assert answer["type"] == "fault", answer
        # Nor is a cashier answered that a ticket is not paid, where a crash may show that it is.
        paid = carol.post(f"/v1/tickets/{ticket}/redeem", headers={"Idempotency-Key": "till"})
        assert paid.status_code == 503, paid.text
        assert "nothing" not in paid.json()["detail"], paid.text
        disk.give_up()
        again = ann.submit(TABLE, "place", key=f"k{sent}", **wager)
        assert again["type"] == "fault", "a crash may bring it to light"
        other = ann.submit(TABLE, "place", key="other", **wager)
        assert (other["type"], other["reason"]) == ("refused", "equipment-fault")


def test_a_clock_that_leaps_shortens_no_period_and_never_runs_back(tmp_path: Path) -> None:
    drill = tmp_path / "seconds"
    with running(tmp_path / "data", CROUPIER_DRILL_CLOCK=str(drill)) as server:
        house = House(server, SEED)
        house.open()
        with server.client() as client:
            before = server_time(client)
            for leap in (DAY, -DAY, 0.0):
                drill.write_text(str(leap), "ascii")
                with house.load():
                    house.wait_for_wagers()
                now = server_time(client)
                assert before <= now < before + DAY * 500, f"a leap of {leap} s was followed"
                before = now
        house.check()
        server.kill()
        # The machine comes back with its clock a day behind: the log goes on where it was.
        drill.write_text(str(-DAY), "ascii")
        server.start()
        with house.load():
            house.wait_for_wagers()
        house.check()
        assert server.stop() == 0
    assert run(["verify", str(server.data)]) == 0


def server_time(client: Client) -> int:
    client.send(type="ping", id="p")
    return int(client.next("pong")["time"])


def test_a_database_that_drops_its_connections_loses_and_doubles_nothing(tmp_path: Path) -> None:
    with (
        throwaway_postgres() as url,
        running(tmp_path / "data", CROUPIER_DATABASE=url) as server,
    ):
        house = House(server, SEED)
        house.open()
        with house.load():
            for _ in range(4):
                time.sleep(house.chance.uniform(0.05, 0.2))
                asyncio.run(drop_connections(url))
            house.wait_for_wagers()
        house.check()
        assert server.stop() == 0


def test_a_line_cut_after_the_commit_was_sent_leaves_nobody_in_doubt(tmp_path: Path) -> None:
    with throwaway_postgres() as url, contextlib.closing(CutLine(url)) as line:
        settings = {"CROUPIER_DATABASE": line.url, "DIRECT_DATABASE": url}
        with running(tmp_path / "data", **settings) as server:
            house = House(server, SEED)
            house.open()
            with house.load():
                for _ in range(4):
                    time.sleep(house.chance.uniform(0.05, 0.15))
                    line.cut_next_commit()
                house.wait_for_wagers()
            house.check()
            assert server.stop() == 0


def test_while_the_database_is_away_wagers_are_refused_and_then_taken_again(
    tmp_path: Path,
) -> None:
    with throwaway_postgres() as url, contextlib.closing(CutLine(url)) as line:
        settings = {"CROUPIER_DATABASE": line.url, "DIRECT_DATABASE": url}
        with (
            running(tmp_path / "data", **settings) as server,
            server.client(server.sign_in("dora")) as dora,
            server.client(terminal_key("ann")) as ann,
            server.http() as http,
        ):
            dora.done(TABLE, "open-betting")
            line.down = True
            line.cut()
            wager = {"player": "ann", "bet": "red", "stake": STAKE}
            refused = ann.submit(TABLE, "place", key="k", **wager)
            assert (refused["type"], refused["reason"]) == ("refused", "equipment-fault")
            assert "nothing has changed" in refused["detail"]
            assert http.get("/healthz").status_code == 200
            line.down = False
            # The line is back; the house may need a moment to find that out.
            for _ in range(60):
                again = ann.submit(TABLE, "place", key="k", **wager)
                if again.get("reason") != "equipment-fault":
                    break
                time.sleep(0.5)
            assert again["type"] == "accepted", again
            assert ann.see(TABLE, "seat")["view"]["staked"] == STAKE
            assert server.stop() == 0
