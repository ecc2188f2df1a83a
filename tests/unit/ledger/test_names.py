"""Every account of a tournament has a name of its own, in every language."""

from croupier.core.messages import languages, text_in
from croupier.ledger.names import account_name
from croupier.ledger.postings import world
from croupier.ledger.tournaments import (
    CASH_TENDER,
    added_value,
    chip_stock,
    entry_fees,
    goods_for,
    operator_of,
    prize_of,
    prize_pool,
    unclaimed_prizes,
)
from croupier.tournament.payment import Method

_OF_A_TOURNAMENT = (
    *(added_value, chip_stock, entry_fees, goods_for, operator_of, prize_pool, unclaimed_prizes),
)


def test_every_account_has_a_name_of_its_own() -> None:
    ways = {CASH_TENDER, *map(str, Method)}
    accounts = [
        *(world(way) for way in sorted(ways)),
        *(of("spring") for of in _OF_A_TOURNAMENT),
        *(of("spring", "zoe") for of in (goods_for, prize_of)),
    ]
    for language in languages():
        names = [text_in(language, account_name(account)) for account in accounts]
        assert len(set(names)) == len(accounts), (language, names)
        assert not any("spring" in name for name in names)
        assert sum("zoe" in name for name in names) == 2
        assert text_in(language, account_name("world:bank-draft")) not in names
