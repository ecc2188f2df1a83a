"""Numbers out of a log, with the dealer, the wheel and the ball behind them."""

import json

from croupier.core.roles import Role
from croupier.lab.audits.house import Placed, TableFact, read_placed, table_notes, table_spins
from croupier.roulette.pockets import Pocket
from croupier.roulette.run import Run
from croupier.table.betting import BettingOpened
from croupier.table.help import DealerChanged
from croupier.table.past_rounds import RoundResettled
from croupier.table.result import RoundSettled, RunSeen
from croupier.table.spin import BallSpun


def _round(record: int, pocket: str, dealer: str = "ann", number: int = 0) -> list[TableFact]:
    opened = BettingOpened(at=0, by=Role.DEALER, round_no=number, respin=False)
    spun = BallSpun(
        at=0, by=Role.DEALER, spin_no=1, direction="opposite", revolutions=5, wheel_moving=True
    )
    settled = RoundSettled(at=0, by=Role.DEALER, pocket=Pocket(pocket), lines=())
    return [
        TableFact(record=record, actor=dealer, event=opened),
        TableFact(record=record, actor=dealer, event=spun),
        TableFact(record=record + 1, actor=dealer, event=settled),
    ]


def _resettled(record: int, pocket: str | None, number: int = 0) -> TableFact:
    again = RoundResettled(
        at=0,
        by=Role.DEALER,
        cause="correction",
        pocket=None if pocket is None else Pocket(pocket),
        before=(),
        lines=(),
        moves=(),
        round_no=number,
    )
    return TableFact(record=record, actor="boss", event=again)


def test_corrected_numbers_count_and_voided_ones_do_not() -> None:
    history = [*_round(1, "5"), _resettled(3, "6"), *_round(4, "7"), _resettled(6, None)]
    found = table_spins("T1", [*history, *_round(7, "8")])
    assert [(spin.pocket, spin.line, spin.before) for spin in found.spins] == [
        ("6", 2, None),
        ("8", 8, None),
    ]
    assert [str(note) for note in table_notes("T1", found)] == [
        "T1: 1 numbers were corrected; the corrected ones count",
        "T1: 1 results were voided and are left out",
    ]


def test_a_number_put_right_rounds_later_is_that_of_its_own_round() -> None:
    history = [each for n in range(1, 5) for each in _round(10 * n, str(n), number=n)]
    again = table_spins("T1", [*history, _resettled(99, "30", 2)])
    assert [(spin.pocket, spin.before) for spin in again.spins] == [
        ("1", None),
        ("30", "1"),
        ("3", "30"),
        ("4", "3"),
    ]
    struck = table_spins("T1", [*history, _resettled(99, None, 2), *_round(100, "5", number=5)])
    assert [(spin.pocket, spin.before) for spin in struck.spins] == [
        ("1", None),
        ("3", None),
        ("4", "3"),
        ("5", "4"),
    ]
    assert (again.corrected, struck.voided) == ([99], [21])


def test_who_launches_the_ball_is_the_dealer_where_nobody_was_assigned() -> None:
    history = [*_round(1, "5", "ann"), *_round(4, "6", "ben"), *_round(7, "7", "ann")]
    dealers = [spin.known["dealer"] for spin in table_spins("T1", history).spins]
    assert dealers == ["ann", "ben", "ann"]


def test_anyone_was_told_to_deal_is_the_dealer() -> None:
    changed = DealerChanged(at=0, by=Role.DEALER, dealer="cal", before="")
    history = [*_round(1, "5"), TableFact(record=3, actor="boss", event=changed), *_round(4, "6")]
    assert [spin.known["dealer"] for spin in table_spins("T1", history).spins] == ["ann", "cal"]


def test_a_wheel_is_known_from_when_it_was_brought_until_it_was_taken_away() -> None:
    placed = [
        Placed(record=3, kind="wheel", mark="W-7", table="T1"),
        Placed(record=6, kind="ball", mark="B-1", table="T2"),
        Placed(record=9, kind="wheel", mark="W-7", table=""),
    ]
    history = [*_round(1, "5"), *_round(4, "6"), *_round(7, "7"), *_round(10, "8")]
    spins = table_spins("T1", history, placed).spins
    assert [spin.known.get("wheel", "") for spin in spins] == ["", "W-7", "W-7", ""]
    assert all("ball" not in spin.known for spin in spins)


def test_wheels_and_balls_are_found_among_the_equipment() -> None:
    def record(number: int, mark: str, kind: str, **facts: object) -> tuple[int, str, str, bytes]:
        return number, mark, kind, json.dumps(facts).encode()

    records = [
        record(1, "W-7", "ItemEntered", item={"wheel": {"order": ["0"]}, "ball": None}),
        record(2, "C-1", "ItemEntered", item={"chips": {}}),
        record(3, "W-7", "ItemPlaced", table="T1"),
        record(4, "C-1", "ItemPlaced", table="T1"),
        record(5, "W-7", "ItemRetired", reason="worn"),
    ]
    assert read_placed(records) == [
        Placed(record=3, kind="wheel", mark="W-7", table="T1"),
        Placed(record=5, kind="wheel", mark="W-7", table=""),
    ]


def test_the_run_that_devices_saw_is_known_of_its_spin_and_of_no_other() -> None:
    _, spun, settled = _round(1, "5")
    run = Run(rotor="clockwise", speed=305, drop=2)
    seen = TableFact(record=2, actor="rim", event=RunSeen(at=0, by=Role.SENSOR, run=run))
    first, second = table_spins("T1", [spun, seen, settled, *_round(4, "6")]).spins
    assert (first.known["direction"], first.known["rotor"], first.known["drop"]) == (
        "clockwise",
        "30 to 32 rpm",
        "2",
    )
    assert second.known["direction"] == "opposite"
    assert not {"rotor", "drop"} & set(second.known)
