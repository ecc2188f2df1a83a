"""Each driver at a real pseudo-terminal against its emulator, with seeded faults of both.

Lines are torn, flooded, hung up and silent, drivers are killed and started again, the house is away
at times. SEED and RUNS in the environment say which seeds `make soak` plays.
"""

import asyncio
import base64
import os
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from itertools import dropwhile, pairwise
from pathlib import Path
from random import Random

import pytest

from croupier.devices.drivers.cammegh.emulator import PLANS
from croupier.devices.drivers.cammegh.hearing import GAP_MS
from croupier.devices.drivers.cammegh.lines import State
from croupier.devices.readings import (
    BetsClosed,
    BetsOpen,
    ButtonPressed,
    Heard,
    NumberRead,
    NumberUnknown,
    Reading,
    Replied,
    Silent,
)
from tests.unit.devices.garbage import NONE, ONE
from tests.unit.devices.terminals import TICK_SECONDS, LeapingLoop, Terminal, now

SEED, RUNS = int(os.environ.get("SEED", "1")), int(os.environ.get("RUNS", "500"))
#: So many seeds of a device share a loop.
AT_ONCE = 50
TICK_MS = round(1000 * TICK_SECONDS)
#: A close is as early as the wheel's own, but for a tick of the emulator and of the driver.
LATE_MS = TICK_MS + 60

Counts = Counter[str]
#: How many minutes everything fails, and how many nothing does after that.
Minutes = tuple[float, float]


async def played(terminal: Terminal, minutes: Minutes) -> AsyncIterator[bytes]:
    """What the device says, step by step: bad minutes, then good ones; and the driver ends."""
    bad, good = (round(each * 60_000) for each in minutes)
    end = now() + bad
    while now() < end + good:
        if now() >= end:
            terminal.mend()
        yield await terminal.step()
    await terminal.close()


def _in_order(found: list[str], truth: list[str]) -> bool:
    left = iter(truth)
    return all(each in left for each in found)


def _read(readings: list[Reading]) -> list[NumberRead]:
    return [each for each in readings if isinstance(each, NumberRead)]


def _unknown(readings: list[Reading]) -> list[NumberUnknown]:
    return [each for each in readings if isinstance(each, NumberUnknown)]


def _rate(seed: int) -> float:
    return Random(seed).choice((0.0, 0.05, 0.15))


async def _cammegh(seed: int, folder: Path, minutes: Minutes, mode: str = "") -> Counts:
    """Numbers once and in order, each missing one said to be unknown; no close is late."""
    script = ",".join((*Random(seed).choices(list(PLANS), k=6), "ok"))
    settings = {"script": script, "mode": mode, "pace": "3"}
    terminal = Terminal("cammegh", seed, folder, settings, rate=_rate(seed), kills=0.3)
    #: When the wheel closed, and how late that may be known: later where its word was harmed.
    closes: list[tuple[int, int]] = []
    spun, before = 0, terminal.device.state
    async for said in played(terminal, minutes):
        closed = terminal.device.state is State.CLOSED and before in (State.BETS, State.RIM)
        # Of a driver that is not there the house knows by itself.
        if closed and terminal.is_driven:
            told = terminal.whole and b"*X;4" in said
            closes.append((now(), LATE_MS if told else LATE_MS + GAP_MS))
        before = terminal.device.state
        if mode and before is State.BETS and spun != terminal.device.spin:
            spun = terminal.device.spin
            terminal.house.order("start")
    taken = terminal.house.taken
    truth = [each[1:] for each in terminal.device.truth if each[0] == "number"]
    found = [(each.spin, each.pocket) for each in _read(taken)]
    left = iter(truth)
    assert all(each in left for each in found), (seed, truth, found)
    begun = next(each.spin for each in taken if isinstance(each, BetsOpen | BetsClosed))
    heard = list(dropwhile(lambda each: each[0] < begun, truth))
    unknown = {each.spin for each in _unknown(taken)}
    # The last two may still be on their way.
    lost = [each for each in heard[:-2] if each not in found and each[0] not in unknown]
    assert not lost, (seed, "lost", lost, script)
    return Counter(numbers=len(found), unknown=len(heard) - len(found), late=_late(closes, taken))


