"""Who leaves a tournament, comes back or gives a place away, and when that is too late."""

from typing import Any

import pytest

from croupier.audit.verify import verify
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.answers import Accepted
from croupier.house.contests import ledger_of
from croupier.scenario.playing import person
from croupier.table.betting import CloseBetting
from croupier.table.spin import SpinBall
from croupier.tournament.absence import ReportNoWager
from croupier.tournament.allotments import IssueChips
from croupier.tournament.breaches import ReportChipsAdded
from croupier.tournament.buy_backs import BuyBack
from croupier.tournament.cancelling import CancelTournament
from croupier.tournament.chip_counts import ReturnChips
from croupier.tournament.declare import Command
from croupier.tournament.designation import DesignateTables, ReleaseTables, SpinForPractice
from croupier.tournament.disputes import OpenDispute, ResolveDispute
from croupier.tournament.disqualification import Disqualify
from croupier.tournament.ending import EndSession
from croupier.tournament.entrant import Status
from croupier.tournament.entries import Enter
from croupier.tournament.papers import BriefPlayers
from croupier.tournament.payment import PayPrize
from croupier.tournament.play_offs import StartPlayOff
from croupier.tournament.prizes import AwardPrizes, PrizesAwarded
from croupier.tournament.reinstatement import Reinstate
from croupier.tournament.seating import SeatPlayers
from croupier.tournament.starting import StartSession
from croupier.tournament.substitutes import NameSubstitute
from croupier.tournament.turns import CallTime
from croupier.tournament.wagers import LayWager
from croupier.tournament.withdrawal import Withdraw
from tests.clauses.hosting import Host, begun, full_terms, opened

FIGURES: dict[str, Any] = {
    "entry_fee": 50,
    "chips": 1000,
    "min": 5,
    "max": 1000,
    "rounds": 1,
    "advance": 1,
    "prizes": (100,),
}


def level(*players: str, **figures: Any) -> Host:
    """Everybody is level for one place when the session ends."""
    host = begun("star", players, **FIGURES | figures)
    host.play("T1", "1", dict.fromkeys(players, ("black", 10)))
    host.must(EndSession, table="T1")
    assert host.state.sessions["T1"].play_off == players
    return host


def two_heats(**figures: Any) -> Host:
    """Ann and ben at one table, cat and dan at another; a final is to follow."""
    host = opened("star")
    host.publish(full_terms("star", **FIGURES | {"sessions": 2} | figures))
    for player in ("ann", "ben", "cat", "dan"):
        host.must(Enter, player=player)
    host.seat("T1", "ann", "ben")
    host.seat("T2", "cat", "dan")
    return host


def end_heats(host: Host, lost: int = 10) -> None:
    host.play("T1", "1", {"ann": ("red", 10), "ben": ("black", lost)})
    host.play("T2", "1", {"cat": ("red", 10), "dan": ("black", lost)})
    for table in ("T1", "T2"):
        host.must(EndSession, table=table)


def sound(host: Host) -> bool:
    """The log replays, verifies, and once prizes are awarded no chip is out."""
    book = ledger_of(host.house.tournaments.streams[host.name])
    out = {name: amount for name, amount in book.balances.items() if name.startswith("chips:")}
    verdict = host.house.run(verify(host.house.store.read()))
    assert verdict.is_clean, verdict.fault
    return host.replays() and not (host.state.is_awarded and out)


@pytest.mark.clause("star", "10.10.3", "10.5.6.1")
@pytest.mark.parametrize(
    ("kind", "words", "status"),
    [
        (Disqualify, {"reason": "hidden-chips"}, Status.DISQUALIFIED),
        (Withdraw, {}, Status.WITHDRAWN),
    ],
)
def test_who_left_before_a_play_off_does_not_come_back_by_it(
    kind: type[Command], words: dict[str, Any], status: Status
) -> None:
    host = level("ann", "ben")
    host.must(kind, player="ben", **words)
    host.refused(AwardPrizes, table="T1")
    host.must(StartPlayOff, players=())
    assert host.state.entrants["ben"].status is status
    assert host.state.sessions["T1"].advance == ("ann",)
    host.must(AwardPrizes, table="T1")
    assert host.state.prizes == {"ann": 10_000}
    assert sound(host)


@pytest.mark.clause("star", "10.10.3")
def test_who_is_level_still_plays_off_when_another_has_left() -> None:
    host = level("ann", "ben", "cat")
    host.must(Withdraw, player="cat")
    host.must(StartPlayOff, players=("ann", "ben"))
    host.play("T1", "1", {"ann": ("black", 10), "ben": ("red", 10)})
    host.must(EndSession, table="T1")
    host.must(AwardPrizes, table="T1")
    assert host.state.prizes == {"ben": 15_000}
    assert sound(host)


