"""The screens' page and files, with and without a build."""

from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from croupier.server.screens import PATHS, screen_routes


def _client(folder: Path) -> TestClient:
    return TestClient(Starlette(routes=screen_routes(folder)))


@pytest.fixture
def house(tmp_path: Path) -> TestClient:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Croupier</title>", "utf-8")
    (tmp_path / "icon.svg").write_text("<svg/>", "utf-8")
    (tmp_path / "assets" / "main-abc.js").write_text("let one = 1;", "utf-8")
    (tmp_path / "assets" / "main-abc.js.gz").write_bytes(b"packed")
    (tmp_path.parent / "secret.txt").write_text("secret", "utf-8")
    return _client(tmp_path)


@pytest.mark.parametrize("path", PATHS)
def test_every_screen_has_its_path(house: TestClient, path: str) -> None:
    page = house.get(
        path.format(table="T1", tournament="spring", tables="T1,T2", round="5", other="T2")
    )
    assert page.status_code == 200
    assert "<title>Croupier</title>" in page.text


def test_a_page_runs_no_script_but_the_builds_own(house: TestClient) -> None:
    policy = house.get("/").headers["content-security-policy"]
    scripts = next(part for part in policy.split("; ") if part.startswith("script-src"))
    assert scripts == "script-src 'self'"
    assert "frame-ancestors 'none'" in policy


def test_a_terminal_alone_is_framed_and_by_this_house_alone(house: TestClient) -> None:
    for path in PATHS:
        named = path.format(table="T", tournament="s", tables="T,U", round="5", other="U")
        policy = house.get(named).headers["content-security-policy"]
        allowed = "'self'" if path == "/play/{table}" else "'none'"
        assert f"frame-ancestors {allowed}" in policy


def test_a_hashed_file_is_kept_for_ever(house: TestClient) -> None:
    file = house.get("/assets/main-abc.js", headers={"accept-encoding": "identity"})
    assert file.headers["content-type"].startswith("text/javascript")
    assert file.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert file.text == "let one = 1;"


def test_a_packed_file_goes_to_anyone_can_unpack_it(house: TestClient) -> None:
    with house.stream("GET", "/assets/main-abc.js", headers={"accept-encoding": "gzip"}) as file:
        assert file.headers["content-encoding"] == "gzip"
        assert b"".join(file.iter_raw()) == b"packed"


@pytest.mark.parametrize("name", ["../index.html", "..%2findex.html", "%2e%2e%2f../secret.txt"])
def test_nothing_outside_the_build_is_served(house: TestClient, name: str) -> None:
    file = house.get(f"/assets/{name}")
    assert "secret" not in file.text
    assert "Croupier" not in file.text or file.status_code == 404


def test_a_file_that_is_not_there_is_a_problem(house: TestClient) -> None:
    missing = house.get("/assets/none.js")
    assert missing.status_code == 404
    assert missing.json()["detail"] == "nothing lies at /assets/none.js"


def test_without_a_build_the_page_says_how_to_make_one(tmp_path: Path) -> None:
    page = _client(tmp_path).get("/")
    assert page.status_code == 503
    assert "make run" in page.text
