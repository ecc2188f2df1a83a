"""Somebody changes what the registers say: the auditor finds it and names the record."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest

from croupier.audit.verify import Verdict, verify
from croupier.compliance.cards import EnrolPatron, IssueCard
from croupier.compliance.detention import DetainPerson, HandOverPerson
from croupier.compliance.incidents import CloseCase
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.log.record import GENESIS, Record, digest_of
from croupier.table.claims import EndSeizure
from croupier.table.voiding import InvalidateOutcome
from tests.clauses.watched import STAFF, Watched

Change = Callable[[list[Record]], list[Record]]


async def _seized() -> list[Record]:
    """The log of a house in which winnings were seized, and given back once the case closed."""
    house = await Watched().start()
    await house.open("T1", "crown", "american")
    await house.buy_in("T1", "ann")
    await house.patron(EnrolPatron, member="club")
    await house.patron(IssueCard, card="4711")
    await house.round("T1", "3", ("ann", "odd", 100))
    case = await house.case(
        kind="prohibited-device", text="seen", person="ann", table="T1", held_from=1
    )
    await house.on_case(DetainPerson, case, person="ann")
    answer = await house.desk.seize(case, "T1", Role.PIT_BOSS, house.clock.now(), STAFF)
    assert not isinstance(answer, Refusal), answer
    await house.on_case(HandOverPerson, case, to="Lee", handed_at=house.clock.now())
    closed = await house.on_case(CloseCase, case, decision="innocent", give_back=True)
    assert not isinstance(closed, Refusal), closed
    await house.do("T1", EndSeizure, case=case, pay=True)
    strike = {"reason": "fraud", "text": "ball moved", "by": Role.PIT_BOSS}
    await house.do("T1", InvalidateOutcome, **strike)
    await house.house.tick()
    return [record async for record in house.store.read()]


def chained(records: list[Record]) -> list[Record]:
    """A forger's log: numbered, versioned and hashed anew."""
    made: list[Record] = []
    versions: dict[str, int] = {}
    previous = GENESIS
    for number, record in enumerate(records, 1):
        version = versions[record.stream] = versions.get(record.stream, 0) + 1
        digest = digest_of(
            number,
            record.stream,
            version,
            record.at,
            record.actor,
            record.cause,
            record.key,
            record.kind,
            record.payload,
            previous,
        )
        made.append(
            record._replace(number=number, version=version, previous=previous, digest=digest)
        )
        previous = digest
    return made


def judged(change: Change) -> Verdict:
    async def body() -> Verdict:
        records = chained(change(await _seized()))

        async def given() -> AsyncIterator[Record]:
            for record in records:
                yield record

        return await verify(given())

    return asyncio.run(body())


def without(kind: str) -> Change:
    return lambda records: [record for record in records if record.kind != kind]


def saying(kind: str, old: bytes, new: bytes) -> Change:
    def change(records: list[Record]) -> list[Record]:
        assert any(record.kind == kind and old in record.payload for record in records)
        return [
            record._replace(payload=record.payload.replace(old, new))
            if record.kind == kind
            else record
            for record in records
        ]

    return change


def test_an_honest_log_is_well() -> None:
    verdict = judged(lambda records: records)
    assert (verdict.fault, verdict.notes) == (None, [])


def test_a_strike_for_fraud_without_its_incident_is_noted() -> None:
    (note,) = judged(
        lambda records: [each for each in records if not each.stream.startswith("case:F")]
    ).notes
    assert "struck round 1 for fraud" in str(note)


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (without("CaseOpened"), "never opened"),
        (without("CaseClosed"), "not closed"),
        (without("PersonHandedOver"), "not handed over"),
        (without("WinningsSeized"), "was seized"),
        (without("CardIssued"), None),
        (saying("CaseClosed", b"true", b"false"), "it is kept"),
        (saying("SeizureEnded", b'"amount":10000', b'"amount":9000'), "was seized"),
        (saying("PatronEnrolled", b"ann", b"ben"), "speaks of ben"),
        (saying("CaseOpened", b"prohibited", b'"'), "cannot be read"),
        (without("FraudFound"), "nothing was struck for fraud"),
        (saying("CaseOpened", b"ball moved", b"all is well"), "not about what was struck"),
    ],
)
def test_a_changed_register_is_found(change: Change, what: str | None) -> None:
    fault = judged(change).fault
    if what is None:
        # A card that was never used to sit down leaves nothing that could disagree.
        assert fault is None
        return
    assert fault is not None
    assert what in fault.what


def test_a_record_changed_in_place_breaks_the_chain() -> None:
    async def body() -> Verdict:
        records = await _seized()
        place = next(n for n, record in enumerate(records) if record.kind == "CaseClosed")
        records[place] = records[place]._replace(actor="somebody else")

        async def given() -> AsyncIterator[Record]:
            for record in records:
                yield record

        return await verify(given())

    fault = asyncio.run(body()).fault
    assert fault is not None
    assert "was changed after it was written" in fault.what
