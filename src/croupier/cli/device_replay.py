"""`croupier device replay`: what each line of a capture means, and what came of it in all."""

import re
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from croupier.cli.output import Stop, print_json
from croupier.devices.driver import Driver, UnknownDriver, kind_of
from croupier.devices.readings import NumberRead, Reading, Replied, to_json

#: Lines of a capture without times are taken to come at the pace of a status.
_STEP_MS = 500
_STAMPED = re.compile(
    r"\[?(\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(?:[.,]\d+)?)[^\s\]]*\]?\s+"
    r"([A-Za-z]+)(?:\t|\s*>>>? ?|\s*<<<? ?)(.*)"
)
#: How a capture marks what was sent to the device.
_SENT = frozenset({"s", "sent", "send", "tx", "w", "out"})


def replay(
    file: Path,
    *,
    driver: str,
    settings: Annotated[tuple[str, ...], Parameter(name="--set", negative="")] = (),
    replies: Annotated[bool, Parameter(negative="")] = False,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> int:
    """Read a capture line by line, and say what it means: each number once, and what was no spin.

    Parameters
    ----------
    file
        Lines as the device sent them; or a time, R or S for received or sent, and the line, with a
        tab before it.
    driver
        Whose protocol it is.
    settings
        Settings of the driver, as name=value.
    replies
        Show replies to commands, too.
    as_json
        One row for each reading, and one with the counts.
    """
    pairs = {name: value for name, _, value in (each.partition("=") for each in settings)}
    try:
        kind = kind_of(driver)
        made = kind.make(kind.configured(pairs), ())
        found = list(_follow(file, made))
    except (UnknownDriver, OSError, ValueError) as error:
        raise Stop(str(error)) from error
    shown = [(line, r) for line, r in found if replies or not isinstance(r, Replied)]
    counts = Counter(reading.kind for _, reading in found)
    numbers = [reading.pocket for _, reading in found if isinstance(reading, NumberRead)]
    if as_json:
        rows: list[dict[str, Any]] = [{"line": line, **to_json(reading)} for line, reading in shown]
        print_json([*rows, {"counts": dict(sorted(counts.items())), "numbers": numbers}])
        return 0
    for line, reading in shown:
        print(f"{line:>6}  {_shown(reading)}")
    print(f"numbers: {' '.join(numbers) or 'none'}")
    print("; ".join(f"{count} {kind}" for kind, count in sorted(counts.items())))
    return 0


def _follow(file: Path, driver: Driver) -> Iterator[tuple[int, Reading]]:
    """Each reading with the number of the line that made it."""
    at = 0
    # Only the ends of lines part them: a torn line may hold any other sign.
    for number, raw in enumerate(file.read_bytes().split(b"\n"), start=1):
        text = raw.decode("latin-1").rstrip("\r")
        if found := _STAMPED.fullmatch(text):
            at = _instant(found[1])
            if found[2].lower() in _SENT:
                continue
            text = found[3]
        else:
            at += _STEP_MS
        if text:
            step = driver.received(f"{text}\r\n".encode("latin-1"), at)
            yield from ((number, reading) for reading in step.readings)


def _instant(text: str) -> int:
    moment = datetime.fromisoformat(text.replace(",", "."))
    return int(moment.replace(tzinfo=UTC).timestamp() * 1000)


def _shown(reading: Reading) -> str:
    stated = {name: value for name, value in to_json(reading).items() if name not in ("kind", "at")}
    kind = stated.pop("pocket", None)
    head = f"number {kind}" if kind is not None else reading.kind
    return " ".join((head, *(f"{name}={value!r}" for name, value in stated.items())))
