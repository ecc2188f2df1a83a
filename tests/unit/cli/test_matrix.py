import json
from dataclasses import replace
from pathlib import Path

from croupier.cli.matrix import TESTS, collect_matrix
from croupier.roulette.clauses import load_clauses
from croupier.roulette.proofs import Level
from tests.tidy.tree import write_tree

MODULE = """
import pytest

pytestmark = pytest.mark.clause("star", "1.1")

@pytest.mark.clause("star", "4.2", "4.3#1")
@pytest.mark.clause("crown", "4.2.1")
@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.clause("star", "5.1"))])
def test_one(n): ...

@pytest.mark.clause("crown", "13.2")
class TestPowers:
    pytestmark = [pytest.mark.clause("crown", "13.3")]

    def test_two(self): ...

    def helper(self): ...

def test_three(): ...

class Other:
    def test_four(self): ...
"""


def test_marks_are_read_from_functions_classes_and_modules(tmp_path: Path) -> None:
    tests = write_tree(tmp_path / "tests", {"unit/test_it.py": MODULE, "unit/test_no.py": "x = 1"})
    one, two, three = (
        f"tests/unit/test_it.py::{name}"
        for name in ("test_one", "TestPowers::test_two", "test_three")
    )
    assert collect_matrix(tests).cited == {
        ("star", "1.1"): (one, two, three),
        ("star", "4.2"): (one,),
        ("star", "4.3#1"): (one,),
        ("crown", "4.2.1"): (one,),
        ("star", "5.1"): (one,),
        ("crown", "13.2"): (two,),
        ("crown", "13.3"): (two,),
    }


def test_a_story_proves_what_its_outcomes_cite_and_what_it_lists(tmp_path: Path) -> None:
    cited = {"level": "house", "cited": ["4.2"]}
    stories = {
        "scenarios/star/a.yaml": "name: a\nbook: star\nclauses: ['4.1']\nsteps: []\n",
        "scenarios/star/b.yaml": "name: b\nbook: star\ntests: ['4.3#1']\nsteps: []\n",
        "scenarios/star/c.yaml": "- no story\n",
        "levels.json": json.dumps({"tests/scenarios/star/a.yaml": cited}),
    }
    matrix = collect_matrix(write_tree(tmp_path / "tests", stories))
    assert matrix.cited == {
        ("star", "4.2"): ("tests/scenarios/star/a.yaml",),
        ("star", "4.3#1"): ("tests/scenarios/star/b.yaml",),
    }
    assert matrix.levels == {"tests/scenarios/star/a.yaml": Level.HOUSE}


def test_a_package_without_tests_beside_it_has_an_empty_matrix(tmp_path: Path) -> None:
    assert collect_matrix(tmp_path / "nothing").cited == {}


def test_a_row_has_the_tests_of_its_own_duty_alone(tmp_path: Path) -> None:
    tests = write_tree(tmp_path / "tests", {"test_it.py": MODULE})
    rows = {clause.clause: clause for clause in load_clauses("star")}
    matrix = collect_matrix(tests)
    assert matrix.tests(rows["4.3#1"]) == {Level.CORE: ("tests/test_it.py::test_one",)}
    assert matrix.proof(rows["4.3#1"]) == {Level.CORE: 1}
    assert matrix.proof(rows["4.3#2"]) == {}
    assert matrix.proof(rows["1.1#dolly"]) == {}
    assert matrix.proof(replace(rows["4.2"], book="crown")) == {}


def test_the_tests_of_this_project_are_found() -> None:
    assert TESTS.is_dir()
    assert ("star", "2.4#2") in collect_matrix().cited
