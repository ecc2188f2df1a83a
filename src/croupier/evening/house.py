"""The little house: tables of several books, people at them, and a cashier, all from one seed."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from croupier.cage.declare import TicketCommand
from croupier.cage.paying import RedeemTicket
from croupier.cage.spoilt import ReprintTicket
from croupier.core.ensure import InvariantBroken, ensure
from croupier.core.money import Money
from croupier.core.refusal import Refusal
from croupier.core.roles import PIT_LINE, Role
from croupier.evening.chance import Chance, SteppedClock
from croupier.evening.dealer import by_usual_role, next_step
from croupier.evening.players import NAMES, change_of_mind, too_late, wants
from croupier.house.actors import Actor
from croupier.house.answers import Accepted
from croupier.house.house import House
from croupier.house.log.store import Store
from croupier.house.tables import TableStream, stream_of
from croupier.house.world import Nobody
from croupier.roulette.book import NotOffered, Offer
from croupier.roulette.catalogue import all_books
from croupier.roulette.game import Game
from croupier.roulette.limits import Limits, Range
from croupier.table.changing import ClearWagers
from croupier.table.corrections import CorrectResult, RecordMistake
from croupier.table.declare import Command
from croupier.table.floats import CountFloat, CreditFloat, FillFloat
from croupier.table.opening import OpenTable
from croupier.table.phases import Phase
from croupier.table.seats import CashedOut, CashOut, Leave
from croupier.table.state import Table
from croupier.table.wagers import PlaceWager

_STEPS_OF_A_ROUND_MAX = 60
_DRAWS = 500
_DRAWS_FOR_LUCK = 12
#: What was refused is asked again after a while: a wagering period may have to run out first.
_PATIENCE = 10_000
_OPENER = Money(5_000_000)
_LIMITS = ((250, 20_000, None), (500, 50_000, 500), (1000, 100_000, 500))

Progress = Callable[[int, int], None]
"""Called after each round: how many rounds are played, of how many."""


@dataclass(slots=True)
class Played:
    """What came of it."""

    tables: int = 0
    rounds: int = 0
    submitted: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    tickets: int = 0
    redeemed: int = 0


class Floor:
    """A house in play. `play` deals rounds at every table in turn."""

    def __init__(self, store: Store, seed: int) -> None:
        self.chance = Chance(seed)
        self.clock = SteppedClock()
        self.house = House(store, self.clock, Nobody(), entropy=self.chance)
        self.played = Played()
        self._standing: list[str] = []

    async def open(self) -> None:
        """Open a table for a game of each book, and count its float."""
        await self.house.start()
        ensure(not self.house.tables, "a simulated house starts with an empty log")
        for number, (book, offer) in enumerate(self._games(), start=1):
            game = self._deal(offer)
            await self._open_table(f"T{number}", book, game)
        self.played.tables = len(self.house.tables)

    def _games(self) -> Iterator[tuple[str, Offer]]:
        """A game of each book by chance, and a second one of the book with most of them."""
        books = all_books()
        most = max(books, key=lambda book: len(book.offers))
        for book in (*books, most):
            yield book.code, self.chance.pick(book.offers)

    def _deal(self, offer: Offer) -> Game:
        """Options by chance under which players bet; Lucky Ball wherever it can be had."""
        found: Game | None = None
        for draw in range(_DRAWS):
            if found and draw >= _DRAWS_FOR_LUCK:
                break
            chosen = {option.name: self.chance.pick(option.values) for option in offer.options}
            try:
                game = offer.deal(chosen)
            except NotOffered:
                continue
            if PlaceWager.power(game) is None:
                continue
            if game.lucky:
                return game
            found = found or game
        if found is None:
            raise InvariantBroken(f"no options of {offer.name} were found that go together")
        return found

    async def _open_table(self, name: str, book: str, game: Game) -> None:
        least, most, unit = self.chance.pick(_LIMITS)
        sign = Range(Money(least), Money(most), None if unit is None else Money(unit))
        smallest = Money(min(250, least))
        opened = await self.house.gateway.submit(
            _staff("operator"),
            stream_of(name),
            OpenTable(
                by=Role.OPERATOR,
                at=self.clock.now(),
                table=name,
                book=book,
                game=game.name,
                options=dict(game.options),
                limits=Limits(table=sign, smallest_chip=smallest),
                signed=frozenset(game.unsigned),
            ),
        )
        if isinstance(opened, Refusal):
            raise InvariantBroken(f"table {name} was refused: {opened}")
        await self.submit(name, CountFloat(by=Role.DEALER, moment="opener", amount=_OPENER))

    async def play(self, rounds: int, report: Progress | None = None) -> Played:
        """Deal so many rounds in all, at each table in turn."""
        names = list(self.house.tables)
        for number in range(rounds):
            await self.play_round(self.house.tables[names[number % len(names)]])
            await self._at_the_cage()
            if report is not None:
                report(number + 1, rounds)
        await self._last_steps()
        return self.played

    async def play_round(self, stream: TableStream) -> None:
        """One round, from the tasks before it to the payments after it."""
        name = stream.id
        before = stream.state.round_no
        betted = False
        for _ in range(_STEPS_OF_A_ROUND_MAX):
            table = stream.state
            if table.phase is Phase.SETTLED and table.round_no > before:
                break
            if table.phase in (Phase.BETTING, Phase.FINAL_BETS) and not betted:
                betted = True
                await self._take_bets(stream)
                continue
            if table.phase is Phase.NO_MORE_BETS and self.chance.one_in(8):
                await self._submit_as_player(name, too_late(self.chance.pick(NAMES)))
            step = next_step(table, self.chance)
            if step is None:
                break
            if await self.submit(name, step) is None:
                self.clock.step(_PATIENCE)
        self.played.rounds += stream.state.round_no > before
        await self._after_the_result(stream)

    async def _take_bets(self, stream: TableStream) -> None:
        for player in self.chance.sample(NAMES, 1 + self.chance.below(4)):
            for command in wants(stream.state, player, self.chance):
                await self._submit_as_player(stream.id, command)
            if self.chance.one_in(4):
                changed = change_of_mind(stream.state, player, self.chance)
                await self._submit_as_player(stream.id, changed)

    async def _after_the_result(self, stream: TableStream) -> None:
        """Now and then a correction, a mistake put right, or a fill; then some go home."""
        table, chance = stream.state, self.chance
        if table.game.correction and table.settlement and chance.one_in(12):
            pocket = chance.pick(table.game.wheel.order)
            await self.submit(table.id, CorrectResult(by=Role.DEALER, pocket=pocket))
        if table.seats and chance.one_in(10):
            await self.submit(table.id, self._mistake(table))
        if chance.one_in(15):
            fill = FillFloat(by=Role.DEALER, amount=Money(100_000), slip=f"F{table.round_no}")
            await self.submit(table.id, fill)
        if chance.one_in(15):
            credit = CreditFloat(by=Role.DEALER, amount=Money(50_000), slip=f"C{table.round_no}")
            await self.submit(table.id, credit)
        for player in tuple(stream.state.seats):
            if chance.one_in(6):
                await self._go_home(stream, player)

    def _mistake(self, table: Table) -> RecordMistake:
        amount = Money(self.chance.pick((-1, 1)) * 100 * (1 + self.chance.below(2500)))
        return RecordMistake(
            by=Role.DEALER,
            player=self.chance.pick(tuple(table.seats)),
            amount=amount,
            round_no=table.round_no,
            identified=True,
            rectified=Money(abs(amount)) if amount < 0 else Money(0),
            text="found on the recording",
        )

    async def _go_home(self, stream: TableStream, player: str) -> None:
        name = stream.id
        if stream.state.seats[player].wagers:
            await self._submit_as_player(name, ClearWagers(by=Role.PLAYER, player=player))
        number = self.chance.ticket_number()
        leaves = self.chance.one_in(2)
        kind = Leave if leaves else CashOut
        answer = await self._submit_as_player(
            name, kind(by=Role.PLAYER, player=player, ticket=number)
        )
        if answer is not None and any(isinstance(x, CashedOut) and x.ticket for x in answer.events):
            self._standing.append(number)
            self.played.tickets += 1

    async def _at_the_cage(self) -> None:
        """Some tickets come to the cashier; some are spoilt and printed again."""
        if not self._standing or not self.chance.one_in(2):
            return
        number = self._standing.pop(self.chance.below(len(self._standing)))
        at = self.clock.step(500)
        command: TicketCommand = RedeemTicket(by=Role.CASHIER, at=at, number=number)
        if self.chance.one_in(10):
            new = self.chance.ticket_number()
            command = ReprintTicket(by=Role.CASHIER, at=at, number=number, new_number=new)
            self._standing.append(new)
        answer = await self.house.gateway.submit(
            _staff("cashier", Role.CASHIER), f"ticket:{number}", command
        )
        ensure(not isinstance(answer, Refusal), f"the cage refused {number}: {answer}")
        self.played.redeemed += isinstance(command, RedeemTicket)

    async def _last_steps(self) -> None:
        """Count one float as the house closes for the night; the others play on."""
        stream = next(iter(self.house.tables.values()))
        amount = Money(max(0, stream.state.float))
        await self.submit(stream.id, CountFloat(by=Role.DEALER, moment="closer", amount=amount))

    async def submit(self, table: str, command: Command) -> Accepted | None:
        """Put a command to a table as the one who usually gives it; None where it is refused."""
        usual = by_usual_role(command, self.house.tables[table].state)
        return await self._put(table, usual, _staff(f"{usual.by}-{table}", usual.by))

    async def _submit_as_player(self, table: str, command: Command) -> Accepted | None:
        """A player's command; what only staff may place is placed by them."""
        usual = by_usual_role(command, self.house.tables[table].state)
        if usual.by is not Role.PLAYER:
            return await self._put(table, usual, _staff(f"{usual.by}-{table}", usual.by))
        player = str(getattr(command, "player", ""))
        terminal = Actor(
            id=f"terminal-{player}", roles=frozenset({Role.PLAYER}), players=frozenset({player})
        )
        return await self._put(table, usual, terminal)

    async def _put(self, table: str, command: Command, actor: Actor) -> Accepted | None:
        at = self.clock.step(200 + self.chance.below(1800))
        answer = await self.house.gateway.submit(actor, stream_of(table), command.but(at=at))
        self.played.submitted[command.action] += 1
        if isinstance(answer, Accepted):
            return answer
        self.played.refused[command.action] += 1
        return None


def _staff(name: str, *roles: Role) -> Actor:
    return Actor(id=name, roles=frozenset(roles or PIT_LINE))


async def play_house(
    store: Store, *, seed: int, rounds: int, report: Progress | None = None
) -> Played:
    """Open a house in an empty log and play it: the same seed and rounds give the same records."""
    floor = Floor(store, seed)
    await floor.open()
    return await floor.play(rounds, report)
