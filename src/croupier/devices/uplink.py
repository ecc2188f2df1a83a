"""To the house over HTTP or HTTPS, with the device's own key; the standard library is enough."""

import asyncio
import json
import ssl
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, Final, Protocol

from croupier.devices.clock import steady_clock
from croupier.devices.http_line import HttpLine
from croupier.devices.readings import NoteEscrowed, Reading, to_json

SECONDS_MAX: Final = 10.0
PATH: Final = "/v1/readings"
#: A message to the house holds at most 16,384 bytes; so many are left for readings.
_READINGS_BYTES: Final = 15_000


class HouseAway(Exception):
    """The house cannot be reached now; what was sent may or may not have arrived."""


class HouseRefuses(Exception):
    """The house does not let this device in: its key or its scope is wrong."""


@dataclass(frozen=True, slots=True)
class Order:
    """Something the house wants of the device."""

    number: int
    order: str
    value: str = ""


@dataclass(frozen=True, slots=True)
class Taken:
    """What the house says: how far it has the readings, which it refused, and what it wants."""

    seq: int
    refused: frozenset[int] = frozenset()
    orders: tuple[Order, ...] = ()


class Uplink(Protocol):
    """The way to the house."""

    async def send(
        self, readings: Sequence[tuple[int, Reading]], done: int, waiting: int = 0
    ) -> Taken:
        """Report readings, or nothing as a sign of life; `done` is the last order carried out.

        `waiting` is how many more there are than these.
        """
        ...


def fitting(waiting: Sequence[tuple[int, Reading]]) -> list[tuple[int, Reading]]:
    """The first of them, as many as go into one message: after a bad line they may be long."""
    sizes = accumulate(len(json.dumps(_stated(*each))) + 2 for each in waiting)
    return [each for each, size in zip(waiting, sizes, strict=True) if size <= _READINGS_BYTES]


def _stated(number: int, reading: Reading) -> dict[str, Any]:
    return {"seq": number, **to_json(reading)}


class ShownUplink:
    """Where there is no house: readings are shown, and some orders are carried out at the start.

    A note has nobody to credit it, and is handed back.
    """

    def __init__(self, show: Callable[[str], None], orders: Sequence[str] = ()) -> None:
        self._show = show
        named = (each.partition(" ") for each in orders)
        self._orders = tuple(
            Order(number, order, value) for number, (order, _, value) in enumerate(named, start=1)
        )

    async def send(
        self, readings: Sequence[tuple[int, Reading]], done: int, waiting: int = 0
    ) -> Taken:
        """Everything arrives."""
        for _, reading in readings:
            self._show(json.dumps(to_json(reading)))
        notes = (number for number, each in readings if isinstance(each, NoteEscrowed))
        last = readings[-1][0] if readings else 0
        return Taken(last, frozenset(notes), self._orders)


class HttpUplink:
    """The way to a house that is reached over HTTP."""

    def __init__(
        self,
        url: str,
        key: str,
        driver: str,
        *,
        journal: str = "",
        authority: str = "",
        certificate: str = "",
    ) -> None:
        """`authority` is a file with the house's certificate authority, `certificate` our own.

        `journal` names the one that the readings are from.
        """
        self._driver, self._journal, self._began = driver, journal, steady_clock()
        context: ssl.SSLContext | None = None
        if url.startswith("https:"):
            context = ssl.create_default_context(cafile=authority or None)
            if certificate:
                context.load_cert_chain(certificate)
        self._line = HttpLine(url, PATH, key, context)

    async def send(
        self, readings: Sequence[tuple[int, Reading]], done: int, waiting: int = 0
    ) -> Taken:
        """Post, on a connection that is kept open and opened again as needed."""
        body = {
            "driver": self._driver,
            "journal": self._journal,
            "done": done,
            "waiting": waiting,
            "began": self._began,
            "sent": steady_clock(),
            "readings": [_stated(*each) for each in readings],
        }
        status, text = await self._post(json.dumps(body).encode())
        if status in (401, 403, 404, 422):
            raise HouseRefuses(text.decode(errors="replace"))
        if status != 200:
            raise HouseAway(f"{status} {text[:200]!r}")
        try:
            return _taken(json.loads(text))
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise HouseAway(f"no answer of a house: {text[:200]!r}") from error

    async def _post(self, body: bytes) -> tuple[int, bytes]:
        answered = False
        try:
            async with asyncio.timeout(SECONDS_MAX):
                answer = await self._line.post(body)
            answered = True
        except TimeoutError as error:
            raise HouseAway("no answer in time") from error
        except (OSError, EOFError, ValueError, asyncio.LimitOverrunError) as error:
            raise HouseAway(str(error)) from error
        finally:
            # Half an exchange is never gone on with.
            if not answered:
                self._line.hang_up()
        return answer

    def close(self) -> None:
        """Let the connection go."""
        self._line.hang_up()


def _taken(answer: dict[str, Any]) -> Taken:
    return Taken(
        seq=int(answer["seq"]),
        refused=frozenset(answer.get("refused", ())),
        orders=tuple(
            Order(int(each["number"]), str(each["order"]), str(each.get("value", "")))
            for each in answer.get("orders", ())
        ),
    )
