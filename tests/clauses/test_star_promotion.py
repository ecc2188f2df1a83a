"""Section 11 where a story cannot show it: every gap in the terms, and every hour that counts."""

from dataclasses import replace
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role, lowest
from croupier.house.answers import Accepted
from croupier.promotion.claims import ClaimPrize, DenyClaim, TellReason
from croupier.promotion.declare import PromotionCommand, PromotionEvent, replay
from croupier.promotion.drafting import AmendPromotion, DraftPromotion
from croupier.promotion.drawing import DrawWinner, NominateScrutineer, OverseeDraw
from croupier.promotion.entries import EnterPromotion, WithdrawEntry
from croupier.promotion.integrity import CancelPromotion, InformInspector, PostponePromotion
from croupier.promotion.notices import NotifyWinner
from croupier.promotion.opening import OpenPromotion, PromotionOpened, decide_opening
from croupier.promotion.settling import HandOverPrize, PayPrize
from croupier.promotion.starting import StartPromotion
from croupier.promotion.state import HOUR, Part, Promotion, Status, due, overdue
from croupier.promotion.submitting import SubmitToRegulator
from croupier.promotion.terms import Item, Prize, PromotionTerms, banned_prizes, terms_page
from croupier.roulette.catalogue import find_book
from croupier.roulette.citations import citations
from croupier.roulette.clauses import load_clauses
from croupier.roulette.promotion import Matter
from croupier.roulette.terms import TermItem, find_item
from croupier.scenario.playing import ScenarioHouse, person

BOOK: Final = "star"
FOUND = find_book(BOOK).promotion
assert FOUND is not None
RULES: Final = FOUND
TEXTS: Final[dict[str, object]] = {item.key: str(item.heading) for item in RULES.checklist}
WATCH: Final = Prize(kind="goods", value=Money(900_00))


class House:
    """A promotion in a house of its own."""

    def __init__(self) -> None:
        self.house = ScenarioHouse()
        opening = OpenPromotion(by=Role.OPERATOR, promotion="p", book=BOOK)
        operator = person("operator", Role.OPERATOR)
        opened = self.house.send(operator, "promotion:p", opening)
        assert isinstance(opened, Accepted), opened
        self.log: list[PromotionEvent] = list(opened.events)

    @property
    def state(self) -> Promotion:
        return self.house.promotions.streams["p"].state

    def submit(
        self, kind: type[PromotionCommand], **words: Any
    ) -> tuple[PromotionEvent, ...] | Refusal:
        usual = Role.CASHIER if kind is EnterPromotion else lowest(kind.roles or ())
        by, name = words.pop("by", usual), words.pop("who", "")
        command = kind(by=by, **words)
        self.house.clock.at = max(self.house.clock.at, command.at)
        answer = self.house.send(person(name or by.value, by), "promotion:p", command)
        if isinstance(answer, Refusal):
            return answer
        assert isinstance(answer, Accepted), answer
        self.log.extend(answer.events)
        assert all(event.clauses for event in answer.events)
        return answer.events

    def must(self, kind: type[PromotionCommand], **words: Any) -> None:
        decision = self.submit(kind, **words)
        assert not isinstance(decision, Refusal), str(decision)

    def refused(self, kind: type[PromotionCommand], **words: Any) -> Refusal:
        before = self.state
        decision = self.submit(kind, **words)
        assert isinstance(decision, Refusal), decision
        assert decision.clauses
        assert self.state == before
        return decision

    def draft(self, *prizes: Prize, texts: dict[str, object] = TEXTS) -> None:
        self.must(DraftPromotion, terms=PromotionTerms(texts=texts), prizes=prizes)


def running(*prizes: Prize) -> House:
    """Started at 24 hours with one entrant."""
    house = House()
    house.draft(*(prizes or (WATCH,)))
    house.must(SubmitToRegulator)
    house.must(StartPromotion, at=24 * HOUR)
    house.must(EnterPromotion, player="ann", eligible=True, at=24 * HOUR)
    return house


