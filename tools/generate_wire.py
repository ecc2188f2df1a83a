"""Writes `web/src/wire.ts`: the server's own messages, as the screens' types.

    python -m tools.generate_wire            write it
    python -m tools.generate_wire --check    only say whether it is current

The types come from the documents that the server publishes, so a screen cannot send or read what
the server does not know.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args

from croupier.core.facts import Why
from croupier.core.refusal import Reason
from croupier.house.views.audience_views import NoticeToPlayer
from croupier.house.views.dealing import STEP_ACTIONS, STEP_TASKS
from croupier.house.views.room import FINISH_BETTING
from croupier.house.views.wall import AlertKind
from croupier.roulette.catalogue import all_books
from croupier.roulette.game import Game
from croupier.roulette.limits import STATED
from croupier.server.app import GROUPS
from croupier.server.calling import API
from croupier.server.command_messages import SHAPES
from croupier.server.documents import asyncapi, openapi
from croupier.table.catalogue import EVENTS
from croupier.table.opening import opening_power
from tools.record_goldens import VARIANTS

ROOT: Final = Path(__file__).resolve().parent.parent
TARGET: Final = Path("web/src/wire.ts")

Schema = dict[str, Any]

_HEAD: Final = """\
// Written by `make wire` from the server's own messages. Do not edit.
// Money is in cents, instants are milliseconds of the server's clock.
"""


def main() -> int:
    """Write the file, or check it; 1 where it was not current."""
    parser = argparse.ArgumentParser(description="Write the screens' types.")
    parser.add_argument("--check", action="store_true", help="write nothing")
    check = parser.parse_args().check
    target, text = ROOT / TARGET, wire_types()
    if target.is_file() and target.read_text("utf-8") == text:
        return 0
    if check:
        print(f"out of date: {TARGET.as_posix()}")
        return 1
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, "utf-8")
    return 0


def wire_types() -> str:
    """The whole module, the same on every run."""
    assert GROUPS, "importing the groups has put their operations on the registry"
    http, socket = openapi(API), asyncapi(API)
    schemas: dict[str, Schema] = {
        **socket["components"]["schemas"],
        **http["components"]["schemas"],
    }
    asked = _reachable(_asked_by_clients(http, socket), schemas)
    unions = {
        "AnyCommand": _commands(),
        "AnyView": _views(schemas),
        "FromClient": _messages(socket, "receive"),
        "FromServer": _messages(socket, "send"),
        "Answer": ["Accepted", "Refused", "Pending"],
    }
    shapes = [_declared(name, schemas[name], name in asked) for name in sorted(schemas)]
    text = _by_name("\n".join([*shapes, _operations(http)]), unions)
    names = (_union(name, own) for name, own in unions.items())
    lists = (_list(name, says, own) for name, says, own in _lists())
    return "\n".join([_HEAD, text, *names, *lists])


def _lists() -> Iterator[tuple[str, str, list[str]]]:
    """What the screens must know beforehand, such as to have a word for each; a list each."""
    enums = {
        "REASONS": ("Why something is refused.", list(Reason)),
        "WHYS": ("Which sentence of a reason it is.", get_args(Why)),
        "ALERT_KINDS": ("What an alert is about.", get_args(AlertKind)),
        "NOTICES_TO_PLAYERS": ("What the system says to a player.", get_args(NoticeToPlayer)),
        "EVENT_KINDS": ("What may happen at a table.", _events()),
        "STEPS": ("The steps of a round.", sorted({*STEP_ACTIONS, *STEP_TASKS})),
        "ANNOUNCEMENTS": ("What is announced, with its blanks.", _announcements()),
        "SCOPES": ("What may be out of order at a table.", _scopes()),
        "OPENERS": ("The roles that may open a table under some book.", _openers()),
        "STATED_LIMITS": ("Amounts that a sign may state beside its ranges.", STATED),
    }
    for name, (says, own) in enums.items():
        yield name, says, [str(each) for each in own]


def _games() -> Iterator[Game]:
    """Every game with each of its options taken by itself."""
    for book in all_books():
        for offer in book.offers:
            for options in ({}, *VARIANTS.get((book.code, offer.name), ())):
                yield book.game(offer.name, options)


def _announcements() -> list[str]:
    said = (text for game in _games() for own in game.announcements.values() for text in own)
    return sorted({FINISH_BETTING, *said})


def _events() -> list[str]:
    return sorted(EVENTS)


def _scopes() -> list[str]:
    return sorted({scope for game in _games() for scope in game.malfunctions})


def _openers() -> list[str]:
    return sorted({role for game in _games() for role in opening_power(game).roles})


def _list(name: str, says: str, own: list[str]) -> str:
    lines = "".join(f"\n  {json.dumps(each, ensure_ascii=False)}," for each in own)
    return f"/** {says} */\nexport const {name} = [{lines}\n] as const;\n"


def _by_name(text: str, unions: dict[str, list[str]]) -> str:
    """Where all members of a union stand in a row, its name."""
    names = {frozenset(members): name for name, members in unions.items()}

    def named(found: re.Match[str]) -> str:
        return names.get(frozenset(found.group().split(" | ")), found.group())

    return re.sub(r"\b\w+(?: \| \w+)+", named, text)


def _commands() -> list[str]:
    """What may be asked of a table."""
    return sorted(shape.__name__ for shape in SHAPES.values())


def _views(schemas: dict[str, Schema]) -> list[str]:
    return sorted(n for n, s in schemas.items() if n.endswith("View") and "audience" in _keys(s))


def _keys(schema: Schema) -> set[str]:
    return set(schema.get("properties", ()))


def _messages(socket: Schema, action: str) -> list[str]:
    found = (o for o in socket["operations"].values() if o["action"] == action)
    refs = (message["$ref"] for operation in found for message in operation["messages"])
    return [ref.rsplit("/", 1)[1] for ref in refs]


def _asked_by_clients(http: Schema, socket: Schema) -> set[str]:
    """The shapes that a client sends; what they leave out takes its default."""
    found = set(_messages(socket, "receive"))
    for methods in http["paths"].values():
        for operation in methods.values():
            found |= _named(operation.get("requestBody", {}))
    return found


def _named(schema: Any) -> set[str]:
    """Every shape that a schema refers to."""
    if isinstance(schema, list):
        return set().union(*map(_named, schema)) if schema else set()
    if not isinstance(schema, dict):
        return set()
    own = {str(schema["$ref"]).rsplit("/", 1)[1]} if "$ref" in schema else set()
    return own.union(*map(_named, schema.values()))


def _reachable(names: set[str], schemas: dict[str, Schema]) -> set[str]:
    found: set[str] = set()
    waiting = sorted(names & schemas.keys())
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += sorted(_named(schemas[name]) & schemas.keys())
    return found


def _declared(name: str, schema: Schema, asked: bool) -> str:
    says = _comment(schema.get("description", ""), "")
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{says}export type {name} = {_type(schema)};\n"
    required = set(schema.get("required", ()))
    lines = []
    for field, inner in schema["properties"].items():
        # What the server sends is whole, for what has a default is sent all the same; only what it
        # is asked, and facts that have no default, may leave something out.
        left_out = field not in required and (asked or "default" not in inner)
        optional = "?" if left_out else ""
        lines.append(f"  {_key(field)}{optional}: {_type(inner)};")
    return "\n".join([f"{says}export interface {name} {{", *lines, "}", ""])


def _comment(text: str, indent: str) -> str:
    words = " ".join(text.split())
    if not words:
        return ""
    lines = textwrap.wrap(words, 94)
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return "".join(
        [f"{indent}/**\n", *(f"{indent} * {line}\n" for line in lines), f"{indent} */\n"]
    )


def _key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z_]\w*", name) else f'"{name}"'


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "anyOf" in schema or "oneOf" in schema:
        return " | ".join(dict.fromkeys(map(_type, schema.get("anyOf") or schema["oneOf"])))
    if "enum" in schema or "const" in schema:
        values = schema.get("enum", [schema.get("const")])
        return " | ".join(
            "null" if v is None else f'"{v}"' if isinstance(v, str) else str(v)
            for v in sorted(values, key=str)
        )
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(_type({**schema, "type": one}) for one in kind)
    match kind:
        case "string":
            return "string"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "array":
            return _array(schema)
        case "object":
            return _record(schema)
    return "unknown"


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(map(_type, schema['prefixItems']))}]"
    items = schema.get("items")
    inner = _type(items) if isinstance(items, dict) else "unknown"
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def _record(schema: Schema) -> str:
    inner = schema.get("additionalProperties")
    return f"Record<string, {_type(inner) if isinstance(inner, dict) and inner else 'unknown'}>"


def _union(name: str, members: list[str]) -> str:
    lines = "".join(f"\n  | {member}" for member in members)
    return f"export type {name} ={lines};\n"


def _operations(http: Schema) -> str:
    """What may be asked over HTTP: for each method and path, the body and the answer."""
    lines = [
        "/** What may be asked over HTTP, by method and path. */",
        "export interface Operations {",
    ]
    for path, methods in sorted(http["paths"].items()):
        for method, operation in sorted(methods.items()):
            body = _content(operation.get("requestBody", {}))
            out = next(
                (
                    _content(r)
                    for s, r in sorted(operation["responses"].items())
                    if s.startswith("2")
                ),
                "unknown",
            )
            lines.append(
                f'  "{method.upper()} {path}": {{ body: {body or "undefined"}; '
                f"out: {out or 'unknown'} }};"
            )
    return "\n".join([*lines, "}", ""])


def _content(described: Schema) -> str:
    for kind, content in described.get("content", {}).items():
        if kind.endswith("json") and "schema" in content:
            return _type(content["schema"])
    return ""


if __name__ == "__main__":
    sys.exit(main())
