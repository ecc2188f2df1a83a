"""Authorisation: every role asks everything about patrons, incidents and the office."""

import asyncio
from dataclasses import MISSING, fields
from typing import Any, get_type_hints

import pytest

from croupier.compliance import commands as c
from croupier.compliance.cases import roles_for as case_roles
from croupier.compliance.decide import roles_for
from croupier.compliance.limits import Limit
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.actors import Actor
from tests.clauses.watched import Watched

COMMANDS: list[type[Any]] = [
    kind
    for kind in vars(c).values()
    if isinstance(kind, type) and issubclass(kind, c.Command) and kind.action
]
_VALUES: dict[Any, Any] = {str: "x", int: 1, Limit: Limit.LOSS_DAY}


def filled(kind: type[Any], by: Role) -> Any:
    """A command with something in every field that needs one."""
    hints = get_type_hints(kind)
    needed = {
        each.name: _VALUES.get(hints[each.name], 1)
        for each in fields(kind)
        if each.name not in ("by", "at") and not _has_default(each)
    }
    return kind(by=by, **needed)


def _has_default(field: Any) -> bool:
    return field.default is not MISSING or field.default_factory is not MISSING


async def ask(house: Watched, command: Any, actor: Actor) -> Any:
    if isinstance(command, c.OpenCase):
        return await house.desk.open_case(command, actor)
    if isinstance(command, c.PatronCommand):
        return await house.desk.ask_patron(command, actor)
    if isinstance(command, c.CaseCommand):
        return await house.desk.ask_case(command, actor)
    return await house.desk.ask_office(command, actor)


def test_there_are_commands_of_every_sort() -> None:
    assert len(COMMANDS) == 18


@pytest.mark.parametrize("kind", COMMANDS, ids=lambda kind: kind.action)
def test_who_does_not_hold_a_role_never_speaks_in_it(kind: type[Any]) -> None:
    async def body() -> None:
        house = await Watched().start()
        for role in Role:
            others = Actor(id="x", roles=frozenset(Role) - {role})
            told = await ask(house, filled(kind, role), others)
            assert isinstance(told, Refusal), (role, kind)
            assert told.reason is Reason.NOT_PERMITTED
        assert await house.store.head() == (0, bytes(32))

    asyncio.run(body())


@pytest.mark.parametrize("kind", COMMANDS, ids=lambda kind: kind.action)
def test_every_role_but_its_own_is_refused(kind: type[Any]) -> None:
    async def body() -> None:
        house = await Watched().start()
        everybody = Actor(id="x", roles=frozenset(Role))
        for role in Role:
            told = await ask(house, filled(kind, role), everybody)
            permitted = not isinstance(told, Refusal) or told.reason is not Reason.NOT_PERMITTED
            assert permitted is (role in allowed(kind)), (role, kind.action, told)

    def allowed(kind: type[Any]) -> frozenset[Role]:
        if kind in (c.ConfiscateDevice, c.DetainPerson):
            # Without a book that gives the power it is not offered, whoever asks.
            return frozenset(Role)
        if issubclass(kind, c.PatronCommand):
            return roles_for(kind)
        if issubclass(kind, c.CaseCommand):
            return case_roles(kind)
        return OFFICE[kind]

    asyncio.run(body())


OFFICE = {
    c.ActivateEdition: frozenset({Role.MANAGEMENT_REPRESENTATIVE, Role.OPERATOR}),
    c.TellRegulator: frozenset(
        {
            Role.GAME_SUPERVISOR,
            Role.CASINO_SUPERVISOR,
            Role.PIT_BOSS,
            Role.SHIFT_MANAGER,
            Role.MANAGEMENT_REPRESENTATIVE,
            Role.OPERATOR,
        }
    ),
}


def test_those_who_only_look_change_nothing() -> None:
    for kind in COMMANDS:
        if kind in OFFICE:
            allowed = OFFICE[kind]
        elif issubclass(kind, c.PatronCommand):
            allowed = roles_for(kind)
        else:
            allowed = case_roles(kind)
        assert not allowed & {Role.INSPECTOR, Role.ADMINISTRATOR, Role.AUTHORISED_OFFICER}
