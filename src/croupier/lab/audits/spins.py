"""Recorded numbers, read from files. What cannot be read is named with its line.

Four forms are distinguished by their first lines:

- plain text: numbers between spaces, commas, semicolons or line ends;
- CSV whose first line names the columns, in any order and any case;
- CSV without names: the one column that holds nothing but numbers of the wheel is the number, and
  moments and directions are known by what they look like;
- a capture of a wheel's serial line, whose status lines hold state, spin, number, warning, speed
  and direction: a number counts when the device says that it is the result, and not the digits
  around it.

A line that begins with # is a comment. Text may be UTF-8 or UTF-16, and lines of any length.
"""

import csv
import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import islice
from typing import Final

import numpy as np

from croupier.core.messages import Saying, say
from croupier.lab.audits.labels import rotor_label
from croupier.lab.audits.recording import (
    Recording,
    Spin,
    follow,
    join,
    label,
    read_times,
)
from croupier.lab.audits.records import RecordFinding
from croupier.roulette.pockets import parse_pocket
from croupier.roulette.wheel import Wheel

__all__ = ["Fault", "NoNumbers", "Reading", "Spin", "read_files", "read_spins", "shorten"]

_SHOWN_MAX: Final = 40
_SNIFFED: Final = 200
_NEWLINE: Final = 10

#: Columns by what they hold, under the names that people give them.
COLUMNS: Final[Mapping[str, tuple[str, ...]]] = {
    "number": ("number", "pocket", "result", "winning number", "outcome", "spin result"),
    "direction": ("direction", "dir", "ball direction", "rotor direction"),
    "dealer": ("dealer", "croupier"),
    "ball": ("ball", "ball size"),
    "wheel": ("wheel", "wheel serial", "serial", "serial number", "wheel id"),
    "time": ("time", "at", "when", "timestamp", "date", "datetime"),
    "table": ("table", "table id"),
    "spin": ("spin no", "spin number", "round", "round no", "game no", "game number", "id"),
    "rotor": ("rotor", "rotor speed", "speed", "rpm", "rotor rpm"),
    "drop": ("drop", "drop zone", "zone", "diamond", "drop point"),
}
_DIRECTIONS: Final = frozenset(
    ("cw", "ccw", "clockwise", "counterclockwise", "anticlockwise", "left", "right", "l", "r")
)
_DIRECTIONS_MIN: Final = 2
_STATUS: Final = re.compile(r"\*X;(\d);(\d{1,3});([ \d]{2});([0-9A-Fa-f]);(\d{3});([01])")
_RESULT_STATE: Final = "5"


@dataclass(frozen=True, slots=True)
class Fault:
    """What could not be read, where it stands, and why."""

    line: int
    text: str
    why: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.text!r}: {self.why}"


@dataclass(frozen=True, kw_only=True)
class Reading:
    """Everything in a source: results in order, faults in order, and what else should be known."""

    source: str
    digest: str
    recording: Recording
    faults: tuple[Fault, ...] = ()
    notes: tuple[Saying, ...] = ()
    records: tuple[RecordFinding, ...] = ()

    @cached_property
    def spins(self) -> tuple[Spin, ...]:
        """Each result as an object."""
        return self.recording.spins()


class NoNumbers(ValueError):
    """A source as a whole cannot be read; the message says why."""


