"""Orders for devices: kept until the device has carried them out, handed over as it reports."""

from dataclasses import dataclass, field


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
    waiting: list[DeviceOrder] = field(default_factory=list)


class DeviceOrders:
    """One queue a device. What must survive a stop of the house is ordered again by its owner."""

    def __init__(self) -> None:
        self._queues: dict[str, _Queue] = {}

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
