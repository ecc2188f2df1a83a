"""What a bundle of evidence says of interruption: a serving house is killed, again and again.

Patrons play at it over HTTP, as terminals do, until the moment of the kill. What they were answered
must be answered the same afterwards, and nothing may be done twice.
"""

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import HTTPException
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple

from croupier.cli.evidence_house import run_croupier
from croupier.cli.evidence_parts import Collector, Grid, Plan, Section, Status, passed
from croupier.core.messages import Message, Saying, say

_WAIT: Final = 120.0
#: A house is killed after so many more rounds, and so many wagers.
_ROUNDS: Final = 20
_WAGERS: Final = 12
#: The virtual dealer deals quickly, so that something is under way when the power goes.
_CADENCE: Final = {
    "CROUPIER_CADENCE_BETTING": "1",
    "CROUPIER_CADENCE_SPIN_BEFORE_CLOSE": "0.2",
    "CROUPIER_CADENCE_BALL": "0.2",
    "CROUPIER_CADENCE_REST": "0.2",
}
#: Who plays at a demo house, and who pays tickets there.
_PLAYERS: Final = ("ann", "ben")
_CASHIER: Final = {"name": "carol", "password": "count-the-demo"}
_BUY_IN: Final = 200_00


class Published(NamedTuple):
    """What anybody may see of a table: its round, and the last numbers, newest first."""

    round_no: int
    numbers: tuple[str, ...]


def goes_on(was: Published, now: Published) -> bool:
    """Whether a table shows everything that it showed before, and perhaps more."""
    shown = any(
        now.numbers[start:] == was.numbers[: len(now.numbers) - start]
        for start in range(len(now.numbers))
        if len(now.numbers) - start <= len(was.numbers)
    )
    return now.round_no >= was.round_no and (shown or not was.numbers)


@dataclass(slots=True)
class Sent:
    """A command of a patron under its key, and what came of it; nothing while nobody knows."""

    player: str
    table: str
    key: str
    command: dict[str, Any]
    answer: dict[str, Any] | None = None

    @property
    def is_accepted(self) -> bool:
        """Whether the house has said that it is done."""
        return self.answer is not None and self.answer["type"] == "accepted"


class Unreachable(Exception):
    """The house does not answer."""


@dataclass
class _House:
    """A serving house, as anybody reaches it."""

    process: "subprocess.Popen[bytes]"
    port: int

    def request(
        self, path: str, body: Any = None, token: str = "", key: str = ""
    ) -> tuple[int, dict[str, Any]]:
        """A status and what was answered."""
        headers = {"Content-Type": "application/json"}
        headers |= {"Authorization": f"Bearer {token}"} if token else {}
        headers |= {"Idempotency-Key": key} if key else {}
        data = None if body is None else json.dumps(body).encode()
        wanted = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", data=data, headers=headers
        )
        try:
            with urllib.request.urlopen(wanted, timeout=10) as answer:
                return answer.status, json.loads(answer.read())
        except urllib.error.HTTPError as error:
            return error.code, json.loads(error.read() or b"{}")
        except (OSError, ValueError, HTTPException) as error:
            raise Unreachable from error

    def submit(self, sent: Sent, *, again: bool = False) -> None:
        """Send a command, and keep a final answer."""
        path = f"/v1/tables/{sent.table}/commands{'?again=yes' if again else ''}"
        status, answer = self.request(path, sent.command, _terminal(sent.player), sent.key)
        if status == 200 and answer["type"] in ("accepted", "refused"):
            sent.answer = answer

    def tables(self) -> list[dict[str, Any]]:
        """What anybody may see."""
        found: list[dict[str, Any]] = self.request("/v1/tables")[1]["tables"]
        return found

    def published(self) -> dict[str, Published]:
        """The same, table by table."""
        return {
            each["table"]: Published(each["round_no"], tuple(each["numbers"]))
            for each in self.tables()
        }

    def redeem(self, ticket: str, key: str) -> int:
        """With which status a cashier is answered who pays a ticket."""
        token = str(self.request("/v1/session", _CASHIER)[1]["token"])
        return self.request(f"/v1/tickets/{ticket}/redeem", {}, token, key)[0]

    def wait(self, what: str, holds: "Any") -> dict[str, Published]:
        """What the house shows, once something holds."""
        deadline = time.monotonic() + _WAIT
        while time.monotonic() < deadline:
            try:
                shown = self.published()
            except Unreachable:
                shown = {}
            if shown and holds(shown):
                return shown
            if self.process.poll() is not None:
                raise RuntimeError(f"the house ended by itself with {self.process.returncode}")
            time.sleep(0.1)
        raise RuntimeError(f"the house did not come to {what} within its time")


