"""Orders for devices: kept until the device has carried them out, handed over as it reports."""

from dataclasses import dataclass, field
from typing import Final

#: A driver that has not been heard for so long makes way for another with the same key.
GONE_MS: Final = 3_000


@dataclass(frozen=True, slots=True)
class DeviceOrder:
    """Something that the house wants of a device."""

    number: int
    order: str
    value: str = ""


@dataclass(slots=True)
class _Queue:
    last: int = 0
    #: Whether the device has said, since the house started, how far it is.
    heard: bool = False
    #: The journal of the driver that reports, and when it last did.
    journal: str = ""
    heard_at: int = 0
    waiting: list[DeviceOrder] = field(default_factory=list)


class DeviceOrders:
    """One queue a device. What must survive a stop of the house is ordered again by its owner."""

    def __init__(self) -> None:
        self._queues: dict[str, _Queue] = {}

    def is_of_another(self, device: str, journal: str, now: int) -> bool:
        """Whether a driver with another journal reports for this device just now.

        Of two that count on their own, the house would take one's numbers for the other's.
        """
        queue = self._queues.setdefault(device, _Queue())
        other = queue.journal and journal and queue.journal != journal
        if other and now - queue.heard_at < GONE_MS:
            return True
        queue.journal, queue.heard_at = journal or queue.journal, now
        return False

    def give(self, device: str, order: str, value: str = "") -> DeviceOrder:
        """Have a device do something, when it next reports."""
        queue = self._queues.setdefault(device, _Queue())
        queue.last += 1
        made = DeviceOrder(queue.last, order, value)
        queue.waiting.append(made)
        return made

    def due(self, device: str, done: int) -> tuple[DeviceOrder, ...]:
        """What a device has still to do, once it has carried out all up to `done`."""
        queue = self._queues.setdefault(device, _Queue())
        if not queue.heard or done > queue.last:
            # The house was started anew since: go on counting where the device is.
            queue.heard = True
            queue.waiting = [
                DeviceOrder(each.number + done, each.order, each.value) for each in queue.waiting
            ]
            queue.last += done
        queue.waiting = [each for each in queue.waiting if each.number > done]
        return tuple(queue.waiting)