@pytest.mark.clause("star", "10.10.3")
def test_who_retires_from_a_play_off_leaves_the_place_to_the_other() -> None:
    host = level("ann", "ben")
    host.must(StartPlayOff, players=())
    host.must(LayWager, player="ann", bet="red", stake=Money(1000))
    host.must(Withdraw, player="ben")
    host.must(EndSession, table="T1")
    host.must(AwardPrizes, table="T1")
    assert host.state.prizes == {"ann": 10_000}
    assert sound(host)


@pytest.mark.clause("star", "10.11.2", "10.10.3")
def test_a_disqualification_in_a_play_off_is_taken_back_and_the_play_off_goes_on() -> None:
    host = level("ann", "ben", "cat")
    host.must(StartPlayOff, players=())
    host.must(Disqualify, player="ben", reason="hidden-chips")
    host.must(Disqualify, player="cat", reason="hidden-chips")
    assert host.state.sessions["T1"].advance == ("ann",)
    host.must(Reinstate, player="ben", reason="they were in plain sight")
    session = host.state.sessions["T1"]
    assert (session.advance, session.play_off, session.places) == ((), ("ann", "ben"), 1)
    host.refused(EndSession, table="T1")
    host.play("T1", "1", {"ann": ("black", 10), "ben": ("red", 10)})
    # A round was played without cat, whose case is closed.
    late = host.refused(Reinstate, player="cat", reason="late")
    assert late.reason is Reason.WRONG_PHASE
    host.must(EndSession, table="T1")
    host.must(AwardPrizes, table="T1")
    assert host.state.prizes == {"ben": 15_000}
    assert sound(host)


@pytest.mark.clause("star", "10.11.2")
def test_a_disqualification_before_a_play_off_is_taken_back() -> None:
    host = level("ann", "ben")
    host.must(Disqualify, player="ben", reason="hidden-chips")
    host.must(Reinstate, player="ben", reason="they were in plain sight")
    host.must(StartPlayOff, players=())
    assert host.state.sessions["T1"].play_off == ("ann", "ben")
    assert sound(host)


@pytest.mark.clause("star", "10.11.2", "10.4.2(g)")
def test_an_earlier_session_is_over_though_its_table_is_played_again() -> None:
    host = two_heats(buy_backs=1, buy_back_fee=20)
    host.must(Disqualify, player="ben", reason="hidden-chips")
    host.play("T1", "1", {"ann": ("red", 10)})
    host.play("T2", "1", {"cat": ("red", 10), "dan": ("black", 1000)})
    for table in ("T1", "T2"):
        host.must(EndSession, table=table)
    host.seat("T2", "ann", "cat")
    assert host.refused(BuyBack, player="dan").reason is Reason.WRONG_PHASE
    host.must(DesignateTables, tables=("T1",))
    again = host.refused(Reinstate, player="ben", reason="late")
    assert again.reason is Reason.WRONG_PHASE
    assert sound(host)


@pytest.mark.clause("star", "10.10.3", "10.5.2")
def test_nobody_is_in_two_sessions_by_a_play_off() -> None:
    host = two_heats(advance=2)
    host.play("T1", "1", {"ann": ("red", 10), "ben": ("red", 10)})
    host.play("T2", "1", {"cat": ("red", 10), "dan": ("red", 10)})
    for table in ("T1", "T2"):
        host.must(EndSession, table=table)
    host.seat("T3", "ann", "ben", "cat", "dan")
    assert host.refused(StartPlayOff, players=("ann", "ben")).reason is Reason.INVALID
    waiting = level("ann", "ben")
    waiting.must(DesignateTables, tables=("T2",))
    seat = waiting.refused(SeatPlayers, table="T2", players=("ann",))
    assert seat.reason is Reason.WRONG_PHASE
    assert sound(host)
    assert sound(waiting)


@pytest.mark.clause("star", "10.5.6.2", "10.11.2")
def test_cash_of_an_earlier_session_stays_when_a_disqualification_is_taken_back() -> None:
    host = two_heats(cash_chips=True, absent="disqualify")
    end_heats(host)
    host.seat("T1", "ann", "cat")
    host.must(Disqualify, player="cat", reason="absent")
    assert host.state.owed["cat"] == 101_000 + 100_000
    host.must(Reinstate, player="cat", reason="was there")
    assert host.state.owed["cat"] == 101_000
    assert host.state.entrants["cat"].chips == 100_000
    host.must(Disqualify, player="cat", reason="absent")
    host.must(PayPrize, player="cat")
    paid = host.refused(Reinstate, player="cat", reason="was there")
    assert paid.reason is Reason.WRONG_PHASE
    assert sound(host)


