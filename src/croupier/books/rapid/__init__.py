"""Rapid Roulette: player stations and the dealer's game console, laid over a governing book."""

from croupier.books.rapid.station import BASE, deal_rapid
from croupier.core.roles import Role
from croupier.roulette.book import ON_OFF, Offer, Option, Rulebook
from croupier.roulette.catalogue import book_folders

RULEBOOK = Rulebook(
    code="rapid",
    title="Rapid Roulette",
    edition="section 8",
    offers=(
        Offer(
            name="rapid",
            title="Rapid Roulette",
            options=(
                Option("wagering_seconds", ("30",), "length of the wagering period", number=True),
                Option("call_bets", ON_OFF, "buttons for race-track bets on the screen"),
                Option("max_bet", ON_OFF, "the max bet button"),
                Option(
                    "base",
                    (BASE, *(code for code in book_folders() if code not in (BASE, "rapid"))),
                    "the book that governs where this one is silent",
                ),
            ),
            deal=deal_rapid,
        ),
    ),
    titles={"casino-operator": Role.OPERATOR},
)
