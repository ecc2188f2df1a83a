"""France: la roulette française, américaine and anglaise under the order of 14 May 2007."""

from croupier.books.france.american import deal_american
from croupier.books.france.english import deal_english
from croupier.books.france.french import deal_french
from croupier.core.roles import Role
from croupier.roulette.book import OFF_ON, Offer, Option, Rulebook

_DOUBLE_TABLE = Option("double_table", OFF_ON, "a table with two layouts")
_RACETRACK = Option("racetrack", OFF_ON, "the layout has a race track")
_LICENSED = Option(
    "licensed_min", ("0",), "the least minimum that the licence allows, in dollars", number=True
)
_ELECTRONIC = Option("electronic", OFF_ON, "players at terminals: reserved by article 55-11")

RULEBOOK = Rulebook(
    code="france",
    title="France",
    edition="14 May 2007",
    offers=(
        Offer(
            name="french",
            title="Roulette française",
            options=(_DOUBLE_TABLE, _LICENSED),
            deal=deal_french,
        ),
        Offer(
            name="american",
            title="Roulette américaine",
            options=(_DOUBLE_TABLE, _LICENSED),
            deal=deal_american,
        ),
        Offer(
            name="english",
            title="Roulette anglaise",
            options=(_DOUBLE_TABLE, _RACETRACK, _LICENSED, _ELECTRONIC),
            deal=deal_english,
        ),
    ),
    titles={
        "croupier": Role.DEALER,
        "bout-de-table": Role.DEALER,
        "table-end": Role.DEALER,
        "chef-de-table": Role.GAME_SUPERVISOR,
        "sous-chef-de-table": Role.GAME_SUPERVISOR,
        "chief": Role.GAME_SUPERVISOR,
        "assistant-chief": Role.GAME_SUPERVISOR,
        "membre-du-comité-de-direction": Role.PIT_BOSS,
        "directeur-responsable": Role.MANAGEMENT_REPRESENTATIVE,
        "director": Role.MANAGEMENT_REPRESENTATIVE,
        "caissier": Role.CASHIER,
    },
)
