"""What is counted, for Prometheus."""

import time
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, ProcessCollector
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
)
from prometheus_client.registry import Collector

from croupier.server.tracing import trace_command

REGISTRY: Final = CollectorRegistry()
# Memory, processor time, open files of this process.
ProcessCollector(registry=REGISTRY)


class _Commands(Collector):
    """A counter without locks, for what is counted many thousand times a second."""

    def __init__(self) -> None:
        self._counts: dict[tuple[str, str], int] = {}

    def count(self, action: str, outcome: str) -> None:
        """Count one more."""
        key = (action, outcome)
        self._counts[key] = self._counts.get(key, 0) + 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        """As Prometheus reads it."""
        family = CounterMetricFamily(
            "croupier_commands", "Commands by action and outcome", labels=("action", "outcome")
        )
        for key, count in self._counts.items():
            family.add_metric(key, count)
        yield family


COMMANDS: Final = _Commands()
REGISTRY.register(COMMANDS)


class _Count(Collector):
    """The same of one thing: a result is sent to thousands of sockets at once."""

    def __init__(self, name: str, says: str) -> None:
        self._name, self._says = name, says
        self._count = 0
        REGISTRY.register(self)

    def inc(self) -> None:
        """Count one more."""
        self._count += 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        """As Prometheus reads it."""
        yield CounterMetricFamily(self._name, self._says, value=self._count)


class _Seconds(Collector):
    """A histogram without locks, for what is measured many thousand times a second."""

    bounds: Final = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5)

    def __init__(self, name: str, says: str) -> None:
        self._name, self._says = name, says
        self._counts = [0] * (len(self.bounds) + 1)
        self._total = 0.0

    def observe(self, seconds: float) -> None:
        """Count one more."""
        self._counts[bisect_left(self.bounds, seconds)] += 1
        self._total += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """As Prometheus reads it."""
        up_to = accumulate(self._counts)
        names = (*map(str, map(float, self.bounds)), "+Inf")
        family = HistogramMetricFamily(self._name, self._says)
        family.add_metric([], list(zip(names, up_to, strict=True)), self._total)
        yield family


COMMAND_SECONDS: Final = _Seconds(
    "croupier_command_seconds", "From a command's arrival to its durable answer"
)
REGISTRY.register(COMMAND_SECONDS)


def count_command(table: str, action: str, outcome: str, seconds: float) -> None:
    """Count a command that has been answered, and trace it where that is on."""
    COMMANDS.count(action, outcome)
    COMMAND_SECONDS.observe(seconds)
    trace_command(table, action, outcome, seconds)


REQUEST_SECONDS: Final = _Seconds(
    "croupier_request_seconds", "From a request's arrival to the head of its answer"
)
REGISTRY.register(REQUEST_SECONDS)
REQUESTS: Final = Counter(
    "croupier_requests", "Requests over HTTP", ["method", "outcome"], registry=REGISTRY
)
READINGS: Final = Counter(
    "croupier_device_readings", "Readings of devices", ["serves", "outcome"], registry=REGISTRY
)
DELIVERIES: Final = Counter(
    "croupier_webhook_deliveries", "Events brought to webhooks", ["outcome"], registry=REGISTRY
)
SOCKETS: Final = Gauge("croupier_sockets", "Open sockets", registry=REGISTRY)
TABLES: Final = Gauge("croupier_tables", "Tables of the house", registry=REGISTRY)
SNAPSHOTS: Final = _Count("croupier_snapshots", "Fresh snapshots asked for")
UPDATES: Final = _Count("croupier_updates", "Updates made")
REFUSED_SIGN_INS: Final = Counter(
    "croupier_sign_ins_refused", "Sign-ins refused", registry=REGISTRY
)
TABLES_OWNED: Final = Gauge(
    "croupier_tables_owned", "Tables that this process answers for", registry=REGISTRY
)
STORE_ERRORS: Final = Counter(
    "croupier_store_errors", "Times that the log could not be written or read", registry=REGISTRY
)
TAKEOVERS: Final = Counter(
    "croupier_takeovers", "Tables taken that another process had before", registry=REGISTRY
)
LEASES_LOST: Final = Counter(
    "croupier_leases_lost", "Leases that ran out before they were given back", registry=REGISTRY
)
FORWARDED: Final = Counter(
    "croupier_forwarded_commands",
    "Commands sent to the node that owns their table",
    registry=REGISTRY,
)
UNREAD: Final = Counter(
    "croupier_unread_records", "Records that a newer program wrote", registry=REGISTRY
)


class _Devices(Collector):
    """How long each device that has reported to this process has been silent."""

    def __init__(self) -> None:
        self._heard: dict[tuple[str, str], float] = {}

    def heard(self, device: str, serves: str, taken: int, refused: int) -> None:
        """A device has reported, if only that it lives."""
        self._heard[device, serves] = time.monotonic()
        scope = serves.partition(":")[0]
        READINGS.labels(scope, "taken").inc(taken)
        READINGS.labels(scope, "refused").inc(refused)

    def forget(self, device: str) -> None:
        """A device was revoked: its silence is no news."""
        self._heard = {key: at for key, at in self._heard.items() if key[0] != device}

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """As Prometheus reads it."""
        family = GaugeMetricFamily(
            "croupier_device_silent_seconds",
            "Since the last report of a device",
            labels=("device", "serves"),
        )
        now = time.monotonic()
        for key, at in self._heard.items():
            family.add_metric(key, now - at)
        yield family


DEVICES: Final = _Devices()
REGISTRY.register(DEVICES)


class _Phases(Collector):
    """How many tables are in which phase of a round."""

    def __init__(self) -> None:
        #: The phases and how many tables are in each; set by the one who opens the house.
        self.read: Callable[[], Mapping[str, int]] = dict

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """As Prometheus reads it."""
        family = GaugeMetricFamily(
            "croupier_tables_in_phase", "Tables by phase of the round", labels=("phase",)
        )
        for phase, count in self.read().items():
            family.add_metric((phase,), count)
        yield family


PHASES: Final = _Phases()
REGISTRY.register(PHASES)


class _NodeTally:
    """Counts what happens between nodes."""

    def took(self) -> None:
        """A table was taken over."""
        TAKEOVERS.inc()

    def lost(self) -> None:
        """A lease was lost."""
        LEASES_LOST.inc()

    def forwarded(self) -> None:
        """A command went to another node."""
        FORWARDED.inc()

    def unread(self) -> None:
        """A record could not be read."""
        UNREAD.inc()


NODE_TALLY: Final = _NodeTally()
