"""Prizes paid out: to the winners, in full, and once."""

import asyncio

import pytest

from croupier.audit.keeping import AuditFailure
from croupier.audit.tournament import TournamentBook
from croupier.audit.verify import Verdict, verify
from croupier.core.money import Money
from croupier.core.refusal import Reason
from croupier.core.roles import Role
from croupier.house.entries import read_entries
from croupier.house.views.contest_folds import all_kept
from croupier.house.views.contest_statement import figures_of
from croupier.ledger.postings import world
from croupier.ledger.tournaments import CASH_TENDER, TournamentLedger, prize_of
from croupier.ledger.units import trial_balance
from croupier.tournament.allotments import BuyAddOn, IssueChips
from croupier.tournament.buy_backs import BuyBack
from croupier.tournament.cancelling import CancelTournament, TournamentCancelled
from croupier.tournament.declare import evolve
from croupier.tournament.disqualification import Disqualify
from croupier.tournament.ending import EndSession
from croupier.tournament.opening import TournamentOpened, open_tournament
from croupier.tournament.payment import Method, PayPrize, PrizePaid
from croupier.tournament.prizes import AwardPrizes
from croupier.tournament.reinstatement import Reinstate
from croupier.tournament.seating import SeatPlayers
from croupier.tournament.starting import StartSession
from croupier.tournament.wagers import LayWager
from tests.clauses.hosting import Host, begun

FIGURES = {"entry_fee": 50, "chips": 100, "min": 10, "max": 100, "rounds": 1, "advance": 2}


def awarded() -> Host:
    """Ann and Bob have won $105 and $45; Cy has won nothing."""
    host = begun("star", ("ann", "bob", "cy"), **FIGURES, prizes=(70, 30))
    host.play("T1", "1", {"ann": ("red", 50), "bob": ("red", 20), "cy": ("black", 20)})
    host.must(EndSession, table="T1")
    host.must(AwardPrizes, table="T1")
    return host


def ledger_of(host: Host) -> TournamentLedger:
    """The ledger that follows a tournament's log."""
    opening, *rest = host.log
    assert isinstance(opening, TournamentOpened)
    state, ledger = open_tournament(opening), TournamentLedger("cup")
    for event in rest:
        state = evolve(state, event)
        ledger.follow(event, state)
    return ledger


def verified(host: Host) -> Verdict:
    """What the auditor makes of the house's log."""
    return asyncio.run(verify(host.house.store.read()))


def test_a_winner_is_paid_once_and_in_full() -> None:
    host = awarded()
    assert host.state.owed == {"ann": 105_00, "bob": 45_00}
    (paid,) = host.must(PayPrize, player="ann", method=Method.CHEQUE)
    assert isinstance(paid, PrizePaid)
    assert (paid.amount, paid.method) == (105_00, "cheque")
    assert "10.4.2(j)" in paid.clauses
    again = host.refused(PayPrize, player="ann")
    assert (again.reason, again.detail) == (Reason.WRONG_PHASE, "ann has been paid $105 already")
    assert host.state.owed == {"bob": 45_00}
    assert host.replays()


def test_nobody_is_paid_who_has_not_won() -> None:
    host = awarded()
    assert host.refused(PayPrize, player="cy").reason is Reason.INVALID
    assert host.refused(PayPrize, player="nobody").reason is Reason.NOT_PLAYING


def test_nothing_is_paid_before_the_prizes_are_awarded() -> None:
    host = begun("star", ("ann", "bob"), **FIGURES)
    assert host.refused(PayPrize, player="ann").reason is Reason.WRONG_PHASE


def test_a_cashier_and_the_director_pay_and_no_dealer_does() -> None:
    host = awarded()
    assert host.refused(PayPrize, player="ann", by=Role.DEALER).reason is Reason.NOT_PERMITTED
    host.must(PayPrize, player="ann", by=Role.CASHIER)
    host.must(PayPrize, player="bob", by=Role.TOURNAMENT_DIRECTOR)
    assert host.state.owed == {}


def test_the_liability_is_gone_once_it_is_paid_and_every_account_balances() -> None:
    host = awarded()
    assert ledger_of(host).balances[prize_of("cup", "ann")] == 105_00
    host.must(PayPrize, player="ann")
    ledger = ledger_of(host)
    assert prize_of("cup", "ann") not in ledger.balances
    # Three fees of $50 came in, and $105 went out.
    assert ledger.balances["world:cash"] == 105_00 - 150_00
    assert set(trial_balance(ledger.balances).values()) == {0}


def test_chips_that_became_cash_in_two_sessions_are_paid_together() -> None:
    host = begun("star", ("ann", "bob"), **FIGURES, sessions=2, cash_chips=True)
    host.play("T1", "1", {"ann": ("red", 50), "bob": ("red", 20)})
    host.must(EndSession, table="T1")
    host.must(SeatPlayers, table="T1", players=("ann", "bob"))
    host.must(IssueChips, table="T1", players=("ann", "bob"), amount=Money(100_00))
    host.must(StartSession, table="T1")
    for player in ("ann", "bob"):
        host.must(LayWager, player=player, bet="black", stake=Money(10_00))
    host.deal("T1", "1")
    host.must(EndSession, table="T1")
    assert host.state.owed == {"ann": 240_00, "bob": 210_00}
    (paid,) = host.must(PayPrize, player="ann")
    assert isinstance(paid, PrizePaid)
    assert paid.amount == 240_00
    assert prize_of("cup", "ann") not in ledger_of(host).balances


