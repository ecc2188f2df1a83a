"""Patrons and incidents: what is refused, and that replaying facts gives the same again."""

from functools import reduce
from typing import Any

import msgspec
import pytest

from croupier.compliance.arrangements import MakeArrangement
from croupier.compliance.cards import EndCard, EnrolPatron, IssueCard
from croupier.compliance.declare import (
    Circumstances,
    Ground,
    PatronEvent,
    decide_case,
    decide_office,
    decide_patron,
    evolve_case,
    evolve_office,
    evolve_patron,
)
from croupier.compliance.exclusions import CoolOff, ExcludePatron, LiftExclusion, SelfExclude
from croupier.compliance.incidents import CaseOpened, NoteCase, OpenCase
from croupier.compliance.limits import DAY, HOUR, Limit
from croupier.compliance.office import ActivateEdition, TellRegulator
from croupier.compliance.own_limits import AcknowledgeCheck, SetPlayLimit
from croupier.compliance.state import CASES, Case, Office, Patron
from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role

MANAGER = Role.SHIFT_MANAGER


class Somebody:
    """A patron with their history."""

    def __init__(self) -> None:
        self.patron = Patron(name="ann")
        self.history: list[PatronEvent] = []

    def submit(self, kind: type[Any], at: int = 0, by: Role = MANAGER, **fields: Any) -> Any:
        about = fields.pop("about", Circumstances())
        decision = decide_patron(self.patron, kind(by=by, at=at, patron="ann", **fields), about)
        if not isinstance(decision, Refusal):
            self.history.extend(decision)
            self.patron = reduce(evolve_patron, decision, self.patron)
            assert reduce(evolve_patron, self.history, Patron(name="ann")) == self.patron
        return decision


@pytest.mark.parametrize(
    ("kind", "fields", "said"),
    [
        (EnrolPatron, {"member": "royal"}, "club, social"),
        (IssueCard, {"card": "1"}, "not in the register"),
        (EndCard, {"card": "1", "why": "lost"}, "no card"),
        (SetPlayLimit, {"limit": Limit.LOSS_DAY, "amount": 0}, "more than nothing"),
        (SetPlayLimit, {"limit": Limit.TIME_DAY, "amount": 9_999}, "at most 24 h"),
        (SetPlayLimit, {"limit": Limit.LOSS_DAY}, "none already"),
        (AcknowledgeCheck, {}, "nothing waits"),
        (CoolOff, {"hours": 0}, "from an hour to 42 days"),
        (CoolOff, {"hours": 10_000}, "from an hour to 42 days"),
        (SelfExclude, {"days": 1}, "180 days at least"),
        (ExcludePatron, {"reason": " "}, "say why"),
        (ExcludePatron, {"reason": "x", "days": 0}, "is none"),
        (LiftExclusion, {"reason": "x"}, "not excluded"),
        (LiftExclusion, {"reason": ""}, "say why"),
        (MakeArrangement, {"table": "", "document": "x", "made_at": 0}, "no such arrangements"),
    ],
)
def test_what_makes_no_sense_is_refused(kind: type[Any], fields: dict[str, Any], said: str) -> None:
    refusal = Somebody().submit(kind, **fields)
    assert isinstance(refusal, Refusal)
    assert said in refusal.detail
    assert refusal.clauses[0].startswith("house:")


def test_a_card_is_nobody_elses_and_ends_once() -> None:
    ann = Somebody()
    ann.submit(EnrolPatron, member="club")
    assert "already" in ann.submit(EnrolPatron, member="club").detail
    assert "no form" in ann.submit(IssueCard, card="1", form="tattoo").detail
    ben = Circumstances(card_of="ben")
    assert "in use" in ann.submit(IssueCard, card="1", about=ben).detail
    ann.submit(IssueCard, card="1")
    assert ann.patron.carded
    assert "say why" in ann.submit(EndCard, card="1", why="").detail
    ann.submit(EndCard, card="1", why="lost")
    assert not ann.patron.carded
    assert isinstance(ann.submit(EndCard, card="1", why="again"), Refusal)