@dataclass
class _Columns:
    """What has been read so far."""

    wheel: Wheel
    places: list[int] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)
    #: How many faults came before each result: across one, nothing follows anything.
    parts: list[int] = field(default_factory=list)
    known: dict[str, list[str]] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)
    #: Texts of numbers that were met, with the places they stand for.
    texts: dict[str, int] = field(default_factory=dict)
    #: Whether the latest result stood first.
    turned: bool = False

    def __post_init__(self) -> None:
        self.texts = {str(pocket): place for pocket, place in self.wheel.place.items()}
        self.texts |= {f"0{digit}": self.texts[digit] for digit in "123456789"}

    def place(self, word: str, line: int) -> int | None:
        """The place of a number; where it is none, a fault is kept."""
        found = self.texts.get(word)
        if found is not None:
            return found
        pocket = parse_pocket(word.removesuffix(".0"))
        if pocket is not None and pocket in self.wheel.place:
            return self.texts.setdefault(word, self.wheel.place[pocket])
        why = f"there is no {pocket} on a {self.wheel.name} wheel"
        if pocket is None:
            why = "it is no number of any wheel"
        self.fault(line, word, why)
        return None

    def fault(self, line: int, text: str, why: str) -> None:
        """Keep what could not be read."""
        self.faults.append(Fault(line, shorten(text), why))

    def add(self, place: int, line: int) -> None:
        """Keep a result."""
        self.places.append(place)
        self.lines.append(line)
        self.parts.append(len(self.faults))

    def recording(self) -> Recording:
        """All of it as arrays."""
        known = dict(self.known)
        times = read_times(known.pop("time", []))
        numbers = known.pop("spin", [])
        labels = {kind: label(values) for kind, values in known.items() if any(values)}
        places = np.array(self.places, np.int64)
        found = Recording(
            wheel=self.wheel,
            places=places,
            lines=np.array(self.lines, np.int64),
            before=np.full(places.size, -1, np.int64),
            labels=labels,
            times=times,
            numbers=np.array([int(n) if n.isdigit() else -1 for n in numbers], np.int64),
        )
        parts = np.array(self.parts, np.int64)
        if _is_newest_first(found):
            self.turned = True
            found, parts = found.only(np.arange(places.size)[::-1]), parts[::-1]  # type: ignore[arg-type]
        return replace(found, before=follow(found.places, found.streams, parts))


def _is_newest_first(recording: Recording) -> bool:
    """Whether the latest result stands first, as in what screens and web pages list."""
    times = recording.times[~np.isnan(recording.times)]
    steps = np.diff(times)
    return bool(steps.size and (steps <= 0).all() and (steps < 0).any())


def _filled_up(sample: Sequence[str], into: _Columns) -> list[str]:
    """Where all numbers have two digits, a wheel without a double zero has a zero written 00."""
    cells = {cell.strip(' "\r') for line in sample for cell in re.split(r"[\s,;]+", line)}
    digits = set("0123456789")
    if not cells & {f"0{digit}" for digit in digits} or cells & digits:
        return []
    zero = into.texts.setdefault("00", into.texts["0"])
    read = (
        "a zero" if zero == into.texts["0"] else "a double zero, so that a plain zero has no sign"
    )
    return [f"numbers are filled up to two digits; 00 was read as {read}"]


def read_spins(raw: bytes, wheel: Wheel, *, source: str) -> Reading:
    """Read a file of numbers in any form. Every line gives results or faults, or is empty."""
    into = _Columns(wheel)
    notes: list[Saying] = []
    found = _read_bare(raw, into)
    if found is None:
        lines, own = _lines(raw, into)
        notes += own
        filled = (line for line in lines if line.strip() and not line.lstrip().startswith("#"))
        sample = list(islice(filled, _SNIFFED))
        if not sample:
            raise NoNumbers(f"{source} holds no numbers")
        notes += _filled_up(sample, into)
        notes += _read_lines(lines, sample, into)
        found = into.recording()
        if into.turned:
            notes.append("the latest result stands first; the file was read from its end")
    return Reading(
        source=source,
        digest=hashlib.sha256(raw).hexdigest(),
        recording=found,
        faults=tuple(sorted(into.faults, key=lambda fault: fault.line)),
        notes=tuple(notes),
    )