async def _driven(seed: int, folder: Path, minutes: Minutes) -> Counts:
    return await _cammegh(seed, folder, minutes, "driven")


def _late(closes: list[tuple[int, int]], taken: list[Reading]) -> int:
    """How many closes were said later than they were, by a driver that had heard the wheel."""
    late = 0
    said = [each for each in taken if isinstance(each, BetsClosed | Silent)]
    for closed, most in closes:
        # Whoever heard nothing has said so.
        since = [each.at - each.quiet - closed for each in said]
        noticed = [each for each in since if -2_000 < each < 2_000]
        late += bool(noticed) and min(noticed) > most
    return late


async def _king(seed: int, folder: Path, minutes: Minutes) -> Counts:
    """Every ball that was started has its number, or is said to be unknown."""
    # A sum of one byte does not notice every two changed bytes.
    terminal = Terminal(
        "king", seed, folder, {"every": "8"}, rate=_rate(seed), changes=ONE, kills=0.3
    )
    started = 0
    async for _ in played(terminal, minutes):
        if now() - started > 15_000:
            started = now()
            terminal.house.order("start")
    truth, taken = terminal.device.truth, terminal.house.taken
    found = [each.pocket for each in _read(taken)]
    assert _in_order(found, truth), (seed, truth, found)
    missing = len(truth) - len(found)
    # The last may still be on its way.
    lost = missing - len(_unknown(taken)) - 1
    assert lost <= 0, (seed, "lost", lost)
    return Counter(numbers=len(found), unknown=missing)


async def _reader(seed: int, folder: Path, minutes: Minutes) -> Counts:
    """What came whole is read, once, or its line was said to be gone.

    Of a line that never came through a wire that was cut nobody can know.
    """
    terminal = Terminal(
        "number-reader", seed, folder, {"every": "13"}, rate=_rate(seed), changes=NONE, kills=0.3
    )
    whole: list[int] = []
    async for said in played(terminal, minutes):
        if said and terminal.whole:
            whole.append(now() - TICK_MS)
    truth, taken = terminal.device.truth, terminal.house.taken
    found = [each.pocket for each in _read(taken)]
    assert _in_order(found, truth), (seed, truth, found)
    gone = list(_gone(taken))
    known = [each.at for each in (*_read(taken), *_unknown(taken))]
    heard = [at for at in whole if not any(since <= at <= until for since, until in gone)]
    lost = [at for at in heard if not any(abs(each - at) <= 1_000 for each in known)]
    assert not lost, (seed, "lost", lost)
    return Counter(numbers=len(found), unknown=len(_unknown(taken)), gone=len(whole) - len(heard))


def _gone(taken: list[Reading]) -> Iterator[tuple[int, int]]:
    """From when to when a line was said to be gone."""
    said = [each for each in taken if isinstance(each, Silent | Heard)]
    for one, other in pairwise(said):
        if isinstance(one, Silent):
            yield one.at - TICK_MS, other.at


async def _notes(seed: int, folder: Path, minutes: Minutes, name: str) -> Counts:
    """What lies in the stacker is credited once, and nothing else."""
    terminal = Terminal(name, seed, folder, {"every": "4"}, rate=_rate(seed), kills=0.5)
    end = now() + minutes[0] * 60_000
    async for _ in played(terminal, minutes):
        if now() > end:
            terminal.device.every = 10**9
        elif terminal.random.random() < 0.0005:
            terminal.device.cut_power()
    stacked = [amount for what, amount in terminal.device.truth if what == "stacked"]
    credited = list(terminal.house.credited.values())
    assert sorted(credited) == sorted(stacked), (name, seed)
    return Counter(notes=len(stacked))


async def _cctalk(seed: int, folder: Path, minutes: Minutes) -> Counts:
    return await _notes(seed, folder, minutes, "cctalk")


async def _essp(seed: int, folder: Path, minutes: Minutes) -> Counts:
    return await _notes(seed, folder, minutes, "essp")


