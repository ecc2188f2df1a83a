"""Section 10 where a story cannot show it: gaps in the terms, exact prizes, a thousand players."""

from dataclasses import replace
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.views.session import session_seen
from croupier.roulette.catalogue import find_book
from croupier.roulette.citations import citations
from croupier.roulette.clauses import load_clauses
from croupier.roulette.terms import TermItem
from croupier.roulette.tournament import Topic
from croupier.scenario.conditions import leave_out
from croupier.scenario.stepwise import ScenarioSteps
from croupier.tournament.allotments import IssueChips
from croupier.tournament.designation import DesignateTables
from croupier.tournament.director import AppointDirector
from croupier.tournament.display import terms_page
from croupier.tournament.disqualification import Disqualify
from croupier.tournament.ending import EndSession, SessionEnded
from croupier.tournament.entrant import Status
from croupier.tournament.entries import Enter
from croupier.tournament.forms import PassForm
from croupier.tournament.papers import GiveCopy
from croupier.tournament.passes import PlayPassCard
from croupier.tournament.places import in_order, unordered
from croupier.tournament.play_offs import StartPlayOff
from croupier.tournament.prizes import AwardPrizes, PrizesAwarded, share_out
from croupier.tournament.publishing import PublishTerms
from croupier.tournament.removals import RecordRemoval
from croupier.tournament.rounds import RoundPlayed
from croupier.tournament.seating import SeatPlayers
from croupier.tournament.starting import StartSession
from croupier.tournament.state import Exit, Stage
from croupier.tournament.terms import OR_WORDS, Feature, Terms
from croupier.tournament.turns import CallTime, PlaceMarker
from croupier.tournament.wagers import LayWager
from tests.clauses.hosting import Host, begun, full_terms, opened

BOOK: Final = "star"
RULES = opened(BOOK).state.rules
#: Terms in which everything conditional applies, so that every item of the checklist is owed.
EVERYTHING: Final = full_terms(
    BOOK, limits_change=True, buy_back=1, guarantee=500, undisclosed=1, pass_cards=1
)


@pytest.mark.clause("star", "10.4.2(a)", "10.4.2(b)", "10.4.2(c)", "10.4.2(d)", "10.4.2(e)#1")
@pytest.mark.clause("star", "10.4.2(e)#2", "10.4.2(f)#1", "10.4.2(f)#2", "10.4.2(g)")
@pytest.mark.clause("star", "10.4.2(h)(i)", "10.4.2(h)(ii)", "10.4.2(h)(iii)", "10.4.2(i)#1")
@pytest.mark.clause("star", "10.4.2(i)#2", "10.4.2(i)#3", "10.4.2(j)", "10.4.2(k)", "10.4.1#1")
@pytest.mark.parametrize("item", RULES.checklist, ids=lambda item: item.key)
def test_terms_without_one_thing_are_not_published(item: TermItem) -> None:
    host = opened(BOOK)
    refusal = host.refused(PublishTerms, terms=leave_out(EVERYTHING, RULES, (item.key,)))
    assert refusal.reason is Reason.TERMS_INCOMPLETE
    assert refusal.detail == f"the terms do not state: {item.key} ({item.heading})"
    assert refusal.clauses[0] == item.clauses[0]
    host.must(PublishTerms, terms=EVERYTHING)


FIGURES: Final = [item for item in RULES.checklist if set(item.fields) - OR_WORDS]


@pytest.mark.clause("star", "10.4.2(a)", "10.4.2(b)", "10.4.2(d)", "10.4.2(j)", "10.10.1")
def test_what_is_played_by_is_a_figure_and_no_words() -> None:
    """Else nobody could wager the minimum, or all of the pool would be the first's."""
    host = opened(BOOK)
    for item in FIGURES:
        bare = leave_out(EVERYTHING, RULES, (item.key,))
        worded = replace(bare, texts={**bare.texts, item.key: "as announced at the door"})
        assert host.refused(PublishTerms, terms=worded).clauses[0] == item.clauses[0]
    some = replace(
        EVERYTHING, prizes=(60, 30), texts={**EVERYTHING.texts, "prizes": "10 to charity"}
    )
    assert "10.4.2(j)" in host.refused(PublishTerms, terms=some).clauses
    unsaid = host.refused(PublishTerms, terms=replace(EVERYTHING, advance=None))
    assert (unsaid.reason, unsaid.clauses[0]) == (Reason.TERMS_INCOMPLETE, "10.10.1")
    assert {item.key for item in FIGURES} >= {"entry_fee", "chips", "min", "max", "prizes"}


