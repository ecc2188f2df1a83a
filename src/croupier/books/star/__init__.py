"""The Star Sydney, DF24/017277, approved 16 August 2024: single and double zero, Lucky Ball."""

from croupier.books.star.lucky_ball import with_lucky_ball
from croupier.books.star.promotion import PROMOTION
from croupier.books.star.table import deal_table
from croupier.books.star.tournament import TOURNAMENT
from croupier.core.roles import Role
from croupier.roulette.book import OFF_ON, ON_OFF, Ended, Offer, Option, Options, Rulebook
from croupier.roulette.game import Game


def _deal(options: Options) -> Game:
    return with_lucky_ball(deal_table(options), options)


RULEBOOK = Rulebook(
    code="star",
    title="The Star Sydney",
    edition="2024-08-16",
    offers=(
        Offer(
            name="table",
            title="Roulette",
            options=(
                Option("wheel", ("single-zero", "double-zero"), "37 or 38 pockets"),
                Option(
                    "layout",
                    ("fitting", "A", "B", "C", "D", "E", "F"),
                    "the drawing the cloth follows; E and F have Lucky Ball areas",
                ),
                Option("lucky_ball", ("off", "standard", "mega"), "the side wager and its odds"),
                Option("uspin", OFF_ON, "a unit that may spin the ball for the dealer"),
                Option(
                    "player_card",
                    ON_OFF,
                    "a valid Player Card is needed to play",
                    ended=Ended("false", "2024-08-19", ("3.4", "9.1")),
                ),
                Option("cashless", OFF_ON, "chips are sold through a terminal at the table"),
                Option("drop_box", ON_OFF, "a drop box is attached, so that cash is taken"),
            ),
            deal=_deal,
        ),
    ),
    titles={
        "gaming-supervisor": Role.GAME_SUPERVISOR,
        "assistant-gaming-manager": Role.CASINO_SUPERVISOR,
        "tournament-manager": Role.TOURNAMENT_DIRECTOR,
        "casino-operator": Role.OPERATOR,
    },
    tournament=TOURNAMENT,
    promotion=PROMOTION,
)
