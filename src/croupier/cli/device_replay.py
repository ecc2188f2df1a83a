"""`croupier device replay`: what each line of a capture means, and what came of it in all."""

import re
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from croupier.cli.output import UsageError, print_json
from croupier.devices.driver import Driver, UnknownDriver, kind_of
from croupier.devices.readings import NumberRead, Reading, Replied, to_json

#: Lines of a capture without times are taken to come at the pace of a status.
_STEP_MS = 500
_DAY_MS = 86_400_000
#: What loggers put in front of a line: a time, with or without its day, and which way it went.
_TIME = re.compile(
    r"[\[(]?(?:(\d{4}-\d\d-\d\d)[ T])?(\d\d):(\d\d):(\d\d)(?:[.,](\d{1,9}))?"
    r"(?:Z|[+-]\d\d:?\d\d)?[\])]?(?:\t| ?[|,;-] ?|: ?| )"
)
_WAY = re.compile(
    r"\s*[\[(]?(r|s|rx|tx|rd|wr|in|out|recv|received?|sent|send|read|write|written)[\])]?"
    r"(?:\t|\s*(?:[<>]{1,3}|[-=]>|<[-=]|[:|]) ?| )",
    re.IGNORECASE,
)
_ARROW = re.compile(r"\s*([<>]{1,3}|->|<-)(?:\t| )")
#: How a capture marks what was sent to the device.
_SENT = frozenset({"s", "tx", "wr", "out", "sent", "send", "write", "written", ">", ">>", ">>>"})
#: Ends of lines that a logger wrote out.
_WRITTEN = re.compile(r"(?:\\r|\\n|<CR>|<LF>)+$", re.IGNORECASE)


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
        Lines as the device sent them; or with a time before each, and which way it went (R and S,
        RX and TX, `>>>` and the like). What was sent to the device is passed over.
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
        raise UsageError(str(error)) from error
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
    at, stamped = 0, False
    # Only the ends of lines part them: a torn line may hold any other sign.
    lines = re.split(rb"\r\n|\r|\n", file.read_bytes().removeprefix(b"\xef\xbb\xbf"))
    for number, raw in enumerate(lines, start=1):
        text, sent = raw.decode("latin-1"), False
        if found := _TIME.match(text):
            # A clock that was set back does not turn time around.
            at, stamped = max(at, _instant(found, at)), True
            text, sent = _way(text[found.end() :])
        elif not stamped:
            at += _STEP_MS
        if text and not sent:
            step = driver.received(f"{_WRITTEN.sub('', text)}\r\n".encode("latin-1"), at)
            yield from ((number, reading) for reading in step.readings)


def _way(text: str) -> tuple[str, bool]:
    """A line without the mark of its way, and whether it was sent to the device."""
    marked = _WAY.match(text) or _ARROW.match(text)
    if marked is None:
        return text, False
    return text[marked.end() :], marked[1].lower() in _SENT


def _instant(found: re.Match[str], before: int) -> int:
    """Milliseconds. A time without its day is on the day of the line before, or the next."""
    day, *clock, fraction = found.groups()
    hours, minutes, seconds = map(int, clock)
    time = ((hours * 60 + minutes) * 60 + seconds) * 1000 + int((fraction or "0").ljust(3, "0")[:3])
    if day:
        return int(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp()) * 1000 + time
    midnight = before - before % _DAY_MS
    return midnight + time + (_DAY_MS if before - (midnight + time) > _DAY_MS // 2 else 0)


def _shown(reading: Reading) -> str:
    stated = {name: value for name, value in to_json(reading).items() if name not in ("kind", "at")}
    kind = stated.pop("pocket", None)
    head = f"number {kind}" if kind is not None else reading.kind
    return " ".join((head, *(f"{name}={value!r}" for name, value in stated.items())))
