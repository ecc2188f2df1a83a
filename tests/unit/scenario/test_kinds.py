"""Stories about tournaments and promotions: what is left out, misspelt or told otherwise."""

from pathlib import Path
from typing import Any

import pytest

from croupier.scenario.match import plain_mismatches
from croupier.scenario.outcome import Outcome
from croupier.scenario.read import NotAScenario, read_scenario
from croupier.scenario.run import run_scenario


def play(tmp_path: Path, text: str) -> list[Outcome]:
    path = tmp_path / "story.yaml"
    path.write_text(f"name: a story\n{text}", encoding="utf-8")
    return run_scenario(read_scenario(path))


def missed(outcomes: list[Outcome]) -> list[str]:
    return [line for outcome in outcomes for line in outcome.missed]


CUP = "book: star\nkind: tournament\ntables: {T1: [ann, bob]}\n"
LUCK = "book: star\nkind: promotion\n"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (CUP + "steps: [{dance: {}}]", "step 1: no step 'dance'; there is absent, "),
        (CUP + "steps: [{wager: {player: ann, bet: red}}]", "step 1: wager needs stake"),
        (CUP + "conditions: {absent: maybe}\nsteps: []", "absent is 'maybe'; there is deduct"),
        (CUP + "conditions: {rounds: many}\nsteps: []", "rounds is 'many'; a number is wanted"),
        (CUP + "conditions: {chips: lots}\nsteps: []", "'lots' is not an amount"),
        (CUP + "conditions: {max_entries: 1}\nsteps: []", "bob cannot enter: all 1 places"),
        (CUP + "conditions: {fee_kept: 5}\nsteps: []", "publish-terms before the scenario"),
        (CUP + "game: poker\nsteps: []", "has no game 'poker'"),
        (CUP + "steps: [{wager: {player: ann}, by: nobody}]", "step 1: no role 'nobody'"),
        ("book: rapid\nkind: tournament\nsteps: []", "book rapid has no rules for tournaments"),
        ("book: nowhere\nkind: promotion\nsteps: []", "no book 'nowhere'"),
        ("book: crown\nkind: promotion\nsteps: []", "no rules for promotional prizes"),
        ("book: star\nkind: lottery\nsteps: []", "no kind 'lottery'; there is table, tournament"),
        (LUCK + "steps: [{dance: {}}]", "step 1: no step 'dance'; there is draft"),
        (LUCK + "steps: [{enter: {}}]", "step 1: enter needs player"),
    ],
)
def test_what_makes_no_sense_is_told(tmp_path: Path, text: str, complaint: str) -> None:
    with pytest.raises(NotAScenario, match="story.yaml") as caught:
        play(tmp_path, text)
    assert complaint in str(caught.value)


def test_a_bare_story_has_sensible_conditions(tmp_path: Path) -> None:
    steps = """
steps:
  - start-session: {}
  - timeout: {player: ann}
  - wager: {player: ann, bet: red, stake: 5}
  - wager: {player: bob, bet: black, stake: lots}
    expect: {ok: false, refused: invalid}
  - wager: {player: bob, bet: black, stake: 5}
  - result: {number: 1}
  - change-limits: {min: 2, told: true}
    expect: {ok: true}
  - expect: {chips: {ann: 1001, bob: 995}, limits: {min: 2}, ranking: [ann, bob], log_ok: true}
  - advance: {by: 5m}
  - end-session: {}
    expect: {advance: [ann]}
"""
    assert missed(play(tmp_path, CUP + steps)) == []


def test_a_play_off_ends_the_session_before_it(tmp_path: Path) -> None:
    steps = """
conditions: {chips: 100, min: 10, max: 50, rounds: 1}
steps:
  - start-session: {table: T1}
  - wager: {player: ann, bet: red, stake: 10}
  - wager: {player: bob, bet: red, stake: 10}
  - result: {table: T1, number: 1}
  - expect: {play_off: [ann, bob]}
  - play-off: {players: [ann, bob]}
    expect: {ok: true}
  - wager: {player: ann, bet: red, stake: 10}
  - wager: {player: bob, bet: black, stake: 10}
  - result: {table: T1, number: 1}
  - expect: {advance: [ann]}
"""
    assert missed(play(tmp_path, CUP + steps)) == []


def test_a_table_filled_by_entries_and_a_call_bet(tmp_path: Path) -> None:
    text = """book: crown
kind: tournament
conditions: {chips: 500, min: 10, max: 400, buy_back: {count: 2}}
steps:
  - enter: {player: ann}
  - enter: {player: bob}
  - start-session: {table: T5}
  - wager: {player: ann, bet: "voisins", stake: 10}
    expect: {ok: true, stake: 10}
  - wager: {player: bob, bet: red, stake: 10}
  - result: {number: 0}
    expect: {settled: {ann: {"street:0-2-3": {win: 220}}}}
  - expect: {chips: {ann: 650, bob: 490}}
"""
    # Nine pieces of 10: the trio 0-2-3 holds two and pays 11 to 1: 220, and seven others lose 70.
    assert missed(play(tmp_path, text)) == []


