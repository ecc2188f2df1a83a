"""A receipt printer against its emulator: printed once, or the house hears why not."""

import base64
from random import Random

import pytest

from croupier.devices.driver import Driver
from croupier.devices.drivers.escpos import JOB_MS, SILENCE_MS, EmulatedPrinter, EscPos
from croupier.devices.readings import DeviceFault, FaultCleared, Heard, Reading, Replied, Silent
from tests.unit.devices.played import pair, play

TICKET = b"\x1b@Ticket 1234\n"


def job(name: str, content: bytes = TICKET) -> str:
    return f"{name} {base64.b64encode(content).decode()}"


def printer(seed: int = 1, **settings: str) -> tuple[Driver, EmulatedPrinter]:
    """A driver and a printer that have spoken to each other."""
    driver, emulated = pair("escpos", seed, **settings)
    assert isinstance(emulated, EmulatedPrinter)
    play(driver, emulated, minutes=0.05)
    return driver, emulated


def outcomes(readings: list[Reading]) -> list[str]:
    return [r.reply for r in readings if isinstance(r, Replied) and r.command == "print"]


def test_a_ticket_counts_as_printed_when_the_printer_has_come_to_its_end() -> None:
    driver, emulated = printer()
    step = driver.order("print", job("1234"), 5_000)
    assert outcomes(step.readings) == ["1234 printing"]
    answer = emulated.received(step.send, 5_000)
    # The real-time status alone says nothing about paper.
    assert outcomes(driver.received(answer[1:], 5_010).readings) == []
    answered = driver.received(answer[:1], 5_020)
    status = emulated.received(answered.send, 5_020)
    assert outcomes(driver.received(status, 5_030).readings) == ["1234 printed"]
    assert emulated.printed == [TICKET]
    again = driver.order("print", job("1234"), 6_000)
    assert (outcomes(again.readings), again.send) == (["1234 printed"], b"")


@pytest.mark.parametrize("fault", ["paper-out", "cover-open", "cutter", "unrecoverable"])
def test_a_printer_that_stops_says_why_and_when_it_goes_on(fault: str) -> None:
    driver, emulated = printer()
    emulated.state = {fault}
    readings = play(driver, emulated, minutes=0.1, at=5_000)
    assert {r.cause for r in readings if isinstance(r, DeviceFault)} == {fault, "offline"}
    refused = driver.order("print", job("1"), 12_000)
    assert (outcomes(refused.readings), refused.send) == ([f"1 {fault}"], b"")
    emulated.state = set()
    cleared = play(driver, emulated, minutes=0.1, at=20_000)
    assert {r.cause for r in cleared if isinstance(r, FaultCleared)} == {fault, "offline"}
    assert driver.order("status", "", 30_000).readings[0] == Replied(
        at=30_000, command="status", reply="well"
    )


def test_paper_that_runs_low_stops_nothing() -> None:
    driver, emulated = printer()
    emulated.state = {"paper-low"}
    play(driver, emulated, minutes=0.1, at=5_000)
    answer = emulated.received(driver.order("print", job("2"), 12_000).send, 12_000)
    assert outcomes(driver.received(answer, 12_010).readings) == ["2 printed"]


def test_a_job_of_a_printer_that_falls_silent_has_failed() -> None:
    driver, _ = printer()
    driver.order("print", job("3"), 5_000)
    silent = driver.tick(5_000 + SILENCE_MS + 4_000).readings
    assert [type(each) for each in silent] == [Silent, Replied]
    assert outcomes(silent) == ["3 silent"]
    assert outcomes(driver.order("print", job("4"), 15_000).readings) == ["4 silent"]
    assert isinstance(driver.received(b"\x12", 16_000).readings[0], Heard)


def test_a_job_that_never_comes_to_its_end_is_stuck() -> None:
    driver, emulated = printer()
    driver.order("print", job("5"), 5_000)
    times = range(5_000, 5_000 + JOB_MS + 2_000, 500)
    found = [reading for at in times for reading in _status(driver, emulated, at)]
    assert outcomes(found) == ["5 stuck"]


def test_a_line_that_broke_under_a_job_leaves_it_unknown() -> None:
    driver, _ = printer()
    driver.order("print", job("6"), 5_000)
    assert outcomes(driver.connected(6_000).readings) == ["6 unknown"]


