"""`croupier evidence`: one bundle for a testing laboratory, from a run that is made for it.

Each section is collected by its own function. One that fails or is left out says so in its place;
nothing is taken over from an earlier run without being named as such.
"""

import json as json_format
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from croupier import __version__
from croupier.cli.evidence_headings import by_standard
from croupier.cli.evidence_house import PLAYED
from croupier.cli.evidence_interruption import SERVED
from croupier.cli.evidence_page import page
from croupier.cli.evidence_paper import paper
from croupier.cli.evidence_parts import Collector, Plan, Section, Status
from croupier.cli.evidence_sections import STATIC, deviations
from croupier.cli.output import UsageError
from croupier.cli.paper_language import PaperLanguage
from croupier.core.messages import ENGLISH, say
from croupier.house.log.keeping import KEY_FILE

#: How much is drawn and played unless a short run is wanted.
_FULL: Final = Plan(bits=1_000_000, outcomes=500_000, rounds=200, kills=5)
_QUICK: Final = Plan(bits=100_000, outcomes=50_000, rounds=20, kills=1, scenario_step=20)
#: The extras that a whole bundle takes, each with a package of it.
_EXTRAS: Final = {"house": "starlette", "lab": "flint", "tickets": "reportlab"}


def evidence(
    folder: Path,
    /,
    *,
    quick: Annotated[bool, Parameter(negative="")] = False,
    skip: tuple[str, ...] = (),
    language: PaperLanguage = ENGLISH,
) -> int:
    """Make a bundle of evidence in a new folder; the exit code is 1 if anything failed.

    Parameters
    ----------
    folder
        A new or empty folder. It gets index.html, evidence.pdf, evidence.json and the houses that
        were played for it.
    quick
        A short run: fewer draws, rounds and interruptions. The bundle says so.
    skip
        Sections to leave out, by their names; the bundle says which.
    language
        The language of the page and the paper; evidence.json is for programs.
    """
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise UsageError(f"{folder} is not empty; evidence is made into a new folder")
    collectors = (*STATIC, *PLAYED, *SERVED)
    names = [each.name for each in collectors]
    if unknown := sorted(set(skip) - set(names)):
        raise UsageError(f"no section {unknown[0]!r}; there is {', '.join(names)}")
    # A laboratory gets a whole bundle; what lacks is said before minutes of work.
    if lacking := [extra for extra, package in _EXTRAS.items() if find_spec(package) is None]:
        needed = f"the package {_EXTRAS[lacking[0]]}: pip install 'croupier[{','.join(lacking)}]'"
        raise UsageError(f"this command needs {needed}")
    folder.mkdir(parents=True, exist_ok=True)
    plan = _QUICK if quick else _FULL
    sections = [_collect(each, folder, plan, left_out=each.name in skip) for each in collectors]
    _take_keys_out(folder)
    _write(folder, [deviations(sections), *sections], language, quick=quick)
    return 1 if any(section.status is Status.FAILED for section in sections) else 0


def _collect(each: Collector, folder: Path, plan: Plan, *, left_out: bool) -> Section:
    """One section; why there is none where it was left out or could not be made."""
    section = Section(name=each.name, title=each.title)
    began = time.monotonic()
    if left_out:
        section.status, section.says = Status.NOT_RUN, (say("evidence-says-skipped"),)
    else:
        try:
            each.collect(folder, plan, section)
        except Exception as error:
            why = f"{type(error).__name__}: {error}"
            section.status, section.says = Status.FAILED, (say("evidence-says-broke", why=why),)
    section.seconds = round(time.monotonic() - began, 2)
    print(f"{section.status:8} {each.name} ({section.seconds} s)", flush=True)
    return section


def _take_keys_out(folder: Path) -> None:
    """A bundle goes from hand to hand: nobody can sign with it what was not played for it."""
    for file in folder.glob(f"*/{KEY_FILE}"):
        file.unlink()


def _write(folder: Path, sections: Sequence[Section], language: str, *, quick: bool) -> None:
    now, run = datetime.now(UTC).isoformat(timespec="seconds"), "short" if quick else "full"
    whole = {
        "program": f"Croupier {__version__}",
        "made_at": now,
        "run": run,
        "standards": [
            {"standard": standard, "heading": heading, "sections": [each.name for each in found]}
            for standard, heading, found in by_standard(sections)
        ],
        "sections": [section.as_json() for section in sections],
    }
    text = json_format.dumps(whole, indent=1, ensure_ascii=False)
    (folder / "evidence.json").write_text(text, "utf-8")
    title = say("evidence-title", program=f"Croupier {__version__}")
    made = say("evidence-made", at=now, run=run)
    (folder / "index.html").write_text(page(title, made, sections, language), "utf-8")
    (folder / "evidence.pdf").write_bytes(paper(title, made, sections, language))
