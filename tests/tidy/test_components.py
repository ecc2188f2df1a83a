"""The screens keep to their size, and what many of them need is said once."""

import re
from collections import defaultdict
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "web" / "src"
LINES_MAX = 250
#: Rules with so many lines are not written twice; shorter ones say too little to be shared.
BLOCK = 6
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")


def components() -> list[Path]:
    return sorted(SOURCE.rglob("*.svelte"))


def blocks(text: str) -> list[frozenset[str]]:
    """What the larger rules of a component's style say."""
    style = "".join(re.findall(r"<style>(.*?)</style>", text, re.DOTALL))
    plain = re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL)
    said = [
        frozenset(filter(None, map(str.strip, body.split(";")))) for _, body in RULE.findall(plain)
    ]
    return [each for each in said if len(each) >= BLOCK]


def test_there_are_components() -> None:
    assert len(components()) > 100


@pytest.mark.parametrize("path", components(), ids=lambda path: path.stem)
def test_a_component_is_short(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) < LINES_MAX, path


def test_no_block_of_style_stands_twice() -> None:
    found = defaultdict(set)
    for path in components():
        for block in blocks(path.read_text("utf-8")):
            found[block].add(str(path.relative_to(SOURCE)))
    twice = {
        tuple(sorted(places)): sorted(block) for block, places in found.items() if len(places) > 1
    }
    assert not twice, twice
