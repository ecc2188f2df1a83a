"""Tournament chips that differ from the record: two people have counted them, or nobody has.

Places, and where chips are cash the money itself, follow from the count at the end of a session.
The record knows what everybody has; who ends a session with another count than that makes the
difference alone, unless somebody else has put the same count on record before.
"""

from collections.abc import Mapping
from typing import Final

from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.house.house import House
from croupier.house.log.record import Record
from croupier.house.policies import Request
from croupier.house.tournaments import TOURNAMENTS
from croupier.roulette.tournament import Topic
from croupier.tournament.chip_counts import ChipsCounted
from croupier.tournament.declare import Event, refuse
from croupier.tournament.ending import EndSession, EndTableEarly, SessionEnded
from croupier.tournament.state import Tournament

_ENDING: Final = (EndSession.action, EndTableEarly.action)
#: Who counted, and what everybody had.
_Count = tuple[str, Mapping[str, int]]


class SecondCounts:
    """The last count at each table of each tournament."""

    def __init__(self, house: House) -> None:
        """Watch over the tournaments of a house, before they are started."""
        self._counts: dict[tuple[str, str], _Count] = {}
        policies = house.streams.family(TOURNAMENTS.prefix).policies
        policies.follow(self._follow)
        policies.review(self._review, *_ENDING)

    def _follow(
        self, name: str, record: Record, event: Event, before: Tournament, after: Tournament
    ) -> None:
        if isinstance(event, ChipsCounted):
            self._counts[name, event.table] = (record.actor, event.counts)
        elif isinstance(event, SessionEnded):
            self._counts.pop((name, event.table), None)

    def _review(
        self, state: Tournament, request: Request, events: tuple[Event, ...]
    ) -> Refusal | None:
        for event in events:
            if isinstance(event, SessionEnded) and event.differences:
                who, counted = self._counts.get((state.id, event.table), ("", {}))
                own = who in ("", request.identity.id)
                off = [p for p in event.differences if own or counted.get(p) != event.scores[p]]
                if off:
                    why = say("tournament-second-count", players=off)
                    return refuse(state, Reason.NOT_PERMITTED, why, Topic.COUNT, Topic.TOTALS)
        return None
