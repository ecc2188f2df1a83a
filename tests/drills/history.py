"""What every client sent and what each was answered, kept apart from the house."""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

#: Refusals that say no more than that nothing could be taken up at that moment.
PASSING = frozenset({"unwritten", "shutting-down", "no-table"})


class Violation(AssertionError):
    """The house has contradicted itself, its clients or its log."""


@dataclass
class Sent:
    """One command under one key: how often and where it was sent, and every answer to it."""

    client: str
    #: The key as the log keeps it.
    key: str
    table: str
    command: dict[str, Any]
    sends: list[str] = field(default_factory=list)
    accepted: list[int] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    #: Answers that nothing has changed, which a later attempt may overtake.
    unwritten: int = 0
    ticket: str = ""

    @property
    def is_final(self) -> bool:
        """Whether it has an answer that stands."""
        return bool(self.accepted or self.refused)

    def answer(self, message: dict[str, Any]) -> None:
        """Note an answer; two that contradict each other are a violation."""
        if message["type"] == "accepted":
            self.accepted.append(int(message["seq"]))
            self.ticket = message.get("ticket") or self.ticket
        elif message["type"] == "refused":
            why = (message.get("facts") or {}).get("why", "")
            if why in PASSING:
                self.unwritten += 1
            else:
                self.refused.append(str(message["detail"]))
        if self.accepted and self.refused:
            raise Violation(f"{self.key}: accepted {self.accepted} and refused {self.refused}")
        if len(set(self.accepted)) > 1:
            raise Violation(f"{self.key}: accepted as {self.accepted}")


@dataclass
class Redeemed:
    """One attempt of a cashier to have a ticket paid."""

    cashier: str
    number: str
    #: The key as the log keeps it.
    key: str
    #: `paid`, `not paid` for good, `unchanged` for an attempt that was given up, else empty.
    outcome: str = ""
    detail: str = ""


@dataclass
class History:
    """Everything that was sent in a drill; `seed` keeps its keys apart from other drills'."""

    seed: int
    sent: dict[str, Sent] = field(default_factory=dict)
    redeemed: list[Redeemed] = field(default_factory=list)
    #: What no client may ever see, such as a fault of the program.
    violations: list[str] = field(default_factory=list)
    _numbers: Iterator[int] = field(default_factory=itertools.count)

    def open_up(self, client: str, table: str, command: dict[str, Any]) -> tuple[str, Sent]:
        """A fresh key for a command, as the client writes it, and its entry."""
        name = f"{client}-{self.seed}-{next(self._numbers)}"
        entry = Sent(client, f"{client}/{table}/{name}", table, command)
        self.sent[name] = entry
        return name, entry

    def note(self, name: str, message: dict[str, Any]) -> None:
        """Note an answer that came over any socket."""
        entry = self.sent.get(name)
        if entry is None:
            return
        try:
            entry.answer(message)
        except Violation as violation:
            self.violations.append(str(violation))
