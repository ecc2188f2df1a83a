"""Every strike for fraud has an incident: the table says that it struck, the house opens the case.

A player's wagers of a tournament's session are struck on the tournament's stream. An incident's
number is made of the stream and of the record that struck, so that it is opened once, whichever
node does it and whatever stopped in between.
"""

from typing import Final

from croupier.compliance.incidents import OpenCase
from croupier.core.refusal import Refusal
from croupier.house.actors import Actor
from croupier.house.codecs import TABLE_CODEC, TOURNAMENT_CODEC
from croupier.house.compliance import CASES, ComplianceDesk
from croupier.house.log.record import Record
from croupier.house.log.store import Sought, find_all
from croupier.house.policies import Policies
from croupier.house.tables import PREFIX
from croupier.house.tournament_rounds import PREFIX as TOURNAMENTS
from croupier.table.declare import Event
from croupier.table.fraud import FRAUD, FraudFound
from croupier.tournament.at_table import FraudAtSession
from croupier.tournament.declare import Event as TournamentEvent

_STRUCK: Final = Sought(streams=PREFIX, kinds=(FraudFound.__name__,))
_STRUCK_IN_CHIPS: Final = Sought(streams=TOURNAMENTS, kinds=(FraudAtSession.__name__,))


class FraudIncidents:
    """Strikes for fraud whose incident is not on record yet."""

    def __init__(self, desk: ComplianceDesk, tournaments: Policies | None = None) -> None:
        self._desk = desk
        #: What struck and at which table, by the number of the incident.
        self._owed: dict[str, tuple[Record, str, FraudFound]] = {}
        desk.house.policies.trace(self._note, FraudFound)
        if tournaments is not None:
            tournaments.trace(self._note_session, FraudAtSession)
        desk.house.follow_ups.append(self.open_owed)

    async def start(self) -> None:
        """Find what a stop left undone."""
        async for record in find_all(self._desk.house.store, _STRUCK):
            event = TABLE_CODEC.decode(record.kind, record.payload)
            self._note(record.stream.removeprefix(PREFIX), record, event)
        async for record in find_all(self._desk.house.store, _STRUCK_IN_CHIPS):
            struck = TOURNAMENT_CODEC.decode(record.kind, record.payload)
            self._note_session(record.stream.removeprefix(TOURNAMENTS), record, struck)

    def _note(self, table: str, record: Record, event: Event) -> None:
        if isinstance(event, FraudFound):
            self._owe(f"F{record.version}-{table}", record, table, event)

    def _note_session(self, tournament: str, record: Record, event: TournamentEvent) -> None:
        if isinstance(event, FraudAtSession):
            self._owe(f"FT{record.version}-{tournament}", record, event.table, event.played)

    def _owe(self, number: str, record: Record, table: str, found: FraudFound) -> None:
        if number not in self._desk.cases:
            self._owed[number] = record, table, found

    async def open_owed(self) -> None:
        """Put them on record, in the name of who struck; each at the node that has its stream."""
        for number, (record, table, event) in list(self._owed.items()):
            if number not in self._desk.cases:
                stream = self._desk.house.streams.get(record.stream)
                if stream is None or not stream.owned:
                    continue
                command = OpenCase(
                    by=event.by,
                    at=self._desk.house.clock.now(),
                    case=number,
                    kind=FRAUD,
                    text=event.text,
                    person=event.person,
                    table=table,
                    round_no=event.round_no,
                )
                actor = Actor(id=record.actor, roles=frozenset({event.by}))
                answer = await self._desk.house.gateway.submit(
                    actor, f"{CASES}{number}", command, approved=True
                )
                if isinstance(answer, Refusal) and number not in self._desk.cases:
                    continue
            self._owed.pop(number, None)
