"""Wheel, driver and house killed, unplugged and restarted at random, by seed and in virtual time.

The emulated wheel plays on whatever happens. The driver is the real one with its journal on disk,
the house is the real one on a log in memory; a kill takes everything that is not on either. In the
end every round has ended as its book says, every number that counted is one that the wheel showed,
once and in order, and no cent is missing.
"""

import asyncio
import os
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final

import pytest

from croupier.audit.verify import Auditor
from croupier.core.money import Money
from croupier.core.roles import Role
from croupier.devices.driver import Driver, Step, kind_of
from croupier.devices.drivers.cammegh.emulator import PLANS, EmulatedWheel
from croupier.devices.drivers.cammegh.lines import State
from croupier.devices.journal import Journal
from croupier.devices.readings import to_json
from croupier.house.answers import Accepted
from croupier.house.codecs import TABLE_CODEC
from croupier.house.log.memory import MemoryStore
from croupier.house.wheels import WHEELS
from croupier.roulette.pockets import Pocket
from croupier.server.readings import Reading as Sent
from croupier.server.readings import of_before, to_command
from croupier.table.faults import RestoreEquipment
from croupier.table.no_spin import NoSpinCalled
from croupier.table.result import RoundSettled
from croupier.table.wagers import PlaceWager, WagersChanged
from croupier.wheel import spins
from tests.unit.house.test_wheels import ANN, GAMES, Floor

STEP_MS: Final = 250
BEAT_MS: Final = 500
#: A close is known after two statuses, of which one may be harmed on its way.
KNOWN_MS: Final = 1_100


class Clock:
    """The drill's own time, in the house and beside the wheel."""

    def __init__(self) -> None:
        self.time = 1_000_000

    def now(self) -> int:
        return self.time


async def copy_of(store: MemoryStore) -> MemoryStore:
    """What a power cut leaves of a log: what was stored, and nobody who writes to it still."""
    left = MemoryStore()
    await left.adopt(list(store.records), [])
    return left


