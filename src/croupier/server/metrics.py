"""What is counted, for Prometheus."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY: Final = CollectorRegistry()

COMMANDS: Final = Counter(
    "croupier_commands", "Commands by action and outcome", ["action", "outcome"], registry=REGISTRY
)
COMMAND_SECONDS: Final = Histogram(
    "croupier_command_seconds",
    "From a command's arrival to its durable answer",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5),
    registry=REGISTRY,
)
SOCKETS: Final = Gauge("croupier_sockets", "Open sockets", registry=REGISTRY)
TABLES: Final = Gauge("croupier_tables", "Tables of the house", registry=REGISTRY)
SNAPSHOTS: Final = Counter("croupier_snapshots", "Fresh snapshots asked for", registry=REGISTRY)
UPDATES: Final = Counter("croupier_updates", "Updates made", registry=REGISTRY)
REFUSED_SIGN_INS: Final = Counter(
    "croupier_sign_ins_refused", "Sign-ins refused", registry=REGISTRY
)
