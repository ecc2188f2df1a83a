"""Banknotes: returned or credited once, no matter who loses power, at any byte."""

from pathlib import Path
from random import Random

import pytest

from croupier.devices.driver import Driver, kind_of
from croupier.devices.drivers.cctalk import EmulatedAcceptor, Frame, Frames
from croupier.devices.drivers.essp import Command, EmulatedSsp, crc, pack
from croupier.devices.drivers.essp import Frames as SspFrames
from croupier.devices.escrow import denominations
from croupier.devices.journal import Journal
from croupier.devices.readings import DeviceFault, NoteEscrowed, NoteReturned, NoteStacked, Reading

ACCEPTORS = ("cctalk", "essp")
STEP_MS = 50


class Bench:
    """A driver with its journal, a device, and a house that credits what is stacked, by note."""

    def __init__(self, name: str, seed: int, folder: Path) -> None:
        self.kind = kind_of(name)
        self.settings = self.kind.configured({"every": "4"})
        device = self.kind.emulate(self.settings, seed)
        assert isinstance(device, EmulatedAcceptor | EmulatedSsp)
        self.device = device
        self.random = Random(seed)
        self.path = folder / "notes.journal"
        self.credited: dict[int, int] = {}
        self.faults: list[str] = []
        self.refuse = False
        self.at = 1_000
        self.start()

    def start(self) -> None:
        """The driver's machine comes up."""
        self.journal = Journal(self.path)
        self.driver: Driver = self.kind.make(self.settings, self.journal.history())
        self.journal.add(self.driver.connected(self.at).readings)

    def cut_driver(self) -> None:
        """The power of the driver's machine goes: half a line of its journal may be left."""
        self.journal.close()
        whole = self.path.read_bytes()
        self.path.write_bytes(whole + b'{"seq": 99')
        self.start()

    def step(self, *, house: bool = True, lossy: float = 0.0) -> None:
        """One beat of everything; bytes may be lost on the line in both directions."""
        self.at += STEP_MS
        self.device.tick(self.at)
        done = self.driver.tick(self.at)
        self.journal.add(done.readings)
        answer = self.device.received(self._carried(done.send, lossy), self.at)
        self.journal.add(self.driver.received(self._carried(answer, lossy), self.at).readings)
        if house:
            self.report()

    def _carried(self, data: bytes, lossy: float) -> bytes:
        return (
            data if self.random.random() >= lossy else data[: self.random.randrange(len(data) + 1)]
        )

    def report(self) -> None:
        """The house takes up what waits. It credits by note, so that a repeat is harmless."""
        for number, reading in self.journal.waiting():
            if isinstance(reading, NoteStacked):
                self.credited[reading.note] = reading.amount
            if isinstance(reading, DeviceFault):
                self.faults.append(reading.cause)
            self.journal.take(number)
            self.driver.answered(reading, accepted=not self.refuse, at=self.at)

    def stacked(self) -> list[int]:
        """What really lies in the stacker, in cents."""
        return [amount for what, amount in self.device.truth if what == "stacked"]

    def settle(self) -> None:
        """Let everything come to rest: no more notes, no more faults."""
        self.device.every = 10**9
        for _ in range(1200):
            self.step()


@pytest.fixture(params=ACCEPTORS)
def bench(request: pytest.FixtureRequest, tmp_path: Path) -> Bench:
    return Bench(request.param, 1, tmp_path)


def readings(bench: Bench, kind: type[Reading]) -> list[Reading]:
    return [each for each in bench.journal.history() if isinstance(each, kind)]


def test_a_note_is_held_then_stacked_then_credited(bench: Bench) -> None:
    while not bench.credited:
        bench.step()
    order = [type(each) for each in bench.journal.history() if "note" in each.kind]
    assert order[:2] == [NoteEscrowed, NoteStacked]
    assert list(bench.credited.values()) == bench.stacked()


def test_a_note_that_the_house_refuses_goes_back(bench: Bench) -> None:
    bench.refuse = True
    while not readings(bench, NoteReturned):
        bench.step()
    assert (bench.credited, bench.stacked()) == ({}, [])


def test_a_note_goes_back_while_the_house_is_away(bench: Bench) -> None:
    while not readings(bench, NoteReturned):
        bench.step(house=False)
    bench.settle()
    assert list(bench.credited.values()) == bench.stacked()


