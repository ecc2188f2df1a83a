"""The documents at /openapi.json and /asyncapi.json are what their specifications ask for."""

import json
from collections import Counter

import jsonschema
import msgspec
import pytest
from openapi_spec_validator import validate

from croupier.server import wire
from croupier.server.api import Operation
from croupier.server.app import GROUPS
from croupier.server.calling import API
from croupier.server.documents import asyncapi, openapi
from croupier.server.examples import EXAMPLES
from tests.tidy.tree import ROOT

assert GROUPS
OPENAPI, ASYNCAPI = openapi(API), asyncapi(API)
SPECIFICATION = ROOT / "web" / "node_modules" / "@asyncapi" / "specs" / "schemas" / "3.0.0.json"


def each_operation() -> list[dict[str, object]]:
    return [each for path in OPENAPI["paths"].values() for each in path.values()]


def test_openapi_is_valid() -> None:
    validate(OPENAPI)


@pytest.mark.skipif(not SPECIFICATION.is_file(), reason="npm ci in web/ brings AsyncAPI's schema")
def test_asyncapi_is_valid() -> None:
    schema = json.loads(SPECIFICATION.read_text("utf-8"))
    jsonschema.Draft7Validator(schema).validate(ASYNCAPI)
    broken = {**ASYNCAPI, "channels": {"socket": {"address": 7}}}
    assert not jsonschema.Draft7Validator(schema).is_valid(broken)


def test_every_reference_leads_somewhere() -> None:
    for document in (OPENAPI, ASYNCAPI):
        references = set(_references(document))
        assert references
        for reference in references:
            found: object = document
            for part in reference.removeprefix("#/").split("/"):
                assert isinstance(found, dict), reference
                found = found[part]


def _references(value: object) -> list[str]:
    if isinstance(value, dict):
        own = [value["$ref"]] if isinstance(value.get("$ref"), str) else []
        return own + [ref for each in value.values() for ref in _references(each)]
    if isinstance(value, list):
        return [ref for each in value for ref in _references(each)]
    return []


def test_operations_have_ids_of_their_own_tags_and_descriptions() -> None:
    counted = Counter(each["operationId"] for each in each_operation())
    assert [name for name, count in counted.items() if count > 1] == []
    tags = {each["name"] for each in OPENAPI["tags"]}
    for each in each_operation():
        assert each["summary"], each["operationId"]
        assert len(str(each["description"])) > 20, each["operationId"]
        assert set(each["tags"]) <= tags  # type: ignore[call-overload]
    assert all(each["description"] for each in OPENAPI["tags"])


def _operation(name: str) -> Operation:
    return next(each for each in API.operations if each.handler.__name__ == name)


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_are_what_the_operation_takes(name: str) -> None:
    for example in EXAMPLES[name].values():
        msgspec.json.decode(msgspec.json.encode(example), type=_operation(name).body)


def test_every_operation_that_takes_something_shows_an_example() -> None:
    taking = {each.handler.__name__ for each in API.operations if each.body is not None}
    assert taking == set(EXAMPLES)


@pytest.mark.parametrize("name", ASYNCAPI["components"]["messages"])
def test_every_message_of_the_socket_shows_examples_that_can_be_read(name: str) -> None:
    message = ASYNCAPI["components"]["messages"][name]
    shown = [each["payload"] for each in message["examples"]]
    assert shown
    schema = {**message["payload"], "components": ASYNCAPI["components"]}
    kind = getattr(wire, name)
    for example in shown:
        jsonschema.Draft202012Validator(schema).validate(example)
        again = msgspec.to_builtins(msgspec.convert(example, kind), str_keys=True)
        assert msgspec.convert(again, kind) == msgspec.convert(example, kind)


def test_examples_of_commands_are_those_over_http() -> None:
    shown = ASYNCAPI["components"]["messages"]["Submit"]["examples"]
    commands = {each["summary"]: each["payload"]["command"] for each in shown}
    assert commands == EXAMPLES["submit_to_table"]


def test_the_document_is_the_same_on_every_run() -> None:
    assert json.dumps(openapi(API)) == json.dumps(OPENAPI)