def _status(driver: Driver, emulated: EmulatedPrinter, at: int) -> list[Reading]:
    step = driver.tick(at)
    return step.readings + driver.received(emulated.received(step.send, at), at).readings


def test_a_driver_that_was_stopped_prints_nothing_twice() -> None:
    driver, _ = printer()
    begun = driver.order("print", job("7"), 5_000).readings
    after = EscPos({}, begun)
    assert outcomes(after.connected(9_000).readings) == ["7 unknown"]
    again = after.order("print", job("7"), 10_000)
    assert (outcomes(again.readings), again.send) == (["7 unknown"], b"")


def test_the_late_answer_of_a_failed_job_does_not_count_for_the_next() -> None:
    driver, emulated = printer()
    driver.order("print", job("8"), 5_000)
    out = bytes([0x1A, 0x32, 0x12, 0x72])
    assert outcomes(driver.received(out, 5_100).readings) == ["8 paper-out"]
    well = bytes([0x12] * 4)
    driver.received(well, 9_000)
    driver.order("print", job("9"), 9_500)
    assert outcomes(driver.received(b"\x00", 9_600).readings) == []
    answered = driver.received(b"\x00", 9_700)
    assert (outcomes(answered.readings), answered.send[:2]) == ([], b"\x10\x04")
    assert outcomes(driver.received(well, 9_710).readings) == ["9 printed"]
    assert emulated.printed == []


@pytest.mark.parametrize("noise", [b"A", b"\xff", b"\x00\x00", b"\x40"])
def test_of_a_ticket_with_noise_on_its_line_nobody_says_that_it_was_printed(noise: bytes) -> None:
    """Bytes of an unplugged line look like an answer; more of them than requests are noise."""
    driver, _ = printer()
    driver.order("print", job("8"), 5_000)
    driver.received(noise, 5_100)
    driver.received(b"\x00", 5_200)
    assert outcomes(driver.received(bytes([0x12] * 4), 5_300).readings) == ["8 unknown"]


@pytest.mark.parametrize("order", ["cut", "print"])
def test_what_a_printer_cannot_do_is_said(order: str) -> None:
    driver, _ = printer()
    with pytest.raises(ValueError, match=r"no 'cut'|base 64"):
        driver.order(order, "10 !!", 0)


def seeded(seed: int) -> None:
    """Tickets by the dozen on a printer that fails, with a driver that is stopped at times."""
    random = Random(seed)
    driver, emulated = printer(seed, faults="0.3")
    journal: list[Reading] = []
    at, said = 10_000, dict[str, list[str]]()
    for number in range(12):
        step = driver.order("print", job(str(number), f"<{number}>".encode()), at)
        journal += step.readings
        if random.random() < 0.2:
            # Killed, before or after the bytes went out.
            if random.random() < 0.5:
                emulated.received(step.send, at)
            driver = EscPos({}, journal)
            journal += driver.connected(at).readings
        else:
            journal += driver.received(emulated.received(step.send, at), at).readings
        for _ in range(random.randrange(80)):
            at += 500
            emulated.tick(at)
            journal += _status(driver, emulated, at)
    for _ in range(60):
        at += 500
        emulated.tick(at)
        journal += _status(driver, emulated, at)
    for reply in outcomes(journal):
        name, _, outcome = reply.partition(" ")
        said.setdefault(name, []).append(outcome)
    assert set(said) == {str(number) for number in range(12)}, seed
    came_out = [each.decode().strip("<>") for each in emulated.printed]
    assert len(came_out) == len(set(came_out)), f"printed twice in seed {seed}"
    for name, words in said.items():
        final = [word for word in words if word != "printing"]
        assert len(set(final)) == 1, (seed, name, words)
        assert final[0] != "printed" or name in came_out, (seed, name, words)


@pytest.mark.parametrize("seed", range(8))
def test_by_seed_nothing_is_printed_twice_and_nothing_is_claimed(seed: int) -> None:
    seeded(seed)


@pytest.mark.soak
def test_the_same_over_many_seeds() -> None:
    for seed in range(1_000, 1_500):
        seeded(seed)