@pytest.mark.parametrize(("code", "event"), [(14, 0xE7), (6, 0xE9), (17, 0xE6), (11, 0xE3)])
def test_faults_are_reported(bench: Bench, code: int, event: int) -> None:
    for _ in range(60):
        bench.step()
    if isinstance(bench.device, EmulatedAcceptor):
        bench.device.fault(code)
    else:
        bench.device.fault(*([event, 1] if event == 0xE6 else [event]))
    for _ in range(20):
        bench.step()
    names = {14: "stacker-full", 6: "jam", 17: "fraud-attempt", 11: "stacker-removed"}
    assert bench.faults == [names[code]]


def hold_against_stacker(name: str, seed: int, folder: Path, steps: int) -> None:
    """Power cuts on both sides, lost bytes, a house that comes and goes: the money is right."""
    bench = Bench(name, seed, folder)
    random = Random(seed + 1)
    for _ in range(steps):
        bench.step(house=random.random() < 0.7, lossy=0.05)
        if random.random() < 0.01:
            bench.device.cut_power()
        if random.random() < 0.01:
            bench.cut_driver()
    bench.settle()
    assert sorted(bench.credited.values()) == sorted(bench.stacked()), seed


@pytest.mark.parametrize("name", ACCEPTORS)
@pytest.mark.parametrize("seed", range(6))
def test_a_note_is_returned_or_credited_once(name: str, seed: int, tmp_path: Path) -> None:
    hold_against_stacker(name, seed, tmp_path, 1500)


@pytest.mark.soak
@pytest.mark.parametrize("name", ACCEPTORS)
def test_no_note_is_lost_or_doubled_over_hundreds_of_seeds(name: str, tmp_path: Path) -> None:
    for seed in range(500):
        folder = tmp_path / str(seed)
        folder.mkdir()
        hold_against_stacker(name, seed, folder, 2000)


@pytest.mark.parametrize("cut", range(16))
def test_power_goes_at_any_step_of_a_note(bench: Bench, cut: int) -> None:
    while not readings(bench, NoteEscrowed):
        bench.step(house=False)
    for _ in range(cut):
        bench.step()
    bench.device.cut_power()
    bench.settle()
    assert list(bench.credited.values()) == bench.stacked()


@pytest.mark.parametrize("cuts", [1, 2])
def test_a_note_fed_in_while_nobody_listens_is_not_taken_for_the_one_before(
    cuts: int, tmp_path: Path
) -> None:
    """The one before is in the stacker, the other goes back; both are told when all is over."""
    bench = Bench("essp", 1, tmp_path)
    device = bench.device
    assert isinstance(device, EmulatedSsp)
    while not readings(bench, NoteEscrowed):
        bench.step()
    while not bench.stacked():
        # Of its credit nothing is heard: the driver's machine is off by then.
        bench.step() if not device.is_stacking else device.tick(bench.at)
        bench.at += STEP_MS
    device.feed(1, bench.at)
    for _ in range(cuts):
        device.cut_power()
    bench.cut_driver()
    bench.settle()
    assert list(bench.credited.values()) == bench.stacked()


@pytest.mark.parametrize("turn", [0x00, 0x80])
@pytest.mark.parametrize("late", range(5, 21))
def test_a_note_read_beside_the_credit_of_another_is_counted_if_an_old_poll_stacks_it(
    late: int, turn: int, tmp_path: Path
) -> None:
    bench = Bench("essp", 1, tmp_path)
    device = bench.device
    assert isinstance(device, EmulatedSsp)
    while not bench.stacked():
        bench.step()
        device.tick(bench.at + STEP_MS)
    device.every = 10**9
    device.feed(3, bench.at)
    for _ in range(late):
        bench.step()
    device.received(pack(turn, bytes([Command.POLL])), bench.at)
    bench.settle()
    assert list(bench.credited.values()) == bench.stacked()
    assert len(bench.stacked()) > 1


def test_frames_survive_noise_before_and_between() -> None:
    frame = Frame(1, 40, 0, b"\x05\x01")
    assert list(Frames().feed(b"\xff\x28\x00" + frame.pack() + b"\x07")) == [frame]
    packed = pack(0x80, b"\x7f\x02\x7f")
    assert (
        list(SspFrames().feed(b"\x01\x7f\x80" + packed + packed)) == [(0x80, b"\x7f\x02\x7f")] * 2
    )
    assert crc(bytes([0x80, 0x01, 0x11])) == 0x8265


def test_denominations_are_read_or_refused() -> None:
    assert denominations("1:500,3:2000") == {1: 500, 3: 2000}
    with pytest.raises(ValueError, match="channel:cents"):
        denominations("five dollars")