@pytest.mark.clause("star", "11.6#1", "11.7", "11.7.1", "11.7.2", "11.7.3", "11.7.4", "11.7.5")
@pytest.mark.clause("star", "11.7.6", "11.7.7", "11.7.8", "11.7.9", "11.7.10", "11.7.11")
@pytest.mark.parametrize("item", RULES.checklist, ids=lambda item: item.key)
@pytest.mark.parametrize("blank", [None, "", "  "])
def test_terms_without_one_thing_go_nowhere(item: TermItem, blank: object) -> None:
    house = House()
    house.draft(WATCH, texts={**TEXTS, item.key: blank})
    for kind in (SubmitToRegulator, StartPromotion):
        refusal = house.refused(kind)
        assert refusal.reason is Reason.TERMS_INCOMPLETE
        assert refusal.detail == f"the terms do not state: {item.key} ({item.heading})"
        assert refusal.clauses[0] == item.clauses[0]


DETAILS = [
    (kind, item) for kind, items in RULES.details.items() for item in (*RULES.always, *items)
]


@pytest.mark.clause("star", "11.7.11", "11.7.11.1", "11.7.11.2(i-iii)", "11.7.11.2(iv)")
@pytest.mark.clause("star", "11.7.11.3(i)", "11.7.11.3(ii)", "11.7.11.3(iii)", "11.7.11.3(iv)")
@pytest.mark.clause("star", "11.7.11.4(i)", "11.7.11.4(ii)", "11.7.11.4(iii)", "11.7.11.4(iv)")
@pytest.mark.clause("star", "11.7.11.4(v)", "11.7.11.4(vi)")
@pytest.mark.parametrize(("kind", "item"), DETAILS, ids=lambda one: getattr(one, "key", one))
def test_a_prize_without_one_detail_goes_nowhere(kind: str, item: TermItem) -> None:
    details: dict[str, object] = {one.key: "stated" for one in RULES.details[kind]}
    whole = Prize(kind=kind, value=Money(100), details=details)
    lacking = replace(
        whole,
        value=None if item.key == "value" else whole.value,
        details={key: text for key, text in details.items() if key != item.key},
    )
    house = House()
    house.draft(lacking)
    refusal = house.refused(SubmitToRegulator)
    assert refusal.detail == f"the terms do not state: {item.key} ({item.heading})"
    assert refusal.clauses[0] == item.clauses[0]
    house.draft(whole)
    house.must(SubmitToRegulator)


@pytest.mark.clause("star", "11.7.11.4(v)")
def test_another_word_for_the_same_thing_is_an_answer() -> None:
    assert find_item(RULES.details["real-estate"], "Location") is not None
    answers: dict[str, object] = {item.key: True for item in RULES.details["real-estate"]}
    answers["location"] = answers.pop("address")
    house = House()
    house.draft(Prize(kind="real-estate", value=Money(1), details=answers))
    assert house.state.missing == ()


@pytest.mark.clause("star", "11.5.1", "11.5.2", "11.5.3", "11.4#1")
@pytest.mark.parametrize("banned", [one for one in RULES.banned if one.litres_max is None])
def test_a_banned_thing_is_found_alone_and_in_a_hamper(banned: Any) -> None:
    for prize in (
        Prize(kind=banned.kind, value=Money(1)),
        Prize(kind="goods", value=Money(1), items=(Item("goods"), Item(banned.kind))),
    ):
        (found,) = banned_prizes((WATCH, prize), RULES, frozenset())
        assert found == (banned.kind, banned.clauses)


@pytest.mark.clause("star", "11.5.4")
@settings(deadline=None)
@given(volumes=st.lists(st.integers(0, 30_000), min_size=1, max_size=4))
def test_liquor_is_counted_within_a_prize_and_twenty_litres_pass(volumes: list[int]) -> None:
    first, *others = volumes
    items = tuple(Item("liquor", volume) for volume in others)
    prize = Prize(kind="liquor", value=Money(1), millilitres=first, items=items)
    found = banned_prizes((prize,), RULES, frozenset())
    assert bool(found) is (sum(volumes) > 20_000)


@pytest.mark.clause("star", "11.2")
@pytest.mark.parametrize(
    ("value", "needs"), [(9_999_99, False), (10_000_00, False), (10_000_01, True)]
)
def test_a_scrutineer_is_needed_over_ten_thousand_dollars(value: int, needs: bool) -> None:
    house = running(WATCH, Prize(kind="goods", value=Money(value)))
    answer = house.submit(DrawWinner, winner="ann", at=25 * HOUR)
    assert isinstance(answer, Refusal) is needs
    if needs:
        house.must(NominateScrutineer, name="sue", at=25 * HOUR)
        house.must(OverseeDraw, by=Role.INSPECTOR, who="sue", at=25 * HOUR)
        house.must(DrawWinner, winner="ann", at=25 * HOUR)
        assert house.state.draws[0].scrutineer == "sue"


