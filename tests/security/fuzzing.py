"""Requests and socket commands made up from the house's own document, with a nasty hand."""

import json
import random
from typing import Any
from urllib.parse import quote

#: Texts that have broken programs before.
TEXTS = (
    "",
    " ",
    "T1",
    "T2",
    "ann",
    "red",
    "straight:17",
    "0",
    "-1",
    "\x00",
    "a\x1bb",
    "a\r\nb",
    "\u202ebob",
    "\ud7ff",
    "\U0001f3b0" * 40,
    "../../etc/passwd",
    "%00",
    "' or 1=1 --",
    "{}",
    "null",
    "x" * 300,
    "x" * 5000,
    "wheel:1",
    "staff:ada",
    "2026-01-05",
    "9" * 30,
    "bob\n",
    "carol and sam",
    "٢٠٢٦-٠١-٠٥",
    "²",
    "https://[::1",
    "https://host:99999/",
    "station:T2/ann",
    "replied",
    "print",
    "0123456789012345 printed",
)
NUMBERS = (0, 1, -1, 2, 5, 500, 10**6, 2**31, 2**53, 2**63 - 1, -(2**63), 2**64, 10**30, 0.5, 1e308)
LISTS_MAX = 4
DEPTH_MAX = 6


class Maker:
    """Makes values for JSON schemas of one document."""

    def __init__(self, document: dict[str, Any], chance: random.Random) -> None:
        self._schemas = document.get("components", {}).get("schemas", {})
        self._chance = chance

    def value(self, schema: dict[str, Any], depth: int = 0) -> Any:
        """Something that mostly fits a schema."""
        chance = self._chance
        if chance.random() < 0.04 or depth > DEPTH_MAX:
            return self._junk()
        if "$ref" in schema:
            name = schema["$ref"].rpartition("/")[2]
            return self.value(self._schemas.get(name, {}), depth + 1)
        for several in ("anyOf", "oneOf"):
            if several in schema:
                return self.value(chance.choice(schema[several]), depth + 1)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return chance.choice(schema["enum"])
        return self._typed(schema, depth)

    def _typed(self, schema: dict[str, Any], depth: int) -> Any:
        chance, kind = self._chance, schema.get("type")
        if kind == "object" or "properties" in schema:
            return self._object(schema, depth)
        if kind == "array":
            items = schema.get("items") or (schema.get("prefixItems") or [{}])[0]
            count = chance.randint(0, LISTS_MAX)
            return [self.value(items or {}, depth + 1) for _ in range(count)]
        if kind in ("integer", "number"):
            low = schema.get("minimum", 0)
            return chance.choice((low, low + 1, low + 500, chance.choice(NUMBERS)))
        if kind == "boolean":
            return chance.random() < 0.5
        if kind == "null":
            return None
        return chance.choice(TEXTS)

    def _object(self, schema: dict[str, Any], depth: int) -> Any:
        chance, made = self._chance, {}
        required = set(schema.get("required", ()))
        for name, inner in schema.get("properties", {}).items():
            if (name in required and chance.random() < 0.98) or chance.random() < 0.5:
                made[name] = self.value(inner, depth + 1)
        more = schema.get("additionalProperties")
        if isinstance(more, dict):
            for _ in range(chance.randint(0, 3)):
                made[str(chance.choice(("1", "5", "500", *TEXTS)))] = self.value(more, depth + 1)
        if chance.random() < 0.02:
            made[chance.choice(TEXTS)] = self._junk()
        return made

    def _junk(self) -> Any:
        chance = self._chance
        return chance.choice(
            (None, True, [], {}, [[]], chance.choice(TEXTS), chance.choice(NUMBERS))
        )


class Request:
    """One request, made up."""

    def __init__(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> None:
        self.method, self.path, self.body, self.headers = method, path, body, headers

    def __str__(self) -> str:
        return f"{self.method} {self.path[:300]} {self.headers} {(self.body or b'')[:600]!r}"


class Requests:
    """Makes up requests for every operation of a document."""

    def __init__(self, document: dict[str, Any], chance: random.Random, known: list[str]) -> None:
        self._chance = chance
        self._maker = Maker(document, chance)
        self._known = known
        self._operations = [
            (method.upper(), path, operation)
            for path, methods in document["paths"].items()
            for method, operation in methods.items()
            if method in ("get", "post", "put", "delete", "patch")
        ]

    def make(self) -> Request:
        """The next one."""
        chance = self._chance
        method, path, operation = chance.choice(self._operations)
        headers, query = {}, []
        for parameter in operation.get("parameters", ()):
            value = self._text(parameter.get("schema", {}))
            if parameter["in"] == "path":
                path = path.replace("{" + parameter["name"] + "}", quote(value, safe="")[:200])
            elif chance.random() < 0.7 or parameter.get("required"):
                if parameter["in"] == "query":
                    query.append(f"{parameter['name']}={quote(value)[:120]}")
                else:
                    headers[parameter["name"]] = value.encode("ascii", "ignore").decode()[:80]
        headers = {n: "".join(c for c in v if c.isprintable()).strip() for n, v in headers.items()}
        if query:
            path = f"{path}?{'&'.join(query)}"
        body = self._body(operation)
        if body is not None:
            headers["Content-Type"] = "application/json"
        return Request(method, path[:500], body, headers)

    def _text(self, schema: dict[str, Any]) -> str:
        chance = self._chance
        if chance.random() < 0.6:
            return chance.choice(self._known)
        made = self._maker.value(schema)
        return made if isinstance(made, str) else json.dumps(made)

    def _body(self, operation: dict[str, Any]) -> bytes | None:
        content = operation.get("requestBody", {}).get("content", {})
        schema = content.get("application/json", {}).get("schema")
        if schema is None:
            return None
        if self._chance.random() < 0.02:
            return self._chance.choice((b"", b"{", b"\xff", b"[" * 2000, b"null", b'{"a":1e999}'))
        return json.dumps(self._maker.value(schema)).encode("utf-8", "surrogatepass")
