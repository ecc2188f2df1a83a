"""A director who runs one tournament after the other at a table of its own."""

from typing import TYPE_CHECKING, Any, Final

from croupier.core.money import Money
from croupier.core.roles import Role, lowest
from croupier.house.answers import Accepted
from croupier.roulette.limits import Limits, Range
from croupier.scenario.conditions import read_terms
from croupier.table.opening import OpenTable
from croupier.tournament.allotments import IssueChips
from croupier.tournament.cancelling import CancelTournament
from croupier.tournament.chip_counts import CountChips
from croupier.tournament.declare import Command, roles_for
from croupier.tournament.designation import DesignateTables, ReleaseTables
from croupier.tournament.director import AppointDirector
from croupier.tournament.ending import EndSession
from croupier.tournament.entries import Enter
from croupier.tournament.opening import OpenTournament
from croupier.tournament.papers import BriefPlayers
from croupier.tournament.payment import PayPrize
from croupier.tournament.prizes import AwardPrizes
from croupier.tournament.publishing import AdviseRegulator, PublishTerms
from croupier.tournament.seating import DrawSeats
from croupier.tournament.starting import StartSession
from croupier.tournament.state import Tournament
from croupier.tournament.wagers import LayWager
from croupier.tournament.withdrawal import Withdraw
from tests.sim.people import Person, staff

if TYPE_CHECKING:
    from tests.sim.world import World

TABLE: Final = "TT"
_ENTRANTS: Final = 4
_PAPERS: Final = {"form": True, "fee_paid": True, "agreed": True, "copy_given": True}
_FIGURES: Final = {"entry_fee": 50, "chips": 1000, "min": 5, "max": 500, "rounds": 2, "advance": 1}
_CHIPS: Final = Money(100_000)
#: So often the director looks whether a round has come to its number.
_PATIENCE: Final = 40


class Director(Person):
    """Publishes terms, takes entries, seats, has rounds played, counts, awards and pays."""

    def __init__(self, world: "World") -> None:
        super().__init__(
            world, staff("director", *(role for role in Role if role is not Role.PLAYER))
        )
        self._count = 0
        self._name = ""

    async def set_up(self) -> None:
        """One table that is set aside for tournaments again and again."""
        opening = OpenTable(
            by=Role.OPERATOR,
            table=TABLE,
            book="star",
            game="table",
            limits=Limits(table=Range(Money(500), Money(50_000))),
        )
        answer = None
        while answer is None:
            answer = await self.client.send(f"table:{TABLE}", opening)

    @property
    def state(self) -> Tournament | None:
        """The tournament as one of the processes has it."""
        serving = self.world.door(self.chance)
        stream = serving.tournaments.streams.get(self._name) if serving is not None else None
        return stream.state if stream is not None else None

    async def work(self) -> None:
        """One tournament after the other until the house closes."""
        while self.world.is_open:
            self._count += 1
            self._name = f"cup-{self._count}"
            await self._hold()
            await self.wait(2.0, 10.0)

    async def _hold(self) -> None:
        opening = OpenTournament(by=Role.OPERATOR, tournament=self._name, book="star")
        await self.client.send(f"tournament:{self._name}", opening)
        state = self.state
        if state is None:
            return
        players = [f"{self._name}-{place}" for place in range(_ENTRANTS)]
        await self._do(PublishTerms, terms=read_terms(_FIGURES, state.rules, tables=1))
        await self._do(AdviseRegulator)
        await self._do(AppointDirector, name="dora", licensed=True)
        if not await self._set_aside():
            await self._do(CancelTournament, reason="no table is free")
            return
        for player in players:
            await self._do(Enter, player=player, selected=True, **_PAPERS)
        if self.chance.one_in(3):
            await self._do(Withdraw, player=self.chance.pick(players))
        if self.chance.one_in(6):
            await self._do(CancelTournament, reason="a storm")
            return
        await self._play_session()
        await self._do(AwardPrizes, table=TABLE)
        state = self.state
        for player in [*state.prizes] if state is not None else ():
            await self._do(PayPrize, player=player)
            if self.chance.one_in(3):
                # Asked for a second time: a prize is paid once.
                await self._do(PayPrize, player=player)
        await self._do(ReleaseTables)

    async def _set_aside(self) -> bool:
        """Ask for the table until no ordinary round is under way there."""
        for _ in range(_PATIENCE):
            if await self._do(DesignateTables, tables=(TABLE,)):
                return True
            await self.wait(0.5, 3.0)
        return False

    async def _play_session(self) -> None:
        await self._do(DrawSeats, tables=(TABLE,))
        state = self.state
        session = state.sessions.get(TABLE) if state is not None else None
        if session is None:
            return
        await self._do(BriefPlayers, understood=True, bank_told=True)
        await self._do(IssueChips, table=TABLE, players=session.seats, amount=_CHIPS)
        await self._do(StartSession, table=TABLE)
        for _ in range(_FIGURES["rounds"]):
            await self._round(session.seats)
        state = self.state
        if state is None:
            return
        now = state.sessions[TABLE]
        counts = {each.name: Money(each.chips) for each in state.wagering(now)}
        await self._do(CountChips, table=TABLE, counts=counts)
        await self._do(EndSession, table=TABLE, counts=counts)

    async def _round(self, seats: tuple[str, ...]) -> None:
        """Wagers for everybody once the dealer has opened, and then the dealer's number."""
        laid = False
        for _ in range(_PATIENCE):
            table = self.world.observe(TABLE, self.chance)
            betting = table is not None and table.phase.value in ("betting", "final-bets")
            if not laid and betting:
                for place, player in enumerate(seats, start=1):
                    bet = f"straight:{place}" if self.chance.one_in(2) else "red"
                    stake = Money(500 * (1 + self.chance.below(4)))
                    await self._do(LayWager, player=player, bet=bet, stake=stake)
                laid = True
            elif laid and not betting and table is not None and table.phase.value == "settled":
                return
            await self.wait(1.0, 4.0)

    async def _do(self, kind: type[Command], **words: Any) -> bool:
        """Send a command as the lowest who may; whether it was done."""
        await self.wait(0.2, 1.5)
        command = kind(by=lowest(roles_for(kind) - {Role.PLAYER}), **words)
        answer = await self.client.send(f"tournament:{self._name}", command)
        return isinstance(answer, Accepted)
