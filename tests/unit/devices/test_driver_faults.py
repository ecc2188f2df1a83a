"""What happens around a driver: it is killed, started twice, its clock is set, its journal lost."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from croupier.devices.driver import kind_of
from croupier.devices.drivers.cammegh.tracker import NEAR_SILENCE_MS, SILENCE_MS, Tracker
from croupier.devices.drivers.king import sentence
from croupier.devices.escrow import ANSWER_MS, Escrow
from croupier.devices.journal import Journal, JournalInUse
from croupier.devices.link import LinkFailed, open_link, open_pty
from croupier.devices.process import DeviceProcess
from croupier.devices.readings import (
    BallLaunched,
    BetsClosed,
    BetsOpen,
    Heard,
    NoteEscrowed,
    NumberRead,
    NumberUnknown,
    Reading,
    Silent,
    TornLine,
)
from croupier.devices.uplink import Taken

OPEN, RIM = "*X;2;007;12;0;160;0", "*X;3;007;12;0;161;0"
CLOSED, NEXT_CLOSED = "*X;4;007;12;0;160;0", "*X;4;009;20;0;160;0"
NUMBER = NumberRead(at=1_000, spin=6, pocket="12")


def heard(tracker: Tracker, *lines: tuple[int, str]) -> list[Reading]:
    return [each for at, line in lines for each in tracker.line(line, at)]


def kinds(readings: Sequence[Reading]) -> list[str]:
    return [each.kind for each in readings]


@pytest.mark.parametrize("said", [CLOSED, "*X;5;007;31;0;160;0", "*X;4;00*X;4;007;12;0;160;0"])
def test_betting_closes_on_the_first_line_that_says_so_though_no_launch_was_heard(
    said: str,
) -> None:
    tracker = Tracker(pockets=37)
    assert kinds(heard(tracker, (500, OPEN)))[-1] == "bets-open"
    assert kinds(heard(tracker, (1_000, said)))[-1] == "bets-closed"
    # Said again it is no second close of another game.
    assert "bets-open" not in kinds(heard(tracker, (1_500, said), (2_000, said)))


def test_a_game_that_one_misread_line_has_closed_is_played_to_its_number() -> None:
    tracker = Tracker(pockets=37)
    waiting = "*X;1;007;12;0;160;0"
    heard(tracker, (500, waiting))
    assert kinds(heard(tracker, (1_000, CLOSED))) == ["bets-closed"]
    landed = "*X;5;007;31;0;158;0"
    lines = [waiting, OPEN, RIM, *[CLOSED] * 160, "31", landed, landed, "*X;2;008;31;0;158;0"]
    later = heard(tracker, *((1_500 + 200 * n, line) for n, line in enumerate(lines)))
    assert kinds(later) == ["ball-launched", "bets-closed", "number", "bets-open"]


def test_after_silence_nobody_bets_until_it_is_believed_where_the_wheel_is() -> None:
    tracker = Tracker(pockets=37)
    heard(tracker, (500, OPEN))
    assert kinds(tracker.tick(500 + NEAR_SILENCE_MS + 1)) == ["silent"]
    assert heard(tracker, (90_000, NEXT_CLOSED)) == []
    later = kinds(heard(tracker, (90_500, NEXT_CLOSED)))
    assert later == ["heard", "number-unknown", "number-unknown", "bets-closed"]


def test_a_wheel_whose_line_goes_is_silent_at_once_and_is_heard_when_it_speaks_again() -> None:
    tracker = Tracker(pockets=37)
    heard(tracker, (500, OPEN))
    assert tracker.disconnected(700) == [Silent(at=700, quiet=200)]
    assert [*tracker.tick(9_000), *tracker.disconnected(9_500)] == []
    # It may have closed meanwhile, which one line is enough for.
    assert kinds(heard(tracker, (10_000, CLOSED))) == ["bets-closed"]
    assert kinds(heard(tracker, (10_500, CLOSED)))[0] == "heard"


def test_noise_is_not_taken_for_the_word_of_the_wheel() -> None:
    tracker = Tracker(pockets=37)
    heard(tracker, (500, OPEN))
    noise = kinds(heard(tracker, *((at, "\xf8\x80garbage") for at in range(900, 2_000, 100))))
    assert noise.count("silent") == 1
    assert "heard" not in noise


@pytest.mark.parametrize("history", [[], [Heard(at=500), BetsOpen(at=600, spin=1)], [NUMBER]])
def test_a_wheel_that_says_nothing_to_a_driver_that_starts_is_silent(
    history: list[Reading],
) -> None:
    tracker = Tracker(pockets=37, history=history)
    assert tracker.tick(2_000) == []
    assert kinds(tracker.tick(2_000 + SILENCE_MS + 1)) == ["silent"]


def test_silence_is_noticed_though_the_clock_was_set_back_between_two_starts() -> None:
    tracker = Tracker(pockets=37, history=[NUMBER, BetsOpen(at=9_000_000, spin=7)])
    assert tracker.tick(2_000) == []
    assert kinds(tracker.tick(2_001 + SILENCE_MS)) == ["silent"]


def test_a_driver_that_starts_again_on_a_silent_wheel_says_when_it_is_heard() -> None:
    known = [NUMBER, BetsOpen(at=1_100, spin=7), Silent(at=5_000)]
    tracker = Tracker(pockets=37, history=known)
    assert kinds(heard(tracker, (6_000, OPEN))) == ["heard"]


def test_a_driver_that_starts_again_does_not_report_a_failed_launch_twice() -> None:
    failed, again = "*X;2;007;12;8;160;0", Tracker(pockets=37, history=[NUMBER])
    lines = [(500 * n, failed) for n in range(1, 4)]
    known = [NUMBER, *heard(again, *lines)]
    assert kinds(known).count("no-spin") == 1
    assert "no-spin" not in kinds(heard(Tracker(pockets=37, history=known), *lines))
    # The next launch may fail, too.
    after = [OPEN, OPEN, OPEN, failed, failed]
    later = heard(Tracker(pockets=37, history=known), *((500 * n, x) for n, x in enumerate(after)))
    assert kinds(later).count("no-spin") == 1


def test_a_number_right_after_a_poll_has_its_status_asked_for_as_soon_as_the_wheel_allows() -> None:
    kind = kind_of("cammegh")
    driver = kind.make(kind.settings, ())
    driver.received(f"{OPEN}\r\n{RIM}\r\n{CLOSED}\r\n".encode(), 1_000)
    assert driver.tick(1_650).send == b"*X\r\n"
    driver.received(f"{CLOSED}\r\n".encode(), 1_660)
    assert driver.received(b"31\r\n", 1_700).send == b""
    assert driver.tick(1_740).send == b""
    assert driver.tick(1_750).send == b"*X\r\n"
    assert driver.tick(1_860).send == b""


def test_a_line_that_is_doubled_over_a_restart_is_one_number() -> None:
    kind = kind_of("number-reader")
    first = kind.make(kind.settings, ()).received(b"17\r\n", 50_000).readings
    again = kind.make(kind.settings, first)
    assert again.received(b"17\r\n", 51_000).readings == []
    (read,) = again.received(b"17\r\n", 80_000).readings
    assert isinstance(read, NumberRead)
    assert read.spin == 2


def king(history: Sequence[Reading], *sentences: bytes) -> list[Reading]:
    kind = kind_of("king")
    driver = kind.make(kind.settings, history)
    return [
        each
        for number, said in enumerate(sentences)
        for each in driver.received(said, 9_000 + 4_000 * number).readings
    ]


def test_a_king_wheel_owes_its_number_to_a_driver_that_was_killed() -> None:
    number, echo = sentence("KNR", "17", "sum"), sentence("KGO", "1500", "sum")
    (read,) = king([BallLaunched(at=1_000, spin=4)], number, number)
    assert isinstance(read, NumberRead)
    assert (read.spin, read.pocket) == (4, "17")
    # The echo of a start that was sent before comes first to the next driver.
    _, launched, read = king([NumberRead(at=1_000, spin=4, pocket="5")], echo, number)
    assert (launched.kind, read.kind) == ("ball-launched", "number")
    # Of a number without either nobody can say whose it is.
    (unknown,) = king([NumberRead(at=1_000, spin=4, pocket="17")], number)
    assert isinstance(unknown, NumberUnknown)


def test_a_note_never_has_the_number_of_one_before_though_the_journal_is_lost() -> None:
    (first,) = Escrow(()).hold(2_000, 1_700_000_000_000)
    (second,) = Escrow(()).hold(2_000, 1_700_000_000_500)
    assert isinstance(first, NoteEscrowed)
    assert isinstance(second, NoteEscrowed)
    assert first.note < second.note
    again = Escrow([second])
    (_, third) = again.hold(2_000, 1_600_000_000_000)
    assert isinstance(third, NoteEscrowed)
    assert third.note == second.note + 1


def test_a_note_goes_back_though_the_clock_was_set_back() -> None:
    held = NoteEscrowed(at=9_000_000, note=1, amount=2_000)
    assert Escrow([held]).wants_back(9_000_000 - ANSWER_MS - 1)


def test_a_journal_has_one_driver(tmp_path: Path) -> None:
    first = Journal(tmp_path / "j")
    with pytest.raises(JournalInUse, match="another driver"):
        Journal(tmp_path / "j")
    first.close()
    again = Journal(tmp_path / "j")
    assert again.name == first.name != ""
    again.close()


def test_a_port_has_one_driver() -> None:
    async def story() -> None:
        _, path = open_pty()
        first = await open_link(path)
        with pytest.raises(LinkFailed, match="another driver has this port"):
            await open_link(path)
        first.close()
        (await open_link(path)).close()

    asyncio.run(story())


class Remembering:
    """A house that has had some readings, and takes none that it has by its number."""

    def __init__(self, known: int) -> None:
        self.known = known
        self.new: list[Reading] = []

    async def send(
        self, readings: Sequence[tuple[int, Reading]], done: int, waiting: int = 0
    ) -> Taken:
        for number, reading in readings:
            if number > self.known:
                self.known = number
                self.new.append(reading)
        return Taken(self.known)


@pytest.mark.parametrize("kept", [0, 1, 3])
def test_a_driver_whose_journal_is_lost_or_cut_goes_on_where_the_house_is(
    kept: int, tmp_path: Path
) -> None:
    """At any byte: what it reads from then on is new to the house, once, and on disk."""

    async def story() -> None:
        house = Remembering(known=500)
        journal = Journal(tmp_path / "j")
        journal.add([TornLine(at=n, text="x") for n in range(kept)])
        journal.take(kept)
        closed = BetsClosed(at=5, spin=3)
        journal.add([closed])
        ours, port = open_pty()
        driving = asyncio.create_task(
            DeviceProcess(kind_of("cammegh"), {}, address=port, journal=journal, uplink=house).run()
        )
        async with asyncio.timeout(20):
            while closed not in house.new:
                await asyncio.sleep(0.01)
        driving.cancel()
        await asyncio.gather(driving, return_exceptions=True)
        assert house.new.count(closed) == 1
        again = Journal(tmp_path / "j")
        assert again.last == again.taken == house.known
        assert again.history().count(closed) == 1
        again.close()

    asyncio.run(story())
