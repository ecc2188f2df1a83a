"""New Zealand, Gazette rules of roulette: racetrack and Asian racetrack."""

from croupier.books.new_zealand.table import deal_table
from croupier.core.roles import Role
from croupier.roulette.book import ON_OFF, Offer, Option, Rulebook

RULEBOOK = Rulebook(
    code="new-zealand",
    title="New Zealand",
    edition="Gazette, with rules 3.2A and 4.5A",
    offers=(
        Offer(
            name="table",
            title="Roulette",
            options=(
                Option("racetrack", ON_OFF, "the cloth has the racetrack area"),
                Option("asian_racetrack", ON_OFF, "the cloth has the Asian racetrack area"),
                Option("layout", ("1", "2"), "the appendix the cloth follows"),
            ),
            deal=deal_table,
        ),
    ),
    titles={"casino-operator": Role.OPERATOR},
)