CONDITIONAL = [item for item in RULES.checklist if item.when]


@pytest.mark.clause(
    "star", "10.4.2(d)", "10.4.2(g)", "10.4.2(h)(ii)", "10.4.2(h)(iii)", "10.4.2(j)"
)
def test_what_does_not_apply_need_not_be_stated() -> None:
    plain = replace(
        EVERYTHING, limits_change=False, buy_backs=0, guarantee=Money(0), features=frozenset()
    )
    bare = leave_out(plain, RULES, tuple(item.key for item in CONDITIONAL))
    assert {item.key for item in CONDITIONAL} == {
        "limits_step",
        "buy_back_method",
        "right_to_refuse",
        "selection_criteria",
        "undertakings",
    }
    opened(BOOK).must(PublishTerms, terms=bare)


@pytest.mark.clause("star", "10.4.1", "10.4.2(a)")
def test_empty_terms_lack_everything_that_always_applies() -> None:
    refusal = opened(BOOK).refused(PublishTerms, terms=Terms())
    always = [item for item in RULES.checklist if not item.when]
    assert all(item.key in refusal.detail for item in always)
    assert {item.clauses[0] for item in always} <= set(refusal.clauses)


@pytest.mark.clause("star", "10.3.2#1", "10.6.4#1", "10.4.2(i)#3")
@pytest.mark.parametrize(
    ("change", "clause"),
    [
        ({"fee_kept": Money(1)}, "10.3.2"),
        ({"minimum": Money(600), "maximum": Money(500)}, "10.6.4"),
        ({"entries_min": 9, "entries_max": 8}, "10.4.2(i)"),
    ],
)
def test_what_no_terms_may_say(change: dict[str, Any], clause: str) -> None:
    refusal = opened(BOOK).refused(PublishTerms, terms=replace(EVERYTHING, **change))
    assert refusal.reason is Reason.INVALID
    assert clause in refusal.clauses


@pytest.mark.clause("star", "10.4.1#1", "10.10.1")
def test_published_terms_can_be_read_and_stand_once_play_has_begun() -> None:
    host = begun(BOOK, ("ann", "bob"), entry_fee=50, advance=2)
    page = terms_page(host.state.agreed, RULES)
    assert any("10.4.2(a)" in str(line.stated) for line in page)
    assert not any("any undertaking" in str(line.says) for line in page)
    changed = replace(host.state.agreed, advance=3)
    assert host.refused(PublishTerms, terms=changed).reason is Reason.WRONG_PHASE


@pytest.mark.clause("star", "10.4.1#2", "10.4.3")
def test_nobody_is_seated_without_a_copy_of_the_terms() -> None:
    host = opened(BOOK)
    host.publish(full_terms(BOOK))
    host.must(Enter, player="ann", copy_given=False)
    host.must(DesignateTables, tables=("T1",))
    refusal = host.refused(SeatPlayers, table="T1", players=("ann",))
    assert refusal.clauses == ("10.4.1",)
    assert host.refused(GiveCopy, player="bob").reason is Reason.NOT_PLAYING
    host.must(GiveCopy, player="ann")
    host.must(SeatPlayers, table="T1", players=("ann",))


@pytest.mark.clause("star", "10.5.1", "10.1.1#tournament-manager", "10.1.1#buy-in")
def test_a_session_needs_a_designated_table_seats_a_director_and_chips() -> None:
    host = opened(BOOK)
    unpublished = host.refused(StartSession, table="T1")
    assert unpublished.reason is Reason.TERMS_INCOMPLETE
    host.must(PublishTerms, terms=full_terms(BOOK))
    host.must(Enter, player="ann")
    assert host.refused(StartSession, table="T1").clauses == ("10.5.1",)
    assert host.refused(SeatPlayers, table="T1", players=("ann",)).clauses == ("10.5.1",)
    host.must(DesignateTables, tables=("T1",))
    assert host.refused(SeatPlayers, table="T1", players=()).reason is Reason.INVALID
    stranger = host.refused(SeatPlayers, table="T1", players=("zoe",))
    assert stranger.reason is Reason.NOT_PLAYING
    host.must(SeatPlayers, table="T1", players=("ann",))
    assert "10.1.1" in host.refused(StartSession, table="T1").clauses
    host.must(AppointDirector, by=Role.OPERATOR, name="kim")
    assert host.refused(StartSession, table="T1").clauses == ("10.6.2",)
    host.must(IssueChips, table="T1", players=("ann",), amount=host.state.agreed.chips)
    host.must(StartSession, table="T1")
    assert host.refused(StartSession, table="T1").reason is Reason.WRONG_PHASE
    elsewhere = host.refused(SeatPlayers, table="T1", players=("ann",))
    assert elsewhere.clauses == ("10.5.2",)
    assert host.replays()


