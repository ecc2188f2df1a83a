"""Whom and what administrators have let in, for the pit to see.

An administrator handles no money, and could still let somebody or something in that does, or that
reads what they may not: nobody does that unseen.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from croupier.house.house import House
from croupier.house.log.opening import HouseAlert
from croupier.house.log.record import Record
from croupier.house.services import ServiceEnrolled
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


class LetIn:
    """Follows the streams of people, devices, services and webhooks."""

    def __init__(self, is_person: Callable[[str], bool]) -> None:
        """`is_person` knows the house's staff from the house itself."""
        self._is_person = is_person
        self._found: list[tuple[Record, str, str]] = []

    def watch(self, house: House, *prefixes: str) -> None:
        """Follow streams of a house, before they are started."""
        for prefix in prefixes:
            house.streams.family(prefix).policies.follow(self._follow)

    def _follow(self, name: str, record: Record, event: Any, before: Any, after: Any) -> None:
        kind = _KINDS.get(type(event))
        if kind is not None and self._is_person(record.actor):
            self._found.append((record, kind, _what(event)))

    def alerts(self, since: int) -> Iterator[HouseAlert]:
        """What each of them has let in, day by day."""
        days: dict[tuple[str, str, int], list[tuple[Record, str]]] = {}
        for record, kind, what in self._found:
            if record.at >= since:
                place = (record.actor, kind, record.at // DAY)
                days.setdefault(place, []).append((record, what))
        for (who, kind, _), found in days.items():
            last = found[-1][0]
            listed = ", ".join(dict.fromkeys(what for _, what in found))
            yield HouseAlert(last.number, last.at, kind, f"{listed} ({who})")


def _what(event: Any) -> str:
    if isinstance(event, ServiceEnrolled):
        return f"{event.name}: {' '.join(sorted(event.scopes))}"
    return f"{event.name}: {event.url}" if isinstance(event, WebhookAdded) else str(event.name)