class Drill:
    """One wheel, its driver and a house with three tables, under one seed."""

    def __init__(self, seed: int, folder: Path) -> None:
        self.random, self.clock = Random(seed), Clock()
        words = [*PLANS, *["ok"] * 12]
        self.random.shuffle(words)
        kind = kind_of("cammegh")
        settings = kind.configured({"script": ",".join(words), "noise": "0.01"})
        made = kind.emulate(settings, seed)
        assert isinstance(made, EmulatedWheel)
        self.wheel, self.kind, self.settings = made, kind, settings
        self.path = folder / f"{seed}.journal"
        self.journal: Journal | None = None
        self.driver: Driver | None = None
        self.known, self.began = False, 0
        self.floor: Floor | None = None
        self.store = MemoryStore()
        #: Until when each of them is away.
        self.away = {"driver": 0, "house": 0, "line": 0}
        #: Wagers that were taken when the wheel let nobody bet: table and instant.
        self.late: set[tuple[str, int]] = set()
        #: Since when the wheel lets nobody bet; it says so a moment later.
        self.closed_at: int | None = None
        self.done = Counter[str]()

    async def run(self, minutes: int) -> None:
        self.floor = self._floor()
        await self.floor.open()
        self._start_driver()
        end = self.clock.time + minutes * 60_000
        next_fault = self.clock.time + 30_000
        while self.clock.time < end:
            self.clock.time += STEP_MS
            if self.clock.time >= next_fault:
                next_fault = self.clock.time + self.random.randrange(5_000, 90_000)
                await self._break()
            await self._mend()
            self._listen()
            if self.clock.time % BEAT_MS == 0:
                await self._report()
                await self._decide()
            await self._bet()
        await self._come_to_rest()

    def _floor(self) -> Floor:
        floor = Floor(self.store)
        floor.clock = self.clock  # type: ignore[assignment]
        floor.house.clock = self.clock
        return floor

    # ---- what goes wrong ----------------------------------------------------------------------

    async def _break(self) -> None:
        what = self.random.choice(("driver", "house", "line", "wheel"))
        self.done[what] += 1
        self.away[what] = self.clock.time + self.random.choice((200, 700, 4_000, 20_000, 70_000))
        if what == "driver" and self.journal is not None:
            self.journal.close()
            self._tear()
            self.journal = self.driver = None
        elif what == "house" and self.floor is not None:
            # What tables were just about to write is lost with it.
            self.store = await copy_of(self.store)
            self.floor = None
        elif what == "wheel":
            self.wheel.switch_off(self.clock.time)

    def _tear(self) -> None:
        """The last line may be half on disk, were it that of a close that the house has got."""
        lines = self.path.read_bytes().splitlines(keepends=True)
        if lines and b'"seq"' in lines[-1] and self.random.random() < 0.5:
            kept = sum(map(len, lines[:-1])) + self.random.randrange(len(lines[-1]))
            os.truncate(self.path, kept)

    async def _mend(self) -> None:
        if self.driver is None and self.clock.time >= self.away["driver"]:
            self._start_driver()
        if self.floor is None and self.clock.time >= self.away["house"]:
            self.floor = self._floor()
            await self.floor.house.start()
            await self.floor.wheels.start()

    def _start_driver(self) -> None:
        self.journal = Journal(self.path)
        self.driver = self.kind.make(self.settings, self.journal.history())
        self.began = self.clock.time
        self.known = False
        self._follow(self.driver.connected(self.clock.time))

    # ---- what goes on -------------------------------------------------------------------------

    def _listen(self) -> None:
        said = self.wheel.tick(self.clock.time)
        if self.wheel.state not in (State.CLOSED, State.NUMBER):
            self.closed_at = None
        elif self.closed_at is None:
            self.closed_at = self.clock.time
        if self.driver is None:
            return
        heard = said if self.clock.time >= self.away["line"] else b""
        step = self.driver.received(heard, self.clock.time) if heard else Step()
        self._follow(step)
        self._follow(self.driver.tick(self.clock.time))

    def _follow(self, step: Step) -> None:
        assert self.journal is not None
        self.journal.add(step.readings)
        if step.send and self.clock.time >= self.away["line"] and self.driver is not None:
            reply = self.wheel.received(step.send, self.clock.time)
            if reply:
                self._follow(self.driver.received(reply, self.clock.time))

    async def _report(self) -> None:
        """As the process and the house do over HTTP; the answer may be lost."""
        if self.journal is None or self.floor is None:
            return
        if not self.known:
            # A driver that has been started anew first queries how far the house is.
            query = self.floor.wheels.take("reader", "W1", [], waiting=1, sent=self.clock.time)
            # What the house has, and a cut journal has not, is not said again under its number.
            self.journal.follow((await query)[0])
            self.known = True
        waiting = self.journal.waiting(self.random.choice((1, 5, 100)))
        more = len(self.journal.waiting()) - len(waiting)
        now = self.clock.time
        stated = [Sent(seq=number, **to_json(each)) for number, each in waiting]
        made = [to_command("reader", each, now, now) for each in stated]
        before = of_before(stated, self.began, now)
        take = self.floor.wheels.take("reader", "W1", made, waiting=more, sent=now, before=before)
        seq, refused = await take
        assert not refused
        if self.random.random() < 0.9:
            self.journal.take(seq)
        if self.random.random() < 0.05:
            # The house is killed before its tables have followed.
            self.done["house"] += 1
            self.store, self.floor = await copy_of(self.store), None
            self.away["house"] = self.clock.time + 2_000
            return
        await self.floor.settled()

    async def _bet(self) -> None:
        unseen = self.driver is None or self.clock.time < self.away["line"]
        near = self.wheel.state in (State.RIM, State.CLOSED)
        if self.floor is None or self.random.random() > (0.7 if unseen or near else 0.05):
            return
        for table in GAMES:
            bet = self.random.choice(("red", "straight:17", "dozen:2"))
            place = PlaceWager(by=Role.PLAYER, player="ann", bet=bet, stake=Money(500))
            answer = await self.floor.do(table, place, ANN)
            if isinstance(answer, Accepted) and self.wheel.state in (State.CLOSED, State.NUMBER):
                # Only where the line has just been cut, and never where everybody is there.
                assert unseen or self._is_behind(), f"a wager at {self.clock.time} was late"
                if self.closed_at is not None and self.clock.time > self.closed_at:
                    # It has said so, whoever heard it.
                    self.late.add((table, answer.events[0].at))

    def _is_behind(self) -> bool:
        """Whether somebody came back a moment ago, or it can hardly be known yet.

        Readings of before are no excuse.
        """
        back = max(self.away["driver"], self.away["line"], self.away["house"])
        known = self.clock.time - (self.closed_at or 0) > KNOWN_MS
        return self.clock.time - back < 2_000 or not known

    async def _decide(self) -> None:
        """A supervisor looks at the wheel, after a while, and switches it on where it stopped."""
        if self.floor is None or self.random.random() > 0.1:
            return
        if self.wheel.state is State.IDLE and self.driver is not None:
            self._follow(self.driver.order("power-on", "", self.clock.time))
        if self.floor.wheels.streams["W1"].state.course == "undecided":
            numbers = [pocket for kind, _, pocket in self.wheel.truth if kind == "number"]
            seen = Pocket(numbers[-1]) if numbers and self.random.random() < 0.5 else None
            await self.floor.wheel(spins.DecideNumber(by=Role.GAME_SUPERVISOR, pocket=seen))
            await self.floor.settled()
        if self.floor.house.tables["T2"].state.is_faulty("red-light"):
            restored = RestoreEquipment(by=Role.GAME_SUPERVISOR, scope="red-light")
            await self.floor.do("T2", restored)

    async def _come_to_rest(self) -> None:
        """Everybody is there, until the wheel has opened another game."""
        self.away = dict.fromkeys(self.away, 0)
        for _ in range(4_000):
            self.clock.time += STEP_MS
            await self._mend()
            self._listen()
            await self._report()
            await self._decide()
            if self._is_open():
                return
        raise AssertionError("no new game was opened")

    def _is_open(self) -> bool:
        return self.floor is not None and self.floor.phases() == ["betting"] * 3

    # ---- what must hold -----------------------------------------------------------------------

    async def check(self) -> None:
        """The auditor computes every cent and every round anew, from the log alone."""
        assert self.floor is not None
        auditor = Auditor()
        for record in self.store.records:
            assert auditor.take(record), auditor.verdict.fault
        self._check_numbers()
        self._check_late()
        again = Floor(await copy_of(self.store))
        await again.house.start()
        for table in GAMES:
            assert again.house.tables[table].state == self.floor.house.tables[table].state

    def _check_numbers(self) -> None:
        """What counted is what the wheel showed, each once and in order; or a person said so."""
        assert self.floor is not None
        truth = iter([pocket for kind, _, pocket in self.wheel.truth if kind == "number"])
        for record in self.store.records:
            if record.stream == "wheel:W1" and record.kind == "NumberSpun":
                event = WHEELS.codec.decode(record.kind, record.payload)
                assert isinstance(event, spins.NumberSpun)
                if event.by is Role.SENSOR:
                    assert event.pocket in truth, f"{event.pocket} was invented or doubled"

    def _check_late(self) -> None:
        """No wager that was taken too late is settled by the number of that spin."""
        lying = {f"table:{table}": Counter[str]() for table in GAMES}
        for record in self.store.records:
            if record.stream not in lying:
                continue
            event, late = TABLE_CODEC.decode(record.kind, record.payload), lying[record.stream]
            table = record.stream.removeprefix("table:")
            if isinstance(event, WagersChanged):
                counts = event.cause == "late" or (table, event.at) in self.late
                for change in event.changes if counts else ():
                    late[change.bet] += change.stake
            elif isinstance(event, NoSpinCalled):
                # Nobody has won or lost by that spin, and the next is another.
                late.clear()
            elif isinstance(event, RoundSettled):
                assert not any(stake > 0 for stake in late.values()), (record.number, late)
                late.clear()


def drill(seed: int, folder: Path, minutes: int = 12) -> Drill:
    made = Drill(seed, folder)

    async def story() -> None:
        await made.run(minutes)
        await made.check()

    asyncio.run(story())
    return made


@pytest.mark.parametrize("seed", [0, 149])
def test_whatever_is_killed_or_unplugged_every_round_ends_by_its_book(
    seed: int, tmp_path: Path
) -> None:
    made = drill(seed, tmp_path)
    assert made.done.total() >= 5


@pytest.mark.soak
def test_the_same_over_many_seeds(tmp_path: Path) -> None:
    done = Counter[str]()
    for seed in range(2, 502):
        done += drill(seed, tmp_path).done
    assert min(done.values()) > 500
