"""Corners of a session that no clause needs a test of its own for."""

from dataclasses import replace
from typing import Any

import pytest

from croupier.core.ensure import InvariantBroken
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.roulette.bets import BetName
from croupier.roulette.pockets import Pocket
from croupier.table.call_bets import CallBet
from croupier.table.wagers import PlaceWager
from croupier.tournament.allotments import BuyAddOn, ChipsIssued, IssueChips
from croupier.tournament.at_table import PlayAtTable
from croupier.tournament.buy_backs import BuyBack
from croupier.tournament.chip_counts import CountChips
from croupier.tournament.declare import decide, evolve
from croupier.tournament.designation import DesignateTables, SpinForPractice
from croupier.tournament.disputes import ResolveDispute
from croupier.tournament.disqualification import Disqualify
from croupier.tournament.ending import EndSession
from croupier.tournament.entrant import Status
from croupier.tournament.entries import Enter, RefuseEntry
from croupier.tournament.forms import CheckForm, PassForm
from croupier.tournament.limits import ChangeLimits
from croupier.tournament.old_rounds import WagerRemoved
from croupier.tournament.opening import TournamentOpened, open_tournament, replay
from croupier.tournament.papers import BriefPlayers
from croupier.tournament.passes import PlayPassCard
from croupier.tournament.places import find_cut, unordered
from croupier.tournament.play_offs import StartPlayOff
from croupier.tournament.publishing import PublishTerms
from croupier.tournament.removals import RecordRemoval
from croupier.tournament.seating import SeatPlayers
from croupier.tournament.starting import StartSession
from croupier.tournament.state import Exit, Stage
from croupier.tournament.substitutes import NameSubstitute
from croupier.tournament.turns import CallTime, PlaceMarker
from croupier.tournament.undoing import VoidRound
from croupier.tournament.wagers import LayWager, RemoveWager
from tests.clauses.hosting import Host, begun, full_terms, opened


def dollars(amount: int) -> Money:
    return Money(amount * 100)


def test_a_call_bet_lies_in_its_pieces_and_is_taken_down_whole() -> None:
    host = begun("crown", ("ann", "bob"), chips=1000, min=10, max=500)
    host.must(LayWager, player="ann", bet="tier", stake=dollars(5))
    assert len(host.state.entrants["ann"].wagers) == 6
    host.must(RemoveWager, player="ann", bet="tier")
    assert not host.state.entrants["ann"].wagers
    host.must(LayWager, player="ann", bet="neighbours:0", stake=dollars(10))
    host.must(LayWager, player="bob", bet="red", stake=dollars(10))
    host.deal("T1", "32")
    # Five numbers at 10 each: 32 wins 350 and the other four lose 40.
    assert host.state.entrants["ann"].chips == dollars(1310)


def test_an_entrant_without_a_seat_does_not_wager() -> None:
    host = opened("star")
    host.publish(full_terms("star"))
    host.must(Enter, player="ann")
    refusal = host.refused(LayWager, player="ann", bet="red", stake=dollars(1))
    assert refusal.detail == "the player has no table"


def test_a_bet_that_is_none_is_neither_laid_nor_removed() -> None:
    host = begun("star", ("ann", "bob"), min=10, max=50)
    for kind, words in ((LayWager, {"stake": dollars(10)}), (RemoveWager, {})):
        refusal = host.refused(kind, player="ann", bet="purple", **words)
        assert refusal.reason is Reason.NO_SUCH_BET
    nothing = host.refused(LayWager, player="ann", bet="red", stake=Money(0))
    assert nothing.reason is Reason.INVALID


def test_one_of_two_wagers_comes_down_and_the_turn_is_kept() -> None:
    host = begun("star", ("ann", "bob"), min=10, max=50, undisclosed=1)
    host.must(LayWager, player="ann", bet="red", stake=dollars(10))
    host.must(LayWager, player="ann", bet="odd", stake=dollars(10))
    host.must(RemoveWager, player="ann", bet="red")
    assert host.state.sessions["T1"].acted == ("ann",)
    host.must(RemoveWager, player="ann", bet="odd")
    assert not host.state.sessions["T1"].acted


