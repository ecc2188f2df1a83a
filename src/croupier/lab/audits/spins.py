"""Recorded numbers, read from text or CSV. What cannot be read is named with its line.

Plain text holds numbers between spaces, commas or line ends; a line that begins with # is a
comment. CSV has a first line of names; the columns that are known are found by their names, in any
order and any case.
"""

import csv
import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from croupier.roulette.pockets import Pocket, parse_pocket
from croupier.roulette.wheel import Wheel

LINE_LENGTH_MAX: Final = 10_000
_SHOWN_MAX: Final = 40

#: Columns by what they hold, under the names that people give them.
COLUMNS: Final[Mapping[str, tuple[str, ...]]] = {
    "number": ("number", "pocket", "result", "winning number", "outcome", "spin result"),
    "direction": ("direction", "dir", "ball direction"),
    "dealer": ("dealer", "croupier"),
    "ball": ("ball", "ball size"),
    "wheel": ("wheel", "wheel serial", "serial", "serial number", "wheel id"),
    "time": ("time", "at", "when", "timestamp", "date", "datetime"),
    "table": ("table", "table id"),
}
#: By what spins are told apart and tested once more.
GROUPED: Final = ("direction", "dealer", "ball", "wheel", "table")


@dataclass(frozen=True, slots=True, kw_only=True)
class Spin:
    """One recorded number. `before` is the result just before it on the same wheel, if known."""

    pocket: Pocket
    line: int
    known: Mapping[str, str] = field(default_factory=dict)
    time: str = ""
    before: Pocket | None = None


@dataclass(frozen=True, slots=True)
class Fault:
    """What could not be read, where it stands, and why."""

    line: int
    text: str
    why: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.text!r}: {self.why}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """Everything in a source: spins in order, faults in order, and what else should be known."""

    source: str
    digest: str
    spins: tuple[Spin, ...]
    faults: tuple[Fault, ...] = ()
    notes: tuple[str, ...] = ()


class NoNumbers(ValueError):
    """A source as a whole cannot be read; the message says why."""


def read_spins(raw: bytes, wheel: Wheel, *, source: str) -> Reading:
    """Read a file of numbers in either form. Every line gives spins or faults, or is empty."""
    lines = _lines(raw)
    first = next((line for _, line, fault in lines if line.strip() and not fault), "")
    if not first:
        raise NoNumbers(f"{source} holds no numbers")
    separator = _separator(first)
    is_csv = _is_heading(first.split(separator))
    rows = _csv_rows(lines, wheel, separator) if is_csv else _text_rows(lines, wheel)
    spins: list[Spin] = []
    faults: list[Fault] = []
    last: dict[tuple[str, ...], Pocket] = {}
    # Spins of which the same is known share it: a long recording stays small.
    shared: dict[tuple[tuple[str, str], ...], Mapping[str, str]] = {}
    for row in rows:
        if isinstance(row, Fault):
            # A number that cannot be read may have been of any wheel: none is followed across it.
            faults.append(row)
            last.clear()
        else:
            where = tuple(row.known.get(kind, "") for kind in ("wheel", "table"))
            known = shared.setdefault(tuple(row.known.items()), row.known)
            spins.append(replace(row, known=known, before=last.get(where)))
            last[where] = row.pocket
    notes = tuple(_time_notes(spins))
    digest = hashlib.sha256(raw).hexdigest()
    return Reading(
        source=source, digest=digest, spins=tuple(spins), faults=tuple(faults), notes=notes
    )


def _lines(raw: bytes) -> list[tuple[int, str, Fault | None]]:
    found: list[tuple[int, str, Fault | None]] = []
    for number, line in enumerate(raw.removeprefix(b"\xef\xbb\xbf").splitlines(), start=1):
        try:
            text, fault = line.decode("utf-8"), None
        except UnicodeDecodeError:
            text = line.decode("utf-8", "replace")
            fault = Fault(number, shorten(text), "it is not UTF-8 text")
        if len(text) > LINE_LENGTH_MAX:
            fault = Fault(number, shorten(text), f"it has more than {LINE_LENGTH_MAX} signs")
        found.append((number, text, fault))
    return found


def shorten(text: str) -> str:
    """The beginning of a text, so that a message stays a message."""
    return text if len(text) <= _SHOWN_MAX else f"{text[:_SHOWN_MAX]}…"


def _separator(line: str) -> str:
    return max(",;\t", key=line.count)


def _is_heading(cells: Sequence[str]) -> bool:
    """Whether a first line names columns: one that is known, or several words and no number."""
    words = len(cells) > 1 and all(cell.strip(' "')[:1].isalpha() for cell in cells)
    return words or any(map(_column, cells))


def _column(name: str) -> str | None:
    """What a column of that name holds; None where it is not known."""
    plain = " ".join(name.strip().strip('"').lower().replace("_", " ").replace("-", " ").split())
    return next((kind for kind, names in COLUMNS.items() if plain in names), None)


def _text_rows(
    lines: Iterable[tuple[int, str, Fault | None]], wheel: Wheel
) -> Iterator[Spin | Fault]:
    for number, line, fault in lines:
        if fault is not None:
            yield fault
        elif not line.lstrip().startswith("#"):
            for word in line.replace(",", " ").replace(";", " ").split():
                yield _spin(word, number, wheel)


def _spin(
    word: str, line: int, wheel: Wheel, known: Mapping[str, str] | None = None
) -> Spin | Fault:
    pocket = parse_pocket(word)
    if pocket is None:
        return Fault(line, shorten(word), "it is no number of any wheel")
    if pocket not in wheel.place:
        return Fault(line, shorten(word), f"there is no {pocket} on a {wheel.name} wheel")
    known = dict(known or {})
    time = known.pop("time", "")
    return Spin(pocket=pocket, line=line, known=known, time=time)


def _csv_rows(
    lines: Sequence[tuple[int, str, Fault | None]], wheel: Wheel, separator: str
) -> Iterator[Spin | Fault]:
    kinds: list[str | None] = []
    for number, line, fault in lines:
        if fault is not None:
            yield fault
        elif line.strip() and not line.lstrip().startswith("#"):
            try:
                cells = next(csv.reader([line], delimiter=separator, strict=True))
            except csv.Error as error:
                yield Fault(number, shorten(line), f"it is no line of a table: {error}")
                continue
            if kinds:
                yield _csv_spin(cells, kinds, number, wheel)
            else:
                kinds = _heading(cells, number)


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


def _csv_spin(
    cells: Sequence[str], kinds: Sequence[str | None], line: int, wheel: Wheel
) -> Spin | Fault:
    if len(cells) != len(kinds):
        shown = shorten(",".join(cells))
        columns = "1 column" if len(cells) == 1 else f"{len(cells)} columns"
        return Fault(line, shown, f"it has {columns}, the first line has {len(kinds)}")
    known = {
        kind: cell.strip()
        for kind, cell in zip(kinds, cells, strict=True)
        if kind is not None and cell.strip()
    }
    return _spin(known.pop("number", ""), line, wheel, known)


def _time_notes(spins: Sequence[Spin]) -> Iterator[str]:
    """Times that go back, where they are written so that they sort."""
    timed = [spin for spin in spins if spin.time[:4].isdigit() and spin.time[4:5] == "-"]
    back = [spin.line for one, spin in zip(timed, timed[1:], strict=False) if spin.time < one.time]
    if back:
        first = f"the first time at line {back[0]}"
        yield f"times go back {len(back)} times, {first}; numbers are taken in the order written"
