"""Patrons, incidents and what was seized for them, gone through again.

Whether a limit was kept depends on settings, which are not in the log; whether what the registers
say fits together, and fits what tables say, does not.
"""

import re
from dataclasses import dataclass, field
from typing import Final

from croupier.audit.keeping import claim
from croupier.audit.reading import read_tournament_event
from croupier.compliance.arrangements import ArrangementMade
from croupier.compliance.cards import CardEnded, CardIssued
from croupier.compliance.declare import CaseEvent, ConductEvent, PatronEvent
from croupier.compliance.detention import PersonDetained, PersonHandedOver
from croupier.compliance.exclusions import PatronExcluded, PlayPaused
from croupier.compliance.incidents import CaseClosed, CaseOpened
from croupier.compliance.own_limits import PlayLimitSet
from croupier.core.messages import Message, say
from croupier.house.log.record import Record
from croupier.table.claims import SeizureEnded, WinningsSeized
from croupier.table.declare import Event
from croupier.table.fraud import FraudFound
from croupier.tournament.at_table import FraudAtSession

PATRONS, CASES, OFFICE = "patron:", "case:", "office:"
STREAMS = (PATRONS, CASES, OFFICE)
#: Incidents that the house opens by itself; those of people are counted (C1, C2).
_OWN: Final = re.compile(r"FT?[0-9]+-.+")


@dataclass(slots=True)
class File:
    """A case as the auditor knows it."""

    detained: bool = False
    closed: bool = False
    give_back: bool = False


@dataclass(slots=True)
class ConductBook:
    """All cases, cards and seizures of the house."""

    files: dict[str, File] = field(default_factory=dict)
    cards: dict[str, str] = field(default_factory=dict)
    #: What is in keeping, by table and case.
    seized: dict[tuple[str, str], tuple[str, int]] = field(default_factory=dict)
    #: Strikes for fraud whose incident is still to come, by its number.
    frauds: dict[str, tuple[str, FraudFound]] = field(default_factory=dict)

    def take(self, event: ConductEvent, stream: str) -> None:
        """Check a fact of the registers, and enter it."""
        match event:
            case PatronEvent():
                claim(stream == f"{PATRONS}{event.patron}", f"it speaks of {event.patron}")
                self._take_patron(event)
            case CaseEvent():
                claim(stream == f"{CASES}{event.case}", f"it speaks of {event.case}")
                self._take_case(event)
            case _:
                claim(stream.startswith(OFFICE), "it is no fact of this stream")

    def _take_patron(self, event: PatronEvent) -> None:
        match event:
            case CardIssued():
                claim(event.card not in self.cards, f"card {event.card} was issued before")
                self.cards[event.card] = event.patron
            case CardEnded():
                owner = self.cards.get(event.card)
                claim(owner == event.patron, f"card {event.card} was not {event.patron}'s")
            case PlayLimitSet():
                claim(event.effective_at >= event.at, "a limit holds before it was set")
            case PlayPaused() | PatronExcluded():
                claim(event.until is None or event.until > event.at, "it ended before it began")
            case ArrangementMade():
                claim(
                    max(event.made_at, event.told_at) <= event.at,
                    "the inspectorate was informed of it only after it was kept",
                )

    def _take_case(self, event: CaseEvent) -> None:
        if isinstance(event, CaseOpened):
            claim(event.case not in self.files, f"{event.case} was opened before")
            self.files[event.case] = File()
            if _OWN.fullmatch(event.case):
                self._take_fraud(event)
            return
        claim(event.case in self.files, f"{event.case} was never opened")
        file = self.files[event.case]
        claim(not file.closed, f"{event.case} was closed before")
        match event:
            case PersonDetained():
                file.detained = True
            case PersonHandedOver():
                claim(file.detained, "nobody was detained")
                file.detained = False
            case CaseClosed():
                claim(not file.detained, "somebody is detained and was not handed over")
                file.closed, file.give_back = True, event.give_back

    def _take_fraud(self, event: CaseOpened) -> None:
        """What the house opens by itself is for a strike, and says the same."""
        table, struck = self.frauds.pop(event.case, ("", None))
        claim(struck is not None, f"nothing was struck for fraud that {event.case} is about")
        if struck is None:
            return
        said = (event.kind, event.table, event.round_no, event.person, event.text, event.by)
        known = ("fraud", table, struck.round_no, struck.person, struck.text, struck.by)
        claim(said == known, f"{event.case} is not about what was struck: {known}")

    def missing(self) -> list[Message]:
        """Strikes for fraud without an incident: the house had no time for it, or left it out."""
        return [
            say("audit-fraud-without-case", table=table, round=struck.round_no, case=case)
            for case, (table, struck) in self.frauds.items()
        ]

    def take_contest(self, record: Record) -> None:
        """Check what was struck for fraud in tournament chips."""
        if record.kind != FraudAtSession.__name__:
            return
        event, name = read_tournament_event(record), record.stream.partition(":")[2]
        if isinstance(event, FraudAtSession):
            claim(event.player == event.played.person, f"it is about {event.played.person}")
            self.frauds[f"FT{record.version}-{name}"] = (event.table, event.played)

    def take_table(self, event: Event, table: str, version: int) -> None:
        """Check what a table says was seized or given back for a case, or struck for fraud."""
        match event:
            case FraudFound():
                self.frauds[f"F{version}-{table}"] = (table, event)
            case WinningsSeized():
                file = self.files.get(event.case)
                standing = file is not None and not file.closed
                claim(standing, f"it is seized for {event.case}, which is no open case")
                self.seized[table, event.case] = (event.player, event.amount)
            case SeizureEnded():
                due = self.seized.pop((table, event.case), None)
                said = (event.player, event.amount)
                claim(due == said, f"{said} is let go for {event.case}, and {due} was seized")
                file = self.files.get(event.case, File())
                claim(file.closed, f"{event.case} is not closed")
                kept = "given back" if file.give_back else "kept"
                claim(event.paid is file.give_back, f"{event.case} was closed: it is {kept}")
