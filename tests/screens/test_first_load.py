"""What a screen loads the first time, packed as it comes over the line."""

import pytest
from playwright.sync_api import Page, expect

from tests.screens.looking import Screens, chinese_fonts

pytestmark = pytest.mark.xdist_group("screens-fit")
BYTES_MAX = 250_000
#: Of the characters of our Chinese words.
FONT_MAX = 200_000
#: Everything that came, with what it took on the line; sounds come once the table is there.
CAME = """() => [
    ...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")
].map((each) => [new URL(each.name).pathname, each.transferSize])"""


def loaded(page: Page) -> dict[str, int]:
    page.evaluate("document.fonts.ready")
    came = {path: size for path, size in page.evaluate(CAME) if not path.startswith("/v1/")}
    # Only a machine that cannot write Chinese at all fetches a font for it, once and for ever.
    fonts = [path for path in came if "/chinese-" in path]
    assert not fonts or (len(fonts) == 1 and not chinese_fonts())
    assert all(came[path] <= FONT_MAX for path in fonts)
    return {path: size for path, size in came.items() if path not in fonts}


@pytest.mark.parametrize("language", ["en-AU", "zh-CN"])
def test_lobby_terminal_and_desks_are_light(screens: Screens, language: str) -> None:
    pages = {
        "lobby": screens.open("/", language=language),
        "terminal": screens.seat("T2", language=language),
        "dealer": screens.open("/dealer/T1", staff="dora", language=language),
        "pit": screens.open("/pit", staff="pat", language=language),
        "director": screens.open("/director", staff="tess", language=language),
    }
    sums = {}
    for name, page in pages.items():
        expect(page.locator("main").first).to_be_visible()
        came = loaded(page)
        sums[name] = sum(came.values())
        assert sums[name] > 20_000, "nothing was measured"
        assert not any("ounds" in path for path in came), came
    print(sums)
    assert max(sums.values()) <= BYTES_MAX, sums
