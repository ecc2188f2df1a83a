"""SkyCity Adelaide, approved rules as at 20 May 2003: live tables and electronic terminals."""

from croupier.books.adelaide.table import deal_table
from croupier.books.adelaide.terminal import deal_terminal
from croupier.core.roles import Role
from croupier.roulette.book import OFF_ON, Offer, Option, Rulebook

_OPTIONS = (
    Option("stand_alone", OFF_ON, "only a wheel; every bet comes through a terminal"),
    Option("multiples_notice", OFF_ON, "a notice demands multiples of the minimum"),
)
_BUTTON_OPTIONS = (
    Option("buttons_per_number", ("none",), "most neighbours buttons on a number", number=True),
    Option("buttons_per_spin", ("none",), "most neighbours buttons in a spin", number=True),
    Option("designated_buttons", OFF_ON, "neighbours buttons are for designated players"),
)

RULEBOOK = Rulebook(
    code="adelaide",
    title="SkyCity Adelaide",
    edition="2003-05-20",
    offers=(
        Offer(
            name="table",
            title="Roulette table",
            options=_OPTIONS + _BUTTON_OPTIONS,
            deal=deal_table,
        ),
        Offer(name="terminal", title="Electronic terminal", options=_OPTIONS, deal=deal_terminal),
    ),
    titles={
        "inspector": Role.GAME_SUPERVISOR,
        "inspector-in-charge": Role.GAME_SUPERVISOR,
        "house": Role.GAME_SUPERVISOR,
        "casino-operator": Role.OPERATOR,
        "manager-government-casino-inspectorate": Role.INSPECTOR,
    },
)