def test_a_story_that_only_fails_to_publish_has_published_before(tmp_path: Path) -> None:
    steps = """
steps:
  - expect: {status: {ann: playing}}
  - publish-terms: {missing: [prizes]}
    expect: {ok: false, refused: terms-incomplete}
  - start-session: {table: T1}
    expect: {ok: true}
"""
    assert missed(play(tmp_path, CUP + steps)) == []


def test_a_heading_of_the_storys_own_with_nothing_under_it_is_missing(tmp_path: Path) -> None:
    steps = "steps: [{publish-terms: {missing: dress code}, expect: {missing: [dress_code]}}]"
    assert missed(play(tmp_path, CUP + steps)) == []


def test_tables_designated_and_chips_issued_by_the_story(tmp_path: Path) -> None:
    steps = """
steps:
  - start-session: {table: T1}
    expect: {ok: false}
  - designate-tables: {tables: T1}
  - start-session: {table: T1}
    expect: {ok: true}
"""
    assert missed(play(tmp_path, CUP + steps)) == []


TERMS = ", ".join(
    f"{key}: told"
    for key in (
        *("award_manner", "award_when_where", "eligibility", "minimum_wager", "prize_nature"),
        *("place_date_time", "claim_method", "winner_notice", "results_published"),
        "prize_conditions",
    )
)


def test_a_promotion_told_by_the_calendar(tmp_path: Path) -> None:
    steps = f"""
steps:
  - draft:
      terms: {{{TERMS}, entry_closes: "2024-10-01 18:00"}}
      prizes: [{{kind: goods, value: 500}}]
  - submit-to-regulator: {{at: "2024-09-29 18:00:00"}}
  - start: {{at: "2024-09-30 17:59:59"}}
    expect: {{ok: false, refused: notice-required}}
  - start: {{at: "2024-09-30 18:00:00"}}
    expect: {{ok: true}}
  - postpone: {{}}
  - start: {{}}
    expect: {{ok: true, status: started}}
  - inform-inspector: {{}}
  - draw: {{present: false, at: "2024-10-01 18:00:00"}}
  - expect: {{winners: [the winner], due: [notify-winner]}}
  - notify: {{method: mail}}
  - deny: {{player: ira, value: 250, reason: none drawn}}
  - expect: {{denied_claims: [ira]}}
  - deny: {{player: jon, value: much, reason: none drawn}}
    expect: {{ok: false, refused: invalid}}
  - amend: {{terms: {{entry_closes: "later"}}}}
  - expect: {{due: 1, overdue: false, log_ok: true}}
"""
    assert missed(play(tmp_path, LUCK + steps)) == []


@pytest.mark.parametrize(
    ("wanted", "actual", "is_met"),
    [
        ({"out": ["ann"]}, {"out": ["ann"]}, True),
        ({"out": ["ann"]}, {"out": ["ann", "bob"]}, False),
        ({"out": ["bob", "ann"]}, {"out": ["ann", "bob"]}, False),
        ({"out": "ann"}, {"out": ["ann"]}, True),
        ({"out": 2}, {"out": ["ann", "bob"]}, True),
        ({"out": True}, {"out": []}, False),
        ({"out": []}, {"out": ["ann"]}, False),
        ({"chips": {"ann": 12.5}}, {"chips": {"ann": "12.50", "bob": "1"}}, True),
        ({"chips": {"ann": 12}}, {"chips": {}}, False),
        ({"chips": {"ann": 12}}, {"chips": None}, False),
        ({"due": [{"to": "ann"}]}, {"due": [{"what": "notify", "to": "ann"}]}, True),
        ({"due": [{"to": "bob"}]}, {"due": [{"what": "notify", "to": "ann"}]}, False),
        ({"due": ["inspector"]}, {"due": [{"what": "notify", "to": "ann"}]}, False),
        ({"open_wagers": {"ann": {"rouge": 5}}}, {"open_wagers": {"ann": {"red": "5"}}}, True),
        ({"clauses": ["10.5.6"]}, {"clauses": ["10.5.6.1"]}, True),
        ({"clause": "10.5.6.1"}, {"clauses": ["10.5.6"]}, False),
        ({"clause": "8(a)K"}, {"clauses": ["8(a)H-M"]}, True),
        ({"clause": "8(a)G"}, {"clauses": ["8(a)H-M"]}, False),
    ],
)
def test_matching(wanted: dict[str, Any], actual: dict[str, Any], is_met: bool) -> None:
    assert (list(plain_mismatches(wanted, actual)) == []) is is_met
