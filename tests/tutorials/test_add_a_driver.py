"""The driver of the page on adding one is written as it stands there, found, and run on a line."""

import asyncio
import contextlib
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from croupier.cli.cli import run
from croupier.devices import drivers
from croupier.devices.driver import kind_of, kinds
from croupier.devices.journal import Journal
from croupier.devices.link import TtyLink, open_pty
from croupier.devices.process import DeviceProcess, serve_emulator
from croupier.devices.uplink import ShownUplink
from tests.tidy.tree import ROOT

PAGE: Final = ROOT / "docs" / "devices" / "adding.md"
_FILE: Final = re.compile(r'^```python title="(\w+)\.py"\n(.*?)^```$', re.MULTILINE | re.DOTALL)
NAME: Final = "foot-switch"


@pytest.fixture(autouse=True)
def _written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The page's one file among the drivers."""
    ((module, text),) = _FILE.findall(PAGE.read_text("utf-8"))
    (tmp_path / f"{module}.py").write_text(text, "utf-8")
    monkeypatch.setattr(drivers, "__path__", [*drivers.__path__, str(tmp_path)])
    kinds.cache_clear()
    yield
    kinds.cache_clear()
    sys.modules.pop(f"{drivers.__name__}.{module}", None)


def test_it_is_found_without_being_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["device", "list"]) == 0
    assert re.search(rf"^{NAME} +wheel +a foot switch", capsys.readouterr().out, re.MULTILINE)


def test_each_press_is_reported_once_over_a_real_line(tmp_path: Path) -> None:
    kind, said = kind_of(NAME), list[dict[str, Any]]()

    async def story() -> None:
        ours, port = open_pty()
        emulated: Any = kind.emulate(kind.configured({"every": "0.2"}), 3)
        process = DeviceProcess(
            kind,
            {},
            address=port,
            journal=Journal(tmp_path / "switch.journal"),
            uplink=ShownUplink(lambda text: said.append(json.loads(text))),
        )
        tasks = [
            asyncio.create_task(each)
            for each in (serve_emulator(TtyLink(ours), emulated), process.run())
        ]
        async with asyncio.timeout(60):
            while sum(each["kind"] == "button" for each in said) < 3:
                await asyncio.sleep(0.02)
        for task in tasks:
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks, return_exceptions=True)
        pressed = [each for each in said if each["kind"] == "button"]
        assert {each["button"] for each in pressed} == {"dispute"}
        assert len(pressed) <= len(emulated.truth)

    asyncio.run(story())


@pytest.mark.parametrize("seed", range(20))
def test_a_bad_line_invents_no_press(seed: int) -> None:
    kind, random = kind_of(NAME), Random(seed)
    settings = kind.configured({"every": "1"})
    driver, pressed = kind.make(settings, ()), 0
    emulated: Any = kind.emulate(settings, seed)
    for at in range(0, 200_000, 100):
        said = bytes(each for each in emulated.tick(at) if random.random() > 0.02)
        pressed += sum(r.kind == "button" for r in driver.received(said, at).readings)
    assert 0 < pressed <= len(emulated.truth)
