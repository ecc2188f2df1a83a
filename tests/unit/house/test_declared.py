"""Every command and event of every stream is one declaration, and everything is derived from it."""

import importlib
import inspect
import pkgutil
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import croupier
from croupier.core.declarations import Registry, own_fields, stored_kind
from croupier.core.roles import DRIVERS, Role
from croupier.house.catalogue import REGISTRIES
from croupier.house.log.codec import Codec
from croupier.table.catalogue import TABLE
from tests.generated import values

#: Packages whose streams are declared.
MOVED = (
    *("cage", "compliance", "equipment", "people", "promotion"),
    *("table", "tournament", "wheel", "house"),
)
COMMANDS = [
    pytest.param(registry, kind, id=f"{registry.stream}-{action}")
    for registry in REGISTRIES.values()
    for action, kind in registry.commands.items()
]
EVENTS = [
    pytest.param(registry, kind, id=f"{registry.stream}-{name}")
    for registry in REGISTRIES.values()
    for name, kind in registry.events.items()
]


@pytest.mark.parametrize("package", MOVED)
def test_modules_are_cut_by_idea(package: str) -> None:
    found = importlib.import_module(f"croupier.{package}")
    names = [module.name for module in pkgutil.iter_modules(found.__path__)]
    assert not [name for name in names if name.split("_")[-1] in ("commands", "events", "noting")]


def test_every_class_that_is_a_command_or_an_event_is_declared() -> None:
    declared = {
        kind
        for registry in REGISTRIES.values()
        for kind in (*registry.commands.values(), *registry.events.values())
    }
    for registry in REGISTRIES.values():
        events = list(registry.events.values())
        base = events[0].__mro__[1]
        left = [
            kind.__name__
            for kind in _below(base)
            if kind not in declared and not kind.__subclasses__() and _is_ours(kind)
        ]
        assert left == [], f"{registry.stream} has kinds that nobody declares"


def _below(base: type[Any]) -> list[type[Any]]:
    found: list[type[Any]] = []
    for each in base.__subclasses__():
        found += [each, *_below(each)]
    return found


def _is_ours(kind: type) -> bool:
    return kind.__module__.startswith(f"{croupier.__name__}.")


@pytest.mark.parametrize(("registry", "kind"), COMMANDS)
def test_a_command_has_every_facet(registry: Registry[Any, Any], kind: type[Any]) -> None:
    assert (kind.__doc__ or "").strip()
    assert registry.commands[kind.action] is kind
    assert kind.roles is None or (kind.roles and kind.roles <= frozenset(Role))
    assert inspect.isfunction(kind.decide)
    assert kind.__struct_config__.frozen
    assert {"by", "at"} <= set(kind.__struct_fields__)
    assert all(field.kind.name for field in own_fields(kind))


@pytest.mark.parametrize(("registry", "kind"), EVENTS)
def test_an_event_has_every_facet(registry: Registry[Any, Any], kind: type[Any]) -> None:
    assert (kind.__doc__ or "").strip()
    assert registry.events[stored_kind(kind)] is kind
    assert inspect.isfunction(kind.evolve)
    assert issubclass(kind, msgspec.Struct)
    assert kind.__struct_config__.frozen


@pytest.mark.parametrize(("registry", "kind"), EVENTS)
@settings(max_examples=5, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_an_event_comes_back_from_the_log_as_it_was_written(
    registry: Registry[Any, Any], kind: type[Any], data: st.DataObject
) -> None:
    codec: Codec[Any] = Codec(registry.events.values())
    event = data.draw(values(kind))
    draft = codec.encode(event)
    assert codec.decode(draft.kind, draft.payload) == event


def test_no_action_of_people_is_a_players() -> None:
    for kind in REGISTRIES["people"].commands.values():
        assert not (kind.roles or frozenset()) & {Role.PLAYER, *DRIVERS}


@pytest.mark.parametrize("kind", TABLE.events.values(), ids=TABLE.events)
@settings(max_examples=3, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_an_event_of_a_table_has_its_own_sentence(kind: type[Any], data: st.DataObject) -> None:
    event = data.draw(values(kind))
    try:
        said = str(event.message())
    except (KeyError, ValueError, AttributeError, IndexError):
        # Texts that stand for a bet or a number are not drawn as such.
        return
    assert said
    assert "\n" not in said
