"""Which clock a record was made by."""

from croupier.house.log.clock_history import clock_ahead, set_since, wrong_clocks
from croupier.house.log.facts import (
    MACHINE,
    ClockCompared,
    ClockQuestioned,
    ClockSet,
    HouseFact,
    LogBegun,
)

DAY = 86_400_000
BEGUN = (1, LogBegun(mode="real"))
Facts = tuple[tuple[int, HouseFact], ...]


def ahead(facts: Facts, *numbers: int) -> list[int | None]:
    return [clock_ahead(wrong_clocks(facts), number) for number in numbers]


def test_a_clock_that_nobody_questions_is_right() -> None:
    assert ahead((BEGUN,), 1, 5) == [0, 0]


def test_a_start_far_ahead_is_in_doubt_until_somebody_answers() -> None:
    asked: Facts = (BEGUN, (10, ClockQuestioned(ahead=DAY)))
    assert ahead(asked, 9, 10, 99) == [0, None, None]
    right: Facts = (*asked, (20, ClockSet(by=0, reason="closed for a day")))
    assert ahead(right, 9, 10, 19, 20) == [0, 0, 0, 0]
    wrong: Facts = (*asked, (20, ClockSet(by=-DAY, reason="it was ahead")))
    assert ahead(wrong, 9, 10, 19, 20) == [0, DAY, DAY, 0]
    assert (set_since(wrong, 19), set_since(wrong, 20)) == (-DAY, 0)


def test_another_clock_says_by_how_much_and_its_agreement_ends_it() -> None:
    apart: Facts = (BEGUN, (10, ClockCompared(source="time.house", ahead=-DAY)))
    assert ahead(apart, 9, 10, 11) == [0, DAY, DAY]
    agreed: Facts = (*apart, (15, ClockCompared(source="time.house", ahead=3)))
    assert ahead(agreed, 10, 14, 15) == [DAY, DAY, 0]


def test_the_clock_by_which_the_house_goes_settles_no_doubt_of_others() -> None:
    apart: Facts = (BEGUN, (10, ClockCompared(source="time.house", ahead=-DAY)))
    assert ahead((*apart, (12, ClockCompared(source=MACHINE, ahead=0))), 13) == [DAY]
    own: Facts = (BEGUN, (10, ClockCompared(source=MACHINE, ahead=-DAY)))
    assert ahead((*own, (12, ClockCompared(source=MACHINE, ahead=0))), 11, 13) == [DAY, 0]


def test_one_that_is_set_without_a_sign_was_wrong_since_it_was_set_before() -> None:
    facts: Facts = (
        BEGUN,
        (10, ClockSet(by=60_000, reason="a minute behind")),
        (20, ClockSet(by=-1_000, reason="a second ahead")),
    )
    assert ahead(facts, 5, 10, 19, 20) == [-60_000, 1_000, 1_000, 0]