@pytest.mark.clause("star", "10.4.2(e)#2")
def test_an_eliminated_player_comes_back_only_by_a_second_chance_in_the_terms() -> None:
    for has_second_chance in (False, True):
        features = {"secondary": has_second_chance}
        host = begun(BOOK, ("ann", "bob"), chips=100, min=10, max=100, **features)
        host.play("T1", "1", {"ann": ("red", 10), "bob": ("black", 100)})
        host.must(EndSession, table="T1")
        host.must(DesignateTables, tables=("T2",))
        answer = host.submit(SeatPlayers, table="T2", players=("bob",))
        assert isinstance(answer, Refusal) is not has_second_chance


@pytest.mark.clause("star", "10.1.1#undisclosed-wager", "10.8.2.5#2", "10.9.2", "10.1.1#marker")
def test_a_display_shows_that_there_is_a_form_and_who_has_the_marker_and_no_more() -> None:
    host = begun(BOOK, ("ann", "bob"), undisclosed=1, pass_cards=1, ordered=True, min=10, max=50)
    host.must(PlaceMarker, player="bob")
    host.must(PassForm, player="bob", bet="red", stake=Money(20_00))
    ann, bob = session_seen(host.state, host.state.sessions["T1"]).players
    assert (bob.has_form, bob.has_marker, bob.has_turn) == (True, True, False)
    assert not host.state.entrants["bob"].wagers
    assert (ann.has_form, ann.has_marker, ann.has_turn) == (False, False, True)
    assert "red" not in str(ann) + str(bob)
    host.must(PlayPassCard, player="ann")
    assert session_seen(host.state, host.state.sessions["T1"]).players[0].has_passed


@pytest.mark.clause("star", "10.1.1#tournament-chips-1", "10.1.1#tournament-chips-2", "10.6.9")
def test_tournament_chips_are_worth_nothing_at_an_ordinary_table() -> None:
    story = ScenarioSteps(BOOK)
    answer = story.step("buy-in", player="ann", amount=100, with_="tournament-chips")
    assert not answer["ok"]
    host = begun(BOOK, ("ann", "bob"), chips=100, min=10, max=100, rounds=1)
    host.play("T1", "1", {"ann": ("red", 50), "bob": ("black", 50)})
    host.must(EndSession, table="T1")
    assert host.state.cash == {}


@pytest.mark.clause("star", "10.6.14#5", "10.6.14#4")
def test_a_wager_that_cannot_be_made_up_is_void_and_its_owner_out() -> None:
    host = begun(BOOK, ("ann", "bob"), chips=30, min=50, max=100, rounds=2)
    host.must(LayWager, player="ann", bet="red", stake=Money(30_00))
    host.must(LayWager, player="bob", bet="red", stake=Money(20_00))
    host.deal("T1", "1")
    assert {e.chips for e in host.state.entrants.values()} == {30_00}
    assert all(e.status is Status.ELIMINATED for e in host.state.entrants.values())
    assert all(exit.residual == 30_00 for exit in host.state.exits)


@pytest.mark.clause("star", "10.6.11", "10.6.12")
def test_no_time_is_called_without_notice_of_a_limit() -> None:
    host = begun(BOOK, ("ann", "bob"))
    assert host.refused(CallTime, player="ann").reason is Reason.NOTICE_REQUIRED
    host = begun(BOOK, ("ann", "bob"), wager_seconds=30)
    host.must(LayWager, player="ann", bet="red", stake=Money(10_00))
    assert host.refused(CallTime, player="ann").reason is Reason.INVALID


