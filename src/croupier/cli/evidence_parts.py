"""What a bundle of evidence is made of: sections, their tables, and how each of them ended.

Words are messages, so that paper and page speak the reader's language; programs read plain English.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any, NamedTuple

from croupier.core.messages import Message, Saying, say


class Plan(NamedTuple):
    """How much is drawn, played and interrupted."""

    bits: int
    outcomes: int
    rounds: int
    kills: int
    #: Every n-th scenario is played.
    scenario_step: int = 1


class Status(StrEnum):
    """How a section ended."""

    PASSED = "passed"
    FAILED = "failed"
    NOT_RUN = "not run"
    BELOW = "see below"

    @property
    def message(self) -> Message:
        """The same for people."""
        return say("evidence-status-named", status=self.value)


@dataclass(slots=True, kw_only=True)
class Grid:
    """A table of a section."""

    title: Saying
    names: tuple[Saying, ...]
    rows: tuple[tuple[Saying, ...], ...]
    #: Whether each of its rows is something open.
    is_open: bool = False

    def as_json(self) -> dict[str, Any]:
        """The same for programs."""
        return {
            "title": str(self.title),
            "columns": [str(name) for name in self.names],
            "rows": [[str(cell) for cell in row] for row in self.rows],
        }


@dataclass(slots=True, kw_only=True)
class Section:
    """One section: what was found, what of it was not run, and how it ended."""

    name: str
    title: Message
    status: Status = Status.PASSED
    says: tuple[Saying, ...] = ()
    left_out: tuple[Saying, ...] = ()
    grids: tuple[Grid, ...] = ()
    data: dict[str, Any] = field(default_factory=dict)
    seconds: float = 0

    def as_json(self) -> dict[str, Any]:
        """Everything, for programs."""
        return {
            "name": self.name,
            "title": str(self.title),
            "status": self.status.value,
            "says": [str(line) for line in self.says],
            "not_run": [str(line) for line in self.left_out],
            "tables": [grid.as_json() for grid in self.grids],
            "data": self.data,
            "seconds": self.seconds,
        }


class Collector(NamedTuple):
    """A section that can be made: its name, its title and how."""

    name: str
    title: Message
    collect: Callable[[Path, Plan, Section], None]
    """Fills in a section that has its name and title."""


def passed(ok: bool) -> Message:
    """What a line of a test came to."""
    return (Status.PASSED if ok else Status.FAILED).message
