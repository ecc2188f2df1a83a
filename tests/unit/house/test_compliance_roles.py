"""Authorisation: every role asks everything about patrons, incidents and the office."""

import asyncio
from typing import Any

import pytest

from croupier.compliance.catalogue import COMMANDS
from croupier.compliance.limits import Limit
from croupier.core.declarations import own_fields
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.actors import Actor
from tests.clauses.watched import Watched

_VALUES: dict[Any, Any] = {"whole": 1, "instant": 1}


def filled(kind: type[Any], by: Role) -> Any:
    """A command with something in every field that needs one."""
    needed = {each.name: _value(each.name, each.kind.name) for each in own_fields(kind)}
    required = {each.name for each in own_fields(kind) if each.required}
    return kind(by=by, **{name: value for name, value in needed.items() if name in required})


def _value(name: str, kind: str) -> Any:
    return Limit.LOSS_DAY if name == "limit" else _VALUES.get(kind, "x")


def test_there_are_commands_of_every_sort() -> None:
    assert len(COMMANDS) == 19


@pytest.mark.parametrize("kind", COMMANDS.values(), ids=COMMANDS)
def test_who_does_not_hold_a_role_never_speaks_in_it(kind: type[Any]) -> None:
    async def body() -> None:
        house = await Watched().start()
        for role in Role:
            others = Actor(id="x", roles=frozenset(Role) - {role})
            answer = await house.desk.submit(filled(kind, role), others)
            assert isinstance(answer, Refusal), (role, kind)
            assert answer.reason is Reason.NOT_PERMITTED
        assert await house.store.head() == (0, bytes(32))

    asyncio.run(body())


@pytest.mark.parametrize("kind", COMMANDS.values(), ids=COMMANDS)
def test_every_role_but_its_own_is_refused(kind: type[Any]) -> None:
    async def body() -> None:
        house = await Watched().start()
        everybody = Actor(id="x", roles=frozenset(Role))
        for role in Role:
            answer = await house.desk.submit(filled(kind, role), everybody)
            permitted = not isinstance(answer, Refusal) or answer.reason is not Reason.NOT_PERMITTED
            assert permitted is (role in allowed(kind)), (role, kind.action, answer)

    def allowed(kind: type[Any]) -> frozenset[Role]:
        # What only a book allows is not offered without one, no matter who asks.
        return frozenset(Role) if kind.roles is None else kind.roles

    asyncio.run(body())


def test_those_who_only_look_change_nothing() -> None:
    for kind in COMMANDS.values():
        watching = {Role.INSPECTOR, Role.ADMINISTRATOR, Role.AUTHORISED_OFFICER}
        assert not (kind.roles or frozenset()) & watching
