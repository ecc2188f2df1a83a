"""Rule 12 where a story cannot show it: every gap in the terms, and who decides what."""

from dataclasses import replace
from typing import Final

import pytest

from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.roulette.citations import citations
from croupier.roulette.clauses import load_clauses
from croupier.roulette.terms import TermItem
from croupier.roulette.tournament import Topic
from croupier.scenario.conditions import leave_out
from croupier.tournament.absence import ReportNoWager
from croupier.tournament.allotments import IssueChips
from croupier.tournament.director import RecordPresence
from croupier.tournament.display import publishable
from croupier.tournament.ending import EndSession, EndTableEarly, SessionEnded
from croupier.tournament.entries import Enter
from croupier.tournament.opening import OpenTournament, decide_opening
from croupier.tournament.prizes import AwardPrizes, PrizesAwarded
from croupier.tournament.publishing import AdviseRegulator, PublishTerms
from croupier.tournament.seating import SeatPlayers
from croupier.tournament.starting import StartSession
from croupier.tournament.terms import Terms
from croupier.tournament.wagers import LayWager
from croupier.tournament.withdrawal import Withdraw
from tests.clauses.hosting import begun, full_terms, opened

BOOK: Final = "crown"
RULES = opened(BOOK).state.rules
EVERYTHING: Final = full_terms(
    BOOK, buy_in=50, buy_back=1, add_ons=1, undisclosed=1, sessions=2, charity=True
)


@pytest.mark.clause("crown", "12.2.1", "12.4", "12.4.1(a)(i)", "12.4.1(a)(ii)", "12.4.1(a)(iii)")
@pytest.mark.clause("crown", "12.4.1(a)(iv)", "12.4.1(b)", "12.4.1(c)", "12.4.2(a)(i)")
@pytest.mark.clause("crown", "12.4.2(a)(ii)", "12.4.2(a)(iii)", "12.4.2(a)(iv)", "12.4.2(a)(v)#1")
@pytest.mark.clause("crown", "12.4.2(b)(i)", "12.4.2(b)(ii)", "12.4.2(b)(iii)", "12.4.2(c)")
@pytest.mark.clause("crown", "12.4.2(d)", "12.4.3(a)(i)", "12.4.3(a)(ii)", "12.4.3(a)(iii)")
@pytest.mark.clause("crown", "12.4.3(a)(iv)", "12.4.3(a)(v)", "12.4.3(b)#1", "12.4.3(c)")
@pytest.mark.clause("crown", "12.4.4(a)", "12.4.4(b)", "12.4.4(c)", "12.4.5(a)", "12.4.6(a)")
@pytest.mark.clause("crown", "12.4.7(a)", "12.4.7(b)", "12.4.8(a)(i)", "12.4.8(a)(ii)")
@pytest.mark.clause("crown", "12.4.8(a)(iii)", "12.4.8(a)(iv)", "12.4.8(b)(i)", "12.4.8(b)(ii)")
@pytest.mark.clause("crown", "12.4.8(b)(iii)", "12.4.8(b)(iv)", "12.4.8(b)(v)", "12.4.8(b)(vi)")
@pytest.mark.clause("crown", "12.4.8(c)", "12.4.8(d)(i)", "12.4.8(d)(ii)", "12.4.8(e)")
@pytest.mark.clause("crown", "12.4.8(f)", "12.4.8(g)", "12.4.8(h)", "12.4.8(i)", "12.4.8(j)")
@pytest.mark.parametrize("item", RULES.checklist, ids=lambda item: item.key)
def test_terms_without_one_thing_are_not_published(item: TermItem) -> None:
    host = opened(BOOK)
    refusal = host.refused(PublishTerms, terms=leave_out(EVERYTHING, RULES, (item.key,)))
    assert refusal.reason is Reason.TERMS_INCOMPLETE
    assert refusal.detail == f"the terms do not state: {item.key} ({item.heading})"
    assert refusal.clauses[0] == item.clauses[0]
    host.must(PublishTerms, terms=EVERYTHING)


@pytest.mark.clause("crown", "12.4.3(b)#1", "12.4.7(b)", "12.4.6(a)")
@pytest.mark.parametrize(
    "terms",
    [
        replace(EVERYTHING, chips=None),
        replace(EVERYTHING, maximum=None),
        replace(EVERYTHING, advance=None),
    ],
    ids=["chips", "maximum", "advance"],
)
def test_nothing_is_published_that_could_not_be_played(terms: Terms) -> None:
    """The book asks for words alone, and words pay nobody and send nobody on."""
    host = opened(BOOK)
    assert host.refused(PublishTerms, terms=terms).reason is Reason.TERMS_INCOMPLETE
    shares = replace(EVERYTHING, prizes=(), texts={**EVERYTHING.texts, "distribution": "by merit"})
    assert "12.4.7(b)" in host.refused(PublishTerms, terms=shares).clauses


@pytest.mark.clause("crown", "12.4.1(a)(ii)", "12.4.2(a)(v)#1", "12.4.3(a)(iii)", "12.4.4(c)")
def test_what_does_not_apply_need_not_be_stated() -> None:
    conditional = [item.key for item in RULES.checklist if item.when]
    plain = replace(
        EVERYTHING,
        buy_in=None,
        buy_backs=0,
        add_ons=0,
        undisclosed=0,
        sessions=1,
        compulsory=False,
        features=frozenset(),
    )
    assert len(conditional) == 12
    opened(BOOK).must(PublishTerms, terms=leave_out(plain, RULES, tuple(conditional)))


