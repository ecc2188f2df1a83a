"""Rules that look beyond one table: chiefs, and the last table that stops."""

import pytest

from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.across_tables import refuse_chief, refuse_locking
from croupier.roulette.limits import Limits, Range
from croupier.table.breaks import BreakTaken
from croupier.table.opening import OpenTable, TableOpened, decide_opening, open_table
from croupier.table.staff import StaffNamed
from croupier.table.state import Table


def table(name: str, chief: str = "", **options: object) -> Table:
    opened = decide_opening(
        OpenTable(
            by=Role.OPERATOR,
            table=name,
            book="france",
            game="english",
            options=options,
            limits=Limits(table=Range(Money(500), Money(500))),
        )
    )
    assert isinstance(opened, TableOpened)
    staff = {"chef de table": (chief,)} if chief else {}
    return open_table(opened).but(staff=staff)


def named(*chiefs: str) -> StaffNamed:
    return StaffNamed(at=0, by=Role.PIT_BOSS, people={"chef de table": chiefs})


@pytest.mark.clause("france", "55-10#chief")
def test_a_chief_leads_two_tables_and_no_third() -> None:
    own = table("T3")
    assert refuse_chief(own, named("eva"), [table("T1", "eva")]) is None
    refused = refuse_chief(own, named("eva"), [table("T1", "eva"), table("T2", "eva")])
    assert isinstance(refused, Refusal)
    assert (refused.reason, refused.clauses) == (Reason.NOT_PERMITTED, ("55-10",))
    others = [table("T1", "eva"), table("T2", "max")]
    assert refuse_chief(own, named("eva"), others) is None


@pytest.mark.clause("france", "55-10#chief")
@pytest.mark.parametrize("tracks", [(True, False), (False, True)])
def test_a_race_track_at_either_table_wants_a_chief_of_its_own(tracks: tuple[bool, bool]) -> None:
    here, there = tracks
    refused = refuse_chief(
        table("T2", racetrack=here), named("eva"), [table("T1", "eva", racetrack=there)]
    )
    assert isinstance(refused, Refusal)


@pytest.mark.clause("france", "50")
def test_the_last_table_that_stops_is_counted() -> None:
    locked = BreakTaken(at=0, by=Role.PIT_BOSS, float="locked", clauses=("50",))

    playing, resting = table("T1"), table("T2").but(on_break=True)
    assert refuse_locking(locked, [playing, resting]) is None
    refused = refuse_locking(locked, [resting])
    assert isinstance(refused, Refusal)
    assert refused.clauses == ("50",)
    assert refuse_locking(locked.but(float="counted"), [resting]) is None
