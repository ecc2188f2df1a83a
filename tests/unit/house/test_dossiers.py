"""A dispute's dossier, made from the log of a house in which the round was played."""

import json
from xml.etree import ElementTree

from croupier.devices.report_pdf import report_as_pdf
from croupier.house.dossiers import make_dossier
from croupier.house.views.dossier import Dossier, dossier_files, dossier_report
from croupier.scenario.playing import wait
from croupier.scenario.read import parse_scenario
from croupier.scenario.run import set_up, take_step

STORY = """
name: a number is disputed, and put right two rounds later by two people
book: crown
game: touchbet
limits: {min: 5, max: 500}
second_person: [correct-result]
steps:
  - buy-in: {player: ann, amount: 100, with: note}
  - buy-in: {player: bob, amount: 100, with: note}
  - open-betting: {}
  - place: {player: ann, bet: red, stake: 20}
    at: +3s
  - place: {player: bob, bet: "straight:17", stake: 5}
    at: +2s
  - spin: {direction: opposite, revolutions: 6}
  - final-bets: {}
  - no-more-bets: {}
  - result: {number: 2}
  - dispute: {player: ann, text: "the ball lay in 1"}
  - message: {player: ann, text: "a supervisor is on the way"}
  - open-betting: {}
  - spin: {direction: opposite, revolutions: 6}
  - final-bets: {}
  - no-more-bets: {}
  - result: {number: 9}
  - correct-result: {number: 1, round: 1}
    who: pat
    expect: {ok: true, pending: true}
  - approve: {as: shift-manager, who: sue}
    expect: {ok: true, balances: {ann: 120, bob: 95}}
"""


def disputed() -> tuple[Dossier, list[str]]:
    scenario = parse_scenario(STORY)
    play = set_up(scenario)
    missed = [missed for step in scenario.steps for missed in take_step(play, step).missed]
    assert missed == []
    found = wait(make_dossier(play.house.store, "T1", 1))
    assert found is not None
    return found


def test_a_dossier_holds_all_that_a_decision_rests_on() -> None:
    dossier, records = disputed()
    paper = report_as_pdf(dossier_report(dossier))
    files = dossier_files(dossier, records, paper, "en")
    answer = json.loads(files["dispute.json"])
    laid, other = answer["wagers"]
    assert (laid["player"], laid["bet"], laid["amount"], laid["at"]) == ("ann", "red", 2_000, 3_000)
    assert other["at"] == 5_000
    assert answer["layout"] == {"ann": {"red": 2_000}, "bob": {"straight:17": 500}}
    entered, right = answer["numbers"]
    assert (entered["pocket"], entered["cause"]) == ("2", "result")
    assert entered["by"] != right["by"]
    assert (right["pocket"], right["cause"]) == ("1", "correction")
    (approval,) = answer["approvals"]
    assert (approval["action"], approval["agreed"]) == ("correct-result", True)
    assert (approval["asked_by"], approval["answered_by"]) == ("pat", "sue")
    assert [said["text"] for said in answer["messages"]] == ["a supervisor is on the way"]
    assert "10.9.3#2" in answer["clauses_cited"]
    # The correction was made when another round had been played: its record is in the dossier.
    assert any('"RoundResettled"' in line for line in records)


def test_a_dossier_shows_the_layout_as_it_lay() -> None:
    dossier, _ = disputed()
    pictures = dossier.evidence.pictures
    whole, own = {"red: $20", "straight:17: $5"}, {"red: $20"}
    for name, expected in (("layout.svg", whole), ("layout-player.svg", own)):
        drawn = ElementTree.fromstring(pictures[name])
        titles = {title.text for title in drawn.iter("{http://www.w3.org/2000/svg}title")}
        chips = {title for title in titles if title and ": $" in title}
        assert chips == expected


def test_a_number_is_told_with_its_source_and_a_correction_with_who_made_it() -> None:
    dossier, records = disputed()
    files = dossier_files(dossier, records, report_as_pdf(dossier_report(dossier)), "en")
    numbers = json.loads(files["dispute.json"])["numbers"]
    answer = [(each["pocket"], each["cause"], each["source"], each["role"]) for each in numbers]
    assert answer[0] == ("2", "result", "dealer", "dealer")
    assert answer[-1][:3] == ("1", "correction", "")
