"""Promotional tokens are staked, and leave a player in no other way: none is taken for chips."""

import pytest

from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.roulette.limits import Limits, Range
from croupier.roulette.lines import void_line
from croupier.roulette.pockets import Pocket
from croupier.table.claims import SeizeWinnings
from croupier.table.colours import IssueColour
from croupier.table.corrections import RecordMistake
from croupier.table.decide import decide
from croupier.table.declare import Command
from croupier.table.state import Settlement
from croupier.table.tips import GiveTip
from tests.clauses.play import betting, place, table_of

SEIZED = SeizeWinnings(by=Role.PIT_BOSS, player="ann", amount=Money(500), case="C1")
#: A round that ann had a wager in.
PLAYED = Settlement(
    round_no=1,
    spin_no=1,
    at=0,
    pocket=Pocket("3"),
    lines=(void_line("ann", "red", 500, ()),),
    wagerers={},
    limits=Limits(table=Range(Money(500), Money(50_000))),
)
OVERPAID = RecordMistake(
    by=Role.PIT_BOSS,
    player="ann",
    amount=Money(500),
    rectified=Money(500),
    round_no=1,
    settled=PLAYED,
)
COLOUR = IssueColour(by=Role.DEALER, player="ann", colour="blue", value=Money(500), count=1)
TIP = GiveTip(by=Role.PLAYER, player="ann", amount=Money(500))
STRAY = place("tier", 5)


@pytest.mark.parametrize(
    ("book", "asked"),
    [
        ("star", OVERPAID),
        ("star", COLOUR),
        ("star", TIP),
        # Books without tokens today: a house may play under another tomorrow.
        ("crown", SEIZED),
        ("new-zealand", STRAY),
    ],
)
def test_what_takes_chips_takes_no_token(book: str, asked: Command) -> None:
    table = betting(table_of(book))
    seat = table.seats["ann"]
    few = table.with_seat(seat.but(tokens=seat.balance - 499))
    refusal = decide(few, asked)
    assert isinstance(refusal, Refusal)
    assert refusal.reason is Reason.INSUFFICIENT_CREDIT
    enough = table.with_seat(seat.but(tokens=seat.balance - 6000))
    assert not isinstance(decide(enough, asked), Refusal)
