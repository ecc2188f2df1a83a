"""Checking the log while the house is open: in a process of its own, so that no table waits."""

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from dataclasses import dataclass
from typing import Any, Final

import msgspec

#: What the checking program says of how far it has come.
PROGRESS: Final = b"checked "
#: A line of its findings may be long: one for each table.
_LINE_MAX: Final = 2**24


@dataclass(slots=True)
class Check:
    """One check: how far it has come, and what it found."""

    by: str
    started_at: int
    total: int
    records: int = 0
    ended_at: int | None = None
    found: dict[str, Any] | None = None
    failed: str = ""

    @property
    def state(self) -> str:
        """running, clean, wrong, or failed where it could not be done."""
        if self.ended_at is None:
            return "running"
        if self.found is None:
            return "failed"
        return "clean" if self.found["ok"] else "wrong"


@dataclass(slots=True)
class Verifier:
    """Runs `croupier verify` on the house's own log, one check at a time."""

    place: str
    last: Check | None = None
    _process: Process | None = None
    _task: "asyncio.Task[None] | None" = None

    @property
    def running(self) -> bool:
        """Whether a check is under way."""
        return self.last is not None and self.last.ended_at is None

    async def begin(self, check: Check, root: str, now: Any) -> None:
        """Start a check; `now` gives the time when it ends."""
        self.last = check
        # The place may hold a password, so it goes in where no list of processes shows it.
        options = ["verify", "-", "--json", "--progress", *(["--root", root] if root else [])]
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "croupier",
            *options,
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            limit=_LINE_MAX,
        )
        self._task = asyncio.create_task(self._follow(self._process, check, now))

    async def _follow(self, process: Process, check: Check, now: Any) -> None:
        try:
            if process.stdin is None or process.stdout is None or process.stderr is None:
                raise RuntimeError("a process without its pipes")
            process.stdin.write(f"{self.place}\n".encode())
            process.stdin.close()
            output, said = await asyncio.gather(
                process.stdout.read(), self._hear(process.stderr, check)
            )
            await process.wait()
            try:
                check.found = msgspec.json.decode(output, type=dict[str, Any])
                check.records = check.found["records"]
            except (msgspec.DecodeError, KeyError):
                check.failed = said or f"the check ended with {process.returncode}"
        finally:
            check.ended_at = now()

    async def _hear(self, stream: asyncio.StreamReader, check: Check) -> str:
        """Follow how far it has come; whatever else it says is kept for the report."""
        said: list[str] = []
        async for line in stream:
            if line.startswith(PROGRESS) and line.removeprefix(PROGRESS).strip().isdigit():
                check.records = int(line.removeprefix(PROGRESS))
            else:
                said = [*said[-4:], line.decode("utf-8", "replace").strip()]
        return " ".join(said)[:400]

    async def ended(self) -> None:
        """Wait until the check has ended."""
        if self._task is not None:
            await self._task

    async def stop(self) -> None:
        """End a check that is under way with the house."""
        if self._process is not None and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
