"""Whom and what administrators have let in, for the pit to see.

An administrator handles no money, and could still let somebody or something in that does, or that
reads what they may not: nobody does that unseen. Nor does it count as seen by whom they let in
themselves: an administrator could invent a supervisor who takes it off the wall.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from croupier.core.messages import Message, say
from croupier.core.refusal import Reason, Refusal
from croupier.house.house import House
from croupier.house.log.opening import HouseAlert
from croupier.house.log.record import Record
from croupier.house.services import ServiceEnrolled
from croupier.house.views.alerts import ACKNOWLEDGERS
from croupier.house.webhooks import WebhookAdded
from croupier.people.devices import DeviceEnrolled
from croupier.people.staff import StaffEnrolled

DAY: Final = 86_400_000
_KINDS: Final[dict[type, str]] = {
    StaffEnrolled: "staff-enrolled",
    DeviceEnrolled: "devices-enrolled",
    ServiceEnrolled: "services-enrolled",
    WebhookAdded: "webhooks-added",
}


class _Day(NamedTuple):
    """One administrator's doings of one kind on one day: they stand on the wall as one."""

    who: str
    kind: str
    day: int


@dataclass(frozen=True, slots=True)
class _Supervisor:
    """Somebody who may see alerts, and among whom they were taken on by which record."""

    name: str
    number: int
    day: _Day


@dataclass(slots=True)
class LetIn:
    """Follows the streams of people, devices, services and webhooks."""

    #: Knows the house's staff from the house itself.
    is_person: Callable[[str], bool]
    #: Whether an alert has been acknowledged, by its name.
    is_seen: Callable[[str], bool] = lambda alert: False
    _days: defaultdict[_Day, list[tuple[Record, Message]]] = field(
        default_factory=lambda: defaultdict(list)
    )
    _supervisors: list[_Supervisor] = field(default_factory=list)

    def follow(self, house: House, *prefixes: str) -> None:
        """Follow streams of a house, before they are started."""
        for prefix in prefixes:
            house.streams.family(prefix).policies.follow(self._note)

    def _note(self, name: str, record: Record, event: Any, before: Any, after: Any) -> None:
        kind = _KINDS.get(type(event))
        if kind is None:
            return
        day = _Day(record.actor, kind, record.at // DAY)
        self._days[day].append((record, _what(event)))
        if isinstance(event, StaffEnrolled) and event.roles & ACKNOWLEDGERS:
            self._supervisors.append(_Supervisor(name, record.number, day))

    def alerts(self) -> Iterator[HouseAlert]:
        """What each of them has let in, day by day, until somebody has seen it."""
        for day, found in self._days.items():
            if not self.is_person(day.who):
                continue
            last = found[-1][0]
            listed = list({str(what): what for _, what in found}.values())
            detail = say("house-let-in", what=listed, who=day.who)
            yield HouseAlert(last.number, last.at, day.kind, detail)

    def refuse_seer(self, alert: str, who: str) -> Refusal | None:
        """Why somebody does not take one of these off the wall.

        Not who let in what it names; nor who was let in, and has not been seen by a supervisor who
        was. The first of a house has none before.
        """
        named = (day for day, found in self._days.items() if name_of(found[-1][0]) == alert)
        day = next(named, None)
        if day is None:
            return None
        if day.who == who:
            return Refusal(Reason.NOT_PERMITTED, say("house-let-in-by-oneself", id=who))
        taken_on = [each for each in self._supervisors if each.name == who]
        if any(map(self._is_vouched, taken_on[-1:])):
            return None
        if not any(map(self._is_vouched, self._supervisors)):
            return None
        return Refusal(Reason.NOT_PERMITTED, say("house-not-seen-themselves", id=who))

    def _is_vouched(self, person: _Supervisor) -> bool:
        """Whether the house itself took somebody on, or a supervisor has seen who did."""
        if not self.is_person(person.day.who):
            return True
        later = (record for record, _ in self._days[person.day] if record.number >= person.number)
        return any(self.is_seen(name_of(record)) for record in later)


def name_of(record: Record) -> str:
    """The name of the alert about what was let in up to a record."""
    return f"house:{record.number}"


def _what(event: Any) -> Message:
    if isinstance(event, ServiceEnrolled):
        return say("house-let-in-service", name=event.name, scopes=sorted(event.scopes))
    if isinstance(event, WebhookAdded):
        return say("house-let-in-webhook", name=event.name, url=event.url)
    whose = ""
    if isinstance(event, DeviceEnrolled):
        whose = event.serves or " ".join(sorted(event.players or ()))
    return say("house-let-in-roles", name=event.name, roles=sorted(event.roles), whose=whose)
