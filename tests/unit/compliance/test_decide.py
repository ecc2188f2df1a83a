"""Patrons and incidents: what is refused, and that replaying facts gives the same again."""

from functools import reduce
from typing import Any

import pytest

from croupier.compliance import commands as c
from croupier.compliance import events as e
from croupier.compliance.cases import Ground, decide_case, decide_office
from croupier.compliance.decide import Circumstances, decide_patron
from croupier.compliance.evolve import evolve_case, evolve_office, evolve_patron
from croupier.compliance.limits import DAY, HOUR, Limit
from croupier.compliance.state import CASES, Case, Office, Patron
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role

MANAGER = Role.SHIFT_MANAGER


class Somebody:
    """A patron with their history."""

    def __init__(self) -> None:
        self.patron = Patron(name="ann")
        self.history: list[e.PatronEvent] = []

    def ask(self, kind: type[Any], at: int = 0, by: Role = MANAGER, **fields: Any) -> Any:
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
        (c.EnrolPatron, {"member": "royal"}, "club, social"),
        (c.IssueCard, {"card": "1"}, "not in the register"),
        (c.EndCard, {"card": "1", "why": "lost"}, "no card"),
        (c.SetPlayLimit, {"limit": Limit.LOSS_DAY, "amount": 0}, "more than nothing"),
        (c.SetPlayLimit, {"limit": Limit.TIME_DAY, "amount": 9_999}, "at most 24 h"),
        (c.SetPlayLimit, {"limit": Limit.LOSS_DAY}, "none already"),
        (c.AcknowledgeCheck, {}, "nothing waits"),
        (c.CoolOff, {"hours": 0}, "from an hour to 42 days"),
        (c.CoolOff, {"hours": 10_000}, "from an hour to 42 days"),
        (c.SelfExclude, {"days": 1}, "180 days at least"),
        (c.ExcludePatron, {"reason": " "}, "say why"),
        (c.ExcludePatron, {"reason": "x", "days": 0}, "is none"),
        (c.LiftExclusion, {"reason": "x"}, "not excluded"),
        (c.LiftExclusion, {"reason": ""}, "say why"),
        (c.MakeArrangement, {"table": "", "document": "x", "made_at": 0}, "no such arrangements"),
    ],
)
def test_what_makes_no_sense_is_refused(kind: type[Any], fields: dict[str, Any], said: str) -> None:
    refusal = Somebody().ask(kind, **fields)
    assert isinstance(refusal, Refusal)
    assert said in refusal.detail
    assert refusal.clauses[0].startswith("house:")


def test_a_card_is_nobody_elses_and_ends_once() -> None:
    ann = Somebody()
    ann.ask(c.EnrolPatron, member="club")
    assert "already" in ann.ask(c.EnrolPatron, member="club").detail
    assert "no form" in ann.ask(c.IssueCard, card="1", form="tattoo").detail
    ben = Circumstances(card_of="ben")
    assert "in use" in ann.ask(c.IssueCard, card="1", about=ben).detail
    ann.ask(c.IssueCard, card="1")
    assert ann.patron.carded
    assert "say why" in ann.ask(c.EndCard, card="1", why="").detail
    ann.ask(c.EndCard, card="1", why="lost")
    assert not ann.patron.carded
    assert isinstance(ann.ask(c.EndCard, card="1", why="again"), Refusal)


def test_the_exclusion_that_lasts_longest_is_named() -> None:
    ann = Somebody()
    ann.ask(c.ExcludePatron, reason="x", days=3)
    ann.ask(c.ExcludePatron, reason="y", days=9)
    standing = ann.patron.excluded(DAY)
    assert standing is not None
    assert standing.reason == "y"
    ann.ask(c.LiftExclusion, at=DAY, reason="heard")
    assert ann.patron.excluded(DAY) is None


def test_a_second_raise_waits_behind_the_first_that_holds_by_then() -> None:
    ann, limit = Somebody(), Limit.LOSS_DAY
    ann.ask(c.SetPlayLimit, limit=limit, amount=100)
    ann.ask(c.SetPlayLimit, limit=limit, amount=200)
    ann.ask(c.SetPlayLimit, at=25 * HOUR, limit=limit, amount=300)
    assert ann.patron.limit(limit, 25 * HOUR) == 200
    assert ann.patron.limit(limit, 49 * HOUR) == 300


def test_asking_for_the_limit_that_holds_takes_a_raise_back() -> None:
    ann, limit = Somebody(), Limit.LOSS_DAY
    ann.ask(c.SetPlayLimit, limit=limit, amount=100)
    ann.ask(c.SetPlayLimit, limit=limit)
    ann.ask(c.SetPlayLimit, limit=limit, amount=100)
    assert ann.patron.waiting == {}
    assert ann.patron.limit(limit, 9 * DAY) == 100


@pytest.mark.parametrize("kind", CASES)
def test_every_kind_of_incident_can_be_put_on_record(kind: str) -> None:
    command = c.OpenCase(by=Role.DEALER, case="C1", kind=kind, text="seen", person="cy")
    decision = decide_case(Case(number="C1"), command, Ground())
    assert not isinstance(decision, Refusal)
    case = reduce(evolve_case, decision, Case(number="C1"))
    assert (case.kind, case.person, case.is_open) == (kind, "cy", True)


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"kind": "gossip", "text": "x"}, "there is prohibited-device"),
        ({"kind": "advice", "text": ""}, "what happened"),
        ({"kind": "prohibited-device", "text": "x", "held_from": 9}, "before it was found"),
    ],
)
def test_an_incident_that_says_nothing_is_refused(fields: dict[str, Any], said: str) -> None:
    command = c.OpenCase(by=Role.DEALER, at=1, case="C1", **fields)
    decision = decide_case(Case(number="C1"), command, Ground())
    assert isinstance(decision, Refusal)
    assert said in decision.detail


def test_a_case_that_does_not_exist_takes_no_notes() -> None:
    note = c.NoteCase(by=Role.DEALER, case="C9", text="x")
    decision = decide_case(Case(number="C9"), note, Ground())
    assert isinstance(decision, Refusal)
    assert decision.reason is Reason.WRONG_PHASE


def test_the_regulator_is_told_of_a_month_once() -> None:
    tell = c.TellRegulator(by=MANAGER, matter="mistakes", month="2026-13")
    assert isinstance(decide_office(Office(), tell), Refusal)
    tell = c.TellRegulator(by=MANAGER, matter="mistakes", month="2026-12")
    told = decide_office(Office(), tell)
    assert not isinstance(told, Refusal)
    office = reduce(evolve_office, told, Office())
    assert isinstance(decide_office(office, tell), Refusal)


def test_an_edition_needs_its_days() -> None:
    wrong = c.ActivateEdition(
        by=Role.OPERATOR, book="b", edition="1", signed_on="soon", effective_from="2026-01-01"
    )
    assert isinstance(decide_office(Office(), wrong), Refusal)
