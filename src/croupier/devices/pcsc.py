"""Smart card readers by PC/SC: `pcsc:` for the first there is, `pcsc:NAME` for one by its name.

A card that is put to the reader comes as one line with its number, as from a reader that types it:
the number that contactless cards give by themselves, and else the answer with which the card came
up. The system's own library is called directly; its service (pcscd) owns the reader.
"""

import asyncio
import contextlib
import ctypes
import ctypes.util
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

from croupier.devices.link import LinkFailed

#: How often the reader is polled while nothing changes, so that a close is noticed.
_WAIT_MS: Final = 200
_AGAIN_SECONDS: Final = 0.1
_OPEN_SECONDS: Final = 10.0
_SCOPE_SYSTEM, _SHARED, _LEAVE, _ANY_PROTOCOL = 2, 2, 0, 3
_PRESENT: Final = 0x20
_TIMEOUT: Final = 0x8010000A
_NUMBER_PLEASE: Final = bytes.fromhex("FFCA000000")
_ANSWER_MAX: Final = 258


class _State(ctypes.Structure):
    """What is known of a reader, and what has become of it."""

    _fields_ = (
        ("reader", ctypes.c_char_p),
        ("user", ctypes.c_void_p),
        ("known", ctypes.c_ulong),
        ("now", ctypes.c_ulong),
        ("length", ctypes.c_ulong),
        ("answer", ctypes.c_ubyte * 33),
    )


class _Header(ctypes.Structure):
    """Which protocol a card speaks."""

    _fields_ = (("protocol", ctypes.c_ulong), ("length", ctypes.c_ulong))


class Reader:
    """One reader. Every call may wait, and raises LinkFailed once service or reader have gone."""

    def __init__(self, name: str) -> None:
        found = ctypes.util.find_library("pcsclite")
        if found is None:
            raise LinkFailed("cards need the PC/SC library of the system (pcscd, libpcsclite1)")
        self._library: Any = ctypes.CDLL(found)
        self._context = ctypes.c_long()
        self._call("EstablishContext", _SCOPE_SYSTEM, None, None, ctypes.byref(self._context))
        try:
            self.name = next((each for each in self._names() if name in each), "")
            if not self.name:
                raise LinkFailed(f"there is no card reader {name!r}")
        except LinkFailed:
            self.close()
            raise
        self._known = 0

    def _call(self, name: str, *arguments: Any) -> None:
        code = getattr(self._library, f"SCard{name}")(*arguments) & 0xFFFFFFFF
        if code:
            raise LinkFailed(f"{name}: {code:#010x}")

    def _names(self) -> Iterator[str]:
        size = ctypes.c_ulong()
        self._call("ListReaders", self._context, None, None, ctypes.byref(size))
        names = ctypes.create_string_buffer(size.value)
        self._call("ListReaders", self._context, None, names, ctypes.byref(size))
        yield from (each.decode(errors="replace") for each in names.raw.split(b"\0") if each)

    def wait(self) -> str | None:
        """The number of a card that has just been put there; None if nothing came for a while."""
        state = _State(reader=self.name.encode(), known=self._known)
        wait = self._library.SCardGetStatusChange
        code = wait(self._context, ctypes.c_ulong(_WAIT_MS), ctypes.byref(state), 1) & 0xFFFFFFFF
        if code == _TIMEOUT:
            return None
        if code:
            raise LinkFailed(f"GetStatusChange: {code:#010x}")
        number = None
        if state.now & _PRESENT and not self._known & _PRESENT:
            number = self._number()
            if number is None:
                # Not up yet, or somebody else has it: it is read again, as one that came.
                time.sleep(_AGAIN_SECONDS)
                return None
        self._known = state.now
        return number if number != "" else bytes(state.answer[: state.length]).hex().upper()

    def _number(self) -> str | None:
        """The number that a card gives; empty if it has none to give.

        None where it could not be read.
        """
        card, protocol = ctypes.c_long(), ctypes.c_ulong()
        try:
            self._call(
                "Connect",
                self._context,
                self.name.encode(),
                ctypes.c_ulong(_SHARED),
                ctypes.c_ulong(_ANY_PROTOCOL),
                ctypes.byref(card),
                ctypes.byref(protocol),
            )
        except LinkFailed:
            return None
        try:
            header = _Header(protocol.value, ctypes.sizeof(_Header))
            answer = ctypes.create_string_buffer(_ANSWER_MAX)
            size = ctypes.c_ulong(_ANSWER_MAX)
            self._call(
                "Transmit",
                card,
                ctypes.byref(header),
                _NUMBER_PLEASE,
                ctypes.c_ulong(len(_NUMBER_PLEASE)),
                None,
                answer,
                ctypes.byref(size),
            )
            said = answer.raw[: size.value]
            return said[:-2].hex().upper() if said.endswith(b"\x90\x00") else ""
        except LinkFailed:
            return None
        finally:
            self._library.SCardDisconnect(card, ctypes.c_ulong(_LEAVE))

    def close(self) -> None:
        """Let the service go."""
        self._library.SCardReleaseContext(self._context)


class PcscLink:
    """A reader as a line that gives one number a card.

    The library is called in a thread of its own, which nobody waits for: a call that hangs because
    the service has died must not keep the driver from ending.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._loop = asyncio.get_running_loop()
        self._said = asyncio.Queue[str | LinkFailed]()
        self._opened: asyncio.Future[None] = self._loop.create_future()
        self._closed = False
        threading.Thread(target=self._run, name="card reader", daemon=True).start()

    @property
    def is_open(self) -> bool:
        """Whether the reader is there."""
        return self._opened.done() and self._opened.exception() is None

    async def opened(self) -> "PcscLink":
        """Wait until the reader is there, or LinkFailed."""
        await asyncio.wait_for(asyncio.shield(self._opened), _OPEN_SECONDS)
        return self

    def _run(self) -> None:
        try:
            reader = Reader(self._name)
        except LinkFailed as error:
            self._hand_over(self._opened.set_exception, error)
            return
        self._hand_over(self._opened.set_result, None)
        try:
            while not self._closed:
                if code := reader.wait():
                    self._hand_over(self._said.put_nowait, code)
        except LinkFailed as error:
            self._hand_over(self._said.put_nowait, error)
        finally:
            reader.close()

    def _hand_over(self, call: Callable[[Any], None], value: Any) -> None:
        # The loop may have ended meanwhile, and with it everybody who would want to know.
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(call, value)

    async def read(self) -> bytes:
        """Wait for the next card."""
        said = await self._said.get()
        if isinstance(said, LinkFailed):
            raise said
        return f"{said}\r\n".encode("ascii")

    async def write(self, data: bytes) -> None:
        """A reader takes no orders."""

    def close(self) -> None:
        """Let the reader go after the poll that is under way."""
        self._closed = True


async def open_reader(address: str) -> PcscLink:
    """The reader of an address, or LinkFailed."""
    link = PcscLink(address.partition(":")[2])
    try:
        return await link.opened()
    except TimeoutError as error:
        raise LinkFailed("the PC/SC service does not answer") from error
    finally:
        if not link.is_open:
            link.close()
