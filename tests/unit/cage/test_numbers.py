"""Ticket numbers: their form, their check digit, and that nothing can be read off them."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cage.numbers import (
    DIGITS,
    NotATicketNumber,
    is_well_formed,
    make_number,
    parse_number,
    show_number,
)
from croupier.core.ensure import InvariantBroken

KEY = bytes(range(32))
NONCE = b"sixteen bytes ok"
GOOD = "124160765153406834"

keys = st.binary(min_size=32, max_size=64)
nonces = st.binary(min_size=16, max_size=32)
system_ids = st.integers(1, 99)
sequences = st.integers(0, 2**64 - 1)
numbers = st.builds(make_number, keys, system_ids, sequences, nonces)


@given(keys, system_ids, sequences, nonces)
def test_a_number_is_well_formed_and_names_its_system(
    key: bytes, system_id: int, sequence: int, nonce: bytes
) -> None:
    number = make_number(key, system_id, sequence, nonce)
    assert is_well_formed(number)
    assert number.startswith(f"{system_id:02}")
    assert number == make_number(key, system_id, sequence, nonce)


@given(numbers, st.integers(0, DIGITS - 1), st.integers(1, 9))
def test_one_wrong_digit_is_always_found(number: str, place: int, shift: int) -> None:
    wrong = str((int(number[place]) + shift) % 10)
    assert not is_well_formed(number[:place] + wrong + number[place + 1 :])


@given(numbers, st.integers(0, DIGITS - 2))
def test_two_neighbours_that_changed_places_are_always_found(number: str, place: int) -> None:
    pair = number[place : place + 2]
    swapped = number[:place] + pair[::-1] + number[place + 2 :]
    assert is_well_formed(swapped) == (pair == pair[::-1])


def test_no_slip_of_two_hundred_numbers_passes_and_zero_and_nine_are_among_them() -> None:
    """Luhn's digit would take 09 for 90; here every slip in every place is tried."""
    swapped_pairs = set()
    for number in (make_number(KEY, 90, sequence, NONCE) for sequence in range(200)):
        for place in range(DIGITS):
            head, digit, tail = number[:place], number[place], number[place + 1 :]
            wrong = [head + other + tail for other in "0123456789" if other != digit]
            if tail and tail[0] != digit:
                swapped_pairs.add(digit + tail[0])
                wrong.append(head + tail[0] + digit + tail[1:])
            assert not any(map(is_well_formed, wrong))
    assert {"09", "90"} < swapped_pairs
    assert len(swapped_pairs) == 90


def test_a_hundred_thousand_tickets_have_a_hundred_thousand_numbers() -> None:
    drawn = {make_number(KEY, 7, sequence, NONCE) for sequence in range(100_000)}
    assert len(drawn) == 100_000


def test_every_drawn_digit_is_equally_likely_in_every_place() -> None:
    """Chi-square with nine degrees of freedom: 33.7 is passed once in ten thousand."""
    count = 20_000
    drawn = [make_number(KEY, 7, sequence, NONCE) for sequence in range(count)]
    for place in range(2, DIGITS):
        seen = Counter(number[place] for number in drawn)
        expected = count / 10
        assert sum((seen[d] - expected) ** 2 / expected for d in "0123456789") < 33.7


def test_neighbouring_sequences_share_no_more_digits_than_chance_has_it() -> None:
    drawn = [make_number(KEY, 7, sequence, NONCE)[2:17] for sequence in range(5_000)]
    pairs = zip(drawn, drawn[1:], strict=False)
    alike = sum(a == b for one, other in pairs for a, b in zip(one, other, strict=True))
    assert 0.09 < alike / (4_999 * 15) < 0.11


@pytest.mark.parametrize(
    "other",
    [
        make_number(bytes(32), 7, 1, NONCE),
        make_number(KEY, 8, 1, NONCE),
        make_number(KEY, 7, 2, NONCE),
        make_number(KEY, 7, 1, NONCE[::-1]),
        make_number(KEY, 7, 1, NONCE + b"\0"),
    ],
    ids=["key", "system", "sequence", "nonce", "longer nonce"],
)
def test_each_argument_changes_the_number(other: str) -> None:
    assert other[2:] != make_number(KEY, 7, 1, NONCE)[2:]