def level_at_the_end() -> Host:
    """Ann and Bob level first, and Cy behind; prizes for two."""
    host = begun(
        BOOK, ("ann", "bob", "cy"), entry_fee=100, chips=200, min=20, max=100, prizes=[60, 40]
    )
    host.play("T1", "1", {"ann": ("red", 20), "bob": ("red", 20), "cy": ("black", 20)})
    host.must(EndSession, table="T1")
    return host


@pytest.mark.clause("star", "10.10.3#1", "10.10.3#2", "10.1.1#tie", "10.1.1#play-off")
def test_prizes_wait_for_a_play_off_between_level_players() -> None:
    host = level_at_the_end()
    assert host.state.sessions["T1"].play_off == ("ann", "bob")
    assert host.refused(AwardPrizes, table="T1").reason is Reason.WRONG_PHASE
    seats = host.refused(SeatPlayers, table="T1", players=("ann", "bob"))
    assert "10.10.3" in seats.clauses
    host.must(StartPlayOff, players=())
    host.play("T1", "2", {"ann": ("red", 20), "bob": ("black", 20)})
    host.must(EndSession, table="T1")
    (awarded,) = host.must(AwardPrizes, table="T1")
    assert isinstance(awarded, PrizesAwarded)
    assert awarded.prizes == {"bob": 180_00, "ann": 120_00}
    assert host.refused(AwardPrizes, table="T1").reason is Reason.WRONG_PHASE
    assert host.replays()


@pytest.mark.clause("star", "10.10.3#1")
def test_level_place_getters_play_off_for_their_order() -> None:
    host = begun(
        BOOK,
        ("ann", "bob", "cy"),
        entry_fee=100,
        chips=200,
        min=20,
        max=100,
        advance=1,
        prizes=[50, 30, 20],
    )
    host.play("T1", "1", {"ann": ("red", 60), "bob": ("red", 20), "cy": ("red", 20)})
    host.must(EndSession, table="T1")
    assert host.state.sessions["T1"].advance == ("ann",)
    level = host.refused(AwardPrizes, table="T1")
    assert "bob and cy are level" in level.detail
    assert host.refused(StartPlayOff, players=("ann", "bob")).reason is Reason.INVALID
    assert host.refused(StartPlayOff, players=("bob", "zoe")).reason is Reason.INVALID
    host.must(StartPlayOff, players=("bob", "cy"))
    host.play("T1", "1", {"bob": ("black", 20), "cy": ("black", 20)})
    assert host.state.sessions["T1"].play_off == ("bob", "cy")
    host.play("T1", "1", {"bob": ("black", 20), "cy": ("red", 20)})
    host.must(EndSession, table="T1")
    (awarded,) = host.must(AwardPrizes, table="T1")
    assert isinstance(awarded, PrizesAwarded)
    assert awarded.prizes == {"ann": 150_00, "cy": 90_00, "bob": 60_00}


@pytest.mark.clause("star", "10.10.3#2", "10.10.4#2", "10.6.13")
def test_a_play_off_that_ruins_both_is_decided_by_how_they_went_out() -> None:
    host = level_at_the_end()
    host.must(StartPlayOff, players=("ann", "bob"))
    # 220 each: 100 and 100 on the wrong colour twice leave 20 and 20, which is one more minimum.
    for _ in range(2):
        host.play("T1", "2", {"ann": ("red", 100), "bob": ("red", 100)})
    assert host.state.sessions["T1"].play_off == ("ann", "bob")
    host.play("T1", "2", {"ann": ("red", 20), "bob": ("red", 20)})
    # Level in all: nobody goes through before it is known whose chips were taken first.
    assert host.state.sessions["T1"].play_off == ("ann", "bob")
    assert host.refused(EndSession, table="T1").reason is Reason.WRONG_PHASE
    host.must(RecordRemoval, player="ann")
    session = host.state.sessions["T1"]
    assert (session.play_off, session.advance) == ((), ("bob",))
    assert host.state.entrants["bob"].status is Status.ADVANCED
    host.must(EndSession, table="T1")
    assert session.ranking == host.state.sessions["T1"].ranking == ("bob", "ann", "cy")
    assert host.replays()