@pytest.mark.clause("star", "11.8", "11.8.1-11.8.4")
def test_the_winners_notice_is_due_in_48_hours_and_overdue_after() -> None:
    house = running()
    house.must(DrawWinner, winner="ann", at=30 * HOUR)
    (duty,) = due(house.state)
    assert (duty.what, duty.to, duty.by, duty.clauses) == ("notify", "ann", 78 * HOUR, ("11.8",))
    assert overdue(house.state, 78 * HOUR) == ()
    assert overdue(house.state, 78 * HOUR + 1) == (duty,)
    assert house.refused(NotifyWinner, method="mail", player="bob").reason is Reason.INVALID
    house.must(NotifyWinner, method="E-mail", at=78 * HOUR)
    assert due(house.state) == ()


@pytest.mark.clause("star", "11.8")
def test_a_notice_without_a_name_goes_to_the_winner_who_was_away() -> None:
    house = running(WATCH, WATCH)
    house.must(EnterPromotion, player="bob", eligible=True, at=24 * HOUR)
    house.must(DrawWinner, winner="bob", prize=0, present=True, at=30 * HOUR)
    house.must(DrawWinner, winner="ann", prize=1, at=30 * HOUR)
    house.must(NotifyWinner, method="mail", at=31 * HOUR)
    assert due(house.state) == ()


@pytest.mark.clause("star", "11.11#1", "11.11#2")
@pytest.mark.parametrize("kind", [PostponePromotion, CancelPromotion])
def test_the_inspector_is_told_within_48_hours(kind: type[PromotionCommand]) -> None:
    house = running()
    house.must(kind, reason="a torn ticket", at=26 * HOUR)
    (duty,) = due(house.state)
    assert (duty.what, duty.by) == ("inform-inspector", 74 * HOUR)
    assert overdue(house.state, 74 * HOUR) == ()
    assert overdue(house.state, 74 * HOUR + 1) == (duty,)
    house.must(InformInspector, at=74 * HOUR)
    assert due(house.state) == ()
    assert house.refused(DrawWinner, winner="ann").clauses[0] == "11.11"


@pytest.mark.clause("star", "11.11#1", "11.12.1")
def test_a_postponed_promotion_may_be_amended_and_cancelled() -> None:
    house = running()
    house.must(PostponePromotion, reason="a doubt", at=25 * HOUR)
    house.must(AmendPromotion, at=26 * HOUR)
    assert [duty.what for duty in due(house.state)] == ["inform-inspector", "submit-to-regulator"]
    house.must(SubmitToRegulator, at=27 * HOUR)
    house.must(CancelPromotion, reason="the doubt stays", at=28 * HOUR)
    assert house.state.status is Status.CANCELLED
    assert replay(RULES, house.log[1:]) == house.state


@pytest.mark.clause("star", "11.9", "11.9.1")
@pytest.mark.parametrize(("value", "kept"), [(100_00, False), (100_01, True)])
def test_denied_claims_over_a_hundred_dollars_are_kept(value: int, kept: bool) -> None:
    house = running()
    words = {"player": "bob", "value": Money(value), "name": "Bob B.", "address": "1 Pier Road"}
    house.must(ClaimPrize, **words)
    house.must(DenyClaim, player="bob", reason="not drawn", told=True)
    assert [claim.name for claim in house.state.denied] == ["Bob B."] * kept
    assert house.refused(ClaimPrize, player="bob", value=Money(0)).reason is Reason.INVALID
    assert house.refused(TellReason, player="bob").reason is Reason.INVALID


@pytest.mark.clause("star", "11.3", "11.4#2")
def test_a_prize_in_money_may_be_paid_and_goods_handed_over_apart() -> None:
    house = running(WATCH, Prize(kind="casino-dollars", value=Money(50_00)))
    assert house.refused(HandOverPrize, player="ann").reason is Reason.WRONG_PHASE
    house.must(DrawWinner, winner="ann", present=True)
    assert house.refused(PayPrize, player="ann", parts=()).clauses == ("11.4",)
    house.must(PayPrize, parts=(Part("transfer"),), player="ann")
    assert house.state.settled == {0}
    house.must(HandOverPrize, player="ann", prizes=(1,))
    assert house.state.status is Status.PAID
    assert house.refused(HandOverPrize, player="ann").reason is Reason.WRONG_PHASE
    assert replay(RULES, house.log[1:]) == house.state