def _read_bare(raw: bytes, into: _Columns) -> Recording | None:
    """A file with one number to a line and nothing else, as most long recordings are; else None."""
    data = np.frombuffer(raw, np.uint8)
    ends = np.flatnonzero(data == _NEWLINE)
    if not data.size or (data.size - ends.size) != np.count_nonzero((data >= 48) & (data <= 57)):
        return None
    if data[-1] != _NEWLINE:
        ends = np.append(ends, data.size)
    starts = np.concatenate(([0], ends[:-1] + 1))
    lengths = ends - starts
    if lengths.min() < 1 or lengths.max() > 2:
        return None
    tens, ones = data[starts].astype(np.int64) - 48, data[ends - 1].astype(np.int64) - 48
    table = np.full(110, -1, np.int64)
    for text, place in into.texts.items():
        table[int(text) if len(text) == 1 else 10 + int(text)] = place
    places = table[np.where(lengths == 1, ones, 10 + 10 * tens + ones)]
    if places.min() < 0:
        return None
    alone = np.zeros(places.size, np.int64)
    return Recording(
        wheel=into.wheel,
        places=places,
        lines=np.arange(1, places.size + 1),
        before=follow(places, alone, alone),
    )


def read_files(files: Iterable[tuple[str, bytes]], wheel: Wheel, *, source: str) -> Reading:
    """Several files as one recording. A file that is there twice is read once, and named."""
    readings: list[Reading] = []
    notes: list[Saying] = []
    records: list[RecordFinding] = []
    seen: dict[str, str] = {}
    digest = hashlib.sha256()
    for name, raw in files:
        own = hashlib.sha256(raw).hexdigest()
        digest.update(own.encode())
        if own in seen:
            says = say("lab-record-same-file", name=name, other=seen[own])
            records.append(RecordFinding(kind="file", message=says))
            continue
        seen[own] = name
        try:
            reading = read_spins(raw, wheel, source=name)
        except NoNumbers as error:
            notes.append(f"left out: {error}")
            continue
        if len(reading.faults) > len(reading.recording):
            notes.append(f"left out: {name} is no list of numbers")
            continue
        readings.append(reading)
        notes += [f"{name}: {note}" for note in reading.notes]
    if not readings:
        raise NoNumbers(f"{source} holds no file of numbers")
    faults = [
        Fault(fault.line, fault.text, f"{fault.why} ({each.source})")
        for each in readings
        for fault in each.faults
    ]
    return Reading(
        source=f"{source}, {len(readings)} files",
        digest=digest.hexdigest(),
        recording=join([each.recording for each in readings]),
        faults=tuple(faults),
        notes=tuple(notes),
        records=tuple(records),
    )


def _read_lines(lines: list[str], sample: Sequence[str], into: _Columns) -> list[str]:
    if sum(bool(_STATUS.search(line)) for line in sample) * 2 > len(sample):
        _read_capture(lines, into)
        return ["read as a capture of a wheel's serial line: results are those of its state 5"]
    separator = _separator(sample[0])
    cells = sample[0].split(separator)
    if _is_heading(cells):
        _read_table(lines, separator, None, into)
        return []
    kinds = _guessed([line.split(separator) for line in sample], into)
    if kinds is None:
        _read_text(lines, into)
        return []
    named = ", ".join(f"{kind} in column {place + 1}" for place, kind in enumerate(kinds) if kind)
    _read_table(lines, separator, kinds, into)
    return [f"the first line names no columns; {named}"]


def _lines(raw: bytes, into: _Columns) -> tuple[list[str], list[str]]:
    """The lines of a file; those that are no text are faults, and stand there as empty ones."""
    text, notes = _utf16(raw)
    if text is not None:
        return re.split(r"\r\n|\r|\n", text), notes
    plain = raw.removeprefix(b"\xef\xbb\xbf")
    try:
        whole = plain.decode("utf-8")
        return re.split(r"\r\n|\r|\n", whole) if "\r" in whole else whole.split("\n"), []
    except UnicodeDecodeError:
        pass
    lines = []
    for number, line in enumerate(plain.splitlines(), start=1):
        try:
            lines.append(line.decode("utf-8"))
        except UnicodeDecodeError:
            into.fault(number, line.decode("utf-8", "replace"), "it is not UTF-8 text")
            lines.append("")
    return lines, []