@pytest.mark.clause("star", "10.4.2(i)", "10.3.2#2")
def test_a_place_is_given_away_between_sessions_and_not_with_its_prize() -> None:
    waiting = level("ann", "ben", substitutes=True)
    waiting.refused(NameSubstitute, player="ben", substitute="zoe")
    host = two_heats(substitutes=True)
    end_heats(host)
    host.must(NameSubstitute, player="ann", substitute="zoe")
    host.must(BriefPlayers)
    host.seat("T3", "zoe", "cat")
    host.play("T3", "1", {"zoe": ("red", 10), "cat": ("black", 10)})
    host.must(EndSession, table="T3")
    won = host.refused(NameSubstitute, player="zoe", substitute="yan")
    assert won.reason is Reason.WRONG_PHASE
    host.must(AwardPrizes, table="T3")
    assert host.state.prizes == {"zoe": 20_000}
    assert sound(host)


@pytest.mark.clause("star", "10.6.2", "10.5.1", "10.5.2")
def test_chips_go_to_who_plays_and_a_session_to_a_table_that_is_set_aside() -> None:
    host = opened("star")
    host.publish(full_terms("star", **FIGURES))
    for player in ("ann", "ben", "cat"):
        host.must(Enter, player=player)
    host.must(DesignateTables, tables=("T1",))
    host.must(SeatPlayers, table="T1", players=("ann", "ben", "cat"))
    host.must(Disqualify, player="ben", reason="hidden-chips")
    amount = Money(100_000)
    out = host.refused(IssueChips, table="T1", players=("ann", "ben"), amount=amount)
    assert out.reason is Reason.WRONG_PHASE
    host.must(IssueChips, table="T1", players=("ann", "cat"), amount=amount)
    host.must(BriefPlayers)
    host.must(ReleaseTables)
    assert host.refused(StartSession, table="T1").reason is Reason.WRONG_PHASE
    host.must(DesignateTables, tables=("T1",))
    # Cat leaves with chips in hand and nobody seats her again: they are not lost.
    host.must(Withdraw, player="cat")
    host.must(SeatPlayers, table="T1", players=("ann",))
    host.must(IssueChips, table="T1", players=("ann",), amount=amount)
    host.must(StartSession, table="T1")
    host.play("T1", "1", {"ann": ("red", 10)})
    host.must(EndSession, table="T1")
    host.must(AwardPrizes, table="T1")
    assert sound(host)


@pytest.mark.clause("star", "10.5.9#1", "10.5.9#2")
def test_chips_are_counted_back_by_value_and_no_pile_is_less_than_nothing() -> None:
    host = begun("star", ("ann", "ben"), **FIGURES)
    early: dict[str, Any] = {"issued": {Money(2500): 80}, "counted": {Money(2500): 76}}
    assert host.refused(ReturnChips, table="T1", **early).reason is Reason.WRONG_PHASE
    host.play("T1", "1", {"ann": ("red", 10), "ben": ("black", 10)})
    host.must(EndSession, table="T1")
    for issued, counted in (
        ({2500: 4}, {2500: -4}),
        ({2500: -4}, {2500: 4}),
        ({-2500: 4}, {}),
        ({0: 4}, {}),
        ({2500: 10**30}, {2500: 4}),
        ({}, {}),
    ):
        none = host.refused(ReturnChips, table="T1", issued=issued, counted=counted)
        assert none.reason is Reason.INVALID, (issued, counted)
    counted = {Money(2500): 76, Money(10_000): 22}
    (back,) = host.must(
        ReturnChips, table="T1", issued={Money(2500): 80, Money(10_000): 20}, counted=counted
    )
    assert [str(warning) for warning in back.warnings] == [
        "missing: 4 x $25",
        "too many: 2 x $100",
    ]
    assert host.state.missing_chips == {"T1": {2500: 4}}
    assert host.state.surplus_chips == {"T1": {10_000: 2}}
    assert sound(host)


@pytest.mark.clause("star", "10.3.4", "10.5.9#1")
def test_after_cancelling_in_mid_round_tables_and_chips_are_the_houses_again() -> None:
    host = begun("star", ("ann", "ben"), **FIGURES)
    host.must(LayWager, player="ann", bet="red", stake=Money(1000))
    (cancelled,) = host.must(CancelTournament, reason="fire")
    assert dict(getattr(cancelled, "refunds", {})) == {"ann": 5000, "ben": 5000}
    pile = {Money(2500): 80}
    host.must(ReturnChips, table="T1", issued=pile, counted=pile)
    host.must(ReleaseTables)
    book = ledger_of(host.house.tournaments.streams[host.name])
    assert not [name for name in book.balances if name.startswith("chips:")]
    assert sound(host)