@pytest.mark.clause("star", "11.4#1")
def test_money_is_never_put_into_a_winners_hand() -> None:
    house = running(WATCH, Prize(kind="Money", value=Money(5000_00)))
    house.must(DrawWinner, winner="ann", present=True)
    assert house.refused(HandOverPrize, player="ann", prizes=(1,)).clauses == ("11.4",)
    assert house.refused(HandOverPrize, player="ann", prizes=(0, 1)).clauses == ("11.4",)
    # What is no money of all that somebody won may be handed over.
    house.must(HandOverPrize, player="ann")
    assert house.state.settled == {0}
    assert house.refused(HandOverPrize, player="ann").clauses == ("11.4",)
    house.must(PayPrize, parts=(Part("transfer"),), player="ann")
    assert house.state.status is Status.PAID


def timed() -> House:
    """Started at 24 hours with two entrants and stated times."""
    house = House()
    terms = PromotionTerms(texts=TEXTS, closes_at=30 * HOUR, draws_at=32 * HOUR)
    house.must(DraftPromotion, terms=terms, prizes=(WATCH,))
    house.must(SubmitToRegulator)
    house.must(StartPromotion, at=24 * HOUR)
    for player in ("ann", "bob"):
        house.must(EnterPromotion, player=player, eligible=True, at=24 * HOUR)
    return house


@pytest.mark.clause("star", "11.7.6", "11.7.7")
def test_nobody_amends_a_stated_time_away() -> None:
    house = timed()
    terms = house.state.terms

    def amended(at: int, **times: Any) -> tuple[PromotionEvent, ...] | Refusal:
        return house.submit(AmendPromotion, terms=replace(terms, **times), at=at * HOUR)

    # Entries are not closed behind somebody's back, and nobody is drawn before the stated time.
    for times in ({"closes_at": 24 * HOUR}, {"draws_at": None}, {"closes_at": None}):
        refusal = amended(25, **times)
        assert isinstance(refusal, Refusal), times
        assert refusal.reason is Reason.NOT_PERMITTED
        assert {"11.7.6", "11.7.7"} & set(refusal.clauses)
    # Entries that have closed are not opened again for somebody.
    assert isinstance(amended(31, closes_at=33 * HOUR, draws_at=34 * HOUR), Refusal)
    # A draw that is still to come may be put off.
    assert not isinstance(amended(31, draws_at=34 * HOUR), Refusal)


@pytest.mark.clause("star", "11.7.1", "11.7.6")
def test_nobody_thins_out_the_field_of_a_draw() -> None:
    house = timed()
    drawer = {"by": Role.OPERATOR, "who": "operator"}
    assert house.refused(WithdrawEntry, player="ann", **drawer).reason is Reason.NOT_PERMITTED
    house.must(WithdrawEntry, player="ann", by=Role.CASHIER, at=25 * HOUR)
    house.must(EnterPromotion, player="ann", eligible=True, at=25 * HOUR)
    late = house.refused(WithdrawEntry, player="ann", by=Role.CASHIER, at=31 * HOUR)
    assert (late.reason, late.clauses) == (Reason.WRONG_PHASE, ("11.7.6",))
    assert house.state.entrants == {"ann", "bob"}


@pytest.mark.clause("star", "11.6#3", "11.6#1")
def test_the_terms_can_be_read() -> None:
    page = terms_page(
        PromotionTerms(texts=TEXTS), (replace(WATCH, details={"make": "Elm"}), WATCH), RULES
    )
    assert len(page) == 11 + 2
    assert "prize 1: goods, $900, make: Elm" in [str(line) for line in page]


def test_nobody_but_the_operator_runs_a_promotion() -> None:
    house = House()
    for kind in (SubmitToRegulator, StartPromotion, InformInspector):
        assert house.refused(kind, by=Role.DEALER).reason is Reason.NOT_PERMITTED


def test_a_book_without_promotions_opens_none() -> None:
    opening = OpenPromotion(by=Role.OPERATOR, promotion="p", book="crown")
    answer = decide_opening(opening)
    assert isinstance(answer, Refusal)
    assert isinstance(decide_opening(replace(opening, book=BOOK)), PromotionOpened)


@pytest.mark.clause("star", "11.7", "11.12")
def test_every_matter_has_its_clauses_and_they_exist() -> None:
    assert set(RULES.clauses) == set(Matter)
    assert all(RULES.clauses.values())
    assert citations(RULES) <= {clause.stem for clause in load_clauses(BOOK)}
