"""The lock files agree with pyproject.toml and with each other."""

import re
import tomllib
from collections.abc import Sequence
from importlib.metadata import packages_distributions
from typing import Final

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.tidy.test_imports import TABLE, Allowed
from tests.tidy.tree import ROOT

_PINNED: Final = re.compile(r"^([A-Za-z0-9][\w.-]*)==([^\s;\\]+)", re.MULTILINE)

Pins = dict[str, set[str]]


def pins(lock: str) -> Pins:
    """The versions that a lock holds for each package; more than one when a marker decides."""
    found: Pins = {}
    for name, version in _PINNED.findall(lock):
        found.setdefault(canonicalize_name(name), set()).add(version)
    return found


def unlocked(requirements: Sequence[str], lock: Pins) -> list[str]:
    """The requirements that the lock does not meet."""
    wanted = [Requirement(line) for line in requirements]
    return [
        str(requirement)
        for requirement in wanted
        if not (versions := lock.get(canonicalize_name(requirement.name)))
        or not all(requirement.specifier.contains(version) for version in versions)
    ]


def unhashed(lock: str) -> list[str]:
    """The packages of a lock whose next line is not a hash."""
    lines = lock.splitlines()
    following = [*lines[1:], ""]
    return [
        line
        for line, after in zip(lines, following, strict=True)
        if _PINNED.match(line) and not after.strip().startswith("--hash=sha256:")
    ]


def _read(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def _groups() -> dict[str, list[str]]:
    project = tomllib.loads(_read("pyproject.toml"))
    runtime = project["project"]["dependencies"]
    extras = project["project"]["optional-dependencies"]
    # Who runs a house or a lab needs all of them but a cluster and a hardware token.
    rare = [*extras.pop("cluster"), *extras.pop("pkcs11")]
    runtime = runtime + [each for extra in extras.values() for each in extra]
    return {
        "requirements.lock": runtime,
        "requirements-dev.lock": runtime + rare + project["dependency-groups"]["dev"],
        "requirements-image.lock": project["project"]["dependencies"] + extras["house"],
        "requirements-build.lock": project["dependency-groups"]["build"],
        "requirements-uv.lock": project["dependency-groups"]["uv"],
        "requirements-node.lock": project["dependency-groups"]["node"],
    }


@pytest.mark.parametrize("name", _groups())
def test_a_lock_meets_what_pyproject_asks(name: str) -> None:
    assert unlocked(_groups()[name], pins(_read(name))) == []


@pytest.mark.parametrize("name", _groups())
def test_every_package_of_a_lock_is_hashed(name: str) -> None:
    assert unhashed(_read(name)) == []


@pytest.mark.parametrize("lock", ["web/package-lock.json", "tests/api/package-lock.json"])
def test_a_lock_of_the_screens_or_checkers_names_no_host(lock: str) -> None:
    """Packages are known by their hashes; whom to fetch them from, or to fund, is not ours."""
    text = (ROOT / lock).read_text("utf-8")
    assert '"integrity"' in text
    assert "://" not in text


def test_the_developers_lock_holds_what_a_run_gets() -> None:
    developers = pins(_read("requirements-dev.lock"))
    assert pins(_read("requirements.lock")).items() <= developers.items()
    assert pins(_read("requirements-image.lock")).items() <= developers.items()
    assert pins(_read("requirements-build.lock")).items() <= developers.items()


def test_what_is_imported_is_declared() -> None:
    """A package that only another one brings may go with the other's next version."""
    project = tomllib.loads(_read("pyproject.toml"))["project"]
    lines = [*project["dependencies"], *sum(project["optional-dependencies"].values(), [])]
    declared = {canonicalize_name(Requirement(line).name) for line in lines}
    wanted = set().union(*Allowed.from_toml(TABLE.read_text("utf-8")).third_party.values())
    brought = packages_distributions()
    assert [
        name
        for name in sorted(wanted)
        if not declared.intersection(map(canonicalize_name, brought.get(name, [name])))
    ] == []


def test_a_requirement_that_the_lock_misses_is_named() -> None:
    lock = pins("rich==15.0.0 \\\n    --hash=sha256:00\nPyYAML==6.0.3 \\\n")
    asked = ["rich>=16", "pyyaml>=6", "cyclopts>=5.4,<6"]
    assert unlocked(asked, lock) == ["rich>=16", "cyclopts<6,>=5.4"]


def test_a_package_without_a_hash_is_named() -> None:
    lock = "rich==15.0.0\nattrs==26.1.0 \\\n    --hash=sha256:00\n"
    assert unhashed(lock) == ["rich==15.0.0"]
