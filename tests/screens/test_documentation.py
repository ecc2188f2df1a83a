"""The documentation as its readers open it: built, served from one machine, and searched there."""

import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Browser, expect

from tests.tidy.tree import ROOT

SITE = ROOT / "build" / "site"


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """The test reads what the browser asked for, not what a log says."""


@pytest.fixture
def site() -> Iterator[str]:
    if not (SITE / "index.html").is_file():
        for words in (["tools.generate_docs", "--site"], ["zensical", "build", "--strict"]):
            made = [sys.executable, "-m", *words]
            subprocess.run(made, cwd=ROOT, check=True, capture_output=True)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(SITE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("prison", "reference/commands/#sharestake"),
        ("service account", "how-to/connect-other-systems/#a-service-account"),
    ],
)
def test_the_pages_are_searched_without_any_other_host(
    browser: Browser, site: str, words: str, found: str
) -> None:
    page = browser.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(site)
    page.get_by_role("button", name="Search").first.click()
    page.locator("input:visible").first.fill(words)
    page.locator(f"a[href*='{found}'] >> visible=true").first.click()
    expect(page).to_have_url(re.compile(found))
    page.close()
    elsewhere = [url for url in asked if not url.startswith((site, "blob:", "data:"))]
    assert elsewhere == []
