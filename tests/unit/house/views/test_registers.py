"""The registers: every figure comes from the log, and what is due is named before it passes."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

import pytest

from croupier.compliance.cards import EnrolPatron
from croupier.compliance.detention import ConfiscateDevice, DetainPerson
from croupier.compliance.exclusions import CoolOff, ExcludePatron
from croupier.compliance.incidents import NoteCase
from croupier.compliance.limits import DAY, HOUR, MINUTE, Limit
from croupier.compliance.office import TellRegulator
from croupier.compliance.own_limits import SetPlayLimit
from croupier.core.money import Money
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.devices.report_pdf import report_as_pdf
from croupier.house.entries import read_entries
from croupier.house.views.dossier import dossier_files, dossier_report, find_dossier, summary
from croupier.house.views.due import find_due
from croupier.house.views.entries import Entry
from croupier.house.views.figures import ALWAYS
from croupier.house.views.mistake_registers import month_ends
from croupier.house.views.register_names import REGISTERS
from croupier.house.views.report import Report, as_csv, as_json, plain_report
from croupier.house.views.statement import statement_report
from croupier.house.views.wheel_report import judge, results_of, wheel_report
from croupier.roulette.pockets import Pocket
from croupier.table.betting import BettingOpened, CloseBetting, OpenBetting
from croupier.table.claims import HoldClaim
from croupier.table.closing import AnnounceClose, CloseTable
from croupier.table.conduct import ExcludePlayer
from croupier.table.corrections import CorrectResult, RecordMistake
from croupier.table.disputes import OpenDispute, RequestReview, ResolveDispute
from croupier.table.faults import ReportMalfunction, RestoreEquipment
from croupier.table.limits import AnnounceLimits
from croupier.table.no_spin import CallNoSpin, NoSpinCalled
from croupier.table.past_rounds import RoundResettled
from croupier.table.result import RoundSettled
from croupier.table.seats import CashOut
from croupier.table.spin import SpinBall
from croupier.table.voiding import OutcomeInvalidated
from tests.clauses.watched import STAFF, Watched

JANUARY = int(datetime(2026, 1, 20, tzinfo=UTC).timestamp() * 1000)


def entries_of(body: Callable[[Watched], Awaitable[None]]) -> tuple[list[Entry], int]:
    async def main() -> tuple[list[Entry], int]:
        house = Watched()
        house.clock.time = JANUARY
        await house.start()
        await body(house)
        return await read_entries(house.store), house.clock.now()

    return asyncio.run(main())


def made(name: str, entries: list[Entry], now: int) -> Report:
    return plain_report(REGISTERS[name](entries, now, ALWAYS))


async def mistake(house: Watched, dollars: int, **more: object) -> None:
    await house.do(
        "T1",
        RecordMistake,
        player="ann",
        amount=Money(dollars * 100),
        round_no=1,
        **{"attempted": True, **more},
        by=Role.GAME_SUPERVISOR,
    )


async def wronged(house: Watched) -> None:
    await house.open("T1", "star")
    await house.buy_in("T1", "ann", 20_000)
    await house.round("T1", "3", ("ann", "red", 100))
    await mistake(house, 1_000)
    await mistake(house, 1_500, identified=True)
    await mistake(house, -1_001)


@pytest.mark.clause("star", "8.15.3")
def test_every_payment_over_a_thousand_is_listed_by_itself_and_due_at_the_months_end() -> None:
    entries, now = entries_of(wronged)
    register = made("mis-settled", entries, now)
    assert [row[5:7] for row in register.rows] == [
        (100_000, None),
        (150_000, None),
        (None, 100_100),
    ]
    assert register.totals is not None
    assert register.totals[5:7] == (250_000, 100_100)
    listed = made("month-end", entries, now)
    assert [row[5] or row[6] for row in listed.rows] == [150_000, 100_100]
    assert any("not reported yet" in str(note) for note in listed.notes)
    (due,) = [each for each in find_due(entries, now) if "regulator" in str(each.what)]
    assert (
        due.at == month_ends("2026-01") == int(datetime(2026, 2, 1, tzinfo=UTC).timestamp()) * 1000
    )
    assert "8.15.3" in due.clauses
    late = plain_report(REGISTERS["due"](entries, month_ends("2026-01") + HOUR, ALWAYS))
    assert any(row[1] == "late by 1 h" for row in late.rows)


@pytest.mark.clause("star", "8.15.3")
@pytest.mark.parametrize(
    ("book", "game", "listed"),
    [("star", "table", [(144_000, None, 144_000)]), ("crown", "american", [])],
)
def test_what_a_corrected_number_had_overpaid_is_listed_where_the_book_asks_for_it(
    book: str, game: str, listed: list[tuple[int | None, ...]]
) -> None:
    async def body(house: Watched) -> None:
        await house.open("T1", book, game)
        await house.buy_in("T1", "ann", 20_000)
        await house.buy_in("T1", "ben", 20_000)
        await house.round("T1", "3", ("ann", "straight:3", 40), ("ben", "red", 20))
        await house.do("T1", CorrectResult, pocket=Pocket("5"), by=Role.PIT_BOSS)

    entries, now = entries_of(body)
    rows = made("mis-settled", entries, now).rows
    assert [row[5:8] for row in rows] == listed
    assert [row[4] for row in rows] == ["ann"] * len(listed)
    due = [each for each in find_due(entries, now) if "regulator" in str(each.what)]
    assert len(due) == len(listed)


@pytest.mark.clause("star", "8.15.3")
def test_a_month_that_was_told_is_due_no_more() -> None:
    async def body(house: Watched) -> None:
        await wronged(house)
        narrate = TellRegulator(
            by=Role.GAME_SUPERVISOR, at=house.clock.now(), matter="mistakes", month="2026-01"
        )
        assert not isinstance(await house.desk.submit(narrate, STAFF), Refusal)
        assert isinstance(await house.desk.submit(narrate, STAFF), Refusal)

    entries, now = entries_of(body)
    assert not [each for each in find_due(entries, now) if "regulator" in str(each.what)]
    assert any("reported 2026" in str(note) for note in made("month-end", entries, now).notes)


def test_amounts_withheld_are_due_until_they_are_released() -> None:
    async def body(house: Watched) -> None:
        await house.open("T1", "crown", "touchbet")
        await house.buy_in("T1", "ann")
        await house.settle_tasks("T1")
        await house.do("T1", OpenBetting)
        await house.submit("T1", house.wager("ann", "red", 10))
        await house.do("T1", SpinBall, by=Role.DEALER)
        await house.do("T1", CloseBetting, by=Role.SYSTEM)
        fault = {"scope": "station", "player": "ann", "confirmed": True}
        await house.do("T1", ReportMalfunction, **fault, by=Role.DEALER)
        await house.do("T1", HoldClaim, player="ann", amount=Money(5_000), by=Role.OPERATOR)

    entries, now = entries_of(body)
    (due,) = [each for each in find_due(entries, now) if "withheld" in str(each.what)]
    assert due.at == now + 72 * HOUR
    assert due.who == "ann"
    register = made("malfunctions", entries, now)
    assert [row[6] for row in register.rows] == [None, 5_000]
    assert "1 amounts are withheld now, $50 in all." in register.notes


def test_signs_are_due_and_a_table_that_closed_is_not() -> None:
    async def body(house: Watched) -> None:
        await house.open("T1", "star")
        await house.open("T2", "star")
        await house.buy_in("T1", "ann")
        at = house.clock.now() + 20 * MINUTE
        await house.do("T1", AnnounceClose, effective_at=at)
        await house.do("T1", AnnounceLimits, min=Money(1_000), max=Money(50_000), effective_at=at)
        await house.do("T2", AnnounceClose, effective_at=house.clock.now())
        await house.do("T2", CloseTable)

    entries, now = entries_of(body)
    signs = [each for each in find_due(entries, now) if "sign" in str(each.what)]
    assert [(each.where, each.at) for each in signs] == [("T1", now + 20 * MINUTE)] * 2


def test_exclusions_show_who_by_whom_and_whether_they_stand() -> None:
    async def body(house: Watched) -> None:
        await house.open("T1", "star")
        await house.patron(CoolOff, patron="ben", hours=2, by=Role.PLAYER)
        await house.patron(ExcludePatron, patron="cy", reason="threats", table="T1")
        await house.do("T1", ExcludePlayer, player="dee", reason="a device")
        house.clock.time += 3 * HOUR

    entries, now = entries_of(body)
    rows = {row[0]: row for row in made("exclusions", entries, now).rows}
    assert (rows["ben"][1], rows["ben"][5]) == ("cool-off", "no")
    assert (rows["cy"][5], rows["cy"][6]) == ("yes", "sam")
    assert "section 79" in str(rows["cy"][8])
    assert (rows["dee"][1], rows["dee"][2]) == ("table", "T1")


def test_limits_and_what_waits_to_hold_are_listed_with_their_patrons() -> None:
    async def body(house: Watched) -> None:
        for amount in (10_000, 20_000):
            await house.patron(SetPlayLimit, limit=Limit.LOSS_DAY, amount=amount)
        await house.patron(EnrolPatron, patron="zoe", member="club")

    entries, now = entries_of(body)
    limited, other = made("patrons", entries, now).rows
    assert limited[3:6] == ("loss-day", "$100", "$200")
    assert other[:2] == ("zoe", "club")
    (due,) = find_due(entries, now)
    assert (due.at, due.who) == (now + DAY, "ann")


async def disputed(house: Watched) -> None:
    await house.open("T1", "star")
    await house.buy_in("T1", "ann")
    await house.round("T1", "4", ("ann", "red", 50))
    await house.do("T1", OpenDispute, player="ann", text="it was 3", by=Role.PLAYER)
    await house.settle_tasks("T1")
    await house.do(
        "T1",
        ResolveDispute,
        dispute=1,
        decision="it was 4",
        agreed=False,
        inspector_told=True,
        by=Role.GAME_SUPERVISOR,
    )
    await house.do(
        "T1",
        ResolveDispute,
        dispute=1,
        decision="it was 4 indeed",
        final=True,
        agreed=True,
        by=Role.CASINO_SUPERVISOR,
    )
    await house.round("T1", "5", ("ann", "red", 50))


def test_a_dispute_shows_who_decided_it_and_who_looked_at_it_again() -> None:
    entries, now = entries_of(disputed)
    (row,) = made("disputes", entries, now).rows
    assert row[:4] == ("T1", 1, 1, "ann")
    assert row[7:12] == ("sam (casino-supervisor)", "it was 4 indeed", 2, "yes", "yes")
    assert find_due(entries, now) == []


def test_a_dossier_holds_the_disputed_round_and_no_other() -> None:
    entries, _ = entries_of(disputed)
    dossier = find_dossier(entries, "T1", 1)
    assert dossier is not None
    assert find_dossier(entries, "T1", 2) is None
    assert any("lost $50" in str(line) for line in dossier.receipt)
    assert [e.event.round_no for e in dossier.round if isinstance(e.event, BettingOpened)] == [1]
    pdf = report_as_pdf(dossier_report(dossier))
    files = dossier_files(dossier, ["{}"], pdf, "en")
    assert set(files) == {
        "dispute.json",
        "dispute.pdf",
        "receipt.txt",
        "replay.txt",
        "records.jsonl",
        "layout.svg",
        "layout-player.svg",
    }
    assert b"it was 4 indeed" in files["dispute.json"]
    assert b"red" in files["receipt.txt"]


def test_a_dossier_says_who_wanted_a_review_and_when() -> None:
    async def body(house: Watched) -> None:
        await house.open("T1", "adelaide")
        await house.buy_in("T1", "ann")
        await house.do("T1", OpenDispute, player="ann", text="a promise", by=Role.PLAYER)
        decided = {"decision": "none was made", "final": True, "agreed": True, "covered": False}
        await house.do("T1", ResolveDispute, dispute=1, by=Role.GAME_SUPERVISOR, **decided)
        await house.do("T1", RequestReview, dispute=1, player="ann", by=Role.PLAYER)

    entries, _ = entries_of(body)
    dossier = find_dossier(entries, "T1", 1)
    assert dossier is not None
    told = summary(dossier)
    assert [each["role"] for each in told["review_requests"]] == [Role.PLAYER]
    assert told["decisions"][0]["covered"] is False
    assert "12(i)" in str(dossier_report(dossier).rows[2][4])


def test_a_statement_adds_up_to_what_the_seat_has() -> None:
    async def body(house: Watched) -> None:
        await house.open("T1", "star")
        await house.buy_in("T1", "ann")
        for number in ("3", "4", "5"):
            await house.round("T1", number, ("ann", "red", 50))
            house.clock.time += 5 * MINUTE
        await house.do("T1", CashOut, player="ann")

    entries, _ = entries_of(body)
    (row,) = statement_report(entries, "ann").rows
    assert row[:4] == ("2026-01-20", "T1", 10, 3)
    bought, staked, won, lost, result, cashed = row[4:]
    # What wins stays up and is staked again: 50, then 100 that lost, then 50.
    assert (bought, staked, won, lost) == (100_000, 20_000, 10_000, 10_000)
    assert result == 0
    assert cashed == 95_000
    assert statement_report(entries, "ben").rows == ()


def test_staff_are_listed_with_what_they_did() -> None:
    entries, now = entries_of(disputed)
    rows = {(row[0], row[1]): row[2] for row in made("staff", entries, now).rows}
    assert rows["sam", "resolve"] == 1  # both at the same instant, asked as one
    assert rows["sam", "spin"] == 1


@pytest.mark.parametrize("name", REGISTERS)
def test_every_register_of_an_empty_house_says_so(name: str) -> None:
    report = REGISTERS[name]([], 0, ALWAYS)
    assert report.rows == ()
    assert as_csv(report)
    assert "rows" in as_json(report)


def spins(numbers: list[str]) -> list[Entry]:
    found = [
        Entry(
            number=n,
            stream="table:W",
            at=n,
            actor="wheel",
            cause="result",
            event=RoundSettled(at=n, by=Role.SYSTEM, pocket=Pocket(number), lines=()),
        )
        for n, number in enumerate(numbers)
    ]
    void = NoSpinCalled(at=1, by=Role.DEALER, reason="ball-out", text="", lines=(), returned=False)
    return [*found, Entry(number=0, stream="table:W", at=1, actor="x", cause="x", event=void)]


WHEEL = [str(n) for n in range(37)]


@pytest.mark.clause("new-zealand", "2.5(b)~")
def test_even_results_pass_and_uneven_ones_are_flagged() -> None:
    chance = random.Random(7)
    fair = [chance.choice(WHEEL) for _ in range(3_700)]
    found = judge(results_of(spins(fair), "W"), WHEEL)
    assert (found.spins, found.freedom) == (3_700, 36)
    assert not found.flagged
    biased = [chance.choice([*WHEEL, "17", "17"]) for _ in range(3_700)]
    assert judge(results_of(spins(biased), "W"), WHEEL).probability < 0.001


@pytest.mark.clause("new-zealand", "2.5(a)~")
def test_results_that_follow_one_another_are_flagged() -> None:
    marching = [WHEEL[n % 37] for n in range(3_700)]
    found = judge(marching, WHEEL)
    assert found.probability > 0.9
    assert found.lag > 0.8
    assert found.flagged


@pytest.mark.clause("new-zealand", "2.5(a)~", "2.5(b)~", "2.5(c)~")
def test_a_wheels_report_lists_pockets_and_sectors_and_forecasts_nothing() -> None:
    async def body(house: Watched) -> None:
        await house.open("T1", "new-zealand")
        await house.buy_in("T1", "ann")
        for number in ("3", "3", "4"):
            await house.round("T1", number, ("ann", "red", 5))

    entries, now = entries_of(body)
    report = plain_report(wheel_report(entries, now))
    counted = {row[1]: row[2] for row in report.rows}
    assert len(counted) == 37
    assert (counted["3"], counted["4"], counted["5"]) == (2, 1, 0)
    assert "too few" in str(report.notes[0])
    assert "next" not in as_json(report).replace("the next correlate", "")


@pytest.mark.clause("new-zealand", "2.5(a)~", "2.5(b)~", "2.5(c)~")
@pytest.mark.parametrize(
    ("numbers", "flagged"),
    [
        pytest.param(lambda n, chance: chance.choice(WHEEL), False, id="fair"),
        pytest.param(
            lambda n, chance: chance.choice(WHEEL) if n % 4 else "17", True, id="one-too-often"
        ),
        pytest.param(lambda n, chance: WHEEL[n // 6 % 37], True, id="each-like-the-last"),
    ],
)
def test_a_wheel_that_was_played_is_judged_by_its_rounds(
    numbers: Callable[[int, random.Random], str], flagged: bool
) -> None:
    chance = random.Random(7)

    async def body(house: Watched) -> None:
        await house.open("T1", "new-zealand")
        for n in range(222):
            await house.round("T1", numbers(n, chance))
        # A spin that was called off has no result to count.
        await house.do("T1", OpenBetting)
        await house.do("T1", SpinBall, by=Role.DEALER)
        await house.do("T1", CallNoSpin, by=Role.DEALER, reason="interference")

    entries, now = entries_of(body)
    report = plain_report(wheel_report(entries, now))
    assert sum(int(str(row[2])) for row in report.rows) == 222
    assert ("CHECK THE WHEEL" in str(report.notes[0])) is flagged, report.notes


@pytest.mark.clause("new-zealand", "2.5(b)~")
def test_void_spins_are_no_results_and_corrected_ones_count_as_corrected() -> None:
    entries = spins(["1", "2"])
    corrected = RoundResettled(
        at=9,
        by=Role.PIT_BOSS,
        cause="correction",
        pocket=Pocket("5"),
        before=(),
        lines=(),
        moves=(),
    )
    entry = Entry(number=9, stream="table:W", at=9, actor="x", cause="x", event=corrected)
    assert results_of([*entries, entry], "W") == ["1", "5"]
    struck = OutcomeInvalidated(at=10, by=Role.PIT_BOSS, reason="fraud")
    last = Entry(number=10, stream="table:W", at=10, actor="x", cause="x", event=struck)
    assert results_of([*entries, entry, last, last], "W") == ["1"]


def test_incidents_show_what_was_taken_kept_and_decided() -> None:
    async def body(house: Watched) -> None:
        await house.open("T1", "crown", "american")
        await house.buy_in("T1", "ann")
        await house.round("T1", "3", ("ann", "red", 100))
        case = await house.case(
            kind="prohibited-device", text="a phone", person="ann", table="T1", held_from=1
        )
        await house.on_case(ConfiscateDevice, case, description="a phone", holder="ann")
        await house.on_case(DetainPerson, case, person="ann")
        await house.on_case(NoteCase, case, text="police called")
        await house.desk.seize(case, "T1", Role.PIT_BOSS, house.clock.now(), STAFF)

    entries, now = entries_of(body)
    (row,) = made("incidents", entries, now).rows
    assert row[2:4] == ("prohibited-device", "T1")
    assert row[6:11] == ("a phone; police called", "a phone (ann)", "ann", "", 10_000)
    assert [str(each.what) for each in find_due(entries, now)] == [
        "ann is handed over to an authorised person"
    ]
    assert made("malfunctions", entries, now).rows == ()


def test_a_hold_that_ran_out_is_paid_and_due_no_more() -> None:
    async def body(house: Watched) -> None:
        await house.open("T1", "crown", "touchbet")
        await house.buy_in("T1", "ann")
        await house.do("T1", OpenBetting)
        await house.submit("T1", house.wager("ann", "red", 10))
        await house.do("T1", SpinBall, by=Role.DEALER)
        await house.do("T1", CloseBetting, by=Role.SYSTEM)
        fault = {"scope": "station", "player": "ann", "confirmed": True}
        await house.do("T1", ReportMalfunction, **fault, by=Role.DEALER)
        await house.do("T1", HoldClaim, player="ann", amount=Money(5_000), by=Role.OPERATOR)
        await house.do("T1", RestoreEquipment, scope="station", player="ann", by=Role.DEALER)
        house.clock.time += 72 * HOUR
        await house.house.tick()

    entries, now = entries_of(body)
    fault, held = made("malfunctions", entries, now).rows
    assert fault[5] is not None
    assert held[8] == "paid"
    assert not [each for each in find_due(entries, now) if "withheld" in str(each.what)]