@pytest.mark.clause("star", "10.3.4#2")
def test_cancelling_gives_back_no_price_of_chips_that_have_turned_into_cash() -> None:
    figures = {**FIGURES, "buy_in": 100, "sessions": 2, "cash_chips": True, "max": 200}
    host = begun("star", ("ann", "bob", "cy"), **figures)
    host.play("T1", "1", {"ann": ("red", 50), "bob": ("black", 20), "cy": ("black", 100)})
    host.must(EndSession, table="T1")
    assert host.state.cash == {"ann": 150_00, "bob": 80_00}
    host.must(PayPrize, player="bob")
    host.must(SeatPlayers, table="T1", players=("ann", "bob"))
    host.must(IssueChips, table="T1", players=("ann",), amount=Money(100_00))
    (cancelled,) = host.must(CancelTournament)
    assert isinstance(cancelled, TournamentCancelled)
    # Ann's win is hers, and she never played with the second chips; Bob has 80 of 100 back.
    assert cancelled.refunds == {"ann": 150_00, "bob": 70_00, "cy": 150_00}
    assert cancelled.for_chips == 220_00
    host.must(PayPrize, player="ann")
    balances = ledger_of(host).balances
    # She won 50, and that is all that the operator is out of.
    assert balances == {"operator:cup": -50_00, world(CASH_TENDER): 50_00}
    assert host.replays()
    assert verified(host).is_clean


@pytest.mark.clause("star", "10.3.4#2")
def test_chips_that_were_cash_for_a_while_are_paid_back_when_all_is_called_off() -> None:
    figures = {**FIGURES, "buy_in": 100, "cash_chips": True, "rounds": 2}
    host = begun("star", ("ann", "bob"), **figures)
    host.must(Disqualify, player="ann", reason="absent")
    assert host.state.owed == {"ann": 100_00}
    host.must(Reinstate, player="ann", reason="a misunderstanding")
    (cancelled,) = host.must(CancelTournament)
    assert isinstance(cancelled, TournamentCancelled)
    assert cancelled.refunds == {"ann": 150_00, "bob": 150_00}
    assert not ledger_of(host).balances
    assert verified(host).is_clean


@pytest.mark.clause("star", "10.3.2#1")
def test_what_a_buy_back_costs_is_no_entry_fee_where_its_chips_turn_into_cash() -> None:
    figures = {**FIGURES, "buy_in": 100, "buy_back": 1, "buy_back_fee": 90}
    figures |= {"cash_chips": True, "rounds": 2, "add_ons": 1, "add_on_fee": 20, "add_on_chips": 20}
    host = begun("star", ("ann", "bob"), **figures)
    host.play("T1", "1", {"ann": ("red", 50), "bob": ("black", 100)})
    host.must(BuyBack, player="bob")
    host.must(BuyAddOn, player="ann")
    assert (host.state.fees, host.state.prize_pool) == (100_00, 100_00)
    host.play("T1", "1", {"ann": ("black", 10), "bob": ("red", 10)})
    host.must(EndSession, table="T1")
    assert host.state.cash == {"ann": 160_00, "bob": 110_00}
    # Two allotments, a buy-back and an add-on for $310, and chips worth $270 in cash.
    balances = ledger_of(host).balances
    assert (balances["operator:cup"], balances["entry-fees:cup"]) == (40_00, 100_00)
    ((_, _, kept),) = all_kept(asyncio.run(read_entries(host.house.store)))
    figured = figures_of(kept)
    assert (figured.fees, figured.prizes, figured.difference) == (100_00, 100_00, 0)
    (cancelled,) = host.must(CancelTournament)
    assert isinstance(cancelled, TournamentCancelled)
    # Each has back what cash for chips has not given back: Bob paid 190 and holds 110.
    assert (cancelled.refunds, cancelled.for_chips) == ({"ann": 50_00, "bob": 130_00}, 80_00)
    assert host.replays()
    assert verified(host).is_clean


@pytest.mark.clause("star", "10.3.4#2")
def test_the_auditor_finds_a_price_of_chips_that_is_paid_back_twice() -> None:
    host = begun("star", ("ann", "bob"), **FIGURES, buy_in=100, cash_chips=True)
    host.play("T1", "1", {"ann": ("red", 50), "bob": ("red", 20)})
    host.must(EndSession, table="T1")
    opening, *rest = host.log
    assert isinstance(opening, TournamentOpened)
    book = TournamentBook(opening, "cup")
    for event in rest:
        book.take(event)
    twice = TournamentCancelled(
        at=1,
        by=Role.OPERATOR,
        reason="",
        refunds={"ann": Money(150_00), "bob": Money(150_00)},
        whole=True,
        for_chips=Money(200_00),
    )
    with pytest.raises(AuditFailure, match="20000 for chips, and 0 is due"):
        book.take(twice)