@pytest.mark.clause("star", "10.4.2(g)", "10.6.7")
def test_nobody_comes_in_while_the_ball_decides_and_is_out_again_for_no_wager() -> None:
    host = begun("star", ("ann", "ben"), **FIGURES | {"rounds": 4, "buy_backs": 1})
    host.play("T1", "1", {"ann": ("black", 1000), "ben": ("red", 10)})
    host.must(LayWager, player="ben", bet="red", stake=Money(1000))
    dealer = person("dealer", Role.DEALER)
    for move in (SpinBall(by=Role.DEALER), CloseBetting(by=Role.DEALER)):
        assert isinstance(host.house.send(dealer, "table:T1", move), Accepted)
    assert host.refused(BuyBack, player="ann").reason is Reason.WRONG_PHASE
    host.deal("T1", "1")
    host.must(BuyBack, player="ann")
    host.play("T1", "1", {"ann": ("red", 10), "ben": ("red", 10)})
    assert host.state.entrants["ann"].status is Status.PLAYING
    assert sound(host)


@pytest.mark.clause("star", "10.6.7", "10.6.9", "10.11.2", "10.6.5")
def test_a_report_is_about_a_table_and_a_round_that_there_are() -> None:
    host = opened("star")
    host.publish(full_terms("star", **FIGURES | {"wager_seconds": 30}))
    for player in ("ann", "ben"):
        host.must(Enter, player=player)
    host.must(DesignateTables, tables=("T1",))
    host.must(SeatPlayers, table="T1", players=("ann", "ben"))
    for kind in (CallTime, ReportNoWager):
        assert host.refused(kind, player="ann").reason is Reason.WRONG_PHASE
    assert host.refused(OpenDispute, table="T9", text="?").reason is Reason.INVALID
    spin = host.submit(SpinForPractice, table="T9", pocket="1")
    assert isinstance(spin, Refusal)
    assert spin.reason is Reason.WRONG_PHASE
    for amount in (0, -500, 10**30):
        added = host.refused(ReportChipsAdded, player="ann", amount=Money(amount))
        assert added.reason is Reason.INVALID
    assert sound(host)


@pytest.mark.clause("star", "10.3.2#1", "10.11.4")
@pytest.mark.parametrize("unclaimed", ["held", "shared"])
def test_where_everybody_is_disqualified_the_pool_is_what_nobody_may_take(unclaimed: str) -> None:
    host = begun("star", ("ann", "ben"), **FIGURES, unclaimed=unclaimed)
    for player in ("ann", "ben"):
        host.must(Disqualify, player=player, reason="advice")
    host.must(EndSession, table="T1")
    (award,) = host.must(AwardPrizes, table="T1")
    assert isinstance(award, PrizesAwarded)
    assert (award.prizes, award.unclaimed, award.pool) == ({}, 100_00, 100_00)
    assert "nobody can win" in str(award.warnings[0])
    assert (
        ledger_of(host.house.tournaments.streams["cup"]).balances["unclaimed-prizes:cup"] == 100_00
    )
    assert host.refused(AwardPrizes, table="T1").reason is Reason.WRONG_PHASE
    assert host.refused(CancelTournament).reason is Reason.WRONG_PHASE
    assert sound(host)


@pytest.mark.clause("star", "10.3.2#1")
def test_where_nobody_is_left_to_play_a_final_the_heats_decide() -> None:
    host = two_heats(prizes=(50, 50))
    host.play("T1", "1", {"ann": ("red", 10), "ben": ("black", 1000)})
    host.play("T2", "1", {"cat": ("red", 10), "dan": ("black", 1000)})
    for table in ("T1", "T2"):
        host.must(EndSession, table=table)
    assert host.refused(AwardPrizes, table="T1").reason is Reason.WRONG_PHASE
    for player in ("ann", "cat"):
        host.must(Disqualify, player=player, reason="advice")
    (award,) = host.must(AwardPrizes, table="T2")
    assert isinstance(award, PrizesAwarded)
    # Both came in at the same place of their tables, so that neither table goes before the other.
    assert award.places == (("ben", "dan"),)
    assert award.prizes == {"ben": 100_00, "dan": 100_00}
    assert sound(host)


@pytest.mark.clause("star", "10.11.2#2")
def test_no_prize_is_awarded_or_paid_while_something_is_disputed() -> None:
    host = begun("star", ("ann", "ben"), **FIGURES)
    host.play("T1", "1", {"ann": ("red", 10), "ben": ("black", 10)})
    host.must(EndSession, table="T1")
    host.must(OpenDispute, player="ben", text="my chips were on red")
    assert host.refused(AwardPrizes, table="T1").reason is Reason.DISPUTE_OPEN
    host.must(ResolveDispute, decision="they were on black")
    host.must(AwardPrizes, table="T1")
    host.must(OpenDispute, player="ben", text="the count was wrong")
    refusal = host.refused(PayPrize, player="ann")
    assert (refusal.reason, "10.11.2" in refusal.clauses) == (Reason.DISPUTE_OPEN, True)
    host.must(ResolveDispute, decision="it stands")
    host.must(PayPrize, player="ann")
    assert sound(host)
