"""The screens keep to their size, and what many of them need is said once."""

import re
from collections import defaultdict
from pathlib import Path

import pytest

from croupier.core.roles import Role

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


_LIST = re.compile(r"""[\[(]\s*("[\w-]+"(?:,\s*"[\w-]+")+),?\s*[\])]""")


def role_lists(text: str) -> list[str]:
    """Lists in which every text is the name of a role."""
    roles = {role.value for role in Role}
    return [said for said in _LIST.findall(text) if set(re.findall(r'"([\w-]+)"', said)) <= roles]


def test_no_list_of_roles_is_typed_again() -> None:
    """Who may do what is the server's to declare; the types of the wire have such lists."""
    assert role_lists('has("dealer", "pit-boss"); ["play", "dealer"]; has("dealer")') == [
        '"dealer", "pit-boss"'
    ]
    written = [*components(), *(path for path in SOURCE.rglob("*.ts") if path.name != "wire.ts")]
    found = {path.name: role_lists(path.read_text("utf-8")) for path in written}
    assert {name: lists for name, lists in found.items() if lists} == {}
