"""Prizes paid out: to the winners, in full, and once."""

from croupier.core.money import Money
from croupier.core.refusal import Reason
from croupier.core.roles import Role
from croupier.ledger.tournaments import TournamentLedger, prize_of
from croupier.ledger.units import trial_balance
from croupier.tournament import commands as c
from croupier.tournament import events as e
from croupier.tournament import round_commands as rc
from croupier.tournament.evolve import evolve, open_tournament
from tests.clauses.hosting import Host, begun

FIGURES = {"entry_fee": 50, "chips": 100, "min": 10, "max": 100, "rounds": 1, "advance": 2}


def awarded() -> Host:
    """Ann and Bob have won $105 and $45; Cy has won nothing."""
    host = begun("star", ("ann", "bob", "cy"), **FIGURES, prizes=(70, 30))
    host.play("T1", "1", {"ann": ("red", 50), "bob": ("red", 20), "cy": ("black", 20)})
    host.must(c.EndSession, table="T1")
    host.must(c.AwardPrizes, table="T1")
    return host


def ledger_of(host: Host) -> TournamentLedger:
    """The ledger that follows a tournament's log."""
    opening, *rest = host.log
    assert isinstance(opening, e.TournamentOpened)
    state, ledger = open_tournament(opening), TournamentLedger("cup")
    for event in rest:
        state = evolve(state, event)
        ledger.follow(event, state)
    return ledger


def test_a_winner_is_paid_once_and_in_full() -> None:
    host = awarded()
    assert host.state.owed == {"ann": 105_00, "bob": 45_00}
    (paid,) = host.must(c.PayPrize, player="ann", method=c.Method.CHEQUE)
    assert isinstance(paid, e.PrizePaid)
    assert (paid.amount, paid.method) == (105_00, "cheque")
    assert "10.4.2(j)" in paid.clauses
    again = host.refused(c.PayPrize, player="ann")
    assert (again.reason, again.detail) == (Reason.WRONG_PHASE, "ann has been paid $105 already")
    assert host.state.owed == {"bob": 45_00}
    assert host.replays()


def test_nobody_is_paid_who_has_not_won() -> None:
    host = awarded()
    assert host.refused(c.PayPrize, player="cy").reason is Reason.INVALID
    assert host.refused(c.PayPrize, player="nobody").reason is Reason.NOT_PLAYING


def test_nothing_is_paid_before_the_prizes_are_awarded() -> None:
    host = begun("star", ("ann", "bob"), **FIGURES)
    assert host.refused(c.PayPrize, player="ann").reason is Reason.WRONG_PHASE


def test_a_cashier_and_the_director_pay_and_no_dealer_does() -> None:
    host = awarded()
    assert host.refused(c.PayPrize, player="ann", by=Role.DEALER).reason is Reason.NOT_PERMITTED
    host.must(c.PayPrize, player="ann", by=Role.CASHIER)
    host.must(c.PayPrize, player="bob", by=Role.TOURNAMENT_DIRECTOR)
    assert host.state.owed == {}


def test_the_liability_is_gone_once_it_is_paid_and_every_account_balances() -> None:
    host = awarded()
    assert ledger_of(host).balances[prize_of("cup", "ann")] == 105_00
    host.must(c.PayPrize, player="ann")
    ledger = ledger_of(host)
    assert prize_of("cup", "ann") not in ledger.balances
    # Three fees of $50 came in, and $105 went out.
    assert ledger.balances["world:cash"] == 105_00 - 150_00
    assert set(trial_balance(ledger.balances).values()) == {0}


def test_chips_that_became_cash_in_two_sessions_are_paid_together() -> None:
    host = begun("star", ("ann", "bob"), **FIGURES, sessions=2, cash_chips=True)
    host.play("T1", "1", {"ann": ("red", 50), "bob": ("red", 20)})
    host.must(c.EndSession, table="T1")
    host.must(c.SeatPlayers, table="T1", players=("ann", "bob"))
    host.must(c.IssueChips, table="T1", players=("ann", "bob"), amount=Money(100_00))
    host.must(c.StartSession, table="T1")
    for player in ("ann", "bob"):
        host.must(rc.LayWager, player=player, bet="black", stake=Money(10_00))
    host.deal("T1", "1")
    host.must(c.EndSession, table="T1")
    assert host.state.owed == {"ann": 240_00, "bob": 210_00}
    (paid,) = host.must(c.PayPrize, player="ann")
    assert isinstance(paid, e.PrizePaid)
    assert paid.amount == 240_00
    assert prize_of("cup", "ann") not in ledger_of(host).balances
