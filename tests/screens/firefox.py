"""The machine's own Firefox, over WebDriver BiDi, which it speaks without a driver beside it."""

import base64
import itertools
import json
import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

from websockets.sync.client import ClientConnection, connect

_NAMES = ("firefox-esr", "firefox")
_LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
_PREFERENCES = {
    "app.update.disabledForTesting": True,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "intl.accept_languages": "en-AU",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "remote.prefs.recommended": True,
    "ui.prefersReducedMotion": 1,
}
#: A busy machine starts and shows things late.
_START_SECONDS, _WAIT_SECONDS = 60, 20
#: What a browser reports of answers that a test provokes, such as 401 before signing in.
_EXPECTED = ("WebSocket", "Firefox can’t establish a connection", "The connection to ws:")
#: Where an element is, once it can be touched, after it has been brought into the window.
_MIDDLE = """() => {
    const found = %s;
    if (!found || found.disabled) return null;
    found.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = found.getBoundingClientRect();
    const at = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const top = document.elementFromPoint(at.x, at.y);
    return box.width && top && (found.contains(top) || top.contains(found)) ? at : null;
}"""


def find_firefox() -> str | None:
    """The program that `TEST_FIREFOX` names, or the one on the PATH."""
    return os.environ.get("TEST_FIREFOX") or next(filter(None, map(shutil.which, _NAMES)), None)


@dataclass
class Firefox:
    """A browser and the line to it."""

    line: ClientConnection
    errors: list[str] = field(default_factory=list)
    _ids: "itertools.count[int]" = field(default_factory=itertools.count)

    def send(self, method: str, **params: Any) -> dict[str, Any]:
        """Ask for something and wait for its answer; what a console says meanwhile is kept."""
        sent = next(self._ids)
        self.line.send(json.dumps({"id": sent, "method": method, "params": params}))
        while True:
            heard = json.loads(self.line.recv(timeout=_START_SECONDS))
            if heard.get("method") == "log.entryAdded":
                self._note(heard["params"])
            if heard.get("id") == sent:
                assert heard["type"] == "success", heard
                result: dict[str, Any] = heard["result"]
                return result

    def _note(self, entry: dict[str, Any]) -> None:
        text = str(entry.get("text"))
        if entry["level"] == "error" and not text.startswith(_EXPECTED):
            self.errors.append(text)

    def open(self, url: str, width: int = 1280, height: int = 800, token: str = "") -> "Tab":
        """A page as another person: nothing is shared with other tabs. `token` is who it is."""
        person = self.send("browser.createUserContext")["userContext"]
        made = self.send("browsingContext.create", type="tab", userContext=person)
        tab = Tab(self, made["context"])
        tab.resize(width, height)
        if token:
            host = url.split("/")[2].partition(":")[0]
            value = {"type": "string", "value": token}
            cookie = {"name": "croupier-session", "value": value, "domain": host}
            partition = {"type": "storageKey", "userContext": person}
            self.send("storage.setCookie", cookie=cookie, partition=partition)
        tab.go(url)
        return tab


@dataclass
class Tab:
    """One page, asked and touched as a person would."""

    firefox: Firefox
    context: str

    def go(self, url: str) -> None:
        self.firefox.send(
            "browsingContext.navigate", context=self.context, url=url, wait="complete"
        )

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self.firefox.send("browsingContext.setViewport", context=self.context, viewport=size)

    def evaluate(self, function: str) -> Any:
        """What a function of the page returns, as far as JSON can say it."""
        answer = self.firefox.send(
            "script.callFunction",
            functionDeclaration=f"async () => JSON.stringify((await ({function})()) ?? null)",
            target={"context": self.context},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def wait_for(self, function: str) -> Any:
        """Until a function of the page returns something that counts."""
        deadline = time.monotonic() + _WAIT_SECONDS
        while not (found := self.evaluate(function)):
            assert time.monotonic() < deadline, f"never came: {function}\n{self.text()}"
            time.sleep(0.05)
        return found

    def text(self) -> str:
        """Whatever can be read on the page."""
        return str(self.evaluate("() => document.body.innerText"))

    def shows(self, text: str) -> None:
        """Wait until a text can be read, however its letters are set."""
        wanted = json.dumps(text.lower())
        self.wait_for(f"() => document.body.innerText.toLowerCase().includes({wanted})")

    def tap(self, selector: str) -> None:
        """Touch what a selector finds first, at its middle, once it is there and on top."""
        self._touch(f"document.querySelector({json.dumps(selector)})")

    def press(self, name: str) -> None:
        """Touch the first button or link whose text begins with a name."""
        all_of_them = "[...document.querySelectorAll('button, a, [role=button]')]"
        wanted = json.dumps(name.lower())
        said = "each.textContent.trim().toLowerCase()"
        self._touch(f"{all_of_them}.find((each) => {said}.startsWith({wanted}))")

    def _touch(self, found: str) -> None:
        at = self.wait_for(_MIDDLE % found)
        steps = [
            {"type": "pointerMove", "x": round(at["x"]), "y": round(at["y"])},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        finger = {
            "type": "pointer",
            "id": "finger",
            "parameters": {"pointerType": "touch"},
            "actions": steps,
        }
        self.firefox.send("input.performActions", context=self.context, actions=[finger])

    def picture(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        taken = self.firefox.send("browsingContext.captureScreenshot", context=self.context)
        file.write_bytes(base64.b64decode(taken["data"]))


@contextmanager
def running(program: str, profile: Path) -> Iterator[Firefox]:
    """A Firefox without a window, with a profile of its own, ended afterwards."""
    profile.mkdir(parents=True)
    lines = (f"user_pref({json.dumps(k)}, {json.dumps(v)});\n" for k, v in _PREFERENCES.items())
    (profile / "user.js").write_text("".join(lines), "utf-8")
    words = [program, "--headless", "--no-remote", "--profile", str(profile)]
    process = subprocess.Popen(
        [*words, "--remote-debugging-port", "0"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "MOZ_CRASHREPORTER_DISABLE": "1", "HOME": str(profile)},
    )
    try:
        assert process.stderr is not None
        with connect(f"{_address(process.stderr)}/session", max_size=None) as line:
            firefox = Firefox(line)
            firefox.send("session.new", capabilities={})
            firefox.send("session.subscribe", events=["log.entryAdded"])
            yield firefox
    finally:
        process.terminate()
        process.communicate(timeout=20)


def _address(printed: IO[str]) -> str:
    said = []
    for line in printed:
        if found := _LISTENS.search(line):
            return found[1]
        said.append(line)
    raise RuntimeError(f"Firefox ended before it listened:\n{''.join(said)}")
