"""The API's documents as other people's tools take them: linted, and made into clients that play.

A whole client of every operation takes long to make; the quick tests make it of the operations of
one round, and the long ones of the whole document.
"""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

from tests.api.tools import HERE, install, node, python
from tests.house.serving import STAFF, Server, terminal_key

pytestmark = [pytest.mark.xdist_group("api"), pytest.mark.timeout(600)]

#: A round: sign in, send commands, see what came of them.
ROUND = ("/v1/session", "/v1/tables/{table}/commands", "/v1/tables/{table}")
Json = dict[str, Any]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "data")
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def tools(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return workshop(tmp_path_factory.mktemp("tools"), HERE, "lint.mjs", "play.ts")


def workshop(folder: Path, source: Path, *scripts: str) -> Path:
    """A folder of this run's own, in which Node finds the installed packages."""
    (folder / "node_modules").symlink_to(install(source) / "node_modules")
    (folder / "package.json").write_text('{"type": "module"}')
    for name in scripts:
        shutil.copy(source / name, folder)
    return folder


def document(server: Server, name: str) -> Json:
    read: Json = httpx2.get(f"{server.url}/{name}").json()
    return read


def part(whole: Json, *paths: str) -> Json:
    """The same document with some paths, and the shapes that they lead to."""
    kept = {path: whole["paths"][path] for path in paths}
    shapes: Json = {}
    todo = [kept]
    while todo:
        text = json.dumps(todo.pop())
        for name, shape in whole["components"]["schemas"].items():
            if name not in shapes and f'"#/components/schemas/{name}"' in text:
                shapes[name] = shape
                todo.append(shape)
    return {**whole, "paths": kept, "components": {**whole["components"], "schemas": shapes}}


def write(document: Json, folder: Path, name: str = "openapi.json") -> str:
    file = folder / name
    file.write_text(json.dumps(document), "utf-8")
    return str(file)


def lint(tools: Path, *files: str) -> list[list[str]]:
    made = node(tools, "lint.mjs", *files)
    assert made.returncode == 0, made.stderr
    found: list[list[str]] = json.loads(made.stdout)
    return found


def test_redocly_and_the_asyncapi_parser_find_nothing_but_what_is_wrong(
    server: Server, tools: Path, tmp_path: Path
) -> None:
    asked, sent = document(server, "openapi.json"), document(server, "asyncapi.json")
    good = write(asked, tmp_path), write(sent, tmp_path, "asyncapi.json")
    # What is wrong is found in a part as well, and sooner.
    asked = part(asked, "/v1/tables")
    del asked["paths"]["/v1/tables"]["get"]["operationId"]
    lost = {"description": "none", "messages": {"Lost": {"$ref": "#/components/none"}}}
    sent = {"asyncapi": sent["asyncapi"], "info": sent["info"], "channels": {"lost": lost}}
    wrong = write(asked, tmp_path, "wrong.json"), write(sent, tmp_path, "wrong-asyncapi.json")
    *nothing, no_name, no_message = lint(tools, *good, *wrong)
    assert nothing == [[], []]
    assert any("operation-operationId" in each for each in no_name)
    assert any("none" in each or "ref" in each for each in no_message), no_message


def given(server: Server) -> list[str]:
    return [server.url, "dora", STAFF["dora"], terminal_key("ann")]


def test_a_generated_typescript_client_plays_a_round(
    server: Server, tools: Path, tmp_path: Path
) -> None:
    programs = tools / "node_modules" / ".bin"
    file = write(part(document(server, "openapi.json"), *ROUND), tmp_path)
    # A field with a default may be left out of what is sent.
    options = ("--default-non-nullable=false", "-o=api.ts")
    made = node(tools, f"{programs}/openapi-typescript", file, *options)
    assert made.returncode == 0, made.stderr
    strict = "--strict --skipLibCheck --target es2022 --module esnext --moduleResolution bundler"
    built = node(tools, f"{programs}/tsc", *strict.split(), "play.ts")
    assert built.returncode == 0, built.stdout
    played = node(tools, "play.js", *given(server))
    assert played.returncode == 0, played.stderr
    answers = {"placed": "accepted", "refused": "refused", "win": 1000, "pocket": "3"}
    assert json.loads(played.stdout) == answers


@pytest.mark.parametrize(
    "paths", [pytest.param(ROUND, id="round"), pytest.param((), id="all", marks=pytest.mark.soak)]
)
def test_a_generated_python_client_plays_a_round(
    server: Server, tmp_path: Path, paths: tuple[str, ...]
) -> None:
    whole = document(server, "openapi.json")
    file = write(part(whole, *(paths or whole["paths"])), tmp_path)
    # Without its formatter: nobody reads this client.
    (tmp_path / "config.yml").write_text("post_hooks: []\n")
    made = python(
        tmp_path,
        *("-m", "openapi_python_client", "generate", "--path", file, "--config", "config.yml"),
        *("--fail-on-warning", "--output-path", "croupier_client", "--meta", "none"),
    )
    assert made.returncode == 0, made.stdout + made.stderr
    shutil.copy(HERE / "play.py.in", tmp_path / "play.py")
    played = python(tmp_path, "play.py", *given(server), file)
    assert played.returncode == 0, played.stderr
    answers = {"placed": "accepted", "refused": "refused", "win": 700, "pocket": "5"}
    assert json.loads(played.stdout) == answers