def _utf16(raw: bytes) -> tuple[str | None, list[str]]:
    """The text of a file in UTF-16, which spreadsheets write."""
    begins = raw[:2] in (b"\xff\xfe", b"\xfe\xff")
    nulls = raw[:200].count(0)
    if not begins and (nulls < 2 or abs(2 * nulls - len(raw[:200])) > 2):
        return None, []
    code = "utf-16" if begins else "utf-16-le" if raw[1:2] == b"\0" else "utf-16-be"
    try:
        return raw.decode(code), ["the file is UTF-16 and was read as that"]
    except UnicodeDecodeError:
        return None, []


def shorten(text: str) -> str:
    """The beginning of a text, so that a message stays a message."""
    return text if len(text) <= _SHOWN_MAX else f"{text[:_SHOWN_MAX]}…"


def _separator(line: str) -> str:
    return max(",;\t", key=line.count)


def _is_heading(cells: Sequence[str]) -> bool:
    """Whether a first line names columns: one that is known, or several words and no number."""
    words = len(cells) > 1 and all(cell.strip(' "')[:1].isalpha() for cell in cells)
    directed = any(cell.strip(' "').lower() in _DIRECTIONS for cell in cells)
    return any(map(_column, cells)) or (words and not directed)


def _column(name: str) -> str | None:
    """What a column of that name holds; None where it is not known."""
    plain = " ".join(name.strip().strip('"').lower().replace("_", " ").replace("-", " ").split())
    return next((kind for kind, names in COLUMNS.items() if plain in names), None)


def _guessed(rows: Sequence[Sequence[str]], into: _Columns) -> list[str | None] | None:
    """What the columns of a table without names hold; None where it is plain text of numbers."""
    width = len(rows[0])
    even = [row for row in rows if len(row) == width]
    if width < 2 or len(even) * 2 < len(rows):
        return None
    columns = [[cell.strip() for cell in cells] for cells in zip(*even, strict=True)]
    kinds: list[str | None] = [_kind_of(column) for column in columns]
    pockets = [_are_numbers(column, into) for column in columns]
    words = (word for row in even for cell in row for word in cell.replace(";", " ").split())
    if not any(kinds) and all(word in into.texts for word in words):
        return None
    chosen = [n for n, holds in enumerate(pockets) if holds and kinds[n] is None]
    if len(chosen) != 1:
        return None
    kinds[chosen[0]] = "number"
    return kinds


def _are_numbers(column: Sequence[str], into: _Columns) -> bool:
    good = sum(cell in into.texts for cell in column)
    return good * 10 >= len(column) * 9


def _kind_of(column: Sequence[str]) -> str | None:
    filled = [cell for cell in column if cell]
    if len(filled) > _DIRECTIONS_MIN and all(cell.isdigit() for cell in filled):
        steps = np.diff([int(cell) for cell in filled])
        if (steps == 1).mean() > 0.9:
            return "spin"
    if all(cell.lower() in _DIRECTIONS for cell in filled):
        return "direction"
    if all(":" in cell or cell.count("-") == 2 for cell in filled):
        return "time"
    return None


def _read_text(lines: Sequence[str], into: _Columns) -> None:
    texts, add = into.texts, into.add
    full = lines[:-1] if lines and not lines[-1] else lines
    places = [texts.get(line) for line in full]
    if None not in places and not into.faults:
        # One number to a line and nothing else, as most long recordings are.
        into.places = places  # type: ignore[assignment]
        into.lines, into.parts = list(range(1, len(full) + 1)), [0] * len(full)
        return
    for number, line in enumerate(lines, start=1):
        found = texts.get(line)
        if found is not None:
            add(found, number)
        elif line and not line.lstrip().startswith("#"):
            for word in line.replace(",", " ").replace(";", " ").split():
                found = into.place(word, number)
                if found is not None:
                    add(found, number)


