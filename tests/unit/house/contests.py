"""A house with tables for tournaments, and a director who gets things done."""

from collections.abc import Mapping
from itertools import count
from typing import Any

from croupier.core.money import Money
from croupier.core.refusal import Refusal
from croupier.core.roles import Role, lowest
from croupier.house.actors import Actor
from croupier.house.answers import Accepted, Answer
from croupier.house.house import House
from croupier.house.log.memory import MemoryStore
from croupier.house.log.store import Store
from croupier.house.promotions import Promotions
from croupier.house.tables import stream_of
from croupier.house.tournaments import Tournaments, TournamentStream
from croupier.house.world import Nobody, SystemEntropy
from croupier.roulette.limits import Limits, Range
from croupier.roulette.pockets import Pocket
from croupier.scenario.conditions import read_terms
from croupier.scenario.dealing import Dealer
from croupier.table.opening import OpenTable
from croupier.tournament.declare import AtTable, Command, Event, roles_for
from croupier.tournament.designation import DesignateTables
from croupier.tournament.director import AppointDirector
from croupier.tournament.opening import OpenTournament
from croupier.tournament.publishing import AdviseRegulator, PublishTerms
from croupier.tournament.state import Tournament
from croupier.tournament.terms import Terms
from tests.clauses.attesting import attested
from tests.unit.house.test_house import StillClock

EVERYBODY = Actor(id="dora", roles=frozenset(Role))
LIMITS = Limits(table=Range(Money(500), Money(50000)))
NAME = "spring"
GAMES = {"star": "table", "crown": "american"}


class Hall:
    """Tables of one book, and everything around them; built anew on the same store at will."""

    def __init__(
        self,
        store: Store | None = None,
        book: str = "star",
        options: Mapping[str, str] | None = None,
        game: str = "",
    ) -> None:
        self.store = store or MemoryStore()
        self.book = book
        self.game = game
        self.options = dict(options or {})
        self.house = House(self.store, StillClock(), Nobody())
        self.tournaments = Tournaments(self.house, SystemEntropy())
        self.promotions = Promotions(self.house, SystemEntropy())
        self.dealer = Dealer(self.house, self.tournaments.rounds)
        self._keys = count(1)

    async def start(self) -> "Hall":
        await self.house.start()
        await self.tournaments.start()
        await self.promotions.start()
        return self

    async def open_tables(self, tables: int) -> tuple[str, ...]:
        names = tuple(f"T{number}" for number in range(1, tables + 1))
        for name in names:
            opening = OpenTable(
                by=Role.OPERATOR,
                table=name,
                book=self.book,
                game=self.game or GAMES[self.book],
                options=self.options,
                limits=LIMITS,
            )
            assert not isinstance(
                await self.house.gateway.submit(EVERYBODY, stream_of(opening.table), opening),
                Refusal,
            )
        return names

    async def open(self, name: str = NAME) -> TournamentStream:
        opening = OpenTournament(
            by=Role.OPERATOR,
            tournament=name,
            book=self.book,
            game=self.game,
            options=self.options,
        )
        answer = await self.house.gateway.submit(EVERYBODY, f"tournament:{name}", opening)
        assert isinstance(answer, Accepted), answer
        return self.tournaments.streams[name]

    @property
    def state(self) -> Tournament:
        return self.tournaments.streams[NAME].state

    def terms(self, **figures: Any) -> Terms:
        return read_terms(figures, self.state.rules, tables=1)

    async def submit(
        self, kind: type[Command], actor: Actor = EVERYBODY, key: str = "", **words: Any
    ) -> Any:
        by = words.pop("by", lowest(roles_for(kind)))
        if issubclass(kind, AtTable) and (entrant := self.state.entrants.get(words["player"])):
            await self._open(entrant.table)
        return await self.house.gateway.submit(
            actor,
            f"tournament:{NAME}",
            kind(by=by, at=1, **attested(kind, words, self.state)),
            key,
        )

    async def must(self, kind: type[Command], **words: Any) -> tuple[Event, ...]:
        answer = await self.submit(kind, **words)
        assert isinstance(answer, Accepted), answer
        return answer.events

    async def _open(self, table: str) -> None:
        session = self.state.sessions.get(table)
        if session is not None and session.is_open:
            await self.dealer.open(table, 1)

    async def deal(self, table: str, pocket: str) -> Answer:
        """A dealer comes to a number at a table."""
        return await self.dealer.enter(table, Pocket(pocket), 1)

    async def prepare(self, tables: tuple[str, ...], **figures: Any) -> None:
        """Everything before the first entry."""
        await self.must(PublishTerms, terms=self.terms(**figures))
        await self.must(AdviseRegulator)
        await self.must(AppointDirector, name="dora")
        await self.must(DesignateTables, tables=tables)
