"""Every event of a table goes into the log and comes back as it was, whatever its values."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from croupier.core.money import Money
from croupier.core.roles import Role
from croupier.house.codecs import TABLE_CODEC
from croupier.table.catalogue import COMMANDS, EVENTS
from croupier.table.declare import Event
from croupier.table.floats import FloatFilled
from tests.generated import values


@pytest.mark.parametrize("kind", sorted(EVENTS))
@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_an_event_comes_back_as_it_was_written(kind: str, data: st.DataObject) -> None:
    event: Event = data.draw(values(EVENTS[kind]))
    draft = TABLE_CODEC.encode(event)
    assert draft.kind == kind
    assert TABLE_CODEC.decode(draft.kind, draft.payload) == event
    assert TABLE_CODEC.encode(event).payload == draft.payload


def test_counts_by_denomination_are_kept() -> None:
    counts = {500: 20, 10_000: 2}
    event = FloatFilled(at=1, by=Role.DEALER, amount=Money(30_000), counts=counts)
    draft = TABLE_CODEC.encode(event)
    assert TABLE_CODEC.decode(draft.kind, draft.payload) == event


@pytest.mark.parametrize("action", sorted(COMMANDS))
def test_every_command_has_every_facet(action: str) -> None:
    kind = COMMANDS[action]
    facets = {
        "a sentence": bool((kind.__doc__ or "").strip()),
        "a time": bool(kind.phases),
        "somebody who may": kind.own_roles or kind.roles is not None or kind.usual is None,
        "what it leads to": "decide" in vars(kind),
    }
    assert [name for name, there in facets.items() if not there] == []


@pytest.mark.parametrize("kind", sorted(EVENTS))
def test_every_event_has_every_facet(kind: str) -> None:
    event = EVENTS[kind]
    assert (event.__doc__ or "").strip()
    assert event.heard is not None
    assert callable(event.evolve)
