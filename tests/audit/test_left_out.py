"""A settlement that is left out of a log is found, although nobody had a wager in its round."""

from pathlib import Path

import pytest

from croupier.audit.verify import Auditor
from croupier.house.log.record import Record
from croupier.scenario.read import read_scenario
from croupier.scenario.run import set_up, take_step
from tests.audit.tampering import Row, chain_anew

STORY = """
name: A round, with more after it
book: adelaide
game: table
clauses: []
limits: {min: 5, max: 100}
steps:
  - buy-in: {player: bob, amount: 60}
  - open-betting: {}
  - spin: {}
  - no-more-bets: {}
"""
VOID = """
  - no-spin: {reason: short-revolutions}
  - spin: {}
"""
RESULT = """
  - result: {number: 8}
"""
AFTER = {
    "the next round opens": "  - open-betting: {}\n",
    "the table closes": "  - announce-close: {}\n  - close-table: {}\n    at: +1h\n",
}


def rows(folder: Path, text: str) -> list[Row]:
    """The records of a story."""
    path = folder / "story.yaml"
    path.write_text(text, "utf-8")
    scenario = read_scenario(path)
    play = set_up(scenario)
    for step in scenario.steps:
        take_step(play, step)
    return [record._asdict() for record in play.house.store.records]


def fault_in(rows: list[Row]) -> str:
    """What the auditor finds wrong; empty if nothing."""
    auditor = Auditor()
    all(auditor.take(Record(**row)) for row in chain_anew(rows))
    fault = auditor.finish().fault
    return fault.what if fault else ""


@pytest.mark.parametrize("after", AFTER)
@pytest.mark.parametrize("void", ["", VOID.strip("\n")])
def test_a_settlement_left_out_is_found(tmp_path: Path, void: str, after: str) -> None:
    parts = (STORY.strip("\n"), void, RESULT.strip("\n"), AFTER[after].strip("\n"))
    played = rows(tmp_path, "\n".join(part for part in parts if part))
    assert fault_in(played) == ""
    kinds = [row["kind"] for row in played]
    assert ("TableClosed" if "closes" in after else "BettingOpened") in kinds[-2:]
    left = [row for row in played if row["kind"] != "RoundSettled"]
    assert len(left) == len(played) - 1
    assert "neither settled nor void" in fault_in(left)
