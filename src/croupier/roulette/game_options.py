"""Every way in which a book's games can be set up."""

from collections.abc import Iterator
from itertools import product

from croupier.roulette.book import NotOffered, Offer, Options
from croupier.roulette.game import Game


def every_choice(offer: Offer) -> Iterator[Options]:
    """Each combination of option values; a free number appears with its default only.

    Some combinations may not go together, which shows only when they are dealt.
    """
    names = [option.name for option in offer.options]
    values = [option.values[:1] if option.number else option.values for option in offer.options]
    for chosen in product(*values):
        yield dict(zip(names, chosen, strict=True))


def every_game(offers: tuple[Offer, ...]) -> Iterator[Game]:
    """The game of each combination that can be dealt."""
    for offer in offers:
        for options in every_choice(offer):
            try:
                yield offer.deal(options)
            except NotOffered:
                continue