async def _printer(seed: int, folder: Path, minutes: Minutes) -> Counts:
    """No ticket comes out twice, and none is said to be printed that is not."""
    rate = Random(seed).choice((0.0, 0.02, 0.1))
    terminal = Terminal(
        "escpos", seed, folder, {"faults": "0.3"}, rate=rate, changes=NONE, kills=0.5
    )
    end, last, tickets = now() + minutes[0] * 60_000, 0, 0
    async for _ in played(terminal, minutes):
        if now() < end and now() - last > 20_000:
            last, tickets = now(), tickets + 1
            content = base64.b64encode(f"<{tickets}>".encode()).decode()
            terminal.house.order("print", f"{tickets} {content}")
    said: dict[str, set[str]] = {}
    for each in terminal.house.taken:
        if isinstance(each, Replied) and each.command == "print":
            name, _, outcome = each.reply.partition(" ")
            said.setdefault(name, set()).add(outcome)
    whole = Counter(part for job in terminal.device.printed for part in _tickets(job))
    printed = {name for name, outcomes in said.items() if "printed" in outcomes}
    assert printed <= {*whole}, (seed, printed, whole)
    assert all(count == 1 for count in whole.values()), (seed, whole)
    return Counter(printed=len(printed), other=tickets - len(printed))


def _tickets(job: bytes) -> list[str]:
    """The tickets that stand whole on a piece of paper."""
    parts = job.split(b"<")[1:]
    return [each.partition(b">")[0].decode("latin-1") for each in parts if b">" in each]


async def _signals(seed: int, folder: Path, minutes: Minutes) -> Counts:
    """The lamps come to stand right, and no button is pressed by itself."""
    rate = Random(seed).choice((0.0, 0.05))
    terminal = Terminal("signals", seed, folder, {}, rate=rate, kills=0.3)
    pressed, last, lit, end = 0, now(), False, now() + minutes[0] * 60_000
    async for _ in played(terminal, minutes):
        if now() < end and now() - last > 8_000:
            last, pressed, lit = now(), pressed + 1, not lit
            terminal.house.order("lamp", f"red {'on' if lit else 'off'}")
        terminal.device.inputs[1] = bool(pressed) and now() - last < 1_500
    found = [each for each in terminal.house.taken if isinstance(each, ButtonPressed)]
    assert terminal.device.relays[0] is lit, seed
    assert pressed or not found, seed
    return Counter(pressed=pressed, reported=len(found))


DEVICES = {
    "cammegh": _cammegh,
    "cammegh-driven": _driven,
    "king": _king,
    "number-reader": _reader,
    "cctalk": _cctalk,
    "essp": _essp,
    "escpos": _printer,
    "signals": _signals,
}


def counted(names: list[str], seeds: range, folder: Path, minutes: Minutes) -> dict[str, Counts]:
    """What came of some seeds of some devices, all at once, by device."""

    async def one(name: str, seed: int) -> Counts:
        place = folder / name
        place.mkdir(exist_ok=True)
        return await DEVICES[name](seed, place, minutes)

    async def all_of_them() -> dict[str, Counts]:
        pairs = [(name, seed) for name in names for seed in seeds]
        found = await asyncio.gather(*(one(*pair) for pair in pairs))
        counts = {name: Counts() for name in names}
        for (name, _), each in zip(pairs, found, strict=True):
            counts[name] += each
        return counts

    with asyncio.Runner(loop_factory=LeapingLoop) as runner:
        return runner.run(all_of_them())


def test_drivers_at_their_terminals_lose_double_and_invent_nothing(tmp_path: Path) -> None:
    found = counted(list(DEVICES), range(1, 3), tmp_path, (1.5, 1.0))
    assert all(found[name]["numbers"] for name in ("cammegh", "king", "number-reader")), found
    assert all(found[name]["notes"] for name in ("cctalk", "essp")), found


@pytest.mark.soak
@pytest.mark.parametrize("name", DEVICES)
def test_drivers_at_terminals_over_hundreds_of_seeds(name: str, tmp_path: Path) -> None:
    found = Counts()
    for first in range(SEED, SEED + RUNS, AT_ONCE):
        seeds = range(first, min(first + AT_ONCE, SEED + RUNS))
        found += counted([name], seeds, tmp_path, (3.0, 1.5))[name]
    print(f"{name}, seeds {SEED} to {SEED + RUNS - 1}: {dict(found)}")
    assert not found["late"], found