def _terminal(player: str) -> str:
    """The key of a demo player's terminal."""
    return f"{player}-terminal.play-money-only-{player}"


@contextmanager
def _serving(data: Path) -> Iterator[_House]:
    """A house as a process of its own, which is killed at the end."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    env = {**os.environ, **_CADENCE, "CROUPIER_HOUSE_DEMO_WHEEL": "false"}
    command = [sys.executable, "-m", "croupier", "serve", "--data", str(data), "--port", str(port)]
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, env=env, stdout=quiet, stderr=quiet)
    try:
        yield _House(process, port)
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait(10)


@dataclass
class _Patrons:
    """Players who never stop sending, and what they were answered."""

    house: _House
    numbers: "Iterator[int]"
    sent: list[Sent] = field(default_factory=list)
    ended: bool = False

    def play(self) -> None:
        """Lay one wager after the other at the electronic tables, until nobody answers."""
        while not self.ended:
            try:
                self._round()
            except Unreachable:
                return

    def _round(self) -> None:
        # A terminal deals with tables of its own kind.
        for table in [each for each in self.house.tables() if each["electronic"]]:
            for player in _PLAYERS:
                stake = {"bet": "red", "stake": int(table["min"])}
                if table["phase"] == "betting":
                    self.send(player, table["table"], "place", **stake)
        time.sleep(0.05)

    def send(self, player: str, table: str, action: str, **words: Any) -> Sent:
        """One command under a key of its own."""
        command = {"type": action, "player": player, **words}
        sent = Sent(player, table, f"evidence-{next(self.numbers)}", command)
        self.sent.append(sent)
        self.house.submit(sent)
        return sent

    @property
    def wagers(self) -> int:
        """How many wagers were taken."""
        return sum(each.is_accepted for each in list(self.sent))


@dataclass
class _Trial:
    """One house over all its kills."""

    data: Path
    numbers: "Iterator[int]" = field(default_factory=lambda: count(1))
    shown: dict[str, Published] = field(default_factory=dict)
    sent: list[Sent] = field(default_factory=list)
    #: The ticket of the last evening, and whether it was paid then.
    ticket: tuple[str, bool] | None = None
    rows: list[tuple[Saying, ...]] = field(default_factory=list)
    #: Whether the auditor found the log in order after the last kill.
    verified: bool = False
    failed: bool = False

    def serve(self, number: int) -> None:
        """Serve until enough was played, read what was before, and kill the house."""
        with _serving(self.data) as house:
            first = house.wait("its first answer", lambda shown: True)
            if number:
                self._check_what_was(number, house, first)
            patrons = _Patrons(house, self.numbers)
            table = next(each["table"] for each in house.tables() if each["electronic"])
            patrons.send("ann", table, "buy-in", amount=_BUY_IN)
            self.ticket = self._ticket(number, house, patrons, table)
            player = threading.Thread(target=patrons.play, daemon=True)
            player.start()
            rounds = _rounds(first) + _ROUNDS
            self.shown = house.wait(
                f"{_ROUNDS} rounds",
                lambda shown: _rounds(shown) >= rounds and patrons.wagers >= _WAGERS,
            )
        # The patrons were still sending; what has no answer is in doubt.
        player.join(_WAIT)
        patrons.ended = True
        self.sent = patrons.sent
        verdict = run_croupier("verify", str(self.data), "--json")
        self.verified = not verdict.returncode and bool(json.loads(verdict.stdout)["ok"])

    def _ticket(
        self, number: int, house: _House, patrons: _Patrons, table: str
    ) -> tuple[str, bool] | None:
        """A ticket for the next evening; every second one is paid before the kill."""
        sent = patrons.send("ann", table, "cash-out")
        ticket = str(sent.answer["ticket"]) if sent.is_accepted and sent.answer else ""
        if not ticket:
            return None
        return ticket, bool(number % 2) and house.redeem(ticket, f"first-{number}") == 200

    def _check_what_was(self, number: int, house: _House, now: dict[str, Published]) -> None:
        kept = all(goes_on(was, now[table]) for table, was in self.shown.items())
        done = [each for each in self.sent if each.answer is not None]
        doubtful = [each for each in self.sent if each.answer is None]
        same = all(_answered_again(house, each) for each in done)
        for each in doubtful:
            house.submit(each, again=True)
        decided = all(each.answer is not None for each in doubtful)
        once, ticket = self._paid_once(number, house)
        tests = (kept, same, decided, once, self.verified)
        self.failed = self.failed or not all(tests)
        self.rows.append(
            (
                str(number),
                str(_rounds(self.shown)),
                passed(kept),
                str(sum(each.is_accepted for each in done)),
                passed(same),
                str(len(doubtful)),
                passed(decided),
                say("evidence-both", first=ticket, second=passed(once)),
                passed(self.verified),
            )
        )

    def _paid_once(self, number: int, house: _House) -> tuple[bool, Message]:
        """A ticket of before the kill is paid once: then, or now, and never again."""
        if self.ticket is None:
            return False, say("evidence-ticket-none")
        ticket, was_paid = self.ticket
        said = [house.redeem(ticket, f"again-{number}-{turn}") for turn in range(2)]
        if was_paid:
            return said == [409, 409], say("evidence-ticket-paid-before")
        return said == [200, 409], say("evidence-ticket-paid-after")


def _answered_again(house: _House, sent: Sent) -> bool:
    """Whether a command that is heard again is answered as before, and not done again."""
    assert sent.answer is not None
    again = Sent(sent.player, sent.table, sent.key, sent.command)
    house.submit(again, again=True)
    if again.answer is None:
        return False
    names = ("type", "seq", "round_no", "ticket") if sent.is_accepted else ("type", "reason")
    return all(again.answer[name] == sent.answer[name] for name in names)


def _rounds(tables: dict[str, Published]) -> int:
    return sum(table.round_no for table in tables.values())


def _interruption(folder: Path, plan: Plan, section: Section) -> None:
    trial = _Trial(folder / "interrupted")
    for number in range(plan.kills + 1):
        trial.serve(number)
    section.status = Status.FAILED if trial.failed else Status.PASSED
    section.says = (say("evidence-says-interruption"), say("evidence-says-tickets"))
    section.grids = (
        Grid(
            title=say("evidence-kills"),
            names=(
                say("evidence-column-kill"),
                say("evidence-column-rounds-shown"),
                say("evidence-column-shown-again"),
                say("evidence-column-wagers"),
                say("evidence-column-answered-again"),
                say("evidence-column-in-doubt"),
                say("evidence-column-decided"),
                say("evidence-column-ticket"),
                say("evidence-column-verified"),
            ),
            rows=tuple(trial.rows),
        ),
    )
    section.data = {"kills": [[str(cell) for cell in row] for row in trial.rows]}


SERVED: Final = (Collector("interruption", say("evidence-interruption"), _interruption),)