def test_a_form_that_goes_back_leaves_the_open_wager() -> None:
    host = begun("star", ("ann", "bob"), chips=100, min=10, max=90, undisclosed=1)
    host.must(LayWager, player="ann", bet="red", stake=dollars(50))
    host.must(PassForm, player="ann", bet="odd", stake=dollars(150))
    (returned,) = host.must(CheckForm, player="ann")
    assert "outside the limits" in str(returned.warnings[0])
    assert host.state.sessions["T1"].acted == ("ann",)
    host.must(PassForm, player="ann", stake=dollars(10))
    again = host.refused(PassForm, player="ann", bet="odd", stake=dollars(10))
    assert again.reason in (Reason.INVALID, Reason.NO_UNDISCLOSED_LEFT)
    (returned,) = host.must(CheckForm, player="ann")
    assert "missing" in str(returned.warnings[0])


def test_a_form_above_the_chips_is_found_before_the_spin_too() -> None:
    host = begun("star", ("ann", "bob"), chips=100, min=10, max=500, undisclosed=2)
    host.must(PassForm, player="ann", bet="odd", stake=dollars(150))
    second = host.refused(PassForm, player="ann", bet="odd", stake=dollars(10))
    assert second.reason is Reason.INVALID
    (returned,) = host.must(CheckForm, player="ann")
    assert "more than the player's chips" in str(returned.warnings[0])


def test_a_late_form_counts_for_the_minimum_and_an_odd_one_for_whole_units() -> None:
    host = begun("star", ("ann", "bob"), min=10, max=90, undisclosed=1, wager_seconds=30)
    host.must(PassForm, player="bob", bet="red", stake=dollars(25))
    host.must(PassForm, player="ann", bet="red", stake=dollars(50), at=31_000)
    host.deal("T1", "1", at=32_000)
    assert host.state.entrants["ann"].chips == dollars(1010)
    assert host.state.entrants["bob"].chips == dollars(1020)


def test_a_bet_beyond_the_maximum_does_not_count_at_all() -> None:
    host = begun("star", ("ann", "bob"), min=10, max=50)
    host.must(LayWager, player="ann", bet="red", stake=dollars(50))
    host.must(LayWager, player="ann", bet="odd", stake=dollars(50))
    host.must(LayWager, player="bob", bet="red", stake=dollars(10))
    host.deal("T1", "1")
    assert host.state.entrants["ann"].chips == dollars(1050)


def test_a_marker_given_before_the_start_is_kept() -> None:
    host = opened("star")
    host.publish(full_terms("star", ordered=True))
    for player in ("ann", "bob"):
        host.must(Enter, player=player)
    assert host.refused(PlaceMarker, player="bob").reason is Reason.WRONG_PHASE
    host.must(DesignateTables, tables=("T1",))
    host.must(SeatPlayers, table="T1", players=("ann", "bob"))
    host.must(PlaceMarker, player="bob")
    chips = host.state.agreed.chips
    host.must(IssueChips, table="T1", players=("ann", "bob"), amount=chips)
    assert host.refused(LayWager, player="bob", bet="red", stake=dollars(1)).reason is (
        Reason.WRONG_PHASE
    )
    assert host.refused(EndSession, table="T1").reason is Reason.WRONG_PHASE
    host.must(StartSession, table="T1")
    assert host.state.sessions["T1"].marker == "bob"


def test_who_is_late_in_an_order_holds_nobody_up() -> None:
    host = begun("star", ("ann", "bob", "cy"), min=10, max=50, ordered=True, wager_seconds=30)
    host.must(CallTime, player="ann")
    host.must(LayWager, player="bob", bet="red", stake=dollars(10))
    host.must(LayWager, player="ann", bet="red", stake=dollars(10))
    host.must(LayWager, player="cy", bet="red", stake=dollars(10))
    host.deal("T1", "1")
    assert all(e.is_playing for e in host.state.entrants.values())


def test_a_player_at_one_table_is_not_seated_at_another() -> None:
    host = begun("star", ("ann", "bob"))
    host.must(DesignateTables, tables=("T2",))
    refusal = host.refused(SeatPlayers, table="T2", players=("ann",))
    assert "playing at table T1" in refusal.detail


def test_a_substitute_between_entry_and_seating() -> None:
    host = opened("crown")
    host.publish(full_terms("crown", substitutes=True))
    host.must(Enter, player="ann")
    host.must(NameSubstitute, player="ann", substitute="bob")
    assert set(host.state.entrants) == {"bob"}
    host.seat("T1", "bob")
    mid_play = host.refused(NameSubstitute, player="bob", substitute="cy")
    assert mid_play.reason is Reason.WRONG_PHASE