@pytest.mark.clause("star", "10.10.3#2", "10.5.7")
def test_a_disqualification_in_a_play_off_decides_it() -> None:
    host = level_at_the_end()
    host.must(StartPlayOff, players=())
    host.must(Disqualify, player="ann", reason="breach")
    session = host.state.sessions["T1"]
    assert (session.advance, session.play_off) == (("bob",), ())
    assert host.refused(LayWager, player="bob", bet="red", stake=Money(20_00)).reason in (
        Reason.WRONG_PHASE,
        Reason.NOT_PLAYING,
    )
    assert host.replays()


@pytest.mark.clause("star", "10.10.4#3")
def test_prizes_wait_for_the_order_in_which_chips_were_taken() -> None:
    host = begun(
        BOOK, ("ann", "bob", "cy"), entry_fee=100, chips=100, min=20, max=100, prizes=[60, 40]
    )
    host.play("T1", "1", {"ann": ("red", 20), "bob": ("black", 100), "cy": ("black", 100)})
    (ended,) = host.must(EndSession, table="T1")
    assert list(map(str, ended.warnings)) == ["record whose chips were taken first: bob, cy"]
    assert host.refused(AwardPrizes, table="T1").clauses == ("10.10.4",)
    host.must(RecordRemoval, player="cy")
    host.must(RecordRemoval, player="bob")
    (awarded,) = host.must(AwardPrizes, table="T1")
    assert isinstance(awarded, PrizesAwarded)
    assert awarded.prizes == {"ann": 180_00, "bob": 120_00}
    assert host.refused(RecordRemoval, player="zoe").reason is Reason.WRONG_PHASE


@pytest.mark.clause("star", "10.3.2#1", "10.4.2(j)")
@settings(deadline=None)
@given(
    pool=st.integers(0, 10**9),
    shares=st.lists(st.integers(1, 100), min_size=1, max_size=30),
)
def test_a_pool_is_shared_out_to_the_last_cent(pool: int, shares: list[int]) -> None:
    parts = share_out(pool, shares)
    assert sum(parts) == pool
    for part, share in zip(parts, shares, strict=True):
        exact = pool * share / sum(shares)
        assert exact - 1 < part < exact + 2
    equal = share_out(pool, [1] * len(shares))
    assert max(equal) - min(equal) <= 1
    assert list(equal) == sorted(equal, reverse=True)


EXITS = st.lists(
    st.tuples(st.integers(1, 3), st.integers(0, 2), st.integers(0, 2)), min_size=1, max_size=12
)


@pytest.mark.clause("star", "10.10.4#1", "10.10.4#2", "10.10.4#3")
@settings(deadline=None)
@given(drawn=EXITS, seed=st.randoms(use_true_random=False))
def test_exits_are_ordered_by_moment_residual_wager_and_removal(
    drawn: list[tuple[int, int, int]], seed: object
) -> None:
    exits = [
        Exit(
            player=f"p{n}",
            table="T1",
            session=1,
            moment=moment,
            residual=residual,
            last_wager=wager,
            removed=n,
        )
        for n, (moment, residual, wager) in enumerate(drawn)
    ]
    shuffled = list(exits)
    seed.shuffle(shuffled)  # type: ignore[attr-defined]
    placed = in_order(shuffled)
    assert set(placed) == set(exits)
    for first, second in zip(placed, placed[1:], strict=False):
        assert _went_first(first, second)
        assert not _went_first(second, first)


def _went_first(one: Exit, other: Exit) -> bool:
    """The clause read aloud, without sorting anything."""
    if one.moment != other.moment:
        return one.moment < other.moment
    if one.residual != other.residual:
        return one.residual < other.residual
    if one.last_wager != other.last_wager:
        return one.last_wager < other.last_wager
    assert one.removed is not None
    assert other.removed is not None
    return one.removed < other.removed


BETS = st.sampled_from(["red", "black", "odd", "even", "dozen:1", "straight:7", "split:14-17"])
ROUND = st.tuples(
    st.lists(st.tuples(BETS, st.integers(1, 60)), min_size=4, max_size=4),
    st.sampled_from(["0", "1", "2", "7", "14", "36"]),
)


