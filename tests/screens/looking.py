"""How the tests of the screens look at them: pages, pictures, and the accessibility scan."""

import subprocess
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize

from tests.house.serving import Server

#: A phone, a terminal, a display.
SIZES: Final[Mapping[str, tuple[int, int]]] = {
    "phone": (390, 844),
    "terminal": (1280, 800),
    "display": (1920, 1080),
}
#: What a browser reports of answers that a test provokes, such as 401 before signing in.
_EXPECTED: Final = ("Failed to load resource", "WebSocket connection to")


def chinese_fonts() -> bool:
    """Whether this machine has a font for Chinese."""
    words = ["fc-list", ":lang=zh", "family"]
    return bool(subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip())


@dataclass
class Screens:
    """Opens screens of one house, and keeps what went wrong in their consoles."""

    browser: Browser
    house: Server
    root: Path
    errors: list[str] = field(default_factory=list)
    contexts: list[BrowserContext] = field(default_factory=list)

    def open(
        self,
        path: str = "",
        size: str = "terminal",
        *,
        staff: str = "",
        motion: bool = False,
        language: str = "en-AU",
    ) -> Page:
        """A screen in a browser of its own: another person. `staff` signs a demo name in first."""
        width, height = SIZES[size]
        context = self.browser.new_context(
            base_url=self.house.url,
            viewport=ViewportSize(width=width, height=height),
            has_touch=True,
            reduced_motion="no-preference" if motion else "reduce",
            locale=language,
        )
        context.set_default_timeout(15_000)
        self.contexts.append(context)
        page = context.new_page()
        page.on("console", self._note)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        if staff:
            token = self.house.sign_in(staff)
            cookie = {"name": "croupier-session", "value": token, "url": self.house.url}
            context.add_cookies([cookie])  # type: ignore[list-item]
        if path:
            page.goto(path)
        return page

    def seat(self, table: str, size: str = "terminal", **options: Any) -> Page:
        """A guest with play money at a table's terminal."""
        page = self.open("", size, **options)
        seated = page.request.post(
            "/v1/demo/seat", data={"table": table}, headers={"origin": self.house.url}
        )
        assert seated.ok, seated.text()
        page.goto(f"/play/{table}")
        return page

    def _note(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not message.text.startswith(_EXPECTED):
            self.errors.append(message.text)

    def picture(self, page: Page, name: str) -> Path:
        """Keep what a screen looks like in build/screens; the documents use these pictures."""
        folder = self.root / "build" / "screens"
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"{name}.png"
        page.evaluate("document.fonts.ready")
        page.screenshot(path=file)
        return file

    def film(self, page: Page, name: str, until: Callable[[], bool], frames_max: int = 24) -> None:
        """Keep what a screen looks like one moment after another, until something has come."""
        folder = self.root / "build" / "screens" / name
        folder.mkdir(parents=True, exist_ok=True)
        taken = len(list(folder.glob("*.png")))
        for frame in range(taken, taken + frames_max):
            page.screenshot(path=folder / f"{frame:03}.png")
            if until():
                return

    def axe(self, page: Page) -> list[str]:
        """What the accessibility scan finds: one line for each rule that is broken."""
        # Evaluated, not added as a script: the page's policy lets no script in but its own.
        page.evaluate((self.root / "web/node_modules/axe-core/axe.min.js").read_text("utf-8"))
        found = page.evaluate("() => axe.run({ resultTypes: ['violations'] })")
        return [
            f"{broken['id']} ({broken['impact']}): {node['target']} {node['failureSummary']}"
            for broken in found["violations"]
            for node in broken["nodes"]
        ]

    def fits(self, page: Page, name: str) -> None:
        """A screen is accessible and no wider than its window at every size; pictures are kept."""
        for size, (width, height) in SIZES.items():
            page.set_viewport_size(ViewportSize(width=width, height=height))
            assert self.overflow(page) <= 0, size
            # The scan is slow, and what it looks at differs between few columns and many.
            if size != "display":
                assert self.axe(page) == [], size
            self.picture(page, f"{name}-{size}")

    def overflow(self, page: Page) -> int:
        """By how many pixels a screen is wider than its window."""
        script = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        return int(page.evaluate(script))

    def close(self) -> None:
        """Close every screen."""
        for context in self.contexts:
            context.close()
        self.contexts.clear()
