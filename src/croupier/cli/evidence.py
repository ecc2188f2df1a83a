"""`croupier evidence`: one bundle for a testing laboratory, from a run that is made for it.

Each section is collected by its own function. One that fails or is left out says so in its place;
nothing is taken over from an earlier run without being named as such.
"""

import json as json_format
import time
from collections.abc import Iterable
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter

from croupier import __version__
from croupier.cli.evidence_house import collect_house
from croupier.cli.evidence_page import by_standard, page
from croupier.cli.evidence_sections import STATIC, Collect, Plan, Section, deviations
from croupier.cli.output import UsageError

#: How much is drawn and played unless a short run is wanted.
_FULL: Final = Plan(bits=1_000_000, outcomes=500_000, rounds=200, kills=5)
_QUICK: Final = Plan(bits=100_000, outcomes=50_000, rounds=20, kills=1, story_step=20)
#: The extras that a whole bundle takes, each with a package of it.
_EXTRAS: Final = {"house": "starlette", "lab": "flint", "tickets": "reportlab"}


def evidence(
    folder: Path,
    /,
    *,
    quick: Annotated[bool, Parameter(negative="")] = False,
    skip: tuple[str, ...] = (),
) -> int:
    """Make a bundle of evidence in a new folder; the exit code is 1 if anything failed.

    Parameters
    ----------
    folder
        A new or empty folder. It gets index.html, evidence.pdf, evidence.json and the house that
        was played for it.
    quick
        A short run: fewer draws, rounds and interruptions. The bundle says so.
    skip
        Sections to leave out, by their names; the bundle says which.
    """
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise UsageError(f"{folder} is not empty; evidence is made into a new folder")
    collectors: tuple[Collect, ...] = (*STATIC, *collect_house)
    names = [each.__name__.replace("_", "-") for each in collectors]
    if unknown := sorted(set(skip) - set(names)):
        raise UsageError(f"no section {unknown[0]!r}; there is {', '.join(names)}")
    # A laboratory gets a whole bundle; what lacks is said before minutes of work.
    if lacking := [extra for extra, package in _EXTRAS.items() if find_spec(package) is None]:
        needed = f"the package {_EXTRAS[lacking[0]]}: pip install 'croupier[{','.join(lacking)}]'"
        raise UsageError(f"this command needs {needed}")
    folder.mkdir(parents=True, exist_ok=True)
    plan = _QUICK if quick else _FULL
    sections = [
        _collect(each, name, folder, plan, left_out=name in skip)
        for each, name in zip(collectors, names, strict=True)
    ]
    _write(folder, [deviations(sections), *sections], quick=quick)
    return 1 if any(section.status == "failed" for section in sections) else 0


def _collect(each: Collect, name: str, folder: Path, plan: Plan, *, left_out: bool) -> Section:
    """One section; why there is none where it was left out or could not be made."""
    title = (each.__doc__ or name).splitlines()[0]
    if left_out:
        return Section(name=name, title=title, status="not run", says=("Left out by --skip.",))
    began = time.monotonic()
    try:
        section = each(folder, plan)
    except Exception as error:
        why = f"Could not be made: {type(error).__name__}: {error}"
        return Section(name=name, title=title, status="failed", says=(why,))
    section.seconds = round(time.monotonic() - began, 2)
    print(f"{section.status:8} {name} ({section.seconds} s)", flush=True)
    return section


def _write(folder: Path, sections: Iterable[Section], *, quick: bool) -> None:
    from croupier.lab.evidence_pdf import evidence_pdf

    found = list(sections)
    about: dict[str, Any] = {
        "program": f"Croupier {__version__}",
        "made_at": datetime.now(UTC).isoformat(timespec="seconds"),
        "run": "short" if quick else "full",
    }
    whole = {**about, "sections": [section.as_json() for section in found]}
    text = json_format.dumps(whole, indent=1, ensure_ascii=False)
    (folder / "evidence.json").write_text(text, "utf-8")
    (folder / "index.html").write_text(page(about, found), "utf-8")
    headings = [(standard, head, each.title) for standard, head, each in by_standard(found)]
    paper = evidence_pdf(about, [each.as_json() for each in found], headings)
    (folder / "evidence.pdf").write_bytes(paper)