@pytest.mark.clause("star", "10.10.2", "10.6.4#1", "10.6.13", "10.6.14")
@settings(deadline=None)
@given(rounds=st.lists(ROUND, min_size=1, max_size=6))
def test_ranking_follows_the_chips_and_chips_follow_the_wagers(
    rounds: list[tuple[list[tuple[str, int]], str]],
) -> None:
    players = ("ann", "bob", "cy", "dee")
    host = begun(BOOK, players, chips=100, min=10, max=50, advance=2)
    for wagers, number in rounds:
        playing = [p for p in players if host.state.entrants[p].is_playing]
        before = {p: host.state.entrants[p].chips for p in playing}
        for player, (bet, dollars) in zip(players, wagers, strict=True):
            if player in playing:
                stake = min(dollars * 100, before[player])
                host.must(LayWager, player=player, bet=bet, stake=Money(stake))
        if not playing:
            break
        events = host.deal("T1", number)
        settled = next(event for event in events if isinstance(event, RoundPlayed))
        for line in settled.played.lines:
            assert line.stake % 10_00 == 0
            assert 10_00 <= line.stake <= 50_00
            assert line.returned == (line.stake if line.win else 0)
            after = host.state.entrants[line.player].chips
            assert after == before[line.player] + line.win - line.lost
    for group in unordered(host.state.exits):
        for player in group:
            host.must(RecordRemoval, player=player)
    (ended,) = host.must(EndSession, table="T1")
    assert isinstance(ended, SessionEnded)
    scores = [ended.scores.get(player, -1) for player in ended.ranking]
    assert scores == sorted(scores, reverse=True)
    assert set(ended.ranking) == set(players)
    through = {*ended.advance, *ended.play_off}
    lowest = min((ended.scores[p] for p in through if p in ended.scores), default=0)
    assert all(ended.scores[p] <= lowest for p in ended.scores if p not in through)
    assert host.replays()


@pytest.mark.clause("star", "10.3.2#1", "10.10.1", "10.10.2", "10.6.2", "10.5.8#2", "10.7.1#2")
def test_a_thousand_entrants_at_fifty_tables_from_entry_to_prizes() -> None:
    players = [f"p{n:04}" for n in range(1000)]
    host = opened(BOOK)
    host.publish(
        full_terms(
            BOOK,
            entry_fee="12.35",
            chips=1000,
            min=10,
            max=500,
            rounds=2,
            advance=1,
            prizes=[50, 25, 15, 10],
            sessions=3,
        )
    )
    for player in players:
        host.must(Enter, player=player)
    assert host.state.prize_pool == 1000 * 12_35
    heats = {f"T{n + 1}": players[n * 20 : n * 20 + 20] for n in range(50)}
    winners = _play_session(host, heats)
    assert len(winners) == 50
    semis = {f"S{n + 1}": winners[n * 10 : n * 10 + 10] for n in range(5)}
    finalists = _play_session(host, semis)
    (champion,) = _play_session(host, {"F": finalists})
    (awarded,) = host.must(AwardPrizes, table="F")
    assert isinstance(awarded, PrizesAwarded)
    assert sum(awarded.prizes.values()) == 1000 * 12_35
    paid = [awarded.prizes[name] for (name,) in awarded.places[:4]]
    assert paid == [6175_00, 3087_50, 1852_50, 1235_00]
    assert awarded.places[0] == (champion,)
    assert host.replays()


def _play_session(host: Host, tables: dict[str, list[str]]) -> list[str]:
    """Two rounds at every table, in which no two players end level; the winners in order."""
    winners: list[str] = []
    for table, players in tables.items():
        host.seat(table, *players)
        for _ in range(2):
            wagers = {
                player: ("red" if place % 2 else "black", 10 * (1 + place))
                for place, player in enumerate(players)
            }
            host.play(table, "1", wagers)
        host.must(EndSession, table=table)
        session = host.state.sessions[table]
        assert session.stage is Stage.ENDED
        winners.extend(session.advance)
    return winners


@pytest.mark.clause("star", "10.5.4", "10.2.1#1")
def test_every_matter_has_its_clauses_and_they_exist() -> None:
    assert set(RULES.clauses) == set(Topic)
    known = {clause.stem for clause in load_clauses(BOOK)}
    assert citations(RULES) <= known
    unnamed = {topic for topic, clauses in RULES.clauses.items() if not clauses}
    assert unnamed == {Topic.EMPLOYEE_ENTRY, Topic.EMPLOYEE_PRIZE}
    assert find_book(BOOK).tournament is RULES


def test_features_of_terms_are_named_by_the_checklists() -> None:
    named = {item.when for item in RULES.checklist if item.when}
    assert {Feature.RIGHT_TO_REFUSE, Feature.CRITERIA} <= named