def test_a_right_to_refuse_must_be_reserved() -> None:
    host = opened("star")
    host.publish(full_terms("star", right_to_refuse=False, criteria=False))
    assert host.refused(RefuseEntry, player="ann").reason is Reason.NOT_PERMITTED
    host.must(Enter, player="ann", selected=False)
    assert host.refused(RefuseEntry, player="ann").reason is Reason.INVALID


def test_buying_back_is_for_the_session_that_one_went_out_of() -> None:
    host = begun("star", ("ann", "bob"), chips=100, min=10, max=100, buy_back=1)
    host.play("T1", "1", {"ann": ("red", 10), "bob": ("black", 100)})
    host.must(EndSession, table="T1")
    assert host.refused(BuyBack, player="bob").reason is Reason.WRONG_PHASE
    assert host.refused(StartPlayOff, players=("ann", "bob")).reason is Reason.INVALID


def test_limits_that_hold_no_wager_are_refused() -> None:
    host = begun("star", ("ann", "bob"), limits_change=True)
    refusal = host.refused(ChangeLimits, minimum=dollars(9), maximum=dollars(8))
    assert refusal.reason is Reason.INVALID


def test_a_reason_is_wanted_for_a_disqualification() -> None:
    host = begun("star", ("ann", "bob"))
    assert host.refused(Disqualify, player="ann", reason=" ").reason is Reason.INVALID
    assert host.refused(ResolveDispute).reason is Reason.INVALID


def test_practice_is_on_the_wheel() -> None:
    host = opened("crown")
    refusal = host.refused(SpinForPractice, table="T1", pocket=Pocket("37"))
    assert refusal.reason is Reason.INVALID


def test_a_session_without_places_has_no_winners() -> None:
    host = begun("star", ("ann", "bob"), chips=100, min=10, max=100)
    host.play("T1", "1", {"ann": ("red", 10), "bob": ("black", 10)})
    assert find_cut(host.state, host.state.sessions["T1"], 0).advance == ()


def test_level_and_unable_in_a_play_off_go_out_at_once() -> None:
    host = begun("star", ("ann", "bob"), chips=110, min=20, max=60, rounds=1)
    host.play("T1", "1", {"ann": ("red", 20), "bob": ("red", 20)})
    host.must(EndSession, table="T1")
    host.must(StartPlayOff, players=("bob", "ann"))
    # 130 each; twice 60 lost leave both with 10, which is no minimum.
    host.play("T1", "2", {"ann": ("red", 60), "bob": ("red", 60)})
    host.play("T1", "2", {"ann": ("red", 60), "bob": ("red", 60)})
    assert host.state.sessions["T1"].play_off == ("ann", "bob")
    host.must(RecordRemoval, player="bob")
    session = host.state.sessions["T1"]
    assert (session.play_off, session.advance) == ((), ("ann",))
    out = [exit for exit in host.state.exits if exit.in_play_off]
    assert {exit.residual for exit in out} == {dollars(10)}
    assert host.replays()


def test_only_level_exits_without_a_record_are_unordered() -> None:
    def gone(player: str, wager: int, removed: int | None = None) -> Exit:
        return Exit(
            player=player, table="T1", session=1, moment=1, last_wager=wager, removed=removed
        )

    assert unordered([gone("a", 1), gone("b", 2)]) == ()
    assert unordered([gone("a", 1), gone("b", 1)]) == (("a", "b"),)
    assert unordered([gone("a", 1, 0), gone("b", 1, 1)]) == ()


def test_a_seat_outlives_its_session() -> None:
    host = begun("star", ("ann", "bob"), chips=100, min=10, max=100, rounds=1)
    host.play("T1", "1", {"ann": ("red", 10), "bob": ("black", 10)})
    host.must(EndSession, table="T1")
    host.seat("T1", "ann")
    session = host.state.sessions["T1"]
    assert (session.number, session.stage) == (2, Stage.PLAY)
    assert host.state.entrants["bob"].status is Status.ELIMINATED


def test_a_history_without_an_opening_is_none() -> None:
    host = opened("star")
    host.publish(full_terms("star"))
    with pytest.raises(InvariantBroken):
        replay(host.log[1:])
    opening = TournamentOpened(
        at=0, by=Role.OPERATOR, tournament="x", book="rapid", game="rapid", options={}, digest=""
    )
    with pytest.raises(InvariantBroken):
        open_tournament(opening)


