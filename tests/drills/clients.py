"""Clients of a drill: terminals that never wait for long, and cashiers who race each other."""

import asyncio
import contextlib
import json
import random
from collections.abc import Callable
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.drills.history import History, Redeemed
from tests.house.serving import NO_TLS, Server, terminal_key

TABLES = ("T2", "T6", "T11")
STAKE = 500
#: Half of what a terminal buys in for; the demo lets terminals buy in.
BUY_IN = 500_00
GONE = (ConnectionClosed, OSError, TimeoutError, EOFError, InvalidHandshake)

Nodes = Callable[[], list[Server]]


class Lines:
    """One client's sockets, one a node. Answers go to the history whenever they come."""

    def __init__(self, key: str, history: History) -> None:
        self._key = key
        self._history = history
        self._open: dict[int, ClientConnection] = {}
        self._reading: set[asyncio.Task[None]] = set()
        self._connecting = asyncio.Lock()
        self.heard = asyncio.Event()
        #: The round of the last answer, by table.
        self.rounds: dict[str, int] = {}

    async def send(self, node: Server, message: dict[str, Any]) -> bool:
        """Send over a node's socket; whether it went out."""
        try:
            async with self._connecting:
                raw = self._open.get(node.port) or await self._connect(node)
            await raw.send(json.dumps(message))
        except GONE:
            return False
        return True

    async def _connect(self, node: Server) -> ClientConnection:
        address = f"ws://127.0.0.1:{node.port}/v1/socket"
        headers = {"Authorization": f"Bearer {self._key}"}
        raw = await connect(
            address, additional_headers=headers, open_timeout=2, close_timeout=0.2, proxy=None
        )
        self._open[node.port] = raw
        task = asyncio.create_task(self._read(node.port, raw))
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)
        return raw

    async def _read(self, port: int, raw: ClientConnection) -> None:
        with contextlib.suppress(*GONE):
            async for text in raw:
                message = json.loads(text)
                if message.get("round_no"):
                    self.rounds[message["table"]] = message["round_no"]
                self._history.note(str(message.get("id", "")), message)
                self.heard.set()
        if self._open.get(port) is raw:
            del self._open[port]

    async def hang_up(self) -> None:
        """Leave every node, whatever is still under way there."""
        for raw in list(self._open.values()):
            with contextlib.suppress(*GONE):
                await raw.close()
        self._open.clear()
        for task in self._reading:
            task.cancel()
        await asyncio.gather(*self._reading, return_exceptions=True)