def test_the_exclusion_that_lasts_longest_is_named() -> None:
    ann = Somebody()
    ann.submit(ExcludePatron, reason="x", days=3)
    ann.submit(ExcludePatron, reason="y", days=9)
    standing = ann.patron.excluded(DAY)
    assert standing is not None
    assert standing.reason == "y"
    ann.submit(LiftExclusion, at=DAY, reason="heard")
    assert ann.patron.excluded(DAY) is None


def test_a_second_raise_waits_behind_the_first_that_holds_by_then() -> None:
    ann, limit = Somebody(), Limit.LOSS_DAY
    ann.submit(SetPlayLimit, limit=limit, amount=100)
    ann.submit(SetPlayLimit, limit=limit, amount=200)
    ann.submit(SetPlayLimit, at=25 * HOUR, limit=limit, amount=300)
    assert ann.patron.limit(limit, 25 * HOUR) == 200
    assert ann.patron.limit(limit, 49 * HOUR) == 300


def test_asking_for_the_limit_that_holds_takes_a_raise_back() -> None:
    ann, limit = Somebody(), Limit.LOSS_DAY
    ann.submit(SetPlayLimit, limit=limit, amount=100)
    ann.submit(SetPlayLimit, limit=limit)
    ann.submit(SetPlayLimit, limit=limit, amount=100)
    assert ann.patron.waiting == {}
    assert ann.patron.limit(limit, 9 * DAY) == 100


@pytest.mark.parametrize("kind", CASES)
def test_every_kind_of_incident_can_be_put_on_record(kind: str) -> None:
    command = OpenCase(by=Role.DEALER, case="C1", kind=kind, text="seen", person="cy")
    decision = decide_case(Case(number="C1"), command, Ground())
    assert not isinstance(decision, Refusal)
    case = reduce(evolve_case, decision, Case(number="C1"))
    assert (case.kind, case.person, case.is_open) == (kind, "cy", True)


def test_what_an_incident_has_staff_do_is_a_message_and_a_text_in_logs_of_before() -> None:
    command = OpenCase(by=Role.DEALER, case="C1", kind="interference", text="seen", person="cy")
    ground = Ground(spinning=True, void_clauses=("9.9",))
    decision = decide_case(Case(number="C1"), command, ground)
    assert not isinstance(decision, Refusal)
    (opened,) = decision
    assert isinstance(opened, CaseOpened)
    assert (opened.next_act, opened.then) == (say("compliance-call-no-spin"), "")
    before = msgspec.structs.replace(opened, voids_spin=False, then="call no spin")
    assert before.next_act == "call no spin"


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"kind": "gossip", "text": "x"}, "there is prohibited-device"),
        ({"kind": "advice", "text": ""}, "what happened"),
        ({"kind": "prohibited-device", "text": "x", "held_from": 9}, "before it was found"),
    ],
)
def test_an_incident_that_says_nothing_is_refused(fields: dict[str, Any], said: str) -> None:
    command = OpenCase(by=Role.DEALER, at=1, case="C1", **fields)
    decision = decide_case(Case(number="C1"), command, Ground())
    assert isinstance(decision, Refusal)
    assert said in decision.detail


def test_a_case_that_does_not_exist_takes_no_notes() -> None:
    note = NoteCase(by=Role.DEALER, case="C9", text="x")
    decision = decide_case(Case(number="C9"), note, Ground())
    assert isinstance(decision, Refusal)
    assert decision.reason is Reason.WRONG_PHASE


def test_the_regulator_is_told_of_a_month_once() -> None:
    tell = TellRegulator(by=MANAGER, matter="mistakes", month="2026-13")
    assert isinstance(decide_office(Office(), tell), Refusal)
    tell = TellRegulator(by=MANAGER, matter="mistakes", month="2026-12")
    answer = decide_office(Office(), tell)
    assert not isinstance(answer, Refusal)
    office = reduce(evolve_office, answer, Office())
    assert isinstance(decide_office(office, tell), Refusal)


def test_an_edition_needs_its_days() -> None:
    wrong = ActivateEdition(
        by=Role.OPERATOR, book="b", edition="1", signed_on="soon", effective_from="2026-01-01"
    )
    assert isinstance(decide_office(Office(), wrong), Refusal)
