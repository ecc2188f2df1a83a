"""The screens' types are those that the server's messages give today."""

import re

import pytest

from croupier.core.refusal import Reason
from tests.tidy.tree import ROOT
from tools.generate_wire import TARGET, _by_name, _declared, _type, wire_types


def test_the_types_of_the_screens_are_current() -> None:
    """`make wire` writes them anew."""
    assert (ROOT / TARGET).read_text("utf-8") == wire_types()


def test_a_shape_that_is_asked_may_leave_out_what_has_a_default() -> None:
    schema = {
        "type": "object",
        "description": "A wager.",
        "properties": {"bet": {"type": "string"}, "by": {"type": "string", "default": ""}},
        "required": ["bet"],
    }
    assert "  by?: string;" in _declared("Wager", schema, asked=True)
    assert "  by: string;" in _declared("Wager", schema, asked=False)


def test_a_shape_that_is_sent_may_leave_out_what_has_neither_a_default_nor_a_duty() -> None:
    schema = {
        "type": "object",
        "properties": {"bet": {"type": "string"}, "by": {"type": "string", "default": ""}},
    }
    assert "  bet?: string;" in _declared("Facts", schema, asked=False)
    assert "  by: string;" in _declared("Facts", schema, asked=False)


def test_the_screens_have_every_code_that_needs_a_word() -> None:
    text = wire_types()
    assert set(re.findall(r"^export const (\w+)", text, re.MULTILINE)) == {
        *("REASONS", "WHYS", "ALERT_KINDS", "NOTICES_TO_PLAYERS", "EVENT_KINDS", "STEPS"),
        *("ANNOUNCEMENTS", "SCOPES", "STATED_LIMITS", "OPENERS"),
    }
    assert all(f'"{reason}",' in text for reason in Reason)


@pytest.mark.parametrize(
    ("schema", "text"),
    [
        ({"type": "array", "items": {"$ref": "#/components/schemas/Seat"}}, "Seat[]"),
        ({"anyOf": [{"type": "integer"}, {"type": "null"}]}, "number | null"),
        ({"enum": ["b", "a"]}, '"a" | "b"'),
        ({"type": "object", "additionalProperties": {"type": "integer"}}, "Record<string, number>"),
        ({"type": "array", "prefixItems": [{"type": "string"}] * 2}, "[string, string]"),
        ({"type": "array", "items": {"enum": ["a", "b"]}}, '("a" | "b")[]'),
    ],
)
def test_a_schema_becomes_a_type(schema: dict[str, object], text: str) -> None:
    assert _type(schema) == text


def test_a_union_that_has_a_name_goes_by_it() -> None:
    assert _by_name("x: A | B; y: A | C;", {"Both": ["A", "B"]}) == "x: Both; y: A | C;"


def test_screens_decide_nothing_by_the_names_of_roles() -> None:
    """They ask `session.may("METHOD /path")`; who may call it is declared with the operation."""
    screens = [path for path in (ROOT / "web" / "src").rglob("*.svelte") if path.is_file()]
    named = [p.name for p in screens if re.search(r"session\.has\(\s*[\"']", p.read_text("utf-8"))]
    assert screens
    assert named == []