def test_the_drawn_digits_are_a_plain_hmac_that_anyone_can_recompute() -> None:
    message = b"\0\0\0\0croupier ticket number 1\x07\0\0\0\0\0\0\0\x01" + NONCE
    digest = hmac.new(KEY, message, hashlib.sha256).digest()
    words = [int.from_bytes(digest[at : at + 8], "big") >> 14 for at in (0, 8, 16, 24)]
    expected = next(word for word in words if word < 10**15)
    assert make_number(KEY, 7, 1, NONCE)[2:17] == f"{expected:015}"


def test_words_that_do_not_fit_are_thrown_away_and_a_new_block_is_drawn() -> None:
    """One message in some six thousand throws away a whole block; the next one serves then."""
    found = 0
    for sequence in range(40_000):
        message = b"croupier ticket number 1\x07" + sequence.to_bytes(8, "big") + NONCE
        digest = hmac.digest(KEY, bytes(4) + message, "sha256")
        words = [int.from_bytes(digest[at : at + 8], "big") >> 14 for at in (0, 8, 16, 24)]
        if min(words) >= 10**15:
            found += 1
            later = hmac.digest(KEY, b"\0\0\0\1" + message, "sha256")
            first = int.from_bytes(later[:8], "big") >> 14
            if first < 10**15:
                assert make_number(KEY, 7, sequence, NONCE)[2:17] == f"{first:015}"
    assert found > 0


@pytest.mark.parametrize(
    ("key", "system_id", "sequence", "nonce"),
    [
        (KEY[:31], 7, 1, NONCE),
        (KEY, 0, 1, NONCE),
        (KEY, 100, 1, NONCE),
        (KEY, 7, -1, NONCE),
        (KEY, 7, 2**64, NONCE),
        (KEY, 7, 1, NONCE[:15]),
    ],
)
def test_weak_or_impossible_arguments_stop_at_once(
    key: bytes, system_id: int, sequence: int, nonce: bytes
) -> None:
    with pytest.raises(InvariantBroken) as caught:
        make_number(key, system_id, sequence, nonce)
    assert KEY.hex()[:16] not in str(caught.value)


@given(numbers)
def test_a_shown_number_reads_back(number: str) -> None:
    assert parse_number(show_number(number)) == number
    assert parse_number(number) == number


def test_a_number_is_shown_in_groups() -> None:
    assert show_number("123456789012345678") == "12-3456-7890-1234-5678"


@pytest.mark.parametrize("number", ["", "12345", "12345678901234567x", "1234567890123456789"])
def test_only_eighteen_digits_are_shown_as_a_number(number: str) -> None:
    with pytest.raises(InvariantBroken):
        show_number(number)


@pytest.mark.parametrize(
    "text",
    [
        "12-4160-7651-5340-6834",
        " 12 4160 7651 5340 6834\n",
        "12\u20134160\u20117651\u00a05340-6834",
        "1-2-4-1-6-0-7-6-5-1-5-3-4-0-6-8-3-4",
    ],
)
def test_dashes_and_spaces_do_not_matter(text: str) -> None:
    assert parse_number(text) == GOOD


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "it holds no digits"),
        (" - ", "it holds no digits"),
        ("12-4160-7651-5340-683", "it has 17 digits, not 18"),
        ("12-4160-7651-5340-68344", "it has 19 digits, not 18"),
        ("12-4160-7651-534O-6834", "it holds 'O'"),
        ("12.4160.7651.5340.6834", "it holds '.'"),
        ("12-4160-7651-5340-683\u0664", "it holds '\u0664'"),
        ("12-4160-7651-5340-683\u00b2", "it holds '\u00b2'"),
        ("00-0000-0000-0000-0000", "no system has the number 00"),
        ("12-4160-7651-5340-6835", "its check digit does not agree"),
        ("21-4160-7651-5340-6834", "its check digit does not agree"),
    ],
)
def test_what_cannot_be_read_is_said(text: str, fault: str) -> None:
    with pytest.raises(NotATicketNumber) as caught:
        parse_number(text)
    assert fault in str(caught.value)
    assert repr(text) in str(caught.value)


def test_a_very_long_text_is_not_repeated_whole() -> None:
    with pytest.raises(NotATicketNumber) as caught:
        parse_number("7" * 100_000)
    assert "it has 100000 digits, not 18" in str(caught.value)
    assert len(str(caught.value)) < 200


@given(st.text(max_size=40))
def test_any_text_is_read_or_refused_and_nothing_else(text: str) -> None:
    try:
        assert is_well_formed(parse_number(text))
    except NotATicketNumber:
        assert not is_well_formed(text)
