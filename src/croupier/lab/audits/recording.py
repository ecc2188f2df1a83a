"""Recorded results as columns: what a wheel gave, when, and what is known of each spin.

A year of a table is some hundred thousand results, so they stand in arrays and not in objects.
`Spin` is one of them, for those who have few.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from croupier.roulette.pockets import Pocket
from croupier.roulette.wheel import Wheel

Places = NDArray[np.int64]
Floats = NDArray[np.float64]
Mask = NDArray[np.bool_]

#: By what spins are distinguished and tested once more.
GROUPED: Final = ("direction", "dealer", "ball", "rotor", "wheel", "table")
#: What keeps the results of different wheels apart.
STREAM: Final = ("table", "wheel")


@dataclass(frozen=True, slots=True, kw_only=True)
class Spin:
    """One recorded number. `before` is the result just before it on the same wheel, if known."""

    pocket: Pocket
    line: int
    known: Mapping[str, str] = field(default_factory=dict)
    time: str = ""
    before: Pocket | None = None


@dataclass(frozen=True, slots=True)
class Labels:
    """What is known of each spin under one heading: a code for each, below zero if unknown."""

    codes: Places
    names: tuple[str, ...]

    def of(self, name: str) -> Mask:
        """Which spins have this label."""
        found: Mask = self.codes == self.names.index(name)
        return found


@dataclass(frozen=True, kw_only=True)
class Recording:
    """Results of one or more wheels of a kind, in the order in which they were recorded."""

    wheel: Wheel
    places: Places
    lines: Places
    #: The place of the result just before on the same wheel; below zero where it is not known.
    before: Places
    labels: Mapping[str, Labels] = field(default_factory=dict)
    #: Seconds, not a number where unknown; empty where no spin has a time.
    times: Floats = field(default_factory=lambda: np.empty(0))
    #: The number of the spin as its recorder counted; below zero where unknown, or empty.
    numbers: Places = field(default_factory=lambda: np.empty(0, np.int64))

    def __len__(self) -> int:
        return int(self.places.size)

    @cached_property
    def streams(self) -> Places:
        """A code for each wheel at each table; spins of different ones do not follow each other."""
        found = np.zeros(len(self), np.int64)
        for kind in STREAM:
            if kind in self.labels:
                labels = self.labels[kind]
                found = found * (len(labels.names) + 1) + labels.codes + 1
        return found

    @cached_property
    def has_lines(self) -> bool:
        """Whether every result has a line of its own, by which it can be found."""
        return bool((self.lines[1:] != self.lines[:-1]).all())

    def line_of(self, at: int) -> str:
        """Where a result stands: its line, or which number it is where many share a line."""
        return f"{self.lines[at] if self.has_lines else at + 1:,}"

    @property
    def distances(self) -> Places:
        """Pockets clockwise from the result before, of all spins where that is known."""
        known = self.before >= 0
        found: Places = (self.places[known] - self.before[known]) % len(self.wheel.order)
        return found

    def only(self, mask: Mask) -> "Recording":
        """Some of the spins; each keeps the result before it."""
        return replace(
            self,
            places=self.places[mask],
            lines=self.lines[mask],
            before=self.before[mask],
            labels={
                kind: Labels(labels.codes[mask], labels.names)
                for kind, labels in self.labels.items()
            },
            times=self.times[mask] if self.times.size else self.times,
            numbers=self.numbers[mask] if self.numbers.size else self.numbers,
        )

    def without(self, mask: Mask) -> "Recording":
        """All spins but some; what comes after one that is left out follows nothing."""
        after = np.zeros(len(self), np.bool_)
        for stream in np.unique(self.streams):
            of = np.flatnonzero(self.streams == stream)
            after[of[1:]] = mask[of[:-1]]
        parted = replace(self, before=np.where(after, -1, self.before))
        return parted.only(~mask)

    def by_stream(self) -> "Recording":
        """The same with the spins of each wheel together, in the order of its recording."""
        if not self.streams.size or self.streams.max() == self.streams.min():
            return self
        return self.only(np.argsort(self.streams, kind="stable"))  # type: ignore[arg-type]

    def spins(self) -> tuple[Spin, ...]:
        """Each result as an object."""
        order = self.wheel.order
        return tuple(
            Spin(
                pocket=order[place],
                line=int(self.lines[number]),
                known={
                    kind: labels.names[labels.codes[number]]
                    for kind, labels in self.labels.items()
                    if labels.codes[number] >= 0
                },
                before=None if self.before[number] < 0 else order[self.before[number]],
            )
            for number, place in enumerate(self.places)
        )


def label(values: Iterable[str | None]) -> Labels:
    """Texts as codes; an empty one is unknown."""
    every = list(values)
    names = tuple(name for name in dict.fromkeys(every) if name)
    known: dict[str | None, int] = {name: code for code, name in enumerate(names)}
    known |= {"": -1, None: -1}
    return Labels(np.array(list(map(known.__getitem__, every)), dtype=np.int64), names)


def record(spins: Sequence[Spin], wheel: Wheel) -> Recording:
    """Spins as columns."""
    place = wheel.place
    kinds = sorted({kind for spin in spins for kind in spin.known})
    return Recording(
        wheel=wheel,
        places=np.array([place[spin.pocket] for spin in spins], dtype=np.int64),
        lines=np.array([spin.line for spin in spins], dtype=np.int64),
        before=np.array(
            [-1 if spin.before is None else place[spin.before] for spin in spins], dtype=np.int64
        ),
        labels={kind: label(spin.known.get(kind) for spin in spins) for kind in kinds},
        times=read_times([spin.time for spin in spins]),
    )


def join(parts: Sequence[Recording]) -> Recording:
    """Recordings one after the other, counted on in lines; nothing follows across two of them."""
    kinds = sorted({kind for part in parts for kind in part.labels})
    sizes = [len(part) for part in parts]
    ends = np.cumsum([0, *(int(part.lines.max(initial=0)) for part in parts)])
    return Recording(
        wheel=parts[0].wheel,
        places=np.concatenate([part.places for part in parts]),
        lines=np.concatenate([part.lines + end for part, end in zip(parts, ends, strict=False)]),
        before=np.concatenate([part.before for part in parts]),
        labels={kind: _joined(parts, kind) for kind in kinds},
        times=np.concatenate(
            [
                p.times if p.times.size else np.full(n, np.nan)
                for p, n in zip(parts, sizes, strict=True)
            ]
        )
        if any(part.times.size for part in parts)
        else np.empty(0),
        numbers=np.concatenate(
            [
                p.numbers if p.numbers.size else np.full(n, -1)
                for p, n in zip(parts, sizes, strict=True)
            ]
        )
        if any(part.numbers.size for part in parts)
        else np.empty(0, np.int64),
    )


def _joined(parts: Sequence[Recording], kind: str) -> Labels:
    names: dict[str, int] = {}
    codes = []
    for part in parts:
        own = part.labels.get(kind)
        if own is None:
            codes.append(np.full(len(part), -1, np.int64))
            continue
        numbers = [names.setdefault(name, len(names)) for name in own.names]
        codes.append(np.array([*numbers, -1], np.int64)[own.codes])
    return Labels(np.concatenate(codes), tuple(names))


def follow(places: Places, streams: Places, parts: Places) -> Places:
    """The place before each, on the same wheel and with nothing unreadable in between."""
    before = np.full(places.size, -1, np.int64)
    for stream in np.unique(streams):
        of = np.flatnonzero(streams == stream)
        same = parts[of[1:]] == parts[of[:-1]]
        before[of[1:]] = np.where(same, places[of[:-1]], -1)
    return before


def read_times(texts: Sequence[str]) -> Floats:
    """Moments in seconds. A text that is no moment is not a number; no texts, no times."""
    if not any(texts):
        return np.empty(0)
    plain = not any("Z" in text or "+" in text for text in (texts[0], texts[-1]))
    try:
        moments = np.array(texts if plain else ["?"], "datetime64[ms]")
    except (ValueError, UserWarning, DeprecationWarning):
        return np.array([_moment(text) for text in texts])
    return np.where(np.isnat(moments), np.nan, moments.astype(np.int64) / 1000)


def _moment(text: str) -> float:
    shown = text.strip().replace("/", "-")
    for read in (datetime.fromisoformat, _day_first):
        try:
            found = read(shown)
        except ValueError:
            continue
        return (found if found.tzinfo else found.replace(tzinfo=UTC)).timestamp()
    return float(shown) if shown.replace(".", "", 1).isdigit() else float("nan")


def _day_first(text: str) -> datetime:
    pattern = "%d-%m-%Y %H:%M:%S" if text.count(":") == 2 else "%d-%m-%Y %H:%M"
    return datetime.strptime(text, pattern if ":" in text else "%d-%m-%Y")