class Terminal:
    """Plays for one player at one table. It gives a node up early and sends the key elsewhere."""

    def __init__(
        self, player: str, table: str, nodes: Nodes, history: History, chance: random.Random
    ) -> None:
        self.client = f"{player}-terminal"
        self.player = player
        self.table = table
        self._nodes = nodes
        self._history = history
        self._chance = chance
        self._lines = Lines(terminal_key(player), history)
        self.tickets: list[str] = []
        self._open: list[str] = []

    async def play(self, stop: asyncio.Event) -> None:
        """Send one command after the other until it is time to stop."""
        while not stop.is_set():
            if self._chance.random() < 0.05:
                await self._lines.hang_up()
            several = self._chance.choice((1, 1, 3, 8))
            await asyncio.gather(*(self._act(self._command()) for _ in range(several)))

    def _command(self) -> dict[str, Any]:
        drawn = self._chance.random()
        if drawn < 0.12:
            return {"type": "cash-out", "player": self.player}
        if drawn < 0.26:
            return {"type": "buy-in", "player": self.player, "amount": BUY_IN}
        bet = f"straight:{self._chance.randint(1, 36)}"
        return {"type": "place", "player": self.player, "bet": bet, "stake": STAKE}

    async def _act(self, command: dict[str, Any]) -> None:
        name, entry = self._history.open_up(self.client, self.table, command)
        self._open.append(name)
        known = self._lines.rounds.get(self.table, 0)
        round_no = known if command["type"] == "place" and self._chance.random() < 0.5 else 0
        for _ in range(self._chance.randint(1, 3)):
            await self._send(name, round_no)
            if await self._answered(entry, self._chance.uniform(0.3, 2.5)):
                break
        self._collect()

    async def _send(self, name: str, round_no: int = 0) -> None:
        entry, node = self._history.sent[name], self._chance.choice(self._nodes())
        again = bool(entry.sends)
        message = {
            "type": "submit",
            "id": name,
            "table": self.table,
            "key": name,
            "command": entry.command,
            "again": again,
            "round_no": round_no,
        }
        entry.sends.append(node.settings.get("CROUPIER_NODE", "node"))
        over_http = self._chance.random() < 0.2
        went = self._post(node, message) if over_http else self._lines.send(node, message)
        if not await went:
            await asyncio.sleep(0.05)

    async def _post(self, node: Server, message: dict[str, Any]) -> bool:
        """The same over HTTP, by a client that hangs up early; whether it was answered."""
        url = f"{node.url}/v1/tables/{self.table}/commands"
        headers = {
            "Authorization": f"Bearer {terminal_key(self.player)}",
            "Idempotency-Key": message["key"],
        }
        query = {"again": "yes"} if message["again"] else {}
        query |= {"round_no": message["round_no"]} if message["round_no"] else {}
        seconds = self._chance.uniform(0.05, 1.5)
        try:
            async with httpx2.AsyncClient(timeout=seconds, headers=headers, verify=NO_TLS) as http:
                response = await http.post(url, params=query, json=message["command"])
        except (httpx2.HTTPError, OSError):
            return False
        if response.status_code == 200:
            self._history.note(message["id"], {**response.json(), "id": message["id"]})
            self._lines.heard.set()
        elif response.status_code not in (404, 503):
            said = f"{message['id']} is answered {response.status_code}: {response.text}"
            self._history.violations.append(said)
        return response.status_code == 200

    async def _answered(self, entry: Any, seconds: float) -> bool:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not entry.is_final:
                    self._lines.heard.clear()
                    await self._lines.heard.wait()
        return bool(entry.is_final)

    async def settle(self, seconds: float) -> None:
        """Send whatever has no answer again, until all of it has one."""
        until = asyncio.get_running_loop().time() + seconds
        while waiting := [n for n in self._open if not self._history.sent[n].is_final]:
            if asyncio.get_running_loop().time() > until:
                self._history.violations.append(f"{self.client}: never answered: {waiting}")
                break
            for name in waiting:
                await self._send(name)
            await self._answered(self._history.sent[waiting[-1]], 1)
        self._collect()
        self._open.clear()
        await self._lines.hang_up()

    def _collect(self) -> None:
        for name in self._open:
            entry = self._history.sent[name]
            if entry.ticket and entry.ticket not in self.tickets:
                self.tickets.append(entry.ticket)


class Cashier:
    """Has tickets paid, each under one key, over whichever node answers."""

    def __init__(
        self, name: str, token: str, nodes: Nodes, history: History, chance: random.Random
    ) -> None:
        self.name = name
        self._headers = {"Authorization": f"Bearer {token}"}
        self._nodes = nodes
        self._history = history
        self._chance = chance

    async def redeem(self, number: str) -> Redeemed:
        """Try until it is known whether the ticket is paid, or give up where nothing changed."""
        key = f"pay-{self.name}"
        attempt = Redeemed(self.name, number, f"{self.name}/ticket/{number}/{key}")
        self._history.redeemed.append(attempt)
        while not attempt.outcome:
            node = self._chance.choice(self._nodes())
            url = f"{node.url}/v1/tickets/{number}/redeem"
            headers = {**self._headers, "Idempotency-Key": key}
            try:
                async with httpx2.AsyncClient(
                    timeout=self._chance.uniform(0.5, 4), verify=NO_TLS
                ) as http:
                    response = await http.post(url, headers=headers)
            except (httpx2.HTTPError, OSError):
                await asyncio.sleep(0.1)
                attempt.detail = "in doubt"
                continue
            self._take(attempt, response)
            if not attempt.outcome:
                await asyncio.sleep(0.1)
        return attempt

    def _take(self, attempt: Redeemed, response: httpx2.Response) -> None:
        said = response.json()
        status = response.status_code
        if status == 200:
            attempt.outcome = "paid"
            if (said["status"], said["ended_by"]) != ("redeemed", self.name):
                self._history.violations.append(f"{attempt.key} is answered {said}")
        elif status in (404, 409):
            attempt.outcome, attempt.detail = "not paid", said["detail"]
        elif status == 503:
            # One that was in doubt before stays so: only a first attempt knows that it was alone.
            sure = "has changed nothing" in said["detail"] and attempt.detail != "in doubt"
            if sure and self._chance.random() < 0.5:
                attempt.outcome = "unchanged"
            attempt.detail = attempt.detail or ("unchanged" if sure else "in doubt")
        elif status != 429:
            self._history.violations.append(f"{attempt.key} is answered {status}: {said}")
            attempt.outcome = "fault"
