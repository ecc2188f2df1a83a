"""What hangs beside a wheel: displays of its number, the bell at the end of betting, the lamps."""

from collections.abc import Mapping

from croupier.house.device_orders import DeviceOrders
from croupier.house.house import House
from croupier.house.log.record import Record
from croupier.house.stream import Stream
from croupier.house.views.dealing import light
from croupier.table.faults import EquipmentRestored, MalfunctionReported
from croupier.table.sources import RED_LIGHT
from croupier.wheel import spins
from croupier.wheel.declare import Event
from croupier.wheel.state import Course, Wheel


class WheelSignals:
    """Gives the devices of each wheel their orders: its moves, and the light of its consoles."""

    def __init__(
        self,
        house: House,
        wheels: Mapping[str, Stream[Wheel, Event]],
        drivers: Mapping[str, tuple[str, str]],
        orders: DeviceOrders,
    ) -> None:
        """`drivers` has the wheel and the driver of each device."""
        self._house, self._wheels = house, wheels
        self._drivers, self._orders = drivers, orders
        house.policies.trace(self._follow_light, MalfunctionReported, EquipmentRestored)

    def show(self, serial: str, event: Event) -> None:
        """Show what a wheel has done."""
        match event:
            case spins.NumberSpun() | spins.NumberCorrected():
                self._order(serial, "display", ("show", event.pocket))
            case spins.WheelClosed():
                self._order(serial, "signals", ("ring", ""))
        if isinstance(event, spins.GameOpened) or self._is_red(serial):
            self._light(serial)

    def _order(self, serial: str, driver: str, *orders: tuple[str, str]) -> None:
        for device, known in self._drivers.items():
            for order, value in orders if known == (serial, driver) else ():
                self._orders.give(device, order, value)

    def _light(self, serial: str) -> None:
        """Put the lamps where the light of the consoles is."""
        lit, out = ("red", "green") if self._is_red(serial) else ("green", "red")
        self._order(serial, "signals", ("lamp", f"{out} off"), ("lamp", f"{lit} on"))

    def _is_red(self, serial: str) -> bool:
        """Whether a number is open, or the light of a table's console is red."""
        wheel: Wheel = self._wheels[serial].state
        tables = (self._house.tables.get(name) for name in wheel.tables)
        shown = (light(table.state) for table in tables if table is not None)
        return wheel.course is Course.UNDECIDED or "red" in shown

    def _follow_light(
        self, table: str, record: Record, event: MalfunctionReported | EquipmentRestored
    ) -> None:
        """The lamps of a wheel follow the light of the tables that it deals."""
        if event.scope != RED_LIGHT:
            return
        for serial, wheel in self._wheels.items():
            if table in wheel.state.tables:
                self._light(serial)
