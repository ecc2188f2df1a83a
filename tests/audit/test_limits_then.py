"""A round of before is judged by the limits its players had agreed, wherever they are now."""

from pathlib import Path

from tests.audit.tampering import examine
from tests.audit.test_prison import fault_of, played

GONE = """
name: Who had limits of their own has left before the number is put right
book: new-zealand
game: table
options: {racetrack: true, layout: 1}
limits: {min: 5, max: 500}
steps:
  - buy-in: {player: vic, amount: 3000}
  - personal-limits: {player: vic, min: 100, max: 5000}
  - open-betting: {}
  - place: {player: vic, bet: "neighbours:15", stake: 20}
    by: dealer
  - spin: {}
  - no-more-bets: {}
  - result: {number: 8}
  - cash-out: {player: vic}
  - leave: {player: vic}
  - open-betting: {}
  - spin: {}
  - no-more-bets: {}
  - result: {number: 4}
  - correct-result: {number: 2, round: 1}
    expect: {ok: true}
"""


def test_a_correction_after_somebody_has_left_keeps_the_limits_of_then(tmp_path: Path) -> None:
    (tmp_path / "gone.yaml").write_text(GONE, "utf-8")
    path = played(tmp_path / "gone.yaml", tmp_path)
    assert examine(path).fault is None
    assert fault_of(path) == ""