def _read_table(
    lines: Sequence[str], separator: str, kinds: list[str | None] | None, into: _Columns
) -> None:
    rows = _rows(lines, separator, into)
    if kinds is None:
        number, cells = next(rows)
        kinds = _heading(cells, number)
    if not into.faults and _read_columns(lines, separator, kinds, into):
        return
    at = kinds.index("number")
    wanted = [
        (into.known.setdefault(kind, []), place)
        for place, kind in enumerate(kinds)
        if kind is not None and place != at
    ]
    for number, cells in rows:
        if len(cells) != len(kinds):
            columns = "1 column" if len(cells) == 1 else f"{len(cells)} columns"
            why = f"it has {columns}, the first line has {len(kinds)}"
            into.fault(number, ",".join(cells), why)
            continue
        found = into.place(cells[at].strip(), number)
        if found is not None:
            into.add(found, number)
            for values, place in wanted:
                values.append(cells[place].strip())
    _name_rotors(into)


def _read_columns(
    lines: Sequence[str], separator: str, kinds: list[str | None], into: _Columns
) -> bool:
    """The same for a table in which nothing is wrong, column by column and so much faster."""
    full = lines[:-1] if lines and not lines[-1] else lines
    at, width = kinds.index("number"), len(kinds)
    begin = 1 if any(map(_column, full[0].split(separator))) else 0
    if any(line.count(separator) != width - 1 or '"' in line for line in full):
        return False
    # One list of all cells, of which every so many are a column: a list a row takes thrice as long.
    cells = separator.join(full[begin:]).split(separator)
    columns = [cells[place::width] for place in range(width)]
    places = [into.texts.get(cell) for cell in columns[at]]
    if not places or None in places or any(cell[:1] in " #" for cell in columns[0]):
        return False
    into.places = places  # type: ignore[assignment]
    into.lines, into.parts = list(range(begin + 1, len(full) + 1)), [0] * len(places)
    for kind, column in zip(kinds, columns, strict=True):
        if kind is not None and kind != "number":
            into.known[kind] = list(map(str.strip, column))
    _name_rotors(into)
    return True


def _name_rotors(into: _Columns) -> None:
    """Speeds of the rotor as groups; what is no number stays as it was written."""
    speeds = into.known.get("rotor", [])
    shown = {text: _rotor(text) for text in set(speeds)}
    into.known["rotor"] = [shown[text] for text in speeds]


def _rotor(text: str) -> str:
    try:
        return rotor_label(float(text))
    except ValueError:
        return text


def _rows(lines: Sequence[str], separator: str, into: _Columns) -> Iterator[tuple[int, list[str]]]:
    for number, line in enumerate(lines, start=1):
        if not line or line.isspace() or line.lstrip().startswith("#"):
            continue
        if '"' not in line:
            yield number, line.split(separator)
            continue
        try:
            yield number, next(csv.reader([line], delimiter=separator, strict=True))
        except csv.Error as error:
            into.fault(number, line, f"it is no line of a table: {error}")


def _heading(cells: Sequence[str], line: int) -> list[str | None]:
    kinds = [_column(cell) for cell in cells]
    if kinds.count("number") != 1:
        named = ", ".join(cell.strip() for cell in cells)
        wanted = ", ".join(COLUMNS["number"][:3])
        raise NoNumbers(f"line {line} names {shorten(named)}: one column must be called {wanted}")
    for kind in COLUMNS:
        if kinds.count(kind) > 1:
            raise NoNumbers(f"line {line} names two columns for the {kind}")
    return kinds


def _read_capture(lines: Sequence[str], into: _Columns) -> None:
    """Results of a device: the first status line of each spin in the state of a result."""
    known = {kind: into.known.setdefault(kind, []) for kind in ("direction", "rotor")}
    last = ""
    for number, line in enumerate(lines, start=1):
        for state, spin, shown, _, speed, turn in _STATUS.findall(line):
            if state != _RESULT_STATE:
                last = "" if state in "12" else last
            elif last != spin:
                last = spin
                place = into.place(shown.strip(), number)
                if place is not None:
                    into.add(place, number)
                    known["direction"].append("ccw" if turn == "1" else "cw")
                    known["rotor"].append(rotor_label(int(speed) / 10) if int(speed) else "")
