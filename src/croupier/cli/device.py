"""`croupier device`: drivers and emulators, and what a captured line means."""

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated
from urllib.parse import urlsplit

from cyclopts import App, Parameter

from croupier.cli.device_replay import replay
from croupier.cli.output import UsageError, print_json
from croupier.devices.driver import DeviceKind, Emulator, UnknownDriver, kind_of, kinds
from croupier.devices.journal import Journal
from croupier.devices.link import (
    BadAddress,
    Link,
    StreamLink,
    TtyLink,
    check_address,
    open_pty,
)
from croupier.devices.process import DeviceProcess, serve_emulator
from croupier.devices.uplink import HttpUplink, ShownUplink, Uplink

device = App(name="device", help="Wheels, note readers, printers, displays: drive or emulate them.")
device.command(replay, name="replay")

Set = Annotated[tuple[str, ...], Parameter(name="--set", negative="")]


@device.command(name="list")
def list_drivers(*, as_json: Annotated[bool, Parameter(name="--json", negative="")] = False) -> int:
    """Every driver there is, with its settings.

    Parameters
    ----------
    as_json
        One row for each.
    """
    rows = [
        {"driver": each.name, "serves": each.serves, "says": each.says, "set": dict(each.settings)}
        for each in kinds().values()
    ]
    if as_json:
        print_json(rows)
    for row in () if as_json else rows:
        print(f"{row['driver']:<16} {row['serves']:<8} {row['says']}")
    return 0


@device.command
def run(
    driver: str,
    *,
    port: str,
    house: str = "",
    key: str = "",
    journal: Path | None = None,
    settings: Set = (),
    orders: Annotated[tuple[str, ...], Parameter(name="--order", negative="")] = (),
    authority: str = "",
    certificate: str = "",
) -> int:
    """Drive one device, and report to the house until stopped. Without a house, show what it reads.

    Parameters
    ----------
    driver
        Which driver: `croupier device list` has them.
    port
        A serial port such as /dev/ttyUSB0, or socket://host:port for a converter.
    house
        Where the house is: https://house:8000. It takes a key and a journal along.
    key
        A file with the key that the house gave when the device was enrolled.
    journal
        A file for the driver's own journal. It keeps what the house has not heard yet.
    settings
        Settings of the driver, as name=value.
    orders
        Without a house: what the device is to do at the start, such as "show 17".
    authority
        A file with the certificate authority of the house, where it is one of its own.
    certificate
        A file with this device's own certificate and key.
    """
    kind, configured = _configured(driver, settings)
    try:
        check_address(port)
    except BadAddress as error:
        raise UsageError(str(error)) from error
    if house and (not key or journal is None or orders):
        raise UsageError("with --house go --key and --journal, and no --order: the house orders")
    secret = _key(Path(key)) if house else ""
    _check_house(house)
    try:
        kind.make(configured, ())
    except ValueError as error:
        raise UsageError(f"a setting: {error}") from error

    def uplink(kept: Journal) -> Uplink:
        if not house:
            return ShownUplink(_say, orders)
        try:
            return HttpUplink(
                house,
                secret,
                kind.name,
                journal=kept.name,
                authority=authority,
                certificate=certificate,
            )
        except OSError as error:
            raise UsageError(f"the authority or the certificate: {error}") from error

    async def drive(kept: Journal) -> None:
        await DeviceProcess(
            kind, configured, address=port, journal=kept, uplink=uplink(kept), notice=_say
        ).run()

    with TemporaryDirectory() as folder:
        asyncio.run(drive(_journal(journal or Path(folder) / "journal")))
    return 0


def _say(text: str) -> None:
    print(text, flush=True)


@device.command
def emulate(driver: str, *, listen: str = "pty", seed: int = 1, settings: Set = ()) -> int:
    """Be the device at the other end of the line: on a pseudo-terminal or a TCP port.

    Parameters
    ----------
    driver
        Which device.
    listen
        pty, or host:port.
    seed
        The same seed plays the same games.
    settings
        Settings of the emulator, as name=value: script=ok,failed-launch noise=0.1 pace=5.
    """
    kind, configured = _configured(driver, settings)
    try:
        emulator = kind.emulate(configured, seed)
    except ValueError as error:
        raise UsageError(f"a setting: {error}") from error
    asyncio.run(_emulate(listen, emulator))
    return 0


async def _emulate(listen: str, emulator: Emulator) -> None:
    printing = asyncio.create_task(_check_reading(emulator))
    if listen == "pty":
        ours, path = open_pty()
        _say(path)
        await serve_emulator(TtyLink(ours), emulator)
        printing.cancel()
        return
    host, _, port = listen.rpartition(":")
    if not port.isdecimal() or int(port) > 65_535:
        raise UsageError(f"{listen!r} is neither pty nor host:port")

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        link: Link = StreamLink(reader, writer)
        await serve_emulator(link, emulator)

    server = await asyncio.start_server(serve, host or "127.0.0.1", int(port))
    name, number = server.sockets[0].getsockname()[:2]
    _say(f"socket://{name}:{number}")
    await server.serve_forever()


async def _check_reading(emulator: Emulator) -> None:
    """Say what somebody would see who stands before the device, where it shows anything."""
    seen, shown = 0, getattr(emulator, "shown", None)
    while isinstance(shown, list):
        for text in shown[seen:]:
            _say(text)
        seen = len(shown)
        await asyncio.sleep(0.1)


def _configured(driver: str, given: tuple[str, ...]) -> tuple[DeviceKind, dict[str, str]]:
    try:
        kind = kind_of(driver)
        pairs = [each.partition("=") for each in given]
        if wrong := [name for name, sign, _ in pairs if not sign]:
            raise ValueError(f"{wrong[0]!r} is not name=value")
        return kind, dict(kind.configured({name: value for name, _, value in pairs}))
    except (UnknownDriver, ValueError) as error:
        raise UsageError(str(error)) from error


def _journal(path: Path) -> Journal:
    try:
        return Journal(path)
    except OSError as error:
        raise UsageError(f"the journal: {error}") from error


def _key(path: Path) -> str:
    try:
        key = path.read_text("ascii").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(f"the key: {error}") from error
    if not key or not key.isprintable():
        raise UsageError(f"the key: {path} does not hold one line with a key")
    return key


def _check_house(house: str) -> None:
    """Refuse an address that no waiting makes good."""
    try:
        parts = urlsplit(house)
        known = not house or (parts.scheme in ("http", "https") and parts.hostname)
        # Reading it checks it.
        _ = parts.port
    except ValueError:
        known = False
    if not known:
        raise UsageError(f"{house!r} is no address of a house: https://host:port")
