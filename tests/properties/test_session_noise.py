"""Sessions in which anything is laid, dealt, put right and struck out, in any order.

Whatever is accepted or refused, the log gives the same tournament again, and the auditor finds
every chip where it should be.
"""

import asyncio
import random
from typing import Any, Final

import pytest

from croupier.core.money import Money
from croupier.core.roles import Role
from croupier.house.answers import Accepted
from croupier.roulette.pockets import Pocket
from croupier.table.corrections import RecordMistake
from croupier.table.voiding import InvalidateOutcome
from croupier.tournament.forms import PassForm
from croupier.tournament.passes import PlayPassCard
from croupier.tournament.wagers import LayWager, RemoveWager
from tests.unit.house.contests import Hall
from tests.unit.house.test_session_corrections import holds, override, void
from tests.unit.house.test_session_rounds import SUE, begun

BETS: Final = ("red", "black", "odd", "straight:17", "dozen:1", "low")
POCKETS: Final = ("1", "2", "17", "20", "0")
STAKES: Final = (500, 500, 1000, 5000, 20_000, 60_000)
PLAYERS: Final = ("ann", "ben", "cy")
STEPS: Final = 60


class Noise:
    """Somebody who does one thing or another at a session's table."""

    def __init__(self, hall: Hall, seed: int) -> None:
        self.hall = hall
        self.dice = random.Random(seed)
        self.done: set[str] = set()

    async def step(self) -> None:
        acts = (*[self.lay] * 5, self.form, self.pass_card, self.lift, *[self.deal] * 2)
        act = self.dice.choice((*acts, self.correct, self.void, self.strike, self.mistake))
        answer = await act(self.dice.choice(PLAYERS))
        await self.hall.tournaments.rounds.caught_up()
        if isinstance(answer, Accepted):
            self.done.add(act.__name__)

    async def lay(self, player: str) -> Any:
        wager: dict[str, Any] = {
            "bet": self.dice.choice(BETS),
            "stake": Money(self.dice.choice(STAKES)),
        }
        return await self.hall.submit(LayWager, player=player, **wager)

    async def form(self, player: str) -> Any:
        wager: dict[str, Any] = {
            "bet": self.dice.choice(BETS),
            "stake": Money(self.dice.choice(STAKES)),
        }
        return await self.hall.submit(PassForm, player=player, **wager)

    async def pass_card(self, player: str) -> Any:
        return await self.hall.submit(PlayPassCard, player=player)

    async def lift(self, player: str) -> Any:
        bet = self.dice.choice(BETS)
        return await self.hall.submit(RemoveWager, player=player, bet=bet)

    async def deal(self, player: str) -> Any:
        """A number, and at once something that is found wrong with it."""
        answer = await self.hall.deal("T1", self.dice.choice(POCKETS))
        stood = self.hall.house.tables["T1"].state.settlement
        session = self.hall.state.sessions["T1"]
        own = session.settlements.get(stood.round_no) if stood else None
        wagerer = own.wagerers.get(player) if own else None
        if wagerer is not None:
            bet, to = self.dice.choice(sorted(wagerer.wagers)), self.dice.choice(BETS)
            if isinstance(await override(self.hall, player=player, bet=bet, to=to), Accepted):
                self.done.add("override")
        return answer

    async def correct(self, player: str) -> Any:
        pocket, round_no = Pocket(self.dice.choice(POCKETS)), self.dice.choice((0, 0, 1, 2, 3))
        return await self.hall.dealer.correct("T1", pocket, "misread", 1, round_no=round_no)

    async def void(self, player: str) -> Any:
        return await void(self.hall, player=player, round_no=self.dice.choice((0, 0, 1, 2)))

    async def strike(self, player: str) -> Any:
        round_no = self.dice.choice((0, 1, 2))
        struck = InvalidateOutcome(
            by=Role.GAME_SUPERVISOR, at=1, reason="fire", text="fire", round_no=round_no
        )
        return await self.hall.house.gateway.submit(SUE, "table:T1", struck)

    async def mistake(self, player: str) -> Any:
        amount = self.dice.choice((500, -500, 2000))
        settled = self.hall.state.sessions["T1"].settlements.values()
        own = [
            each.round_no
            for each in settled
            if each.pocket is not None and any(line.player == player for line in each.lines)
        ]
        mistake = RecordMistake(
            by=Role.GAME_SUPERVISOR,
            at=1,
            player=player,
            amount=Money(amount),
            rectified=Money(abs(amount)),
            round_no=self.dice.choice((1, *own)),
        )
        return await self.hall.house.gateway.submit(SUE, "table:T1", mistake)


@pytest.mark.parametrize("first", range(0, 20, 5))
def test_every_chip_is_where_it_should_be_whatever_was_put_right(first: int) -> None:
    async def played(seed: int) -> set[str]:
        terms: dict[str, Any] = {
            "rounds": 40,
            "pass_cards": 2,
            "undisclosed": 2,
            "no_wager": "allowed",
        }
        noise = Noise(await begun(max=1000, **terms), seed)
        for _ in range(STEPS):
            await noise.step()
        await holds(noise.hall)
        return noise.done

    done = set().union(*(asyncio.run(played(seed)) for seed in range(first, first + 5)))
    acts = {"lay", "form", "pass_card", "lift", "deal", "correct", "void", "strike", "mistake"}
    assert done == acts | {"override"}
