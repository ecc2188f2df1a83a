"""A wheel's history follows its serial number: spins with what was seen, and a judgement."""

from croupier.core.roles import Role
from croupier.house.wheel_history import Spin, fold, judge_spins
from croupier.roulette.pockets import Pocket
from croupier.wheel import spins as s

ORDER = tuple(str(number) for number in range(37))


def spun(at: int, pocket: str) -> s.NumberSpun:
    return s.NumberSpun(at=at, by=Role.SENSOR, pocket=Pocket(pocket), sources=("rim",))


def test_a_spin_has_the_speed_of_its_own_launch() -> None:
    found = fold(
        [
            s.BallRan(at=1, by=Role.SENSOR, rotor="clockwise", speed=157),
            spun(2, "17"),
            s.BallRan(at=3, by=Role.SENSOR, rotor="counter-clockwise", speed=141),
            s.SpinVoided(at=4, by=Role.SENSOR, cause="with-rotor"),
            spun(5, "0"),
            s.NumberCorrected(at=6, by=Role.PIT_BOSS, pocket=Pocket("32")),
            s.NumberUndecided(at=7, by=Role.SENSOR, cause="missed"),
            s.SpinVoided(at=8, by=Role.GAME_SUPERVISOR, cause="undecided"),
        ]
    )
    assert found == [
        Spin(2, "17", "", "clockwise", 157),
        Spin(4, "", "with-rotor", "counter-clockwise", 141),
        Spin(5, "32", corrected=True),
        Spin(8, "", "undecided"),
    ]


def test_a_spin_has_the_drop_zone_that_a_device_saw_of_it() -> None:
    def read(at: int, drop: int | None) -> s.ReadingTaken:
        reading = s.ReadingTaken(at=at, by=Role.SENSOR, device="rim", seq=at, reading="number")
        return reading.but(pocket="17", drop=drop)

    found = fold([read(1, 9), read(2, None), spun(3, "17"), read(4, None), spun(5, "4")])
    assert [(spin.pocket, spin.drop) for spin in found] == [("17", 9), ("4", None)]


def test_a_correction_of_what_was_not_read_changes_nothing() -> None:
    assert fold([s.NumberCorrected(at=1, by=Role.PIT_BOSS, pocket=Pocket("5"))]) == []


def test_a_wheel_that_gives_one_number_is_flagged_and_an_even_one_is_not() -> None:
    assert judge_spins([Spin(at, "17") for at in range(200)], ORDER).flagged
    even = [Spin(at, ORDER[(at * 23 + at * at * 5) % 37]) for at in range(370)]
    assert judge_spins(even, ORDER).spins == 370
    assert not judge_spins([Spin(1, "", "stuck")], ORDER).flagged
