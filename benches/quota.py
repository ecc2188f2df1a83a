"""A part of a core for a process, where the machine lets us set one: version 1 or 2 of cgroups."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

_OLD: Final = Path("/sys/fs/cgroup/cpu")
_NEW: Final = Path("/sys/fs/cgroup")
#: Short, so that a process that has used its part waits for milliseconds and no longer.
_PERIOD_US: Final = 4_000


def can_limit() -> bool:
    """Whether we may set quotas here."""
    with contextlib.suppress(OSError), quota(0.5):
        return True
    return False


@contextlib.contextmanager
def quota(share: float) -> Iterator[Path]:
    """A group whose processes get this share of one core; write their numbers to its file."""
    old = (_OLD / "cpu.shares").exists()
    group = (_OLD if old else _NEW) / f"croupier-bench-{os.getpid()}-{os.urandom(4).hex()}"
    group.mkdir()
    try:
        allowed = int(share * _PERIOD_US)
        if old:
            (group / "cpu.cfs_period_us").write_text(str(_PERIOD_US), "ascii")
            (group / "cpu.cfs_quota_us").write_text(str(allowed), "ascii")
        else:
            (group / "cpu.max").write_text(f"{allowed} {_PERIOD_US}", "ascii")
        yield group / "cgroup.procs"
    finally:
        group.rmdir()
