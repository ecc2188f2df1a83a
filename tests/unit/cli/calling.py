"""Calling the command line from a test."""

import json
from dataclasses import dataclass
from typing import Any

import pytest

from croupier.cli.cli import run
from croupier.core.roles import Role
from croupier.house.actors import Actor
from croupier.house.house import House
from croupier.house.log.store import Store
from croupier.house.people import Register, house_itself
from croupier.house.world import Nobody, SystemClock
from croupier.server.sessions import hash_known_password


@dataclass(frozen=True)
class Answer:
    """What a command printed and how it ended."""

    code: int
    out: str
    err: str

    @property
    def rows(self) -> list[dict[str, Any]]:
        rows = json.loads(self.out)
        assert isinstance(rows, list)
        return rows


def call(capsys: pytest.CaptureFixture[str], line: str) -> Answer:
    """Run a command line as a person would type it."""
    code = run(line.split())
    captured = capsys.readouterr()
    return Answer(code, captured.out, captured.err)


PASSWORD = "for-tests-alone"


async def enrol(store: Store) -> None:
    """Take on an administrator, and by her a cashier, a dealer and a pit boss."""
    register = Register(House(store, SystemClock(), Nobody()))
    hashed, ada = (
        hash_known_password(PASSWORD),
        Actor(id="ada", roles=frozenset({Role.ADMINISTRATOR})),
    )
    first = frozenset({Role.ADMINISTRATOR})
    await register.enrol_staff("ada", first, hashed, at=1, by=house_itself("house"))
    for name, role in (("kim", Role.CASHIER), ("dan", Role.DEALER), ("pat", Role.PIT_BOSS)):
        await register.enrol_staff(name, frozenset({role}), hashed, at=1, by=ada)
