"""What the books demand of a house beside its tables: cards, exclusions, devices, arrangements."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from croupier.audit.verify import verify
from croupier.compliance.arrangements import ArrangementMade, MakeArrangement
from croupier.compliance.cards import EndCard, EnrolPatron, IssueCard
from croupier.compliance.declare import ConductEvent
from croupier.compliance.detention import (
    ConfiscateDevice,
    DetainPerson,
    DeviceConfiscated,
    HandOverPerson,
)
from croupier.compliance.exclusions import ExcludePatron, PatronExcluded
from croupier.compliance.incidents import CloseCase, NoteCase, OpenCase
from croupier.compliance.limits import DAY, HOUR, MINUTE
from croupier.compliance.office import ActivateEdition, EditionActivated
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.answers import Accepted
from croupier.house.tables import stream_of
from croupier.roulette.catalogue import find_book
from croupier.table.betting import OpenBetting
from croupier.table.claims import EndSeizure, ReleaseClaim, SeizeWinnings
from croupier.table.conduct import FlagPartners, PartnersFlagged, partner_warnings
from croupier.table.no_spin import CallNoSpin
from croupier.table.opening import OpenTable
from croupier.table.seats import BuyIn, CashOut, Join, Leave
from croupier.table.spin import SpinBall
from croupier.table.voiding import InvalidateOutcome, VoidWagers
from tests.clauses.watched import LIMITS, STAFF, Watched


def run(book: str, game: str, body: Callable[[Watched], Awaitable[None]]) -> None:
    """A house with two tables of a game; what it leaves in the log is audited."""

    async def main() -> None:
        house = await Watched().start()
        for table in ("T1", "T2"):
            await house.open(table, book, game)
        await body(house)
        verdict = await verify(house.store.read())
        assert verdict.fault is None, verdict.fault

    asyncio.run(main())


@pytest.mark.clause("star", "1.1#player-card-1")
def test_either_card_of_a_patron_is_the_same_patrons() -> None:
    async def body(house: Watched) -> None:
        await house.patron(EnrolPatron, member="club")
        await house.patron(IssueCard, card="4711")
        await house.patron(IssueCard, card="phone-4711", form="digital")
        for table, card in (("T1", "4711"), ("T2", "phone-4711")):
            await house.do(table, Join, player="ann", card=card)
        borrowed = await house.refused("T1", Join, player="ben", card="4711")
        assert borrowed.reason is Reason.CARD_REQUIRED
        assert "9.1" in borrowed.clauses
        unknown = await house.refused("T1", Join, player="ben", card="9999")
        assert unknown.reason is Reason.CARD_REQUIRED
        await house.do("T2", Leave, player="ann")
        await house.patron(EndCard, card="phone-4711", why="lost")
        lost = await house.refused("T2", Join, player="ann", card="phone-4711")
        assert "expired" in lost.detail
        await house.do("T2", Join, player="ann", card="4711")

    run("star", "table", body)


@pytest.mark.clause("star", "1.1#player-card-2")
def test_a_social_member_plays_once_a_card_has_been_issued() -> None:
    async def body(house: Watched) -> None:
        await house.patron(EnrolPatron, patron="sue", member="social")
        for kind, fields in ((Join, {}), (BuyIn, {"amount": Money(1000)})):
            answer = await house.refused("T1", kind, player="sue", **fields)
            assert answer.reason is Reason.CARD_REQUIRED
            assert "3.4" in answer.clauses
        await house.patron(IssueCard, patron="sue", card="S-1")
        await house.buy_in("T1", "sue")
        await house.patron(EnrolPatron, patron="cal", member="club")
        await house.patron(IssueCard, patron="cal", card="CLUB-1")
        await house.do("T1", Join, player="cal", card="CLUB-1")

    run("star", "table", body)


@pytest.mark.clause("star", "9.4.3")
def test_who_is_excluded_from_the_casino_is_refused_at_every_table() -> None:
    async def body(house: Watched) -> None:
        await house.patron(EnrolPatron, member="club")
        await house.patron(IssueCard, card="4711")
        await house.buy_in("T2", "ann")
        answer = await house.submit_patron(
            ExcludePatron, reason="used a device", table="T1", by=Role.DEALER
        )
        assert isinstance(answer, Refusal)
        assert "9.4.3" in answer.clauses
        (excluded,) = await house.patron(
            ExcludePatron, reason="used a device", table="T1", by=Role.CASINO_SUPERVISOR
        )
        assert isinstance(excluded, PatronExcluded)
        assert "section 79" in excluded.law
        assert "9.4.3" in excluded.clauses
        for table in ("T1", "T2"):
            refused = await house.refused(table, Join, player="ann", card="4711")
            assert refused.reason in (Reason.EXCLUDED, Reason.INVALID)
        await house.do("T2", OpenBetting)
        wager = await house.submit("T2", house.wager("ann", "red", 5))
        assert isinstance(wager, Refusal)
        assert wager.reason is Reason.EXCLUDED
        await house.do("T2", CashOut, player="ann")

    run("star", "table", body)


@pytest.mark.clause("star", "Order#2")
def test_an_edition_holds_from_its_publication_and_not_from_its_signing() -> None:
    async def body(house: Watched) -> None:
        book = find_book("star")
        day = 20_000 * DAY
        activate = ActivateEdition(
            by=Role.OPERATOR,
            at=day,
            book=book.code,
            edition=book.edition,
            signed_on="2024-08-16",
            effective_from="2024-10-06",
        )
        (held,) = await stated_facts(house.facts(activate))
        assert isinstance(held, EditionActivated)
        assert (held.signed_on, held.effective_from) == ("2024-08-16", "2024-10-06")
        opening = OpenTable(
            by=Role.OPERATOR, at=day, table="T9", book="star", game="table", limits=LIMITS
        )
        early = await house.house.gateway.submit(STAFF, stream_of(opening.table), opening)
        assert isinstance(early, Refusal)
        assert "2024-10-06" in early.detail
        other = await house.again()
        late = OpenTable(
            by=Role.OPERATOR, at=day + 3 * DAY, table="T9", book="star", game="table", limits=LIMITS
        )
        assert not isinstance(
            await other.house.gateway.submit(STAFF, stream_of(late.table), late), Refusal
        )
        before = ActivateEdition(
            by=Role.OPERATOR,
            book=book.code,
            edition=book.edition,
            signed_on="2024-08-16",
            effective_from="2024-08-15",
        )
        assert isinstance(await house.facts(before), Refusal)

    run("star", "table", body)


async def stated_facts(
    submit: Awaitable[tuple[ConductEvent, ...] | Refusal],
) -> tuple[ConductEvent, ...]:
    answer = await submit
    assert not isinstance(answer, Refusal), answer
    return answer


@pytest.mark.clause("crown", "13.2.3")
def test_winnings_made_with_a_device_are_kept_until_the_case_is_closed() -> None:
    async def body(house: Watched) -> None:
        await house.buy_in("T1", "ann")
        await house.round("T1", "3", ("ann", "red", 200))
        house.clock.time += 10 * MINUTE
        held_from = house.clock.now()
        await house.round(
            "T1", "3", ("ann", "straight:17", 5), ("ann", "odd", 500), ("ann", "red", 200)
        )
        before = house.balance("T1", "ann")
        case = await house.case(
            kind="prohibited-device",
            text="a counter in the sleeve",
            person="ann",
            table="T1",
            held_from=held_from,
        )
        at = house.clock.now()
        low = await house.desk.seize(case, "T1", Role.GAME_SUPERVISOR, at, STAFF)
        assert isinstance(low, Refusal)
        assert "13.2.3" in low.clauses
        answer = await house.desk.seize(case, "T1", Role.PIT_BOSS, at, STAFF)
        assert isinstance(answer, Accepted), answer
        # 500 on odd and the 200 that stood up with 200 more on red: 900 was won since.
        assert before - house.balance("T1", "ann") == 90_000
        assert house.house.tables["T1"].state.seats["ann"].held == 90_000
        early = await house.refused("T1", EndSeizure, case=case, pay=True, by=Role.PIT_BOSS)
        assert "not closed" in early.detail
        other = await house.refused("T1", ReleaseClaim, player="ann", by=Role.OPERATOR)
        assert "13.2.3" in other.clauses
        house.clock.time += 200 * HOUR
        await house.house.tick()
        assert house.house.tables["T1"].state.seats["ann"].held == 90_000
        closed = await house.on_case(CloseCase, case, decision="a hearing aid", give_back=True)
        assert not isinstance(closed, Refusal), closed
        wrong = await house.refused("T1", EndSeizure, case=case, pay=False, by=Role.PIT_BOSS)
        assert "given back" in wrong.detail
        await house.do("T1", EndSeizure, case=case, pay=True)
        assert house.balance("T1", "ann") == before

    run("crown", "american", body)


@pytest.mark.clause("crown", "13.2.3")
def test_nobody_names_the_amount_that_is_seized() -> None:
    async def body(house: Watched) -> None:
        await house.buy_in("T1", "ann")
        case = await house.case(
            kind="prohibited-device", text="x", person="ann", table="T1", held_from=0
        )
        answer = await house.refused(
            "T1", SeizeWinnings, player="ann", amount=Money(100), case=case, by=Role.PIT_BOSS
        )
        assert "worked out from the log" in answer.detail
        none = await house.desk.seize(case, "T1", Role.PIT_BOSS, house.clock.now(), STAFF)
        assert isinstance(none, Refusal)
        assert "won nothing" in none.detail

    run("crown", "american", body)


@pytest.mark.clause("crown", "13.2.4")
def test_a_confiscated_device_is_described_with_its_holder() -> None:
    async def body(house: Watched) -> None:
        case = await house.case(kind="prohibited-device", text="seen", person="ann", table="T1")
        for fields in (
            {"description": "", "holder": "ann"},
            {"description": "a phone", "holder": " "},
        ):
            answer = await house.on_case(ConfiscateDevice, case, **fields)
            assert isinstance(answer, Refusal)
            assert "13.2.4" in answer.clauses
        low = await house.on_case(
            ConfiscateDevice, case, description="a phone", holder="ann", by=Role.GAME_SUPERVISOR
        )
        assert isinstance(low, Refusal)
        assert low.reason is Reason.NOT_PERMITTED
        answer = await house.on_case(ConfiscateDevice, case, description="a phone", holder="ann")
        assert not isinstance(answer, Refusal)
        (taken,) = answer
        assert isinstance(taken, DeviceConfiscated)
        assert (taken.description, taken.holder, taken.at) == ("a phone", "ann", house.clock.now())
        assert house.desk.case(case).devices == (("a phone", "ann"),)

    run("crown", "american", body)


@pytest.mark.clause("crown", "13.2.5")
def test_who_is_detained_is_handed_over_before_the_case_is_closed() -> None:
    async def body(house: Watched) -> None:
        case = await house.case(kind="prohibited-device", text="seen", person="ann", table="T1")
        answer = await house.on_case(DetainPerson, case, person="ann")
        assert not isinstance(answer, Refusal), answer
        early = await house.on_case(CloseCase, case, decision="warned")
        assert isinstance(early, Refusal)
        assert "13.2.5" in early.clauses
        at = house.clock.now()
        for fields in ({"to": "", "handed_at": at}, {"to": "Officer Lee", "handed_at": at + 1}):
            refused = await house.on_case(HandOverPerson, case, **fields)
            assert isinstance(refused, Refusal), refused
        over = await house.on_case(HandOverPerson, case, to="Officer Lee", handed_at=at)
        assert not isinstance(over, Refusal), over
        closed = await house.on_case(CloseCase, case, decision="warned")
        assert not isinstance(closed, Refusal), closed
        late = await house.on_case(NoteCase, case, text="more")
        assert isinstance(late, Refusal)

    run("crown", "american", body)


def test_a_book_that_gives_no_such_power_has_nobody_detained() -> None:
    async def body(house: Watched) -> None:
        case = await house.case(kind="prohibited-device", text="seen", person="ann", table="T1")
        for kind, fields in (
            (DetainPerson, {"person": "ann"}),
            (ConfiscateDevice, {"description": "a phone", "holder": "ann"}),
        ):
            answer = await house.on_case(kind, case, **fields)
            assert isinstance(answer, Refusal)
            assert answer.reason is Reason.NOT_OFFERED

    run("adelaide", "table", body)


@pytest.mark.clause("adelaide", "8(a)#2")
def test_an_arrangement_is_written_told_and_made_before_the_first_bet() -> None:
    async def body(house: Watched) -> None:
        await house.buy_in("T1", "ann")
        at = house.clock.now()
        made = {"table": "T1", "document": "VIP-7", "made_at": at - HOUR}
        unannounced = await house.submit_patron(MakeArrangement, **made)
        assert isinstance(unannounced, Refusal)
        assert unannounced.reason is Reason.NOTICE_REQUIRED
        assert "8(a)" in unannounced.clauses
        blank = await house.submit_patron(MakeArrangement, **{**made, "document": ""}, told_at=at)
        assert isinstance(blank, Refusal)
        odds = await house.submit_patron(
            MakeArrangement, **made, told_at=at, kinds=frozenset({"red"})
        )
        assert isinstance(odds, Refusal)
        (kept,) = await house.patron(
            MakeArrangement, **made, told_at=at, kinds=frozenset({"straight"})
        )
        assert isinstance(kept, ArrangementMade)
        assert (kept.document, kept.told_at) == ("VIP-7", at)
        await house.round("T1", "17", ("ann", "straight:17", 5))
        late = await house.submit_patron(MakeArrangement, **made, told_at=at)
        assert isinstance(late, Refusal)
        assert late.reason is Reason.WRONG_PHASE

    run("adelaide", "table", body)


@pytest.mark.clause("adelaide", "12(e)#1")
def test_partners_over_the_maximum_are_warned_of_and_dealt_with_on_record() -> None:
    async def body(house: Watched) -> None:
        for player in ("pam", "quin", "rob"):
            await house.buy_in("T1", player)
        await house.do("T1", OpenBetting)
        both = frozenset({"pam", "quin"})
        await house.do("T1", FlagPartners, players=both)
        table = house.house.tables["T1"]
        for player in ("pam", "rob"):
            assert isinstance(
                await house.submit("T1", house.wager(player, "straight:17", 400)), Accepted
            )
        assert partner_warnings(table.state) == ()
        assert isinstance(
            await house.submit("T1", house.wager("quin", "straight:17", 400)), Accepted
        )
        (warning,) = map(str, partner_warnings(table.state))
        assert "$800" in warning
        assert "$300 over" in warning
        assert "12(e)" in warning
        answer = await house.do("T1", FlagPartners, players=both, done="$300 given back")
        (flagged,) = answer.events
        assert isinstance(flagged, PartnersFlagged)
        assert flagged.done == "$300 given back"
        assert list(map(str, flagged.warnings)) == [warning]
        alone = await house.refused("T1", FlagPartners, players=frozenset({"pam"}), by=Role.DEALER)
        assert "12(e)" in alone.clauses

    run("adelaide", "table", body)


@pytest.mark.clause("new-zealand", "4.6~", "5.1(d)~")
def test_interference_during_a_spin_is_recorded_and_voids_it() -> None:
    async def body(house: Watched) -> None:
        nobody = await house.facts(
            OpenCase(by=Role.DEALER, case="", kind="interference", text="x", table="T1")
        )
        assert isinstance(nobody, Refusal)
        await house.buy_in("T1", "ann")
        await house.do("T1", OpenBetting)
        assert isinstance(await house.submit("T1", house.wager("ann", "red", 5)), Accepted)
        calm = await house.case(
            kind="interference", text="touched the wheel", person="ann", table="T1"
        )
        await house.do("T1", SpinBall, by=Role.DEALER)
        during = await house.case(
            kind="interference", text="touched the ball", person="ben", table="T1"
        )
        facts = {
            record.stream: record.payload
            async for record in house.store.read()
            if record.kind == "CaseOpened"
        }
        assert b'"voids_spin":false' in facts[f"case:{calm}"]
        assert b'"voids_spin":true' in facts[f"case:{during}"]
        assert b"5.1(d)" in facts[f"case:{during}"]
        assert b"4.6" in facts[f"case:{calm}"]
        assert b'"spin_no":1' in facts[f"case:{during}"]
        await house.do("T1", CallNoSpin, reason="interference", by=Role.DEALER)

    run("new-zealand", "table", body)


@pytest.mark.clause("adelaide", "12(b)ii")
@pytest.mark.clause("crown", "13.3.2")
@pytest.mark.clause("star", "9.5.2")
@pytest.mark.parametrize(
    ("book", "game", "clause"),
    [
        ("adelaide", "table", "12(b)ii"),
        ("crown", "american", "13.3.2"),
        ("star", "table", "9.5.2"),
    ],
)
def test_an_outcome_struck_for_fraud_has_one_incident_whatever_stops(
    book: str, game: str, clause: str
) -> None:
    """The process ends between the strike and its incident; two that start both see it owed."""

    async def body(house: Watched) -> None:
        await house.buy_in("T1", "ann")
        await house.round("T1", "26", ("ann", "straight:26", 5))
        await house.round("T1", "9", ("ann", "red", 5))
        strike = {"reason": "fraud", "text": "the dealer moved the ball", "by": Role.PIT_BOSS}
        await house.do("T1", InvalidateOutcome, round_no=1, **strike)
        assert not house.desk.cases
        again, other = await house.again(), await house.again()
        await asyncio.gather(again.frauds.open_owed(), other.frauds.open_owed())
        for each in (again, other):
            await each.house.tick()
        after = await house.again()
        await after.house.tick()
        (case,) = after.desk.cases.values()
        assert (case.kind, case.table, case.round_no) == ("fraud", "T1", 1)
        assert (case.text, case.clauses) == ("the dealer moved the ball", (clause,))
        ((record, _),) = await after.desk.case_history(case.number)
        assert record.actor == STAFF.id
        # A strike of another round has its own, another ground has none.
        await after.do("T1", InvalidateOutcome, round_no=2, **strike)
        await after.house.tick()
        await after.house.tick()
        assert sorted(each.round_no for each in after.desk.cases.values()) == [1, 2]
        await after.do("T2", OpenBetting)
        await after.do("T2", InvalidateOutcome, reason="fire", text="", by=Role.PIT_BOSS)
        await after.house.tick()
        assert len(after.desk.cases) == 2
        assert not (await verify(after.store.read())).notes

    run(book, game, body)


@pytest.mark.clause("star", "9.4.1")
def test_wagers_voided_for_fraud_have_an_incident_about_their_player() -> None:
    async def body(house: Watched) -> None:
        await house.buy_in("T1", "ann")
        await house.round("T1", "26", ("ann", "straight:26", 5))
        await house.do("T1", VoidWagers, player="ann", reason="fraud", by=Role.PIT_BOSS)
        await house.house.tick()
        (case,) = house.desk.cases.values()
        assert (case.kind, case.person, case.round_no) == ("fraud", "ann", 1)

    run("star", "table", body)
