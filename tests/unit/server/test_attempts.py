"""Guessing has to wait; the one who holds the name gets in from where they always do."""

from croupier.server.attempts import (
    FAILURES_MAX,
    LOCKED_MS,
    REMEMBERED_MAX,
    STRANGERS_MAX,
    Attempts,
)


def test_an_attempt_counts_before_it_is_examined() -> None:
    attempts = Attempts()
    waits = [attempts.begin("ada", "here", 0) for _ in range(20)]
    assert waits == [0] * FAILURES_MAX + [LOCKED_MS] * (20 - FAILURES_MAX)
    assert attempts.begin("ada", "here", LOCKED_MS) == 0


def test_a_success_ends_the_count() -> None:
    attempts = Attempts()
    for _ in range(FAILURES_MAX - 1):
        attempts.begin("ada", "here", 0)
    attempts.succeed("ada", "here")
    assert [attempts.begin("ada", "here", 0) for _ in range(FAILURES_MAX)] == [0] * FAILURES_MAX


def test_a_stranger_does_not_lock_the_holder_out() -> None:
    attempts = Attempts()
    attempts.begin("ada", "office", 0)
    attempts.succeed("ada", "office")
    for n in range(10 * STRANGERS_MAX):
        attempts.begin("ada", f"stranger-{n}", 0)
    assert attempts.begin("ada", "yet another", 0) == LOCKED_MS
    assert attempts.begin("ada", "office", 0) == 0


def test_after_a_restart_strangers_shut_nobody_out_of_the_machine_itself() -> None:
    attempts = Attempts()
    for n in range(10 * STRANGERS_MAX):
        attempts.begin("ada", f"stranger-{n}", 0)
    assert attempts.begin("ada", "office", 0) == LOCKED_MS
    waits = [attempts.begin("ada", "127.0.0.1", 0) for _ in range(FAILURES_MAX + 1)]
    assert waits == [0] * FAILURES_MAX + [LOCKED_MS]


def test_a_clock_that_is_set_makes_nobody_wait_longer() -> None:
    attempts = Attempts()
    for _ in range(FAILURES_MAX):
        attempts.begin("ada", "here", 86_400_000)
    attempts.clock_set(-86_400_000)
    assert attempts.begin("ada", "here", 0) == LOCKED_MS
    assert attempts.begin("ada", "here", LOCKED_MS) == 0


def test_from_one_address_another_name_is_free() -> None:
    attempts = Attempts()
    for _ in range(FAILURES_MAX):
        attempts.begin("ada", "here", 0)
    assert attempts.begin("ada", "here", 1) > 0
    assert attempts.begin("bob", "here", 1) == 0


def test_what_is_remembered_is_bounded() -> None:
    attempts = Attempts()
    for n in range(REMEMBERED_MAX + 100):
        attempts.begin(f"name-{n}", "here", 0)
    assert len(attempts._pairs) == len(attempts._names) == REMEMBERED_MAX


def test_who_has_a_network_of_addresses_is_one_who_guesses() -> None:
    attempts = Attempts()
    waits = [attempts.begin("ada", f"2001:db8:1:2::{n:x}", 0) for n in range(1, 21)]
    assert waits == [0] * FAILURES_MAX + [LOCKED_MS] * (20 - FAILURES_MAX)
    assert attempts.is_locked("ada", "2001:db8:1:2:ffff::1", 0)
    assert attempts.begin("ada", "2001:db8:1:3::1", 0) == 0
    # The machine itself is no part of any network.
    assert attempts.begin("ada", "::1", 0) == 0