def test_where_colours_must_agree_an_issue_of_two_values_is_refused() -> None:
    host = opened("star")
    host.publish(full_terms("star"))
    host.must(Enter, player="ann")
    host.must(DesignateTables, tables=("T1",))
    host.must(SeatPlayers, table="T1", players=("ann",))
    strict = host.state.but(rules=replace(host.state.rules, colours_may_differ=False))
    issue = IssueChips(
        by=Role.TOURNAMENT_DIRECTOR,
        table="T1",
        players=("ann",),
        amount=strict.agreed.chips or dollars(0),
        colours={"blue": dollars(5), "yellow": dollars(25)},
    )
    refused = decide(strict, issue)
    assert isinstance(refused, Refusal)
    assert refused.clauses == ("10.2.2.1",)
    one = decide(strict, issue.but(colours={"blue": dollars(5)}))
    assert not isinstance(one, Refusal)


def test_nothing_goes_on_where_nobody_has_started() -> None:
    host = begun("star", ("ann", "bob"), min=10, max=50, rounds=1)
    host.play("T1", "1", {"ann": ("red", 10), "bob": ("black", 10)})
    host.must(EndSession, table="T1")
    assert host.not_dealt("T1", "1").reason is Reason.WRONG_PHASE
    late = host.refused(VoidRound, table="T1", reason="ball-out")
    assert late.reason is Reason.WRONG_PHASE


def test_a_log_of_before_with_a_removed_wager_still_folds() -> None:
    host = begun("star", ("ann", "bob"), chips=1000, min=10, max=500)
    host.must(LayWager, player="ann", bet="red", stake=dollars(20))
    host.must(LayWager, player="ann", bet="odd", stake=dollars(10))
    lying = {BetName("red"): dollars(20)}
    was: dict[str, Any] = {"at": 0, "by": Role.PLAYER, "table": "T1", "player": "ann"}
    after = evolve(host.state, WagerRemoved(**was, stakes=lying))
    assert after.entrants["ann"].wagers == {"odd": 1000}
    assert after.sessions["T1"].acted == ("ann",)
    empty = evolve(after, WagerRemoved(**was, stakes={BetName("odd"): dollars(10)}))
    assert empty.sessions["T1"].acted == ()


def test_what_the_table_makes_void_is_no_wager_of_a_session() -> None:
    host = begun("star", ("ann", "bob"), chips=1000, min=10, max=500)
    called = PlaceWager(by=Role.PLAYER, player="ann", bet="tier", stake=dollars(5))
    refusal = host.refused(PlayAtTable, by=Role.PLAYER, player="ann", move=called)
    assert refusal.clauses
    bought = CallBet(by=Role.DEALER, player="ann", bet="red", stake=dollars(5), tender="cash")
    refusal = host.refused(PlayAtTable, by=Role.DEALER, player="ann", move=bought)
    assert (refusal.reason, "10.6.1" in refusal.clauses) == (Reason.INVALID, True)


def _seated(book: str, **figures: Any) -> Host:
    """Ann and Bob have their places at T1, and no chips yet."""
    host = opened(book)
    host.publish(full_terms(book, **figures))
    for player in ("ann", "bob"):
        host.must(Enter, player=player)
    host.must(DesignateTables, tables=("T1", "T2"))
    host.must(SeatPlayers, table="T1", players=("ann", "bob"))
    return host


@pytest.mark.clause("star", "10.6.2", "10.6.3")
def test_chips_are_issued_and_paid_for_once_a_session() -> None:
    host = _seated("star", entry_fee=50, chips=1000, buy_in=100)
    allotment: dict[str, Any] = {"table": "T1", "amount": dollars(1000)}
    (issued,) = host.must(IssueChips, players=("ann", "ann"), **allotment)
    assert isinstance(issued, ChipsIssued)
    assert issued.players == ("ann",)
    again = host.refused(IssueChips, players=("bob", "ann"), **allotment)
    assert again.detail == "already issued their chips for this session: ann"
    assert set(again.clauses) >= {"10.6.2", "10.6.3"}
    host.must(IssueChips, players=("bob",), **allotment)
    assert host.state.prize_pool == dollars(2 * 50 + 2 * 100)


