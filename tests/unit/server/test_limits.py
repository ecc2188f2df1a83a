"""Token buckets: so many at once, so many a second, and not too many clients.

And what costs little because it is made once.
"""

import pytest

from croupier.roulette.catalogue import book_folders
from croupier.server import limits
from croupier.server.books import book_details
from croupier.server.limits import Bucket, Buckets


def test_a_bucket_gives_its_size_at_once_and_then_its_rate() -> None:
    bucket = Bucket(per_second=2, size=3)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(500) for _ in range(2)] == [True, False]
    assert [bucket.take(100_000) for _ in range(4)] == [True, True, True, False]


def test_each_client_has_a_bucket_and_the_oldest_is_forgotten() -> None:
    buckets = Buckets(per_second=1, size=1)
    assert buckets.take("a", 0)
    assert not buckets.take("a", 0)
    assert buckets.take("b", 0)
    for number in range(limits.BUCKETS_MAX):
        buckets.take(str(number), 0)
    assert buckets.take("a", 0)
    assert len(buckets._by_client) == limits.BUCKETS_MAX


@pytest.mark.parametrize("code", sorted(book_folders()))
def test_what_any_stranger_may_have_of_a_book_is_made_once(code: str) -> None:
    assert book_details(code).games
    assert book_details(code) is book_details(code)
