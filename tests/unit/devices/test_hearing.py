"""How long a Cammegh wheel may have been closed when its driver hears so."""

import pytest

from croupier.devices.driver import Driver, kind_of
from croupier.devices.readings import BetsClosed

OPEN, RIM, CLOSED = (f"*X;{state};007; 9;0;160;0\r\n".encode() for state in (2, 3, 4))
TICK = 100


def made() -> Driver:
    kind = kind_of("cammegh")
    return kind.make(kind.configured({}), [])


def quiet_of(lines: dict[int, bytes], *, polled: int = 0, stopped: tuple[int, int] = (0, 0)) -> int:
    """What the close says; lines come at their milliseconds, a poll is answered until `polled`."""
    driver, found, held = made(), list[BetsClosed](), b""
    for at in range(0, 6_000, TICK):
        held += lines.get(at, b"")
        if stopped[0] < at <= stopped[1]:
            continue
        steps = [driver.received(held, at)] if held else []
        held = b""
        steps.append(driver.tick(at))
        if b"*X" in steps[-1].send and at < polled:
            steps.append(driver.received(RIM, at + 20))
        found += [each for s in steps for each in s.readings if isinstance(each, BetsClosed)]
    (closed,) = found
    return closed.quiet


def speaking(*, lost: tuple[int, ...] = (), harmed: bytes = b"") -> dict[int, bytes]:
    """A wheel that speaks twice a second and closes after three."""
    said = {at: RIM if at < 3_000 else CLOSED for at in range(500, 6_000, 500)}
    return {0: OPEN} | said | dict.fromkeys(lost, harmed)


def test_a_close_that_is_heard_when_it_is_said_was_not_before() -> None:
    assert quiet_of(speaking()) == 0


@pytest.mark.parametrize("harmed", [b"", b";007; 9;0;160;0\r\n", b"\xff\x00\x13", b"*X;4"])
def test_where_a_line_was_lost_or_harmed_it_may_have_been_since_the_one_before(
    harmed: bytes,
) -> None:
    assert quiet_of(speaking(lost=(3_000,), harmed=harmed)) == 1_000


@pytest.mark.parametrize(
    "harmed",
    [
        # Its end was lost, and the next line is one with it.
        b"*X;4;007; 9;0;160;0",
        # It cannot be read, or not be believed.
        b"*\xb8;4;007; 9;0;160;0\r\n",
        b"*X;4;006; 9;0;160;0\r\n",
    ],
)
def test_a_close_that_was_harmed_may_have_been_since_the_last_word_that_was_whole(
    harmed: bytes,
) -> None:
    """A wheel that also speaks when its state changes leaves no gap where such a line is lost."""
    assert quiet_of(speaking() | {2_700: harmed}) == 500


def test_a_wheel_that_answers_every_poll_has_not_closed_before() -> None:
    answers = {0: OPEN, 3_100: CLOSED}
    assert quiet_of(answers, polled=3_000) < 300


def test_where_a_poll_was_not_answered_it_may_have_been_since_the_answer_before() -> None:
    answers = {0: OPEN, 3_600: CLOSED}
    assert 600 <= quiet_of(answers, polled=3_000) <= 800


def test_what_a_driver_reads_that_was_held_up_may_be_as_old_as_its_last_look() -> None:
    """Both lines lay in the port: the last that was open came no later than the one that closed."""
    assert quiet_of(speaking(), stopped=(2_300, 3_200)) == 3_300 - 2_300
