"""The attic's rules: those of another book, but a straight-up pays 36 to 1.

CROUPIER_BOOKS=examples/own_book croupier odds --book attic --bet straight:17
"""

from dataclasses import replace

import croupier
from croupier.roulette.bets import Kind
from croupier.roulette.book import Offer, Options, Rulebook
from croupier.roulette.game import Game


def deal_table(options: Options) -> Game:
    """The game with its options chosen."""
    base = croupier.game("new-zealand")
    return replace(
        base,
        book="attic",
        edition="first",
        name="table",
        title="Attic roulette",
        options=options,
        odds={**base.odds, Kind.STRAIGHT: 36},
        odds_clauses={**base.odds_clauses, Kind.STRAIGHT: ("1",)},
    )


RULEBOOK = Rulebook(
    code="attic",
    title="The attic",
    edition="first",
    offers=(Offer(name="table", title="Attic roulette", options=(), deal=deal_table),),
)
