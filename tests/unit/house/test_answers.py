"""What was asked under a key is known again: later, by another node, and after an upgrade."""

from hashlib import sha256
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.core.roles import Role
from croupier.house.answers import is_same, request_digest
from croupier.house.catalogue import REGISTRIES
from croupier.table.seats import BuyIn
from tests.generated import values

COMMANDS = [kind for registry in REGISTRIES.values() for kind in registry.commands.values()]
FILLED_IN = {
    *("at", "ticket", "new_number", "settled", "later", "approved"),
    *("paid", "taken", "as_of", "facts", "stands", "late", "about", "stood"),
}


def digest_of_every_field(command: Any, *unknown: str) -> bytes:
    """As earlier programs wrote it, which did not know some of the fields."""
    names = sorted(set(command.__struct_fields__) - FILLED_IN - {*unknown})
    shape = msgspec.defstruct("Requested", names)
    encode = msgspec.json.Encoder(order="deterministic").encode
    try:
        text = encode((command.action, shape(*(getattr(command, name) for name in names))))
    except TypeError:
        plain = msgspec.to_builtins(command, str_keys=True)
        text = encode((command.action, {name: plain[name] for name in names}))
    return sha256(text).digest()


@given(st.data())
@settings(max_examples=100)
def test_a_digest_of_an_earlier_program_is_known_again(data: st.DataObject) -> None:
    command = data.draw(values(data.draw(st.sampled_from(COMMANDS))))
    assert is_same(command, digest_of_every_field(command))
    assert is_same(command, request_digest(command))


def buy_in(**fields: Any) -> BuyIn:
    return BuyIn(by=Role.DEALER, at=1, player="ann", **{"amount": 5000, **fields})


def test_a_field_that_an_upgrade_has_added_makes_no_other_request() -> None:
    asked = buy_in()
    assert is_same(asked, digest_of_every_field(asked, "tender"))
    assert is_same(buy_in().but(at=77), request_digest(asked))


@pytest.mark.parametrize("fields", [{"amount": 5001}, {"tender": "note"}, {"by": Role.PLAYER}])
def test_another_request_under_the_key_is_told_apart(fields: dict[str, Any]) -> None:
    other = buy_in().but(**fields)
    assert not is_same(other, request_digest(buy_in()))
    assert not is_same(other, digest_of_every_field(buy_in()))
    assert not is_same(buy_in(), b"")