@pytest.mark.clause("crown", "12.4.8(i)")
@pytest.mark.parametrize("act", ["Fair Trading Act 1999", "Competition and Consumer Act 2010"])
def test_the_statement_on_liability_names_both_acts(act: str) -> None:
    texts = {**EVERYTHING.texts, "liability": f"as far as the {act} lets us"}
    refusal = opened(BOOK).refused(PublishTerms, terms=replace(EVERYTHING, texts=texts))
    assert "liability" in refusal.detail
    assert refusal.clauses[0] == "12.4.8(i)"


@pytest.mark.clause("crown", "12.4.7(b)")
@pytest.mark.parametrize("shares", [(60, 30), (60, 50), (100, 0)])
def test_shares_are_the_whole_pool(shares: tuple[int, ...]) -> None:
    terms = replace(leave_out(EVERYTHING, RULES, ("distribution",)), prizes=shares)
    assert "12.4.7(b)" in opened(BOOK).refused(PublishTerms, terms=terms).clauses
    assert terms.shares is None


@pytest.mark.clause("crown", "12.2.1", "12.4")
def test_empty_terms_lack_everything_that_always_applies() -> None:
    refusal = opened(BOOK).refused(PublishTerms, terms=Terms())
    always = {item.clauses[0] for item in RULES.checklist if not item.when}
    assert always <= set(refusal.clauses)


@pytest.mark.clause("crown", "12.2.2(a)", "12.2.2(b)")
def test_the_regulator_is_advised_of_terms_and_before_any_entry() -> None:
    host = opened(BOOK)
    assert host.refused(AdviseRegulator).reason is Reason.WRONG_PHASE
    assert host.refused(Enter, player="ann").reason is Reason.TERMS_INCOMPLETE
    host.must(PublishTerms, terms=full_terms(BOOK))
    assert host.refused(Enter, player="ann").reason is Reason.NOTICE_REQUIRED
    host.must(AdviseRegulator)
    host.must(Enter, player="ann")


@pytest.mark.clause("crown", "12.1")
def test_only_books_with_tournaments_and_only_games_on_offer() -> None:
    for book, game in (("adelaide", ""), (BOOK, "poker"), ("nowhere", "")):
        answer = decide_opening(
            OpenTournament(by=Role.OPERATOR, tournament="cup", book=book, game=game)
        )
        assert isinstance(answer, Refusal)
        assert answer.reason is Reason.NOT_OFFERED


@pytest.mark.clause("crown", "12.4.8(f)")
def test_only_who_gave_permission_is_used_in_advertising() -> None:
    host = opened(BOOK)
    host.publish(full_terms(BOOK))
    host.must(Enter, player="ann", publicity=True)
    host.must(Enter, player="bob")
    assert publishable(host.state) == ("ann",)


@pytest.mark.clause("crown", "12.2.3#2", "12.4.8(g)")
def test_no_result_is_entered_while_the_director_is_away() -> None:
    host = begun(BOOK, ("ann", "bob"), min=10, max=50)
    for player in ("ann", "bob"):
        host.must(LayWager, player=player, bet="red", stake=Money(10_00))
    host.must(RecordPresence, present=False)
    refusal = host.not_dealt("T1", "1")
    assert refusal.clauses == ("12.2.3",)
    host.must(RecordPresence, present=True)
    host.deal("T1", "1")
    assert host.replays()


@pytest.mark.clause("crown", "12.2.3#2")
def test_no_session_starts_while_the_director_is_away() -> None:
    host = begun(BOOK, ("ann", "bob"))
    host.must(Withdraw, player="bob")
    host.must(EndSession, table="T1")
    host.must(SeatPlayers, table="T1", players=("ann",))
    host.must(IssueChips, table="T1", players=("ann",), amount=host.state.agreed.chips)
    host.must(RecordPresence, present=False)
    assert host.refused(StartSession, table="T1").clauses == ("12.2.3",)


@pytest.mark.clause("crown", "12.4.8(a)(ii)")
def test_terms_may_let_a_round_pass_without_a_wager() -> None:
    host = begun(BOOK, ("ann", "bob"), min=10, max=50, no_wager="nothing")
    host.must(LayWager, player="ann", bet="red", stake=Money(10_00))
    assert host.refused(ReportNoWager, player="bob").reason is Reason.NOT_PERMITTED
    host.deal("T1", "1")
    assert host.state.entrants["bob"].is_playing
    assert host.state.entrants["bob"].chips == 1000_00


@pytest.mark.clause("crown", "12.4.2(a)(v)#2", "12.4.2(a)(v)#3")
def test_where_only_staff_are_left_nobody_takes_the_pool() -> None:
    host = opened(BOOK)
    host.publish(full_terms(BOOK, charity=True, chips=100, min=10, max=100, entry_fee=10))
    host.must(Enter, player="ann", employee=True, approved_by="the chief executive")
    host.seat("T1", "ann")
    host.must(EndSession, table="T1")
    (award,) = host.must(AwardPrizes, table="T1")
    assert isinstance(award, PrizesAwarded)
    assert (award.prizes, award.unclaimed) == ({}, award.pool)


@pytest.mark.clause("crown", "12.4.8(d)(i)")
def test_a_played_out_table_without_a_tie_may_be_ended_early_too() -> None:
    host = begun(BOOK, ("ann", "bob"), chips=100, min=10, max=100, rounds=1)
    host.play("T1", "1", {"ann": ("red", 10), "bob": ("black", 10)})
    (ended,) = host.must(EndTableEarly, table="T1")
    assert isinstance(ended, SessionEnded)
    assert (ended.early, ended.advance) == (True, ("ann",))


@pytest.mark.clause("crown", "12.4", "12.1")
def test_every_matter_has_its_clauses_and_they_exist() -> None:
    assert set(RULES.clauses) == set(Topic)
    assert all(RULES.clauses.values())
    assert citations(RULES) <= {clause.stem for clause in load_clauses(BOOK)}
