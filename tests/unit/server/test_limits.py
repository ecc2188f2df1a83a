"""Token buckets: so many at once, so many a second, and not too many clients.

And what costs little because it is made once.
"""

import pytest

from croupier.core.money import parse_money
from croupier.house.views.describe_game import describe_game
from croupier.roulette.catalogue import book_folders
from croupier.roulette.limits import Limits, Range
from croupier.server import limits
from croupier.server.books import book_details
from croupier.server.limits import Bucket, Buckets
from tests.clauses.play import betting, table_of


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


def test_what_any_stranger_may_have_of_a_table_is_made_again_for_another_sign_alone() -> None:
    table = table_of("crown")
    assert describe_game(table) is describe_game(betting(table))
    dearer = Limits(table=Range(parse_money(25), parse_money(10_000)))
    assert describe_game(table.but(limits=dearer)).chips != describe_game(table).chips
    timed = describe_game(table.but(wagering_seconds=17))
    assert (timed.wagering_seconds, describe_game(table).wagering_seconds) != (17, 17)