@pytest.mark.clause("star", "10.6.3")
def test_who_is_moved_before_the_session_does_not_pay_for_chips_again() -> None:
    host = _seated("star", entry_fee=50, chips=1000, buy_in=100)
    chips = dollars(1000)
    host.must(IssueChips, table="T1", players=("ann",), amount=chips)
    host.must(SeatPlayers, table="T2", players=("bob", "ann"))
    host.must(IssueChips, table="T2", players=("ann", "bob"), amount=chips)
    assert host.state.prize_pool == dollars(2 * 50 + 2 * 100)
    assert [host.state.entrants[name].chips for name in ("ann", "bob")] == [chips, chips]
    host.must(BriefPlayers)
    host.must(StartSession, table="T2")
    assert host.replays()


@pytest.mark.parametrize("book", ["star", "crown"])
@pytest.mark.parametrize(
    ("term", "figure"),
    [
        *((term, -1) for term in ("entry_fee", "guarantee", "fee_kept", "buy_in", "pass_cards")),
        *((term, -1) for term in ("undisclosed", "buy_backs", "buy_back_fee", "entries_min")),
        *((term, -1) for term in ("add_ons", "add_on_fee", "add_on_chips", "absences_max")),
        *((term, 0) for term in ("chips", "rounds", "minutes", "advance", "tables", "sessions")),
        *((term, 0) for term in ("wager_seconds", "entries_max", "minimum", "maximum")),
        *(("prizes", shares) for shares in ((200, -100), (100, 0), (101,))),
    ],
)
def test_terms_by_which_nothing_can_be_played_are_not_published(
    book: str, term: str, figure: Any
) -> None:
    host = opened(book)
    terms = full_terms(book)
    refusal = host.refused(PublishTerms, terms=replace(terms, **{term: figure}))
    assert refusal.reason is Reason.INVALID
    host.must(PublishTerms, terms=terms)


@pytest.mark.parametrize("chips", [-5, 10**25])
def test_a_count_of_chips_that_nobody_can_have_is_none(chips: int) -> None:
    host = begun("star", ("ann", "bob"), rounds=1)
    counts = {"ann": Money(chips), "bob": dollars(1000)}
    early = {"reason": "the hall closes"}
    for kind, why in ((CountChips, {}), (EndSession, early)):
        words: dict[str, Any] = {"table": "T1", "counts": counts, **why}
        refusal = host.refused(kind, by=Role.TOURNAMENT_DIRECTOR, **words)
        assert refusal.reason is Reason.INVALID
        assert "10.5.8" in refusal.clauses


@pytest.mark.clause("star", "10.6.5")
@pytest.mark.parametrize("length", [{"rounds": 1}, {"minutes": 10}])
def test_no_chips_are_added_once_the_session_is_played_out(length: dict[str, int]) -> None:
    words = {"chips": 100, "min": 10, "max": 100, "add_ons": 2, "add_on_fee": 20}
    host = begun("star", ("ann", "bob"), **words, **length)
    host.must(BuyAddOn, player="bob")
    host.play("T1", "1", {"ann": ("red", 10), "bob": ("black", 10)})
    late = host.refused(BuyAddOn, player="bob", at=10 * 60_000)
    assert (late.reason, late.clauses) == (Reason.WRONG_PHASE, ("10.6.5",))
    assert late.detail == "chips are added while rounds of the session are left"


def test_a_director_wagers_for_nobody_who_plays_at_a_terminal() -> None:
    host = begun("star", ("ann", "bob"), min=10, max=50, rounds=3, pass_cards=3)
    director: dict[str, Any] = {"by": Role.TOURNAMENT_DIRECTOR}
    red: dict[str, Any] = {"bet": "red", "stake": dollars(10)}
    host.must(LayWager, player="ann", by=Role.PLAYER, **red)
    host.must(LayWager, player="bob", **director, **red)
    for kind, words in ((LayWager, red), (RemoveWager, {"bet": "red"})):
        refusal = host.refused(kind, player="ann", **director, **words)
        assert refusal.reason is Reason.NOT_PERMITTED
        assert refusal.detail == (
            "ann wagers at a terminal; if it fails, the dealer lays the chips"
        )
    host.deal("T1", "1")
    assert host.refused(PlayPassCard, player="ann", **director).reason is Reason.NOT_PERMITTED
    host.must(LayWager, player="ann", by=Role.DEALER, **red)
    host.must(PlayPassCard, player="bob", **director)
    assert host.replays()
